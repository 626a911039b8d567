"""What a Dutch sentence shows to be right, whatever a model would put in its place."""

__all__ = ["is_infinitive_behind_te"]


def is_infinitive_behind_te(source: str, start: int, end: int, replacement: str) -> bool:
    """Whether a change would take the infinitive behind “te” for a past or a noun: “te lekken”, not “te leken”.

    Args:
        source: the sentence.
        start: where the change starts (code points of the sentence).
        end: where it ends.
        replacement: what it writes there.
    """
    word, meant = source[start:end], replacement.strip()
    before = source[:start].lower().split()[-1:]
    return before == ["te"] and word.isalpha() and meant.isalpha() and word.endswith("en")
