"""The report for the terminal."""

from service.checking.alerts import Alert
from service.checking.categories import Category
from service.commands.showing.report import report, underlined


def alert(offset: int, length: int, *replacements: str, confidence: float = 0.9) -> Alert:
    said = ("It is misspelled.", "Spelling mistake")
    return Alert(offset, length, Category.SPELL, Category.TYPOS, *said, replacements, confidence, "model/R:SPELL")


def test_a_report_names_place_category_words_and_replacements() -> None:
    text = "First line.\r\nWe recieved it.\r\n"
    lines = list(report(text, [alert(text.index("recieved"), 8, "received", "")], "letter.txt"))
    assert lines == [
        "letter.txt:2:4: SPELL [TYPOS] (90%) Spelling mistake",
        "  We recieved it.",
        "     ^~~~~~~~",
        "  It is misspelled.",
        "  -> “received”, (leave out)",
        "",
        "1 alert.",
    ]


def test_no_alerts() -> None:
    assert list(report("", [], "x")) == ["No alerts."]


def test_an_alert_at_the_very_end() -> None:
    assert "x:1:3: " in next(report("ab", [alert(2, 0)], "x"))


def test_wide_characters_marks_and_tabs_keep_the_underline_in_place() -> None:
    assert underlined("日本 teh end", 3, 3) == ("日本 teh end", "     ^~~")
    assert underlined("e\u0301te\u0301 teh", 6, 3) == ("e\u0301te\u0301 teh", "    ^~~")
    assert underlined("a\tteh", 2, 3) == ("a       teh", "        ^~~")
    assert underlined("x 日本", 2, 2) == ("x 日本", "  ^~~~")
    assert underlined("a\u200bb", 2, 1) == ("a\u200bb", " ^")


def test_long_lines_are_shortened_around_the_words() -> None:
    line = "word " * 40 + "teh " + "word " * 40
    shown, marks = underlined(line, 200, 3)
    assert len(shown) <= 100
    assert shown.startswith("…")
    assert shown.endswith("…")
    assert shown[marks.index("^") :].startswith("teh ")
    assert marks.endswith("^~~")
