"""Which alerts are shown: what was asked for, and one for each place."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from service.checking.alerts import Alert, Level, Tone
from service.checking.categories import Category
from service.checking.options import Options
from service.checking.overlapping import resolve

TEXT = "The colour of the of teh sea in april is utilised."


def alert(words: str, category: Category, **more: Any) -> Alert:
    at = TEXT.index(words)
    more = {"confidence": 0.9, "rule": "rule", "replacements": ("x",), **more}
    return Alert(at, len(words), category, category.main(), "Message.", "Short message", **more)


SPELL = alert("teh", Category.SPELL, rule="spell")
STYLE = alert("utilised", Category.PLAIN_ENGLISH, rule="style", level=Level.PICKY)
TONE = alert("sea", Category.TON_ACADEMIC, rule="tone", tone=Tone.ACADEMIC)
AGREEMENT = alert("is", Category.VERB_SVA, rule="agreement")
OFF = alert("in", Category.STYLE, rule="off", off=True)
FRIEND = alert("colour", Category.CONFUSED_WORDS, rule="friend", mother_tongue="de")
ALL = [SPELL, STYLE, TONE, AGREEMENT, OFF, FRIEND]


def shown(*alerts: Alert, **options: Any) -> set[str]:
    return {one.rule for one in resolve(TEXT, alerts, Options(**options))}


def test_of_two_that_differ_the_decisive_one_stays() -> None:
    rule = alert("of teh", Category.GRAMMAR, rule="rule", priority=15, replacements=("of he",))
    sure = alert("teh", Category.SPELL, rule="sure", priority=10, replacements=("the",))
    assert shown(rule, sure) == {"rule"}
    decisive = replace(sure, decisive=20)
    assert shown(rule, decisive) == {"sure"}
    assert shown(replace(rule, replacements=("of the",)), decisive) == {"rule"}
    assert shown(replace(rule, replacements=()), decisive) == {"rule"}
    assert shown(replace(rule, priority=25), decisive) == {"rule"}


def test_two_decisive_ones_that_together_write_the_same_contradict_nothing() -> None:
    rule = alert("of teh", Category.GRAMMAR, rule="rule", priority=15, replacements=("at the",))
    first = replace(rule, length=2, rule="first", priority=10, replacements=("at",), decisive=20)
    second = alert("teh", Category.SPELL, rule="second", priority=10, replacements=("the",), decisive=20)
    assert shown(rule, first) == {"first"}
    assert shown(rule, first, second) == {"rule"}


def test_a_mark_behind_a_word_contradicts_no_other_word() -> None:
    rule = alert("of teh", Category.GRAMMAR, rule="rule", priority=15, replacements=("of the",))
    mark = alert("teh", Category.PUNCTUATION, rule="mark", priority=10, replacements=("teh,",), decisive=20)
    assert shown(rule, mark) == {"rule"}


def test_one_that_is_decisive_to_some_degree_contradicts_no_higher_priority() -> None:
    rule = alert("of teh", Category.GRAMMAR, rule="rule", priority=15, replacements=("of he",))
    sure = alert("teh", Category.SPELL, rule="sure", priority=10, replacements=("the",), decisive=12)
    assert shown(rule, sure) == {"rule"}
    assert shown(replace(rule, priority=12), sure) == {"sure"}


def test_by_default_taste_tone_and_what_is_off_are_silent() -> None:
    assert shown(*ALL) == {"spell", "agreement"}


def test_level_tone_and_enabled_rules_add() -> None:
    assert shown(*ALL, level=Level.PICKY) == {"spell", "agreement", "style"}
    assert shown(*ALL, tone=Tone.ACADEMIC) == {"spell", "agreement", "tone"}
    assert shown(*ALL, tone=Tone.CASUAL) == {"spell", "agreement"}
    assert shown(*ALL, mother_tongue="de") == {"spell", "agreement", "friend"}
    assert shown(*ALL, mother_tongue="fr") == {"spell", "agreement"}
    assert shown(*ALL, enabled_rules=frozenset({"off"})) == {"spell", "agreement", "off"}


def test_categories_of_both_levels() -> None:
    assert shown(*ALL, categories=frozenset({Category.TYPOS})) == {"spell"}
    assert shown(*ALL, categories=frozenset({Category.SPELL})) == {"spell"}
    assert shown(*ALL, categories=frozenset({Category.GRAMMAR})) == {"agreement"}
    assert shown(*ALL, disabled_categories=frozenset({Category.GRAMMAR})) == {"spell"}
    assert shown(*ALL, disabled_categories=frozenset({Category.SPELL})) == {"agreement"}


def test_rules_and_words() -> None:
    assert shown(*ALL, disabled_rules=frozenset({"agreement"})) == {"spell"}
    assert shown(*ALL, dictionary=frozenset({"TEH", "is"})) == {"agreement"}


def test_a_name_of_the_dictionary_is_taken_for_no_other_word() -> None:
    name, word = (
        Alert(at, 4, Category.CONFUSED_WORDS, Category.CONFUSED_WORDS, "", "", ("rough",), 0.9, "set") for at in (0, 9)
    )
    kept = resolve("Ruff and ruff", [name, word], Options(dictionary=frozenset({"ruff"})))
    assert kept == [word]


def test_of_those_that_overlap_the_best_stays() -> None:
    long = alert("of the of teh", Category.REDUNDANCY, rule="long", confidence=0.99)
    strong = alert("the of", Category.DET, rule="strong", priority=5, confidence=0.5)
    assert shown(long, SPELL) == {"long"}
    assert shown(long, SPELL, strong) == {"strong", "spell"}


def test_an_error_that_is_only_suspected_hides_no_other() -> None:
    suspected = alert("teh", Category.UNK, rule="unknown", priority=9, confidence=0.99, replacements=())
    assert shown(suspected) == {"unknown"}
    assert shown(suspected, SPELL) == {"spell"}


spans = st.lists(
    st.builds(
        lambda start, length, priority, confidence, rule: Alert(
            start, length, Category.STYLE, Category.STYLE, "M.", "Short one", (), confidence, rule, priority=priority
        ),
        st.integers(0, 40), st.integers(1, 10), st.integers(0, 3), st.sampled_from([0.5, 0.9]), st.sampled_from("abc"),
    )
)  # fmt: skip


@given(spans, st.randoms())
def test_the_result_is_sorted_apart_and_does_not_depend_on_the_order(alerts: list[Alert], random: Any) -> None:
    kept = resolve(TEXT, alerts, Options())
    assert all(one.end <= other.offset for one, other in pairwise(kept))
    for lost in alerts:
        assert lost in kept or any(one.offset < lost.end and lost.offset < one.end for one in kept)
    mixed = random.sample(alerts, len(alerts))
    assert resolve(TEXT, mixed, Options()) == kept


def test_a_doubt_right_beside_a_correction_is_an_echo_of_it() -> None:
    doubt = alert("april", Category.UNK, rule="doubt", replacements=())
    beside = alert("in", Category.PREP, rule="beside")
    assert shown(doubt, beside) == {"beside"}
    assert shown(doubt, SPELL) == {"doubt", "spell"}
