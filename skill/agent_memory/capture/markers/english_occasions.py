"""English markers: what is done on every occasion of a kind, told by an object without a name."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import VERB

# What one does to a thing of any name: "when you add a …", "if you rename something".
_ACTS = (
    r"(?:want to |have to |need to |are (?:about|going) to |plan to )?(?:add|change|rename|touch|"
    r"create|edit|remove|write|open|start|finish|release|bump|delete|move|upgrade|install|merge|"
    r"introduce|modify|update|fix|make|close|split|copy|deploy|publish|run|commit|push|refactor|"
    r"generate|import|draw|train|record|measure|cite|quote|translate|review|restart|flash)"
)
_SOME = (
    r"(?:an? (?!few\b|lot\b)|any |some |something|anything|another |new |more than \w+ |several |"
    r"(?!it\b|this\b|that\b|them\b|these\b|those\b|the\b|my\b|your\b|our\b)\w+s\b)"
)
_DO = (
    r"(?:please |always |also |never |just |first |you (?:must|should|have to|need to) |don't )*"
    rf"{VERB}\b"
)
_SEEN = r"(?!.*\b(?:crash\w*|broken|error appears|nothing happens|i (?:get|see|got))\b)"

OCCASIONS = (
    Marker(
        name="occasion",
        kind="procedure",
        confidence="stated",
        score=16,
        keywords=words("when whenever if before after once while"),
        pattern=pattern(
            rf"^(?:when|whenever|if|before|after|once) (?:you|we) {_ACTS} "
            rf"{_SEEN}{_SOME}.{{0,50}}?,? {_DO}",
            rf"^(?:please |always |also )*{VERB}\b {_SEEN}.{{2,60}}? (?:when|whenever|if|before|"
            rf"after|once) (?:you|we) {_ACTS} {_SOME}.{{0,40}}$",
            rf"^(?:please |always |also )*{VERB}\b {_SEEN}.{{2,50}}? (?:when|while|before|after) "
            rf"(?!doing\b|trying\b|running\b|using\b)\w+ing {_SOME}.{{0,40}}$",
            r"^(?:ask|check|stop|tell me|warn me|talk to me|check with me|come back)(?: first)? "
            r"(?:if|when|whenever|before) (?:a|an|any|something|anything) .{4,}",
        ),
        hits=(
            "when you rename something rename its test too",
            "check the bundle size when you add a package",
            "if you want to rename a public thing ask",
            "quote the source when citing papers",
            "check with me first if a change is bigger than one file",
        ),
        misses=(
            "when you change it, push",
            "if you find a bug fix it",
            "show the modal when the user clicks a row",
            "when i add a row it crashes",
        ),
    ),
    Marker(
        name="occasion:for",
        kind="procedure",
        confidence="observed",
        score=12,
        keywords=words("for works how like adding every each"),
        pattern=pattern(
            r"^for an? (?:new )?(?:release|hotfix|migration|component|endpoint|feature|bug ?fix|"
            r"deploy\w*|version|rename|schema change|demo|review|page|plugin|model|experiment|"
            r"locale|language|module|service|screen|test)\s*[:,] \S+ \S",
            r"^(?:deploying|releasing|testing|building|publishing|reviewing|branching|flashing|"
            r"training|translating|debugging|seeding|migrating|versioning|tagging|merging|"
            r"logging in|onboarding)(?: \w+){0,3} (?:works|goes|happens|is done|runs|means)(?: "
            r"like this| as follows)?[:,]? (?!fine|now|again|well|ok\b|great|not)\S+ \S",
            r"^(?:every|each) (?:monday|tuesday|wednesday|thursday|friday|weekend|week|month|"
            r"morning|evening|night|sprint|quarter|year|hour|day),? (?:we|i|the|there|our|all) "
            r"(?!have a problem)\S+ \S",
            r"^adding (?:an? |new |another )[\w -]{3,30}(?: is|:|,| means) (?:just |only )?\S+ \S",
        ),
        hits=(
            "for a release: changelog, version, tag",
            "deploying works like this: merge, then press promote",
            "every friday we cut a release",
        ),
        misses=("for a test i clicked it", "testing works fine", "every day it crashes"),
    ),
    Marker(
        name="order",
        kind="procedure",
        confidence="observed",
        score=10,
        keywords=words("first then before start with"),
        pattern=pattern(
            rf"^(?:always )?(?:measure|test|plan|read|ask|think|design|profile|search|look|"
            rf"reproduce|sketch|back up|verify|check|understand|write the test|benchmark) "
            rf"first,? (?:and )?(?:only )?then {VERB}\b",
            r"^(?:always )?start (?:with|from) an? (?:failing )?(?:test|plan|spec|sketch|outline|"
            r"minimal example|branch|draft|design|question|summary|reproduction|"
            r"benchmark)\b.{0,60}$",
        ),
        hits=("measure first, then optimise", "start with a failing test, then the fix"),
        misses=("start with the parser", "first fix the import, then the types"),
    ),
)
