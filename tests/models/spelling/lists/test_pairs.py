from pathlib import Path

import pytest

from models.errors import ConfigError
from models.spelling.lists import pairs
from models.spelling.lists.pairs import regional_pairs, wrong_words
from tests.shipped import RESOURCES

SPELLING = RESOURCES.spelling
COMMON = Path(__file__).with_name("pairs.en.txt")
RIGHT_IN_BOTH = {
    "acknowledgment", "apologize", "ax", "axe", "check", "curb", "draft", "fetus", "glycerin", "glycerine", "license",
    "likable", "likeable", "meter", "mom", "mum", "practice", "program", "story", "tire",
}  # fmt: skip
"""Words that each has in some sense, so that only the context can tell, or beside the other spelling."""


def here(tag: str, word: str) -> str:
    """How a word of another region is spelled in this one; the word itself if it is right here."""
    if not SPELLING.covers(tag):
        pytest.skip(f"no dictionary of {tag} is installed")
    speller = SPELLING.speller(tag)
    if speller.knows(word):
        return word
    region = speller.region(word)
    return region.here if region else ""


def common_pairs() -> list[tuple[str, str]]:
    lines = [line for line in COMMON.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return [
        (british, american) for line in lines for british, _, american in (one.partition(":") for one in line.split())
    ]


def test_a_british_and_an_american_writer_get_their_own_spelling() -> None:
    pairs = common_pairs()
    assert len(pairs) >= 150
    for british, american in pairs:
        assert here("en-US", american) == american
        assert here("en-GB", british) == british
        if british not in RIGHT_IN_BOTH:
            assert here("en-US", british) == american
        if american not in RIGHT_IN_BOTH:
            assert here("en-GB", american) == british


@pytest.mark.parametrize("tag", ["en-GB", "en-AU", "en-NZ", "en-ZA"])
@pytest.mark.parametrize(("word", "meant"), [("gray", "grey"), ("centered", "centred"), ("color", "colour")])
def test_american_spellings_are_told_in_all_the_commonwealth(tag: str, word: str, meant: str) -> None:
    assert here(tag, word) == meant


@pytest.mark.parametrize(
    ("tag", "word", "meant"),
    [
        ("pt-BR", "facto", "fato"),
        ("pt-BR", "género", "gênero"),
        ("pt-BR", "económico", "econômico"),
        ("pt-BR", "receção", "recepção"),
        ("pt-BR", "Planeamento", "Planejamento"),
        ("pt-BR", "húmido", "úmido"),
        ("pt-PT", "fato", "fato"),
        ("pt-PT", "facto", "facto"),
        ("pt-PT", "úmido", "húmido"),
        ("pt-PT", "contato", "contacto"),
        ("pt-PT", "detecta", "deteta"),
        ("pt-PT", "sunga", "sunga"),
        ("de-DE", "Strasse", "Straße"),
        ("de-DE", "Füsse", "Füße"),
        ("de-DE", "Masse", "Masse"),
        ("de-CH", "Straße", "Strasse"),
        ("de-CH", "Spaß", "Spass"),
        ("de-CH", "parkieren", "parkieren"),
        ("de-AT", "Jänner", "Jänner"),
        ("de-AT", "Feber", "Feber"),
        ("en-GB", "Gray", "Gray"),
        ("en-US", "catalogue", "catalogue"),
    ],
)
def test_each_region_has_its_own(tag: str, word: str, meant: str) -> None:
    assert here(tag, word) == meant


@pytest.mark.parametrize(
    ("tag", "word", "meant"),
    [("de-DE", "daß", "dass"), ("de-CH", "muß", "muss"), ("pt-PT", "director", "diretor"), ("pt-PT", "acção", "ação")],
)
def test_spellings_of_before_a_reform_are_wrong(tag: str, word: str, meant: str) -> None:
    if not SPELLING.covers(tag):
        pytest.skip(f"no dictionary of {tag} is installed")
    speller = SPELLING.speller(tag)
    assert not speller.knows(word)
    assert speller.suggest(word)[0].text == meant


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("regional.txt", "[en-US]\ngray:grey", r"\[en-US\]: expected variants on both sides"),
        ("regional.txt", "[en-US > en-XX]\ngray:grey", r"\[en-US > en-XX\]: expected variants"),
        ("regional.txt", "[en-US > en-GB]\ngray", r"^en/regional.txt: gray: expected word:right$"),
        ("wrong.txt", "teh", r"^en/wrong.txt: teh: expected word:right$"),
    ],
)
def test_what_is_wrong_with_a_list_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, content: str, message: str
) -> None:
    (tmp_path / name).write_text(content, encoding="utf-8")
    monkeypatch.setattr(pairs, "data_file", lambda code, file: tmp_path / file if file == name else None)
    with pytest.raises(ConfigError, match=message):
        (regional_pairs if name == "regional.txt" else wrong_words).__wrapped__("en-GB")


def test_two_words_may_be_meant() -> None:
    assert wrong_words("id")["dimana"] == "di mana"
