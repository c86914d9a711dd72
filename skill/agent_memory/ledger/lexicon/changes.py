"""Words that say that something changes: with them the newer of two clauses means to win.

`CHANGES` say so, and `LEADS` begin what holds from then on. `RATHER` compare, and may have done so
from the start. `GONE` name what is given up. With `PASSING` nothing changes but this one time.
"""

from __future__ import annotations

from typing import NamedTuple

from agent_memory.ledger.lexicon.words import fold


class Change(NamedTuple):
    """A pattern with texts that it must and must not match."""

    pattern: str
    hits: tuple[str, ...]
    misses: tuple[str, ...] = ()


class Gone(NamedTuple):
    """A pattern whose `old` is given up, with texts and what each of them gives up."""

    pattern: str
    hits: tuple[tuple[str, str], ...]
    misses: tuple[str, ...] = ()


LEADS = (
    Change(
        r"\b(?:new rule|change of plans?|changed my mind|scratch that)\s*[:,;.–-]",
        ("change of plans: use bun", "I changed my mind, use bun"),
        ("the plan is to change the header",),
    ),
    Change(
        r"\b(?:from (?:now|today|here|this point) on(?:wards?)?|as of (?:today|now)"
        r"|(?:starting|beginning) (?:today|now)|effective immediately|henceforth)\b",
        ("from now on use bun", "as of today PRs go to main", "from today onwards ids are ulids"),
        ("as of version 3 the flag exists", "start now"),
    ),
    Change(
        r"\b(?:ab (?:jetzt|sofort|heute|nun)|von (?:jetzt|nun) an|künftig)\b",
        ("ab jetzt immer bun", "künftig heißen Zweige topic/"),
        ("jetzt die Tests", "das künftige Modul"),
    ),
    Change(
        r"\b(?:a partir de (?:ahora|hoy|agora|hoje)|de ahora en adelante|de agora em diante"
        r"|désormais|dorénavant|à partir de maintenant|d'ora in (?:poi|avanti)"
        r"|теперь|отныне|с этого момента|từ (?:nay|giờ|bây giờ)(?: trở đi)?)\b",
        ("a partir de ahora usa bun", "désormais utilise bun", "теперь используем bun"),
        ("usa bun", "ahora los tests"),
    ),
    Change(
        r"从现在(?:开始|起)|从今(?:以后|往后|天起)|今後は|これからは|앞으로는?|이제부터|지금부터",
        ("从现在起用 bun", "これからは bun を使う", "이제부터 bun 사용"),
        ("现在开始测试", "bun を使う"),
    ),
)
RATHER = (
    Change(
        r"\b(?:instead of|rather than|in place of)\b",
        ("use bun instead of npm", "write fakes rather than mocks"),
        ("do this instead",),
    ),
    Change(
        r"\b(?:en lugar de|en vez de|em vez de|au lieu de|invece di|statt|anstatt|anstelle von"
        r"|вместо|thay vì)\b",
        ("utilise bun au lieu de npm", "bun statt npm"),
        ("usa bun", "statte das Modul aus"),
    ),
    Change(
        r"而不是|代わりに|대신",
        ("用 bun 而不是 npm", "npm の代わりに bun"),
        ("bun を使う",),
    ),
)
CHANGES = (
    *LEADS,
    *RATHER,
    Change(
        r"\b(?:no longer|not any ?more|any ?more|no more)\b",
        ("we no longer use redux", "we don't use redux anymore"),
        ("no logs longer than a page",),
    ),
    Change(
        r"\b(?:we now|now we|(?:is|are|goes|go|runs|lives?|starts) now)\b",
        ("we now use bun", "the base branch is now dev"),
        ("run the tests now", "now fix the header"),
    ),
    Change(
        r"\b(?:switch(?:ed|ing)? (?:back )?(?:to|over|from)|go(?:ing)? back to"
        r"|mov(?:e|ed|ing) away from|migrat(?:e|ed|ing) (?:to|from))\b",
        ("we switched to biome", "go back to tabs", "we are migrating from jest"),
        ("add a switch for the theme", "migrate the table"),
    ),
    Change(
        r"\b(?:replac(?:e|ed|ing)) .{1,40} (?:with|by)\b"
        r"|\bchang(?:e|ed|ing) .{1,40} (?:from|to)\b",
        ("replace yarn with bun", "change the limit from 80 to 100"),
        ("replace the header", "don't change the header"),
    ),
    Change(
        r"\b(?:new rule|chang(?:e|ed|ing) (?:of|the) rule|changed my mind|scratch that"
        r"|change of plans?|forget (?:about )?(?:what i|the old)|used to|stop using)\b",
        ("new rule: two reviewers", "I changed my mind, keep it", "stop using lodash"),
        ("this is the first rule",),
    ),
    Change(
        r"\b(?:ya no|cambio de planes|nicht mehr|umgestellt|больше не)\b"
        r"|\bkeine?n? .{1,30} mehr\b|\b(?:ne |n')\w+ plus\b|\bnão \w+ mais\b",
        ("ya no usamos npm", "npm nutzen wir nicht mehr", "on n'utilise plus npm"),
        ("usa bun", "mehr Tests"),
    ),
    Change(
        r"不再|改成|改为|改用|换成|换为|切换到|取消之前",
        ("改用 bun", "以后不再使用 npm", "把间隔改为 5 秒"),
        ("修改配置",),
    ),
    Change(
        r"に(?:変更|移行|切り替え|乗り換え)|もう使わない|으로 변경|로 (?:바꾼|바꾸|전환)|더 이상",
        ("bun に移行する", "bun으로 변경", "bun로 바꾼다"),
        ("bun を使う", "bun으로 빌드"),
    ),
)

_WORD = r"[\w.+#/'-]+"
_OLD = rf"(?P<old>{_WORD}(?: {_WORD}){{0,2}}?)"
_NEW = rf"{_WORD}(?: {_WORD}){{0,2}}?"
_END = (
    r"(?=\s*(?:$|[,.;:!)]|\b(?:for|in|on|from|any ?more|because|since|as|with|and|to|everywhere"
    r"|für|in|im|ab|para|en|em|pour|dans|desde|à partir|a partir)\b))"
)
_NAME = r"(?P<old>[A-Za-z][a-zA-Z0-9_.+#-]*)"  # a name among words that no spaces part

GONE = (
    Gone(
        rf"\b(?:switch(?:ed|ing)?|(?:mov|migrat|chang|port)(?:ed|ing))(?: over| away)? from {_OLD}"
        rf" (?:over |back )?to {_NEW}{_END}",
        (
            ("we switched from jest to vitest", "jest"),
            ("moved from the old bus to nats", "the old bus"),
        ),
        ("switch from the header", "migrate from jest to vitest"),  # a task is no rule
    ),
    Gone(
        rf"\b(?:replac|swap)(?:e|ed|ing|p|ped|ping)? {_OLD} (?:with|by|for) {_NEW}{_END}",
        (("replace yarn with bun", "yarn"), ("we swapped glide for coil", "glide")),
        ("replace the header", "a replacement for yarn"),
    ),
    Gone(
        rf"\b(?:no longer us(?:e|es|ing)|stop(?:ped)? using|moved? away from|no more) {_OLD}{_END}",
        (("we no longer use redux", "redux"), ("ids start with u_, no more id_", "id_")),
        ("no longer than a page", "stop the server"),
    ),
    Gone(
        rf"\b(?:(?:don't|do not|not) us(?:e|ing)|not) {_OLD} any ?more\b",
        (("we don't use redux anymore", "redux"), ("use tabs, not spaces anymore", "spaces")),
        ("it is not there", "anymore tests"),
    ),
    Gone(
        rf"\b(?:drop|ditch|abandon|retire|get rid of|throw out) {_OLD}(?=,? (?:and |then )?"
        rf"(?:we )?(?:use|go with|take|move to) |,? (?:for|in favou?r of) )",
        (("drop webdriver, we use cypress", "webdriver"), ("ditch moment for dayjs", "moment")),
        ("drop the table", "drop the table and run it again"),
    ),
    Gone(
        rf"\b(?:instead of|rather than|in place of) {_OLD}{_END}",
        (("use bun instead of npm", "npm"), ("bloc rather than riverpod from now on", "riverpod")),
        ("do this instead",),
    ),
    Gone(
        rf"\b(?:statt|anstatt|anstelle von) {_OLD}{_END}",
        (("wir nutzen bun statt npm", "npm"),),
        ("statte das Modul aus",),
    ),
    Gone(
        rf"\bkeine?n? {_OLD} mehr\b",
        (("kein npm mehr", "npm"), ("wir nutzen keinen Jenkins mehr", "Jenkins")),
        ("mehr Tests", "kein npm"),
    ),
    Gone(
        rf"\bvon {_OLD} (?:auf|zu) {_NEW} (?:um|wechsel|gewechselt|umgestiegen)",
        (("wir steigen von npm auf bun um", "npm"), ("von jest zu vitest gewechselt", "jest")),
        ("von hier zu den Tests",),
    ),
    Gone(
        rf"\b(?:en lugar de|en vez de|em vez de|au lieu de|invece di|вместо|thay vì) {_OLD}{_END}",
        (("usamos bun en lugar de npm", "npm"), ("utilise bun au lieu de npm", "npm")),
        ("usa bun",),
    ),
    Gone(
        rf"\b(?:ya no (?:usamos|se usa)|dejamos de usar|não usamos mais|n'utilise plus"
        rf"|больше не используем) {_OLD}{_END}",
        (("ya no usamos npm", "npm"), ("on n'utilise plus npm", "npm")),
        ("usamos npm",),
    ),
    Gone(
        rf"(?:不再(?:使用|用)|弃用|而不是|不用)\s*{_NAME}",
        (("图表不再用 echarts", "echarts"), ("用 bun 而不是 npm", "npm")),
        ("不再重复", "使用 bun"),
    ),
    Gone(
        rf"(?:从|由|把|将)\s*{_NAME}\s*(?:换成|切换到|改成|改用|迁移到|替换为|替换成)",
        (("把 moment 换成 dayjs", "moment"), ("从 jest 切换到 vitest", "jest")),
        ("从 main 拉分支",),
    ),
    Gone(
        rf"{_NAME}\s*(?:の代わりに|をやめて|から\s*[\w.+#-]+\s*に(?:変更|移行|切り替え|乗り換え)|はもう使わない)",
        (("npm の代わりに bun を使う", "npm"), ("jest から vitest に移行する", "jest")),
        ("bun を使う",),
    ),
    Gone(
        rf"{_NAME}(?:을|를)?\s*(?:대신|버리고|그만 쓰고)",
        (("npm 대신 bun을 사용", "npm"), ("jest 버리고 vitest로 간다", "jest")),
        ("bun 사용",),
    ),
    Gone(
        rf"{_NAME}에서\s*[\w.+#-]+로\s*(?:바꾼|바꾸|변경|전환)",
        (("jest에서 vitest로 전환", "jest"),),
        ("main에서 시작",),
    ),
)

PASSING = (
    Change(
        r"\b(?:for now|just (?:this|for) once|just once|(?:just |only )?this (?:one )?time"
        r"|for the moment|temporarily|for today|as an exception|for example|e\.g\.)(?!\w)",
        ("for now use npm", "just this once push to main", "for example use npm"),
        ("for nowhere", "every time use npm"),
    ),
    Change(
        r"\bin (?:this|that) (?:pr|branch|commit|session|task|notebook|ticket|run|sprint)\b",
        ("in this PR use npm", "use npm in this branch"),
        ("in this project use npm", "in this repo use npm"),
    ),
    Change(
        r"\b(?:vorerst|diesmal|dieses mal|zum beispiel|por ahora|esta vez|por ejemplo"
        r"|por enquanto|desta vez|pour l'instant|cette fois|par exemple|per ora|stavolta|пока что"
        r"|на этот раз)\b",
        ("vorerst npm", "por ahora usa npm", "pour l'instant utilise npm"),
        ("ab jetzt npm",),
    ),
    Change(
        r"这次|这一次|暂时|目前先|临时|例如|今回だけ|とりあえず|一旦|例えば|이번만|이번에는|일단|당분간"
        r"|예를 들어",
        ("这次用 npm", "とりあえず npm を使う", "일단 npm 사용"),
        ("以后用 npm", "npm を使う"),
    ),
)

# Without one of these no pattern of this table matches a clause in ASCII; a look at each word is
# ten times quicker than the patterns, and most clauses have none.
_CUES = """
now today here point onwards effective henceforth rule plan plans mind scratch forget used no not
stop stopped switch switched switching back moved move moving migrate migrated migrating ported
porting change changed changing replace replaced replacing swap swapped swapping drop dropped ditch
abandon retire rid throw anymore more longer instead rather place once moment temporarily exception
example e.g this that time ab sofort heute nun von statt anstatt anstelle mehr umgestellt vorerst
diesmal mal beispiel partir adelante adiante poi avanti lugar vez invece ya dejamos cambio plus
ahora ejemplo enquanto instant cette fois exemple ora stavolta lieu
"""
CUES = frozenset(_CUES.split())
# What stands between a value and what it is the value of.
_PREPOSITIONS = """
for as to into in inside on onto at under with via by from mit con com avec als como comme auf unter
nach im
"""
PREPOSITIONS = frozenset(_PREPOSITIONS.split())

# Of these a thing has one at a time: "the main font is X".
_SINGLE = """
address algorithm architecture author backend baseline board branch broker budget cap ceiling chip
client cloud codec color colour compiler container controller coordinate currency dashboard
database deadline default destination device dialect distribution distro domain driver editor
encoding engine entrypoint environment font format framework frontend host hostname id image
interface interval journal kernel key language layout library license limit linter loader locale
maintainer manager maximum metric microcontroller minimum mode model name namespace node objective
optimizer orientation os owner package palette path pattern platform port prefix primary processor
protocol provider rate reader region register registry release renderer repository resolution
retention reviewer rule runner runtime schema score sdk seed sensor serif shell size solver source
stack standard strategy style style-guide suffix syntax target template tense theme threshold
timeout timezone title tool toolchain tracker typeface unit url version voice width
"""
SINGLE = frozenset(map(fold, _SINGLE.split()))
