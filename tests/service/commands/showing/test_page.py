"""The report as an HTML page, and its summary."""

import re
from html.parser import HTMLParser

from hypothesis import given
from hypothesis import strategies as st

from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.lanes import NoTime
from service.checking.language import TextLanguage
from service.checking.positions import PositionEncoding
from service.checking.result import Result
from service.checking.statistics.statistics import Statistics
from service.commands.showing.page import page, pieces, visible
from service.commands.showing.summary import Row, summary

TEXT = "We <b>recieved</b> teh letter."


class Reader(HTMLParser):
    """What a browser would show of a page: the texts, the alerts, and everything that is fetched from elsewhere."""

    def __init__(self, source: str) -> None:
        super().__init__(convert_charrefs=True)
        self.texts: list[str] = []
        self.alerts: list[str] = []
        self.identifiers: list[str] = []
        self.targets: list[str] = []
        self.fetched: list[str] = []
        self._into: list[str] | None = None
        self.feed(source)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if identifier := values.get("id"):
            self.identifiers.append(identifier)
        if tag == "a":
            self.targets.append(str(values["href"]))
        if tag in ("script", "img", "link", "iframe") or "src" in values:
            self.fetched.append(tag)
        if values.get("class") == "text":
            self._open(self.texts)
        if tag == "li":
            self._open(self.alerts)

    def handle_endtag(self, tag: str) -> None:
        if tag in ("p", "ol"):
            self._into = None

    def handle_data(self, data: str) -> None:
        if self._into is not None:
            self._into[-1] += data

    def _open(self, into: list[str]) -> None:
        into.append("")
        self._into = into


def alert(offset: int, length: int, *replacements: str, message: str = "It is misspelled.") -> Alert:
    return Alert(
        offset, length, Category.SPELL, Category.TYPOS, message, "Spelling mistake", replacements, 0.9, "model/R:SPELL"
    )


def result(text: str, *alerts: Alert, words: int = 100) -> Result:
    stats = Statistics(words, len(text), 1, 4.5, 5.0, 80.0, 1, 1, 60)
    return Result(text, alerts, stats, TextLanguage("en-US", True, 1.0), PositionEncoding.UTF_32, NoTime())


def read(text: str, *alerts: Alert) -> Reader:
    return Reader(page([("letter.txt", result(text, *alerts))]))


def test_the_text_is_shown_as_it_is_and_each_alert_with_its_words() -> None:
    shown = read(TEXT, alert(TEXT.index("recieved"), 8, "received"), alert(TEXT.index("teh"), 3, "the", "ten", ""))
    assert shown.texts == [TEXT]
    first, second = (" ".join(one.split()) for one in shown.alerts)
    assert first == "recieved → received It is misspelled. SPELL model/R:SPELL"
    assert second.startswith("teh → the, ten, (leave out) It")


def test_markup_in_texts_messages_and_names_is_shown_not_obeyed() -> None:
    evil = '<script src="http://example.org/x.js"></script>"\'&amp;'
    found = alert(0, len(evil), evil, message=evil)
    source = page([(evil, result(evil, found))])
    assert "<script" not in source
    shown = Reader(source)
    assert shown.fetched == []
    assert shown.texts == [evil]
    assert shown.alerts[0].count(evil) == 3


@given(st.text(), st.data())
def test_any_text_with_any_alerts_stays_what_it_is(text: str, data: st.DataObject) -> None:
    edges = sorted(data.draw(st.lists(st.integers(0, len(text)), max_size=8)))
    alerts = [alert(start, end - start, "x") for start, end in zip(edges[::2], edges[1::2], strict=False)]
    cut = list(pieces(text, alerts))
    assert "".join(piece.text for piece in cut) == text
    assert [piece.alert for piece in cut if piece.alert] == alerts


def test_every_underline_leads_to_its_alert_and_back() -> None:
    found = result(TEXT, alert(3, 2, "a"), alert(6, 8, "b"))
    shown = Reader(page([("one", found), ("two", found)]))
    assert len(shown.identifiers) == len(set(shown.identifiers)) == 8
    assert sorted(shown.targets) == sorted(f"#{identifier}" for identifier in shown.identifiers)


def test_every_main_category_has_a_colour_of_its_own() -> None:
    hues = dict(re.findall(r"\.of-(\w+) \{ --hue: (\d+); \}", page([])))
    assert set(hues) == {str(category) for category in Category if not category.detailed}
    assert len(set(hues.values())) == len(hues)


def test_white_space_is_seen_where_it_matters() -> None:
    assert visible("two words") == "two words"
    assert visible(" is") == "␣is"
    assert visible("me  and\n") == "me␣␣and↵"
    assert visible("mot\u202f! 5\u00a0kg") == "mot⍽! 5⍽kg"


def test_a_summary_counts_main_categories_in_a_thousand_words() -> None:
    counted = summary([result(TEXT, alert(3, 2, "a"), words=400), result(TEXT, alert(3, 2), words=100)])
    assert counted.words == 500
    assert counted.rows == (Row("TYPOS", 2, 4.0),)
    assert counted.total == Row("", 2, 4.0)


def test_a_summary_of_nothing() -> None:
    assert summary([]).total == Row("", 0, 0.0)
    assert summary([result("", words=0)]).total.rate == 0
    assert Reader(page([])).texts == []
