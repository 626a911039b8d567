from pathlib import Path

import pytest

from models.errors import InputError
from training.corpora.formats import read_pairs
from training.corpora.records import BrokenLines
from training.corpora.written import DEVELOPMENT, Mark, in_part, parse_line


@pytest.mark.parametrize(
    ("line", "source", "target"),
    [
        ("Nothing is wrong here.", "Nothing is wrong here.", "Nothing is wrong here."),
        ("She {go=>goes} home.", "She go home.", "She goes home."),
        ("{Is=>It is} late, {isnt=>isn't} it?", "Is late, isnt it?", "It is late, isn't it?"),
        # Missing and superfluous words take a space along, in the middle and at both ends.
        ("I saw {=>a} goat.", "I saw goat.", "I saw a goat."),
        ("{The=>} Norway is cold {there=>}", "The Norway is cold there", "Norway is cold"),
        ("We met {=>there}.", "We met.", "We met there."),
        ("Sit down (over {there=>}).", "Sit down (over there).", "Sit down (over)."),
        ("It rained {again=>} {too=>}!", "It rained again too!", "It rained!"),
        ("It rained {again=>}{=>!}", "It rained again", "It rained!"),
        # A comma stands at the word before it, however the mark is spaced.
        ("At noon{=>,} we ate.", "At noon we ate.", "At noon, we ate."),
        ("At noon {=>,} we ate.", "At noon we ate.", "At noon, we ate."),
        ("The cat {,=>} that sleeps", "The cat, that sleeps", "The cat that sleeps"),
        ("Wait {a=>}{=>,} please", "Wait a please", "Wait, please"),
        # Within a word, and with white space of its own.
        ("We re{-=>}enter the room", "We re-enter the room", "We reenter the room"),
        ("Come {in =>}to me,  my\tfriend ", "Come in to me, my friend", "Come to me, my friend"),
        ("Mais oui {merci=>}\u00a0!", "Mais oui merci\u00a0!", "Mais oui \u00a0!"),
    ],
)
def test_both_sides_of_a_line(line: str, source: str, target: str) -> None:
    read = parse_line(line)
    assert (read.source, read.target) == (source, target)


def test_the_marks_say_what_stands_for_what() -> None:
    read = parse_line("{In=>On} monday {=>,} he {go=>goes} to {the=>} bed {early=>}.")
    assert read.marks == (
        Mark(0, 2, 0, 2),
        Mark(9, 9, 9, 10),
        Mark(13, 15, 14, 18),
        Mark(19, 22, 22, 22),
        Mark(27, 32, 25, 25),
    )
    shown = [(read.source[m.start : m.end], read.target[m.target_start : m.target_end]) for m in read.marks]
    assert shown == [("In", "On"), ("", ","), ("go", "goes"), ("the", ""), ("early", "")]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("She {go=>goes home.", "a brace or arrow outside a mark"),
        ("She go=>goes home.", "a brace or arrow outside a mark"),
        ("She {{go=>goes}} home.", "a brace or arrow outside a mark"),
        ("She {go} home.", "a brace or arrow outside a mark"),
        ("She {goes=> goes } home.", "the mark {goes=> goes } changes nothing"),
        ("She {go=>goes=>went} home.", "the mark {go=>goes=>went} has two arrows"),
        ("{So=>}", "nothing is left of one side"),
        ("No {no=>} {=>no} way", "the marks together change nothing"),
    ],
)
def test_broken_lines_are_named_or_counted(tmp_path: Path, line: str, problem: str) -> None:
    path = tmp_path / "01.txt"
    path.write_text(f"All is well.\n{line}\n\nHe {{is=>was}} ill.\n", encoding="utf-8")
    with pytest.raises(InputError) as caught:
        list(read_pairs(path, "written"))
    assert f"01.txt, line 2: {problem}" in str(caught.value)
    skipped = BrokenLines()
    assert [pair.targets for pair in read_pairs(path, "written", skipped=skipped)] == [
        ("All is well.",),
        ("He was ill.",),
    ]
    assert skipped.count == 1


def test_each_twentieth_line_is_held_out_and_empty_lines_count(tmp_path: Path) -> None:
    lines = [f"This is line {n}." for n in range(50)]
    lines[3] = lines[27] = ""
    path = tmp_path / "01.txt"
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    pairs = list(read_pairs(path, "written"))
    assert [pair.source for pair in in_part(pairs, DEVELOPMENT)] == ["This is line 7.", "This is line 47."]
    assert len(pairs) == 48
