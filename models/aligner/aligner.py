"""Source and correction in, typed edits of the source out."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from spacy.tokens import Doc, Span

from models.aligner.alignment import differing
from models.aligner.annotator import Annotator
from models.aligner.segments import segments
from models.aligner.spans import to_character_edits
from models.aligner.spelled import misspelled_alone
from models.aligner.types import TokenEdit, TypedEdit
from models.syntax.pipeline import TYPOGRAPHIC_APOSTROPHES, Syntax, load_syntax
from models.text.tokens import Token, tokenize


class Aligner:
    """Finds and types the edits between two versions of an English text. Safe to share between threads."""

    def __init__(self, syntax: Syntax | None = None):
        """Takes a syntax pipeline; the shipped one if left out."""
        self._syntax = syntax or load_syntax()
        self._annotator = Annotator(self._syntax)

    def align(self, source: str, target: str) -> list[TypedEdit]:
        """The edits that turn ``source`` into ``target``; see ``align_all``."""
        return self.align_all([(source, target)])[0]

    def align_all(self, pairs: Iterable[tuple[str, str]]) -> list[list[TypedEdit]]:
        """The edits of each pair, of sentences or of longer texts.

        Offsets count code points of the source as it is. The edits of a pair are sorted, do not overlap, and applied
        together give exactly the target, white space included. Only in a source without any token may an edit be empty.
        """
        pairs = list(pairs)
        changed = [number for number, (source, target) in enumerate(pairs) if source != target]
        tokens = {number: (tokenize(pairs[number][0]), tokenize(pairs[number][1])) for number in changed}
        edits = dict(zip(changed, self.token_edits([tokens[number] for number in changed]), strict=True))
        results: list[list[TypedEdit]] = [[] for _ in pairs]
        for number in changed:
            results[number] = to_character_edits(*pairs[number], *tokens[number], edits[number])
        return results

    def token_edits(self, pairs: Sequence[tuple[list[Token], list[Token]]]) -> list[list[TokenEdit]]:
        """The edits of each pair of token sequences; no more is found out about their words than tells the types."""
        words = [(_words(source), _words(target)) for source, target in pairs]
        edits: list[list[TokenEdit]] = []
        known = self._annotator.words
        for source, target in words:
            alone = misspelled_alone(source, target, known)
            edits.append([] if alone is None else [alone])
        left = [number for number, found in enumerate(edits) if not found]
        if left:
            self._syntax.keep(word for number in left for side in words[number] for word in side if word in known)
            with self._syntax.zone():
                for number, found in zip(left, self._token_edits([pairs[number] for number in left]), strict=True):
                    edits[number] = found
        return edits

    def parsed(self, pairs: Sequence[tuple[list[Token], list[Token]]]) -> list[list[TokenEdit]]:
        """The edits of each pair of token sequences, all of them by ERRANT with both trees: what is known by less."""
        with self._syntax.zone():
            return self._token_edits(pairs, trees=True)

    def _token_edits(
        self, pairs: Sequence[tuple[list[Token], list[Token]]], *, trees: bool = False
    ) -> list[list[TokenEdit]]:
        jobs, sides = [], []
        docs = _Documents(self._syntax)
        for number, (source, target) in enumerate(pairs):
            for segment in segments(_words(source), _words(target)):
                jobs.append((number, segment))
                left = docs.of(source[segment.source_start : segment.source_end])
                sides.append((left, docs.of(target[segment.target_start : segment.target_end])))
        if trees:
            self._syntax.parse(docs.made)
            typed = [self._annotator.edits(*both) for both in sides]
        else:
            self._syntax.classify(docs.made)
            typed = self._typed(sides)
        found: list[list[TokenEdit]] = [[] for _ in pairs]
        for (number, segment), edits in zip(jobs, typed, strict=True):
            found[number] += [
                replace(
                    edit,
                    start=edit.start + segment.source_start,
                    end=edit.end + segment.source_start,
                    target_start=edit.target_start + segment.target_start,
                    target_end=edit.target_end + segment.target_start,
                )
                for edit in edits
            ]
        return found

    def _typed(self, sides: Sequence[tuple[Doc, Doc]]) -> list[list[TokenEdit]]:
        """The edits of pairs of documents that have tags; their lemmas and trees are found where these tell."""
        stretches = [differing(*both) for both in sides]
        self._syntax.add_lemmas(one for both in stretches for one in both)
        merged = [self._annotator.merged(*both) for both in sides]
        beyond = [both for both, edits in zip(stretches, merged, strict=True) if _lies_beyond(edits, *both)]
        self._syntax.add_lemmas(one.doc[:] for both in beyond for one in both)
        parsed: dict[int, Doc] = {}
        for (source, target), edits in zip(sides, merged, strict=True):
            for edit in edits:
                of_source, of_target = self._annotator.needs_trees(edit)
                parsed |= {id(source): source} if of_source else {}
                parsed |= {id(target): target} if of_target else {}
        self._syntax.add_trees(parsed.values())
        return [
            [self._annotator.typed(edit, target, tree=id(target) in parsed) for edit in edits]
            for (_, target), edits in zip(sides, merged, strict=True)
        ]


def _lies_beyond(edits: Sequence[Any], source: Span, target: Span) -> bool:
    """Whether an edit holds other words than two stretches do."""
    return any(
        edit.o_start < source.start or edit.o_end > source.end or edit.c_start < target.start or edit.c_end > target.end
        for edit in edits
    )


class _Documents:
    """The documents of some sentences, of equal ones the same."""

    def __init__(self, syntax: Syntax) -> None:
        self._syntax = syntax
        self._known: dict[tuple[tuple[str, ...], tuple[bool, ...]], Doc] = {}

    @property
    def made(self) -> list[Doc]:
        """All of them."""
        return list(self._known.values())

    def of(self, tokens: Sequence[Token]) -> Doc:
        """The document of a sentence."""
        starts = [*(token.start for token in tokens[1:]), -1]
        words = tuple(token.text for token in tokens)
        spaces = tuple(token.end != start for token, start in zip(tokens, starts, strict=False))
        if (found := self._known.get((words, spaces))) is None:
            found = self._known[words, spaces] = self._syntax.doc(words, spaces)
        return found


def _words(tokens: list[Token]) -> list[str]:
    return [token.text.translate(TYPOGRAPHIC_APOSTROPHES) for token in tokens]
