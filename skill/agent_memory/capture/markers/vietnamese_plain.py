"""Vietnamese markers of what people plainly say: wishes, stops, places, who does it, how simple."""

from __future__ import annotations

from agent_memory.capture.markers import european_heads as plain_heads
from agent_memory.capture.markers import pattern

# The parts of the work.
WORK = (
    r"(?:(?:tất cả |toàn bộ |các |mọi )?(?:code|mã|test|commit(?: message)?|tài liệu|docs?|comment|"
    r"chú thích|tên (?:biến|hàm|file|class|bảng|cột|nhánh)|biến|hàm|thông báo|câu trả lời|file|"
    r"nhánh|branch|class|component|kiểu|style|text|chuỗi|khóa|api key|mật khẩu|token|secret|ngày "
    r"giờ|migration|thư viện|dependency|log|endpoint|api|route|query|câu truy vấn|import|model|"
    r"service|hook|hằng số|config|cấu hình|bảng|cột|script|pr|exception|thư mục|interface|module))"
)

PLAIN = (
    plain_heads.WISH.row(
        pattern(
            r"\b(?:tôi|mình|em|anh) (?:muốn|cần|mong) (?:bạn|em|mày|claude) (?:luôn |không |chỉ |"
            r"phải )*(?:dùng|sử dụng|trả lời|nói|viết code|tuân|theo|giữ|hỏi|giải thích|kiểm tra|"
            r"làm theo|đọc) (?:\S+ ){1,}(?!này$|đó$)\S+.*",
        ),
        hits=(
            "tôi muốn bạn luôn theo kiến trúc sạch",
            "mình cần bạn giữ phong cách của dự án",
        ),
        misses=("tôi muốn thêm nút", "tôi muốn bạn sửa lỗi", "mình cần gấp"),
    ),
    plain_heads.NOT_NEEDED.row(
        pattern(
            r"^(?:tôi |mình )?(?:không|khỏi|ko|chẳng) cần (?:phải )?(?:viết|thêm|tạo|giải thích|"
            r"hỏi|comment|log|tóm tắt|xác nhận|nhắc|lặp lại|chạy|mock|cài|test)\b (?!nữa|này|đó)"
            r"\S+.*",
        ),
        hits=("không cần giải thích dài", "khỏi cần hỏi lại khi chạy test"),
        misses=("không cần nữa", "không cần câu này"),
    ),
    plain_heads.STOP.row(
        pattern(
            r"^(?:đừng|thôi|ngừng|dừng)(?: có)? (?!lo\b|à\b)\S+ .{2,60}\b(?:nữa|hoài|mãi|liên tục|"
            r"suốt)(?: nhé| nha| đi)?$",
        ),
        hits=("đừng tự thêm thư viện nữa", "thôi tạo file báo cáo nữa nhé"),
        misses=("đừng lo nữa", "thôi nữa", "chạy nữa đi"),
    ),
    plain_heads.MUST_WORK.row(
        pattern(
            rf"^{WORK}(?: (?!bị|lỗi)\S+){{0,3}}? (?:phải|nên|cần|không được|không nên|chỉ được)(?: "
            r"có| là)? (?!lỗi|sửa|xem)\S+ ?\S*.*",
            r"^(?:ở|trong|tại|với) .{2,50}? (?:thì )?(?:đừng|không được|không nên|cấm)(?: có)? "
            r"(?!lo\b)\S+ \S+.*",
        ),
        hits=(
            "tên bảng phải ở dạng số nhiều",
            "code nên tách theo tính năng",
            "trong thư mục core đừng import từ ui",
        ),
        misses=("nút này phải to", "code bị lỗi", "ở đây không chạy"),
    ),
    plain_heads.GOES.row(
        pattern(
            rf"^{WORK}(?: \S+){{0,3}}? (?:để|đặt|nằm|lưu|lấy|đưa|viết|bỏ|khai báo|đọc|gọi)(?: "
            r"hết)? (?:ở|trong|vào|từ|theo|qua|bằng|riêng|cạnh) (?!lỗi|này)\S+.*",
        ),
        hits=("text đưa hết vào file ngôn ngữ", "token lấy từ biến môi trường"),
        misses=("nút nằm ở bên phải", "code lỗi ở đây"),
    ),
    plain_heads.PLAIN_CODE.row(
        pattern(
            r"^(?:đừng|không) (?:làm )?(?:phức tạp|over ?engineer)\S*(?: hóa| lên| quá)?\b.*|"
            r"^(?:giữ|làm) (?:mọi thứ |code )?(?:đơn giản|gọn)(?: thôi| nhé)?$",
            r"^(?:viết |giữ |tôi (?:muốn|thích) |làm )?code (?:phải |thật |luôn |nên |cho |càng )*"
            r"(?:đơn giản|sạch|gọn|dễ hiểu|dễ đọc|ngắn|rõ ràng|tối giản|dễ bảo trì)\b.*",
        ),
        hits=("viết code dễ đọc thôi", "code phải gọn và rõ"),
        misses=("code lỗi rồi", "xem code này"),
    ),
    plain_heads.PREFERABLY.row(
        pattern(
            r"^(?:nếu được|nếu có thể|khi có thể|tốt nhất|ưu tiên)(?: thì| là)?,? (?:dùng|sử dụng|"
            r"viết|tránh|hạn chế|giữ)\b (?!cái này|nó)\S+.*",
            r"^(?:hạn chế|tránh|bớt) (?:dùng|sử dụng|viết|tạo|thêm|gọi|hardcode|comment)\b \S+.*",
            r"^(?:hãy |luôn |nên |nhớ )?(?:dùng|sử dụng|tái sử dụng|tận dụng) .{2,40} (?:có sẵn|"
            r"sẵn có|đã có)\b.*",
        ),
        hits=(
            "nếu có thể thì dùng hàm thuần",
            "hạn chế gọi api trong vòng lặp",
            "tận dụng component có sẵn",
        ),
        misses=("nếu được thì sửa luôn", "ưu tiên cái này", "dùng nút có màu"),
    ),
    plain_heads.MINE.row(
        pattern(
            r"\b(?:tôi|mình|tớ|anh|em) (?:sẽ |muốn )?tự (?:chạy|commit|push|deploy|merge|test|làm|"
            r"viết|review|build)(?: lệnh)? (?!cái|nút|này|được)\S+.*",
            r"^để (?:tôi|mình|tớ|anh|em) (?:tự )?(?:review|chạy|commit|push|deploy|merge|duyệt)"
            r"\b (?!cái|này)\S+.*",
        ),
        hits=("mình tự deploy lên server", "tôi sẽ tự commit code"),
        misses=("nó tự chạy lại", "tôi tự làm được"),
    ),
    plain_heads.AFTER.row(
        pattern(
            r"^(?:khi |sau khi |mỗi lần |mỗi khi )?(?:làm|sửa|code|viết|hoàn thành|implement)(?: "
            r"\S+){0,2}? xong (?:\S+ ){0,4}?(?:thì |hãy |nhớ |phải )?(?:chạy|test|commit|push|"
            r"build|cập nhật|kiểm tra|báo|restart|lint|format)\b.*",
        ),
        hits=("sửa xong nhớ chạy lint", "code xong thì cập nhật changelog"),
        misses=("làm xong rồi", "sửa xong vẫn lỗi"),
    ),
    plain_heads.TEACH.row(
        pattern(
            r"^(?:hãy |luôn )?giải thích (?:cho (?:tôi|mình) )?(?:từng|mỗi|kỹ|chi tiết từng|như|dễ "
            r"hiểu|đơn giản)\b \S*.*",
        ),
        hits=("giải thích từng thay đổi", "giải thích dễ hiểu cho người mới"),
        misses=("giải thích lỗi này",),
    ),
    plain_heads.GUESS.row(
        pattern(r"^(?:đừng|không|cấm|không được) (?:có )?(?:đoán|bịa|tự bịa|suy diễn|đoán mò)\b.*"),
        hits=("đừng đoán mò", "không bịa api"),
        misses=("tôi đoán là lỗi",),
    ),
    plain_heads.FIRST.row(
        pattern(
            r"^(?:luôn )?(?:viết|thêm|tạo|chạy|cập nhật) (?:unit )?(?:test|log|tài liệu|docs?|"
            r"comment|migration)\b.{0,20} (?:cho|với|sau|trước) (?:mỗi|mọi|từng)\b.*",
        ),
        hits=("thêm test cho mọi api mới", "chạy test sau mỗi lần sửa"),
        misses=("viết test cho hàm này",),
    ),
    plain_heads.AUTONOMY.row(
        pattern(
            r"^(?:bạn )?(?:có thể|được phép|cứ) (?!xem)\S+ .{2,40}\b(?:mà )?(?:không cần|khỏi) "
            r"(?:phải )?(?:hỏi|xin|báo|xác nhận).*"
        ),
        hits=("có thể chạy test mà không cần hỏi", "cứ sửa file không cần xin phép"),
        misses=("có thể xem không cần đăng nhập",),
    ),
)
