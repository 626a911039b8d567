"""A real ``emend lsp`` beside a real service, as editors use it."""

import json
from collections.abc import Callable

import httpx
import pytest

from tests.service.lsp.editor import CAPABILITIES, Editor, Message, change, place
from tests.service.running import Running

TEXT = "# A letter\n\nWe *recieved* it.\nThe 😀 `teh` seperate house is old.\n"


def words(text: str, found: list[Message], encoding: str = "utf-16") -> list[str]:
    """The words that diagnostics are about."""
    lines = text.split("\n")
    told = []
    for one in found:
        start, end = one["range"]["start"], one["range"]["end"]
        assert start["line"] == end["line"]
        codec, size = {"utf-8": ("utf-8", 1), "utf-16": ("utf-16-le", 2), "utf-32": ("utf-32-le", 4)}[encoding]
        data = lines[start["line"]].encode(codec)
        told.append(data[start["character"] * size : end["character"] * size].decode(codec))
    return told


def test_alerts_are_diagnostics_that_say_what_and_why(editor: Editor) -> None:
    found = editor.open("said.md", TEXT)
    assert words(TEXT, found) == ["recieved", "seperate"]
    first = found[0]
    assert (first["source"], first["code"], first["severity"]) == ("Emend", "spelling/unknown-word", 2)
    assert "received" in first["message"]
    assert first["data"]["replacements"][0] == "received"
    editor.close("said.md")


def test_the_name_of_a_rule_leads_to_its_page(editor: Editor, service: Running) -> None:
    (only,) = editor.open("linked.md", "Is it teh end?\n")
    address = only["codeDescription"]["href"]
    assert address == f"{service.url}/rules/{only['code']}"
    assert only["code"] in httpx.get(address, timeout=60).raise_for_status().text
    editor.close("linked.md")


def test_an_edit_is_followed_and_the_text_checked_anew(editor: Editor) -> None:
    editor.open("edited.md", TEXT)
    editor.edit("edited.md", 2, change(place(2, 4, 12), "received"), change(place(0, 2, 2), "Not "))
    after = TEXT.replace("recieved", "received").replace("# A", "# Not A")
    assert words(after, editor.diagnostics("edited.md", 2)) == ["seperate"]
    editor.edit("edited.md", 3, {"text": "It is teh end.\n"})
    assert words("It is teh end.\n", editor.diagnostics("edited.md", 3)) == ["teh"]
    editor.close("edited.md")


def test_only_the_newest_version_is_told_of(editor: Editor) -> None:
    editor.open("typed.md", "All is well.\n")
    editor.seen.clear()
    for at, sign in enumerate("teh "):
        editor.edit("typed.md", at + 2, change(place(0, at, at), sign))
    assert words("teh All is well.", editor.diagnostics("typed.md", 5))[:1] == ["teh"]
    told = [one["params"]["version"] for one in editor.seen if one.get("method") == "textDocument/publishDiagnostics"]
    assert told == [5]
    editor.close("typed.md")


def test_actions_replace_words_in_the_version_they_are_about(editor: Editor) -> None:
    (first, _) = editor.open("fixed.md", TEXT)
    editor.edit("fixed.md", 2, change(place(0, 0, 0), "\n"))
    moved = {key: {**value, "line": value["line"] + 1} for key, value in first["range"].items()}
    actions = editor.actions("fixed.md", moved)  # before the text was checked anew
    best = actions[0]
    assert (best["title"], best["kind"], best["isPreferred"]) == ("Replace with “received”", "quickfix", True)
    (edited,) = best["edit"]["documentChanges"]
    assert edited["textDocument"] == {"uri": editor.uri("fixed.md"), "version": 2}
    assert edited["edits"] == [{"range": moved, "newText": "received"}]
    editor.diagnostics("fixed.md", 2)
    assert editor.actions("fixed.md", place(0, 0, 0), ["quickfix"]) == []
    (every,) = editor.actions("fixed.md", place(0, 0, 0), ["source.fixAll"])
    assert editor.actions("fixed.md", place(0, 0, 0), ["source.fixAll.emend"]) == [every]
    assert editor.actions("fixed.md", place(0, 0, 0), ["source.fixAll.other", "source.sortImports.other"]) == []
    (edited,) = every["edit"]["documentChanges"]
    assert [one["newText"] for one in edited["edits"]] == ["received", "separate"]
    editor.close("fixed.md")


def test_the_fix_of_one_alert_that_is_asked_for_in_the_whole_document(editor: Editor) -> None:
    """Kate's quick fix: it does all that it is offered, words for the dictionary and rules to switch off included."""
    first, second = editor.open("kate.md", TEXT)
    whole = {"start": {"line": 0, "character": 0}, "end": {"line": 4, "character": 0}}
    for about, replacement in ((first, "received"), (second, "separate")):
        (only,) = editor.actions("kate.md", whole, about=[about])
        assert only["edit"]["documentChanges"][0]["edits"] == [{"range": about["range"], "newText": replacement}]
    assert editor.actions("kate.md", whole, about=[{**first, "code": "spelling/other"}]) == []
    assert len(editor.actions("kate.md", whole)) > 10
    editor.close("kate.md")


def test_a_comment_leaves_an_alert_out(editor: Editor) -> None:
    (first, _) = editor.open("ignored.md", TEXT)
    (action,) = [one for one in editor.actions("ignored.md", first["range"]) if one["title"].startswith("Ignore here")]
    (edit,) = action["edit"]["documentChanges"][0]["edits"]
    editor.edit("ignored.md", 2, change(edit["range"], edit["newText"]))
    after = TEXT.replace("it.\n", "it. <!-- emend: ignore spelling/unknown-word -->\n")
    assert words(after, editor.diagnostics("ignored.md", 2)) == ["seperate"]
    editor.close("ignored.md")


def test_words_can_be_dismissed_as_long_as_a_document_is_open(editor: Editor) -> None:
    (first, _) = editor.open("dismissed.md", TEXT)
    (action,) = [one for one in editor.actions("dismissed.md", first["range"]) if "until the document" in one["title"]]
    editor.run(action)
    assert words(TEXT, editor.diagnostics("dismissed.md", 1)) == ["seperate"]
    editor.close("dismissed.md")
    assert len(editor.open("dismissed.md", TEXT)) == 2
    editor.close("dismissed.md")


def test_hovering_explains_and_defines(editor: Editor) -> None:
    editor.open("hovered.md", TEXT)

    def shown(line: int, character: int) -> str | None:
        position = {"line": line, "character": character}
        found = editor.ask(
            "textDocument/hover", {"textDocument": {"uri": editor.uri("hovered.md")}, "position": position}
        )
        return None if found is None else str(found["contents"]["value"])

    alert = shown(2, 5)
    assert alert is not None
    assert alert.startswith("**Spelling mistake**")
    assert "received" in alert
    assert "spelling/unknown-word" in alert
    house = shown(3, 24)
    assert house is not None
    assert house.startswith("house *noun*")
    assert "1. a dwelling" in house
    assert shown(1, 0) is None
    editor.close("hovered.md")


def test_a_language_tells_the_format_where_the_name_does_not(editor: Editor) -> None:
    text = "It is fine.\n\n[x]: sepperately\n"
    assert editor.open("notes", text, "markdown") == []
    editor.close("notes")
    assert len(editor.open("notes", text, "plaintext")) == 1
    editor.close("notes")
    assert editor.open("notes.bin", text, "no-such-language") == []
    editor.close("notes.bin")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
def test_positions_are_counted_as_the_client_wants(another: Callable[[], Editor], encoding: str) -> None:
    editor = another()
    capabilities = {**CAPABILITIES, "general": {"positionEncodings": [encoding]}}
    told = editor.start(capabilities, {"language": "en-US", "delay": 0})
    assert told["positionEncoding"] == encoding
    line = "The “😀” seperate house."
    assert words(line, editor.open("a.txt", line, "plaintext"), encoding) == ["seperate"]
    at = {"utf-8": 15, "utf-16": 9, "utf-32": 8}[encoding]
    editor.edit("a.txt", 2, change(place(0, at, at + 8), "“separate” seperate"))
    after = line.replace("seperate", "“separate” seperate")
    assert words(after, editor.diagnostics("a.txt", 2), encoding) == ["seperate"]
    assert editor.end() == 0


def test_words_and_rules_go_into_the_settings(another: Callable[[], Editor]) -> None:
    editor = another()
    personal = editor.folder / "mine" / "words.txt"
    editor.settings = {"language": "en-US", "personalDictionary": str(personal)}
    editor.start()
    text = "We recieved it in the seperate frobnitz.\n"
    found = editor.open("a.md", text)
    assert words(text, found) == ["recieved", "seperate", "frobnitz"]

    def run(number: int, title: str) -> list[str]:
        (action,) = [one for one in editor.actions("a.md", found[number]["range"]) if title in one["title"]]
        editor.run(action)
        left = [one for one in editor.diagnostics("a.md", 1) if one["code"] == "spelling/unknown-word"]
        return words(text, left)

    assert run(2, "to your dictionary") == ["recieved", "seperate"]
    assert personal.read_text("utf-8") == "frobnitz\n"
    assert run(1, "to the words of the project") == ["recieved"]
    settings = editor.folder / ".emend.toml"
    assert settings.read_text("utf-8") == 'words = ["seperate"]\n'
    assert run(0, "Disable the rule") == []
    assert settings.read_text("utf-8") == 'words = ["seperate"]\ndisabled-rules = ["spelling/unknown-word"]\n'
    settings.unlink()
    editor.tell("workspace/didChangeWatchedFiles", {"changes": [{"uri": settings.as_uri(), "type": 3}]})
    assert words(text, editor.diagnostics("a.md", 1)) == ["recieved", "seperate"]


def test_settings_are_asked_for_anew_when_they_change(another: Callable[[], Editor]) -> None:
    editor = another()
    editor.settings = {"language": "en-US", "severity": {"error": "error"}}
    editor.start()
    text = "The colour is gray.\n"
    (found,) = editor.open("a.md", text)
    assert (words(text, [found]), found["severity"]) == (["colour"], 1)
    editor.settings = {"language": "en-GB"}
    editor.tell("workspace/didChangeConfiguration", {"settings": None})
    assert "colour" not in words(text, editor.diagnostics("a.md", 1))
    (editor.folder / ".emend.toml").write_text('language = "en-US"\nexclude = ["*.txt"]\n', encoding="utf-8")
    editor.ask("workspace/executeCommand", {"command": "emend.recheck"})
    assert words(text, editor.diagnostics("a.md", 1)) == ["colour"]
    assert editor.open("b.txt", text, "plaintext") == []
    editor.settings = {"enabled": False}
    editor.tell("workspace/didChangeConfiguration", {"settings": None})
    assert editor.diagnostics("a.md", 1) == []


def test_mistakes_in_settings_are_told_once(another: Callable[[], Editor]) -> None:
    editor = another()
    editor.settings = {"severity": {"error": "loud"}}
    editor.start({**CAPABILITIES, "workspace": {}}, {"emend": {"level": "pickiest", "language": "en-US", "delay": 0}})
    (editor.folder / "a.md").write_text("The seperate one.\n", encoding="utf-8")
    assert editor.open("a.md", "The seperate one.\n")
    (told,) = [one["params"] for one in editor.seen if one.get("method") == "window/showMessage"]
    assert told["type"] == 1
    assert told["message"] == "Emend: settings of the editor: level: must be one of default, picky"


def test_the_workspace_is_checked_with_progress(another: Callable[[], Editor]) -> None:
    editor = another()
    (editor.folder / "docs").mkdir()
    (editor.folder / "docs" / "a.md").write_text(TEXT, encoding="utf-8")
    (editor.folder / "b.txt").write_text("The seperate one.\n", encoding="utf-8")
    (editor.folder / "c.txt").write_bytes("Zürich".encode("latin-1"))
    editor.settings = {"language": "en-US"}
    told = editor.start()
    assert "emend.checkWorkspace" in told["executeCommandProvider"]["commands"]
    done = editor.ask("workspace/executeCommand", {"command": "emend.checkWorkspace"})
    assert done == {"files": 2, "alerts": 3}
    published = [one["params"] for one in editor.seen if one.get("method") == "textDocument/publishDiagnostics"]
    assert {one["uri"]: len(one["diagnostics"]) for one in published} == {
        editor.uri("b.txt"): 1,
        editor.uri("docs/a.md"): 2,
    }
    kinds = [one["kind"] for one in editor.progress if one.get("message") != "looking for a service"]
    assert kinds[0] == "begin"
    assert kinds[-1] == "end"
    assert "report" in kinds


def test_a_service_that_is_gone_is_told_of(another: Callable[[], Editor]) -> None:
    editor = another()
    editor.settings = {"url": "http://127.0.0.1:9", "delay": 0}
    editor.start()
    item = {"uri": editor.uri("a.md"), "languageId": "markdown", "version": 1, "text": "One.\n"}
    editor.tell("textDocument/didOpen", {"textDocument": item})
    told = editor.wait(lambda one: one.get("method") == "window/showMessage")
    assert "no service answers at http://127.0.0.1:9" in told["params"]["message"]
    editor.settings = {"language": "en-US"}
    editor.tell("workspace/didChangeConfiguration", {"settings": None})
    assert editor.diagnostics("a.md", 1) == []


def test_wrong_requests_are_answered_and_nothing_of_a_text_is_printed(another: Callable[[], Editor]) -> None:
    editor = another()
    editor.settings = {"language": "en-US"}
    editor.start()
    for method, parameters in (
        ("textDocument/foldingRange", {"textDocument": {"uri": "file:///none"}}),
        ("workspace/executeCommand", {"command": "emend.none"}),
        ("workspace/executeCommand", {"command": "emend.addWord", "arguments": ["secretword"]}),
        ("textDocument/hover", {"textDocument": {"uri": "file:///none"}, "position": {"line": 0, "character": 0}}),
    ):
        assert ("error" in editor.answer(method, parameters)) == (method != "textDocument/hover")
    editor.open("a.md", "My secretword is sepperate.\n")
    editor.edit("a.md", 2, change(place(70, 1, 2), " Another secretword."))
    editor.diagnostics("a.md", 2)
    editor.ask("shutdown", None)
    editor.tell("exit", None)
    assert editor.process.wait(60) == 0
    assert editor.process.stderr is not None
    said = editor.process.stderr.read().decode()
    editor.left()
    assert "secretword" not in said
    assert json.dumps(said).count("Traceback") == 0


def test_a_client_that_goes_ends_the_server(another: Callable[[], Editor]) -> None:
    editor = another()
    editor.start()
    assert editor.process.stdin is not None
    editor.process.stdin.close()
    assert editor.process.wait(60) is not None
