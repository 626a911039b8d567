"""From all that the checks have found in a text to its result: what is wanted, one alert for each place, counted."""

from dataclasses import replace

from service.checking.candidates import Candidates
from service.checking.lanes import NoTime, TimeSpent
from service.checking.options import Options
from service.checking.reading import Reading
from service.checking.result import Result
from service.checking.statistics.statistics import statistics
from service.checking.writers import writer_of

__all__ = ["finish"]

_NO_TIME = NoTime()


def finish(reading: Reading, found: Candidates, options: Options, timing: TimeSpent = _NO_TIME) -> Result:
    """Choose from all alerts of a text those that are wanted, and count.

    Args:
        reading: the text.
        found: all that the checks have found.
        options: those of the request.
        timing: where the time went.
    """
    document = reading.document
    writer = writer_of(found, options)
    language = options.messages_in(reading.language.code)
    kept = [one.in_language(language) for one in found.resolved(replace(options, writer=writer))]
    counted = statistics(document, kept)
    return Result(document.text, kept, counted, reading.language, options.position_encoding, timing, writer)
