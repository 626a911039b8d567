"""Replacements: inflection, letter case, spaces and articles."""

import pytest

from models.errors import ConfigError
from service.checking.checks.rules.ruleset import RuleSet
from tests.service.checking.checks.rules.writing import corrected, find, rules

PHOTO = 'pattern = "=make/VB* a? photo|photos"\nreplace = "{take=1} {2} {3}"'
FREE = 'pattern = "<free> gift"\nreplace = ""'
SHE_IS = 'pattern = "lei è <@word>"\nreplace = "{3@adjective_fs}"'
HE_IS = 'pattern = "lui è <@word>"\nreplace = "{3@adjective_ms}"'
BASICALLY = 'pattern = "<basically,?> *"\nreplace = ""'
ENDINGS = 'pattern = "la casa es <@any>"\nreplace = ["{4:-o+a}", "{4:-os+as}"]'
COMMA = 'pattern = "<,> because"\nreplace = ""'
SURPRISE = 'pattern = "<unexpected> surprise"\nreplace = ["", "sudden"]'


@pytest.mark.parametrize(
    ("entry", "wrong", "right"),
    [
        (PHOTO, "They made a photo.", "They took a photo."),
        (PHOTO, "They have made photos.", "They have taken photos."),
        (PHOTO, "He makes a photo, making photos.", "He takes a photo, taking photos."),
        (PHOTO, "Make a photo!", "Take a photo!"),
        (PHOTO, "THEY MADE A PHOTO.", "THEY TOOK A PHOTO."),
        ('pattern = "news <are|were|come>"\nreplace = "{2:singular}"', "The news were bad.", "The news was bad."),
        ('pattern = "news <are|were|come>"\nreplace = "{2:singular}"', "News come late.", "News comes late."),
        ('pattern = "they <was|has>"\nreplace = "{2:plural}"', "They was late.", "They were late."),
        ('pattern = "they <was|has>"\nreplace = "{2:plural}"', "They has time.", "They have time."),
        ('pattern = "enjoy <to /VB>"\nreplace = "{3:VBG}"', "We enjoy to swim.", "We enjoy swimming."),
        ('pattern = "<they @any> since"\nreplace = "they have {2:VBN}"', "They live since.", "They have lived since."),
        ('pattern = "three <@any>"\nreplace = "{2:NNS}"', "She has three child here.", "She has three children here."),
        ('pattern = "<more @any> than"\nreplace = "{2:JJR}"', "It is more cold than ice.", "It is colder than ice."),
        ('pattern = "`english`"\nreplace = "{1:title}"', "I speak english.", "I speak English."),
        ('pattern = "`Spring`"\nreplace = "{1:lower}"', "Spring is here, in Spring.", "Spring is here, in spring."),
        ('pattern = "me and you"\nreplace = "you and I"', "Me and you go, me and you.", "You and I go, you and I."),
        ('pattern = "@any and both"\nreplace = "both {1} and"', "They and both us.", "Both they and us."),
        ('pattern = "I and *"\nreplace = "{3} and I"', "I and he went.", "He and I went."),
        ('pattern = "<its> been"\nreplace = "it\'s"', "ITS BEEN RAINING.", "IT'S BEEN RAINING."),
        ('pattern = "pin number"\nreplace = "{1}"', "My PIN number.", "My PIN."),
        (ENDINGS, "La casa es bonito.", "La casa es bonita."),
        (ENDINGS, "LA CASA ES BONITOS.", "LA CASA ES BONITAS."),
        (ENDINGS, "La casa es enorme; la casa es así.", "La casa es enorme; la casa es así."),
        ('pattern = "une <@any>"\nreplace = "{2:-e+}"', "Une vase.", "Une vas."),
        (FREE, "A free gift, the free gift.", "A gift, the gift."),
        (FREE, "Free gift for all.", "Gift for all."),
        (FREE, "(Free gift) and “free gift”.", "(Gift) and “gift”."),
        (COMMA, "He left, because it rained.", "He left because it rained."),
        (COMMA, "He left , because it rained.", "He left because it rained."),
        ('pattern = "<, too>"\nreplace = ""', "He left, too.", "He left."),
        ('pattern = "<too ,>"\nreplace = ""', "He too, then, left.", "He then, left."),
        ('pattern = "<very>"\nreplace = ""', "A (very old) and “very old” house.", "A (old) and “old” house."),
        ('pattern = "<very>"\nreplace = ""', "It is cold—very cold.", "It is cold—cold."),
        (BASICALLY, "Basically, we lost.", "We lost."),
        (BASICALLY, "Basically I lost.", "I lost."),
        (BASICALLY, "We basically lost.", "We lost."),
        (SURPRISE, "It was an unexpected surprise.", "It was a surprise."),
        (SURPRISE, "An unexpected surprise came.", "A surprise came."),
        (SURPRISE, "AN UNEXPECTED SURPRISE CAME.", "A SURPRISE CAME."),
        (SURPRISE, "The unexpected surprise came.", "The surprise came."),
        ('pattern = "large"\nreplace = "enormous"', "It was a large house.", "It was an enormous house."),
        ('pattern = "large"\nreplace = "big"', "It was a large house.", "It was a big house."),
        ('pattern = "<sun>"\nreplace = "the {1}"', "We like sun.", "We like the sun."),
        ('pattern = "need <key|umbrella>"\nreplace = "a {2}"', "I need umbrella.", "I need an umbrella."),
        ('pattern = "need <key|umbrella>"\nreplace = "a {2}"', "I need key.", "I need a key."),
        ('pattern = "saw <very? old|new film>"\nreplace = "a {2} {3} {4}"', "I saw old film.", "I saw an old film."),
        (
            'pattern = "saw <very? old|new film>"\nreplace = "a {2} {3} {4}"',
            "Saw very old film.",
            "Saw a very old film.",
        ),
        ('pattern = "<however> we"\nreplace = "{1},"', "However we stayed.", "However, we stayed."),
        ('pattern = "wide? open"\nreplace = "{1} shut"', "It is open, wide open.", "It is shut, wide shut."),
    ],
)
def test_the_first_replacement_leaves_clean_text(entry: str, wrong: str, right: str) -> None:
    assert corrected(entry, wrong) == right


def test_names_and_german_nouns_keep_their_capital() -> None:
    entry = 'pattern = "@any/PRP,NNP and both"\nreplace = "both {1} and"'
    assert corrected(entry, "Anna and both brothers came.") == "Both Anna and brothers came."
    assert corrected(entry, "They and both brothers came.") == "Both they and brothers came."
    assert corrected('pattern = "@any nur"\nreplace = "nur {1}"', "Brot nur hilft.", "de") == "Nur Brot hilft."
    assert corrected('pattern = "@any nur"\nreplace = "nur {1}"', "Er nur hilft.", "de") == "Nur er hilft."


def test_replacements_share_the_span() -> None:
    ((finding,),) = find(rules(SURPRISE), "It was an unexpected surprise.")
    assert finding.alert.replacements == ("a", "a sudden")
    ((finding,),) = find(rules(SURPRISE), "Her unexpected surprise.")
    assert finding.alert.replacements == ("", " sudden")


def test_a_rule_that_would_change_nothing_is_silent() -> None:
    assert find(rules('pattern = "so|thus"\nreplace = "so"'), "It is so.") == [[]]


def test_the_last_word_of_a_sentence_is_not_deleted() -> None:
    assert find(rules('pattern = "basically"\nreplace = ""'), "Basically.") == [[]]


def test_protected_words_are_left_alone_unless_the_rule_is_about_them() -> None:
    entry = 'pattern = "3 may"\nreplace = "4 may"'
    assert find(rules(entry), "On 3 may.") == [[]]
    assert corrected(f'{entry}\ntouches = ["number"]', "On 3 may.") == "On 4 may."
    assert find(rules('pattern = "foo"\nreplace = "bar"'), "See `foo` here.") == [[]]


def test_messages_name_the_words() -> None:
    entry = 'pattern = "=make/VB* a photo"\nreplace = "{take=1} a photo"\nmessage = "{original}, {1}, {replacement}."'
    ((finding,),) = find(rules(entry), "Making a photo is fun.")
    assert finding.alert.message == "Making a photo, making, Taking a photo."


def test_characters_are_replaced_literally() -> None:
    entry = "regex = '\\pL(?P<span> +([,;]))'\nreplace = '{2}'"
    assert corrected(entry, "Été , hiver  ; été.") == "Été, hiver; été."
    assert corrected("regex = '(\\pL)😀(\\pL)'\nreplace = '{2}{1}'", "Oh a😀b so.") == "Oh ba so."


@pytest.mark.parametrize(
    ("entry", "wrong", "right"),
    [
        (SHE_IS, "Lei è rosso.", "Lei è rossa."),
        (SHE_IS, "Lei è bel.", "Lei è bella."),
        (SHE_IS, "LEI È BELLO.", "LEI È BELLA."),
        (SHE_IS, "Lei è bella.", "Lei è bella."),
        (SHE_IS, "Lei è verde.", "Lei è verde."),
        (HE_IS, "Lui è bella.", "Lui è bello."),
    ],
)
def test_a_list_gives_the_form_of_a_word(entry: str, wrong: str, right: str) -> None:
    assert corrected(entry, wrong, "it") == right


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        ('pattern = "a b"\nreplace = "{3}"', "does not have"),
        ('pattern = "a b?"\nreplace = "{take=2}"', "not always one word"),
        ('pattern = "a b"\nreplace = "{be=1}"', "be"),
        ('pattern = "a b"\nreplace = "{1:XX}"', "no form"),
        ('pattern = "a b"\nreplace = "{one}"', "not understood"),
        ('pattern = "a b"\nmessage = "{3}."', "cannot be filled"),
        ("regex = '(a)'\nreplace = '{1:NNS}'", "inflection"),
        ("regex = 'a*'", "empty text"),
        ("regex = '(?=a)'", "perl|invalid"),
        ('pattern = "a b"\nreplace = ""\nmessage = "{replacement}."', "can be empty"),
        ('pattern = "lei @word"\nreplace = "{2@adverb}"', "there is no list"),
        ('pattern = "lei @word"\nreplace = "{2@month}"', "as many words each"),
        ('pattern = "lei @word"\nreplace = "{2@uneven_fs}"', "as many words each: uneven_ms 2, uneven_fs 1"),
        ('pattern = "lei @word"\nreplace = "{bella=2@adjective_fs}"', "of an item or of a list"),
    ],
)
def test_a_bad_replacement_is_refused_with_the_name_of_its_rule(entry: str, problem: str) -> None:
    with pytest.raises(ConfigError, match=f"service/rules/en/x.toml: R0: .*(?i:{problem})"):
        assert isinstance(rules(entry), RuleSet)
