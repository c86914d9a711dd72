"""Guards of the European languages: how a screen looks, what its users may, this one thing here."""

from __future__ import annotations

from typing import NamedTuple

from agent_memory.capture.markers import Guard, pattern

_SPARED = frozenset(
    {"asked:remember", "asked:rule", "complaint", "approval:first", "standing", "standing:all"}
)


class _Seen(NamedTuple):
    """The words of one language for what is seen, who sees it, this here, and that it fails."""

    screen: str
    people: str
    this: str
    but: str
    screens: tuple[str, str]  # a hit and a miss
    these: tuple[str, str]
    buts: tuple[str, str]


def _rows(seen: _Seen) -> tuple[Guard, ...]:
    """The guards of one language."""
    rows = (
        ("interface", 10, (rf"\b(?:{seen.screen})\b", rf"^(?:{seen.people})\b"), seen.screens),
        ("deictic", 6, (rf"\b(?:{seen.this})",), seen.these),
        ("mishap", 14, (rf"\b(?:{seen.but})\b",), seen.buts),
    )
    return tuple(
        Guard(name, cost, (), pattern(*sources), (texts[0],), (texts[1],), _SPARED)
        for name, cost, sources, texts in rows
    )


_ALIKE = (
    "header|footer|sidebar|navbar|modal|popup|dropdown|hover|padding|margin|scroll|banner|tooltip|"
    "avatar|logo|layout|slider|carousel|checkbox|dark mode"
)

SPANISH = _rows(
    _Seen(
        f"{_ALIKE}|botón|botones|pantallas?|menú|menús|colores|color|iconos?|tarjetas?|fondo|"
        "cabecera|ventanas?|título|centrad[oa]|derecha|izquierda|más (?:grande|pequeñ[oa]|ancho)|"
        "aparec\\w+|salgan?|mostrar|se (?:muestren?|vean?)|visibles?|list(?:a|as|ado)|aviso|"
        "productos?",
        "(?:el |los |un |cada )?(?:usuarios?|clientes?|jugador|jugadores|visitantes?|alumnos?|"
        "admin)",
        "(?:est[ae]|es[ae])s? (?!proyecto|repo|carpeta|equipo|app|aplicación|servidor|vez|tipo|"
        "regla)"
        r"\w|(?:aquí|ahí|allí)\b",
        "(?:pero|y) (?:\\S+ ){0,2}?(?:no (?:levanta|funciona|arranca|carga|abre|compila|anda|"
        "conecta|responde|puedo)|me (?:tira|da|sale)|tira un|da error|sale un|falla|se cuelga)",
        ("el botón debe ir arriba", "los commits deben ser cortos"),
        ("no toques esa función", "en este proyecto no uses clases"),
        ("tengo redis instalado pero no levanta", "usa fetch pero no axios"),
    )
)
PORTUGUESE = _rows(
    _Seen(
        f"{_ALIKE}|botão|botões|telas?|menus?|cores|cor|ícones?|ícone|cartão|card|cards|fundo|"
        "cabeçalho|janelas?|título|centralizad[oa]|direita|esquerda|mais? (?:largo|grande)|maior|"
        "apare[cç]\\w+|mostrar|mostrem|visíve(?:l|is)|lista|listagem|aviso|produtos?",
        "(?:o |os |um |cada )?(?:usuários?|usuário|clientes?|jogador|jogadores|visitantes?|"
        "alunos?)",
        "(?:n?est[ae]|n?ess[ae])s? (?!projeto|repo|pasta|time|equipe|app|servidor|vez|tipo|regra)"
        r"\w|(?:ali)\b",
        "(?:mas|e) (?:\\S+ ){0,2}?(?:nao (?:funciona|abre|carrega|compila|conecta|responde|"
        "consigo)|(?:ta|esta) dando|da erro|deu erro|trava)|mas nao (?:sobe|roda|passa)",
        ("o botão deve ficar em cima", "os commits devem ser curtos"),
        ("não mexa nessa função", "neste projeto não use classes"),
        ("tenho redis instalado mas nao sobe", "use fetch mas nao axios"),
    )
)
FRENCH = _rows(
    _Seen(
        f"{_ALIKE}|boutons?|écrans?|menus?|couleurs?|icônes?|cartes?|fond|en-tête|fenêtres?|"
        "titres?|centré|à droite|à gauche|plus (?:grand|petit|large)e?s?|s'affich\\w+|affich\\w+|"
        "appara[iî]\\w+|visibles?|liste|produits?",
        "(?:l'|les |le |un |chaque )?(?:utilisateurs?|clients?|joueurs?|visiteurs?|élèves?)",
        r"(?:ce|cet|cette|ces) (?!projet|dépôt|repo|dossier|serveur|type|que|qui|n'|n\b|fois|règle)"
        r"\w|(?:celui|celle)-?(?: ?là| ?ci)\b",
        "(?:mais|et) (?:ca|il|elle) (?:plante|crashe|bloque|marche pas|ne )|(?:mais|et) (?:\\S+ "
        "){0,2}?(?:marche|lance|demarre|fonctionne|charge|compile) pas|renvoie une erreur",
        ("le bouton doit être en haut", "les commits doivent être courts"),
        ("ne touche pas à cette fonction", "dans ce projet pas de classes"),
        ("on utilise redis mais ca plante", "utilise fetch mais pas axios"),
    )
)
ITALIAN = _rows(
    _Seen(
        f"{_ALIKE}|bottone|bottoni|pulsanti?|pulsante|schermat[ae]|schermo|menù?|color[ei]|"
        "icon[ae]|sfondo|intestazione|finestr[ae]|titol[oi]|bord[oi]|centrat[oa]|a destra|a "
        "sinistra|più (?:grande|grandi|piccol[oa]|larg[oa]|chiar[oi])|appaiono|apparire|"
        "visualizz\\w+|mostrat[oaie]|visibil[ei]|lista|elenco|prodott[oi]",
        "(?:l'|gli |il |i |ogni )?(?:utent[ei]|client[ei]|giocator[ei]|visitator[ei]|alunn[oi])",
        "quest[oaie] (?!progetto|repo|cartella|team|server|tipo|volta|regola)\\w|(?:quel|quella|"
        "quello|quelle|quei|quegli)\\b (?!che\\b)\\w",
        "(?:ma|e) (?:\\S+ ){0,2}?(?:non (?:parte|funziona|carica|si apre|compila|gira|risponde|"
        "riesco)|da errore|crasha|si blocca)",
        ("il pulsante deve stare in alto", "i commit devono essere corti"),
        ("non toccare questa funzione", "in questo progetto niente classi"),
        ("ho redis installato ma non parte", "usa fetch ma non axios"),
    )
)
GERMAN = _rows(
    _Seen(
        f"{_ALIKE}|button|buttons|knopf|knöpfe|bildschirm|menü|menüs|farbe|farben|icons?|karten?|"
        "hintergrund|kopfzeile|fenster|überschrift|zentriert|rechts|links|größer|kleiner|breiter|"
        "erschein\\w+|angezeigt|anzeigen|sichtbar|liste|produkte?",
        "(?:der |die |ein |jeder )?(?:nutzer|benutzer|user|kunden?|spieler|besucher|schüler)",
        "diese[nmrs]? (?!projekt|repo|ordner|team|server|regel|art)\\w|(?:das|den|die) (?:da|hier|"
        "dort)\\b",
        "(?:aber|und) (?:\\S+ ){0,3}?(?:startet nicht|geht nicht|läuft nicht|lädt nicht|"
        "kompiliert nicht|klappt nicht|wirft|stürzt|hängt|bricht)",
        ("der knopf soll oben stehen", "die commits sollen kurz sein"),
        ("fass diese funktion nicht an", "in diesem projekt keine klassen"),
        ("ich habe redis installiert aber es startet nicht", "nutze fetch aber nicht axios"),
    )
)
RUSSIAN = _rows(
    _Seen(
        "кнопк\\w+|экран\\w*|меню|цвет\\w*|иконк\\w+|карточк\\w+|фон|шапк\\w+|футер|хедер|окн\\w+|"
        "заголов\\w+|по центру|справа|слева|больше размером|шрифт\\w*|баннер\\w*|отступ слева|"
        "отображ\\w+|выводиться|показыва\\w+ся|видим\\w+|списк\\w+|список|товар\\w*|по алфавиту",
        "(?:каждый )?(?:пользовател\\w+|юзер\\w*|клиент\\w*|игрок\\w*|посетител\\w+|ученик\\w*)",
        "(?:этот|эта|эту|это|этой|этом|этих|эти|тот|ту) (?!проект|репозитор|папк|команд|раз|"
        "правил)\\w|(?:тут|здесь|там)\\b",
        "(?:но|а|и) (?:\\S+ ){0,2}?(?:не (?:запускается|работает|стартует|открывается|грузится|"
        "собирается|отвечает|подключается|могу)|выдает|падает|виснет|ошибк\\w+)",
        ("кнопка должна быть сверху", "коммиты должны быть короткими"),
        ("не трогай эту функцию", "в этом проекте без классов"),
        ("стоит редис но не запускается", "используй fetch но не axios"),
    )
)
VIETNAMESE = _rows(
    _Seen(
        f"{_ALIKE}|nút|màn hình|menu|màu|icon|biểu tượng|nền|cửa sổ|tiêu đề|căn giữa|bên phải|"
        "bên trái|to hơn|nhỏ hơn|phông chữ|hiển thị|hiện (?!tại|có)|danh sách|sản phẩm",
        "(?:mỗi |các )?(?:người dùng|user|khách hàng|người chơi|học sinh|sinh viên)",
        r"\w+ (?:đó|kia|ấy)\b|(?:nút|hàm|file|đoạn|chỗ|phần|câu|trang|cái|lỗi) này\b",
        "(?:nhưng|mà) (?:\\S+ ){0,2}?(?:không (?:chạy|mở|load|build)|bị lỗi|báo lỗi|lỗi|vẫn)",
        ("nút phải nằm ở trên", "commit phải ngắn"),
        ("đừng sửa hàm này", "dự án này không dùng class"),
        ("tôi cài redis mà không chạy", "dùng fetch nhưng không dùng axios"),
    )
)
