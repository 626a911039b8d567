"""What can be done about alerts: replacements, comments that leave them out, words and rules for the settings."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice

from lsprotocol import types

from service.checking.alerts import Alert
from service.checking.categories import Category
from service.lsp.diagnostics import diagnostic_of
from service.lsp.documents import OpenDocument
from service.markup.comments import ignoring
from service.markup.fixing import TextEdit, first_of_each, fixed

__all__ = ["ADD_WORD", "DISABLE_RULE", "DISMISS", "FIX_ALL", "actions_of", "best_fix"]

FIX_ALL = "source.fixAll.emend"
ADD_WORD = "emend.addWord"
DISABLE_RULE = "emend.disableRule"
DISMISS = "emend.dismiss"
_LONGEST_SHOWN = 60
_MOST_REPLACEMENTS = 8


def actions_of(
    document: OpenDocument,
    span: tuple[int, int],
    only: Sequence[str] | None,
    shown: Mapping[str, str],
    versioned: bool,
) -> list[types.CodeAction]:
    """The actions that a client may offer for a stretch of a document.

    Args:
        document: the document.
        span: the first code point of the stretch and the one after its last.
        only: kinds that alone are asked for; None for all.
        shown: the severity of each level of alerts.
        versioned: whether the client takes edits for a version of a document.
    """
    found: list[types.CodeAction] = []
    if _asked(types.CodeActionKind.QuickFix.value, only):
        for alert in document.between(*span):
            diagnostic = diagnostic_of(alert, document.text.places, shown, document.pages)
            if diagnostic is not None:
                found += _fixes(document, alert, diagnostic, versioned)
    if _asked(FIX_ALL, only) and (edits := _all_fixes(document)):
        found.append(
            types.CodeAction(
                title="Fix all that Emend finds", kind=FIX_ALL, edit=_workspace_edit(document, edits, versioned)
            )
        )
    return found


def best_fix(
    document: OpenDocument, about: types.Diagnostic, shown: Mapping[str, str], versioned: bool
) -> list[types.CodeAction]:
    """The first replacement of the alert that a diagnostic is about; none if it has none."""
    span = document.text.places.span(about.range)
    for alert in document.alerts:
        if (alert.rule, alert.offset, alert.end) == (about.code, *span) and alert.replacements:
            diagnostic = diagnostic_of(alert, document.text.places, shown, document.pages)
            if diagnostic is not None:
                return list(islice(_fixes(document, alert, diagnostic, versioned), 1))
    return []


def _asked(kind: str, only: Sequence[str] | None) -> bool:
    """Whether a kind is among those that are asked for; one stands for all that begin with it."""
    return only is None or any(kind == one or kind.startswith(f"{one}.") or not one for one in only)


def _all_fixes(document: OpenDocument) -> Collection[TextEdit]:
    if not document.markup:
        return ()
    return fixed(document.seen, list(first_of_each(document.alerts)), document.markup)[1]


def _fixes(
    document: OpenDocument, alert: Alert, diagnostic: types.Diagnostic, versioned: bool
) -> Iterator[types.CodeAction]:
    """What can be done about one alert: first what replaces it, then what leaves it out."""
    for number, replacement in enumerate(alert.replacements[:_MOST_REPLACEMENTS]):
        words = document.seen[alert.offset : alert.end]
        edits = [TextEdit(alert.offset, alert.end, replacement)]
        yield types.CodeAction(
            title=f"Replace with “{_short(replacement)}”" if replacement else f"Delete “{_short(words)}”",
            kind=types.CodeActionKind.QuickFix,
            diagnostics=[diagnostic],
            is_preferred=number == 0 or None,
            edit=_workspace_edit(document, edits, versioned),
        )
    words = document.seen[alert.offset : alert.end]
    if alert.main_category is Category.TYPOS and not any(sign.isspace() for sign in words):
        yield _command(f"Add “{_short(words)}” to your dictionary", ADD_WORD, [words, document.uri, False], diagnostic)
        yield _command(
            f"Add “{_short(words)}” to the words of the project", ADD_WORD, [words, document.uri, True], diagnostic
        )
    comment = ignoring(document.seen, alert.offset, alert.rule, document.markup)
    if comment is not None:
        yield types.CodeAction(
            title=f"Ignore here, with a comment ({alert.rule})",
            kind=types.CodeActionKind.QuickFix,
            diagnostics=[diagnostic],
            edit=_workspace_edit(document, [comment], versioned),
        )
    yield _command(
        f"Ignore “{_short(words)}” until the document is closed",
        DISMISS,
        [document.uri, alert.rule, words],
        diagnostic,
    )
    yield _command(
        f"Disable the rule {alert.rule} in the project", DISABLE_RULE, [alert.rule, document.uri], diagnostic
    )


def _command(title: str, name: str, arguments: list[object], diagnostic: types.Diagnostic) -> types.CodeAction:
    return types.CodeAction(
        title=title,
        kind=types.CodeActionKind.QuickFix,
        diagnostics=[diagnostic],
        command=types.Command(title=title, command=name, arguments=arguments),
    )


def _short(words: str) -> str:
    """Words as a title has them."""
    line = " ".join(words.split())
    return line if len(line) <= _LONGEST_SHOWN else f"{line[: _LONGEST_SHOWN - 1]}…"


def _workspace_edit(document: OpenDocument, edits: Collection[TextEdit], versioned: bool) -> types.WorkspaceEdit:
    places = document.text.places
    made = [types.TextEdit(places.range(one.start, one.end), one.replacement) for one in edits]
    if not versioned:
        return types.WorkspaceEdit(changes={document.uri: made})
    identified = types.OptionalVersionedTextDocumentIdentifier(uri=document.uri, version=document.text.version)
    return types.WorkspaceEdit(document_changes=[types.TextDocumentEdit(text_document=identified, edits=[*made])])
