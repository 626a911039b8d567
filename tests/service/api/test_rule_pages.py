"""``/rules``: the pages that say why something is flagged."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit

import httpx
import pytest

from service.checking.categories import Category
from service.checking.checks.rules.explained import message_of
from service.checking.checks.rules.packs.search import rules_of
from tests.service.running import Running

PATHS = (
    "/rules",
    "/rules?language=en&category=REDUNDANCY",
    "/rules/en/FREE_GIFT",
    "/rules/acme/en/FREE_GIFT",
    "/rules/category/VERB:SVA",
    "/rules/correction-model/R:VERB:SVA",
    "/rules/spelling/unknown-word",
    "/rules/nothing/of/the/kind",
)
VOID = {"meta", "link", "input", "br", "hr", "img"}


class Page(HTMLParser):
    """The links of a page, and whether its tags are closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src", "action")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag == "p" and self.open[-1] != "p":
            return
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def browser(service: Running) -> Iterator[httpx.Client]:
    """Somebody without a key."""
    with httpx.Client(base_url=service.url, timeout=60, trust_env=False) as client:
        yield client


def test_a_rule_has_a_page_with_all_that_it_says(browser: httpx.Client) -> None:
    response = browser.get("/rules/en/FREE_GIFT")
    assert response.status_code == 200
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    text = " ".join(re.sub(r"<[^>]+>", "", response.text).split())
    for part in (
        "Redundant",
        "en/FREE_GIFT",
        "REDUNDANCY",
        "Each guest got a free gift.",
        "The gift was free.",
        '"disabledRules": [&#34;en/FREE_GIFT&#34;]'.replace('"', "&#34;"),
        "English",
    ):
        assert part in text.replace('"', "&#34;"), part
    assert "{" not in text


def test_pages_of_packs_of_ones_own(browser: httpx.Client) -> None:
    assert "The house says “wombat pages”." in browser.get("/rules/acme/en/FREE_GIFT").text
    assert "pack acme" in browser.get("/rules/acme/en/FREE_GIFT").text
    assert "acme/en/FREE_GIFT" in browser.get("/rules", params={"q": "wombat"}).text


def test_what_models_find_has_pages(service: Running, browser: httpx.Client) -> None:
    for category in Category:
        page = browser.get(f"/rules/category/{category}")
        assert page.status_code == 200
        assert f"disabled-categories = [&#34;{category}&#34;]" in page.text.replace('"', "&#34;")
    response = service.post("She recieved it yesterday and the dogs barks.")
    assert response["alerts"]
    for alert in response["alerts"]:
        assert alert["url"] == f"{service.url}/rules/{alert['rule']}"
        assert browser.get(urlsplit(alert["url"]).path).status_code == 200
    agreement = browser.get("/rules/correction-model/R:VERB:SVA").text
    assert "Subject-verb agreement" in agreement
    assert "rules/category/VERB:SVA" in agreement


def test_the_list_can_be_searched(browser: httpx.Client) -> None:
    every, english, both, free = (
        browser.get("/rules", params=params).text
        for params in (
            {},
            {"language": "en"},
            {"language": "en", "category": "GRAMMAR"},
            {"q": "Free GIFT", "language": "en"},
        )
    )

    def number(page: str) -> int:
        found = re.search(r"([\d,]+) rules?\b", page)
        assert found is not None
        return int(found[1].replace(",", ""))

    assert number(every) == len(rules_of()) + 2
    assert number(every) > number(english) > number(both) > number(free) >= 1
    assert "rules/en/FREE_GIFT" in free
    last = browser.get("/rules", params={"language": "en", "page": "9999"}).text
    assert 'rel="prev"' in last
    assert 'rel="next"' not in last
    assert number(browser.get("/rules", params={"q": "<script>", "page": "-1"}).text) == 0
    assert len(every) < 100_000
    assert browser.get("/rules/", follow_redirects=True).text == every


@pytest.mark.parametrize("path", PATHS)
def test_a_page_needs_nothing_from_elsewhere(browser: httpx.Client, path: str) -> None:
    response = browser.get(path)
    page = Page(response.text)
    assert "script" not in page.tags
    assert response.headers["content-security-policy"].startswith("default-src 'none'; style-src 'self'")
    ours = [link for link in page.links if not link.startswith(("data:", "#", "https://"))]
    assert ours
    assert len(response.text) < 100_000
    for link in dict.fromkeys(ours):
        under = urlsplit(urljoin(f"http://host/under/a/path{urlsplit(path).path}", link)).path
        assert under.startswith("/under/a/path"), link


def test_the_links_of_a_page_lead_somewhere(browser: httpx.Client) -> None:
    for path in ("/rules/en/FREE_GIFT", "/rules/category/GRAMMAR"):
        for link in dict.fromkeys(Page(browser.get(path).text).links):
            if not link.startswith("data:"):
                assert browser.get(urljoin(path, link)).status_code == 200, link


@pytest.mark.parametrize("path", ["/rules/en/FREE_GIFTS", "/rules/category/NOPE", "/rules/<script>", "/rules/%00"])
def test_what_is_no_rule_is_404_with_a_page(browser: httpx.Client, path: str) -> None:
    response = browser.get(path)
    assert (response.status_code, response.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "<script" not in response.text
    if "GIFTS" in path:
        assert "Did you mean" in response.text
        assert "rules/en/FREE_GIFT" in response.text


def test_messages_have_the_words_of_an_example() -> None:
    rules = rules_of("en")[::7]
    told = {rule.name: message_of(rule) for rule in rules}
    assert {name for name, message in told.items() if "{" in message or "“”" in message} == set()
    assert sum("…" in message for message in told.values()) < len(told) / 10


def test_clients_of_languagetool_are_given_the_address(service: Running) -> None:
    with service.client() as client:
        found = client.post("/v2/check", data={"text": "Each guest got a free gift.", "language": "en-US"}).json()
    (match,) = found["matches"]
    assert match["rule"]["urls"] == [{"value": f"{service.url}/rules/en/FREE_GIFT"}]
