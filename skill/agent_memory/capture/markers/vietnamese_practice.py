"""Vietnamese markers of practice: who decides, what we use, what is unwelcome, reproaches."""

from __future__ import annotations

from agent_memory.capture.markers import heads, pattern

WAYS = (
    heads.ASKED_RULE.row(
        pattern(
            r"\b(?:thêm|lưu|ghi|đưa|viết)\b.{0,40}\b(?:claude\.?md|agents\.?md|bộ nhớ|quy tắc|ghi "
            r"nhớ)\b",
            r"^(?:hãy |nhớ )?(?:nhớ|ghi nhớ|nhớ rằng|đừng quên)(?: là| rằng|:)? \S+ \S+ \S+",
        ),
        hits=(
            "thêm quy tắc này vào claude.md",
            "hãy nhớ server test chỉ đọc",
        ),
        misses=("tôi không nhớ cổng",),
    ),
    heads.COMPLAINT.row(
        pattern(
            r"\b(?:tôi|mình|em|anh) đã (?:nói|bảo|dặn|yêu cầu|nhắc)\b.{4,}",
            r"\bbao nhiêu lần\b.{4,}",
            r"\b(?:sao|tại sao|vì sao) (?:bạn|em|mày) (?:cứ|lại|luôn|vẫn)\b.*",
            r"\bbạn (?:lại|cứ|luôn) (?:sửa|xóa|đổi|trả lời|viết|tạo|thêm|quên|tự|commit|push|"
            r"dùng)\b.*",
            r"\blại quên \S+.*",
        ),
        hits=(
            "tôi đã nói là đừng xóa comment",
            "sao bạn cứ trả lời bằng tiếng anh",
            "bạn lại sửa file lock mà không hỏi",
        ),
        misses=(
            "anh ấy nói vậy",
            "tại sao test luôn lỗi",
        ),
    ),
    heads.APPROVAL_FIRST.row(
        pattern(
            r"\b(?:hỏi|báo|xin phép|xác nhận với) (?:tôi|mình|ý kiến tôi|lại "
            r"tôi)?.{0,20}\b(?:trước khi|trước)\b.*",
            r"\btrước khi .{3,40}\b(?:hỏi|báo|xin phép|cho tôi xem)\b.*",
            r"\b(?:đừng|không|không được) .{2,60}\b(?:mà không hỏi|khi chưa (?:có|được|hỏi)|nếu "
            r"(?:tôi )?chưa|mà chưa|khi tôi chưa)\b.*",
            r"^(?:nếu|khi) (?:bạn )?(?:không chắc|chưa chắc|không rõ|chưa rõ|không hiểu|không "
            r"biết).{0,16}\b(?:hỏi|báo)\b.*",
            r"\bchỉ .{2,30} khi tôi (?:yêu cầu|đồng ý|bảo|cho phép)\b.*",
        ),
        hits=(
            "hỏi tôi trước khi cài thêm thư viện",
            "đừng tạo file mà không hỏi tôi",
        ),
        misses=("anh ấy hỏi tôi",),
    ),
    heads.FORBIDDEN.row(
        pattern(
            r"^(?:cấm|nghiêm cấm|tuyệt đối (?:không|đừng)) \S+.{3,}",
            r"\bkhông được (?:phép )?(?:sửa|xóa|để|dùng|tạo|commit|push|ghi|thêm|đổi|chạm|động|"
            r"đưa|lưu|bỏ|in|viết|gọi|tự)\b.*",
            r"^không bao giờ (?:push|commit|sửa|xóa|dùng|để|viết|merge|chạy|ghi|tạo|thêm|đổi|tự|"
            r"in)\b.*",
        ),
        hits=(
            "cấm dùng any",
            "mật khẩu không được để trong code",
            "không bao giờ push thẳng lên main",
        ),
        misses=(
            "trang không bao giờ tải",
            "không được rồi",
        ),
    ),
    heads.DONT.row(
        pattern(
            r"^(?:vui lòng |làm ơn |xin )?(?:đừng|tránh|không nên|không(?! chạy)) (?:ghi log|ghi "
            r"dữ|tự ý|bỏ qua|lưu|dùng|sửa|xóa|tạo|thêm|đổi|viết|commit|push|động|chạm|tự|in|đoán|"
            r"bịa|cài|chạy|bỏ|giải thích|để|lặp|ghi|đặt|refactor|dịch|hardcode|mock|merge|deploy|"
            r"log|format|rename|import)\b \S+.*",
            r"\b(?:tôi|mình) không muốn (?:bạn|thấy|có|thêm)\b \S+.*",
        ),
        hits=(
            "đừng động vào database",
            "tránh dùng biến toàn cục",
            "tôi không muốn bạn thêm thư viện mới",
        ),
        misses=(
            "đừng lo",
            "không chạy được",
        ),
    ),
    heads.PREFER.row(
        pattern(
            r"\b(?:tôi|mình) (?:không )?(?:thích|ưa|ghét)(?: hơn)? (?!kết quả|cái này|điều này|"
            r"nó)\S+ \S+.*",
        ),
        hits=(
            "tôi thích hàm ngắn",
            "tôi không thích comment thừa",
        ),
        misses=("tôi thích kết quả này",),
    ),
    heads.WE_USE_HERE.row(
        pattern(
            r"^(?:trong )?(?:dự án|project|repo|repository|nhóm|team)(?: này| chúng tôi| của "
            r"chúng tôi| mình)? (?:không )?(?:dùng|sử dụng|theo|viết bằng)\b \S+.*",
            r"^(?:chúng tôi|bên mình|tụi mình) (?:không )?(?:dùng|sử dụng|theo)\b \S+.*",
        ),
        hits=(
            "dự án này dùng tab",
            "nhóm chúng tôi dùng nhánh ngắn",
        ),
        misses=("dự án này không chạy",),
    ),
    heads.STYLE_HOW.row(
        pattern(
            r"\b(?:trả lời|giải thích|viết)\b(?: thật| luôn)? (?:ngắn gọn|ngắn|đơn giản|súc tích|"
            r"ngắn thôi)\b.*",
            r"\b(?:trả lời|câu trả lời|comment|chú thích|commit|tài liệu|giải thích|nói|viết|log|"
            r"tên biến|message|thông báo)\b.{0,40}\bbằng tiếng (?:việt|anh|nhật)\b.*",
        ),
        hits=(
            "trả lời ngắn gọn",
            "tất cả câu trả lời bằng tiếng việt",
        ),
        misses=("trang web bằng tiếng việt",),
    ),
    heads.WHENEVER.row(
        pattern(
            r"^(?:mỗi khi|mỗi lần|khi nào) (?:bạn )?(?:thay đổi|sửa|thêm|tạo|xong|hoàn thành|xóa|"
            r"đổi)\b.{6,}",
            r"^(?:trước|sau) (?:mỗi|khi (?:commit|push|merge|deploy|sửa|xong))\b.{6,}",
        ),
        hits=("mỗi khi thay đổi api thì cập nhật tài liệu",),
        misses=("khi bấm nút thì lỗi",),
    ),
)
