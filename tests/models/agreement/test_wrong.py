"""Which languages have rules of agreement."""

import sys
from importlib.util import module_from_spec, spec_from_file_location

import pytest

from models.agreement import wrong


def test_a_language_whose_dictionary_is_missing_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "morfeusz2", None)
    spec = spec_from_file_location("wrong_without_morfeusz", wrong.__file__)
    assert spec is not None
    assert spec.loader is not None
    again = module_from_spec(spec)
    spec.loader.exec_module(again)
    assert again.LANGUAGES == ("cs", "ru", "uk")
