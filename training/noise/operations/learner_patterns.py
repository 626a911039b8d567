"""Phrases as learners write them: ``listen music``, ``in the other hand``, ``do a mistake``, ``discuss about``."""

from training.noise.lexicon import NoiseLexicon
from training.noise.operation import operation
from training.noise.patterns import read_patterns

_WEIGHTS = {
    "PREP": 26,
    "VERB:FORM": 9,
    "OTHER": 26,
    "VERB": 26,
    "NOUN": 16,
    "PRON": 3,
    "CONJ": 2,
    "ADV": 2,
    "ADJ": 2,
    "PART": 2,
    "VERB:SVA": 2,
}


for _kind, _patterns in read_patterns("en/learner_patterns.txt", NoiseLexicon()).items():
    operation(f"learner_patterns.{_kind}", types=(_kind,), weight=_WEIGHTS[_kind], at=_patterns.anchors())(
        _patterns.corrupt
    )
