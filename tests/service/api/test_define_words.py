"""``GET /v1/define/{word}``: the first meaning is the one that a reader looks for."""

from urllib.parse import quote

import httpx
import pytest


@pytest.mark.parametrize(
    ("word", "part", "said"),
    [
        ("the", "article", "clear which"),
        ("an", "article", "not been named"),
        ("and", "conjunction", "join words"),
        ("because", "conjunction", "for the reason"),
        ("although", "conjunction", "in spite of"),
        ("he", "pronoun", "man, boy"),
        ("He", "pronoun", "man, boy"),
        ("i", "pronoun", "who is speaking"),
        ("us", "pronoun", "form of we"),
        ("US", "noun", "North American republic"),
        ("it", "pronoun", "named before"),
        ("IT", "noun", "engineering"),
        ("its", "determiner", "belonging to"),
        ("themselves", "pronoun", "act"),
        ("who", "pronoun", "ask which person"),
        ("must", "modal verb", "necessary"),
        ("may", "modal verb", "possible"),
        ("May", "noun", "month"),
        ("will", "modal verb", "future"),
        ("can", "modal verb", "able to"),
        ("are", "verb", "quality of being"),
        ("AM", "noun", ""),
        ("would", "modal verb", "imagined"),
        ("in", "preposition", "inside"),
        ("according to", "preposition", "said"),
        ("if", "conjunction", "condition"),
        ("than", "conjunction", "comparison"),
        ("not", "adverb", "negative"),
        ("yes", "interjection", "agree"),
        ("please", "interjection", "politely"),
        ("OK", "interjection", "agree"),
        ("must've", "contraction", "must have"),
        ("don’t", "contraction", "do not"),
        ("smartphone", "noun", "apps"),
        ("smartphones", "noun", "apps"),
        ("podcasts", "noun", "recordings"),
        ("selfie", "noun", "photograph"),
        ("hashtag", "noun", "sign #"),
        ("crowdfunding", "noun", "small sums"),
        ("emojis", "noun", "picture"),
        ("phishing", "noun", "tricking"),
        ("googled", "verb", "internet"),
        ("unfriended", "verb", "remove"),
        ("influencers", "noun", "followers"),
        ("cryptocurrencies", "noun", "money"),
        ("lockdown", "noun", "stay at home"),
        ("wi-fi", "noun", "radio"),
        ("vaping", "verb", "breathe in"),
        ("gig economy", "noun", "single jobs"),
        ("deepfakes", "noun", "false picture"),
        ("now", "adverb", "present moment"),
        ("thru", "preposition", "in at one side"),
        ("run", "verb", "move fast"),
        ("running", "verb", "move fast"),
        ("went", "verb", "change location"),
        ("children", "noun", "young person"),
        ("better", "adjective", "superior"),
        ("cell", "noun", "structural and functional unit"),
        ("mouse", "noun", "rodents"),
        ("cloud", "noun", "water"),
        ("tablet", "noun", "medicine"),
        ("stream", "noun", "natural body of running water"),
        ("bank", "noun", "financial"),
        ("bat", "noun", "nocturnal"),
        ("train", "noun", "public transport"),
    ],
)
def test_the_first_meaning(client: httpx.Client, word: str, part: str, said: str) -> None:
    response = client.get("/v1/define/" + quote(word, safe=""))
    assert response.status_code == 200
    first = response.json()["definitions"][0]
    assert first["partOfSpeech"] == part
    assert said in first["definition"]


@pytest.mark.parametrize(
    ("word", "part", "said"),
    [
        ("mouse", "noun", "cursor"),
        ("cloud", "noun", "over the internet"),
        ("tablet", "noun", "computer"),
        ("stream", "verb", "internet"),
        ("viral", "adjective", "online"),
        ("have", "auxiliary verb", "perfect"),
        ("no", "interjection", "refuse"),
        ("he", "noun", "Hebrew"),
        ("can", "noun", "metal container"),
    ],
)
def test_other_meanings_follow(client: httpx.Client, word: str, part: str, said: str) -> None:
    definitions = client.get("/v1/define/" + word).json()["definitions"]
    assert any(one["partOfSpeech"] == part and said in one["definition"] for one in definitions)


@pytest.mark.parametrize(
    ("one", "other"), [("colour", "color"), ("gray", "grey"), ("analyse", "analyze"), ("e-mail", "email")]
)
def test_spellings_of_one_word(client: httpx.Client, one: str, other: str) -> None:
    assert client.get("/v1/define/" + one).json() == client.get("/v1/define/" + other).json()


@pytest.mark.parametrize("word", ["smartphonely", "becauses", "mustn’t’ve’d", "hers’s’", "thee thou thine"])
def test_what_only_looks_like_such_a_word_is_unknown(client: httpx.Client, word: str) -> None:
    response = client.get("/v1/define/" + quote(word, safe=""))
    body = response.json()
    assert (response.status_code, body["code"], body["definitions"]) == (404, "no_definitions", [])
