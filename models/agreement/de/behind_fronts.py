"""German verbs in the singular between what opens a sentence and their subject: “Gestern war die Fenster offen”."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from models.agreement.de.fronts import front_end
from models.agreement.de.subjects import has_other_noun
from models.agreement.de.verbs import FINITE, in_person, readings
from models.agreement.disagreement import AgreementReason, Disagreement
from models.noun_phrases.phrases import NounPhrase

__all__ = ["wrong_singular_verbs"]

_VERBS = frozenset({"sein", "werden"})
_CONJUNCTIONS = frozenset({"aber", "denn", "doch", "und", "sondern"})
_FEWEST = 3


def wrong_singular_verbs(words: Sequence[str], phrases: Sequence[NounPhrase]) -> Iterator[Disagreement]:
    """The verb behind an adverb or a preposition with its noun, where its subject behind it is a plural."""
    for start in _starts(words):
        verb = start + _front(words[start:], phrases, start)
        if verb == start or verb + _FEWEST >= len(words) or not words[verb].islower():
            continue
        forms = [one for one in readings(words[verb]) if one.kind == FINITE and one.lemma in _VERBS]
        persons = {one.person for one in forms}
        phrase = next((one for one in phrases if one.start == verb + 1), None)
        if "er" not in persons or "sie" in persons or phrase is None or not phrase.cells:
            continue
        if any(cell[1] != "p" for cell in phrase.cells) or all(cell[0] != "n" for cell in phrase.cells):
            continue
        if phrase.end >= len(words) or words[phrase.end] in ("und", "oder", "zu", ","):
            continue
        meant = tuple(dict.fromkeys(form for one in forms if one.person == "er" and (form := in_person(one, "sie"))))
        if meant and not has_other_noun(words, phrase.end, plural=False):
            yield Disagreement(verb, verb + 1, meant[:1], AgreementReason.SUBJECT, phrase.words[-1])


def _starts(words: Sequence[str]) -> Iterator[int]:
    """The places where a main clause begins: the first, and that behind a comma and a conjunction."""
    yield 0
    for at in range(2, len(words)):
        if words[at - 1] in _CONJUNCTIONS and words[at - 2] == ",":
            yield at


def _front(words: Sequence[str], phrases: Sequence[NounPhrase], start: int) -> int:
    """How many words open a clause, whatever case its first letter has."""
    first = (words[0][:1].upper() + words[0][1:], *words[1:]) if words else ()
    return front_end(first, [replace(one, start=one.start - start) for one in phrases])
