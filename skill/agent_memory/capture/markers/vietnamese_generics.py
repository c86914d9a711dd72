"""Vietnamese markers of the general: what every one of a kind must be, and what is always so."""

from __future__ import annotations

from agent_memory.capture.markers import heads, pattern

GENERICS = (
    heads.STANDING_ALL.row(
        pattern(
            r"^không \S+(?: \S+){0,2} nào (?:được|phải)\b \S+.*",
            r"^(?:không bao giờ|chớ bao giờ|tuyệt đối không|không đời nào)(?: được)? "
            r"(?!thấy|chạy được|hết)\S+ \S+.*",
            r"^(?:mọi|mỗi|tất cả(?: các)?|toàn bộ|bất kỳ|không có)\b (?!người dùng|khách|"
            r"lần (?:mở|chạy|bấm)).{2,40}?\b(?:đều )?(?:phải|cần|bắt buộc|không được|"
            r"nên)\b (?!là lỗi)\S+.*",
        ),
        hits=(
            "không truy vấn nào được lâu hơn một giây",
            "không bao giờ trộn hai ngôn ngữ trong một trang",
            "mọi màn hình đều phải chạy được khi mất mạng",
            "tất cả các route phải yêu cầu token",
            "mỗi hàm không được dài quá một trang",
        ),
        misses=(
            "mọi thứ đều hỏng",
            "tất cả bị lỗi",
        ),
    ),
    heads.STANDING_GENERIC.row(
        pattern(
            r"^(?!nó|tôi|sao|trang này).{2,30}? (?:luôn|luôn luôn|lúc nào cũng) (?:phải|"
            r"đặt|nằm|để|dùng|sử dụng|chạy|viết|trả về|bắt đầu|kết thúc|đi qua|lưu|theo|"
            r"có|là|ở) (?!lỗi|rỗng|null|sai|chậm)\S+.*",
        ),
        hits=(
            "model luôn đặt trong thư mục core",
            "migration luôn phải có thể hoàn tác",
            "ngày giờ luôn lưu theo utc",
        ),
        misses=(
            "trang luôn bị lỗi",
            "api luôn trả về lỗi",
        ),
    ),
    heads.STANDING_NORM.row(
        pattern(
            r"^(?:theo (?:quy ước|quy tắc|nguyên tắc|quy định)|về nguyên tắc|nguyên tắc "
            r"là|quy ước là)\b,? \S+ \S+.*",
        ),
        hits=(
            "theo quy ước nhánh đặt theo số ticket",
            "về nguyên tắc không dùng thư viện bỏ hoang",
        ),
        misses=("theo tôi thì ổn",),
    ),
    heads.MUST_TO.row(
        pattern(
            r"^(?!tôi\b|bạn\b|nó\b|sao\b|mình\b|có\b|chắc\b|không phải)\S+(?: \S+){0,3} (?:phải|"
            r"nên) (?!sửa|xem|làm|là (?:lỗi|do)|không\b)\S+ \S+.*",
            r"^(?:cần|nên|phải|bắt buộc(?: phải)?) (?!xem|sửa|thêm|làm|tôi|bạn|mấy|"
            r"bao)(?:luôn )?(?:kiểm tra|kiểm thử|dùng|viết|đặt|lưu|ghi|tách|đóng|mã hóa|"
            r"xác thực|giữ|tuân|chạy|cập nhật|sao lưu|giới hạn|đổi tên|dọn|khóa)\b \S+ "
            r"\S+.*",
        ),
        hits=(
            "cần kiểm tra dữ liệu ở phía máy chủ",
            "nên tách giao diện khỏi logic",
            "phải đóng kết nối khi xong",
            "tên bảng phải ở dạng số nhiều",
        ),
        misses=(
            "cần xem lại trang này",
            "nên thêm nút ở đây",
        ),
    ),
)
