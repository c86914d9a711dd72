"""English words that several tables need: verbs of instructions, things of lasting practice."""

from __future__ import annotations

# Verbs with which developers instruct an agent. A request must start with one of them; a new
# directive inside a sentence is only believed before one of them.
VERBS = """
optimise
add adjust adopt align allow amend analyse analyze answer append apply archive ask assert assume
attach audit avoid backfill backport benchmark bring build bump bundle bypass call capitalize change
check choose clean clear click clone close collapse combine comment commit compare compile compress
compute confirm consult continue convert copy cover create cut debug declare define delete deploy
describe design disable disclose discuss display ditch do document download draft drop dump
duplicate edit email embed emit enable end enforce ensure escape examine exclude execute expand
explain export expose extend extract fake fetch fill filter find finish fix flag flatten follow
force format generate get give go grep guess handle hardcode hide highlight hold host implement
import improve include increment indent index infer inline inspect install integrate introduce
invent investigate invoke isolate join keep kill label launch leave limit link lint list load
localize lock log look lower lowercase maintain make map mark match measure memorize mention merge
migrate mirror mix mock modify monitor move mutate name nest note notify number omit open optimize
order organize output overengineer overwrite package paste patch pick pin place plan point polish
post prefer prefix prepare present preserve print process produce profile prompt propose prove
provide publish pull push put query quote raise read rebase rebuild recompile record reduce refactor
refer reference reformat register release reload remove rename render reorder reorganize repeat
replace reply report reproduce request require rerun research reset resolve respect respond restart
restore restructure retry return reuse revert review rewrite roll run save say scan search see
select send separate serve set share ship shorten show sign simplify skip sort specify split squash
stage start state stay stick stop store strip structure stub submit suggest summarize suppress
swallow switch sync tag take tell test throw touch trace track translate treat trim trust try turn
type undo uninstall unify update upgrade upload use utilize validate verify version wait warn watch
work wrap write flash boot reboot erase burn calibrate simulate train evaluate
proofread spellcheck transcribe screenshot redeploy redraw resize crop scale seed provision
curl tail ping drain reindex repack transpile minify bake animate rehearse tidy speed double-check
regenerate rotate pause resume draw sketch tune adapt anonymize encrypt decrypt deduplicate
normalize sanitize shuffle vacuum recreate rephrase reword restyle scaffold
"""
VERB = r"(?:" + "|".join(VERBS.split()) + r")"

# A prohibition of one of these needs no object to be whole.
ALONE = (
    r"(?:guess|assume|invent|hallucinate|lie|apologi[sz]e|commit|push|rebase|force[- ]push|"
    r"hard-?code|over[- ]?engineer|improvise|speculate|panic|sugar-?coat|summari[sz]e|explain|"
    r"deploy|squash|amend|yap|flatter|over-?complicate|work ?around|ramble)"
)

# After "don't" these say what somebody knows, wants or feels, not what is to be left undone.
STATES = (
    r"(?:understand|know|see|think|have|get|want|need|like|believe|care|mind|feel|agree|recall|"
    r"be (?:offended|shy|sorry|afraid|mad|sad|scared|surprised)|worry|work|seem|really|"
    r"exist|appear|matter|quite|hesitate|you|we|i|even|remember|forget|"
    r"look|mean|even|actually|currently|wanna|bother me|hear|recognize|expect|hate|love|fit|"
    r"belong|happen|sound|blame|sweat|be sorry|think so)\b"
)

PRACTICE = """
commit commits committed committing push pushing branch branches pr prs merge rebase squash tag
release releases changelog test tests testing tdd mock mocks stub stubs fixture fixtures lint linter
linting format formatter formatting docs documentation docstring docstrings readme claude agents
comment comments deploy deployment production prod staging migration migrations secret secrets key
keys token tokens credentials env dependency dependencies package packages library libraries version
versions build builds ci pipeline hook hooks subagent subagents agent memory plan plans review
reviews issue issues ticket tickets git docker container npm pnpm yarn bun pip uv poetry venv conda
language english style convention conventions naming names type types any types generics imports
exports logging logs log debug console error errors exception exceptions hardcode hardcoded
placeholder placeholders emoji emojis backup backups permission worktree repo repository
repositories code files legacy compatibility shim shims fallback fallbacks workaround workarounds
shortcut shortcuts architecture script scripts tool tools todo todos schema api apis endpoint
endpoints generated artifacts binaries snapshot snapshots answers responses replies messages message
explanations summaries summary markdown database data approval session sessions refactor dead unused
private public config configuration settings variables functions classes modules methods folders
directory python typescript javascript rust java go
"""

LANGUAGE = (
    r"(?:english|german|french|spanish|italian|portuguese|dutch|polish|czech|turkish|russian|"
    r"ukrainian|japanese|chinese|mandarin|korean|vietnamese|hindi|arabic|swedish|danish|"
    r"norwegian|finnish|greek|hungarian|romanian|thai|indonesian)"
)

# What rules of practice speak about, in the plural or as a mass.
THING_WORDS = """
test tests specs commits messages branches names logs errors exceptions imports functions methods
classes modules hooks ids files filenames migrations prs requests endpoints routes handlers
controllers services components types interfaces constants secrets keys tokens credentials dates
timestamps scripts releases hotfixes docs docstrings comments variables queries sql fixtures mocks
config configs settings strings texts translations assets styles tables columns notebooks plots
figures seeds models dtos entities schemas utils helpers packages dependencies versions validation
logging money prices code citations references reviews features bugfixes tickets environments builds
artifacts screens views screenshots questions notes chapters levels shaders textures topics metrics
alerts dashboards datasets drivers sensors pins registers buffers interrupts parsers reducers
middlewares workers jobs pipelines containers writes reads
"""
THINGS = r"(?:" + "|".join(THING_WORDS.split()) + r")"
# What a lasting fact about the surroundings is told of.
SYSTEM_WORDS = """
database db cluster server servers staging prod production repo repository ci pipeline bucket queue
registry sandbox api apis backend frontend monolith service services client company node python java
sdk minsdk port branch vault job jobs cron build builds board boards box gpu gpus machine host
tenant account accounts config state keys token tokens password credentials schema data timestamps
cache broker domain dns docs wiki tickets app worker workers proxy gateway secrets backup backups
replica storage firmware device devices platform deployment deployments environment version search
code machines
"""
SYSTEM = r"(?:" + "|".join(SYSTEM_WORDS.split()) + r")"

# Where a directive may start: at the front, after a comma, after a word that hands over to it.
DIRECTIVE = (
    r"(?:^|[,;:(]\s*|\b(?:and|but|so|please|then|also|to|just|should|must|will|shall|you|"
    r"i said|or|claude|agents?)\s+)"
)
# A prohibition is told from a description ("so that you don't hit the limit") by its subject.
START = r"(?:^|[,;:(]\s*|\b(?:and|but|so|please|then|also|just|or|i said|claude)\s+)"
DONT = r"(?:don't|do \*{0,2}not\*{0,2}|dont|do n't|donot)"
PATH = (
    r"(?:[\w.~:$@-]*[/\\][\w./\\~*-]*|https?://\S+|[a-z]:\\\S*|\S+\.(?:py|ts|js|md|json|ya?ml|"
    r"toml|sh|env|go|rs|java|sql))"
)
NOT_NARRATED = r"(?!\w+ed\b|\w*[^s\W]s\b(?<!process)(?<!focus)(?<!bypass)(?<!canvas))"

# What somebody saw, rather than laid down; whoever is no part of the work, or has no name.
SEEN = (
    r"(?!.*\b(?:errors? (?:out|when)|bugs?|broken|wrong|fails?|failed|failing|missing|now|still|"
    r"again|currently|crash\w*|empty|twice|works?|working|already|anymore|yet|somehow|today|"
    r"yesterday|slow\w*|stuck|weird|null|nan|undefined|gone|hangs?|problem|issue|looks?|seems?|"
    r"feels?|stale|sorry|blurry|flicker\w*|overlaps?|cut off|instead|too (?:\w+)|way too|for some "
    r"reason|at the moment|right now|was|were|did)\b)"
)
NO_ONE = (
    r"(?!(?:[\w'-]+ )?(?:users?|players?|customers?|admins?|visitors?|guests?|enem(?:y|ies)|"
    r"people|cookies?|bots?|menus?|modals?|dialogs?)\b)(?!(?:it|this|that|these|those|"
    r"they|he|she|i|we|you|there|what|why|which|when|if|how|who|where|my|your|is|are|does|do|did|"
    r"can|could|would|will|let's|lets|ok|please|one of|some|both|most|many|not|as|so|but|and|or|"
    r"because|since|after|before)\b)"
)
