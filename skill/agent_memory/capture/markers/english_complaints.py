"""English markers: reproaches that a rule was broken, which name the rule that they are about."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import VERB

# How a rule itself may start, after "as I said" or "for the last time".
_RULE = (
    r"(?:please |always |never |you (?:should|must|can't) |we |all |no |not |only |every |each |"
    rf"one |(?:don't|do not|dont|stop|avoid|keep|{VERB})\b |\w+s (?:go|are|live|belong|must|"
    r"should) |the \w+ (?:goes|is|are|lives|belongs|must|should|never|needs) (?!not work|broken|"
    r"down\b|gone))"
)
_TIMES = (
    r"(?:many|several|multiple|countless|so many|enough|two|three|four|five|ten|a dozen|dozens of|"
    r"a hundred|a thousand|a million|hundreds of|\d+) times"
)
_NTH = (
    r"(?:second|third|fourth|fifth|sixth|tenth|last|final|\d+(?:nd|rd|th)|nth|umpteenth|hundredth|"
    r"thousandth|millionth)"
)
# What somebody did against a rule, as far as the deed itself may show one.
_DID = (
    r"(?:forgot|skipped|ignored|missed|broke|used|added|put|changed|wrote|left|made|committed|"
    r"pushed|created|renamed|deleted|removed|reformatted|rewrote|rewritten|duplicated|guessed|"
    r"invented|hard-?coded|hardcoded|mocked|amended|squashed|refactored|reverted|touched|edited)"
)


COMPLAINTS = (
    Marker(
        name="complaint",
        kind="constraint",
        confidence="stated",
        score=21,
        keywords=words(
            "constantly still often discussed explained told said asked times why again keep "
            "suppose supposed repeat repeating agreed forgot forget already instructed kept meant "
            "tell "
            "talked mentioned come had insist hard difficult finally requested earlier yesterday "
            "say agree ask decided time same broke violated ignored disregarded "
            "breaking violating ignoring remind reminding explicitly specifically clearly "
            "repeatedly warned know over how way begged reminded telling decide through thought"
        ),
        pattern=pattern(
            # It was told or asked before.
            r"\bi(?:'ve| have)? (?:already |just |clearly |specifically |explicitly |literally |"
            r"also )*(?:told (?:you|u)\b(?! about| what)(?=.*\b(?:not|never|to|don't|dont|always|"
            r"only|use|no|must|should|shouldn't|stop|before|without|every|first)\b)|(?:asked|"
            r"instructed) (?:you|u)\b(?=.*\b(?:not|never|always|before|first|every|each|"
            r"only)\b))(?: \S+){2,}",
            r"\bi (?:already |just |clearly |specifically |explicitly )*(?:said|mentioned) "
            r"(?:not to|never|no|use|to|don't|do not|you (?:should|must)|only|that you|read[- "
            r"]only)\b(?: \S+){1,}",
            r"^i(?:'ve| have)? already (?:told (?:you|u)|said|mentioned) (?:that )?(?:the|we|our|"
            r"my|i|i'm|it|it's|this|there) (?!.*\b(?:down|broken|crash\w*|fails?|error)\b).{6,}",
            r"\bi(?:'ve| have)? (?:already )?(?:told|asked|reminded|begged) (?:you|u) "
            rf"{_TIMES}\b.{{6,}}",
            r"\bi(?:'ve| have)? (?:specifically|explicitly|clearly|repeatedly) (?:asked|"
            r"requested|wanted|told you)\b.{6,}",
            r"\bi(?:'ve| have)? (?:already )?said (?:this |it |that )?(?:already|before)\b.{6,}",
            rf"\bi(?:'ve| have)? (?:already )?said (?:this |it |that )?{_TIMES}\b.{{4,}}",
            r"\bi (?:keep|kept) (?:telling|repeating|saying|reminding|asking)\b.{8,}",
            r"\bi (?:have to |must |had to |need to )?(?:keep (?:telling|repeating|asking|saying|"
            r"having|fixing|reverting)|repeat myself)\b.{4,}",
            r"\bi (?:shouldn't|should not) (?:have|need) to (?:keep )?(?:tell|telling|remind|"
            r"reminding|ask|asking|say|repeat|repeating|explain)\b.{8,}",
            r"^you (?:were|have been|'ve been|had been) (?:already |explicitly |clearly "
            r")?(?:told|asked|instructed|warned) (?:not |never )?to\b.{4,}",
            r"\byou should (?:really )?know (?:by now|already)\b.{6,}",
            r"^(?:as|like) i(?:'ve| have)? (?:already )?(?:said|told you|mentioned|wrote|asked|"
            r"explained)(?: (?:before|earlier|already|many times|last time|yesterday))*[,:]? "
            rf"{_RULE}.{{4,}}",
            rf"^as (?:discussed|agreed|told|explained)(?: \w+){{0,2}}, {_RULE}.{{4,}}",
            r"^(?:don't|do not|please don't) make me (?:repeat|say|tell|remind)\b.{12,}",
            r"\bi(?:'ve| have)? (?:already )?(?:asked for|said|requested|mentioned|told you) "
            rf".{{4,60}} (?:like |about |at least )?{_TIMES}\b",
            r"^(?:last (?:week|time|month)|yesterday|before|earlier)(?: already)?,? i (?:already "
            r")?(?:told you|said|asked|explained)\b.{8,}",
            r"^(?:can|could|would|will) you (?:please )?finally (?:stop|start|use|follow|respect|"
            r"learn)\b.{4,}",
            # It was agreed.
            r"\b(?:didn't|did not|did) (?:i|we) (?:not )?(?:already |just )?(?:say|tell|agree|"
            r"ask|decide)\b.{6,}",
            r"^i thought (?:we|i|you) (?:had |have |already )*(?:settled|agreed|decided|dropped|"
            r"banned|said|were not going|weren't going|got rid)\b.{4,}",
            r"^(?:we|i) (?:already |had |have |just )*(?:said|agreed(?: on)?|settled(?: on|"
            r" for)|decided(?: on)?) (?!it\b|this\b|so\b|what\b|how\b|that (?:it|this)\b)\S.{2,60}"
            r", (?:right|remember|correct|didn't (?:we|i)|no)$",
            r"\bwe (?:already |had |have )?(?:agreed|said|talked about|discussed) (?:that|to|not|"
            r"we|on|never|no|only|always|every|all)\b.{4,}",
            r"^we(?:'ve| have)? (?:already )?(?:talked about|discussed|been (?:over|through)|"
            r"gone over|covered|had) (?:this|that|it)(?: (?:before|already|yesterday|last week|"
            r"many times))*[,:;-]+ ?(?! ?(?:where|what|why|how|but|and|can|did|do)\b).{10,}",
            r"^(?:that|this)(?:'s| is) not (?:how|the way|what|where) we (?!said|want|have|need|"
            r"agreed today)\w+ .{4,}",
            r"^(?:this|that|it)(?:'s| has) come up (?:before|already|several times|many "
            r"times)[,:;-]+ .{10,}",
            r"^(?:we|you) (?:had|did) (?:this|that|it) (?:already|before|last time)[,:;-]+ .{6,}",
            r"^(?:this|that)(?:'s| is) not (?:how|the way|what) our (?:\w+ )?\w+s? (?:look|looks|"
            r"work|works|are|is|go|goes)\b.{6,}",
            r"^we (?:already )?(?:said|agreed) (?:it's|it is|it should|the|everything) .{8,}",
            # It happens again.
            r"^why (?:are|do|did|have) (?:you|u) .{4,60} again$",
            r"^(?:did|have) (?:you|u) (?:just|seriously|really) \w+.*\bagain$",
            r"\bwe(?:'re| are) supposed to (?:use|have|support|follow|keep|ask|write|only|not|"
            r"never|avoid|run on|be (?:using|on))\b.{4,}",
            r"^(?:i (?:don't|do not|dont) (?:understand|get|know) )?why (?:do |would |did )?you "
            r"(?:insist|keep|always|still|constantly)\b.{6,}",
            r"^(?:is it|why is it) (?:really |that |so )*(?:so |that )?(?:hard|difficult) to \w+ "
            r".{6,}",
            r"\bhow (?:many times|often) (?:do|did|have|must|should|will) i\b.{4,}",
            r"^why (?:do|did|are|would|have) (?:you|u)\b.{0,20}\b(?:always|keep|again|constantly|"
            r"still)\b.{4,}",
            r"\byou (?:keep|kept|always|constantly|continue) (?:\w+ing|forget\w*|ignor\w+|"
            r"break\w*|skip\w*|add\b|chang\w+|us(?:e|ing)\b|commit\w*|put\b|mak\w+)\b.{3,}",
            r"\byou (?:always|constantly|still) (?:ask|forget|ignore|skip|break|delete|"
            r"overwrite)\b.{3,}",
            r"(?<!thank )(?<!thanks )\byou (?:again|once again|yet again) \w+",
            rf"^(?:once |yet )?again,? you(?:'ve| have)? {_DID}\b.{{4,}}",
            r"\byou forgot (?:again )?to (?:always |also )?\w+ .{3,} again\b|\byou forgot "
            r"(?:again )to\b",
            rf"\byou(?:'ve| have)? {_DID} .{{3,40}} (?:again|yet again|once again)\b[,.;:-]* "
            r".{6,}",
            r"\byou (?:did|are doing|have done) (?:it|this|that) again\b.{6,}",
            rf"^(?:(?:this|that|it)(?:'s| is) )?(?:now |already )?(?:the )?{_NTH} time (?:now |"
            r"today |this week )?(?:that )?(?:you|i have to|i had to|i'm)\b.{8,}",
            r"^(?:the )?(?:second|third|fourth|fifth|tenth|\d+(?:nd|rd|th)|nth|umpteenth|"
            rf"hundredth) time(?: now| today)?[,:;-]+ {_RULE}.{{3,}}",
            r"^how (?:often|many times)(?: (?:now|more|again))?[,:;-]+ .{10,}",
            r"^why (?:do|am|must) i (?:still |keep )?(?:see|seeing|find|finding) (?!an? (?:error|"
            r"exception|warning)|the same|\d|errors?\b).{4,40} again\b.*",
            r"^(?:the )?same (?:thing |mistake |story |problem )?(?:as|like) (?:last (?:time|"
            rf"week)|the other (?:day|time)|yesterday)[,:;-]+ {_RULE}.{{3,}}",
            rf"\bfor the {_NTH} time[,:;-]* (?:{_RULE}|\w+(?: \w+)? (?:in|not|only)\b).{{3,}}",
            r"\byou(?:'re| are| were)? (?:not )?(?:supposed?|meant) to\b.{4,}",
            r"\byou(?:'ve| have| keep| just| again)? ?(?:broke|broken|violated|ignored|"
            r"disregarded|forgot|forgotten|breaking|violating|ignoring) (?:the|my|our|that) "
            r"(?:\w+ )?(?:rules?|instructions?|conventions?|guidelines?|preferences?|request|"
            r"polic(?:y|ies))\b.{6,}",
        ),
        hits=(
            "i told you not to edit the lock file",
            "why do you keep adding type ignores",
            "how many times do i have to say it: tabs in makefiles",
            "you're supposed to read the spec before coding",
            "that's not how we name shaders, the pass comes first",
            "we've been over this: the radio driver never blocks",
            "didn't i say to leave the fixtures alone",
            "this is the third time you renamed a public symbol",
            "for the last time, use the shared logger",
            "you broke the rule that views never query",
            "second time you invent a class that we have",
            "third time: no magic numbers in the driver",
            "how often, the dumps are not in git",
            "why do i see raw sql again",
            "same mistake as last week: never edit the lockfile",
            "as i said, keep the figures in greyscale",
            "did you just push to main again",
            "i already told you that the db is postgres",
            "i explicitly asked for plain sql",
        ),
        misses=(
            "he told me about it",
            "i told you the server is down",
            "i said hello",
            "why is the page empty",
            "as i said it crashes on start",
            "second time it crashes",
            "third time, is it you",
            "same as last time, it works",
            "for the last time, does it work",
            "you forgot a comma",
            "that's not how it works",
            "we talked about this yesterday",
        ),
    ),
    Marker(
        name="complaint:unasked",
        kind="preference",
        confidence="observed",
        score=11,
        keywords=words("asked ask"),
        pattern=pattern(
            r"^(?:nobody|no one|who) asked (?:you )?(?:for|to) (?!this\b|that\b|it\b)\S+.{3,}",
            r"^i (?:didn't|did not|never) ask(?:ed)? (?:you )?(?:for|to) (?!this\b|that\b|it\b|"
            r"you\b)\S+.{3,}",
        ),
        hits=("nobody asked you to bump the version", "i didn't ask for a summary"),
        misses=("i asked for a summary", "i didn't ask for this", "he never asked"),
    ),
    Marker(
        name="complaint:manner",
        kind="preference",
        confidence="observed",
        score=14,
        keywords=words("too"),
        pattern=pattern(
            r"^your (?:\w+ )?(?:answers?|responses?|repl(?:y|ies)|explanations?|messages?|"
            r"summaries|commits?|commit messages|comments|plans?|diffs?|prs?|functions|names|text|"
            r"writing) (?:is|are) (?:always |usually |way |far |much |still |often )*too \w+"
        ),
        hits=("your answers are too long", "your commit messages are way too vague"),
        misses=("this is too long", "your last change is too slow", "the answer is too long"),
    ),
    Marker(
        name="complaint:omits",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=("not",),
        pattern=pattern(
            r"^you(?:'re| are|r)? (?:still |again )?not (?:adding|writing|using|following|running|"
            r"updating|committing|testing|respecting|asking|reading|checking|documenting|keeping) "
            r"(?!it\b|this\b|that\b|them\b|these\b|the\b|an?\b|my (?:last|new)\b)\S+ \S+"
        ),
        hits=(
            "you are not adding docs for new commands",
            "you're still not following our naming",
        ),
        misses=("you are not using the right port", "you are not running it", "you are not wrong"),
    ),
    Marker(
        name="complaint:again",
        kind="constraint",
        confidence="observed",
        score=11,
        keywords=words("again without"),
        pattern=pattern(
            r"^you(?:'ve| have)? (?:just |now )?(?!broke|fixed|removed|deleted|closed|"
            r"crashed)(?:\w{3,}ed|put|wrote|made|left|ran|took|kept) (?!it\b|this\b|that\b|the "
            r"(?:same|wrong|button|page)\b).{4,60} again\b(?!$).{0,80}",
            r"^you(?:'ve| have)? (?:just |now )?(?:added|used|reformatted|renamed|committed|"
            r"pushed|mocked|hard-?coded|skipped|ignored|rewrote|guessed|duplicated|imported|"
            r"installed|created) (?!it\b|this\b|that\b|the (?:same|wrong|button|page)\b).{4,60} "
            r"again$",
            r"^you(?:'ve| have)? (?:just )?(?:\w{3,}ed|put|wrote|made|took|cut) .{2,40} "
            r"without (?:asking|telling|warning|checking with|showing)\b.*",
        ),
        hits=(
            "you added comments everywhere again, i don't want those",
            "you committed the build folder again",
            "you renamed the column without telling me",
        ),
        misses=("you broke it again", "you fixed the login again", "you added it again"),
    ),
)
