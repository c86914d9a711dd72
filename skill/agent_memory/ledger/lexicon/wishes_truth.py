"""Standing wishes about what is true: to look it up, to admit doubt, to prove what is done."""

from __future__ import annotations

from agent_memory.ledger.lexicon.wish_row import Wish

TRUTH = (
    Wish(
        "look it up, don't guess",
        (
            "not guess/guesswork/invent/speculate/speculation; "
            "VERIFY DOC/FACT? before guess/claim/say/state/assert; "
            "not guess/claim/answer/say/state/assert FACT? unless VERIFY DOC?; "
            "verify FACT/claim/assumption; +VERIFY DOC?; +read DOC; not guess DOC; +FACT; "
            "base answer/claim FACT/code/doc; +know when not; "
            "+say/ask/tell when not sure/know/certain; +not sure/know; +fact need/DOC; "
            "answer only? FACT; not unverified claim/FACT?"
        ),
        also=(
            "fact double against detail it sure actual actually real up truth true before make "
            "random wild blind"
        ),
        wrong="guess",
        hits=(
            "don't guess, look it up", "stop making things up",
            "verify against the source before you claim anything",
            "never assume, always check the code", "why do you keep guessing?",
            "you are guessing again", "no speculation, please",
            "dont invent stuff, read the docs",
        ),
        misses=(
            "check the docs", "let users guess the word before the timer ends",
            "the parser should guess the encoding", "don't let the form guess the country",
            "verify the signature before upload",
        ),
    ),
    Wish(
        "say when you are unsure",
        (
            "say/tell/admit/inform/flag when not sure/know/certain/understand; "
            "say/tell/admit/flag when unsure/uncertain/doubt/lack; "
            "flag/mark/state/admit uncertainty/doubt/uncertain/unsure; "
            "not hide/pretend uncertainty/doubt; admit know/sure/doubt; +honest; "
            "say know when not know; upfront/open/honest/transparent/say/tell/admit not know; "
            "upfront/open/honest unsure/doubt; "
            "honest/open/upfront/transparent uncertainty/doubt; "
            "not pretend/act know/understand/sure/certain; say know/sure when know/sure"
        ),
        also="just it honest clear clearly openly something answer always",
        hits=(
            "tell me when you're unsure", "if you are not sure, say so",
            "admit when you don't know something", "flag uncertainty openly",
            "say so if you don't know the answer", "when in doubt, tell me",
        ),
        misses=(
            "tell me when the build is finished", "tell the user when the upload is uncertain",
            "admit only signed packages", "say hello when the bot starts",
        ),
    ),
    Wish(
        "ask when something is unclear",
        (
            "ask when AMBIGUOUS; +ask; +not invent understand; not guess mean; "
            "ask rather guess/invent; ask when not clear/sure/understand/certain/know; "
            "ask clarify/clarification when? unclear? ambiguous?; "
            "clarify when unclear/ambiguous/doubt; clarify requirement/request/ambiguity/task; "
            "+not guess/invent; not guess when unclear/unsure/doubt; "
            "ask question when unclear/need/unsure/doubt"
            "; AMBIGUOUS requirement/task/thing?; +ask; ask stop? when AMBIGUOUS"
            "; ask rather choose/decide/guess; +not choose"
        ),
        also=(
            "question clarify clarification info information requirement detail need something "
            "spec just context part"
            " stop unclear requirement requirements choose choosing yourself rather than decide "
            "just then instead"
        ),
        hits=(
            "ask me if anything is unclear", "when in doubt, ask",
            "if you're not sure, ask me instead of guessing",
            "ask clarifying questions when the requirements are vague", "pls ask if is ambiguous",
            "ask for clarification",
        ),
        misses=(
            "ask the user for a date when the field is empty", "ask me before you deploy",
            "don't ask when it is unclear", "show a tooltip if the label is unclear",
        ),
    ),
    Wish(
        "prove that it works before you call it done",
        (
            "not claim/say/tell/declare/call/report/mark DONE/fix/work/success unless VERIFY/"
            "test/proof/evidence/prove; "
            "verify/test/prove work/fix? before claim/say/tell/declare/call/report/finish/mark; "
            "not claim/say/tell/declare/report/call DONE/fix/work/success when not VERIFY/test/"
            "run/work; +not DONE/fix/work unless VERIFY/test/proof; verify change/fix work; "
            "verify/test change/fix/implementation/work before DONE; not assume work; "
            "verify work/solution; not claim success/work/done; not done unless verify/test/work"
            "; execute before tell/say/claim/report/DONE"
            "; try/execute yourself? before tell/say/claim/report/DONE"
            "; not tell/say/claim fix/work/DONE when not try/execute/test"
            "; not tell/say/claim fix/work/DONE when not it?"
            "; not tell/say/claim fix/work/DONE unless try/execute"
            "; test fix/change yourself; execute yourself before tell/say/report"
            "; not add/tell/say work/DONE when not execute"
        ),
        also=(
            "it actually really fix work done change finish complete task solution success end "
            "first prove proof evidence bug issue own"
            " try yourself it me then having now should tell report to you have first your own"
            " write"
        ),
        hits=(
            "don't claim it works without testing it",
            "never say done before you have verified it",
            "verify that the fix works before you report success",
            "test your changes before calling it done", "don't say fixed without verifying",
            "prove that it works before you declare the task complete",
            "run it before you tell me it works",
        ),
        misses=(
            "say done in the toast when the upload is finished",
            "run the unit tests before saying done",
            "verify the payment before the order is marked complete", "mark the ticket as done",
        ),
    ),
    Wish(
        "read the reference documentation first",
        (
            "read/check/consult/see/follow official? doc/reference/manual/spec before CODE/"
            "implement/start/answer/add/use/change; +read official? doc/manual/reference; "
            "consult official? doc/reference/manual; "
            "not code/implement/use/start unless read/check/consult official? doc/reference/"
            "manual; follow/use/check/read official doc/guide/manual"
            "; look/check signature/method/function/api before call/use"
            "; check/VERIFY doc before call/use api?; look signature up?"
        ),
        also=(
            "latest current relevant api library framework first new any vendor up date"
            " signature method call calling function up exists exist doc"
        ),
        hits=(
            "read the official docs before coding",
            "consult the reference manual before you implement anything",
            "check the documentation first before using a library",
            "always follow the official documentation",
            "never use a new api without reading the docs",
        ),
        misses=(
            "update the docs before you release", "write the manual before implementing it",
            "read the docs folder at startup", "check the docs",
        ),
    ),
    Wish(
        "read the code before you change it",
        (
            "read/understand/study/inspect/look/check/see/investigate/explore/analyze/review "
            "code/file/source/implementation before CHANGED/suggest/code/propose; "
            "not CHANGED/code/suggest unless read/understand/look/see/check code/file/source/"
            "it?; +read/understand code/file/source/it; read whole/entire/complete/full file"
            "; not CHANGED file/code unless read; not CHANGED unread file; +not read"
            "; not CHANGED file/code when not read"
        ),
        also=(
            "whole entire full complete exist existing current it relevant first related any "
            "something surround context line code file logic how work"
            " have haven't you read"
        ),
        hits=(
            "read the file before you edit it",
            "understand the existing code before changing anything",
            "never modify a file without reading it first",
            "look at the code before suggesting fixes",
            "you changed the code again without reading it",
        ),
        misses=(
            "read the config file before the server starts",
            "format the code before you change it", "read the file with utf-8",
            "don't read the file before editing",
        ),
    ),
    Wish(
        "cite your sources",
        (
            "cite/give/include/show/add/link/name/provide/mention source/reference/citation/"
            "link; not claim/answer/state unless source/reference/citation/evidence; "
            "back/backup claim/answer/statement evidence/source; +not claim unless? source?; "
            "cite claim/fact/source; reference file line"
        ),
        also="claim answer statement fact file line path url number research your result back",
        hits=(
            "cite your sources", "always include links to your sources",
            "no claims without a source", "back up every claim with evidence",
            "give references for each statement",
        ),
        misses=(
            "add a reference to the invoice", "include the source map in the bundle",
            "link the source folder into the image", "don't cite sources",
        ),
    ),
    Wish(
        "name the file and the line",
        (
            "give/cite/name/tell/say/mention/point/reference/quote file/path line; "
            "exact/precise line; line number file/path; +point line"
        ),
        also=(
            "exact precise number with the and to when you refer code full path file line cite "
            "reference answer always name me where of for source mention discuss talk tell give "
            "say it"
        ),
        hits=(
            "give me the file and the line", "always name the file and line number",
            "cite the path and line when you mention code", "tell me the exact line",
            "point to the file and the line",
        ),
        misses=(
            "read the file line by line", "add a line to the file",
            "limit the lines to 100 characters", "don't give file and line",
        ),
    ),
    Wish(
        "be honest, push back",
        (
            "critical; +not behaviour; correct when wrong; "
            "challenge/criticize/contradict/disagree me/idea/assumption/plan/opinion?; "
            "push back; push back when disagree/wrong; "
            "be? honest/brutal/critical/blunt/candid/frank; "
            "tell when wrong/mistake/disagree/bad; "
            "not agree blind/blindly/everything/everything/only?; "
            "disagree when wrong/disagree/need/bad; say when wrong/bad/disagree; "
            "point mistake/error/flaw idea/plan/think; not yes-man; object when wrong"
        ),
        also=(
            "everything say me my honest brutal brutally critical feedback idea think opinion "
            "assumption something it straight direct wrong yes-man be truth plan freely blindly"
        ),
        hits=(
            "be brutally honest", "challenge my assumptions", "tell me when I'm wrong",
            "push back when you disagree", "don't just agree with me blindly",
            "disagree with me if my idea is bad",
        ),
        misses=(
            "push back the release date to May", "challenge the user with a captcha",
            "question mark icons must be grey", "be honest in the privacy policy",
        ),
    ),
    Wish(
        "no flattery",
        (
            "not worship/please/flatter/flattery/praise/sycophancy/sycophantic/compliment/"
            "cheerlead/suck; not say/tell/start/answer right/great/perfect/excellent/correct; "
            "not agree reflexively/instantly; not say great/good question/point/idea/catch; "
            "not praise question/idea/me"
            "; not compliment; not butter; not wow/brilliant/fantastic/amazing"
            "; stop praise/flatter/compliment; not great/good question; not praise"
        ),
        also=(
            "say me answer right great perfect excellent question idea point catch absolutely "
            "empty every your up with phrase like my tell be"
            " me up please stuff anymore yes enthusiasm enthusiastic fake cheer"
        ),
        wrong="sycophancy",
        hits=(
            "stop telling me I'm right", "no flattery please", "don't say great question",
            "enough with the compliments", "never start an answer with praise",
            "why do you always say I'm absolutely right?",
            "stop the compliments",
        ),
        misses=(
            "don't say the price", "align the text right",
            "never praise the competitor in the ad copy", "show a compliment after each level",
        ),
    ),
    Wish(
        "no apologies",
        "not apologize/sorry/apology/excuse; +fix; +correct mistake; not say sorry",
        also="say answer for just fix it every constant keep me your mistake error excuse",
        wrong="apologize",
        hits=(
            "don't apologize", "stop saying sorry, just fix it", "no more excuses",
            "why do you keep apologizing", "skip the apologies",
        ),
        misses=(
            "send an apology mail after an outage", "excuse inactive members from the vote",
            "apologize to the customer in the template",
        ),
    ),
    Wish(
        "do exactly what was asked, no more",
        (
            "wished exact/only; use wished; +wished; +not else/more; not more wished; "
            "ask/say/tell/request exact/only; follow exact/only? ask/say/tell/request; "
            "not more/extra/else/beyond/implement unless ASKED; "
            "not add else/more/extra unless ASKED; not add/implement/change unwished; "
            "not add/implement/improve feature/thing/stuff/extra/else/more unless? ASKED; "
            "not add/implement/change feature/stuff/anything? not? wished; CHANGED wished; "
            "only CHANGED wished/ask/request; "
            "not extra feature/thing/stuff/change/work/improvement; "
            "follow instruction exact/letter/strict/precise/exactly/literal; "
            "stick/use scope/request/task; +not more/less/extra/beyond/else; "
            "not beyond/exceed/outside scope/ask/request/task; not scope creep; "
            "not exceed/expand scope; not add unrequested/unasked; follow instruction; "
            "not ignore instruction; stay scope; not more than? ask"
            "; +stay within task/scope; not touch/change unwished; do wished not? else"
            "; +nothing else"
            "; not CHANGED beyond ask"
        ),
        also=(
            "not exact exactly only what ask say tell request more less extra feature else "
            "anything beyond scope instruction precise strict strictly letter task nice-to-have "
            "bonus stay my stick creep use"
            " within scope just limit limited task what and nothing keep anything"
        ),
        says="small diffs, no unrelated changes",
        hits=(
            "do only what I asked, nothing more", "don't add features I didn't ask for",
            "no extra features unless I ask", "stick to the scope",
            "you ignored my instructions again", "follow my instructions to the letter",
            "no scope creep",
        ),
        misses=(
            "don't change the public api unless I ask", "only admins may ask for a refund",
            "follow the style guide exactly", "no extra spaces in the output",
        ),
    ),
)  # fmt: skip
