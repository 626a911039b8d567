"""What each language is checked by, as the service says it; ``docs/languages.md`` is what this test sees.

With ``EMEND_RECORD=1`` the test writes that page anew.
"""

from collections.abc import Iterable
from typing import Any

import httpx
import pytest

from models.languages.tags import primary
from tests.forced_languages import FORCED
from tests.recording import assert_recorded
from tests.service.running import ROOT

HEAD = """# Languages

What a text is checked by, in each language that can be asked for or detected: the answer of `GET /v1/languages` and
`GET /v1/rules` of a service with all dictionaries of `scripts/debian.sh` and `scripts/dictionaries.sh`.
`tests/service/api/test_language_table.py` asks it and compares this page.

`rules` says whether the language has rules of its own besides those for all languages. A response names in
`language.unavailable` the checks that there are not for its own. With an index of an encyclopedia (`emend overlap
build`) every language has the check `overlap` as well; without one it is unavailable in all. Statistics are made for
every language.
"""
FORCED_HEAD = "\n## Languages of the interface\n\nThe values of `language` in the configuration of the SDK.\n\n"
DETECTED_HEAD = "\n## Detected languages\n\nFound out where no language is asked for; all of them can be asked for.\n\n"
REGIONS_HEAD = "\n## Other regional variants\n\n"
WITH_AN_INDEX = "overlap"
MEASURED = "\n## How well\n"
"""What follows is measured by `python -m training evaluate` and `scripts/measure_slips.py`, and written by hand."""


@pytest.fixture(scope="module")
def languages(client: httpx.Client) -> dict[str, dict[str, Any]]:
    """The languages that the service knows, by code."""
    return {one["code"]: one for one in client.get("/v1/languages").json()["languages"]}


@pytest.fixture(scope="module")
def with_rules(client: httpx.Client) -> set[str]:
    """The languages that have rules of their own."""
    return {primary(rule["language"]) for rule in client.get("/v1/rules").json()["rules"]}


def table(languages: Iterable[dict[str, Any]], checks: Iterable[str], with_rules: set[str]) -> str:
    names = sorted(checks)
    lines = [f"| code | language | {' | '.join(names)} | rules |", "|" + "---|" * (len(names) + 3)]
    for one in languages:
        marks = ["yes" if name in one["checks"] else "-" for name in names]
        rules = "own" if primary(one["code"]) in with_rules else "general"
        lines.append(f"| `{one['code']}` | {one['name']} | {' | '.join(marks)} | {rules} |")
    return "\n".join(lines) + "\n"


def test_the_page_of_the_documentation_is_what_the_service_says(
    languages: dict[str, dict[str, Any]], with_rules: set[str]
) -> None:
    checks = {name for one in languages.values() for name in one["checks"]} - {WITH_AN_INDEX}
    regions = {tag for one in languages.values() for tag in one["variants"]}
    parts = (
        (FORCED_HEAD, [languages[tag] for tag in FORCED]),
        (DETECTED_HEAD, [one for tag, one in languages.items() if tag not in regions]),
        (REGIONS_HEAD, [languages[tag] for tag in sorted(regions.difference(FORCED))]),
    )
    page = HEAD + "".join(head + table(rows, checks, with_rules) for head, rows in parts)
    path = ROOT / "docs" / "languages.md"
    assert_recorded(path, page + MEASURED + path.read_text(encoding="utf-8").partition(MEASURED)[2])


@pytest.mark.parametrize("tag", FORCED)
def test_a_forced_language_has_spelling_and_rules_of_its_own(
    languages: dict[str, dict[str, Any]], with_rules: set[str], tag: str
) -> None:
    assert {"repetition", "rule-packs", "spelling"} <= set(languages[tag]["checks"])
    assert primary(tag) in with_rules


def test_at_least_forty_languages_are_detected(languages: dict[str, dict[str, Any]]) -> None:
    regions = {tag for one in languages.values() for tag in one["variants"]}
    assert len(languages.keys() - regions) >= 40
    assert all("rule-packs" in one["checks"] for one in languages.values())
