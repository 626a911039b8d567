"""The words that a reader sees of an article in wiki markup."""

import pytest

from service.overlap.markup import plain_text
from tests.cpu_time import within


@pytest.mark.parametrize(
    ("markup", "seen"),
    [
        ("A '''tarn''' is a [[lake]].", "A tarn is a lake."),
        ("A [[lake|small lake]] and [[Rock (geology)|]] too.", "A small lake and too."),
        ("Two [[lake]]s, an [[:Category:Lakes|overview]].", "Two lakes, an overview."),
        ("[[File:Tarn.jpg|thumb|The [[Blue Tarn]] in ''May'']]It is cold.", "It is cold."),
        ("It is cold.[[Category:Lakes]]\n[[category: Cold things]]", "It is cold."),
        ("It{{citation needed|date={{CURRENTYEAR}}}} is cold.", "It is cold."),
        ("{{Infobox lake\n| name = Tarn\n| depth = {{convert|3|m}}\n|}}\nIt is cold.", "It is cold."),
        ("{| class=\"wikitable\"\n! Depth\n|-\n| 3 m || {{x}}\n|}\nIt is cold.", "It is cold."),
        ('It is cold.<ref name="a">Miller, p. 3.</ref> It is deep.<ref name="a" />', "It is cold. It is deep."),
        ("It is <!-- not --> cold <!-- {{ [[ -->and deep.", "It is cold and deep."),
        ("It is<br/>cold, <small>and</small> H<sub>2</sub>O.", "It is cold, and H2O."),
        ("Where <math>x < y</math> holds.", "Where holds."),
        ("See [https://example.org/a the map] or https://example.org/b now.", "See the map or now."),
        ("Tom &amp; Zo&euml;, 3&nbsp;km.", "Tom & Zoë, 3 km."),
        ("__NOTOC__It is cold.", "It is cold."),
        ("{{Unclosed\n\nGone.\n\n== Depth ==\nIt is deep.", "Depth It is deep."),
        ("An [[unclosed link.\n== Depth ==\nIt is deep.", "An unclosed link. Depth It is deep."),
        ("It }} is ]] cold |} --> now </ref>.", "It }} is ]] cold |} --> now."),
        ("", ""),
    ],
)  # fmt: skip
def test_what_is_seen(markup: str, seen: str) -> None:
    assert words(plain_text(markup)) == words(seen)


def words(text: str) -> list[str]:
    return "".join(character if character.isalnum() else " " for character in text).split()


def test_links_to_namespaces_by_their_own_names() -> None:
    assert words(plain_text("[[Datei:See.jpg|mini|Ein See]] Kalt. [[Datei]]", frozenset({"datei"}))) == [
        "Kalt",
        "Datei",
    ]


@pytest.mark.parametrize(
    "hostile", ["[[", "{{", "<!--", "<ref>", "<a", "[http://", "[[a|", "{{}}", "]]", "&amp", "__A", "== "]
)
def test_time_is_linear(hostile: str) -> None:
    with within(2):
        plain_text(hostile * (400_000 // len(hostile)))
