"""Comments that tell Emend to leave something alone."""

import pytest

from service.checking.alerts import Alert
from service.checking.categories import Category
from service.markup.formats import marked
from service.markup.leaving import left_out_of
from tests.cpu_time import assert_within


def left(text: str, *words: str) -> list[str]:
    """The words, each an alert about its spelling, that no comment leaves out."""
    alerts = [
        Alert(text.index(word), len(word), Category.TYPOS, Category.TYPOS, "", "", (), 1.0, "spelling/UNKNOWN")
        for word in words
    ]
    left_out = left_out_of(text, marked(text, "plain"))
    return [text[alert.offset : alert.end] for alert in alerts if not left_out(alert)]


def test_ignore_is_about_its_own_line() -> None:
    assert left("wun\ntoo <!-- emend: ignore -->\nthre\n", "wun", "too", "thre") == ["wun", "thre"]


def test_ignore_next_is_about_the_next_paragraph() -> None:
    text = "wun\n<!-- emend: ignore-next -->\n\ntoo\nthre\n\nfor\n"
    assert left(text, "wun", "too", "thre", "for") == ["wun", "for"]


def test_names_limit_it() -> None:
    for name in ("spelling/UNKNOWN", "unknown", "TYPOS", "GRAMMAR, typos"):
        assert left(f"wun <!-- emend: ignore {name} -->", "wun") == []
    assert left("wun <!-- emend: ignore GRAMMAR other/RULE -->", "wun") == ["wun"]


def test_comments_of_code_and_of_mdx_count() -> None:
    for comment in (
        "# emend: ignore",
        "// emend: ignore TYPOS",
        "/* emend: ignore */",
        "{/* emend: ignore */}",
        "% emend:ignore",
    ):
        assert left(f"wun {comment}\ntoo", "wun", "too") == ["too"]


@pytest.mark.parametrize(
    "form",
    [
        "/** {} */", "{{- {} -}}", "#= {} =#", "--[[ {} ]]", "<# {} #>", "//! {}", "/// {}", ";; {}", "##{}", "#: {}",
        "{{# {} #}}", "<%# {} %>", "<%-- {} --%>", "{{{{!-- {} --}}}}", "(* {} *)", "{{-{}-}}", "/*{}*/", "<!--{}-->",
    ],
)  # fmt: skip
def test_every_kind_of_comment_counts(form: str) -> None:
    for said, kept in (("ignore", []), ("ignore TYPOS", []), ("ignore en/X, TYPOS", []), ("ignore STYLE", ["wun"])):
        assert left(f"wun {form.format(f'emend: {said}')}\ntoo", "wun", "too") == [*kept, "too"]


def test_a_line_of_a_comment_over_several_counts() -> None:
    assert left("/**\n * emend: ignore-next\n * wun\n */\n\ntoo\n", "wun", "too") == ["too"]


def test_a_reason_may_follow() -> None:
    assert left("wun <!-- emend: ignore - as it stood in 1820 -->", "wun") == []
    assert left("wun // emend: ignore TYPOS (a name)", "wun") == []
    assert left("wun // emend: ignore STYLE: (typos are not meant)", "wun") == ["wun"]


def test_long_lines_of_signs_are_read_once() -> None:
    text = f"{'-' * 200_000}{'*' * 200_000}{' *' * 100_000}{'#' * 200_000} emend: wun"
    assert_within(1, lambda: left(text, "wun"))


def test_what_is_no_comment_does_nothing() -> None:
    for text in ("wun emend: ignore", "wun <!-- emend: ignored -->", "wun <!-- emend ignore -->"):
        assert left(text, "wun") == ["wun"]
    assert left("wun <!-- emend: ignore-next -->", "wun") == ["wun"]
