"""Vietnamese: the table."""

from __future__ import annotations

from agent_memory.capture.markers import (
    FATAL,
    Guard,
    Support,
    Table,
    european_things,
    heads,
    pattern,
    words,
)
from agent_memory.capture.markers.english_words import PRACTICE
from agent_memory.capture.markers.vietnamese_generics import GENERICS
from agent_memory.capture.markers.vietnamese_made import MADE
from agent_memory.capture.markers.vietnamese_plain import PLAIN
from agent_memory.capture.markers.vietnamese_practice import WAYS
from agent_memory.capture.markers.vietnamese_shares import SHARES
from agent_memory.capture.markers.vietnamese_terse import TERSE

MARKERS = (
    heads.ASKED_REMEMBER.row(
        pattern(
            r"^(?:hãy |hay )?(?:ghi )?(?:nhớ|nho)(?: rằng| rang| là| la|[:,])\s*\S+ \S+|^(?:đừng|"
            r"dung) (?:quên|quen) \S+",
            r"\b(?:lưu|luu|ghi|thêm|them) .{0,30}(?:bộ nhớ|bo nho|memory|claude\.?md)\b",
        ),
        keywords=words("nhớ nho lưu luu ghi quên quen"),
        hits=(
            "hãy nhớ rằng api chỉ đọc",
            "lưu vào bộ nhớ điều này",
        ),
        misses=("có nhớ cổng không",),
    ),
    heads.STANDING.row(
        pattern(
            r"\b(?:từ (?:nay|giờ)|tu (?:nay|gio)|lần sau|lan sau)\b",
            r"^(?:mỗi (?:lần|khi)|moi (?:lan|khi)|mặc định|mac dinh)\b.{6,}",
            r"^(?:hãy |hay )?(?:luôn luôn|luôn|luon luon|luon) (?!bị |hiện|báo|lỗi|ra |hiển|chạy "
            r"chậm|treo|trả về)\S+ \S+",
        ),
        keywords=words("từ tu lần lan mỗi moi mặc mac luôn luon"),
        hits=(
            "từ nay dùng pnpm",
            "luôn chạy test trước khi commit",
        ),
        misses=("nó luôn bị lỗi",),
    ),
    heads.PROHIBITION.row(
        pattern(
            r"(?:^|[,;] )(?:đừng|không được|khong duoc|cấm|tránh|không nên|khong nen) (?!à|"
            r"a\b)\S+ \S+|^dung (?:co|bao|lam|tao|sua|xoa|commit|push)\b \S+"
        ),
        keywords=words("đừng không cấm tránh khong tranh dung"),
        hits=(
            "đừng sửa các file được sinh ra",
            "không được commit khóa bí mật",
        ),
        misses=("không được",),
    ),
    heads.MUST.row(
        pattern(
            r"^(?:tất cả|tat ca|mọi|moi) .{2,40}\b(?:phải|phai)\b \S+|\b(?:bắt buộc|bat buoc) "
            r"(?:phải|phai)?\b \S+"
        ),
        keywords=words("phải phai bắt bat"),
        hits=("tất cả các hàm phải có test",),
        misses=("phải không",),
    ),
    heads.USE_NOT.row(
        pattern(
            r"\b(?:dùng|dung|sử dụng|su dung) .{2,40}\b(?:thay vì|thay vi|thay cho)\b \S+|^(?:ưu "
            r"tiên|uu tien) \S+ \S+"
        ),
        keywords=words("thay ưu uu"),
        hits=("dùng pnpm thay vì npm",),
        misses=("thay vì thế",),
    ),
    heads.STYLE.row(
        pattern(
            r"\b(?:trả lời|tra loi|viết|viet|nói|noi|comment)\b.{0,30}\b(?:tiếng|tieng) (?:việt|"
            r"viet|anh)\b"
        ),
        keywords=words("tiếng tieng"),
        hits=("trả lời bằng tiếng việt",),
        misses=("trang tiếng việt",),
    ),
    *WAYS,
    *GENERICS,
    *SHARES,
    *TERSE,
    *PLAIN,
    *MADE,
)

GUARDS = (
    Guard(
        name="question",
        cost=FATAL,
        keywords=words("ko không khong chưa chua gì gi nào nao sao đâu dau lam làm"),
        pattern=pattern(
            r"\b(?:ko|không|khong|chưa|chua|gì|gi|nào|nao|sao|đâu|dau)$|\b(?:làm sao|lam sao|tại "
            r"sao|tai sao)\b(?! (?:bạn )?(?:lại|lai|cứ|cu))"
        ),
        hits=("luôn cần test không",),
        misses=("luôn chạy test",),
        spares=frozenset({"complaint", "autonomy"}),
    ),
    Guard(
        name="one-off",
        cost=12,
        keywords=words("trước truoc bây bay hiện hien tạm tam giờ"),
        pattern=pattern(r"\b(?:trước đi|truoc di|bây giờ|bay gio|hiện tại|hien tai|tạm)\b"),
        hits=("tạm đừng push gì cả",),
        misses=("từ nay đừng push",),
        spares=frozenset({"asked:remember", "standing", "complaint", "asked:rule"}),
    ),
    Guard(
        name="feedback",
        cost=14,
        keywords=words("lỗi"),
        pattern=pattern(
            r"(?<!trả )(?<!tra )(?<!xử lý )(?<!bắt )(?<!báo )(?<!mã )(?<!nuốt )(?<!ghi )(?<!về )"
            r"(?<!bỏ qua )\b(?:bị )?lỗi\b"
        ),
        hits=("đừng chạy nữa vì lỗi",),
        misses=("đừng in mật khẩu ra log", "thông báo lỗi bằng tiếng Việt"),
        spares=frozenset({"asked:remember", "complaint"}),
    ),
)

VIETNAMESE = Table(
    language="vietnamese",
    spaced=True,
    minimum=3,
    markers=MARKERS,
    guards=(*GUARDS, *european_things.VIETNAMESE),
    supports=(
        Support(
            "practice",
            4,
            words(PRACTICE + " mã file tài"),
            pattern(r""),
            ("đừng mock trong tests",),
            ("đừng làm thế",),
        ),
    ),
    cut=pattern(
        r"(?<!bảo)(?<!dặn),\s+(?=(?:(?:và|nhưng|nhớ|làm ơn)\s+)*(?:đừng|không được|"
        r"không bao giờ|tuyệt đối|luôn|từ giờ|từ nay|hãy|phải|tránh|hỏi tôi|báo tôi|"
        r"tôi thích)\b)"
    ),
    subordinate=pattern(r"^(?:nếu|khi|trước khi|sau khi|mỗi khi|để|vì|dù|trong khi)\b"),
    lead=pattern(r"^(?:\W*\b(?:ok|okie|và|va|nhưng|nhung|cũng|rồi|roi|dạ)\b[ ,.:;!-]+)+"),
    heading=pattern(r"\b(?:quy tắc|quy tac|từ nay|quy ước)\b"),
    lasting=pattern(r"\b(?:quy tắc|quy tac|từ nay|quy ước)\b"),
    request=pattern(
        r"^(?:hãy |giúp tôi |giup toi |tôi muốn |toi muon )*(?:tạo|tao|xóa|xoa|sửa|sua|kiểm tra|"
        r"kiem tra|viết|viet|chạy|chay|đổi|doi|mở|đẩy|thêm|them|cập nhật|cap nhat|dùng|làm|bỏ|"
        r"chuyển|xem|tìm|check|cho tôi|giải thích|đọc|review|tiếp tục|phân tích) \S+"
    ),
    fragment=pattern(r"(?:\b(?:và|va|hoặc|hoac|nhưng|của|cua|cho|với|voi|thì|là|nếu|neu)|[,:(])$"),
)
