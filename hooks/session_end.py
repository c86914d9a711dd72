"""SessionEnd: take in the session that ended. Always exits 0."""

import sys

sys.path.insert(0, __file__.rpartition("/hooks/")[0] + "/skill")
from agent_memory import hook

hook.session_end()  # its boundary is there
