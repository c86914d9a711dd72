"""Chinese: "remember this", where what is to be remembered stands beside it."""

from __future__ import annotations

from agent_memory.capture.form import Form

_NAMED = (
    r"(?:命令|操作|规则|要求|约定|内容|信息|习惯|偏好|流程|方法|经验|做法|结论|规范|设置|教训|原则|知识|"
    r"决定|事实|事情|事|话|铁律|记忆)"
)
_MEMORY = (
    r"(?:记忆|memory|claude\.?md|agents\.?md|规则|规范|备忘录?|约定|铁律|原则|偏好)(?:库|文件|文档|里面?|"
    r"里头|中|列表)*"
)
_OPENS = (
    rf"(?:请|麻烦|你|您|帮我|给我|替我|好的?|那就?|就|先|再|并且?|也|都|一定|务必|必须|千万|永久|"
    rf"永远|长期|始终|以后|今后|下次|要|得|需要|可以|应该|顺便|另外|把|将|作为[^,]{{0,4}}{_NAMED}|"
    rf"以上|上述|上面|刚才|前面|这|那|些|条|个|点|一点|几条|说的|提到的|的|{_NAMED}){{0,9}}"
)
_ENDS = r"[了吧哦啊呀哈嘛啦的\W]*$"

_KEEPS = (
    r"(?:记住|记牢|记好|记清楚?|记着|记得|记在心里|记一下|记下来?|牢记|谨记|铭记|"
    r"(?:别|不要)忘记?)(?:了|住)?"
)
_WRITES = (
    r"(?:保存|存|写|加|放|补|更新|记录?|添加|同步|沉淀|固化|归档|收录|录入|整理|总结|形成|变成)"
)
_WHERE = r"(?:[到进入在至成为作])?\s*(?:你的|项目|全局|长期|永久|的|[这那一][个条笔份])*\s*"

FORMS = (
    Form(
        "kept",
        rf"^{_OPENS}{_KEEPS}(?:这一?[点个条些]|它|以上|我说的)*(?:内容)?{_ENDS}",
        hits=("请务必牢记这一点", "以上规则你要记住", "别忘了"),
        misses=("记住密码在哪", "泵房的钥匙要记得带"),
    ),
    Form(
        "written",
        rf"^{_OPENS}{_WRITES}(?:一下|下来)?{_WHERE}{_MEMORY}(?:[,]\s?优先级\S{{2,6}})?{_ENDS}",
        hits=("把这条写进你的记忆里", "加到规则文件中"),
        misses=("写进泵房日志", "记忆里写了什么"),
    ),
    # "Write it" alone asks for the thing, not for a note of it.
    Form(
        "saved",
        rf"^(?=.*(?:{_NAMED}|这[点条些])){_OPENS}(?:保存|存|记录|固化|沉淀)(?:一下|下来|起来|好)?{_ENDS}",
        hits=("把这些经验保存下来", "这条存好"),
        misses=("保存", "把图纸保存一下"),
    ),
    Form(
        "settled",
        rf"^(?:固化|沉淀|记录)(?:下来)?{_ENDS}",
        hits=("固化下来", "沉淀吧"),
        misses=("写下来", "记录泵的压力"),
    ),
)
REFERS = tuple(row.source for row in FORMS)
