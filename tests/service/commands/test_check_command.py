"""``emend check`` on real folders: what is found, written and returned, by the real speller and rules of typography."""

import json
import re
import resource
import signal
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from xml.etree import ElementTree

import jsonschema
import pytest

from models.errors import InputError
from service import cli
from service.checking.checker import Checker
from service.checking.checks.spelling.check import SpellingCheck
from service.checking.lanes import Alerts
from service.checking.sentences import SentenceText
from service.commands.files import write_back
from service.commands.showing.progress import Progress
from service.loading import Checking, cost_of, size_of
from service.project.checking.inside import InsideService
from service.scheduling.lanes import Lanes
from tests.service.markup.office.documents import word
from tests.shipped import RESOURCES

GUIDE = "# A guide\n\nWe *recieved* the letter `teh` and the\nparcel seperately.\n"
FIXED = GUIDE.replace("recieved", "received").replace("seperately", "separately")


@pytest.fixture(scope="module")
def speller() -> Iterator[InsideService]:
    """A service within this process that has the speller alone, which starts in a moment."""

    def made() -> Checking:
        lanes: Lanes[SentenceText, Alerts] = Lanes(cost_of, size_of, batch_budget=6_000, capacity=60_000, cached=60_000)
        return Checking(lanes, Checker(RESOURCES, lanes, (SpellingCheck,)), RESOURCES)

    service = InsideService(made)
    yield service
    service.close()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, speller: InsideService) -> Path:
    monkeypatch.setattr("service.commands.check.connected", lambda *_, **__: speller)
    monkeypatch.setattr(InsideService, "close", lambda _: None)
    (tmp_path / "guide.md").write_text(GUIDE, encoding="utf-8")
    (tmp_path / "fine.txt").write_text("All is well.\n", encoding="utf-8")
    (tmp_path / ".emend.toml").write_text('language = "en-US"\n', encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(capfd: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = cli.main(["check", *arguments])
    captured = capfd.readouterr()
    return status, captured.out, captured.err


def test_a_folder_is_checked_and_alerts_end_with_status_1(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capfd)
    lines = out.splitlines()
    assert (status, err) == (1, "")
    assert lines[0].startswith("guide.md:3:5: SPELL [TYPOS] (")
    assert lines[1:3] == ["  We *recieved* the letter `teh` and the", "      ^~~~~~~~"]
    assert any(line.startswith("guide.md:4:8: ") for line in lines)
    assert lines[-1] == "2 alerts in 1 of 2 files: 2 errors."
    assert run(capfd, "fine.txt") == (0, "No alerts.\n", "")


def test_the_least_alert_that_fails_can_be_said(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert [run(capfd, "--fail-on", level)[0] for level in ("never", "error", "note")] == [0, 1, 1]
    (folder / ".emend.toml").write_text('fail-on = "never"\n', encoding="utf-8")
    assert run(capfd)[0] == 0
    assert run(capfd, "--fail-on", "error")[0] == 1
    assert run(capfd, "--no-config")[0] == 1


def test_words_categories_and_comments_leave_alerts_out(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert "1 alert in" in run(capfd, "--word", "Recieved")[1]
    assert run(capfd, "--word", "recieved,seperately")[1] == "No alerts.\n"
    assert run(capfd, "--disable-category", "TYPOS")[0] == 0
    (folder / "guide.md").write_text(GUIDE.replace("\n\n", "\n\n<!-- emend: ignore-next typos -->\n"), encoding="utf-8")
    assert run(capfd)[0] == 0


def test_fixing_changes_the_text_and_says_what_is_left(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (folder / "guide.md").write_bytes(b"\xef\xbb\xbf" + GUIDE.replace("\n", "\r\n").encode())
    assert run(capfd, "--fix") == (0, "2 fixed, no alerts left.\n", "")
    assert (folder / "guide.md").read_bytes() == b"\xef\xbb\xbf" + FIXED.replace("\n", "\r\n").encode()


def test_fixing_one_by_one(folder: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("?\ni\n1\n"))
    status, out, err = run(capfd, "--fix", "--interactive")
    assert (folder / "guide.md").read_text("utf-8") == GUIDE.replace("seperately", "separately")
    assert (status, out.splitlines()[-1].endswith("1 fixed, no alerts left.")) == (0, True)
    assert "i: accept these words" in out
    assert err == 'To accept these words for good, write into .emend.toml: words = ["recieved"]\n'
    monkeypatch.setattr(sys, "stdin", StringIO(""))
    assert run(capfd, "--fix", "--interactive")[0] == 1
    assert (folder / "guide.md").read_text("utf-8") == GUIDE.replace("seperately", "separately")


def test_a_disk_without_room_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "guide.md"
    file.write_text(GUIDE, encoding="utf-8")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(GUIDE), limits[1]))
        with pytest.raises(InputError, match=r"guide\.md: File too large; nothing was written to it"):
            write_back(file, GUIDE.encode(), f"{FIXED}And more.".encode())
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, before)
    assert file.read_text("utf-8") == GUIDE


def test_standard_input_has_the_format_of_its_name(
    folder: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, number in (("x.md", 0), ("x.txt", 1)):
        monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(b"It is fine.\n\n[x]: sepperately\n")))
        status, out, _ = run(capfd, "-", "--stdin-name", name)
        assert status == number
        assert out.startswith("x.txt:3:6: " if number else "No alerts.")


def test_json_has_every_alert_with_its_place(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    found = json.loads(run(capfd, "--format", "json")[1])
    alerts = {file["path"]: file["alerts"] for file in found["files"]}
    assert alerts["fine.txt"] == []
    first = alerts["guide.md"][0]
    assert (first["line"], first["column"], first["endColumn"], first["level"]) == (3, 5, 13, "error")
    assert GUIDE[first["offset"] : first["offset"] + first["length"]] == "recieved"
    assert first["replacements"][0] == "received"


PLACES = ("startLine", "startColumn", "endLine", "endColumn")
REGION = {"required": ["startLine"], "properties": {name: {"type": "integer", "minimum": 1} for name in PLACES}}
ARTIFACT = {"properties": {"uri": {"type": "string", "pattern": r"^[^\s]+$"}}}
PHYSICAL = {"properties": {"artifactLocation": ARTIFACT, "region": REGION}}
REPLACEMENT = {"required": ["deletedRegion"], "properties": {"deletedRegion": REGION}}
CHANGE = {
    "required": ["artifactLocation", "replacements"],
    "properties": {"artifactLocation": ARTIFACT, "replacements": {"minItems": 1, "items": REPLACEMENT}},
}
FIX = {"required": ["artifactChanges"], "properties": {"artifactChanges": {"minItems": 1, "items": CHANGE}}}
RESULT = {
    "required": ["message"],
    "properties": {
        "message": {"required": ["text"]},
        "level": {"enum": ["none", "note", "warning", "error"]},
        "ruleIndex": {"type": "integer", "minimum": 0},
        "locations": {"items": {"properties": {"physicalLocation": PHYSICAL}}},
        "fixes": {"items": FIX},
    },
}
RUN = {
    "required": ["tool", "results"],
    "properties": {
        "columnKind": {"enum": ["utf16CodeUnits", "unicodeCodePoints"]},
        "tool": {"required": ["driver"], "properties": {"driver": {"required": ["name"]}}},
        "results": {"type": "array", "items": RESULT},
    },
}
SARIF = {
    "type": "object",
    "required": ["version", "runs"],
    "properties": {"version": {"const": "2.1.0"}, "runs": {"type": "array", "minItems": 1, "items": RUN}},
}
"""What SARIF 2.1.0 asks of the parts that are written (OASIS, section 3)."""


def test_sarif_is_what_its_standard_asks_for(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (folder / "a b.md").write_text("The seperate one.\n", encoding="utf-8")
    report = json.loads(run(capfd, "--format", "sarif")[1])
    jsonschema.validate(report, SARIF)
    (one,) = report["runs"]
    rules = one["tool"]["driver"]["rules"]
    assert [rules[result["ruleIndex"]]["id"] for result in one["results"]] == [r["ruleId"] for r in one["results"]]
    assert len({rule["id"] for rule in rules}) == len(rules)
    places = [result["locations"][0]["physicalLocation"] for result in one["results"]]
    assert [place["artifactLocation"]["uri"] for place in places] == ["a%20b.md", "guide.md", "guide.md"]
    assert places[1]["region"] == {"startLine": 3, "startColumn": 5, "endLine": 3, "endColumn": 13}


def test_checkstyle_is_xml(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (folder / "a<&>.md").write_text("The seperate one.\n", encoding="utf-8")
    root = ElementTree.fromstring(run(capfd, "--format", "checkstyle")[1].encode())
    errors = {file.get("name"): [(e.get("line"), e.get("severity")) for e in file] for file in root}
    assert errors == {"a<&>.md": [("1", "error")], "fine.txt": [], "guide.md": [("3", "error"), ("4", "error")]}


def test_commands_for_github_are_one_line_each(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (folder / "a,b.md").write_text("100% seperate.\n", encoding="utf-8")
    lines = run(capfd, "--format", "github")[1].splitlines()
    assert len(lines) == 3
    assert all(
        re.fullmatch(r"::error file=[^,:]+,line=\d+,endLine=\d+,col=\d+,endColumn=\d+,title=[^,:]+::.+", one)
        for one in lines
    )
    assert lines[0].startswith("::error file=a%2Cb.md,line=1,endLine=1,col=6,")


def test_gitlab_gets_a_report_of_code_quality(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    before = json.loads(run(capfd, "--format", "gitlab")[1])
    assert [(one["location"]["path"], one["location"]["lines"]["begin"]) for one in before] == [
        ("guide.md", 3),
        ("guide.md", 4),
    ]
    assert {one["severity"] for one in before} == {"major"}
    assert "Instead: “received”" in before[0]["description"]
    (folder / "guide.md").write_text(f"\n{GUIDE}", encoding="utf-8")
    after = json.loads(run(capfd, "--format", "gitlab")[1])
    prints = [one["fingerprint"] for one in before]
    assert [one["fingerprint"] for one in after] == prints
    assert len(set(prints)) == 2


def test_junit_has_a_test_for_each_alert(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (folder / "a<&>.md").write_text("The seperate <one>.\n", encoding="utf-8")
    root = ElementTree.fromstring(run(capfd, "--format", "junit")[1].encode())
    assert (root.get("tests"), root.get("failures")) == ("4", "3")
    suites = {suite.get("name"): [case.get("name") for case in suite] for suite in root}
    assert suites == {
        "a<&>.md": ["1:5 spelling/unknown-word"],
        "fine.txt": ["no alerts"],
        "guide.md": ["3:5 spelling/unknown-word", "4:8 spelling/unknown-word"],
    }
    failure = root.find("./testsuite/testcase/failure")
    assert failure is not None
    assert failure.get("type") == "error"
    assert "The seperate <one>." in (failure.text or "")


def test_named_files_can_be_left_out_by_the_settings(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (folder / ".emend.toml").write_text('language = "en-US"\nexclude = ["guide.md"]\n', encoding="utf-8")
    assert run(capfd, "guide.md")[0] == 1
    assert run(capfd, "guide.md", "--force-exclude") == (0, "No alerts.\n", "")


def test_colours_are_for_those_who_want_them(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert "\x1b[" not in run(capfd)[1]
    coloured = run(capfd, "--color", "always")[1]
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == run(capfd)[1] != coloured


def test_progress_is_that_of_the_files_on_the_disk(
    folder: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "long.txt").write_text("Всё хорошо. " * 500, encoding="utf-8")
    (folder / "e.docx").write_bytes(word([("All is well.", True)]))
    done: list[float] = []
    monkeypatch.setattr("service.commands.checking.progress", lambda *_: nullcontext(Progress(done.append)))
    run(capfd)
    assert sum(done) == pytest.approx(sum(path.stat().st_size for path in folder.iterdir() if path.suffix != ".toml"))


def test_a_result_goes_into_a_file(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(capfd, "guide.md", "--format", "json", "--output", "out.json") == (1, "", "")
    assert len(json.loads((folder / "out.json").read_text("utf-8"))["files"][0]["alerts"]) == 2


def test_a_found_file_that_is_no_text_is_told_of_and_left_out(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (folder / "latin.txt").write_bytes("Zürich".encode("latin-1"))
    (folder / "empty.md").touch()
    status, out, err = run(capfd)
    assert (status, err) == (1, "emend: latin.txt: not UTF-8 text, byte 0xfc at 1\n")
    assert "2 alerts in 1 of 2 files" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--interactive"], "--interactive goes with --fix"),
        (["--fix", "--interactive", "--format", "json"], "a result for programs needs --output FILE"),
        (["--fix", "-"], "--fix: standard input cannot be written to"),
        (["--changed", "--since", "HEAD"], "--changed and --since: give one of them"),
        (["--json"], "--json prints the response for one file, not for 2: --format json takes many"),
        (["--category", "NONSENSE"], "--category: “NONSENSE” is no category"),
        (["--language", "tlh"], "--language tlh: neither auto nor a language that is known"),
        (["--fail-on", "all"], "--fail-on: must be one of never, note, warning, error"),
        (["--disable-rule", "spelling/NONE"], "no rule is called “spelling/NONE”"),
        (["none.md"], "none.md: No such file"),
        (["--config", "none.toml"], "none.toml: No such file"),
        (["--changed"], "git: "),
    ],
)
def test_mistakes_are_one_line(
    folder: Path, capfd: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    status, out, err = run(capfd, *arguments)
    assert (status, out) == (2, "")
    assert err.startswith("emend: ")
    assert err.count("\n") == 1
    assert said in err


RULE = """\
[[rule]]
id = "PARCEL"
category = "STYLE"
pattern = "parcel"
replace = "packet"
message = "The house says “packet”."
short = "House style"
reference = "usage"
wrong = "A <parcel> came. -> packet"
right = "A packet came."
"""


def test_a_project_has_rules_of_its_own(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (folder / "house" / "en").mkdir(parents=True)
    (folder / "house" / "en" / "words.toml").write_text(RULE, encoding="utf-8")
    settings = 'language = "en-US"\nrules = ["house"]\n'
    (folder / ".emend.toml").write_text(settings, encoding="utf-8")
    told = json.loads(run(capfd, "guide.md", "--format", "json")[1])["files"][0]["alerts"]
    assert [(one["rule"], one["line"], one["column"]) for one in told] == [
        ("spelling/unknown-word", 3, 5),
        ("house/en/PARCEL", 4, 1),
        ("spelling/unknown-word", 4, 8),
    ]
    assert run(capfd, "guide.md", "--disable-rule", "house/en/PARCEL")[1].count("-> “") == 2
    ignored = GUIDE.replace("seperately.", "seperately. <!-- emend: ignore PARCEL -->")
    (folder / "ignored.md").write_text(ignored, encoding="utf-8")
    assert "packet" not in run(capfd, "ignored.md")[1]
    scores = [
        json.loads(run(capfd, "guide.md", "--json", *flags)[1])["stats"]["textScore"]
        for flags in ((), ("--no-config",))
    ]
    assert scores[0] < scores[1]
    assert run(capfd, "--fix", "guide.md")[0] == 0
    assert (folder / "guide.md").read_text("utf-8") == FIXED.replace("parcel", "packet")
    (folder / "house").rename(folder / "broken")
    (folder / "broken" / "en" / "words.toml").write_text(RULE.replace("STYLE", "STILE"), encoding="utf-8")
    (folder / ".emend.toml").write_text('rules = "broken"\n', encoding="utf-8")
    status, _, err = run(capfd)
    assert status == 2
    assert err.startswith(f"emend: {folder}/broken/en/words.toml:2: PARCEL: there is no category “STILE”")


def test_every_format_is_found_and_fixed(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    text = "<p>We <b>recieved</b> it.</p>\n"
    files = {"a.html": text, "b.tex": "We \\emph{recieved} it.\n", "c.rst": "We *recieved* it.\n"}
    for name, content in files.items():
        (folder / name).write_text(content, encoding="utf-8")
    (folder / "d.py").write_text("# We recieved it.\nrecieved = 1\n", encoding="utf-8")
    (folder / "e.docx").write_bytes(word([("We recieved it.", True)]))
    status, out, err = run(capfd)
    assert (status, err) == (1, "")
    assert {line.split(":")[0] for line in out.splitlines() if "[TYPOS]" in line} == {*files, "e.docx", "guide.md"}
    assert "e.docx:2:4: " in out
    assert run(capfd, "--fix")[0] == 0
    for name, content in files.items():
        assert (folder / name).read_text("utf-8") == content.replace("recieved", "received")
    assert run(capfd, "e.docx")[:2] == (0, "No alerts.\n")
    assert "recieved" in (folder / "d.py").read_text("utf-8")


def test_a_program_is_checked_where_it_is_named(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (folder / "d.py").write_text('"""We seperately did it."""\nsepperate = 1\n', encoding="utf-8")
    assert "d.py:1:7: " in run(capfd, "d.py")[1]
    assert "d.py:2" not in run(capfd, "d.py")[1]
    assert run(capfd, "--input-format", "po", "d.py")[:2] == (0, "No alerts.\n")
    status, _, err = run(capfd, "--input-format", "markdwon", "d.py")
    assert status == 2
    assert "did you mean markdown?" in err
    (folder / "broken.docx").write_bytes(b"PK")
    status, _, err = run(capfd, "broken.docx")
    assert (status, "broken.docx: this is no Word document" in err) == (2, True)
    assert run(capfd, "fine.txt", ".")[0] == 1
