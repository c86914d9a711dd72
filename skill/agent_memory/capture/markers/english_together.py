"""English markers: what we lay down together, and what one of us wants none of."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import VERB

_LETS = r"^(?:let's|lets|let us) (?:just |jsut |please |also )*"
# A thing by its name; what is pointed at is settled for the moment only.
_NAMED = (
    r"(?!(?:this|that|it|them|these|those|him|her|one|both|either|anything|everything|something|"
    r"each|all|option|plan|step|phase|a different|the (?:first|second|third|last|other|same|new|"
    r"old|current|next|latter|former|\w+ one|one))\b)"
)
_BARE = _NAMED + r"(?!(?:the|an?|my|your|our|their|its|to|you|any more|more)\b)"
_MAKES = (
    r"(?:use|add|introduce|rely on|depend on|support|store|put|mix|hard-?code|mock|commit|import|"
    r"log|expose|allow|create|have|include|write|call|send|ship|push|break|invent|over-?\w+|"
    r"duplicate|bother with|worry about|bring in|pull in|be|do)"
)
_ALONE = (
    r"(?:myself|ourselves|manually|by hand|on my own|(?:every|each) (?:single )?time|all the time|"
    r"over and over|again and again|just (?:to|for)\b.*|any \S+.*|here|into (?:any|every) \S+.*|"
    r"in any \S+.*)"
)

TOGETHER = (
    Marker(
        name="lets:not",
        kind="decision",
        confidence="observed",
        score=16,
        keywords=words("let's lets let"),
        pattern=pattern(
            rf"{_LETS}(?:not|never|avoid)(?: ever)? (?:{_MAKES}|\w+ing) {_BARE}\S+(?: \S+){{0,7}}$",
            rf"{_LETS}(?:ensure|make sure|keep it so|see to it)(?: that)? (?:no|every|all|each|"
            r"nothing|nobody|we (?:never|always|only|don't)|there (?:is|are) (?:no|always)) \S+ \S",
        ),
        hits=(
            "let's ensure no spaces in file names",
            "let's not use redis here",
            "lets not add emojis",
            "let's not mix tabs and spaces",
            "let's avoid adding dependencies",
        ),
        misses=(
            "let's not use this one",
            "let's not go there",
            "let's not use the second one",
            "lets not move anything",
        ),
    ),
    Marker(
        name="lets:use",
        kind="decision",
        confidence="observed",
        score=11,
        keywords=words("let's lets let want like prefer need do"),
        pattern=pattern(
            rf"{_LETS}(?:use|go with|stick (?:to|with)|pick|choose|adopt|(?:switch|move|port|"
            r"migrate)(?: \S+)? to|stay (?:with|on)|keep (?:to|using)|continue (?:using|with)|"
            rf"target|standardi[sz]e on|settle on|build on) {_BARE}\S+(?: \S+){{0,9}}$",
            r"^(?:i|we)(?:'d| would)? (?:want|like|prefer|need) to (?:use|go with|stick (?:to|"
            rf"with)|keep using|switch to|move to|adopt) {_BARE}(?!what\b|whatever\b)[\w.+#-]+(?: "
            rf"[\w.+#-]+){{0,4}}$",
            r"^do (?:all |your |the |any )+(?:\w+ing|tests|styles|state|auth\w*|queries|"
            rf"validation|migrations|plots) (?:with|in|using|via|through) {_BARE}\S+",
            rf"{_LETS}use (?:the |an? |our )?\S+(?: \S+){{0,4}} (?:instead of|rather than|not|over)"
            rf" {_NAMED}\S+",
        ),
        hits=(
            "lets go with postgres",
            "let's use ruby instead of perl",
            "i want to use langgraph",
            "do your plotting with seaborn",
            "let's stick with plain css",
            "let's use the shared logger rather than print",
        ),
        misses=(
            "let's use that third one instead",
            "let's go with option b",
            "lets use the second one",
            "let's go with the flow",
        ),
    ),
    Marker(
        name="we-are-not",
        kind="decision",
        confidence="observed",
        score=12,
        keywords=("not",),
        pattern=pattern(
            r"^we(?:'re| are) (?:definitely |deliberately )?not (?:going to be )?(?:using|doing|"
            r"supporting|building|shipping|copying|coping|emulating|migrating|storing|deploying|"
            r"writing|targeting|hosting|mocking|committing|rewriting|adding) (?!this\b|that\b|it\b|"
            r"them\b|these\b|the\b|so\b|well\b|enough\b)\S+(?: \S+){0,9}$",
        ),
        hits=("we are not supporting old browsers", "we're not rewriting history"),
        misses=("we are not using the right port", "we are not doing this", "we're not sure"),
    ),
    Marker(
        name="only-want",
        kind="constraint",
        confidence="stated",
        score=12,
        keywords=words("only"),
        pattern=pattern(
            r"^(?:i|we) (?:really |actually )*only (?:ever )?(?:want|need|care about|support|"
            rf"accept|allow|track|target|trust|work with) {_BARE}(?!when\b|if\b|what\b|know\b)\S+"
        ),
        hits=(
            "we only want fuel stations and pharmacies",
            "i only want read access",
            "we only accept signed builds",
        ),
        misses=("we only need the port", "i only want to see it", "i only want this one"),
    ),
    Marker(
        name="unwanted",
        kind="preference",
        confidence="stated",
        score=13,
        keywords=words("don't dont do want wanna"),
        pattern=pattern(
            r"^(?:as an? \w+,? )?(?:i|we) (?:really |also |still )*(?:don't|do not|dont) "
            r"(?:want|wanna|like|plan)(?: to)? (?:have to |need to |go |be )*"
            rf"(?!use this\b){VERB} {_NAMED}[^,]{{2,60}}? {_ALONE}(?:$|,)",
            rf"^(?:i|we) (?:don't|do not|dont) want that (?:you|u) (?!can\b){VERB} {_NAMED}\S+",
            r"^(?:i|we) (?:really |also )*(?:don't|do not|dont) want (?:any |an? |our |my )[\w "
            r"-]{3,40} to (?:be|become|get|depend|block|break|impede|slow|leak|rely|know|have|"
            r"require|end up|grow|fail) \S.*",
            rf"^(?:i|we) (?:really |also |definitely )*(?:don't|do not|dont) want {_BARE}"
            r"(?:[\w-]+ ){0,3}?(?:inside|outside|in|anywhere|on|near|for|without|at all) (?:the "
            r"|our |my |any |an? )?\S+(?: \S+){0,4}$",
        ),
        hits=(
            "i don't want to paste keys here",
            "i dont wanna copy files by hand",
            "we don't want to add services just to look modern",
            "i don't want sql inside the views",
            "we don't want a failed upload to block the queue",
        ),
        misses=(
            "i don't want to do this",
            "i don't want the header",
            "i don't want to use this here",
            "i don't want a new page",
        ),
    ),
    Marker(
        name="first-then",
        kind="procedure",
        confidence="observed",
        score=13,
        keywords=words("first"),
        pattern=pattern(
            r"^first (?:plan|explain|understand|think|read|ask|tell|analy[sz]e|discuss|design|test|"
            r"write the tests?|show)\b(?!.*\b(?:this|that|it|these|page|screen)\b).{0,40}?,? "
            r"(?:and )?(?:only )?then (?:\w+ )?(?:code|do|change|write|implement|edit|wait|start|"
            r"fix|act|build|execute)\b",
            r"^(?:explain|plan|ask|tell|think|read|test|design) first,? (?:and )?(?:then )?(?:code|"
            r"do|change|write|implement|edit|act|build|execute)\b(?: later| after| then)?$",
            r"^(?:we|you) (?:should|must|need to|have to|always|ought to) (?:always )?(?:\S+ ){1,9}"
            r"?first\b.{0,60}?,? (?:and )?(?:only )?then (?:\w+ )?(?!we'll|see)\S+ \S",
        ),
        hits=(
            "we should write the tests first and then move to the code",
            "you must agree on the schema first, then touch the storage",
            "first plan, then code",
            "explain first, code later",
        ),
        misses=("first we should look", "we should see it first", "we did it first and then left"),
    ),
    Marker(
        name="everyone",
        kind="constraint",
        confidence="observed",
        score=13,
        keywords=words("everyone everybody nobody noone no"),
        pattern=pattern(
            r"^(?:everyone|everybody|nobody|no one|noone) (?:here |ever |else |should |must |can |"
            r"may |is to |has to |needs to |always |never )*(?!(?:see|know|use|like|need|want|get|"
            rf"think|say|have|look|ask|tell|go|give|find)s?\b)(?:creates?|{VERB}e?s?)\b "
            rf"{_NAMED}\S+",
        ),
        hits=(
            "nobody commit to main",
            "everyone creates a branch of their own",
            "everybody must sign the tags",
        ),
        misses=("everyone likes it", "nobody knows why", "everyone can see the list"),
    ),
)
