"""Keys that have no form of their own and stand right behind the name of the service they open."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory.capture.redact import chosen, opaque, spare
from agent_memory.capture.redact.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator

KINDS = frozenset({"service-key"})

# Services that are used with a key which is plain hex, a UUID or random letters. Those whose public
# ids look the same (pages, videos, files, packages) are not among them.
_TABLE = """abuseipdb adafruit adobe airbrake airtable aiven alchemy algolia amplitude anypoint
    apify appcues appveyor asana assemblyai auth0 beamer bitbucket bitly bitrise brevo
    browserstack bugsnag buildkite calendly censys circleci clearbit clickhouse clickup
    cloudflare cloudinary cloudsmith coda codeclimate codecov cohere coinbase
    coinmarketcap confluent contentful coveralls databricks datadog deepgram deepl
    deepseek digicert digitalocean discord docusign doppler drone dropbox dynatrace
    elastic endorlabs etherscan exchangerate facebook fastly findl finnhub firebase
    fivetran flickr freemius freshdesk frontegg gocardless grafana greynoise groq
    helpscout heroku hubspot infura insightly instana intercom ipinfo ipstack jfrog
    jotform jumpcloud kraken kucoin lark launchdarkly leadfeeder linode logdna loggly
    logzio looker mailchimp mailgun mailjet mailmodo mandrill mapbox mattermost maxmind
    messagebird mistral mixpanel mockaroo moralis mux netlify newrelic ngrok nightfall
    noticeable nytimes okta onesignal openai opencage openrouter openweather
    openweathermap opsgenie optimizely pagerduty paypal paystack pendo pinecone pingdom
    pipedrive plaid planetscale postman postmark prefect proxycrawl pusher quandl rapidapi
    razorpay replicate resend rollbar saucelabs scaleway scrapingbee securitytrails
    segment sendbird sendgrid sendinblue sentry shippo shodan shopify sidekiq signalwire
    snyk sonar sonarcloud sonarqube sourcegraph splunk square statuspage stripe sumologic
    supabase tableau tatum telegram telnyx theoddsapi tiingo todoist travis trello twilio
    twitch twitter typeform unsplash uploadcare urlscan vercel virustotal vultr wandb
    weatherapi weatherbit webex whoisxml woocommerce wrike zapier zendesk zerobounce zoho
    zoom"""
_NAMES = frozenset(_TABLE.split())
_HANDS = frozenset({"use", "uses", "using", "is", "with", "take", "try", "enter", "set", "api"})
_VALUE = re.compile(r"(?<![\w+/.|#@-])[A-Za-z0-9_+/.|#@&*$~-]{16,200}={0,2}")
_LEAD = re.compile(r"(?:[A-Za-z0-9]+[\"'`]?(?:\s{0,2}(?:[:=]|=>)\s{0,2}|[\s_.-])[\"'`(]?){1,3}$")
_WORD = re.compile(r"[a-z0-9]+")
_REACH = 40  # characters before a value
_HEX = re.compile(r"[0-9a-fA-F]{32,64}")
_STEPS = 3  # changes between letters and digits


def find(text: str) -> Iterator[Finding]:
    """Every value behind a service's name that looks like its key."""
    for run in _VALUE.finditer(text):
        token = run[0].rstrip(".,;:?&")
        named = _named(text[max(0, run.start() - _REACH) : run.start()])
        if named and _key(token):
            yield Finding(run.start(), run.start() + len(token), "service-key")


def _named(before: str) -> bool:
    """Whether a text ends in a service's name, or in one and a word that hands over its key."""
    lead = _LEAD.search(before)
    words = _WORD.findall(lead[0].lower()) if lead else []
    while words and words[-1] in _HANDS:
        words.pop()
    return bool(words) and words[-1] in _NAMES


def _key(token: str) -> bool:
    if spare.reference(token) or spare.machine_id(token) or spare.pathlike(token):
        return False
    if opaque.repetitive(token) or spare.term(token):
        return False
    drawn = opaque.opaque(token) and (opaque.steps(token) >= _STEPS or opaque.solid(token))
    drawn = drawn or chosen.weight(token) >= chosen.ANYWHERE
    return spare.uuid(token) or _HEX.fullmatch(token) is not None or drawn
