"""Lines that need no end mark: salutations, headings, list items, entries of a form."""

import re

from models.text.lines import BREAKS, is_entry, is_item, is_row

_WORD = re.compile(r"\w+")
_LINE_END = re.compile(r"[ \t]*(?:[\r\n\u2028\u2029]|\Z)")
_AFTER_BLANK_LINE = re.compile(r"[ \t]*(?:\r\n|[\r\n\u2028\u2029])[ \t]*[\r\n\u2028\u2029]\s*([^\r\n\u2028\u2029]+)")
_LAST_LINE = re.compile(r"([^\r\n\u2028\u2029]*)[\r\n\u2028\u2029]\s*\Z")
_NEXT_BLOCK = re.compile(r"\s*([^\r\n\u2028\u2029]+)")
_NEXT_LINE = re.compile(r"\s*([^\r\n\u2028\u2029]*)")
_END_MARKS = ".!?…"
_LONGEST_LABEL = 5
"""Words up to which any line of its own counts: a salutation, a signature, a short item."""
_SHORTEST_CLAUSE = 3
"""Words from which a text that begins like a sentence is one: its subject, its verb and more."""
_LONGEST_HEADING = 14
"""Words up to which a line between blank lines counts as a heading."""
_LONG_WORD = 4
"""Letters from which titles write a word with a capital letter."""
_FAR = 1000
"""Code points of white space before or after a line that count as the beginning or end of the text."""
_OPENINGS = frozenset(
    ["ah", "alright", "but", "hmm", "no", "oh", "ok", "okay", "so", "sorry", "well", "wow", "yeah", "yep", "yes"]
)
"""Behind one of these a sentence begins, too: *Oh, that is great*."""
_JOINED = frozenset(["hes", "im", "ive", "shes", "thats", "theres", "theyre", "whats", "youre"])
"""A subject and its verb that lack their apostrophe: *Thats cool*."""
_SUBJECTS = frozenset(["i", "you", "he", "she", "it", "we", "they", "this", "that", "there"])
"""A line that begins with one of these is a sentence, whatever stands around it."""


def is_alone(text: str, start: int, end: int) -> bool:
    """Whether the sentence ``text[start:end]`` is all of a text and has no end mark: who can say what it is?"""
    return _is_only(text, start, end) and not text[start:end].rstrip().endswith(tuple(_END_MARKS))


def is_greeted(text: str, start: int) -> bool:
    """Whether a sentence begins behind a line that ends with a comma, as a salutation does (*Liebe Anna,*)."""
    before = text[max(start - _FAR, 0) : start]
    line = before.rstrip()
    return line.endswith(",") and any(sign in BREAKS for sign in before[len(line) :])


def is_label(text: str, start: int, end: int) -> bool:
    """Whether the sentence ``text[start:end]`` is a line that needs no end mark.

    Such are lines of up to five words (all of a text only if they do not begin like a sentence: ``I``, ``there``), list
    items, and headings: lines in title case, or before a blank line and a longer line or a list, or the first of a
    text, unless they begin like a sentence; entries (``Present: Ms Ortega, Mr Novak``) beside another one, below a
    heading or in a block of their own are such, too, and so are the rows of a table, lines that end with a bracket,
    what a list in small letters goes on with, and a short closing with a name at the end of a text, though it stands in
    the same line.
    """
    line = text[start:end].strip()
    if line.endswith(tuple(_END_MARKS)) or not _LINE_END.match(text, end):
        return False
    words = _WORD.findall(line)
    if _is_only(text, start, end):
        return is_item(line) or (len(words) <= _LONGEST_LABEL and not _is_clause(words))
    if _leads_to_items(text, end) and not is_item(line):
        return True
    if not _starts_line(text, start):
        return len(words) <= _LONGEST_LABEL and (not _is_last(text, end) or _is_signed(line))
    return (
        len(words) <= _LONGEST_LABEL
        or is_item(line)
        or is_row(line)
        or line.endswith(")")
        or (len(words) <= _LONGEST_HEADING and _heads(text, start, end, words))
        or (is_entry(line) and (_is_listed(text, start, end) or _is_apart(text, start, end)))
    )


def _is_clause(words: list[str]) -> bool:
    """Whether words begin like a sentence and are enough for one: *You are right*, *Yes I have*."""
    lower = [word.lower() for word in words]
    if len(words) < _SHORTEST_CLAUSE:
        return len(words) > 1 and lower[0] in _JOINED
    return lower[0] in _SUBJECTS | _JOINED or (lower[0] in _OPENINGS and lower[1] in _SUBJECTS | _JOINED)


def _is_signed(line: str) -> bool:
    """Whether a name stands behind a comma, as behind the last words of a mail in one line: *Kind regards, Ann Lee*."""
    closing, comma, name = line.partition(", ")
    return bool(closing and comma) and all(word[0].isupper() for word in name.split()) and name[-1:].isalpha()


def _leads_to_items(text: str, end: int) -> bool:
    """Whether a list follows that goes on the sentence: its items begin with small letters."""
    following = _NEXT_BLOCK.match(text, end, end + _FAR)
    words = _WORD.findall(following[1]) if following and is_item(following[1]) else []
    letters = [word for word in words if not word.isdigit()]
    return bool(letters) and letters[0].islower()


def _is_apart(text: str, start: int, end: int) -> bool:
    """Whether an entry, with no sentence behind its colon, has blank lines around it, or an end of the text."""
    said = _WORD.findall(text[start:end].partition(":")[2])
    if said and said[0].lower() in _SUBJECTS:
        return False
    before, after = text[max(start - _FAR, 0) : start], text[end : end + _FAR]
    gaps = (before[len(before.rstrip()) :], after[: len(after) - len(after.lstrip())])
    ends = (not before.strip(), not after.strip())
    return all(gap.count("\n") > 1 or outer for gap, outer in zip(gaps, ends, strict=True))


def _is_listed(text: str, start: int, end: int) -> bool:
    """Whether the line before or behind an entry is one, too, or that before it a short line."""
    found = _LAST_LINE.search(text, max(start - _FAR, 0), start)
    before = found[1].strip() if found else ""
    after = _NEXT_LINE.match(text, end, end + _FAR)
    short = bool(before) and len(_WORD.findall(before)) <= _LONGEST_LABEL and before[-1] not in _END_MARKS
    return short or any(is_entry(line) for line in (before, after[1] if after else ""))


def _heads(text: str, start: int, end: int, words: list[str]) -> bool:
    """Whether a line of these words, ``text[start:end]``, is a heading: the first of a text is, too, before another."""
    if words[0].lower() in _SUBJECTS:
        return False
    following = _AFTER_BLANK_LINE.match(text, end)
    if _is_title(words):
        return True
    first = not text[max(start - _FAR, 0) : start].strip()
    longer = following is not None and len(following[1]) > len(text[start:end].strip())
    return following is not None and (first or longer or is_item(following[1]))


def _is_title(words: list[str]) -> bool:
    """Whether the longer words are capitalised."""
    long = [word for word in words if len(word) >= _LONG_WORD]
    return len(long) > 1 and all(word[0].isupper() for word in long)


def _starts_line(text: str, start: int) -> bool:
    before = text[max(start - _FAR, 0) : start].rstrip(" \t")
    return not before or before[-1] in BREAKS


def _is_last(text: str, end: int) -> bool:
    """Whether nothing but white space follows."""
    return not text[end : end + _FAR].strip()


def _is_only(text: str, start: int, end: int) -> bool:
    """Whether there is nothing but white space around."""
    return _is_last(text, end) and not text[max(start - _FAR, 0) : start].strip()
