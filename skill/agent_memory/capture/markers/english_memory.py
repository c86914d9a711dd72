"""English markers: what a developer asks an agent to remember."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import THINGS, VERB

_REMEMBER = r"(?:please )?(?:remember|(?:don't|do not|never|dont)(?: ever)? forget)"
_LASTING = (
    r"(?!(?:it|this|that|these|those|them|me|option|both)\b|(?:the|my|your) (?:\w+ )?(?:one|ones|"
    r"first|second|third|last|other|same|new|old|current|above|following|attached|print|header|"
    r"button|label|page|modal|image)\b)"
)

# "Remember that time when …": what happened once, told again.
_EPISODE = (
    r"remember (?:that|the|those) (?:(?:one|first|last) )?(?:(?:times?|days?|nights?|weeks?|"
    r"weekends?|mornings?|moments?|years?|summers?|meetings?|calls?|outages?|incidents?) (?:when|"
    r"where|we|you|i|it|they|that|with|in|on|from|after|before|last|the)\b|(?:one|weird|funny|"
    r"strange|crazy|stupid|odd|silly|nasty|old|other|ugly|big) [\w-]+(?: (?:in|with|from|about|on|"
    r"at|of|we|you|i|where|when|that|they)\b.*)?$)"
)

MEMORY = (
    Marker(
        name="asked:remember",
        kind="constraint",
        confidence="stated",
        score=24,
        keywords=words("remember memorize mind forget learn know aware note"),
        pattern=pattern(
            r"^(?:i (?:want|need|would like)|i'd like) you to (?:always )?(?:remember|memorize|"
            r"keep in mind|know|note|be aware)(?: of)?(?: that)?\b[:,]? (?!how|what|why|if|"
            r"when)\S+ \S",
            r"^(?:you|u) (?:should|must|need to|have to) (?:always )?(?:remember|keep in mind|be "
            r"aware) that \S+ \S",
            r"^(?:never|(?:don't|do not|dont)(?: ever)?) forget(?: that|[:,]) (?!you (?:have|"
            r"need|can)\b)\S+ \S",
            r"^(?:never|(?:don't|do not|dont)(?: ever)?) forget (?:we|i'm|i am|our|my|it's|there|"
            r"all|every|no) \S+",
            r"^(?:make|be) sure (?:to |that you |you )?(?:remember|keep in mind|know)(?: that)? "
            r"(?!to\b)\S+ \S",
            r"^learn (?:this|that)\s*[:,-]\s*\S|^learn that (?:the|we|i|our|my|it|you|all|"
            r"there)\b \S",
            r"^(?:remember|memorize)(?: this| that)? (?:from now on|for (?:next time|later|the "
            r"future|all|every))\b[:,]? (?:that |to )?\S+ \S",
            rf"^(?:always |and |but )?(?!{_EPISODE})(?:remember|memorize|(?:keep|bear) in "
            r"mind)(?:\s*[:,-]\s*|\s+(?:that\s+)?(?=(?:the|we|i|our|my|this(?! for )|that(?! for "
            r")|these|all|always|never|you|it|there|is|only|every|no|not|don't|do not|for(?! "
            r"(?:(?:your|the|my|our) (?:instructions|rules|notes|memory|future|next time)|all "
            r"(?:future )?(?:sessions|projects)|next time|later)$)|any)\b))\S",
        ),
        hits=(
            "remember: migrations run before the app starts",
            "remember that we target node 20",
            "keep in mind that the staging database is shared",
            "remember we never squash release branches",
            "don't forget that the widget targets old browsers",
            "i want you to remember that the rig has no network",
            "learn this: scene files are binary",
        ),
        misses=(
            "remember when we tried redis",
            "remember that time when the disk was full",
            "remember that weird leak in the parser",
            "remember to add the header",
            "do you remember the port",
            "remember this for my other notes",
            "don't forget the import",
            "learn that song",
            "i want you to know how it works",
        ),
        asked=True,
    ),
    Marker(
        name="asked:save",
        kind="constraint",
        confidence="stated",
        score=24,
        keywords=words(
            "memory memories claude agents rules instructions memorize note notes preference "
            "preferences rule convention setting somewhere md down guidelines knowledge"
        ),
        pattern=pattern(
            r"\b(?:save|store|put|add|write|record|note|commit|keep)\s+(?:[\w']+\s+){0,5}?(?:in|"
            r"into|to)\s+(?:your|my|our|project|global|user|long-term|auto)\s+(?:\w+ )?memor(?:y|"
            r"ies)\b",
            r"\b(?:save|add|write|commit|record|put|note)\s+(?:it|this|that|these|the (?:rule|"
            r"preference|convention))\s+(?:down )?(?:in|into|to)\s+(?:the\s+)?(?:\w+ "
            r")?(?:memor(?:y|ies)|rules|instructions)\b",
            r"\b(?:save|add|write|put|record|note)\s+(?!an? )(?:[\w'`]+\s+){1,5}?(?:in|into|"
            r"to)\s+(?:the\s+|your\s+|our\s+|my\s+|global\s+)?(?:claude\.?md|agents\.?md)\b",
            r"^(?:please |also )*(?:save|add|write|put|record|note|append|update)(?: (?:this|"
            r"that|it|the following))? (?:in|into|to) (?:the |your |my |our |global "
            r")*(?:claude\.?md|agents\.?md|memor(?:y|ies)|rules|notes)\b\s*[:,-]?\s*\S",
            r"^update (?:the |your )?(?:claude\.?md|agents\.?md|memory|rules)\b.* to remember\b",
            r"\b(?:save|update) (?:it |this |that |your )?(?:to |in )?memory\b",
            r"\b(?:save|add|write|put|store|record|note|keep) (?:it|this|that|these|the "
            r"following|an? (?:rule|note|line|section|reminder|entry)) (?:down )?(?:in|into|to|"
            r"on) (?!(?:the|our) (?:(?:release|patch|meeting|speaker|lecture|handover|delivery|"
            r"course|version|upgrade) )?notes?\b)(?:your|my|our|the|project|global) ?(?:\w+ "
            r")?(?:memory|memories|notes?|rules|instructions|guidelines|knowledge(?: base)?|"
            r"claude\.?md|agents\.?md|preferences)\b",
            r"\b(?:add|save|write|put) an? (?:rule|note|line|reminder|entry|instruction) (?:in|"
            r"to|into) (?:claude|agents)\.?md\b|\b(?:store|keep) (?:this|that) in memory\b",
            r"\b(?:add|save|write|put|store|note)(?: (?:this|that|it))? (?:in|into|to) (?:your|"
            r"my|our|the project|project|global) ?(?:\w+ )?notes\b|^(?:add|write|put|note) (?:in|"
            r"into|to) the (?:project )?notes\b.{4,}",
            r"^(?:this|that|it) (?:should|must|has to|needs to|can) go (?:in|into) (?:the |your |"
            r"our )?(?:claude|agents)\.?md\b|^(?:store|keep|save) (?:this|that) "
            r"somewhere\s*[:,-]\s*\S+ \S",
            r"^(?:write|note|jot|put) (?:this|that|it) down\s*[:,-]\s*\S+ \S",
            r"^update (?:the |your |my )?(?:claude\.?md|agents\.?md|memory|memories|notes|"
            r"rules)\b(?: with(?: the)? (?:rule|fact|preference|convention|note)?|:| that| to say)",
            r"^make a memory\b|^memorize\b(?! (?:this|that|these|those|it|them)(?: \w+)?$)|^make "
            r"a note (?:that|of|to|for)\b|^save (?:this|my|"
            r"that) (?:preference|rule|convention|setting)\b",
            r"^update (?:the |your )?(?:claude\.?md|agents\.?md)\b.* (?:so (?:that )?(?:this|you|"
            r"it|we)|with (?:this|that)|to (?:say|include|reflect|never|always))\b",
        ),
        hits=(
            "save this in your memory: releases are cut on tuesdays",
            "add that to claude.md",
            "save to memory that the api is read only",
            "update your memory, the worker moved to its own repo",
            "add this to your notes: the client wants pdf",
            "add a rule to claude.md that screenshots stay out of git",
            "write this down: port 3000 is taken",
        ),
        misses=(
            "store the sessions in memory",
            "the cache is kept in memory",
            "the memory usage is too high",
            "put the note in the header",
            "write this to a file",
        ),
        asked=True,
    ),
    Marker(
        name="asked:reference",
        kind="fact",
        confidence="stated",
        score=20,
        keywords=words("reference future self next yourself myself me agent claude later record"),
        pattern=pattern(
            r"^for next time\s*[:,]|^(?:memo|reminder|note) to (?:yourself|me|myself|the agent|"
            r"claude)\s*[:,-]",
            r"^(?:note )?for (?:later|the record)\s*[:]\s*\S+ \S+ \S",
            r"\bfor (?:your )?future reference\b",
            r"\bnote to self\b",
            r"^for (?:the )?future\s*[:,]",
        ),
        hits=(
            "for future reference, the broker listens on 9092",
            "note to self: vacuum before the import",
        ),
        misses=("the future of this reference is unclear", "pass it by reference"),
        asked=True,
    ),
    Marker(
        name="reminder:lasting",
        kind="procedure",
        confidence="stated",
        score=15,
        keywords=words("remember forget"),
        pattern=pattern(
            rf"^{_REMEMBER} to (?:always |also |please )*(?:use|follow|respect|prefer|stick to|ask|"
            r"avoid|name|prefix|escape|validate|wrap|type|cite|sign|quote|round|check with) "
            rf"{_LASTING}\S+",
            rf"^{_REMEMBER} to (?:always |also )*(?:write|keep|put|store|add|include|document|log) "
            rf"(?:\w+ )?{THINGS}\b(?! (?:to|for) (?:the|this|that|it)\b)",
            rf"^{_REMEMBER} to (?:always |also )*keep (?!it\b|this\b|that\b|these\b|them\b)"
            r"(?:the |our |your |all )?(?:[\w-]+ ){1,3}(?:small|short|simple|clean|sorted|up to "
            r"date|in sync|pure|thin|private|public|stateless|readable|minimal|out of)\b",
            rf"^{_REMEMBER} to (?:always |also )*{VERB} {_LASTING}(?:\S+ ){{1,6}}?(?:before|after|"
            r"when|whenever|prior to|each time|every time) (?!that\b|this\b|it\b|lunch|dinner|the "
            r"(?:demo|meeting|call|weekend))(?:(?:you |we )?\w+ \S+|\w+ing\b|each\b|every\b|an?\b)",
            rf"^{_REMEMBER} to (?:always |also )*(?:update|bump|regenerate|run|rebuild|sync|"
            r"refresh|lint|format|maintain) (?:the |our |your )?(?:changelog|docs|documentation|"
            r"readme|linter|formatter|tests|test suite|types|version|lock ?file|snapshots|"
            r"translations|schema|type checker|bibliography|glossary|release notes|client)$",
        ),
        hits=(
            "remember to use the staging profile",
            "don't forget to run the formatter before committing",
            "remember to write tests in the given style",
            "never forget to escape user input",
            "remember to bump the version",
        ),
        misses=(
            "remember to restart the worker",
            "remember to use the other one",
            "don't forget to call mom",
            "don't forget to add tests for the parser",
            "remember to run it after lunch",
        ),
    ),
    Marker(
        name="reminder",
        kind="procedure",
        confidence="observed",
        score=5,
        keywords=words("remember forget habit"),
        pattern=pattern(
            rf"^remember to {VERB}\b",
            rf"^(?:don't|do not|never|dont) forget (?:to (?:also )?{VERB}\b|that\b|about\b|the\b)",
            r"\bmake it a habit\b",
        ),
        hits=("remember to bump the version", "don't forget to run the linter"),
        misses=("i forgot to push", "i remember to have seen it"),
    ),
)
