"""Each of the 24 detailed categories on a sentence of its own, as one batch."""

import pytest

from models.aligner.types import ErrantType, TypedEdit
from tests.shipped import RESOURCES

PAIRS = {
    "ADJ": ("We had a strong rain on Sunday.", "We had a heavy rain on Sunday.", "strong", "heavy"),
    "ADJ:FORM": ("My brother is tall than me.", "My brother is taller than me.", "tall", "taller"),
    "ADV": ("She sings very loudly in the bath.", "She sings very softly in the bath.", "loudly", "softly"),
    "CONJ": ("I like tea or my sister likes coffee.", "I like tea and my sister likes coffee.", "or", "and"),
    "CONTR": ("I wo not come to the party.", "I will not come to the party.", "wo", "will"),
    "DET": ("We bought new car last week.", "We bought a new car last week.", "new", "a new"),
    "MORPH": ("They gave us a quickly answer.", "They gave us a quick answer.", "quickly", "quick"),
    "NOUN": ("The bus driver told us the hour.", "The bus driver told us the time.", "hour", "time"),
    "NOUN:INFL": ("The childs were playing outside.", "The children were playing outside.", "childs", "children"),
    "NOUN:NUM": ("I have two cat at home.", "I have two cats at home.", "cat", "cats"),
    "NOUN:POSS": ("The teacher car is red.", "The teacher's car is red.", "teacher", "teacher's"),
    "ORTH": ("We met a friend in london.", "We met a friend in London.", "london", "London"),
    "OTHER": ("At the end of the day we lost.", "Finally we lost.", "At the end of the day", "Finally"),
    "PART": ("She turned of the radio.", "She turned off the radio.", "of", "off"),
    "PREP": ("It depends of the weather.", "It depends on the weather.", "of", "on"),
    "PRON": ("My mother called me and he was happy.", "My mother called me and she was happy.", "he", "she"),
    "PUNCT": ("However we stayed at home.", "However, we stayed at home.", "However", "However,"),
    "SPELL": ("I will recieve the letter tomorrow.", "I will receive the letter tomorrow.", "recieve", "receive"),
    "VERB": ("We made a walk in the park.", "We took a walk in the park.", "made", "took"),
    "VERB:FORM": ("I enjoy to swim in the lake.", "I enjoy swimming in the lake.", "to swim", "swimming"),
    "VERB:TENSE": ("Yesterday we go to the cinema.", "Yesterday we went to the cinema.", "go", "went"),
    "VERB:SVA": ("My sister live in a small town.", "My sister lives in a small town.", "live", "lives"),
    "VERB:INFL": ("The bus stoped at the corner.", "The bus stopped at the corner.", "stoped", "stopped"),
    "WO": ("I only can stay for an hour.", "I can only stay for an hour.", "only can", "can only"),
}


@pytest.fixture(scope="module")
def edits() -> dict[str, list[TypedEdit]]:
    results = RESOURCES.aligner.align_all((source, target) for source, target, _, _ in PAIRS.values())
    return dict(zip(PAIRS, results, strict=True))


def test_the_pairs_cover_every_type_of_the_aligner() -> None:
    assert set(PAIRS) == set(ErrantType) - {ErrantType.UNK}


@pytest.mark.parametrize("kind", PAIRS)
def test_category(edits: dict[str, list[TypedEdit]], kind: str) -> None:
    source, _, wrong, right = PAIRS[kind]
    (edit,) = edits[kind]
    assert (source[edit.start : edit.end], edit.replacement, edit.type) == (wrong, right, kind)


@pytest.mark.parametrize(
    ("source", "target", "kind"),
    [
        ("I have a cat and he like fish.", "I have a cat and he likes fish.", ErrantType.VERB_SVA),
        ("I have two form to fill in.", "I have two forms to fill in.", ErrantType.NOUN_NUM),
        ("I got a leter from my aunt.", "I got a letter from my aunt.", ErrantType.SPELL),
    ],
)
def test_a_word_in_another_form_is_not_misspelled(source: str, target: str, kind: ErrantType) -> None:
    [[edit]] = RESOURCES.aligner.align_all([(source, target)])
    assert edit.type is kind
