"""What a client asks for besides the text, as over HTTP: in ``hello`` for all fields, in ``open`` for one of them."""

from dataclasses import replace
from typing import Annotated

from pydantic import Field

from service.api.formats import format_name
from service.api.problems import Problem
from service.checking.alerts import Level, OxfordComma, Tone, Writer
from service.checking.categories import Category
from service.checking.known_languages import nearest
from service.checking.language import known
from service.checking.messages.wanted import message_language
from service.checking.options import Options
from service.checking.rule_names import RuleNames
from service.limits import OPTION_CHARACTERS, OPTION_VALUES
from service.wire import Wire

__all__ = ["AskedOptions", "UnknownName", "markup_of", "options_of"]

Short = Annotated[str, Field(max_length=OPTION_CHARACTERS)]
Entry = Annotated[str, Field(min_length=1, max_length=OPTION_CHARACTERS)]
Entries = Annotated[frozenset[Entry], Field(max_length=OPTION_VALUES, strict=False)]
Languages = Annotated[tuple[Entry, ...], Field(max_length=OPTION_VALUES, strict=False)]
Categories = Annotated[frozenset[Category], Field(max_length=OPTION_VALUES, strict=False)]


class UnknownName(Exception):  # noqa: N818 - a name is unknown, not the program wrong
    """A language, a rule or a format is none that there is; ``code`` is the stable name of the error."""

    def __init__(self, code: str, message: str) -> None:
        """``message`` repeats nothing of the text."""
        super().__init__(message)
        self.code = code


class AskedOptions(Wire):
    """Options that are given; what is left out is as it was."""

    language: Short | None = None
    preferred_languages: Languages | None = None
    categories: Categories | None = None
    disabled_categories: Categories | None = None
    disabled_rules: Entries | None = None
    enabled_rules: Entries | None = None
    dictionary: Entries | None = None
    tone: Tone | None = None
    level: Level | None = None
    writer: Writer | None = None
    oxford_comma: OxfordComma | None = None
    mother_tongue: Short | None = None
    message_language: Short | None = None
    format: Short | None = None
    code_language: Short | None = None


_AS_THEY_ARE = (
    "categories",
    "disabled_categories",
    "disabled_rules",
    "enabled_rules",
    "dictionary",
    "tone",
    "level",
    "writer",
    "oxford_comma",
)


def options_of(asked: AskedOptions, before: Options, rules: RuleNames) -> Options:
    """The options before with those that are asked for in place of them.

    Raises:
        UnknownName: a language or a rule is not known.
    """
    for name in (asked.disabled_rules or frozenset()) | (asked.enabled_rules or frozenset()):
        if name not in rules:
            raise UnknownName("invalid_request", "a rule of disabledRules or enabledRules is not known")
    options = before
    if asked.language is not None:
        language = known(asked.language)
        if language is None:
            raise UnknownName("unsupported_language", "the language is not known")
        options = replace(options, language=language)
    if asked.preferred_languages is not None:
        preferred = [nearest(one) for one in asked.preferred_languages]
        if None in preferred:
            raise UnknownName("unsupported_language", "a preferred language is not known")
        options = replace(options, preferred_languages=tuple(one.code for one in preferred if one))
    if asked.message_language:
        messages = message_language(asked.message_language)
        if messages is None:
            raise UnknownName("unsupported_language", "the language of messages is not known")
        options = replace(options, message_language=messages)
    if asked.mother_tongue is not None:
        mother = nearest(asked.mother_tongue)
        if mother is None and asked.mother_tongue:
            raise UnknownName("unsupported_language", "the mother tongue is not known")
        options = replace(options, mother_tongue=mother.primary if mother else "")
    given = {name: getattr(asked, name) for name in _AS_THEY_ARE if getattr(asked, name) is not None}
    return replace(options, **given)


def markup_of(asked: AskedOptions, before: str) -> str:
    """The name of the format that is asked for, that before where none is.

    Raises:
        UnknownName: there is no such format, or it is one of documents that are no text.
    """
    if asked.format is None and asked.code_language is None:
        return before
    try:
        return format_name(asked.format or "", asked.code_language or "", "")
    except Problem as problem:
        raise UnknownName("unsupported_format", problem.detail.removeprefix("/")) from None
