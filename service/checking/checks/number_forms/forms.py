"""The ways in which an English text writes dates, times of the clock, percentages, large and small numbers."""

import re
from collections.abc import Iterator
from itertools import chain

from service.checking.consistency import Use

__all__ = ["FAMILIES", "uses_of"]

FAMILIES = {"date": "dates", "time": "times", "percentage": "percentages", "thousands": "large numbers"}
"""What is written in several ways, by the kind of the alert. Numbers before one noun are a family each."""

_MONTH = r"(?P<month>January|February|March|April|May|June|July|August|September|October|November|December)"
_MONTHS = _MONTH[len("(?P<month>") : -1].split("|")
_YEAR = r"(?:,? (?P<year>\d{4}))?(?!\d)"
_DATES = {
    "day first": re.compile(rf"(?<![\d.,/-])\b(?P<day>\d{{1,2}}) {_MONTH}\b{_YEAR}"),
    "ordinal first": re.compile(rf"\b(?P<day>\d{{1,2}})(?:st|nd|rd|th) (?:of )?{_MONTH}\b{_YEAR}"),
    "month first": re.compile(rf"\b{_MONTH} (?P<day>\d{{1,2}})(?![\d:]|st|nd|rd|th){_YEAR}"),
    "month before ordinal": re.compile(rf"\b{_MONTH} (?P<day>\d{{1,2}})(?:st|nd|rd|th){_YEAR}"),
}
_IN_FIGURES = re.compile(
    r"(?<![\w./-])(?P<first>\d{1,2})(?P<sign>[/.])(?P<second>\d{1,2})(?P=sign)(?P<year>\d{4})(?![\w/-])"
)
_CLOCK = re.compile(r"(?<![\d:.])(?P<time>\d{1,2}(?:[:.]\d\d)?)(?P<half> ?(?:[ap]m|[AP]M|[ap]\.m\.|[AP]\.M\.))(?!\w)")
_PERCENT = re.compile(r"(?<![\w.,])(?P<number>\d+(?:[.,]\d+)*)(?P<sign> ?%| percent\b| per cent\b)")
_COMMAS = re.compile(r"(?<![\w.,])\d{1,3}(?:,\d{3})+(?![\w,]*\d)")
_PLAIN = re.compile(r"(?<![\w.,/#:-])[1-9]\d+000(?![\w/-]|[.,]\d)")
"""A number of five digits and more that ends in three zeros: others may be codes, years or names."""
_SMALL = dict(enumerate(["two", "three", "four", "five", "six", "seven", "eight", "nine"], 2))
_COUNTED = re.compile(rf"\b(?P<number>[2-9]|{'|'.join(_SMALL.values())}) (?P<noun>[a-z]{{3,}}s)\b", re.IGNORECASE)
_BEFORE = re.compile(r"[\w.,:/$£€#-]")


def uses_of(text: str) -> Iterator[tuple[str, Use]]:
    """The places where a text has one of these, each with its family."""
    if not any(character.isdigit() for character in text):
        return iter(())
    return chain(_dates(text), _times(text), _percentages(text), _thousands(text), _counted(text))


def _dates(text: str) -> Iterator[tuple[str, Use]]:
    yield from _dates_in_figures(text)
    for form, pattern in _DATES.items():
        for match in pattern.finditer(text):
            day, month, year = int(match["day"]), match["month"], match["year"]
            if not 1 <= day <= 31 or (month == "May" and text[: match.start()].endswith("In ")):
                continue
            yield "date", Use(match.start(), match.end(), form, _with_month(day, month, year))


def _dates_in_figures(text: str) -> Iterator[tuple[str, Use]]:
    """Dates like *24/12/2024*; which month *3/4/2024* is in nobody can tell, so that it is not written otherwise."""
    for match in _IN_FIGURES.finditer(text):
        low, high = sorted((int(match["first"]), int(match["second"])))
        if not (1 <= low <= 12 and high <= 31):
            continue
        told = low == high or high > 12
        written = _with_month(high, _MONTHS[low - 1], match["year"]) if told else {}
        yield "date", Use(match.start(), match.end(), "figures", written)


def _with_month(day: int, month: str, year: str | None) -> dict[str, str]:
    """A date with the name of its month, by form."""
    ordinal = f"{day}{_ending(day)}"
    return {
        "day first": f"{day} {month}" + (f" {year}" if year else ""),
        "ordinal first": f"{ordinal} {month}" + (f" {year}" if year else ""),
        "month first": f"{month} {day}" + (f", {year}" if year else ""),
        "month before ordinal": f"{month} {ordinal}" + (f", {year}" if year else ""),
    }


def _times(text: str) -> Iterator[tuple[str, Use]]:
    for match in _CLOCK.finditer(text):
        half = match["half"]
        letter = half.strip()[0].lower()
        written = {}
        for form in ("pm", " pm", "p.m.", " p.m.", "PM", " PM", "P.M.", " P.M."):
            other = form.replace("p", letter).replace("P", letter.upper())
            written[form] = match["time"] + other
        form = half.replace("a", "p").replace("A", "P")
        yield "time", Use(match.start(), match.end(), form, written)


def _percentages(text: str) -> Iterator[tuple[str, Use]]:
    for match in _PERCENT.finditer(text):
        if match["sign"] == " %":  # a rule tells of the space, whatever the text does
            continue
        written = {form: match["number"] + form for form in ("%", " percent", " per cent")}
        yield "percentage", Use(match.start(), match.end(), match["sign"], written)


def _thousands(text: str) -> Iterator[tuple[str, Use]]:
    for match in _COMMAS.finditer(text):
        if len(match[0]) > len("9,999"):
            yield "thousands", Use(match.start(), match.end(), "commas", {"no commas": match[0].replace(",", "")})
    for match in _PLAIN.finditer(text):
        yield "thousands", Use(match.start(), match.end(), "no commas", {"commas": f"{int(match[0]):,}"})


def _counted(text: str) -> Iterator[tuple[str, Use]]:
    """Numbers from two to nine before a plural; each noun is a family: *3 days* beside *three days*."""
    values = {word: number for number, word in _SMALL.items()}
    for match in _COUNTED.finditer(text):
        number, noun = match["number"], match["noun"].lower()
        before = text[max(0, match.start() - 1) : match.start()]
        if _BEFORE.match(before):
            continue
        value = int(number) if number.isdigit() else values[number.lower()]
        form = "figures" if number.isdigit() else "words"
        word = _SMALL[value].capitalize() if number[0].isupper() else _SMALL[value]
        written = {"figures": str(value), "words": word}
        yield f"number of {noun}", Use(match.start(), match.start() + len(number), form, written)


def _ending(day: int) -> str:
    return "th" if day in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(day % 10, "th")
