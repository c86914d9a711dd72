"""Korean: the forms of a bare request, which all stand at its end.

An order ends in its verb or in the bare noun of one; so do a wish and what ought to be. What was
done, and how it is, end in other forms of the same words.
"""

from __future__ import annotations

import re

from agent_memory.capture.form import Form
from agent_memory.capture.markers.unspaced import by_first, either

# Nouns that are an act, with which an order may end alone.
ACTS = either(
    r"확인 수정 추가 변경 진행 작성 정리 업데이트 삭제 생성 적용 실행 시작 검토 분석 구현 개발 "
    r"설계 제거 통합 분리 테스트 빌드 배포 커밋 푸시 머지 병합 번역 요약 설명 저장 출력 표시 "
    r"처리 설정 설치 등록 연결 연동 이동 복사 교체 전환 최적화 리팩토링 리팩터링 개선 보완 보강 "
    r"점검 검증 조회 수집 비교 계산 반영 원복 복구 복원 롤백 초기화 최신화 문서화 자동화 시각화 "
    r"모듈화 정렬 제외 포함 유지 고정 제한 허용 차단 숨김 노출 재시작 재실행 재시도 재배포 "
    r"재작성 중지 중단 종료 대기 보고 기록 공유 전달 전송 발송 업로드 다운로드 백업 동기화 "
    r"마이그레이션 이관 호출 사용 활용 참고 준수 통일 변환 렌더링 디버깅 로깅 모니터링 캡처 검색 "
    r"조사 리서치 파악 정의 명시 체크 매핑 파싱 크롤링 학습 튜닝 녹화 패키징 컴파일 포맷팅? 린트 "
    r"리뷰 주석\s?처리 세팅 셋팅 디자인 기획 제작 편집 입력 선택 제안 추천 답변 대답 구성 구축 "
    r"구분 조정 조절 강화 축소 확대 단축 압축 추출 치환 대체 개편 준비 계속 스킵 생략 무시 해결 "
    r"대응 예외\s?처리 관리 지원 제공 안내 알림 요청 감지 측정 집계 검수 퇴고 번호\s?매기기"
)
# Verbs of one's own, in the form in which they order.
_DO = either(
    r"만들어 바꿔 넣어 고쳐 빼 써 적어 나눠 옮겨 열어 찾아 돌려 올려 내려 지워 켜 꺼 붙여 합쳐 "
    r"맞춰 늘려 줄여 풀어 묶어 놔 둬 남겨 살려 가져와 읽어 골라 뽑아 채워 그려 보여 알려 감싸 "
    r"숨겨 띄워 닫아 쪼개 다듬어 이어가 멈춰 기다려 맡겨 담아 걸어 잡아 밀어 당겨 씌워 입혀 막아 "
    r"뒤져 훑어 살펴 봐 해 말해 물어봐 가르쳐 도와 보내 끝내 없애 버려 되돌려 따라 외워 기억해"
)
_ASKS = (
    r"(?:줘(?:요|라|봐)?|주라|주세요|주십시오|주시(?:면|기|길)[^?]{0,10}|줄래요?|"
    r"줄 ?수 ?(?:있|없)\S{0,4}|주실 ?수 ?(?:있|없)\S{0,5}|달라|드려|봐(?:줘|요|라)?|보자|볼래)"
)
_OUGHT = (
    r"(?:하|되)?(?:[고기] ?싶(?:어|음|다|습니다|네|은데)|려고 ?(?:해|함|한다|합니다)|"
    r"야 ?(?:함|해|돼|됨|한다|합니다|할 ?(?:것|거|듯)\S{0,6})|"
    r"면 ?(?:돼|됨|된다|될 ?듯|좋겠\S{0,4}|해)|"
    r"도록(?: ?(?:해|하|수정|변경|구현|설정|처리)\S{0,4})?|는 ?(?:걸로|것으로|쪽으로|방향으로)|"
    r"(?:을|를|가|이)? ?(?:필요(?:함|해|하다|합니다)?|부탁\S{0,6}|요망|바람|바랍니다|원해|원함))"
)
_ORDERED = (
    r"(?:해(?:라|요)?|하(?:라|세요|십시오|자|시오|기|고)|합시다|할 ?(?:것|게 ?아니라)|하면서|"
    rf"{_OUGHT})"
)

_LAST = "".join(sorted(set(re.findall(r"[가-힣](?=[|)])", ACTS + _DO))))
_ENDS = r"[\s.!~ㅋㅎㅠ^]*$"

FORMS = (
    Form(
        "asks",
        rf"[가-힣] ?(?P<polite>{_ASKS})",
        hits=("필터를 새것으로 갈아 주세요", "배관 도면 좀 봐줄래"),
        misses=("필터를 새것으로 갈았어요", "도면을 봤습니다"),
    ),
    # What was found out ends in the noun of an act, too.
    Form(
        "act",
        rf"\s?(?!(?<=으로 )확인$)(?!(?<=으로 )판단$){by_first(ACTS)}"
        rf"(?:만|까지|부터|도)? ?{_ORDERED}?",
        hits=("밸브 점검", "배관 도면을 수정해야 함", "펌프만 교체하자"),
        misses=("원인은 밸브 결함으로 확인", "밸브 점검했음"),
    ),
    Form(
        "does",
        rf"(?<![가-힣]){by_first(_DO)}(?:라|요)?",
        hits=("도면을 세 장으로 나눠", "펌프 이름 바꿔라"),
        misses=("도면이 바뀌었어", "펌프는 나뉘어 있다"),
    ),
    Form(
        "bids",
        rf"[가-힣](?:십시오|시오|읍시다|하자|할 ?것|을 ?것|{_OUGHT})",
        hits=("밸브를 잠그십시오", "도면을 먼저 그리고 싶어"),
        misses=("밸브를 잠갔습니다", "도면을 그리는 중"),
    ),
)

REQUEST = (
    # By its last letter most is told from a request at once.
    rf"^(?=.*[{_LAST}줘요라주오면기길래어나까봐자함돼됨다음네데로망람지니만부도고서저시단속두것걸]{_ENDS})"
    r"(?:(?=(?P<front>.+(?=.{20}$)))(?P=front)|..(?=.{0,22}$)).*?(?:"
    rf"{'|'.join(row.source for row in FORMS)})"
    rf"(?: (?:먼저|다시|바로|일단|계속|전부|모두|다))?{_ENDS}"
)
