"""Chinese: the forms of a bare request and of what is wanted, whatever stands before its verb.

A request may open with its verb, with manners, with a time, a purpose or its topic; a topic alone
tells as often what went wrong, so that there the verb is one of doing and no failure is told.
"""

from __future__ import annotations

import re
from itertools import groupby


def _either(listed: str) -> str:
    """One of some words, those of one first character together, the longest first."""
    known = sorted(set(listed.split()), key=lambda word: (word[0], -len(word), word))
    grouped = [
        (first, [word[1:] for word in some])
        for first, some in groupby(known, key=lambda word: word[0])
    ]
    return "(?:" + "|".join(_begun(first, rest) for first, rest in grouped) + ")"


def _begun(first: str, rest: list[str]) -> str:
    """The words of one first character."""
    if len(rest) == 1:
        return first + rest[0]
    return f"{first}(?:{'|'.join(rest)})"


_FIRST = re.compile(r"(?:^|(?<=[|:]))[^\W\d_]")


def _seen(*alternatives: str) -> str:
    """Alternatives behind a look at their first character, which rules most places out at once."""
    either = "|".join(alternatives)
    return f"(?=[{''.join(dict.fromkeys(_FIRST.findall(either)))}])(?:{either})"


# What is done in the field, in words that are verbs wherever they stand.
_DOING = (
    "新建 创建 建立 搭建 构建 生成 制作 编写 撰写 起草 改写 绘制 录制 定义 声明 注册 申请 初始化 "
    "修改 更改 改动 改进 改善 改造 改成 改为 改用 改回 换成 换为 换用 换回 调整 优化 完善 美化 更新 "
    "重构 重写 重做 替换 更换 切换 转换 转成 转为 翻译 润色 扩展 扩充 扩写 精简 简化 压缩 裁剪 拆分 "
    "拆成 拆解 分离 解耦 抽离 抽取 抽成 提取 提炼 合并 整合 集成 接入 对接 适配 迁移 移植 移动 移到 "
    "挪到 搬到 规范 格式化 对齐 排版 排序 分类 归类 分组 分段 命名 重命名 固定 锁定 限制 放大 缩小 "
    "加快 提高 提升 增强 强化 加强 降低 减少 修复 修正 纠正 改正 更正 补充 补全 补齐 补上 填充 填写 "
    "恢复 还原 回滚 回退 撤销 撤回 取消 重置 清除 清理 清空 删除 删掉 删去 移除 去掉 去除 去重 剔除 "
    "过滤 屏蔽 隐藏 卸载 关闭 关掉 停掉 终止 禁用 启用 启动 开启 打开 唤醒 添加 增加 新增 加入 加上 "
    "加个 追加 附加 附上 插入 嵌入 引入 导入 导出 输出 写入 写进 写到 写成 放入 放到 放在 放进 存到 "
    "存入 存成 存为 保存 储存 备份 同步 上传 下载 拷贝 复制 粘贴 发送 发到 发给 传到 传给 发布 推送 "
    "推到 拉取 提交 合入 部署 上线 发版 打包 编译 安装 配置 设置 设定 设为 设成 指定 选择 选用 采用 "
    "使用 调用 利用 借助 借鉴 参考 参照 仿照 模仿 按照 遵循 遵守 查看 检查 检测 检验 检索 查找 查询 "
    "核对 核实 核查 校验 校对 验证 验收 测试 试用 运行 执行 模拟 调试 对比 比较 比对 评估 评审 审查 "
    "审核 审阅 分析 研究 调研 探索 搜索 搜集 收集 采集 抓取 爬取 获取 读取 阅读 打印 列出 统计 计算 "
    "汇总 总结 归纳 概括 整理 梳理 盘点 记录 标注 标记 标出 标明 注明 解释 说明 讲解 告诉 告知 通知 "
    "提醒 汇报 监控 监听 监测 跟踪 追踪 识别 判断 区分 匹配 关联 绑定 连接 链接 保持 保留 维持 维护 确保 "
    "保证 允许 支持 提供 给出 重启 重试 重跑 刷新 重载 预览 截图 播放 回答 回复 兼容 遍历 轮询 "
    "缓存 封装 复用 暴露 加密 脱敏 签名 索引 分页 限流 降级 熔断 归档 迭代 训练 微调 推理 量化 烧录 "
    "烧写 刷写 联调 自测 渲染 建模 贴图 混淆 签发 续期 巡检 扩容 缩容 回放 采样 标定 校准 投递 订阅"
)
# ... and what is one only where a request may begin.
_BEGUN = (
    "写 改 删 建 加(?!载失|班) 查 看(?!来|到|起来|不|见|上去|似|样子) 读 跑 推(?!荐你) 拉 装 换 "
    "调(?!用失) 测 做(?!不|得) 搞 弄 画 算(?!了|是|法) 搜 找(?!不到) 选 发(?=送|布|版|给|到|我|个|一|"
    "条|封|帖) 传 存(?!在) 放 打(?=开|包|印|个|标|桩|点|一) 关(?=闭|掉|上|了) 开(?=启|始|个|一|放|发|"
    "通|多) 停(?!了) 修 补 抽 拆 合(?=并|入|成|到) 用(?!户|的|途|例|法|力|量|什|了|不|完) 让 带 填 "
    "记(?=录|一|下|上|个) 列 试(?!过) 讲 学 拿 挪 移 转(?=成|换|为|录|到|发|存|移) 截(?!止) 切(?!记) "
    "录 接(?=入|着|上|通|口到) 叫 问(?!题) 教 给(?!了|的|定) 仿照 翻(?=译|成) 分(?=成|为|段|批|步|类|组|享|"
    "配|离|析) 单开 设(?=计|为|成|个|一) 等(?=我|待|到|一) 弹 跳(?=到|转|过) 点(?=击|开|一|亮) 按(?!钮|键|理|道|时) "
    "起(?=一|个|名) 返回 "
    "完成 实现 开发 设计 规划 解决 处理 排查 排除 规避 避免 防止 继续 接着 开始 尝试 进行 开展 进入 "
    "进到 回到 退出 登录 响铃 展示 显示 演示 呈现 描述 介绍 思考 考虑 讨论 构思 理解 学习 了解 熟悉 "
    "掌握 尽量 遍历 挑选 推荐 准备 安排 负责 落实 确认 确定 找到 找出 找找 试试 看看 加载 恢复 循环 "
    "点击 拖动 滚动 联系 访问 请求 拒绝 同意 沿用 照着 照搬 仿 抄 扫描 扫一 观察 定位 关注 聚焦 优先 "
    "commit push pull merge rebase build run review deploy debug fix check lint mock update install"
)
# What may stand before the verb: manners, persons, times, modals, ways.
_MANNERS = _either(
    "请 帮我 帮忙 帮 给我 替我 麻烦 劳烦 烦请 拜托 辛苦 有劳 你 您 咱 咱们 我们 大家 先 再 又 也 还 "
    "还是 并 并且 且 而且 然后 接着 随后 最后 同时 顺便 顺手 另外 接下来 下一步 第一步 下面 首先 其次 "
    "之后 以后 最好 尽量 尽可能 务必 一定 必须 应该 应当 应 需要 需 要 得 可以 能 能够 想 想要 希望 "
    "打算 准备 决定 建议 争取 尝试 试着 设法 想办法 开始 继续 重新 全面 彻底 仔细 认真 详细 深入 深度 "
    "进一步 逐一 逐个 逐步 分别 单独 统一 一起 一次性 一并 全部 都 自动 手动 主动 直接 立即 立刻 马上 "
    "赶紧 赶快 尽快 快速 快 现在 目前 今天 暂时 多 好好 稍微 简单 适当 严格 合理 完整 完全 充分 精准 "
    "精确 批量 定期 持续 随时 只 仅 就 那 那就 把 将 去 来 从头 我要 我想 我需要 我希望 我想让 我要求 "
    "我想请 我打算 我准备 我建议 我们要 我们需要 交叉 反复 多次 二次 再次 一键 异步 并行 按需 默认 "
    "强制 优先 是的 对 对的 不是 不对 好吧 行吧 \\s"
)
# What happened to it, or is its property, where an order has its object.
_TAIL = (
    r"(?!一下$|下$|吧$|的|了(?!解)|.{0,3}了(?:$|[,\s]|吗)|它|这个$|那个$|很久|过(?!滤|程|期|一遍)|失败(?!时|"
    r"后|的|则|就)|成功(?!后)|没|不(?:了|到|出|上|行)|报错|出错|中$|时候?$)\S*.{2,}$"
)
# Who tells how it went asks for nothing.
_WENT = (
    r"(?!.*(?=[没无不失报出成崩闪卡白黑丢却他她它✓✔✅☑])(?:没反应|无反应|没有?(?:成功|显示|出来|效果|变化|生效|"
    r"保存|反映|下载)|不显示|(?:失败|报错|出错|成功|崩溃|闪退|卡死|卡住|白屏|黑屏|丢失|失效)了?$|"
    r"[却他她它✓✔✅☑]))"
)
# ... and less still who supposes, wonders, or begins amid a sentence.
_TOLD = (
    r"(?!为什|为何|怎|哪|谁|什么|如果|假如|要是|万一|因|由于|所以|但是?我|我(?!们|要|想|需|希望)|的|也可|则|"
    r"而(?!且)|以及|及|和|与|或|该|以下)"
    r"(?!.*(?=[失报出错没不无卡闪崩白黑有坏太居竟一总老明刚上昨已了吗呢么吧啊])(?:(?:失败|报错|出错)(?!时|的|后|"
    r"了?就|则|要|信息|提示|日志|原因|重试)|错误了|没有?(?!问题|必要|写|加|被|用)|不了|不出|不到|不上|不见|不动|"
    r"无法|不能(?:用|正常)|不支持|卡死|卡住|闪退|崩溃|白屏|黑屏|有问题|不对|不行|坏|太慢|太多|太大|太小|居然|"
    r"竟然|一直|总是|老是|明明|刚才|刚刚|上次|昨天|已经?|[了吗呢么吧啊]$))"
)
_WISHED = (
    r"(?:应该(?!是|可以|能|会|没|不是|有)|应当|需要(?!多久|多少)|必须|务必|最好|一定要?|要(?!求|是|不|"
    r"么|吗)|得(?=先|用|把|加|改|有|能|是)|只能|只需要?|均|统一|一律|全部|单独|分别|尽量|各自|随时|"
    r"不得|不许)\S{2,}"
)
_VERB = _seen(_either(_DOING), *_BEGUN.split()) + _TAIL
_WAYS = f"(?:{_seen(_MANNERS)})*"

# Asked politely it is a request though it ends as a question.
POLITE = (
    r"(?:你|您|那|我们|咱们|[^,]{1,12},)*(?:请|麻烦|帮我|帮忙|(?:能不能|能否|可不可以|可否|是否可以|"
    r"是不是可以|可以|能)(?=[^,]*(?:帮|给我|请|把|将|一下|加(?!载)|改|换|去掉|删|优化|修|增|重新|直接|自动|"
    r"生成|写|做)))"
)
# What is to be found out or told is no question of the person's own.
ABOUT = (
    rf"{_WAYS}(?:检查|检测|查看|查一?下|核对|核实|核查|校验|验证|确认|测试|试试|试一?下|评估|分析|研究|"
    r"调研|排查|定位|看看|看一?下|说明|说说|解释|讲解|讲讲|讲一?下|介绍|告诉我|总结|列出|判断|弄清|搞清楚?|"
    r"找出|了解|梳理|思考|考虑|讨论|记录|标明|注明|汇报|对比|比较|回顾|想想|想一?下|提示|提醒)"
    r"(?!.*吗\W*$)"
)
# ... unless a rule may stand in it, which a question takes back.
_RULE = r"(?!.*(?:每|所有|都要|总|老是|不要|别|必须|一律|统一|应|以后|永远|需要|禁止|只))"
ASIDE = rf"(?:{POLITE}|{ABOUT}){_RULE}"

REQUEST = (
    rf"^(?=(?P<polite>{POLITE})|){_WENT}"
    rf"(?:(?P<no>不要|别|禁止)?{_WAYS}(?:{_VERB}|(?<=[把将])[^,]{{3,}}$)|(?P=polite)[^,]{{4,}}$|{_TOLD}(?:"
    # A time, a place, a purpose or a topic that a comma sets off.
    r"(?:[^,]{1,30}?[,后时前候话间里中上下内完就]|(?:在|从|往|对|跟|以|到)[^,]{1,16}?)"
    rf"\s?{_WAYS}(?:{_VERB}|{_either(_DOING)}$)"
    # A topic, and what is to be done with it or what it ought to be like.
    rf"|(?:[^,]{{1,30}},\s?)?[^,]{{0,20}}?{_seen(_either(_DOING) + _TAIL, '(?:把|将)[^,]{2,}', _WISHED)}"
    r"|[^,]{2,20}(?:(?:一遍|一次|一轮|一下|即可|就行|就好|就可以)$|"
    r"[再更调改写放说讲做以][^,]{1,8}(?:一点|一些|点|些)$)))"
)
