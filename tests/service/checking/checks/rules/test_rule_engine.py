"""Which rules are tried where, when sentences are tagged, and that nothing takes long."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.errors import ConfigError
from models.text.document import Document
from service.checking import checks
from service.checking.alerts import Level, Tone
from service.checking.check import SentenceCheck, discover
from service.checking.checks.rules.check import RulePacks
from service.checking.checks.rules.engine import find_all
from service.checking.checks.rules.packs.catalogue import all_rules
from service.checking.checks.rules.packs.pack import FOLDER, Pack
from service.checking.checks.rules.packs.packs import lists_of, read_all, read_packs
from service.checking.checks.rules.ruleset import RuleSet, rules_for
from service.checking.checks.rules.view import View
from service.checking.options import Options
from service.checking.overlapping import resolve
from service.checking.sentences import SentenceText, sentence_texts
from tests.cpu_time import within
from tests.service.checking.checks.rules.writing import CountingTagger, find, rules
from tests.shipped import RESOURCES

LONGEST = 60_000
SECONDS = 20
"""Far above what is needed, far below what a quadratic step would take."""


def tried(ruleset: RuleSet, text: str) -> int:
    return len(list(ruleset.token_rules(View(SentenceText.of(text)))))


def test_rules_without_their_words_in_the_sentence_are_not_tried() -> None:
    many = rules(*(f'pattern = "the word{letter * 3}"' for letter in "abcdefghijklmnop"), 'pattern = "~zz+~ @word"')
    assert tried(many, "The cat sat on the mat and the dog made off.") == 0
    assert tried(many, "The wordaaa is one, a wordbbb another.") == 2
    assert tried(many, "Zzz made it.") == 1


def test_only_sentences_in_which_a_rule_could_match_are_tagged() -> None:
    tagger = CountingTagger()
    ruleset = rules('pattern = "<my> /NN of"')
    texts = ["We like my school.", "It is my book of songs.", "My of.", "Of my."]
    found = find(ruleset, *texts, tagger=tagger)
    assert [len(one) for one in found] == [0, 1, 0, 0]
    assert tagger.asked == 1


def test_a_tag_decides() -> None:
    found = find(
        rules('pattern = "<to> !/VB school"', 'pattern = "the <*!/NN*> school"'), "To big school.", "The old school."
    )
    assert [[one.start for one in each] for each in found] == [[0], [4]]


def test_findings_are_sorted() -> None:
    (found,) = find(rules('pattern = "very? good"', 'pattern = "very"', "regex = 'It'"), "It is very good, very good.")
    spans = [(one.start, one.end) for one in found]
    assert spans == sorted(spans)
    assert len(spans) == 5


def test_a_variant_has_the_rules_of_its_language_and_its_own() -> None:
    names = {one.rule.name: one.rule for one in rules_for("en-GB").rules}
    american = {one.rule.name for one in rules_for("en-US").rules}
    assert {"any/SPACE_BEFORE_COMMA", "en/FREE_GIFT", "en/WRITE_ME"} <= set(names)
    assert "en/FREE_GIFT" in american
    assert "en/WRITE_ME" not in american
    assert {one.rule.language for one in rules_for("xx").rules} == {"any"}


def test_a_rule_for_all_languages_can_leave_one_out() -> None:
    rule = rules("regex = ' ;'\nnot_in = ['fr']", language="any").rules[0].rule
    assert [rule.is_for(language) for language in ("fr", "fr-CA", "de")] == [False, False, True]


def test_the_check_is_discovered_and_gives_alerts() -> None:
    assert RulePacks in list(discover(checks))
    check = RulePacks(RESOURCES)
    assert isinstance(check, SentenceCheck)
    check.warm()
    first, second = check.check([SentenceText.of("They made a photo of us."), SentenceText.of("Nada , nada.", "es")])
    assert [(one.rule, one.offset, one.length, one.replacements) for one in first] == [
        ("en/MAKE_PHOTO", 5, 12, ("took a photo",))
    ]
    assert [(one.rule, one.replacements) for one in second] == [("any/SPACE_BEFORE_COMMA", (",",))]


def test_rules_that_are_off_speak_to_those_who_enable_them() -> None:
    off = next(rule for folder in ("any", "en") for rule in read_packs(folder) if rule.off)
    text = off.wrong[0].partition(" ->")[0].replace("<", "").replace(">", "")
    found = RulePacks(RESOURCES).check([SentenceText.of(text)])[0]
    enabled = Options(enabled_rules=frozenset({off.name}), level=Level.PICKY)
    assert off.name not in [alert.rule for alert in resolve(text, found, Options(level=Level.PICKY))]
    assert off.name in [alert.rule for alert in resolve(text, found, enabled)]


def test_level_and_tone_are_in_the_alert() -> None:
    ((found,),) = find(rules('pattern = "a lot"\nlevel = "picky"\ntone = "academic"\nconfidence = 0.5'), "It is a lot.")
    assert (found.alert.level, found.alert.tone, found.alert.confidence) == (Level.PICKY, Tone.ACADEMIC, 0.5)


def test_the_catalogue_shows_every_rule() -> None:
    shown = {info.name: info for info in all_rules()}
    assert len(shown) == sum(len(read_packs(folder.name)) for folder in FOLDER.iterdir() if folder.is_dir())
    assert shown["en/FREE_GIFT"].wrong == "Each guest got a free gift."
    assert shown["en/FREE_GIFT"].correction == "Each guest got a gift."


def pack(folder: Path, text: str, name: str = "x.toml") -> Pack:
    path = folder / "en" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return Pack("", folder)


RULE = """
[[rule]]
id = "ONE"
category = "STYLE"
pattern = "a"
message = "Two words."
short = "Two words"
reference = "usage"
wrong = "<a> b"
right = "b"
"""


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[[rule]", "x.toml:"),
        ("rule = 3", "stand under"),
        ('level = "picky"', "no rule in it"),
        ("[rule]\nid = 'ONE'", "stand under"),
        ("[[table]]\nrules = [3]", "stand under"),
        ("[[table]]\nid = 'ONE'", "stand under"),
        (RULE + RULE, "ONE: the id is that of a rule in x.toml"),
        (RULE.replace("STYLE", "STILE"), "ONE: there is no category “STILE”"),
        (RULE.replace('right = "b"', ""), "ONE: right is missing"),
        (RULE.replace('right = "b"', "right = []"), "ONE: right is missing"),
        (RULE.replace("<a> b", "a b"), "ONE: mark the span"),
        (RULE.replace("words.", "words"), "ONE: message must end"),
        (RULE.replace('"Two words"', '"Words"'), "ONE: short must have"),
        (RULE.replace("ONE", "One"), "One: id must be"),
        (RULE + "colour = 3", "ONE: colour is no key of a rule"),
        (RULE + "replace = 3", "ONE: replace must be a text or a list of texts"),
        (RULE + "off = 1", "ONE: off must be true or false"),
        (RULE + "confidence = 2", "ONE: confidence must be between"),
        (RULE + "level = 'high'", "ONE: there is no level “high”"),
        (RULE + "touches = ['words']", "ONE: there is no protected kind “words”"),
        (RULE + "regex = 'a'", "ONE: either pattern or regex"),
        (RULE.replace("pattern", "regex") + "unless = 'b'", "ONE: unless goes with pattern"),
    ],
)
def test_a_pack_that_is_not_as_it_should_be(tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(ConfigError) as raised:
        read_packs("en", pack(tmp_path, text))
    assert problem in str(raised.value)
    assert str(raised.value).startswith("service/rules/en/x.toml:")


def test_a_broken_pack_of_any_language_is_known_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"^service/rules/en/x.toml:3: "):
        read_all(pack(tmp_path, "[[rule]]\nid = 'ONE'\npattern = \n"))


def test_rules_inherit_from_table_and_file(tmp_path: Path) -> None:
    text = (
        'category = "STYLE"\nreference = "usage"\nlevel = "picky"\n[[table]]\nshort = "Two words"\nmessage = "M."\n'
        'rules = [\n  { id = "A", pattern = "a", wrong = "<a>", right = "b" },\n'
        '  { id = "B", level = "default", pattern = "b", wrong = "<b>", right = "a" },\n]\n'
    )
    first, second = read_packs("en", pack(tmp_path, text))
    assert (first.level, second.level, first.short, second.category) == (
        Level.PICKY,
        Level.DEFAULT,
        "Two words",
        "STYLE",
    )


def test_a_subject_may_be_a_folder(tmp_path: Path) -> None:
    pack(tmp_path, RULE, "b.toml")
    pack(tmp_path, RULE.replace("ONE", "TWO"), "a/part.toml")
    assert [(rule.name, rule.file) for rule in read_packs("en", Pack("", tmp_path))] == [
        ("en/TWO", "a/part.toml"),
        ("en/ONE", "b.toml"),
    ]
    pack(tmp_path / "other", RULE, "a/one.toml")
    pack(tmp_path / "other", RULE, "a/same.toml")
    with pytest.raises(ConfigError, match=r"rules/en/a/same.toml:3: ONE: the id is that of a rule in a/one.toml"):
        read_packs("en", Pack("", tmp_path / "other"))


def test_word_lists_of_a_folder(tmp_path: Path) -> None:
    pack(tmp_path, 'month = "may june"', "lists.toml")
    own = Pack("", tmp_path)
    assert lists_of("en", own) == lists_of("en-GB", own) == {"month": "may june"}
    assert read_packs("en", own) == ()
    pack(tmp_path / "other", "month = 3", "lists.toml")
    with pytest.raises(ConfigError, match="month must be a text"):
        lists_of("en", Pack("", tmp_path / "other"))


def test_word_lists_of_several_files(tmp_path: Path) -> None:
    pack(tmp_path, 'month = "may june"', "lists.toml")
    pack(tmp_path, 'day = "monday friday"', "lists.days.toml")
    own = Pack("", tmp_path)
    assert lists_of("en", own) == {"month": "may june", "day": "monday friday"}
    assert read_packs("en", own) == ()
    pack(tmp_path / "other", 'day = "monday"', "lists.days.toml")
    twice = pack(tmp_path / "other", 'day = "sunday"', "lists.toml")
    with pytest.raises(ConfigError, match=r"day is a list of another file, too"):
        lists_of("en", twice)


@pytest.mark.parametrize("piece", ["made a ", "to ", ", ", "1-2 ", "don't ", "a-", "the free ", "é😀 "])
def test_a_long_hostile_sentence_ends_quickly(piece: str) -> None:
    text = (piece * LONGEST)[:LONGEST]
    sentence = SentenceText(text.strip(), "en")
    with within(SECONDS):
        find_all([sentence], lambda views: [["NN"] * len(view) for view in views])


def test_all_examples_in_one_breath_end_quickly() -> None:
    examples = " ".join(source.partition(" ->")[0] for rule in read_packs("en") for source in rule.wrong)
    text = "".join(one for one in examples if one not in "<>.?!")
    assert len(text) > LONGEST
    sentence = SentenceText(text[:LONGEST].strip(), "en")
    with within(SECONDS):
        (found,) = find_all([sentence], lambda views: [["VB"] * len(view) for view in views])
        assert found


WORDS = st.sampled_from(
    [
        "made",
        "a",
        "A",
        "photo",
        "free",
        "gift",
        "It's",
        "don't",
        "very",
        ",",
        ".",
        "“",
        "-",
        "5",
        "é",
        "\ud800",
        " ",
        "May",
    ]
)


@given(st.lists(WORDS, max_size=12).map(" ".join), st.sampled_from(["en-GB", "de", "xx"]))
def test_alerts_of_any_text_are_inside_it_and_leave_clean_spacing(text: str, language: str) -> None:
    for sentence in sentence_texts(Document.of(text, language)):
        (found,) = find_all([sentence], lambda views: [["VB"] * len(view) for view in views])
        for one in found:
            alert = one.alert
            assert 0 <= alert.offset < alert.end <= len(sentence.text)
            assert alert.offset <= one.start < one.end or alert.replacements
            for replacement in alert.replacements:
                assert replacement != sentence.text[alert.offset : alert.end]
                applied = sentence.text[: alert.offset] + replacement + sentence.text[alert.end :]
                assert applied.count("  ") <= sentence.text.count("  ")
