"""Writes a small dictionary of our own in the format of WordNet's files."""

from dataclasses import dataclass
from pathlib import Path

SUFFIXES = {"n": "noun", "v": "verb", "a": "adj", "s": "adj", "r": "adv"}
TYPES = {"n": 1, "v": 2, "a": 3, "r": 4, "s": 5}
LICENCE = "  1 A dictionary made for a test.  \n"


@dataclass(frozen=True)
class Meaning:
    """One meaning, ``kind`` being WordNet's letter; the count says how often the first word was met with it."""

    kind: str
    words: str
    gloss: str
    count: int = 0


MEANINGS = (
    Meaning("n", "bench", 'a long seat for several people; "they sat on the bench"; "the bench was wet"', 9),
    Meaning(
        "n", "bench workbench", 'a strong table that is worked at; "the workbench was tidy"; "a bench with a vice"', 4
    ),
    Meaning("v", "bench", 'keep from playing; "the captain was benched"', 1),
    Meaning("n", "Rome", "the capital of Italy", 12),
    Meaning("n", "rome", "a red apple for cooking", 1),
    Meaning("n", "mouse", "a small animal with a long tail", 7),
    Meaning("n", "garden_gate", "a gate to a garden", 0),
    Meaning("n", "head", "the top of something", 4),
    Meaning("n", "sister", "a daughter of the same parents", 3),
    Meaning("v", "look", "use one's eyes", 9),
    Meaning("n", "head_of_state", "who stands at the top of a state", 0),
    Meaning("n", "sister-in-law", "the sister of one's spouse", 0),
    Meaning("n", "cafe", "a place for coffee", 2),
    Meaning("n", "lookout", "a place to watch from", 0),
    Meaning("v", "look_out", "be careful", 3),
    Meaning("v", "hope", "wish that something happens", 8),
    Meaning("v", "hop", "jump on one leg", 2),
    Meaning("v", "find", "come upon after a search", 20),
    Meaning("v", "found", "set up", 5),
    Meaning("n", "Dr.", "a title", 3),
    Meaning("n", "o'clock_rule", "a rule of the clock", 0),
    Meaning("a", "plain(a)", "without ornament", 6),
    Meaning("s", "well-kept", "in good order", 1),
    Meaning("r", "plainly", "in a plain manner", 2),
    Meaning("n", "zebra", "a striped horse", 1),
    Meaning("n", "ore", "rock with metal in it", 2),
    Meaning("n", "OR", "a northern state", 1),
)

EXCEPTIONS = {
    "noun": ["mice mouse"],
    "verb": ["found find", "hopped hop"],
    "adj": ["better-kept well-kept"],
    "adv": ["plainest plainly"],
}


def write_wordnet(folder: Path) -> Path:
    """Write all files; returns the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    counts: list[str] = []
    for suffix in dict.fromkeys(SUFFIXES.values()):
        meanings = [meaning for meaning in MEANINGS if SUFFIXES[meaning.kind] == suffix]
        data, offsets = LICENCE, {}
        for meaning in meanings:
            offsets[meaning] = len(data)
            words = meaning.words.split()
            members = " ".join(f"{word} 0" for word in words)
            data += f"{len(data):08d} 00 {meaning.kind} {len(words):02x} {members} 000 | {meaning.gloss}  \n"
        index = []
        for entry in sorted({word for meaning in meanings for word in lower_words(meaning)}):
            senses = [meaning for meaning in meanings if entry in lower_words(meaning)]
            places = " ".join(f"{offsets[meaning]:08d}" for meaning in senses)
            letter = senses[0].kind.replace("s", "a")
            index.append(f"{entry} {letter} {len(senses)} 1 @ {len(senses)} 1 {places}  \n")
            counts += [
                f"{entry}%{TYPES[sense.kind]}:00:0{place}:: {place} {sense.count}\n"
                for place, sense in enumerate(senses, 1)
                if sense.count
            ]
        (folder / f"data.{suffix}").write_text(data, "ascii")
        (folder / f"index.{suffix}").write_text(LICENCE + "".join(sorted(index)), "ascii")
        (folder / f"{suffix}.exc").write_text("".join(f"{line}\n" for line in sorted(EXCEPTIONS[suffix])), "ascii")
    (folder / "cntlist.rev").write_text("".join(sorted(counts)), "ascii")
    return folder


def lower_words(meaning: Meaning) -> list[str]:
    """The entries of a meaning, as an index has them."""
    return [word.removesuffix("(a)").lower() for word in meaning.words.split()]
