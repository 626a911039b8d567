"""German words that the sentence shows to be right, whatever a model would put in their place."""

from collections.abc import Sequence

from models.agreement.de.verbs import readings
from models.agreement.de.words import clause_end, is_infinitive, is_participle
from models.noun_phrases.cells import determiners, listed
from models.noun_phrases.phrases import noun_phrases

__all__ = ["is_vouched_for"]

_WITH_DATIVE = frozenset(
    {"fehlen", "gefallen", "gehören", "gelingen", "schmecken", "helfen", "passieren", "misslingen"}
)
"""Verbs beside which somebody stands in the dative, most often before the subject."""
_AGAINST = frozenset({"spiegeln", "hallen"})
"""Verbs that go with “wider”."""
_MANNERS = listed("""
    selbständig selbstständig eigenständig gemeinsam regelmäßig gleichzeitig gründlich sorgfältig schnell pünktlich
    zuverlässig freiwillig öffentlich kostenlos ständig täglich wöchentlich effizient online heimlich
""")
"""How something is done, rather than what something is like."""
_BEING = listed("ist war sind waren")
_ONE = listed("ein eine einen einem einer eines")


def is_vouched_for(words: Sequence[str], start: int, end: int, replacement: str) -> bool:
    """Whether words stand as they should.

    Args:
        words: the words and marks of a sentence.
        start: the first word that a model would change.
        end: the word behind the last one.
        replacement: what it would put there.
    """
    word = words[start]
    if end != start + 1:
        return False
    if replacement == word + ",":
        return words[end : end + 1] == ["wie"] and end + 1 < len(words) and is_participle(words[end + 1])
    if word in _MANNERS and replacement == word + "e" and words[end : end + 1] and words[end][0].isupper():
        closing = words[end + 1] if end + 1 < len(words) else ""
        return is_participle(closing) or is_infinitive(closing)  # “selbständig Aufgaben erledigen”
    if word == "wider":
        return any(one.lemma in _AGAINST for other in words for one in readings(other.lower()))
    if word == "nichts" and replacement == "nicht":
        clause = words[max(start - 6, 0) : start]
        return bool(_BEING & set(clause)) and words[end : end + 1] in (["."], [","], ["!"])
    if words[end : end + 1] == ["sich"] and word.lower() in determiners():
        return words[end + 1 : end + 2] != [] and "end" in words[end + 1]  # “im sich öffnenden Dialog”
    return _is_of_any_number(words, start) or _is_dative(words, start)


def _is_of_any_number(words: Sequence[str], at: int) -> bool:
    """Whether a plural stands behind “eines oder mehrerer”."""
    return at > 2 and words[at - 3].lower() in _ONE and words[at - 2] == "oder" and words[at - 1].startswith("mehrere")


def _is_dative(words: Sequence[str], at: int) -> bool:
    """Whether a determiner begins a phrase in the dative, and its clause has a verb that takes one."""
    phrase = next((one for one in noun_phrases(words) if one.start == at), None)
    if phrase is None or not phrase.cells or any(cell[0] != "d" for cell in phrase.cells):
        return False
    end = clause_end(words, phrase.end)
    return any(one.lemma in _WITH_DATIVE for word in words[phrase.end : end] for one in readings(word))
