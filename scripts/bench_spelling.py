"""Prints what spelling costs in each language: loading its dictionary, checking 10,000 words, memory.

Each language has a process of its own, in which American English is loaded already, as it is in a service. Words are
taken from ``FOLDER/<code>.txt``, a paragraph a line; without a folder from the sentences of the tests, again and again.
One word of a hundred gets a slip. The seconds are those of the processor.
"""

import multiprocessing
import random
import re
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import psutil
import typer

from models.languages.tags import primary
from models.spelling.hunspell.dictionaries import sources
from models.text.document import Document
from service.checking.checks.spelling.check import SpellingCheck
from service.checking.resources import Resources
from service.checking.sentences import SentenceText, sentence_texts

SENTENCES = Path(__file__).resolve().parents[1] / "tests" / "service" / "checking" / "checks" / "spelling"
MARKED = re.compile(r"\[[^|\]]+\|([^\]]+)\]")
UNSPACED = {"th": 5}
"""Languages without spaces between words, with the characters of a word."""
SHORTEST_WRONG = 4
"""Letters from which on a word gets a slip."""


def lines(code: str, folder: Path | None) -> list[str]:
    """The paragraphs of right text there are in a language; none where there is no file."""
    path = (folder or SENTENCES) / f"{code}.txt"
    found = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return [MARKED.sub(r"\1", line) for line in found if line and not line.startswith("#")]


def take(paragraphs: list[str], words: int, code: str) -> Iterator[str]:
    """As many of them, from the first on again where there are no more, as have so many words."""
    while words > 0:
        for line in paragraphs:
            yield line
            words -= len(line) // UNSPACED[code] if code in UNSPACED else len(line.split())
            if words <= 0:
                return


def with_slips(paragraphs: list[str], share: float, seed: int = 0) -> list[str]:
    """The same with a letter too many, too few, another or two swapped in some of the words."""
    chance = random.Random(seed)
    letters = sorted({letter for line in paragraphs for letter in line.lower() if letter.isalpha()})

    def slip(found: re.Match[str]) -> str:
        word = found[0]
        if len(word) < SHORTEST_WRONG or chance.random() >= share:
            return word
        at = chance.randrange(len(word) - 1)
        letter = chance.choice(letters)
        return chance.choice(
            (
                word[:at] + letter + word[at:],
                word[:at] + word[at + 1 :],
                word[:at] + letter + word[at + 1 :],
                word[:at] + word[at + 1] + word[at] + word[at + 2 :],
            )
        )

    return [re.sub(r"[^\W\d_]+", slip, line) for line in paragraphs]


def text_of(tag: str, folder: Path | None, words: int, share: float) -> list[SentenceText]:
    """The sentences that are checked, cut into tokens."""
    code = primary(tag)
    paragraphs = with_slips(list(take(lines(code, folder), words, code)), share)
    found = [one for line in paragraphs for one in sentence_texts(Document.of(line, tag))]
    return [one for one in found if one.tokens]


def measure(tag: str, sentences: list[SentenceText], resources: Resources, answer: Connection) -> None:
    """Send the seconds that loading and checking take, the alerts, and the MB that each takes and that are counted."""
    process = psutil.Process()
    memory, clock = [process.memory_info().rss], [time.process_time()]
    check = SpellingCheck(resources)
    check.check([SentenceText.of("1", tag)])
    memory.append(process.memory_info().rss)
    clock.append(time.process_time())
    alerts = sum(map(len, check.check(sentences)))
    memory.append(process.memory_info().rss)
    clock.append(time.process_time())
    answer.send((clock[1] - clock[0], clock[2] - clock[1], alerts, *((one - memory[0]) >> 20 for one in memory[1:])))


def main(
    languages: list[str] = typer.Argument(None, help="BCP 47 tags; all that have a text if none is given."),  # noqa: B008
    folder: Path | None = typer.Option(None, help="Folder with a text for each language."),  # noqa: B008
    words: int = typer.Option(10_000, help="Words that are checked."),
    wrong: float = typer.Option(0.01, help="Share of them that get a slip."),
    repeat: int = typer.Option(1, help="How often; the least seconds count."),
) -> None:
    """Measure, and print a line for each language."""
    resources = Resources()
    SpellingCheck(resources).warm()
    own = multiprocessing.get_context("fork")
    sys.stdout.write("language  loading s  checking s  alerts  loading MB  all MB\n")
    for tag in languages or sorted(sources()):
        if not resources.spelling.covers(tag) or not lines(primary(tag), folder):
            continue
        sentences = text_of(tag, folder, words, wrong)
        found = []
        for _ in range(repeat):
            here, there = own.Pipe(duplex=False)
            process = own.Process(target=measure, args=(tag, sentences, resources, there))
            process.start()
            found.append(here.recv())
            process.join()
        loading, checking, alerts, loaded, used = (min(column) for column in zip(*found, strict=True))
        sys.stdout.write(f"{tag:8}  {loading:9.2f}  {checking:10.2f}  {alerts:6}  {loaded:10}  {used:6}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    typer.run(main)
