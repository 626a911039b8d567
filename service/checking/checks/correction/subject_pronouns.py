"""Pronouns that a verb may have as its subject: to leave them out is a matter of style, and no correction.

Learners are told all the same, who put one before every verb: of the 19 places in 260 sentences of learners of Spanish
(even half of COWS-L2H) where the model takes one out, teachers do in 18.
"""

from models.agreement.romance.grammar import grammar
from models.text.tokens import tokenize

__all__ = ["is_subject_left_out"]

_LANGUAGES = frozenset({"es", "it", "pt"})
"""Languages in which the ending of the verb tells its subject."""
_DENYING = frozenset({"no", "non", "não"})
_MOST_WORDS = 8
"""Words behind the pronoun among which its verb is looked for."""


def is_subject_left_out(source: str, start: int, end: int, replacement: str, language: str) -> bool:
    """Whether an edit only takes out a pronoun before its verb, whose person another edit mends if it is wrong.

    A verb behind pronouns that are objects has to be of its person: “yo me gusta” has no subject.

    Args:
        source: the sentence.
        start: where the edit starts (code points of the sentence).
        end: where it ends.
        replacement: what it writes there.
        language: code without region.
    """
    if replacement.strip() or language not in _LANGUAGES:
        return False
    known = grammar(language)
    person = known.pronouns.get(source[start:end].strip().lower())
    if person is None:
        return False
    words = [token.text for token in tokenize(source[end:], language)][:_MOST_WORDS]
    at = known.after_clitics(words, 0) if words else 0
    found = [one for one in known.verbs.readings(words[at]) if one.is_finite] if at < len(words) else []
    return any(one.person == person for one in found) if set(words[:at]) - _DENYING else bool(found)
