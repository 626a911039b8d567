"""One out of several, named in the wrong case or number: “кожен з учні”, “один із моїх друг”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar, cases_of

__all__ = ["wrong_out_of_several"]

_ONE = frozenset(
    {
        "кожен",
        "кожна",
        "кожне",
        "кожного",
        "кожному",
        "жоден",
        "жодна",
        "жодне",
        "один",
        "одна",
        "одне",
        "одного",
        "одну",
        "одним",
        "однією",
        "одному",
        "хтось",
        "дехто",
        "ніхто",
        "хто",
        "хто-небудь",
        "двоє",
        "троє",
        "багато",
        "більшість",
        "найкращий",
        "найкраща",
    }
)
_OF = frozenset({"з", "із", "зі"})


def wrong_out_of_several(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The nouns behind “кожен з” that are not in the genitive, or are in that of one."""
    for at in range(1, len(words) - 1):
        if words[at] not in _OF or words[at - 1].lower() not in _ONE:
            continue
        phrase = grammar.phrase(words, at + 1, governed=True)
        if phrase is None or not phrase.words[-1].islower():
            continue
        nouns = phrase.agreeing or phrase.nouns
        if any(noun.case in ("gent", "ablt") for noun in nouns) and phrase.agreeing:
            continue
        several = any(noun.number == "plur" for noun in nouns) or (
            bool(phrase.modifiers) and any(one.number == "plur" for one in grammar.phrasing.adjectives(phrase.words[0]))
        )
        forms = phrase.in_cases(("gent",), ("plur",)) if several and cases_of(phrase) else ()
        if forms:
            yield Disagreement(at + 1, phrase.end, forms[:2], AgreementReason.PREPOSITION, words[at])
