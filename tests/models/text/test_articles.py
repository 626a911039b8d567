"""a or an, by the sound of what follows."""

import pytest

from models.text.articles import article_for, articles_for

AN = [
    "apple", "hour", "hourly", "honest", "honour", "honorary", "heir", "heirloom", "unidentified",
    "unimportant", "uninformed", "unimaginative", "unidentical", "unironic", "umbrella", "usher", "utter",
    "urgent", "urban", "onerous", "oncoming", "igloo", "MRI", "SQL", "FAQ", "HTML", "SUV", "FBI", "NGO", "LED",
    "MP3", "X-ray", "x-ray", "F-16", "M4", "A4", "H", "S-bend", "e-mail", "8", "8-bit", "80s", "800", "11",
    "11th", "18", "18-year-old", "11,000", "18.5", "MRIs", "HTTPS", "“old”", "OECD", "EMAIL", "Uzbek", "LSAT",
    "SQLite", "SQLAlchemy", "FFmpeg", "NVMe", "NFSv4", "XMLHttpRequest", "RStudio", "OAuth", "IPv6", "mRNA", "sRGB",
    "fMRI", "iOS", "S3", "R2D2", "nginx", "npm", "ssh", "html", "xterm", "htop", "mmap", "nth", "X.509", "M.2",
    "11000", "18000", "Ubuntu",
]  # fmt: skip
A = [
    "house", "unanimous", "unique", "unicorn", "union", "uniform", "university", "unidirectional", "unimodal",
    "universal", "useful", "user", "usual", "usurper", "utensil", "utilitarian", "utopia", "uterus", "ukulele",
    "uvula", "ubiquitous", "European", "eulogy", "euro", "ewe", "one", "one-time", "one-off", "oneself",
    "once-famous", "ouija", "Uruguayan", "uranium", "urine", "Ugandan", "Ukrainian", "Uyghur", "UFO", "URL",
    "USB", "U-turn", "U2", "BBC", "NASA", "NATO", "RAM", "ROM", "UNESCO", "UNICEF", "HOUSE", "LARGE", "houri",
    "hotel", "historic", "7", "1", "100", "110", "118", "1,100", "180", "herbivore", "Thursday", "youth",
    "LaTeX", "NumPy", "MySQL", "UTF-8", "YAML", "MIME", "JSON", "REPL", "SIMD", "SAML", "RESTful", "SaaS",
    "NoSQL", "url", "uuid", "utf-8", "usb", "pdf", "gcc", "kHz", "Nguyen", "Sri", "Svelte", "mnemonic", "llama",
    "1800", "rhyme", "square", "stderr",
]  # fmt: skip


@pytest.mark.parametrize("word", AN)
def test_the_sound_of_a_vowel_takes_an(word: str) -> None:
    assert article_for(f"{word} thing") == "an"


@pytest.mark.parametrize("word", [*A, ""])
def test_the_sound_of_a_consonant_takes_a(word: str) -> None:
    assert article_for(word) == "a"


@pytest.mark.parametrize(("language", "article"), [("en-US", "an"), ("en-GB", "a"), ("en-AU", "a")])
def test_the_herb_of_americans_has_no_h(language: str, article: str) -> None:
    assert article_for("herb garden", language) == article
    assert article_for("herbivore", language) == "a"


@pytest.mark.parametrize("word", ["FAQ", "SQL", "SQLite", "SHA-256", "nginx", "npm"])
def test_what_is_said_in_two_ways_may_have_both(word: str) -> None:
    assert set(articles_for(word)) == {"a", "an"}


@pytest.mark.parametrize("word", ["MRI", "NASA", "apple", "sparrow", "Nguyen"])
def test_other_words_have_one(word: str) -> None:
    assert len(articles_for(word)) == 1
