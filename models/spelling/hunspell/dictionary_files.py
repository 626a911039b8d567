"""The files of a Hunspell dictionary: ``.dic`` with words, ``.aff`` beside it with rules and letters."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from hunspell import Hunspell

from models.spelling.letters.forms import is_letter, plain

__all__ = ["add_inflected", "entries", "forms", "has", "has_joiners", "has_rules", "letters", "load", "rules"]

_BOM = rb"^(?:\xef\xbb\xbf)?"
_TRY = re.compile(rb"^TRY[ \t]+(\S+)", re.MULTILINE)
_SET = re.compile(_BOM + rb"SET[ \t]+(\S+)", re.MULTILINE)
_COMPOUNDS = re.compile(rb"^COMPOUND.*$", re.MULTILINE)
_COMPOUND_MIN = re.compile(rb"^COMPOUNDMIN\b.*$", re.MULTILINE)
_COMPOUND_MAX = re.compile(rb"^COMPOUNDWORDMAX\b.*$", re.MULTILINE)
_RULE = re.compile(_BOM + rb"(?!SET\b|TRY\b)[A-Z]+", re.MULTILINE)
_LONGEST = 255
"""Bytes of the longest word that Hunspell takes; at a longer one it gives up reading."""
_LONG_LINE = re.compile(rb"[^\n]{%d}" % (_LONGEST + 1))
_FLAGS = re.compile(rb"(?<=.)(?<!\\)[/\t]")
"""What stands between a word of a dictionary and what is said about it."""
_JOINERS = re.compile(b"\xe2\x80[\x8c\x8d]")
"""U+200C and U+200D in UTF-8."""


def has_rules(path: Path) -> bool:
    """Whether a dictionary has any rule; those of many Indic languages are mere lists."""
    return _RULE.search(path.with_suffix(".aff").read_bytes()) is not None


def letters(path: Path) -> str:
    """The letters that a dictionary says suggestions are made with."""
    rules = path.with_suffix(".aff").read_bytes()
    named = _TRY.search(rules)
    text = named[1].decode(_encoding(rules), "ignore") if named else ""
    return "".join(letter for letter in text.lower() if is_letter(letter) and plain(letter))


def entries(path: Path) -> Iterator[str]:
    """The words of a dictionary without what is said about them; its first line is their number."""
    text = path.read_text(_encoding(path.with_suffix(".aff").read_bytes()), "ignore")
    return filter(None, (line.partition("/")[0].strip() for line in text.splitlines()[1:]))


def forms(path: Path) -> Iterator[tuple[str, str]]:
    """The entries of a dictionary without remarks, also as they are looked up, each with its flags as written."""
    text = path.read_text(_encoding(path.with_suffix(".aff").read_bytes()), "ignore")
    for line in text.splitlines()[1:]:
        word, _, flags = line.partition("/")
        if not (bare := word.split(None, 1)[:1]):
            continue
        flags = flags.split(None, 1)[0] if flags and not flags[0].isspace() else ""
        yield bare[0], flags
        if not word.isascii() and (form := plain(bare[0])) != bare[0]:
            yield form, flags


def rules(path: Path) -> str:
    """The text of the affix file beside a dictionary, without the joiners that words are looked up without."""
    text = path.with_suffix(".aff").read_bytes()
    return _JOINERS.sub(b"", text).decode(_encoding(text), "ignore")


def has_joiners(path: Path) -> bool:
    """Whether words or affixes of a dictionary have joiners."""
    return any(_JOINERS.search(file.read_bytes()) for file in (path, path.with_suffix(".aff")))


def load(
    path: Path, shortest_part: int = 0, *, compounds: bool = True, most_parts: int = 0, joiners: bool = False
) -> Hunspell:
    """Load a dictionary: words too long for Hunspell left out, those with joiners also as they are looked up.

    Args:
        path: of the ``.dic`` file.
        shortest_part: letters that each part of a compound must have at least; 0 leaves that to the dictionary.
        compounds: whether it makes any.
        most_parts: of how many parts they may be; 0 leaves that to the dictionary.
        joiners: whether it knows words only as it spells them; else their affixes have no joiners.
    """
    words = path.read_bytes()
    rules = path.with_suffix(".aff").read_bytes()
    lines = words.split(b"\n") if _LONG_LINE.search(words) else []
    short = [line for line in lines if len(_FLAGS.split(line, 1)[0]) <= _LONGEST]
    changed = rules if joiners else _JOINERS.sub(b"", rules)
    if not compounds:
        changed = _COMPOUNDS.sub(b"", changed)
    elif shortest_part:
        changed = _COMPOUND_MIN.sub(b"", changed) + f"\nCOMPOUNDMIN {shortest_part}\n".encode()
    if most_parts:
        changed = _COMPOUND_MAX.sub(b"", changed) + f"\nCOMPOUNDWORDMAX {most_parts}\n".encode()
    if len(short) == len(lines) and changed == rules:
        part = Hunspell(path.stem, hunspell_data_dir=str(path.parent))
    else:
        with TemporaryDirectory() as folder:
            copy = Path(folder) / path.name
            copy.write_bytes(b"\n".join(short) if lines else words)
            copy.with_suffix(".aff").write_bytes(changed)
            part = Hunspell(path.stem, hunspell_data_dir=folder)
    if not joiners and _JOINERS.search(words):
        _add_plain(part, words)
    return part


def _add_plain(part: Hunspell, words: bytes) -> None:
    for line in words.decode("utf-8", "ignore").splitlines()[1:]:
        word, _, flags = line.partition("/")
        if (form := plain(word)) != word:
            part.add_with_affix(form, word) if flags else part.add(form)


def add_inflected(part: Hunspell, inflected: Mapping[str, str]) -> None:
    """Add words to a dictionary that has others like which they are inflected, in the form in which it has these."""
    for word, model in inflected.items():
        for form in ("NFC", "NFD"):
            known, new = unicodedata.normalize(form, model), unicodedata.normalize(form, word)
            if has(part, known) and _can_have(part, new):
                part.add_with_affix(new, known)


def _can_have(part: Hunspell, word: str) -> bool:
    """Whether the character set of a dictionary has all characters of a word."""
    try:
        part.spell(word)
    except UnicodeEncodeError:
        return False
    return True


def has(part: Hunspell, word: str) -> bool:
    """Whether a Hunspell dictionary has a word; one with characters that its character set lacks it has not."""
    try:
        return bool(part.spell(word))
    except UnicodeEncodeError:
        return False


def _encoding(rules: bytes) -> str:
    """The character set of a dictionary, by its affix file."""
    named = _SET.search(rules)
    return named[1].decode() if named else "latin-1"
