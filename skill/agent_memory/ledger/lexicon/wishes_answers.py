"""Standing wishes about what an answer holds: its length, its parts, what it leaves out."""

from __future__ import annotations

from agent_memory.ledger.lexicon.wish_row import Wish

ANSWERS = (
    Wish(
        "short answers",
        (
            "answer/explain/chat/talk SHORT; SHORT; SHORT answer; "
            "not LONG answer/explain/explanation/text/chat; "
            "not answer/explain/talk/ramble/text LONG/much; not essay/ramble/verbose/wordy; "
            "not verbose/lengthy/wordy; +not ramble/waffle; +point; "
            "answer few/one/2/3/single sentence/line/word; not talk/text/word much; "
            "not essay/novel; less talk/text/verbose/word/wordy; be less verbose; +no-nonsense; "
            "not ramble; limit answer sentence/line"
            "; +main/key point"
            "; +point"
        ),
        also=(
            "straight to the direct possible max maximum limit few one line sentence word and "
            "answer use them style point keep essay 2 3 4 5 six less talk explanation explain "
            "message text chat say me your summary status"
        ),
        against=("detailed answers",),
        hits=(
            "keep your answers short", "be concise", "your replies are way too long",
            "answer in one or two sentences", "don't write essays",
            "why are you so verbose, keep it brief", "pls short answers", "get to the point",
        ),
        misses=(
            "keep functions short", "keep commit messages short", "don't give short answers",
            "use short variable names", "limit the line length to 80",
        ),
    ),
    Wish(
        "detailed answers",
        (
            "thorough/thoroughly/detail/elaborate/comprehensive/exhaustive answer/explain; "
            "explain/answer detail/thorough/thoroughly/depth/length; "
            "detail/thorough/long/comprehensive answer/explain; +LONG; "
            "not short/brief/SHORT answer/explanation/explain; be elaborate; "
            "answer/explain detail; +not short/brief/superficial; "
            "not superficial answer/explanation; elaborate answer"
        ),
        also=(
            "verbose long info in as possible always more full great in-depth every fully give "
            "me your too so depth"
        ),
        hits=(
            "give me detailed answers", "explain in detail", "your answers are too short",
            "always explain things thoroughly", "no superficial answers",
            "I want long, detailed explanations",
        ),
        misses=(
            "add detailed logs", "keep answers short",
            "the error page should explain in detail what failed in module B",
            "describe every endpoint in detail",
        ),
    ),
    Wish(
        "explain simply",
        (
            "explain/answer simple/plain/eli5/layman/beginner/easy/child/simpler/simply; "
            "not jargon; use? simple/plain language/word/english/term; "
            "explain five/5/child/beginner/novice/newbie/layman; +not jargon/technical/assume; "
            "easy understand; not technical term/jargon/language; "
            "simple/plain explanation/answer; not technical; keep? simple explanation/answer; "
            "explain simple/simply; understandable explanation"
            "; explain without jargon; not programmer/developer/technical"
            "; explain/say/tell/answer normal/regular/everyday/plain/human "
            "word/english/language/term"
            "; normal/regular/everyday/plain english/word; not tech/technical/code speak/talk/word"
        ),
        also=(
            "it i like am to me in as with so that year old understand language word term "
            "everyday non-technical concept thing person use answer explain explanation avoid "
            "someone unexplained"
            " programmer developer i'm im normal regular human tech speak talk say tell so can get"
        ),
        hits=(
            "explain simply", "explain like I'm five", "no jargon please",
            "use plain language when you explain", "don't use technical terms",
            "explain in simple words",
        ),
        misses=(
            "keep the code simple", "the landing page must explain the price in simple words",
            "use plain text emails", "explain the simple case in the readme",
        ),
    ),
    Wish(
        "no explanations",
        (
            "not explain/commentary/narrate/narration unless? ASKED; +code; only code; "
            "not prose; not explain LONG/BAD/code/change; not narrate step/work; "
            "only? code answer; only give/show/want code/result/command/diff"
        ),
        also=(
            "just only the code long me give want show result answer lengthy need step every "
            "work do command output explanation explain message text chat say talk your summary "
            "status"
        ),
        wrong="explanations",
        against=("explain what you do", "detailed answers"),
        hits=(
            "don't explain, just give me the code", "no explanations", "skip the explanation",
            "just the code, no commentary", "stop explaining every step",
            "no explanation unless I ask",
        ),
        misses=(
            "don't explain the refund policy on the checkout page", "explain the code",
            "the tooltip needs no explanation of taxes",
        ),
    ),
    Wish(
        "explain what you do",
        (
            "explain change/decision/step/choice/edit; explain before/after CHANGED/code; "
            "not CHANGED unless explain; explain why? change/do/decide/choose/add; "
            "explain before execute/change/do/act; walk change/code/step; "
            "justify change/decision/choice; give? reason change/decision/choice/step; "
            "+not code/dump; +explain reason; explain why? change"
        ),
        also=(
            "your why what you and how behind it each me through every made reason reasoning "
            "while go along rationale do tell code design technical"
        ),
        hits=(
            "explain your changes", "always explain why you made a change",
            "walk me through every change", "justify your decisions",
            "explain the reasons for your choices",
        ),
        misses=(
            "explain the change in the changelog entry for customers", "don't explain the code",
            "the wizard explains each step to the buyer in German",
        ),
    ),
    Wish(
        "no emojis",
        (
            "not emoji/smiley/emoticon; +plain text; remove emoji; emoji unprofessional/annoy"
            "; emoji free; leave emoji out"
        ),
        also=(
            "use add put any answer code comment commitmessage doc ui output text anywhere log "
            "file readme script need see like plain in place"
            " free leave out message messages"
        ),
        wrong="emoji",
        hits=(
            "no emojis", "stop using emojis in commit messages", "never put emoji into the code",
            "emojis must not be used", "too many emojis", "you added emojis again",
        ),
        misses=(
            "the chat widget must support emoji", "add an emoji picker",
            "store emoji names in a table", "use emojis in release notes",
        ),
    ),
    Wish(
        "no summary at the end",
        (
            "not summary/summarize/recap/recapitulate/wrapup/conclusion after? DONE/task/change/"
            "step/work; not summary/summarize/recap when DONE/task"
            "; not list/repeat/enumerate change/CHANGED/do/done"
            "; not list when/after DONE/task/change; not list after? DONE/task/change"
            "; not tell change/done; not report after DONE/task; +see/read diff/myself/it"
        ),
        also=(
            "closing final write give add end after every task long change what you did each me "
            "answer at do need just of my done"
            " summarise summarize list diff tell say work changed made changes already things "
            "everything all git read see can i repeat back"
        ),
        wrong="summary",
        against=("summarise what you changed",),
        hits=(
            "no summary at the end", "don't summarize what you did",
            "stop writing recaps after every task", "skip the summary", "I don't need a recap",
            "stop listing what you have done",
            "skip the list of changes after every task",
        ),
        misses=(
            "no summary row in the invoice table", "don't summarize the chapters",
            "summarize what you did", "the list needs no summary of sales",
            "list the changes in the release notes",
        ),
    ),
    Wish(
        "summarise what you changed",
        (
            "summary/summarize/recap/list/tell/report change/modify/touch/file/work after DONE/"
            "task/change/step; "
            "summary/summarize/recap/list/tell/report change/modify/touch/file/work when DONE; "
            "report/summarize after DONE/task; summary/summarize/recap change/did/work/do; "
            "tell/list change/file change/touch/modify; "
            "summary after/when task/DONE/change/step/work; "
            "finish/end summary/recap change/work; give? summary end/change/work; "
            "report what? did/change"
        ),
        also=(
            "short finish give me brief always end what you file list every of in all with did "
            "done work final after made write tell it task answer each"
        ),
        hits=(
            "summarize your changes when you're done", "always tell me which files you changed",
            "give me a summary of the changes at the end", "list the files you touched",
            "finish with a short recap of what you changed",
            "report what you did after each task",
        ),
        misses=(
            "summarize the meeting notes", "no summary of the changes",
            "list the files in the folder", "list changed prices in the report for the client",
        ),
    ),
    Wish(
        "no repetition",
        (
            "not repeat/restate/paraphrase/echo/parrot; "
            "not repeat myself/question/say/answer/instruction/request/already/word/prompt/same; "
            "not repeat yourself; not say/tell/answer twice"
        ),
        also=(
            "request backup me my own back to what i said already same info information point "
            "question answer thing twice say before word over"
        ),
        hits=(
            "don't repeat my question", "stop repeating yourself", "don't restate what I said",
            "don't say the same thing twice", "never echo my request back to me",
        ),
        misses=(
            "never repeat a query in a loop", "don't repeat the header on every page",
            "don't retry the request twice",
        ),
    ),
    Wish(
        "no preamble",
        (
            "not preamble/introduction/intro/opener/lead-in/pleasantry/smalltalk/greeting/filler/"
            "fluff/chitchat; start/begin/lead answer/result/conclusion; answer first; +answer; "
            "conclusion first"
        ),
        also=(
            "answer long any with direct at the and or phrase empty bottom line question result "
            "small talk closing"
        ),
        hits=(
            "no preamble", "skip the pleasantries", "start with the answer", "no filler phrases",
            "no fluff", "lead with the conclusion",
        ),
        misses=(
            "no intro video on the start page", "no filler images in the gallery",
            "start the answer server first", "the essay has no introduction of the hero",
        ),
    ),
    Wish(
        "plain prose, no lists or headings",
        (
            "not bullet/heading/markdown; not bullet list; "
            "not list/table/header/bold/formatting answer; prose; plain text/paragraph/answer; "
            "+not markdown/format; not bullet list/point; plain text answer/only; "
            "+prose/plain/paragraph"
        ),
        also=(
            "in answer use with and bullet point heading text fancy heavy bold sentence chat "
            "formatting explanation write your reply list plain only"
        ),
        hits=(
            "no bullet points, write in prose", "don't use markdown in your answers",
            "answer in plain text", "no headings or bullet lists in your replies",
            "write plain paragraphs instead of bullets",
        ),
        misses=(
            "no bullets on slide 4", "no table locks during the day",
            "use plain text passwords nowhere", "don't format the disk",
        ),
    ),
    Wish(
        "bullet points, no prose",
        (
            "use/answer/write/give/prefer bullet/list/bulletpoint; not prose/paragraph; "
            "not wall text paragraph; bullet point answer; not wall text"
        ),
        also=(
            "in list bullet point answer with long text short your structure structured me of as "
            "explanation wall paragraph instead"
        ),
        against=("plain prose, no lists or headings",),
        hits=(
            "answer in bullet points", "use bullet lists, not paragraphs",
            "answer in bullets, no walls of text", "give me bullet points instead of prose",
            "prefer bullet points in your answers",
        ),
        misses=(
            "use a linked list for the queue", "write the list to disk", "no bullet points",
            "give the list a border",
        ),
    ),
)  # fmt: skip
