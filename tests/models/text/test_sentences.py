"""Sentences: in each case ``¦`` stands where one sentence ends and the next begins."""

import pytest

from models.text.sentences import sentences_of, split_sentences
from models.text.tokens import tokenize

CASES = {
    "en": [
        "The train left. ¦We waited for an hour.",
        "Are you sure? ¦Yes! ¦Then come.",
        "Dr. Moss met Mrs. Hale at St. Anne's on Friday.",
        "She lives in the U.S. and works for a U.K. firm.",
        "She lives in the U.S. ¦They moved there in May.",
        "We need nails, glue, etc. for the shelf.",
        "We need nails, glue, etc. ¦The shelf can wait.",
        "The shop opens at 9 a.m. and closes at 5 p.m. on Mondays.",
        "The shop closes at 5 p.m. ¦We came too late.",
        "J. R. R. Tolkien and C. S. Lewis were friends.",
        "So do I. ¦They do not.",
        "Oranges contain vitamin C. ¦It is good for you.",
        "See Fig. 3 and pp. 12-15 of vol. 2 for details.",
        "Is it No. 7? ¦No. ¦It is No. 9.",
        "It costs 3.50 a kilo. ¦We bought 2.5 kilos.",
        "The year was 1994. ¦Nobody had a phone.",
        "I wonder... maybe not.",
        "He hesitated... ¦Then he left.",
        "Well… I am not sure.",
        '"Come in," she said. ¦"It is open."',
        '"Why now?" he asked. ¦Nobody knew.',
        '"Why now?" Martha asked.',
        "He wrote “It is over.” ¦Then he left.",
        "(It was late.) ¦We went home.",
        "It was late (about ten). ¦We went home.",
        "What?! ¦You cannot be serious!!! ¦I am.",
        "i like it. it is cheap. ¦But my sister hates it.".replace("it. it", "it. ¦it"),
        "i was tired. but i went. ¦i slept late.".replace("tired. but", "tired. ¦but"),
        "Great day :) ¦See you soon!".replace(" ¦", " "),
        "Great day! :) ¦See you soon! 👍 ¦Bye.",
        "Visit www.example.org. ¦It has maps.",
        "Write to ann@example.org. ¦She answers fast.",
        "The file main.py failed. ¦Run it again.",
        "It works.[2] ¦Others disagree. [3] ¦Some do not care.",
        "This is the end.¦Next we pack.",
        "Use version 2.1.0 of the tool. ¦It is faster.",
        "He said no ( . . . ) and left . . . ¦Later he came back.",
        "no punctuation at all in this one",
        "Mr. and Mrs. Poe vs. the city: a long case.",
        "He works at Brandt Inc. as a cook.",
        "He has a Ph.D. in history. ¦She has two.",
        "Smith et al. found three. ¦We found none.",
        "1. Open the box. ¦2. Take out the cable.",
        "Yahoo! is a company.",
        "the shop was closed. ¦people waited outside anyway.",
        "The pop. density is low, approx. five a mile.",
        'They cheered. ¦"Once more!" ¦Nobody moved.',
        'She wrote: " The sea is calm. " ¦Then nothing came.',
        'The 24" screen broke. ¦"Buy a new one," they said.',
    ],
    "de": [
        "Das Spiel beginnt um 20 Uhr. ¦Wir kommen später.",
        "Am 3. Oktober haben wir frei. ¦Am 4. nicht.",
        "Dr. Weber wohnt z.B. in der Hauptstraße.",
        "Wir kaufen Brot, Käse usw. ¦Danach gehen wir heim.",
        "Ludwig XIV. war König. ¦Er lebte in Versailles.",
        "„Kommst du?“, fragte sie. ¦„Nein.“",
        "Das sind ca. 30 Leute, d.h. zu viele.",
        "Er sagte: „Es regnet.“ ¦Dann ging er.",
    ],
    "fr": [
        "M. Martin est arrivé. ¦Mme Roux l'attendait.",
        "Tu viens ? ¦Oui ! ¦Allons-y.",
        "« Tu viens ? » ¦Il n'a pas répondu.",
        "Voir p. 12 et art. 4 du code.",
        "Du pain, du lait, etc. ¦Le reste attendra.",
        "Il est né en 50 av. J.-C. à Rome.",
    ],
    "es": [
        "El Sr. Ruiz llegó tarde. ¦La Sra. Gil no vino.",
        "¿Vienes? ¦¡Claro que sí! ¦Vamos.",
        "Vive en EE.UU. desde 1990.",
        "Ver pág. 12 y art. 4.",
        "Compré pan, leche, etc. ¿Y tú?".replace("etc. ", "etc. ¦"),
    ],
    "it": [
        "Il Sig. Bianchi è partito. ¦La Dott.ssa Neri resta.",
        "Vieni? ¦Sì! ¦Andiamo.",
        "Vedi pag. 12 e art. 4 del codice.",
        "Pane, latte, ecc. ¦Il resto dopo.",
    ],
    "pt": [
        "O Sr. Lopes chegou. ¦A Dra. Reis saiu.",
        "Vens? ¦Claro! ¦Vamos.",
        "Ver pág. 12 e art. 4.",
    ],
    "pl": [
        "Pan dr Nowak przyszedł. ¦Pani prof. Lis wyszła.",
        "W 1990 r. było inaczej. ¦Dziś jest lepiej.",
        "Idziesz? ¦Tak! ¦Chodźmy.",
        "Mamy np. jabłka, gruszki itd. ¦Reszta jutro.",
        "– Kto tam? – zapytała. ¦Nikt nie odpowiedział.",
    ],
    "zh": ["我喜欢猫。¦你呢？¦“不喜欢。”¦好吧！"],
    "ja": ["これはペンです。¦「はい。」¦そうですか？"],
    "ar": ["كيف حالك؟ ¦أنا بخير."],
    "ur": ["یہ کتاب ہے۔ ¦وہ قلم ہے۔"],
    "hi": ["मैं घर जाता हूँ। ¦तुम कहाँ हो?"],
    "da": ["Den 3. maj rejser vi. ¦Vi glæder os."],
}


@pytest.mark.parametrize(
    ("language", "case"), [(language, case) for language, cases in CASES.items() for case in cases]
)
def test_cases(language: str, case: str) -> None:
    text = case.replace("¦", "")
    found = [text[sentence.start : sentence.end] for sentence in split_sentences(text, language)]
    assert found == [sentence.strip() for sentence in case.split("¦")]


def test_sentences_hold_their_tokens_with_offsets_of_the_text() -> None:
    text = "  One two.\n\nThree!  "
    sentences = split_sentences(text)
    assert [(sentence.start, sentence.end) for sentence in sentences] == [(2, 10), (12, 18)]
    assert [[text[token.start : token.end] for token in sentence.tokens] for sentence in sentences] == [
        ["One", "two", "."],
        ["Three", "!"],
    ]


@pytest.mark.parametrize("text", ["", " \n\t\n "])
def test_no_sentence_without_a_token(text: str) -> None:
    assert split_sentences(text) == []


def test_tokens_can_be_given() -> None:
    text = "One. Two."
    assert sentences_of(text, tokenize(text)) == split_sentences(text)
