"""What is offered first for a misspelled word, and what is no misspelled word at all, in sentences of our own."""

import pytest

from models.text.document import Document
from service.checking.checks.spelling.check import SpellingCheck
from service.checking.sentences import sentence_texts
from tests.shipped import RESOURCES

CHECK = SpellingCheck(RESOURCES, rerank=lambda found: [one.suggestions for one in found])
"""Without a correction model: what the speller says alone."""


def first_replacements(text: str, language: str) -> dict[str, str]:
    """The misspelled words of a text with the first replacement of each."""
    if not CHECK.covers(language):
        pytest.skip(f"no dictionary of {language} is installed")
    sentences = sentence_texts(Document.of(text, language))
    return {
        sentence.text[alert.offset : alert.end]: next(iter(alert.replacements), "")
        for sentence, alerts in zip(sentences, CHECK.check(sentences), strict=True)
        for alert in alerts
    }


@pytest.mark.parametrize(
    ("language", "text", "replacements"),
    [
        ("en-US", "I tooked a cab, and she slapt the table.", {"tooked": "took", "slapt": "slapped"}),
        (
            "cs",
            "Kluci vodjeli a holky mluvěj o vokurkách.",
            {"vodjeli": "odjeli", "mluvěj": "mluví", "vokurkách": "okurkách"},
        ),
        (
            "cs",
            "Minulej tejden jsem byl v exelentní restauraci.",
            {"Minulej": "Minulý", "tejden": "týden", "exelentní": "excelentní"},
        ),
        ("cs", "Stratila jsem klíče od bytu.", {"Stratila": "Ztratila"}),
        ("cs", "Novotný přišel pozdě a Petrovi to nevadilo.", {}),
        ("cs", "Pjekně ti děkuju za obněd.", {"Pjekně": "Pěkně", "obněd": "oběd"}),
        ("en-US", "The cook servered it, he wipped the plate.", {"servered": "served", "wipped": "wiped"}),
        ("en-GB", "We went by train and it taked three hours.", {"taked": "took"}),
        ("en-GB", "They were sad, as it had taked three hours.", {"taked": "taken"}),
        ("en-GB", "I have writed to her twice.", {"writed": "written"}),
        ("en-US", "Nobody saw what happend to my fone.", {"happend": "happened", "fone": "phone"}),
        ("en-US", "That is the best thing ive ever made.", {"ive": "I've"}),
        ("en-US", "His dauter studies fizics.", {"dauter": "daughter", "fizics": "physics"}),
        ("en-US", "I had enuff of it.", {"enuff": "enough"}),
        ("en-US", "She visited three citys and sent apologys.", {"citys": "cities", "apologys": "apologies"}),
        (
            "en-US",
            "It was realy cheap, the cook was freindly and the food was delishious.",
            {"realy": "really", "freindly": "friendly", "delishious": "delicious"},
        ),
        ("en-US", "He left the room quitely.", {"quitely": "quietly"}),
        ("de-DE", "Er gehte gestern nach Hause.", {"gehte": "ging"}),
        ("de-DE", "Die Lererin gab mir keine Rechnug.", {"Lererin": "Lehrerin", "Rechnug": "Rechnung"}),
        ("de-DE", "Wir sagen dir bescheit.", {"bescheit": "Bescheid"}),
        ("de-DE", "Das weiß ich garnicht.", {"garnicht": "gar nicht"}),
        ("de-DE", "Das Packet ist kaput.", {"Packet": "Paket", "kaput": "kaputt"}),
        ("fr", "Ma soeur envoie ses voeux et des oeufs.", {"soeur": "sœur", "voeux": "vœux", "oeufs": "œufs"}),
        ("fr", "Que disez-vous de cette idée ?", {"disez": "dites"}),
        ("es", "Ayer andaron serca del río.", {"andaron": "anduvieron", "serca": "cerca"}),
        ("it", "Ho prenduto il treno di notte.", {"prenduto": "preso"}),
        ("pt-BR", "Ontem ela fazeu um bolo, concerteza.", {"fazeu": "fez", "concerteza": "com certeza"}),
        ("pl-PL", "Już niewiem, czy karzdy to widział.", {"niewiem": "nie wiem", "karzdy": "każdy"}),
        ("nl", "Onze babys hebben een winkel.", {"babys": "baby's"}),
        ("ru", "Я незнаю, нравица ли ему море.", {"незнаю": "не знаю", "нравица": "нравится"}),
        ("uk", "Я незнаю, де він живе.", {"незнаю": "не знаю"}),
        ("uk", "Мама зпитала, чому діти так довго ходють.", {"зпитала": "спитала", "ходють": "ходять"}),
        ("uk", "Ми нехочемо їсти, бо вже обідаєм.", {"нехочемо": "не хочемо", "обідаєм": "обідаємо"}),
        ("uk", "Сусіди угощали нас пірожками.", {"угощали": "пригощали", "пірожками": "пиріжками"}),
        ("uk", "Обізатєльно зайди в общежитіє.", {"Обізатєльно": "Обов'язково", "общежитіє": "гуртожиток"}),
    ],
)
def test_the_first_suggestion_is_what_is_meant(language: str, text: str, replacements: dict[str, str]) -> None:
    assert first_replacements(text, language) == replacements


def test_a_word_with_not_before_it_is_never_its_opposite() -> None:
    speller = RESOURCES.spelling.speller("ru")
    for word in ("незнаю", "нехочет", "ненадо"):
        assert word.removeprefix("не") not in [one.text for one in speller.suggest(word)]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en-US", "We use tinyqueue-cli and tinyqueue-core for the jobs."),
        ("en-US", "She was born in Bergen op Zoom in spring."),
        ("en-GB", "Ines sat down, and Anouk's brother stood beside Ngozi."),
        ("en-GB", "For sale: bike, hardly used, nine pounds ono."),
        ("de-DE", "Der Nobelpreisträger wohnt in der Odenwaldstraße."),
        ("de-DE", "Ich möchte an der Blu-ray nicht herumzumeckern anfangen."),
        ("de-DE", "Auf einer Reise durch Millingen aan de Rijn schrieb er viel."),
        ("de-DE", "Das Floß kippt, das Kind auf ihrem Schoß lacht, es gibt Zeckenzangen und Pfefferminztee."),
        ("es", "El equipo gerencial se reúne los lunes."),
        ("pl-PL", "Połączenia ciemieniowo-potyliczne są bardzo ważne."),
        ("pl-PL", "Terapia psychodynamiczna jest kontrproduktywna, a wydatki są zagregowane."),
        ("ru", "Геномы гребневиков изучены, бойкоты запрещены, а структура публична."),
        ("ru", "У нас много интеграций и клонирований в разных контекстах."),
    ],
)
def test_names_and_forms_that_dictionaries_lack_are_right(language: str, text: str) -> None:
    assert first_replacements(text, language) == {}


@pytest.mark.parametrize(
    ("language", "text", "first"),
    [
        ("en-US", "Nooo, that was sooooo cooool.", {"Nooo": "No", "sooooo": "so", "cooool": "cool"}),
        ("de-DE", "Das war schööön.", {"schööön": "schön"}),
        ("de-DE", "Die Schifffahrt ist gesperrt.", {}),
        ("uk", "Це дууууже добре.", {"дууууже": "дуже"}),
    ],
)
def test_a_word_that_is_drawn_out_is_that_word(language: str, text: str, first: dict[str, str]) -> None:
    assert first_replacements(text, language) == first


def test_one_letter_written_many_times_is_a_sound_or_a_laugh() -> None:
    assert first_replacements("Zzz, he is asleep. Kkkk, so funny.", "en-US") == {}


def test_a_verb_in_its_older_spelling_is_no_noun() -> None:
    assert first_replacements("Das Wasser floß schnell.", "de-DE") == {"floß": "floss"}


def test_a_frequent_compound_of_three_parts_is_offered() -> None:
    assert first_replacements("Das Erntedankfeest war schön.", "de-DE") == {"Erntedankfeest": "Erntedankfest"}


def test_a_misspelled_half_of_a_compound_is_found() -> None:
    assert first_replacements("It is a well-knwon fact.", "en-US") == {"knwon": "known"}
