"""Texts with markup: where alerts on the plain text stand in the original, and what their replacements keep."""

import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.checking.alerts import Alert
from service.checking.annotated import AnnotatedText
from service.checking.categories import Category
from service.checking.parts import Part

TAG = re.compile(r"(<[^>]*>)")


def marked(source: str) -> AnnotatedText:
    """A text with tags in angle brackets; ``<br>`` is a line break."""
    pieces = TAG.split(source)
    return AnnotatedText(
        Part(piece, markup=True, interpreted="\n" if piece == "<br>" else "") if TAG.fullmatch(piece) else Part(piece)
        for piece in pieces
    )


def alert(offset: int, length: int, *replacements: str) -> Alert:
    category = Category.GRAMMAR
    return Alert(offset, length, category, category, "Wrong.", "It is wrong", replacements, 1.0, "test/RULE")


def mended(source: str, words: str, *replacements: str) -> list[str] | None:
    """A text with each replacement of an alert on some words of it, None where the alert is left out."""
    text = marked(source)
    placed = list(text.placed([alert(text.plain.index(words), len(words), *replacements)]))
    if not placed:
        return None
    [(_, found)] = placed
    return [source[: found.offset] + replacement + source[found.end :] for replacement in found.replacements]


def test_the_checks_see_text_and_what_markup_stands_for() -> None:
    text = marked("One<br><b>two</b> three")
    assert (text.plain, text.original) == ("One\ntwo three", "One<br><b>two</b> three")


@pytest.mark.parametrize(
    ("source", "words", "replacement", "right"),
    [
        ("I <b>recieved</b> it.", "recieved", "received", "I <b>received</b> it."),
        ("😀<i>I</i> recieved it.", "recieved", "received", "😀<i>I</i> received it."),
        # Markup that stands within stays where it was.
        ("a more <b>smaller</b> room", "more smaller", "smaller", "a <b>smaller</b> room"),
        ("the <b>the</b> room", "the the", "the", "<b>the</b> room"),
        ("three <b>car</b> here", "three car", "three cars", "three <b>cars</b> here"),
        ("two <b>old</b> car here", "two old car", "two old cars", "two <b>old</b> cars here"),
        (
            "she go <b>home</b> and <i>see</i>",
            "go home and see",
            "goes home and sees",
            "she goes <b>home</b> and <i>sees</i>",
        ),
        ("she go<br>home and see", "go\nhome and see", "goes\nhome and sees", "she goes<br>home and sees"),
        ("<b>However</b> we stayed", "However", "However,", "<b>However,</b> we stayed"),
        # Markup at the edges is not part of the span.
        ("One<br>tow<br>three", "\ntow\n", "\ntwo\n", "One<br>two<br>three"),
        ("buy <i></i>new car", "new", "a new", "buy <i></i>a new car"),
    ],
)
def test_replacements_keep_markup(source: str, words: str, replacement: str, right: str) -> None:
    assert mended(source, words, replacement) == [right]


@pytest.mark.parametrize(
    ("source", "words", "replacement"),
    [
        ("in <b>order</b> to win", "in order to", "to"),
        ("a<b>l</b>ot of", "alot", "many"),
        ("One<br>two", "One\ntwo", "One two"),
        ("One<br>two", "\n", " "),
        ("One<br>two", "\ntwo", "two"),
    ],
)
def test_an_alert_that_would_swallow_markup_is_left_out(source: str, words: str, replacement: str) -> None:
    assert mended(source, words, replacement) is None


def test_space_on_both_sides_of_markup_is_not_doubled() -> None:
    """Clients take `code` and pictures out as markup that is seen as nothing."""
    assert mended("call <code> with it", "  ", " ") is None
    assert mended("call  <code> it", "l  ", "l ") == ["call <code> it"]
    assert mended("call  it <code>", "  ", " ") == ["call it <code>"]


def test_the_replacements_that_keep_markup_are_left() -> None:
    assert mended("more <b>smaller</b>", "more smaller", "tiny", "smaller", "less") == ["<b>smaller</b>"]


def test_an_alert_without_replacements_has_its_place() -> None:
    text = marked("It <b>makes</b> how.")
    [(_, found)] = text.placed([alert(0, 12)])
    assert text.original[found.offset : found.end] == "It <b>makes</b> how"


def test_a_text_without_markup_is_left_alone() -> None:
    one = alert(2, 3, "x")
    assert list(AnnotatedText([Part("ab"), Part("cde"), Part("")]).placed([one])) == [(one, one)]


# Markup with a number of its own, so that it is known again in a text that was changed.
words = st.text("ab .\n😀", max_size=6)
parts = st.lists(st.tuples(st.booleans(), words), max_size=8).map(
    lambda pieces: [
        Part(f"⟦{number}⟧", markup=True, interpreted=seen) if markup else Part(seen)
        for number, (markup, seen) in enumerate(pieces)
    ]
)


def plain_of(original: str, annotated: list[Part]) -> tuple[list[str], str]:
    """The markup of a changed original in order, and what the checks would see of it."""
    interpreted = {part.original: part.interpreted for part in annotated if part.markup}
    return re.findall(r"⟦\d+⟧", original), re.sub(r"⟦\d+⟧", lambda found: interpreted[found[0]], original)


@given(parts, st.data())
def test_applying_a_replacement_changes_text_alone(annotated: list[Part], data: st.DataObject) -> None:
    text = AnnotatedText(annotated)
    start, end = sorted(data.draw(st.tuples(*[st.integers(0, len(text.plain))] * 2)))
    covered = text.plain[start:end]
    cut = data.draw(st.integers(0, len(covered)))
    replacement = covered[:cut] + data.draw(words) + covered[data.draw(st.integers(cut, len(covered))) :]
    in_text = [not part.markup for part in annotated for _ in part.original]
    for _, found in text.placed([alert(start, end - start, replacement)]):
        if any(part.markup for part in annotated):
            assert in_text[found.offset]
            assert in_text[found.end - 1]
        [whole] = found.replacements
        changed = text.original[: found.offset] + whole + text.original[found.end :]
        tags, plain = plain_of(changed, annotated)
        assert tags == [part.original for part in annotated if part.markup]
        assert plain == text.plain[:start] + replacement + text.plain[end:]


@given(parts, st.data())
def test_a_change_within_one_piece_of_text_is_never_left_out(annotated: list[Part], data: st.DataObject) -> None:
    text = AnnotatedText(annotated)
    start, end = sorted(data.draw(st.tuples(*[st.integers(0, len(text.plain))] * 2)))
    flags = [(number, part.markup) for number, part in enumerate(annotated) for _ in part.seen]
    if start < end and len(set(flags[start:end])) == 1 and not flags[start][1]:
        assert list(text.placed([alert(start, end - start, data.draw(words))]))


@given(parts, st.data())
def test_alerts_stay_sorted_and_apart(annotated: list[Part], data: st.DataObject) -> None:
    text = AnnotatedText(annotated)
    edges = sorted(data.draw(st.sets(st.integers(0, len(text.plain)), max_size=8)))
    alerts = [alert(start, end - start) for start, end in pairwise(edges)]
    placed = [found for _, found in text.placed(alerts)]
    assert all(one.length > 0 for one in placed)
    assert all(one.end <= other.offset for one, other in pairwise(placed))
