"""What the README for writers of rules shows is so."""

import re
import tomllib

from models.text.protected import ProtectedKind
from service.checking.checks.rules.packs.packs import FOLDER, lists_of
from service.checking.checks.rules.packs.rule import Rule
from service.checking.checks.rules.packs.schema import read_rule
from service.checking.checks.rules.pattern.conditions import CLASSES
from service.checking.checks.rules.pattern.patterns import compile_pattern

README = (FOLDER / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```toml\n(.*?)```", README, re.DOTALL)


def test_the_rules_it_shows_are_rules() -> None:
    (entry,) = tomllib.loads(BLOCKS[0])["rule"]
    pack = tomllib.loads(BLOCKS[1])
    (table,) = pack.pop("table")
    shared = {**pack, **{key: value for key, value in table.items() if key != "rules"}}
    rules = [read_rule(one, "en", "x.toml") for one in (entry, *({**shared, **row} for row in table["rules"]))]
    assert [rule.id for rule in rules] == ["MAKE_PHOTO", "FREE_GIFT", "END_RESULT"]


def test_the_patterns_it_shows_are_patterns() -> None:
    patterns = [tomllib.loads(line)["pattern"] for line in BLOCKS[2].splitlines() if line.startswith("pattern")]
    assert len(patterns) >= 12
    for pattern in patterns:
        compile_pattern(pattern, "en", lists_of("en"))


def test_it_names_every_key_class_and_kind() -> None:
    named = set(re.findall(r"[`@ ]([a-z_]+)\b", README))
    keys = set(Rule.__dataclass_fields__) - {"language", "file", "pack"}
    assert keys | {name for name in CLASSES if name != "*"} | {kind.value for kind in ProtectedKind} <= named
