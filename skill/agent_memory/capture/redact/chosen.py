"""Whether a value looks like a password that a person chose."""

# The numbers below are the boundaries themselves, set as those of `opaque`.
# ruff: noqa: PLR2004

from __future__ import annotations

import itertools
import re
from functools import lru_cache
from urllib.parse import unquote

from agent_memory.capture.redact import opaque, spare, words

NEVER = 3  # more than any value weighs
ANYWHERE = 2  # the weight of a password near its word
SAID = 1  # ... of one only where the words around say so


@lru_cache(maxsize=4096)
def weight(value: str) -> int:
    """How far a value is a password: 0 not at all, SAID or ANYWHERE."""
    core = value.rstrip(_TRAIL)
    if not 4 <= len(core) <= 200 or " " in core or _ordinary(core):
        return 0
    digits = sum(map(str.isdigit, core))
    signs = sum(c in _SIGNS for c in core[:-1])
    if not any(map(str.isalpha, core)):
        return SAID if signs and digits >= 4 else 0
    if not digits:
        jumbled = len(core) >= 8 and opaque.wordy(core) < 0.3 and turns(core) >= 4
        return SAID if (signs and len(core) >= 6) or jumbled else 0
    if signs or (core.endswith("!") and digits >= 2):
        return ANYWHERE
    return _jointed(core) if _JOINT.search(core) else _solid(core, digits)


_SIGNS = frozenset("!@#$%^&*?~+=|§€£")
_CODE = re.compile(r"[()\[\]{}<>|\\]|=>|&&|\+\+|==|::|\w\?\.|\w=\w|^@\w+$|^#\w+$|^\*\w")
_HUMPS = re.compile(r"[A-Za-z][a-z]+(?:[A-Z][a-z]+)+\d?$")  # a name in code
_CAMEL = re.compile(r"[a-z]+(?:[A-Z][a-z]+)+\d{0,4}$")
_TYPE = re.compile(r"[A-Z][a-z]+\d+$")
_CAPITAL = re.compile(r"[A-Z][a-z]+\d{1,2}$")
_JOINED = re.compile(r"[a-z]+(?:[-_.][a-z]+)+[-_.]?\d{2,4}[!?]?$")
_JOINT = re.compile(r"[-_./:]")
_VERSION = re.compile(
    r"\d\.\d|^v\d|[-_]v\d{1,3}$|(?:^|[-_.])20\d{2}[-_.]?[01]\d(?:[-_.]?[0-3]\d)?$|^[a-z]+-\d[\d.]*$"
    r"|^\d{1,3}-[a-z]{2,3}-\d{1,3}$"
)
# What is named by letters and a number: RS48, BM25, and the products that all sign in with.
_MODEL = re.compile(
    r"[A-Z]{2,4}\d{1,2}$|[A-Z]{2,6}(?:-\d{1,6}){1,2}$|(?:Office|Microsoft|Dynamics|Windows|Xbox)36[05]$"
)
# A package and its version: docker/login-action@v3.
_RELEASE = re.compile(
    r"[A-Za-z@][\w./-]*@[~^]?v\d{1,3}(?:\.\w+){0,3}$|@?[a-z]\w*[/-][\w./-]*@[~^]?\d{1,3}(?:\.\w+){0,3}$"
)
_CONSTANT = re.compile(r"[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$")
_TRAIL = ".,;:?)]}>\"'"


def _ordinary(core: str) -> bool:
    """Whether a value is something else: a reference, a term, code, a constant, filler."""
    return (
        spare.reference(core)
        or spare.term(core.rstrip("!"))
        or spare.uuid(core)
        or opaque.repetitive(core)
        or _MODEL.match(core) is not None
        or _RELEASE.match(core) is not None
        or ("%" in core and _addressed(unquote(core)))
        or any(c > "\u02af" for c in core)  # a script that nobody types passwords in
        or (_HUMPS.match(core) is not None and opaque.wordy(core) > 0.6 and not things(core))
        or (_CAMEL.match(core) is not None and not _CODE_WORDS.isdisjoint(_words(core)))
        or ("/" in core and not any(map(str.isdigit, core)))
        or (_CODE.search(core) is not None and not _drawn(core))
        or (_CONSTANT.match(core) is not None and opaque.wordy(core) > 0.3)
    )


def _addressed(plain: str) -> bool:
    """Whether what percent codes hid is words of an address: login%3Fnext%3D%2Fadmin."""
    return any(c in " /?=&" for c in plain) and not any(map(str.isdigit, plain))


def _drawn(core: str) -> bool:
    """Whether what looks like code was drawn at random; a list of settings has more `=`."""
    return opaque.solitary(core) or (core.count("=") == 1 and opaque.opaque(core))


def _jointed(core: str) -> int:
    """The weight of a value with hyphens, dots and the like, as names have them, too."""
    if words.announced(core):  # a name that says what it names: db-credentials-v2
        return 0
    if _JOINED.match(core):
        return SAID
    if _VERSION.search(core):
        return 0
    if opaque.opaque(core) and opaque.steps(core) >= 3:
        return ANYWHERE
    return SAID if len(core) >= 6 and "/" not in core else 0


def _solid(core: str, digits: int) -> int:
    """The weight of letters and digits in one piece."""
    named = _CAPITAL.match(core) is not None or (
        _TYPE.match(core) is not None and bool(coded(core))  # String255
    )
    mixed_case = not (core.islower() or core.isupper() or named)
    drawn = opaque.steps(core) >= 3 or digits >= 3 or (turns(core) >= 4 and opaque.solid(core))
    scattered = len(core) >= 10 and opaque.steps(core) >= 3 and opaque.wordy(core) < 0.2
    return ANYWHERE if (mixed_case and drawn) or scattered else SAID


def coined(value: str) -> bool:
    """Whether a value is words run together as nobody names code: every word is a thing's."""
    if not _COINED.fullmatch(value):
        return False
    return _CODE_WORDS.isdisjoint(word.lower() for word in _HUMP.findall(value))


def paired(value: str) -> bool:
    """Whether a value is two words of things run together, the first small: mapleRocket."""
    if not _PAIRED.fullmatch(value):
        return False
    return not (coded(value) or spare.trade(value))


def coded(value: str) -> int:
    """How many words of a value are words that names in code are made of."""
    return sum(word in _CODE_WORDS for word in _words(value))


def _words(core: str) -> list[str]:
    """The words that capitals part."""
    return [word.lower() for word in re.findall(r"[A-Z]?[a-z]+", core)]


def things(core: str) -> bool:
    """Whether words and a number run together name things: EmberWagon4, and not TextInput2."""
    if _HUMPS.match(core) is None:
        return False
    words_of = [word.lower() for word in _HUMP.findall(core)]
    named = not core[-1].isdigit() or core[0].islower() or min(map(len, words_of)) < 3
    return not named and _CODE_WORDS.isdisjoint(words_of)


_COINED = re.compile(r"(?:[A-Z][a-z]{3,10}){3,6}")
_PAIRED = re.compile(r"[a-z]{4,9}[A-Z][a-z]{3,8}")
_HUMP = re.compile(r"[A-Z][a-z]+")
# What names in code are made of.
_NAMED = """access account action active adapter admin alert array assert async auth authentication
    author authorization backend background base basic bean bearer binding block body boolean
    border broker browser buffer build builder bundle button byte bytes cache call callback cell
    chain change channel char check child chunk cipher class clear click client close cloud code
    codec collection color column command common component compound config configuration confirm
    connection console const constant consumer container content context control controller
    converter cookie copy core count counter create creation credential credentials crypto
    current custom data database date debug decoder default define delegate delete device dialog
    digest directory disk dispatch dispatcher display document domain driver editor element
    email empty encoder encrypted encryption endpoint engine entity entry enum environment error
    event exception executor export expression external factory failed failure field file filter
    final find finder first flag flow folder font forgot form format formatter forward frame
    framework function future gateway generate generator generic getter global graph grid group
    guard handle handler hash hashed hasher header helper hidden hint history home hook host
    icon image import index info init initial inject inline inner input insert inspector
    instance integer interface internal invalid item iterator java javascript jenkins json
    keychain kind label last layer layout length level library line link list listener load
    loader local lock logger login logout loop main manager manual map mapper mapping mask
    matcher menu message meta method middle middleware mock mode model modifier module monitor
    multi mutation name native navigation network node none notification null number object
    observer open operation operator option optional options order outer output package page
    panel param parameter parent parse parser part partial pass passphrase password path pattern
    payload permission pipeline placeholder plain player plugin point policy pool popup port
    post prefix presenter preview private process processor producer profile program project
    prompt property protected protocol provider proxy public query queue random range rate
    reader record recovery redirect reducer reference refresh region register registration
    registry release remote render renderer repeat repository request required requirements
    reset resolver resource response rest result retry reveal role root route router rule runner
    runtime safe sample save scheduler schema scope screen script scroll search secret section
    secure security select selection selector sender serializer server service session setter
    setting settings setup shared sheet show sign signature signer simple single size slice
    social socket source split spring stack standard state static status step storage store
    stored strategy stream strength string struct style submit subscriber success suite super
    switch sync system table target task template temporary test text thread time timeout timer
    title toggle token tool tooltip transaction transform transport tree trigger type unit
    unlock update upload user util utility utils valid validate validation validator value
    variable vault vector verify version view viewer virtual visible watcher weak widget window
    with without work worker wrapper write writer wrong zone"""
_CODE_WORDS = frozenset(_NAMED.split())


def turns(core: str) -> int:
    """How often a value changes between capitals and small letters."""
    return sum(a.islower() != b.islower() for a, b in itertools.pairwise(core))
