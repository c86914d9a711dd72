"""Chinese guards: how a product looks, what its users may do, how far the task at hand goes."""

from __future__ import annotations

from agent_memory.capture.markers import Guard, pattern, words

PRODUCTS = (
    Guard(
        name="interface",
        cost=8,
        keywords=words(
            "按钮 页面 界面 弹窗 图标 颜色 字体 布局 菜单 点击 显示 左上 右上 左下 右下 图片 展开 "
            "下拉 框 卡片 列表 滚动 窗口 配色 排版 进度条 字号 边距 圆角 间距 行高 居中 阴影 "
            "透明度 动画时长"
        ),
        pattern=pattern(
            r"按钮|页面|界面|弹窗|图标|颜色|字体|布局|菜单|点击|显示|左上|右上|左下|右下|"
            r"图片(?!资源|素材)|"
            r"展开|下拉|框(?!架)|卡片|滚动|窗口|配色|排版|进度条|字号|边距|圆角|间距|行高|居中|"
            r"阴影|透明度|动画时长"
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
                "no-popup",
                "prohibition:feature",
                "prohibition:forbidden",
            }
        ),
    ),
    Guard(
        name="product",
        cost=10,
        keywords=words("用户 会员 访客 游客 买家 卖家 管理员 玩家 角色 订单 商品 评论 账号 不要"),
        pattern=pattern(
            r"(?:用户|会员|访客|游客|买家|卖家|管理员|玩家|角色|敌人|订单|商品|评论|"
            r"账号)\S{0,4}(?:不允许|只能|不能|不应|可以|不得|才能|需要|不可)",
            r"(?:不要|别)(?:抖|晃|掉落|(?:太|那么|这么)[^,]{1,4}(?:$|[,]))",
        ),
        hits=("未登录用户不允许访问个人中心", "每个用户只能投一票", "镜头不要抖"),
        misses=("不要打印用户手机号", "不要删用户数据"),
        spares=frozenset(
            {"asked:remember", "asked:save", "standing:from-now-on", "complaint", "approval"}
        ),
    ),
    Guard(
        name="only-this",
        cost=10,
        keywords=words("只 我自己 我来"),
        pattern=pattern(
            r"^(?:先)?(?:不要|别|不用|勿|不能)[^,。]{1,20}[,。 ](?:你)?(?:只|就)"
            r"(?:改|动|要|看|需|加|做|留|修)",
            r"^(?:不要|别|不用)[^,。]{1,20}[,。 ](?:这个|那个)?(?:我自己|我来)",
        ),
        hits=("不要改表头，只改侧边栏", "别动那个配置，我自己改"),
        misses=("不要用 npm，用 pnpm", "提交前不要问我，只跑测试"),
        spares=frozenset({"asked:remember", "asked:save", "standing:from-now-on", "complaint"}),
    ),
    Guard(
        name="task-inside",
        cost=8,
        keywords=words("写一 做一 加一 实现一 画一 生成一 帮我写 帮我做"),
        pattern=pattern(
            r"^(?:请|麻烦)?(?:你)?(?:帮我)?(?:写|做|加|实现|画|生成|设计|开发)一(?:个|段|下|份|张|"
            r"条)[^,。]{1,30}"
            r"[,。 ].*(?:必须|不能|不要|不得|始终|一直|永远)"
        ),
        hits=("写一个脚本，必须支持断点续传",),
        misses=("写测试必须用工厂", "每写一个接口，必须补文档"),
        spares=frozenset({"asked:remember", "asked:save", "standing:from-now-on", "complaint"}),
    ),
)
