"""Alerts that are left out for what a file is."""

import pytest

from service.checking.alerts import Alert
from service.checking.categories import Category
from service.markup.formats import marked
from service.markup.leaving import left_out_of


def stays(text: str, word: str, category: Category, markup: str = "html") -> bool:
    main = Category.CASING if category is Category.ORTH else category
    alert = Alert(text.index(word), len(word), category, main, "", "", ("x",), 0.9, "some/RULE")
    return not left_out_of(text, marked(text, markup))(alert)


@pytest.mark.parametrize(
    ("text", "word", "category", "expected"),
    [
        ("<button>Copy link</button>", "link", Category.GRAMMAR, False),
        ("<button>Copy lnik</button>", "lnik", Category.TYPOS, True),
        ("<td>Checkout</td>", "Checkout", Category.ORTH, False),
        ("<p>Copy link.</p>", "link", Category.GRAMMAR, True),
        ("<p>Copy the link to it</p>", "link", Category.GRAMMAR, True),
        ("<td>the name of it</td>", "the", Category.ORTH, False),
        ("<p>the name is here.</p>", "the", Category.ORTH, True),
        ("<p>One two. the name is here.</p>", "the", Category.ORTH, True),
        ("<h1>What it is and why</h1>", "why", Category.PUNCTUATION, False),
        ("<h1>What it is and why</h1>", "it", Category.PUNCTUATION, True),
    ],
)
def test_pieces_that_are_no_sentences(text: str, word: str, category: Category, expected: bool) -> None:
    assert stays(text, word, category) is expected


@pytest.mark.parametrize(
    ("text", "word", "category", "expected"),
    [
        ("You need:\n\n* a cluster\n* a disk.", "a cluster", Category.ORTH, False),
        ("You need\n\n* one cluster,\n* two disks.", "two", Category.ORTH, False),
        ("You need\n\n* one cluster, and\n* two disks.", "two", Category.ORTH, False),
        ("You need this.\n\n* two disks.", "two", Category.ORTH, True),
        ("# What you need\n\n* the block of it;\n* a pair of gloves.", "the", Category.ORTH, False),
        ("# What you need\n\n* the block of it.", "the", Category.ORTH, True),
        ("It shows:\n\n* the name of it\n* its own address", "its", Category.OTHER, False),
        ("It shows:\n\n* the name of it\n* the address of it.", "the address", Category.ORTH, False),
        ("It shows this.\n\n* the name of it\n* the address of it.", "the address", Category.ORTH, True),
        ("its a nice day for all of us", "its", Category.OTHER, True),
        ("* its name, its address of it and\n* a number.", "its", Category.OTHER, False),
        ("* its name and the address.", "its", Category.OTHER, True),
        ("* the name and its address of it", "its", Category.OTHER, True),
        ("# How we stopped worrying about zones", "zones", Category.UNK, False),
        ("How we stopped worrying about zones.", "zones", Category.UNK, True),
        ("We stopped worrying about zones. They are gone now", "zones", Category.UNK, True),
        ("Run\n\n```\nls -l\n```\n\nand read it.", "and", Category.ORTH, False),
        ("# Run it now\n\nand read it.", "and", Category.ORTH, True),
        ("* one cluster of them, and\n* two disks.", "and", Category.CONJ, False),
        ("* Serves the pages.", "Serves", Category.VERB_SVA, False),
        ("* Does they know it?", "Does", Category.VERB_SVA, True),
        ("* It serve the pages.", "serve", Category.VERB_SVA, True),
        ("* feat(deps): allow more of it", "feat", Category.UNK, False),
        ("* feat(deps): allow more of it", "deps", Category.TYPOS, False),
        ("* feat(deps): allow deps of it", "allow", Category.ORTH, False),
        ("* feat(deps): alow more of it", "alow", Category.TYPOS, True),
        ("* It has feat(deps): more of it", "deps", Category.TYPOS, True),
    ],
)
def test_pieces_that_go_on_and_begin_as_lists_do(text: str, word: str, category: Category, expected: bool) -> None:
    assert stays(text, word, category, "markdown") is expected


def test_descriptions_of_fields_ask_nothing() -> None:
    text = "Rows\n====\n\n:returns: how many rows were kept.\n\nHow many are kept.\n"
    parted = left_out_of(text, marked(text, "rst"))
    ends = (text.index("."), text.rindex("."))
    asked = [Alert(at, 1, Category.PUNCT, Category.PUNCTUATION, "", "", ("?",), 0.9, "R") for at in ends]
    assert [parted(one) for one in asked] == [True, False]


def test_comments_of_programs_may_begin_with_a_small_letter() -> None:
    text = "# the name is here.\nx = 1\n"
    assert not stays(text, "the", Category.ORTH, "code:python")
    assert not stays(text, "name", Category.UNK, "code:python")
    assert stays(text, "name", Category.GRAMMAR, "code:python")


def test_a_text_without_markup_keeps_all() -> None:
    assert stays("copy link", "copy", Category.ORTH, "plain")


@pytest.mark.parametrize(
    ("markup", "comment"),
    [
        ("html", "<!-- emend: ignore-next -->"),
        ("markdown", "<!-- emend: ignore-next -->"),
        ("mdx", "{/* emend: ignore-next */}"),
        ("latex", "% emend: ignore-next"),
        ("rst", ".. emend: ignore-next"),
        ("asciidoc", "// emend: ignore-next"),
        ("org", "# emend: ignore-next"),
        ("code:python", "# emend: ignore-next"),
        ("code:sql", "-- emend: ignore-next"),
        ("code:css", "/* emend: ignore-next */"),
    ],
)
def test_a_comment_leaves_the_next_paragraph_out(markup: str, comment: str) -> None:
    text = f"{comment}\nOne lnik here.\n\nOther wrod here."
    assert not stays(text, "lnik", Category.TYPOS, markup)
    assert stays(text, "wrod", Category.TYPOS, markup)


def test_a_comment_leaves_the_next_entry_of_a_translation_out() -> None:
    text = '# emend: ignore-next TYPOS\n\nmsgid "a"\nmsgstr "One lnik here."\n\nmsgid "b"\nmsgstr "Other wrod here."\n'
    assert not stays(text, "lnik", Category.TYPOS, "po")
    assert stays(text, "lnik", Category.GRAMMAR, "po")
    assert stays(text, "wrod", Category.TYPOS, "po")
