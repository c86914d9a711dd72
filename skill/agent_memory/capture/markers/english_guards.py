"""English guards: what takes a marker back, gathered from the modules of its kinds."""

from __future__ import annotations

from agent_memory.capture.markers.english_asking import ASKING
from agent_memory.capture.markers.english_bounds import BOUNDS
from agent_memory.capture.markers.english_feedback import FEEDBACK
from agent_memory.capture.markers.english_moments import MOMENTS
from agent_memory.capture.markers.english_narrative import NARRATIVE
from agent_memory.capture.markers.english_pointing import POINTING
from agent_memory.capture.markers.english_product import PRODUCT
from agent_memory.capture.markers.english_tasks import TASKS
from agent_memory.capture.markers.english_voices import VOICES

GUARDS = (*ASKING, *MOMENTS, *TASKS, *BOUNDS, *PRODUCT, *NARRATIVE, *FEEDBACK, *POINTING, *VOICES)
