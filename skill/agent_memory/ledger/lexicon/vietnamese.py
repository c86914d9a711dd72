"""Vietnamese words of the field, by what they say in English.

One meaning a line, in English words; after "=" what is said for it, parted by commas. A line
without a meaning holds what says nothing.
"""

from __future__ import annotations

VIETNAMESE = """
 = và, hoặc, là, rằng, luôn, luôn luôn, hãy, nhé, từ nay, từ giờ, lần sau, tất cả, mọi, mỗi, các
 = những, nhớ, hãy nhớ, phải, cần, nên, tôi đã nói là, tôi đã nói, tôi đã bảo
 = tôi đã nói nhiều lần là, trong dự án này, của, tôi, mình, bạn, chúng tôi, cũng, đã, được
 = vui lòng, làm ơn, xin, thì, cho, này, thẳng, trực tiếp, viết ra, có
not = đừng, không, không được, không bao giờ, cấm, tránh, không nên, không muốn bạn
not = tôi không muốn bạn, nghiêm cấm, tuyệt đối không
why-do-you = sao bạn cứ, sao bạn lại, bạn lại, tại sao bạn, tại sao bạn luôn
why-do-you not = bạn quên, lại quên, bạn lại quên
before you = trước khi
after you = sau khi
when you = khi, mỗi khi, mỗi lần
if you = nếu
unless = trừ khi
without approval = khi chưa hỏi tôi, khi chưa hỏi, mà không hỏi, mà không hỏi tôi
without approval = khi chưa có sự đồng ý của tôi, khi chưa được phép, tự ý, mà chưa hỏi tôi
without approval = khi tôi chưa đồng ý, khi chưa có phép
ask = hỏi, hỏi tôi, hãy hỏi tôi, xác nhận với tôi, xin phép tôi
without = mà không, không có
only = chỉ
instead-of = thay vì, thay cho
because = vì, bởi vì
in = trong, lên, vào, ở, bằng
answer = trả lời, câu trả lời
speak = nói
use = dùng, sử dụng, xài
execute = chạy
add = thêm, viết, tạo, sinh, ghi
change = sửa, đổi, thay đổi, chỉnh sửa, động vào, chạm vào
remove = xóa, xoá, bỏ
update = cập nhật
commit = commit
push = push, đẩy
merge = merge, gộp
install = cài, cài đặt
read = đọc
explain = giải thích
skip = bỏ qua
guess = đoán
invent = bịa
deploy = deploy, triển khai
test = test, kiểm thử
comment = comment, chú thích, bình luận
doc = tài liệu
file = file, tệp, tập tin
branch = nhánh
code = code, mã, mã nguồn
dependency = thư viện, gói, phụ thuộc
variable = biến
function = hàm
database = cơ sở dữ liệu, database
password = mật khẩu
error = lỗi
config = cấu hình
name = tên
generated = tự sinh, được sinh, sinh tự động
short = ngắn gọn, ngắn, súc tích
new = mới
english = tiếng anh, anh
vietnamese = tiếng việt, việt
japanese = tiếng nhật
emoji = emoji
anytype = any
format = định dạng
log = log, nhật ký
"""
