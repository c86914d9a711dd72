"""Which tables read a clause, and the folded text that their patterns are written for."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory.accents import BARE, plain
from agent_memory.capture.markers.chinese_table import CHINESE
from agent_memory.capture.markers.english_table import ENGLISH
from agent_memory.capture.markers.french import FRENCH
from agent_memory.capture.markers.german import GERMAN
from agent_memory.capture.markers.italian import ITALIAN
from agent_memory.capture.markers.japanese import JAPANESE
from agent_memory.capture.markers.korean import KOREAN
from agent_memory.capture.markers.portuguese import PORTUGUESE
from agent_memory.capture.markers.russian import RUSSIAN
from agent_memory.capture.markers.spanish import SPANISH
from agent_memory.capture.markers.vietnamese import VIETNAMESE
from agent_memory.ledger.lexicon.traditional import SCRIPT

if TYPE_CHECKING:
    from agent_memory.capture.markers import Table

_TRADITIONAL = (
    "請请這这個个們们說说記记憶忆寫写時时後后過过會会對对應应該该讓让與与為为無无須须務务開开關关"
    "動动別别刪删測测試试檔档碼码專专項项統统頁页導导將将從从來来還还幫帮問问認认經经給给語语習习"
    "慣惯環环設设並并錯错誤误規规則则範范絕绝禁禁準准許许運运執执現现實实樣样麼么嗎吗誰谁裡里裏里"
    "點点種种條条邊边優优進进簡简體体發发佈布圖图標标題题資资庫库據据變变數数類类構构號号連连線线"
    "網网頭头帳账歡欢厭厌討讨論论決决約约變变總总結结輸输讀读檢检查查驗验證证確确認认換换補补刪删"
    "減减縮缩編编譯译報报響响強强調调訴诉講讲嚴严術术電电腦脑機机產产預预選选擇择質质樸朴舊旧陸陆"
    "續续終终遠远遵遵產产業业務务員员單单複复雜杂幾几處处護护權权歸归備备份份樓楼顯显隱隐錄录複复"
    "製制貼贴純纯綫线緩缓衝冲隨随擅擅意意難难離离儘尽盡尽臨临暫暂剛刚當当塊块據据億亿異异歷历曆历"
    "雙双繁繁級级紀纪練练緊紧繼继辦办勞劳傳传"
)
_MARKS = {
    "’": "'",
    "‘": "'",
    "ʼ": "'",
    "´": "'",
    "“": '"',
    "”": '"',
    "，": ",",
    "：": ":",
    "；": ";",
    "！": "!",
    "？": "?",
    "（": "(",
    "）": ")",
    "\u00a0": " ",
    "\u3000": " ",
    "。": ".",
    "\t": " ",
    "\n": " ",
    "\r": " ",
}
_FOLD: dict[int, int | str] = {
    **BARE,
    **SCRIPT,
    **dict(zip(map(ord, _TRADITIONAL[::2]), _TRADITIONAL[1::2], strict=True)),
    **{ord(mark): plain for mark, plain in _MARKS.items()},
}
_KANA = re.compile(r"[\u3040-\u30ff]")
_HANGUL = re.compile(r"[\uac00-\ud7af]")
_HAN = re.compile(r"[\u3400-\u9fff]")
_CYRILLIC = re.compile(r"[\u0400-\u04ff]")
_LATIN = re.compile(r"[A-Za-z]{2,}")

TABLES = (
    ENGLISH,
    CHINESE,
    FRENCH,
    GERMAN,
    ITALIAN,
    JAPANESE,
    KOREAN,
    PORTUGUESE,
    RUSSIAN,
    SPANISH,
    VIETNAMESE,
)

_NAMED = {table.language: table for table in TABLES}

# Words that tell the languages of the Latin script apart: small ones, verbs and nouns of the field.
# One that several languages share counts for each of them.
_KNOWN = {
    CHINESE: "yihou buyao qing dou yong zhongwen jizhu bixu meici women huida jinzhi tijiao ceshi"
    " wenjian zidong shanchu xiugai daima zhushi yingwen",
    ENGLISH: "the is are and to of in we i you it that this for not should with don't be use make"
    " please a on always never no all my our when if before after do run add as at by from or so"
    " but can will would could must have has just only any how what why where which there they"
    " their your me him her us was were been them then than into out up down about over under"
    " keep write read like want need also should still when todos comment password",
    FRENCH: "le les des du de la une est pas pour dans avec je tu c'est ça ce cette ces sur ne"
    " toujours jamais mais et ou où qui que quand sans avant après au aux mon ma mes nos notre"
    " votre ton tes il elle nous vous ils on sont être doit doivent faut plus rien aucun aucune"
    " désormais dorénavant maintenant partir chaque fois lorsque tout tous toute toutes aussi"
    " utilise utilisez utiliser utilisons réponds répondez écris écrivez lance lancez mets mettre"
    " fais faire fait faites touche modifie supprime crée ajoute ajouter demande demander évite"
    " préfère pousse committe fichiers fichier français anglais réponses commentaires règle"
    " mémoire souviens rappelle-toi interdit ouvre annule déplace pourquoi comment j'ai n'est"
    " jours comme même déjà encore l'api d'utiliser marche fonctionne"
    " lieu si veux aime dit noms mots oublie peut peuvent vont devra devront"
    " déploiement uniquement figées petites sujet éteint serveur",
    GERMAN: "der das und ist nicht ein eine einen ich wir auf mit für zu es den dem des die bitte"
    " immer niemals nie kein keine keinen auch nur wenn ab jetzt im vor bei deutsch du dir mir"
    " mich wie was warum aber oder ohne bevor nachdem dass sollen soll sollst muss müssen darf"
    " dürfen werden wird sind hat haben habe schon wieder mal noch mehr statt künftig zukünftig"
    " sofort alle jede jedes jeder diese diesem dieser diesen unser unsere meine meiner von aus"
    " in an um nach über antworte antworten schreib schreibe nutze nutzen verwende verwenden"
    " benutze nimm ändere lösche erstelle füge führe öffne mach mache frag frage merk speichere"
    " vermeide verboten fass bevorzuge mag will dateien datei kommentare englisch projekt"
    " kleine versionen thema fest"
    " weiter erst erstmal diesmal nichts committe kurz regel regeln doku dieses nutzt als lieber"
    " viel viele wenig man sein kann können möchte selber selbst nutzen halte einfach machen"
    " alles keinen jedem jeden laufen lassen zweifel nachfragen heißt läuft möglich dran danach"
    " bleiben bleibt lass hör nein nimm nutz geht gehen finger nehmen benutzen sondern duze"
    " speichern erst dann",
    ITALIAN: "il lo la gli le i che non una un per con sono della del dei delle di è nel nella"
    " sempre mai usa usare usiamo e ed d'ora da poi prima dopo al alla ai alle su sul questo"
    " questa questi in mi ti ci si se come perché quando senza ogni volta tutti tutte tutto ho"
    " hai ha deve devono devi fare fai scrivi scrivere rispondi chiedi chiedimi esegui modifica"
    " modificare toccare creare crea cancellare aggiungi aggiungere evita preferisco"
    " italiano nei dati ogni inglese commenti progetto nostro nostra regola memoria ricorda"
    " salva adesso ora vietato piacciono piace voglio invece apri sposta annulla password"
    " funziona più ancora già nuovo futuro poi dipendenze risposte codice modo anche"
    " nessun nessuna nessuno può possono stanno vanno norma"
    " niente nei versioni fisse viste piccole messaggi minimo rilascio solo io li tu faccio voglio"
    " facciamo scritto siamo stiamo stile tieni puoi senza",
    PORTUGUESE: "não uma um você isso está fazer meu minha são os as da do das dos em no na nos nas"
    " ao à faça sempre nunca direto agora use usar usamos usa testes antes depois português de o"
    " a e ou que se para pra por com sem mas mais como quando cada vez toda todo todas todos esse"
    " essa este esta nosso nossa time equipe deve devem ser ter tem já ainda quero gosto prefiro"
    " responda responder escreva escrever altere alterar mexa mexer rode rodar crie criar adicione"
    " pergunte perguntar apague apagar evite lembre lembre-se salve proibido arquivos arquivo"
    " projeto código comentários documentação regra memória respostas inglês só daqui frente partir"
    " me mova abra desfaça devo dessa falei disse pedi senhas funções atualize"
    " mudar qualquer funciona jamais edite edita registre ter nunca nenhum nenhuma pode podem"
    " precisa precisam preciso tela telas vão ficam desde"
    " vamos mensagem mensagens versão curta curto pequeno pequena fixa comentário segredo assunto"
    " tudo"
    " chega padrão roda coloca tira nada curto",
    SPANISH: "el los las una un que por pero está esto esta este quiero con del hay como cómo en"
    " usa usar usamos siempre nunca partir ahora adelante vez antes después pruebas archivos"
    " archivo no español inglés la lo de y o se es al para sin mi mis tu me te le nos ya más"
    " muy cuando cada todo todos toda todas nuestro nuestra equipo proyecto debe deben debes"
    " hacer haz hagas hagan ejecuta ejecutes escribe escribas responde contesta"
    " contéstame toques modifiques crees crea"
    " borrar borres agrega agregues añade añadas pregúntame preguntarme evita prefiero gustan gusta"
    " recuerda guarda memoria regla reglas prohibido cualquier cosa comentarios nombres respuestas"
    " claves contraseñas documentación actualiza si qué cuántas veces dije otra debo mueve abre"
    " deshaz desde próxima lugar forma uses hago código hacemos deja dejes"
    " funciona arranca carga aparece sale jamás edites migraciones seguro registres datos"
    " ningún ninguno ninguna puede pueden tiene tienen desde norma"
    " a vamos mensaje mensajes versión cortos pequeños fija despliegue vistas mínimo solo"
    " yo eso tienes"
    " preferiblemente quieres funciones vas hecho ni eres somos nada",
    VIETNAMESE: "tôi không của chúng nhé được trong muốn giúp này như việc cho từ nay luôn đừng"
    " dùng chạy trước khi và bằng tiếng hãy nhớ lưu vào viết trả lời giờ lần sau hỏi xóa sửa tạo"
    " bỏ qua mà là có chưa phải thì mỗi cấm tránh các những bạn lại cứ với về đã nói thêm nhóm dự"
    " án nhánh thích quy tắc ngắn gọn câu tất cả bao mật khẩu tài liệu thư viện mới tạm thời"
    " tại sao mở tiếp tục hàm biến lỗi di chuyển hoàn thay đổi vừa rồi nếu lên thẳng chỉ"
    " qua cuối tuần tắt cố định phiên bản giữ hiện theo chuẩn đang được viết",
}
_CLUES: dict[str, list[str]] = {}
for _table, _words in _KNOWN.items():
    for _word in dict.fromkeys(plain(_words).split()):
        _CLUES.setdefault(_word, []).append(_table.language)
_ENGLISH = frozenset(_word for _word, names in _CLUES.items() if ENGLISH.language in names)
_FOREIGN = frozenset(_word for _word, names in _CLUES.items() if names != [ENGLISH.language])
_NATIVE = _ENGLISH - _FOREIGN
_ENGLISH_ALONE = (ENGLISH,)
_TELLING = 5  # letters of a word that tells a language alone
# ... and short ones
_SURE = frozenset(
    plain(
        "kein nada niente sem pas ohne nei sin chỉ não você vc uma isso ich du und wir dass soll je"
        " les j'ai c'est qui che sono della gli mai los las que tus mis hay"
        " nein nimm nutz duze"
    ).split()
)
_VIETNAMESE = "\u0111"  # a letter that folding keeps, for without it "use" is "do not"


def named(language: str) -> Table:
    """The table of a language; its name is hashed in no time, and a table is not."""
    return _NAMED[language]


def folded(text: str) -> str:
    """The text as patterns read it: same length, so that a match is a span of the text."""
    lowered = text.lower()
    if text.isascii():
        return lowered.replace("\n", " ").replace("\t", " ").replace("\r", " ")
    if len(lowered) != len(text):
        lowered = "".join(low if len(low := one.lower()) == 1 else one for one in text)
    return lowered.translate(_FOLD)


def tables(text: str) -> tuple[Table, ...]:
    """The tables of the languages that a folded clause is written in: by script, then by words."""
    if text.isascii():
        return _latin(text)
    if _KANA.search(text):
        return (JAPANESE,)
    if _HANGUL.search(text):
        return (KOREAN,)
    if _HAN.search(text):
        mixed = len(_LATIN.findall(text)) > len(_HAN.findall(text))
        return (CHINESE, ENGLISH) if mixed else (CHINESE,)
    if _CYRILLIC.search(text):
        return (RUSSIAN,)
    return (VIETNAMESE,) if _VIETNAMESE in text else _latin(text)


def _latin(text: str) -> tuple[Table, ...]:
    """English, or the languages of which a clause has the most words."""
    typed = text.split()
    if text.isascii():
        pieces = text.encode("ascii").translate(_APART).split()
        if _HINTS.isdisjoint(pieces):
            return _ENGLISH_ALONE  # as most clauses are
        # Where each word of another language is an English one, too, one more of English decides.
        if _STRANGE.isdisjoint(pieces) and not _NATIVE.isdisjoint(typed):
            return _ENGLISH_ALONE
    said = [word.strip(_AROUND) for word in typed]
    foreign = [word for word in said if word in _FOREIGN]
    if not foreign or len(foreign) < sum([word in _ENGLISH for word in said]):
        return _ENGLISH_ALONE  # no other language can have more words than that
    counts: dict[str, int] = {}
    telling: set[str] = set()
    for word, whole in zip(said, typed, strict=True):
        for language in _CLUES.get(word, ()):
            counts[language] = counts.get(language, 0) + 1
            if len(whole) >= _TELLING or word in _SURE:
                telling.add(language)
    english = counts.pop(ENGLISH.language, 0)
    most = max(counts.values(), default=0)
    if most < english or (most == english and not telling - {ENGLISH.language}):
        return (ENGLISH,)
    best = {name for name, count in counts.items() if count == most}
    if most == 1:
        best &= telling
    return tuple(table for table in TABLES if table.language in best) or (ENGLISH,)


_AROUND = ".,;:!?\"'()"
# Bytes are cut in half the time, but not at the separators of ASCII, at which text is.
_ENDS = f"{_AROUND}\x1c\x1d\x1e\x1f".encode("ascii")
_APART = bytes.maketrans(_ENDS, b" " * len(_ENDS))
# Without one of these no word is foreign; of a word with an apostrophe the longer part.
_HINTS = frozenset(max(_word.split("'"), key=len).encode() for _word in _FOREIGN)
# ... and without one of these none that is not English as well.
_STRANGE = frozenset(max(_word.split("'"), key=len).encode() for _word in _FOREIGN - _ENGLISH)
