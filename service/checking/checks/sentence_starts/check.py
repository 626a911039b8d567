"""Sentences that begin with a small letter, and German letters that go on with a capital behind their greeting."""

import re
from collections.abc import Iterator
from typing import ClassVar

from models.languages.tags import primary
from models.text.document import Document
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.check import TextCheck
from service.checking.messages.explanation import explain
from service.checking.resources import Resources

_SENTENCE = re.compile(r"[¿¡]?(?P<word>[^\W\d_]{2,}) (?:[^\W_]\S* ){3,}[^\W_]\S*[^\W_][.!?]")
"""A whole sentence in running words, of at least five."""
_WORD = re.compile(r"[^\W\d_]+")
_END_MARKS = (".", "!", "?")
_ELLIPSES = ("..", "…")
_SALUTATIONS = {
    "en": re.compile(r"(?:Dear|Hi|Hello|Hey|Good (?:morning|afternoon|evening))\b[^\n,]*,"),
    "fr": re.compile(r"(?:Ch(?:er|ère)s?|Bonjour|Bonsoir|Salut|Madame|Monsieur|Mesdames|Messieurs)\b[^\n]*,"),
    "nl": re.compile(r"(?:Geachte|Beste|Lieve|Hallo)\b[^\n,]*,"),
}
"""How a letter greets, where a capital follows the comma; German, Italian and others go on with a small letter."""
_GERMAN_SALUTATION = re.compile(
    r"(?:(?:Sehr )?[Gg]eehrte[rs]?|Liebe[rs]?|Hallo|Hi|Hey|Guten (?:Tag|Morgen|Abend)|Moin|Servus|Grüezi)\b"
    r"[^\n,]{0,60},"
)
_GERMAN_FIRST = re.compile(
    r"(?:ich|wir|leider|hiermit|anbei|vielen|herzlichen|danke|wie|im|in|am|an|auf|bei|mit|für|nach|seit|vor|zu|zum|zur|"
    r"aus|durch|wegen|aufgrund|bezüglich|trotz|während|gerne?|gestern|heute|morgen|da|wenn|als|weil|obwohl|falls|"
    r"nachdem|bevor|bitte|könnten|können|könnte|kannst|hast|haben|hätten|habe|wurden?|es|das|dies|diese[rs]?|die|der|den|"
    r"meine?|meinen|unsere?|unseren|entschuldigen|entschuldige|endlich|schon|nun)"
)
"""Words in small letters with which letters go on; *Sie* and *Ihr* have a capital of their own."""
_DOTTED_I = frozenset({"tr", "az"})
_CASELESS = frozenset({"ka"})
"""Languages whose letters have pairs by Unicode, but no capital at the start."""


class SentenceStarts(TextCheck):
    """Finds whole sentences that begin with a small letter.

    It is silent where the line before has not ended: a list, a verse, a line that was cut, speech that somebody utters.
    """

    name: ClassVar[str] = "sentence-starts"
    priority: ClassVar[int] = 15
    kinds: ClassVar[tuple[str, ...]] = ("small-letter", "greeted")

    def __init__(self, resources: Resources) -> None:
        pass

    def covers(self, language: str) -> bool:
        """Every language with capital letters; others have no small ones to be found."""
        return primary(language) not in _CASELESS

    def check(self, document: Document) -> list[Alert]:
        """The first words that want a capital."""
        found = list(self._small(document))
        if not found:
            return []
        spans = document.protected
        return [one for one in found if not any(span.start < one.end and one.offset < span.end for span in spans)]

    def _small(self, document: Document) -> Iterator[Alert]:
        language = primary(document.language)
        end = 0
        for sentence in document.sentences:
            match = _SENTENCE.fullmatch(document.text, sentence.start, sentence.end)
            word = match["word"] if match else ""
            if match and word.islower() and word[0].islower() and _may_begin(document.text, end, language):
                yield self._alert(match.start("word"), word, language)
            elif language == "de" and _greets(document.text, end):
                word = _first_word(document.text, sentence.start)
                if word:
                    yield self._greeted(sentence.start, word)
            end = sentence.end

    def _greeted(self, start: int, word: str) -> Alert:
        """A capital behind the comma of a greeting."""
        why = explain("capital.greeted", replacement=word.lower())
        return Alert(
            offset=start,
            length=len(word),
            category=Category.CASING,
            main_category=Category.CASING,
            message=why.english.text,
            short_message=why.english.short,
            replacements=(word.lower(),),
            confidence=0.9,
            rule=f"{self.name}/greeted",
            priority=self.priority,
            told=why,
        )

    def _alert(self, start: int, word: str, language: str) -> Alert:
        first = "İ" if word[0] == "i" and language in _DOTTED_I else word[0].upper()
        why = explain("capital.sentence", replacement=f"{first}{word[1:]}")
        return Alert(
            offset=start,
            length=len(word),
            category=Category.CASING,
            main_category=Category.CASING,
            message=why.english.text,
            short_message=why.english.short,
            replacements=(f"{first}{word[1:]}",),
            confidence=0.9,
            rule=f"{self.name}/small-letter",
            priority=self.priority,
            told=why,
        )


def _first_word(text: str, start: int) -> str:
    """The word at a place if it is one of those that have no capital of their own, and is written with one."""
    found = _WORD.match(text, start)
    word = found[0] if found else ""
    return word if word[:1].isupper() and word[1:].islower() and _GERMAN_FIRST.fullmatch(word.lower()) else ""


def _greets(text: str, end: int) -> bool:
    """Whether the line that ends at a place greets, with a comma at its end."""
    line = text.rfind("\n", 0, end) + 1
    return _GERMAN_SALUTATION.fullmatch(text, line, end) is not None


def _may_begin(text: str, end: int, language: str) -> bool:
    """Whether a sentence may begin behind a text that ends at ``end``."""
    before = text[max(0, end - 2) : end]
    if not before or before.endswith(_END_MARKS):
        return not before.endswith(_ELLIPSES)
    greeting = _SALUTATIONS.get(language)
    line = text.rfind("\n", 0, end) + 1
    return greeting is not None and greeting.fullmatch(text, line, end) is not None
