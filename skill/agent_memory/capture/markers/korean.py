"""Korean: the table."""

from __future__ import annotations

from agent_memory.capture.markers import FATAL, Guard, Marker, Support, Table, heads, pattern, words
from agent_memory.capture.markers.korean_generics import GENERICS
from agent_memory.capture.markers.korean_plain import PLAIN
from agent_memory.capture.markers.korean_practice import WAYS
from agent_memory.capture.markers.korean_requests import ACTS, REQUEST
from agent_memory.capture.markers.korean_shares import SHARES
from agent_memory.capture.markers.korean_terse import TERSE

MARKERS = (
    heads.ASKED_REMEMBER.row(
        pattern(
            r"기억(?:해|하고 ?있어|하세요)|(?:메모리|규칙|claude\.?md)에.{0,12}(?:저장|추가|기록|"
            r"넣)|잊지 ?(?:마|말)"
        ),
        keywords=words("기억해 메모리에 잊지 기억하"),
        hits=(
            "api는 읽기 전용이라는 걸 기억해",
            "메모리에 저장해줘",
        ),
        misses=("기억나니",),
    ),
    heads.STANDING.row(
        pattern(
            r"(?:앞으로|다음부터|이제부터)(?:는|도)?.{3,}(?:해|해줘|하지 ?마|말 ?것|할 ?것|세요|"
            r"한다|답해|써줘|써)(?:줘|요|라)?$",
            r"(?:항상|매번|언제나|무조건|반드시|기본적으로|절대).{2,}(?:해|해줘|하지 ?마|말 ?것|"
            r"할 ?것|세요|한다|해야 ?(?:해|함|한다|돼|할)?|쓰지 ?마|써)(?:줘|요|라)?(?: 것)?$",
        ),
        keywords=words("앞으로 항상 매번 언제나 무조건 다음부터 반드시 기본적으로 절대"),
        hits=(
            "앞으로 한국어로 대답해줘",
            "커밋 전에 반드시 테스트를 실행해",
        ),
        misses=("항상 실패한다고 나와요 왜죠",),
    ),
    Marker(
        name="prohibition",
        kind="constraint",
        confidence="observed",
        score=14,
        keywords=words("하지 쓰지 말고 말아 금지 않도록 안됩니다 말것"),
        pattern=pattern(
            r".{3,}(?:하지|쓰지|건드리지|바꾸지|지우지|넣지|만들지|지) ?(?:마|말|마라|마세요|말아|"
            r"말 ?것)(?:줘|요)?|.{3,}금지|.{4,}않도록 (?:해|하)|.{3,}(?:하면|쓰면) 안 ?(?:돼|"
            r"됩니다|됨)"
        ),
        hits=(
            "생성된 파일은 수정하지 마",
            "any 타입 사용 금지",
        ),
        misses=("작동하지 않아",),
    ),
    Marker(
        name="must",
        kind="constraint",
        confidence="observed",
        score=9,
        keywords=words("해야 필수 할것"),
        pattern=pattern(
            r"(?:모든|모두|전부|각|매번|항상|반드시|무조건|꼭) .{4,}해야 ?(?:해|함|한다|돼|"
            r"합니다|됨)$",
            r".{4,}(?:필수(?:야|임|입니다)?|(?<!삭제)(?<!수정)(?<!추가)(?<!변경)(?<!제거)(?<!이동)("
            r"?<!적용)할 ?것)$",
        ),
        hits=("모든 함수에 테스트를 작성해야 해",),
        misses=("해야 하나", "이 부분을 수정해야 함"),
    ),
    Marker(
        name="use-not",
        kind="preference",
        confidence="stated",
        score=15,
        keywords=words("대신 말고 보다는 우선"),
        pattern=pattern(
            r"^(?!.*(?:(?:변경|바꿔|수정|교체|진행)(?:해|하|$)|하게 ?해)).{2,}(?:대신|말고) "
            r".{2,}(?:써|사용|"
            r"해|쓰)\S*"
        ),
        hits=("npm 말고 pnpm 써줘",),
        misses=("그거 말고", "왼쪽 말고 오른쪽으로 변경해서 진행"),
    ),
    *WAYS,
    *GENERICS,
    *SHARES,
    *TERSE,
    *PLAIN,
)

GUARDS = (
    Guard(
        name="question",
        cost=FATAL,
        keywords=words(
            "가 인가 일까 할까 없을까 어떻게 왜 뭐 나요 니 까 어디 어떤 어느 무엇 뭘 언제 누가 얼마"
        ),
        pattern=pattern(
            # What is to be found out or told is no question of the person's own.
            r"(?:[은는한인던]가|일까|할까|없을까|(?<!수 있)나요|니|습니까|는거지|는거야|죠)$|"
            rf"어떻게(?!.*[는은인을할]지.*(?:해|줘|{ACTS})(?:줘|요)?$)|^왜(?! "
            r"(?:자꾸|또))|뭐(?:가|야|지)|(?:어디|어떤|어느|무엇|뭘|언제|누가|얼마)\S* "
            r".{0,16}야 ?(?:해|하지|돼|할지)$"
        ),
        hits=("항상 필요한가",),
        misses=("항상 테스트해",),
        spares=frozenset({"complaint"}),
    ),
    Guard(
        name="one-off",
        cost=16,
        keywords=words("지금 일단 이번 우선은 현재 잠깐 아직 오늘"),
        pattern=pattern(r"지금|일단|이번|우선은|현재|잠깐|아직|오늘"),
        hits=("이번에는 푸시하지 마",),
        misses=("앞으로 푸시하지 마",),
        spares=frozenset({"asked:remember", "standing"}),
    ),
    Guard(
        name="feedback",
        cost=14,
        keywords=words("오류 에러 안나 안됨 안되 발생 실패"),
        pattern=pattern(
            r"(?:오류|에러)(?! ?(?:메시지|처리|코드|로그|핸들링|페이지|응답|[은는를을도] ))|안나|"
            r"안됨|안되|발생(?!하면|시| 시)|실패(?!하면|시| 시|한 )"
        ),
        hits=("에러가 나니까 실행하지 마",),
        misses=("비밀번호를 로그에 남기지 마", "에러 메시지는 한국어로 써줘"),
        spares=frozenset({"asked:remember", "complaint"}),
    ),
)

KOREAN = Table(
    language="korean",
    spaced=False,
    minimum=6,
    markers=MARKERS,
    guards=GUARDS,
    supports=(
        Support(
            "practice",
            4,
            words("테스트 커밋 주석 파일 문서 코드 브랜치 의존성"),
            pattern(r""),
            ("테스트를 지우지 마",),
            ("그건 하지 마",),
        ),
    ),
    lead=pattern(r"^(?:(?:네|응|그리고|그럼|또|아니|ok)[,.\s]+)+"),
    heading=pattern(r"규칙|원칙|앞으로|금지|주의"),
    lasting=pattern(r"규칙|원칙|앞으로|금지|주의"),
    request=pattern(REQUEST),
    # Of what is wanted the most is told in passing.
    task=pattern(r".{3,}(?:해줘|해봐|만들어|수정해|추가해|확인해|작성해|실행해)(?:줘|요)?$"),
    fragment=pattern(
        r"(?:는데|인데|은|는|을|를|에|와|과|의|도|(?<!라)(?<!말)고|며|면|때|전|후|,)$"
    ),
)
