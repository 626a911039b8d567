"""The error report: what it counts, what it shows, and that nothing of a text can break the page."""

from html.parser import HTMLParser
from pathlib import Path

import pytest

from models.errors import InputError
from training.config.measuring import EvaluationSet, Metric
from training.evaluation.answers import Answer
from training.evaluation.command import Evaluated
from training.evaluation.judged import Judged, ScoredEdit
from training.evaluation.judging import UNTYPED, judge_set
from training.evaluation.measuring import measure
from training.evaluation.report import EXAMPLES, page, set_report, write_report
from training.evaluation.results import SetResult
from training.evaluation.scores import Scores
from training.evaluation.sets import Item

RESULT = SetResult("model", "letters", "errant", "odd", 3, Scores(1, 1, 1))


class Reader(HTMLParser):
    """What a browser would show: headings, examples with their changes in brackets, links, and what it would fetch."""

    def __init__(self, source: str) -> None:
        super().__init__(convert_charrefs=True)
        self.text = ""
        self.examples: list[str] = []
        self.identifiers: list[str] = []
        self.targets: list[str] = []
        self.open: list[str] = []
        self.feed(source)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        assert tag not in ("script", "img", "link", "iframe", "b0ld"), tag
        assert "src" not in values
        if tag != "meta":
            self.open.append(tag)
        if identifier := values.get("id"):
            self.identifiers.append(identifier)
        if tag == "a":
            self.targets.append(str(values["href"]))
        if tag == "li":
            self.examples.append("")
        self._add({"del": "[-", "ins": "[+", "mark": "[?"}.get(tag, ""))

    def handle_endtag(self, tag: str) -> None:
        self._add("]" if tag in ("del", "ins", "mark") else "")
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data
        self._add(data)

    def _add(self, text: str) -> None:
        if "li" in self.open:
            self.examples[-1] += text


def edit(text: str, old: str, new: str, kind: str) -> ScoredEdit:
    start = text.index(old)
    return ScoredEdit(start, start + len(old), new, kind)


def read(*sentences: Judged) -> Reader:
    return Reader(page("model", [set_report(RESULT, sentences)]))


def test_each_edit_is_shown_in_its_sentence_below_its_type() -> None:
    one, two = "He go to the home.", "We was late."
    reader = read(
        Judged(one, (edit(one, "go", "goes", "VERB:SVA"),), (), (edit(one, "the ", "", "DET"),)),
        Judged(two, (), (edit(two, "was late", "came", "OTHER"),), (edit(two, "was", "were", "VERB:SVA"),)),
    )
    assert [" ".join(example.split()) for example in reader.examples] == [
        "We [-was][+were] late. · made: was late → came",
        "He [-go][+goes] to the home.",
        "He go to [-the ]home.",
        "We [-was late][+came]. · the reference: was → were",
    ]
    assert reader.open == []
    assert len(set(reader.identifiers)) == len(reader.identifiers)
    assert {target.removeprefix("#") for target in reader.targets} == set(reader.identifiers)
    assert "odd half, 3 sentences" in " ".join(reader.text.split())
    assert "P 100.0, R 50.0, F0.5 83.3" in " ".join(reader.text.split())


def test_words_put_in_have_their_space_and_marks_no_correction() -> None:
    text = "I saw cat"
    reader = read(
        Judged(text, (), (), (ScoredEdit(6, 6, "the", "DET"), ScoredEdit(9, 9, ".", "PUNCT"))),
        Judged(text, (), (), (ScoredEdit(6, 9, "cat", UNTYPED),)),
    )
    assert [example.strip() for example in reader.examples] == ["I saw [+the ]cat", "I saw cat[+ .]", "I saw [?cat]"]


def test_nothing_of_a_text_is_taken_for_markup() -> None:
    text = "<b0ld> & <script>alert(\"1\")</script> its 'late'"
    found = Judged(text, (), (edit(text, "its", "<script>it's</script>", 'X" onload="y'),), ())
    reader = Reader(page("<b0ld>", [set_report(RESULT, [found])]))
    (example,) = reader.examples
    assert example.strip() == "<b0ld> & <script>alert(\"1\")</script> [-its][+<script>it's</script>] 'late'"
    assert reader.open == []


def test_of_many_examples_some_are_shown_from_the_whole_set() -> None:
    texts = [f"Number {n} was wrong." for n in range(100)]
    reader = read(*(Judged(text, (), (edit(text, "was", "is", "VERB:TENSE"),), ()) for text in texts))
    assert len(reader.examples) == EXAMPLES == 30
    assert "Number 0 " in reader.examples[0]
    assert "Number 96 " in reader.examples[-1]
    assert "30 of 100" in reader.text


def test_no_edits_at_all() -> None:
    assert "No edits." in read(Judged("All is well.")).text


def judged(metric: Metric, item: Item, answer: str) -> Judged:
    format_name = "marked" if metric == "detection" else "pairs"
    entry = EvaluationSet("made up", "x", format_name, metric, tokenized=metric == "gleu")  # type: ignore[arg-type]
    (found,) = judge_set(entry, [item], [Answer(answer)])
    return found


def shown(edits: tuple[ScoredEdit, ...], text: str) -> list[tuple[str, str, str]]:
    return [(text[one.start : one.end], one.replacement, one.type) for one in edits]


def test_sets_of_every_metric_are_judged() -> None:
    """Clean text, a tokenised set with references for GLEU, and marked tokens."""
    text = "She goes to school every day."
    clean = judged("false_alarms", Item(text, text, (text,)), "She went to school every day.")
    assert shown(clean.wrong, text) == [("goes", "went", "VERB:TENSE")]
    assert clean.right == clean.missed == ()

    wrong = "She go to school every days."
    fluent = Item("She go to school every days .", wrong, ("She goes to school every day .",))
    found = judged("gleu", fluent, "She goes to school every days.")
    assert shown(found.right, wrong) == [("go", "goes", "VERB:SVA")]
    assert shown(found.missed, wrong) == [("days", "day", "NOUN:NUM")]

    tokens = "She go to the school every days ."
    marks = tuple(letter == "i" for letter in "ciccccic")
    natural = tokens.replace(" .", ".")
    found = judged("detection", Item(tokens, natural, (), wrong=marks), "She goes to school every days.")
    assert shown(found.right, natural) == [("go", "goes", "VERB:SVA")]
    assert [kind for _, _, kind in shown(found.wrong, natural)] == ["DET"]
    assert shown(found.missed, natural) == [("days", "days", UNTYPED)]


def test_the_page_is_written_or_an_error_told(tmp_path: Path) -> None:
    text = "She go home."
    entry = EvaluationSet("made up", "x", "pairs", "errant")
    items, answers = [Item(text, text, ("She goes home.",))], [Answer("She goes home.")]
    found = Evaluated(entry, items, answers, measure(entry, items, answers, "model"))
    write_report(tmp_path / "report.html", "model", [found])
    assert "VERB:SVA" in (tmp_path / "report.html").read_text(encoding="utf-8")
    with pytest.raises(InputError, match="Is a directory"):
        write_report(tmp_path, "model", [found])
