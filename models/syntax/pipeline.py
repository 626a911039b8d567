"""Loads the English syntax pipeline and runs it over our own tokens."""

import threading
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import spacy
from spacy.attrs import IS_SPACE, LOWER, NORM, PREFIX, SHAPE, SUFFIX, TAG
from spacy.language import Language
from spacy.pipeline import EditTreeLemmatizer
from spacy.tokens import Doc, Span, Token
from spacy.util import DummyTokenizer, registry
from spacy.vocab import Vocab
from thinc.api import Model, NumpyOps
from threadpoolctl import threadpool_limits

from models.errors import ModelError
from models.syntax.lemmas import checked_lemma
from models.syntax.tags import ERRANT_TAGS, SPACE, UNKNOWN
from models.syntax.vectors import SharedVectors

SHIPPED = Path(__file__).parents[1] / "weights" / "en-syntax"
TYPOGRAPHIC_APOSTROPHES = str.maketrans("’ʼ＇", "'''")
TREE = frozenset({"parser", "senter"})
PARTS = frozenset({"morphologizer"})
LEMMAS = frozenset({"trainable_lemmatizer", "lemmatizer"})
UNUSED = frozenset({"ner"})
_READ = frozenset({LOWER, NORM, PREFIX, SUFFIX, SHAPE, IS_SPACE})
"""What the steps read of a word; all else that spaCy would find out about it, anew in each zone, takes longer."""
BATCH = 128
_KEPT = 6_000
"""Words of which all is known for good."""
_WORDS = "emend.SpacedWords.v1"
"""The name of `SpacedWords` among the tokenizers of spaCy."""


class Syntax:
    """Gives documents their tags, parts of speech, lemmas and dependency trees. Safe to share between threads.

    A document keeps the words it has seen in the pipeline's vocabulary. A service makes its documents inside
    ``with syntax.zone():`` and takes what it needs out of them before the end, so that its memory does not grow.
    """

    def __init__(self, nlp: Language):
        """Wraps a spaCy pipeline with Penn Treebank tags and CLEAR-style dependency labels, which is changed by it."""
        self.nlp = nlp
        self._steps: list[tuple[str, Any]] = [
            (name, SharedVectors(step) if SharedVectors.takes(step) else step)
            for name, step in nlp.pipeline
            if name not in UNUSED
        ]
        _multiply_with_numpy(nlp)
        found_out: dict[int, object] = nlp.vocab.lex_attr_getters  # type: ignore[attr-defined]
        for attribute in set(found_out) - _READ:
            del found_out[attribute]
        self._lock = threading.RLock()
        self._in_zone = False
        self._known = {nlp.vocab.strings.add(tag) for tag in ERRANT_TAGS}
        for text in (UNKNOWN, SPACE, "X", "SPACE"):
            nlp.vocab.strings.add(text)

    def doc(self, words: Sequence[str], spaces: Sequence[bool] | None = None) -> Doc:
        """A document of the given tokens; nothing in it is annotated yet.

        Args:
            words: The tokens. A typographic apostrophe is read as the plain one.
            spaces: For each token, whether white space follows it; all ``True`` if left out.
        """
        plain = [word.translate(TYPOGRAPHIC_APOSTROPHES) for word in words]
        with self._lock:
            return Doc(self.nlp.vocab, words=plain, spaces=None if spaces is None else list(spaces))

    def keep(self, words: Iterable[str]) -> None:
        """Keeps what is known of words beyond the end of a zone, as long as these are not too many.

        It must not be called within a zone.
        """
        vocabulary = self.nlp.vocab
        with self._lock:
            for word in words:
                if word not in vocabulary and len(vocabulary) < _KEPT:
                    _ = vocabulary[word]

    def tag(self, docs: Iterable[Doc]) -> list[Doc]:
        """Sets the tags of documents: no parts of speech, no lemmas and no tree."""
        return self._run(docs, without=TREE | LEMMAS | PARTS)

    def parse(self, docs: Iterable[Doc]) -> list[Doc]:
        """Sets the tags, parts of speech, lemmas, heads and labels of documents."""
        documents = self._run(docs)
        for doc in documents:
            _check_lemmas(doc)
        return documents

    def classify(self, docs: Iterable[Doc]) -> list[Doc]:
        """Sets the tags and parts of speech of documents: what ``add_lemmas`` and ``add_trees`` go on from."""
        return self._run(docs, without=TREE | LEMMAS)

    def add_lemmas(self, stretches: Iterable[Span]) -> None:
        """Sets the lemmas of some words."""
        spans: list[Any] = [span for span in stretches if len(span)]
        with self._lock:
            for name, step in self._steps:
                if name in LEMMAS and isinstance(
                    step, EditTreeLemmatizer
                ):  # to which a stretch is as good as a document
                    step.set_annotations(spans, step.predict(spans))
                elif name in LEMMAS:
                    spans = [doc[:] for doc in step.pipe([span.doc for span in spans], batch_size=BATCH)]
            for span in spans:
                _check_lemmas(span)

    def add_trees(self, docs: Iterable[Doc]) -> None:
        """Sets the heads and labels of documents."""
        filled: Iterable[Doc] = [doc for doc in docs if len(doc)]
        with self._lock:
            for name, step in self._steps:
                if name in TREE:
                    filled = step.pipe(filled, batch_size=BATCH)
            list(filled)

    @contextmanager
    def zone(self) -> Iterator[None]:
        """Frees, at its end, the memory of all documents made in it; they must not be used any more then.

        Other threads wait while one is in a zone.
        """
        with self._lock:
            if self._in_zone:
                yield
                return
            self._in_zone = True
            try:
                with self.nlp.memory_zone():
                    yield
            finally:
                self._in_zone = False

    def _run(self, docs: Iterable[Doc], *, without: Set[str] = frozenset()) -> list[Doc]:
        documents = list(docs)
        filled: Iterable[Doc] = [doc for doc in documents if len(doc)]
        with self._lock:
            for name, step in self._steps:
                if name not in without:
                    filled = step.pipe(filled, batch_size=BATCH)
            for doc in filled:
                self._check(doc)
        return documents

    def _check(self, doc: Doc) -> None:
        """Replaces every tag that ERRANT does not know."""
        for at, (tag, space) in enumerate(doc.to_array([TAG, IS_SPACE]).tolist()):
            if space:
                doc[at].tag_, doc[at].pos_ = SPACE, "SPACE"
            elif tag not in self._known:
                doc[at].tag_ = UNKNOWN


def _check_lemmas(tokens: Iterable[Token]) -> None:
    """Replaces every lemma that the dictionary knows better."""
    for token in tokens:
        lemma = token.lemma_
        checked = checked_lemma(token.text, token.pos_, lemma)
        if checked != lemma:
            token.lemma_ = checked


def _multiply_with_numpy(nlp: Language) -> None:
    """Has the layers of a pipeline multiply with numpy, which takes half the time of thinc's own BLIS here.

    For matrices as small as these a second thread costs more processor time than it saves.
    """
    threadpool_limits(1, "blas")
    for _, step in nlp.pipeline:
        model = getattr(step, "model", None)
        for layer in model.walk() if isinstance(model, Model) else ():
            if isinstance(layer.ops, NumpyOps):
                layer.ops.use_blis = False


class SpacedWords(DummyTokenizer):
    """Stands for spaCy's tokenizer, whose making takes a third of the time of loading: our tokens are made before."""

    def __init__(self, vocab: Vocab) -> None:
        """Take the vocabulary of the pipeline."""
        self.vocab = vocab

    def __call__(self, text: str) -> Doc:
        """A document of the words between white space."""
        return Doc(self.vocab, words=text.split())


def _words() -> Callable[[Language], SpacedWords]:
    return lambda nlp: SpacedWords(nlp.vocab)


registry.tokenizers(_WORDS, func=_words)


def load_syntax(path: Path | str | None = None) -> Syntax:
    """Loads the shipped pipeline, one from a folder, or an installed one by its name (``"en_core_web_sm"``).

    Raises:
        ModelError: there is no such pipeline, or its files are truncated or of another kind.
    """
    place = SHIPPED if path is None else path
    if isinstance(place, str) and spacy.util.is_package(place):
        return Syntax(_load(place))
    folder = Path(place)
    if not (folder / "config.cfg").is_file():
        raise ModelError(f"no syntax pipeline in {folder}")
    return Syntax(_load(folder))


def _load(place: Path | str) -> Language:
    ours = isinstance(place, Path)
    exclude = ["tokenizer", "ner"] if ours else ["ner"]
    config = {"nlp.tokenizer.@tokenizers": _WORDS} if ours else {}
    try:
        nlp = spacy.load(place, exclude=exclude, config=config)
    except Exception as error:  # spaCy and its readers raise anything from KeyError to msgpack's own errors
        reason = str(error).strip().split("\n")[0] or type(error).__name__
        raise ModelError(f"cannot load the syntax pipeline {place}: {reason}") from error
    missing = {"tagger", "parser"} - set(nlp.pipe_names)
    if missing:
        raise ModelError(f"the syntax pipeline {place} has no {' and no '.join(sorted(missing))}")
    return nlp
