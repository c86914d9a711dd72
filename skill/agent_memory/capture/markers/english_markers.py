"""English: all families of markers, in the order in which equals win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory.capture.markers.english_bare import BARE
from agent_memory.capture.markers.english_bearings import BEARINGS
from agent_memory.capture.markers.english_choices import CHOICES
from agent_memory.capture.markers.english_chosen import CHOSEN
from agent_memory.capture.markers.english_complaints import COMPLAINTS
from agent_memory.capture.markers.english_corrections import CORRECTIONS
from agent_memory.capture.markers.english_custom import CUSTOM
from agent_memory.capture.markers.english_decisions import DECISIONS
from agent_memory.capture.markers.english_demands import DEMANDS
from agent_memory.capture.markers.english_division import DIVISION
from agent_memory.capture.markers.english_duties import DUTIES
from agent_memory.capture.markers.english_facts import FACTS
from agent_memory.capture.markers.english_generics import GENERICS
from agent_memory.capture.markers.english_lessons import LESSONS
from agent_memory.capture.markers.english_likes import LIKES
from agent_memory.capture.markers.english_manners import MANNERS
from agent_memory.capture.markers.english_measures import MEASURES
from agent_memory.capture.markers.english_memory import MEMORY
from agent_memory.capture.markers.english_names import NAMES
from agent_memory.capture.markers.english_occasions import OCCASIONS
from agent_memory.capture.markers.english_order import ORDER
from agent_memory.capture.markers.english_parts import PARTS
from agent_memory.capture.markers.english_plain import PLAIN
from agent_memory.capture.markers.english_practice import WAYS
from agent_memory.capture.markers.english_preferences import PREFERENCES
from agent_memory.capture.markers.english_present import PRESENT
from agent_memory.capture.markers.english_procedures import PROCEDURES
from agent_memory.capture.markers.english_prohibitions import PROHIBITIONS
from agent_memory.capture.markers.english_project import PROJECT
from agent_memory.capture.markers.english_roles import ROLES
from agent_memory.capture.markers.english_self import SELF
from agent_memory.capture.markers.english_settled import SETTLED
from agent_memory.capture.markers.english_setup import SETUP
from agent_memory.capture.markers.english_standing import STANDING
from agent_memory.capture.markers.english_surroundings import SURROUNDINGS
from agent_memory.capture.markers.english_sweeping import SWEEPING
from agent_memory.capture.markers.english_terse import TERSE
from agent_memory.capture.markers.english_together import TOGETHER
from agent_memory.capture.markers.english_told import TOLD
from agent_memory.capture.markers.english_turns import TURNS
from agent_memory.capture.markers.english_universals import UNIVERSALS
from agent_memory.capture.markers.english_usual import USUAL
from agent_memory.capture.markers.english_verbless import VERBLESS
from agent_memory.capture.markers.english_wanted import WANTED

if TYPE_CHECKING:
    from agent_memory.capture.markers import Marker

MARKERS: tuple[Marker, ...] = (
    *MEMORY,
    *STANDING,
    *PROHIBITIONS,
    *CHOICES,
    *PREFERENCES,
    *LIKES,
    *DECISIONS,
    *COMPLAINTS,
    *DUTIES,
    *LESSONS,
    *PROCEDURES,
    *OCCASIONS,
    *WAYS,
    *ROLES,
    *FACTS,
    *CORRECTIONS,
    *UNIVERSALS,
    *GENERICS,
    *DEMANDS,
    *PARTS,
    *TURNS,
    *TOGETHER,
    *WANTED,
    *NAMES,
    *SURROUNDINGS,
    *MEASURES,
    *SELF,
    *PROJECT,
    *CHOSEN,
    *SETUP,
    *PLAIN,
    *ORDER,
    *TOLD,
    *USUAL,
    *BARE,
    *SETTLED,
    *CUSTOM,
    *DIVISION,
    *MANNERS,
    *PRESENT,
    *SWEEPING,
    *VERBLESS,
    *TERSE,
    *BEARINGS,
)
