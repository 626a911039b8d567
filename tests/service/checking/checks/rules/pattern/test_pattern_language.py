"""Patterns: what they match, and what is no pattern."""

import pytest

from service.checking.checks.rules.pattern.errors import PatternError
from service.checking.checks.rules.pattern.patterns import compile_pattern
from tests.service.checking.checks.rules.writing import LISTS, marked


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        ("free gift", "A <Free gift> and a <FREE GIFT>."),
        ("free gift", "A free, gift and a freegift."),
        ("make|makes a? photo", "We <make photo>, she <makes a photo>."),
        ("(in order|so as) to", "<In order to> go, <so as to> go, as to go."),
        ("<very> nice", "A <very> nice house."),
        ("very{1,2} nice", "A <very very nice> house."),
        ("make *{0,2} photo", "I <make a nice photo>, not make a very nice photo."),
        ("make *{0,3} photo", "I <make well-known photo>, or make, photo."),
        ("=make a", "He <made a> cake, <making a> mess, is makeup a thing."),
        ("=leave/NN*", "The <leaves> fall when she leaves."),
        ("=be/VBD", "It <was> so and is so."),
        ("</VBN> by us", "It was <seen> by us, but she ran by us."),
        ("run/NN of", "A <run of> luck, to run of course."),
        ("~[a-z]+ly~ so", "It was <really so>, Emily too."),
        ("in @month", "We met <in May> and <in january>, in June."),
        ("@short", "I <can't> and <it's> late."),
        ("@be so", "It <was so> and <is so>."),
        ("<page> @number", "See <page> 12 and page twelve."),
        ("so @mark", "He said <so,> and left."),
        ("dear @title", "A <dear Anna> and a dear friend."),
        ("in @caps", "Written <in LATIN> in May."),
        ("a @vowel_sound", "It is <a hour>, a unit, a UN day, an hour."),
        ("an @consonant_sound", "It is <an house>, an hour, an MP, a house."),
        ("could <of> (!course|$)", "I could <of> gone, could of course."),
        ("could <of> (!course|$)", "I could <of>."),
        ("could <of> (!course|$)", "I could <of>"),
        ("not !(very|so) good", "It was not so good, <not too good>."),
        ("*!(not|never) again", "It is not again <here again>."),
        ("in <`May`>", "I may come in <May>, in may."),
        ("why `?`", "He knew why, but he asked <why?>"),
        ("don't", "I <don't> and I <don’t> and I do not."),
        ("i would", "If <I would>, I wouldn't."),
        ("^ so", "<So> it is so."),
        ("^ so", "“<So> it is so.”"),
        ("at all $", "Not at all bad <at all>!”"),
        ("however, we", "Now <however, we> go, however we go."),
        ("however ,? we", "Now <however, we> go, <however we> go."),
        ("can not", "I <can not> but I cannot."),
        ("cannot", "I can not but I <cannot>."),
        ("free gift", "The free gift-wrapping and the non-free gift."),
        ("self<->made", "A self<->made man."),
        ("x 's", "The X's end and x s."),
        ("e.g. the", "Some, <e.g. the> first."),
        ("no no", "Say <no no> no."),
    ],
)
def test_what_a_pattern_marks(pattern: str, text: str) -> None:
    assert marked(pattern, text.replace("<", "").replace(">", "")) == text


def test_findings_of_a_rule_share_no_token() -> None:
    assert marked("no no", "No no no no no.") == "<No no> <no no> no."


def test_the_longest_repetition_is_preferred() -> None:
    assert marked("so *{0,2} on", "So on and on it went.") == "<So on and on> it went."


def test_exceptions_silence_where_they_share_a_token() -> None:
    extra = "unless = ['not very', 'very much']"
    assert marked("<very> *", "It is not very old.", extra) == "It is not very old."
    assert marked("<very> *", "It is very old, not young.", extra) == "It is <very> old, not young."
    assert marked("<very> *", "It is very much so, and very old.", extra) == "It is very much so, and <very> old."


@pytest.mark.parametrize(
    ("pattern", "problem"),
    [
        ("", "empty"),
        ("<a", "without"),
        ("a>", "before"),
        ("<a> <b>", "once"),
        ("(a", "without"),
        ("(a|) b", "empty choice"),
        ("a {0,2}", "not understood"),
        ("a{2,1}", "repeats nothing"),
        ("a <b?>", "span can be empty"),
        ("/NN *", "in every match"),
        ("a? *", "in every match"),
        ("a /XYZ", "no Penn Treebank tag"),
        ("@nothing", "no list"),
        ("don't/VB", "single token"),
        ("*!don't a", "single token"),
        ("~(~ a", "no regular expression"),
        ("a *{0,9} *{0,9} *{0,9} *{0,9} *{0,9} b", "tokens long"),
        ("a (*{0,3} *{0,3} *{0,3} *{0,3}){0,3} b", "steps"),
        ("a ! b", "not understood"),
        ("a (of|/) b", "no tag after"),
    ],
)
def test_what_is_no_pattern(pattern: str, problem: str) -> None:
    with pytest.raises(PatternError, match=problem):
        compile_pattern(pattern, "en", LISTS)


@pytest.mark.parametrize("pattern", ["=faire", "bon/JJ", "a /NN"])
def test_lemmas_and_tags_are_english(pattern: str) -> None:
    with pytest.raises(PatternError, match="English only"):
        compile_pattern(pattern, "fr", {})


def test_words_are_cut_as_in_their_language() -> None:
    assert marked("l'homme", "Voilà l’homme.", language="fr") == "Voilà <l’homme>."
    assert marked("qu'il y a", "Je sais qu'il y a du pain.", language="fr") == "Je sais <qu'il y a> du pain."
