"""Compounds of the trades that are written as one word as well, or by their letters.

Rows as in `folds`. The words in full stand for all, so that each of them counts, but where one of
them is another word by itself (a drop-down drops nothing). Letters that another trade reads as
something else (CI, SD) stand in none.
"""

from __future__ import annotations

# Pages, apps and what is typed into them.
_SCREENS = """
alternative text = alt text
alt attribute = alt text
alt attributes = alt text
alt tag = alt text
alt tags = alt text
inline css = inline style
inline styling = inline style
style attribute = inline style
style attributes = inline style
stylesheet = style sheet
stylesheets = style sheet
drop down = dropdown
drop downs = dropdown
tool tip = tooltip
tool tips = tooltip
check box = checkbox
check boxes = checkbox
text box = textbox
text boxes = textbox
navbar = navigation bar
nav bar = navigation bar
screenreader = screen reader
screenreaders = screen reader
web hook = webhook
web hooks = webhook
web socket = websocket
web sockets = websocket
localstorage = local storage
sessionstorage = session storage
querystring = query string
app store = appstore
play store = playstore
google play = playstore
deep link = deeplink
deep links = deeplink
minsdk = minimum sdk
min sdk = minimum sdk
hit box = hitbox
hit boxes = hitbox
spritesheet = sprite sheet
spritesheets = sprite sheet
tilemap = tile map
tilemaps = tile map
save game = savegame
save games = savegame
"""

# Chips, machines, and what runs on them.
_MACHINES = """
isr = interrupt handler
isrs = interrupt handler
interrupt service routine = interrupt handler
interrupt service routines = interrupt handler
interrupt routine = interrupt handler
interrupt routines = interrupt handler
irq handler = interrupt handler
irq handlers = interrupt handler
floating point = float
malloc = dynamic allocation
dynamic memory = dynamic allocation
dynamic memory allocation = dynamic allocation
heap allocation = dynamic allocation
heap allocations = dynamic allocation
allocate dynamically = allocate dynamic
allocate memory dynamically = allocate dynamic
allocate on the heap = allocate dynamic
datasheet = data sheet
datasheets = data sheet
busy wait = busywait
busy waits = busywait
busy waiting = busywait
busy loop = busywait
busy loops = busywait
boot loader = bootloader
boot loaders = bootloader
load balancer = loadbalancer
load balancers = loadbalancer
health check = healthcheck
health checks = healthcheck
"""

# What is measured, counted and written down.
_PAPERS = """
std dev = standard deviation
std = standard deviation
stds = standard deviation
stdev = standard deviation
stddev = standard deviation
stderr of the mean = standard error
hyper parameter = hyperparameter
hyper parameters = hyperparameter
data frame = dataframe
data frames = dataframe
data set = dataset
data sets = dataset
nan = null
nans = null
random seed = seed
random seeds = seed
logscale = log scale
logarithmic scale = log scale
fx rate = exchange rate
fx rates = exchange rate
basis point = bps
basis points = bps
foot note = footnote
foot notes = footnote
table of contents = toc
word count = wordcount
word counts = wordcount
serial comma = oxford comma
exclamation point = exclamation mark
exclamation points = exclamation mark
first person = firstperson
second person = secondperson
third person = thirdperson
passive voice = passive
active voice = active
"""

COMPOUNDS = _SCREENS + _MACHINES.lstrip() + _PAPERS.lstrip()
