"""Writes ``models/languages/de/nouns.txt``: nouns of the German Wiktionary that right texts have, with their plurals.

The nouns are those of ``nouns.csv`` in the package german-nouns (CC BY-SA 4.0), which is needed for nothing else:
``pip download --no-deps german-nouns``. Left out are nouns that are declined otherwise than
`models.noun_phrases.declining` knows, those that have forms of adjectives, and words that are
something else far more often.
"""

import csv
import lzma
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Annotated

import typer

from models.errors import ConfigError
from models.language_folders import FOLDER
from models.noun_phrases.declining import PLURAL, WEAK, declined, with_umlaut

_WORD = re.compile(r"[^\W\d_]+")
_WIDTH = 118
_NOUN = "Substantiv"
_CASES = {"g": "genitiv", "d": "dativ", "a": "akkusativ"}
_OFTEN_SMALL = 20
"""So many times as often a word in small letters makes it no noun: “von”."""
_SHORTEST = 3
_NEVER = frozenset(
    """
    Sie Ihr Ihnen Ihm Du Ich Er Es Wir Man Von Viel Nein Ach Los Ist War Euch Herz Elb Elbe Kaff Leere Danke Werd Hau
    Kriegen Timeout Burnout Rollback Metronom Header Call Content User
    """.split()  # noqa: SIM905
)
"""Nouns that are in no list: other words with a capital, irregular ones, and those whose gender is not settled."""
_HEAD = """\
# German nouns by gender and the ending of their plural; models/noun_phrases/nouns.py says how to read a line. Gender
# and forms are those of the German Wiktionary (CC BY-SA 4.0), by way of the package german-nouns 1.2.5.
"""

Row = Mapping[str, str]
Entry = tuple[str, str, str]
"""A lemma, its gender or ``weak``, and its plural."""


def main(
    nouns: Annotated[Path, typer.Argument(help="nouns.csv of the package german-nouns.")],
    data: Annotated[Path, typer.Option(envvar="EMEND_DATA", help="The folder of the corpora.")],
) -> None:
    """Write the list."""
    with nouns.open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["lemma"].isalpha()]
    counts = _counted(data)
    adjectives = {form for row in rows if "adjektivische" in row["pos"] for form in _forms(row)}
    found, failed = _entries(rows, counts)
    dropped = {lemma for lemma, _, plural in found if {lemma, plural} & failed}
    groups: dict[str, set[str]] = defaultdict(set)
    for lemma, gender, plural in found:
        if lemma in dropped or lemma in _NEVER or len(lemma) < _SHORTEST or lemma.endswith("herz"):
            continue
        forms = {form for own in declined(lemma, gender, plural).forms.values() for form in own}
        if not forms & adjectives and counts[lemma.lower()] <= _OFTEN_SMALL * counts[lemma]:
            kind, entry = _written(lemma, plural)
            groups[f"{gender} {kind}".strip()].add(entry)
    groups[f"{PLURAL} -"] = {row["lemma"] for row in rows if _is_plural(row) and counts[row["lemma"]]} - adjectives
    lines = [
        f"{group}: {part}"
        for group in sorted(groups)
        for part in wrap(" ".join(sorted(groups[group])), _WIDTH - len(group), break_on_hyphens=False)
    ]
    (FOLDER / "de" / "nouns.txt").write_text(_HEAD + "\n".join(lines) + "\n", encoding="utf-8")


def _counted(data: Path) -> Counter[str]:
    """How often the right texts have each word."""
    counts: Counter[str] = Counter()
    for path in sorted((data / "text" / "de").glob("*.txt.xz")):
        with lzma.open(path, "rt", encoding="utf-8") as lines:
            for line in lines:
                counts.update(_WORD.findall(line))
    return counts


def _entries(rows: Sequence[Row], counts: Counter[str]) -> tuple[list[Entry], set[str]]:
    """The nouns whose forms follow from gender and plural, and the forms of all others."""
    found: list[Entry] = []
    failed: set[str] = set()
    for row in rows:
        if row["pos"] != _NOUN:
            if not any(word in row["pos"] for word in ("name", "Toponym", "verbindung", "adjektiv", "Affix")):
                failed.add(row["lemma"])
            continue
        if not row["lemma"].istitle() or not any(counts[form] for form in _forms(row)):
            continue
        for gender, number in _genders(row):
            own = list(_of_gender(row, gender, number))
            found += own
            if not own:
                failed |= {row["lemma"], *_forms(row)}
    return found, failed


def _of_gender(row: Row, gender: str, number: str) -> Iterator[Entry]:
    lemma = row["lemma"]
    accusative = next(_values(row, "akkusativ singular", number), "")
    plurals = [*_values(row, "nominativ plural", number)] or [""]
    if not number:
        plurals += [row[f"nominativ plural {at}"] for at in range(1, 5) if row[f"nominativ plural {at}"]]
    for plural in dict.fromkeys(plurals):
        kind = WEAK if gender == "m" and plural and accusative == plural != lemma else gender
        forms = declined(lemma, kind, plural).forms
        known = [
            set(forms[case + gender]) & {*_values(row, f"{name} singular", number)} for case, name in _CASES.items()
        ]
        if lemma in _values(row, "nominativ singular", number) and all(known):
            yield lemma, kind, plural


def _genders(row: Row) -> Iterator[tuple[str, str]]:
    """The genders of a noun, each with the number of its columns."""
    if row["genus"]:
        yield row["genus"], ""
    else:
        yield from ((row[f"genus {at}"], str(at)) for at in range(1, 5) if row[f"genus {at}"] in ("m", "f", "n"))


def _values(row: Row, name: str, number: str) -> Iterator[str]:
    yield from (value for key in (name, f"{name}*", f"{name} {number}") if (value := row.get(key)))


def _forms(row: Row) -> set[str]:
    return {value for key, value in row.items() if value and ("singular" in key or "plural" in key)}


def _is_plural(row: Row) -> bool:
    """Whether a noun has a plural alone, which the list can show."""
    singular = any(value for key, value in row.items() if "singular" in key or "genus" in key)
    regular = row["dativ plural"] in (row["lemma"], row["lemma"] + "n")
    return row["pos"] == _NOUN and not singular and bool(row["nominativ plural"]) and regular


def _written(lemma: str, plural: str) -> tuple[str, str]:
    """The ending of a plural with its mark, and the lemma; the whole entry where it is irregular."""
    if not plural:
        return "", lemma
    if plural.startswith(lemma):
        return f"-{plural.removeprefix(lemma)}", lemma
    try:
        changed = with_umlaut(lemma)
    except ConfigError:
        return "", f"{lemma}={plural}"
    return (f"^{plural.removeprefix(changed)}", lemma) if plural.startswith(changed) else ("", f"{lemma}={plural}")


if __name__ == "__main__":
    typer.run(main)
