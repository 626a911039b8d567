"""NUCLE's SGML: documents of paragraphs, and mistakes by paragraph and character offset (Dahlmeier et al., 2013).

``<TITLE>`` and ``<P>`` are the paragraphs, counted from 0 in order; ``<MISTAKE start_par start_off end_par end_off>``
holds a ``<TYPE>`` and a ``<CORRECTION>``. It is SGML, not XML: names may be in either case and end tags missing.
"""

import html
import re
from collections.abc import Iterator
from pathlib import Path

from training.corpora.essays import EssayChange, problem_of, sentence_pairs
from training.corpora.lines import read_text
from training.corpora.records import BrokenLines, Pair, broken

_DOCUMENT = re.compile(r"<DOC\b[^>]*>.*?(?=</DOC>|<DOC\b|\Z)", re.DOTALL | re.IGNORECASE)
_PARAGRAPH = re.compile(
    r"<(?:TITLE|P)>(.*?)(?=</(?:TITLE|P)>|<(?:TITLE|P)>|</TEXT>|<ANNOTATION\b|\Z)", re.DOTALL | re.IGNORECASE
)
_ANNOTATION = re.compile(r"<ANNOTATION\b([^>]*)>(.*?)(?=</ANNOTATION>|<ANNOTATION\b|\Z)", re.DOTALL | re.IGNORECASE)
_MISTAKE = re.compile(r"<MISTAKE\b([^>]*)>(.*?)(?=</MISTAKE>|<MISTAKE\b|\Z)", re.DOTALL | re.IGNORECASE)
_CORRECTION = re.compile(r"<CORRECTION>(.*?)</CORRECTION>", re.DOTALL | re.IGNORECASE)
_ATTRIBUTE = re.compile(r'(\w+)="([^"]*)"')


def read_nucle(path: Path, skipped: BrokenLines | None = None) -> Iterator[Pair]:
    """Yield the sentences of every document with each annotator's correction, tagged with the document's ``nid``.

    Mistakes that reach across paragraphs or overlap one before them in the same paragraph are left out.

    Raises:
        InputError: the file cannot be read, has no document, or has a broken one and ``skipped`` is None.
    """
    text = read_text(path)
    place, line = 0, 1
    found = False
    for match in _DOCUMENT.finditer(text):
        line += text.count("\n", place, match.start())
        place = match.start()
        found = True
        try:
            yield from _document_pairs(match.group())
        except ValueError as error:
            broken(path, line, f"in the document that begins here: {error}", skipped)
    if not found:
        broken(path, 1, "expected <DOC> elements", None)


def _document_pairs(document: str) -> list[Pair]:
    head = document[: document.index(">")]
    tags = {"nid": dict(_ATTRIBUTE.findall(head)).get("nid", "")}
    before, _, _ = document.partition("<ANNOTATION")
    paragraphs = [html.unescape(match.group(1).strip("\r\n")) for match in _PARAGRAPH.finditer(before)]
    if not paragraphs:
        raise ValueError("no <P>")
    changes: list[dict[str, list[EssayChange]]] = [{} for _ in paragraphs]
    for number, annotation in enumerate(_ANNOTATION.finditer(document)):
        annotator = dict(_ATTRIBUTE.findall(annotation.group(1))).get("teacher_id", str(number))
        for by_annotator in changes:
            by_annotator[annotator] = []
        for mistake in _MISTAKE.finditer(annotation.group(2)):
            _add(mistake, annotator, paragraphs, changes)
    pairs: list[Pair] = []
    for paragraph, by_annotator in zip(paragraphs, changes, strict=True):
        pairs += sentence_pairs(paragraph, by_annotator, tags)
    return pairs


def _add(
    mistake: re.Match[str], annotator: str, paragraphs: list[str], changes: list[dict[str, list[EssayChange]]]
) -> None:
    attributes = {name.lower(): value for name, value in _ATTRIBUTE.findall(mistake.group(1))}
    try:
        paragraph, start, last, end = (
            int(attributes[name]) for name in ("start_par", "start_off", "end_par", "end_off")
        )
    except (KeyError, ValueError) as error:
        raise ValueError("a <MISTAKE> without start_par, start_off, end_par, end_off") from error
    if not 0 <= paragraph < len(paragraphs):
        raise ValueError(f"a <MISTAKE> in paragraph {paragraph} of {len(paragraphs)}")
    correction = _CORRECTION.search(mistake.group(2))
    if paragraph != last or not correction:
        return
    if not 0 <= start <= end <= len(paragraphs[paragraph]):
        raise ValueError(f"edit {start}-{end} is outside the paragraph of {len(paragraphs[paragraph])} characters")
    change = EssayChange(start, end, html.unescape(correction.group(1)))
    known = changes[paragraph][annotator]
    if not problem_of([*known, change], len(paragraphs[paragraph])):
        known.append(change)
