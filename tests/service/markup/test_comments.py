"""A comment that was put in leaves out the alert that it is about, and nothing else."""

import pytest

from service.checking.alerts import Alert
from service.checking.categories import Category
from service.markup.comments import ignoring
from service.markup.formats import marked
from service.markup.leaving import left_out_of

TEXTS = {
    "markdown": "# One\n\nThe teh line\\\nand adn line.\n\n- An adn item.\n",
    "mdx": "The teh line\nand adn line.\n\nAn adn item.\n",
    "html": "<p>The teh line\nand adn line.</p>\n\n<p>An adn item.</p>\n",
    "latex": "The teh line\nand adn line.\n\nAn adn item.\n",
    "asciidoc": "Some other line\nand the teh line.\n\nAn adn item.\n",
    "rst": "* Some other line\r\n  and the teh line.\r\n\r\nAn adn item.\r\n",
    "org": "The teh line.\n\nAn adn item.",
    "po": '#: a.c:1\nmsgid "a"\nmsgstr "The teh line."\n\nmsgid "b"\nmsgstr "An adn item."\n',
    "code:python": "# The teh line.\nwords = []\n\n# An adn item.\n",
    "code:rust": "// The teh line.\n\n// An adn item.\n",
    "code:sql": "-- The teh line.\n\n-- An adn item.\n",
    "code:css": "/* The teh line. */\n\n/* An adn item. */\n",
}


def alert(text: str, words: str) -> Alert:
    start = text.index(words)
    return Alert(start, len(words), Category.SPELL, Category.TYPOS, "m", "s", (), 0.9, "spelling/unknown-word")


@pytest.mark.parametrize("markup", TEXTS)
def test_it_is_left_out(markup: str) -> None:
    text = TEXTS[markup]
    edit = ignoring(text, text.index("teh"), "spelling/unknown-word", markup)
    assert edit is not None
    after = text[: edit.start] + edit.replacement + text[edit.end :]
    left_out = left_out_of(after, marked(after, markup))
    left = [one for one in (alert(after, "teh"), alert(after, "adn")) if not left_out(one)]
    assert [after[one.offset : one.end] for one in left] == ["adn"]
    assert edit.replacement.strip()
    assert text == after.replace(edit.replacement, "")


@pytest.mark.parametrize(
    ("markup", "text"),
    [
        ("code:python", "x = 1  # The teh line.\n"),
        ("code:rust", "/// The teh line.\nfn f() {}\n"),
        ("code:python", 'def f():\n    """Do the teh thing.\n\n    And more of it.\n    """\n'),
        ("code:tsx", "const a = (\n  <p>\n    We have teh page here.\n  </p>\n);\n"),
    ],
)
def test_the_comment_is_no_text(markup: str, text: str) -> None:
    edit = ignoring(text, text.index("teh"), "spelling/unknown-word", markup)
    assert edit is not None
    after = text[: edit.start] + edit.replacement + text[edit.end :]
    assert left_out_of(after, marked(after, markup))(alert(after, "teh"))
    seen, before = ["".join(p.seen for p in marked(one, markup).parts).split() for one in (after, text)]
    assert seen == before


@pytest.mark.parametrize(
    ("markup", "text"),
    [
        ("code:bash", "cat <<END\nHere comes teh text of it.\nEND\n"),
        ("code:python", 'print("Here comes teh text of it." \\\n      "And more.")\n'),
        ("html", '<p>Here comes teh text <b\nclass="x">of it</b>.</p>\n'),
    ],
)
def test_there_is_none_where_it_would_be_something_else(markup: str, text: str) -> None:
    assert ignoring(text, text.index("teh"), "spelling/unknown-word", markup) is None


def test_plain_text_has_no_comments() -> None:
    assert ignoring("The teh line.", 4, "spelling/unknown-word", "plain") is None
