"""Names behind prepositions, amounts and things as subjects, objects of verbs: a sentence in, what is wrong out."""

from functools import partial

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right, doubted

assert_fix = partial(assert_mended, language="cs")
assert_silent = partial(assert_right, language="cs")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Včera jsem se potkal s Honzu u zastávky.", "Včera jsem se potkal s Honzou u zastávky."),
        ("Odpoledne skočím ke Lenky pro poznámky.", "Odpoledne skočím ke Lence pro poznámky."),
        ("Půjdeme ke Karla na oslavu.", "Půjdeme ke Karlovi na oslavu."),
        ("Bez Petrem to nezvládneme.", "Bez Petra to nezvládneme."),
        ("Jedeme na výlet do Krumlov.", "Jedeme na výlet do Krumlova."),
        ("Bydlím v Brno už rok.", "Bydlím v Brně už rok."),
    ],
)
def test_names_behind_prepositions(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Mary se Toma zeptala, jestli přijde.",
        "Dnes se Tomovi nechce ven.",
        "Pojedeme s Honzou a Lenkou k moři.",
        "Byli jsme u Novákových.",
        "Jedeme do Prahy přes Kolín.",
        "Čekám na Petra před školou.",
    ],
)
def test_names_that_are_right(text: str) -> None:
    assert_silent(text)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Tisíce lidí vyšli do ulic.", "Tisíce lidí vyšly do ulic."),
        ("Většina lidí s tím souhlasili.", "Většina lidí s tím souhlasila."),
        ("Kolik lidí přišli na přednášku?", "Kolik lidí přišlo na přednášku?"),
        ("Ty fotky, co jsi mi poslal, se mi líbili.", "Ty fotky, co jsi mi poslal, se mi líbily."),
        ("Koťata pili mléko.", "Koťata pila mléko."),
        ("Jana a Marek koupil nový byt.", "Jana a Marek koupili nový byt."),
        ("Kde jsou moje taška?", "Kde je moje taška?"),
        ("Tady je tvoje klíče.", "Tady jsou tvoje klíče."),
        ("Na hřišti běhali malé kluci s míčem.", "Na hřišti běhali malí kluci s míčem."),
    ],
)
def test_subjects(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Většina z nás odešla.",
        "Tisíce fanoušků čekaly před stadionem.",
        "Staré domy zbourali.",
        "Knihy četli žáci doma.",
        "Boty koupili celé rodině.",
        "Prázdniny strávili týden u babičky.",
        "Chci, aby byli mými přáteli.",
        "Kde je naše auto?",
        "Na dvoře štěkali psi.",
        "Několik lidí, kteří přišli pozdě, stálo.",
    ],
)
def test_subjects_that_are_right(text: str) -> None:
    assert_silent(text)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Hledáme pan Novák.", "Hledáme pana Nováka."),
        ("Rozumím tu otázku.", "Rozumím té otázce."),
        ("Zeptej se pan učitel.", "Zeptej se pana učitele."),
        ("Jel jsem tam autobus.", "Jel jsem tam autobusem."),
        ("V tomhle kavárně mají dort.", "V téhle kavárně mají dort."),
        ("V tomhle ulici se nedá parkovat.", "V téhle ulici se nedá parkovat."),
        ("Na tom chatě není signál.", "Na té chatě není signál."),
        ("Zeptám se moje máma, jestli můžu.", "Zeptám se mojí mámy, jestli můžu."),
        ("Otázky, na který neznám odpověď, vynechám.", "Otázky, na které neznám odpověď, vynechám."),
        ("Vidím mu každý den.", "Vidím ho každý den."),
        ("Knížka, který čtu, je napínavá.", "Knížka, kterou čtu, je napínavá."),
        ("Jezdím do školy vlak.", "Jezdím do školy vlakem."),
        ("Věnuju se hudbu od dětství.", "Věnuju se hudbě od dětství."),
        ("Poslouchám hudbě skoro pořád.", "Poslouchám hudbu skoro pořád."),
        ("Napiš ji, že přijdeme později.", "Napiš jí, že přijdeme později."),
    ],
)
def test_objects(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Hledá pan Novák klíče?",
        "Jede tam ještě autobus?",
        "Potřebuju plnou hrst mouky.",
        "V tom babičce zazvonil telefon.",
        "Volal jejich soused.",
        "Kolegyně, která mě zná, mi pomohla.",
        "Bratr mé kamarádky, se kterým jsem mluvil, odjel.",
        "O tom škola nic neví.",
        "Zachránila mi život.",
        "Složky v domovské složce, do kterých ukládáme fotky, jsou plné.",
        "Věnuju hudbě celý víkend.",
    ],
)
def test_objects_that_are_right(text: str) -> None:
    assert_silent(text)


@pytest.mark.parametrize(
    ("text", "wrong", "right"),
    [
        ("Slepice snesli pět vajec.", "snesli", "snesly"),
        ("Lyže zůstali v autě.", "zůstali", "zůstaly"),
        ("Učitelky řekli, že zítra nebude škola.", "řekli", "řekly"),
        ("Žena, se kterým mluvím, je moje šéfová.", "kterým", "kterou"),
        ("Dny ubíhali jeden za druhým.", "ubíhali", "ubíhaly"),
        ("Na dvoře štěkali psy.", "psy", "psi"),
        ("Všichni se smáli jeho vtip.", "vtip", "vtipu"),
        ("Potřebuju nový telefonu.", "telefonu", "telefon"),
        ("Psala jsem kolegyni, která znám ze školy.", "která", "kterou"),
    ],
)
def test_what_the_model_is_asked_about(text: str, wrong: str, right: str) -> None:
    assert doubted(text, "cs")[wrong][0] == right


@pytest.mark.parametrize(
    "text",
    [
        "Knihy četli žáci doma.",
        "Boty koupili celé rodině.",
        "Prázdniny strávili týden u babičky.",
        "Chci, aby byli mými přáteli.",
        "Na dvoře štěkali psi.",
        "Hledáme dobrého lékaře.",
        "Kluci si hráli s míči.",
    ],
)
def test_what_it_need_not_be_asked_about(text: str) -> None:
    assert doubted(text, "cs") == {}
