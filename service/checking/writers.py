"""Who has written a text: one that is dense with sure alerts is a learner's, and gets less sure alerts, too.

One that has hardly any is that of somebody careful. How probable it is that an alert is right depends on how many
errors there are to be found (Bayes): of what the corrector is unsure of, most is right in a text that has an error in
each sentence, and most is wrong in one that has been read again.
"""

from service.checking.alerts import Level, Writer
from service.checking.candidates import Candidates
from service.checking.categories import Category
from service.checking.options import Options

_DENSITY = 4.0
"""So many errors in 100 words make a learner.

Chosen on texts of twelve sentences in a row with what the correction model is sure of (even halves of the development
sets), reported on the odd ones: written 92 % and chat 100 % learners; edits of native writers, an error in each
sentence, 28 %; clean text 0 of 40. At 3 it is 96, 100, 60 and 0 %, at 5 64, 96, 8 and 0 %.
"""
_FEWEST_ERRORS = 3
_FEWEST_WORDS = 20
_RARITY = 1.0
"""Fewer sure errors than this in 100 words make a careful writer.

Chosen on texts of 300 words put together of right sentences and of sentences with an error (even halves of
``clean.en.txt.xz`` and ``edits.en.tsv``): without errors 100 % of them are careful and have 0.9 in place of 1.5 false
alarms in 1,000 words; with one error 99 % (F0.5 51.4, 45.1 before), with two 98 % (58.5, 58.7), with three 91 % (60.6,
64.2), with six 54 % (66.1, 67.0), with twelve 5 % (69.7, 69.4).
"""
_FEWEST_CAREFUL_WORDS = 100
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


def writer_of(found: Candidates, options: Options) -> Writer:
    """Who a whole text is to be taken for: whom the options name, or whom it looks to be by.

    All sure alerts count but those on words of the dictionary, whatever categories are to be shown. Who asks for
    matters of taste is not taken for a careful writer.

    Args:
        found: all that the checks have found in the text.
        options: those of the request.
    """
    if options.writer is not Writer.AUTO:
        return options.writer
    if all(alert.writer is None and not alert.unsure for alert in found.every()):
        return Writer.NATIVE  # all would see the same
    words = len(found.text.split())
    told = found.resolved(Options(dictionary=options.dictionary, writer=Writer.NATIVE))
    errors = [alert for alert in told if alert.main_category in _ERRORS]
    if len(errors) >= _FEWEST_ERRORS and words >= _FEWEST_WORDS and 100 * len(errors) >= _DENSITY * words:
        return Writer.LEARNER
    sure = sum(not alert.unsure for alert in errors)
    careful = words >= _FEWEST_CAREFUL_WORDS and 100 * sure < _RARITY * words and options.level is not Level.PICKY
    return Writer.CAREFUL if careful else Writer.NATIVE
