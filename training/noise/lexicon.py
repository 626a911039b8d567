"""Parts of speech and inflections of English words: closed classes from a table, the rest from lemminflect, cached."""

from functools import lru_cache
from pathlib import Path

from lemminflect import getAllInflections, getAllLemmas

from training.noise.misspellings import MisspellingTable

TABLES = Path(__file__).with_name("tables")

_TAGS = {
    "NOUN": ("NN", "NNS"),
    "VERB": ("VB", "VBZ", "VBD", "VBN", "VBG"),
    "ADJ": ("JJ", "JJR", "JJS"),
    "ADV": ("RB", "RBR", "RBS"),
}
_UPOS = {tag: upos for upos, tags in _TAGS.items() for tag in tags}
_CACHED_WORDS = 300_000
_LONGEST_WORD = 40
_USUAL_ORDER = ("NN", "NNS", "VBD", "JJ", "VB", "VBZ", "VBN", "RB", "JJR", "JJS", "RBR", "RBS", "VBG")
_ORDER_BY_ENDING = {"ing": ("VBG",), "ed": ("VBD", "VBN", "JJ"), "ly": ("RB",)}


def read_tags(name: str) -> dict[str, str]:
    """Read ``TAG: word word ...`` lines of a table (a tag may come on several lines): word -> tag."""
    tags = {}
    for line in (TABLES / name).read_text(encoding="utf-8").splitlines():
        tag, separator, words = line.partition(": ")
        if separator and not line.startswith("#"):
            tags.update(dict.fromkeys(words.split(), tag))
    return tags


CLOSED = read_tags("en/closed_class.txt")
"""Word -> its tag, for words of closed classes and those that are nearly always of one class."""
PREFERRED = read_tags("en/preferred_tags.txt")
"""Word -> its likeliest tag, for words of several classes."""


class NoiseLexicon(dict[str, tuple[str, ...]]):
    """Word form (lower case) -> its possible tags, likeliest first; what is not known is guessed by its ending.

    Attributes:
        misspellings: known misspellings of words.
    """

    def __init__(self, misspellings: MisspellingTable | None = None) -> None:
        super().__init__((word, (tag,)) for word, tag in CLOSED.items())
        self.misspellings = misspellings or MisspellingTable({})

    def __missing__(self, form: str) -> tuple[str, ...]:
        if len(self) > _CACHED_WORDS:
            self.clear()
            self.update((word, (tag,)) for word, tag in CLOSED.items())
        tags = self[form] = _find_tags(form)
        return tags

    def known(self, form: str) -> bool:
        """Whether the form (lower case) is a word."""
        return form in CLOSED or bool(_lemmas(form))

    def lemma(self, form: str, tag: str) -> str | None:
        """The lemma of ``form`` read as ``tag``, or None where it has no such reading."""
        return _lemma(form, tag) if tag in _UPOS else None

    def inflect(self, form: str, tag: str, new_tag: str) -> str | None:
        """``form`` read as ``tag``, put into the form ``new_tag``; None where unknown or the same."""
        lemma = self.lemma(form, tag)
        new = None if lemma is None else _form(lemma, new_tag)
        return None if new == form else new


def _find_tags(form: str) -> tuple[str, ...]:
    lemmas = _lemmas(form)
    found = [tag for upos, tags in _TAGS.items() if upos in lemmas for tag in tags if _lemma(form, tag)]
    if not found:
        return _guess_by_ending(form)
    ending = next((e for e in _ORDER_BY_ENDING if form.endswith(e)), "")
    order = (PREFERRED.get(form, ""), *_ORDER_BY_ENDING.get(ending, ()), *_USUAL_ORDER)
    return tuple(sorted(found, key=order.index))


def _guess_by_ending(form: str) -> tuple[str, ...]:
    for ending, tags in _ORDER_BY_ENDING.items():
        if form.endswith(ending):
            return tags
    return ("NNS",) if form.endswith("s") and not form.endswith(("ss", "us", "is")) else ("NN",)


@lru_cache(maxsize=_CACHED_WORDS)
def _lemmas(form: str) -> dict[str, tuple[str, ...]]:
    return dict(getAllLemmas(form)) if form.isascii() and len(form) < _LONGEST_WORD else {}


@lru_cache(maxsize=_CACHED_WORDS)
def _lemma(form: str, tag: str) -> str | None:
    upos = _UPOS[tag]
    for lemma in _lemmas(form).get(upos, ()):
        if form in _inflections(lemma, upos).get(tag, ()) and not (tag == "NNS" and lemma == form):
            return lemma
    return None


@lru_cache(maxsize=_CACHED_WORDS)
def _inflections(lemma: str, upos: str) -> dict[str, tuple[str, ...]]:
    forms = dict(getAllInflections(lemma, upos))
    if "VBD" in forms:  # the tables leave out participles that are like the past
        forms.setdefault("VBN", forms["VBD"])
    return forms


@lru_cache(maxsize=_CACHED_WORDS)
def _form(lemma: str, tag: str) -> str | None:
    forms = _inflections(lemma, _UPOS[tag]).get(tag, ())
    return forms[0] if forms else None
