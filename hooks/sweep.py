"""SessionStart, beside it: take in what earlier sessions left behind. Always exits 0."""

import sys

sys.path.insert(0, __file__.rpartition("/hooks/")[0] + "/skill")
from agent_memory import hook

hook.sweep()  # its boundary is there
