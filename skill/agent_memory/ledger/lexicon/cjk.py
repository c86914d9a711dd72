"""Chinese, Japanese and Korean as the field writes them: known words as the tokens they mean.

A run is cut at known words, longest first; a known word becomes the token that its
English counterpart has, so that verb, object and value are found as in English and a rule said in
two languages is one. What is left over becomes overlapping pairs of characters.
"""

from __future__ import annotations

_TRADITIONAL = (
    "請時們這個來對說話會為過還沒開關從後點問題體應該讓給與當進動種類確認實現測試檔案設環變數錯誤資訊號儲顯標準導頁連結圖線業務員記憶"
    "總經單雙碼網觀發電腦軟硬鍵盤執輸據庫專職詞語術簡複製貼寫讀選擇項傳達輪詢轉錄視頻聲響幫編譯構組織終斷續間隔樣貌麼嗎邊裡裏驗證謂"
    "幾塊態靜頭將領無論討並須強調權壓縮兩優處產長門見車馬書報紙買賣錢兒習學難隻條張歲則規與於氣漢義儘別樹註釋倉刪滅離縱橫換歸讚機"
    "場東風陣異倆違禁絕許邏輯鏈約啟閉遠遞歷嚴萬億劃創獲獨繼適絡參護補齊麗備運險雜隨"
)
_SIMPLIFIED = (
    "请时们这个来对说话会为过还没开关从后点问题体应该让给与当进动种类确认实现测试档案设环变数错误资讯号储显标准导页连结图线业务员记忆"
    "总经单双码网观发电脑软硬键盘执输据库专职词语术简复制贴写读选择项传达轮询转录视频声响帮编译构组织终断续间隔样貌么吗边里里验证谓"
    "几块态静头将领无论讨并须强调权压缩两优处产长门见车马书报纸买卖钱儿习学难只条张岁则规与于气汉义尽别树注释仓删灭离纵横换归赞机"
    "场东风阵异俩违禁绝许逻辑链约启闭远递历严万亿划创获独继适络参护补齐丽备运险杂随"
)

_JAPANESE = {
    "": (
        "してください て下さい ください 下さい して する します ます です ました "
        "を は が に で の と も へ "
        "して しろ しよう せよ こと ように でください てください "
        "必ず いつも 常に 毎回 ずっと これから 今後"
    ),
    "!": (
        "しないでください しないで ないでください ないで しないこと しない せず するな 禁止 "
        "やめてください やめて しなくていい 使わないでください 使わないで 使わないこと "
        "使わない 使うな 書かないでください 書かないで 書かないこと 書かない 書くな"
    ),
    "->-when": "とき",
    "use": "使ってください 使って 使う 使い 使え 使用",
    "add": "書いてください 書いて 書く 書き 書け 追加 作成 作って",
    "answer": "答えてください 答えて 答える 答えろ 返答 回答 返事",
    "execute": "実行 走らせて",
    "change": "変更 編集",
    "remove": "削除",
    "commit": "コミット",
    "push": "プッシュ",
    "merge": "マージ",
    "branch": "ブランチ",
    "test": "テスト",
    "code": "コード",
    "comment": "コメント",
    "file": "ファイル",
    "commitmessage": "コミットメッセージ",
    "english": "英語",
    "japanese": "日本語",
    "chinese": "中国語",
}
_KOREAN = {
    "": (
        "해주세요 해줘요 해줘 해줄래 주세요 하세요 하십시오 합니다 한다 해라 해요 하자 할것 하도록 "
        "할 것 시켜줘 줘 달라 부탁해 해 하라 하기 항상 반드시 꼭 언제나 앞으로 매번 "
        "에서 으로 을 를 은 는 이 가 에 로 의 도 와 과 좀 하지"
    ),
    "!": (
        "하지마세요 하지마라 하지마 하지말고 하지말것 하지말아줘 하지않도록 마세요 마십시오 "
        "마라 말고 말아줘 말아주세요 말아라 말아 말것 마 금지 안된다 안돼 안됨 "
        "쓰지마세요 쓰지마 쓰지말고"
    ),
    "->-before": "전에",
    "->-after": "후에",
    "use": "사용 써줘 써라 쓰기",
    "add": "추가 작성 생성",
    "answer": "대답 답변 응답",
    "execute": "실행",
    "change": "수정 변경",
    "remove": "삭제 제거",
    "commit": "커밋",
    "push": "푸시",
    "merge": "병합",
    "branch": "브랜치",
    "test": "테스트",
    "code": "코드",
    "comment": "주석",
    "file": "파일",
    "commitmessage": "커밋메시지",
    "english": "영어",
    "korean": "한국어 한글",
}

_CHINESE = {
    "": (
        "请问 请你 请您 请 麻烦 谢谢 感谢 一下 可以 您 你 我们 咱们 我 的 了 吗 呢 吧 啊 呀 "
        "开始 以后 今后 从现在开始 从今以后 每次 每一次 永远 始终 一直 总是 都 就 也 还 再 要求 "
        "必须 需要 应该 应当 务必 一定要 一定 所有 全部 一律 统一 是 有 和 与 及 或者 或 把 将 "
        "被 让 给 对于 对 到 从 个 中的 进行 然后 接下来 尽量 直接 记住 记得 "
        "牢记 只要 先 要 会 能 想 希望 得 着 项目中 项目里 明确 规则 规定 任何 "
        "千万 绝对 为 以 之 其 里面 里 内 以外 之外 除外 上 下 中 都要 全都 老是 又 很 更 最"
    ),
    "!": (
        "不要 不得 不能 不准 不许 不可以 不可 不用 不再 不应该 不应 不需要 不必 不允许 不使用 勿 "
        "请勿 切勿 禁止 严禁 无需 避免 别再 别 禁用 拒绝 莫 绝不 决不 从不 杜绝"
    ),
    "!!": (
        "是否 不要忘记 别忘了 别忘记 没问题 是不是 能不能 有没有 会不会 要不要 不同 不仅 不错 不过 "
        "不好意思 重要 主要 其他 其它 特别 区别 级别 类别 分别 识别 别的 别人 性别 个别 告别"
    ),
    "->instead-of": "而不是 而非 代替",
    "->because": "因为 由于 以免 免得 否则",
    "->only": "只能 只有 只在 只",
    "->if": "如果 假如 若 当",
    "->-when": "时 的时候 时候",
    "->-before": "之前 以前 前",
    "->-after": "之后 后 完毕后 完毕",
    "->in": "在",
    "->this": "这个 那个 这些 那些 这里 那里 这 那 该 它们 它",
    "->why-do-you": "为什么总是 为什么每次 为什么又 为什么还 怎么又 怎么总是",
    "use": "使用 采用 改用 换成 改成 选用 运用 用 优先使用 优先用",
    "commit": "提交",
    "push": "推送",
    "merge": "合并",
    "branch": "分支",
    "pr": "合并请求 拉取请求",
    "test": "测试",
    "unittest": "单元测试 单测",
    "run": "运行 执行 跑",
    "build": "编译 构建",
    "change": "修改 更改 改动 变更 改 动 编辑",
    "remove": "删除 移除 去掉 删掉 删",
    "add": "添加 新增 增加 创建 新建 生成 加上 加 编写 写 撰写 写入",
    "update": "更新",
    "answer": "回答 回复 答复 回应 作答 答",
    "explain": "解释 说明 描述",
    "ask": "询问 问我 问 确认 请示 征求 我要求 我让你 我说 我叫你",
    "wait": "等待 等",
    "tell": "告诉 告知",
    "notify": "通知 提醒 提示",
    "check": "检查 验证 核对 校验",
    "show": "显示 展示 打印 输出",
    "keep": "保持 保留",
    "fix": "修复 修正 解决",
    "review": "审查 评审 审核",
    "refactor": "重构",
    "rename": "重命名 改名",
    "install": "安装",
    "deploy": "部署 发布 上线",
    "translate": "翻译",
    "follow": "遵循 遵守 按照 依照 参照",
    "read": "阅读 读取 读",
    "open": "打开",
    "enable": "启用 开启 进入",
    "put": "放在 放到 放 保存 存放 存储 存",
    "approval": "允许 许可 同意 批准 授权 明确要求 要求过",
    "code": "代码",
    "comment": "注释",
    "doc": "文档",
    "file": "文件 档案",
    "dir": "目录 文件夹",
    "dependency": "依赖 依赖包 第三方库 依赖库",
    "function": "函数",
    "variable": "变量",
    "parameter": "参数",
    "config": "配置",
    "database": "数据库",
    "error": "错误 报错 异常",
    "log": "日志",
    "secret": "密钥 密码 秘钥 凭证 令牌",
    "hardcode": "硬编码 写死",
    "workaround": "绕过 变通",
    "guess": "猜测 臆测 瞎猜 猜 假设",
    "invent": "编造 捏造 杜撰 虚构 瞎编",
    "emoji": "表情符号 表情",
    "popup": "弹窗 弹出窗口 弹框 弹出",
    "出现": "出现",
    "mock": "模拟",
    "mockdata": "模拟数据 假数据 虚假数据 伪造数据",
    "style": "风格 样式",
    "name": "命名",
    "message": "信息 消息",
    "todomark": "待办注释",
    "swallow": "吞掉 吞没 吞",
    "duplicate": "重复",
    "commitmessage": "提交信息 提交消息 提交说明",
    "english": "英文 英语",
    "chinese": "简体中文 中文 汉语 中国话",
    "traditional": "繁体中文 正体中文 繁体 繁中 正体字",
    "japanese": "日文 日语",
    "indent": "缩进",
    "tab": "制表符",
    "space": "空格",
    "plan": "计划 方案",
    "step": "步骤",
    "component": "组件",
    "interface": "接口",
    "server": "服务器",
    "environment": "环境",
    "production": "生产",
    "image": "图片 截图",
    "without": "未经 没有 不经 没跑 没跑完 没有跑 没运行 没有运行 未运行 未执行 没执行",
    "pass": "通过 跑通 全绿",
    "direct": "擅自 自行 随意",
    "autogenerated": "自动生成",
    "main": "主分支 主干",
    "dev": "开发分支",
    "project": "项目",
    "term": "专有名词 专业术语 术语 专业名词",
    "->except": "除了 除非",
    "mode": "模式",
    "new": "新的 新",
    "frontend": "前端 前台",
    "backend": "后端 后台",
    "previous": "前面 前者",
    "suffix": "后缀",
    "prefix": "前缀",
    "skip": "跳过 略过",
    "user": "用户",
    "app": "应用",
    "call": "调用",
    "upload": "上传",
    "download": "下载",
    "content": "内容",
    "ram": "内存",
    "time": "时间",
    "realtime": "实时",
    "local": "本地",
    "feature": "功能",
    "performance": "性能",
    "session": "会话",
    "dialog": "对话框 对话",
    "object": "对象",
    "automatic": "自动",
    "manual": "手动",
    "launch": "启动",
    "problem": "问题",
    "access": "访问",
    "cache": "缓存",
    "current": "当前",
    "summary": "摘要 总结",
    "dynamic": "动态",
    "address": "地址",
    "purpose": "作用 用途",
    "online": "线上 上线环境",
    "context": "上下文",
    "below": "以下 下面",
    "above": "以上 上面",
    "format": "格式",
    "type": "类型",
    "request": "请求",
    "thread": "线程",
    "process": "进程",
    "version": "版本",
    "suggest": "建议",
    "design": "设计",
    "logic": "逻辑",
    "field": "字段",
    "table": "数据表 表格",
    "data": "数据",
    "page": "页面",
    "button": "按钮",
    "tool": "工具",
    "terminal": "终端",
    "command": "命令",
    "script": "脚本",
    "language": "语言",
    "typehint": "类型注解 类型提示",
    "exception": "捕获异常",
    "restart": "重启",
    "backup": "备份",
    "force": "强制",
    "forcepush": "强制推送 强推",
    "amend": "修补提交",
    "overengineer": "过度设计 过度工程",
    "placeholder": "占位符 占位",
    "shortcut": "走捷径 偷懒",
    "fallback": "兜底 降级",
    "tdd": "测试驱动 测试先行 先写测试",
    "redundant": "冗余 多余",
    "backcompat": "向后兼容 兼容旧版",
}

SCRIPT = str.maketrans(_TRADITIONAL, _SIMPLIFIED)
MEANING = {
    word.translate(SCRIPT): token
    for table in (_KOREAN, _JAPANESE, _CHINESE)
    for token, words in table.items()
    for word in words.split()
}


def _lengths() -> dict[str, tuple[int, ...]]:
    """The lengths that words of each beginning have, the longest first."""
    found: dict[str, set[int]] = {}
    for word in MEANING:
        found.setdefault(word[0], set()).add(len(word))
    return {start: tuple(sorted(lengths, reverse=True)) for start, lengths in found.items()}


_LENGTHS = _lengths()


def words(run: str) -> list[tuple[str, str]]:
    """The known words of a run with what each means, and the pairs of characters between them."""
    found: list[tuple[str, str]] = []
    at = since = 0
    while at < len(run):
        word = _known(run, at)
        if word:
            found += _pairs(run[since:at])
            found.append((word, MEANING[word]))
            since = at + len(word)
        at += len(word) or 1
    return found + _pairs(run[since:])


def _known(run: str, at: int) -> str:
    """The longest known word that starts here."""
    for length in _LENGTHS.get(run[at], ()):
        word = run[at : at + length]
        # A Korean particle is one only where the run ends.
        if word in MEANING and not (length == 1 and word >= "가" and at + 1 < len(run)):
            return word
    return ""


def _pairs(rest: str) -> list[tuple[str, str]]:
    return [(rest[at : at + 2],) * 2 for at in range(max(min(1, len(rest)), len(rest) - 1))]
