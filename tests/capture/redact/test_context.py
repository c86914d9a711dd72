"""Secrets that only the words around them give away, and words that give nothing away."""

from __future__ import annotations

import pytest

from agent_memory.capture import redact
from tests.capture.redact.build import clean, made

STATED = [
    "teh passwrod of the loft server got chnaged to {}",
    "at the office wlan password (for visitors, ask Jo first) it's {} this month",
    "the backoffice opens with {}, nobody knows why",
    "over there the password is {}",
    "password: {}",
    "DB_PASSWORD={}",
    '"smtpPassword": "{}"',
    "for the kiosk tablet the password is `{}`",
    "somebody changed the mailbox password to {} last week",
    "set REDIS_PASSWORD to {} first",
    "use {} as the admin password",
    "{} is the root password of the build box",
    "you reach the bastion as ops with password {} only",
    "the vpn login is ops / {}",
    "creds: ops:{}",
    "the smtp password in prod is still {}",
    "sudo asks for a password, give it {}",
    "{} should work as the pw for the nas",
    "try {} if it asks for a password",
    "the guest wifi key is {}",
    "CREATE USER app IDENTIFIED BY '{}'",
    "acmeSECRETkey={}",
    "password for our tape robot {}",
    "mot de passe du serveur {}",
    "пароль от базы {}",
    "das Passwort lautet {}",
    "la contraseña del almacén es {}",
    "ton mot de passe provisoire est {}",
    "a senha é {}",
    "hasło: {}",
    "пароль: {}",
    "密码是{}",
    "パスワードは {} です",
    "비밀번호는 {} 입니다",
    "mật khẩu là {}",
]
ORDINARY = [
    "my forum user name is velvet7002",
    "mots de passe : jamais dans les logs ni dans les tickets",
    "Pass=6  | Fail=19^ | Skip=3",
    "ruff rule S105 (hardcoded password) is off in tests",
    "the login page broke with keycloak-25.0.2",
    "never log the password in plain text",
    "hash passwords with argon2id, never with sha256",
    "the password must have at least 12 characters",
    "use the token bucket from limiter2.py",
    "renew the signing key each quarter",
    "password = getpass.getpass()",
    "password: ${{ secrets.DB_PASSWORD }}",
    "secretKey: process.env.SIGNING_KEY,",
    "MAX_TOKENS=4096",
    "PASSWORD_RESET_TIMEOUT=3600",
    "the primary key is user_id, never account_id2",
    "the pass rate stays above 95%",
    "pass user_id2 to the second function",
    "pin eslint to 9.12.0",
    "keys in the json are snake_case",
    "MAILER_TOKEN() returns nothing in tests",
    "test_secret_is_masked_in_logs stays skipped",
    "das Passwort nie loggen",
    "密码不要写进日志",
    "пароль никогда не логировать",
    "leave the password None in factories",
    "the secret lives in vault:kv/app#password",
    "a PIN is never asked twice",
    "switch the user between rv32 and rv64",
    "sign in with github2fa or saml",
    "unlock the mutex with release2",
    "connect to db2 and then to db3",
    "use oauth2 for the login, never basic auth",
    "enter the building by door4",
    "the login page lives at /auth/login2",
    "access logs rotate daily at 04:00",
    "admin/users2 is the route",
    "run postgres:16-alpine in tests",
    "reset the password for a user in step2",
    "root: true in the eslint config",
    "token: <paste-it-here>",
]


class TestStated:
    """
    A value that the sentence calls a password is cut out, and the sentence stays.
    """

    @pytest.mark.parametrize("sentence", STATED)
    @pytest.mark.parametrize("style", ["<p1>", "<p2>", "<p3>", "<p4>", "<w12>"])
    def test_the_value_goes(self, sentence, style):
        """
        Whatever style of password, in whatever language, the value is gone.
        """
        secret = made(style)
        assert secret not in redact.redact(sentence.format(secret)).text

    @pytest.mark.parametrize(
        "sentence", ["admin:{} is seeded", "Administrator / {}", "unlock the vault with {} first"]
    )
    @pytest.mark.parametrize("style", ["<p2>", "<p4>", "<w12>"])
    def test_a_strong_value_needs_less(self, sentence, style):
        """
        Behind an account or a lock, what looks like a password is one.
        """
        secret = made(style)
        assert secret not in redact.redact(sentence.format(secret)).text

    def test_the_sentence_stays(self):
        """
        Nothing but the value is altered.
        """
        expected = "always use the password [redacted:password] on staging"
        assert expected == clean("always use the password <p2> on staging")

    def test_a_passphrase_in_quotes(self):
        """
        Several plain words in quotes behind a passphrase word are one secret.
        """
        expected = 'the passphrase is "[redacted:password]"'
        assert expected == clean('the passphrase is "lantern copper tundra pebble"')

    @pytest.mark.parametrize(
        "sentence", ["the safe has PIN: {}", "our alarm code is {}", "otp: {}"]
    )
    def test_a_code_of_digits(self, sentence):
        """
        Digits right behind the word for a code are one.
        """
        assert "[redacted:code]" in clean(sentence.format("<d4>1"))


class TestNearby:
    """
    A token made by a machine is a secret beside a credential word.
    """

    @pytest.mark.parametrize(
        "sentence",
        [
            "the staging token for the mailer is {} okay",
            "put {} into the CI variable for the api key",
            "ACME_SECRET={}",
            'client.init(apiKey="{}")',
            "against acme take {} (revoke it after launch)",
            "ключ API: {}",
            "der API-Schlüssel ist {}",
        ],
    )
    @pytest.mark.parametrize("shape", ["<w32>", "<l40>", "<h32>", "<b43>"])
    def test_tokens(self, sentence, shape):
        """
        Whatever alphabet it is drawn from, the token is gone.
        """
        secret = made(shape)
        assert secret[4:-4] not in redact.redact(sentence.format(secret)).text

    def test_one_so_random_that_no_word_is_needed(self):
        """
        A long token of three kinds of characters is never kept.
        """
        assert "[redacted:random]" in clean("see <w48> for it")

    @pytest.mark.parametrize(
        "text",
        [
            "commit <h40> broke the token refresh",
            "we backported the token fix from commit <h40>",
            "image node@sha256:<h64>",
            "span_id=<h8>-<h4>-4<h3>-a<h3>-<h12>",
            '"integrity": "sha512-<B86>=="',
            "data:image/png;base64,<B200>",
            "ULID 01ARZ3NDEKTSV4RRFFQ69G5FAV",
            "toolu_<w24> was slow",
            "the diff is at pull/12/files#diff-<h64>R40",
            "Bearer tokens come from lib/http/bearer_source.py",
        ],
    )
    def test_what_only_looks_random_stays(self, text):
        """
        Commits, digests, UUIDs, data addresses and ids of requests are not secrets.
        """
        assert made(text) == clean(text)


class TestOrdinary:
    """
    A rule about secrets is not a secret.
    """

    @pytest.mark.parametrize("text", ORDINARY)
    def test_is_not_altered(self, text):
        """
        Ordinary sentences with credential words pass byte for byte.
        """
        assert text == redact.redact(text).text


class TestSuspicion:
    """
    A password word beside a value-like word is kept, and its clause is suspect.
    """

    def test_a_weak_value_makes_its_clause_suspect(self):
        """
        What no rule is sure of is marked, not cut.
        """
        text = made("the password hint mentions q4<l1>-7<l2> somewhere")
        seen = redact.redact(text)
        assert (text, True) == (seen.text, seen.suspect(0, len(text)))

    def test_a_plain_word_in_quotes_is_suspect(self):
        """
        A quoted word that the sentence calls the password is kept, and suspect.
        """
        seen = redact.redact('the password is "swordfish" there')
        assert [(17, 26)] == list(seen.suspects)

    def test_a_random_id_is_suspect(self):
        """
        What is called an id is kept however random it looks, and suspect.
        """
        seen = redact.redact(made("the sheet id is public: 1<w43>"))
        assert (True, 1) == (not seen.findings, len(seen.suspects))

    def test_other_clauses_are_not_suspect(self):
        """
        Only the clause that holds the value is.
        """
        text = made("run the linter first\nthe password hint mentions <p1> somewhere")
        assert not redact.redact(text).suspect(0, len("run the linter first"))
