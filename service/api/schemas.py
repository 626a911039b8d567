"""The bodies on the wire, by the names of the specification; the OpenAPI document is made from them."""

from typing import Annotated, Any, TypeVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, ValidationError
from pydantic_core import PydanticCustomError

from service.api.formats import TEXT_FORMATS, format_name
from service.api.problems import Code, Problem, invalid, invalid_fields
from service.checking.alerts import Level, OxfordComma, Tone, Writer
from service.checking.annotated import AnnotatedText
from service.checking.categories import Category
from service.checking.known_languages import nearest_pattern
from service.checking.language import known_pattern
from service.checking.messages.catalogue import message_languages
from service.checking.messages.wanted import TEXT
from service.checking.parts import Part
from service.checking.positions import PositionEncoding
from service.limits import ANNOTATION_PARTS, OPTION_CHARACTERS, OPTION_VALUES, TEXT_CHARACTERS
from service.markup.languages import CODE_LANGUAGES
from service.wire import Wire

Entry = Annotated[str, StringConstraints(min_length=1, max_length=OPTION_CHARACTERS)]
_ORIGIN = (
    r"^https?://[a-z0-9](?:[a-z0-9-]{0,60}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,60}[a-z0-9])?){0,2}"
    r"(?::(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}))?$"
)
"""The common kind, for the document; what is accepted besides, such as other schemes, RFC 6454 says."""

_MOST_ERRORS = 20

Body = TypeVar("Body", bound="Wire")
Count = Annotated[int, Field(ge=0)]


def _list(of: Any, meaning: str, example: list[str]) -> Any:
    return Field(default=(), max_length=OPTION_VALUES, fail_fast=True, description=meaning, examples=[example])


def _at_most(most: int) -> BeforeValidator:
    """Counts a list before any of its entries is looked at: a body of 1 MiB holds half a million."""

    def counted(value: object) -> object:
        if isinstance(value, list) and len(value) > most:
            raise PydanticCustomError("too_many", "at most {most} entries", {"most": f"{most:,}"})
        return value

    return BeforeValidator(counted)


_SOME = _at_most(OPTION_VALUES)
Categories = Annotated[tuple[Category, ...], _SOME]
Entries = Annotated[tuple[Entry, ...], _SOME]
Tag = Annotated[Entry, Field(json_schema_extra={"pattern": nearest_pattern()})]
Tags = Annotated[tuple[Tag, ...], _SOME]


def _one_of(first: str, second: str) -> ConfigDict:
    """Exactly one of two fields must be there.

    It is said without ``oneOf``, of which generators of clients make a type that may be anything, and without defaults,
    which they would send.
    """

    def declare(schema: dict[str, Any]) -> None:
        for name in (first, second):
            schema["properties"][name].pop("default", None)
        schema["if"] = {"required": [first]}
        schema["then"] = {"not": {"required": [second]}}
        schema["else"] = {"required": [second]}

    return ConfigDict(json_schema_extra=declare)


class AnnotationPart(Wire):
    """A piece of a text with markup: either text or markup."""

    model_config = _one_of("text", "markup")

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

    annotation: Annotated[tuple[AnnotationPart, ...], _at_most(ANNOTATION_PARTS)] = Field(
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
        return AnnotatedText(part.part() for part in self.annotation)


class CheckRequest(Wire):
    """A text to check, and how: either plain (`text`) or with markup (`data`)."""

    model_config = _one_of("text", "data")

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
    preferred_languages: Tags = _list(
        str, "BCP 47 codes: what a short text is rather taken for, and its regional variant.", ["de-DE", "en-GB"]
    )
    position_encoding: PositionEncoding = Field(
        default=PositionEncoding.UTF_32,
        description="Unit of `offset` and `length`: code points, UTF-16 code units or bytes of UTF-8.",
    )
    categories: Categories = _list(
        Category, "Show alerts of these categories only; a main key covers its detailed ones.", ["GRAMMAR", "TYPOS"]
    )
    disabled_categories: Categories = _list(Category, "Show no alerts of these categories.", ["STYLE"])
    disabled_rules: Entries = _list(str, "Show no alerts of these rules.", ["correction-model/R:ORTH"])
    enabled_rules: Entries = _list(str, "Show alerts of these rules, which are off by default.", ["en/OXFORD_COMMA"])
    dictionary: Entries = _list(str, "Words to accept, in any letter case.", ["Emend", "frobnicate"])
    tone: Tone = Field(default=Tone.NEUTRAL, description="Which of the tone rules speak.")
    level: Level = Field(default=Level.DEFAULT, description="`picky` adds matters of taste.")
    writer: Writer = Field(
        default=Writer.AUTO,
        description="`learner` adds less sure alerts, `auto` does so in a text that is full of errors.",
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


class AlertBody(Wire):
    """One finding."""

    id: str = Field(description="Stays the same while the words and the rule do.", examples=["5f2c9a1be03d"])
    offset: Count = Field(description="Where the word starts, in the unit of `positionEncoding`.", examples=[4])
    length: Count = Field(description="Its length, in the same unit.", examples=[2])
    message: str = Field(description="What is wrong and why.")
    short_message: str = Field(description="The same in two to five words.", examples=["Subject and verb disagree"])
    category: Category = Field(description="The most precise category.", examples=["VERB:SVA"])
    main_category: Category = Field(description="The main category that covers it.", examples=["GRAMMAR"])
    replacements: list[str] = Field(
        description="Suggestions, most probable first; the empty string deletes.", examples=[["goes"]]
    )
    confidence: float = Field(ge=0, le=1, description="Probability that this is an error.", examples=[0.97])
    rule: str = Field(description="What found it; for `disabledRules`.", examples=["correction-model/R:VERB:SVA"])
    url: str | None = Field(
        default=None,
        description="Page that says why, with examples, and how to switch it off.",
        examples=["http://127.0.0.1:8000/rules/correction-model/R:VERB:SVA"],
    )


class StatsBody(Wire):
    """Statistics of the text; `docs/statistics.md` defines each."""

    words_count: Count = Field(description="Number of words.")
    chars_count: Count = Field(description="Number of code points, spaces included.")
    sentences_count: Count = Field(description="Number of sentences.")
    avg_word_length: float = Field(ge=0, description="Letters and digits a word.")
    avg_sentence_length: float = Field(ge=0, description="Words a sentence.")
    flesch_index: float = Field(description="Flesch Reading Ease; higher is easier to read.")
    reading_time_seconds: Count = Field(description="Time to read it silently.")
    speaking_time_seconds: Count = Field(description="Time to read it aloud.")
    text_score: int = Field(ge=0, le=100, description="Quality, 100 without alerts.")


class LanguageBody(Wire):
    """The language the text was checked in."""

    code: str = Field(description="BCP 47 code.", examples=["en-US"])
    name: str = Field(description="Its name in English.", examples=["English (United States)"])
    detected: bool = Field(description="Whether it was found out rather than asked for.")
    confidence: float = Field(
        ge=0, le=1, description="Probability that this is the language; 1 where it was asked for."
    )
    unavailable: list[str] = Field(
        description="Checks that there are, but not here: not for this language, or without their data.",
        examples=[["overlap"]],
    )


class CheckResponse(Wire):
    """What is wrong with a text, and its statistics."""

    status: int = Field(description="The HTTP status.", examples=[200])
    alerts: list[AlertBody] = Field(description="Sorted by offset; no two share a character.")
    stats: StatsBody
    language: LanguageBody
    position_encoding: PositionEncoding


class DefinitionBody(Wire):
    """One meaning of a word."""

    part_of_speech: str = Field(description="`noun`, `verb`, `pronoun`, `modal verb` and so on.", examples=["noun"])
    definition: str = Field(description="What the word means.", examples=["a fixed path of travel"])
    examples: list[str] = Field(description="The word in use.")
    synonyms: list[str] = Field(description="Other words with this meaning.", examples=[["path", "route"]])


class DefineResponse(Wire):
    """The meanings of a word, by part of speech and by how often they are meant."""

    status: int = Field(description="The HTTP status.", examples=[200])
    definitions: list[DefinitionBody]


class DictionaryResponse(Wire):
    """The personal dictionary of a key."""

    status: int = Field(description="The HTTP status.", examples=[200])
    words: list[str] = Field(description="Words that are accepted in any letter case.", examples=[["Emend"]])


class DictionaryChangeResponse(Wire):
    """What became of a word."""

    status: int = Field(description="The HTTP status.", examples=[200])
    changed: bool = Field(description="False if the dictionary was like that before.")


def _number(value: object) -> object:
    """In Python, though not in JSON, true is a number."""
    if isinstance(value, bool):
        raise ValueError("must be a whole number")
    return value


class ClientTokenRequest(Wire):
    """What a token for a browser may do."""

    origin: str = Field(
        max_length=OPTION_CHARACTERS,
        description="The only origin (RFC 6454) that may use it.",
        examples=["https://www.example.org"],
        json_schema_extra={"pattern": _ORIGIN},
    )
    scopes: tuple[str, ...] = Field(
        default=("check",),
        min_length=1,
        max_length=2,
        description="`check`, `define` or both.",
        json_schema_extra={"items": {"enum": ["check", "define"], "type": "string"}},
    )
    expires_in: Annotated[int | None, BeforeValidator(_number)] = Field(
        default=None,
        ge=1,
        le=2**31 - 1,
        description="Its life in seconds; the service's longest if left out, and at most that.",
        examples=[900],
    )


class ClientTokenResponse(Wire):
    """A token for a browser."""

    status: int = Field(description="The HTTP status.", examples=[200])
    client_token: str = Field(description="A JSON Web Token (RFC 7519).")
    expires_in: int = Field(description="Its life in seconds.", examples=[900])


class ProblemBody(BaseModel):
    """Problem details (RFC 9457)."""

    type: str = Field(examples=["urn:emend:problem:text_too_long"])
    title: str = Field(description="What the code means.")
    status: int = Field(description="The HTTP status.", examples=[413])
    code: str = Field(description="Stable name of the error.", json_schema_extra={"enum": [code.key for code in Code]})
    detail: str = Field(description="What is wrong this time.")
    requestId: str = Field(default="", description="The X-Request-Id of the response.")  # noqa: N815


def validated(model: type[Body], value: dict[str, Any]) -> Body:
    """Read a body.

    Raises:
        Problem: 422, with a pointer to each field that is wrong; what the user sent is not repeated.
    """
    try:
        return model.model_validate(value)
    except ValidationError as error:
        found = error.errors(include_url=False, include_input=False)[:_MOST_ERRORS]
        pointers = ["/" + "/".join(str(step) for step in one["loc"]) for one in found]
        for one, pointer in zip(found, pointers, strict=True):
            if one["type"] == "string_unicode":
                raise Problem(Code.INVALID_TEXT, f"{pointer}: a lone surrogate") from None
        raise invalid_fields(
            [(pointer, _sentence(one["msg"])) for one, pointer in zip(found, pointers, strict=True)]
        ) from None


def require_characters(text: str) -> None:
    """Refuse half a surrogate pair, which JSON can spell and no encoding can hold.

    Raises:
        Problem: 422.
    """
    try:
        text.encode("utf-8")
    except UnicodeEncodeError as error:
        raise Problem(Code.INVALID_TEXT, f"a lone surrogate at code point {error.start}") from None


def _sentence(message: str) -> str:
    return message[:1].lower() + message[1:]
