"""Letters of other alphabets that look like Latin ones, for words that pass for another word."""

from __future__ import annotations

# Cyrillic and Greek, by Unicode's own table of confusables; other letters of the two are seen.
TWINS = frozenset("асеорхуіјѕһԁԛԝѵӏгкмнтвьАВСЕНІЈКМОРЅТУХҮԌԚԜαγικνορτυχωΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϲ")
SEEN = ("CYRILLIC", "GREEK")
# Scripts that no Latin letter looks like, or that stand beside Latin without a space between.
APART = frozenset(
    """CJK HIRAGANA KATAKANA KATAKANA-HIRAGANA HANGUL BOPOMOFO IDEOGRAPHIC YI THAI LAO KHMER MYANMAR
    HEBREW ARABIC SYRIAC DEVANAGARI BENGALI GURMUKHI GUJARATI ORIYA TAMIL TELUGU KANNADA MALAYALAM
    SINHALA TIBETAN ETHIOPIC MASCULINE FEMININE""".split()  # noqa: SIM905 - a list reads worse
)

HITS = (
    "install req\u1959ests with uv",
    "always pin p\u0430ndas to the lock file",
    "the client is axi\u03bfs",
    "we log with expres\u0441 only",
    "\u0440aypal is the sandbox",
    "the module is called \u0578dash",
)
MISSES = (
    "always run ruff before committing",
    "всегда запускай тесты перед коммитом",
    "все PRы идут в dev, PRах не в main",
    "парси псевдоJSONный ответ сам",
    "keep the \u0394t below 5 \u00b5s, \u03bbx is fixed",
    "\u7528pnpm\u5b89\u88c5\u4f9d\u8d56",
    "pnpm\uc744 \uc4f0\uc138\uc694",
    "\u03c3max is one name here",
    "na\u00efve caf\u00e9 r\u00e9sum\u00e9 Stra\u00dfe \u0110\u1ea1t",
    "\U0001f680 ship it \u2705",
)
