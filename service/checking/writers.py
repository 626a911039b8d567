"""Who has written a text: one that is dense with sure alerts is a learner's, and gets less sure alerts, too."""

from collections.abc import Sequence

from service.checking.alerts import Alert, Writer
from service.checking.categories import Category
from service.checking.options import Options
from service.checking.overlapping import resolve

_DENSITY = 4.0
"""So many errors in 100 words make a learner.

Chosen on texts of twelve sentences in a row with what the correction model is sure of (even halves of the development
sets), reported on the odd ones: written 92 % and chat 100 % learners; edits of native writers, an error in each
sentence, 28 %; clean text 0 of 40. At 3 it is 96, 100, 60 and 0 %, at 5 64, 96, 8 and 0 %.
"""
_FEWEST_ERRORS = 3
_FEWEST_WORDS = 20
_ERRORS = frozenset(
    {
        Category.CASING,
        Category.TYPOS,
        Category.COMPOUNDING,
        Category.GRAMMAR,
        Category.COLLOCATIONS,
        Category.PUNCTUATION,
        Category.CONFUSED_WORDS,
    }
)
"""Main categories of errors, as opposed to style and typography."""


def writer_of(text: str, alerts: Sequence[Alert], options: Options) -> Writer:
    """Who a whole text is to be taken for: whom the options name, or whom it looks to be by.

    All sure alerts count but those on words of the dictionary, whatever categories are to be shown.

    Args:
        text: the text.
        alerts: all that the checks have found.
        options: those of the request.
    """
    if options.writer is not Writer.AUTO:
        return options.writer
    if all(alert.writer is None for alert in alerts):
        return Writer.NATIVE  # both would see the same
    words = len(text.split())
    sure = resolve(text, alerts, Options(dictionary=options.dictionary, writer=Writer.NATIVE))
    errors = sum(alert.main_category in _ERRORS for alert in sure)
    dense = errors >= _FEWEST_ERRORS and words >= _FEWEST_WORDS and 100 * errors >= _DENSITY * words
    return Writer.LEARNER if dense else Writer.NATIVE
