"""The playground's own words: the same in all its languages, all of them used, and none beside them on the page."""

import json
import re
from html.parser import HTMLParser
from typing import Any

import httpx
import pytest

from tests.forced_languages import FORCED
from tests.service.running import ROOT, Running

PAGE = ROOT / "service" / "playground"
HTML = (PAGE / "index.html").read_text("utf-8")
SCRIPTS = "\n".join(path.read_text("utf-8") for path in sorted(PAGE.glob("*.js")) if path.name != "samples.js")
WORDS: dict[str, dict[str, Any]] = {
    path.stem: json.loads(path.read_text("utf-8")) for path in sorted((PAGE / "words").glob("*.json"))
}
ENGLISH = WORDS["en"]
PLURALS = {"pl": {"one", "few", "many", "other"}}
"""The forms (CLDR) that a number of things has, where they are more than one and other."""
NOT_WORDS = {"Emend", "Emend {version} ·", "OpenAPI", "B", "I", "H", "F8", "emend keys create --name playground"}
"""What the page says in every language."""


class Said(HTMLParser):
    """What a page says by itself, and the names of the words that it asks for."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.itself: set[str] = set()
        self.asked: set[str] = set()
        self._silent = 0
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Takes the attributes that people come to know."""
        self._silent += tag == "noscript"
        for name, value in attrs:
            if name in ("data-word", "data-label", "data-hint", "data-placeholder"):
                self.asked.add(value or "")
            elif name in ("aria-label", "title") or (name == "placeholder" and not (value or "").startswith("emend_")):
                self.itself.add(value or "")

    def handle_endtag(self, tag: str) -> None:
        """Goes out of what is silent."""
        self._silent -= tag == "noscript"

    def handle_data(self, data: str) -> None:
        """Takes text with letters."""
        if not self._silent and re.search(r"[^\W\d_]", data):
            self.itself.add(data.strip())


def table(script: str, name: str) -> dict[str, str]:
    """An object of a script whose keys and values are strings."""
    found = re.search(rf"const {name} = \{{\n(.*?)\n\}};", (ROOT / script).read_text("utf-8"), re.DOTALL)
    assert found
    return dict(re.findall(r'"?([\w-]+)"?: "([^"]+)"', found[1]))


def forms_of(value: Any) -> list[str]:
    """The texts of an entry."""
    return list(value.values()) if isinstance(value, dict) else [value]


def test_there_is_a_file_for_each_language_that_can_be_chosen() -> None:
    assert set(WORDS) == set(table("service/playground/words.js", "PAGE_LANGUAGES"))


def test_they_are_the_languages_of_the_interface_of_the_sdk() -> None:
    files = {path.stem for path in (ROOT / "sdk" / "src" / "ui" / "words").glob("*.ts")} | {"en"}
    assert {code.lower().removesuffix("-pt") for code in WORDS} == files


@pytest.mark.parametrize("code", WORDS)
def test_a_language_has_all_words_and_their_places(code: str) -> None:
    assert list(WORDS[code]) == list(ENGLISH)
    for name, value in WORDS[code].items():
        assert isinstance(value, dict) == isinstance(ENGLISH[name], dict), name
        if isinstance(value, dict):
            assert set(value) == PLURALS.get(code, {"one", "other"}), name
        places = {place for text in forms_of(ENGLISH[name]) for place in re.findall(r"\{(\w+)\}", text)}
        for text in forms_of(value):
            assert text == text.strip() != "", name
            assert set(re.findall(r"\{(\w+)\}", text)) == places, name


def test_the_page_has_no_words_of_its_own() -> None:
    assert Said(HTML).itself == NOT_WORDS
    assert not re.findall(r'(?:textContent|title|ariaLabel)\s*[=:]\s*["`][^"`]*[a-z]{2}', SCRIPTS)
    assert not re.findall(r'"[A-Z][a-z]+(?: [a-z]+)+\.?"', SCRIPTS)


def test_all_words_are_used_and_all_that_are_asked_for_are_there() -> None:
    asked = Said(HTML).asked | set(re.findall(r'\b(?:word|counted)\(\s*"(\w+)"', SCRIPTS))
    assert asked <= set(ENGLISH)
    named = asked | set(re.findall(r'"(\w+)"', SCRIPTS))
    assert set(ENGLISH) <= named
    for array in ("KINDS", "GRADES"):
        found = re.search(rf"const {array} = \[\n?(.*?)\n?\];", SCRIPTS, re.DOTALL)
        assert found
        names = set(re.findall(r'"(\w+)"\]?(?:,|$)', found[1], re.MULTILINE)) - {"poor"}
        assert names <= set(ENGLISH), array


def test_the_languages_of_texts_are_those_that_can_be_forced() -> None:
    """The table is the extension's, too: ``copy-sdk.mjs`` copies it."""
    assert sorted(table("service/playground/languages.js", "LANGUAGES")) == sorted(FORCED)


def test_words_come_from_the_service(service: Running) -> None:
    answer = httpx.get(service.url + "/playground/words/de.json")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json() == WORDS["de"]
    for path in ("/playground/words/xx.json", "/playground/words", "/playground/words/..%2fmain.js"):
        assert httpx.get(service.url + path).status_code == 404
