"""Lines that show how a command is called are code; lines of prose are not."""

import pytest

from models.text.protected import ProtectedKind, protected_spans
from models.text.synopsis import synopses

SHOWN = [
    "frob [-x] [-v] FILE",
    "frob [--flag VALUE] [FILE]...",
    "frob [OPTION...] PATTERNS [FILE...]",
    "frob -o OUTPUT INPUT",
    "frob (start|stop|restart) [--now] NAME...",
    "frob add [options] <path>...",
    "umount [-fnr] [-t fstype] [-o options] device dir",
    "frobmod [OPTION]... MODE[,MODE]... FILE...",
    "frobsh [-46AaC] [-B bind_interface] destination [command [argument ...]]",
    "frob commit [-a | --interactive | --patch] [-s] [-m <msg>]",
    "frob [-s signal | -p] [--] pid...",
    "frob [--all] [--since DATE]\n     [--until DATE] FILE",
]
PROSE = [
    "see [1] for the details of it",
    "use [OPTION] before the [FILE] that is meant",
    "He said [sic] that it was late.",
    "frob the [-x] of it",
    "it works [...] as one would hope",
    "letters [Anna] has sent",
    "the option -v prints more",
    "the value lies in [-5, 3] or above",
    "dear <name>, we recieved it",
    "however, he go [-a] home",
    "We call frob [-x] FILE",
    "",
]


@pytest.mark.parametrize("line", SHOWN)
@pytest.mark.parametrize(
    "around", ["{}", "SYNOPSIS\n\n{}\n\nIt frobs.", "SYNOPSIS\n--------\n    {}\n", "Usage:\n  {}\n"]
)
def test_a_line_that_shows_a_call_is_code(line: str, around: str) -> None:
    text = around.format(line)
    assert [text[start:end] for start, end in synopses(text)] == [line]
    assert ProtectedKind.CODE in {span.kind for span in protected_spans(text)}


def test_several_lines_and_the_word_usage() -> None:
    text = "Usage: frob [-h] input\nfrob [-v] FILE...\n\nThat is all."
    assert [text[start:end] for start, end in synopses(text)] == ["Usage: frob [-h] input", "frob [-v] FILE..."]


@pytest.mark.parametrize("line", PROSE)
def test_prose_is_none(line: str) -> None:
    assert list(synopses(line)) == []


def test_a_line_within_a_paragraph_is_none() -> None:
    assert list(synopses("The letters that they have sent me\nfrob [-x] FILE\nare read here.")) == []
