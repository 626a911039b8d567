"""Where in the text of a field sentences and alerts stand, of which the checks saw the text without markup."""

from collections.abc import Sequence

from service.checking.annotated import AnnotatedText
from service.checking.lanes import Alerts
from service.checking.reading import Reading

__all__ = ["Placing"]


class Placing:
    """Places of one revision; all are code points.

    Attributes:
        text: the text of the field.
        starts: where in it the sentences start.
    """

    def __init__(self, reading: Reading, annotated: AnnotatedText | None) -> None:
        """Take what was read, and the text with its markup; None where there is no markup."""
        self._annotated = annotated
        self._seen: Sequence[int] = reading.starts()
        self.text = reading.document.text if annotated is None else annotated.original
        self.starts = self._seen if annotated is None else [annotated.begins(start) for start in self._seen]

    def alerts(self, place: int, alerts: Alerts) -> Alerts:
        """The alerts of a sentence by offsets from where it starts in the text of the field; markup has none."""
        if self._annotated is None:
            return alerts
        whole = [alert.moved(self._seen[place]) for alert in alerts]
        return tuple(found.moved(-self.starts[place]) for _, found in self._annotated.placed(whole))
