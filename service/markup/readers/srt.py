"""Subtitles, SubRip and WebVTT: cues are joined to sentences; numbers, times and tags are left out."""

import re

from service.markup.bounded import bounded
from service.markup.marked import FilePieces, MarkedFile

__all__ = ["read"]

_LINE = re.compile(r"([^\r\n]*)(?:\r\n|\r|\n|$)")
_TIMES = re.compile(r"[ \t]*(?:\d+:)?\d+:\d+(?:[.,]\d+)?[ \t]*-->")
_TAG = bounded(r"</?[A-Za-z][^<>\n]*>|<\d[\d:.]*>|\{\\[^{}\n]*\}|[♪♫]|\\N|\\h")
_SPEAKER = re.compile(r"[ \t]*[-–—](?=[ \t]*\S)[ \t]*")
_ENDS = re.compile(r"[.!?…。！？:][\"'”’»)\]]*$|[♪♫)\]]$")


def read(text: str) -> MarkedFile:
    """Take a file apart."""
    pieces = FilePieces(text)
    said = ""
    within = goes_on = False
    for line in _LINE.finditer(text):
        shown = line[1]
        if _TIMES.match(shown):
            within, goes_on = True, False
            continue
        if not shown.strip():
            within = False
            continue
        if not within:
            continue
        start, end = line.span(1)
        speaker = _SPEAKER.match(shown)
        if speaker or (not goes_on and _is_new(said, shown)):
            pieces.end_block()
            start += speaker.end() if speaker else 0
        elif said:
            pieces.mark(start - 1, start, " ")
        _cue_line(pieces, text, start, end)
        said, goes_on = _TAG.sub("", shown).rstrip(), True
    return MarkedFile(pieces.parts())


def _is_new(said: str, line: str) -> bool:
    """Whether a cue starts a sentence, rather than going on with that of the one before."""
    shown = _TAG.sub("", line).lstrip("\"'“‘«([ \t")
    if not said or shown[:1].islower():
        return not said
    return bool(_ENDS.search(said)) and not shown.startswith(("...", "…"))


def _cue_line(pieces: FilePieces, text: str, start: int, end: int) -> None:
    at = start
    for tag in _TAG.finditer(text, start, end):
        pieces.prose(at, tag.start())
        pieces.mark(*tag.span(), " " if tag[0] in ("\\N", "\\h") else "")
        at = tag.end()
    pieces.prose(at, end)
