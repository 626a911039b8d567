"""A noun that says what another one is, without the dash between them: “мій брат лікар”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar, cases_of

__all__ = ["missing_dashes"]

_END = frozenset(".!")
_TASKS = frozenset({"мрія", "мета", "завдання", "обов'язок", "бажання", "ціль"})
_LONGEST = 9


def missing_dashes(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The place in a sentence of two nouns, or of a noun and an infinitive, where a dash is missing."""
    if (
        not words
        or words[-1] not in _END
        or len(words) > _LONGEST
        or any(len(word) == 1 and not word.isalpha() for word in words[:-1])
    ):
        return
    if any(one.kind in ("VERB", "PRTS") for at in range(len(words)) for one in grammar.at(words, at)):
        return
    first = grammar.phrase(words, 0)
    if first is None or "nomn" not in cases_of(first, first.agreeing) or first.end >= len(words) - 1:
        return
    at = first.end
    named = any(one.is_name or one.lemma in grammar.listed("towns") for one in grammar.at(words, at - 1))
    if not named and not first.modifiers:
        return
    if not _is_what_it_is(grammar, words, at) and not _is_to_do(grammar, words, at):
        return
    text = f"{words[at - 1]} — {words[at]}"
    yield Disagreement(at - 1, at + 1, (text,), AgreementReason.DASH, words[at].lower(), unsure=True)


def _is_what_it_is(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a noun in the nominative follows, and nothing but what belongs to it."""
    phrase = grammar.phrase(words, at)
    if phrase is None or not phrase.words[-1].islower() or "nomn" not in cases_of(phrase, phrase.agreeing):
        return False
    if any(one.case == "gent" for one in phrase.agreeing):
        return False
    behind = words[phrase.end]
    of_it = any(one.kind in ("NOUN", "ADJF") and one.case == "gent" for one in grammar.at(words, phrase.end))
    return behind in _END or behind in grammar.prepositions or of_it


def _is_to_do(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether an infinitive follows, which says what a task or dream is."""
    tasks = any(one.lemma in _TASKS and one.case == "nomn" for one in grammar.at(words, at - 1))
    return tasks and any(one.kind == "INFN" for one in grammar.at(words, at))
