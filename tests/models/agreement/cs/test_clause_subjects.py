"""Czech verbs and predicates by the subject of their clause, wherever it stands, and nouns joined to others."""

from functools import partial

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right, doubted

assert_fix = partial(assert_mended, language="cs")
assert_silent = partial(assert_right, language="cs")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Včera mě navštívily bývalí spolužáci.", "Včera mě navštívili bývalí spolužáci."),
        ("Tatínek s bratrem odjely na ryby.", "Tatínek s bratrem odjeli na ryby."),
        ("Dvě sestřenice i strýc přijely na svatbu.", "Dvě sestřenice i strýc přijeli na svatbu."),
        ("Kočky a psi se celou noc praly.", "Kočky a psi se celou noc prali."),
        ("Maminka s babičkou pekli cukroví.", "Maminka s babičkou pekly cukroví."),
        ("Lidé, kteří čekali, už odešly.", "Lidé, kteří čekali, už odešli."),
        ("Všichni přišly pozdě.", "Všichni přišli pozdě."),
    ],
)
def test_men_behind_and_joined(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Její oči zářili štěstím.", "Její oči zářily štěstím."),
        ("Ta slova mě ranili.", "Ta slova mě ranila."),
        ("Dvě jablka spadli ze stromu.", "Dvě jablka spadla ze stromu."),
        ("Paní učitelky nás pochválili.", "Paní učitelky nás pochválily."),
        ("Knihy, které jsem objednala, nedorazili.", "Knihy, které jsem objednala, nedorazily."),
        ("Ceny potravin se zvýšili.", "Ceny potravin se zvýšily."),
    ],
)
def test_women_and_things(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("text", "word", "meant"),
    [
        ("V parku kvetli šeříky.", "kvetli", "kvetly"),
        ("Kam zmizeli moje klíče?", "zmizeli", "zmizely"),
        ("Otevřeli se dveře.", "Otevřeli", "Otevřely"),
        ("Děti rozbily okno a utekli.", "utekli", "utekly"),
    ],
)
def test_things_behind_are_asked_about(text: str, word: str, meant: str) -> None:
    assert doubted(text, "cs")[word][0] == meant


@pytest.mark.parametrize(
    "text",
    [
        "Byli to oběti války.",
        "Seděli jsme tam celé hodiny.",
        "Zabývali se problémy sousedů.",
        "Abyste myš nebo klávesnici probudili, klikněte.",
        "Obědvali jsme a objevili stánky.",
        "Matka s dětmi odjely k moři.",
        "Kluci hráli karty a holky se dívaly.",
        "Přišly sestry i bratři.",
        "Tím moje problémy s Tomem neskončily.",
        "Na detekci obličeje mi to vycházelo jinak.",
        "Všichni víme, že to tak není.",
        "Všichni lidé to vědí.",
        "Tisíce lidí vyšly do ulic.",
    ],
)
def test_subjects_that_are_none(text: str) -> None:
    assert_silent(text)
    assert doubted(text, "cs") == {}


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Ti psi jsou hodně hlučné.", "Ti psi jsou hodně hluční."),
        ("Naši rodiče jsou už staré.", "Naši rodiče jsou už staří."),
        ("Dveře jsou zamčení.", "Dveře jsou zamčené."),
        ("Šest studentů neprošli zkouškou.", "Šest studentů neprošlo zkouškou."),
        ("Nikdo z nich nepřišli.", "Nikdo z nich nepřišel."),
        ("Já i můj bratr chodí na plavání.", "Já i můj bratr chodíme na plavání."),
        ("Holky uměj zpívat.", "Holky umějí zpívat."),
        ("Ty boty jsou ještě mokří.", "Ty boty jsou ještě mokré."),
        ("Obě smlouvy už jsou podepsaní.", "Obě smlouvy už jsou podepsané."),
        ("Všichni byli překvapené tou zprávou.", "Všichni byli překvapení tou zprávou."),
        ("Oni to ví moc dobře.", "Oni to vědí moc dobře."),
        ("Ona to umějí nejlíp.", "Ona to umí nejlíp."),
        ("Všichni sousedé si stěžuje na hluk.", "Všichni sousedé si stěžují na hluk."),
    ],
)
def test_predicates_and_small_words_between(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Řekl to mamince a tatínek.", "Řekl to mamince a tatínkovi."),
        ("Bez soli a pepř to nemá chuť.", "Bez soli a pepře to nemá chuť."),
        ("S mámou a táta jedeme na výlet.", "S mámou a tátou jedeme na výlet."),
        ("Bydlím ve třetím patro.", "Bydlím ve třetím patře."),
        ("Na základě vaše žádost posíláme smlouvu.", "Na základě vaší žádosti posíláme smlouvu."),
        ("V souladu se zákona vracíme peníze.", "V souladu se zákonem vracíme peníze."),
        ("Dosáhli jsme skvělý výsledek.", "Dosáhli jsme skvělého výsledku."),
        ("Jsem spokojená na výsledkem.", "Jsem spokojená s výsledkem."),
        ("Mám zájem na tento byt.", "Mám zájem o tento byt."),
    ],
)
def test_cases(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Šel k babičce a táta zůstal doma.",
        "Mluvila s Petrem a Jana poslouchala.",
        "Z nějakého důvodu mikrofon nefungoval.",
        "V počítači je i řada souborů.",
        "Mám zájem na tom, aby to fungovalo.",
        "Nastavení od výrobce a odhad výdrže jsou jiné.",
        "V sobotu do osmé večer máme otevřeno.",
    ],
)
def test_cases_that_are_right(text: str) -> None:
    assert_silent(text)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Půjčila jsem ji svoje kolo.", "Půjčila jsem jí svoje kolo."),
        ("Kup ji nějaké květiny.", "Kup jí nějaké květiny."),
        ("Mám jí moc rád.", "Mám ji moc rád."),
        ("Ujistil jsem jí, že přijdu.", "Ujistil jsem ji, že přijdu."),
        ("Zaměstnanci, které nesouhlasí, ať se ozvou.", "Zaměstnanci, kteří nesouhlasí, ať se ozvou."),
        ("Holka, kterou sedí vedle mě, je z Plzně.", "Holka, která sedí vedle mě, je z Plzně."),
        ("Tu knihu jsem ji vrátil.", "Tu knihu jsem jí vrátil."),
        ("Vzpomněla se na něj.", "Vzpomněla si na něj."),
        ("Lehni si, pane Dvořáku.", "Lehněte si, pane Dvořáku."),
        ("Přijď prosím včas, vážení rodiče.", "Přijďte prosím včas, vážení rodiče."),
        ("Petře kde máš kolo?", "Petře, kde máš kolo?"),
        ("Děti běžte ven.", "Děti, běžte ven."),
        ("Prosím vás, podej mi tašku.", "Prosím vás, podejte mi tašku."),
    ],
)
def test_pronouns_address_and_orders(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Koupil ji v obchodě.",
        "Půjčil jsem ji sousedovi.",
        "Umyl jí vlasy.",
        "Lidé, které znám, jsou hodní.",
        "Děti běžely ven.",
        "Petře to bylo líto.",
    ],
)
def test_pronouns_and_address_that_are_right(text: str) -> None:
    assert_silent(text)
