"""A pack: a folder of rules, ours or somebody's own, and where in a file of it something stands."""

import re
from dataclasses import dataclass
from pathlib import Path

import service.rules
from models.errors import ConfigError

__all__ = ["FOLDER", "OURS", "Pack"]

FOLDER = Path(service.rules.__file__).parent
"""Where our packs lie."""
_BLOCK = re.compile(r"^[ \t]*\[\[(?:rule|table\.rules)\]\]", re.MULTILINE)
_ID = re.compile(r"^[ \t]*id[ \t]*=", re.MULTILINE)
_LINE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
"""Where the parser of TOML says that something is."""


@dataclass(frozen=True, slots=True)
class Pack:
    """A folder with a folder of rules for each language.

    Attributes:
        name: what the names of its rules begin with, so that they are never those of another pack; empty for ours.
        root: the folder.
        state: what tells the files of the folder from those that stood there before; what is read is kept by it.
    """

    name: str
    root: Path
    state: str = ""

    def name_of(self, language: str, identifier: str) -> str:
        """What alerts call a rule: ``en/FREE_GIFT``, or ``acme/en/NO_UTILIZE`` in a pack of one's own."""
        return f"{self.name}/{language}/{identifier}" if self.name else f"{language}/{identifier}"

    def shown(self, file: str) -> str:
        """A file of the pack as it is named to people."""
        return (self.root / file).as_posix() if self.name else f"service/rules/{file}"

    def error(self, file: str, problem: object, *, rule: str | None = None, key: str = "") -> ConfigError:
        """The error that names file, line and problem.

        Args:
            file: seen from the folder of the pack.
            problem: what is wrong; the line that the end of its text names goes to the front.
            rule: the id of the rule it is about; empty for one that has none.
            key: the key of the file it is about.
        """
        said = str(problem)
        number = _LINE.search(said)
        line = int(number[1]) if number and number[1] else self._line(file, rule, key, at_end=number is not None)
        place = f"{self.shown(file)}:{line}" if line else self.shown(file)
        whose = "" if rule is None else f"{rule or 'a rule without id'}: "
        return ConfigError(f"{place}: {whose}{_LINE.sub('', said)}")

    def _line(self, file: str, rule: str | None, key: str, *, at_end: bool) -> int:
        """The line (from 1) in which a rule or key stands, the last one of that name; 0 where it is not found."""
        try:
            text = (self.root / file).read_text("utf-8")
        except (OSError, UnicodeDecodeError):
            return 0
        if at_end:
            return max(1, len(text.splitlines()))
        if rule == "":
            blocks = [found.start() for found in _BLOCK.finditer(text)]
            ends = [*blocks[1:], len(text)]
            places = [at for at, end in zip(blocks, ends, strict=True) if not _ID.search(text, at, end)][:1]
        else:
            named = rf"\bid[ \t]*=[ \t]*([\"'])({re.escape(rule)})\1" if rule else rf"^[ \t]*{re.escape(key)}[ \t]*="
            places = [found.start() for found in re.finditer(named, text, re.MULTILINE)] if rule or key else []
        return text.count("\n", 0, places[-1]) + 1 if places else 0


OURS = Pack("", FOLDER)
"""The rules that come with Emend."""
