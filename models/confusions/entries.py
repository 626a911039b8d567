"""``confusions.toml`` in the folder of a language: its sets and paradigms as pairs of words."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from models.confusions.confusion import Confusion
from models.language_folders import data_file
from models.prepared import prepared

__all__ = ["pairs_of", "set_names", "table_of"]

_WRITTEN, _WORDS, _NAME, _CATEGORY, _MESSAGE, _RARE, _MARGIN, _STEMS, _PARADIGM = _KEYS = (
    "written", "words", "name", "category", "message", "rare", "margin", "stems", "paradigm",
)  # fmt: skip
"""Keys of a set that are no words: the only words of it that are slips; words that need no meaning; its name, category
and message; whether it is rare; by how much its thresholds are raised; what its words are the endings of; the paradigm
that its words are forms of."""
_NO_ENDING = "-"
_NO_FORM = "-"
"""Stands in a row of a paradigm for a form that a word has not, or that means something else, too."""


def table_of(code: str) -> dict[str, Any]:
    """The file of a language (BCP 47 without region); empty where it has none."""
    path = data_file(code, "confusions.toml")
    return tomllib.loads(path.read_text(encoding="utf-8")) if path else {}


def set_names(code: str) -> frozenset[str]:
    """The names of the sets of a language, without the sets themselves, which take more time and memory."""
    path = data_file(code, "confusions.toml")

    def work_out() -> list[str]:
        return sorted({_name(entry, _words(entry)) for entry in table_of(code).get("set", [])})

    return frozenset(prepared(f"set-names-{code}", [path, Path(__file__)], work_out)) if path else frozenset()


def pairs_of(sets: Sequence[Mapping[str, Any]], paradigms: Sequence[Mapping[str, Any]]) -> Iterator[Confusion]:
    """The pairs of all sets, in their order; several sets may have the same.

    Args:
        sets: the tables ``[[set]]`` of the file.
        paradigms: its tables ``[[paradigm]]``.
    """
    rows_of = {str(table[_NAME]): _rows(table) for table in paradigms}
    for entry in sets:
        words = _words(entry)
        others: dict[str, Any] = {key: str(entry[key]) for key in (_CATEGORY, _MESSAGE) if key in entry}
        others |= {_RARE: bool(entry.get(_RARE)), _MARGIN: float(entry.get(_MARGIN, 0))}
        name = _name(entry, words)
        of = str(entry.get(_PARADIGM, name))
        rows = rows_of[of] if _PARADIGM in entry else [_with_stem(stem, words) for stem in _stems(entry)]
        for written in entry.get(_WRITTEN, words):
            for meant in words:
                if meant == written:
                    continue
                nouns = written[0].isupper(), meant[0].isupper()
                pair = Confusion(
                    written.lower(), meant.lower(), words[written], words[meant], name, nouns=nouns, **others
                )
                forms = replace(pair, written_target=f"{of}/{pair.written}", meant_target=f"{of}/{pair.meant}")
                if not rows:
                    yield pair
                for row in rows:
                    if written in row and meant in row:
                        yield _of_row(row, forms)


def _words(entry: Mapping[str, Any]) -> dict[str, str]:
    """The words of a set with their meanings."""
    words = dict.fromkeys(str(entry.get(_WORDS, "")).split(), "")
    return words | {word: str(gloss) for word, gloss in entry.items() if word not in _KEYS}


def _name(entry: Mapping[str, Any], words: Mapping[str, str]) -> str:
    return str(entry.get(_NAME, "-".join(words)))


def _rows(paradigm: Mapping[str, Any]) -> list[dict[str, str]]:
    """The words of a paradigm, each as its forms by what they are called, the lemma first."""
    forms = str(paradigm["forms"]).split()
    rows = (zip(forms, str(row).split(), strict=True) for row in paradigm.get("rows", []))
    return [{form: word for form, word in row if word != _NO_FORM} for row in rows] + [
        {form: word for form, word in zip(forms, _with_stem(stem, endings).values(), strict=True) if word}
        for kind in paradigm.get("kinds", [])
        for endings in [str(kind["endings"]).split()]
        for stem in _stems(kind)
    ]


def _stems(entry: Mapping[str, Any]) -> list[str]:
    return str(entry.get(_STEMS, "")).split()


def _with_stem(stem: str, endings: Iterable[str]) -> dict[str, str]:
    return {ending: stem + ending.strip(_NO_ENDING) for ending in endings}


def _of_row(row: Mapping[str, str], forms: Confusion) -> Confusion:
    """The pair of words of a row that a pair of forms, or of endings, makes; its first word is the lemma."""
    return replace(forms, written=row[forms.written], meant=row[forms.meant], lemma=next(iter(row.values())))
