"""ERRANT over tokens: which token spans differ between two documents, and of what type each difference is."""

import threading
from collections.abc import Set
from functools import cache
from pathlib import Path
from typing import Any

import errant
from errant.edit import Edit
from rapidfuzz.distance import Levenshtein
from spacy.tokens import Doc

from models.aligner import american
from models.aligner.alignment import Alignment
from models.aligner.american import SPELLINGS, WORDS, american_words
from models.aligner.clusters import APOSTROPHES
from models.aligner.grammar import grammar_of
from models.aligner.spelled import is_inflected
from models.aligner.treeless import TreeAskedError, type_without_tree
from models.aligner.types import TOLD_BY_TREE, ErrantType, Operation, TokenEdit
from models.prepared import prepared
from models.syntax.pipeline import Syntax

LARGEST_TABLE = 10_000
"""Above so many cells (source tokens times target tokens) the plain Levenshtein alignment is taken."""

_LOADING = threading.Lock()
_MORPHOLOGY = frozenset({ErrantType.MORPH, ErrantType.NOUN_INFL, ErrantType.VERB_INFL})
_FORMS = {
    **{(ending, tag): ErrantType.VERB_SVA for ending in ("s", "es") for tag in ("VBZ", "VBP")},
    **{(ending, tag): ErrantType.VERB_FORM for ending in ("s", "es", "ed", "d", "ing") for tag in ("VB", "VBN", "VBG")},
    **{(ending, tag): ErrantType.VERB_TENSE for ending in ("ed", "d", "ing") for tag in ("VBD", "VBP", "VBZ")},
    **{(ending, tag): ErrantType.NOUN_NUM for ending in ("s", "es") for tag in ("NN", "NNS")},
}
"""What kind of edit it is where one of two words is the other with an ending, by the tag of the new one."""
_TYPES = frozenset(ErrantType) - {ErrantType.UNK}
_UNTYPED = "NA"
_HYPHEN = "-"
"""Of a missing one the word before it is told, which may be a helping verb."""


class Annotator:
    """ERRANT 3 (Bryant, Felice and Briscoe, 2017) with a pipeline of our own."""

    def __init__(self, syntax: Syntax):
        """Loads ERRANT; its word list, British only, learns the American spellings."""
        with _LOADING:
            self._errant: Any = errant.load("en", syntax.nlp)
            _teach_american(self._errant.classifier)

    @property
    def words(self) -> Set[str]:
        """The words that are known to be spelled right."""
        words: Set[str] = self._errant.classifier.spell
        return words

    def edits(self, source: Doc, target: Doc) -> list[TokenEdit]:
        """The edits between two parsed documents, in order."""
        return [self.typed(edit, target) for edit in self.merged(source, target)]

    def merged(self, source: Doc, target: Doc) -> list[Any]:
        """The edits between two documents that have all but their trees, in order and without types."""
        if len(source) * len(target) > LARGEST_TABLE:
            codes = Levenshtein.opcodes([token.text for token in source], [token.text for token in target])
            spans = [
                (code.src_start, code.src_end, code.dest_start, code.dest_end) for code in codes if code.tag != "equal"
            ]
            return [Edit(source, target, span) for span in spans]
        return list(self._errant.merge(Alignment(source, target)))

    def needs_trees(self, edit: Any) -> tuple[bool, bool]:
        """Whether the tree of the source, and that of the target, must be there before an edit is typed.

        Where they need not, the type is kept in it.
        """
        try:
            kind = type_without_tree(edit, self._errant.classify)
        except TreeAskedError:
            return bool(edit.o_toks), bool(edit.c_toks)
        edit.type = kind
        told = _kind(edit, self.words) in TOLD_BY_TREE or _HYPHEN in edit.c_str
        return False, told and bool(edit.c_toks)

    def typed(self, edit: Any, target: Doc, *, tree: bool = True) -> TokenEdit:
        """An edit of ERRANT with its type and grammar; of ``target`` only with its tree all of this."""
        if edit.type == _UNTYPED:
            self._errant.classify(edit)
        grammar = grammar_of(edit, target, self.words, tree=tree)
        kind, operation = _kind(edit, self.words), _operation(edit)
        return TokenEdit(edit.o_start, edit.o_end, edit.c_start, edit.c_end, kind, operation, grammar)


def _operation(edit: Any) -> Operation:
    operation = edit.type.partition(":")[0]
    if edit.o_start == edit.o_end:
        return "M"
    if edit.c_start == edit.c_end:
        return "U"
    return operation if operation in {"M", "U", "R"} else "R"


def _kind(edit: Any, words: Set[str]) -> ErrantType:
    name = edit.type.partition(":")[2]
    kind = ErrantType(name) if name in _TYPES else ErrantType.OTHER
    return _own_type(edit) or _misspelled(edit, kind, words) or _other_form(edit, kind, words) or kind


def _own_type(edit: Any) -> ErrantType | None:
    """Where only apostrophes differ: ``nt`` -> ``n't`` is punctuation, ``Toms`` -> ``Tom 's`` a possessive.

    ERRANT calls the one a contraction, and the other a possessive only if both lemmas happen to be the same.
    """
    if not edit.o_toks or not edit.c_toks or _bare(edit.o_toks) != _bare(edit.c_toks):
        return None
    if len(edit.o_toks) == len(edit.c_toks) == 1:
        return ErrantType.PUNCT if edit.o_str != edit.c_str and edit.o_str.lower() != edit.c_str.lower() else None
    possessive = len(edit.o_toks) == 1 and len(edit.c_toks) == 2 and edit.c_toks[1].tag_ == "POS"
    return ErrantType.NOUN_POSS if possessive else None


def _misspelled(edit: Any, kind: ErrantType, words: Set[str]) -> ErrantType | None:
    """``definately`` -> ``definitely``: a lemmatizer that knows the misspelling makes ERRANT call it morphology.

    ``recieved`` is misspelled too, but ``telled`` and ``storys`` are wrong inflections of words.
    """
    alone = len(edit.o_toks) == len(edit.c_toks) == 1
    form = edit.o_str.lower()
    if kind not in _MORPHOLOGY or not alone or not form.isalpha() or form in words:
        return None
    return None if kind is not ErrantType.MORPH and is_inflected(form, words) else ErrantType.SPELL


def _other_form(edit: Any, kind: ErrantType, words: Set[str]) -> ErrantType | None:
    """``he like it`` -> ``he likes it``: a word in another of its forms, which ERRANT takes for a misspelled one.

    It does so where the tagger sees another part of speech in the old word, as *like* has several.
    """
    if kind is not ErrantType.SPELL or len(edit.o_toks) != 1 or len(edit.c_toks) != 1:
        return None
    old, new = sorted((edit.o_str.lower(), edit.c_str.lower()), key=len)
    if old not in words or new not in words:
        return None
    return _FORMS.get((new.removeprefix(old) if new.startswith(old) else "", edit.c_toks[0].tag_))


def _bare(tokens: Any) -> str:
    letters = "".join(token.lower_ for token in tokens)
    return "".join(letter for letter in letters if letter not in APOSTROPHES)


@cache
def _teach_american(classifier: Any) -> None:
    listed = Path(classifier.base_dir) / "resources" / "en_GB-large.txt"
    sources = [listed, SPELLINGS, WORDS, Path(american.__file__)]
    classifier.spell.update(prepared("american-words", sources, lambda: american_words(classifier.spell)))
