"""Writes ``verbs.txt`` and ``nominal.txt`` of a Romance language, counted in right texts.

``verbs.txt`` lists infinitives that stand in the texts with other forms of the same verb, as ``verbs.toml``
conjugates it. ``nominal.txt`` lists what stands behind determiners: with which gender and number. Only every other
sentence is read, so that the others can show how often the rules that use the lists are wrong.
"""

import itertools
import lzma
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Annotated

import typer

from models.agreement.romance.conjugation import Conjugation
from models.language_folders import FOLDER
from training.evaluation.sets import in_half

_WORDS = re.compile(r"[^\W\d_]+['’]?")
_LEAST = 3
"""Times that a word must stand behind a determiner for its gender and number to be told."""
_SLIP = 0.04
"""A gender and number in which fewer of the places of a word are is a slip of the texts."""
_CERTAIN = {
    "es": {
        "ms": "un este ese aquel nuestro vuestro del al ningún algún mucho tanto cuánto otro mismo",
        "fs": "una esta esa aquella nuestra vuestra ninguna alguna mucha tanta otra misma toda",
        "mp": "unos estos esos aquellos nuestros vuestros algunos muchos tantos otros varios pocos",
        "fp": "unas estas esas aquellas nuestras vuestras algunas muchas tantas otras varias pocas",
        "s": "mi tu su cada cualquier",
        "p": "mis tus sus dos tres cuatro cinco",
    },
    "it": {
        "ms": "un uno del dello al allo nel nello sul sullo dal dallo questo quel quello nostro vostro",
        "fs": "una un' della alla nella sulla dalla questa quella mia tua sua nostra vostra",
        "mp": "dei degli ai agli nei negli sui sugli dai dagli questi quei quegli miei tuoi suoi nostri vostri molti",
        "fp": "delle alle nelle sulle dalle queste quelle mie tue sue nostre vostre molte",
        "s": "ogni qualche",
        "p": "due tre quattro cinque",
    },
    "pt": {
        "ms": "um do no ao pelo este esse aquele meu teu seu nosso num dum deste nesse neste outro muito algum",
        "fs": "uma da na pela esta essa aquela minha tua sua nossa numa duma desta nessa nesta outra muita alguma à",
        "mp": "uns dos aos pelos estes esses aqueles meus teus seus nossos outros muitos alguns",
        "fp": "umas das nas pelas estas essas aquelas minhas tuas suas nossas outras muitas algumas às",
        "s": "cada qualquer",
        "p": "dois duas três quatro cinco",
    },
    "fr": {
        "ms": "un du au cet aucun",
        "fs": "une cette ma ta sa aucune",
        "mp": "",
        "fp": "",
        "s": "notre votre chaque mon ton son quelque",
        "p": "des aux ces mes tes ses nos vos leurs plusieurs quelques deux trois quatre cinq",
    },
}
_INDEFINITE = frozenset(
    ["un", "una", "um", "uma", "mi", "su", "mio", "suo", "seu", "son", "mon", "este", "questo", "quel"]
)
"""Determiners behind which an infinitive is a noun."""
_LOOSE = {
    "es": {"ms": "el", "fs": "la", "mp": "los", "fp": "las"},
    "it": {"ms": "il", "fs": "la", "mp": "i", "fp": "le"},
    "pt": {"ms": "o", "fs": "a", "mp": "os", "fp": "as"},
    "fr": {"ms": "le ce", "fs": "la", "p": "les"},
}
"""Articles that may be pronouns, too: what stands behind one of them alone may be a verb."""


def _sentences(files: list[Path]) -> Iterator[list[str]]:
    for path in files:
        with lzma.open(path, "rt", encoding="utf-8") as lines:
            for line in lines:
                if line.strip() and in_half(line.strip(), "even"):
                    yield [word.replace("’", "'") for word in _WORDS.findall(line)]


def _cells(code: str, sentences: list[list[str]]) -> dict[str, Counter[str]]:
    """How often a word stands behind the determiners of each gender and number."""
    certain = {word: cell for cell, words in _CERTAIN[code].items() for word in words.split()}
    loose = {word: cell for cell, words in _LOOSE[code].items() for word in words.split()}
    known: dict[str, Counter[str]] = defaultdict(Counter)
    more: dict[str, Counter[str]] = defaultdict(Counter)
    articles: dict[str, Counter[str]] = defaultdict(Counter)
    for words in sentences:
        for before, word in itertools.pairwise(words):
            if word.islower() and len(word) > 1 and not word.endswith("'"):
                before = before.lower()
                if before in certain:
                    known[word][certain[before]] += 1
                    articles[word][certain[before]] += before in _INDEFINITE
                elif before in loose:
                    more[word][loose[before]] += 1
    table = Conjugation(code)
    kept = {}
    for word, cells in known.items():
        readings = table.readings(word)
        if any(one.tense == "infinitive" for one in readings):
            cells = Counter({cell: count for cell, count in articles[word].items() if count > 1})
        elif readings and all(one.tense != "participle" for one in readings) and cells.total() < 2:
            continue
        if cells:
            kept[word] = cells + more.get(word, Counter())
    return kept


_DEGREES = {
    "es": "muy tan",
    "it": "molto così",
    "pt": "tão muito",
    "fr": "très si",
}
"""What stands before adjectives."""


def _adjectives(code: str, sentences: list[list[str]]) -> list[str]:
    """What stands behind adverbs of degree and behind determiners."""
    degrees = frozenset(_DEGREES[code].split())
    seen = Counter(
        word
        for words in sentences
        for before, word in itertools.pairwise(words)
        if before.lower() in degrees and word.islower()
    )
    return sorted(word for word, count in seen.items() if count > 1 and len(word) > 2)


def _verbs(code: str, seen: Counter[str]) -> list[str]:
    endings = {"fr": ("er", "ir", "re"), "it": ("are", "ere", "ire")}.get(code, ("ar", "er", "ir"))
    (FOLDER / code / "verbs.txt").write_text("", encoding="utf-8")
    table = Conjugation(code)
    found = []
    for word, count in seen.items():
        if count < 2 or not word.endswith(endings) or word in table.verbs or len(word) < (5 if code == "fr" else 4):
            continue
        forms = table.conjugate(word)
        present = {forms["present"][at] for at in (0, 2, 5)} - {word}
        others = {form for every in forms.values() for form in every} - {word}
        if sum(seen[form] > 0 for form in others) >= 4 and sum(seen[form] > 1 for form in present) >= 1:
            found.append(word)
    return sorted(found)


def main(
    language: Annotated[str, typer.Argument(help="es, fr, it or pt.")],
    files: Annotated[list[Path], typer.Argument(help="Right texts, compressed (``.xz``).")],
) -> None:
    """Count, and write the lists."""
    sentences = list(_sentences(files))
    sources = ", ".join(path.name.partition(".")[0] for path in files)
    verbs = _verbs(language, Counter(word.lower() for words in sentences for word in words))
    head = "\n".join(wrap(f"Listed by scripts/list_nominals.py from {sources}.", 115)).replace("\n", "\n# ")
    folder = FOLDER / language
    text = "\n".join([f"# Infinitives. {head}", *wrap(" ".join(verbs), 120)])
    (folder / "verbs.txt").write_text(text + "\n", encoding="utf-8")
    groups: dict[str, list[str]] = defaultdict(list)
    cells_of = _cells(language, sentences)
    groups["+"] = [word for word in _adjectives(language, sentences) if word in cells_of]
    for word, cells in cells_of.items():
        total = cells.total()
        kept = sorted(cell for cell, count in cells.items() if count > max(_SLIP * total, 0.9))
        groups["/".join(kept) if total >= _LEAST and kept else "?"].append(word)
    lines = [f"# What stands behind determiners of a gender and number. {head}"]
    for cell in sorted(groups):
        lines += ["", *wrap(f"{cell}: {' '.join(sorted(groups[cell]))}", 120)]
    (folder / "nominal.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
