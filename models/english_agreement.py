"""Where an English verb is right although its number seems wrong: behind a wish, and behind a group of people."""

import re

__all__ = ["is_group_of_people", "is_wished"]

_WANTED = re.compile(
    r"\b(?:ask(?:s|ed|ing)?|demand(?:s|ed|ing)?|request(?:s|ed|ing)?|recommend(?:s|ed|ing)?|propos(?:es?|ed|ing)"
    r"|requir(?:es?|ed|ing)|insist(?:s|ed|ing)?|suggest(?:s|ed|ing)?|order(?:s|ed|ing)?|urg(?:es?|ed|ing)"
    r"|essential|imperative|vital|important|crucial|necessary|advisable|preferable)\b[^.;!?]*"
    r"\bthat (?:[^\W\d_]+ ){1,4}$"
)
"""Before a verb in its base form in what is wanted, the subjunctive: *we ask that someone clean the road*."""
_GROUPS = (
    "army|audience|band|board|choir|class|club|committee|company|council|couple|crew|department|enemy|faculty|family"
    "|firm|gang|government|group|jury|majority|management|media|ministry|minority|navy|opposition|orchestra|panel"
    "|parliament|party|police|press|public|squad|staff|team|union|university|BBC|NHS"
)
_GROUP = re.compile(
    rf"\b(?:the|a|an|my|your|his|her|its|our|their|this|that|whose)(?: [\w'’-]+){{0,2}} (?:{_GROUPS})"
    r"(?: (?:of|in|at|from) (?:the |our |their )?[\w'’-]+)?(?: (?:all|also|still|now|never|always|both))? ?$",
    re.IGNORECASE,
)
_PLURAL = re.compile(r"\b(?:media|data)(?: (?:all|also|still|now|never|always|both))? ?$", re.IGNORECASE)
"""Of these it is a plural in American English, too, though many take it for a singular."""
_SINGULAR = {"are": "is", "were": "was", "have": "has", "do": "does", "don't": "doesn't", "aren't": "isn't"}
_AMERICAN = frozenset({"en", "en-US"})


def is_wished(before: str) -> bool:
    """Whether what stands before a verb is a wish or an order, behind which it is in its base form."""
    return _WANTED.search(before) is not None


def is_group_of_people(before: str, written: str, meant: str, language: str) -> bool:
    """Whether a verb in the plural stands behind a group of people, as British writers have it (*the team are*).

    Args:
        before: the sentence before the verb.
        written: the verb.
        meant: the verb that is to take its place.
        language: tag of the variant; in American English a group is one thing, but *media* and *data* are none.
    """
    if not language.startswith("en"):
        return False
    old, new = written.lower().replace("’", "'"), meant.lower().replace("’", "'")
    plural = _SINGULAR.get(old) == new or new in (f"{old}s", f"{old}es")
    return plural and (_PLURAL if language in _AMERICAN else _GROUP).search(before) is not None
