"""English: what a person asks for without a sign that it should stand, whose repetition means it.

A wrong one costs nothing, because only the same request on several days is proposed. So these are
all the forms in which people ask: by an order, politely, as a wish, a need, a duty or a lack.
"""

from __future__ import annotations

from agent_memory.capture.markers import pattern, words
from agent_memory.capture.markers.english_words import STATES, VERB, VERBS

# Verbs with which one asks an agent for something, besides those that other tables believe.
_MORE = """
abort abstract accept accomplish achieve acknowledge act activate address administer advise
aggregate allocate alter annotate approve arrange assemble assess assign assist attempt augment
authenticate author automate await be beautify become begin behave bisect blame blend boost
bootstrap brainstorm browse calculate cancel capture catch categorise categorize centralise
centralize characterise characterize checkout cherry-pick cite clarify classify cleanup collect
comply compose comprehend concatenate concentrate condense conduct configure conform connect
consider consolidate construct contact contain contribute coordinate correct cp craft cross-check
cross-reference customise customize darken deactivate debounce decide decode decompile decompose
decouple dedupe deep-dive deepen defer del delegate deliver delve demonstrate denote deprecate
derive detect determine develop devise diagnose dig digest direct disassemble disconnect discover
dismiss distinguish distribute dive dockerise dockerize dogfood drill drive dry-run eject elaborate
eliminate emphasise emphasize employ emulate encapsulate encode encourage engage enhance enlarge
enrich enter enumerate establish estimate expect experiment explore express fact-check factor
familiarise familiarize finalise finalize fine-tune finetune flesh focus forget fulfil fulfill
gather generalise generalize git google grab grow halt harden help hook hot-reload hotfix hunt
identify ignore illustrate imagine imitate incorporate inform inherit init initialise initialize
initiate inject insert instantiate instruct instrument intercept internationalise interpret
interview invalidate iterate justify kick let leverage lighten listen load-test locate lookup manage
maximise maximize memorise mimic minimise minimize modernise modernize modularise modularize mount
mv narrow navigate negotiate notice obtain offer onboard operate orchestrate outline overhaul
paginate paint parallelise parallelize parameterise parameterize parametrise paraphrase perform
permit persist pinpoint poll populate preload prepend pretend prevent prioritise prioritize probe
proceed promote prototype prune purge pursue quantify quit randomise randomize re-add re-check
re-create re-do re-enable re-evaluate re-export re-generate re-implement re-index re-read re-render
re-run re-test re-think re-train re-use re-verify re-write reach react realign reapply rearrange
reason reassess recap recheck recode recognise recognize recommend reconcile reconfigure reconnect
reconsider reconstruct recover rectify redesign redirect redo reenable reevaluate refine reflect
refresh regroup reinit reinitialise reinitialize reinstall reiterate reject relabel relate relaunch
relax relocate rely remake remember remind remodel reopen repair reparse reposition repurpose reread
rerender rescale resend reserve reshape resubmit resync retain retest rethink retrain retrieve
revamp reverse reverse-engineer revise revisit revoke rewire rework rip rm roleplay rubber-duck
safeguard sanity-check scrape scrutinise scrutinize secure self-review serialise serialize setup
showcase shut shutdown silence skim slim smoke-test smooth soften solve spawn speak specialise
specialize spend spin spot-check stabilise stabilize standardise standardize stash stitch streamline
strengthen stress-test stretch study subclass subscribe substitute subtract summarise supply survey
synchronise synchronize synthesise synthesize systematise tackle tailor teach terminate think
tighten toggle transcode transform triage triple-check troubleshoot tweak ultrathink unblock
uncomment understand unit-test unlock unpack unpin unset unstage untangle unwrap unzip utilise vary
vectorise vectorize visit visualise visualize walk web-search websearch weigh whip whitelist widen
wipe wire zip zoom
"""
# What is as often a noun: an order only before what it is to be done to.
_NOUNS = """
access base batch block board bound branch break bridge bucket cache cast center centre chain chart
circle clean-up cluster code color colour complete contrast control count cross cycle date deal
decrease default demo detail diff dispatch dock drag dress echo exercise exit fit fold fork forward
frame free function gate glue grade grant graph ground group guard guide hack hash have head image
increase input jump layer line loop mask master message model multiply need object offset override
page pair parse phase pipe pivot play plug pool port position power practice preset program project
question queue race range rank rate reason route row sample schedule scope score screen script
scroll seal segment sense sequence shape shift signal size slice slot slow snapshot source span spot
spread stack stamp step stock stream stress strike string style support surface swap table target
task template tie time title total trade transfer transition trap trigger value view voice vote warm
weight
"""
_ACT = r"(?:" + "|".join([*VERBS.split(), *_MORE.split()]) + r")"
_HALF = r"(?:" + "|".join(_NOUNS.split()) + r")"
# After a frame such as "can you" anything is a verb but these.
_ANY = (
    r"(?!(?:is|are|was|not|hear|know|remember|recall|believe|mean|really|even|still|always|never|"
    r"the|an?|that|this|it|there|i|we|you|he|she|they|thank|sorry|no|my|your|our|if|when|where|"
    r"what|why|how|in|on|at|for|of|also|just|only|please)\b)[a-z]{2}[a-z-]*"
)
# What would say nothing alone.
_OBJECT = (
    r" (?!(?:it|this|that|them)(?: \w+)?$|(?:me|again|now|ahead|on|these|those|here|there|so)$|"
    r"for it)\S+"
)
# What only begins with the word of a verb is a noun: "test result: ok", "search space is".
_NO_NOUN = (
    r"(?! (?:(?:(?!(?:the|an?|my|our|your|if|whether|that|what|which|how|why|it)\b)[\w-]+ ){0,2}"
    r"(?:is|are|was|were|has|failed|passed|doesn't|isn't|aren't)\b|"
    r"(?:logs?|results?|output|errors?|status|trace|stack|time|id|name|type|code) ?:))"
)
_THE = (
    r"(?:(?:the|an?|my|our|your|its|their|all|any|every|each|both|some|this|that|these|those|more|"
    r"another|only|me|us|out|up|down|off|over|in|into|to|with|for|from|by)\b|[@/~`'\"_-]|"
    r"[\w-]+[./\\_]\w)"
)
_SOFT = (
    r"(?:(?:please|pls|plz|kindly|also|just|maybe|now|then|next|first|first of all|secondly|"
    r"lastly|finally|after that|after this|instead|only|simply|quickly|really|actually|again|"
    r"wait|sorry|oops|hm+|meanwhile|@?(?:agents?|claude|cursor|copilot|codex|gemini|"
    r"gpt|chatgpt)|step [\da-z]+|\d{1,2})[.,:)]* )"
)
_ADVERBS = r"(?: just| also| really| still| only| do| actually| simply| then| now| always| all)*"
_POLITELY = (
    r"(?:can|could|would|will|can't|couldn't) (?:you|u|ya)|(?:can|could) we|(?:is|would) it (?:be "
    r")?possible (?:for you )?(?:to|that (?:you|we))|is there (?:a|any) way (?:for (?:you|us) )?"
    r"(?:to|(?:you|we|i) (?:can|could))|are you able to|shall we"
)
_URGED = (
    r"please|pls|plz|kindly|let'?s(?: not)?|let us|(?:make|be) sure (?:to|that (?:you|we)|you|we)|"
    r"(?:never|don't|dont|do not) forget to|remember to|go ahead and|feel free to|try (?:to|and)|"
    rf"(?:i|we)(?:'d| would)?{_ADVERBS} (?:want|need|like|prefer|expect|ask)(?: for)? (?:you|u|"
    r"claude|us)(?: to)?|(?:your|the|my|our) (?:goal|job|task|aim|target|request|wish) (?:is|was) "
    r"(?:to|that you)|time to|help (?:me|us)(?: to| with)?"
)
_TOLD = (
    rf"(?:(?:i think|maybe|perhaps)(?: that)? )?(?:you|we|u){_ADVERBS} (?:should|must|need to|have "
    rf"to|gotta|ought to|can|could|may|might want to)|(?P<no>don't|do not|dont)(?: ever)?(?! "
    rf"(?!{VERB}\b){STATES}\b)|you(?= {VERB}\b)"
)
_TELLING = r"(?:explain|describe|tell me|show me|remind me|walk me|give me|let me)"
# `polite`: an order even where it ends in a question mark.
_ORDER = (
    rf"(?:(?P<polite>{_TELLING}{_OBJECT}|"
    rf"(?:{_POLITELY}|{_URGED}) (?:{_SOFT}|(?:{_URGED}) )*{_ANY}{_OBJECT})|"
    rf"{_ACT}{_NO_NOUN}{_OBJECT}|"
    rf"(?:{_TOLD}) (?:{_SOFT}|(?:{_URGED}) )*{_ANY}{_OBJECT}|"
    r"(?:make sure|ensure|check|see|verify|confirm|find|tell|show|let|be)"
    rf"{_OBJECT}|{_HALF}{_NO_NOUN} {_THE})"
)
# "I want a dark header", "we need to split the parser".
_WISH = (
    rf"(?:i|we){_ADVERBS}(?:'d| would)?(?: don't| do not| dont| no longer)?{_ADVERBS} (?:want|need|"
    r"wanna|gotta|have to|wish|require|(?:(?<=d )|(?<=would ))(?:like|love|prefer|rather|"
    r"appreciate))(?: to)? (?!(?:it|them|you|these|those)\b|(?:this|that)(?: \w+)?$)\S+ \S+"
)
# "The header should be sticky", "every sample needs to be centred".
_DUTY = (
    r"(?:i (?:think|guess|believe|feel)(?: that)? )?(?!(?:he|she|i|you|we|what|why|how|when|where|"
    r"which|who|if|whether|is|are|do|does|did|can|could|should|would|will|because|since|although|"
    r"though|not|so|as|or|maybe|perhaps)\b|(?:it|they|this|that|these|those) (?:\S+ ?){2,3}$)"
    r"[^,;:]{2,80} (?:should(?:n't)?|must(?:n't)?|needs?(?: to|(?= [a-z]+ing\b)|(?= (?:an?|more|"
    r"some|another|its)\b))|has to|have to|ought to|may not|shall) (?!(?:work|fine|ok|okay|good|do|"
    r"help|be (?:fine|ok|okay|good|enough|done|fixed|working|ready|possible|there|here|correct|"
    r"right|able to see|something|a (?:way|bug|reason)))\b)(?:not |only |always |also |never )*"
    r"[a-z]{2}[\w-]*"
)
_NEEDLESS = (
    r"(?:(?:you|we|i|u) )?(?:(?:don't|do not|dont|never|no longer) need|no need)(?: to| for| any|"
    r" an?| the)* (?!(?:it|this|that|them|you)(?: \w+)?$|to$)\S+|"
    r"no [\w -]{2,60} (?:is|are) (?:needed|required|necessary|allowed|wanted)\b"
)
# "no tests yet", "only the second board".
_LACK = (
    r"(?:no (?!(?:i|we|you|it|he|she|they|this|that|the|an?|not|but|there|problems?|worr\w+|idea|"
    r"luck|wait|stop|change|changes|difference|effect|results?|errors?|output|response|sound|way|"
    r"one|more (?:errors?|issues?|bugs?|problems?|fail\w*|questions?)|matter|need|longer|such|"
    r"issues?|doubt|its|it's|is|just|please|don't|dont|can|what|why|in|on|at|for|if|when|thanks|"
    r"further|success|reason|clue|joke|wonder)\b)|only (?!(?:is|are|was|has|one|if|when|because|i|"
    r"we|you|it|that|this)\b))(?!.*\b(?:is|are|was|were|has|have|had|found|appears?|shows?|shown|"
    r"works?|displayed|happen\w*|available|collected|visible|loaded|detected|there|here|exist\w*|"
    r"anymore|got|gets?|fails?|failed|see|left)\b)[\w-]+(?: [^\s,;:]+){1,7}$"
)
# "Drift check again", "ledger tests with -race", "small sample first": named, not ordered.
_VERBAL = (
    r"(?:checks?|builds?|drafts?|reviews?|deploy|deployment|backups?|clean-?up|recap|summary|"
    r"write-?up|lint|benchmarks?|sync|screenshots?|rebuild|re-?run|(?:smoke|dry|test|full|load|"
    r"soak|bench|sanity) (?:runs?|tests?|checks?))"
)
_NOMINAL = (
    rf"(?!.{{71}})(?=[\w .-]{{2,40}} {_VERBAL}(?: (?:again|first|now|next|too|(?:for|of|on) [\w .-]"
    r"+))?$|(?:[\w-]+ ){0,2}tests? (?:with|on|against|without) [\w .-]+$|[\w .-]{5,60} first$)"
    r"(?!(?:i|you|we|he|she|it|they|this|that|these|those|there|what|why|how|when|where|who|which|"
    r"if|in|on|at|of|to|for|from|by|with|and|or|but|so|as|not|no)\b|.*\b(?:is|are|was|were|be|been|"
    r"has|have|had|do|does|did|can|could|will|would|i|you|we|it|they|my|your|failed|failing|fails|"
    r"broken|passed|because|since|that|this|what|how|why)\b)"
)
# What an order is for, or when it holds, stands first: "for the pump, raise the limit".
_TOPIC = (
    r"(?:(?=[^,;:]{2,90}, )(?:(?:for|in|on|at|from|with|within|inside|under|when|whenever|if|"
    r"once|after|before|while|since|as|because|given|based|according|instead|rather|using|by|"
    r"unless|until|during|regarding|about|to|every ?time|each time|next time|besides|phase|step|"
    r"option|issue|task|item) [^,]+, (?:then )?|"
    rf"[^,]+, (?=(?:{_SOFT})*(?:(?:{_POLITELY}|{_URGED}|(?:you|we) (?:should|must|need to|have "
    rf"to|can|could)|don't) [a-z]|{_ACT} (?:{_THE}|it \w+ \w)|i (?:want|need))))|"
    r"[^\s,@/\\._]*[@/\\._]\S* |"
    r"(?:if|when|once|whenever|after|before) [^,;:]{3,60} (?=(?:just|you (?:should|must|need to|"
    r"have to|don't need)|let me know) \S)|"
    r"[^;:]{3,80} (?=(?:(?:can|could) you|please|pls|let'?s|make sure|(?:but|so|and) (?:we|you) "
    r"(?:need to|should|must|have to)|i(?:'d| would)? (?:want|need|like) (?:you|it|us|the|an?)) "
    r"(?!know\b)[a-z]+ \S))"
)

# An order makes a task of what stands beside it; the most of what is wanted is told in passing.
TASK = pattern(
    # What only begins with the word of a verb is a noun: "test result: ok", "search space is".
    rf"^(?!(?!make sure|ensure|check|see|verify|confirm|find|tell|show|explain){VERB} "
    r"(?:(?:[\w-]+ )?(?:is|are|was|were|has|failed|passed)\b|(?:logs?|results?|output|errors?|"
    r"status|trace|stack|time|id|name|type|code) ?:))(?:(?P<polite>(?:can|could|would|will) "
    r"(?:you|u) )|please |pls |plz |kindly |also |just |maybe |go ahead and |(?:make|be) sure "
    rf"(?:to |that you |you )(?={VERB}\b)|you (?:should |must |need to |have to )?(?={VERB}\b)|"
    r"i (?:want|need) you to |let's |lets |(?:don't|never|dont) forget to |remember to |first "
    rf"|then |now |(?P<no>(?:don't|do not|dont) )(?={VERB}\b))*{VERB} (?!(?:it|this|that|"
    r"them)(?: \w+)?$|me$|again$|now$|ahead$|on$|for it|these$|those$)\S+"
)
# Two words that ask for a whole thing; what they mean by it changes from day to day, but its kind.
SHORT = (
    (
        r"^(?!(?:use|prefer|avoid|keep|stop|leave|have|make|do|be|let|put|set|get|take|give|say|see|"
        r"look|go|call|move|mark|name|state|type|view|work|match|wait|point|place|order|output|error|"
        r"import|export|label|link|list|log|post|press|process|repeat|respond|return|search|share|"
        r"start|submit|switch|tag|try|turn|version|watch|flag|follow|end)\b)"
        rf"{_ACT} (?:[\w@/-]+\.[a-z]{{1,5}}|(?!(?:again|first|please|everything|anything|something|"
        r"nothing|both|more|next|that|this|these|those|them|once|twice|now|here|there|failed|failure|"
        r"results?|all|others?|completed?|done|ahead|yourself|mode|info|errors?|warnings?|steps?|phase|"
        r"stage|option|with|from|into|over|then|when|what|just|also|time|status|output|successful\w*|"
        r"passed|started|finished|exists?|plan)\b)[a-z][a-z-]{3,})$"
    ),
    rf"^(?!(?:the|an?|my|your|no|this|that|failed|last|next|new|first)\b)[a-z][\w-]+ {_VERBAL}$",
    r"^think (?:hard|harder|hardest|deeply|deep|carefully|twice|more|longer)$|^ultrathink$",
    r"^be (?:careful|thorough|specific|patient|quick|short|creative|critical|realistic)$",
)
REQUEST = pattern(
    rf"^(?:{_TOPIC})??(?:{_SOFT})*(?:{_ORDER}|{_WISH}|{_DUTY}|{_NEEDLESS}|{_LACK}|{_NOMINAL})|"
    r"^ultrathink$",
)
ASKING = frozenset(
    (
        *VERBS.split(),
        *_MORE.split(),
        *_NOUNS.split(),
        *words(
            "ultrathink can could would will can't couldn't shall please pls plz kindly let's lets "
            "let want need needs wanna gotta have has wish require like love prefer should "
            "shouldn't must mustn't ought may no only time help goal job task aim target request "
            "first check checks build builds draft drafts review "
            "reviews deployment backup backups cleanup clean recap summary lint benchmarks "
            "screenshots tests test run runs sync"
        ),
    )
)
