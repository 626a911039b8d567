"""The format of a request -> the text with its markup."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from service.api.problems import Code, Problem, invalid
from service.checking.annotated import AnnotatedText
from service.checking.language import known
from service.checking.options import AUTO, Options
from service.limits import MARKUP_CHARACTERS
from service.markup.content import FileContent
from service.markup.errors import MissingReaderError, TooLargeError, UnreadableError
from service.markup.formats import CODE, FORMATS, format_of
from service.markup.languages import CODE_LANGUAGES
from service.markup.leaving import left_out_of

__all__ = ["DOCUMENT_FORMATS", "TEXT_FORMATS", "format_name", "readable", "taken_apart"]

TEXT_FORMATS = (*(one.name for one in FORMATS.values() if not one.binary and ":" not in one.name), CODE)
"""The formats that a text in a request may have."""
DOCUMENT_FORMATS = tuple(one.name for one in FORMATS.values() if one.binary)
"""Those of files that are no text."""


def format_name(asked: str, language: str, file_name: str, binary: bool = False) -> str:
    """The format that a request means.

    Args:
        asked: the format that it names; empty if it names none.
        language: the programming language that it names; empty if it names none.
        file_name: the name of the file; empty if there is none.
        binary: whether the format may be that of a document that is no text.

    Raises:
        Problem: 422, there is no such format or language, or it is a program and nothing tells its language.
    """
    formats = (*TEXT_FORMATS, *DOCUMENT_FORMATS) if binary else TEXT_FORMATS
    if asked and asked not in formats:
        hint = "; documents go to POST /v1/files" if asked in DOCUMENT_FORMATS else ""
        raise invalid("/format", f"must be one of {', '.join(formats)}{hint}")
    if language and language not in CODE_LANGUAGES:
        raise invalid("/codeLanguage", f"must be one of {', '.join(CODE_LANGUAGES)}")
    told = format_of(file_name) if file_name else None
    if told in DOCUMENT_FORMATS and not binary:
        told = None
    if not asked and not language:
        return told or "plain"
    if asked not in ("", CODE):
        return asked
    if language:
        return f"{CODE}:{language}"
    if told is not None and told.startswith(f"{CODE}:"):
        return told
    raise invalid("/codeLanguage", "name the language of the code, or a fileName that tells it")


def taken_apart(content: FileContent, options: Options) -> tuple[AnnotatedText, Options]:
    """A file as the checks take it, and the options with what it says itself: its language, and names to accept.

    Raises:
        Problem: 413, it is longer than what is taken apart; 422, it is not what its format says.
    """
    if len(content.text) > MARKUP_CHARACTERS:
        raise Problem(
            Code.TEXT_TOO_LONG,
            f"{len(content.text):,} characters with markup; at most {MARKUP_CHARACTERS:,} are taken apart",
        )
    with readable():
        marked = content.marked()
    language = known(marked.language) if marked.language and options.language == AUTO else None
    if language or marked.words:
        words = options.dictionary | marked.words
        options = replace(options, language=language or options.language, dictionary=words)
    return AnnotatedText(marked.parts, left_out_of(content.text, marked)), options


@contextmanager
def readable() -> Iterator[None]:
    """Tell what is wrong with a file.

    Raises:
        Problem: 413 or 422.
    """
    try:
        yield
    except TooLargeError as error:
        raise Problem(Code.DOCUMENT_TOO_LARGE, str(error)) from None
    except UnicodeDecodeError as error:
        raise Problem(Code.UNREADABLE_DOCUMENT, f"not UTF-8 at byte {error.start}") from None
    except UnreadableError as error:
        raise Problem(Code.UNREADABLE_DOCUMENT, str(error)) from None
    except MissingReaderError as error:
        raise Problem(Code.FORMAT_UNAVAILABLE, str(error)) from None
