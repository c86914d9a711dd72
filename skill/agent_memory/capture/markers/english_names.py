"""English markers: how things are written here, and in which units they are kept."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words

_CASE = (
    r"(?:(?:screaming|upper|lower|snake|camel|pascal|kebab|title|sentence|dot|flat)[-_ "
    r"]?(?:snake[-_ ]?)?case|camelcase|pascalcase|snakecase|kebabcase|uppercase|lowercase|all "
    r"caps|capitals|singular|plural|prefixed|suffixed|(?:an? )?(?:leading |trailing )?underscore|"
    r"hyphens|dashes|underscores|(?:the )?(?:(?:past|present) tense|imperative(?: mood)?)|(?:a |"
    r"an |the )?(?:\w+ )?(?:prefix|suffix))"
)
_UNIT = (
    r"(?:(?:minor|base|si|metric|imperial|physical|logical) units|cents|pence|euros?|dollars|usd|"
    r"eur|gbp|utc|gmt|local time|unix time|epoch(?: \w+)?|radians|degrees|kelvin|celsius|"
    r"fahrenheit|(?:milli|centi|kilo)?met(?:er|re)s|mm|cm|km|inches|feet|pixels|points|rem|"
    r"(?:milli|micro|nano)?seconds|ms|minutes|hours|bytes|kilobytes|megabytes|kb|mb|gb|kib|mib|hz|"
    r"khz|mhz|volts|millivolts|mv|amps|watts|newtons|pascals|psi|percent|utf-?8|utf-?16|ascii|"
    r"iso[- ]?8601|rfc ?3339|big[- ]endian|little[- ]endian|hex|base64|world space|screen space|"
    r"row[- ]major|column[- ]major)"
)
NAMES = (
    Marker(
        name="naming",
        kind="constraint",
        confidence="stated",
        score=16,
        keywords=words(
            "case camelcase pascalcase snakecase kebabcase uppercase lowercase caps singular "
            "plural "
            "prefixed suffixed underscore underscores hyphens dashes tense mood imperative prefix "
            "suffix snake_case camel_case kebab pascal snake camel capitals present past screaming "
            "upper lower start starts end ends begin begins"
        ),
        pattern=pattern(
            r"^(?!.*\b(?:button|label|title(?! case)|text|input|error|bug|value|column header|"
            r"string is)\b)(?!this\b|that\b|it\b|these\b|the (?:new|old)\b|use\b|why\b|is\b|"
            r"convert\b|make\b|change\b|add\b|remove\b|rename\b|write\b|keep\b)(?:all |our |the |"
            r"new )?[\w-]+(?: [\w-]+){0,3}? (?:(?:are|is|should be|must be|get|have|need|take|"
            r"stay|start with|end with|begin with|use|go|as|:) )?(?:(?:written|named|spelled|"
            r"always|kept|all|in|with|an?|"
            rf"the|like|using|only) )*{_CASE}\b",
            r"^(?:[\w-]+ ){1,4}(?:files|names|classes|functions|members|fields|constants|"
            r"variables|interfaces|types|tests|branches|hooks|components|modules|scripts|tables) "
            r"(?:start|end|begin)s? (?:in|with|on) \S+",
            r"^(?!.*\b(?:same|wrong|error|bug|still|now)\b)(?:all |our )?(?:[\w-]+ "
            r"){0,3}(?:topics|keys|ids|paths|urls|routes|headers|titles|subjects|tags|labels|"
            r"commits|messages|entries|codes|endpoints|buckets|queues|packages|folders|slugs|"
            r"events|metrics|env vars|flags|tickets) (?:always )?(?:start|end|begin) (?:in|with) "
            r"\S+",
        ),
        hits=(
            "files are kebab-case",
            "private members start with an underscore",
            "table names are singular",
            "constants in upper case",
            "commit subjects in the imperative",
            "test files end in _test.go",
        ),
        misses=(
            "in this case we stop",
            "the button label is uppercase",
            "convert it to snake_case",
            "just in case",
        ),
    ),
    Marker(
        name="unit",
        kind="fact",
        confidence="observed",
        score=13,
        keywords=words(
            "units cents pence euro euros dollars usd eur gbp utc gmt time epoch radians degrees "
            "kelvin celsius fahrenheit meters metres millimeters millimetres centimeters "
            "centimetres kilometers kilometres mm cm km inches feet pixels points rem seconds "
            "milliseconds microseconds nanoseconds ms minutes hours bytes kilobytes megabytes kb "
            "mb "
            "gb kib mib hz khz mhz volts millivolts mv amps watts newtons pascals psi percent utf "
            "ascii iso rfc endian hex space major"
        ),
        pattern=pattern(
            r"^(?!.*\b(?:took|takes|ago|wrong|should it|shown|shows|displayed)\b)(?!this\b|that\b|"
            r"it\b|there\b|they\b|what\b|why\b)(?:all |our |the )*[\w-]+(?: [\w-]+){0,3}? (?:is|"
            r"are|go|come|comes|must be|should be|in) (?:(?:always|all|only|stored|kept|given|"
            r"measured|"
            rf"expressed|sent|in|as|encoded|logged|saved) )*{_UNIT}(?: everywhere| only)?"
            r"(?:,? (?:not|never) .{2,20})?$",
            rf"^(?:please |always )*use {_UNIT}(?:,? (?:and|not|everywhere|for|instead|"
            rf"only)\b.*)?$",
        ),
        hits=(
            "all prices are in cents",
            "angles are in radians",
            "timestamps are stored in utc",
            "the coordinates are in world space",
            "times in utc everywhere",
        ),
        misses=("it took 5 seconds", "the label is in the wrong place", "this is in euros"),
    ),
    Marker(
        name="term",
        kind="preference",
        confidence="stated",
        score=18,
        keywords=words("mean means stands refers called spelled spelt written"),
        pattern=pattern(
            r"^(?:when|if|whenever) i (?:say|write|type|mention) \S.{0,40} (?:i mean|it means)\b",
            r"^by \S.{1,30} i mean\b",
            r"^(?:an? |the )?[\"'][\w-]+[\"'] (?:means|refers to|stands for) \S+ ?\S*",
            r"^(?:the |our )?(?:client|company|product|customer|brand|app|team)(?: name)? is "
            r"(?:always )?(?:called|named|spelled|spelt|written) \S",
        ),
        hits=("when i say land it i mean rebase and merge", "the product is spelled fjord"),
        misses=("what i mean is this", "the function is called twice"),
    ),
    Marker(
        name="name:always",
        kind="fact",
        confidence="stated",
        score=17,
        keywords=words("always"),
        pattern=pattern(
            r"^(?:the |our )?[\w ]{2,30} (?:name|spelling|format|prefix|suffix) is always \S"
        ),
        hits=("the brand name is always lower case",),
        misses=("the list is always empty",),
    ),
)
