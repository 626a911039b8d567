"""Which replacements to make in a file: the first of each alert, or what somebody chooses one by one."""

from collections.abc import Callable, Iterator

from service.checking.alerts import Alert
from service.commands.showing.colours import Style
from service.commands.showing.report import entries
from service.markup.edits import TextEdit
from service.project.checking.checked import CheckedFile

__all__ = ["Chooser"]

_HELP = "Enter or a number: replace; s: leave as it is; i: accept these words; a: all, the first of each; q: end"


class Chooser:
    """Asks about each alert, file after file.

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
            words = file.text[alert.offset : alert.end]
            if self.stopped:
                return
            if not alert.replacements or words.casefold() in {one.casefold() for one in self.accepted}:
                continue
            if self._all:
                yield TextEdit(alert.offset, alert.end, alert.replacements[0])
                continue
            for line in lines[:-1]:
                self._tell(line)
            chosen = self._chosen(alert, words)
            if chosen is not None:
                yield TextEdit(alert.offset, alert.end, chosen)

    def _chosen(self, alert: Alert, words: str) -> str | None:
        """The replacement that was chosen, None for none."""
        most = len(alert.replacements)
        question = f"  [1{f'-{most}' if most > 1 else ''}/s/i/a/q/?] "
        while True:
            try:
                answer = self._ask(question).strip().lower()
            except EOFError:
                answer = "q"
            if answer in ("", "a"):
                self._all = answer == "a"
                return alert.replacements[0]
            if answer.isdecimal() and 1 <= int(answer) <= most:
                return alert.replacements[int(answer) - 1]
            if answer == "i":
                self.accepted.append(words)
            if answer == "q":
                self.stopped = True
            if answer in ("s", "i", "q"):
                return None
            self._tell(f"  {_HELP}")
