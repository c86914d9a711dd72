"""Vietnamese markers of rules in a few words, without a verb or with half of one."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, heads, pattern

TERSE = (
    heads.NONE_OF.row(
        pattern(
            r"^(?:không|không dùng|không có|cấm|đừng dùng) ?(?:emojis?|any|latest|mocks?|"
            r"todos?|prints?|console\.log|sleeps?|globals?|lorem|inline|jquery|ai|"
            r"trailing|wildcards?|force|magic|singletons?|orm|root|sudo|comment thừa|chú "
            r"thích|viết tắt|biến toàn cục|thư viện ngoài)\b(?: \S+){0,5}$",
            r"^(?:không|không dùng|không có|cấm|đừng dùng) ?\S+(?: \S+){0,2} (?:trong|ở|"
            r"vào) (?:\S+ )?(?:prs?|mrs?|commits?|branches|branchs|logs?|deploys?|views?|"
            r"endpoints?|tests?|issues?|readme|docs?|apis?|thông điệp|nhánh|giao diện|hàm|"
            r"câu trả lời|chú thích|mã|phiên bản|khóa|ngày giờ|tên|module|model)\b.{0,20}$",
            r", (?:không|không dùng|không có|cấm|đừng dùng) (?:emojis?|any|latest|mocks?|"
            r"todos?|prints?|console\.log|sleeps?|globals?|lorem|inline|jquery|ai|"
            r"trailing|wildcards?|force|magic|singletons?|orm|root|sudo|comment thừa|chú "
            r"thích|viết tắt|biến toàn cục|thư viện ngoài)\b(?: \S+){0,3}$",
        ),
        hits=(
            "không emoji trong commit",
            "cố định phiên bản, không dùng latest",
            "không logic trong view",
        ),
        misses=(
            "không mở được trang",
            "không có gì",
        ),
    ),
    heads.ONLY_THROUGH.row(
        pattern(
            r"^(?:\S+ )?(?:prs?|mrs?|commits?|branches|branchs|logs?|deploys?|views?|"
            r"endpoints?|tests?|issues?|readme|docs?|apis?|thông điệp|nhánh|giao diện|hàm|"
            r"câu trả lời|chú thích|mã|phiên bản|khóa|ngày giờ|tên|module|model)(?: "
            r"\S+){0,2} (?:chỉ (?:qua|bằng|dùng|trong)|chỉ được) \S+.*",
        ),
        hits=(
            "deploy chỉ qua ci",
            "log chỉ dùng json",
        ),
        misses=("chỉ lỗi ở json",),
    ),
    heads.ONE_PER.row(
        pattern(
            r"^mỗi \S+(?: \S+){0,3} (?:để |đặt |nằm )?(?:trong|ở|vào|có) (?:\S+ ){1,3}riêng\b.*",
            r"^(?:\S+ ){0,3}một \S+ (?:mỗi|cho mỗi|cho một) (?:pr|commit|nhánh|file|"
            r"module)\b.*",
            r"^mỗi (?:pr|commit) (?:chỉ )?một \S+.*",
        ),
        hits=(
            "một việc cho mỗi pr",
            "mỗi pr chỉ một việc",
        ),
        misses=("một lỗi mỗi lần bấm",),
    ),
    heads.SHORT_THING.row(
        pattern(
            r"^(?:\S+ )?(?:prs?|mrs?|commits?|branches|branchs|logs?|deploys?|views?|"
            r"endpoints?|tests?|issues?|readme|docs?|apis?|thông điệp|nhánh|giao diện|hàm|"
            r"câu trả lời|chú thích|mã|phiên bản|khóa|ngày giờ|tên|module|model)(?: de "
            r"\S+| di \S+)?,? (?:ngắn(?: gọn)?|nhỏ|cố định|tối thiểu)\b(?! (?:que|che|als|"
            r"than)\b).{0,30}$",
            r"^(?:ngắn(?: gọn)?|nhỏ|cố định|tối thiểu) (?:prs?|mrs?|commits?|branches|"
            r"branchs|logs?|deploys?|views?|endpoints?|tests?|issues?|readme|docs?|apis?|"
            r"thông điệp|nhánh|giao diện|hàm|câu trả lời|chú thích|mã|phiên bản|khóa|ngày "
            r"giờ|tên|module|model)\b.{0,30}$",
        ),
        hits=(
            "commit ngắn gọn",
            "hàm nhỏ thôi",
        ),
        misses=("nút nhỏ",),
    ),
    heads.ALWAYS_LAST.row(
        pattern(
            r"^\S+(?: \S+){2,8}, (?:luôn luôn|luôn|không ngoại lệ)$",
        ),
        hits=("ngày giờ lưu theo utc, luôn luôn",),
        misses=("luôn như vậy",),
    ),
    heads.FACT_HOURS.row(
        pattern(
            r"^(?:(?:cuối tuần|ban đêm|chủ nhật|đêm) .{0,20}(?:server|máy chủ|cluster|môi "
            r"trường|staging|database)\b.{0,20}(?:tắt|đóng|nghỉ|bảo trì)|(?:server|máy "
            r"chủ|cluster|môi trường|staging|database)\b.{0,20}(?:tắt|đóng|nghỉ|bảo trì) "
            r".{0,6}(?:cuối tuần|ban đêm|chủ nhật)).*",
        ),
        hits=("cuối tuần server test tắt",),
        misses=("server tắt rồi",),
    ),
    heads.FACT_MINIMUM.row(
        pattern(
            r"^(?:phiên bản )?(?:tối thiểu|thấp nhất) (?:là |hỗ trợ )?\S+.*\d.*",
        ),
        hits=("tối thiểu là android 9",),
        misses=("tối thiểu thì được",),
    ),
    Marker(
        name="only:first",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=(),
        pattern=pattern(
            r"^chỉ (?:deploy|dùng|commit|push|merge|viết|lưu|chạy|cài|gọi)\b.{0,20}(?:qua|"
            r"bằng|trong|khi|vào|từ)\b \S+.*",
        ),
        hits=(
            "chỉ deploy qua ci",
            "chỉ lưu ngày giờ bằng utc",
        ),
        misses=("chỉ có một nút",),
    ),
    Marker(
        name="complaint:told",
        kind="constraint",
        confidence="stated",
        score=20,
        keywords=(),
        pattern=pattern(
            r"^(?:tôi )?(?:đã|có) (?:bảo|nói|dặn|nhắc)(?: (?:bạn|là|rồi|mày|em))* (?:đừng|"
            r"không|phải|chỉ|luôn)\b \S+.*",
        ),
        hits=(
            "đã bảo đừng push thẳng lên main rồi",
            "tôi đã dặn phải chạy test trước",
        ),
        misses=("đã nói chuyện với khách",),
    ),
)
