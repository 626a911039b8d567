import pytest

from models.corrector.forbidden import forbids, with_plain_end
from models.corrector.protocol import Edit, Replacement
from models.text.document import Document
from models.text.protection import Protection, protections

LETTER = "Hi Maria,\n\nthank you for the books\n\nBest regards\nTom\n"


def is_forbidden(sentence: str, edit: Edit) -> bool:
    found = {protection.sentence: protection for protection in protections(Document.of(LETTER))}
    return forbids(found[sentence], edit)


@pytest.mark.parametrize(
    ("sentence", "edit"),
    [
        ("Hi Maria,", Edit(8, 9, ".", 0.98)),
        ("Best regards", Edit(12, 12, ".", 0.98)),
        ("Best regards", Edit(5, 12, "regards!", 0.98)),
    ],
)
def test_a_salutation_needs_no_end_mark(sentence: str, edit: Edit) -> None:
    assert is_forbidden(sentence, edit)


@pytest.mark.parametrize(
    ("sentence", "edit"),
    [
        ("Best regards", Edit(5, 12, "wishes", 0.98)),
        ("Best regards", Edit(0, 4, "Kind", 0.98)),
    ],
)
def test_but_its_words_may_be_wrong(sentence: str, edit: Edit) -> None:
    assert not is_forbidden(sentence, edit)


@pytest.mark.parametrize("edit", [Edit(13, 13, "to ", 0.9), Edit(12, 12, " to", 0.9), Edit(13, 17, "to ASAP", 0.9)])
def test_no_word_leads_to_an_acronym_that_is_an_adverb(edit: Edit) -> None:
    (protection,) = protections(Document.of("Please reply ASAP."))
    assert forbids(protection, edit)


@pytest.mark.parametrize("edit", [Edit(13, 13, "to ", 0.9), Edit(12, 12, ",", 0.9)])
def test_others_may_have_one_and_marks_are_no_words(edit: Edit) -> None:
    sentence = "Please reply HR." if edit.replacement == "to " else "Please reply ASAP."
    (protection,) = protections(Document.of(sentence))
    assert not forbids(protection, edit)


def test_a_letter_may_end_without_a_clause() -> None:
    (protection,) = protections(Document.of("Looking forward to hearing from you."))
    assert forbids(protection, Edit(0, 7, "Look", 0.98))
    assert not forbids(protection, Edit(19, 26, "hear", 0.98))


def test_a_signature_needs_no_end_mark_at_the_end_of_a_text() -> None:
    *_, signature = protections(Document.of("Thank you for the books.\n\nBest regards\nTom Winter"))
    assert signature.sentence == "Tom Winter"
    assert forbids(signature, Edit(10, 10, ".", 0.98))


def test_a_text_of_one_short_line_needs_no_end_mark_and_a_longer_one_may() -> None:
    (only,) = protections(Document.of("Not really"))
    assert forbids(only, Edit(10, 10, ".", 0.9))
    (only,) = protections(Document.of("We met him on the way to town"))
    assert not forbids(only, Edit(29, 29, ".", 0.9))


@pytest.mark.parametrize(
    ("sentence", "edit"),
    [
        ("🙂🙂🙂", Edit(3, 3, ".", 0.99)),
        ("...!?", Edit(3, 5, "", 0.99)),
        ("See you tomorrow 👍🏽", Edit(19, 19, ".", 0.99)),
        ("We are back 👩‍🚀", Edit(15, 15, ".", 0.99)),
    ],
)
def test_neither_symbols_nor_their_end_are_corrected(sentence: str, edit: Edit) -> None:
    (only,) = protections(Document.of(sentence))
    assert forbids(only, edit)


def test_words_before_a_symbol_may_be_wrong() -> None:
    (only,) = protections(Document.of("See you tomorow 👍"))
    assert not forbids(only, Edit(8, 15, "tomorrow", 0.99))


def test_the_bullet_of_a_list_item_stays() -> None:
    (only,) = protections(Document.of("- some butter from the fridge"))
    assert forbids(only, Edit(0, 2, "", 0.99))
    assert not forbids(only, Edit(2, 6, "any", 0.99))


@pytest.mark.parametrize(
    ("text", "edit"),
    [
        ("Shopping list", Edit(9, 13, "List", 0.99)),
        ("hello my friend", Edit(0, 5, "Hello", 0.99)),
        ("- some butter from the fridge", Edit(2, 6, "Some", 0.99)),
    ],
)
def test_a_line_that_is_no_sentence_keeps_its_capitals(text: str, edit: Edit) -> None:
    (only,) = protections(Document.of(text))
    assert forbids(only, edit)


@pytest.mark.parametrize(
    ("text", "edit"),
    [
        ("i am here", Edit(0, 1, "I", 0.99)),
        ("and i'm here", Edit(4, 7, "I'm", 0.99)),
        ("We bought it in august.", Edit(16, 22, "August", 0.99)),
    ],
)
def test_the_pronoun_and_sentences_get_their_capitals(text: str, edit: Edit) -> None:
    (only,) = protections(Document.of(text))
    assert not forbids(only, edit)


def test_quotation_marks_and_brackets_may_be_closed_in_a_later_sentence() -> None:
    first, _ = protections(Document.of('"I cant. Mother is expecting me."'))
    assert first.sentence == '"I cant.'
    assert forbids(first, Edit(7, 8, '."', 0.99))
    assert forbids(first, Edit(0, 1, "", 0.99))
    assert not forbids(first, Edit(3, 7, "can't", 0.99))


@pytest.mark.parametrize(
    ("text", "edit"),
    [
        ("We meet on saturday at noon.", Edit(11, 19, "Friday", 0.99)),
        ("The trip in July was nice.", Edit(12, 16, "August", 0.99)),
        ("It was late tho and cold.", Edit(11, 15, "..", 0.99)),
        ("See you at the station 😜", Edit(22, 22, ".", 0.99)),
    ],
)
def test_days_stay_and_words_are_no_marks(text: str, edit: Edit) -> None:
    (only,) = protections(Document.of(text))
    assert forbids(only, edit)


@pytest.mark.parametrize(
    ("text", "edit"),
    [
        ("Азурит – мінерал.", Edit(7, 8, "—", 0.9)),
        ("Deset vteřin, minutu...", Edit(20, 23, "…", 0.9)),
        ("Nous verrons… demain.", Edit(12, 13, "...", 0.9)),
    ],
)
def test_the_length_of_a_dash_and_the_sign_for_points_are_matters_of_taste(text: str, edit: Edit) -> None:
    assert forbids(Protection(text), edit)


def test_the_russian_yo_is_a_matter_of_taste_but_where_it_makes_another_word() -> None:
    sentence = "По большому счету все понятно."
    protection = Protection(sentence)
    assert forbids(protection, Edit(12, 17, "счёту", 0.9))
    assert forbids(Protection("Это новое жильё."), Edit(10, 15, "жилье", 0.9))
    assert not forbids(protection, Edit(18, 21, "всё", 0.9))


def test_a_hyphen_is_no_dash() -> None:
    assert not forbids(Protection("Він - копія свого батька."), Edit(4, 5, "—", 0.9))


def test_a_day_gets_its_capital() -> None:
    (only,) = protections(Document.of("We meet on saturday at noon."))
    assert not forbids(only, Edit(11, 19, "Saturday", 0.99))


def test_a_member_of_a_list_keeps_its_mark() -> None:
    for mark in (";", ":", ","):
        sentence = f"the proxy and what it needs{mark}"
        end = len(sentence)
        assert forbids(Protection(sentence), Edit(end - 1, end, ".", 0.9))
        assert forbids(Protection(sentence), Edit(end, end, ".", 0.9))
        assert not forbids(Protection(sentence), Edit(end - 6, end - 1, "wants", 0.9))


def is_forbidden_in(sentence: str, written: str, put: str) -> bool:
    [protection] = protections(Document.of(sentence))
    start = sentence.index(written)
    return forbids(protection, Edit(start, start + len(written), put, 0.9))


def test_a_perfect_is_undone_only_where_a_past_time_is_named() -> None:
    assert is_forbidden_in("My colleague has also checked the log.", "has ", "")
    assert not is_forbidden_in("My colleague has also checked the log yesterday.", "has ", "")
    assert not is_forbidden_in("My colleague has also check the log.", "has ", "")
    assert is_forbidden_in("We has recieved your letter.", "has recieved", "received")
    assert not is_forbidden_in("She have recieved the letter yesterday.", "have recieved", "received")
    assert not is_forbidden_in("We has wrote to you.", "has wrote", "wrote")
    assert is_forbidden_in("We have eaten too much.", "have eaten", "ate")
    assert is_forbidden_in("She has found her keys.", "has found", "found")
    assert not is_forbidden_in("I remember the place where we have eaten them.", "have eaten", "ate")


def test_an_acronym_is_no_other_word() -> None:
    assert is_forbidden_in("The bill is blocked, no ETA so far.", "ETA", "EAT")
    assert not is_forbidden_in("The bill is blocked, no ETA so far.", "ETA", "Eta")
    assert not is_forbidden_in("THIS IS TEH END.", "TEH", "THE")


def test_a_word_that_brackets_have_beside_a_number_is_a_name() -> None:
    assert is_forbidden_in("The version is new (build 20931).", "build", "built")
    assert not is_forbidden_in("The version is new (we build 20931).", "build", "built")


@pytest.mark.parametrize(
    ("sentence", "edit"),
    [
        ("Last week me and my neighbour were late.", Edit(10, 12, "my brother", 1.0)),
        ("Last week me and my neighbour were late.", Edit(17, 19, "I", 0.94)),
        ("Yesterday me and Tom was late.", Edit(17, 24, "I were", 0.9)),
    ],
)
def test_nobody_becomes_somebody_else(sentence: str, edit: Edit) -> None:
    assert forbids(Protection(sentence), edit)


@pytest.mark.parametrize(
    ("sentence", "edit"),
    [
        ("My neighbour and me were late.", Edit(17, 19, "I", 0.9)),
        ("She likes me neighbour.", Edit(10, 12, "my", 0.9)),
        ("I think that my am right.", Edit(13, 15, "I", 0.9)),
        ("He came and said it.", Edit(12, 12, "I ", 0.9)),
    ],
)
def test_pronouns_are_put_right(sentence: str, edit: Edit) -> None:
    assert not forbids(Protection(sentence), edit)


@pytest.mark.parametrize(
    ("sentence", "edit", "forbidden"),
    [
        ("We agreed on three points:", Edit(25, 26, " below", 0.9), True),
        ("We agreed on three points:", Edit(19, 26, "steps:", 0.9), False),
        ("We agreed on three points.", Edit(25, 26, " below", 0.9), False),
        ("a) open the lid of it.", Edit(0, 1, "A", 0.9), True),
        ("(iv) open the lid of it.", Edit(0, 4, "IV", 0.9), True),
        ("2. open the lid of it.", Edit(3, 7, "Open", 0.9), False),
        ("A) open teh lid of it.", Edit(8, 11, "the", 0.9), False),
        ("Lee et al. (2017) show how.", Edit(18, 22, "shows", 0.9), True),
        ("Lee et al. (2017) address it.", Edit(18, 25, "addresses", 0.9), True),
        ("As Lee et al. show, it is.", Edit(14, 18, "shows", 0.9), True),
        ("Lee et al. (2017) showed how.", Edit(18, 24, "show", 0.9), False),
        ("Lee (2017) show how.", Edit(11, 15, "shows", 0.9), False),
        ("Equation (3) holds.", Edit(0, 8, "The equation", 0.9), True),
        ("We use equation 3a.", Edit(7, 7, "the ", 0.9), True),
        ("We have house 3.5 miles off.", Edit(8, 8, "a ", 0.9), False),
        ("We use equation (3a).", Edit(7, 7, "the ", 0.9), True),
        ("We use section 3.", Edit(6, 6, " the", 0.9), True),
        ("Equation is right.", Edit(0, 8, "The equation", 0.9), False),
    ],
)
def test_leads_numbers_and_several_authors_stay(sentence: str, edit: Edit, forbidden: bool) -> None:
    (protection,) = protections(Document.of(sentence))
    assert forbids(protection, edit) is forbidden


@pytest.mark.parametrize("put", ["agreeing", "Agreeing"])
def test_what_somebody_agrees_to_does_not_go_on(put: str) -> None:
    (protection,) = protections(Document.of("They're agree with us."))
    assert forbids(protection, Edit(8, 13, put, 0.98))
    assert not forbids(protection, Edit(8, 13, "agreed", 0.98))


def test_the_day_of_a_date_stays() -> None:
    (protection,) = protections(Document.of("Next meeting: Wed 2 December in room 14."))
    assert forbids(protection, Edit(14, 17, "We'd", 0.98))
    (other,) = protections(Document.of("They wed two days later."))
    assert not forbids(other, Edit(5, 8, "met", 0.98))


@pytest.mark.parametrize(
    ("sentence", "noun"),
    [
        ("They went over budget by 40 percent.", "budget"),
        ("I'll send it first thing tomorrow.", "first"),
        ("The parts are out of stock.", "stock"),
    ],
)
def test_a_phrase_without_an_article_gets_none(sentence: str, noun: str) -> None:
    at = sentence.index(noun)
    (protection,) = protections(Document.of(sentence))
    for edit in (Edit(at, at, "the ", 0.9), Edit(at, at + len(noun), f"the {noun}", 0.9)):
        assert forbids(protection, edit)


@pytest.mark.parametrize(
    ("sentence", "noun"), [("It is used in theory of numbers.", "theory"), ("We went over hill.", "hill")]
)
def test_other_nouns_may_lack_one(sentence: str, noun: str) -> None:
    at = sentence.index(noun)
    (protection,) = protections(Document.of(sentence))
    assert not forbids(protection, Edit(at, at + len(noun), f"the {noun}", 0.9))


@pytest.mark.parametrize(
    ("sentence", "edit", "kept"),
    [
        ("Nice move", Edit(5, 9, "move!", 0.6), ["move."]),
        ("Same to me", Edit(10, 10, "!", 0.5, (Replacement(".", 0.3),)), ["."]),
        ("yes", Edit(0, 3, "Yes,", 0.4), ["Yes."]),
        ("Is it far", Edit(6, 9, "far!", 0.5, (Replacement("far?", 0.3),)), ["far.", "far?"]),
        ("That hurt!", Edit(5, 9, "hurts", 0.9), ["hurts"]),
        ("¡Qué bien", Edit(5, 9, "bien!", 0.9), ["bien!"]),
        ("Wow that is great news", Edit(0, 3, "Wow!", 0.9), ["Wow!"]),
    ],
)
def test_a_missing_end_mark_is_a_full_stop_unless_somebody_asks(sentence: str, edit: Edit, kept: list[str]) -> None:
    plain = with_plain_end(sentence, edit)
    assert [plain.replacement, *(one.text for one in plain.alternatives)] == kept


def test_readings_that_differ_in_the_end_mark_alone_are_as_probable_as_both() -> None:
    edit = Edit(10, 10, "!", 0.5, (Replacement(".", 0.3),))
    assert with_plain_end("Same to me", edit).probability == pytest.approx(0.8)
