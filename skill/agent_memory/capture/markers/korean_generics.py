"""Korean markers of the general: what every one of a kind must be, and what is always so."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, heads, pattern

GENERICS = (
    heads.STANDING_ALL.row(
        pattern(
            r"^(?:모든|각|매|어떤|전체)(?!적) ?(?!사용자|유저|고객|게 |것 ).{1,24}?(?:은|"
            r"는|에|에는|에서|에서는|도|이|가|을|를)? .{2,}(?:야 ?(?:해|해요|함|한다|"
            r"합니다|돼|돼요|됨|됩니다|만 ?해)|할 ?것|필수(?:야|임|입니다)?|금지(?:야|임|"
            r"입니다)?|안 ?(?:돼|됩니다|됨)|[지] ?(?:마|말 ?것|않는다|않기))$",
        ),
        hits=(
            "모든 화면은 오프라인에서도 동작해야 합니다",
            "모든 라우트는 토큰을 요구해야 해",
            "각 함수에는 타입을 달아야 함",
        ),
        misses=(
            "모든 게 안 돼요 왜죠",
            "모든 테스트가 실패해",
        ),
    ),
    Marker(
        name="standing:generic",
        kind="constraint",
        confidence="stated",
        score=17,
        keywords=(),
        pattern=pattern(
            r"^.{2,20}(?:은|는|을|를|도) (?:항상|언제나|반드시|무조건|기본적으로|"
            r"원칙적으로|늘) (?!에러|오류|실패|비어|꺼).{1,}(?:둔다|쓴다|한다|사용한다|"
            r"저장한다|통일한다|통일해|통일|반환한다|나눈다|붙인다|넣는다|거친다|남긴다|"
            r"적는다|시작한다|끝난다|둬|써|사용|두기|쓰기|하기|둘 것|쓸 것)$",
        ),
        hits=(
            "모델은 항상 core 폴더에 둔다",
            "날짜는 기본적으로 UTC로 저장한다",
            "응답은 반드시 JSON으로 반환한다",
        ),
        misses=(
            "화면은 항상 비어 있다",
            "서버는 항상 에러가 난다",
        ),
    ),
    Marker(
        name="standing:norm",
        kind="constraint",
        confidence="stated",
        score=18,
        keywords=(),
        pattern=pattern(
            r"^(?:앞으로(?:는|도)?|이제부터(?:는)?|다음부터(?:는)?|이후로(?:는)?|"
            r"원칙적으로|기본적으로)[, ]+.{3,}(?:붙여|달아|남겨|지켜|올려|나눠|빼|줄여|"
            r"적어|알려|바꿔|맞춰|열어|닫아|돌려|넘겨|물어|물어봐|고쳐|처리해|정리해|"
            r"통일해|한다|쓴다|둔다|하자|쓰자|두자)(?: ?줘| ?줘요| ?주세요|요)?$",
        ),
        hits=(
            "앞으로 브랜치 이름에 티켓 번호를 붙여줘",
            "이제부터는 변경 이유를 남겨줘",
            "원칙적으로 외부 라이브러리는 쓰지 않는다 그러니 빼줘",
        ),
        misses=(
            "앞으로 어떻게 할까요",
            "기본적으로 잘 돼요",
        ),
    ),
)
