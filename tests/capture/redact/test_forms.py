"""Passwords that a form gives away: logins, keypads, passphrases, spelling, joined pieces."""

from __future__ import annotations

import pytest

from agent_memory.capture import redact
from tests.capture.redact.build import made

PHRASE = "willow anchor marble cactus"


def gone(text: str, secret: str) -> bool:
    """Whether no more than a word of the secret is left."""
    seen = redact.redact(text).text
    return secret not in seen and not any(
        part in seen for part in secret.split(" ") if len(part) > 1
    )


@pytest.mark.parametrize(
    ("sentence", "shape"),
    [
        ("sign in as viewer with {} and open the report", "<a8><d3>"),
        ("pw: <kbd>{}</kbd>, then enter", "<p2>"),
        ("the row is <td>Password</td><td>{}</td> in that mail", "<p1>"),
        ("melde dich als gast mit {} an", "<a8><d2>"),
        ("connecte-toi comme invité avec {}", "<a7><d3>"),
        ("here is the jenkins login\n\nbuilder\n{}\n\nthanks", "<p2>"),
        ("demo account: lena/{} for the tour", "<a8><d3>"),
        ("the router wants a login, I set it to guest and {}", "<w5>=<w7>"),
        ("they forced a reset on the mail account, now it's {}", "<p4>"),
        ("you will need a password.\nI have it from Tom.\nIt's {}.", "<p2>"),
        ("and the password? {} I think", "<a8><d3>"),
        ("paste {} when the vault prompts you", "<p1>"),
        ("it will ask, answer {} there", "<p3>"),
        ("why is {} refused as a password?", "<p1>"),
        ("{} <- that's the admin password", "<p3>"),
        ("the zip is encrypted with {}", "<p2>"),
        ("user/password: carol/{}", "<p1>"),
        ("creds are bob // {}", "<p1>"),
        ("| user | password |\n|---|---|\n| ops | {} |", "<p1>"),
        ("la pass del router è {}", "<p1>"),
        ("密码改成了{}", "<p2>"),
        ("パスワードを{}に変更しました", "<p2>"),
        ("비번은 {} 이야", "<p1>"),
        ("the wifi upstairs, near the stairs, it's {} by the way", "<p2>"),
        ("teh pasword is {}", "<a8><d2>"),
        ("the passwrod for it: {}", "<p3>"),
        ("密码{},然后重启", "<p2>"),
        ("WPA2 key {}", "<a18>"),
        ("my recovery code {} is left", "q4zkx-v7wtp"),
        ("the keypad at the lab: press the star and enter {}", "4<d3>81"),
        ("unlock code for the spare tablet: {}", "4<d2>9"),
        ("my mother's name is the security answer: {}", "<p1>"),
        ("ops:{} are the creds", "<p2>"),
        ("keystore pass {} alias upload", "<p1>"),
        ("they asked what to type at the login prompt, it's just {}", "<p2>"),
        ("I locked myself out of jira, changed it to {} , take that one", "<p4>"),
        ("the wiki pasword is {} since monday", "RiverCastleLemon"),
        ("ftp pw = the usual ({})", "MangoGlacierTurnip"),
        ("seed a user whose password is not 'guest' but {}", "OtterPianoGarnet"),
        ("login for the shop, see chat:\nbuyer two\n{}", "falcon<d3>"),
        ("new one from the password app, copy it incl. the sign at the end, {}", "<p2>"),
        (
            "for the basic auth popup enter demo in the top field and {} in the bottom one",
            "<a7><d3>",
        ),
        ("meeting room screen, passcode {}.", "4<d2>8"),
        ("the admin password is {} on all tills", "59<d3>2"),
        ("my sim pin's {} if it reboots", "6<d2>1"),
        ("password? the one of the old box, which is {}", "<p2>"),
        ("it was {} . that password leaked, so ask me", "<a6>4<d2>"),
        ("did you try {} already? that was the password in spring", "Granite_4<d2>"),
        ("密码是{}（注意大小写）", "<p2>"),
        ("the stripe api token (not the test one) is {}", "<h8>-<h4>-<h4>-<h4>-<h12>"),
        ("secret_id {} is for the runner", "<h8>-<h4>-<h4>-<h4>-<h12>"),
        ("het wachtwoord van de kiosk is vandaag {}", "pelican_<d3>"),
        ("el password del nas es hoy {}", "pelican_<d3>"),
        ("use clerk with {} as pass", "harborLemon4<d1>"),
        ("j'ai mis {} en mot de passe", "harborLemon4<d1>"),
        ("ww {} voor de kassa", "pelican<d3>"),
        ("sekret aplikacji to {}", "<h32>"),
        ("il segreto del client è {}", "<h32>"),
        ("THE PASSWORD FOR THE NAS! {} ! KEEP IT OUT", "<p2>"),
        ("pass del nas -> {}", "<p2>"),
        ("I put {} for the bastion user's password", "p3l<d4>"),
        ("the passphrase of the vault, marble-lantern-{}-violet, stays", "otter"),
        ("the till has the password {}, all small letters", "lanternpebble"),
        ("curl -u clerk:'{}' https://h", "<p2>"),
        ("Kennwort fürs Archiv lautet jetzt {}, das alte nicht", "lanternPebble"),
        ("when asked for a password type {}", "lanternPebble"),
        ("密码还是那个{}", "<p1>"),
        ("パスワード変わりました→{}", "<p2>"),
        ("le code wifi c'est {}", "<p1>"),
        ("what is the md5 of {}? it should be the clerk's password", "<p4>"),
        ("admin/admin at first, we changed it to {}", "<p4>"),
        ("pls never commit {}, thats our db pass", "<p4>"),
        ("the snmp community string is {}", "<a8><d2>"),
        ("login to the line, w/ clerk n {}", "<p4>"),
        ("le jeton du robot c'est {}", "<w20>"),
        ("天气的key是{}", "<h32>"),
        ("ssh-add with passphrase {}", "willow-anchor-marble"),
        ("licence key {} for the plotter", "K7PQ-<u3>4-W2ZT-9H<u2>"),
        ("ccrypt -K {} f", "<p1>"),
        ("create_user('ann', 'ann@example.com', '{}')", "<p1>"),
        ("page.fill('#password', '{}')", "<p1>"),
        ("wrong passphrase again. borg wants {}, no blank", "willow-anchor-marble"),
        ("Passphrase of the stick?\nIt's\n{}\n(really)", "willow-anchor-marble"),
        ("die Passphrase fragt er ab, da kommt {} rein", "willow-anchor-marble"),
        ("la frase secreta es {} y nada más", "willow-anchor-marble"),
        ("le mot de pase du stand à {}", "<p2>"),
        ("网站密码我们刚改成了{} 再试", "<p2>"),
        ("le code d'accès du stand reste toujours {}", "<p1>"),
        ("u/n: clerk p/w: {} for the fair", "<p4>"),
        ("画面はID: clerk、パス: {} です", "<p1>"),
        ("parola olarak {} gir", "<p4>"),
        ("the stand login? that's clerk and then {}", "<p4>"),
        ("redis pass on the stick? {}. on arm it's none", "<p4>"),
        ("root on the stick has its default changed to {}", "<p4>"),
        ("sudo prompts you; the answer is {}", "<p4>"),
        ("the feed's client_secret is really a uuid, {}, no more", "<h8>-<h4>-<h4>-<h4>-<h12>"),
        ("sqlplus clerk/{}@db", "<a9>"),
    ],
)
def test_a_form_gives_it_away(sentence, shape):
    """
    The form of a login, of a reset or of a keypad says which word is the secret.
    """
    secret = made(shape)
    assert gone(sentence.format(secret), secret)


@pytest.mark.parametrize(
    "sentence",
    [
        "the passphrase is {}",
        "restic passphrase: {} (all small letters)",
        "the key is passphrase protected, type {} when it asks",
        "the archive opens with the words {} in this order",
        'the password is "{}" with the spaces',
    ],
)
def test_a_phrase_of_words(sentence):
    """
    Words that make no sentence are a passphrase where one is announced.
    """
    assert gone(sentence.format(PHRASE), PHRASE)


def test_a_phrase_with_hyphens_and_a_spelled_one():
    """
    Hyphens between the words or the letters hide nothing.
    """
    assert gone("unlock it using willow-anchor-marble-cactus again", "willow-anchor-marble-cactus")
    assert gone("the password letter by letter: k e 7 r t 2 w", "k e 7 r t 2 w")
    assert gone("password spelled is K-e-7-r-t-2-w", "K-e-7-r-t-2-w")
    key = " ".join(made("ghp_<w36>"))
    assert "out: [redacted:key] ok" == redact.redact(f"out: {key} ok").text


@pytest.mark.parametrize(
    ("text", "shape"),
    [
        ('const API_KEY = "{}" +\n  "{}";', "<w18>"),
        ('say k = "ghp_{}"+"{}"', "<w18>"),
        ('token = (\n    "{}"\n    "{}"\n)', "<w20>"),
        ("export SIGNING_SECRET={}\\\n{}", "<h24>"),
        ('<add key="FeedPassword" value="{}" />{}', "<p2>"),
        ("- name: DB_PASSWORD\n  value: {}{}", "<p4>"),
        ('{{"name": "SMTP_PASSWORD", "value": "{}"}}{}', "<p3>"),
    ],
)
def test_what_code_puts_together(text, shape):
    """
    Pieces that code joins are one secret, and a value attribute belongs to its name.
    """
    parts = [made(shape, seed) for seed in (1, 2)]
    seen = redact.redact(text.format(*parts)).text
    assert parts[0] not in seen
    assert parts[1] not in seen or "key" not in text.lower().partition("=")[0]


@pytest.mark.parametrize(
    "text",
    [
        "log in as an admin with two browsers open",
        "label it <b>Password</b> and <i>optional</i>",
        "password: <code>string</code>, <code>settings.ts</code>",
        "the passphrase must never be written to disk in plain text",
        "passphrase: generate one per host and keep it in the vault",
        "unlock the-door-sensor-test before the run",
        "the password prompt is a b c of our onboarding",
        "enter 1200 items into the door catalogue",
        "press 3 times on the alarm tile",
        "reset your branch and set it to main",
        "sign in with OAuth2, then it's ready",
        "users forget the password? send a reset mail",
        "connect using TLS1.3 as the transport",
        "test account: buyer/seller roles only",
        "the wifi screen, it's Settings.tsx",
        "It's ready.",
        "name: password\nvalue: required",
        "${DB_PASSWORD:?is missing}",
        "password hashing is argon2id with m=19456,t=2,p=1",
        "traceparent: 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
        "the host key is SHA256:nThbg6kXUpJWGl7E1IGOCspRomTxdCARLviKw6E5SY8",
        "192.0.2.44 and 2001:db8::1 in the docs",
        "02:00:00:00:00:01 is the emulator",
        "show a passport number field in the kyc form",
        "call 0 when it fails",
        "the password policy for node18 and ubuntu22 is the same",
        "use option B when it asks for a reason",
        "| step | password |\n|---|---|\n| 1 | required |",
        "archives are encrypted with age or AES256",
        "arn:aws:secretsmanager:eu-west-1:123456789012:secret:prod/db-main",
        "the pass rate is the metric",
        "the secret answer is 42",
        "api:v2 is the login service",
        "gate code of the parser is 2000 lines",
        "the shortcut for the secret scanner is Ctrl+Alt+9",
        "the emulator's gateway is 10.0.2.2",
        "The secret santa draw is written in Elm9.",
        "The secret's name is db-main-v2",
        "The password strength lib is zxcvbn4.",
        "Store the password with PBKDF2-SHA512 and 210000 iterations.",
        "password component: PasswordTextField",
        "the password is not optional but required",
        "password: 123456 is what the fixture has",
        "max password age is 7776000 seconds",
        "RS485 password line is RS48",
        "move to node18. that password check stays",
        "enter user1 in the first box and user2 in the second box",
        "tokens are 1 2 3 4 5 6 7 8 9 10 11 12 13",
        "add 'foo' + 'bar' and `a` . `b`",
        'Weak ETag: W/"67ab43-Kx92LmPq81ZtRv03"',
        "The checksum of the model is q8Zk2LmVx91TrPw04YbN",
        "the sample VGhpcyBpcyBhIHRlc3Q is decoded in the docs",
        "client_secret_id 4f0a7c52-91be-4d63-a8f7-0c1b2d3e4f5a is shown in the portal",
        "mysql -h db -P 3307 -u app -p app_test asks for it",
        "{{ .Values.db.password | b64enc | quote }}",
        "key id 4f0a7c52-91be-4d63-a8f7-0c1b2d3e4f5a is the kms key of the docs",
        "the idempotency key is a uuid: 4f0a7c52-91be-4d63-a8f7-0c1b2d3e4f5a",
        "password_encryption = scram-sha-256",
        "the password type is String255, its style camelCase",
        "CWE-798 is the rule for passwords in code",
        "masterauth and requirepass are the same value",
        "パスワードはVault2から取得する",
        "login%3Fnext%3D%2Fadmin and password%20reset in the address",
        "the key is in two parts: tenant_id and user_id2",
        "use sk-ssh-ed25519@openssh.com keys",
        "create_user('ann', 'ann@example.com', 'member')",
        "delete the branch feature/login-otp-4821",
        "trace Root=1-f13aab70-f3675e6595fe65f3386d2ea8",
        "a jwt header is eyJhbGciOiJIUzI1NiJ9",
        "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
        "uses: docker/setup-buildx-action@v3 with username ${{ github.actor }}",
        "unlock it in LFS: git lfs unlock plans/deck.psd",
        "the passphrase is wrong. It needs a retry button",
        "passphrase? it's optional for deploy keys",
        "did the tests pass on arm? node20 fails",
        "the login page? that's auth-ui and then shop-ui",
        "パス: /var/www/app2",
    ],
)
def test_a_rule_in_the_same_words_stays(text):
    """
    What a person says about logins, phrases and keypads as a rule is left alone.
    """
    assert text == redact.redact(text).text


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("tel:+4930<d8>", "phone"),
        ("call me on 0176<d7> at night", "phone"),
        ("/c/Users/<a9>/bin", "home"),
        ("git clone git@code.<a6>.corp:x/y", "host"),
        ("my passport number is <u3>4<u2>77", "papers"),
        ("jdbc:oracle:thin:ops/<p1>@db", "url-credential"),
        ("ruf den Techniker wegen der Klimaanlage bitte an: 0151<d8>", "phone"),
        ("logs are under ~/.claude/projects/-home-<a7>-src/", "home"),
        ("open C:\\Users\\<a6> <a7>\\Desktop\\x.txt", "home"),
        ("id card no. reads <u2>4<d5>", "papers"),
    ],
)
def test_more_that_names_a_person(text, kind):
    """
    Numbers to ring, papers, and folders and hosts in other spellings are found.
    """
    assert kind in [found.kind for found in redact.redact(made(text)).findings]


@pytest.mark.parametrize(
    "text",
    [
        "the sticky note on the rack says {}, that's the kiosk login",
        "sudo on that box wants {}",
        "the admin account still uses {} from the install",
        "the admin pass on those cameras ({}) was never changed",
        "our shared mailbox opens with {}",
        "to open the statement use {}",
        "{} is what I use for the admin panel",
        "in case it locks you out: {}",
        "when the vpn dialog pops up, put {}",
        "auth with {} when psql prompts",
        "the sa login, {}, has to go",
        "wifi at the studio is Loft, the key for it is {}",
        "don't type {} in the chat again, it's the prod password",
        "store pass {} / alias upload",
        "пароль поменяли на {}",
        "sunucuya {} şifresiyle bağlan",
        "cambié la contraseña a {}",
    ],
)
@pytest.mark.parametrize("shape", ["<p1>", "<p2>", "<p4>"])
def test_sentences_that_hand_over_a_login(text, shape):
    """
    What a login is, asks for, opens with or was changed to goes, and no other word.
    """
    assert text.format("[redacted:password]") == redact.redact(made(text.format(shape))).text


@pytest.mark.parametrize(
    "text",
    [
        "the sticky header says Loading, that's the login spinner",
        "the admin account uses plan-tier-2024-06 for billing",
        "to open the inspector use ctrl+shift+i",
        "the file opens with utf-8-sig and closes with F6",
        "use TailwindCss4 for the password page",
        "the login uses OAuth2.1 and PKCE",
        '"hunter2" is the example password in the docs',
        "the password rule is /^(?=.*[A-Z])(?=.*\\d).{8,}$/ there",
        "password: z.string().min(12).max(128)",
        "lint, pass node18 to the action",
    ],
)
def test_sentences_that_hand_over_nothing(text):
    """
    What a page, a program or a rule is of, opens with or uses stays.
    """
    assert text == redact.redact(text).text
