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
_TABLE = """abuseipdb adafruit adobe aikido airbrake airtable aiven alchemy algolia alibaba
    amplitude anypoint apify appcues appveyor artifactory asaas asana assemblyai auth0
    authress beamer bitbucket bitly bitrise bittrex brevo browserstack bugsnag buildkite
    calendly canva cartesia censys cerebras circleci cisco civo clearbit clickhouse
    clickup cloudflare cloudinary cloudsmith coda codeclimate codecov cohere coinbase
    coinmarketcap confluent contentful couchbase coveralls databento databricks datadog
    datagov datastax deepgram deepl deepseek devcycle digicert digitalocean discord disqus
    docusign doppler drone droneci dropbox duffel dynatrace easypost elastic endorlabs
    etherscan etsy exchangerate exoscale facebook fastly findl finicity finnhub firebase
    fivetran flickr flutterwave flyio frameio freemius freshbooks freshdesk frontegg
    fullstory gitea gocardless grafana greptile greynoise groq gumroad helpscout heroku
    highnote honeycomb hubspot huggingface infomaniak infracost infura insightly instana
    intercom intra42 ipinfo ipstack jfrog jotform jumpcloud kagi kimi klaviyo kraken
    kucoin langfuse lark launchdarkly leadfeeder lichess lighton linode logdna loggly
    logzio looker mailchimp mailersend mailgun mailjet mailmodo mandrill mapbox mattermost
    maxmind mem0 mergify messagebird midtrans minimax miro mistral mixpanel mockaroo
    moralis mux netlify newrelic ngrok nightfall noticeable nvidia nylas nytimes okta
    ollama onesignal onfido openai opencage openrouter openweather openweathermap opsgenie
    optimizely ovh pagerduty paypal paystack pendo perplexity pinecone pingdom pinterest
    pipedrive plaid planetscale plivo polymarket posthog postman postmark prefect
    privateai proxycrawl pusher quandl rapidapi razorpay replicate resend retell rollbar
    rootly runpod samsara saucelabs scaleway scalingo scalr scrapingbee securitytrails
    segment sendbird sendgrid sendinblue sentry settlemint shippo shodan shopify sidekiq
    signalwire snyk sonar sonarcloud sonarqube sourcegraph splunk square squarespace
    sslmate statuspage stripe sumologic supabase tableau tailscale tatum telegram telnyx
    theoddsapi thunderstore tiingo todoist togetherai travis travisci trello twilio twitch
    twitter typeform unkey unsplash upcloud uploadcare upstash urlscan vercel virustotal
    voyageai vultr wandb weatherapi weatherbit weatherstack webex whoisxml woocommerce
    workato workos wrike xendit yandex zai zapier zendesk zerobounce zoho zoom zuplo"""
_NAMES = frozenset(_TABLE.split())
_HANDS = frozenset(
    {"use", "uses", "using", "is", "with", "take", "try", "enter", "set", "api", "login"}
)
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
