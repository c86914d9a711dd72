"""Acts that have several verbs, each with the noun of doing it.

Rows as in `words`: the first word stands for all. Where an earlier table knows that word, the row
adds to what stands there.
"""

from __future__ import annotations

# What the tables of `words` know as a verb.
_KNOWN = """
invent hallucination fabrication
remove removal deletion eliminate elimination purge wipe nuke expunge uninstall
change modification alteration adjust adjustment tweak revise mutate overrode overridden
add insert
show reveal
ask inquire enquire
fix rectify mend remedy
verify doublecheck recheck
keep maintain preservation
put persist
suggest advise
begin commence initiate
call invoke
follow adhere adherence obey comply conform abide respect
ignore disregard
exclude omit omission exclusion
rely depend
include contain incorporate inclusion
allow permit
forbid prohibit disallow prohibition
enable activate reactivate
disable deactivate
limit restrict restriction constrain
require mandate mandatory compulsory obligatory
reject refuse decline deny rejection refusal
finish complete
inspect examine scrutinise scrutinize inspection
summarise summarize summarization summarisation
compare comparison
measure measurement
simplify simplification
move relocate relocation
split divide
extract extraction
define definition
declare declaration
annotate annotation
cite citation
revert reversion
speak talk
hide conceal
guess speculation
capitalize capitalise capitalization capitalisation
sanitize sanitise sanitization sanitisation
"""

# What else leads a clause.
_OTHERS = """
replace substitute replacement substitution
improve enhance improvement enhancement
evaluate assess evaluation
choose pick choice
decide decision
detect detection
discover discovery
discuss discussion
understand understood
recognise recognition
diagnose diagnosis diagnoses troubleshoot
investigate investigation
reduce decrease decrement reduction lessen shrink shrank shrunk
combine consolidate consolidation unify unification
restore restoration
recover recovery
retrieve retrieval
collect gather
happen occur occurrence
kill terminate termination
bypass circumvent
rephrase reword
reload refresh
connect connection
animate animation
reorganise reorganize restructure reorganisation reorganization
disconnect disconnection
send transmit transmission
align alignment
rotate rotation
expire expiry expiration
invalidate invalidation
revoke revocation
redact redaction
decrypt decryption
decompress decompression uncompress
deserialise deserialization deserialisation unserialize
concatenate concatenation concat
interpolate interpolation
ingest ingestion
traverse traversal
paginate pagination
inherit inheritance
coerce coercion
encapsulate encapsulation
delegate delegation
escalate escalation
collaborate collaboration
communicate communication converse
imitate imitation mimic
reproduce reproduction repro
justify justification
acknowledge acknowledgement acknowledgment ack
predict prediction
classify classification
augment augmentation
calibrate calibration
obfuscate obfuscation
minify minification
transpile transpilation
hydrate hydration
memoize memoise memoization memoisation
inject injection
collide collision
unsubscribe unsubscription
automate automation
manage management mgmt
regenerate recreate
reconfigure reconfiguration
prepare preparation
contribute contribution
instantiate instantiation
correlate correlation
interact interaction
prioritise prioritize prioritisation prioritization
anonymise anonymize anonymisation anonymization
containerise containerize containerisation containerization
quantise quantize quantization quantisation
rasterise rasterize rasterization rasterisation
discretise discretize discretization discretisation
digitise digitize digitization digitisation
criticise criticize
penalise penalize
monetise monetize monetization
formalise formalize formalization
visualise visualization visualisation viz dataviz
categorise categorization categorisation
generalise generalization generalisation
localise localization localisation
internationalise internationalize internationalization internationalisation
modularise modularization
parallelise parallelization parallelisation
personalise personalization personalisation
standardise standardization standardisation
synchronise synchronization synchronisation
tokenise tokenization tokenisation
vectorise vectorization vectorisation
customise customization customisation
maximise maximization maximisation
minimise minimization minimisation
finalise finalization finalisation
stabilise stabilization stabilisation
randomise randomization randomisation
modernise modernization modernisation
specialise specialization specialisation
materialise materialization materialisation
virtualise virtualization virtualisation
memorise memorization
"""

# These name a thing as often as an act: as the first word of a clause they are no verb.
_BOTH = """
estimate estimation
increase increment
redirect redirection
aggregate aggregation
repeat repetition
interrupt interruption
praise compliment
transform transformation
leak leakage
summary recap
lie lying
flatter flattery
duplicate duplication dup dupe
"""

ROWS = _KNOWN + _OTHERS + _BOTH
LEADING = _KNOWN + _OTHERS
VERBS = " ".join(row.split()[0] for row in filter(None, _OTHERS.splitlines()))
