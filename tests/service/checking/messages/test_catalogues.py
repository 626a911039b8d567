"""The catalogues of messages say the same in every language."""

import re

import pytest

from models.agreement.wrong import RULES
from models.confusions.sets import confusions
from models.spelling.words.regional import REGIONS
from service.checking.checks.agreement.messages import messages_in
from service.checking.checks.rules.packs.packs import read_packs
from service.checking.messages.catalogue import ENGLISH, Message, catalogue, message_languages, phrases
from service.checking.messages.explanation import Explanation

RULES_TOLD = ("cs", "de", "es", "fr", "it", "nl", "pl", "pt", "ru", "sv", "uk")
"""Languages of which the messages of all rules of their own are translated."""
OTHERS = [language for language in message_languages() if language != ENGLISH]
PLACE = re.compile(r"\{(\w+)\}")
QUOTES = {
    "cs": "„“", "de": "„“", "en": "“”", "es": "«»", "fr": "«»", "it": "«»", "nl": "“”", "pl": "„”", "pt": "“”",
    "ru": "«»", "sv": "”", "uk": "«»",
}  # fmt: skip


def places(message: Message) -> list[set[str]]:
    """The places of the short message and of the message."""
    return [set(PLACE.findall(text)) for text in message]


def test_which_there_are() -> None:
    assert message_languages() == ("cs", "de", "en", "es", "fr", "it", "nl", "pl", "pt", "ru", "sv", "uk")


@pytest.mark.parametrize("language", OTHERS)
def test_no_key_is_missing_or_left_over(language: str) -> None:
    assert set(catalogue(language)) ^ set(catalogue(ENGLISH)) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_places_are_the_same(language: str) -> None:
    english = catalogue(ENGLISH)
    different = [key for key, message in catalogue(language).items() if places(message) != places(english[key])]
    assert different == []
    for phrase, message in phrases(language).items():
        assert places(message)[1] <= set(PLACE.findall(phrase)), phrase
        assert places(message)[0] <= set(PLACE.findall(phrase)), phrase


@pytest.mark.parametrize("language", message_languages())
def test_messages_are_sentences_in_the_signs_of_their_language(language: str) -> None:
    for key, message in [*catalogue(language).items(), *phrases(language).items()]:
        if key.startswith("region."):
            continue
        assert message.text.endswith((".", "?")), key
        assert not message.short.endswith("."), key
        assert 1 <= len(message.short.split(" ")) <= 6, key
        assert set(re.findall(r"[“”„«»\"]", message.text)) <= set(QUOTES[language]), key


def test_no_message_is_that_of_another_language() -> None:
    for language in OTHERS:
        same = [key for key, message in catalogue(language).items() if message.text == catalogue(ENGLISH)[key].text]
        assert same == []


@pytest.mark.parametrize("language", OTHERS)
def test_messages_of_rules_for_all_languages_and_of_confused_words_are_translated(language: str) -> None:
    everywhere = {rule.message for rule in read_packs("any")}
    own = {one.message for code in ("en", language) for of in confusions(code).of.values() for one in of} - {""}
    own |= messages_in(language) if language in RULES else frozenset()
    if language in RULES_TOLD:
        own |= {rule.message for rule in read_packs(language)}
    assert set(phrases(language)) == everywhere | own


def test_a_set_of_another_language_is_told_in_general() -> None:
    told = Explanation("“ser” or “estar”.", (("original", "es"), ("replacement", "está")), otherwise="confused.words")
    message = told.in_language("de")
    assert message is not None
    assert message.text == "„es“ und „está“ werden leicht verwechselt; gemeint ist hier wohl „está“."
    assert told.in_language("fi") is None


def test_every_region_with_a_spelling_of_its_own_has_a_name() -> None:
    regions = [tag for tag in REGIONS if sum(other.startswith(tag[:3]) for other in REGIONS) > 1]
    assert [tag for tag in regions if f"region.{tag}" not in catalogue(ENGLISH)] == []
