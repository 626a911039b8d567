"""``agreement.toml`` in the folders of languages."""

from typing import Any

import pytest

from models.agreement.table import AgreementTable, Governed, agreement_table
from models.agreement.wrong import DICTIONARIES, RULES
from models.errors import ConfigError
from models.language_folders import FOLDER
from models.typed_tables import build


def test_each_table_has_rules() -> None:
    assert {path.parent.name for path in FOLDER.glob("*/agreement.toml")} <= set(RULES)
    assert all(agreement_table(code).prepositions for code in DICTIONARIES)


def test_the_cases_behind_a_word() -> None:
    rows = [{"words": "с со", "cases": "ablt gent", "offered": "ablt"}, {"words": "к", "cases": "datv"}]
    behind = build(AgreementTable, {"prepositions": rows}, "xx/agreement.toml").behind_prepositions()
    assert behind["со"] == Governed(frozenset({"ablt", "gent"}), ("ablt",))
    assert behind["к"].offered == ("datv",)


@pytest.mark.parametrize(
    ("key", "row", "message"),
    [
        ("prepositions", {"words": "к", "cases": "dative"}, "prepositions[0]: cases: no such case: dative"),
        ("prepositions", {"words": "к", "cases": "datv", "offered": "accs"}, "only cases that may stand there"),
        ("asking", {"words": "bać", "case": "genitive"}, "asking[0]: case: no such case: genitive"),
        ("asking", {"words": "bać", "case": "gent", "unless": "acc"}, "asking[0]: unless: no such case: acc"),
    ],
)
def test_what_is_refused(key: str, row: dict[str, Any], message: str) -> None:
    with pytest.raises(ConfigError) as refused:
        build(AgreementTable, {key: [row]}, "xx/agreement.toml")
    assert message in str(refused.value)


def test_what_a_verb_asks_for() -> None:
    rows = [{"words": "dbać", "case": "accs", "preposition": "o"}, {"words": "dbać bać", "case": "gent"}]
    asked = build(AgreementTable, {"asking": rows}, "xx/agreement.toml").askers()
    assert [one.case for one in asked["dbać"]] == ["accs", "gent"]
    assert [one.preposition for one in asked["bać"]] == [""]
