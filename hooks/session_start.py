"""SessionStart: say what the instruction files cannot. Always exits 0."""

import sys

sys.path.insert(0, __file__.rpartition("/hooks/")[0] + "/skill")
from agent_memory.offer import tell

tell.main()  # answers, flushes and leaves; its boundary is offer/answer
