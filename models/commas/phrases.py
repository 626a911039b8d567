"""Short English phrases that lead into a sentence with a word that opens clauses, too: *after a long walk*."""

from collections.abc import Sequence

from models.english_forms import all_inflections, all_lemmas

__all__ = ["has_main_verb", "is_short_phrase"]

_PREPOSITIONS = frozenset({"after", "before", "since", "until"})
_NO_CONJUNCTIONS = frozenset(
    {"across", "among", "at", "behind", "between", "by", "during", "for", "from", "in", "inside", "near", "on",
     "outside", "over", "through", "under", "with", "within"}
)  # fmt: skip
"""Prepositions that begin no clause."""
_FINITE = frozenset(
    {"am", "is", "are", "was", "were", "has", "had", "can", "could", "will", "would", "must", "should"}
)  # fmt: skip
_SUBORDINATING = frozenset(
    {"who", "whom", "whose", "which", "that", "where", "when", "why", "how", "as", "if", "what", "whatever", "because",
     "since", "while", "than", "whether", "although", "though", "until", "before", "after", "i", "you", "we", "they"}
)  # fmt: skip
"""Behind these the verb is that of another clause; behind a pronoun it may be (*in the time we had*)."""
_LEAST = 2
_TIMES = frozenset({"then", "now", "that", "noon", "midnight", "today", "yesterday"})
"""What stands alone behind such a preposition: *since then*."""
_LONGEST = 4
"""Words of such a phrase, at most; behind a longer one most writers set a comma."""
_BEFORE_NOUNS = frozenset(
    {"a", "an", "the", "my", "your", "his", "her", "its", "our", "their", "this", "that", "last", "one", "two", "three",
     "many", "some", "several", "lunch", "dinner", "breakfast", "school", "work"}
)  # fmt: skip


def is_short_phrase(words: Sequence[str], at: int) -> bool:
    """Whether the words of a sentence before one of them are a preposition and its noun, with no clause in them.

    Args:
        words: those of the sentence, in lower case.
        at: the number of words that may be the phrase.
    """
    if at == _LEAST and words[0] in _PREPOSITIONS and words[1] in _TIMES:
        return True
    if not _LEAST <= at <= _LONGEST or words[0] not in _PREPOSITIONS or words[1] not in _BEFORE_NOUNS:
        return False
    last = words[at - 1]
    kinds = all_lemmas(last)
    pasts = (
        form for one in kinds.get("VERB", ()) for tag in ("VBD", "VBZ") for form in all_inflections(one).get(tag, ())
    )
    return "NOUN" in kinds and last not in pasts


def has_main_verb(words: Sequence[str], at: int) -> bool:
    """Whether words that begin with a preposition already hold the verb of the sentence: *on Mondays the room is full*.

    Args:
        words: those of the sentence, in lower case.
        at: the number of words that a comma would be set behind.
    """
    if not words or words[0] not in _NO_CONJUNCTIONS:
        return False
    first = next((place for place in range(1, at) if words[place] in _FINITE), at)
    return first < at and _SUBORDINATING.isdisjoint(words[:first])
