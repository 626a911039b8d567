"""What is known to be meant by words that many misspell."""

import re
from itertools import product

from models.agreement.de.regularised import regularised_german
from models.agreement.romance.regularised import regularised_verbs
from models.language_folders import language_tables
from models.languages.tags import primary
from models.spelling.lists.affix_lists import wrong_affixes
from models.spelling.lists.irregular import never_words, prefixes, regularised
from models.spelling.lists.pairs import wrong_words
from models.spelling.lists.ranks import ranks
from models.spelling.words.lexicon import Lexicon
from models.spelling.words.regularised import irregular_forms
from models.spelling.words.vocabulary import WordVocabulary

__all__ = ["Misspellings"]

_LEAST_HEARD = 5
"""Letters from which on a word is one of the list though it is spelled by the ear: shorter ones are like too many."""
_STRETCHED = re.compile(r"([^\W\d_])\1{2,}")
_MOST_STRETCHED = 3
"""Letters of a word that may be drawn out (*nooo waaay*)."""
_SPACE = "_"
_HYPHEN = "-"


class Misspellings:
    """The misspelled words and affixes of a language or variant, by its lists and its lexicon."""

    def __init__(self, tag: str, vocabulary: WordVocabulary, lexicon: Lexicon | None) -> None:
        """Take where they are listed.

        Args:
            tag: BCP 47 tag, with the region where the language has variants.
            vocabulary: of this language.
            lexicon: known misspellings, where there are any.
        """
        self._language = primary(tag)
        self._vocabulary = vocabulary
        self._lexicon = lexicon
        listed = wrong_words(tag)
        self._words = {word: right for word, right in listed.items() if not _is_part(word)}
        self._parts = {word: right for word, right in listed.items() if _is_part(word)}
        german = regularised_german() if self._language == "de" else {}
        self._named = regularised(self._language)
        self._never = never_words(self._language)
        self._regularised = {**german, **regularised_verbs(self._language), **self._named}
        self._prefixes = prefixes(self._language)
        self._affixes = wrong_affixes(self._language)
        self._as_heard = {ord(pair[0]): pair[1] for pair in language_tables()[self._language].heard}
        self._heard = {word.translate(self._as_heard): right for word, right in self._words.items() if self._as_heard}
        self._negation = language_tables()[self._language].negation
        table = language_tables()[self._language]
        self._complete = not table.incomplete and not table.ranked_first
        self._ranks = ranks(self._language) if table.ranked_first else None

    def listed(self, lower: str) -> str | None:
        """What is meant by a misspelled word, though the dictionary may have it."""
        if lower in self._never:
            return next(iter(self.irregular(lower)), None)
        if (right := self._words.get(lower)) is not None or not self._parts:
            return right
        for at in range(len(lower), 0, -1):
            if (right := self._parts.get(lower[:at] + _HYPHEN)) is not None:
                return right.removesuffix(_HYPHEN) + lower[at:]
            if (right := self._parts.get(_HYPHEN + lower[-at:])) is not None:
                return lower[:-at] + right.removeprefix(_HYPHEN)
        return None

    def meant(self, lower: str) -> str | None:
        """What is meant by a word: by one that many misspell, or by a regular form of an irregular one."""
        if (right := self.listed(lower) or self._negated(lower) or self.by_affix(lower)) is not None:
            return right
        if irregular := self.irregular(lower):
            return irregular[0]
        if len(lower) >= _LEAST_HEARD and (right := self._heard.get(lower.translate(self._as_heard))) is not None:
            return right
        if (right := self._drawn_out(lower)) is not None:
            return right
        return self._lexicon.misspellings.get(lower) if self._lexicon is not None else None

    def _drawn_out(self, lower: str) -> str | None:
        """The word of which a letter or more are written many times: *nooo*, *cooool*; the most usual of several."""
        runs = [match.span() for match in _STRETCHED.finditer(lower)]
        if not runs or len(runs) > _MOST_STRETCHED:
            return None
        found: dict[str, float] = {}
        for sizes in product((1, 2), repeat=len(runs)):
            text, at = "", 0
            for (start, end), size in zip(runs, sizes, strict=True):
                text, at = text + lower[at:start] + lower[start] * size, end
            text += lower[at:]
            if len(set(text)) > 1 and self._vocabulary.has(text):
                found[text] = self._lexicon.zipf(text) if self._lexicon is not None else 0.0
        return max(found, key=lambda text: found[text], default=None)

    def _negated(self, lower: str) -> str | None:
        """What is meant by *not* and a misspelled word that are written as one: ``неполучилось``."""
        negation = self._negation
        rest = lower.removeprefix(negation)
        if not negation or rest == lower or len(rest) < _LEAST_HEARD:
            return None
        right = self.listed(rest) or self.by_affix(rest) or next(iter(self.irregular(rest)), None)
        if right is None:
            return None
        return negation + right if self._vocabulary.has(negation + right) else f"{negation} {right}"

    def irregular(self, lower: str) -> tuple[str, ...]:
        """The forms of an irregular word that is inflected by rule, the most usual first."""
        forms = irregular_forms(lower) if self._language == "en" else self._by_rule(lower)
        return tuple(form for form in forms if all(map(self._vocabulary.has, form.split())))

    def is_by_rule(self, lower: str) -> bool:
        """Whether a word is one that the list of the language names as inflected by rule."""
        rests = (lower.removeprefix(prefix) for prefix in ("", *self._prefixes) if lower.startswith(prefix))
        return any(rest in self._named for rest in rests) and bool(self.irregular(lower))

    def _by_rule(self, lower: str) -> tuple[str, ...]:
        """What is meant by a regular form, also behind a prefix: ``aufgesteht`` is ``aufgestanden``."""
        if (forms := self._regularised.get(lower)) is not None:
            return forms
        for prefix in self._prefixes:
            rest = lower.removeprefix(prefix)
            if rest != lower and (forms := self._regularised.get(rest)) is not None:
                return tuple(prefix + form for form in forms)
        return ()

    def by_affix(self, lower: str) -> str | None:
        """What is meant by a word that begins or ends as many misspell it, if that is a word.

        A word made of an affix and a known one is not taken for another that is made so: *мегащаслива*, *мегащасливу*.
        """
        made: bool | None = None
        for text, ((_, before, _, after),) in self._affixes.parses(lower):
            words = text.replace(_SPACE, " ").split()
            if not all(map(self._vocabulary.has, words)):
                continue
            if self._complete and not all(map(self._vocabulary.holds, words)):
                made = self._vocabulary.makes(lower) if made is None else made
                if made:
                    continue
            if self._is_frequent(text, text[len(before) : -len(after) or None]):
                return " ".join(words)
        return None

    def _is_frequent(self, *words: str) -> bool:
        return self._ranks is None or any(map(self._ranks.zipf, words))


def _is_part(word: str) -> bool:
    """Whether an entry is for all words that begin or end so."""
    return word.startswith(_HYPHEN) or word.endswith(_HYPHEN)
