"""Korean markers of practice: who decides, what we use, what is unwelcome, reproaches."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern

WAYS = (
    Marker(
        name="asked:rule",
        kind="constraint",
        confidence="stated",
        score=24,
        keywords=(),
        pattern=pattern(
            r"(?:claude\.?md|agents\.?md|메모리|규칙|기억)에 ?(?:.{0,12})(?:추가|저장|기록|넣|"
            r"적어|남겨|써)",
            r"(?:기억해(?: ?줘| ?둬)?|잊지 ?마|명심해)[,.: ].{4,}",
        ),
        hits=(
            "이 규칙을 claude.md에 추가해줘",
            "기억해, 스테이징은 읽기 전용이야",
        ),
        misses=("규칙 엔진이 깨졌어",),
        asked=True,
    ),
    Marker(
        name="complaint",
        kind="constraint",
        confidence="stated",
        score=20,
        keywords=(),
        pattern=pattern(
            r"(?:말라고|하지 ?말|하라고|쓰라고|달라고|해야 ?한다고|해달라고|"
            r"금지라고).{0,10}(?:말했|얘기했|했|몇 ?번)(?:잖|는데|지|었)",
            r"(?:몇 ?번|몇번|여러 ?번|계속)(?:을|이나|째)? ?(?:말|얘기|이야기|부탁)(?:했|해야|"
            r"하게|하).{0,30}",
            r"왜 (?:자꾸|또|맨날|계속|항상|매번) .{2,}(?:해|어|아|니|냐|지|는거야|는 ?거야|써|"
            r"려)\S*$",
            r"^또 .{2,}(?:했네|지웠네|바꿨네|만들었네|추가했네|까먹|잊었|안 ?했)",
            r"(?:마음대로|맘대로|멋대로) .{2,}(?:했|지웠|바꿨|만들었|추가했)\S*",
        ),
        hits=(
            "테스트 지우지 말라고 말했잖아",
            "왜 자꾸 주석을 추가해",
            "몇 번을 말했어, 로그 지우지 말라고",
            "또 주석을 지웠네",
        ),
        misses=(
            "뭐라고 말했어",
            "왜 에러가 나는 거야",
        ),
    ),
    Marker(
        name="approval:first",
        kind="constraint",
        confidence="stated",
        score=18,
        keywords=(),
        pattern=pattern(
            r"(?:허락|승인|확인|동의|허가|말) ?없이 .{2,}(?:마|말|금지|안 ?돼|않)\S*",
            r".{2,}(?:전에|하기 ?전|전엔).{0,10}(?:나에게|나한테|저에게|저한테|사용자에게|먼저|꼭|"
            r"반드시)? ?.{0,8}(?:물어|확인|승인|허락|보고|보여).{0,12}",
            r"(?:함부로|임의로|마음대로|맘대로|멋대로|독단적으로) .{2,}(?:마|말|금지|안 ?돼|않)\S*",
            r"먼저 (?:계획|플랜|설계|방안)\S* (?:보여|제시|설명|공유).{0,20}",
        ),
        hits=(
            "삭제하기 전에 먼저 나한테 물어봐",
            "승인 없이 푸시하지 마",
            "파일을 함부로 만들지 마",
        ),
        misses=(
            "확인했어",
            "말 없이 꺼져요",
        ),
    ),
    Marker(
        name="forbidden",
        kind="constraint",
        confidence="stated",
        score=18,
        keywords=(),
        pattern=pattern(
            r".{2,}(?:절대로?|결코) ?.{0,20}(?:마|말|금지|안 ?돼|안 ?됩니다|않)\S*$",
            r"절대로? .{2,}(?:마|말|금지|안 ?돼|안 ?됩니다|않)\S*$",
            r".{3,}(?:하면|쓰면|넣으면|건드리면|면) (?:절대 )?안 ?(?:돼|되|됩니다|됨)\S*$",
            r".{2,}(?:금지|엄금)(?:야|임|입니다|해)?$",
        ),
        hits=(
            "운영 DB는 절대 건드리지 마세요",
            "비밀번호를 코드에 넣으면 안 됩니다",
            "하드코딩 금지",
        ),
        misses=(
            "절대 경로가 틀려",
            "로그인이 안돼",
        ),
    ),
    Marker(
        name="dont",
        kind="constraint",
        confidence="observed",
        score=13,
        keywords=(),
        pattern=pattern(
            r".{3,}지 ?(?:마|말|마라|마세요|말아|말아줘|말 ?것|말자|않도록 ?해)(?:줘|요|"
            r"주세요)?(?:$|[,.])",
            r".{3,}(?:쓰지|하지) 말고 .{2,}",
        ),
        hits=(
            "이모지 쓰지 마세요",
            "any 타입은 쓰지 말고 구체적인 타입을 써",
        ),
        misses=("걱정하지 않아",),
    ),
    Marker(
        name="must:do",
        kind="constraint",
        confidence="observed",
        score=11,
        keywords=(),
        pattern=pattern(
            r".{5,}[가-힣]야 ?(?:해|해요|함|한다|합니다|돼|돼요|됨|됩니다)$",
        ),
        hits=("모든 함수에 docstring을 달아야 해",),
        misses=("해야 하나",),
    ),
    Marker(
        name="standing:every",
        kind="constraint",
        confidence="stated",
        score=19,
        keywords=(),
        pattern=pattern(
            r"(?:항상|매번|언제나|무조건|반드시|꼭|기본적으로|앞으로(?:는)?|이제부터|"
            r"다음부터(?:는)?) (?!필요).{2,}(?:해|해줘|해라|할 ?것|하세요|해주세요|써|써줘|쓰기|"
            r"돌려|돌려줘|실행해|진행해|보여줘|넣어|달아|맞춰|지켜|따라|사용해|작성해|사용)(?:줘|"
            r"요|주세요|라)?$",
        ),
        hits=(
            "매번 수정 후에 테스트를 돌려",
            "앞으로는 먼저 계획을 보여줘",
        ),
        misses=("항상 에러가 나",),
    ),
    Marker(
        name="we-use:here",
        kind="decision",
        confidence="stated",
        score=15,
        keywords=(),
        pattern=pattern(
            r"(?:우리|저희|이 프로젝트|이 저장소|이 레포|이 리포|우리 팀|프로젝트|회사|본 "
            r"프로젝트)(?: 팀| 프로젝트| 회사)?(?:은|는|에서는|에서|에선)? .{1,}(?:을|를|으로|"
            r"로)? ?(?:사용해|써|씁니다|사용합니다|사용하고 있어|사용한다|쓰고 있어|쓴다)요?$",
        ),
        hits=(
            "우리 팀은 탭을 사용해",
            "이 프로젝트는 Kotlin을 사용합니다",
        ),
        misses=("우리 사용자가 많아",),
    ),
    Marker(
        name="style:how",
        kind="preference",
        confidence="stated",
        score=19,
        keywords=(),
        pattern=pattern(
            r"(?:한글로|한국어로|영어로|일본어로|우리말로|존댓말로|반말로) ?(?:만 )?(?:대답|답변|"
            r"답해|답|작성|써|말해|설명|커밋|주석|적어|응답|해줘|해|통일|보여|진행|생각|알려)",
            r"(?:답변|대답|응답|설명|주석|커밋|커밋 ?메시지|문서|로그|변수명|메시지)\S{0,4} "
            r"(?:모두 |항상 |전부 )?(?:한글|한국어|영어)(?:로)?.{0,10}",
            r"(?:답변|대답|설명|응답|출력|보고)\S{0,3} (?:좀 |더 |최대한 )?(?:짧게|간결하게|"
            r"간단히|간단하게|핵심만|자세히|상세하게|결론부터).{0,14}",
        ),
        hits=(
            "한국어로 대답해",
            "답변은 한글로 해줘",
            "설명은 짧게 해줘",
        ),
        misses=(
            "한국어로 된 페이지",
            "설명이 짧네",
        ),
    ),
    Marker(
        name="prefer",
        kind="preference",
        confidence="stated",
        score=16,
        keywords=(),
        pattern=pattern(
            r"(?:나는|난|저는|전|내가) .{3,}(?:선호해|선호합니다|좋아해|좋아합니다|싫어해|"
            r"싫어합니다|싫어|더 좋아|편해|익숙해)\S*$",
        ),
        hits=("나는 짧은 함수를 선호해",),
        misses=("난 이게 좋아 보여",),
    ),
)
