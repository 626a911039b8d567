"""Behind *to be* a verb with its object is going on, one without it mostly is done."""

import pytest

from service.checking.checks.correction.voices import in_voice


@pytest.mark.parametrize(
    ("text", "verb", "offered", "first"),
    [
        ("The server is check the files.", "check", ["checked", "checking"], "checking"),
        ("The files are check twice.", "check", ["checked", "checking"], "checked"),
        ("My uncle is still recover from the fall.", "recover", ["recovered", "recovering"], "recovering"),
        ("She has check the files.", "check", ["checked", "checking"], "checked"),
        ("They were hold by the police.", "hold", ["held", "holding"], "held"),
        ("He is check.", "check", ["checked"], "checked"),
    ],
)
def test_what_is_offered_first(text: str, verb: str, offered: list[str], first: str) -> None:
    start = text.index(verb)
    told = in_voice(text, start, start + len(verb), offered)
    assert told[0] == first
    assert sorted(told) == sorted(offered)


def test_what_is_never_done_to_anybody_is_going_on_though_the_model_has_not_thought_of_it() -> None:
    text = "One neighbour, who is recover from an operation, sleeps."
    start = text.index("recover")
    assert in_voice(text, start, start + len("recover"), ["recovered"]) == ["recovering", "recovered"]
