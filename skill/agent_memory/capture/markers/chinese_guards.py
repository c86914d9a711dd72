"""Chinese guards: what tells that a marked clause is of the moment, asked, told or pasted."""

from __future__ import annotations

from agent_memory.capture.markers import FATAL, Guard, pattern, words
from agent_memory.capture.markers.chinese_products import PRODUCTS
from agent_memory.capture.markers.chinese_requests import ASIDE

_STANDING = frozenset(
    {"asked:remember", "asked:save", "standing:from-now-on", "standing:every", "approval", "style"}
)

# A note is asked for: without one of these, or a colon, what is to stand in it is told elsewhere.
_TELLS = (
    r"不要|别(?!忘)|不用|不能|不准|不许|不得|禁止|严禁|必须|务必|一律|统一|只用|只能|只写|只改|"
    r"改用|改成|总是|"
    r"永远|每次|默认|优先|叫做|等于|位于|端口|而不是|(?:都|要|得|应)(?:用|是|写|跑|走|放|加|带|"
    r"先)(?!进|到|入)"
)
_SAVES = (
    r"(?:保存|存|写|加|放|更新|记录?|添加|固化|沉淀|补充|补|同步|归档|录入|整理|总结)(?:一下|下)?"
    r"[^,:]{0,16}"
)

GUARDS = (
    Guard(
        name="question",
        cost=FATAL,
        keywords=words(
            "吗 呢 什么 怎么 怎样 如何 哪 是不是 能不能 要不要 有没有 可不可以 是否 多少 为何 "
            "为什么 对不 干嘛 行不行 会不会 需不需要 几个 嘛"
        ),
        pattern=pattern(
            rf"^(?!{ASIDE}).*(?:(?<![懂白道好])(?:吗|呢|么)\W*$|怎么(?!又|老|总)|怎样|(?<!无论)(?<!名字)"
            r"如何(?!都)|是不是|能不能|(?<!问我)要不要|有没有|可不可以|(?<!问我)是否|多少(?!遍|次)|为何|"
            r"为什么|对不对?$|干嘛|行不行|会不会|需不需要|几个$)",
            rf"^(?!{ASIDE})(?!.*(?:说明|列出|注明|写清|标明|告诉我|写明|标出|总结|汇报|复述|"
            r"讲清)).*(?:哪(?:些|个|里|一|几|种)|(?<!无论)(?<!不管)什么(?!时候都|都))",
        ),
        hits=("必须重启吗", "是不是不要用缓存", "怎么才能不重复"),
        misses=("不要用缓存", "你怎么又改了"),
        spares=frozenset({"complaint", "asked:save", "style:told"}),
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
        name="note-of-what",
        cost=FATAL,
        keywords=words("记忆 memory claude agents"),
        pattern=pattern(
            rf"^(?!.*:\s?\S{{2,}})(?!.*(?:{_TELLS})).*?{_SAVES}(?:记忆|memory|claude\.?md|"
            rf"agents\.?md)"
        ),
        hits=(
            "把今天的结论存进 memory 里",
            "请把这次排查的经验教训保存到 memory 中",
            "总结一下这次的问题，写进 memory",
            "记到 claude.md 里面",
            "把部署流程记到记忆里",
        ),
        misses=(
            "把不要用 eval 这条写进记忆",
            "写进 memory：接口一律返回 utc",
            "在 claude.md 里加一条，日志只写英文",
            "记忆里加上：金额用分",
        ),
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
        name="supposing",
        cost=14,
        keywords=words("要是 假如 万一 倘若 就好了 就太"),
        pattern=pattern(r"^(?:要是|假如|万一|倘若)|就(?:太\S{1,3}了|好了)$"),
        hits=("要是每次都要刷新就太麻烦了",),
        misses=("如果失败就不要重试",),
        spares=frozenset({"procedure", "when-unsure", "asked:remember", "asked:save"}),
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
            "先不 先别 暂时 目前 这次 本次 现在 刚刚 刚才 今天 明天 这一步 这步 待会 等一下 等等 "
            "稍后 之后再 还没 后续再 再说 先等 这一次 此次 这个任务 这轮 眼下"
        ),
        pattern=pattern(
            r"先(?:不|别|不要|等|暂停)|暂时|目前|(?<!每)这一?次|本次|此次|(?<!从)现在|刚刚|刚才|"
            r"今天|明天|这一?步|待会|等一下|等等$|稍后|之后再|还没|后续再|(?:等|以后|回头|之后|"
            r"后面|下次|完)再说|再说(?:吧|了|$)|这个任务|这一?轮|"
            r"眼下"
        ),
        hits=("先不要提交", "这次不要改测试", "现在不要动数据库"),
        misses=("从现在开始不要提交", "以后不要提交"),
        spares=_STANDING | {"complaint"},
    ),
    Guard(
        name="choice",
        cost=FATAL,
        keywords=words("选 用 方案 按 走 采用 要"),
        pattern=pattern(
            r"^(?:那|就|那就|我)?(?:选择?|用|走|采用|按|要)\s?(?:第[一二三四五\d](?:个|种|套|版|"
            r"条)|(?:方案|选项|版本|plan)\s?[一二三四五a-e\d]|[a-e\d](?![\w.+#-])(?!\s?(?:个|空格|"
            r"位|格)))",
        ),
        hits=("用第二个方案，不要第一个", "选 b，不要 a", "就用方案二"),
        misses=("用 2 个空格缩进", "用 c++ 写", "按方案评审走"),
        spares=_STANDING - {"approval"},
    ),
    Guard(
        name="not-yet",
        cost=16,
        keywords=words(
            "不用 不需要 不必 先 继续 停 只 讨论 商量 吧 等我 再说 了 给我 给出 告诉 列出"
        ),
        pattern=pattern(
            r"^(?:你|那|就|请)*先(?!问|征求|经我)[^,再]{1,10}[,\s]+(?:不要|别|不(?:用|需要|急)|"
            r"暂不|不)",
            r"(?:不要|别)(?:再)?停(?:$|[,])|[,]\s?(?:继续|接着来)$",
            r"^(?:你|那|就|请)*先(?:和|跟|与)我(?:讨论|商量|聊|说说|过一遍)\S*$",
            r"^只(?:分析|看|讨论|读|回答|调研)[^,]{0,8}[,\s]?(?:不|别)\S{2,6}$",
            r"^(?:不要|别)(?:修改|改|动|写|执行|运行)(?:任何)?(?:代码|文件|"
            r"东西)?[,\s]\s?(?:你)?(?:先|只|直接)?(?:给我|给出|"
            r"告诉|列出|说|分析|回答|看)\S+",
            r"^(?:你)?(?:别|不要)(?:再)?(?:[^,\s的用写加]{1,3}|[这那][^,]{1,8})了(?:$|[,\s])",
            r"^\S{1,6}吧[,\s]",
            r"^(?:先)?等我|再说$|(?:不要|别)[^,]{2,12},\s?只(?:要|需要?)(?!是|有|能|不)\S{2,}",
            r"^不(?:用|需要|必)[^,]{2,8}[,]\s?(?:先|直接给我|你先|赶紧)",
        ),
        hits=(
            "先分析，不要动手",
            "别停，做完再说",
            "先和我讨论方案",
            "只分析不改代码",
            "不要拷贝外置盘，只要拷贝内置盘",
            "提交吧，不要推送",
            "别翻了，直接说结论",
            "别写代码，告诉我有几步",
        ),
        misses=("改表先问我再动手", "先跑测试再提交", "不要停用缓存"),
        spares=frozenset({"asked:remember", "asked:save", "complaint", "autonomy"}),
    ),
    Guard(
        name="feedback",
        cost=10,
        keywords=words(
            "报错 错误 失败 没反应 不显示 不起作用 无法 没有 不对 不成功 异常 可以了 很好 还行 "
            "不要 了 "
            "谢谢 不错 看不到 还是 有问题 卡住 没了 不见了 闪退 崩溃 白屏 卡顿 太 这么 那么"
        ),
        pattern=pattern(
            r"(?<!直接)(?<!要)(?<!应)报错(?!退出|信息|提示|文案|要|时|就|后|必须|了(?:再|就))|"
            r"(?<!处理)(?<!捕获)(?<!隐藏)(?<!吞)错误(?!处理|码|信息(?!:)|日志|类型)|失败(?!时|的|"
            r"就|必须|后|要|应|需)|没反应|太[^,]{1,4}了|不要[^,]{1,4}的$|"
            r"^[^,说忘完]{2,12}了[,]\s?(?:不要|别)|(?:这么|那么)(?!做|写|干)|不显示|不起作用|无法|"
            r"没有(?:显示|正常|出现|反应|效果)|不对|不成功|可以了|很好|还行|谢谢|不错|看不到|"
            r"还是(?:不|"
            r"没|有)|有问题|卡住|没了|不见了|闪退|崩溃|白屏|卡顿"
        ),
        hits=("点了没反应，不能保存", "还是不显示"),
        misses=("不要吞掉异常",),
        spares=_STANDING | {"lesson", "complaint", "when-unsure", "procedure"},
    ),
    Guard(
        name="task",
        cost=11,
        keywords=(),
        pattern=pattern(
            r"^(?:好的?[,,]?|那|请|现在|再|然后|接着|你|我们|可以|麻烦|继续|并|另外|还|也|需要|"
            r"我要|我想|我需要|\d+[、.]?)*(?:帮我(?!记)|给我|修改|添加|增加|新增|加(?!密)|删除?|"
            r"查(?!\S{1,3}(?:采用|使用|用))|检查|看|写|创建|新建|生成|更新|运行|执行|启动|打开|"
            r"分析|解释|整理|安装|下载|继续|"
            r"实现|优化|修复|改(?!用)|做|将|把(?!.{0,12}(?:记忆|memory|claude))|测试|推送|调用|"
            r"设计|搜索|找|告诉|列出|参考|补充|说明|重新|翻译|拿|换|导出|完善|集成|去除|研究|删|"
            r"开发|给(?!我)|修|重启|启动|关掉|停掉|试|想办法|\S{1,5}一下)(?!\S{0,10}(?:之?前|"
            r"之?后|时(?!间|区|长)|的时候|完))(?!需求|代码[,]?(?:要|都|必须|统一|一律)|"
            r"测试[,]?(?:要|都|必须))"
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
            "limit",
            "custom",
            "first-then",
            "habit:unwelcome",
            "prohibition:emphatic",
            "must:behaviour",
            "standing:behaviour",
            "fact:seat",
            "fact:limits",
            "fact:is",
            "decision:set",
        },
    ),
    Guard(
        # Nobody can act on it next week.
        name="dangling",
        cost=10,
        keywords=words("这样 那样 这么 那么 它"),
        pattern=pattern(
            r"^(?:以后|今后|从现在(?:开始|起)?|从今以后|下次|每次|请|你|记住|都|就|一律|统一|永远|再|也|不要|别|"
            r"不许|不准|[,\s])*(?:(?:这样|那样|这么|那么)(?:子)?(?:做|写|弄|改|搞|来|干|处理|回答)?|(?:做|写|弄|改|"
            r"动|碰|用|删)它)(?:吧|了|就行|就好|就可以了?)?$"
        ),
        hits=("以后都这样做", "不要再这样写了", "别动它"),
        misses=("以后这样写日志：先时间后级别", "这样写接口文档"),
        spares=frozenset({"complaint"}),
    ),
    Guard(
        name="deictic",
        cost=8,
        keywords=words("第 这 这里 这些 这样 这段 那个 那里 那些 此处 上面 下面 上述 它 这条 该"),
        pattern=pattern(
            r"(?<![a-z\d我们])(?<![a-z\d]\s)这(?:个(?!项目|仓库|工程|专案)|里|边(?!都|一律|统一)|"
            r"些|样|"
            r"种(?=写法|方式|方法|做法|格式|样式|效果|$|[,])|"
            r"段|条|张|句|章|节|页|版|"
            r"稿|图|一(?:章|节|段|"
            r"页|版|个|次|张))|那(?:个|里|些|样)|此处|第[一二三四五六七八九十\d]+(?:章|节|段|页|"
            r"行|张|题|步|条|点)|上面|下面|上述|它"
        ),
        hits=("不要改这个", "上面的必须删掉"),
        misses=("这个项目不要用缓存",),
        spares=frozenset(
            {
                "asked:remember",
                "asked:save",
                "standing:from-now-on",
                "ensure:note",
                "fact:limits",
                "stated:for",
            }
        ),
    ),
    *PRODUCTS,
    Guard(
        name="consequence",
        cost=16,
        keywords=words("否则 不然 所以 因此 于是 那就 这样"),
        pattern=pattern(r"^(?:否则|不然|要不|所以|因此|于是|那就|这样的?话|这样就)"),
        hits=("否则不要合并", "所以必须打开设置", "那就不要改了"),
        misses=("不要合并,否则会锁表", "这样的目录不要提交"),
        spares=_STANDING | {"complaint"},
    ),
    Guard(
        name="narrative",
        cost=14,
        keywords=words(
            "以前 曾经 之前 以后 之后 总是 每次 一直 老是 我注意到 我发现 并没有 始终 永远"
        ),
        pattern=pattern(
            r"(?:下载|安装|进入|点击|修改|完成|打开|登录|登入|提交|更新|重启|改|用|启动|运行|关闭|"
            r"切换)[^,,。]{0,6}(?:以后|之后)"
            r"(?![,]?\s?(?:都|也|要|必须|先|不要|请|需|应|得|务必|再|同步|进行|自动))",
            r"(?:总是|每次都?|一直|老是|始终|永远)(?=[^要]{0,10}(?:显示|错误|报错|失败|不了|没有|"
            r"重新|卡|弹|空|返回|不更新|不变))",
            r"我(?:注意到|发现)|并没有",
            r"(?:以前|曾经|原来)(?:都|一直|是|用|也)|每次都(?:要|得|会)(?:等|重新|手动|刷新|登|卡|"
            r"弹|转)",
            r"每次(?:打开|刷新|启动|登[录陆]|点击|进入|加载|切换|重启|连接)[^,]{0,8}都(?:要|会|"
            r"得)(?:重新|再|等|卡|手动|弹|登)",
        ),
        hits=("登录以后白屏", "每次都报错"),
        misses=("每次提交都要跑测试",),
        spares=frozenset({"complaint", "asked:remember"}),
    ),
    Guard(
        name="reported",
        cost=16,
        keywords=words(
            "警告 warning 注 说 写 提到 建议 要求 据说 显示 提示 让我 叫我 逼我 尊敬 亲爱 "
            "各位 需求 功能 用户故事 bug 任务"
        ),
        pattern=pattern(
            r"(?:文档|提示|他们?|她|官方(?:文档)?|readme|说明书|手册|协议|网上|群里|客户|老板|"
            r"同事|网页|报错|控制台|系统|编译器|教程|博客|评论|有人|产品|别人|ai|gpt|chatgpt|"
            r"gemini|deepseek|豆包|上面|日志)\s?(?:里|中|上)?\s?(?:都|又)?(?:说|写(?!入|日志|到|清|"
            r"注|中|英|测|在|进|死|成|了?一)|提到|建议|要求|提示|显示)|据说|^(?:尊敬的|亲爱的|"
            r"各位)|^(?:需求|功能|用户故事|bug|任务)\s?\d*[:]|(?:他们?|她们?|它|"
            r"系统|对方|客服|界面)(?:让|叫|要求|逼)我|^(?:警告|warning|提示|"
            r"注)\s?:"
        ),
        hits=("官方文档说不要这样用",),
        misses=("我说过不要这样用",),
        spares=frozenset({"asked:remember", "asked:save", "complaint"}),
    ),
)
