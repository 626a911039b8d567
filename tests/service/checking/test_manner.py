"""Texts in small letters throughout, and conversations: what is so on purpose is not told, all else is."""

import pytest

from service.checking.alerts import Level, Tone, Writer
from service.checking.options import Options
from tests import shipped

CHAT = (
    "hey, are you coming tonight? i think we should leave at seven. the bus is always late in the evening. "
    "my sister will bring some pizza. did you ask your cousin for the tickets?"
)
CHATS = [
    ("en-US", CHAT),
    ("de-DE", "wir sehen uns heute abend im garten. kannst du das noch mitbringen? ich habe es leider vergessen. "
     "danach gehen wir alle zusammen essen. es wird bestimmt sehr lustig."),
    ("es", "creo que deberíamos salir a las siete. el autobús siempre llega tarde los viernes. mi hermana va a traer "
     "unas pizzas. dice que nos espera en casa. luego vamos todos al cine."),
    ("fr", "je pense qu'on devrait partir à sept heures. le bus est toujours en retard le vendredi. ma sœur va "
     "apporter des pizzas. elle nous attend à la maison. on va au cinéma après."),
    ("it", "penso che dovremmo partire alle sette. il treno arriva sempre tardi il venerdì. mia sorella porta delle "
     "pizze. lei ci aspetta a casa sua. poi andiamo tutti al cinema."),
    ("pl-PL", "myślę, że powinniśmy wyjść o siódmej. autobus w piątki zawsze się spóźnia. moja siostra przyniesie "
     "nam pizzę. ona czeka na nas w domu. potem idziemy do kina."),
    ("pt-PT", "acho que devíamos sair às sete. o autocarro chega sempre tarde à noite. a minha irmã traz umas pizas. "
     "ela espera por nós em casa. depois vamos todos ao cinema."),
    ("nl", "ik denk dat we om zeven uur moeten gaan. de bus komt in het weekend altijd te laat. mijn zus neemt nog wat "
     "pizza mee. ze wacht thuis op ons. daarna gaan we naar de film."),
]  # fmt: skip


def starts(text: str, language: str, **options: object) -> list[str]:
    """The first words for which a capital is asked."""
    found = shipped.checked(text, Options(language=language, **options)).alerts  # type: ignore[arg-type]
    return [text[one.offset : one.end] for one in found if one.told and one.told.key == "capital.sentence"]


@pytest.mark.parametrize(("language", "text"), CHATS)
def test_a_text_in_small_letters_is_not_told_of_each_sentence(language: str, text: str) -> None:
    assert starts(text, language) == []
    assert len(starts(text, language, level=Level.PICKY)) >= (1 if language == "nl" else 2)  # it does not part them


def test_learners_are_told() -> None:
    assert "the" in starts(CHAT, "en-US", writer=Writer.LEARNER)


def test_the_pronoun_and_names_are_told() -> None:
    told = shipped.checked(f"{CHAT} i met her on monday.", Options(language="en-US")).alerts
    assert [one.replacements[0] for one in told] == ["I", "I", "Monday"]


def test_one_small_letter_among_capitals_is_told() -> None:
    text = "We leave at seven. the bus is always late at night. My sister brings pizza. She waits for us. It is cold."
    assert starts(text, "en-US") == ["the"]


def test_few_sentences_tell_nothing() -> None:
    assert starts("the bus is always late at night. my sister will bring some pizza.", "en-US") == ["the", "my"]


def test_headings_and_items_do_not_count() -> None:
    text = "- bread and milk\n- two eggs\n- some salt\n- butter\n\nthe bus is always late at night."
    assert starts(text, "en-US") == ["the"]


TEAM = """[09:02] anna_k: morning all ☕
[09:03] luis: hi anna! did the deploy go through last night
[09:04] anna_k: nope, it failed at 23:40 and i {0} it this morning, looks ok so far
[09:06] luis: weird, on staging it takes like 20 seconds
[09:13] tobi: yesss lol that {1} explain it on friday, gotta go brb
[09:15] anna_k: @tobi could you fix the panel? i think {2}"""


def told(text: str, **options: object) -> list[tuple[str, str]]:
    """What is marked, and what is offered first."""
    asked = Options(**{"language": "en-US", **options})  # type: ignore[arg-type]
    found = shipped.checked(text, asked).alerts
    return [(text[one.offset : one.end], (*one.replacements, "")[0]) for one in found]


@pytest.mark.parametrize("gap", ["\n", "\n\n"])
def test_conversations_are_told_of_errors_alone(gap: str) -> None:
    assert told(TEAM.format("restarted", "would", "you can").replace("\n", gap)) == []
    wrong = TEAM.format("restarted", "wuold", "you dont").replace("\n", gap)
    assert told(wrong) == [("wuold", "would"), ("dont", "don't")]


def test_what_is_of_talk_is_told_to_those_who_want_it() -> None:
    text = TEAM.format("restarted", "would", "you can")
    assert {"i", "friday"} <= {marked for marked, _ in told(text, level=Level.PICKY)}
    assert "friday" in {marked for marked, _ in told(text, tone=Tone.FORMAL)}


def test_each_speaker_has_a_manner_of_his_own() -> None:
    lines = [
        "Anna: The bus leaves at seven.",
        "tom: the bus is always late. i know it.",
        "Anna: My sister brings pizza. {} waits for us.",
        "tom: that is nice. we are all hungry.",
        "Anna: It is cold outside.",
    ]
    text = "\n".join(lines)
    assert starts(text.format("She"), "en-US") == []
    assert starts(text.format("she"), "en-US") == ["she"]


def test_who_writes_small_and_open_is_told_of_errors_alone_beside_one_who_does_not() -> None:
    lines = [
        "Agent: Good morning. How can I help you today?",
        "guest: hi, i ordered a lamp on monday and it hasn't come",
        "Agent: I'm sorry to hear that. May I have your number?",
        "guest: 4471, i think {} under my sister's name",
        "Agent: Thank you. It will arrive on Friday.",
        "guest: ok thanks",
    ]
    text = "\n".join(lines)
    assert told(text.format("it's"), language="en-GB") == []
    assert told(text.format("its"), language="en-GB") == [("its", "it's")]


def test_questions_tell_that_lines_are_talk() -> None:
    lines = ["Are you at home?", "not yet", "Did the parcel arrive?", "i don't think so", "Ask next door.",
             "nobody there", "What is in it?", "my new boots, i hope"]  # fmt: skip
    assert told("\n".join(lines), language="en-GB") == []


def test_names_are_right_in_small_letters_where_all_is_small() -> None:
    text = "mia: is steph with you\nben: no, {} went home\nmia: see you later then\nben: see you at the station"
    assert told(text.format("kev")) == []
    assert told(text.format("evrybody")) == [("evrybody", "everybody")]
    assert told("Ines came on Monday, and Priya Okeke stayed at home.") == []


def test_suggestions_are_in_small_letters_where_all_is() -> None:
    text = "mia: im always starving by nine\nben: same here\nmia: see you later then\nben: see you at the station"
    assert told(text) == [("im", "i'm")]


def test_a_word_is_no_suggestion_for_itself_where_all_is_small() -> None:
    text = "mia: he was ila today\nben: same here\nmia: see you later then\nben: see you at the station"
    found = shipped.checked(text, Options(language="en-US")).alerts
    offered = {text[one.offset : one.end]: one.replacements for one in found}
    assert "ill" in offered["ila"]
    assert "ila" not in offered["ila"]


def test_a_written_interview_is_told_of_all() -> None:
    text = (
        "Q: Where do you live?\nA: I live in a small village.\nQ: What do you like there?\n"
        "A: I like the {}, and the people are nice.\nQ: Thank you.\nA: You are welcome."
    )
    assert told(text.format("lake in july")) == [("july", "July")]


UNNAMED = [
    ("en-US", "hey you around later\n"
     "was gonna go for a run but my knee hurts 😩\nsee you on friday then\n{} too late lol"),
    ("en-GB", "- omg did you see that\n"
     "- yeah i was there\n- was it good tho\n- best night of the year. {} too bad u left"),
    ("en-US", "omg so i just got home and nobody is here lol. "
     "was gonna cook but the fridge is empty. {} too late for pizza"),
    ("en-US", "Hi love, are you home for dinner?\nprob not, shift ends at 9\nAgain? That is late.\nik sorry\n"
     "Eat something then.\nok mum will do, {} too kind\nnight x"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text"), UNNAMED)
def test_talk_without_speakers_is_told_of_errors_alone(language: str, text: str) -> None:
    assert told(text.format("its"), language=language) == [("its", "it's")]


def told_in(text: str, language: str) -> list[str]:
    found = shipped.checked(text, Options(language=language)).alerts
    return [text[one.offset : one.end] for one in found]


def test_talk_of_other_languages() -> None:
    assert told_in("bin gleich da, vllt in 10 min 😅\nhab dich lieb\nbis gleich\nbin voll müde lol", "de-DE") == []
    assert told_in("ya llegué, xq no abres 😅\nvoy\njajaja vale\nte espero aquí abajo", "es") == []


def test_notes_and_a_few_small_letters_are_no_talk() -> None:
    assert "friday" in told_in("call the bank\nbuy a present for anna\nmeet ben on friday\nbook the hotel", "en-US")
    assert "friday" in told_in("He came on friday. It was late. We were tired. ok?", "en-US")


def test_words_of_talk_are_let_be_where_a_casual_tone_is_asked_for() -> None:
    text = "I'm gonna be late, so you gotta start without me."
    for tone, rules in ((Tone.NEUTRAL, {"en/GONNA", "en/GOTTA"}), (Tone.CASUAL, set())):
        found = shipped.checked(text, Options(language="en-GB", tone=tone)).alerts
        assert {one.rule for one in found} == rules
