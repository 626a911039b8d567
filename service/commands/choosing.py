"""Which replacements to make in a file: the first of each alert, or what somebody chooses one by one."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from service.checking.alerts import Alert
from service.checking.categories import Category
from service.commands.showing.colours import Style
from service.commands.showing.report import entries
from service.markup.edits import TextEdit
from service.project.checking.checked import CheckedFile

__all__ = ["Chooser"]

_ANSWERS = {
    "s": "leave as it is",
    "i": "accept these words",
    "a": "all, the first of each",
    "q": "end",
}


class Chooser:
    """Asks about each alert, file after file; those without a replacement are only shown.

    Attributes:
        accepted: the words that were accepted, in the order in which they were.
        stopped: whether nothing more is to be asked.
    """

    def __init__(
        self, ask: Callable[[str], str], tell: Callable[[str], object], style: Callable[[Style, str], str]
    ) -> None:
        """Take how to ask a question (``EOFError`` ends it), how to show a line, and how words are coloured."""
        self._ask = ask
        self._tell = tell
        self._style = style
        self._all = False
        self.accepted: list[str] = []
        self.stopped = False

    def edits(self, file: CheckedFile) -> Iterator[TextEdit]:
        """What was chosen for a file."""
        shown = entries(file.text, file.alerts, file.name, self._style)
        for alert, lines in zip(file.alerts, shown, strict=True):
            if self.stopped:
                return
            if self._accepts(file, alert):
                continue
            if self._all and alert.replacements:
                yield TextEdit(alert.offset, alert.end, alert.replacements[0])
                continue
            for line in lines if not alert.replacements else lines[:-1]:
                self._tell(line)
            chosen = self._chosen(file, alert) if alert.replacements else None
            if chosen is not None:
                yield TextEdit(alert.offset, alert.end, chosen)

    def left(self, file: CheckedFile) -> CheckedFile:
        """A file without the alerts about words that were accepted."""
        return replace(file, alerts=[alert for alert in file.alerts if not self._accepts(file, alert)])

    def _accepts(self, file: CheckedFile, alert: Alert) -> bool:
        words = file.text[alert.offset : alert.end].casefold()
        return _is_of_a_word(file, alert) and words in {one.casefold() for one in self.accepted}

    def _chosen(self, file: CheckedFile, alert: Alert) -> str | None:
        """The replacement that was chosen, None for none."""
        most = len(alert.replacements)
        answers = [one for one in _ANSWERS if one != "i" or _is_of_a_word(file, alert)]
        question = f"  [1{f'-{most}' if most > 1 else ''}/{'/'.join(answers)}/?] "
        while True:
            try:
                answer = self._ask(question).strip().lower()
            except EOFError:
                self._tell("")  # the cursor stands behind the question
                answer = "q"
            if answer in ("", "a"):
                self._all = answer == "a"
                return alert.replacements[0]
            if answer.isdecimal() and 1 <= int(answer) <= most:
                return alert.replacements[int(answer) - 1]
            if answer in answers:
                if answer == "i":
                    self.accepted.append(file.text[alert.offset : alert.end])
                self.stopped = answer == "q"
                return None
            meanings = "; ".join(f"{one}: {_ANSWERS[one]}" for one in answers)
            self._tell(f"  Enter or a number: replace; {meanings}")


def _is_of_a_word(file: CheckedFile, alert: Alert) -> bool:
    """Whether an alert is about the spelling of a word, which may be accepted."""
    words = file.text[alert.offset : alert.end]
    return alert.main_category is Category.TYPOS and not any(sign.isspace() for sign in words)
