"""The fields of ``/v2/check`` -> the text and the options of a check."""

from dataclasses import dataclass

from service.api.body import parse
from service.api.formats import format_name, taken_apart
from service.api.languagetool.fields import Fields
from service.api.languagetool.kinds import our_rules
from service.api.problems import Code, Problem, invalid
from service.api.schemas.check import Annotation
from service.api.schemas.validation import validated
from service.checking.alerts import Alert, Level, Writer
from service.checking.annotated import AnnotatedText
from service.checking.categories import BY_KEY, Category
from service.checking.known_languages import KnownLanguage, nearest
from service.checking.language import known
from service.checking.messages.wanted import TEXT, message_language
from service.checking.options import AUTO, Options
from service.checking.parts import Part
from service.markup.content import TextContent

_YES = frozenset({"true", "yes"})
_TEXT_LEVEL = "textLevelOnly"
"""The mode by which clients that ask twice want what only a whole text tells; the rest they ask for in another one."""


@dataclass(frozen=True, slots=True)
class Parameters:
    """What a client asks for.

    Attributes:
        text: the text with its markup.
        options: the options of the check.
        variants: the variants that a detected language stands for.
        only: the rules and categories that alone are shown; None for all.
        silent: whether nothing is shown, since the client asks a second time for all that there is.
    """

    text: AnnotatedText
    options: Options
    variants: tuple[KnownLanguage, ...]
    only: tuple[frozenset[str], frozenset[Category]] | None
    silent: bool = False

    @classmethod
    def of(cls, fields: Fields) -> "Parameters":
        """Read the fields; those that have no counterpart here are ignored.

        Raises:
            Problem: 400, ``data`` is no JSON; 422, something is missing, unknown or contradicts something else.
        """
        only = fields.choice("enabledOnly", "false", "no", *_YES) in _YES
        enabled = our_rules(fields.texts("enabledRules")), _categories(fields, "enabledCategories")
        disabled = our_rules(fields.texts("disabledRules")), _categories(fields, "disabledCategories")
        if only and not any(enabled):
            raise invalid("enabledOnly", "needs enabledRules or enabledCategories")
        if only and any(disabled):
            raise invalid("enabledOnly", "goes without disabledRules and disabledCategories")
        options = Options(
            language=_language(fields),
            disabled_categories=disabled[1],
            disabled_rules=disabled[0],
            enabled_rules=enabled[0],
            level=Level(fields.choice("level", *Level)),
            writer=Writer(fields.choice("writer", *Writer)),
            mother_tongue=mother.primary if (mother := nearest(fields.text("motherTongue", ""))) else "",
            message_language=_messages(fields),
        )
        variants = tuple(
            found for one in sorted(fields.texts("preferredVariants")) if (found := nearest(one)) is not None
        )
        text, options = _marked(_text(fields), fields, options)
        silent = fields.text("mode") == _TEXT_LEVEL
        return cls(text, options, variants if options.language == AUTO else (), enabled if only else None, silent)

    def shows(self, alert: Alert) -> bool:
        """Whether an alert is among those that alone are asked for."""
        if self.silent or self.only is None:
            return not self.silent
        rules, categories = self.only
        return alert.rule in rules or not categories.isdisjoint({alert.category, alert.main_category})


def _text(fields: Fields) -> AnnotatedText:
    if ("text" in fields) == ("data" in fields):
        raise Problem(Code.INVALID_REQUEST, "give either text or data")
    if "text" in fields:
        return AnnotatedText([Part(fields.text("text"))])
    try:
        value = parse(fields.text("data").encode())
    except Problem as problem:
        raise invalid("data", problem.detail) from None
    if not isinstance(value, dict):
        raise invalid("data", "must be a JSON object")
    if "text" in value:
        if "annotation" in value:
            raise invalid("data", "give either text or annotation")
        value = {"annotation": [{"text": value["text"]}]}
    return validated(Annotation, value).read("data")


def _marked(text: AnnotatedText, fields: Fields, options: Options) -> tuple[AnnotatedText, Options]:
    """A text taken apart by its format, and the options with what it says itself.

    Raises:
        Problem: 413 or 422; there is no such format, or it goes with ``data``, which tells markup itself.
    """
    try:
        name = format_name(fields.text("format"), fields.text("codeLanguage"), "")
    except Problem as problem:
        raise Problem(problem.code, problem.detail.removeprefix("/")) from None
    if name == "plain":
        return text, options
    if "data" in fields:
        raise invalid("format", "goes with text, not with data")
    return taken_apart(TextContent(text.original, name), options)


def _language(fields: Fields) -> str:
    language = known(fields.text("language", AUTO))
    if language is None:
        raise invalid("language", "no language that is known; /v2/languages lists them")
    return language


def _messages(fields: Fields) -> str:
    """The language of the messages: that of the text, as LanguageTool has it, where no other one is asked for."""
    language = message_language(fields.text("messageLanguage", TEXT))
    if language is None:
        raise invalid("messageLanguage", "neither text nor a language that is known; /v2/languages lists them")
    return language


def _categories(fields: Fields, name: str) -> frozenset[Category]:
    """The categories that a field names; LanguageTool's others are not known here, so that naming them does nothing."""
    return frozenset(BY_KEY[key] for key in fields.texts(name) if key in BY_KEY)
