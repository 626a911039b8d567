"""The Polish words that rules know: which cases they ask for, and lists by name."""

from models.agreement.table import agreement_table

__all__ = ["ASKING", "LASTING", "LISTED", "PREPOSITIONS", "SUDDEN", "VERBS"]

_TABLE = agreement_table("pl")
PREPOSITIONS = _TABLE.behind_prepositions()
ASKING = _TABLE.askers()
VERBS = _TABLE.behind_verbs()
LISTED = _TABLE.words
LASTING = _TABLE.lasting
SUDDEN = _TABLE.sudden
