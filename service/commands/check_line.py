"""The flags of ``emend check``."""

from dataclasses import dataclass
from pathlib import Path

from service.checking.alerts import Level, OxfordComma, Tone, Writer
from service.commands.line.options import option
from service.commands.model_options import MODEL, PROMPT, THRESHOLD
from service.commands.showing.colours import When
from service.commands.telling import ResultForm
from service.project.settings import FAIL_ON

__all__ = ["CheckLine"]

_KEYS = "KEY,..."
_NAMES = "NAME,..."
_CODE = "CODE"
_FILE = "FILE"


@dataclass(frozen=True, slots=True)
class CheckLine:
    """What a line says; None leaves a setting of the project as it is."""

    paths: list[str] | None = option(
        "Texts in UTF-8; - is standard input. [default: .]", argument=True, metavar="[FILE|FOLDER|PATTERN|-]..."
    )
    changed: bool = option("Only lines that differ from Git's HEAD.", "--changed", default=False)
    since: str | None = option("Only lines that differ from it.", metavar="REVISION")
    stdin_name: str | None = option("File name that tells the format of -.", metavar="NAME")
    markup: str | None = option(
        "Format of the files; told by their names without it.", "--input-format", metavar="NAME"
    )
    config: Path | None = option("Settings in place of .emend.toml, found upwards.", metavar=_FILE)
    no_config: bool = option("No settings.", "--no-config", default=False)
    force_exclude: bool = option(
        "Leave out named files, too, that the settings exclude.", "--force-exclude", default=False
    )
    language: str | None = option("Language (BCP 47), or auto.", metavar=_CODE)
    prefer: list[str] | None = option("What short texts are rather taken for.", "--prefer", metavar="CODE,...")
    mother_tongue: str | None = option("The writer's language; its false friends are told.", metavar=_CODE)
    message_language: str | None = option(
        "Language of the messages (BCP 47), or text for that of the text.", metavar=_CODE
    )
    level: Level | None = option("How much is said.")
    picky: bool = option("Say matters of taste as well: --level picky.", "--picky", default=False)
    tone: Tone | None = option("Tone of the text.")
    writer: Writer | None = option("A learner is told less sure things, too, a careful writer only sure ones.")
    oxford_comma: OxfordComma | None = option("The comma before the last member of a list.")
    category: list[str] | None = option("Say nothing but what is of these.", metavar=_KEYS)
    disable_category: list[str] | None = option("Say nothing of these.", metavar=_KEYS)
    enable_rule: list[str] | None = option("Rules that are off by default.", metavar=_NAMES)
    disable_rule: list[str] | None = option("Rules that are not to speak.", metavar=_NAMES)
    word: list[str] | None = option("Words to accept.", metavar="WORD,...")
    form: ResultForm = option("Form of the result.", "--format", default=ResultForm.TEXT)
    as_json: bool = option("The response of the HTTP API, of one file; status 0.", "--json", default=False)
    output: Path | None = option("Write the result there.", metavar=_FILE)
    color: When = option("Colours.", default=When.AUTO)
    fail_on: str | None = option(
        "Least alert that ends with status 1. error: spelling, grammar, casing, compounds, confused words; "
        "warning: punctuation, typography, collocations, meaning; note: style and tone. [default: note]",
        metavar="|".join(FAIL_ON),
    )
    fix: bool = option("Put the first replacement of each alert into the files.", "--fix", default=False)
    interactive: bool = option("With --fix: ask about each.", "--interactive", "-i", default=False)
    url: str | None = option(
        "A service; without it the one of this machine, or none.", metavar="URL", variable="EMEND_URL"
    )
    key: str = option("Its key.", default="", metavar="KEY", variable="EMEND_KEY", shown_default=False)
    start: bool = option("Start one in the background if none runs.", "--start", default=False)
    alone: bool = option("Use no service; loads the models.", "--alone", default=False)
    model: str | None = option(MODEL)
    prompt: str | None = option(PROMPT)
    threshold: float | None = option(THRESHOLD)
