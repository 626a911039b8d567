"""``forms.toml`` in the folders of languages."""

import pytest

from models.errors import ConfigError
from models.forms.table import FormsTable, forms_table
from models.language_folders import FOLDER
from models.typed_tables import build


@pytest.mark.parametrize("code", sorted(path.parent.name for path in FOLDER.glob("*/forms.toml")))
def test_a_file_is_what_it_should_be(code: str) -> None:
    table = forms_table(code)
    assert table.cues.counted <= table.cues.parts
    assert set(table.cues.endings.values()) <= {"base", "have", "be"}
    assert not table.classes.plural_verbs & table.classes.singular_verbs


def test_a_language_without_a_file_has_empty_lists() -> None:
    assert forms_table("de") == FormsTable()


def test_the_words_of_a_text_make_a_set() -> None:
    table = build(FormsTable, {"cues": {"third": "he she\n  it"}}, "xx/forms.toml")
    assert table.cues.third == {"he", "she", "it"}


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"cues": {"thirds": "he"}}, r"^xx/forms.toml: cues: thirds: unknown key \(did you mean third\?\)$"),
        ({"cues": {"third": ["he"]}}, r"^xx/forms.toml: cues: third: must be a string, not \['he'\]$"),
    ],
)
def test_what_is_wrong_is_named(values: dict[str, object], message: str) -> None:
    with pytest.raises(ConfigError, match=message):
        build(FormsTable, values, "xx/forms.toml")
