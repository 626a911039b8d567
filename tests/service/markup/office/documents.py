"""Documents that the libraries of others make, for tests."""

from io import BytesIO
from typing import Any

import docx
from odf.opendocument import OpenDocumentText
from odf.style import Style, TextProperties
from odf.text import H, LineBreak, Note, NoteBody, NoteCitation, P, S, Span, Tab

__all__ = ["odt", "word"]


def word(*paragraphs: list[tuple[str, bool]], code: str = "") -> bytes:
    """A Word document: a heading, paragraphs of runs (text, whether it is bold), a table, a header, code."""
    document = docx.Document()
    document.add_heading("The heading", 1)
    for runs in paragraphs:
        paragraph = document.add_paragraph()
        for text, bold in runs:
            paragraph.add_run(text).bold = bold
    document.add_table(1, 2).cell(0, 1).text = "A cell"
    document.sections[0].header.paragraphs[0].text = "A header"
    if code:
        document.add_paragraph(code, style="macro")
    return _saved(document)


def odt(*paragraphs: list[tuple[str, bool]], code: str = "") -> bytes:
    """An OpenDocument text of the same kind, with a note behind each paragraph."""
    document = OpenDocumentText()
    bold = Style(name="B", family="text")
    bold.addElement(TextProperties(fontweight="bold"))
    plain = Style(name="Pre", family="paragraph", parentstylename="Preformatted_20_Text")
    for style in (bold, plain):
        document.automaticstyles.addElement(style)
    document.text.addElement(H(outlinelevel=1, text="The heading"))
    for runs in paragraphs:
        paragraph = P()
        for text, is_bold in runs:
            holder = Span(stylename=bold) if is_bold else Span()
            for number, piece in enumerate(text.replace("\n", "\t").split("\t")):
                if number:
                    holder.addElement(LineBreak() if "\n" in text else Tab())
                holder.addText(piece)
            paragraph.addElement(holder)
        paragraph.addElement(S(c=2))
        note, body = Note(noteclass="footnote"), NoteBody()
        note.addElement(NoteCitation(text="1"))
        body.addElement(P(text="A note"))
        note.addElement(body)
        paragraph.addElement(note)
        document.text.addElement(paragraph)
    if code:
        document.text.addElement(P(stylename=plain, text=code))
    return _saved(document)


def _saved(document: Any) -> bytes:
    made = BytesIO()
    document.save(made)
    return made.getvalue()
