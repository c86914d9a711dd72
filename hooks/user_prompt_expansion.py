"""UserPromptExpansion: answer /cs:memory. Always exits 0."""

import sys

sys.path.insert(0, __file__.rpartition("/hooks/")[0] + "/skill")
from agent_memory import hook

hook.user_prompt_expansion()  # its boundary is there
