"""German words that the model would change although the sentence shows that they are right."""

from collections.abc import Sequence

from models.agreement.de.vouching import is_vouched_for
from models.text.tokens import tokenize
from service.checking.alerts import Alert

__all__ = ["without_vouched"]


def without_vouched(found: Sequence[Alert], source: str) -> list[Alert]:
    """The alerts of a German sentence but for those on words that are right.

    Args:
        found: the alerts of one model.
        source: the sentence.
    """
    if not found:
        return []
    tokens = tokenize(source, "de")
    words = [token.text for token in tokens]
    starts = {token.start: at for at, token in enumerate(tokens)}
    ends = {token.end: at + 1 for at, token in enumerate(tokens)}
    kept = []
    for one in found:
        start, end = starts.get(one.offset), ends.get(one.end)
        first = one.replacements[:1]
        if start is None or end is None or not first or not is_vouched_for(words, start, end, first[0]):
            kept.append(one)
    return kept
