"""What is found block by block is what is found in the whole text."""

from hypothesis import given, settings
from hypothesis import strategies as st

from models.text.blocks import LONGEST_REMEMBERED, blocks, remembered
from models.text.chunks import FOLLOWING
from models.text.lexicon import known
from models.text.protected import _matches, _single
from models.text.sentences import split_sentences
from models.text.tokens import Token, _parts, tokenize
from service.checking.checks.dates.check import Dates
from service.checking.checks.repetition.check import _rare_words, _runs
from tests.shipped import RESOURCES

PIECES = """
    the dog|dog|end.|it was so.|who?|stop!”|walks)|Monday|Mon.|the|5|5th|of|May|may.|Sept.|2021|2021-02-30|31/02/2021
    3 km|$ 5|20 °C|9:75|at 25:61|U.S.|e.g.|etc.|www.example.org/a.|https://a.b/c?d=e.f|a@b.org|v1.2.3|foo_bar|--flag
    "hola señor"|*nicht so*|`code.|code`|@user.|#tag|3.5|.5|$5.|°|x.y.z()|{name}.|ёлка.|слово|…|!?|«|»|(|)|well-being
    serendipity|Serendipity|quixotic.|~~~|```|don't.|l’eau.|été.|中文。|ok .|A.|a.
"""
GAPS = [" ", " ", " ", "  ", "\n", "\n\n", "", "\u00a0", "\t", "\u2028"]
texts = st.lists(
    st.tuples(st.sampled_from([piece.strip() for piece in PIECES.replace("\n", "|").split("|")]), st.sampled_from(GAPS))
).map(lambda pairs: "".join(part for pair in pairs for part in pair))
DATES = Dates(RESOURCES)


@given(texts | st.text())
@settings(max_examples=400, deadline=None)
def test_blocks_together_are_the_text(text: str) -> None:
    found = list(blocks(text))
    assert "".join(block for _, block in found) == text
    assert all(text[at : at + len(block)] == block for at, block in found)


@given(texts | st.text())
@settings(max_examples=600, deadline=None)
def test_protected_spans_do_not_depend_on_the_other_blocks(text: str) -> None:
    found = [(span.start, span.end, span.kind) for span in _single(text)]
    assert found == list(_matches(text))


@given(texts, st.booleans())
@settings(max_examples=600, deadline=None)
def test_dates_do_not_depend_on_the_other_blocks(text: str, month_first: bool) -> None:
    whole = sorted(DATES._alerts(text, month_first), key=lambda alert: alert.offset)
    apart = [alert.moved(at) for at, block in blocks(text) for alert in DATES._alerts(block, month_first)]
    assert sorted(apart, key=lambda alert: alert.offset) == whole


@given(texts)
@settings(max_examples=400, deadline=None)
def test_words_that_repeat_do_not_depend_on_the_other_blocks(text: str) -> None:
    assert [tuple(at + start for start in run) for at, block in blocks(text) for run in _runs(block)] == list(
        _runs(text)
    )
    found, words = [], 0
    for at, block in blocks(text):
        rare = _rare_words(block)
        found += [(words + number, at + start, word) for number, start, word in rare.found]
        words += rare.words
    assert (words, tuple(found)) == _rare_words(text)


def test_a_long_text_has_many_blocks() -> None:
    text = "We met at the station. It was late and cold. Nobody came! Why? " * 100
    assert len(list(blocks(text))) >= 300
    assert len(split_sentences(text)) == 400


def test_a_block_is_looked_at_once() -> None:
    seen = []

    @remembered
    def length(block: str) -> int:
        seen.append(block)
        return len(block)

    assert [length("a"), length("b"), length("a")] == [1, 1, 1]
    assert seen == ["a", "b"]
    long = "a" * (LONGEST_REMEMBERED + 1)
    assert length(long) == length(long)
    assert seen == ["a", "b", long, long]


@given(texts, st.sampled_from(["en", "de", "fr", "ru", "zh"]))
@settings(max_examples=400, deadline=None)
def test_tokens_do_not_depend_on_the_other_blocks(text: str, language: str) -> None:
    short = tokenize(text, language)
    apart = [
        (piece, at + start, at + end, kind)
        for at, block in blocks(text)
        for piece, start, end, kind in _parts(block, text[at + len(block) :][:FOLLOWING], known(language))
    ]
    assert apart == [tuple(token) for token in short]
    long = text + " so " * 600
    assert tokenize(long, language) == [Token(*part) for part in _parts(long, "", known(language))]
