"""English: what is said around a rule and is no part of it: prefaces, postscripts, reasons."""

from __future__ import annotations

from agent_memory.capture.markers import pattern, words

_SAID = (
    r"(?:said|says?|told (?:you|u)|mentioned|wrote|explained|asked(?: (?:you|for))?|repeated|"
    r"discussed|agreed|requested|instructed)"
)
_BEFORE = (
    r"(?: (?:you|this|that|it|before|already|earlier|yesterday|today|above|again|previously|"
    r"(?:the )?last (?:time|week|session)|(?:so )?many times|(?:a )?(?:hundred|thousand|million|"
    r"dozen|few|couple(?: of)?)? ?times|\d+ times|twice))*"
)
_AGAIN = (
    r"how (?:often|many (?:more )?times) (?:do|did|must|should|will|would|have) i "
    r"(?:(?:have|need|got) to )?(?:say|tell|repeat|ask|remind|explain|write)"
    r"(?: (?:you|u|this|that|it|again|yourself|myself))*"
)
# What a rule is to be put into, which the rule itself does not say.
_MEMORY = (
    r"(?: (?:in|into|to) (?:the |your |my |our |project |global |long-term )*(?:memory|memories|"
    r"claude\.?md|agents\.?md|rules|notes|instructions))"
)
_ASKING = (
    r"(?:(?:please |also |and )*make (?:yourself )?a (?:mental )?note(?: of (?:this|that|the "
    rf"following))?{_MEMORY}?|"
    r"(?:please |also |always |and )*(?:remember|memorize|save|store|note|record|write|add|put|"
    r"keep)(?: (?:this|that|these|it|the following|down|one|in mind|well|please))+"
    rf"{_MEMORY}?(?: (?:please|for (?:the )?(?:future|later|next time)))*)"
)
_REMINDING = (
    r"(?:please |also |always |and )*(?:(?:remember|memorize)(?: and (?:save|store|note))?"
    rf"{_MEMORY}?|(?:keep|bear) in mind|(?:save|store|put|add|write|note|record|keep)"
    rf"(?: it| this| that)?{_MEMORY}|update (?:the |your )?(?:claude\.?md|agents\.?md|memory) to "
    r"(?:remember|say|note|include|reflect))"
)

PREFACE = pattern(
    rf"^(?:as|like) (?:i|we)(?:'ve| have)?(?: already| always| just| clearly)* {_SAID}{_BEFORE}"
    r"\s*[:,;-]+ ",
    rf"^(?:and |but |look |well )*(?:i|we)(?:'ve| have| did)?(?: already| always| just| clearly| "
    rf"literally| specifically)* (?:said|told (?:you|u)|mentioned|repeated)(?: so)?{_BEFORE}"
    r"\s*[:,;]+ ",
    r"^(?:just |again |and )*reminder(?: to (?:you|self|yourself|claude))?\s*[:,;]+ ",
    rf"^{_AGAIN}\s*[:,;-]+ ",
    r"^as (?:previously |already |earlier |before )*(?:advised|mentioned|stated|discussed|agreed|"
    r"requested|instructed|explained|noted|specified)(?: before| earlier| above| previously)?(?: "
    r"\([^)]*\))?\s*[:,;-]+ ",
    r"^i(?:'ll| will| must| have to)? (?:repeat|say it again|keep (?:saying|repeating|telling "
    r"(?:you|people|them|everyone|everybody)))(?: (?:this|it|that|myself))*\s*[:,;-]+ ",
    r"^(?:just )?(?:to be|to make (?:it|this|myself)|let me be|let's be|so (?:it|this) is|in case "
    r"(?:it|this|that) (?:wasn't|isn't|is not|was not)|if (?:it|this|that) (?:wasn't|isn't|is not|"
    r"was not)) (?:very |perfectly |absolutely |super |crystal |totally )?clear\s*[:,;-]+ ",
    r"^for the (?:record|last time|(?:second|third|fourth|fifth|tenth|umpteenth|hundredth|nth|"
    r"\d+(?:st|nd|rd|th)) time)\s*[:,;-]+ ",
    r"^(?:and |but )?(?:as|like) (?:always|usual|ever|every time|last time|before|i always (?:say|"
    r"do)|we always do)\s*[:,;-]+ (?:please )?",
    r"^(?:it (?:should go|goes)|this (?:should go|goes)) without saying\s*[:,;-]* (?:but |that )?",
    r"^needless to say\s*[:,;-]+ ",
    r"^(?:and |but )?(?:you know (?:me|my line|the rules?|the drill|how (?:we|i) (?:do|work|"
    r"like)(?: (?:it|this|things))?)|(?:the )?(?:usual|same) (?:rules?|deal|drill|way|"
    r"procedure)(?: as (?:always|usual|before|ever|last time))?)\s*[:,;-]+ ",
    r"^(?:sorry|apologies)(?: (?:for|to|if|about|that) [^,:;.]{3,40})?\s*[,;-]+ but ",
    r"^(?:and |but |oh )*(?:just )?(?:a|an|one|the|some) (?:(?:quick|small|short|little|last|final|"
    r"more|other|general|minor|friendly|gentle|important|side) )+(?:thing|things|note|reminder|"
    r"request|remark|word|point|wish)\s*[:,;-]+ ",
    r"^(?:before i forget|while (?:we're|we are|you're|you are) at it|on a side note|side note|"
    r"while i remember|unrelated(?: to this)?|separately|by the way)\s*[:,;-]+ ",
    rf"^(?P<asks>{_ASKING})\s*[:;-]+ ",
    rf"^(?P<reminds>{_REMINDING})(?:\s*[:,;-]+ (?:that )?| that (?!(?:for|in|into|to|as|please|"
    r"down|one|when|time)\b)(?=\w+ \w+)| (?=(?:the|we|we're|i|i'm|our|my|all|there|no|never|always|"
    r"not|you|every|each|only)\b))",
)

# "Can you always ask first?" wants no answer.
_LASTING = (
    r"(?:from now on|going forward|in (?:the )?future|always|never|every ?time|each time|next time)"
)
KINDLY = pattern(
    r"^(?:so |and |also |ok |but |hey |please |then )*(?:(?:can|could|would|will) (?:you|u|we)|is "
    r"it "
    rf"possible (?:for you )?to|would you mind)\b(?! never).*\b{_LASTING}\b",
    rf"^{_LASTING},? (?:can|could|would|will) (?:you|u|we)\b",
)

_THANKS = (
    r"(?:thanks|thank you|thank u|thx|tnx|ty|tyvm|cheers|much appreciated|please|pls|plz)"
    r"(?: (?:a lot|so much|very much|in advance|again|man|mate|claude))*"
)
# "right" and "correct" are not among them: who says so wants to know.
_CHECK = (
    r"(?:ok|okay|k|okey|alright|got it|got that|understood|understand|is that clear|are we clear|"
    r"clear|deal|agreed|capisce|can you do that|do you understand|you hear me|hear me)"
)
POSTSCRIPT = pattern(
    rf"[\s,;.!-]+{_THANKS}\W*$",
    rf",? ?[,;.!-] ?(?P<check>{_CHECK})\W*$",
    # "the docs go there, remember": it was said before. "things to remember" is not that.
    r"(?:,? ?[,;.!-] ?|(?<!\bto)(?<!'t)(?<!\byou)(?<!\bi)(?<!\bwe)(?<!\bthey)(?<!\band)(?<!not)"
    r"(?<!can)(?<!must)(?<!should)(?<!will)(?<!always)(?<!still)(?<!please)(?<!\bu) )"
    r"(?P<recall>remember)\W*$",
    r"[\s,;.!-]+(?:just )?(?:as|like) (?:i|we)(?:'ve| have)?(?: already| always| just| clearly)* "
    rf"{_SAID}{_BEFORE}\W*$",
    rf" ?\((?:as |like )?(?:i|we)(?:'ve| have)?(?: already| always| just)* {_SAID}{_BEFORE}\W*$",
    rf"[,;-]+ (?:{_AGAIN}|(?:which )?(?:you|u) should (?:really )?know(?: that| this)?(?: by now| "
    r"already)?|i mean it|i(?:'m| am) serious|seriously|dammit|damn it|ffs|for the last time|for "
    r"(?:god'?s|heaven'?s|christ'?s|fuck'?s) sake|i beg you)\W*$",
    r" ?\((?:this is |that is |that's |it is |it's )?(?:very |really |super |extremely )*important"
    r"\W*$",
)
# The last words of a postscript: without one of them none is looked for.
CLOSING = frozenset(
    words(
        """
    thanks thx tnx ty tyvm cheers appreciated please pls plz lot much advance again man mate claude
    you u ok okay k okey alright it that this understood understand clear deal agreed capisce me
    remember said say says told mentioned wrote explained asked for repeated discussed requested
    instructed before already earlier yesterday today above previously time times week session
    twice now know myself yourself tell repeat ask remind explain write serious seriously dammit
    ffs sake important
        """
    )
)

# From here on a clause says why, and a guard that reads it would take the reason for the rule.
REASON = pattern(
    r",? (?:because|cause|'cause|bc|otherwise|or else|or otherwise)\b",
    r",? since (?:it|we|they|the|that|this|our|there)\b",
    r",? (?:or|as) (?:it|we|they|you|that|this|the \w+)(?:'ll| will| would| might| may| could| is|"
    r" was| has) ",
    r", (?:it|that|this|they|which)(?:'s|'ll)? (?:\w+ )?(?:breaks?|broke|causes?|caused|crash(?:es|"
    r"ed)|costs?|makes?|made|confuses?|leads?|led|takes?|took|gets?|got|is|are|was|were|slows?|"
    r"hides?|hurts?|leaks?|leaked)\b",
)

# What says nothing without what was said before it, so that it is not what "remember that" means.
POINTING = pattern(
    r"^(?:it|this|that|these|those|they|he|she)\b(?! (?:project|repo|repository|codebase|team|"
    r"machine|server|app|package|service|company)\b)",
    r"\b(?:it|this|that|these|those|them|so|one|ones|him|her)$",
    r"^i (?:like|love|agree|see|think|guess|hope|fixed|did|will|am|was)\b|^i'(?:m|ll|d)\b",
    r"^you(?:'re|r)? (?:can|could|may|should|did|were|have|are|keep|just|broke|made)\b|"
    r"^(?:go|carry) (?:ahead|on)\b|^let'?s\b",
)
AHEAD = pattern(r"\b(?:this|these|the following)\b")
# Where "remember this" begins inside a sentence.
REFERRING = (
    r"(?:and |so |then )?(?:please |also )*(?:(?:save|store|put|add|keep|note) (?:in|into|to) "
    r"(?:the |your |my |our )*(?:memory|memories|claude\.?md)(?:,? (?:please|thanks))?\W*$"
    r"|(?:remember|memorize|save|store|keep|note|record) (?:this|that|it)\b(?: down)?"
    r"(?=\W*$| (?:for|in|into|please|as)\b| to (?:\w+ ){0,2}(?:memory|rules|notes|claude))"
    r"|(?:add|put|write) (?:this|that|it)\b(?: down)? (?:in|into|to) (?:the |your |my |our |"
    r"project |global )*(?:memory|memories|claude\.?md|agents\.?md|rules|notes|instructions))"
)
# What asks or supposes does so with all that it joins by "and".
WONDERING = pattern(
    r"^(?:so |and |but |ok |okay |or |then |also |hm+,? )*(?:why|what if|how come|what about|how "
    r"about|should(?:n't)? (?:we|i|it|you|they|the)|(?:do|don't) you (?:think|want|believe)|would "
    r"(?:it|you say)|is it|are we|do we|did we|does it|i(?:'m| am)? wonder(?:ing)?|wondering|i'm "
    r"not sure|not sure|maybe|perhaps|if (?:we|i|you|they)|suppose|supposing|imagine|let's "
    r"(?:say|assume|suppose|pretend)|assuming|say we)\b",
    # What somebody says goes on after "and", too.
    r"^(?:i(?:'ve)? (?:also |just |once )?(?:read|heard|saw)|(?:he|she|they|someone|somebody) "
    r"(?:says?|said|keeps? saying|wrote))\b",
)

# Words with which a clause starts that orders nothing, whatever stands behind them.
_NO_VERB = (
    r"(?:in|on|at|for|with|from|to|of|by|as|about|over|under|into|through|between|without|within|"
    r"is|are|was|were|be|been|do|does|did|has|have|had|can|could|should|would|may|might|must|will|"
    r"shall|when|while|if|where|what|which|who|how|why|because|since|after|before|during|until|"
    r"till|unless|although|though|that|than|then|and|or|but|so|not|never|always|only|just|also|"
    r"both|all|every|each|any|some|no|we|they|you|i|he|she|it|there|here|like|even|maybe|perhaps|"
    r"except|once|whenever|instead|inside|outside|against|across|behind|beside|per|via|whether|"
    r"nothing|none|neither|nor|either|half|most|many|such|prefer|avoid|respect|treat|keep|follow|"
    r"whatever|whichever|whoever|besides|despite|upon)"
)
# What a message is about now: an order in other words, its ticket, what it is for.
OCCASION = pattern(
    r"^(?:can|could|would|will) (?:you|u|we|it)\b|^(?:let's|lets|let us)\b|"
    r"^(?:i|we)(?:'d| would)? (?:only |just |also |really )?(?:want|need|like|have) (?:you "
    r")?(?:to|an?|the|this|that|some)\b",
    rf"^(?!{_NO_VERB}\b)[a-z]{{3,14}}(?: up| out| down| in| off| back)? (?:the|this|these|those|my|"
    r"a|an|it|them|that|me)(?: |$)",
    r"^(?:do(?! not)|continue|proceed|go on|carry on|resume|start)\b|^(?:now|next|then),? "
    r"(?!on\b)\w+|^(?:figure|sort|dig|hunt|chase|work|find|look) (?:out|into|down|through|up)\b",
    r"^(?:the )?(?:task|ticket|todo|goal|requirements?|acceptance(?: criteria)?|scope|story)\b ?:|"
    r"\b(?:that's|thats|that is|this is|thats all|that's all)\b.{0,20}\b(?:ticket|task|story|"
    r"assignment|exercise)\\b|^(?:and )?nothing else$|^(?:that's it|just that|only that)$",
    r"^(?:that|this|it)(?:'s| is) (?:just |only )?for (?:the|this|now|today|tomorrow|figure|"
    r"chapter|page|table)\b",
)
# What somebody did against a rule, told beside it: "hex values come out of the theme, you put
# one here".
REPROACH = pattern(
    r"^(?:and |but |so |here |now |yet |this time )*you(?:'ve| have)? (?:just |again |now |still |"
    r"already |always |keep |kept |only )*(?:put|used|use|using|wrote|made|did|done|added|adding|"
    r"left|skipped|gave|called|named|set|chose|picked|went|fell|forgot|ignored|missed|hard-?coded|"
    r"imported|stored|created|wrapped|dropped|mixed|ran|run|took|come back|came back|got|have|had|"
    r"turned|converted|committed|pushed|rounded|sorted|returned|rewrote|renamed|started|"
    r"broke)\b(?! (?:me|it right|that right)\b)",
    r"\b(?:you've|you have) (?:done|skipped|forgotten|broken|ignored) (?:it|this|that|them)\b|"
    r"\byour (?:\w+ ){1,2}(?:does|did|has|uses|ignores|breaks|puts) (?:it|this|that|the other)\b|"
    r"\b(?:you|it|that) (?:is|was|were|are|'s) (?:doing|at) it again\b|^(?:wrong|not) (?:again|"
    r"here|like this)\b",
)
