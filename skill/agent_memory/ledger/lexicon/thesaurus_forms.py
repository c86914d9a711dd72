"""Forms that endings do not explain: irregular verbs and plurals, British spellings, measures.

Rows as in `words`. The stemmer itself knows the commonest irregular forms.
"""

from __future__ import annotations

_VERBS = """
see seen
know knew known
speak spoke spoken
teach taught
hold held
feed fed
grow grew grown
rise rose risen
arise arose arisen
catch caught
bring brought
sell sold
spend spent
steal stole stolen
drive drove driven
spin spun
strike struck stricken
tear tore torn
wear wore worn
withdraw withdrew withdrawn
rewrite rewrote rewritten
redo redid redone
undo undid undone
misunderstand misunderstood
seek sought
hear heard
blow blew blown
dig dug
prove proven
shake shook shaken
sink sank sunk
sweep swept
deal dealt
become became
lose lost
burn burnt
learn learnt
dream dreamt
leap leapt
swing swung
redraw redrew redrawn
rethink rethought
resend resent
undergo underwent undergone
foresee foresaw foreseen
"""

_PLURALS = """
vertex vertices
matrix matrices
axis axes
appendix appendices
criterion criteria
person people
woman women
mouse mice
feet foot
tooth teeth
shelf shelves
wolf wolves
half halves
phenomenon phenomena
hypothesis hypotheses
thesis theses
crisis crises
parenthesis parentheses paren
ellipsis ellipses
radius radii
stimulus stimuli
nucleus nuclei
bacterium bacteria
curriculum curricula
schema schemata
lemma lemmata
corpus corpora
quiz quizzes
codex codices
vortex vortices
polyhedron polyhedra
automaton automata
"""

_BRITISH = """
armour armor
harbour harbor
humour humor
labour labor
rumour rumor
vapour vapor
tumour tumor
endeavour endeavor
litre liter
fibre fiber
theatre theater
calibre caliber
sabre saber
defence defense
offence offense
pretence pretense
practise practice
aluminium aluminum
aeroplane airplane
maths math mathematics
jewellery jewelry
traveller traveler
travel travelling travelled
signal signalling signalled
tunnel tunnelling tunnelled
level levelling levelled
total totalling totalled
channel channelling channelled
marshal marshalling marshalled
fuel fuelling fuelled
equal equalling equalled
focus focussing focussed
bias biassed
skilful skillful
wilful willful
marvellous marvelous
instalment installment
enrolment enrollment
fulfilment fulfillment
manoeuvre maneuver
preventative preventive
speciality specialty
paediatric pediatric
anaesthesia anesthesia
haemoglobin hemoglobin
orthopaedic orthopedic
oestrogen estrogen
encyclopaedia encyclopedia
archaeology archeology
sceptical skeptical
cosy cozy
tonne ton
moustache mustache
organisation organization org
"""

_MEASURES = """
tb tib terabyte
byte octet
kilometer kilometre km
centimeter centimetre cm
millimeter millimetre mm
meter metre
kilogram kg kilo
hz hertz
khz kilohertz
mhz megahertz
ghz gigahertz
degree deg
celsius centigrade
dollar usd
euro eur
year yr
week wk
approximate approximately approx approximation
average avg
statistics statistic statistical stats
frequency freq
quantity qty
count cnt
"""

ROWS = _VERBS + _PLURALS + _BRITISH + _MEASURES
