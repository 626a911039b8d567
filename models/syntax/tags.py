"""The part-of-speech tags that ERRANT knows; any other would be a ``KeyError`` in its classifier."""

UNKNOWN = "XX"
SPACE = "_SP"

_WORD_TAGS = (
    "AFX CC CD DT EX FW IN JJ JJR JJS LS MD NIL NN NNP NNPS NNS PDT POS PRP PRP$ RB RBR RBS RP SYM TO UH "
    "VB VBD VBG VBN VBP VBZ WDT WP WP$ WRB"
)
_MARK_TAGS = "# $ '' `` , . : -LRB- -RRB- HYPH"

PENN_TAGS = frozenset(_WORD_TAGS.split() + _MARK_TAGS.split())
"""The Penn Treebank tags (Santorini, 1990) with the later AFX, HYPH and NIL."""

ERRANT_TAGS = PENN_TAGS | {'""', "SP", SPACE, "BES", "HVS", "ADD", "GW", "NFP", UNKNOWN}
"""The keys of the ``pos_map`` of ERRANT 3."""
