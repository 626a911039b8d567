"""Loads the English syntax pipeline and runs it over our own tokens."""

import threading
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from contextlib import contextmanager
from pathlib import Path

import spacy
from spacy.language import Language
from spacy.tokens import Doc
from spacy.util import DummyTokenizer, registry
from spacy.vocab import Vocab
from thinc.api import Model, NumpyOps
from threadpoolctl import threadpool_limits

from models.errors import ModelError
from models.syntax.lemmas import checked_lemma
from models.syntax.tags import ERRANT_TAGS, SPACE, UNKNOWN

SHIPPED = Path(__file__).parents[1] / "weights" / "en-syntax"
TYPOGRAPHIC_APOSTROPHES = str.maketrans("’ʼ＇", "'''")
TREE = frozenset({"parser", "senter"})
LEMMAS = frozenset({"morphologizer", "trainable_lemmatizer", "lemmatizer"})
UNUSED = frozenset({"ner"})
BATCH = 128
_WORDS = "emend.SpacedWords.v1"
"""The name of `SpacedWords` among the tokenizers of spaCy."""


class Syntax:
    """Gives documents their tags, parts of speech, lemmas and dependency trees. Safe to share between threads.

    A document keeps the words it has seen in the pipeline's vocabulary. A service makes its documents inside
    ``with syntax.zone():`` and takes what it needs out of them before the end, so that its memory does not grow.
    """

    def __init__(self, nlp: Language):
        """Wraps a spaCy pipeline with Penn Treebank tags and CLEAR-style dependency labels."""
        self.nlp = nlp
        self._steps = [(name, step) for name, step in nlp.pipeline if name not in UNUSED]
        _multiply_with_numpy(nlp)
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

    def tag(self, docs: Iterable[Doc]) -> list[Doc]:
        """Sets the tags of documents: no parts of speech, no lemmas and no tree."""
        return self._run(docs, without=TREE | LEMMAS)

    def parse(self, docs: Iterable[Doc]) -> list[Doc]:
        """Sets the tags, parts of speech, lemmas, heads and labels of documents."""
        return self._run(docs)

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
                    filled = step.pipe(filled, batch_size=BATCH)  # type: ignore[attr-defined]
            for doc in filled:
                self._check(doc)
        return documents

    def _check(self, doc: Doc) -> None:
        """Replaces every tag that ERRANT does not know, and every lemma that the dictionary knows better."""
        for token in doc:
            if token.is_space:
                token.tag_, token.pos_ = SPACE, "SPACE"
            elif token.tag not in self._known:
                token.tag_ = UNKNOWN
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
