"""Small words by what they do to a phrase, and verbs by what they ask for.

Enough of a grammar to tell what a prompt wants done to what: "write the commit message" asks for a
commit message, "the message on the screen" asks for nothing.
"""

from __future__ import annotations

from agent_memory.ledger.lexicon import words

# Before the thing that is meant, or instead of it.
OWNS = """
a an the this that these those my your our their his her its it them all every each any some no
another both
el la los las un una unos unas mi mis tu tus su sus este esta estos estas todos todas
le les des une ce cette ces mon ma mes notre nos votre vos
der die das den dem ein eine einen einem einer mein meine meinen unser unsere alle diese diesen
o os um uma uns umas meu minha este esse essa il lo gli i uno questo questa
"""
# Between two nouns that are one thing.
JOINS = "of de del du di da do dos von"
# Before where something is to go.
LEADS = "to into onto against zu nach vers ao à"
# After these comes another thing than the one that is acted on.
ENDS = """
for with on at by from as in so until while since via per if when where that's about over than
after before unless without under above below between inside outside within behind beside near
through across around during towards is are was were be been being am has have had does do did can't
para por con sin cuando si desde sobre en es son está están
pour avec dans sur quand sans est sont
für mit bei auf aus im wenn dass weil ohne ist sind wird werden
com sem quando em é são per con nel nella è sono
"""
ASKS = """
how what which who whom whose why where is are was does did has
cómo qué cuál quién porqué comment pourquoi quel quelle wie was warum wer welche welcher come
"""
# Characters of grammar in scripts without spaces: a pair that holds one says nothing.
EMPTY = "的了把被是和与也都就还给我你他她它们吗呢吧啊呀这那个得着很请帮让는을를줘요"
EMPTY += "".join(map(chr, range(0x3041, 0x3097)))

_LOOKS = """
show list explain read find look see check compare summarize tell count print search describe
review verify view inspect watch display know understand think remember analyze investigate
"""
_RITES = "commit push deploy publish rebase"
# Verbs of any work: what is forbidden of them concerns their object, whatever is done to it.
_LIGHT = """
use make have give need want be go take do get work
"""
_WRITES = "write add format apply store keep put set follow name"
# What is between the two who talk.
_TALK = "ask tell notify wait remind inform warn confirm stop start begin continue help try"
# More verbs that begin a request than identity has to know.
_ACTS = """
bump raise lower paste put draft replace convert extend wire hook resize rework redo polish tidy
tweak adjust bring turn throw dump attach embed insert duplicate archive restore reset register
schedule configure integrate port scaffold bootstrap style animate draw paint record trim crop
prepare cut drop take turn give reword rephrase shorten
"""

# What is said of a thing that does nothing to another one.
_STATES = """
live belong stand sit come go happen occur fail crash break fit match refer depend contain include
cost own speak cover last differ mean hold expire end begin start cause die look feel
"""


def folded(spelled: str) -> frozenset[str]:
    """The tokens that these words mean."""
    return frozenset(map(words.fold, spelled.split())) - {""}


LOOKS = folded(_LOOKS)
RITES = folded(_RITES)
LIGHT = folded(_LIGHT)
ANY = LIGHT | folded(_WRITES)
ALONE = ANY | LOOKS | folded(_TALK)
STATES = folded(_STATES)
ACTS = (words.VERBS - words.NOUNS) | folded(_ACTS) | STATES
TURNS = frozenset(map(words.fold, ENDS.split())) | {"before", "after", "not"}
