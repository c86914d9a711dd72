"""UserPromptSubmit: remind of what this prompt is about. Always exits 0."""

import sys

sys.path.insert(0, __file__.rpartition("/hooks/")[0] + "/skill")
from agent_memory.offer import recall

recall.main()  # answers, flushes and leaves; its boundary is offer/answer
