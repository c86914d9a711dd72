"""English guards: what is said of the work just seen: praise, blame, the state of a thing."""

from __future__ import annotations

from agent_memory.capture.markers import FATAL, Guard, pattern, words
from agent_memory.capture.markers.english_scopes import ASKED, STANDING

FEEDBACK = (
    Guard(
        name="feedback",
        cost=10,
        keywords=words(
            "don't dont understand work works working show shows appear appears load "
            "loads visible broke broken "
            "crash crashes"
            " error errors exception fails failed failing bug bugs see get getting got "
            "noticed great"
            " awesome perfect thanks thank nice sorry confused weird lagging bad good wrong correct"
            " instead"
        ),
        pattern=pattern(
            r"\b(?:(?:does|do|did|is|was|are|has|have)(?:n't| not) (?:work\w*|show\w*|appear\w*|"
            r"load\w*|visible|there|open\w*|display\w*|fixed|correct|right|seem|look)|not working|"
            r"broke|broken|crash(?:es|ed|ing)|exception|fails|failed|failing|bugs?\b(?! ?(?:fix|"
            r"report|tracker))|still (?:not|see|the|get|no|have|show\w*)|i (?:still )?(?:don't|do "
            r"not|dont|can't|cannot) (?:see|understand|find|get)|i (?:get|got|see|noticed|"
            r"observed|am getting|keep getting)|looks? (?:good|great|bad|wrong|weird)|works? "
            r"(?:fine|great|now|well)|(?:is|are) wrong|awesome|perfect|thanks?|thank you|lagging|"
            r"weird|(?:great|good|nice) (?:work|job)|well done)\b",
        ),
        hits=("it still shows the old title", "looks good, don't change the color"),
        misses=("never show secrets in logs",),
        spares=ASKED | {"lesson", "complaint", "if-then", "procedure", "need"},
    ),
    Guard(
        name="mishap",
        cost=10,
        keywords=words("you it i error problem issue bug crash failure exception cause"),
        pattern=pattern(
            r"^(?!.*\b(?:never|always|told|said|asked|should|rule|don't|not to|supposed|must|"
            r"agreed|every time|without|no)\b)(?:and |so |now |but |it seems )*you(?:'ve| have)? "
            r"(?:just |also |still |now )?(?:changed|broke|broken|removed|deleted|moved|messed|"
            r"made|put|added|turned|set|lost|reverted|renamed|replaced|missed|did|got|shifted|"
            r"left|swapped|flipped|keep (?:breaking|failing|messing|crashing|losing|missing|"
            r"getting)) (?:up )?(?:the|my|our|it|this|that|some|all|both|a|an|too|one|two)\b",
            r"\bi (?:asked|told|said|wanted)(?: you)?(?: to)? (?:only |just )*(?:change|fix|move|"
            r"add|remove|rename|update|make|show|do|give|delete|look at) (?:the|this|that|a|an|it|"
            r"one|two|me)\b(?!.*\b(?:every|each|always|never|before|first|without|again|when)\b)",
            r"\byou were (?:supposed|meant|asked|told) to (?:only|just) ",
            r"\bi (?:said|told you|asked)\b(?!.*\b(?:every|each|always|never|before|first|again|"
            r"when)\b).{3,60}\b(?:and|but) (?:now )?you (?:still |just |then |also )?(?:\w+ed|did|"
            r"made|put|went|broke|took)\b",
            r"\b(?:the|this|that) (?:error|problem|issue|bug|crash|failure|exception|cause) (?:is|"
            r"was|comes|happens|occurs|appears)\b",
            r"\bwhy (?:do|does|did|am) (?:you|i|we|it) (?:always|keep|still|constantly) (?:get|"
            r"getting|see|seeing|fail|failing|run into|running into|hit|hitting|lose|losing|"
            r"crash\w*|time|timing|hang\w*)\b",
        ),
        hits=(
            "you moved the legend to the left again",
            "you keep breaking the layout",
            "i said leave the footer and you touched the footer",
        ),
        misses=(
            "you added a dependency without asking",
            "you changed the lock file, never do that",
            "you keep using var",
        ),
    ),
    Guard(
        name="redo",
        cost=FATAL,
        keywords=words("again"),
        pattern=pattern(
            r"\bagain,? (?:(?:but|and) )?(?:with|in|using|without) (?:a |the )?(?:more|less|fewer|"
            r"other|another|different|better|shorter|longer|simpler|bigger|smaller)\b"
        ),
        hits=("explain your plan again with more detail", "draw it again, but with fewer boxes"),
        misses=("run the suite again with the small sample", "never again with sudo"),
        spares=STANDING | {"complaint", "never", "always", "prohibition"},
    ),
    Guard(
        name="blamed",
        cost=14,
        keywords=words("always"),
        pattern=pattern(
            r"^you always (?!(?:should|must|need|have to|want)\b)(?!.*\b(?:first|before|after|when|"
            r"whenever|without|unless|if|until)\b)[a-z]+ ",
        ),
        hits=("you always wrap everything in a div", "you always answer in bullet points"),
        misses=("you always run the tests first", "you should always ask"),
        spares=ASKED | STANDING,
    ),
    Guard(
        name="compliment",
        cost=FATAL,
        keywords=words("you never always whenever once better now don't dont like"),
        pattern=pattern(
            r"(?:^|, ?)(?:and |but |well )*you (?:always|never) (?:disappoint|find|seem|surprise|"
            r"manage|know|fail|amaze|deliver|end up|come up|get|go|help|understand|miss|see|tend|"
            r"are|were|had|did|will|wanted|have(?! to\b))\b",
            r"^whenever (?:you|we)(?:'re| are) (?:ready|done|free|bored|finished)\b",
            r"\bnever say never\b|\b(?:you|one) never knows?\b|\bnow or never\b|\bbetter late than "
            r"never\b|\bas always\b|\bonce and for all\b|\blike never before\b|^(?:well )?never "
            r"(?:again|too late|enough)$|\b(?:don't|dont) ask (?:me )?(?:why|how)\b|\bdon't "
            r"(?:give up|be (?:sad|mad|shy)|let it)\b",
        ),
        hits=("you never disappoint", "you always find a bug", "never say never"),
        misses=("you always run the tests first", "you never push to main"),
        spares=frozenset({"complaint"}),
    ),
    Guard(
        name="state",
        cost=10,
        keywords=words("is are has was were"),
        pattern=pattern(
            r"^(?:the|this|our|my|all|your) [\w-]+(?: [\w-]+)? (?:is|are|was|were) (?:all |still |"
            r"now |completely |just |really )?(?:a (?:mess|disaster|joke|pain)|stuck|so \w+|too "
            r"\w+|broken|down|red|green|slow|empty|locked|gone|full|failing|crashing|complaining|"
            r"hanging|dead|on fire|(?:ahead|behind|back)(?: by .*)?$|missing|wrong|weird|stale|"
            r"out of date|done|ready|finished|late|offline|unreachable|working|running (?:again|"
            r"now)|fine|good|bad|great|ugly|odd|(?:not (?:working|starting|loading|there|running|"
            r"found|showing|visible|good|right)))\b",
            r"^(?:the |our |my )?[\w-]+ has (?:the|an?) (?:old|wrong|weird|strange|stale|broken|"
            r"other)\b",
        ),
        hits=("this project is stuck, i need help", "prod has the old version"),
        misses=("the vendor folder is read only", "our api is versioned by date"),
        spares=STANDING | {"complaint", "correction"},
    ),
)
