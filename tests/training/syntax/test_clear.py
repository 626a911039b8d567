"""Universal Dependencies in, CLEAR-style trees out."""

from tests.training.syntax.samples import CAME, HAPPY, WANTS, sentence
from training.syntax.clear import to_clear


def arcs(text: str) -> dict[str, tuple[str, str]]:
    """word -> (label, head word), after the conversion."""
    words = sentence(text)
    to_clear(words)
    return {word.form: (word.dep, words[word.head].form) for word in words}


def test_the_copula_and_the_preposition_become_heads() -> None:
    assert arcs(HAPPY) == {
        "Tom": ("nsubj", "is"),
        "is": ("ROOT", "is"),
        "very": ("advmod", "happy"),
        "happy": ("acomp", "is"),
        "in": ("prep", "happy"),
        "the": ("det", "house"),
        "house": ("pobj", "in"),
        ".": ("punct", "is"),
    }


def test_auxiliaries_negation_infinitive_passive_and_agent() -> None:
    found = arcs(WANTS)
    assert found["does"] == ("aux", "want")
    assert found["n't"] == ("neg", "want")
    assert found["to"] == ("aux", "seen")
    assert found["be"] == ("auxpass", "seen")
    assert found["by"] == ("agent", "seen")
    assert found["friends"] == ("pobj", "by")
    assert found["her"] == ("poss", "friends")


def test_gerund_after_preposition_coordination_and_object() -> None:
    found = arcs(CAME)
    assert found["by"] == ("prep", "came")
    assert found["running"] == ("pcomp", "by")
    assert found["across"] == ("prep", "running")
    assert found["and"] == ("cc", "came")
    assert found["ate"] == ("conj", "came")
    assert found["apples"] == ("dobj", "ate")


def test_a_noun_predicate_is_attr_and_a_prepositional_one_prep() -> None:
    rows = [
        "1\tWe\twe\tPRON\tPRP\t_\t4\tnsubj\t_\t_",
        "2\tare\tbe\tAUX\tVBP\t_\t4\tcop\t_\t_",
        "3\tnot\tnot\tPART\tRB\t_\t4\tadvmod\t_\t_",
        "4\tfriends\tfriend\tNOUN\tNNS\t_\t0\troot\t_\t_",
    ]
    assert arcs("\n".join(rows))["friends"] == ("attr", "are")
    assert arcs("\n".join(rows))["not"] == ("neg", "are")
    rows[2] = "3\tat\tat\tADP\tIN\t_\t4\tcase\t_\t_"
    assert arcs("\n".join(rows)) == {
        "We": ("nsubj", "are"),
        "are": ("ROOT", "are"),
        "at": ("prep", "are"),
        "friends": ("pobj", "at"),
    }
