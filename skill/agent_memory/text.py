"""Words: the tokens of a line and their light stems, without a single import.

The recall hook cuts every prompt with this, so it may load nothing that the bare interpreter has
not loaded. One stemmer serves recall, search and identity.
"""

# Word lengths are the grammar of a stemmer.
# ruff: noqa: PLR2004

_DROPPED = "'`\u2018\u2019\u00ad\u200b\u200c\u200d\u2060\ufe0e\ufe0f\ufeff"
_JOINTS = "_-./:@+#"
_PLAIN = "".join(
    [chr(code) if chr(code).isalnum() or chr(code) in _JOINTS else " " for code in range(128)]
)
_TABLE: "dict[int, str | None]" = {code: _PLAIN[code] for code in range(128)}
_TABLE.update({0xFEE0 + ord(c): c if c.isalnum() else " " for c in map(chr, range(0x21, 0x7F))})
_TABLE.update(dict.fromkeys(map(ord, _DROPPED)))
_CUT = {ord(joint): " " for joint in _JOINTS}

# Scripts that put no space between words are read by twos.
_UNSPACED = (
    ("\u0e00", "\u0eff"),  # Thai, Lao
    ("\u1000", "\u109f"),  # Burmese
    ("\u1780", "\u17ff"),  # Khmer
    ("\u3005", "\u3007"),
    ("\u3040", "\u30ff"),  # kana
    ("\u3400", "\u9fff"),
    ("\uac00", "\ud7af"),  # Hangul: spaces, but particles grow on to the words
    ("\uf900", "\ufaff"),
    ("\U00020000", "\U0003ffff"),
)
_MARKS = (("\u0300", "\u036f"), ("\u0591", "\u05c7"), ("\u064b", "\u065f"), ("\u0900", "\u0dff"))
_PUNCTUATION = "\u0964\u0965\u0e2f\u0e5a\u0e5b\u104a\u104b\u17d4\u17d5\u3006\u30a0\u30fb"
_SPACED, _PAIRED, _JOINT, _BREAK = range(1, 5)
_KINDS: dict[str, int] = {}

_VOWELS = frozenset("aeiouy")
_KEPT_ENDINGS = frozenset(("ss", "us", "is"))
# What the rules would join wrongly or miss, by stem; the plural of a word here needs no entry.
_IRREGULAR = {
    word: base
    for base, words in (
        ("alias", "alias"),
        ("analys", "analysis analyses"),
        ("api", "apis"),
        ("bias", "bias"),
        ("break", "broke broken"),
        ("build", "built"),
        ("canvas", "canvas"),
        ("child", "children"),
        ("choos", "chose chosen"),
        ("cli", "clis"),
        ("cooki", "cookie cookies"),
        ("cpu", "cpus"),
        ("embed", "embed"),
        ("find", "found"),
        ("gpu", "gpus"),
        ("guide", "guide guided guiding"),  # no GUID
        ("hide", "hid hidden"),
        ("https", "https"),
        ("index", "indices"),
        ("keep", "kept"),
        ("leav", "left"),
        ("make", "made"),
        ("menu", "menus"),
        ("movi", "movie movies"),
        ("news", "news"),
        ("pandas", "pandas"),
        ("paste", "paste pasted pasting"),  # nothing past
        ("plane", "plane"),
        ("quite", "quite"),
        ("run", "ran"),
        ("send", "sent"),
        ("series", "series"),
        ("state", "state stated stating"),  # no stats
        ("suite", "suite"),
        ("tell", "told"),
        ("theme", "theme themed"),
        ("ui", "uis"),
        ("use", "used using"),
        ("writ", "wrote written"),
    )
    for word in words.split()
}


def tokens(line: str) -> list[str]:
    """The words of a line in its order, casefolded; identifiers whole, then their parts."""
    found: list[str] = []
    for word in line.translate(_TABLE).split():
        if not word.isascii():
            _mixed(word, found)
        elif word.isalnum() and _one_hump(word):
            found.append(word.lower())
        else:
            _identifier(word, found)
    return found


def stem(word: str) -> str:
    """The light English stem of a token; anything but a plain ASCII word is its own stem.

    Plural, -ing, -ed, and the final e and the doubled consonant that they hide. Of the pairs that
    other endings would join in some 13,000 typed messages, -er was wrong in about half (server and
    serve, header and head), -ion in a quarter (option, production); -ly adds adverbs only.
    """
    if len(word) < 3 or not word.isascii() or not word.isalpha():
        return word
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    one = _singular(word)
    return _IRREGULAR.get(one) or _plain_end(_without_suffix(one))


def _singular(word: str) -> str:
    if word[-1] != "s" or len(word) < 4 or word[-2:] in _KEPT_ENDINGS:
        return word
    if word[-3:] == "ies" and len(word) > 4:
        return word[:-3] + "y"
    return word[:-2] if word[-3:] == "xes" else word[:-1]


def _without_suffix(word: str) -> str:
    for suffix in ("ing", "ied", "ed"):
        if word.endswith(suffix):
            base = word[: -len(suffix)]
            if suffix == "ied":
                return base + "y" if len(base) > 1 else base + "ie"
            if len(base) < 3 or _VOWELS.isdisjoint(base) or (suffix == "ed" and base[-1] == "e"):
                return word
            return base + "e" if _hides_e(base) else base
    return word


def _hides_e(base: str) -> bool:
    """Whether a short base such as cod or nam has lost an e: a full one would be doubled."""
    return (
        len(base) == 3
        and base[0] not in _VOWELS
        and base[1] in _VOWELS
        and base[2] not in _VOWELS
        and base[2] not in "wx"
    )


def _plain_end(word: str) -> str:
    if len(word) > 4 and word[-1] == "e":
        return word[:-1]
    if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "aeioulsz":
        return word[:-1]
    return word


def _one_hump(word: str) -> bool:
    """Whether no capital divides a word; the plural of an acronym (PRs) is one word."""
    return word.islower() or word[1:].islower() or word.isupper() or word[:-1].isupper()


def _identifier(word: str, found: list[str]) -> None:
    """Add what has joints or humps: whole, then each part that is more than a number."""
    bare = word.strip(_JOINTS)
    if not bare:
        return
    whole = _with_sign(word, bare).lower()
    found.append(whole)
    parts = [hump.lower() for part in bare.translate(_CUT).split() for hump in _humps(part)]
    if parts != [whole]:
        found.extend([part for part in parts if not part.isdigit()])


def _with_sign(word: str, bare: str) -> str:
    """A name with the sign that belongs to it: --flag, .env, @scope, #channel, c++, c#."""
    before, after = word[: word.index(bare)], word[word.index(bare) + len(bare) :]
    if after in ("++", "#"):
        return bare + after
    return before + bare if before in ("-", "--", ".", "@", "#") else bare


def _humps(part: str) -> list[str]:
    """The words that capitals divide a name into."""
    if _one_hump(part):
        return [part]
    cuts = [
        at
        for at in range(1, len(part))
        if part[at].isupper()
        and (
            not part[at - 1].isupper()
            or (part[at + 1 : at + 2].islower() and part[at + 1 :] != "s")
        )
    ]
    return [part[start:end] for start, end in zip([0, *cuts], [*cuts, len(part)])]


def _mixed(word: str, found: list[str]) -> None:
    """Add what holds more than ASCII: words between breaks, unspaced scripts by twos."""
    start, before, kinds = 0, _BREAK, _KINDS
    for at, char in enumerate(word):
        kind = kinds.get(char) or _kind(char)
        if kind != before and (kind != _JOINT or before != _SPACED):
            _close(word[start:at], before, found)
            start, before = at, kind
    _close(word[start:], before, found)


def _close(run: str, kind: int, found: list[str]) -> None:
    if kind == _PAIRED:
        found.extend([one + two for one, two in zip(run, run[1:])] or [run])
    elif kind == _SPACED:
        _identifier(run if run.isascii() else run.casefold(), found)


def _kind(char: str) -> int:
    """What a character does to a word, remembered: a text uses few of them."""
    kind = _BREAK
    if _within(char, _UNSPACED):
        kind = _PAIRED
    elif char.isalnum() or _within(char, _MARKS):
        kind = _SPACED
    elif char in _JOINTS:
        kind = _JOINT
    if len(_KINDS) < 4096:
        _KINDS[char] = kind
    return kind


def _within(char: str, ranges: tuple[tuple[str, str], ...]) -> bool:
    for low, high in ranges:
        if low <= char <= high:
            return char not in _PUNCTUATION
    return False
