"""Dutch participles at the end of a clause for the infinitive that a modal verb asks for: “ik wil u iets verteld”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.table import agreement_table

__all__ = ["wrong_infinitives"]

_WORDS = agreement_table("nl").words
_MODALS = _WORDS["modals"]
_LISTS = ("participles", "strong_participles", "participles_of_plans")
_INFINITIVES = {
    participle: infinitive
    for infinitive, participle in (pair.split("|") for name in _LISTS for pair in sorted(_WORDS[name]))
    if participle != infinitive
}
_AUXILIARIES = frozenset({
    "hebben", "worden", "zijn", "krijgen", "houden", "zien", "voelen", "heb", "hebt", "heeft", "is", "was", "waren",
    "had", "hadden", "wordt", "werd", "ben", "bent", "word", "weten", "achten",
})  # fmt: skip
"""Verbs with which a participle goes."""
_ENDS = frozenset({".", "!", "?", ",", ";"})
_PARTING = frozenset({"en", "of", "dat", "die", "wat", "als", "omdat", "maar", "te", "toen", "zoals", "dan"})
_FAR = 9


def wrong_infinitives(words: Sequence[str]) -> Iterator[Disagreement]:
    """The participles behind a modal verb, with no auxiliary in the sentence; they may tell what is to be the case."""
    small = [word.lower() for word in words]
    if _AUXILIARIES & set(small):
        return
    for at, word in enumerate(small):
        if word not in _MODALS:
            continue
        end = next((place for place in range(at + 1, len(small)) if small[place] in _ENDS), len(small))
        last = end - 1
        if end == len(small) or not at + 1 < last <= at + _FAR or _PARTING & set(small[at + 1 : last]):
            continue
        meant = _INFINITIVES.get(small[last])
        if meant and not _MODALS & set(small[at + 1 : last]):
            yield Disagreement(last, last + 1, (meant,), AgreementReason.VERB_FORM, word, unsure=True)
