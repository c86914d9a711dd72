"""Standing wishes about what runs and what a user sees: servers, deploys, front ends."""

from __future__ import annotations

from agent_memory.ledger.lexicon.wish_row import Wish

RUNNING = (
    Wish(
        "use the virtual environment",
        (
            "use/activate/source venv/virtualenv/.venv/virtual; use/activate virtual env; "
            "work/run/install/execute venv/virtualenv/virtual/.venv; "
            "not install global/globally/system; not install/use system python/pip; "
            "not execute/use? python/pip unless venv; "
            "activate venv/virtualenv/virtual before execute/install/python; not global install; "
            "not pollute/break system; not system python; create? venv; python venv"
        ),
        also=(
            "env the in a python environment inside always pip dependency package packages "
            "install use run project's virtual outside for everything of global globally system "
            "it existing and activate first"
        ),
        hits=(
            "use the venv", "always activate the virtualenv first",
            "never install packages globally", "run python inside the virtual environment",
            "don't use the system python",
        ),
        misses=(
            "use uv for python packages", "don't commit the venv",
            "delete the venv before the build",
        ),
    ),
    Wish(
        "never start the dev server yourself",
        (
            "not start/run/launch/restart/execute/stop/kill dev/development/server unless? "
            "ASKED; not execute/begin server; +server already? running/run/up/execute; +execute; "
            "not npm dev; not restart server; execute/begin server myself; not execute dev; "
            "not kill/restart server/process"
            "; server/app already/have execute/up; have server execute/up; not another/second one"
            "; leave server alone/be; not begin/execute/launch app/server unless?"
            "; app already? execute; +server; +app; not second/another server"
        ),
        also=(
            "the dev server development local npm run start it already is yourself any app own "
            "me for my or do always by running up backend frontend execute begin restart again "
            "process"
            " mine leave alone second another my terminal in need launch it have up window tab own "
            "runs"
        ),
        against=("restart the server yourself",),
        hits=(
            "never start the dev server", "don't run npm run dev",
            "don't start the dev server, it is already running", "I start the server myself",
            "you restarted the server again",
        ),
        misses=(
            "restart the server after each deploy", "start the mail server before the tests",
            "don't stop the video server of Ana",
        ),
    ),
    Wish(
        "restart the server yourself",
        (
            "restart server/service/app/backend/process/daemon after CHANGED; "
            "restart server/service/app/backend yourself; restart after/when CHANGED; "
            "not forget restart server/service/app/backend?; "
            "execute/begin server yourself; not ask/tell restart; rebuild? restart; "
            "restart server before test/verify/DONE; kill? old server/process restart"
        ),
        also=(
            "the dev server it yourself after every change always when you and app service me "
            "code to needed see local own each rebuild"
        ),
        hits=(
            "restart the server yourself", "always restart the backend after a change",
            "don't tell me to restart the server", "you forgot to restart the server again",
            "restart the app after every change",
        ),
        misses=(
            "never restart the server", "restart the router on tuesdays",
            "restart the numbering on each page", "restart the backend",
        ),
    ),
    Wish(
        "ask before you deploy",
        (
            "not deploy/publish/release/ship unless? ASKED; "
            "ask before deploy/publish/release/ship; not deploy/publish ALONE/automatic; "
            "only deploy/publish/release ASKED; not deploy production; "
            "deploy/publish/release unless ASKED; deploy myself; not execute deploy; "
            "not auto-deploy; wait/ask deploy/publish/release"
        ),
        also=(
            "anything to the production prod live own automatic yourself permission explicit my "
            "me first any app ever approval confirmation do run ask without new package registry "
            "npm directly straight"
        ),
        against=("deploy after every change",),
        hits=(
            "never deploy without asking", "ask before you deploy", "don't deploy to production",
            "only publish when I say so", "you deployed without my approval again",
            "I deploy myself",
        ),
        misses=(
            "deploy on mondays", "never deploy the docs without Tom",
            "run the tests before you deploy", "don't release the lock early",
        ),
    ),
    Wish(
        "deploy after every change",
        (
            "deploy after CHANGED/DONE/commit/push; deploy when DONE; commit push deploy; "
            "deploy push; deploy yourself; deploy commit; redeploy after CHANGED; deploy change; "
            "push deploy"
        ),
        also=(
            "the it always every each and commit push to server production change your "
            "automatically yourself when you done task after live finish staging redeploy"
        ),
        hits=(
            "deploy after every change", "always deploy when you're done",
            "always deploy after you push", "you forgot to deploy after the change",
            "redeploy after each change",
        ),
        misses=("never deploy", "deploy the docs after a release", "deploy with terraform"),
    ),
    Wish(
        "no pop-ups",
        (
            "not popup/modal/dialog/alert/toast; not native/browser/js alert/dialog; "
            "not popup window; +inline; not modal/popup use; use inline"
        ),
        also=(
            "use any in the for ui window show add dialog modal browser js javascript native or "
            "and box alert instead inline message user open ever no put alerts"
        ),
        wrong="popup",
        hits=(
            "no pop-ups", "don't use modals", "never use alert dialogs",
            "avoid popups, show it inline", "no modal dialogs in the UI",
        ),
        misses=(
            "close the modal on escape", "alert me when the disk is full",
            "the popup must be 300 wide",
        ),
    ),
    Wish(
        "responsive and mobile first",
        (
            "responsive; must be? responsive; mobile first; mobile-first; "
            "work/look/test/check mobile/phone/tablet/desktop; support mobile/phone; "
            "ui/layout/page/design responsive; not break mobile/layout; design mobile"
        ),
        also=(
            "the layout page every all and on ui design must be look good work small screen "
            "screens desktop tablet mobile phone too also in both app site component website "
            "always device as well make first"
        ),
        hits=(
            "make every page responsive", "mobile first", "the UI must work on phones",
            "layouts must be responsive", "always check mobile too",
        ),
        misses=("send a mobile push", "the mobile app is in Kotlin", "responsive ads are off"),
    ),
    Wish(
        "accessible interfaces",
        (
            "accessible; accessibility; a11y; aria; alt text/image?; "
            "keyboard navigation/accessible; follow/meet wcag/accessibility/a11y; "
            "image need? alt; not forget accessibility/alt/aria; screen reader; "
            "use aria/semantic; semantic html; aria label"
        ),
        also=(
            "every all ui the must be have use and html text image label add images component "
            "element for keyboard page guideline guidelines standard screen reader interactive "
            "button interface on need level aa check with navigation"
        ),
        hits=(
            "the UI must be accessible", "every image needs alt text", "follow WCAG",
            "use semantic HTML and aria labels", "never forget about accessibility",
        ),
        misses=(
            "the api is accessible at port 8", "alt key opens the menu",
            "no screen readers in the photo set",
        ),
    ),
    Wish(
        "no hard-coded UI texts",
        (
            "use i18n/translation/translate/locale/translations ui? text/string/label?; "
            "not hardcode text/string/label/copy; text/string i18n/translation/locale; "
            "all? string/text translatable/localized/translated/i18n; "
            "user-facing string/text i18n/translate; wrap string translate/translation/t; "
            "translate string/text; ui text i18n; put text/string locale/translation/i18n"
        ),
        also=(
            "all ui user visible facing user-facing text string label texts in the for file key "
            "never hardcoded must be through use every go into component belong from come and "
            "hardcode with new"
        ),
        hits=(
            "never hardcode UI texts", "all user-facing strings go through i18n",
            "UI texts belong in the translation files", "use i18n for all labels",
            "strings must be translatable",
        ),
        misses=("translate the readme", "no hardcoded ports", "the label text is red"),
    ),
    Wish(
        "no inline styles",
        (
            "not inline style/css/styling; not style inline/attribute; "
            "+use? class/tailwind/css/stylesheet; css/style css/stylesheet/class/file; "
            "use class/stylesheet/css; put/keep style/css stylesheet/file/module"
        ),
        also=(
            "use in the css style class classes html element component attribute any for instead "
            "stylesheet file module separate put all never jsx react styles always"
        ),
        hits=(
            "no inline styles", "don't use inline CSS", "never style elements inline",
            "avoid inline styles, use classes", "you used inline styles again",
        ),
        misses=("no inline comments", "style the header blue", "inline the svg icons"),
    ),
)  # fmt: skip
