"""Documents of word processors: what is seen, what replacements leave as it was, what is refused."""

import re
import zipfile
from io import BytesIO

import docx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from odf.opendocument import load

from service import limits
from service.markup.edits import TextEdit
from service.markup.errors import TooLargeError, UnreadableError
from service.markup.formats import opened
from service.markup.office import package as packages
from service.markup.office.document import OfficeDocument
from tests.service.markup.office.documents import odt, word

RUNS = [("She ", False), ("go", True), (" to the market & buys", False), (" ap", True), ("ples.", False)]
MADE = {"docx": word(RUNS, code="teh()"), "odt": odt(RUNS, code="teh()")}


def seen(document: OfficeDocument) -> str:
    assert "".join(part.original for part in document.marked.parts) == document.text
    return "".join(part.seen for part in document.marked.parts)


def members(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(BytesIO(data)) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}


def without_text(data: bytes) -> dict[str, bytes]:
    """The members of an archive, with the characters between tags left out."""
    return {name: re.sub(rb">[^<]+<", b"><", content) for name, content in members(data).items()}


def edit(document: OfficeDocument, old: str, new: str) -> TextEdit:
    start = document.text.index(old)
    return TextEdit(start, start + len(old), new)


def test_what_is_seen() -> None:
    first = "The heading\n\nShe go to the market & buys apples."
    assert seen(opened(MADE["docx"], "docx")) == f"{first}\n\nA cell\n\n`teh()`\n\nA header"
    assert seen(opened(MADE["odt"], "odt")) == f"{first}  \n\nA note\n\n`teh()`"


@pytest.mark.parametrize("kind", MADE)
def test_runs_keep_their_formatting(kind: str) -> None:
    document = opened(MADE[kind], kind)
    edits = [edit(document, "She go", "She goes"), edit(document, "buys apples", "buys two pears")]
    data, made = document.fixed(edits)
    assert made == edits
    assert "She goes to the market & buys two pears." in opened(data, kind).text
    assert without_text(data) == without_text(MADE[kind])
    if kind == "docx":
        runs = docx.Document(BytesIO(data)).paragraphs[1].runs
        assert [(run.text, run.bold) for run in runs[:3]] == [
            ("She ", False), ("goes", True), (" to the market & buys", False)
        ]  # fmt: skip
    else:
        assert "goes" in str(load(BytesIO(data)).text)


def test_order_and_compression_stay() -> None:
    for kind, data in MADE.items():
        document = opened(data, kind)
        after, _ = document.fixed([edit(document, "market", "shop")])
        with zipfile.ZipFile(BytesIO(data)) as old, zipfile.ZipFile(BytesIO(after)) as new:
            for before, now in zip(old.infolist(), new.infolist(), strict=True):
                assert (before.filename, before.compress_type, before.date_time) == (
                    now.filename, now.compress_type, now.date_time
                )  # fmt: skip


NASTY = [
    [("ab ", False), (" é&<>", True), ("", False), ("\"'\t", True), ("x\ny", False)],
    [("  ", False), ("a  b", True)],
    [("<w:t>&amp;", False), ("é", True), ("é ", False)],
]
DOCUMENTS = {"docx": [MADE["docx"], word(*NASTY)], "odt": [MADE["odt"], odt(*NASTY)]}
NEW = st.one_of(
    st.text(alphabet=list("ab é&<>\"'\t\n"), max_size=6),
    st.sampled_from(["", "was", " ", "&amp;", "]]>", "<w:t>", "\x00", "  ", "a b c", "\U0001f600"]),
)


@pytest.mark.parametrize("kind", MADE)
@settings(max_examples=40, deadline=None, derandomize=True)
@given(number=st.integers(0, 1), data=st.data())
def test_fixing_changes_nothing_but_text(kind: str, number: int, data: st.DataObject) -> None:
    before = DOCUMENTS[kind][number]
    document = opened(before, kind)
    seen(document)
    edits = []
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(document.text)))
        edits.append(TextEdit(start, data.draw(st.integers(start, min(start + 8, len(document.text)))), data.draw(NEW)))
    after, made = document.fixed(edits)
    assert without_text(after) == without_text(before)
    expected, at = "", 0
    for one in made:
        expected += document.text[at : one.start] + one.replacement
        at = one.end
    lines = [line for line in opened(after, kind).text.split("\n") if line]  # a paragraph without text is no line
    assert lines == [line for line in (expected + document.text[at:]).split("\n") if line]


def test_what_is_not_text_of_a_word_document() -> None:
    w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
    m = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"'
    mc = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"'
    body = (
        "<w:p><w:pPr><w:tabs><w:tab/></w:tabs><w:rPr><w:noProof/></w:rPr></w:pPr><w:r><w:t>One</w:t></w:r>"
        "<w:del><w:r><w:delText>teh</w:delText></w:r></w:del><w:moveFrom><w:r><w:t>teh</w:t></w:r></w:moveFrom>"
        '<w:ins><w:r><w:t xml:space="preserve"> two </w:t></w:r></w:ins>'
        "<w:r><w:rPr><w:noProof/></w:rPr><w:t>teh</w:t></w:r>"
        "<w:r><w:t>,</w:t><w:tab/><w:t> three &amp; </w:t><w:noBreakHyphen/></w:r>"
        "<m:oMath><m:r><m:t>teh</m:t></m:r></m:oMath>"
        "<w:r><mc:AlternateContent><mc:Choice><w:p><w:r><w:t>A box</w:t></w:r></w:p></mc:Choice>"
        "<mc:Fallback><w:p><w:r><w:t>teh</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent><w:t>.</w:t></w:r></w:p>"
    )
    document = opened(archive({"word/document.xml": f"<w:document {w} {m} {mc}>{body}</w:document>"}), "docx")
    assert seen(document) == "One two `teh`,\tthree &-`…`.\n\nA box"


def archive(content: dict[str, str | bytes]) -> bytes:
    made = BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as written:
        for name, text in content.items():
            written.writestr(name, text)
    return made.getvalue()


W = '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">'


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "broken or encrypted"),
        (b"no archive", "broken or encrypted"),
        (MADE["docx"][:3000], "broken or encrypted"),
        (archive({"a": "b"}), "no word/document.xml"),
        (archive({"word/document.xml": "no XML"}), "no XML"),
        (archive({"word/document.xml": W.encode("utf-16")}), "no XML"),
        (archive({"word/document.xml": f'<!DOCTYPE a [<!ENTITY b "c">]>{W}&b;</w:document>'}), "document type"),
        (archive({"word/document.xml": W + "<w:p>" * 5000}), "nested too deep"),
        (MADE["odt"], "no word/document.xml"),
    ],
)
def test_a_broken_document_is_told(data: bytes, said: str) -> None:
    with pytest.raises(UnreadableError, match=said):
        opened(data, "docx")


def test_bits_that_have_flipped_are_told() -> None:
    for at in range(40, len(MADE["docx"]), 997):
        data = bytearray(MADE["docx"])
        data[at] ^= 0xFF
        try:
            document = opened(bytes(data), "docx")
            document.fixed([TextEdit(0, 3, "An")])
        except (UnreadableError, TooLargeError):
            continue


def test_what_unpacks_to_too_much_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    bomb = archive({"word/document.xml": b" " * (limits.UNPACKED_BYTES + 1)})
    assert len(bomb) < 100_000
    with pytest.raises(TooLargeError, match="64 MiB"):
        opened(bomb, "docx")
    monkeypatch.setattr(packages, "UNPACKED_MEMBERS", 3)
    with pytest.raises(TooLargeError, match="parts"):
        opened(MADE["docx"], "docx")


def test_a_signed_document_is_not_changed() -> None:
    signed = archive({**members(MADE["docx"]), "_xmlsignatures/sig1.xml": "<a/>"})
    document = opened(signed, "docx")
    with pytest.raises(UnreadableError, match="signed"):
        document.fixed([edit(document, "market", "shop")])
