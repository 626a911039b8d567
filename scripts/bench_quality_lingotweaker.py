"""Reads lines with a JSON list of texts each, and prints a line for each: what LanguageTool's rules find in every text.

It runs in the environment that ``bench_quality.sh`` makes, with nothing of ours. A finding is [start, end, replacement]
in code points, with null where nothing is suggested. What the rules say at their default level counts where it is no
matter of style or region.
"""

import json
import sys
from collections.abc import Iterator

import lt_py
from lingotweaker_data_en import data_dir

STYLE = {"locale-violation", "register", "style"}


def main() -> None:
    """Check what comes on standard input."""
    # Without data_dir a folder "data" below the working folder is taken for the data of the rules.
    engine = lt_py.Engine("en-US", data_dir=data_dir())
    for line in sys.stdin:
        found = [list(findings(engine, text)) for text in json.loads(line)]
        sys.stdout.write(json.dumps(found) + "\n")
        sys.stdout.flush()


def findings(engine: lt_py.Engine, text: str) -> Iterator[tuple[int, int, str | None]]:
    """What is found in a text."""
    raw = text.encode()
    for match in engine.check(text):
        if match["issue_type"] not in STYLE:
            start = len(raw[: match["offset"]].decode())
            end = len(raw[: match["offset"] + match["length"]].decode())
            yield start, end, next(iter(match["suggestions"]), None)


if __name__ == "__main__":
    main()
