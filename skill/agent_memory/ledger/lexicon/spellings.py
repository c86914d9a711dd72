"""British and American spellings of one word, units in short and in full, verbs and their nouns.

Rows as in `words`: the first word stands for all of them. The endings are those that the stemmer
leaves alone, since they part words as often as they join them.
"""

from __future__ import annotations

_ISED = """
author categor central character custom emphas equal factor final general global initial internal
local material maxim memor minim modern modular normal optim organ parallel parameter personal
polymer prior random real recogn regular resynchron serial deserial special stabil standard
synchron token util vector visual virtual
"""

_SPELLINGS = """
analyse analyze
behaviour behavior behaviours behaviors
favourite favorite
honour honor
neighbour neighbor neighbours neighbors
flavour flavor flavours flavors
centre center centres centers centred centered
catalogue catalog catalogues catalogs
dialogue dialog dialogues dialogs
grey gray greyscale grayscale
licence license licences licenses
modelling modeling
labelled labeled labelling labeling
cancelled canceled cancelling canceling cancellation
artefact artifact artefacts artifacts
programme program programmes programs
ageing aging
judgement judgment
fulfil fulfill
enrol enroll
mould mold
plough plow
"""

# A verb with the noun of doing it, where the noun names nothing else in the field.
_NOUNS = """
allocate allocation allocations
migrate migration migrations
translate translation translations
compress compression
encrypt encryption
convert conversion conversions
calculate calculation calculations
compute computation computations
simulate simulation simulations
optimise optimisation optimization optimizations optimisations optimize
serialise serialisation serialization serialize serializing
initialise initialisation initialization initialize
normalise normalisation normalization normalize
authenticate authentication
deploy deployment deployments
install installation installations installs
subscribe subscription subscriptions
format formatter formatters reformat reformatting
refactor refactoring refactorings
rename renaming
backup backups backing
"""

# Past forms that the stemmer leaves alone.
_PAST = """
change overwrote overwritten
draw drew drawn
take took taken
give gave given
forget forgot forgotten
throw threw thrown
show showed shown
begin began begun
freeze froze frozen
execute reran
build rebuilt
fall fell fallen
split splitting
"""

# An adverb with its adjective.
_ADVERBS = """
automatic automatically auto
manual manually
dynamic dynamically
static statically
local locally
global globally
remote remotely
silent silently
visual visually
random randomly
separate separately
temporary temporarily
permanent permanently
immediate immediately
incremental incrementally
recursive recursively
atomic atomically
parallel parallelly
lazy lazily
eager eagerly
asynchronous asynchronously async
synchronous synchronously sync
alphabetical alphabetically
horizontal horizontally
vertical vertically
public publicly
private privately
"""

_UNITS = """
kilometer km kilometers kilometre kilometres
meter meters metre metres
millimeter mm millimeters millimetre millimetres
kilogram kg kilograms
kb kib kilobyte kilobytes
mb mib megabyte megabytes
gb gib gigabyte gigabytes
ms millisecond milliseconds msec
second seconds sec secs
minute minutes mins
hour hours hr hrs
px pixel pixels
percent percentage
max maximum atmost
minimum atleast
"""


def _ised() -> str:
    known = set(_NOUNS.split())
    pairs = ((f"{root}ise", f"{root}ize") for root in _ISED.split())
    return "\n".join(" ".join(pair) for pair in pairs if known.isdisjoint(pair))


SPELLINGS = f"{_SPELLINGS}{_NOUNS}{_PAST}{_ADVERBS}{_UNITS}{_ised()}"

# Numbers in words; "one" is hardly ever a number.
NUMERALS = {
    word: str(number)
    for words, numbers in (
        ("two three four five six seven eight nine ten eleven twelve", range(2, 13)),
        ("fifteen twenty thirty forty fifty sixty seventy eighty ninety",
         (15, *range(20, 100, 10))),
        ("hundred", (100,)),
    )
    for word, number in zip(words.split(), numbers, strict=True)
}  # fmt: skip
UNITS = frozenset(_UNITS.split()) | {
    "s",
    "h",
    "m",
    "pt",
    "em",
    "rem",
    "tb",
    "hz",
    "khz",
    "mhz",
    "fps",
    "dpi",
}
UNIT_NAMES = {"s": "second", "h": "hour", "%": "percent", "min": "minute"}
