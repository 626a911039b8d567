"""The Russian words that rules know: which cases they ask for, and lists by name."""

from models.agreement.table import agreement_table

__all__ = ["LASTING", "LISTED", "PREPOSITIONS", "VERBS"]

_TABLE = agreement_table("ru")
PREPOSITIONS = _TABLE.behind_prepositions()
VERBS = _TABLE.behind_verbs()
LISTED = _TABLE.words
LASTING = _TABLE.lasting
