"""American spellings, which the word list of ERRANT (British only) lacks."""

from collections.abc import Iterable, Iterator
from pathlib import Path

DATA = Path(__file__).parent / "data"
SPELLINGS = DATA / "american.tsv"
WORDS = DATA / "words.txt"


def american_words(british: Iterable[str]) -> set[str]:
    """Words to add to a British word list: American variants of its own, and words that list is too old for."""
    text = "\n".join(["", *sorted(word for word in british if word.isalpha()), ""])
    found = set(_lines(WORDS))
    for line in _lines(SPELLINGS):
        here, there = line.split("\t")
        if here.startswith("="):
            found.add(there)
        elif here.startswith("-"):
            found.update(word.replace(here[1:], there) for word in _words_with(text, here[1:]))
        else:
            found.update(there + word[len(here) :] for word in _words_with(text, "\n" + here))
    return found


def _words_with(text: str, part: str) -> Iterator[str]:
    """The lines of ``text`` that hold ``part``."""
    place = text.find(part)
    while place >= 0:
        end = text.index("\n", place + len(part))
        yield text[text.rindex("\n", 0, place + 1) + 1 : end]
        place = text.find(part, end)


def _lines(path: Path) -> list[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]
