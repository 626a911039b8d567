"""The request of a check."""

from typing import Annotated

from pydantic import Field

from service.api.formats import TEXT_FORMATS, format_name
from service.api.problems import invalid
from service.api.schemas.parts import Categories, Entries, Tags, at_most, listed, one_of
from service.api.schemas.validation import require_characters
from service.checking.alerts import Level, OxfordComma, Tone, Writer
from service.checking.annotated import AnnotatedText
from service.checking.categories import Category
from service.checking.known_languages import nearest_pattern
from service.checking.language import known_pattern
from service.checking.messages.catalogue import message_languages
from service.checking.messages.wanted import TEXT
from service.checking.parts import Part
from service.checking.positions import PositionEncoding
from service.limits import ANNOTATION_PARTS, OPTION_CHARACTERS, TEXT_CHARACTERS
from service.markup.languages import CODE_LANGUAGES
from service.markup.leaving import left_out_of
from service.markup.marked import MarkedFile
from service.wire import Wire

__all__ = ["Annotation", "AnnotationPart", "CheckRequest"]


class AnnotationPart(Wire):
    """A piece of a text with markup: either text or markup."""

    model_config = one_of("text", "markup")

    text: str = Field(default="", description="Text to check.", examples=["He are "])
    markup: str = Field(default="", description="What stands in the text but is not checked.", examples=["<br>"])
    interpret_as: str = Field(default="", description="What the checks see in place of the markup.", examples=["\n"])

    def part(self) -> Part:
        """The part it describes."""
        if "markup" in self.model_fields_set:
            return Part(self.markup, markup=True, interpreted=self.interpret_as)
        return Part(self.text)


class Annotation(Wire):
    """A text with markup, in the form that LanguageTool gave it."""

    annotation: Annotated[tuple[AnnotationPart, ...], at_most(ANNOTATION_PARTS)] = Field(
        fail_fast=True, description=f"The pieces, in order; at most {ANNOTATION_PARTS:,}."
    )

    def read(self, pointer: str) -> AnnotatedText:
        """The text with its markup.

        Args:
            pointer: where the annotation stands in the body (JSON pointer).

        Raises:
            Problem: 422, a piece is both text and markup, or neither, or has half a surrogate pair.
        """
        for at, part in enumerate(self.annotation):
            if len({"text", "markup"} & part.model_fields_set) != 1:
                raise invalid(f"{pointer}/annotation/{at}", "give either text or markup")
            require_characters(part.text + part.markup + part.interpret_as)
        parts = tuple(part.part() for part in self.annotation)
        doubted = left_out_of("".join(part.original for part in parts), MarkedFile(parts))
        return AnnotatedText(parts, doubted=doubted)


class CheckRequest(Wire):
    """A text to check, and how: either plain (`text`) or with markup (`data`)."""

    model_config = one_of("text", "data")

    text: str = Field(
        default="",
        description=f"The text to check. At most {TEXT_CHARACTERS:,} characters (Unicode code points), else 413.",
        examples=["She go to the market every day."],
    )
    data: Annotation = Field(
        default=Annotation(annotation=()),
        description=(
            "A text with markup, in place of `text`. Offsets are those of the text with its markup; the limit counts "
            "what is checked."
        ),
        examples=[{"annotation": [{"text": "I "}, {"markup": "<b>"}, {"text": "recieved"}, {"markup": "</b>"}]}],
    )
    format: str = Field(
        default="plain",
        description="Format of `text`: markup is neither checked nor changed; told by `fileName` if left out.",
        examples=["markdown"],
        json_schema_extra={"enum": list(TEXT_FORMATS)},
    )
    code_language: str = Field(
        default="",
        description="With `format` `code`: the programming language, unless `fileName` tells it.",
        examples=["python"],
        json_schema_extra={"pattern": f"^(?:{'|'.join(CODE_LANGUAGES)})?$"},
    )
    file_name: str = Field(
        default="",
        max_length=OPTION_CHARACTERS,
        description="Name of the file that the text is from; its ending tells the format where `format` does not.",
        examples=["README.md"],
    )
    language: str = Field(
        default="auto",
        description="BCP 47 code of the language, matched to the nearest that is known, or `auto`.",
        examples=["en-GB"],
        json_schema_extra={"pattern": known_pattern()},
    )
    preferred_languages: Tags = listed(
        str, "BCP 47 codes: what a short text is rather taken for, and its regional variant.", ["de-DE", "en-GB"]
    )
    position_encoding: PositionEncoding = Field(
        default=PositionEncoding.UTF_32,
        description="Unit of `offset` and `length`: code points, UTF-16 code units or bytes of UTF-8.",
    )
    categories: Categories = listed(
        Category, "Show alerts of these categories only; a main key covers its detailed ones.", ["GRAMMAR", "TYPOS"]
    )
    disabled_categories: Categories = listed(Category, "Show no alerts of these categories.", ["STYLE"])
    disabled_rules: Entries = listed(str, "Show no alerts of these rules.", ["correction-model/R:ORTH"])
    enabled_rules: Entries = listed(str, "Show alerts of these rules, which are off by default.", ["en/OXFORD_COMMA"])
    dictionary: Entries = listed(str, "Words to accept, in any letter case.", ["Emend", "frobnicate"])
    tone: Tone = Field(default=Tone.NEUTRAL, description="Which of the tone rules speak.")
    level: Level = Field(default=Level.DEFAULT, description="`picky` adds matters of taste.")
    writer: Writer = Field(
        default=Writer.AUTO,
        description=(
            "`learner` adds less sure alerts, `careful` leaves out what is not quite sure; `auto` does the one in a "
            "text that is full of errors, the other in one of 100 words or more that has hardly any."
        ),
    )
    oxford_comma: OxfordComma = Field(
        default=OxfordComma.AUTO,
        description=(
            "Whether lists have a comma before their last member: `with`, `without`, or `consistent`, as most lists of "
            "the text; `auto` is `consistent` with `picky`, and says nothing without."
        ),
    )
    mother_tongue: str = Field(
        default="",
        description="BCP 47 code of the writer's first language: tells its false friends in English texts.",
        examples=["de"],
        json_schema_extra={"pattern": f"{nearest_pattern()}|^$"},
    )
    message_language: str = Field(
        default="",
        description=(
            "BCP 47 code of the language of messages, or `text` for that of the text; by `Accept-Language` if left "
            f"out. There are messages in {', '.join(message_languages())}; other languages get English ones."
        ),
        examples=["de"],
        json_schema_extra={"pattern": f"{nearest_pattern()}|^{TEXT}$|^$"},
    )

    def read(self) -> AnnotatedText:
        """The text to check.

        Raises:
            Problem: 422, there is none or there are two, or half a surrogate pair is in it.
        """
        given = {"text", "data"} & self.model_fields_set
        if len(given) != 1:
            raise invalid("/text" if not given else "/data", "give either text or data")
        if "data" in given:
            return self.data.read("/data")
        require_characters(self.text)
        return AnnotatedText([Part(self.text)])

    def format_of_text(self) -> str:
        """The format of the text; `plain` where it has its markup in pieces.

        Raises:
            Problem: 422, there is no such format, or it is a program and nothing tells its language.
        """
        asked = self.format if "format" in self.model_fields_set else ""
        found = format_name(asked, self.code_language, self.file_name)
        return "plain" if "data" in self.model_fields_set else found
