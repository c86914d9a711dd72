"""Vietnamese markers: who does what and on whose word, how far, and what holds for all there is."""

from __future__ import annotations

from agent_memory.capture.markers import heads, pattern

_SEEN = (
    r"^(?!.*\b(?:lỗi|bug|hỏng|bây giờ|hôm nay|hôm qua|vẫn|lại bị|chậm|sai|trống|có vẻ|không chạy|"
    r"nút|màn hình|đang|tại sao|sao)\b)"
)

SHARES = (
    heads.SHARE.row(
        pattern(
            rf"{_SEEN}.{{2,24}} (?:thì )?(?:tôi|mình|tớ|anh|em|bên mình|chúng tôi) (?:sẽ )?tự "
            r"(?:làm|viết|sửa|merge|deploy|đẩy|duyệt|lo|chạy|dịch|quyết|xử lý|phát hành|"
            r"commit)\b.*",
            r"^(?:bạn|mày|em|claude) chỉ (?:viết|sửa|làm|đề xuất|tạo|động vào|lo|cần viết)\b .+",
            rf"{_SEEN}.{{2,24}} (?:là|thuộc) (?:việc|quyền|trách nhiệm|phần) của (?:tôi|mình|bên|"
            r"team|đội|bạn|anh|chị)\b.*",
        ),
        hits=(
            "phát hành thì mình tự làm",
            "bạn chỉ viết script thôi",
            "đặt tên là quyền của tôi",
        ),
        misses=("cái này mình tự làm hôm nay", "nút này tôi tự sửa", "là việc gì"),
    ),
    heads.STEP.row(
        pattern(
            r"^(?:chỉ |làm |sửa |đổi |hỏi )?(?:từng|một|1) (?:việc|bước|thay đổi|câu|file|tệp|"
            r"phần|thứ|commit)(?: một)?(?: (?:mỗi|một) lần| thôi|,? rồi (?:chờ|đợi|dừng))\b.*|"
            r"^(?:làm |sửa |đi )?từng (?:bước|việc|phần|thứ) một\b.*",
            r"^đừng (?:gộp|trộn|làm liền) .{4,}",
        ),
        hits=(
            "làm từng bước một",
            "một thay đổi rồi chờ tôi duyệt",
            "đừng gộp hai việc vào một commit",
        ),
        misses=("một việc bị hỏng", "một file thừa"),
    ),
    heads.WORD.row(
        pattern(
            r"\bchỉ (?:\S+ ){0,4}?(?:khi|sau khi|nếu) (?:tôi|mình|tớ|anh|em) (?:nói|bảo|yêu cầu|"
            r"đồng ý|duyệt|xác nhận|cho phép|ok|hỏi)\b",
            r"\b(?:chờ|đợi) (?:tôi|mình|tớ|anh|em) (?:ok|đồng ý|duyệt|xác nhận|gật|cho phép)\b",
        ),
        hits=("báo cáo chỉ viết khi tôi yêu cầu", "chờ mình duyệt rồi mới đẩy"),
        misses=("chỉ lỗi khi tôi bấm", "chờ tải xong"),
    ),
    heads.WITHOUT.row(
        pattern(
            rf"{_SEEN}(?!nó\b|cái này\b).{{2,30}} không (?:được )?(?:ra|rời|vào|lên|qua|đi|đưa) "
            r".{0,30}(?:nếu (?:chưa|không)|khi chưa|mà chưa|mà không) \S+.*",
            rf"{_SEEN}không (?:có )?\S+.{{2,30}} (?:nào )?(?:mà )?(?:thiếu|không có|chưa có) \S+.*",
        ),
        hits=(
            "tên học sinh không ra khỏi máy chủ khi chưa ẩn danh",
            "không migration nào thiếu bước lùi",
        ),
        misses=("nó không ra khi chưa bấm", "không có gì"),
    ),
    heads.TAKES.row(
        pattern(
            rf"{_SEEN}(?!nó\b|cái này\b|tôi\b|mình\b|ai\b|nếu\b).{{2,24}} chỉ (?:chứa|dùng|"
            r"nhận|lưu|mang|có|gồm|biết|chấp nhận|lấy) \S+.*",
        ),
        hits=("bản xuất chỉ chứa mã số", "nhân chỉ dùng thư viện chuẩn"),
        misses=("nó chỉ dùng một", "màn hình chỉ có một nửa"),
    ),
    heads.BEFORE.row(
        pattern(
            r"^trước khi \w+ (?:bất (?:cứ|kỳ)|một|mỗi|thêm|gì|\S+)\b[^,]{0,50}?,? (?:hãy |phải "
            r"|nhớ |thì )?(?:hỏi|báo|cho (?:tôi|mình) xem|chạy|thử|xác nhận|đọc|xem|kiểm tra|chờ|"
            r"đợi|xóa|bỏ|sao lưu)\b.*",
        ),
        hits=("trước khi gửi bất cứ thứ gì ra ngoài hãy bỏ tên", "trước khi tạo bảng mới, hỏi tôi"),
        misses=("trước khi đi", "trước đó chạy được"),
    ),
    heads.SWEEP.row(
        pattern(
            rf"{_SEEN}(?:mọi|tất cả|cái gì|những gì|thứ gì) (?:thứ |những )?\S.{{2,40}} (?:đều|"
            r"phải|thì) .{2,}",
        ),
        hits=(
            "mọi thứ liên quan đến tiền đều lưu bằng số nguyên",
            "cái gì lộ danh tính thì không rời máy chủ",
        ),
        misses=("tất cả đều hỏng", "mọi thứ vẫn ổn"),
    ),
    heads.REPROACH.row(
        pattern(
            r"^(?:đây là |đã )?lần thứ (?:hai|ba|tư|năm|mấy|\d+)(?: rồi)?,? .{6,}|^(?:tôi|mình) "
            r"(?:đã |từng )(?:nói|dặn|bảo)\b.{8,}",
            r"^(?:lại|lại một lần nữa),? (?:bạn|không|tự|thêm|sửa|đổi|xóa)\b.{6,}|^bao nhiêu "
            r"lần\b.{6,}",
        ),
        hits=("lần thứ ba rồi, đừng in tên vào log", "mình đã dặn là màu để trong biến"),
        misses=("lần thứ hai chạy", "lại lỗi"),
    ),
    heads.FARTHER.row(
        pattern(
            r"^(?:chỉ )?(?:sửa|đổi|động|chạm)(?: vào)? (?:đúng |chỉ )?(?:chỗ|phần|cái|những gì|"
            r"file|dòng)\b.{0,16}?(?:tôi|mình|tớ|anh) (?:nói|bảo|chỉ|yêu cầu|nhờ)\b.*",
            r"^đừng (?:tạo|sửa|thêm|đổi|xóa|đụng|làm)\b.{2,40} (?:tôi|mình|tớ) (?:không|chưa) "
            r"(?:nhờ|bảo|yêu cầu|nói)\b.*",
            r"^(?:phần còn lại|những (?:file|chỗ|phần) khác|mấy (?:file|chỗ) khác)\b.{0,10} "
            r"(?:giữ nguyên|để nguyên|đừng đụng|không đụng|đừng sửa)\b.*",
        ),
        hits=("chỉ sửa chỗ tôi bảo", "đừng tạo file mà tôi không nhờ", "phần còn lại giữ nguyên"),
        misses=("chỉ sửa màu", "đừng sửa cái này", "phần còn lại bị hỏng"),
    ),
)
