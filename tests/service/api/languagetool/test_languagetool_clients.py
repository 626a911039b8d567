"""Real clients of LanguageTool, pointed at a real service."""

import json
import shutil
import subprocess
from pathlib import Path

import language_tool_python
import pytest

from tests.service.running import Running


def test_the_python_client_finds_and_mends_errors(open_service: Running) -> None:
    text = "😀 I recieved it. She live in a small village. We beleive it."
    with language_tool_python.LanguageTool("en-US", remote_server=open_service.url) as tool:
        matches = tool.check(text)
        assert [text[match.offset : match.offset + match.error_length] for match in matches] == [
            "recieved", "live", "beleive",
        ]  # fmt: skip
        assert [match.replacements[0] for match in matches] == ["received", "lives", "believe"]
        assert [match.rule_issue_type for match in matches] == ["misspelling", "grammar", "misspelling"]
        assert [match.category for match in matches] == ["TYPOS", "GRAMMAR", "TYPOS"]
        assert matches[1].sentence == "She live in a small village."
        assert tool.correct(text) == "😀 I received it. She lives in a small village. We believe it."


def test_the_options_of_the_python_client(open_service: Running) -> None:
    text = "I recieved it in order to read it."
    with language_tool_python.LanguageTool("auto", remote_server=open_service.url) as tool:
        [spelling] = tool.check(text)
        tool.picky = True
        assert len(tool.check(text)) == 2
        tool.disable_spellchecking()
        assert spelling.rule_id not in [match.rule_id for match in tool.check(text)]
        tool.enable_spellchecking()
        tool.disabled_rules = {spelling.rule_id}
        assert spelling.rule_id not in [match.rule_id for match in tool.check(text)]
        tool.disabled_rules = set()
        tool.enabled_rules = {spelling.rule_id}
        tool.enabled_rules_only = True
        assert [match.rule_id for match in tool.check(text)] == [spelling.rule_id]


def test_the_python_client_shows_errors(open_service: Running) -> None:
    with (
        language_tool_python.LanguageTool("en-US", remote_server=open_service.url) as tool,
        pytest.raises(language_tool_python.exceptions.LanguageToolError, match="Error: 60,001 characters"),
    ):
        tool.check("w" * 60_001)


def test_an_editor_in_javascript(service: Running) -> None:
    assert shutil.which("node"), "node is not installed; scripts/test.sh does it"
    script = Path(__file__).with_name("editor_client.mjs")
    done = subprocess.run(
        ["node", str(script), service.url, service.key], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert said["mended"] == "She **lives** in a small village.\\\n😀 We believe it."
    assert said["language"] == "en-GB"
    assert (said["status"], said["error"]) == (400, "Error: give either text or data")
