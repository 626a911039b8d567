"""Loaded by Schemathesis, for what the schema cannot say: names of rules are those of rules, code has a language."""

from typing import Any

import schemathesis

LONGEST = 200
KNOWN = ("correction-model/R:ORTH", "en/OXFORD_COMMA", "en/FREE_GIFT")


@schemathesis.hook
def before_call(_: Any, case: Any, __: Any) -> None:
    """Put known names in the place of generated ones; what the schema does not allow stays, as it is to be refused."""
    body = case.body
    if isinstance(body, dict):
        for field in ("disabledRules", "enabledRules"):
            names = body.get(field)
            if isinstance(names, list) and all(isinstance(name, str) and 0 < len(name) <= LONGEST for name in names):
                body[field] = [KNOWN[len(name) % len(KNOWN)] for name in names]
        if body.get("format") == "code" and not body.get("codeLanguage"):
            body["codeLanguage"] = "python"
