"""Source and correction in, typed edits of the source out."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from spacy.tokens import Doc

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
        edits: dict[int, list[TokenEdit]] = {}
        for number, (source, target) in tokens.items():
            alone = misspelled_alone(_words(source), _words(target), self._annotator.words)
            if alone is not None:
                edits[number] = [alone]
        parsed = [number for number in changed if number not in edits]
        if parsed:
            edits.update(zip(parsed, self.parsed([tokens[number] for number in parsed]), strict=True))
        results: list[list[TypedEdit]] = [[] for _ in pairs]
        for number in changed:
            results[number] = to_character_edits(*pairs[number], *tokens[number], edits[number])
        return results

    def parsed(self, pairs: Sequence[tuple[list[Token], list[Token]]]) -> list[list[TokenEdit]]:
        """The edits of each pair of token sequences, all of them by ERRANT."""
        with self._syntax.zone():
            return self._token_edits(pairs)

    def _token_edits(self, pairs: Sequence[tuple[list[Token], list[Token]]]) -> list[list[TokenEdit]]:
        jobs, docs = [], []
        for number, (source, target) in enumerate(pairs):
            for segment in segments(_words(source), _words(target)):
                jobs.append((number, segment))
                docs.append(self._doc(source[segment.source_start : segment.source_end]))
                docs.append(self._doc(target[segment.target_start : segment.target_end]))
        self._syntax.parse(docs)
        found: list[list[TokenEdit]] = [[] for _ in pairs]
        for (number, segment), source_doc, target_doc in zip(jobs, docs[::2], docs[1::2], strict=True):
            found[number] += [
                replace(
                    edit,
                    start=edit.start + segment.source_start,
                    end=edit.end + segment.source_start,
                    target_start=edit.target_start + segment.target_start,
                    target_end=edit.target_end + segment.target_start,
                )
                for edit in self._annotator.edits(source_doc, target_doc)
            ]
        return found

    def _doc(self, tokens: list[Token]) -> Doc:
        starts = [*(token.start for token in tokens[1:]), -1]
        spaces = [token.end != start for token, start in zip(tokens, starts, strict=False)]
        return self._syntax.doc([token.text for token in tokens], spaces)


def _words(tokens: list[Token]) -> list[str]:
    return [token.text.translate(TYPOGRAPHIC_APOSTROPHES) for token in tokens]
