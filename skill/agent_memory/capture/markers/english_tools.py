"""English words: tools by name, as what a project is made with."""

from __future__ import annotations

import re

from agent_memory.capture.markers.english_lessons import TOOL_WORDS

# Languages, frameworks and services beside those whose behaviour is told of.
_MORE_TOOLS = """
javascript js ts html css sass elixir phoenix haskell scala clojure erlang zig ocaml lua dart
flutter expo electron tauri spring quarkus blazor qt gtk tkinter pygame phaser three.js d3 plotly
matplotlib streamlit gradio langchain ollama polars duckdb clickhouse cassandra mqtt grpc graphql
celery dotnet rspec junit express expressjs htmx alpine drizzle shadcn mui chakra bootstrap jquery
zod axios trpc next next.js nuxt nuxt.js astro remix solid preact sveltekit hono bun.js node.js
vue.js c c++ c# .net f# perl r julia fortran rust go openai anthropic gemini azure aws gcp asyncio
sqlalchemy pydantic alembic hugo jekyll wordpress shopify sendgrid resend mailgun postmark sentry
datadog grafana prometheus jwt oauth auth0 clerk keycloak livewire filament rails stripe paypal
algolia meilisearch bullmq sidekiq hetzner fly.io railway digitalocean neon planetscale turso
strapi sanity contentful directus pocketbase godot3 godot4 sdl sdl2 raylib opengl vulkan webgl
wasm bash sh ninja scons just make esp-idf arduino platformio zephyr freertos
"""
TOOL = (
    r"(?:"
    + "|".join(re.escape(tool) for tool in (*TOOL_WORDS.split(), *_MORE_TOOLS.split()))
    + r")(?: (?:css|ui|components|icons|query|router|orm|actions|pages|functions|v?\d[\d.]*))?"
)
