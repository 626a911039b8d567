"""The words that a reader sees of an article in wiki markup (https://www.mediawiki.org/wiki/Help:Formatting).

Only what holds words of its own is taken out: templates, tables, comments, references and other elements that are no
prose, the targets of links. Signs may stay, as they are no words. Time is linear in the length of the article.
"""

import html
import re
from collections.abc import Set

__all__ = ["DROPPED_NAMESPACES", "plain_text"]

DROPPED_NAMESPACES = frozenset({"category", "file", "image", "media"})
"""Links into these (canonical names) show no words in the running text."""

_NO_PROSE = frozenset(
    {
        "chem", "code", "gallery", "graph", "hiero", "imagemap", "includeonly", "indicator", "inputbox",
        "mapframe", "maplink", "math", "nowiki", "pre", "ref", "references", "score", "source",
        "syntaxhighlight", "templatedata", "templatestyles", "timeline",
    }
)  # fmt: skip
_MARK = re.compile(r"\{\{|\}\}|\{\||\|\}(?!\})|\[\[|\]\]|<!--|-->|<(?P<close>/?)(?P<tag>[A-Za-z]++)[^<>]*+>|\n(?===)")
_CLOSES = {"}}": "{{", "|}": "{|", "]]": "[["}
_DEEPEST = 40
"""Nested deeper than this, marks are left as they are."""
_EXTERNAL = re.compile(r"\[(?:https?:|ftp:)?//[^\s\[\]]++([^\[\]\n]*+)\]")
_URL = re.compile(r"\b(?:https?|ftp)://[^\s\[\]|<>]++")
_SWITCH = re.compile(r"__[A-Z]++__")


class _Scan:
    """One pass over an article: ``out`` is what is seen so far, ``open`` the constructs it is in."""

    def __init__(self, dropped: Set[str]) -> None:
        self.out: list[str] = []
        self.open: list[tuple[str, int]] = []
        self._dropped = dropped
        self._hidden = 0

    def text(self, part: str) -> None:
        """Take running text."""
        if part and not self._hidden:
            self.out.append(part)

    def enter(self, kind: str) -> None:
        """Enter a construct; all but links hide what is in them."""
        if len(self.open) < _DEEPEST:
            self.open.append((kind, len(self.out)))
            self._hidden += kind != "[["

    def leave(self, kind: str) -> None:
        """Leave the innermost construct of this kind, and those in it that were never closed."""
        if all(opened != kind for opened, _ in self.open):
            return
        opened, begun = "", 0
        while opened != kind:
            opened, begun = self.open.pop()
            self._hidden -= opened != "[["
        if kind == "[[" and not self._hidden:
            inside = "".join(self.out[begun:])
            self.out[begun:] = [_link(inside, self._dropped)]

    def reset(self) -> None:
        """Leave everything: a heading stands in no construct, so one was never closed."""
        self.open.clear()
        self._hidden = 0


def plain_text(markup: str, dropped: Set[str] = DROPPED_NAMESPACES) -> str:
    """Take the markup out of an article.

    Args:
        markup: its wikitext.
        dropped: names of the namespaces, in lower case, that links to show nothing of.
    """
    scan = _Scan(dropped)
    at = 0
    for match in _MARK.finditer(markup):
        mark = match[0]
        inside = scan.open[-1][0] if scan.open else ""
        if inside == "<!--" and mark != "-->":
            continue
        scan.text(markup[at : match.start()])
        at = match.end()
        if match["tag"]:
            _tag(scan, match["tag"].lower(), bool(match["close"]), mark.endswith("/>"))
        elif mark == "\n":
            scan.reset()
            scan.text("\n")
        elif mark in ("{{", "{|", "[[", "<!--"):
            scan.enter(mark)
        elif mark == "-->":
            scan.leave("<!--")
        else:
            scan.leave(_CLOSES[mark])
    scan.text(markup[at:])
    text = _EXTERNAL.sub(r"\1", "".join(scan.out))
    return html.unescape(_SWITCH.sub(" ", _URL.sub(" ", text)))


def _tag(scan: _Scan, name: str, closing: bool, empty: bool) -> None:
    if name not in _NO_PROSE:
        scan.text(" " if name in ("br", "p", "li", "td", "tr", "div") else "")
    elif closing:
        scan.leave(name)
    elif not empty:
        scan.enter(name)


def _link(inside: str, dropped: Set[str]) -> str:
    """What is seen of ``[[inside]]``."""
    namespace, colon, _ = inside.partition(":")
    if colon and namespace.strip().lower() in dropped:
        return ""
    return inside.rpartition("|")[2]
