"""What a Russian sentence shows to be right, whatever a model would change there."""

from models.agreement.ru.governing import LISTED
from models.agreement.ru.morphology import readings
from models.text.tokens import tokenize

__all__ = ["spoils"]

_NEAR = 3


def spoils(source: str, start: int, end: int, replacement: str) -> bool:
    """Whether a change would spoil what is right: “некогда играть”, or the comma before an order (“..., не трогай”).

    Args:
        source: the sentence.
        start: where the change starts (code points of the sentence).
        end: where it ends.
        replacement: what it writes there.
    """
    old = [token.text.lower() for token in tokenize(source[start:end], "ru")]
    behind = [token.text.lower() for token in tokenize(source[end:], "ru")]
    if old == [","] and not replacement.strip():
        verb = behind[1:2] if behind[:1] == ["не"] else behind[:1]
        found = readings(verb[0]) if verb else ()
        return bool(found) and all("impr" in one.marks for one in found)
    near = [*old, *behind[:_NEAR]]
    at = next((at for at, word in enumerate(near) if at < len(old) and word in LISTED["nothing_to_do"]), None)
    if at is None or near[at] in replacement.lower().split():
        return False
    return any(one.kind == "INFN" for word in near[at + 1 :] for one in readings(word))
