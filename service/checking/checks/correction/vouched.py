"""German and Czech words that the model would change although the sentence shows that they are right."""

from collections.abc import Sequence

from models.agreement.cs import vouching as czech
from models.agreement.de import vouching as german
from models.text.tokens import tokenize
from service.checking.alerts import Alert

__all__ = ["without_vouched"]


def without_vouched(found: Sequence[Alert], source: str, code: str) -> list[Alert]:
    """The alerts of a sentence but for those on words that are right.

    Args:
        found: the alerts of one model.
        source: the sentence.
        code: its language; in others than German and Czech nothing is known of this.
    """
    if not found or code not in ("cs", "de"):
        return []
    tokens = tokenize(source, code)
    words = [token.text for token in tokens]
    starts = {token.start: at for at, token in enumerate(tokens)}
    ends = {token.end: at + 1 for at, token in enumerate(tokens)}
    kept = []
    for one in found:
        written = source[one.offset : one.end]
        first_letter = one.offset + len(written) - len(written.lstrip())
        start, end = starts.get(first_letter), ends.get(len(source[: one.end].rstrip()))  # “Já ”, “ sedm”, left out
        first = one.replacements[:1]
        if start is None or end is None or not first or not _is_right(words, start, end, first[0], code):
            kept.append(one)
    return kept


def _is_right(words: Sequence[str], start: int, end: int, meant: str, code: str) -> bool:
    if code == "de":
        return german.is_vouched_for(words, start, end, meant)
    return czech.is_vouched_for(words, start, end, [token.text for token in tokenize(meant, code)])
