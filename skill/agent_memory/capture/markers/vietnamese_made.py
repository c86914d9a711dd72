"""Vietnamese markers of what it is made with, in what form, and what is done at each step."""

from __future__ import annotations

from agent_memory.capture.markers import european_heads as plain_heads
from agent_memory.capture.markers import pattern
from agent_memory.capture.markers.european_heads import TOOL

MADE = (
    plain_heads.STACK.row(
        pattern(
            r"^(?:dự án|app|ứng dụng|web|website|api|tool|công cụ|game)(?: này)? (?:chỉ |là "
            r")*(?:dùng |để |cho |dành cho )+(?!gì)\S+.*",
            r"^(?:(?:dự án|project) )?(?:backend|frontend|fe|be|app|api|dự án|project|server|web|"
            r"website|database|db|bot|hệ thống|service|bên (?:mình|em|tôi|anh)|team)(?: này| của "
            r"\S+)? (?:đang )?(?:dùng|chạy|viết|là|code|build|làm)(?: (?:bằng|trên|với|theo))* "
            rf"{TOOL}.*",
            rf"^(?:tôi|mình|em) (?:đang )?(?:dùng|sử dụng|code|lập trình|làm việc)(?: (?:bằng|trên|"
            rf"với))* (?:\S+ )?{TOOL}.*",
        ),
        hits=("backend viết bằng django", "dự án này chạy trên kubernetes", "tôi dùng ubuntu"),
        misses=("trang web bị lỗi", "tôi dùng cái này", "app chạy chậm"),
    ),
    plain_heads.CHOSEN.row(
        pattern(
            rf"^(?:dùng|hãy dùng|sử dụng) {TOOL}(?:,? \S+ {TOOL})?(?: (?:cho|để|trong toàn) "
            rf".{{3,40}})?$",
        ),
        hits=("dùng typescript cho toàn bộ dự án", "dùng postgres 16"),
        misses=("dùng cái này",),
    ),
    plain_heads.REUSE.row(
        pattern(
            r"^(?:hãy |luôn )?(?:giữ nguyên|giữ|tuân theo|tuân thủ|theo|bám theo|làm "
            r"theo)\b.{1,50}\b(?:hiện tại|hiện có|đang có|sẵn có|của (?:dự án|project|team))\b.*",
            r"^(?:commit|code|nhánh|đặt tên|api|log|viết code|viết commit)(?: \S+)? (?:phải )?theo "
            r"(?:chuẩn|quy ước|convention|style|format|mẫu)\b \S*.*",
        ),
        hits=("giữ cấu trúc thư mục hiện tại", "code theo chuẩn pep8"),
        misses=("giữ nguyên nút này", "theo tôi thì ổn"),
    ),
    plain_heads.EACH.row(
        pattern(
            r"^(?!nếu |khi |sao |nó )\S.{2,60} (?:ở|sau|trước|cho|với|trong) mỗi (?:thay đổi|"
            r"commit|bước|push|pr|task|tính năng|hàm|lần (?:sửa|commit|deploy|push)|release|merge|"
            r"giai đoạn)\b.{0,20}$",
        ),
        hits=("test cho mỗi thay đổi", "backup trước mỗi lần deploy"),
        misses=("nó lỗi ở mỗi bước", "mỗi lúc một tệ"),
    ),
)
