"""The text of a document that is open in an editor, kept up to date by its changes."""

from functools import cached_property

from lsprotocol import types
from pygls.workspace import TextDocument

from service.lsp.positions import TextPlaces

__all__ = ["OpenText"]


class OpenText(TextDocument):
    """A document whose lines are those of the protocol; those of the base class also end at other signs."""

    def apply_change(self, change: types.TextDocumentContentChangeEvent) -> None:
        """Apply a change, of a stretch or of the whole."""
        text = change.text
        if isinstance(change, types.TextDocumentContentChangePartial):
            start, end = self.places.span(change.range)
            text = self.source[:start] + text + self.source[end:]
        self._source = text
        self.__dict__.pop("places", None)

    @cached_property
    def places(self) -> TextPlaces:
        """Its places as they are now."""
        return TextPlaces(self.source, types.PositionEncodingKind(self.position_codec.encoding or "utf-16").value)
