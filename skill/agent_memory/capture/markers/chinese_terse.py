"""Chinese markers of rules in a few words: no duty word, only a thing and how it is."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, heads, pattern, words
from agent_memory.capture.markers.rivals import RIVAL, RIVALS

_PLACE = r"(?:里面?|中|上|内|下面?|层|目录|分支|模块|代码|空间|仓库|环境|namespace|文件|表|库)"
_NOT = (
    r"不(?:放|写|留|碰|走|加(?!载)|存|开(?!了|着)|建|提交|依赖|引用|调用|打印|暴露|直接|做(?!什么)|"
    r"引入|嵌套|混用|跨|手改|用)"
)

TERSE = (
    heads.TYPED.row(
        pattern(
            r"^(?:请|你要|要|以后|把|将|每次)*(?:我(?:说|发|问|输入|提|给你)[^,]{0,8}(?:每一?[条句个次]|所有|全部)|(?:每一?[条次个]|"
            r"所有|全部|我)的?[^,]{0,4}(?:提示词|prompt|对话|提问))[^,]{0,20}(?:记录|保存|追加|写入|写到|写进|整理到|存到|存下)"
        ),
        hits=("把我说的每一条和你的回复都记录下来", "每次我的提示词都保存到 prompts.md"),
        misses=("把提示词改一下", "所有对话框都居中"),
        keywords=words("提示词 prompt 对话 提问 我说 我发 我问 我输入 我提"),
    ),
    heads.RIVAL.row(
        pattern(
            r"^(?:不对|不是|错了|不|应该|应|请|就|要|都|统一|改|你|还是|得|直接|这里|项目|[,\s])*(?:用|使用|改用|"
            rf"采用)\s?{RIVAL}\s?(?:吧|啊|哦|就行|就好|来装|管理)?$"
        ),
        hits=("不对，用 pnpm", "应该用poetry", "统一用 vitest 吧"),
        misses=("用 pnpm 装一下这个", "用 pnpm 报错"),
        keywords=RIVALS,
    ),
    Marker(
        name="order:telling",
        kind="preference",
        confidence="observed",
        score=13,
        keywords=words("先说 先写 先给 先讲 先列 先出 先放"),
        pattern=pattern(
            r"^(?:\S{0,8})先(?:说|写|给|讲|列|出|放)(?:出|一下)?(?:结论|要点|重点|结果|方案|思路|"
            r"摘要|概要|答案|原因|风险|接口|测试)[^,]{0,4}[,]?\s?(?:再|后|然后|细节|详情|"
            r"细节\S{0,2}|"
            r"过程|解释|展开|理由)\S*",
        ),
        hits=(
            "汇报先说结论，再说细节",
            "先写结论，细节放后面",
            "评审先列风险再说方案",
            "回信先给答案，理由放后面",
            "周报先写结果，过程后写",
        ),
        misses=("先说一下", "先写一个接口", "先给我看看"),
    ),
    Marker(
        name="thing-how:kept",
        kind="decision",
        confidence="observed",
        score=11,
        keywords=words("保留 保存 留存 最低 最高 最多 至少"),
        pattern=pattern(
            r"^\S{2,8}(?:只|都|统一|默认)?(?:保留|保存|留存)\s?(?:\d+|"
            r"[一二两三四五六七八九十百半]+)\s?"
            r"(?:个)?(?:天|周|月|年|份|条|次|版本|小时|代)\S{0,4}$",
            r"^(?:最低|最高)(?:支持|兼容|要求|版本)(?:到|是|为)?\s?\S+",
        ),
        hits=(
            "指标保留 15 天",
            "日志只保留三个月",
            "快照保留 7 份",
            "最低支持安卓 9",
            "最低版本是 python 3.10",
        ),
        misses=("保留一下", "最低价不对", "保留这个按钮"),
    ),
    Marker(
        name="prohibition:plain",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=words("不 别 禁止"),
        pattern=pattern(
            rf"^(?!这|那|我|你|它|他|为什么|怎么|还|现在|如果)[^,]{{1,14}}{_PLACE}\s?(?:都|也|一律|"
            rf"绝)?{_NOT}(?!了|到|下|起|进|出来|过)(?:任何)?\s?\S{{2,}}",
            rf"^(?!这|那|我|你|它|他|为什么|怎么|还|现在|如果)[^,]{{2,16}}\s?{_NOT}任何\s?\S{{2,}}",
            r"^[^,]{0,12}(?:别|不要|禁止)(?:偷懒|图省事|嫌麻烦|图快|贪快|为了省事)[^,]{2,}",
            r"^[^,]{2,8}(?:固定|锁死|锁定)[,]\s?不用\s?\S{2,}",
        ),
        hits=(
            "default 命名空间不放任何业务组件",
            "视图里不写逻辑",
            "主干上不直接提交",
            "别偷懒写 latest",
            "版本固定，不用 latest",
            "渲染线程不碰任何文件",
        ),
        misses=("页面里不加载数据", "这里不写了", "代码不用改了", "为什么表里不存时间"),
    ),
    Marker(
        name="only:way",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=words("只走 只用 只从 只在 只由 只通过 只认 只放 只发 只进"),
        pattern=pattern(
            r"^(?!这|那|我|你|它|他)\S{2,8}\s?(?:都|一律|统一)?只(?:走|用|从|在|由|通过|认|放|发|"
            r"进)(?!了|过|要|有)\s?\S{2,}$",
        ),
        hits=(
            "部署只走 ci",
            "配置只从环境变量读",
            "镜像只用内部仓库",
            "密钥只放在保险库",
            "发版只在周二",
        ),
        misses=("我只用一次", "这个只在手机上有", "按钮只有一个"),
    ),
    Marker(
        name="scope-of-change:one",
        kind="preference",
        confidence="observed",
        score=13,
        keywords=words("一个 一次 一件 每个 一条 一张"),
        pattern=pattern(
            r"^(?:一个|每个|一次)\s?(?:pr|mr|commit|提交|分支|合并请求|函数|文件|类|模块|用例|"
            r"工单|迁移|"
            r"接口|测试)\s?(?:只|就|对应|管|做)?(?:一件事|一个\S{1,6}|一次\S{1,4}|一类\S{1,4}|"
            r"一种\S{1,4}|一张\S{1,4})$",
        ),
        hits=(
            "一个 PR 一件事",
            "一个文件一个类",
            "一次提交一个改动",
            "每个用例一个断言",
            "一个迁移一张表",
        ),
        misses=("一个文件丢了", "每个提交都报错", "一次就好"),
    ),
)
