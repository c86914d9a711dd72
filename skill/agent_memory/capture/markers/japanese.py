"""Japanese: the table, its patterns in folded characters as clauses are read."""

from __future__ import annotations

from agent_memory.capture.markers import FATAL, Guard, Marker, Support, Table, heads, pattern, words
from agent_memory.capture.markers.japanese_generics import GENERICS
from agent_memory.capture.markers.japanese_plain import PLAIN
from agent_memory.capture.markers.japanese_practice import WAYS
from agent_memory.capture.markers.japanese_requests import REQUEST
from agent_memory.capture.markers.japanese_shares import SHARES
from agent_memory.capture.markers.japanese_terse import TERSE

MARKERS = (
    heads.ASKED_REMEMBER.row(
        pattern(
            r"(?:覚えておいて|覚えて(?:ください|下さい|ね|。|$)|记忆して)|(?:メモリ|记忆|"
            r"claude\.?md|ルール)に.{0,12}(?:保存|追加|书|记録|入れ)|忘れないで"
        ),
        keywords=words("覚えて 记忆 メモリ 忘れないで 记録して"),
        hits=(
            "apiは読み取り専用だと覚えておいて",
            "メモリに保存して",
        ),
        misses=("覚えていますか",),
    ),
    heads.STANDING.row(
        pattern(
            r"(?:今后|これから|次回から|以后)(?:は|も|の|、|,)?.{4,}(?:して|ない|ください|こと|る|"
            r"て|実行|更新|使用|作成|报告|统一|コミット|プッシュ|お愿いします|てほしい)(?:ね|よ|"
            r"です)?$",
            r"(?:毎回|常に|必ず).{3,}(?:して|ください|こと|する|せよ|て)(?:ね|よ|ほしい)?$",
            r"デフォルトで(?:は)?.{3,}(?:して|使って|使う|ください)",
        ),
        keywords=words("今后 これから 次回から 毎回 常に 必ず デフォルトで 以后"),
        hits=(
            "今後は英語でコミットして",
            "コミット前に必ずテストを実行して",
        ),
        misses=(
            "必ず失敗します",
            "これから始めます",
        ),
    ),
    Marker(
        name="prohibition",
        kind="constraint",
        confidence="observed",
        score=14,
        keywords=words(
            "しないで するな やめて 禁止 避けて 使わないで いけない ないように 触らない"
        ),
        pattern=pattern(
            r".{3,}(?:しないで|使わないで|変えないで|触らないで|消さないで|书かないで|入れないで|"
            r"ないで(?:ください|下さい|ね|$)|するな|やめて|は禁止|を禁止|避けて|てはいけない|"
            r"てはならない|(?<![せれけえべめてね])ないように(?:して|する|お愿い))"
        ),
        hits=(
            "生成されたファイルは編集しないで",
            "型のanyは禁止",
        ),
        misses=("動作しないです",),
    ),
    heads.MUST.row(
        pattern(
            r".{4,}(?:必须です?|べき(?:です|だ)?|なければ(?:ならない|いけない)|なりません|"
            r"[るくすむうぐつぶぬ]こと)$"
        ),
        keywords=words("必须 べき なければ こと"),
        hits=("全ての関数にテストを书くこと",),
        misses=("必須ですか",),
    ),
    Marker(
        name="preference",
        kind="preference",
        confidence="stated",
        score=16,
        keywords=words("好き 方がいい たいです ほしい 嫌い"),
        pattern=pattern(r"私は.{3,}(?:が好き|方がいい|が嫌い|を好む)"),
        hits=("私は短い関数が好きです",),
        misses=("好きですか",),
    ),
    *WAYS,
    *GENERICS,
    *SHARES,
    *TERSE,
    *PLAIN,
)

GUARDS = (
    Guard(
        name="deictic",
        cost=10,
        keywords=words("それ これ あれ この その ここ そこ"),
        pattern=pattern(
            r"(?:^|[、,])(?:それ|これ|あれ|ここ|そこ)(?!から|まで|以外|ら)|この(?!プロジェクト|"
            r"リポジトリ|チーム|リポ)|"
            r"その(?!他|まま|都度)"
        ),
        hits=("それはやめて", "この関数は変えないで"),
        misses=("このプロジェクトではpnpmを使って", "今後はやめて", "その都度確認して"),
        spares=frozenset(
            {
                "asked:remember",
                "asked:rule",
                "standing",
                "complaint",
                "approval:first",
                "sweep",
                "fact:built",
                "want:so",
                "decision:to",
                "we-use:here",
            }
        ),
    ),
    Guard(
        name="question",
        cost=FATAL,
        keywords=words("ですか ますか でしょうか なぜ どう 何"),
        pattern=pattern(
            r"(?:ですか|(?<!もらえ)(?<!いただけ)(?<!くれ)ますか|でしょうか|のか|かな)$|^(?:なぜ(?!また)|どうして|どうすれば|何が|"
            r"どこ)"
        ),
        hits=("必ず必要ですか",),
        misses=("必ずテストして",),
        spares=frozenset({}),
    ),
    Guard(
        name="one-off",
        cost=16,
        keywords=words("今は とりあえず 一旦 今回 まずは 今日 まだ"),
        pattern=pattern(r"今は|とりあえず|一旦|今回|まずは|今日|まだ"),
        hits=("今回はテストしないで",),
        misses=("今後はテストして",),
        spares=frozenset({"asked:remember", "standing"}),
    ),
    Guard(
        name="feedback",
        cost=14,
        keywords=words("エラー 动かない できません 返って されました ありがとう 失敗"),
        pattern=pattern(r"エラー(?:が|に|です)|动かない|できません|されました|ありがとう|失敗し"),
        hits=("エラーが出るので実行しないで",),
        misses=("ログに秘密を书かないで",),
        spares=frozenset({"asked:remember", "complaint"}),
    ),
)

JAPANESE = Table(
    language="japanese",
    spaced=False,
    minimum=6,
    markers=MARKERS,
    guards=GUARDS,
    supports=(
        Support(
            "practice",
            4,
            words("テスト コミット コメント 依存 ファイル ドキュメント コード ブランチ"),
            pattern(r""),
            ("テストを消さないで",),
            ("それはやめて",),
        ),
    ),
    lead=pattern(
        r"^(?:(?:はい|ok|じゃあ|あと|それと|それから|では|それでは|また|なお|ただし|ちなみに|"
        r"でも)[、,。.\s]+)+"
    ),
    heading=pattern(r"ルール|规约|今后|方針|禁止"),
    lasting=pattern(r"ルール|规约|今后|方針|禁止"),
    request=pattern(REQUEST),
    # Of what is wanted the most is told in passing.
    task=pattern(
        r".{3,}(?:して|作って|直して|変えて|追加して|确认して|実行して|教えて)(?:ください|下さい|"
        r"くれ|ね|ほしい)?$"
    ),
    fragment=pattern(
        r"(?:は|が|を|に|(?<!こ)と|の|も|から|ので|"
        r"けど|场合|とき|时|前|(?<!は)后|,|、)$|^(?!.*は).*(?<!ない)(?<!语)(?<!限)(?<!形)(?<!统一)("
        r"?<!ケース)(?<!形式)(?<!ん)で$"
    ),
)
