"""Replacements change nothing but the text of a file, in every format, as other parsers see it."""

import ast
import re
from collections.abc import Callable
from html.parser import HTMLParser
from string import Formatter

import polib
import pytest
import srt
from hypothesis import given, settings
from hypothesis import strategies as st
from pylatexenc.latexwalker import LatexWalker

from service.markup.edits import TextEdit
from service.markup.fixing import fixed
from service.markup.formats import parts_of

WORDS = st.sampled_from(["a", "of", "the", "was", "1986", "co-op", "don't", "x y", "end.", "É", "R&D"])
NASTY = st.one_of(
    st.sampled_from(
        ["", "were", "*", "_", "`", "`a`", "<b>", "</p>", "&", "&amp;", "\\", "\\x{", "{", "}", "$", "%", "#", '"', "'",
         "\n", "\n\n", "\n- ", "::", "|", "[a](b)", "[[a]]", "*/", "-->", "\n1\n00:00", "%s", "{x}", "//", "\t", ".. a"]
    ),
    WORDS,
)  # fmt: skip


PLAINER = st.one_of(st.sampled_from(["", "were", "\n", "\n\n", "\n- ", "<b>", "{x}", "\t", "%s", "\n.. a"]), WORDS)
"""For formats that are judged by their signs, of which a lone one is no markup."""


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[object] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, attrs))

    def handle_endtag(self, tag: str) -> None:
        self.found.append(tag)

    def handle_comment(self, data: str) -> None:
        self.found.append(data)

    def handle_decl(self, decl: str) -> None:
        self.found.append(decl)

    def handle_data(self, data: str) -> None:
        if self.found and isinstance(self.found[-1], tuple) and self.found[-1][0] in ("script", "code", "pre"):
            self.found.append(data)


def tags(text: str) -> object:
    parser = _Tags()
    parser.feed(text)
    parser.close()
    return parser.found


def commands(text: str) -> object:
    """The commands, environments and formulas of a file, without the characters between."""
    found = []
    waiting = list(reversed(LatexWalker(text, tolerant_parsing=True).get_latex_nodes(pos=0)[0]))
    while waiting:
        node = waiting.pop()
        kind = type(node).__name__
        if kind in ("LatexMacroNode", "LatexEnvironmentNode"):
            found.append(getattr(node, "macroname", None) or node.environmentname)
            if found[-1] in ("cite", "label", "verbatim"):
                found.append(node.latex_verbatim())
                continue
        elif kind in ("LatexMathNode", "LatexCommentNode"):
            found.append(node.latex_verbatim())
            continue
        elif kind == "LatexGroupNode":
            found.append("{")
        arguments = node.nodeargd.argnlist if getattr(node, "nodeargd", None) else []
        waiting += [one for one in reversed([*(arguments or []), *(getattr(node, "nodelist", None) or [])]) if one]
    return found


def entries(text: str) -> object:
    return [
        (one.msgid, one.msgctxt, one.flags, one.comment, one.obsolete, re.findall(r"%\w|\{\w*\}|<[^>]*>", one.msgstr))
        for one in polib.pofile(text)
    ]


def cues(text: str) -> object:
    """The cues with their tags and overrides (``{\\an8}``), without the characters between."""
    return [(one.index, one.start, one.end, re.findall(r"<[^>]*>|\{\\[^}]*\}", one.content)) for one in srt.parse(text)]


def program(text: str) -> object:
    """A program without its comments, and with nothing for the characters of its strings."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node.value = ""
    return ast.dump(tree)


def signs(pattern: str) -> Callable[[str], object]:
    return lambda text: re.findall(pattern, text, re.MULTILINE)


KINDS: dict[str, tuple[str, Callable[[str], object]]] = {
    "html": (
        "<!doctype html>\n<p class='a'>One {} <b>two {}</b> three.</p>\n<!-- {} --><ul><li>{} four</ul>"
        "<p>Five <code>{}</code> &eacute; {}<br>six.<script>if (a < b) {{}}</script>",
        tags,
    ),
    "latex": (
        "\\section{{One {} two}}\n% remark {}\nSome \\emph{{three {}}} four~\\cite{{a}} $x^2$ {} five.\n\n"
        "\\begin{{itemize}}\\item Six {} seven\\end{{itemize}} \\begin{{verbatim}}{}\\end{{verbatim}}",
        commands,
    ),
    "po": (
        'msgid ""\nmsgstr "Language: en\\n"\n\n# Remark {}\n#, c-format\nmsgid "one {}"\nmsgstr "Two {} %s three"\n\n'
        'msgctxt "a"\nmsgid "b"\nmsgstr ""\n"four {}"\n"five <b>six</b> {}"\n\n#~ msgid "c"\n#~ msgstr "d"\n',
        entries,
    ),
    "srt": (
        "1\n00:00:01,000 --> 00:00:02,000\n<i>One {}</i> two\nthree {}\n\n2\n00:00:03,000 --> 00:00:04,000\n"
        "- Four {}\n- Five {{\\an8}}six {}\n",
        cues,
    ),
    "code:python": (
        '"""One {} two."""\n# Three {} four.\nx = 1  # five {} six\n\n\ndef f(a):\n    """Seven {}.\n\n    Args:\n'
        '        a: eight {} nine.\n    """\n    raise ValueError("Ten {} eleven twelve.")\n',
        program,
    ),
    "rst": (
        "One {} two\n==========================================\n\nSome *three* {} ``four`` :ref:`five` text.\n\n"
        ".. note:: Six {}\n   seven.\n\n.. code-block:: sh\n\n   eight {}\n\n- Nine {} ten\n- `A link {} here <http://a>`_\n",
        signs(r"^=+$|^\.\. \S+::|:\w+:`|``|\*|^\s*- |<http://a>`_|eight .*|_$"),
    ),
    "asciidoc": (
        "= One {} two\n\nSome *three {}* `four` https://a.b[five {}].\n// remark {}\n\n----\ncode {}\n----\n\n"
        "* Six {} seven\n\n|===\n|Eight {} |nine\n|===\n",
        signs(r"^=+ |^\*+ |^----$|^\|===$|^// .*|`[^`]*`|https?://[^\[]*\[|^code .*|^\|"),
    ),
    "org": (
        "#+TITLE: One {}\n* Two {} three :tag:\nSome *four {}* =five= [[http://a][six {}]].\n# remark {}\n\n"
        "- Seven {}\n\n#+begin_src sh\ncode {}\n#+end_src\n",
        signs(r"^\*+ |^# .*|^#\+\w+:?|:tag:$|=five=|\[\[[^\]]*\]\[|^- |^code .*"),
    ),
    "code:javascript": (
        "/**\n * One {} two.\n * @param {{string}} a Three {} four.\n */\n"
        'f("Five {} six seven.", `Eight ${{a}} nine ten {}.`); // Eleven {}\n',
        signs(r"/\*\*|\*/|@param \{string\} a|\$\{a\}|//|;|[`\"]|^f\("),
    ),
}  # fmt: skip


BY_SIGNS = ("rst", "asciidoc", "org", "code:javascript")


@pytest.mark.parametrize("markup", KINDS)
def test_fixing_changes_nothing_but_text(markup: str) -> None:
    form, judge = KINDS[markup]
    holes = sum(name is not None for _, name, _, _ in Formatter().parse(form))
    made_any = False

    @settings(max_examples=30, deadline=None, derandomize=True)
    @given(st.lists(WORDS, min_size=holes, max_size=holes), st.data())
    def tried(words: list[str], data: st.DataObject) -> None:
        nonlocal made_any
        text = form.format(*words)
        texts, at = [], 0
        for part in parts_of(text, markup):
            if not part.markup:
                texts.append((at, at + len(part.original)))
            at += len(part.original)
        assert "".join(part.original for part in parts_of(text, markup)) == text
        edits = []
        for start, end in data.draw(st.lists(st.sampled_from(texts), max_size=4, unique=True)):
            first = data.draw(st.integers(start, end))
            edits.append(
                TextEdit(first, data.draw(st.integers(first, end)), data.draw(PLAINER if markup in BY_SIGNS else NASTY))
            )
        after, made = fixed(text, edits, markup)
        assert judge(after) == judge(text), (text, made, after)
        made_any = made_any or after != text

    tried()
    assert made_any


def test_what_would_end_a_string_or_a_comment_is_left_out() -> None:
    for markup, text, word in (
        ("code:python", 'x("This is the text.")\n', 'a "b"'),
        ("code:c", "/* This is the text. */ int x;", "*/ int y; /*"),
        ("html", "<p>This is the text.</p>", "<b>"),
        ("html", "<p>This is the text.</p>", "&lt;"),
        ("latex", "This is the text.", "50%"),
        ("po", 'msgid "a"\nmsgstr "This is the text."\n', '"'),
        ("po", 'msgid "a"\nmsgstr "This is the text."\n', "%d"),
        ("srt", "1\n00:00:01,000 --> 00:00:02,000\nThis is the text.\n", "a\n\n2"),
    ):
        start = text.index("the")
        assert fixed(text, [TextEdit(start, start + 3, word)], markup) == (text, []), markup
        assert fixed(text, [TextEdit(start, start + 3, "my")], markup)[0] == text.replace("the", "my"), markup
