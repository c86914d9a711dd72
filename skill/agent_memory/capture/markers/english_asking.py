"""English guards: what is asked, guessed at or thought about, not laid down."""

from __future__ import annotations

from agent_memory.capture.markers import FATAL, Guard, pattern, words
from agent_memory.capture.markers.english_scopes import ASKED, STANDING

_POLITE = (
    r"(?:can|could|would|will) you (?:please |also |just |maybe )*(?:always|never|stop|not|"
    r"make sure|avoid|remember|only|use \S+ (?:instead|not|rather))\b"
)

ASKING = (
    Guard(
        name="question",
        cost=FATAL,
        keywords=words(
            "what why how which who where when is are does did was were has have should "
            "would will am must"
            " do any can could shouldn't isn't aren't don't doesn't wouldn't can't won't may might"
            " didn't haven't whats hows what's who's where's how's"
        ),
        pattern=pattern(
            r"^(?:so |and |but |ok |or |also |then |hm+ )*(?:what|why|how|which|who|where|"
            r"whats|hows|what's|who's|where's|how's)\b(?! (?:matters|i (?:want|need|mean|"
            r"prefer))\b)",
            r"^(?:when (?:do|does|did|is|are|was|will|should)|is|are|does|did|was|were|has|have "
            r"(?:you|we|they|i)|should (?:i|we|it|this|that|the|there|you)|would (?:it|this|that|"
            r"you|we|there|i)|will (?:it|this|that|you|we|there|the)|am i|must (?:i|we|it|they)|"
            r"do (?:we|you|i|they)|may i|might (?:it|this|we)|any (?:chance|way|idea))\b",
            r"^(?:shouldn't|isn't|aren't|doesn't|didn't|wouldn't|can't|won't|haven't|"
            r"don't (?:we|you|i|they|the)) (?:we|it|this|that|you|they|there|i|the)?\b",
            r", ?(?:what|how|why|where) (?:happens|do|does|is|are|should|would|will|can)\b",
            rf"^(?!{_POLITE})(?:can|could) (?:you|we|i|it|this|the|they)\b(?=.*(?:always|never|"
            r"don't|do not|not|must|should|only|every))",
        ),
        hits=("why do we always rebuild", "should we never cache", "don't we use redis here"),
        misses=("can you please never push to main", "don't use redis", "when you push, tag it"),
        spares=frozenset({"complaint", "asked:save"}),
    ),
    Guard(
        name="tag-question",
        cost=FATAL,
        keywords=words(
            "right correct true huh eh isn't aren't don't do won't shouldn't not is are am yeah"
        ),
        pattern=pattern(
            r",\s*(?:right|correct|true|huh|eh|yeah|am i right|is (?:that|this) (?:right|"
            r"correct|true|so)|(?:isn't|wasn't|won't|doesn't|didn't|shouldn't|can't) (?:it|this|"
            r"that|he|she|there)|(?:don't|aren't|shouldn't|won't|can't|do|are|should|can) (?:we|"
            r"they|i))$",
            r"^(?!.*, [\w-]+ or not$).*(?<!whether )\bor not$",
            r"\b(?:or is it|or am i (?:wrong|mistaken)|or should (?:i|we)\b.*|or what)$",
        ),
        hits=(
            "so the queue never drops a job, right",
            "we only ship signed builds, don't we",
            "the parser must be pure or not",
        ),
        misses=(
            "get the types right",
            "always turn right",
            "never ship it, ok",
            "whether or not",
            "round the totals, shown or not",
        ),
        spares=frozenset({"complaint"}),
    ),
    Guard(
        name="indirect-question",
        cost=20,
        keywords=words("if whether what which how why"),
        pattern=pattern(
            r"\b(?:let me know|tell me|check|see|know|confirm|decide|verify|determine|explain|"
            r"figure out|understand|ask|wonder\w*|sure|investigate|find out) (?:again )?(?:if|"
            r"whether|what|which|how|why)\b|\bshow me (?:which|what|where|why)\b",
        ),
        hits=("check whether we must restart", "tell me why it should be a list"),
        misses=("never check in binaries",),
        spares=STANDING | {"complaint", "always", "never", "preference", "notify", "no-need"},
    ),
    Guard(
        name="pondering",
        cost=FATAL,
        keywords=words(
            "wonder wondering curious thinking better what how about maybe debating interesting "
            "good "
            "nice great useful"
        ),
        pattern=pattern(
            r"\b(?:i'm|i am|i was|just|still|been|also) (?:wondering|curious|debating|"
            r"thinking (?:about|of|whether|if|that maybe|maybe))\b|\bi wonder\b",
            r"^(?:what|how) (?:if|about)\b|\bwould(?:n't)? it (?:not )?be (?:\w+ )?(?:better|"
            r"nicer|easier|cleaner|simpler|smarter|possible|ok|okay|wise|good|an? \w+)\b",
            r"\bwould (?:also )?be (?:interesting|good|nice|great|useful) to (?:know|see|"
            r"understand|find out|hear)\b",
            r"^(?:maybe|perhaps) (?:we|you|i|it|this|that|the|there|they|let's|just|instead|"
            r"then|a|an)\b",
        ),
        hits=(
            "i'm wondering if we should always pin the toolchain",
            "maybe we should never trust that header",
            "would it be better to always batch the writes",
            "would be interesting to know if we must always restart",
        ),
        misses=("never wonder off", "keep the api small, maybe even tiny"),
        spares=ASKED | {"complaint", "standing:from-now-on"},
    ),
    Guard(
        name="recollection",
        cost=FATAL,
        keywords=words("remember recall"),
        pattern=pattern(
            r"\b(?:do|did|can|don't) you (?:still |even )?(?:remember|recall)\b",
            r"\bi (?:can |do |don't |can't |cannot |still |also |vaguely |even )*(?:remember|"
            r"recall)\b",
            r"\bremember (?:when|how|who|what|last|back)\b|\bremember\?",
            r"\bremember (?:the|that|those|my) .{3,40}\b(?:i (?:gave|sent|showed|told)|we (?:made|"
            r"did|had|talked)|you (?:made|did|wrote)|from yesterday)\b",
            r"\bif i (?:recall|remember)\b",
        ),
        hits=("do you remember the rule about tags", "as i remember we never used it"),
        misses=("remember that tags are signed",),
    ),
    Guard(
        name="hypothesis",
        cost=15,
        keywords=words(
            "say assume suppose pretend assuming what imagine hypothetically hypothetical "
            "example instance would were wonder could think believe doubt if"
        ),
        pattern=pattern(
            r"\bi (?:don't|do not) (?:really )?(?:think|believe)\b|\bi doubt\b",
            r"\b(?:let's (?:say|assume|suppose|pretend)|suppose|assuming|what if|imagine|"
            r"hypothetical(?:ly)?|for example|for instance|if we (?:did|were|had)|if i (?:did|"
            r"were|had)|as if|i wonder|we could|you could|i could|it could|(?:that|it|this|"
            r"which) would)\b",
            r"^if (?:we|i|you|it|they|the \w+) .{3,80}(?:,| then) ?(?:then )?(?:we|i|it|this|that|"
            r"they|there|the [\w-]+) (?:would|could|might)(?:n't)?\b",
        ),
        hits=("let's say we never delete rows", "if we did always lock, it would hang"),
        misses=("never assume a default zone",),
        spares=ASKED,
    ),
    Guard(
        name="surmise",
        cost=14,
        keywords=words("must never"),
        pattern=pattern(
            r"\bmust be (?:tired|something|some (?:kind|sort)|wrong|missing|due|because|related|"
            r"coming|caused|hallucinating|kidding|joking|confused|mistaken|nice|hard|fun|(?:a|an|"
            r"the|some) (?:better|other|easier|way|bug|reason|mistake|typo|problem|issue|error|"
            r"same|cache))\b",
            r"\bnever be (?:sure|certain|too|able to tell)\b",
            # What a program says of its own arguments.
            r"(?:: ?|\b(?:did|does|error|exception|assert\w*|fatal|invalid|argument|"
            r"parameter)\b.*)[\w.`']+ must (?:not )?be (?:nil|null|none|undefined|non-?null|"
            r"non-?empty|an? (?:valid|string|number|integer|list|array|function|object|positive|"
            r"instance)|of type)\b",
        ),
        hits=(
            "there must be a better way",
            "it must be something with the cache",
            "invalid argument: axis must be an integer",
        ),
        misses=("every id must be unique", "there must be a test for each route"),
        spares=ASKED,
    ),
    Guard(
        name="unsure",
        cost=7,
        keywords=words(
            "unsure like maybe perhaps think guess believe thought suppose sure "
            "probably might seems "
            "seem looks sounds idk feel feels possibly apparently mayb prolly prob mean know idea"
        ),
        pattern=pattern(
            r"(?<!you're )(?<!you are )(?<!when )(?<!if )\b(?:maybe|perhaps|i (?:think|guess|"
            r"believe|thought|suppose|assume|feel)|not sure|unsure|probably|might|seems?|looks? "
            r"like|sounds? like|feels? like|possibly|apparently|idk|mayb|prolly|prob|i mean|"
            r"(?:the rest )?i don't know|no idea)\b",
        ),
        hits=("maybe we should never cache this", "i think you must restart"),
        misses=("never guess",),
        spares=ASKED,
    ),
)
