"""Russian: the table."""

from __future__ import annotations

from agent_memory.capture.markers import FATAL, Guard, Marker, Support, Table, pattern, words
from agent_memory.capture.markers.english_words import PRACTICE
from agent_memory.capture.markers.russian_generics import GENERICS
from agent_memory.capture.markers.russian_practice import WAYS
from agent_memory.capture.markers.russian_shares import SHARES
from agent_memory.capture.markers.russian_terse import TERSE

MARKERS = (
    Marker(
        name="asked:remember",
        kind="constraint",
        confidence="stated",
        score=24,
        keywords=words("запомни запиши сохрани учти имей"),
        pattern=pattern(
            r"^(?:пожалуйста,? )?(?:запомни|учти|имей в виду)(?:[:,]|,? что)\s*\S+ \S+",
            r"\b(?:запиши|сохрани|добавь) .{0,40}(?:память|памяти|claude\.?md|правила)\b",
        ),
        hits=(
            "запомни, что база только для чтения",
            "сохрани это в память",
        ),
        misses=("ты помнишь порт",),
        asked=True,
    ),
    Marker(
        name="standing",
        kind="constraint",
        confidence="stated",
        score=21,
        keywords=words(
            "впредь отныне момента дальнейшем умолчанию раз сегодня будущем каждым каждого каждой"
        ),
        pattern=pattern(
            r"\b(?:впредь|отныне|с этого момента|в дальнейшем|на будущее|в будущем)\b",
            r"^(?:каждый раз,? (?:когда|как)|перед каждым|после каждого|после каждой|перед каждой|"
            r"по умолчанию)\b.{6,}",
        ),
        hits=(
            "впредь пиши тесты сначала",
            "перед каждым коммитом запускай линтер",
        ),
        misses=("каждый раз падает",),
    ),
    Marker(
        name="always",
        kind="constraint",
        confidence="stated",
        score=19,
        keywords=words("всегда обязательно"),
        pattern=pattern(
            r"^(?:пожалуйста,? )?(?:всегда|обязательно) (?!так|один|\w+(?:[еия]т|[еи]тся|"
            r"[уюая]тся)\b)\S+ \S+",
            r"^\S+(?:й|йте|и|ь|ьте) всегда \S+|\bдолж\S+ (?:\S+ )?всегда\b",
        ),
        hits=("всегда запускай тесты перед коммитом",),
        misses=("тест всегда падает",),
    ),
    Marker(
        name="never",
        kind="constraint",
        confidence="stated",
        score=20,
        keywords=words("никогда нельзя запрещено запрещается"),
        pattern=pattern(
            r"^(?:пожалуйста,? )?никогда не \S+ \S+|\b(?:запрещено|запрещается)\b|^нельзя \S+ \S+"
        ),
        hits=(
            "никогда не коммить секреты в репозиторий",
            "нельзя менять сгенерированные файлы",
        ),
        misses=("он никогда не работал",),
    ),
    Marker(
        name="prohibition",
        kind="constraint",
        confidence="observed",
        score=13,
        keywords=words("не избегай перестань хватит"),
        pattern=pattern(
            r"(?:^|[,;] )(?:пожалуйста,? )?(?:больше )?не (?:делай|пиши|используй|трогай|добавляй|"
            r"меняй|удаляй|создавай|коммить|пушь|изменяй|выдумывай|ломай|переименовывай|запускай|"
            r"вставляй|редактируй|правь)\S* \S+",
            r"^(?:избегай|перестань|хватит) \S+",
        ),
        hits=(
            "не трогай папку legacy",
            "перестань добавлять комментарии",
        ),
        misses=(
            "не работает",
            "не знаю",
        ),
    ),
    Marker(
        name="must",
        kind="constraint",
        confidence="observed",
        score=11,
        keywords=words("должны должен должна должно нужно надо необходимо убедись следи"),
        pattern=pattern(
            r"^(?:все|каждый|каждая|каждое|любой) .{2,40}\bдолж\S+ \S+|^(?:убедись|следи),? "
            r"(?:что|чтобы) \S+|^(?:необходимо|нужно|надо),? чтобы \S+ \S+"
        ),
        hits=(
            "все сервисы должны проверять вход",
            "следи, чтобы тесты не ходили в сеть",
        ),
        misses=("должно быть ошибка",),
    ),
    Marker(
        name="use-not",
        kind="preference",
        confidence="stated",
        score=19,
        keywords=words("вместо предпочитаю лучше"),
        pattern=pattern(
            r"\b(?:используй|пиши|бери|ставь|применяй)\S* .{2,40}(?:\bвместо\b|, а не\b) \S+",
            r"\bя предпочитаю \S+ \S+|^лучше использу\S+ \S+",
        ),
        hits=(
            "используй pnpm вместо npm",
            "я предпочитаю маленькие функции",
        ),
        misses=("лучше так",),
    ),
    Marker(
        name="style",
        kind="preference",
        confidence="stated",
        score=19,
        keywords=words("русском английском русски"),
        pattern=pattern(
            r"\b(?:отвечай|пиши|говори|комментарии|коммиты)\S*\b.{0,30}\b(?:на (?:русском|"
            r"английском)|по-русски)"
        ),
        hits=(
            "отвечай на русском",
            "комментарии пиши на английском",
        ),
        misses=("сайт на русском",),
    ),
    Marker(
        name="we-use",
        kind="decision",
        confidence="stated",
        score=15,
        keywords=words("мы нас проекте проект решили"),
        pattern=pattern(
            r"^мы (?:не )?(?:используем|пишем|деплоим|применяем|работаем)\b \S+|^(?:в этом "
            r"проекте|этот проект) \S+ \S+|\bмы решили\b \S+ \S+|^у нас \S+ \S+"
        ),
        hits=("мы используем pytest везде",),
        misses=("что мы делаем",),
    ),
    Marker(
        name="approval",
        kind="constraint",
        confidence="stated",
        score=18,
        keywords=words("спроси спрашивай без согласуй"),
        pattern=pattern(
            r"\b(?:спроси|спрашивай|согласуй)\b.{0,20}\b(?:прежде|перед|до)\b",
            r"\b(?:не|ничего|никогда) .{2,50}\bбез (?:моего|спроса|разрешения|согласования)\b",
        ),
        hits=(
            "спроси меня, прежде чем удалять",
            "ничего не пушь без моего разрешения",
        ),
        misses=("без моего ведома",),
    ),
    *WAYS,
    *GENERICS,
    *SHARES,
    *TERSE,
)

GUARDS = (
    Guard(
        name="question",
        cost=FATAL,
        keywords=words("как что почему зачем где когда какой какая какие сколько можно ли кто"),
        pattern=pattern(
            r"^(?:как|что|почему|зачем|где|когда|как(?:ой|ая|ие)|сколько|можно ли|можешь "
            r"(?!пожалуйста)|кто)\b(?! бы)|\bли\b"
        ),
        hits=("почему тест всегда падает",),
        misses=("всегда запускай тесты",),
        spares=frozenset({"complaint"}),
    ),
    Guard(
        name="one-off",
        cost=12,
        keywords=words("сейчас пока этот сегодня сначала временно"),
        pattern=pattern(
            r"(?<!с )\b(?:сейчас|пока|в этот раз|сегодня|временно)\b|\bсначала\b(?!.*\b(?:потом|"
            r"затем)\b)"
        ),
        hits=("пока ничего не пушь",),
        misses=("впредь ничего не пушь",),
        spares=frozenset(
            {"always", "asked:remember", "standing", "complaint", "asked:rule", "from-now"}
        ),
    ),
    Guard(
        name="feedback",
        cost=14,
        keywords=words("ошибка ошибку ошибки работает видно спасибо отлично падает"),
        pattern=pattern(
            r"\b(?:опять|снова|та же|эта|эту|выда\w+|вылез\w*|вылета\w+|получа\w+|появ\w+|вижу|"
            r"есть|была|даёт|дает|с|та) (?:же )?ошибк\w+|^ошибка\b|\bошибка(?: при)?$|\b(?:не "
            r")?работает\b|\b(?:не видно|спасибо|отлично|падает)\b"
        ),
        hits=("опять та же ошибка",),
        misses=("не трогай папку", "ошибки всегда логируем", "не глотай ошибки"),
        spares=frozenset({"asked:remember", "complaint"}),
    ),
    Guard(
        name="task",
        cost=8,
        keywords=(),
        pattern=pattern(
            r"^(?:теперь |давай |пожалуйста,? )*(?:сделай|добавь|исправь|проверь|создай|напиши|"
            r"удали|покажи|найди|скачай|открой|запусти|обнови|измени|посмотри)\b"
        ),
        hits=("добавь проверку, которая всегда работает",),
        misses=("всегда добавляй тесты",),
        spares=frozenset(
            {
                "asked:rule",
                "approval:first",
                "forbidden",
                "dont",
                "style:how",
                "whenever",
                "from-now",
                "asked:remember",
                "standing",
                "complaint",
                "approval",
            }
        ),
    ),
)

RUSSIAN = Table(
    language="russian",
    spaced=True,
    minimum=3,
    markers=MARKERS,
    guards=GUARDS,
    supports=(
        Support(
            "practice",
            4,
            words(PRACTICE + " тесты тестов файлы комментарии зависимости коммит код"),
            pattern(r""),
            ("не пиши комментарии",),
            ("не трогай это",),
        ),
    ),
    cut=pattern(
        r"(?<!говорил)(?<!просил)(?<!сказал),\s+(?=(?:(?:и|но|а|пожалуйста|"
        r"также)\s+)*(?:не (?:трогай|используй|добавляй|меняй|пиши|удаляй|создавай|"
        r"делай|коммить|пушь|пуш|надо|нужно)|никогда|всегда|используй|пиши|избегай|"
        r"предпочитаю|впредь|отныне|теперь всегда|с этого момента|спрашивай|спроси|"
        r"запомни|я же (?:просил|говорил)|сначала|только через|обязательно)\b)"
    ),
    subordinate=pattern(
        r"^(?:если|когда|перед|прежде|после|при|пока|чтобы|раз|каждый раз|хотя|"
        r"так как|потому)\b"
    ),
    lead=pattern(r"^(?:\W*\b(?:ок|окей|и|но|а|да|нет|так|ещё|еще|привет|кстати)\b[ ,.:;!-]+)+"),
    heading=pattern(r"\b(?:правила|соглашения|требования|впредь)\b"),
    lasting=pattern(r"\b(?:правила|соглашения|требования|впредь)\b"),
    request=pattern(
        r"^(?:теперь |давай |пожалуйста,? |можешь )*(?:сделай|добавь|исправь|проверь|создай|"
        r"напиши|удали|покажи|найди|скачай|открой|запусти|обнови|измени|используй) (?!это$)\S+"
    ),
    alone=pattern(
        r"^(?:отвечай|пиши|объясняй)(?:те)? (?:кратко|коротко|по-русски|сжато|проще|подробнее)$"
    ),
    fragment=pattern(r"(?:\b(?:и|или|но|в|на|с|для|по|от|до|что|если|чтобы|потому)|[,:(])$"),
)
