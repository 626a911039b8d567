"""Commas that the model finds wanting where grammar tells that none belongs: “nevím jak ty, ale já jdu”."""

from models.agreement.cs.vouched_commas import is_needless_comma
from models.agreement.inflected.grammar import grammar
from models.agreement.wrong import has_words
from models.languages.tags import primary
from models.text.tokens import tokenize
from service.checking.sentences import SentenceText

__all__ = ["is_needless"]

_CZECH = "cs"


def is_needless(sentence: SentenceText, behind: int) -> bool:
    """Whether no comma belongs before a word of a Czech sentence.

    Args:
        sentence: it; of other languages nothing is known of this.
        behind: where the word starts (code points of the sentence).
    """
    if primary(sentence.language) != _CZECH or not has_words(_CZECH):
        return False
    tokens = tokenize(sentence.text, _CZECH)
    at = next((number for number, token in enumerate(tokens) if token.start == behind), -1)
    return at > 0 and is_needless_comma(grammar(_CZECH), [token.text for token in tokens], at)
