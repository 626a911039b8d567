"""Short English phrases that lead into a sentence with a word that opens clauses, too: *after a long walk*."""

from collections.abc import Sequence

from models.english_forms import all_inflections, all_lemmas

__all__ = ["is_short_phrase"]

_PREPOSITIONS = frozenset({"after", "before", "since", "until"})
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
