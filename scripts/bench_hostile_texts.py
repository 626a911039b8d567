"""Texts that were made to cost a checker as much as they can, each of 60,000 characters at most."""

import random
from collections.abc import Iterator, Sequence

CHARACTERS = 60_000

_WORDS = {
    "en-US": "the a cat ran advices recieve seperate people",
    "de-DE": "der die Hund lief Haus vileicht Adrese garnicht Menschen",
    "fr": "le la chat courait maison adrese recevoire langage gens",
    "es": "el la gato corría casa adresa recivir gente mucho",
    "it": "il la gatto correva casa adrezzo ricevvere gente molto",
    "pt-BR": "o a gato corria casa enderesso receberr gente muito",
    "pl-PL": "ten ta kot biegł dom adrees otrzymmać ludzie bardzo",
    "ru": "этот кот бежал дом адресс полушить люди очень",
    "uk": "цей кіт біг дім адресса отриматти люди дуже",
    "cs": "ten kočka běžel dům adressa obdrzet lidé velmi",
    "nl": "de het kat liep huis adrss ontvangeen mensen heel",
    "sv": "den det katt sprang hus adrees mottagga folk mycket",
    "tr": "bu bir kedi koştu ev adressi almakk insanlar çok",
    "fi": "se kissa juoksi talo osoitee vastaanottaaa ihmiset hyvin",
    "hu": "ez egy macska futott ház címmzés kapnii emberek nagyon",
    "ar": "هذا قطة ركض بيت عنووان يستلمم ناس جدا",
    "hi": "यह बिल्ली भागा घर पताा मिलनाा लोग बहुत",
    "ko": "이 고양이 달렸다 집 주소오 받다아 사람들 매우",
}
"""Words of a language, some of them misspelled, for sentences that never end."""


def hostile() -> Iterator[tuple[str, str, str]]:
    """The texts: a name, a language code and the text."""
    yield "eight words", "en-US", eight_words()
    for language, words in _WORDS.items():
        yield f"no full stop, {language}", language, _endless(words.split(), 7)
    for language in ("en-US", "de-DE", "fi", "hu", "pl-PL", "ru"):
        yield f"garbled words, {language}", language, _cut(_garbled(_WORDS[language].split(), language))
    for name, piece in {
        "THE": "THE ", "the": "the ", "one letter": "a", "a a a": "a ", "brackets": "(", "quotation marks": "“",
        "quotes": '" ', "apostrophes": "'", "hyphens": "a-", "stops": "a.", "commas": "a, ", "numbers": "1.2.",
        "dates": "1/2/2020 ", "addresses": "http://a.b/", "names": "Anna Smith ", "marks": "e\u0301\u0302",
        "emoji": "😀", "lines": "a\n", "blank lines": "\n\n", "white space": " ", "dashes": "– ", "ellipses": "… ",
        "that that": "that that had had ", "to be": "he are been be going to is ", "acronyms": "U.S.A. ",
        "long word": "antidisestablishmentarianism", "misspelled once": "recieve ", "question": "? ",
    }.items():  # fmt: skip
        yield name, "en-US", _cut(piece * (CHARACTERS // len(piece) + 1))
    for language, piece in {
        "zh": "的人在有我他这个", "ja": "これはペンです", "th": "ภาษาไทยกกก", "ko": "가나다라",
        "de-DE": "Donaudampfschiff", "ar": "كتاب", "hi": "कखग", "fi": "järjestelmällistämättömyys",
        "auto": "der the le el "
    }.items():  # fmt: skip
        yield f"one run, {language}", language, _cut(piece * (CHARACTERS // len(piece) + 1))

    for language in ("en-US", "de-DE", "ru"):
        known = _WORDS[language].split()
        yield f"capitals, {language}", language, _endless(known, 8).upper()
        yield f"one-letter words, {language}", language, _endless(sorted(set("".join(known))), 9)
        yield f"unknown words, {language}", language, unknown(language, language)
    yield "digits", "en-US", _endless(["0", "1", "23", "456", "7,890", "1.5", "2020", "12:30"], 10)
    yield "brackets and words", "en-US", _endless(["(", "a", ")", "[", "cat", "]", "{", "recieve", "}"], 11)
    yield "commas alone", "en-US", _cut(", " * CHARACTERS)


def endless(language: str, seed: int | str) -> str:
    """The words of a language in any order, some of them misspelled, without a full stop."""
    return _endless(_WORDS[language].split(), seed)


def eight_words(seed: int = 13) -> str:
    """Eight English words in any order, three of them wrong: once what held up all others for longest."""
    return endless("en-US", seed)


def unknown(language: str, seed: str) -> str:
    """Words made of the letters of a language, with commas between them; no dictionary has any."""
    return _cut(", ".join(_unknown(_WORDS[language].split(), seed)))


def _unknown(words: Sequence[str], seed: str) -> Iterator[str]:
    """Different words that no dictionary has."""
    rng = random.Random(seed)
    letters = sorted(set("".join(words).lower()))
    for _ in range(CHARACTERS // 5):
        yield "".join(rng.choices(letters, k=rng.randint(4, 12)))


def _endless(words: Sequence[str], seed: int | str) -> str:
    """Words in any order, without a full stop."""
    return _cut(" ".join(random.Random(seed).choices(words, k=CHARACTERS // 3)))


def _garbled(words: Sequence[str], language: str) -> str:
    """Short sentences in which every third word is a different misspelling of a long one."""
    rng = random.Random(language)
    letters = sorted(set("".join(words).lower()))
    long = [word for word in words if len(word) > 3] or words
    sentences: list[str] = []
    for _ in range(CHARACTERS // 20):
        word = list(rng.choice(long) + rng.choice(long).lower())
        word[rng.randrange(len(word))] = rng.choice(letters)
        sentences.append(" ".join([words[0].capitalize(), "".join(word), *rng.choices(words, k=2)]) + ".")
    return " ".join(sentences)


def _cut(text: str) -> str:
    return text[:CHARACTERS]
