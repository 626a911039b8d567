"""The command ``emend`` with a small real model."""

import json
import subprocess
import sys
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path

import pytest

from models.syntax.pipeline import SHIPPED as SYNTAX
from service import cli
from service.commands import correct

WRONG = "She go to the market every day.\r\n\r\nWe recieved your letter yesterday.\n"
RIGHT = "She goes to the market every day.\r\n\r\nWe received your letter yesterday.\n"


@pytest.fixture
def letter(tmp_path: Path) -> Path:
    path = tmp_path / "letter.txt"
    path.write_bytes(WRONG.encode())
    return path


def run(capfdbinary: pytest.CaptureFixture[bytes], *arguments: str) -> tuple[int, str, str]:
    status = cli.main(list(arguments))
    captured = capfdbinary.readouterr()
    return status, captured.out.decode(), captured.err.decode()


def test_correct_prints_the_corrected_text_and_nothing_else(
    letter: Path, exported: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert run(capfdbinary, "correct", str(letter), "--model", str(exported)) == (0, RIGHT, "")


def test_correct_reads_standard_input_and_keeps_a_byte_order_mark(
    exported: Path, capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(b"\xef\xbb\xbf" + WRONG.encode())))
    assert run(capfdbinary, "correct", "-", "--model", str(exported)) == (0, "\ufeff" + RIGHT, "")


def test_a_threshold_above_all_probabilities_leaves_the_text(
    letter: Path, exported: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert run(capfdbinary, "correct", str(letter), "--model", str(exported), "--threshold", "1")[1] == WRONG


def test_the_model_may_come_from_the_environment(
    letter: Path, exported: Path, capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EMEND_MODEL", str(exported))
    monkeypatch.setenv("EMEND_THREADS", "1")
    assert run(capfdbinary, "correct", str(letter))[1] == RIGHT


def test_a_prompt_is_put_before_each_sentence_and_comes_out_nowhere(
    letter: Path, prompted: Path, capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    letter.write_text("She go to the market every day. They was late for the train.\n", encoding="utf-8")
    corrected = "She goes to the market every day. They were late for the train.\n"
    arguments = ("correct", str(letter), "--model", str(prompted))
    assert run(capfdbinary, *arguments)[1] == letter.read_text(encoding="utf-8")
    assert run(capfdbinary, *arguments, "--prompt", "Fix grammar: ") == (0, corrected, "")
    monkeypatch.setenv("EMEND_PROMPT", "Fix grammar: ")
    assert run(capfdbinary, *arguments) == (0, corrected, "")


def test_a_prompt_for_a_model_that_takes_none_is_one_clear_line(
    letter: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    status, out, err = run(capfdbinary, "correct", str(letter), "--prompt", "Fix grammar: ")
    assert (status, out) == (2, "")
    assert err.endswith("en-corrector: a transducer, which takes no prompt\n")


def test_a_device_that_is_not_there_is_one_clear_line(
    letter: Path, capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EMEND_DEVICE", "cuda:99")
    status, out, err = run(capfdbinary, "correct", str(letter))
    assert (status, out) == (2, "")
    assert err.startswith("emend: the device cuda:99 cannot be used: ")
    assert err.count("\n") == 1


needs_syntax = pytest.mark.skipif(not SYNTAX.exists(), reason="the syntax pipeline is not built")


@needs_syntax
def test_check_as_json(letter: Path, exported: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    status, out, _ = run(capfdbinary, "check", str(letter), "--json", "--model", str(exported))
    response = json.loads(out)
    assert status == 0
    assert response["status"] == 200
    found = [(WRONG[a["offset"] : a["offset"] + a["length"]], a["replacements"]) for a in response["alerts"]]
    assert found == [("go", ["goes"]), ("recieved", ["received", "relieved"])]
    assert response["alerts"][0]["category"] == "VERB:SVA"
    assert response["alerts"][0]["confidence"] > 0.9


@needs_syntax
def test_check_with_a_prompt(letter: Path, prompted: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    arguments = ("check", str(letter), "--json", "--model", str(prompted), "--prompt", "Fix grammar: ")
    found = [alert for alert in json.loads(run(capfdbinary, *arguments)[1])["alerts"] if alert["offset"] == 4]
    assert [(alert["length"], alert["replacements"]) for alert in found] == [(2, ["goes"])]


@needs_syntax
def test_check_as_a_report(letter: Path, exported: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    status, out, _ = run(capfdbinary, "check", str(letter), "--model", str(exported))
    lines = out.splitlines()
    assert status == 1
    assert lines[0].startswith(f"{letter}:1:5: VERB:SVA [GRAMMAR] (")
    assert lines[1:3] == ["  She go to the market every day.", "      ^~"]
    assert lines[-1] == "2 alerts."


@needs_syntax
def test_an_empty_file_is_one_clear_line(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    empty = tmp_path / "empty.txt"
    empty.touch()
    for command in ("check", "correct"):
        assert run(capfdbinary, command, str(empty)) == (2, "", f"emend: {empty}: the file is empty\n")


@needs_syntax
def test_empty_standard_input_is_a_text_without_errors(
    exported: Path, capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(b"")))
    assert run(capfdbinary, "check", "-", "--model", str(exported)) == (0, "No alerts.\n", "")


def test_without_a_command_it_says_what_there_is(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    status, out, err = run(capfdbinary)
    assert (status, err) == (0, "")
    assert "correct" in out
    assert "check" in out


def test_long_texts_show_progress_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with correct.progress("x" * 9000) as progress:
        assert progress is not None
        progress(9000)
    assert "9.00k" in terminal.getvalue()
    with correct.progress("short") as progress:
        assert progress is None
    monkeypatch.setattr(sys, "stderr", StringIO())
    with correct.progress("x" * 9000) as progress:
        assert progress is None


def test_version(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    status, out, _ = run(capfdbinary, "--version")
    assert status == 0
    assert out.startswith("emend ")


def test_bad_input_is_one_line_and_status_2(
    tmp_path: Path, letter: Path, exported: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    latin = tmp_path / "latin.txt"
    latin.write_bytes("Zürich".encode("latin-1"))
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "config.json").write_text('{"model_type": "t5"', encoding="utf-8")
    cases = [
        (["correct", str(tmp_path / "none.txt")], "none.txt: No such file or directory"),
        (["correct", str(tmp_path)], "Is a directory"),
        (["correct", "bad\0name"], "null byte"),
        (["check", str(latin)], "latin.txt: not UTF-8 text, byte 0xfc at 1"),
        (["correct", str(letter), "--model", str(broken)], "not a JSON file, perhaps truncated"),
        (["correct", str(letter), "--model", str(tmp_path / "nowhere")], "no such model folder"),
        (["correct", str(letter), "--model", str(exported), "--threshold", "2"], "--threshold"),
        (["correct", str(letter), "--language", "cy"], "--language cy: there is no correction model for it, but"),
        (["correct", str(letter), "--language", "tlh"], "--language tlh: not a language that is known"),
        (["check", str(letter), "--message-language", "tlh"], "--message-language tlh: neither text nor a language"),
        (["correct"], "FILE"),
        (["mend", str(letter)], "mend"),
        (["correct", str(letter), "--nonsense"], "--nonsense"),
    ]
    for arguments, said in cases:
        status, out, err = run(capfdbinary, *arguments)
        assert (status, out) == (2, ""), arguments
        assert err.startswith("emend: ")
        assert err.count("\n") == 1
        assert said in err


def test_starting_up_imports_nothing_heavy(root: Path) -> None:
    code = "import sys, service.cli; print([m for m in ('torch', 'spacy', 'numpy', 'tokenizers') if m in sys.modules])"
    printed = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    assert printed.stdout.strip() == "[]"


@pytest.mark.parametrize("group", [(), ("keys",), ("overlap",), ("rules",), ("rules", "import")], ids="-".join)
def test_the_help_of_a_group_cuts_no_summary_short(
    group: tuple[str, ...], capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    status, out, _ = run(capfdbinary, *group, "--help")
    commands = out.partition("Commands:\n")[2].splitlines()
    assert (status, [line for line in commands if line.endswith("...")]) == (0, [])
    assert commands
