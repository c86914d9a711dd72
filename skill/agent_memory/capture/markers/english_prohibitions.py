"""English markers: what is forbidden, what needs approval, what needs none."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import ALONE, DONT, START, STATES

PROHIBITIONS = (
    Marker(
        name="prohibition",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=words("don't dont do don not"),
        pattern=pattern(
            # As people write it to whom another language is nearer.
            r"^not (?:to )?(?:use|change|touch|add|create|modify|delete|edit|write|remove|commit|"
            r"push) (?!it\b|this\b|that\b|the\b|them\b)\S+ \S",
            rf"{START}(?:{DONT}) (?:ever |please |just |simply |also |always )?(?!{STATES}|"
            rf"forget\b)(?:{ALONE}\b|[a-z-]+ \S)",
            r"\b(?:if|when|while|before|after|unless|"
            rf"until)\b.{{4,80}}?(?<! you)(?<! we)(?<! i)(?<! it)(?<! they),? (?:{DONT}) "
            rf"(?!{STATES})[a-z]+ \S",
        ),
        hits=(
            "don't mock the clock in tests",
            "please do not reformat vendored files",
            "when a test fails, don't skip it",
            "don't guess",
            "not use any external api",
        ),
        misses=(
            "i don't know",
            "if you don't pin it",
            "we don't have that",
            "don't worry about it",
            "they do not match",
        ),
    ),
    Marker(
        name="prohibition:must-not",
        kind="constraint",
        confidence="observed",
        score=14,
        keywords=words("mustn't must should shouldn't shall may can't cannot not"),
        pattern=pattern(
            r"\b(?:mustn't|must not|must never|shall not|may not|shouldn't ever)\b \w+",
            r"^(?!it\b|this\b|that\b|they\b).{3,70} (?:should|can)(?:n't|not| not| never) be "
            r"(?:ever )?"
            r"(?:(?:directly|manually) \w+ed|(?:edited|modified|changed|touched) (?:directly|"
            r"manually|"
            r"by hand|by you))\b",
            r"^(?:you|we|agents?|claude|it|there|nobody|no one|all \w+|an? [\w-]+|\w+s|"
            r"the \w+) (?:should not|shouldn't) (?!i\b|we\b|it\b|that\b)\w+",
            r"\b(?:can't|cannot|can not|may not) be (?:used|shared|committed|stored|logged|"
            r"distributed|published|exported|uploaded|mixed|modified|broken) (?!until|because|"
            r"since|now|yet)\S+",
            r"^(?:i|we) (?:can't|cannot|can not) use (?!this\b|that\b|it\b|the\b|my\b|them\b|"
            r"these\b|any of\b)[\w./-]+ [\w./-]+",
            r"^(?:you|we) (?:can't|cannot|can not|are not to|may not) (?:just |simply )?(?:use|"
            r"change|break|touch|edit|modify|rely|commit|push|delete|call|depend)\b",
        ),
        hits=("handlers must not open connections", "tests should not hit the network"),
        misses=("it should be blue", "shouldn't we wait"),
    ),
    Marker(
        name="prohibition:stop",
        kind="constraint",
        confidence="stated",
        score=15,
        keywords=words("stop quit cease"),
        pattern=pattern(
            r"(?:^|[,;]\s*|please |and )(?:stop|quit|cease) (?!using up)[a-z-]+ing\b (?!if\b)\S",
            r"^stop (?:to )?(?:make|create|add|change|delete|write|ask|use) (?!it\b|this\b|that\b|"
            r"the\b|an?\b)\S+",
        ),
        hits=("stop adding comments to every line", "please stop rewriting my imports"),
        misses=("stop the server", "the stop sign", "it stops working when idle"),
    ),
    Marker(
        name="prohibition:avoid",
        kind="constraint",
        confidence="observed",
        score=13,
        keywords=words("avoid refrain hands"),
        pattern=pattern(
            r"(?:^|[,;]\s*|\b(?:should|must|want to|need to|please|always|generally|"
            r"usually) )avoid (?!this\b|that\b|it\b)\S+",
            r"\brefrain from \w+ing\b",
            r"^(?:keep your )?hands off \S+",
        ),
        hits=("avoid global state in handlers", "refrain from renaming public symbols"),
        misses=(
            "this avoids a race",
            "cache it to avoid a second call",
            "i did that to have avoided it",
        ),
    ),
    Marker(
        name="prohibition:no",
        kind="constraint",
        confidence="observed",
        score=9,
        keywords=words("no"),
        pattern=pattern(
            r"^(?!.*\b(?:found|ran|passed|failed|available|detected|exists?|matched|yet|generated|"
            r"needed)\b)(?:absolutely |strictly |please |and )?no (?:more )?(?!need\b|"
            r"problems?\b|worries\b|idea\b|longer\b|i\b|it\b|that\b|the\b|this\b|more\b|"
            r"records?\b|rows\b|errors?\b|such\b|way\b|one\b|you\b|we\b|not\b|do\b|don't\b|"
            r"just\b|is\b|there\b|still\b|changes?\b|output\b|luck\b|clue\b|thanks?\b|matter\b|"
            r"doubt\b|wonder\b|difference\b|results?\b|response\b|issues?\b|they\b|he\b|she\b|"
            r"what\b|but\b|and\b|use\b|go\b|sound\b|images?\b|reason\b|time\b|hurry\b|rush\b|"
            r"big\b|biggie\b|let|keep\b|yes\b|like\b|if\b|in\b|on\b|at\b|for\b|to\b|because\b|"
            r"others?\b|details?$|module\b|named\b|left\b|connection\b|access\b|"
            r"effect\b|sense\b|good\b|"
            r"pressure\b|joke\b|offen[cs]e\b|my\b|your\b|stop\b|all\b|so\b|make\b|was\b|"
            r"am\b|everything\b|same\b|a\b|"
            r"an\b|(?:real|visible|actual|noticeable) (?:change|difference|effect|progress)\b)"
            r"(?!.*\b(?:currently|allows?|happens?|appears?|appearing|shows?|works?|thats|"
            r"option to)\b)"
            r"(?:[\w./-]+[ ,]*){1,7}$",
        ),
        hits=("no default exports", "no emojis in commit messages", "no hard-coded ports in tests"),
        misses=("no problem", "no, that is fine", "no errors found", "no real change"),
    ),
    Marker(
        name="prohibition:forbidden",
        kind="constraint",
        confidence="stated",
        score=16,
        keywords=words(
            "forbidden prohibited allowed circumstances limits banned permitted touched "
            "alone off-limits"
        ),
        pattern=pattern(
            r"\b(?:is|are|be|strictly) (?:strictly )?(?!not allowed to (?:access|perform|"
            r"view))(?:forbidden|prohibited|banned|off[- ]limits|(?:not|never) (?:allowed|"
            r"permitted|to be (?:touched|changed|edited|modified)))\b",
            r"\b(?:you're|you are|nobody is|no one is) (?:not )?(?:allowed|"
            r"permitted) to\b(?! (?:access|perform|view)\b)",
            r"\bunder no circumstances\b",
            r"^leave .{3,50} alone$",
        ),
        hits=(
            "the legacy folder is off limits",
            "force pushes are not allowed on main",
            "under no circumstances drop a table",
        ),
        misses=("the request was allowed", "403 forbidden"),
    ),
    Marker(
        name="prohibition:kept",
        kind="constraint",
        confidence="observed",
        score=14,
        keywords=words("don't dont do never"),
        pattern=pattern(
            r"^(?!(?:it|this|that|they|these|those|everything|ok|good|nice|looks)\b)(?!.*\b(?:for "
            r"now|looks|works fine)\b)\S.{8,90}(?:,| so| -) ?(?:so |but |and )?(?:please )?"
            r"(?:don't|do not|dont|never) (?:ever )?(?:remove|delete|touch|edit|modify|rename|move|"
            r"change|reformat)(?: (?:it|them|that))?$",
        ),
        hits=(
            "vendor/zlib is patched by hand, do not touch",
            "the old logo is linked from the newsletter, don't delete it",
            "the calibration file is the master copy so never edit it",
        ),
        misses=(
            "it works, don't touch it",
            "looks good for now, don't change it",
            "do not remove it",
        ),
    ),
    Marker(
        name="approval",
        kind="constraint",
        confidence="stated",
        score=18,
        keywords=words(
            "me ask asking asked told permission approval unless explicitly confirmation my "
            "consent only "
            "i say until till own yourself behalf request requested instructed"
        ),
        pattern=pattern(
            r"(?:^|[,;]\s*|\b(?:always|please|to|must|should|and|first) )(?:ask|check with|"
            r"confirm with|consult|show|tell|warn|run it by) me\b.{0,40}\bbefore (?:you "
            r"(?!finish|start|begin|go|continue|are|leave)|any |each |every |\w+ing)",
            r"^(?:if|when|whenever) (?:something|anything|you|it|there|things?|an?|any) .{3,60}?,? "
            r"(?:please |always |then |just )*(?:consult|ask|check with|talk to|come to|contact|"
            r"confirm with) me\b.{0,20}\b(?:first|before|instead)\b",
            r"(?:^|[,;]\s*|\b(?:always|please|to|must|should) )ask (?:first )?before (?:you |any |"
            r"\w+ing\b)\S*",
            r"^(?:before|prior to) .{4,60},? (?:always |please |you must |first )?(?:ask|"
            r"check with|confirm with|consult|show|tell) me\b(?! (?:how|what|why|"
            r"which|whether|if|exactly)\b)",
            r"\bunless i (?:ask|say|tell|request|explicitly|approve|want|specifically|confirm|"
            r"agree|allow|give)\b|\bunless (?:i've|i have|we've|we have|you have been|you were) "
            r"(?:asked|told|approved|agreed|confirmed|instructed|said)\b",
            r"\bunless (?:it is |it's |they are |otherwise |explicitly |specifically |you are |"
            r"you're )*(?:asked|told|requested|instructed|otherwise|stated|noted|specified|agreed|"
            r"approved|(?:strictly |absolutely |really |truly )?(?:necessary|needed|required|"
            r"unavoidable))\b",
            r"\b(?:don't|do not|dont|never|no \w+|nothing|not|wait|hold)\b.{2,60}\b(?:until|till|"
            r"before) i (?:say|tell|ask|approve|confirm|give|ok|okay|agree|sign|have (?:approved|"
            r"reviewed|looked|confirmed|checked|seen)|'ve (?:approved|reviewed|looked|confirmed|"
            r"checked|seen)|explicitly)\b",
            r"^(?:please )?(?:don't|do not|dont|never) (?!do\b)[a-z]+ .{2,50} (?:on your own(?: "
            r"initiative)?|by yourself|on my behalf|of your own accord|behind my back)\b",
            r"^(?:please )?(?:don't|do not|dont|never) (?:decide|choose|assume|improvise|act|"
            r"proceed)\b.{0,30} on your own\b.*",
            r"^if i (?:don't|do not|didn't) (?:say|specify|mention|tell you|ask)\b.{2,40}?,? "
            r"(?:assume|use|take|don't|keep|default|go with|leave|stay)\b \S",
            r"\b(?:don't|do not|dont|never|not|nothing|no \w+)\b.{2,60}\bwithout (?:my|asking|"
            r"explicit|prior|express|first asking|telling me|being asked|permission|approval|"
            r"confirm\w*)\b",
            r"^only .{3,50} (?:when|if|after|once) i (?:ask|say|tell|request|approve|"
            r"explicitly|confirm)\b",
            r"^(?:please )?(?:only )?(?:commit|push|merge|deploy|release|publish|delete|install|"
            r"create|open|run|write|add|change|edit|touch|refactor|rename|upgrade|tag|squash|"
            r"rebase|post|send)\b(?: \S+){0,4}? (?:only )?(?:when|if|after|once|on) (?:asked|told|"
            r"requested|instructed|(?:my )?request|i (?:ask|asked|say|said|tell|told|request|"
            r"approve|approved|confirm|confirmed|agree|explicitly))\b(?<!say)(?! (?:if|whether))",
            r"^only (?:commit|push|merge|deploy|release|publish|tag|rebase)\b.{0,40} (?:if|when|"
            r"once|after) (?:the |all )?(?:tests|ci|checks|build|pipeline|suite|lint|"
            r"review)\b.{4,}",
            r"\bwait for (?:my|explicit) (?:approval|ok|okay|go|go-ahead|confirmation|"
            r"permission|sign-?off|answer|review|green light|signal)\b",
            r"\b(?:get|need|require|requires) my (?:approval|ok|permission|confirmation|"
            r"sign-?off|consent) (?:before|to|for|first)\b",
        ),
        hits=(
            "ask me before adding a dependency",
            "never deploy without my approval",
            "no new files unless i ask for them",
            "only open a pull request when i say so",
            "commit only when asked",
            "don't open tickets on your own",
            "never publish until i have approved it",
            "unless stated otherwise all lengths are in mm",
            "if something looks risky consult me first",
        ),
        misses=("ask me anything", "it runs without permission errors", "tell me before lunch"),
    ),
    Marker(
        name="autonomy",
        kind="preference",
        confidence="stated",
        score=11,
        keywords=words(
            "ask asking permission confirm confirmation prompting stopping approve pausing "
            "free permission approval autonomously independently judgement judgment decide "
            "decisions "
            "choices own yourself"
        ),
        pattern=pattern(
            r"\b(?:don't|do not|dont|no need to|never|stop|not|without) (?:keep |have to |"
            r"need to |stop to )?(?:ask|asking|prompt|prompting|pause|pausing|wait|waiting|"
            r"stopping)\b.{0,40}\b(?:me|permission|confirm\w*|approval|feedback|questions?|"
            r"every|each|yes)\b",
            r"\byou (?:don't|do not) (?:need|have) to (?:ask|confirm|wait)\b|\byou (?:don't|"
            r"do not) need my (?:permission|approval)\b",
            r"^(?:don't|do not|never|stop) ask(?:ing)?(?:,| and| -).{3,}",
            r"^feel free to (?:run|use|commit|read|edit|install|create|delete|push|refactor|rename|"
            r"look (?:in|at|around)|search|restructure)\b(?: \S+|$)(?! (?:this|that|it|the "
            r"(?:following|above))\b)",
            r"^(?:please |just |always )*(?:work|act|proceed|operate) (?:fully |completely |more "
            r")?(?:autonomously|independently|on your own)(?:$|,| (?:and|when|while|unless|"
            r"without)\b)|^make your own (?:decisions|"
            r"choices)\b|^use your (?:best |own |good )?judge?ment\b|^(?:you (?:can|may|should) "
            r")?decide (?:for )?yourself\b",
            r"^you have (?:my |full |the full )*permission to (?!this\b|that\b)\S+",
            r"\bwithout (?:asking|prompting|pausing|stopping|"
            r"waiting)(?: me)?(?: for (?:permission|confirmation|approval))?$",
        ),
        hits=(
            "don't ask me for permission to run the tests",
            "you don't need to ask before reading files",
            "just run the checks without asking",
            "work autonomously",
            "you have full permission to run the migrations",
        ),
        misses=("ask the server for a token", "wait for the build"),
    ),
    Marker(
        name="no-need",
        kind="decision",
        confidence="observed",
        score=9,
        keywords=words("need don't dont necessary required"),
        pattern=pattern(
            r"^(?:there is |there's )?no need (?:to|for) (?!me\b|that\b|it\b|this\b)\S+ \S+",
            r"(?:^|, ?)(?:(?:we|you|i) )?(?:really |currently |actually )?(?:don't|do not|"
            r"dont) (?:really |ever |actually )?(?:need|have to|want) (?:to )?(?!it\b|that\b|"
            r"this\b|them\b|know\b|see\b|worry)\S+ \S+",
        ),
        hits=("no need to support windows", "we don't need backwards compatibility"),
        misses=("i need it", "no need"),
    ),
)
