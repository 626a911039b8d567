"""Runs the real road of a text in tests, with the models that a test names."""

import asyncio
from typing import Any

from models.corrector.corrector import Corrector
from models.corrector.correctors import CorrectorModel, Correctors
from service.checking.annotated import AnnotatedText
from service.checking.check import Check
from service.checking.checker import Checker
from service.checking.checks.correction.check import CorrectionModel
from service.checking.inline import Inline
from service.checking.options import Options
from service.checking.resources import Resources
from service.checking.result import Result


def resources(corrector: Corrector, aligner: Any = None) -> Resources:
    """Resources with models that are there already."""
    made = Resources()
    made.__dict__["correctors"] = Correctors([CorrectorModel.loaded(corrector)])
    if aligner is not None:
        made.__dict__["aligner"] = aligner
    return made


def corrected(text: str, models: Resources) -> str:
    """The text with all corrections of the English correction model."""
    corrector = models.corrector_for("en")
    assert corrector is not None
    return corrector.correct_text(text).target


def check(
    text: str | AnnotatedText, models: Resources, options: Options | None = None, checks: tuple[type[Check], ...] = ()
) -> Result:
    """Check a text by the correction model alone, or by the checks that are named."""
    checker = Checker(models, Inline(), checks or (CorrectionModel,))
    try:
        return asyncio.run(checker.check(text, options or Options(language="en-US")))
    finally:
        checker.close()
