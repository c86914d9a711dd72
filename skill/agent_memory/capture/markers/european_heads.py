"""Kinds of plain rules that people say in every European language, and the names they share."""

from __future__ import annotations

import re

from agent_memory.capture.markers.english_lessons import TOOL_WORDS
from agent_memory.capture.markers.heads import Head

WISH = Head("wish:way", "preference", "stated", 11)  # that you work so
WISH_ALL = Head("wish:all", "constraint", "stated", 13)  # that all of it is so
NOT_WISHED = Head("wish:not", "preference", "stated", 11)  # what I do not want to do or have
STOP = Head("prohibition:stop", "constraint", "stated", 14)  # what you keep doing
WILL_NOT = Head("must-not:going", "constraint", "observed", 10)  # you are not going to
YOU_MUST = Head("must:you", "constraint", "observed", 13)  # what you always have to do
MUST_WORK = Head("must:work", "constraint", "observed", 11)  # a part of the work must
GOES = Head("place:goes", "constraint", "observed", 12)  # where a part of the work belongs
PLAIN_CODE = Head("style:code", "preference", "stated", 14)  # simple, clean, without more
PREFERABLY = Head("prefer:soft", "preference", "observed", 11)  # if possible
ONLY_ASKED = Head("no-farther:asked", "constraint", "stated", 17)  # what I asked, and no more
UNSURE = Head("approval:unsure", "constraint", "stated", 16)  # ask where it is not clear
NOT_NEEDED = Head("no-need:plain", "preference", "observed", 12)  # what you need not do
MINE = Head("share:mine", "preference", "stated", 13)  # what I do myself
AFTER = Head("procedure:after", "procedure", "stated", 16)  # what follows when you are done
STACK = Head("fact:stack", "fact", "observed", 13)  # what a part of it is made with
SETUP = Head("fact:setup", "fact", "observed", 11)  # what I work with
TEACH = Head("style:teach", "preference", "stated", 13)  # explain as to a beginner

AUTONOMY = Head("autonomy", "preference", "stated", 16)  # what you may do without asking
CHOSEN = Head("chosen:tool", "decision", "observed", 11)  # what it is to be made with
EACH = Head("standing:each", "procedure", "observed", 13)  # at each commit, step, change
REUSE = Head("keep:existing", "constraint", "observed", 13)  # what is there already
FORM = Head("style:form", "preference", "observed", 13)  # in which case, tongue or standard
FIRST = Head("order:plain", "procedure", "observed", 11)  # first this, then that
GUESS = Head("dont:guess", "constraint", "stated", 15)  # no guessing, no inventing
UNTOUCHED = Head("untouched", "constraint", "observed", 13)  # what nobody touches

# What systems are made with, run on and are written in.
_MORE = """
javascript js typescript ts html css sass scss python java kotlin swift dart flutter expo electron
tauri react vue angular svelte next nextjs next.js nuxt nuxt.js astro remix node nodejs node.js
express nestjs fastapi django flask laravel symfony rails spring springboot quarkus go golang rust
ruby php c c++ c# .net dotnet blazor qt unity unreal godot pygame lua elixir scala haskell r sql
postgres postgresql mysql mariadb sqlite mongo mongodb redis supabase firebase prisma drizzle
docker podman kubernetes k8s terraform ansible aws gcp azure vercel netlify heroku linux ubuntu
debian windows macos mac wsl ios android powershell bash zsh tailwind bootstrap shadcn jquery redux
zustand pinia graphql grpc streamlit gradio pytorch tensorflow pandas jest vitest pytest cypress
playwright junit npm pnpm yarn bun poetry uv pip composer maven gradle vite webpack git github
gitlab bitbucket jenkins nginx apache wordpress shopify solidity arduino tdd bdd ddd mvc mvvm
gitflow scrum kanban
"""
TOOL = (
    r"(?:"
    + "|".join(
        sorted(
            {re.escape(tool) for tool in f"{TOOL_WORDS} {_MORE}".split()},
            key=lambda one: (-len(one), one),
        )
    )
    + r")(?![\w/])(?: v?\d[\d.]*)?"
)
