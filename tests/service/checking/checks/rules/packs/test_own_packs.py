"""Packs of one's own: found, named so that they collide with nothing, told of where they are broken."""

from pathlib import Path

import pytest

from models.errors import ConfigError
from models.text.document import Document
from service.checking.checks.rules.check import IntroducedWords, RulePacks
from service.checking.checks.rules.packs.own import every_pack, pack_of, packs_installed
from service.checking.checks.rules.packs.pack import OURS
from service.checking.checks.rules.packs.packs import lists_of, read_packs
from service.checking.checks.rules.packs.search import named, rules_of
from service.checking.checks.rules.ruleset import only
from service.checking.checks.rules.trial import Trial
from service.checking.options import Options
from service.checking.overlapping import resolve
from service.checking.resources import Resources
from service.checking.sentences import SentenceText

RULE = """\
[[rule]]
id = "FREE_GIFT"
category = "STYLE"
pattern = "<free> gift"
replace = "gratis"
message = "The house says “gratis”."
short = "House style"
reference = "usage"
wrong = "It was a <free> gift. -> gratis"
right = "It was free."
"""

SHORT_FORM = """\
[[rule]]
id = "SHORT_FORM"
category = "STYLE"
regex = '\\b[A-Z]{3,5}\\b'
introduced_by = '\\(([A-Z]{3,5})\\)'
known = ["API"]
message = "“{original}” is not explained."
short = "Not explained"
reference = "usage"
wrong = "The <WHO> is there."
right = ["The World Health Organization (WHO) is there. The WHO stays.", "It has an API."]
"""


def written(folder: Path, text: str = RULE, name: str = "en/terms.toml") -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return folder


def test_a_pack_is_called_like_its_folder(tmp_path: Path) -> None:
    pack = pack_of(written(tmp_path / "Acme_House"))
    assert pack.name == "acme-house"
    (rule,) = read_packs("en", pack)
    assert (rule.name, rule.path) == ("acme-house/en/FREE_GIFT", f"{tmp_path}/Acme_House/en/terms.toml")


def test_a_rule_called_like_one_of_ours_is_another_rule(tmp_path: Path) -> None:
    packs = every_pack([written(tmp_path / "acme")], installed=False)
    both = named(rules_of("", packs), "free_gift")
    assert [rule.name for rule in both] == ["en/FREE_GIFT", "acme/en/FREE_GIFT"]
    assert [rule.name for rule in named(rules_of("", packs), "acme/en")] == ["acme/en/FREE_GIFT"]


def test_what_one_has_written_stands_above_other_rules(tmp_path: Path) -> None:
    _, own = every_pack([written(tmp_path / "acme")], installed=False)
    check = RulePacks(Resources(rules=(own,)))
    assert {"en/FREE_GIFT", "acme/en/FREE_GIFT"} <= check.rules()
    (found,) = check.check([SentenceText.of("It was a free gift.")])
    priorities = {alert.rule: check.priority_of(alert) for alert in found}
    assert priorities["acme/en/FREE_GIFT"] > priorities["en/FREE_GIFT"]
    off = Options(disabled_rules=frozenset({"acme/en/FREE_GIFT"}))
    assert [alert.rule for alert in resolve("It was a free gift.", found, off)] == ["en/FREE_GIFT"]


def test_a_pack_sees_our_lists_and_its_own(tmp_path: Path) -> None:
    pack = pack_of(written(written(tmp_path / "acme"), 'house = "wombat"\nmonth = "may"', "en/lists.toml"))
    lists = lists_of("en", pack)
    assert (lists["house"], lists["month"], lists["person"]) == ("wombat", "may", lists_of("en")["person"])


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        ("terms.toml", RULE, "terms.toml stands outside one"),
        ("readme.md", "", "there is none"),
        ("xx/terms.toml", RULE, "/xx: there is no language “xx”"),
    ],
)
def test_a_folder_that_is_no_pack(tmp_path: Path, name: str, text: str, problem: str) -> None:
    with pytest.raises(ConfigError, match=problem):
        pack_of(written(tmp_path / "acme", text, name))


def test_names_of_packs(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="a pack of rules has a name of the letters"):
        pack_of(written(tmp_path / "1"))
    with pytest.raises(ConfigError, match="there is no such folder"):
        pack_of(tmp_path / "nowhere")
    one, other = written(tmp_path / "acme"), written(tmp_path / "other" / "acme")
    assert len(every_pack([one, one], installed=False)) == 2
    with pytest.raises(ConfigError, match="two packs of rules are called acme"):
        every_pack([one, other], installed=False)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (RULE.replace("STYLE", "STILE"), "terms.toml:2: FREE_GIFT: there is no category “STILE”"),
        (RULE + RULE.replace("FREE_GIFT", "Gift"), "terms.toml:12: Gift: id must be upper case"),
        (RULE + "[[rule]]\ncategory = 'STYLE'\n", "terms.toml:11: a rule without id: id is missing"),
        (RULE.replace("replace =", "replace"), "terms.toml:5: Expected '='"),
        (RULE + "right", "terms.toml:11: "),
        (RULE + 'introduced_by = "x"', "terms.toml:2: FREE_GIFT: introduced_by goes with regex only"),
        (RULE + 'known = "x"', "terms.toml:2: FREE_GIFT: known goes with introduced_by only"),
        (RULE + RULE, "terms.toml:12: FREE_GIFT: the id is that of a rule in terms.toml"),
    ],
)
def test_what_is_wrong_is_told_with_file_and_line(tmp_path: Path, text: str, problem: str) -> None:
    _, own = every_pack([written(tmp_path / "acme", text)], installed=False)
    with pytest.raises(ConfigError) as raised:
        RulePacks(Resources(rules=(own,)))
    assert str(raised.value).startswith(f"{tmp_path}/acme/en/{problem}")


def test_a_pattern_that_is_none_is_told_before_any_text_is_read(tmp_path: Path) -> None:
    _, own = every_pack([written(tmp_path / "acme", RULE.replace('<free> gift"', '<free gift"'))], installed=False)
    check = RulePacks(Resources(rules=(own,)))
    with pytest.raises(ConfigError, match=r"en/terms.toml:2: FREE_GIFT: "):
        check.warm()


def test_lists_that_are_none_are_told_with_their_line(tmp_path: Path) -> None:
    pack = pack_of(written(written(tmp_path / "acme"), "one = 'a'\ntwo = 3", "en/lists.toml"))
    with pytest.raises(ConfigError, match=r"lists.toml:2: two must be a text"):
        lists_of("en", pack)


def installed(folder: Path, entry: str) -> None:
    """A Python package as an installer leaves it."""
    info = folder / "acme_rules-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: acme-rules\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[emend.rules]\n{entry}\n", encoding="utf-8")


def test_a_python_package_brings_a_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path / "acme_rules")
    written(tmp_path / "acme_rules", "raise AssertionError('no code of a package is run')", "__init__.py")
    installed(tmp_path, "acme = acme_rules")
    monkeypatch.syspath_prepend(tmp_path)
    assert [pack.name for pack in packs_installed()] == ["acme"]
    assert every_pack()[0] is OURS
    assert [rule.name for rule in rules_of("en", packs_installed())] == ["acme/en/FREE_GIFT"]


@pytest.mark.parametrize(
    ("entry", "problem"),
    [("acme = not_there", "not_there is no package that is installed"), ("a_b = acme_rules", "not “a_b”")],
)
def test_a_python_package_without_a_pack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, entry: str, problem: str
) -> None:
    written(written(tmp_path / "acme_rules"), "", "__init__.py")
    installed(tmp_path, entry)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ConfigError, match=problem) as raised:
        packs_installed()
    assert f"the entry point {entry}" in str(raised.value)


def test_a_word_is_told_once_unless_the_text_introduces_it(tmp_path: Path) -> None:
    _, own = every_pack([written(tmp_path / "acme", SHORT_FORM)], installed=False)
    check = IntroducedWords(Resources(rules=(own,)))
    text = "The FAO helps. The FAO and the WHO work. The World Health Organization (WHO) has an API."
    assert check.check(Document.of(text, "de")) == []
    (alert,) = check.check(Document.of(text, "en"))
    assert (text[alert.offset : alert.end], alert.offset) == ("FAO", 4)
    assert (alert.rule, alert.priority) == ("acme/en/SHORT_FORM", RulePacks.own_priority)
    _, groupless = every_pack(
        [written(tmp_path / "b", SHORT_FORM.replace("([", "[").replace("})", "}"))], installed=False
    )
    with pytest.raises(ConfigError, match="SHORT_FORM: introduced_by has no group"):
        RulePacks(Resources(rules=(groupless,))).warm()
    rules = rules_of("", [own])
    trial = Trial(rules, lambda views: [["XX"] * len(view) for view in views], only(rules))
    assert trial.faults(rules[0]) == []
    assert RulePacks(Resources(rules=(own,))).check([SentenceText.of("The FAO helps.")]) == [[]]
