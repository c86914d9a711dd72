"""Passwords in the languages that people type: what each calls one, and sentences about them."""

from __future__ import annotations

import pytest

from agent_memory.capture import redact
from tests.capture.redact.build import made

SAID = {
    "de": "das Passwort ist {}|Kennwort für die VPN lautet {}|Zugangsdaten: admin / {}",
    "fr": "le mot de passe est {}|mdp : {}|mot de passe du wifi : {}",
    "es": "la contraseña es {}|clave: {}|la contraseña del wifi es {}",
    "pt": "a senha é {}|senha do banco: {}|a palavra-passe é {}",
    "it": "la password è {}|la parola d'ordine è {}|password del wifi: {}",
    "ca": "la contrasenya és {}",
    "ro": "parola este {}|parola: {}",
    "nl": "het wachtwoord is {}|het wachtwoord voor de VPN is {}",
    "sv": "lösenordet är {}|lösenord: {}",
    "no": "passordet er {}|passord: {}",
    "da": "adgangskoden er {}|kodeordet er {}",
    "fi": "salasana on {}|salasana: {}",
    "et": "parool on {}",
    "lt": "slaptažodis yra {}",
    "hu": "a jelszó {}|jelszava {}",
    "pl": "hasło to {}|hasło do bazy to {}",
    "cs": "heslo je {}|heslo k databázi je {}",
    "hr": "lozinka je {}|lozinka: {}",
    "sl": "geslo je {}",
    "tr": "şifre {}|şifresi {}|parola: {}",
    "ru": "пароль {}|пароль от базы {}",
    "uk": "пароль: {}|пароль до бази {}",
    "bg": "паролата е {}",
    "el": "ο κωδικός είναι {}|κωδικός: {}",
    "he": "הסיסמה היא {}|סיסמה: {}",
    "ar": "كلمة المرور هي {}|كلمة السر: {}|رمز الدخول: {}",
    "fa": "رمز عبور {}|گذرواژه: {}",
    "hi": "पासवर्ड {} है|पासवर्ड: {}",
    "th": "รหัสผ่าน {}|รหัสผ่านคือ {}",
    "vi": "mật khẩu là {}|mật khẩu: {}",
    "id": "kata sandi adalah {}|kata sandinya {}",
    "zh": "密码是{}|数据库密码为 {}|口令: {}",
    "ja": "パスワードは{}です|パスワード：{}",
    "ko": "비밀번호는 {}|암호는 {} 입니다",
}


@pytest.mark.parametrize("language", SAID)
def test_a_password_is_one_in_every_language(language):
    """
    Whatever kind of password a person says, it goes.
    """
    shapes = [said.format(p) for said in SAID[language].split("|") for p in PASSWORDS]
    kept = [shape for shape in shapes if not redact.redact(made(shape)).findings]
    assert [] == kept


PASSWORDS = ("<p1>", "<p2>", "<p3>", "<p4>", "<w12>")


@pytest.mark.parametrize(
    "text",
    [
        "Passwörter nie im Klartext speichern",
        "ne jamais écrire un mot de passe dans les journaux",
        "las contraseñas se guardan con bcrypt, nunca en texto plano",
        "a senha deve ter no mínimo 12 caracteres",
        "le password vanno sempre cifrate",
        "wachtwoorden horen in de kluis, niet in de code",
        "lösenord loggas aldrig",
        "hasła trzymamy w menedżerze haseł",
        "hesla nikdy neukládej do gitu",
        "şifreleri asla loglama",
        "пароли храним только в Vault",
        "паролі не зберігаємо у коді",
        "סיסמאות נשמרות רק בכספת",
        "كلمات المرور لا تكتب في السجلات",
        "密码不要写进代码里，统一用环境变量",
        "パスワードはログに出さないでください",
        "비밀번호는 절대 로그에 남기지 마세요",
        "mật khẩu không được ghi vào log",
        "kata sandi jangan ditulis di log",
        "lozinke nikad ne ispisuj u log",
        "Passwortmanager ist KeePass2, nichts anderes",
        "lösenordshanteraren är Bitwarden2 hos oss",
    ],
)
def test_a_rule_about_passwords_is_none(text):
    """
    A durable claim about passwords is neither altered nor suspect.
    """
    seen = redact.redact(text)
    assert (text, ()) == (seen.text, seen.suspects)
