"""Keys that say by their form whose they are, in any sentence and glued to any word."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from agent_memory.capture.redact import opaque, spare
from agent_memory.capture.redact.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator

_IMAGE = re.compile(r"data:[\w/+.-]{1,60};base64,[A-Za-z0-9+/=]{1,100000}")  # letters by chance
_GATE = re.compile(r"[\w+/=.~:@%-]{12}")  # nothing shorter is a vendor's key


class Vendor(NamedTuple):
    """One form of key: the literals that every match holds, the pattern, and shapes it must hit."""

    kind: str
    keywords: tuple[str, ...]
    pattern: str
    hits: tuple[str, ...]
    misses: tuple[str, ...] = ()


def find(text: str) -> Iterator[Finding]:
    """Every vendor's key in a text."""
    if not _GATE.search(text):
        return
    images = [image.span() for image in _IMAGE.finditer(text)] if "base64," in text else []
    for row in dict.fromkeys([row for keyword, row in _BY_KEYWORD if keyword in text]):
        for match in _compiled(row.pattern).finditer(text):
            inside = any(start < match.start() < end for start, end in images)
            if _real(match[0]) and not inside:
                yield Finding(match.start(), match.end(), row.kind)


def _real(key: str) -> bool:
    """Whether a match is a key and neither a placeholder nor a name made of words."""
    body = key[4:].lstrip(key[4:5])  # the prefix says nothing, and one vendor pads behind it
    if len(body) < _SHORTEST or _filled(body) or spare.reference(key.rpartition("=")[2]):
        return False
    if not any(map(str.isdigit, body)):
        return opaque.opaque(body) or opaque.opaque(key[4:])
    return opaque.wordy(body) < _NAME or opaque.steps(body) > _NUMBERED


def _filled(body: str) -> bool:
    """Whether a key is filler; one that merely ends in a row of the keyboard is a key."""
    rest = _ROW.sub("", body)
    return opaque.repetitive(body) and (len(rest) < _KEPT or opaque.repetitive(rest))


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


_SHORTEST = 8  # characters behind the prefix
_ROW = re.compile(r"0?123456\d*|abcdefg[a-z]*", re.IGNORECASE)
_KEPT = 24  # characters beside such a row
_NAME = 0.6  # share of a name such as sk-learn-pipeline-helper-2 that reads as words
_NUMBERED = 2  # changes between letters and digits in such a name
_ALONE = r"(?<![A-Za-z0-9])"  # for prefixes that other words end in


def _row(kind: str, prefixes: str, body: str, shape: str, *, alone: bool = False) -> Vendor:
    literals = tuple(prefixes.split())
    start = f"(?:{'|'.join(map(re.escape, literals))})"
    pattern = f"{_ALONE if alone else ''}{start}{body}"
    return Vendor(kind, literals, pattern, tuple(literal + shape for literal in literals))


_W20, _W30, _W40 = (rf"[A-Za-z0-9]{{{n},}}" for n in (20, 30, 40))
_B20, _B30, _B40 = (rf"[A-Za-z0-9_-]{{{n},}}" for n in (20, 30, 40))
_H30 = r"[A-Fa-f0-9]{30,}"
_UUID = r"[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}"
_UUID_SHAPE = "<h8>-<h4>-<h4>-<h4>-<h12>"

# Minimum lengths lie below the official ones: pastes are cut short.
VENDORS: tuple[Vendor, ...] = (
    # source code and registries
    _row("github-token", "ghp_ gho_ ghu_ ghs_ ghr_", _W20, "<w36>"),
    _row("github-token", "github_pat_", r"[A-Za-z0-9_]{20,}", "<w22>_<w59>"),
    _row(
        "gitlab-token",
        "glpat- gldt- glrt- glptt- glft- glsoat- glcbt- glimt- glagent- gloas- glffct- glwt-",
        r"[A-Za-z0-9_.-]{15,}",
        "<b20>",
    ),
    _row("gitlab-token", "GR1348941", r"[A-Za-z0-9_-]{15,}", "<b20>"),
    _row("bitbucket-token", "ATBB", r"[A-Za-z0-9_=-]{24,}", "<w32>"),
    _row("npm-token", "npm_", _W30, "<w36>"),
    _row("pypi-token", "pypi-", _B40, "AgEIcHlwaS5vcmc<b80>"),
    _row("rubygems-token", "rubygems_", r"[a-f0-9]{30,}", "<h48>"),
    _row("crates-token", "cio", r"[A-Za-z0-9]{32}", "<w32>", alone=True),
    _row("clojars-token", "CLOJARS_", r"[A-Za-z0-9]{40,}", "<l60>"),
    _row("nuget-token", "oy2", r"[a-z0-9]{40,44}(?![A-Za-z0-9])", "<l43>", alone=True),
    _row("docker-token", "dckr_pat_ dckr_oat_", _B20, "<b27>"),
    _row("docker-token", "SWMKEY-1- SWMTKN-1-", r"[A-Za-z0-9+/-]{25,}", "<w43>"),
    _row("artifactory-token", "AKCp", r"[A-Za-z0-9]{30,}", "<w69>"),
    _row("artifactory-token", "cmVmd", r"[A-Za-z0-9]{50,}", "<w59>"),
    _row("sonar-token", "squ_ sqp_ sqa_", _H30, "<h40>"),
    _row(
        "sourcegraph-token", "sgp_ slk_", r"(?:[A-Fa-f0-9]{16}_|local_)?[A-Fa-f0-9]{30,}", "<h40>"
    ),
    _row("buildkite-token", "bkua_", r"[a-z0-9]{30,}", "<h40>"),
    _row("circleci-token", "CCIPAT_", r"[A-Za-z0-9]{20,}_[a-f0-9]{30,}", "<w22>_<h40>"),
    # clouds
    _row("aws-key-id", "AKIA ASIA ABIA ACCA", r"[A-Z0-9]{16}(?![A-Za-z0-9])", "<u16>", alone=True),
    _row("aws-key-id", "A3T", r"[A-Z0-9]{17}(?![A-Za-z0-9])", "<u17>", alone=True),
    _row("aws-bedrock-key", "ABSK", r"[A-Za-z0-9+/]{60,}={0,2}", "<B109>"),
    _row("aws-bedrock-key", "bedrock-api-key-", r"[A-Za-z0-9+/=_-]{20,}", "<w60>"),
    _row("gcp-key", "AIza", r"[A-Za-z0-9_-]{30,}", "<b35>"),
    _row("gcp-secret", "GOCSPX-", _B20, "<b28>"),
    _row("gcp-token", "ya29.", _B20, "<b60>"),
    _row("gcp-token", "1//0", _B30, "<b60>", alone=True),
    Vendor(
        "azure-secret",
        ("Q~",),
        r"(?<![\w~.])[A-Za-z0-9_~.-]{3}\dQ~[A-Za-z0-9_~.-]{28,36}",
        ("<w3>8Q~<w34>",),
        (".ui.right.sidebar8Q~.ui",),
    ),
    Vendor(
        "azure-key",
        ("==",),
        r"(?<![A-Za-z0-9+/-])[A-Za-z0-9+/]{86}==",
        ("AccountKey=<B86>==",),
    ),
    Vendor(
        "azure-key",
        ("AzCa", "+ASt", "AIoT", "JQQJ99", "AzSe", "+AMC", "AZDO", "ACDb"),
        r"(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{20,90}(?:AzCa|\+ASt|AIoT|JQQJ99|AzSe|\+AMC|AZDO|ACDb)"
        r"[A-Za-z0-9+/]{4,80}={0,2}",
        ("<w32>AzCa<w10>", "<w52>JQQJ99<w22>"),
    ),
    _row("alibaba-key-id", "LTAI", r"[A-Za-z0-9]{12,24}(?![A-Za-z0-9])", "<w20>", alone=True),
    _row("alibaba-token", "CAIS", r"[A-Za-z0-9+/=]{40,}", "<w60>", alone=True),
    _row("tencent-key-id", "AKID", r"[A-Za-z0-9]{32}", "<w32>", alone=True),
    _row("yandex-token", "AQVN YCAJ YCM t1.9", r"[A-Za-z0-9_.=-]{34,}", "<w48>", alone=True),
    _row("digitalocean-token", "dop_v1_ doo_v1_ dor_v1_", _H30, "<h64>"),
    _row("cloudflare-key", "v1.0-", r"[a-z0-9]{24}-[a-z0-9-]{100,}", "<h24>-<h146>"),
    _row("heroku-token", "HRKU-", r"(?:AA[A-Za-z0-9_-]{40,}|[0-9a-fA-F-]{36})", "AA<w58>"),
    _row("fly-token", "fo1_ fm1_ fm1a_ fm1r_ fm2_", r"[A-Za-z0-9+/=_-]{30,}", "<w60>"),
    _row("vercel-token", "vcp_ vci_ vca_ vcr_ vck_", _W40, "<w56>"),
    _row("netlify-token", "nfp_ nfc_ nfo_ nfu_ nfb_", r"[A-Za-z0-9_]{30,}", "<w36>"),
    _row("render-token", "rnd_", _W20, "<w28>", alone=True),
    _row("scaleway-key-id", "SCW", r"[A-Z0-9]{17}(?![A-Za-z0-9])", "<u17>", alone=True),
    _row("exoscale-key", "EXO", r"[a-f0-9]{24}", "<h24>", alone=True),
    _row("pulumi-token", "pul-", r"[a-f0-9]{30,}", "<h40>", alone=True),
    Vendor(
        "terraform-token",
        (".atlasv1.",),
        r"[A-Za-z0-9]{14}\.atlasv1\.[A-Za-z0-9_-]{40,}",
        ("<w14>.atlasv1.<b67>",),
    ),
    _row("vault-token", "hvs. hvb. hvr.", _B20, "<b90>"),
    Vendor(
        "vault-token",
        ("s.",),
        r"(?<![\w.])s\.(?=[A-Za-z]*\d)(?=[A-Za-z0-9]*[a-z])[A-Za-z0-9]{24}(?![A-Za-z0-9])",
        ("s.<w24>",),
        ("s.thisIsAnAttributeNameReally",),
    ),
    _row(
        "doppler-token", "dp.pt. dp.st. dp.ct. dp.sa. dp.scim. dp.audit.", r"[\w.-]{30,}", "<w43>"
    ),
    _row("openshift-token", "sha256~", _B30, "<b43>"),
    _row("age-key", "AGE-SECRET-KEY-1", r"[A-Z0-9]{40,}", "<u58>"),
    _row("onepassword-token", "ops_eyJ", r"[A-Za-z0-9+/=_-]{40,}", "<w250>"),
    Vendor(
        "onepassword-key",
        ("A3-",),
        r"(?<![A-Za-z0-9])A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})"
        r"(?:-[A-Z0-9]{5}){3}",
        ("A3-<u6>-<u11>-<u5>-<u5>-<u5>",),
    ),
    _row("tailscale-key", "tskey-", r"[a-z]{2,10}-[A-Za-z0-9-]{16,}", "auth-<w12>CNTRL-<w30>"),
    _row("supabase-key", "sbp_ sb_secret_ sb_publishable_", r"[A-Za-z0-9_-]{20,}", "<h40>"),
    _row("planetscale-token", "pscale_tkn_ pscale_pw_ pscale_oauth_", r"[\w.=-]{30,}", "<b43>"),
    _row("neon-token", "napi_", _W40, "<l64>"),
    _row("xata-token", "xau_", _W30, "<w44>", alone=True),
    _row("databricks-token", "dapi", r"[a-f0-9]{32}(?:-\d)?", "<h32>", alone=True),
    _row("snowflake-token", "ETMsDgAAA", r"[A-Za-z0-9+/=_-]{40,}", "<w80>"),
    # models
    _row("anthropic-key", "sk-ant-", _B20, "api03-<b93>AA"),
    _row("openai-key", "sk- sk_proj_", r"[A-Za-z0-9_-]{20,}", "<w48>"),
    _row("openai-key", "sess-", r"[A-Za-z0-9]{38,}", "<w40>", alone=True),
    _row("huggingface-token", "hf_ api_org_", _W30, "<w34>"),
    _row("groq-key", "gsk_", _W30, "<w52>"),
    _row("xai-key", "xai-", _W30, "<w80>"),
    _row("replicate-token", "r8_", _W30, "<w37>"),
    _row("perplexity-key", "pplx-", _W30, "<w48>"),
    _row("langsmith-key", "lsv2_pt_ lsv2_sk_ ls__", r"[a-f0-9]{30,}(?:_[a-f0-9]{10})?", "<h32>"),
    _row("langfuse-key", "sk-lf- pk-lf-", _UUID, _UUID_SHAPE),
    _row("tavily-key", "tvly-", _B20, "<w32>"),
    _row("nvidia-key", "nvapi-", r"[A-Za-z0-9_-]{40,}", "<b64>"),
    _row("cerebras-key", "csk-", _W40, "<l48>", alone=True),
    _row("jina-key", "jina_", _W40, "<w60>"),
    _row("voyage-key", "pa-", r"[A-Za-z0-9_-]{40,}", "<w43>", alone=True),
    _row("pinecone-key", "pcsk_", r"[A-Za-z0-9_]{30,}", "<w69>"),
    _row("elevenlabs-key", "sk_", r"[a-f0-9]{48}", "<h48>", alone=True),
    _row("firecrawl-key", "fc-", r"[a-f0-9]{32}", "<h32>", alone=True),
    _row("fireworks-key", "fw_", _W20, "<w24>", alone=True),
    _row("apify-token", "apify_api_", _W30, "<w36>"),
    _row("brave-key", "BSA", r"[A-Za-z0-9_-]{26,}", "<b27>", alone=True),
    # talk and mail
    _row(
        "slack-token",
        "xoxb- xoxp- xoxa- xoxo- xoxr- xoxs- xoxc- xoxd- xoxe- xoxe.xox xapp- xwfp-",
        r"[A-Za-z0-9%/+=\\_-]{10,}",
        "<d12>-<d13>-<w24>",
    ),
    _row(
        "slack-webhook",
        "hooks.slack.com/",
        r"(?:services|workflows|triggers)/[\w/+-]{20,}",
        "services/T<u8>/B<u8>/<w24>",
    ),
    _row(
        "discord-webhook",
        "discord.com/api/webhooks/ discordapp.com/api/webhooks/",
        r"\d{6,}/[\w-]{30,}",
        "<d18>/<b68>",
    ),
    _row(
        "teams-webhook",
        "webhook.office.com/",
        r"webhookb?2?/[\w@/-]{40,}",
        "webhookb2/<h36>@<h36>/IncomingWebhook/<h32>",
    ),
    _row("zapier-webhook", "hooks.zapier.com/hooks/catch/", r"[\w/]{10,}", "<d7>/<l7>"),
    Vendor(
        "discord-token",
        (".",),
        r"(?<![A-Za-z0-9_.-])[MNO][A-Za-z0-9_-]{22,27}\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27,}",
        ("MT<w24>.<w6>.<b38>",),
    ),
    Vendor(
        "telegram-token",
        (":A",),
        r"(?:(?<![\w:])|(?<=/bot))\d{5,16}:A[A-Za-z0-9_-]{33,36}(?![A-Za-z0-9_-])",
        ("<d10>:AA<b33>", "https://h/bot<d10>:AA<b33>/getMe"),
    ),
    _row("sendgrid-key", "SG.", r"[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_=-]{30,}", "<b22>.<b43>"),
    _row("brevo-key", "xkeysib- xsmtpsib-", r"[a-f0-9]{40,}-[A-Za-z0-9]{10,}", "<h64>-<w16>"),
    _row("mailgun-key", "key- pubkey-", r"[a-f0-9]{32}", "<h32>", alone=True),
    _row("mailersend-key", "mlsn.", r"[a-z0-9]{40,}", "<h64>"),
    _row("resend-key", "re_", r"[A-Za-z0-9]{6,}_[A-Za-z0-9]{20,}", "<w8>_<w24>", alone=True),
    Vendor("mailchimp-key", ("-us",), r"(?<![a-z0-9])[a-f0-9]{32}-us\d{1,2}", ("<h32>-us12",)),
    _row("twilio-key", "SK", r"[a-f0-9]{32}(?![A-Za-z0-9])", "<h32>", alone=True),
    _row("plivo-key", "MA SA", r"[A-Z0-9]{18}(?![A-Za-z0-9])", "<u18>", alone=True),
    _row("telnyx-key", "KEY0", r"[A-F0-9]{31}(?:_\w{20,24})?", "<H31>", alone=True),
    _row("onesignal-key", "os_v2_app_ os_v2_org_", r"[a-z0-9]{40,}", "<l104>"),
    # money and shops
    _row(
        "stripe-key",
        "sk_live_ sk_test_ rk_live_ rk_test_ pk_live_ pk_test_ sk_prod_ rk_prod_",
        r"[A-Za-z0-9_]{10,}",
        "<w24>",
    ),
    _row("stripe-webhook", "whsec_", r"[A-Za-z0-9+/]{20,}=*", "<w32>"),
    _row("square-token", "EAAA", r"[A-Za-z0-9_-]{22,}", "<b60>", alone=True),
    _row("square-token", "sq0atp- sq0csp- sq0idp-", r"[A-Za-z0-9_-]{22,}", "<b60>"),
    _row(
        "paypal-token",
        "access_token$production$ access_token$sandbox$",
        r"[a-z0-9]{16}\$[a-f0-9]{32}",
        "<l16>$<h32>",
    ),
    _row("shopify-token", "shpat_ shpca_ shppa_ shpss_ shptka_", r"[A-Fa-f0-9]{28,}", "<h32>"),
    _row("easypost-key", "EZAK EZTK", r"[A-Za-z0-9]{40,}", "<w54>"),
    _row("shippo-token", "shippo_live_ shippo_test_", r"[a-fA-F0-9]{30,}", "<h40>"),
    _row(
        "flutterwave-key", "FLWSECK FLWPUBK", r"(?:_TEST)?-[A-Za-z0-9]{12,}(?:-X)?", "_TEST-<h32>-X"
    ),
    _row("razorpay-key", "rzp_live_ rzp_test_", r"[A-Za-z0-9]{14,}", "<w14>"),
    _row("paddle-key", "pdl_live_ pdl_sdbx_", r"[A-Za-z0-9_]{30,}", "apikey_<l26>_<w22>_<w3>"),
    _row(
        "plaid-token", "access-sandbox- access-development- access-production-", _UUID, _UUID_SHAPE
    ),
    _row("facebook-token", "EAA", r"[A-Za-z0-9]{60,}", "<w150>", alone=True),
    _row("duffel-token", "duffel_test_ duffel_live_", r"[A-Za-z0-9_=-]{30,}", "<b43>"),
    _row("midtrans-key", "Mid-server- Mid-client- SB-Mid-server-", r"[A-Za-z0-9_-]{14,}", "<w20>"),
    _row("asaas-key", "$aact_prod_ $aact_hmlg_ $aact_", r"[A-Za-z0-9:=_-]{60,}", "<w120>"),
    # work
    _row("atlassian-token", "ATATT3 ATCTT3 ATSTT3", r"[A-Za-z0-9_=-]{30,}", "<b186>"),
    _row("linear-key", "lin_api_ lin_oauth_", _W30, "<w40>"),
    _row("notion-token", "ntn_", _W40, "<w46>", alone=True),
    _row("notion-token", "secret_", r"[A-Za-z0-9]{43}(?![A-Za-z0-9])", "<w43>", alone=True),
    Vendor(
        "airtable-token",
        ("pat",),
        r"(?<![A-Za-z0-9])pat[A-Za-z0-9]{14}\.[a-f0-9]{40,}",
        ("pat<w14>.<h64>",),
    ),
    _row("hubspot-token", "pat-na1- pat-eu1- pat-na2- pat-ap1-", r"[a-f0-9-]{30,}", _UUID_SHAPE),
    _row("figma-token", "figd_ figu_ figo_ figur_ figuh_ figor_", r"[A-Za-z0-9_-]{30,}", "<b40>"),
    _row("dropbox-token", "sl.", r"(?:u\.|B)?[A-Za-z0-9_-]{100,}", "<b130>", alone=True),
    _row("asana-token", "1/ 2/", r"\d{12,}(?:/\d{12,})?:[a-f0-9]{32}", "<d16>:<h32>", alone=True),
    _row("typeform-token", "tfp_", r"[A-Za-z0-9_.=-]{40,}", "<b59>", alone=True),
    _row("contentful-token", "CFPAT-", _B40, "<b43>"),
    _row("readme-token", "rdme_", r"[a-z0-9]{50,}", "<l70>"),
    _row("postman-key", "PMAK-", r"[a-f0-9]{24}-[a-f0-9]{30,}", "<h24>-<h34>"),
    _row("lokalise-key", "lk_", r"[a-z0-9]{32,}", "<l40>", alone=True),
    _row("frameio-token", "fio-u-", r"[A-Za-z0-9_=-]{40,}", "<b64>"),
    _row("canva-secret", "cnvca", r"[A-Za-z0-9_-]{40,}", "<b51>"),
    # watching
    _row("newrelic-key", "NRAK- NRIQ- NRII- NRJS- NRRA- NRAL-", r"[A-Za-z0-9_-]{19,}", "<u27>"),
    _row("grafana-token", "glsa_ glc_", r"[A-Za-z0-9_+/=-]{30,}", "<w32>_<h8>"),
    _row("grafana-token", "eyJrIjoi", r"[A-Za-z0-9]{40,}={0,3}", "<w70>"),
    _row("sentry-token", "sntrys_ sntryu_", r"[A-Za-z0-9+/=_-]{40,}", "<w64>"),
    _row(
        "dynatrace-token",
        "dt0c01. dt0s01. dt0s02.",
        r"[A-Z0-9]{8,24}\.[A-Z0-9]{30,}",
        "<u24>.<u64>",
    ),
    _row("posthog-key", "phc_ phx_ phs_", r"[A-Za-z0-9_-]{30,}", "<w43>"),
    _row("infracost-key", "ico-", r"[A-Za-z0-9]{32}", "<w32>", alone=True),
    _row("prefect-token", "pnu_ pnb_", r"[a-z0-9]{30,}", "<l36>"),
    _row("adafruit-key", "aio_", r"[A-Za-z0-9]{28}", "<w28>", alone=True),
    _row("adobe-secret", "p8e- p8-", r"[A-Za-z0-9]{32}", "<w32>", alone=True),
    _row("settlemint-token", "sm_aat_ sm_pat_ sm_sat_", r"[A-Za-z0-9]{14,}", "<w16>"),
    _row(
        "authress-key",
        "sc_ ext_ scauth_ authress_",
        r"[A-Za-z0-9]{5,30}\.[A-Za-z0-9]{4,6}\.acc[_-][A-Za-z0-9-]{10,32}\.[A-Za-z0-9+/_=-]{30,}",
        "<l12>.<l4>.acc_<l12>.<b40>",
        alone=True,
    ),
    _row(
        "mapbox-token",
        "pk. sk. tk.",
        r"[A-Za-z0-9]{40,}\.[A-Za-z0-9_-]{18,}",
        "<w60>.<w22>",
        alone=True,
    ),
    _row("fairplay-key", "cfxk_", r"[A-Za-z0-9_]{20,}", "<w20>_<w6>"),
    _row("pubnub-key", "sec-c- pub-c- sub-c-", r"[A-Za-z0-9-]{36,}", _UUID_SHAPE),
    _row("nightfall-key", "NF-", r"[A-Za-z0-9]{32}", "<u32>", alone=True),
    Vendor(
        "maxmind-key",
        ("_mmk",),
        r"(?<![A-Za-z0-9])[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk",
        ("<w6>_<w29>_mmk",),
    ),
    Vendor(
        "salesforce-token",
        ("00",),
        r"(?<![A-Za-z0-9])00[A-Za-z0-9]{13}![A-Za-z0-9._]{80,}",
        ("00D<w12>!<w96>",),
    ),
    _row("wakatime-key", "waka_", _UUID, _UUID_SHAPE),
    _row("zuplo-key", "zpka_", _B20, "<w32>_<h8>"),
    Vendor(
        "twitter-token",
        ("AAAAAAAAAA",),
        r"A{16,}[A-Za-z0-9%]{30,}",
        ("AAAAAAAAAAAAAAAAAAAAAA<w30>%2B<w50>",),
    ),
    # forms that many share
    Vendor(
        "live-key",
        ("_live_", "_test_", "_prod_"),
        r"(?<![A-Za-z0-9])[a-z]{2,6}_(?:live|test|prod)_[A-Za-z0-9]{20,}",
        ("ak_live_<l30>", "key_test_<w24>"),
        ("run_test_withAllTheFixturesLoaded",),
    ),
    Vendor(
        "jwt",
        ("eyJ", "ey"),
        r"(?<![\w-])[\w-]{0,40}?ey[A-Za-z0-9_-]{12,}\.ey[A-Za-z0-9_-]{12,}(?:\.[A-Za-z0-9_=-]*)?",
        ("eyJ<w33>.eyJ<w60>.<b43>",),
    ),
    Vendor(
        "sas-signature", ("sig=",), r"(?<![A-Za-z])sig=[A-Za-z0-9%+/=_-]{30,}", ("sig=<w43>%3D",)
    ),
)

KINDS = frozenset(row.kind for row in VENDORS)
_BY_KEYWORD = tuple((keyword, row) for row in VENDORS for keyword in row.keywords)
