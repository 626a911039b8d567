"""The OpenAPI document and the page that shows it; generated requests against the document."""

import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from jsonschema import Draft202012Validator

from service.api.problems import Code
from service.checking.categories import Category
from tests.service.running import ROOT, Running

CASES = int(os.environ.get("EMEND_FUZZ_CASES", "40"))
"""Generated requests for each operation; ``EMEND_FUZZ_CASES=400`` makes over 2,000 in all."""


def test_every_operation_is_described(client: httpx.Client) -> None:
    document = client.get("/openapi.json").json()
    operations = {
        (path, method): operation
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    }
    assert {("/v1/checker", "post"), ("/v1/define/{word}", "get"), ("/v1/client-tokens", "post")} <= set(operations)
    for (path, _), operation in operations.items():
        assert operation["summary"]
        assert operation["description"]
        if path.startswith("/v1/"):
            assert operation["security"] == [{"AccessToken": []}]
            assert {"200", "401", "403", "429", "500"} <= set(operation["responses"])
            for status, response in operation["responses"].items():
                if status not in ("200", "304"):
                    assert set(response["content"]) == {"application/problem+json"}


def test_every_code_is_declared_by_some_operation_or_none_can_be(client: httpx.Client) -> None:
    declared = set(re.findall(r"`([a-z_]+)`:", client.get("/openapi.json").text))
    assert {code.key for code in Code} - declared == {"method_not_allowed"}


def test_the_schema_of_a_check_has_the_enumerations_and_says_the_limit(client: httpx.Client) -> None:
    document = client.get("/openapi.json").json()
    schemas = document["components"]["schemas"]
    assert schemas["Category"]["enum"] == list(Category)
    assert "60,000" in schemas["CheckRequest"]["properties"]["text"]["description"]
    for wrong in ({}, {"text": "Both.", "data": {"annotation": []}}):
        assert not Draft202012Validator({"$ref": "#/components/schemas/CheckRequest", **document}).is_valid(wrong)
    rights: list[dict[str, object]] = [{"text": "One."}, {"data": {"annotation": []}}]
    for right in rights:
        assert Draft202012Validator({"$ref": "#/components/schemas/CheckRequest", **document}).is_valid(right)


def test_generators_of_clients_find_types_and_defaults_that_are_values(client: httpx.Client) -> None:
    document = client.get("/openapi.json").json()
    for path, operations in document["paths"].items():
        for operation in operations.values():
            bodies = operation.get("requestBody", {}).get("content", {}).values()
            schemas = [body["schema"] for body in bodies] + [one["schema"] for one in operation.get("parameters", ())]
            for schema in schemas:
                named = document["components"]["schemas"].get(schema.get("$ref", "").rsplit("/", 1)[-1], schema)
                assert named["type"] in ("object", "string"), path
                assert "oneOf" not in named, path
                assert "default" not in named or named["default"] in named.get("enum", [named["default"]]), path


def test_the_page_needs_no_other_host(client: httpx.Client) -> None:
    page = client.get("/docs").text
    assert '"persistAuthorization": false' in page  # a key stays in no browser
    assert not re.findall(r"""(?:src|href)=["'](?:https?:)?//""", page)
    for asset in re.findall(r"""(?:src|href)=["']([^"']+)["']""", page):
        assert client.get(asset).status_code == 200


@pytest.mark.slow
def test_generated_requests(service: Running, tmp_path: Path) -> None:
    schemathesis = Path(sys.executable).with_name("schemathesis")
    command = [
        str(schemathesis), "run", f"{service.url}/openapi.json", "--header", f"Authorization: Bearer {service.key}",
        "--checks", "all", "--max-examples", str(CASES), "--request-timeout", "60",
        "--no-color", "--generation-deterministic", "--exclude-path", "/v1/files",
    ]  # fmt: skip
    # A form with a file: what is in one cannot be said by a schema; test_formats_api.py sends those that are broken.
    hooks = {"SCHEMATHESIS_HOOKS": "tests.service.api.known_rules", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        command, cwd=tmp_path, env={**os.environ, **hooks}, capture_output=True, text=True, check=False, timeout=1500
    )
    assert done.returncode == 0, done.stdout[-6000:]
    assert ROOT.as_posix() not in service.log.read_text("utf-8")
