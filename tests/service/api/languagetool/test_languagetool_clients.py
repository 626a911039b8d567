"""Real clients of LanguageTool, pointed at a real service."""

import json
import shutil
import subprocess
from pathlib import Path
from urllib.parse import quote, urlencode

import httpx
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


TEXT = "😀 I recieved it. She live in a small village."
FOUND = ["recieved", "live"]


def words(text: str, response: httpx.Response) -> list[str]:
    """The words of the matches, whose places count UTF-16 code units."""
    assert response.status_code == 200, response.text
    data = text.encode("utf-16-le")
    spans = [(match["offset"] * 2, match["length"] * 2) for match in response.json()["matches"]]
    return [data[start : start + length].decode("utf-16-le") for start, length in spans]


def test_requests_of_the_java_client(open_service: Running) -> None:
    """RemoteLanguageTool.java, by which LanguageTool's own extension for LibreOffice works: everything by ``POST``."""
    headers = {"Content-Type": "application/x-www-form-urlencoded", "charset": "utf-8"}

    def asked(path: str, body: bytes) -> httpx.Response:
        response = httpx.post(open_service.url + path, content=body, headers=headers, timeout=60)
        assert response.status_code == 200, response.text
        return response

    assert int(asked("/v2/maxtextlength", b"\0").text) == 60_000
    told = asked("/v2/configinfo", b"language=en-US").json()
    assert told["software"]["name"] == "Emend"
    assert told["parameter"] == {"maxTextLength": 60_000}
    assert all(isinstance(value, str) for rule in told["rules"] for value in rule.values())
    described = {rule["ruleId"]: rule for rule in told["rules"]}
    spelling = [name for name, rule in described.items() if rule.get("isDictionaryBasedSpellingRule") == "yes"]
    both = {"text": TEXT, "language": "en-US", "mode": "all", "level": "default", "useragent": "java-http-client"}
    checked = asked("/v2/check", urlencode(both | {"enabledRules": "", "disabledRules": ""}).encode()).json()
    for match in checked["matches"]:
        rule = described[match["rule"]["id"]]
        assert rule["categoryId"] == match["rule"]["category"]["id"]
        assert rule["locQualityIssueType"] == match["rule"]["issueType"]
        assert "isDefaultOff" not in rule
    only = {"enabledRules": ",".join(spelling), "enabledOnly": "yes", "mode": "allButTextLevelOnly"}
    assert words(TEXT, asked("/v2/check", urlencode(both | only).encode())) == ["recieved"]


def test_a_form_of_gramma(open_service: Running) -> None:
    """Gramma (checkViaAPI.js): Markdown as annotation in which code is markup that is seen as nothing."""
    annotation = [{"text": "We recieved "}, {"markup": "`teh`"}, {"text": " it."}]
    form = {"api_key": "", "language": "en-GB", "data": json.dumps({"annotation": annotation})}
    response = httpx.post(f"{open_service.url}/v2/check", data=form, timeout=60)
    assert words("We recieved `teh` it.", response) == ["recieved"]


@pytest.mark.parametrize("with_key", [False, True])
def test_a_request_of_libreoffice(open_service: Running, with_key: bool) -> None:
    """LibreOffice (languagetoolimp.cxx): text and language, the key only beside a user name, the media type of curl."""
    key = f"&username=somebody&apiKey={open_service.key}" if with_key else ""
    body = f"text={quote(TEXT, safe='')}&language=en-US{key}"
    headers = {"Content-Type": "application/x-www-form-urlencoded", "Accept": "*/*"}
    response = httpx.post(f"{open_service.url}/v2/check", content=body, headers=headers, timeout=60)
    assert words(TEXT, response) == FOUND
    first = response.json()["matches"][0]
    assert first["message"]
    assert first["shortMessage"]
    assert first["replacements"][0]["value"] == "received"
    assert first["rule"]["category"]["id"] == "TYPOS"


def test_a_request_of_ltex(open_service: Running) -> None:
    """LTeX+ (LanguageToolHttpInterface.kt): markup as annotation, after eight blanks, of which it takes no matches."""
    annotation = [
        {"text": " " * 8},
        {"text": "We "},
        {"markup": "\\emph{"},
        {"text": "recieved"},
        {"markup": "}"},
        {"text": " it from "},
        {"markup": "$x$", "interpretAs": "Dummy0"},
        {"text": "."},
    ]
    text = "".join(part.get("text") or part["markup"] for part in annotation)
    form = {
        "language": "auto", "preferredVariants": "en-US,de-DE", "data": json.dumps({"annotation": annotation}),
        "username": "somebody", "apiKey": open_service.key, "level": "picky", "motherTongue": "de-DE",
        "enabledRules": "PASSIVE_VOICE",
    }  # fmt: skip
    headers = {"Accept": "application/json"}
    response = httpx.post(f"{open_service.url}/v2/check", data=form, headers=headers, timeout=60)
    assert words(text, response) == ["recieved"]
    assert response.json()["language"]["code"] == "en-US"


def test_requests_of_obsidian(open_service: Running) -> None:
    """The plugin LanguageTool for Obsidian (api.ts): annotation of Markdown; words with a key in the query."""
    annotation = [{"text": "It is "}, {"markup": "**"}, {"text": "teh"}, {"markup": "**"}, {"text": " end."}]
    form = {
        "data": json.dumps({"annotation": annotation}), "language": "auto", "enabledOnly": "false", "level": "default",
        "motherTongue": "de-DE", "enabledCategories": "STYLE", "disabledCategories": "TYPOGRAPHY",
        "preferredVariants": "en-GB,de-DE,pt-PT,ca-ES",
    }  # fmt: skip
    response = httpx.post(f"{open_service.url}/v2/check", data=form, timeout=60)
    assert words("It is **teh** end.", response) == ["teh"]
    listed = httpx.get(f"{open_service.url}/v2/languages", timeout=60).json()
    assert {"name", "code", "longCode"} <= set(listed[0])
    key = {"username": "somebody", "apiKey": open_service.key}
    assert httpx.post(f"{open_service.url}/v2/words/add", params={**key, "word": "teh"}).json() == {"added": True}
    assert httpx.get(f"{open_service.url}/v2/words", params={**key, "limit": "1000"}).json() == {"words": ["teh"]}
    again = httpx.post(f"{open_service.url}/v2/check", data={**form, **key}, timeout=60)
    assert words("It is **teh** end.", again) == []
    assert httpx.post(f"{open_service.url}/v2/words/delete", params={**key, "word": "teh"}).json() == {"deleted": True}


def test_a_request_of_zettlr(open_service: Running) -> None:
    """Zettlr (language-tool.ts): a form that ``fetch`` sends as plain text, without a key."""
    annotation = [{"markup": "# ", "interpretAs": ""}, {"text": "A letter\n\nI recieved it."}]
    form = {"language": "en-US", "data": json.dumps({"annotation": annotation}), "level": "picky", "disabledRules": ""}
    headers = {"Content-Type": "text/plain;charset=UTF-8", "User-Agent": "Zettlr/3.4.0 (linux-x64)"}
    response = httpx.post(f"{open_service.url}/v2/check", content=urlencode(form), headers=headers, timeout=60)
    assert words("# A letter\n\nI recieved it.", response) == ["recieved"]
    answer = response.json()
    assert answer["language"]["detectedLanguage"]["code"] == "en-US"
    assert answer["matches"][0]["context"]["text"]


def test_requests_of_the_browser_add_on(open_service: Running) -> None:
    """The add-on: plain text within ``data``, asked about twice, for what the whole text tells and for all else."""
    form = {
        "data": json.dumps({"text": TEXT, "metaData": {"EmailToAddress": ""}}), "textSessionId": "4711:1",
        "enableHiddenRules": "true", "motherTongue": "de", "level": "default", "language": "auto",
        "noopLanguages": "de,en", "preferredLanguages": "en,de", "preferredVariants": "en-US,de-DE,pt-BR,ca-ES",
        "disabledRules": "WHITESPACE_RULE", "useragent": "webextension-chrome-ng", "allowIncompleteResults": "true",
    }  # fmt: skip
    found = []
    for mode in ("textLevelOnly", "allButTextLevelOnly"):
        query = {"c": "1", "instanceId": "4711:2", "v": "8.3.0"}
        url = f"{open_service.url}/v2/check"
        found += words(TEXT, httpx.post(url, params=query, data={**form, "mode": mode}, timeout=60))
    assert found == FOUND
