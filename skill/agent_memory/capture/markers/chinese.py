"""Chinese markers, written in simplified characters; clauses are folded before they are read."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.chinese_behaviour import BEHAVIOUR
from agent_memory.capture.markers.chinese_choices import CHOICES
from agent_memory.capture.markers.chinese_corrections import CORRECTIONS
from agent_memory.capture.markers.chinese_facts import FACTS
from agent_memory.capture.markers.chinese_orders import ORDERS
from agent_memory.capture.markers.chinese_plain import PLAIN
from agent_memory.capture.markers.chinese_practice import WAYS
from agent_memory.capture.markers.chinese_shares import SHARES
from agent_memory.capture.markers.chinese_statements import STATEMENTS
from agent_memory.capture.markers.chinese_terse import TERSE
from agent_memory.capture.markers.chinese_told import TOLD

# Verbs with which an agent is told to do or to leave something.
VERB = (
    r"(?:使用|采用|用|写|改|修改|更改|改动|动|碰|删除|删|提交|推送|推|合并|添加|新增|增加|加|创建|"
    r"新建|建|生成|更新|运行|执行|跑|启动|打开|调用|保留|保持|保存|存|放|检查|查|看|读|阅读|测试|"
    r"验证|确认|询问|问|编译|构建|部署|发布|重构|优化|重写|翻译|输出|打印|记录|注释|命名|格式化|"
    r"引入|安装|依赖|参考|遵循|遵守|按照|按|覆盖|跳过|忽略|隐藏|硬编码|写死|猜|猜测|假设|编造|"
    r"瞎编|靠|凭|翻|起|省略|简化|绕过|回复|回答|解释|说明|总结|列出|先|直接|自动|擅自|自作主张|"
    r"随意|随便|"
    r"重复|"
    r"再|把|将|给|让|在|为|对|从|往|向|暴露|泄露|上传|下载|替换|替代|移动|拆分|封装|复用|考虑|"
    r"备份|同步|通知|告诉|提醒|继续|停|等|配置|设置|处理|做|搞|弄|出现|有|超过|自己|主动|留|带|走|"
    r"改变|破坏|影响|混用|过度|过早|滥用|堆|产生|夹带|夹|拼接|拆|移|意译|吞|抛|遗漏|遗留|丢弃|"
    r"清空|清理|重启|关闭|关|启用|禁用|扩大|升级|降级|回滚|回退|还原|抽|套|嵌套|抄|照搬|照抄|搬|"
    r"塞|糊弄|敷衍|冒充|伪造|造假|美化|夸大|引用|声明|强推|强制|压缩|合入|重启|透传|阻塞|轮询|"
    r"缓存|画|截断|缩写|内联|手写|手改|手动|口头|默默|静默)"
)

MARKERS = (
    Marker(
        name="asked:remember",
        kind="constraint",
        confidence="stated",
        score=24,
        keywords=words("记住 牢记 谨记 记一下 记下来 记下 jizhu"),
        pattern=pattern(
            r"^(?:请|你|你要|你得|一定要|务必|帮我|给我|要|必须)*(?:永远|永久|长期)?(?:记住|牢记|"
            r"谨记|记一下|记下来?|jizhu)(?:了)?(?!了?吗|没有|了没|密码|登录|用户|"
            r"我的选择)[,,::\s]*\s?\S{2,}"
        ),
        hits=("记住，接口返回值一律用驼峰", "请牢记：数据库只读", "帮我记一下，测试服在二号机"),
        misses=("你还记得端口吗", "记住了吗", "记住密码功能坏了"),
        asked=True,
    ),
    Marker(
        name="asked:save",
        kind="constraint",
        confidence="stated",
        score=24,
        keywords=words("记忆 memory claude agents 规则 规范"),
        pattern=pattern(
            r"^(?:更新|改|补充|修改)(?:一下|下)?\s?(?:claude|agents)\.?md\s?[,:]\s?\S{2,}.{2,}",
            r"(?:保存|存|写|加|放|更新|记录|记|添加|固化|沉淀|补充|补|同步|归档|录入)(?:到|进|入|"
            r"在)[^,,。]{0,10}(?:记忆|memory|claude\.?md|agents\.?md|规则(?:文件|里|中)|"
            r"规范(?:文件|文档|里|中))",
            r"(?:更新|写|加入|存入|录入|写入)[^,,。]{0,6}(?:记忆(?!功能|体|模块|系统)|memory\b)",
        ),
        hits=("把这条写进记忆", "把命名约定加到 claude.md"),
        misses=("记忆功能坏了", "规则引擎报错"),
        asked=True,
    ),
    Marker(
        name="reminder",
        kind="procedure",
        confidence="observed",
        score=9,
        keywords=words("别忘 不要忘 记得"),
        pattern=pattern(
            r"(?:别忘|不要忘记?)(?:了|记)?(?!第)\s?\S{2,}",
            r"(?<!我)(?<!还)(?<!你)记得(?!吗|没|当时|上次|以前|之前)\s?\S{2,}",
        ),
        hits=("记得跑一遍单元测试", "别忘了更新变更日志"),
        misses=("我记得以前有", "还记得吗"),
    ),
    Marker(
        name="standing:from-now-on",
        kind="constraint",
        confidence="stated",
        score=21,
        keywords=words("以后 今后 往后 日后 从现在 从今 下次 此后 接下来都 yihou"),
        pattern=pattern(
            r"(?:^|[,,。;；:\s请我你但])(?:以后|今后|往后|日后|此后|yihou)(?!的(?:版本|事|话)|"
            r"再看|再说|再做|再考虑|再\S{1,3}(?:$|吧|[,])|会(?!有)|可能|会不会|打算|还会|"
            r"的(?:需求|功能|任务|问题|迭代|阶段|计划|工作)|我(?:想|会|打算|"
            r"可能))[^,,]{0,3}.{3,}",
            r"从(?:现在|今天|今)(?:开始|起|以后|往后)",
            r"^下次(?:记得|不要|别|先|要|请|直接|必须|都|再\S{1,8}(?:先|要|请|不要)|\S{1,8}(?:前|"
            r"时|之前)(?:先|要|请))\s?\S{2,}",
            r"接下来(?:的?(?:所有|全部|每)|都|一律)",
        ),
        hits=("以后提交信息用英文写", "从现在开始所有接口都要鉴权", "下次先问我再动表结构"),
        misses=("登录以后白屏", "以后再说", "完成以后报错"),
    ),
    Marker(
        name="standing:every",
        kind="procedure",
        confidence="stated",
        score=13,
        keywords=words(
            "每次 每当 每个 每一 凡 所有 一律 始终 永远 任何 默认 无论 统一 全部 一切 预设 不管 "
            "meici 只要"
        ),
        pattern=pattern(
            r"每(?:次|当|一次|回)(?!又|都?报错|都?失败)(?=.{0,20}(?:都要|都得|都先|都用|都自动|"
            r"都必须|都需|必须|先|应|需|请|务必|记得|要(?!我)|检查|更新))",
            r"每(?:个|一个|条|处)(?!.*(?:扩充|扩写|放大|缩小|重做|补充|调整))(?=.{0,14}(?:都要|"
            r"都必须|必须|都应|应该|都得|都需|要有|要写))",
            r"(?:所有|全部|任何|凡是?|但凡|一切)的?.{0,16}(?:都要|都用|都得|都设|都加(?!载)|先|"
            r"都必须|必须|都应|都得|都需|一律|统一|不得|不要|不能|禁止|不允许|"
            r"都不(?!见|行|对|显|能)|都放|要用|要写|都由|都从|都走|都在|都使用|都采用|都接入|"
            r"都改用|都基于|"
            r"都通过|都写|都存|都带|都按|都以|都返回|都继承|都交给)",
            r"一律(?=.{2,})|始终(?=要|用|保持|使用|以|遵|用)|永远(?=要|不要|不|用|别|只|使用|先)|"
            r"任何(?:时候|情况下?)|无论(?:如何|何时|什么(?:时候|情况))",
            r"不管(?:什么|怎样|如何|哪)\S{0,8}[,]?(?:都|也)(?:要|得|不|必须|别)\s?\S{2,}",
            r"(?:^|[,,\s])(?:默认|预设)(?:情况下)?(?!为\s?\[)(?:给我|输出|生成|返回|按|用|使用|"
            r"采用|为|都|走|"
            r"以|按|请|不要|别)\s?\S{2,}",
            r"(?:后面|之后|后续|接下来|往后)(?:就)?(?:都|一律|统一|全)(?:要)?(?:用|按|走|改|写|放|"
            r"以|不)\s?\S{2,}",
            r"(?:统一|全部)(?:用|使用|采用|改用|走|放在?|命名|按|写成?|以)\s?\S{2,}",
            r"统一(?:加|带|打上|补|存成?|换成|导出|返回|由|从|继承|封装|转成?|保存)(?!了|"
            r"吗)\s?\S{2,}",
        ),
        hits=(
            "每次改完代码都要跑测试",
            "所有接口都必须写文档",
            "日志一律用英文",
            "默认使用 uv 安装依赖",
        ),
        misses=("每次都报错", "所有文件列出来", "默认值不对"),
    ),
    Marker(
        name="prohibition",
        kind="constraint",
        confidence="observed",
        score=13,
        keywords=words("不要 别 buyao 勿 切勿 千万 bu要"),
        pattern=pattern(
            r"(?<!要)(?<!想)(?<!是)(?<!问我)(?<!改成)(?<!写成)(?<!显示)(?:不要|buyao|bu ?yao|"
            r"请勿)(?!紧|求|忘|了(?:$|\W)|吗|害怕|担心|急|慌)(?:再|去|随便|随意|总是|老是|每次|"
            rf"一直|轻易|擅自|自己|在|把|对|给|用|有|\s|乱|直接)*{VERB}?\s?\S",
            r"(?:^|[,,;；。:\s请你也都就而且并但]|绝对|自己|[名码件表口段层库量数法端])别(?:再|去|"
            r"总|老|乱|随便|随意|"
            rf"一直|擅自|自己)*{VERB}\s?\S",
            r"(?:代码|文件|目录|接口|配置|注释|测试|依赖|分支|逻辑|地方|功能|部分|模块|数据|字段|"
            r"锁文件|脚本|库|表|的)(?:都|也|就|千万)?别(?:再|去|乱|随便|擅自)*(?:动|碰|改|删|提交|"
            r"推|写死|加|用|写|放|升级|重构)",
        ),
        hits=(
            "不要动 vendor 目录",
            "请不要在循环里查数据库",
            "别再加注释了",
            "其他代码别动",
        ),
        misses=("识别人脸", "要不要重启", "级别太低", "不要紧", "不要了,撤销吧", "不要急"),
    ),
    Marker(
        name="prohibition:emphatic",
        kind="constraint",
        confidence="stated",
        score=17,
        keywords=words("千万 切勿 切记 绝对 永远 一定不要 一定别 打死"),
        pattern=pattern(
            r"(?:千万|切记|绝对|永远|一定|打死)(?:都|也)?(?:不要|不能|不可|别|勿|不准|不许)"
            rf"(?!忘|急|慌|停)(?:再|去|在|把|对|给|用|有|\s|乱|直接|随便)*{VERB}?\S{{2,}}",
            r"切勿\s?\S{2,}",
        ),
        hits=("千万别直接推主分支", "千万不要在主线程里读盘", "切勿手改锁文件", "绝对不要动生产库"),
        misses=("千万级数据", "切记跑测试", "绝对路径不对"),
    ),
    Marker(
        name="prohibition:forbidden",
        kind="constraint",
        confidence="stated",
        score=18,
        keywords=words("禁止 禁用 严禁 不准 不许 不得 不允许 杜绝 绝不 绝对不 坚决不 jinzhi"),
        pattern=pattern(
            r"(?:禁止(?!访问(?:$|\W)|通行|入内)|禁用|严禁|不准(?!确|时|备)|不许|杜绝|"
            r"jinzhi)\s?\S.+",
            r"不得(?!不|了|到|已)\s?\S{2,}|不允许\s?\S{2,}",
            r"(?:绝对?不|坚决不|永远不)(?:(?:要|可以?|允许|准|许|得)\s?\S{2,}|能?(?:再|在|"
            rf"把)?{VERB}\S+)",
        ),
        hits=("禁止在代码里写死密码", "严禁直接改生产库", "绝对不能跳过评审"),
        misses=("不得不重启", "禁止"),
    ),
    Marker(
        name="prohibition:must-not",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=words("不能 不可 不应 不该 避免 非必要 无必要"),
        pattern=pattern(
            r"(?:^|[,,;\s]|你|代码|文件|测试|接口|密钥|绝对|一定|也|都|里)不(?:能|可以?)(?:再|"
            r"随便|随意|直接|擅自|在|把|有|用|改|写|删|提交|推送|依赖|硬编码|写死|影响|破坏|修改|"
            r"出现|存|放|暴露|泄露|混用|跳过|引入|调用|重复|手动|人工|口头)(?!不了|了$)\s?\S{2,}",
            r"(?:不应(?:该|当)?|(?<!该)(?<!应)不该)(?!是|出现|显示|报|来|死)\s?\S{2,}",
            r"(?:^|[,\s])(?:非必要|如?无必要|非必须)[,]?(?:不|别|勿|禁)(?:要|得|准|能)?\S{2,}",
            r"(?:代码|函数|循环|中断|回调|线程|协程|组件|测试|脚本|日志|配置|事务|仓库|提交|模块|"
            r"内核|着色器|渲染|视图|模型|服务|钩子|构造函数|公共库|业务层|控制器|主分支|"
            r"镜像|客户端|服务端|前端|后端|进程|插件|agent)(?:层|内部)?(?:里面?|中|内|上)?(?:都|也|"
            r"千万)?"
            rf"不(?:能|可以?)(?:再|有|直接|\s)*(?:{VERB}|占用|阻塞|崩|丢)\S{{2,}}",
            r"(?:^|应该|应|要|尽量|必须|务必)避免\s?\S{2,}",
        ),
        hits=(
            "不能把密钥提交到仓库",
            "不应该在视图里写业务逻辑",
            "尽量避免全局变量",
            "中断里不能打印日志",
            "脚本不该依赖本机路径",
            "非必要不引入新依赖",
        ),
        misses=("页面不能正常打开", "拆成小包,避免超时", "能不能快点"),
    ),
    Marker(
        name="must",
        kind="constraint",
        confidence="observed",
        score=9,
        keywords=words("必须 务必 一定要 强制 必需 硬性 bixu"),
        pattern=pattern(
            r"(?:必须|务必|强制|bixu)(?!是.{0,6}吗|的吗)\s?\S{2,}",
            r"一定要(?!是.{0,6}吗|快|好|注意$)\s?\S{4,}",
            r"硬性(?:要求|规定)",
        ),
        hits=("提交前必须跑格式化", "务必保留旧接口"),
        misses=("必须吗", "必须"),
    ),
    Marker(
        name="should",
        kind="constraint",
        confidence="observed",
        score=6,
        keywords=words("应该 应当 需要 要 得"),
        pattern=pattern(
            r"(?:你|我们|代码|函数|测试|文档|提交|注释|接口|变量|日志|配置|命名)(?:都|也|"
            r"就)?(?:应该|应当|应(?![该当])|需要|得)(?!是|出现|可以|好了|会|能|没|知道|"
            r"有)\s?\S{2,}",
            r"(?:都|就|也)要(?!求|是)\s?\S{2,}",
        ),
        hits=("我们应该先写测试", "注释也要写英文"),
        misses=("应该是缓存的问题", "需要多久"),
    ),
    Marker(
        name="ensure",
        kind="constraint",
        confidence="observed",
        score=6,
        keywords=words("确保 保证 注意"),
        pattern=pattern(
            r"(?:^|[,,;\s]|要|必须|请|并)(?:确保|保证)\s?\S{3,}",
            r"^(?:请|要|一定|需要|得)?注意(?!到|力)[,,:\s]?\s?\S{3,}",
        ),
        hits=("确保每个函数都有测试", "注意不要破坏旧接口"),
        misses=("我注意到了", "保证金"),
    ),
    *CHOICES,
    *CORRECTIONS,
    *ORDERS,
    *WAYS,
    *BEHAVIOUR,
    *FACTS,
    *SHARES,
    *TERSE,
    *PLAIN,
    *TOLD,
    *STATEMENTS,
)
