"""Which places that are put right together stay one alert."""

import pytest

from service.checking.agreement.parting import Span, owned, parted
from service.checking.agreement.rewriting import RewrittenSentence, Substitution
from service.checking.sentences import SentenceText


def stretches(text: str, *ways: dict[str, str]) -> list[str]:
    """What gets an alert of its own where each way puts some words in the place of others."""
    made = []
    for way in ways:
        spans = [(text.index(old), text.index(old) + len(old), new) for old, new in way.items()]
        made.append(RewrittenSentence.of(SentenceText.of(text), [Substitution(*one) for one in spans]))
    edits = [[(one.start, one.end) for one in way.substitutions] for way in made]
    return [text[start:end] for start, end in parted(text, made, edits)]


@pytest.mark.parametrize(
    ("text", "ways", "expected"),
    [
        ("He go home and eat it", [{"go": "goes", "eat": "eats"}], ["go", "eat"]),
        ("Every boys sing it", [{"boys": "boy", "sing": "sings"}], ["boys sing"]),
        ("Los niño juega", [{"Los": "El"}, {"niño": "niños", "juega": "juegan"}], ["Los niño juega"]),
        ("The boy here run", [{"boy": "boys"}, {"run": "runs"}], ["boy here run"]),
        ("Two boy want a pens", [{"boy": "boys", "a pens": "pens"}, {"boy": "boys", "pens": "pen"}], ["boy", "a pens"]),
        ("We need a new furnitures", [{" a": "", "furnitures": "furniture"}], [" a new furnitures"]),
        ("Two boy run there", [{"boy": "boys"}, {"boy": "boys", "there": "here"}], ["boy run there"]),
    ],
)
def test_places_stay_together_where_one_choice_decides_another(
    text: str, ways: list[dict[str, str]], expected: list[str]
) -> None:
    assert stretches(text, *ways) == expected


@pytest.mark.parametrize(
    ("spans", "told", "expected"),
    [
        ([(4, 15), (21, 26)], [(4, 15)], [(4, 26)]),
        ([(0, 2), (4, 15)], [(4, 15)], [(0, 15)]),
        ([(4, 15), (21, 26)], [(4, 15), (21, 26)], [(4, 15), (21, 26)]),
        ([(4, 15), (21, 26)], [(30, 32)], [(4, 15), (21, 26)]),
    ],
)
def test_what_is_put_right_because_another_place_is_goes_with_it(
    spans: list[Span], told: list[Span], expected: list[Span]
) -> None:
    assert owned(spans, told) == expected
