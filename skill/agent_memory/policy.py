"""The numbers of the product, each with its source; those of a table's row stand in the row.

A change of one that alters what earns a tier raises VERSION, so that a decision can say which
policy it was made under.
"""

from __future__ import annotations

VERSION = 6
SCHEMA = 1  # of a journal record

# -- capture ---------------------------------------------------------------------------------------
# Raised whenever clauses, markers or their levels change: sightings of a newer extractor replace
# those of an older one in the fold.
EXTRACTOR = 7

# A message that makes more is a document: a list of rules is shorter.
MAX_SIGHTINGS = 40

# -- gates (as specified; references/gates.md) -----------------------------------------------------
# Conversations and days are counted apart: one long day in three windows is one day's opinion.
STATED_CONVERSATIONS = 2
OBSERVED_CONVERSATIONS = 3
HABIT_CONVERSATIONS = 3  # 3 and 4 stage the same groups in the replay of 17,705 messages
DAYS = 2
HABIT_DAYS = 3
PERSON_PROJECTS = 2
PERSON_CONVERSATIONS = 3
PERSON_SPAN_DAYS = 30  # between the first and the last sighting, or in force in each project
PERSON_QUIET_DAYS = 30  # since the last contest ended

# -- life (days and caps as specified) -------------------------------------------------------------
CANDIDATE_DAYS = 90
STALE_DAYS = 90
RETIRED_DAYS = 180
REVALIDATE_DAYS = 180
CAP_L1 = 500
CAP_CONVERSATION = 50  # candidates of one conversation that the cap spares; nobody means more rules
CAP_L2 = 60
CAP_L3 = 30

# -- strength (as specified) -----------------------------------------------------------------------
HALF_LIFE_DAYS = 90
HARM_WEIGHT = 4
MATURITY = {"candidate": 0.5, "established": 1.0, "proven": 1.5, "deprecated": 0.0}
ESTABLISHED_VOTES = 3
PROVEN_VOTES = 10
PROVEN_HARM_SHARE = 0.10
DEPRECATED_HARM_SHARE = 0.30
DEPRECATED_SCORE = -3.0
INVERT_HARM = 3.0
INVERT_RATIO = 2.0

# -- tombstones ------------------------------------------------------------------------------------
# Near-duplicates were specified as a word Jaccard of 0.85; a refusal casts its net wider, because
# a forgotten claim that returns costs more than a new one that must be said differently.
FORGOTTEN_JACCARD = 0.7
SAME_WORDS = 0.85  # the figure specified, for words as they were typed

# -- conversations ---------------------------------------------------------------------------------
# 27 pairs of sessions in 59 public sources were copies under other ids; three long identical
# messages found every one.
COPY_MESSAGES = 3
TEMPLATE_CONVERSATIONS = 64  # "repeat a session dozens of times" is the largest copy seen there
LONG_MESSAGE = 80  # characters; shorter ones recur by themselves

# -- files -----------------------------------------------------------------------------------------
LOCK_SECONDS = 2.0
MAX_RECORD = 256 * 1024  # bytes of one journal line; a redacted clause needs about one kilobyte
MARKED_MESSAGES = 4000  # in one watermark, whose record they fill to a half at 35 bytes a message
MAX_JOURNAL = 256 * 1024 * 1024  # bytes; a heavy user makes about a megabyte a year
ERROR_LOG_LINES = 200
LOG_LINE = 2000  # characters; the frames of a traceback, on one line
MAX_LOG = 1024 * 1024  # bytes; 200 such lines, each character in at most four

# -- transcripts (measured on 5,987 of the client's own) -------------------------------------------
READ_BLOCK = 1024 * 1024  # bytes; stays in the second-level cache
MAX_TRANSCRIPT_LINE = 16 * 1024 * 1024  # bytes; the longest of 5,987 transcripts has 2.14 MB
TYPE_WINDOW = 1024  # bytes of a line in which the client's key order puts its type
MARK_HEAD = 1024  # bytes of its beginning that tell a transcript from another of its name
MARK_TAIL = 256  # bytes before a watermark that tell whether what was read still stands
HEAD_RECORDS = 1000  # records searched for a conversation's root; it is among the first ten
HEAD_BYTES = 1024 * 1024  # ... and where the last of them may begin: each sweep looks at every head
MAX_QUEUED = 256  # prompts waiting at once; a person types them by hand
SILENT_REMOVE = (2, 1, 63)  # the last version whose absorbed prompts are written nowhere else

# -- identity (a study of 17,705 messages, measured again with these tables) -----------------------
# Overlap is weighted: three bands are enough, finer weights staged the same groups.
# Multiples of a half, so that a sum is exact in whatever order it is taken.
WEIGHT_GENERIC = 3.0
WEIGHT_PAIR = 3.5  # two characters of a script written without spaces
WEIGHT_COMMON = 5.5
WEIGHT_RARE = 8.0
# Least overlap with the same verb and object, and with crossed objects, by the stated sides.
JOIN = ((0.6, 0.7), (0.5, 0.6), (0.35, 0.55))
JOIN_GENERIC = 0.5  # ... with an object that any task may name
JOIN_MASS = 6.0  # weight that must be shared, about one rare word
HOLD = 0.3  # of both, when the longer clause says all of the shorter one
HOLD_TOKENS = 3  # that the shorter one has,
HOLD_MASS = 16.0  # ... unless it has two rare words
JOIN_TOKENS = 2  # that must be shared; one word in common is a topic
WRONG_WORDS = 3  # after the negation a self-contained wrong stands among these
SCOPE_WORDS = 3  # a longer phrase after "in" or "for" is no scope
SUBJECT_WORDS = 3  # "commit messages must ..." has a subject and no lead verb
DOCUMENT_WORDS = 6  # "update the changelog ..." is one claim when one side says little else
STATEMENT_WORDS = 5  # among these after a pause stands the verb of a statement that gives a reason
PERHAPS = 0.32  # from here on about one pair in four is the same claim
PASSING_TOKENS = 7  # of a bare request; one of more asks for something beside what it forbids
PERHAPS_FRAME = 0.1  # what the same verb and object add to it
PERHAPS_SHOWN = 3  # at a time: the first thirty held one true pair in three, later ones fewer
MAX_CLAUSE = 400  # characters; a longer clause is compared by its start
DANGER_TEXT = 4000  # characters searched for signs of danger; no adopted line is as long
CANONICAL_CACHE = 32768
TERSE_WORDS = 3  # a wording of fewer is understood by whoever was there
WORDINGS = 32  # of a claim, among which the clearest is sought: a long history costs no more
OPPOSITE = 0.5  # overlap from which a prohibition and a wish are about the same thing
OTHER_VALUE = 0.4  # share of the other words that two clauses with different values have in common

# -- pasted text -----------------------------------------------------------------------------------
# By shape, judged on 100 long messages of 15 people: whole logs and traces are marked,
# a person's own long list of rules is not.
SHAPE_WINDOW = 400  # characters of a line that are looked at
SHAPE_INDENT = 8
PASTED_GAP = 3  # lines without a shape inside a stretch of program output
INDENTED_LINES = 6
PASTED_SIGNS = 3
PASTED_SIZE = 600  # characters
PASTED_LINES = 8
VIEWED_FROM = 10  # a line's number in a file, from which nobody begins a list of their own
HANDED_LINES = 3  # that a message has, when one of them hands over the others
HANDED_LENGTH = 120  # characters of a line that does
HANDED_SIZE = 60  # characters; less is a remark
HANDED_PARAGRAPH = 150  # characters; a message of two lines hands over no less
HANDED_SHARE = 0.8  # of the lines under it that are written out
QUOTED_BEFORE = 40  # characters before a quotation that say whose words it is
QUOTED_WORDS = 8  # a shorter quotation is mostly a name or a label

# -- redaction (made-up keys of 651 kinds, 15,865 ordinary texts) ----------------------------------
MAX_MESSAGE = 256 * 1024  # characters; longer prompts are files, and this is what the time allows
# The slowest of 70 hostile texts takes 2 s at the cap; over it nothing is written.
REDACT_SECONDS = 5.0
REPEATED = 1_000  # values of one message that are looked for, each in 0.1 ms at the cap; a whole
# `.env` or state file has some hundred, and the shortest of them is what a person types
REMEMBERED = 1_000  # texts without a secret that redaction knows again; a session has some 100
REMEMBERED_LENGTH = 4_096  # characters of one; a longer one is a paste
# What other conversations gave away is looked for in the newest transcripts of the project, where
# something is to be kept: 400 MB took 0.2 s of the processor, as many typed characters take 2 s.
GIVEAWAY_BYTES = 1024 * 1024 * 1024
GIVEAWAY_TEXT = 512 * 1024  # characters
# A verb waits for the own conversation, half as long for the rest: a person waits for the verb.
GIVEAWAY_SECONDS = 4.0
GIVEAWAY_PIECE = 16 * 1024  # characters; of 190 KB of nothing but keys this much takes 0.6 s
# What nobody typed is searched for words for a secret, and the lines that hold one are redacted:
# 64 MB of source files took 2.4 s beside other work. Of the own transcript so much, and of all
# others together.
OVERHEARD_BYTES = 64 * 1024 * 1024
OVERHEARD_PART = 8 * 1024 * 1024  # read at once, from the end back, by one who has only seconds
OVERHEARD_TEXT = 64 * 1024  # characters
OVERHEARD_BEFORE = 80  # characters of a long line around a word for a secret
OVERHEARD_BEHIND = 320
CUE_AHEAD = 110  # characters from a word for a secret or a login on to its value,
CUE_BEHIND = 70  # ... and back to one that it follows
REDACT_ROUNDS = 6  # 15,865 texts settled in one round and the look that finds nothing more

# -- ground: caps before reading -------------------------------------------------------------------
PATTERN_PROBE = 0.2  # CPU seconds of a person's pattern over texts made to be slow; 16 ms is usual
PATTERN_SECONDS = 1.0  # CPU; all of them over one message, which is dropped after it
MAX_PAGE = 64 * 1024  # characters that `--scan` redacts at once: a second at worst
SCANNER_SECONDS = 120  # for another scanner over all files of ours; it takes 2 s for a megabyte
MAX_CONFIG = 256 * 1024  # bytes of the person's config.json, which is written by hand
MAX_GIT_CONFIG = 1024 * 1024  # bytes; ten thousand branches with their remotes
MAX_GIT_POINTER = 8 * 1024  # bytes of a .git, gitdir or commondir file: one path
MAX_PATH = 4096  # characters; PATH_MAX of Linux
SALT = 16  # random bytes of a project's salt
MAX_REGISTRY = 16 * 1024 * 1024  # bytes; some 50,000 places
MAX_REMOTE = 2048  # characters of a remote's address; what browsers and servers take
MAX_LINE = 300  # characters of a claim in an instruction file: every session pays for it

# -- review and the view ---------------------------------------------------------------------------
MAX_IGNORE = 64 * 1024  # bytes of a .gitignore in the view's folder; ours has 80
GIT_INDEX_HEAD = 4 * 1024 * 1024  # bytes; `.memory` sorts among the first names of an index
ID_PREFIX = 4  # characters of an id that may stand for it: 65,536 of them against 500 atoms
# A citation by words fits a claim that holds most of them, and no other claim nearly as many: on
# a shorter margin the one word that two rules differ in would decide.
CITE_SHARE = 0.6
CITE_MARGIN = 0.25
SHOWN_CONTEXT = 240  # characters of a message shown around its clause: three lines of a terminal
TOLD_CLAIMS = 1000  # named by one note; the client cuts what a hook says at 10,000 characters
TOLD_ROWS = 10  # of the times that the model was told of one claim; a screen has 40 lines
NEAREST = 10  # blocked claims that memory_promote, and /cs:memory where nothing waits, list

# -- extraction (tuned on open messages by precision at two levels; evals/README.md) ---------------
# The scale is that of the marker tables: a bare prohibition is 12, an order to remember 24.
SHOWN = 15
COUNTED = 9
# What these signs need beyond it: of 240 shown clauses two readers kept 0.40 of the complaints,
# 0.55 of the rows that invented sentences led to, 0.75 of prohibitions and preferences, 0.88 else.
SHOWN_MORE = {
    "complaint": 8,
    "stated:": 8,
    "standing:every": 5,
    "prohibition": 4,
    "lesson": 4,
    "custom": 4,
    "bound": 4,
    "possible": 4,
    "one-per": 4,
    "for-kind": 4,
    "correction": 3,
    "dont": 3,
    "prohibition:no": 3,
    "use-not": 3,
    "preference": 3,
    "procedure": 3,
    "order:first": 3,
    "part:made": 3,
    "prohibition:must-not": 2,
    "decision:state": 2,
    "should": 2,
    "always": 1,
    "never": 1,
    "location": 1,
    "wish": 1,
    "we-use": 1,
    "autonomy": 1,
    # Every row of these families: what happens is told in the same words, or a step is ordered.
    "plain:": 4,
    "usual:": 4,
    "bare:": 4,
    "terse:": 4,
    "terse:tool": 16,
    "each:": 4,
    "lesson:": 4,
    "role:": 4,
    "order:": 3,
    "lets:": 3,
    "told:": 3,
    "project:": 2,
}
# The same for the level below: of 320 counted clauses two readers kept 0.52, of those that this
# takes 0.18: a step of the task at hand, an invitation, a limit for it.
COUNTED_MORE = {
    "lets:use": 6,
    "no-need": 6,
    "bare:on-all": 6,
    "ensure": 6,
    "note": 4,
    "prohibition:no": 1,  # "no details": 3 of 13 that stood beside something were kept
    "procedure": 3,
    "autonomy": 3,
}
# Of a message of more clauses no bare request is kept: it orders one thing, and a prompt that was
# sent again whole made a habit of each of its parts (6 leave no fewer of these, 12 one more).
REQUEST_CLAUSES = 8
# The weights of its words with which a bare request is counted: of such two in three were labelled
# in messages that the weights do not come from, and a reader kept half in messages without labels.
LEANING = 15
FAMILY_GAIN = 2  # for each further family of markers in the clause
FAMILIES = 2
ALONE_GAIN = 3  # a message that says nothing else
EMPHASIS_GAIN = 2  # a marker in capitals
LISTED = 16  # an item under a heading of rules, without a marker of its own
LISTED_LASTING = 21  # the same, when the heading says that they stand
ASKED_BEFORE = 24
PASTED_COST = 12
ATTRIBUTED_COST = 12  # ... and of a line that names whose words it is
SHAPE_COST = {"plain": 0, "brief": 9, "long": 3, "document": 7, "log": 8}
SHOWN_IN_LOG = 6  # needed beyond it in a log: neither of the two that two readers saw was a rule
REPORTED_COST = 14  # somebody else says it in the same sentence
PART_COST = 10  # a message that opens by handing out a part
ANSWER_COST = 4  # a choice that opens a message with yes or no
BROKEN_GAIN = 5  # the message tells that it was not kept to
BESIDE_COST = (7, 5, 3)  # a task in the same sentence, in the next, farther off
BESIDE_BARE = 4  # more, where nothing in the clause speaks of a practice or of a kind of things
AFTERTHOUGHT_COST = 3  # what stands behind a remark in its sentence
AFTERTHOUGHTS = 8  # commas of one sentence behind which one is looked for
CLAUSE_LENGTH = 400  # characters; what is longer says more than one thing
CLAUSE_READ = 4_000  # ... and ten times that is not read: some patterns take its square
REQUEST_LENGTH = 200
HEADING_LENGTH = 120
BRIEF_CLAUSES = 3  # an order for a whole thing says at least so much about it
LOG_LENGTH = 200  # a shorter message is judged line by line only
LONG_LENGTH = 500
DOCUMENT_LENGTH = 1200
DOCUMENT_LINES = 12
DOCUMENT_HEADINGS = 2
DOCUMENT_ITEMS = 8
WORDY_LENGTH = 12  # a longer line with fewer letters than the share is code or a log
WORDY_SHARE = 0.55
RUNON = 140  # characters of a sentence from which commas may end a clause
RUNON_HAN = 40
RUNON_PART = 25  # and what must be left on both sides
STUB = 8  # what is shorter is the topic of the clause beside it
STUB_HAN = 6
POSTSCRIPT = 80  # characters at the end of a clause among which one may begin
LAST_WORDS = 32  # characters at its end that tell whether a clause ends in the air: two words
POINTED_COST = 8  # of guards, from which on "remember that" does not mean a clause
LINES_CACHE = 4096  # a third of all typed lines were typed before
NEEDED_WORDS = 600  # of which one must stand in a clause; a common one counts as often as met
OPENING_WORDS = 1500  # a pattern that can begin with more begins with anything
CLAUSES_CACHE = 4096  # and a clause is read again beside its neighbour
FIRST_WORDS_CACHE = 1024  # nine clauses of ten begin with one of 600 words
DOTENV_FILES = 256  # `.env*` files of one project that redaction learns values from: 0.4 s
DOTENV_BYTES = 4 * 1024 * 1024  # ... and of all of them together

# -- what a person decides (limits of the client, measured) ----------------------------------------
MAX_INSTRUCTIONS = 1024 * 1024  # bytes of one instruction file; all of it is paid in every session
INSTRUCTION_FILES = 200
INSTRUCTION_PATHS = 1000  # looked for, missing imports included: a start has five seconds
INSTRUCTION_LINES = 5000  # more are no rules any more
MAX_LOADED = 1024 * 1024  # characters of all of them, after which no more files are read
MAX_EXCLUDES = 8192  # characters of all patterns for what is not loaded
IMPORT_DEPTH = 5  # hops that the client's own documentation allows
BACKUPS = 50  # kept of each instruction file
ANSWER = 9000  # characters; the client replaces hook output over 10,000 by a preview
ANSWER_LINE = 1000  # columns of one line in it
LISTED_ROWS = 40  # of a list in an answer
# Between a decision and its typed line, which the client writes after the answer.
TYPED_SECONDS = 300
TRANSCRIPT_DAYS = 30  # the client deletes older transcripts by default

# -- recall (tuned on an own set, and on how often unrelated open messages spoke up) ---------------
RECALL_SHARE = 0.25  # of a clause that the best claim must match
RECALL_NAMED = 0.3  # the same, where the name of a tool or a path is matched
RECALL_MASS = 8.5  # weight that two tokens must have together: two of the commonest words are 6
RECALL_OWN = 0.2  # the same, as a share of all that the claim says
RECALL_WHOLE = 0.6  # share of a claim that is enough when a sentence and the next one hold it
RECALL_WHOLE_MASS = 16.0  # ... where that is at least two rare words
RECALL_TOPIC = 0.2  # share of a claim that its topic must be to stand for it
RECALL_SHARED = 2  # claims of one subject; the subject of more is the project's everyday word
RECALL_SAID = 0.3  # that a claim ranks higher when its own name or topic is asked for
RECALL_CLAIMS = 5
RECALL_BYTES = 1024  # of all that one prompt is told
RECALL_SECONDS = 0.1  # then silence: a prompt does not wait for a reminder
RECALL_PROMPT = 4000  # characters that are looked at; what stands further down is a document
# How much a kind helps at the moment of acting: what forbids before what describes.
RECALL_KINDS = {
    "constraint": 1.0,
    "failure": 1.0,
    "capability": 1.0,
    "decision": 0.9,
    "preference": 0.9,
    "procedure": 0.9,
    "fact": 0.8,
}
RECALL_STRENGTH = 0.1  # that one vote moves the rank, between half and double
RECALL_RECENCY = 0.5  # share of the rank that fades with a claim's age, by the half-life above
START_BYTES = {"L2": 4096, "L3": 2048}  # of what a session start tells the model
TOLD_DAYS = 30  # that a told list is kept: as long as the client keeps transcripts

# -- the working hooks and setup (limits of the client, measured) ----------------------------------
MAX_EVENT = 1024 * 1024  # bytes of an event; a longer prompt is a file and no command
MAX_SCHEDULE = 1024 * 1024  # bytes of a project's tasks; what is longer may type our command
MAX_POINTER = 16 * 1024  # bytes: four lines
CAPTURE_SECONDS = 570  # then it begins no other message
EXTRACT_SECONDS = 10.0  # CPU of one message, which is dropped after it; 256 KB of rules take 4.5 s
CAPTURE_LIMIT = 600  # then it is ended, by us as by the client, which hooks.json tells it
CAPTURE_WAIT = 60  # seconds that a session's end waits for another capture
CAPTURE_NICE = 10
PROBE_SECONDS = 10  # for a python to say what it has; pydantic takes 0.1
VENV_SECONDS = 25  # of the 120 that hooks.json gives a command; it takes 3
BUILD_SECONDS = 75  # and so for the packages, which take about 8
PYTHON = (3, 10)
PACKAGES = {"pydantic": (2, 7), "filelock": (3, 30), "platformdirs": (4, 2)}  # as in pyproject

# -- silence (own estimate) ------------------------------------------------------------------------
MAX_SILENCES = 16 * 1024 * 1024  # bytes; 50 silent sessions a day for eight years
SILENCE_REACH = 10  # seconds that the hook beside a session's start may take on a busy machine
CLOCK_SET = 60  # seconds by which a clock and a machine's running must differ: one of them was set
