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
            r"\b(?:(?:does|do|did|is|was|are|has|have)(?:n't| not) (?:work\w*|show\w*|"
            r"appear\w*|load\w*|visible|there|open\w*|display\w*|fixed|correct|right|seem|"
            r"look)|not working|broke|broken|crash(?:es|ed|ing)|exception|fails|failed|failing|"
            r"bugs?\b(?! ?(?:fix|report|tracker))|still (?:not|see|the|get|no|have|show\w*)|i "
            r"(?:still )?(?:don't|do not|"
            r"dont|can't|cannot) (?:see|understand|find|get)|i (?:get|got|see|noticed|observed|"
            r"am getting|keep getting)|looks? (?:good|great|bad|wrong|weird)|works? (?:fine|"
            r"great|now|well)|(?:is|are) wrong|awesome|perfect|thanks?|thank you|lagging|"
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
            r"agreed|"
            r"every time|without|no)\b)(?:and |so |now |but |it seems )*you(?:'ve| have)? (?:just |"
            r"also |"
            r"still |now )?(?:changed|broke|broken|removed|deleted|moved|messed|made|put|added|"
            r"turned|"
            r"set|lost|reverted|renamed|replaced|missed|did|got|shifted|left|swapped|flipped|"
            r"keep (?:breaking|failing|messing|crashing|losing|missing|getting)) (?:up )?(?:the|my|"
            r"our|it|this|that|some|all|both|a|an|too|one|two)\b",
            r"\bi (?:asked|told|said|wanted)(?: you)?(?: to)? (?:only |just )*(?:change|fix|move|"
            r"add|"
            r"remove|rename|update|make|show|do|give|delete|look at) (?:the|this|that|a|an|it|one|"
            r"two|"
            r"me)\b(?!.*\b(?:every|each|always|never|before|first|without|again|when)\b)",
            r"\bi (?:said|told you|asked)\b(?!.*\b(?:every|each|always|never|before|first|again|"
            r"when)\b)"
            r".{3,60}\b(?:and|but) (?:now )?you (?:still |just |then |also )?(?:\w+ed|did|made|"
            r"put|went|"
            r"broke|took)\b",
            r"\b(?:the|this|that) (?:error|problem|issue|bug|crash|failure|exception|cause) (?:is|"
            r"was|"
            r"comes|happens|occurs|appears)\b",
            r"\bwhy (?:do|does|did|am) (?:you|i|we|it) (?:always|keep|still|constantly) (?:get|"
            r"getting|"
            r"see|seeing|fail|failing|run into|running into|hit|hitting|lose|losing|crash\w*|time|"
            r"timing|hang\w*)\b",
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
        name="blamed",
        cost=8,
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
            r"manage|"
            r"know|fail|amaze|deliver|end up|come up|get|go|help|understand|miss|see|tend|are|were|"
            r"had|did|will|wanted|have(?! to\b))\b",
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
            r"now |"
            r"completely |just |really )?(?:a (?:mess|disaster|joke|pain)|stuck|so \w+|too \w+|"
            r"broken|"
            r"down|red|green|slow|empty|locked|gone|full|failing|crashing|complaining|hanging|"
            r"dead|on "
            r"fire|(?:ahead|behind|back)(?: by .*)?$|missing|wrong|weird|stale|out of date|done|"
            r"ready|finished|"
            r"late|"
            r"offline|unreachable|working|running (?:again|now)|fine|good|bad|great|ugly|odd|"
            r"(?:not "
            r"(?:working|starting|loading|there|running|found|showing|visible|good|right)))\b",
            r"^(?:the |our |my )?[\w-]+ has (?:the|an?) (?:old|wrong|weird|strange|stale|broken|"
            r"other)\b",
        ),
        hits=("this project is stuck, i need help", "prod has the old version"),
        misses=("the vendor folder is read only", "our api is versioned by date"),
        spares=STANDING | {"complaint", "correction"},
    ),
)
