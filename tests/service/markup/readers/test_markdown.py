"""Markdown: what of it is text, and that replacements change nothing else."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from mdit_py_plugins.footnote import footnote_plugin

from service.markup.edits import TextEdit
from service.markup.fixing import fixed
from service.markup.formats import parts_of
from service.markup.readers.markdown import markdown_parts


def seen(text: str, mdx: bool = False) -> str:
    """What the checks see of a file."""
    parts = markdown_parts(text, mdx)
    assert "".join(part.original for part in parts) == text
    return "".join(part.seen for part in parts)


CASES = {
    "# A *short* heading #\n\nText.": "A short heading\n\nText.",
    "Setext\n======\nText": "Setext\n\nText",
    "---\ntitle: Not text\n---\nText.": "Text.",
    "Wrapped\nlines  \nand a break\\\nhere": "Wrapped lines\nand a break\nhere",
    "> quoted\n> twice\n>\n> again": "quoted twice\n\nagain",
    "1. one\n   more\n2) two\n\t- three": "one more\n\ntwo\n\nthree",
    "- [ ] to do\n- [x] done": "to do\n\ndone",
    "> [!NOTE]\n> Mind this.": " Mind this.",
    'See [the *docs*](http://a.b/c "Title") or [there][ref] and <http://x.y>.\n\n[ref]: http://z': (
        "See the docs or there and http://x.y."
    ),
    "Run `make  it`\nnow": "Run `make  it` now".replace("  ", " "),
    "``` sh\ncode\n```\n\n    indented code\n\nText": "Text",
    "<div>\nnot text\n</div>\n\nPress <kbd>Ctrl</kbd>, <b>now</b>.": "Press `…`, now.",
    "<!-- a comment -->\n\nText <!-- another --> here.": "Text  here.",
    "| Name | What `it` is |\n|---|:-:|\n| **one** | a thing |\n| | last |": (
        "Name\n\nWhat `it` is\n\none\n\na thing\n\nlast"
    ),
    "A fact[^1] with a note^[inline].\n\n[^1]: The note\n    goes on.": "A fact with a note.\n\nThe note goes on.",
    "2 * 3 ** 4, snake_case and *open": "2 * 3 ** 4, snake_case and *open",
    "**bold**_it_ ***both*** ~~gone~~": "boldit both gone",
    "Fish &amp; chips \\* &copy;": "Fish & chips * ©",
    "![A picture of it](a.png)\n\nSee ![small](b.png) there.": "A picture of it\n\nSee  there.",
    "> **Warning**\n> Never do this\n> in *all* of it.": "Warning\nNever do this in all of it.",
    "It is **bold**\nand **more**\nof it.": "It is bold and more of it.",
    "We get $$x^2$$ and $y$ of it.": "We get `x^2` and `y` of it.",
    "Where $x^2$ is.\n\n$$\ny\n$$\n\nIt costs $5 or $6.": "Where `x^2` is.\n\nIt costs $5 or $6.",
    "Use {{ site.name }} and {% raw %}.": "Use `…` and `…`.",
    "## Heading {#anchor}": "Heading",
    "Line one\r\nline two\r\n\r\nNext\r\n": "Line one line two\n\nNext",
    "a\0b *c*": "a\0b c",
    "": "",
    "\n\n": "",
}


@pytest.mark.parametrize(("text", "expected"), CASES.items())
def test_what_is_seen(text: str, expected: str) -> None:
    assert seen(text) == expected


def test_javascript_in_mdx_is_no_text() -> None:
    text = "import X from './x'\n\nA <X a={b} /> and {value} here.\n\nexport const a = 1\n"
    assert seen(text, mdx=True) == "A  and `…` here."


def test_an_edit_that_would_make_markup_is_left_out() -> None:
    text = "It was\n1986 and *we* was there."
    edits = [TextEdit(7, 11, "1986."), TextEdit(12, 15, "a*b*"), TextEdit(20, 23, "were")]
    assert fixed(text, edits, "markdown")[0].startswith("It was\n1986")
    both = [TextEdit(7, 11, "\n- 1986"), TextEdit(21, 24, "were")]
    assert fixed(text, both, "markdown") == ("It was\n1986 and *we* were there.", [both[1]])


def test_an_emphasised_word_is_not_deleted_out_of_its_stars() -> None:
    text = "I *really* like it."
    assert fixed(text, [TextEdit(3, 9, "")], "markdown") == (text, [])


WORDS = st.sampled_from(["a", "of", "the", "was", "1986", "co-op", "don't", "x y", "end."])
INLINE = st.one_of(
    WORDS,
    st.sampled_from(
        ["*{}*", "**{}**", "`{}`", "[{}](http://a.b)", "~~{}~~", "<b>{}</b>", "{}  \n", "\\*{}", "$`{}`"]
    ).flatmap(lambda form: WORDS.map(form.format)),
    st.sampled_from(["*", "_", "`", "[", "]", "<", "|", "&amp;", "\n", "![x](y)", "[^1]", "<!-- c -->"]),
)
PROSE = st.lists(INLINE, min_size=1, max_size=8).map(" ".join)
BLOCK = st.sampled_from(
    ["{}", "# {}", "> {}", "- {}", "1. {}", "    {}", "| {} | b |\n|---|---|\n| c | d |", "[^1]: {}"]
)
DOCUMENT = st.lists(BLOCK.flatmap(lambda form: PROSE.map(form.format)), max_size=5).map("\n\n".join)
NASTY = st.one_of(
    st.sampled_from(["", "were", "*", "1.", "# ", "`", "|", "\n\n", "a_b_", "<p>", "- x", "[a](b)"]), WORDS
)


@given(st.one_of(DOCUMENT, st.text(alphabet=list("ab1 .*_`[]()<>|!#-\n\\&;~^:$"), max_size=60)))
def test_the_parts_are_the_file(text: str) -> None:
    seen(text)


@given(DOCUMENT, st.data())
def test_fixing_changes_nothing_but_text(text: str, data: st.DataObject) -> None:
    """The markup that the parser renders, told without the places that the parts are made of."""
    texts, at = [], 0
    for part in parts_of(text, "markdown"):
        if not part.markup:
            texts.append((at, at + len(part.original)))
        at += len(part.original)
    if not texts:
        return
    edits = []
    for start, end in data.draw(st.lists(st.sampled_from(texts), max_size=4, unique=True)):
        first = data.draw(st.integers(start, end))
        edits.append(TextEdit(first, data.draw(st.integers(first, end)), data.draw(NASTY)))
    after, made = fixed(text, edits, "markdown")
    assert rendered(after) == rendered(text)
    rest = [edit for edit in edits if edit in made]
    assert (after == text) or rest


def rendered(text: str) -> list[str]:
    """The tags of the page that a file makes, in order, with all that stands in tags and in code.

    What an image is called for those who do not see it is text like any other.
    """
    page = MarkdownIt("commonmark").enable(["table", "strikethrough"]).use(footnote_plugin).render(text)
    return re.findall(r"<code[^>]*>.*?</code>|<[^>]*>", re.sub(r' alt="[^"]*"', "", page), re.DOTALL)
