from models.forms.paradigms import NONE, Paradigms, line_of

WALK = "walk\tNN+VB:walk NNS+VBZ:walks VBG:walking VBD+VBN:walked"
BUILD = "build\tVB:build VBZ:builds VBG:building VBD+VBN:built"
BUILDING = "building\tNN:building NNS:buildings"
LEARN = "learn\tVB:learn VBZ:learns VBG:learning VBD+VBN:learned,learnt"


def test_a_word_may_be_a_form_of_several_words() -> None:
    paradigms = Paradigms([WALK, BUILD, BUILDING])
    assert [(paradigms.lemmas[form.lemma], form.name) for form in paradigms.of("building")] == [
        ("build", "VBG"),
        ("building", "NN"),
    ]
    assert paradigms.of("builder") == ()


def test_the_forms_of_a_word_stand_in_a_row() -> None:
    paradigms = Paradigms([WALK, BUILDING])
    assert paradigms.of_lemma.tolist() == [[0, 1, 2, 3], [4, 5, NONE, NONE]]
    assert [paradigms.classes[number] for number in paradigms.class_of] == [form.name for form in paradigms.forms]


def test_two_spellings_are_one_form() -> None:
    [one], [other] = (Paradigms([LEARN]).of(word) for word in ("learned", "learnt"))
    assert one == other
    assert one.spellings == ("learned", "learnt")


def test_what_few_words_share_with_the_base_form_does_not_make_a_kind() -> None:
    paradigms = Paradigms(["put\tNN+VB+VBD+VBN:put NNS+VBZ:puts VBG:putting", "come\tVB+VBN:come VBD:came"])
    assert [form.kind for form in paradigms.forms] == ["NN+VB", "NNS+VBZ", "VBG", "VB", "VBD"]


def test_lines_make_the_same_again() -> None:
    lines = [WALK, LEARN, BUILDING]
    assert [line.rstrip("\n") for line in Paradigms(lines).lines()] == lines
    assert line_of("be", {"am": ["am"], "is": ["is"]}) == "be\tam:am is:is"


def test_there_may_be_none() -> None:
    assert list(Paradigms([]).words()) == []
