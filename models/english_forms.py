"""The dictionary of English lemmas and inflections (lemminflect), its tables kept on disk as they are looked up."""

import sys
from functools import cache
from pathlib import Path
from typing import Any

from models.prepared import prepared

__all__ = ["all_inflections", "all_lemmas"]


def all_lemmas(word: str, upos: str | None = None) -> dict[str, tuple[str, ...]]:
    """The lemmas of a word by Universal part of speech, or by the one that is given alone; none where it has none."""
    found: dict[str, tuple[str, ...]] = _lemmatizer().getAllLemmas(word, upos)
    return found


def all_inflections(lemma: str, upos: str | None = None) -> dict[str, tuple[str, ...]]:
    """The forms of a lemma by tag of the Penn Treebank, or those of a part of speech; none for a word not known."""
    found: dict[str, tuple[str, ...]] = _inflections().getAllInflections(lemma, upos)
    return found


@cache
def _lemmatizer() -> Any:
    from lemminflect.codecs.LemmaLUCodec import LemmaLUCodec
    from lemminflect.core.Lemmatizer import Lemmatizer

    made = Lemmatizer()
    path = made.lemma_lu_fn
    made.lemma_dict = prepared("lemmas", [Path(path), _code(LemmaLUCodec)], lambda: LemmaLUCodec.load(path))
    return made


@cache
def _inflections() -> Any:
    from lemminflect.codecs.InflectionLUCodec import InflectionLUCodec
    from lemminflect.core.Inflections import Inflections

    made = Inflections()
    path = made.infl_lu_fn
    sources = [Path(path), _code(InflectionLUCodec)]
    made.infl_dict = prepared("lemma-forms", sources, lambda: InflectionLUCodec.load(path))
    return made


def _code(codec: type) -> Path:
    """The file of what reads a table."""
    return Path(str(sys.modules[codec.__module__].__file__))
