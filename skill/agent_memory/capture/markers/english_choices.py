"""English markers: one thing rather than another: what is used, preferred, written how."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import DONT, LANGUAGE, VERB

CHOICES = (
    Marker(
        name="use-not",
        kind="preference",
        confidence="stated",
        score=15,
        keywords=words("not instead over rather never use only"),
        pattern=pattern(
            r"(?:^|[,;]\s*|\b(?:to|should|must|please|and|always|we|you|just) )(?:use|using|"
            r"prefer|choose|pick|write|run|call|import|target|put|keep|follow|"
            r"favou?r)\b(?: \S+){1,8}? ?(?:,? (?:not|never)(?! (?:only|just|sure|yet|working|"
            r"there|the one|be|have|have)\b) |\binstead of |\brather than )\S+",
            r"^(?:prefer|favou?r)\b .{2,50} (?:over|to|instead of|rather than) \S+",
            rf"^(?:{DONT}|never|stop) us(?:e|ing) [^,;]{{2,40}}[,;:-]+ ?(?:please |just |"
            r"always |instead )?use \S+",
            r"^(?:no|not) [\w.@/-]+(?: [\w.@/-]+)?[,;] (?:only|use|but|always|"
            r"just) [\w.@/-]+(?: [\w.@/-]+){0,3}$",
            r"^(?!not\b|it\b|this\b|that\b|i\b|maybe\b|probably\b|why\b|or\b|"
            r"of\b)[\w.@/-]+(?: [\w.@/-]+)?, not (?!yet|sure|working|really|just|only)(?:in |"
            r"the |a )?[\w.@/-]+(?: [\w.@/-]+)?$",
            r"^instead of \S+ing? .{3,60}, (?:use|prefer|call|run|write)\b",
            r"^(?:i|we)(?:'d| would)? (?:want|need|like|prefer) (?!this\b|that\b|it\b|them\b|to\b|"
            r"the\b|"
            r"you\b|these\b)(?:[\w-]+ ){1,3}(?:and )?not (?!yet|sure|working|only|just|to\b|this\b|"
            r"that\b|the\b)(?:[\w-]+ )?[\w-]+$",
        ),
        hits=(
            "use pnpm, not npm",
            "use ripgrep instead of grep",
            "prefer composition over inheritance",
            "don't use moment, use date-fns",
            "tabs, not spaces",
            "i want integration tests not unit tests",
        ),
        misses=("use it now", "it is not there", "why not", "this does not use tabs"),
    ),
    Marker(
        name="only",
        kind="constraint",
        confidence="observed",
        score=11,
        keywords=words("only exclusively stick adhere"),
        pattern=pattern(
            rf"^(?:please |always |and )?only (?:ever )?(?:{VERB}) (?!this\b|that\b|it\b|one\b)\S+",
            r"^(?:use|run|write|target|commit|edit|read|touch|import|support|allow) (?!this|it|"
            r"that)\S.{1,50}\b(?:only|exclusively)$",
            r"^(?:use|run|write|target|commit|edit|touch|accept|allow|return|send|store|log|"
            r"import|ship|"
            r"support|call|merge) only (?!this\b|that\b|the (?:first|last|second)\b)\S+",
            r"(?:^|must |should |please |always )(?:stick to|adhere to|stick with|"
            r"strictly follow|comply with) \S+",
        ),
        hits=(
            "only commit files that you changed",
            "use the sandbox account only",
            "stick to the standard library",
        ),
        misses=("it only fails on mac", "only one of them", "the only problem"),
    ),
    Marker(
        name="preference",
        kind="preference",
        confidence="stated",
        score=18,
        keywords=words(
            "need always general generally usually better more prefer rather hate "
            "dislike like want expect preference love style habit "
            "favorite stand no without zero"
        ),
        pattern=pattern(
            r"\bi (?:would |really |also |always |generally |usually |much |strongly |"
            r"'d )*(?:prefer|hate|dislike|can't stand)\b(?! (?:option|adding|creating|renaming|"
            r"moving|changing|making)\b)(?! (?:this|that|it(?! when)|the (?:first|second|third|"
            r"other|new|old|previous))\b)(?: \S+){2,}",
            r"\bi (?:like|love) (?:it when|when|my|to (?:see|have|keep|read|review|use|work))\b",
            r"\bi(?:'d| would) rather (?:have |not |you )?\w+",
            r"\bi (?:like|prefer) (?!this\b|that\b|it\b|option\b|the (?:first|second|third|other|"
            r"new|old|previous|left|right)\b).{3,40} (?:better|more) than \S",
            r"^(?:in general|generally|usually) i (?:want|like|expect) \S+ \S+",
            r"\bi (?:want|expect|need|'d like|would like) (?:you |us |everything |"
            r"all \w+ )?to (?:always|never|only|avoid|stop)\b",
            r"\bi (?:don't|do not|dont|never) (?:want|like) (?:any|to (?:use|rely|touch|"
            r"introduce|depend|maintain)|when|comments|emojis|\w+s in)\b",
            r"\bi (?:don't|do not|dont) want (?:you )?to \w+ .{2,40}\b(?:each|every|all "
            r"the time|always)\b",
            r"\bmy (?:preference|personal rule|coding style|preferred \w+|house style)\b",
            r"^(?:no|without|zero) (?:emojis?|fluff|preamble|jargon|filler|flattery|sycophancy|"
            r"yapping|small talk)\b",
        ),
        hits=(
            "i prefer early returns in validators",
            "i hate nested ternaries in templates",
            "i don't want any new dependencies",
            "i like it when functions stay short",
        ),
        misses=("i prefer this", "i want to see the logs", "would you like tea"),
    ),
    Marker(
        name="preference:not-you",
        kind="preference",
        confidence="observed",
        score=13,
        keywords=words("want like need"),
        pattern=pattern(
            r"\bi (?:don't|do not|dont|never) (?:want|like|need) (?:you|claude|"
            r"the agent) (?:to|\w+ing)\b \S+ \S+"
        ),
        hits=("i don't want you to refactor unrelated code",),
        misses=("i want you to refactor it", "i don't want that"),
    ),
    Marker(
        name="style",
        kind="preference",
        confidence="observed",
        score=18,
        keywords=words(
            "answer reply respond write speak talk explain communicate concise brief short "
            "honest direct"
            " terse answers responses replies explanations spelling english"
        ),
        pattern=pattern(
            r"^(?:please |always |you (?:should|must) |only )*(?:answer|reply|respond|speak|"
            r"talk|communicate|explain things|write (?:all |the |your )?(?:\w+ ){0,2}\w+|"
            rf"comments?|commit messages?)\b(?: \w+){{0,4}}? in (?:\w+ )?(?:{LANGUAGE}|plain|"
            r"simple|my language|bullet)",
            r"^(?:please )?(?:talk|speak|write)(?: to me)? (?:like|as if|as) \S+ \S+",
            r"^(?:please |always )*(?:be|stay) (?:more |very |as )?(?:concise|brief|honest|"
            r"direct|terse|blunt|critical|succinct)\b",
            r"^(?:please |always )*(?:keep|make|give) (?:me )?(?:your |the |all |it |"
            r"me )?(?:answers?|responses?|repl(?:y|ies)|explanations?|summar(?:y|ies)|"
            r"commit messages?|messages?|comments|functions|prs?|"
            r"diffs?) (?:\w+ ){0,2}?(?:short|brief|concise|terse|small|minimal|simple|"
            r"to the point)\b",
            r"\b(?:british|american|us|uk) (?:english|spelling)\b",
            r"^(?:please )?give me (?:short|brief|honest|concise|direct) (?:answers|"
            r"responses|replies|feedback)\b",
        ),
        hits=(
            "answer in german",
            "keep your replies short",
            "be concise and skip the praise",
            "write commit messages in english",
        ),
        misses=("answer the question in the ticket", "the short version", "reply to him"),
    ),
    Marker(
        name="we-use",
        kind="decision",
        confidence="stated",
        score=16,
        keywords=words(
            "our ci we project repo repository codebase team app workspace service package i'm"
        ),
        pattern=pattern(
            r"^(?:(?:in|on|for|at) [\w -]{2,25}?,? )?(?:we|this (?:project|repo|repository|"
            r"codebase|app|service|workspace|package)|(?:our|the) (?:team|project|repo|"
            r"codebase|ci)) (?:only |always |never |also |now |currently |all |don't |do not |"
            r"usually |normally |generally |deliberately |intentionally )*(?:uses?(?! to\b)|"
            r"(?:focus|concentrate)(?:es)? on|deploys?|targets?|supports?|follows?|hosts?|"
            r"ships?|requires?|formats?|stores?|tracks?|releases?|squash(?:es)?|rebases?|tags?|"
            r"pins?|lints?|depends? on|relies on|rely on|runs? on|works? (?:in|on|with)|"
            r"writes?|names?|keeps?|merges?|branch(?:es)?|logs?|mocks?|tests?) (?!it\b|this\b|"
            r"that\b|them\b|these\b|a lot)\S+",
            r"^we (?:make|use|allow|have|write|accept|want|do) no \S+ \S|"
            r"^this (?:repo|project|codebase) (?:forbids?|bans?|disallows?) \S",
            r"^we (?:don't|dont|do not|never) (?:use|do|support|allow|deploy|commit|"
            r"mock|write|make|"
            r"merge|want|keep|ship|touch|log|add|run|store|catch|need any)\b (?!it\b|that\b|"
            r"this\b)\S+",
        ),
        hits=(
            "we use pytest for everything",
            "this repo targets python 3.11",
            "we don't mock the database",
            "our team follows trunk based development",
        ),
        misses=("we used to deploy by hand", "we need a button", "can we use redis"),
    ),
)
