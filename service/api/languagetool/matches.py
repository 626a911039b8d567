"""A result -> the response of ``/v2/check``; offsets count UTF-16 code units."""

from collections.abc import Sequence
from importlib.metadata import version

from service.api.languagetool.kinds import ISSUE_TYPES, category_name, rule_id, type_name
from service.api.rules.links import page_of
from service.checking.alerts import Alert
from service.checking.annotated import AnnotatedText
from service.checking.known_languages import known_languages
from service.checking.language import TextLanguage
from service.checking.positions import PositionEncoding, encoded
from service.checking.result import Result
from service.commands.showing.excerpts import sentences_at

_CONTEXT = 40
"""Code points of the text on either side of a match that are shown with it."""
_CUT = "..."

SOFTWARE = {
    "name": "Emend",
    "version": version("emend"),
    "buildDate": "",
    "apiVersion": 1,
    "premium": False,
    "premiumHint": "",
    "status": "",
}


def response(
    text: AnnotatedText, result: Result, detected: TextLanguage, alerts: Sequence[Alert], base: str
) -> dict[str, object]:
    """The response by the names of LanguageTool.

    Args:
        text: the text with its markup.
        result: what was found in its plain form.
        detected: the language it seems to be in.
        alerts: those of the result that are to be shown.
        base: the address of the service.
    """
    placed = list(text.placed(alerts))
    sentences = sentences_at(text.plain, result.language.code, [plain.offset for plain, _ in placed])
    edges = {edge for _, alert in placed for edge in (alert.offset, alert.end)}
    places = encoded(text.original, edges, PositionEncoding.UTF_16)
    matches = []
    for (_, alert), sentence in zip(placed, sentences, strict=True):
        matches.append(
            {
                "message": alert.message,
                "shortMessage": alert.short_message,
                "replacements": [{"value": replacement} for replacement in alert.replacements],
                "offset": places[alert.offset],
                "length": places[alert.end] - places[alert.offset],
                "context": _context(text.original, alert),
                "sentence": sentence,
                "type": {"typeName": type_name(alert)},
                "rule": {
                    "id": rule_id(alert.rule),
                    "description": alert.short_message,
                    "issueType": ISSUE_TYPES[alert.main_category],
                    "category": {"id": alert.main_category, "name": category_name(alert.main_category)},
                    "urls": [{"value": page_of(base, alert.rule)}],
                },
                "ignoreForIncompleteSentence": False,
                "contextForSureMatch": 0,
            }
        )
    return {
        "software": SOFTWARE,
        "warnings": {"incompleteResults": False},
        "language": {
            **_named(result.language),
            "detectedLanguage": {**_named(detected), "confidence": round(detected.confidence, 4)},
        },
        "matches": matches,
    }


def _named(language: TextLanguage) -> dict[str, object]:
    known = known_languages()[language.code]
    return {"name": known.name, "code": known.code}


def _context(text: str, alert: Alert) -> dict[str, object]:
    """The match with what stands around it, in one line."""
    start, end = max(alert.offset - _CONTEXT, 0), min(alert.end + _CONTEXT, len(text))
    before = (_CUT if start > 0 else "") + text[start : alert.offset]
    shown = before + text[alert.offset : end] + (_CUT if end < len(text) else "")
    at, length = len(before), alert.length
    places = encoded(shown, (at, at + length), PositionEncoding.UTF_16)
    line = shown.translate(_LINE)
    return {"text": line, "offset": places[at], "length": places[at + length] - places[at]}


_LINE = str.maketrans("\r\n\t\v\f\x85\u2028\u2029", " " * 8)
