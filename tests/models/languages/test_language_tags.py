import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from models.languages.tags import accepted_pattern, languages, primary, resolve, variants_of

FORCED = ["en-US", "en-GB", "en-ZA", "en-CA", "en-AU", "en-NZ", "pt-PT", "pt-BR", "de-DE", "fr", "pl-PL", "es", "it"]


@pytest.mark.parametrize("tag", [*FORCED, *languages()])
def test_known_tags_are_themselves_in_any_letter_case(tag: str) -> None:
    expected = "pl-PL" if tag == "pl" else tag
    assert resolve(tag) == resolve(tag.upper()) == resolve(tag.lower()) == expected


@pytest.mark.parametrize(
    ("tag", "known"),
    [
        ("DE-de", "de-DE"),
        ("fr-CA", "fr"),
        ("es-419", "es"),
        ("en", "en"),
        ("en_us", "en-US"),
        ("en-Latn-GB", "en"),
        ("en-GB-oxendict", "en-GB"),
        ("en-IN", "en-GB"),
        ("pt-AO", "pt-PT"),
        ("pl", "pl-PL"),
        ("de-LI", "de-CH"),
        ("no", "nb"),
        ("nb-NO", "nb"),
        ("iw", "he"),
        ("zh-Hans-CN", "zh"),
        ("sr-Latn-RS", "sr"),
    ],
)
def test_other_tags_find_their_nearest(tag: str, known: str) -> None:
    assert resolve(tag) == known


@pytest.mark.parametrize("tag", ["", "xx", "auto", "english", "en-", "-en", "en--US", "e", "en\n", "en US", "ёё", "nn"])
def test_what_is_no_known_tag_is_refused(tag: str) -> None:
    assert resolve(tag) is None


subtag = st.text("abENUSgb019_-\n", max_size=6)


@given(st.one_of(st.text(max_size=12), st.builds("{}-{}".format, st.sampled_from(sorted(languages())), subtag)))
@example("en-US-x-private-use-of-ours")
@example("en-1-2-3-4-5-6-7")
def test_the_pattern_accepts_exactly_what_is_resolved(tag: str) -> None:
    assert (re.fullmatch(accepted_pattern(), tag) is not None) == (resolve(tag) is not None)


def test_every_entry_is_complete() -> None:
    assert sum("-" not in tag for tag in languages()) >= 40
    for tag, language in languages().items():
        assert language.name
        assert bool(language.scripts) == ("-" not in tag)
        assert primary(tag) in languages()
    assert list(languages()) == sorted(languages())
    assert variants_of("pt") == ("pt-BR", "pt-PT")
    assert variants_of("fr") == ()
