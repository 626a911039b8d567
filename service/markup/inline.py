"""The inside of a Markdown block: which of its characters are text, and what stands for those that are not."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import wraps
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

__all__ = ["InlineMark", "marks_of", "record_places"]

_RAW = ("code", "kbd", "math", "pre", "samp", "script", "style", "svg", "tt", "var")
"""Elements of HTML whose content is no prose."""
_TAG = re.compile(r"<(/?)([A-Za-z][\w.-]*)")
_ALT = re.compile(r"!\[([^\[\]*_`\\&<>]*)\]")
_TEMPLATE = re.compile(r"\{\{.*?\}\}|\{%.*?%\}", re.DOTALL)
"""What site generators (Jekyll, Hugo) put in the place of it."""
_ATTRIBUTES = re.compile(r"[ \t]*\{[#.:][^{}\n]*\}$")
_TASK = re.compile(r"\[[ xX]\][ \t]+|\[![A-Za-z]+\][ \t]*(?=\n|$)")
"""The box of a task, the kind of a call-out."""
_HEADING = re.compile(r"[ \t]*(\*\*|__)(?=\S)[^*_\n]+\1:?")
"""A line that is bold as a whole, as call-outs begin: a heading in all but name."""
_BLANKS = " \t"


@dataclass(frozen=True, slots=True)
class InlineMark:
    """Characters of a block that are no text.

    Attributes:
        start: the first one.
        end: the one after the last.
        seen: what a reader sees in their place.
    """

    start: int
    end: int
    seen: str = ""


@dataclass(frozen=True, slots=True)
class _Step:
    """What one rule of the parser has consumed, and the tokens it has made, each with the length it had then."""

    rule: str
    start: int
    end: int
    tokens: tuple[tuple[Token, int], ...]


class RecordingState(StateInline):
    """The state of the parser, which keeps where each rule has been."""

    def __init__(self, src: str, md: MarkdownIt, env: Any) -> None:
        """Start at the beginning of ``src``."""
        self.steps: list[_Step] = []
        self.labels: list[int] = []
        super().__init__(src, md, env, [])

    def push(self, ttype: str, tag: str, nesting: Any) -> Token:
        """Make a token; where a link's text starts and ends is known only now."""
        if ttype in ("link_open", "link_close"):
            self.labels.append(self.pos)
        return super().push(ttype, tag, nesting)


def record_places(md: MarkdownIt) -> None:
    """Have the inline rules of a parser tell where they have been."""
    rules = md.inline.ruler
    for rule in list(rules.__rules__):
        rules.at(rule.name, _recorded(rule.name, rule.fn))
    md.inline.ruler2.disable("fragments_join")  # it would melt the tokens that tell what became of each sign


def _recorded(name: str, rule: Callable[[StateInline, bool], bool]) -> Callable[[StateInline, bool], bool]:
    @wraps(rule)
    def wrapped(state: StateInline, silent: bool) -> bool:
        start, made = state.pos, len(state.tokens)
        done = rule(state, silent)
        if done and not silent and isinstance(state, RecordingState):
            tokens = tuple((token, len(token.content)) for token in state.tokens[made:])
            state.steps.append(_Step(name, start, state.pos, tokens))
        return done

    return wrapped


def marks_of(content: str, md: MarkdownIt, env: Any) -> list[InlineMark]:
    """What in the content of a block is no text, in order and without overlaps.

    Args:
        content: the block's content without the signs of the blocks around it.
        md: a parser that records.
        env: what it knows of the document: link targets and footnotes.
    """
    state = RecordingState(content, md, env)
    md.inline.tokenize(state)
    for settle in md.inline.ruler2.getRules(""):
        settle(state)
    marks = [mark for step in _with_labels(state) for mark in _marks(step, content)]
    marks += (InlineMark(found.start(), found.end(), "`…`") for found in _TEMPLATE.finditer(content))
    marks += (
        InlineMark(found.start(), found.end()) for found in (_TASK.match(content), _ATTRIBUTES.search(content)) if found
    )
    marks += _raw(sorted(marks, key=lambda mark: mark.start), content)
    return _outermost(marks)


def _with_labels(state: RecordingState) -> Iterator[_Step]:
    """The steps; that of a link as two, before its text and after."""
    opened: list[int] = []
    ends: list[tuple[int, int]] = []
    links = iter(state.labels)
    kinds = (token.type for token in state.tokens if token.type in ("link_open", "link_close"))
    for kind, place in zip(kinds, links, strict=True):
        if kind == "link_open":
            opened.append(place)
        else:
            ends.append((opened.pop(), place))
    label = dict(ends)
    for step in state.steps:
        if step.rule == "link":
            start = step.start + 1
            yield _Step("link", step.start, start, ())
            yield _Step("link", label[start], step.end, ())
        else:
            yield step


def _marks(step: _Step, content: str) -> Iterator[InlineMark]:
    """What is no text of what one rule has consumed."""
    start, end = step.start, step.end
    whole = content[start:end]
    match step.rule:
        case "text":
            return
        case "newline":
            while start and content[start - 1] in _BLANKS:
                start -= 1
            hard = any(token.type == "hardbreak" for token, _ in step.tokens) or _is_headed(content, start)
            yield InlineMark(start, end, "\n" if hard else " ")
        case "escape":
            yield InlineMark(start, end, "\n") if "\n" in whole else InlineMark(start, start + 1)
        case "backticks":
            if any(token.type == "code_inline" for token, _ in step.tokens):
                yield InlineMark(start, end, " ".join(whole.split()))
        case "entity":
            yield InlineMark(start, end, step.tokens[-1][0].content)
        case "emphasis" | "strikethrough":
            # Text that stood before is a token of its own; those of the signs come last.
            place = end
            for token, length in reversed(step.tokens):
                if place - length < start:
                    break
                place -= length
                if token.type != "text" or not token.content:
                    yield InlineMark(place, place + length)
        case "autolink":
            yield InlineMark(start, end, whole[1:-1])
        case "image":
            alt = _ALT.match(whole)
            if alt and not content[:start].strip() and not content[end:].strip():
                yield InlineMark(start, start + 2)
                yield InlineMark(start + alt.end() - 1, end)
            else:
                yield InlineMark(start, end)
        case "html_inline":
            yield InlineMark(start, end, "\n" if whole.lower().startswith("<br") else "")
        case "math_inline" | "math_inline_double":
            yield InlineMark(start, end, f"`{' '.join(whole.strip('$').split())}`")
        case _:
            yield InlineMark(start, end)


def _is_headed(content: str, end: int) -> bool:
    """Whether the line that ends at ``end`` is a heading of the lines below it."""
    return _HEADING.fullmatch(content, content.rfind("\n", 0, end) + 1, end) is not None


def _raw(marks: list[InlineMark], content: str) -> Iterator[InlineMark]:
    """Elements of HTML whose content is no prose, with it."""
    opened: tuple[str, int] | None = None
    for mark in marks:
        tag = _TAG.match(content, mark.start, mark.end)
        name = tag[2].lower() if tag else ""
        if tag is None or name not in _RAW:
            continue
        if not tag[1] and opened is None and not content[mark.start : mark.end].endswith("/>"):
            opened = (name, mark.start)
        elif tag[1] and opened is not None and opened[0] == name:
            yield InlineMark(opened[1], mark.end, "`…`")
            opened = None


def _outermost(marks: list[InlineMark]) -> list[InlineMark]:
    """The marks that do not lie in another, cut where two overlap."""
    kept: list[InlineMark] = []
    for mark in sorted(marks, key=lambda mark: (mark.start, -mark.end)):
        last = kept[-1].end if kept else 0
        if mark.end <= last or mark.start == mark.end:
            continue
        kept.append(mark if mark.start >= last else InlineMark(last, mark.end, ""))
    return kept
