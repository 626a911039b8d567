"""The names of rules: every check gives its own, and a name that is none has a nearest one."""

import pytest

from service.checking import checks
from service.checking.check import Check, discover
from service.checking.rule_names import RuleNames
from tests.shipped import RESOURCES

NAMES = RuleNames(["en/FREE_GIFT", "en/FREE_LUNCH", "de/FREE_GIFT", "spelling/unknown-word"])


@pytest.mark.parametrize("check", [*discover(checks)], ids=lambda check: check.name)
def test_every_check_gives_the_names_of_its_rules(check: type[Check]) -> None:
    names = check(RESOURCES).rules()
    assert bool(names) is (check.name != "introduced-words")  # whose rules are those of packs
    if check.name not in ("rule-packs", "introduced-words"):
        assert {name.partition("/")[0] for name in names} == {check.name}


@pytest.mark.parametrize(
    ("asked", "nearest"),
    [
        ("en/FREE_GIFTS", "en/FREE_GIFT"),
        ("EN/free_gift", "en/FREE_GIFT"),
        ("FREE_GIFT", "de/FREE_GIFT"),
        ("FREE_LUNSH", "en/FREE_LUNCH"),
        ("spelling/unknown", "spelling/unknown-word"),
        ("x", None),
        ("", None),
        ("quite/something-else", None),
    ],
)
def test_the_nearest_name(asked: str, nearest: str | None) -> None:
    assert asked not in NAMES
    assert NAMES.nearest(asked) == nearest


def test_of_no_names_none_is_near() -> None:
    assert RuleNames([]).nearest("en/FREE_GIFT") is None
