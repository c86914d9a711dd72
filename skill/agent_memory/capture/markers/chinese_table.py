"""Chinese: guards, supports and the table."""

from __future__ import annotations

from agent_memory.capture.markers import FATAL, Guard, Support, Table, pattern, words
from agent_memory.capture.markers.chinese import MARKERS, VERB

_STANDING = frozenset(
    {"asked:remember", "asked:save", "standing:from-now-on", "standing:every", "approval", "style"}
)

GUARDS = (
    Guard(
        name="question",
        cost=FATAL,
        keywords=words(
            "吗 呢 什么 怎么 怎样 如何 哪 是不是 能不能 要不要 有没有 可不可以 是否 多少 "
            "为何 为什么 对不 干嘛 行不行 会不会 需不需要 几个 嘛"
        ),
        pattern=pattern(
            r"(?:吗|呢|么)\W*$",
            r"(?<!无论)(?<!不管)什么(?!时候都|都)|怎么(?!又|老|总)|怎样|如何(?!都)|哪(?:些|个|"
            r"里|一|几|种)|是不是|能不能|要不要|有没有|可不可以|是否|多少(?!遍|次)|为何|"
            r"为什么|对不对?$|干嘛|行不行|会不会|需不需要|几个$",
        ),
        hits=("必须重启吗", "是不是不要用缓存", "怎么才能不重复"),
        misses=("不要用缓存", "你怎么又改了"),
        spares=frozenset({"complaint", "asked:save"}),
    ),
    Guard(
        name="recollection",
        cost=FATAL,
        keywords=words("记得 记住 印象"),
        pattern=pattern(
            r"(?:你|还|你还)(?:记得|记住)(?!,|,|:)|我(?:还)?记得|我印象|记(?:得|住)(?:了)?(?:吗|没)"
        ),
        hits=("你还记得那条规则", "我记得以前不要用这个"),
        misses=("记住，不要用这个", "记得跑测试"),
    ),
    Guard(
        name="condition",
        cost=5,
        keywords=words("如果 若 要是 假如 除非 万一"),
        pattern=pattern(r"^(?:如果|若|要是|假如|万一)"),
        hits=("如果失败就不要重试",),
        misses=("失败就不要重试",),
        spares=_STANDING | {"procedure", "when-unsure"},
    ),
    Guard(
        name="hypothesis",
        cost=14,
        keywords=words("假设 比如 例如 打个比方 举例"),
        pattern=pattern(r"(?:^|[,,])假设(?!性)|比如|例如|打个比方|举例"),
        hits=("比如不要写死端口",),
        misses=("不要写死端口",),
        spares=_STANDING,
    ),
    Guard(
        name="unsure",
        cost=6,
        keywords=words("好像 可能 大概 也许 估计 似乎 感觉 觉得 应该是 或许 建议"),
        pattern=pattern(r"好像|可能|大概|也许|估计|似乎|感觉|我觉得|应该是|或许"),
        hits=("可能不应该在这里加锁",),
        misses=("不要在这里加锁",),
        spares=frozenset({"asked:remember", "asked:save"}),
    ),
    Guard(
        name="one-off",
        cost=12,
        keywords=words(
            "先不 先别 暂时 目前 这次 本次 现在 刚刚 刚才 今天 明天 这一步 这步 待会 等一下"
            " 等等 稍后 之后再 还没 后续再 再说 先等 这一次 此次 这个任务 这轮 眼下"
        ),
        pattern=pattern(
            r"先(?:不|别|不要|等|暂停)|暂时|目前|(?<!每)这一?次|本次|此次|(?<!从)现在|刚刚|"
            r"刚才|今天|明天|这一?步|待会|等一下|等等$|稍后|之后再|还没|后续再|再说|这个任务|"
            r"这一?轮|眼下"
        ),
        hits=("先不要提交", "这次不要改测试", "现在不要动数据库"),
        misses=("从现在开始不要提交", "以后不要提交"),
        spares=_STANDING | {"complaint"},
    ),
    Guard(
        name="feedback",
        cost=10,
        keywords=words(
            "报错 错误 失败 没反应 不显示 不起作用 无法 没有 不对 不成功 异常 可以了 很好 "
            "谢谢 不错 看不到 还是 有问题 卡住 没了 不见了 闪退 崩溃 白屏 卡顿"
        ),
        pattern=pattern(
            r"报错|(?<!处理)(?<!捕获)(?<!隐藏)(?<!吞)错误(?!处理|码|信息)|失败(?!时)|没反应|"
            r"不显示|不起作用|无法|没有(?:显示|正常|出现|反应|效果)|不对|不成功|可以了|很好|"
            r"谢谢|不错|看不到|还是(?:不|没|有)|有问题|卡住|没了|不见了|闪退|崩溃|白屏|卡顿"
        ),
        hits=("点了没反应，不能保存", "还是不显示"),
        misses=("不要吞掉异常",),
        spares=_STANDING | {"lesson", "complaint", "when-unsure", "procedure"},
    ),
    Guard(
        name="task",
        cost=8,
        keywords=(),
        pattern=pattern(
            r"^(?:好的?[,,]?|那|请|现在|再|然后|接着|你|我们|可以|麻烦|继续|并|另外|还|也|"
            r"需要|我要|我想|我需要|\d+[、.]?)*(?:帮我(?!记)|给我|修改|添加|增加|新增|"
            r"加(?!密)|删除?|查|检查|看|写|创建|新建|生成|更新|运行|执行|启动|打开|分析|解释|"
            r"整理|安装|下载|继续|实现|优化|修复|改(?!用)|做|将|把(?!.{0,12}(?:记忆|memory|"
            r"claude))|测试|推送|调用|设计|搜索|找|告诉|列出|参考|补充|说明|重新|翻译|拿|换|"
            r"导出|完善|集成|去除|研究|删|开发)"
        ),
        hits=("帮我写个脚本，必须能跑", "修改登录页，不要改接口"),
        misses=("不要改接口", "请用中文回答", "提交前必须跑测试"),
        spares=_STANDING
        | {
            "complaint",
            "procedure",
            "use-not",
            "location",
            "own",
            "lesson",
            "thing-how",
            "keep",
            "order",
            "when-unsure",
            "fact:state",
            "scope-of-change",
        },
    ),
    Guard(
        name="deictic",
        cost=6,
        keywords=words("这个 这里 这些 这样 这段 那个 那里 那些 此处 上面 下面 上述 它 这条 该"),
        pattern=pattern(
            r"这(?:个(?!项目|仓库|工程)|里|些|样|段|条|张|句)|那(?:个|里|些|样)|此处|上面|"
            r"下面|上述|它"
        ),
        hits=("不要改这个", "上面的必须删掉"),
        misses=("这个项目不要用缓存",),
        spares=frozenset({"asked:remember", "asked:save", "standing:from-now-on"}),
    ),
    Guard(
        name="interface",
        cost=8,
        keywords=words(
            "按钮 页面 界面 弹窗 图标 颜色 字体 布局 菜单 点击 显示 左上 右上 左下 右下 图片"
            " 展开 下拉 框 卡片 列表 滚动 窗口 配色 排版 进度条"
        ),
        pattern=pattern(
            r"按钮|页面|界面|弹窗|图标|颜色|字体|布局|菜单|点击|显示|左上|右上|左下|右下|图片|"
            r"展开|下拉|框(?!架)|卡片|滚动|窗口|配色|排版|进度条"
        ),
        hits=("按钮必须放在右边",),
        misses=("密钥必须放在环境变量",),
        spares=frozenset(
            {
                "asked:remember",
                "asked:save",
                "approval",
                "complaint",
                "style",
                "prohibition:forbidden",
            }
        ),
    ),
    Guard(
        name="narrative",
        cost=14,
        keywords=words("以后 之后 总是 每次 一直 老是 我注意到 我发现 并没有 始终 永远"),
        pattern=pattern(
            r"(?:下载|安装|进入|点击|修改|完成|打开|登录|登入|提交|更新|重启|改|用|启动|运行|"
            r"关闭|切换)[^,,。]{0,6}(?:以后|之后)(?!都|要|必须|先|不要|请)",
            r"(?:总是|每次都?|一直|老是|始终|永远)(?=[^要]{0,10}(?:显示|错误|报错|失败|不了|"
            r"没有|重新|卡|弹|空|返回|不更新|不变))",
            r"我(?:注意到|发现)|并没有",
        ),
        hits=("登录以后白屏", "每次都报错"),
        misses=("每次提交都要跑测试",),
        spares=frozenset({"complaint", "asked:remember"}),
    ),
    Guard(
        name="reported",
        cost=10,
        keywords=words("文档说 提示说 他说 她说 官方 据说 网上说 群里"),
        pattern=pattern(
            r"(?:文档|提示|他|她|官方(?:文档)?|网上|群里|客户|老板|同事)(?:里|中|上)?(?:说|写|"
            r"提到|建议)|据说"
        ),
        hits=("官方文档说不要这样用",),
        misses=("我说过不要这样用",),
        spares=frozenset({"asked:remember", "asked:save", "complaint"}),
    ),
)

SUPPORTS = (
    Support(
        name="practice",
        gain=4,
        keywords=words(
            "提交 推送 分支 测试 文档 注释 代码 密钥 key commit push 部署 规范 格式 命名 "
            "语言 中文 英文"
            " 回复 回答 确认 计划 兼容 硬编码 写死 依赖 接口 规则 工具 memory md git docker"
            " 环境 配置 日志"
            " 数据库 生产 密码 变量 函数 类型 备份 版本 仓库 目录 擅自 文件 模拟 假数据 mock"
            " npm pip uv"
        ),
        pattern=pattern(r""),
        hits=("不要提交密钥",),
        misses=("不要太大",),
    ),
    Support(
        name="scope",
        gain=3,
        keywords=words("所有 全部 任何 每次 每个 统一 一律 整个 全局 项目"),
        pattern=pattern(r""),
        hits=("任何文件都不要改",),
        misses=("不要改",),
    ),
    Support(
        name="reason",
        gain=2,
        keywords=words("因为 所以 否则 以免 由于 为了 防止"),
        pattern=pattern(r""),
        hits=("不要并发写，以免锁表",),
        misses=("不要并发写",),
    ),
)

CHINESE = Table(
    language="chinese",
    spaced=False,
    minimum=5,
    markers=MARKERS,
    guards=GUARDS,
    supports=SUPPORTS,
    lead=pattern(
        r"^(?:\s*(?:好的?|嗯|行|ok|okay|那么?|还有|另外|此外|对了|然后|而且|但是?|不过|同时|"
        r"最后|首先|其次|并且|所以|哦|啊|麻烦你?|再次|claude)(?:[,,。!!:\s]+|(?=请|以后|不要|"
        r"记住|你)))+"
    ),
    heading=pattern(
        r"规则|规范|要求|注意(?:事项)?|约束|原则|约定|禁止|禁忌|必须遵守|以后|记住|偏好|习惯|"
        r"准则|红线|不要"
    ),
    lasting=pattern(r"以后|记住|规则|规范|约定|禁止|严禁|必须遵守|偏好|习惯|准则|红线"),
    forbids=pattern(r"^(?:严格)?(?:禁止(?:事项)?|不要(?:做)?|禁忌|严禁)\W*$"),
    cut=pattern(
        r"[,,]\s*(?=(?:并且|而且|且|但是?|同时|也|还有|另外|请|以后)*(?:不要|禁止|严禁|必须|"
        r"务必|记住|记得|一定要?|确保|别再|以后|每次|所有|我说过|不用))",
    ),
    subordinate=pattern(
        r"^(?:当|如果|若|每次|每当|只要|在|提交|修改|改完|完成|写完|遇到|除非|未经|凡是|因为|"
        r"由于|无论|新增|发布|部署|为了|以后|从现在|所有)|^.{1,14}(?:时|前|后|的时候|的话|"
        r"情况下)$"
    ),
    request=pattern(
        r"^(?P<no>不要|别|禁止)?(?:请|帮我|给我|麻烦你?|你|先|再|然后|直接|继续|可以|把|将|去|"
        rf"来|现在|都|要|需要)*(?:{VERB})(?!一下$|吧$|.{{0,3}}了|它|这个$|那个$|很久)\S*.{{2,}}$"
    ),
    fragment=pattern(
        r"(?:的时候|时|后|外|之前|之后|以后|和|与|或|并|但|而|因为|如果|比如|包括|以及|对于|"
        r"关于|是|把|将|在|为|从|向|[,,、::(（])$"
    ),
    coordinated=pattern(
        rf"(?P<no>不要|禁止|严禁|不准|不许|不得|不能|切勿|别)(?P<first>{VERB}[^,;]*?)(?:或者?|"
        rf"或是)(?P<other>{VERB}(?P<rest>.*))$"
    ),
    refers=pattern(
        r"^(?:请|你|你要|帮我|给我|把|将|以上|这些|这条|这个|这点|这一点|并|都|也|要)*(?:记住|"
        r"记一下|记下来?|牢记|保存|存|写|加|放|更新|记录|记|添加)(?:这点|这个|这条|这些|它|"
        r"这一点|一下|下来|以上)?(?:(?:到|进|入|在)?\s*(?:你的|项目|全局|长期|的|"
        r"这个)*\s*(?:记忆|memory|claude\.?md|agents\.?md|规则|规范)(?:里面?|中|"
        r"文件)*)?[了吧\W]*$"
    ),
    verb=pattern(VERB),
    alone=pattern(r"^(?:不要|别|禁止)(?:猜测?|假设|瞎编|编造|写死|硬编码|提交|推送)$"),
)
