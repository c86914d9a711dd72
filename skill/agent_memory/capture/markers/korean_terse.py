"""Korean markers of rules in a few words, without a verb or with half of one."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, heads, pattern, words
from agent_memory.capture.markers.heads import Head
from agent_memory.capture.markers.rivals import RIVAL, RIVALS

_PROJECT = Head("project:making", "decision", "observed", 13)
_NAMED = Head("named", "decision", "observed", 13)

TERSE = (
    _PROJECT.row(
        pattern(
            r"^(?:나는|저는|우리는|난|전)? ?.{2,40}"
            r"(?:앱|사이트|페이지|서비스|게임|봇|플랫폼|"
            r"프로그램|시스템|라이브러리)"
            r"(?:을|를) (?:만들|개발하|설계하|구축하)(?:고 ?(?:싶|자|있)|려고|는 중)\S*"
        ),
        hits=("나는 가계부 앱을 만들고 싶어", "우리는 식물 관리 웹사이트를 만들고자 해"),
        misses=("버튼을 만들고 싶어",),
        keywords=words("만들 개발하 설계하 구축하"),
    ),
    _NAMED.row(
        pattern(
            r"^(?:우리 |이 )?(?:서비스|앱|프로젝트|게임|사이트|제품|브랜드|봇) ?이름은 "
            r"(?!뭐|무엇|어떻게|왜|안)"
            r"\S.{0,30}$"
        ),
        hits=("앱 이름은 물레방아야",),
        misses=("앱 이름은 뭐로 할까",),
        keywords=words("이름은"),
    ),
    heads.WILL.row(
        pattern(
            r"(?:\S(?:로|으로) (?:만들|할|갈|개발할|구현할|작성할)|\S(?:을|를) (?:쓸|사용할)|"
            r"(?:하게|되게|도록|미리|기준으로) (?:\S+ )?"
            r"(?:설정할|구성할|처리할|저장할|정해 ?(?:놓을|둘))) ?"
            r"(?:거야|거예요|거임|겁니다|예정(?:이야|입니다)?|계획(?:이야|입니다)?)$",
        ),
        hits=(
            "우리 앱은 flutter로 만들 거야",
            "db는 postgres로 할 거야",
            "값은 미리 정해 놓을 거야",
        ),
        misses=("내일 할 거야",),
        keywords=words("거야 거예요 거임 겁니다 예정 계획"),
    ),
    heads.TYPED.row(
        pattern(
            r"(?:모든|매번|각|내|제) ?(?:\S+ )?프롬프트(?:를|는|들을|도)? "
            r".{0,20}(?:기록|저장|추가|남겨|정리)"
        ),
        hits=("모든 프롬프트를 prompts.md에 기록해줘",),
        misses=("프롬프트를 고쳐줘",),
        keywords=words("프롬프트"),
    ),
    heads.RIVAL.row(
        pattern(
            rf"^(?:아니(?:요|야)?[,\s]*)?{RIVAL}\s?(?:를|을|으로|로)?\s?(?:써(?:줘|요)?|사용해(?:줘|주세요)?|쓰세요|"
            r"사용하세요)$"
        ),
        hits=("pnpm 써", "pytest를 사용해줘"),
        misses=("pnpm으로 이거 설치해줘",),
        keywords=RIVALS,
    ),
    Marker(
        name="how:thing",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=(),
        pattern=pattern(
            r"^(?:pr|주석|로그|커밋|브랜치|변수|함수|테스트|메시지|버전|날짜|시간|에러|"
            r"문서|의존성|타입|이름|클래스|설정|비밀|키|단위|답변|설명|출력|결과|응답|번역|배포|"
            r"릴리스)\S{0,4}(?: \S+)? (?:작게|짧게|최소한으로|최소로|고정|통일|영어로|"
            r"한국어로|마크다운으로|표로|\S+로 통일|\S+로만|\S+만)(?:$|[ ,].{0,20}$)",
            r"^(?:배포|커밋|푸시|머지|접근|로그인|빌드|릴리스)\S{0,3} .{1,12}(?:로만|만|"
            r"에서만|통해서만)(?: ?해| ?가능)?$",
        ),
        hits=(
            "PR은 작게, 하나에 하나씩",
            "주석은 최소한으로",
            "로그는 JSON으로 통일",
            "배포는 CI로만",
        ),
        misses=(
            "버튼은 파란색으로",
            "로그는 어디로",
        ),
    ),
    Marker(
        name="dont:need",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=(),
        pattern=pattern(
            r"^(?:이모지|주석|설명|요약|로그|목업|추상화|인사말|사과|서론|표|테스트 ?더미|"
            r"의존성|예시)\S{0,3} (?:필요 ?없(?:어|음|습니다)|안 ?써도 ?돼|빼고|넣지 ?말 "
            r"?것|금지)(?:요)?$",
        ),
        hits=(
            "이모지는 필요 없어",
            "서론은 필요 없음",
        ),
        misses=("지금은 필요 없어",),
    ),
    Marker(
        name="use-not:bare",
        kind="preference",
        confidence="stated",
        score=15,
        keywords=(),
        pattern=pattern(
            r"^(?!그|이|저)[\w.-]{2,20} 말고 [\w.-]{2,20}(?:로|으로|를|을)?$",
        ),
        hits=("npm 말고 pnpm",),
        misses=("그거 말고 저거로",),
    ),
    Marker(
        name="approval:tell",
        kind="constraint",
        confidence="stated",
        score=18,
        keywords=(),
        pattern=pattern(
            r"^.{2,20}(?:전에|하기 전에)(?:는)? (?:꼭 |먼저 |반드시 |미리 |\S{1,6}(?:부터|을|를) "
            r")*(?:말해|알려|보여|"
            r"물어|상의|공유)\S*(?: ?줘| ?주세요)?$",
        ),
        hits=(
            "변경 전에 말해줘",
            "지우기 전에 먼저 알려줘",
        ),
        misses=("전에 말해준 거",),
    ),
    Marker(
        name="order:first",
        kind="procedure",
        confidence="observed",
        score=12,
        keywords=(),
        pattern=pattern(
            r"^(?:테스트|린트|빌드|백업|설계|계획|타입 ?체크|리뷰)\S{0,3} (?:먼저|우선) "
            r".{0,12}(?:하고|돌리고|한 ?다음|받고|뜨고|나서) ?.{0,4}(?:커밋|푸시|머지|"
            r"배포|구현|마이그레이션|작업)\S{0,6}$",
            r"^(?:결론|요점|핵심)\S{0,2} 먼저.{0,14}$",
        ),
        hits=(
            "테스트 먼저 돌리고 커밋해",
            "결론 먼저, 자세한 건 뒤에",
        ),
        misses=("테스트 먼저 깨졌어",),
    ),
    Marker(
        name="we-use:plain",
        kind="decision",
        confidence="observed",
        score=13,
        keywords=(),
        pattern=pattern(
            r"^(?:우리|저희|여기|회사)(?:는|은|에서는|에선)? [a-z][\w.+-]* (?:써|씁니다|"
            r"쓴다|사용해|사용 ?중|로 ?가)$",
            r"^(?:주말|밤|새벽|일요일)(?:에는|엔|마다)? .{0,14}(?:서버|환경|클러스터|디비|"
            r"db)\S{0,2} .{0,8}(?:꺼|내려|멈|중지|점검)\S*",
            r"^(?:최소|최저)(?: ?지원)?(?: ?버전)?(?:은|는)? .{0,6}\d.{0,12}$",
        ),
        hits=(
            "우리는 poetry 써",
            "주말에는 개발 서버가 꺼져 있어",
            "최소 지원 버전은 안드로이드 9",
        ),
        misses=("우리 어디 써",),
    ),
)
