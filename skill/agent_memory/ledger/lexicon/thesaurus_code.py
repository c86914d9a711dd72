"""Things of code that have several names, and their short forms.

Rows as in `words`. A name with two uses in the field (object, interface, package) stands in none.
"""

from __future__ import annotations

# What a program is written with.
_LANGUAGE = """
boolean bool
integer int
string str
character char
dict dictionary
enum enumeration
expression expr
statement stmt
callback cb
constructor ctor
destructor dtor
template tmpl tpl
docstring docblock
regex regexp
uuid guid
null nil nullptr
newline linebreak linefeed
separator delimiter delim
element elem
event evt
context ctx
buffer buf
vector vec
sequence seq
index idx
length len
error err
number num
recursive recursion recurse
backtick backquote
utility util
destination dest dst
previous prev
original orig
initialise init
implementation impl
miscellaneous misc
identifier ident
stacktrace traceback backtrace
subfolder subdirectory subdir
filesystem fs
symlink softlink
executable exe
plugin addon
language lang
version ver
typecheck typechecker
hyperparameter hyperparam
checkpoint ckpt
dataframe df
gradient grad
column col
transaction txn
certificate cert
coordinate coord
"""

# What is said about it.
_WORK = """
bug defect
fail failure
success succeed successful successfully
feature functionality capability
performance perf performant
complex complicated
flaky flakiness
assert assertion
benchmark bench
accessible accessibility
compatible compatibility compat
readable readability legible legibility
maintainable maintainability
reusable reusability
scalable scalability
extensible extensibility extendable
testable testability
portable portability
reproducible reproducibility
deterministic determinism deterministically
idempotent idempotency idempotence
immutable immutability
mutable mutability
nullable nullability
configurable configurability
modular modularity
dependency pkg
secret passwd pwd passphrase creds
authenticate auth authn
tutorial howto walkthrough
specification spec
typo misspelling misspelt
abbreviation acronym
emoji smiley
filler fluff
sycophancy sycophantic
fake dummy bogus
"""

# Programs and formats by their other names; the value of an exclusive set stands first.
_TOOLS = """
mongodb mongo
react reactjs
vue vuejs
svelte sveltejs
tailwind tailwindcss
graphql gql
pytorch torch
sklearn scikit
kubernetes kube
yaml yml
html htm
macos osx
powershell pwsh
webassembly wasm
cron cronjob crontab
"""

ROWS = _LANGUAGE + _WORK + _TOOLS
