"""``/v2/check``: what goes in and what comes out, by the names of LanguageTool."""

from importlib.metadata import version

import httpx
import pytest

from service.api.languagetool.kinds import ISSUE_TYPES
from service.checking.categories import Category
from tests.service.api.languagetool.talking import annotated, assert_error, categories, check, rules
from tests.service.running import Running

TEXT = "She gave me alot of advices, and I recieved it."


def test_a_match_has_every_field_that_clients_read(service: Running) -> None:
    text = "It was late.\nI recieved your letter."
    body = check(service, text)
    [match] = body["matches"]
    assert (match["offset"], match["length"]) == (15, 8)
    assert match["replacements"][0] == {"value": "received"}
    assert match["sentence"] == "I recieved your letter."
    assert match["context"] == {"text": "It was late. I recieved your letter.", "offset": 15, "length": 8}
    assert match["type"] == {"typeName": "UnknownWord"}
    assert match["message"]
    assert match["shortMessage"]
    rule = match["rule"]
    assert rule["id"].startswith("HUNSPELL_")
    assert rule["issueType"] == "misspelling"
    assert rule["category"] == {"id": "TYPOS", "name": "Typos"}
    assert rule["description"]
    assert body["software"]["apiVersion"] == 1
    assert body["warnings"] == {"incompleteResults": False}
    assert body["language"]["code"] == "en-US"


def test_a_long_text_is_cut_around_a_match(service: Running) -> None:
    text = "All is well. " * 10 + "We beleive it. " + "All is well. " * 10
    [match] = check(service, text)["matches"]
    context = match["context"]
    assert context["text"].startswith("...")
    assert context["text"].endswith("...")
    assert context["text"][context["offset"] : context["offset"] + context["length"]] == "beleive"
    assert len(context["text"]) == len("beleive") + 2 * 40 + 2 * 3


def test_offsets_count_utf16_code_units(service: Running) -> None:
    [match] = check(service, "😀 Zoë: I recieved it.")["matches"]
    assert (match["offset"], match["length"]) == (10, 8)
    assert match["context"]["offset"] == 10


def test_a_format_tells_markup_apart(service: Running) -> None:
    text = "# 😀 Title\n\nWe `recieved` it. We *beleive* it.\n"
    [match] = check(service, text, format="markdown")["matches"]
    assert match["offset"] == text.index("beleive") + 1
    [match] = check(service, "recieved = 1  # beleive", format="code", codeLanguage="python")["matches"]
    assert match["context"]["text"] == "recieved = 1  # beleive"
    for fields, said in [
        ({"text": text, "format": "docx"}, "format: must be one of plain, markdown"),
        ({"text": text, "format": "code"}, "codeLanguage: name the language"),
        ({"data": annotated(("text", text)), "format": "markdown"}, "format: goes with text, not with data"),
    ]:
        response = httpx.post(f"{service.url}/v2/check", data={"language": "en-US", "apiKey": service.key, **fields})
        assert assert_error(response, 400).startswith(f"Error: {said}")


def test_texts_with_markup(service: Running) -> None:
    data = annotated(("markup", "<b>😀"), ("text", "I conci"), ("markup", "</b>"), ("text", "eve it. We beleive it."))
    [match] = check(service, data=data)["matches"]
    assert match["offset"] == len("<b>😀I conci</b>eve it. We ") + 1
    assert match["sentence"] == "We beleive it."


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_the_query_will_do(service: Running, method: str) -> None:
    fields = {"text": "I recieved it.", "language": "en", "apiKey": service.key}
    response = httpx.request(method, f"{service.url}/v2/check", params=fields)
    assert [match["length"] for match in response.json()["matches"]] == [8]


def test_the_language_is_found_out(service: Running) -> None:
    language = check(service, "Das ist ein schöner Tag, und wir gehen heute alle spazieren.", language="auto")[
        "language"
    ]
    assert (language["code"], language["name"]) == ("de-DE", "German (Germany)")
    assert language["detectedLanguage"]["code"] == "de-DE"
    assert language["detectedLanguage"]["confidence"] > 0.9


def test_a_language_that_was_asked_for_wins(service: Running) -> None:
    language = check(service, "Das ist ein schöner Tag, und wir gehen spazieren.", language="de-AT")["language"]
    assert language["code"] == "de-AT"
    assert language["detectedLanguage"]["code"] == "de-DE"


@pytest.mark.parametrize(
    ("variants", "code"), [("en-GB,de-AT", "en-GB"), ("de-AT", "en-US"), ("en-US", "en-US"), ("xx-XX", "en-US")]
)
def test_a_detected_language_stands_for_the_preferred_variant(service: Running, variants: str, code: str) -> None:
    text = "This is a plain sentence that could have been written anywhere at all."
    assert check(service, text, language="auto", preferredVariants=variants)["language"]["code"] == code


def test_rules_and_categories_choose_matches(service: Running) -> None:
    every = check(service, TEXT)
    assert categories(every) >= {"TYPOS", "COMPOUNDING"}
    spelling = next(match["rule"]["id"] for match in every["matches"] if match["rule"]["category"]["id"] == "TYPOS")
    assert spelling not in rules(check(service, TEXT, disabledRules=f"WOMBAT,{spelling}"))
    assert "TYPOS" not in categories(check(service, TEXT, disabledCategories="TYPOS,FALSE_FRIENDS"))
    assert categories(check(service, TEXT, enabledOnly="true", enabledCategories="TYPOS")) == {"TYPOS"}
    assert rules(check(service, TEXT, enabledOnly="true", enabledRules=spelling)) == [spelling]
    assert rules(check(service, TEXT, enabledOnly="yes", enabledRules=spelling)) == [spelling]
    assert rules(check(service, TEXT, enabledCategories="TYPOS")) == rules(every)


def test_picky_adds_matters_of_taste(service: Running) -> None:
    text = "We met in order to talk about the plan."
    assert check(service, text)["matches"] == []
    [match] = check(service, text, level="picky", motherTongue="de")["matches"]
    assert match["rule"]["issueType"] == "style"


def test_every_main_category_has_an_issue_type() -> None:
    assert set(ISSUE_TYPES) == {category.main() for category in Category}


def test_languages_and_the_length_of_texts(service: Running) -> None:
    key = {"apiKey": service.key}
    listed = httpx.get(f"{service.url}/v2/languages", params=key).json()
    assert {"name": "English (United Kingdom)", "code": "en", "longCode": "en-GB"} in listed
    assert {"name": "French", "code": "fr", "longCode": "fr"} in listed
    assert httpx.get(f"{service.url}/v2/maxtextlength", params=key).text == "60000"


def test_what_software_it_is_and_whether_it_checks_need_no_key(service: Running) -> None:
    software = httpx.get(f"{service.url}/v2/info").json()["software"]
    assert (software["name"], software["version"]) == ("Emend", version("emend"))
    health = httpx.get(f"{service.url}/v2/healthcheck")
    assert (health.status_code, health.text, health.headers["content-type"]) == (200, "OK", "text/plain; charset=utf-8")


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({}, 400),
        ({"text": "x", "data": annotated()}, 400),
        ({"text": "x", "language": "Wombat"}, 400),
        ({"text": "x", "level": "Wombat"}, 400),
        ({"text": "x", "writer": "pupil"}, 400),
        ({"text": "x", "enabledOnly": "Wombat"}, 400),
        ({"text": "x", "enabledOnly": "true"}, 400),
        ({"text": "x", "enabledOnly": "true", "enabledRules": "A", "disabledRules": "B"}, 400),
        ({"text": "x", "disabledRules": "w" * 201}, 400),
        ({"data": "Wombat"}, 400),
        ({"data": '"Wombat"'}, 400),
        ({"data": '{"annotation": [{"text": "Wombat", "markup": "x"}]}'}, 400),
        ({"data": '{"annotation": [{"text": "Wombat\\ud800"}]}'}, 400),
        ({"data": '{"text": "Wombat\\ud800"}'}, 400),
        ({"data": '{"text": 1}'}, 400),
        ({"data": '{"text": "Wombat", "annotation": []}'}, 400),
        ({"text": "w" * 60_001}, 413),
        ({"text": "w" * 1_100_000}, 413),
        ({f"field{number}": "x" for number in range(101)}, 400),
    ],
)
def test_errors_are_plain_text(service: Running, fields: dict[str, str], status: int) -> None:
    form = {"language": "en-US", "apiKey": service.key, **fields}
    assert_error(httpx.post(f"{service.url}/v2/check", data=form), status)


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"text=%FF", "application/x-www-form-urlencoded"),
        (b"text=\xff", "application/x-www-form-urlencoded"),
        (b"text=%ED%A0%80", "application/x-www-form-urlencoded"),
        (b'{"text": "Wombat"}', "application/json"),
        (b"text=Wombat", "nonsense"),
    ],
)
def test_what_is_no_form_is_refused(service: Running, content: bytes, kind: str) -> None:
    headers = {"Content-Type": kind, "Authorization": f"Bearer {service.key}"}
    assert_error(httpx.post(f"{service.url}/v2/check", content=content, headers=headers), 400)


def test_a_form_in_utf_8_may_say_so(service: Running) -> None:
    headers = {
        "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8", "Authorization": f"Bearer {service.key}"
    }  # fmt: skip
    response = httpx.post(
        f"{service.url}/v2/check", content="language=en-US&text=Zoë+recieved+it.".encode(), headers=headers
    )
    assert [match["offset"] for match in response.json()["matches"]] == [4]
