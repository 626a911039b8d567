"""Every category key comes out of the service on a real sentence; ``docs/categories.md`` is what this test sees.

With ``EMEND_RECORD=1`` the test writes that page anew.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from service.checking.categories import BY_KEY, Category
from service.commands.showing.page import visible
from tests.recording import assert_recorded
from tests.service.running import ROOT, Running

HEAD = """# Categories

Each alert has a `category` and a `mainCategory`, one of the first 17 keys; the 25 keys of the second table are more
precise, and a main key covers them. Here is a sentence for each key, checked in `en-US` with the options named beside
it. All of it is the answer of a running service: `tests/service/api/test_category_table.py` asks it and compares this
page. Other sentences are in `GET /v1/categories`, those of the rules in `GET /v1/rules`.

`␣` is a space and *(leave out)* the empty string. A missing word covers the word after the gap.
"""
COLUMNS = ("key", "meaning", "sentence", "marked words", "first replacement", "found by", "options")
INDEX_NOTE = """
`WIKIPEDIA` speaks where the operator has made an index of an encyclopedia (`emend overlap build`); the one of this test
holds a few articles of our own. `UNK` is an error that the correction model sees without being sure of any correction.
"""


@dataclass(frozen=True)
class Example:
    """A sentence and the key it raises."""

    key: str
    options: dict[str, str]
    sentence: str


def read_examples() -> list[Example]:
    lines = Path(__file__).with_name("categories.tsv").read_text("utf-8").splitlines()
    rows = [line.split("\t") for line in lines if not line.startswith("#")]
    return [Example(key, dict(one.split("=") for one in options.split()), text) for key, options, text in rows]


EXAMPLES = read_examples()


def raised(service: Running, example: Example) -> dict[str, Any]:
    """The first alert of the key."""
    alerts = service.post(example.sentence, **{"language": "en-US", **example.options})["alerts"]
    found: dict[str, Any] | None = next((one for one in alerts if one["category"] == example.key), None)
    assert found is not None, f"{example.sentence} gives {[one['category'] for one in alerts]}, not {example.key}"
    return found


def test_the_rule_of_every_alert_can_be_switched_off(service: Running) -> None:
    for example in EXAMPLES:
        rule = raised(service, example)["rule"]
        options = {"language": "en-US", **example.options, "disabledRules": [rule]}
        assert rule not in {one["rule"] for one in service.post(example.sentence, **options)["alerts"]}


def row(service: Running, example: Example) -> str:
    alert = raised(service, example)
    marked = visible(example.sentence[alert["offset"] : alert["offset"] + alert["length"]])
    first = next((visible(one) or "*(leave out)*" for one in alert["replacements"]), "")
    options = " ".join(f"`{name}={value}`" for name, value in example.options.items())
    meaning = BY_KEY[example.key].meaning
    cells = [f"`{example.key}`", meaning, example.sentence, marked, first, f"`{alert['rule']}`", options]
    return line(cells)


def line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |\n"


def table(service: Running, *, detailed: bool) -> str:
    head = line(COLUMNS) + line(["---"] * len(COLUMNS))
    return head + "".join(row(service, one) for one in EXAMPLES if BY_KEY[one.key].detailed is detailed)


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.key for example in EXAMPLES])
def test_a_key_is_raised(service: Running, example: Example) -> None:
    alert = raised(service, example)
    text = example.sentence
    assert BY_KEY[alert["mainCategory"]] is BY_KEY[example.key].main(
        text[alert["offset"] : alert["offset"] + alert["length"]], next(iter(alert["replacements"]), "")
    )
    assert bool(alert["replacements"]) or example.key in ("UNK", "WIKIPEDIA", "STYLE")


def test_every_key_has_a_sentence() -> None:
    assert [example.key for example in EXAMPLES] == [str(category) for category in Category]


def test_the_page_of_the_documentation_is_what_the_service_says(service: Running) -> None:
    main, detailed = table(service, detailed=False), table(service, detailed=True)
    page = f"{HEAD}\n## Main categories\n\n{main}\n## Detailed categories\n\n{detailed}{INDEX_NOTE}"
    assert_recorded(ROOT / "docs" / "categories.md", page)
