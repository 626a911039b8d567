"""The client that openapi-python-client makes: nothing is left out, and what is sent and comes has types."""

import json
import os
import subprocess
from pathlib import Path

from tests.clients.conftest import FOLDER
from tests.service.running import Running

PROGRAM = """
import json, sys
from generated import AuthenticatedClient
from generated.api.catalogue import list_rules
from generated.api.checker import check
from generated.api.definitions import define
from generated.api.operation import readyz
from generated.models import AnnotationPart, Annotation, Category, CheckRequest, CheckResponse, Level, RulesResponse

client = AuthenticatedClient(sys.argv[1], token=sys.argv[2], raise_on_unexpected_status=True)
body = CheckRequest(text="She go to the market every day.", language="en-US", level=Level.PICKY)
found = check.sync(client=client, body=body)
assert isinstance(found, CheckResponse), found
parts = [AnnotationPart(text="We "), AnnotationPart(markup="<b>"), AnnotationPart(text="recieved it.")]
marked = check.sync(client=client, body=CheckRequest(data=Annotation(annotation=parts), language="en-US"))
assert isinstance(marked, CheckResponse), marked
rules = list_rules.sync(client=client, language="en", category=Category.REDUNDANCY)
assert isinstance(rules, RulesResponse), rules
print(json.dumps({
    "alert": [found.alerts[0].offset, found.alerts[0].length, found.alerts[0].replacements],
    "marked": [marked.alerts[0].offset, marked.alerts[0].replacements[0]],
    "rules": len(rules.rules) > 10,
    "definitions": len(define.sync("run", client=client).definitions) > 1,
    "phase": readyz.sync(client=client).phase,
    "code": check.sync(client=client, body=CheckRequest(text="x" * 60_001)).code,
}))
"""


def test_a_generated_client_checks_a_text(service: Running, document: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "PATH": f"{FOLDER / 'bin'}:{os.environ['PATH']}", "PYTHONPATH": str(tmp_path)}
    made = subprocess.run(
        [str(FOLDER / "bin" / "openapi-python-client"), "generate", "--path", str(document), "--meta", "none",
         "--output-path", str(tmp_path / "generated"), "--fail-on-warning"],
        cwd=tmp_path, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert made.returncode == 0, made.stdout
    done = subprocess.run(
        [str(FOLDER / "bin" / "python"), "-c", PROGRAM, service.url, service.key],
        cwd=tmp_path, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
        "alert": [4, 2, ["goes"]],
        "marked": [6, "received"],
        "rules": True,
        "definitions": True,
        "phase": "ready",
        "code": "text_too_long",
    }
