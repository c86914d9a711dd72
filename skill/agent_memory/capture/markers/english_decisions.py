"""English markers: what was decided to last, and what is so no longer."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words

# What is moved, switched or kept on a screen rather than in the way of working.
_NOT_HERE = (
    r"(?!this\b|that\b|it\b|them\b|these\b|those\b|here\b|there\b|(?:the |a )?(?:left|right|top|"
    r"bottom|next|other|previous|second|first|last|middle|button|icon|modal|page|option|branch "
    r"again)\b|lunch|dinner|bed|friday|monday|tomorrow|phase|step|work\b)"
)
_TO_USE = (
    r"(?:use|stay|stick|keep|support|ship|target|adopt|standardi[sz]e|rely|depend|be using|be on|"
    r"go with|continue with|run on|reserve|allocate|separate|treat)"
)
_SUBJECT = r"(?:we|i|the team|our team|everyone)"

DECISIONS = (
    Marker(
        name="decision",
        kind="decision",
        confidence="stated",
        score=19,
        keywords=words(
            "dropped rid replaced moved switched let's lets standardise decided agreed going "
            "moving switching migrating migrated dropping sticking standardizing standardized "
            "standardised keeping longer deprecated deprecating archived retired truth settled "
            "standardize goal obsolete retiring archiving stick priority aim objective scope "
            "direction strategy chose chosen picked adopted opted committed converted ported "
            "rewrote sunset settle"
        ),
        pattern=pattern(
            r"\b(?:we|i|the team)(?: have|'ve| has)? (?:just |already |all |also |finally |now "
            r")?(?:decided|agreed|settled|chose|chosen|opted|committed) (?:to|on|that|against|upon|"
            r"not|for) (?!skip|lunch|wait|this\b|that (?:one|it)\b|it\b)",
            r"^(?:we|i)(?:'re| are|'m| am|'ve|'ll| will) (?:now |all |already )?(?:be )?(?:going "
            r"with|(?:moving|migrating|switching) (?:over )?from \S+ to|moving (?!on )(?:\w+ )?to|"
            r"switching (?:\w+ )?to|migrating (?:\w+ )?to|dropping|sticking (?:to|with)|"
            r"standardi[sz]ing on|"
            rf"deprecating|retiring|archiving|keeping|staying (?:on|with)) {_NOT_HERE}\S",
            r"\b(?:we|you|i|it|they|and|the \w+|\w+s?) (?:are |is |will |do |should )?no longer "
            r"(?:use|used|need|needed|support|supported|want|required|maintain|maintained|depend|"
            r"have|deploy|run|ship)\b",
            rf"^{_SUBJECT}(?:'ve| have| has)? (?:just |already |now |finally )?(?:dropped|got rid "
            rf"of|"
            r"moved (?:away from|over to|on to|from \S+ to|to)|switched (?:over )?(?:from \S+ )?to|"
            r"migrated (?:\w+ )?(?:from|away from|to)|standardi[sz]ed on|adopted|converted to|"
            r"ported "
            rf"to|picked|chosen|chose) {_NOT_HERE}\S+",
            r"^(?:let's|lets) (?:standardi[sz]e on|stick (?:to|with)|settle on|agree (?:on|"
            r"that))\b",
        ),
        hits=(
            "we decided to keep the monorepo",
            "we're moving to kubernetes",
            "we no longer support python 3.8",
            "we migrated from webpack to vite",
            "i chose rust for the cli",
            "we moved to self hosted runners",
        ),
        misses=(
            "i decided",
            "we moved the button to the left",
            "we switched to the other page",
        ),
    ),
    Marker(
        name="decision:state",
        kind="decision",
        confidence="stated",
        score=16,
        keywords=words(
            "truth deprecated archived obsolete retired sunset goal goals direction strategy "
            "priority aim objective objectives priorities aims"
        ),
        pattern=pattern(
            r"\b(?:single )?source of truth\b.{0,40}\b(?:is|for)\b|\b(?:is|are) (?:the|our) "
            r"(?:only |single )?source of truth\b",
            r"\b(?:is|are|was|has been|have been) (?:now )?(?:deprecated|archived|obsolete|retired|"
            r"sunset)\b",
            r"\b(?:our|the|my) (?:new |main |overall |long-term |ultimate |primary |project |final "
            r"|product |whole |only )*(?:goal|direction|strategy|priority|aim|objective)s?(?: "
            r"(?:of|for|with) (?:this|the|our) (?:[\w-]+ )?[\w-]+)? (?:is|are|here is|will be)\b "
            r"(?!to (?:be able to )?(?:fix|get this|find out|add|implement|change|update|remove|"
            r"refactor|rename|move|replace|extract|debug|check|see|test|finish|complete|continue|"
            r"review|rewrite|convert|merge|delete|clean|write an?\b|create an?\b|make (?:this|it|"
            r"the)\b|\w+ (?:this|these|that|those)\b))(?!not\b|wrong\b|unclear\b|important\b|"
            r"clear\b|this\b|that\b)",
        ),
        hits=(
            "the v1 endpoints are deprecated",
            "the spec is the source of truth",
            "our main priority is startup time",
        ),
        misses=(
            "the goal keeper",
            "my goal is to fix the login",
            "our goal is to port these two screens",
            "an archived page",
        ),
    ),
    Marker(
        name="decision:named",
        kind="decision",
        confidence="stated",
        score=19,
        keywords=words("decision decisions verdict resolution"),
        pattern=pattern(
            r"^(?:(?:final|team|our|the|design|architecture|product|my|key) )*(?:decision|verdict|"
            r"resolution)s?(?: (?:is|was|made|here|on [\w-]+))*(?: to| that|[,:-]+| not to) "
            r"?(?!needed|found|pending|on\b|about|yet|up to|yours|mine)\S+ \S",
            r"^(?:as )?per (?:our|the|my) (?:decision|agreement)\b.{10,}",
        ),
        hits=(
            "decision: no microservices",
            "the decision is to keep everything in one repo",
            "final decision, sqlite for the cache",
        ),
        misses=("decision needed on the schema", "that decision is yours", "the decision tree"),
    ),
    Marker(
        name="decision:replaced",
        kind="decision",
        confidence="stated",
        score=15,
        keywords=words(
            "replaced swapped stopped ditched abandoned removed discontinued bought licensed"
        ),
        pattern=pattern(
            rf"^{_SUBJECT}(?:'ve| have| has)? (?:just |already |now )?(?:replaced|swapped(?: "
            rf"out)?) {_NOT_HERE}\S+(?: \S+){{0,3}}? (?:with|by|for) {_NOT_HERE}\S+",
            rf"^{_SUBJECT}(?:'ve| have| has)? (?:just |already |now )?(?:stopped|quit|given up|"
            rf"gave up) "
            r"(?:using|doing|supporting|writing|shipping|running|relying on|mocking|testing|"
            r"maintaining|building|deploying) (?!this\b|that\b|it\b)\S+",
            rf"^{_SUBJECT}(?:'ve| have| has)? (?:ditched|abandoned|discontinued) {_NOT_HERE}\S+",
        ),
        hits=(
            "we replaced moment with date-fns",
            "we stopped using feature branches",
            "we ditched the orm",
        ),
        misses=("we replaced it with a div", "it stopped working", "we stopped at step 3"),
    ),
    Marker(
        name="decision:stay",
        kind="decision",
        confidence="stated",
        score=16,
        keywords=words(
            "stay stick remain voted opted ended done gave longer won default starting since from "
            "support answer went mind settled"
        ),
        pattern=pattern(
            rf"^{_SUBJECT} (?:stay|stick|remain|go on) (?:with|on|at|to) {_NOT_HERE}\S+",
            r"^(?:we|the team|everyone|they|i)(?:'ve| have)? (?:all )?(?:voted (?:for|against)|"
            r"ended up (?:with|"
            rf"using|on)|gave up on|given up on|signed off on|made up my mind,?) {_NOT_HERE}\S+",
            rf"^{_SUBJECT}(?:'re| are|'m| am) (?:done with|through with|no longer (?:on|with|in|"
            rf"at)|off|moving off|finished with) {_NOT_HERE}\S+ ?\S*",
            r"^(?:our|the|my) new (?:default|standard|convention|norm|baseline|minimum|target|base "
            r"branch) (?:is|are) (?!wrong|broken|not\b|missing|too\b|ugly|bad)\S+",
            r"^(?:starting (?:with|from)|as from|beginning with|from|since) (?:version |release |"
            r"v)?(?:v?\d[\w.]*|the next (?:version|release|sprint|major)|next (?:week|month|"
            r"release|sprint|year)|january|february|march|april|june|july|august|september|october|"
            r"november|december|monday)(?: on| onwards?)?,? (?!to\b|until|till|through)\S+ .{6,}",
            r"^support for \S+(?: \S+){0,2} (?:ended|ends|was dropped|is dropped|is gone|is over|"
            r"stops|stopped)\b|^(?:final|last) (?:answer|word)(?: is|:|,) \S+ ?\S*",
        ),
        hits=(
            "we stay with rest",
            "the team voted for kotlin",
            "we're done with jenkins",
            "our new default is uv",
            "starting with v3 the config is toml",
            "support for mysql 5 ended",
        ),
        misses=(
            "we stay on this page",
            "we're done with it",
            "from 3 to 5 items",
            "the new default is wrong",
        ),
    ),
    Marker(
        name="decision:will",
        kind="decision",
        confidence="observed",
        score=10,
        keywords=words("we'll will won't not only going"),
        pattern=pattern(
            r"^we(?:'ll| will| won't|(?:'re| are) (?:not )?going to)(?: "
            r"not| only| always| never| all| "
            rf"now)* {_TO_USE} (?!this\b|"
            r"that\b|it\b|them\b|these\b|the (?:same|first|second|above|other|previous|new)\b|"
            r"you\b)\S+(?: \S+)*$",
            r"^we(?:'re| are) not (?:doing|using|supporting|adding|shipping|building|writing|"
            r"targeting|going to (?:use|support|ship|add|maintain)) (?!this\b|that\b|it\b|yet\b|"
            r"anything)\S+",
        ),
        hits=(
            "we'll use kotlin for all new code",
            "we will not support arm32",
            "we're not doing server side rendering",
        ),
        misses=("we'll use it later", "we will see", "we're not there yet"),
    ),
    Marker(
        name="decision:lets",
        kind="decision",
        confidence="stated",
        score=18,
        keywords=words("let's lets"),
        pattern=pattern(
            r"^(?:let's|lets) (?:always|never|only ever|generally|from here on|from now on) \w+ \S",
            r"^(?:let's|lets) (?:always |please )?keep (?!this\b|that\b|it\b|the (?:same|old|"
            r"current|button|other)\b|going)(?:the |our |all )?\S+(?: \S+){0,3} (?:frozen|small|"
            r"simple|short|flat|pure|stable|private|public|compatible|separate|in sync|consistent|"
            r"minimal|clean|typed|independent|generic|out of \w+)\b",
            r"^(?:let's|lets) (?:use|write|keep|have|put|do|name|make|log|store|return) .{4,60} "
            r"(?:everywhere|for (?:everything|all \w+|every \w+|each \w+|new \w+)|from here on|"
            r"across the (?:board|codebase|project|repo)|throughout)\b",
        ),
        hits=(
            "let's always use the design tokens",
            "let's keep the public api frozen",
            "let's use snake case for all columns",
        ),
        misses=("let's keep it as is", "let's use a modal here", "let's always"),
    ),
    Marker(
        name="decision:gone",
        kind="decision",
        confidence="observed",
        score=12,
        keywords=words("phased frozen gone out dead going legacy sunset eol it of plan"),
        pattern=pattern(
            r"^(?!it\b|this\b|that\b|they\b|he\b|she\b|my\b)(?:the |our )?(?:old )?[\w./-]+(?: "
            r"[\w./-]+){0,2} (?:is|are) (?:being phased out|phased out|going away|end of life|eol|"
            r"legacy|frozen|on (?:the )?way out|dead),? (?:\w+ )?(?:\w+ )?(?:use|we use|new|please|"
            r"so|don't|and|don't use|everything|replaced)\b",
            r"^(?!it\b|this\b|that\b|they\b)(?:the |our )?[\w./-]+(?: [\w./-]+){0,3} (?:is|are) "
            r"(?:being phased out|phased out|going away|end of life|eol|frozen(?! (?:on|at|when|"
            r"and))|legacy)\b",
            r"^(?:the )?(?:old |v\d )?[\w./-]+(?: [\w./-]+)? (?:is|are) (?:gone|out|dead)[,;:-] "
            r"?(?:use|we use|it's|now|so|everything)\b",
            r"^(?!what|how|as|where|so be|that|this|why|which|is\b|does\b|did\b|do\b|"
            r"can\b)[\w.+#-]+(?: [\w.+#-]+)? it is(?: then)?$",
            r"^as of (?:today|now|v?\d[\w.]*|version \S+|next \w+|(?:this|last) (?:week|month|"
            r"release)|january|february|march|april|may|june|july|august|september|october|"
            r"november|december|\d{4}|release \S+)\b,? .{8,}",
            r"^the plan is to (?:deprecate|drop|move|migrate|support|release|ship|retire|replace|"
            r"sunset|keep|target|port) \S+ \S",
        ),
        hits=(
            "jquery is being phased out",
            "redux is out, we use zustand now",
            "postgres it is",
            "as of version 3 plugins are loaded lazily",
            "the plan is to deprecate v1 in march",
        ),
        misses=(
            "it is gone",
            "the screen is frozen on start",
            "what it is",
            "the plan is to finish this today",
        ),
    ),
)
