"""Standing wishes about a session: when code begins, what is noted, who is told at its end."""

from __future__ import annotations

from agent_memory.ledger.lexicon.wish_row import Wish

SESSIONS = (
    Wish(
        "make a sound when you are done",
        (
            "sound/bell/beep/chime/ding/tone/alarm/notification/notify/ping after DONE; "
            "sound/bell/beep/chime/ding/tone/alarm/notification/notify/ping when DONE; "
            "play/ring/make sound/bell/beep/chime/tone; notify/beep/ping; ring bell?"
        ),
        also=(
            "me a the you with when after done finish let know your work task it desktop system "
            "send one each i can hear short terminal play ring make everything are is complete"
        ),
        hits=(
            "play a sound when you are done", "ring the bell when finished", "beep when done",
            "notify me when you're finished", "make a sound when finished",
        ),
        misses=(
            "play a sound when the player lands", "notify the user when the upload fails",
            "don't play sounds",
        ),
    ),
    Wish(
        "write a handoff for the next session",
        (
            "handoff/handover doc/note/file/document/prompt/summary?; "
            "add/write/create/prepare/make/update handoff/handover doc/note/file/prompt/summary?"
        ),
        also=(
            "a the for to next new session agent conversation chat so i can continue later my of "
            "another and one before we stop at end when done context"
        ),
        hits=(
            "write a handoff for the next session", "prepare a handover note",
            "create a handoff document for the new chat", "update the handoff file",
            "write a handover so that I can continue later",
        ),
        misses=(
            "the handoff animation is too slow", "fix the handoff between the two cells",
            "no handoff notes",
        ),
    ),
    Wish(
        "save your progress",
        (
            "save/store/record/persist/put/write progress; "
            "save/store/record/persist/put session state?; "
            "update/refresh/sync journal/diary; save session/context"
        ),
        also=(
            "the your our my of to in into a file so far work we this what for next session now "
            "before compact and current with all it state note journal"
        ),
        hits=(
            "save your progress", "save progress to memory", "update the journal",
            "save the session to memory", "store your progress in a file",
        ),
        misses=(
            "save the player's position in the cloud", "update the memory limit of the pod",
            "don't save progress",
        ),
    ),
    Wish(
        "talk it over first, no code yet",
        (
            "not code/implement/edit/change/build now; not use/touch/change/begin code now; "
            "+discuss/talk/brainstorm/answer"
        ),
        also=(
            "any the it anything with me this first start writing please question just only still "
            "file to my over for"
        ),
        hits=(
            "don't write code yet", "no code yet, let's discuss", "do not code yet",
            "do not implement anything yet", "don't start coding yet",
        ),
        misses=(
            "the header holds no code yet", "don't write code in the headers", "write the code now",
        ),
    ),
    Wish(
        "keep a log of my prompts",
        (
            "record/log/save/store/append/put/document/track/keep/collect/journal prompt "
            "log/file/history?; "
            "keep/maintain/update prompt history/log; append prompt file/log/history; prompt log; "
            "keep/continue record/log/save/append/journal prompt"
        ),
        also=(
            "all every each of my the i give you send type in to a file called named at project "
            "root session this so far as we work repo include folder separate text document them "
            "exact verbatim word add write always down docs end enter"
        ),
        hits=(
            "keep a log of all my prompts", "record every prompt in a file",
            "save the prompts I give you in a separate file", "append each prompt to the history",
            "log my prompts", "journal my prompts", "log all my prompts to a journal.md",
            "keep a record of each prompt in notes/prompts.txt",
        ),
        misses=(
            "ask the user to save the file", "log the errors in a file", "don't log my prompts",
        ),
    ),
    Wish(
        "stay inside the folder",
        (
            "only work/edit/change/write in/inside folder/directory/dir; "
            "only? work inside folder/directory/dir; "
            "not change/touch/edit/add/write/modify/leave/go outside/beyond "
            "folder/directory/dir; "
            "not work/go/leave outside/beyond folder/directory/dir; "
            "not leave folder/directory/dir; "
            "not change/touch/edit/add/write parent folder/directory/dir; "
            "stay/remain/keep in/inside/within folder/directory/dir"
        ),
        also=(
            "this the current our your own any anything file files in inside of to project repo "
            "working work only new code and please ever"
        ),
        hits=(
            "work only inside this folder", "don't touch anything outside the folder",
            "never create files outside the project folder", "stay inside this directory",
            "put nothing outside the working folder",
        ),
        misses=(
            "only show files inside the selected folder", "move it outside the folder",
            "keep the folder structure",
        ),
    ),
    Wish(
        "only what is free and open",
        (
            "only? use free/opensource/foss tool/model/service/dependency/software/api/data; "
            "only free/opensource/foss tool/model/service/dependency/software/api/data?; "
            "only? use open source tool/model/dependency/software; "
            "only open source tool/model/dependency/software?; "
            "not paid/commercial/proprietary tool/model/service/dependency/software/api; "
            "not use pay/paid tool/model/service/api"
        ),
        also=(
            "and or any the for this project of charge only use with library libraries please "
            "everything must be best"
        ),
        hits=(
            "use only free tools", "only open source libraries", "no paid services",
            "don't use proprietary software", "no commercial APIs",
        ),
        misses=(
            "free the buffer after use", "show the paid invoices first",
            "open the source of the tool",
        ),
    ),
)  # fmt: skip
