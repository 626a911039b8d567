"""Which edits must not be made, whatever the model thinks of them."""

import re
import unicodedata
from dataclasses import replace

from models.corrector.english_phrases import breaks_english
from models.corrector.protocol import Edit, Replacement
from models.text.protected import Protected
from models.text.protection import Protection

__all__ = ["forbids", "with_plain_end", "without_end_mark"]

_DIGITS = re.compile(r"\d+")
_WORD = re.compile(r"\w+")
_END_MARKS = (".", "!", "?", "…")
_EXCLAIMED = "¡"
_LETTER = re.compile(r"[^\W\d_]")
_OF_CALENDAR = re.compile(
    r"(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|(?:septem|octo|novem|decem)ber",
    re.IGNORECASE,
)
"""Names of days and months, which a writer knows better than a model."""
_DAY_OF_DATE = re.compile(r"(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\.? \d")
"""A day cut short, before its date."""
_PRONOUN = re.compile(r"i(?:['’]\w+)?")
_ACRONYM = re.compile(r"[A-Z]{2,6}")
_NAMED_BY_NUMBER = re.compile(r"\([^\W\d_]+ \d+\)")
_PAIRED = re.compile(r"[\"“”„«»()\[\]{}]")
"""Marks that come in pairs, often over several sentences: the check of pairs looks after them."""
_QUOTES_AT_THE_END = "\"'\u201d\u2019\u00bb"
_TASTE = str.maketrans({"—": "–", "…": "...", "ё": "е", "Ё": "Е"})
"""The length of a dash, points or one sign for them, and the Russian *ё* are matters of the house, right either way."""
_TWO_WORDS = frozenset({"все", "всё"})
"""These are different words."""


def forbids(protection: Protection, edit: Edit) -> bool:
    """Whether an edit touches a protected span, changes a number, day, bracket or quotation mark, or leaves no word.

    A perfect is not undone where no time is named, an acronym is no slip for another word, and what brackets name by a
    word and a number (``(build 17)``) is a name. The colon that leads to a list stays, and so do dashes and points. An
    insertion at the border of a protected span does not touch it. Where there is no word there is nothing to mend, and
    what ends in an emoji, comma, semicolon or colon needs no end mark. A line that is no sentence keeps its capitals,
    but for *i*.
    """
    sentence = protection.sentence
    replaced = sentence[edit.start : edit.end]
    return (
        edit.start < protection.text_start
        or any(_touches(sentence, edit, span) for span in protection.spans)
        or _PAIRED.findall(replaced) != _PAIRED.findall(edit.replacement)
        or _DIGITS.findall(replaced) != _DIGITS.findall(edit.replacement)
        or not set(_calendar(edit.replacement)) >= set(_calendar(replaced))
        or (bool(replaced.strip()) and _DAY_OF_DATE.match(sentence, edit.start) is not None)
        or (bool(_LETTER.search(replaced) and edit.replacement.strip()) and not _WORD.search(edit.replacement))
        or _erases(sentence, edit)
        or not _LETTER.search(sentence)
        or _is_taste(replaced, edit.replacement)
        or _loses_lead(sentence, edit)
        or ((protection.label or _ends_in_symbol(sentence) or _goes_on(sentence)) and _marks_the_end(sentence, edit))
        or (protection.label and _changes_case(replaced, edit.replacement))
        or _renames(sentence, edit)
        or breaks_english(sentence, edit)
    )


def _touches(sentence: str, edit: Edit, span: Protected) -> bool:
    if edit.start == edit.end:
        return span.start < edit.start < span.end
    if edit.end <= span.start or edit.start >= span.end:
        return False
    # A longer edit may run across the span as long as it keeps it: "look https://a.b at" -> "look at https://a.b".
    within = edit.start > span.start or edit.end < span.end
    return within or sentence[span.start : span.end] not in edit.replacement


def _is_taste(replaced: str, put: str) -> bool:
    return replaced.translate(_TASTE) == put.translate(_TASTE) and replaced.strip().lower() not in _TWO_WORDS


def _calendar(text: str) -> list[str]:
    return [name.lower() for name in _OF_CALENDAR.findall(text)]


def _ends_in_symbol(sentence: str) -> bool:
    """Whether the last character but joiners and marks is a symbol such as an emoji."""
    return _end_of_words(sentence) < len(sentence.rstrip())


def _goes_on(sentence: str) -> bool:
    """Whether a member of a list or what leads to one ends here."""
    return sentence.rstrip().endswith((",", ";", ":"))


def _loses_lead(sentence: str, edit: Edit) -> bool:
    """Whether other words take the place of the mark that leads to what follows (*three points:* -> *below*)."""
    mark = len(sentence.rstrip()) - 1
    leads = _goes_on(sentence) and edit.start <= mark < edit.end
    return leads and edit.replacement.rstrip()[-1:] != sentence[mark]


def _end_of_words(sentence: str) -> int:
    """Where a sentence ends but for symbols, with their joiners and marks, and the white space before them."""
    end = last = len(sentence.rstrip())
    while last and (kind := unicodedata.category(sentence[last - 1])) in ("So", "Cf", "Mn", "Me", "Sk", "Zs"):
        last -= 1
        end = last if kind == "So" else end
    return len(sentence[:end].rstrip())


def _marks_the_end(sentence: str, edit: Edit) -> bool:
    same_words = _WORD.findall(sentence[edit.start : edit.end]) == _WORD.findall(edit.replacement)
    return same_words and edit.end >= len(sentence[: _end_of_words(sentence)].rstrip(_QUOTES_AT_THE_END))


def _changes_case(replaced: str, replacement: str) -> bool:
    return replaced.lower() == replacement.lower() and not _PRONOUN.fullmatch(replaced)


def _renames(sentence: str, edit: Edit) -> bool:
    """Whether an acronym becomes another word, or the only word that brackets have beside a number is changed."""
    replaced, put = sentence[edit.start : edit.end].strip(), edit.replacement.strip()
    if _ACRONYM.fullmatch(replaced) and _WORD.fullmatch(put):
        return put.lower() != replaced.lower() and not sentence.isupper()
    opened = sentence.rfind("(", 0, edit.start)
    closed = sentence.find(")", max(edit.end, opened))
    return 0 <= opened < closed and _NAMED_BY_NUMBER.fullmatch(sentence[opened : closed + 1]) is not None


def without_end_mark(sentence: str, edit: Edit) -> Edit | None:
    """Leave out the end mark that an edit puts behind the last word; None if it does nothing else."""
    replaced = sentence[edit.start : edit.end]
    if edit.end < len(sentence.rstrip()) or replaced.rstrip().endswith(_END_MARKS):
        return edit

    def cut(text: str) -> str:
        return text.rstrip()[:-1].rstrip() if text.rstrip().endswith(_END_MARKS) else text

    others = (replace(other, text=cut(other.text)) for other in edit.alternatives)
    kept = {other.text: other for other in others if other.text not in (replaced, cut(edit.replacement))}
    changed = replace(edit, replacement=cut(edit.replacement), alternatives=tuple(kept.values()))
    return None if changed.replacement == replaced else changed


def with_plain_end(sentence: str, edit: Edit) -> Edit:
    """Put a full stop where an edit ends a sentence that has no end mark with an exclamation mark or a comma.

    That something is missing is an error; whether it is exclaimed is the writer's to say, and behind a comma more would
    follow.
    """
    stripped = sentence.rstrip()
    if edit.end < len(stripped) or stripped.endswith(_END_MARKS) or _EXCLAIMED in sentence:
        return edit
    readings: dict[str, Replacement] = {}
    for one in (Replacement(edit.replacement, edit.probability), *edit.alternatives):
        text = f"{one.text[:-1]}." if one.text.endswith(("!", ",")) else one.text
        before = readings[text].probability if text in readings else 0.0
        readings[text] = replace(one, text=text, probability=min(1.0, before + one.probability))
    first, *others = readings.values()
    return replace(edit, replacement=first.text, probability=first.probability, alternatives=tuple(others))


def _erases(sentence: str, edit: Edit) -> bool:
    rest = sentence[: edit.start] + edit.replacement + sentence[edit.end :]
    return not _WORD.search(rest) and _WORD.search(sentence) is not None
