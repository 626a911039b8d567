"""LibreOffice's own client of LanguageTool servers, on a document of Writer, where LibreOffice is installed."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.service.running import Running

PYTHON = "/usr/bin/python3"
"""Debian's, which knows the package ``python3-uno``."""
SETTINGS = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Linguistic/GrammarChecking/LanguageTool">
{}
</item>
</oor:items>
"""
PROGRAM = """
import json, subprocess, sys, time
import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException
from com.sun.star.lang import Locale

profile, pipe, text = sys.argv[1:]
home = f"-env:UserInstallation=file://{profile}"
accept = f"--accept=pipe,name={pipe};urp"
office = subprocess.Popen(["soffice", "--headless", "--norestore", "--nologo", home, accept])
try:
    here = uno.getComponentContext()
    resolver = here.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", here)
    end = time.monotonic() + 120
    while True:
        try:
            there = resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
            break
        except NoConnectException:
            assert office.poll() is None and time.monotonic() < end, "LibreOffice does not start"
            time.sleep(0.2)
    create = there.ServiceManager.createInstanceWithContext
    desktop = create("com.sun.star.frame.Desktop", there)
    hidden = PropertyValue()
    hidden.Name, hidden.Value = "Hidden", True
    document = desktop.loadComponentFromURL("private:factory/swriter", "_blank", 0, (hidden,))
    document.Text.String = text
    proofreading = create("com.sun.star.linguistic2.ProofreadingIterator", there)
    paragraph = document.getFlatParagraphIterator(2, False).getFirstPara()  # 2: TextMarkupType.PROOFREADING
    seen = paragraph.getText()
    result = proofreading.checkSentenceAtPosition(document, paragraph, seen, Locale("en", "US", ""), 0, -1, -1)
    print(json.dumps([
        [seen[one.nErrorStart : one.nErrorStart + one.nErrorLength], one.aSuggestions[0], one.aFullComment]
        for one in result.aErrors
    ]))
    document.close(True)
    desktop.terminate()
    office.wait(60)
finally:
    office.kill()
"""


def installed() -> bool:
    """Whether LibreOffice and its bridge to Python are there."""
    if shutil.which("soffice") is None or not Path(PYTHON).is_file():
        return False
    return subprocess.run([PYTHON, "-c", "import uno"], capture_output=True).returncode == 0


@pytest.mark.skipif(not installed(), reason="LibreOffice is not installed (libreoffice-writer-nogui, python3-uno)")
@pytest.mark.parametrize("with_key", [False, True])
def test_a_document_of_libreoffice(service: Running, open_service: Running, tmp_path: Path, with_key: bool) -> None:
    url = (service if with_key else open_service).url
    values = {"BaseURL": f"{url}/v2", "IsEnabled": "true"}
    if with_key:
        values |= {"Username": "somebody", "ApiKey": service.key}
    items = (f'<prop oor:name="{name}" oor:op="fuse"><value>{value}</value></prop>' for name, value in values.items())
    settings = tmp_path / "user" / "registrymodifications.xcu"
    settings.parent.mkdir()
    settings.write_text(SETTINGS.format("\n".join(items)), encoding="utf-8")
    text = "I recieved it. She live in a small village."
    arguments = [PYTHON, "-c", PROGRAM, str(tmp_path), f"emend-{url.rpartition(':')[2]}", text]
    done = subprocess.run(arguments, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert [one[:2] for one in found] == [["recieved", "received"], ["live", "lives"]]
    assert all(message for *_, message in found)
