"""Czech words that do not agree: a sentence in, what is wrong out."""

from functools import partial

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right, disagreeing

found = partial(disagreeing, language="cs")
assert_fix = partial(assert_mended, language="cs")
assert_silent = partial(assert_right, language="cs")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Bydlíme u jezero.", "Bydlíme u jezera."),
        ("Přišel bez čepice a bez kabát.", "Přišel bez čepice a bez kabátu."),
        ("Kniha leží v zásuvka.", "Kniha leží v zásuvce."),
        ("Mluvili o nové učitelka.", "Mluvili o nové učitelce."),
        ("Přijela z Ostrava.", "Přijela z Ostravy."),
        ("Po večeře si čteme.", "Po večeři si čteme."),
        ("Dopis je pro sousedem.", "Dopis je pro souseda."),
        ("Čekáme před nová škola.", "Čekáme před novou školou."),
        ("Kvůli déšť jsme zůstali doma.", "Kvůli dešti jsme zůstali doma."),
        ("Mezi já a bratrem je rok rozdílu.", "Mezi mnou a bratrem je rok rozdílu."),
        ("Hraje si z bratrem.", "Hraje si s bratrem."),
        ("Vzala talíř s police.", "Vzala talíř z police."),
    ],
)
def test_behind_a_preposition(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Koupil si nový bundu.", "Koupil si novou bundu."),
        ("Na dvoře stojí červená auto.", "Na dvoře stojí červené auto."),
        ("Starý domy mají silné zdi.", "Staré domy mají silné zdi."),
        ("Hodný lidé pomáhají ostatním.", "Hodní lidé pomáhají ostatním."),
        ("Jaký barvu má tvoje kolo?", "Jakou barvu má tvoje kolo?"),
        ("Řezal chleba tupým nůž.", "Řezal chleba tupým nožem."),
        ("Naše kočka je líný.", "Naše kočka je líná."),
        ("Student, která přišel pozdě, se omluvil.", "Student, který přišel pozdě, se omluvil."),
    ],
)
def test_adjectives_and_pronouns(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Sousedky dlouho mluvili.", "Sousedky dlouho mluvily."),
        ("Chlapci celé dopoledne běhaly venku.", "Chlapci celé dopoledne běhali venku."),
        ("Koťata usnuly.", "Koťata usnula."),
        ("Babička přišel pozdě.", "Babička přišla pozdě."),
        ("Ona pracují v nemocnici.", "Ona pracuje v nemocnici."),
        ("My čekají na autobus.", "My čekáme na autobus."),
        ("Šest dětí zůstaly doma.", "Šest dětí zůstalo doma."),
        ("Jana a Eva odjeli ráno.", "Jana a Eva odjely ráno."),
        ("Nikdo zavolal.", "Nikdo nezavolal."),
        ("Děti, pojď k obědu!", "Děti, pojďte k obědu!"),
        ("Učitelka chtěla, abychom mluvíme pomalu.", "Učitelka chtěla, abychom mluvili pomalu."),
        ("Musíme pracujeme celý den.", "Musíme pracovat celý den."),
        ("Večer budeme navařit guláš.", "Večer budeme vařit guláš."),
        ("Včera tatínek maluje plot.", "Včera tatínek maloval plot."),
    ],
)
def test_verbs(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Rozumím tuhle úlohu.", "Rozumím téhle úloze."),
        ("Bojím se pavouky.", "Bojím se pavouků."),
        ("Jeho strýc se stal lékař.", "Jeho strýc se stal lékařem."),
        ("Půjčil jsem kamaráda svůj míč.", "Půjčil jsem kamarádovi svůj míč."),
        ("Na stole leží osm tužky.", "Na stole leží osm tužek."),
        ("Mám dva sestry.", "Mám dvě sestry."),
        ("Je tu mnoho lidé.", "Je tu mnoho lidí."),
        ("Přišel s dvěma pes.", "Přišel s dvěma psy."),
        ("Pane doktor, bolí mě v krku.", "Pane doktore, bolí mě v krku."),
    ],
)
def test_objects_numbers_and_calls(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Musím přečtu tu knihu.", "Musím přečíst tu knihu."),
        ("Začala jsem studuju práva.", "Začala jsem studovat práva."),
        ("Vidím ten kůň na louce.", "Vidím toho koně na louce."),
        ("Včera jsem potkal Tomáš na zastávce.", "Včera jsem potkal Tomáše na zastávce."),
        ("Před kostel stojí socha.", "Před kostelem stojí socha."),
        ("Těšíme se na narozenin.", "Těšíme se na narozeniny."),
        ("Bylo tam moc turisté.", "Bylo tam moc turistů."),
        ("Platy učitelů letos vzrostli.", "Platy učitelů letos vzrostly."),
        ("Tulipány v zahradě už odkvetli.", "Tulipány v zahradě už odkvetly."),
        ("Knihy se rychle prodali.", "Knihy se rychle prodaly."),
        ("Zloděj se zlobí na soused.", "Zloděj se zlobí na souseda."),
        ("Vrátím se za dva měsíc.", "Vrátím se za dva měsíce."),
        ("Bojíme velkých psů.", "Bojíme se velkých psů."),
        ("Moje sestra narodila v Praze.", "Moje sestra se narodila v Praze."),
        ("Všiml jsem nové tabule.", "Všiml jsem si nové tabule."),
        ("To mi líbí.", "To se mi líbí."),
        ("Dnes jsme hrát šachy.", "Dnes jsme hráli šachy."),
        ("Znáte pan Horáka?", "Znáte pana Horáka?"),
        ("Kdy přijdeš, pane Horáku?", "Kdy přijdete, pane Horáku?"),
        ("Milý Tomáš, děkuji za dopis.", "Milý Tomáši, děkuji za dopis."),
    ],
)
def test_what_learners_write(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Pachateli se podařilo zahladit stopy.",
        "Carol se vrátila do hotelu.",
        "Dokonalosti se dosáhne jen dřinou.",
        "Jejich nestrannost nesmí nikdo ohrožovat.",
        "Je tady poblíž veřejná pláž?",
        "Kolik stojí jízdenka na vlak?",
        "Otázky se dotkli jen okrajově.",
        "Bál se a smál zároveň.",
        "Nalil do sklenice mléko.",
        "Třeba ti pomůže tohle.",
        "Ona mi závidí úspěch.",
        "Byl celý den na nohou.",
        "Knihy četli rádi.",
        "Originály vracíme poštou.",
        "Proč jste mi nikdo neřekli pravdu?",
        "Procházka přišel domů pozdě.",
        "Doktor přišla včas.",
        "Je to škola.",
        "V sobotu jsem byl u Martina.",
        "Prosím o náhradní termín.",
        "Díval se jí v tvář.",
        "Mám starou babičku, které je devadesát dva let.",
        "Až po uši vězel v dluzích.",
        "Je těžké takový film natočit.",
        "V benzínem promočených šatech nemůžeš ke krbu.",
        "Pozval ji na rande.",
        "Nikdy jsem nebyl u moře.",
        "Pomůže větu správně pochopit.",
        "Moje dvojčata začala chodit do školy.",
        "Prohráli jsme tři nula.",
        "Podle mluvčí kraje potrvají opravy měsíc.",
        "Se sestrou jsme si povídaly o letních prázdninách.",
        "Ty obláčky, jak ty plují po nebi!",
        "Kdybych uměl plavat, skočil bych do vody.",
    ],
)
def test_what_is_right(text: str) -> None:
    assert_silent(text)


def test_words_that_the_dictionary_lacks_are_not_judged() -> None:
    assert found("Byl bez blogrů a do kvantumu.") == []


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Čekáme za autobus.", "Čekáme na autobus."),
        ("Bratr se zajímá s historií.", "Bratr se zajímá o historii."),
        ("Gratuluju ti na narozeniny.", "Gratuluju ti k narozeninám."),
        ("Bojí se od našeho psa.", "Bojí se našeho psa."),
        ("Moje teta se stará pro tři vnoučata.", "Moje teta se stará o tři vnoučata."),
    ],
)
def test_prepositions_that_a_verb_asks_for(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Ženy vařili oběd v kuchyni.", "Ženy vařily oběd v kuchyni."),
        ("Přestal jsem zakouřit před rokem.", "Přestal jsem kouřit před rokem."),
        ("Koupila jsem čtyři rohlíků.", "Koupila jsem čtyři rohlíky."),
        ("Hledám nová práce v Brně.", "Hledám novou práci v Brně."),
        ("Mluvím s moje maminka každý den.", "Mluvím s mojí maminkou každý den."),
        ("Rodina jeli na dovolenou.", "Rodina jela na dovolenou."),
        ("Půjdu k doktora kvůli bolesti zad.", "Půjdu k doktorovi kvůli bolesti zad."),
    ],
)
def test_what_schoolchildren_mark(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Čekám za rohem.",
        "Potkal jsem se s krásnou ženou v parku.",
        "Ptal se za dveřmi.",
        "Já se sestrou jdeme do kina.",
        "Ženy potkali muži na náměstí.",
        "Je mi dvacet čtyři let.",
        "Začal jsem chodit do kurzu.",
    ],
)
def test_verbs_with_what_may_follow_them(text: str) -> None:
    assert_silent(text)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Myslím, že bude se zítra pršet.", "Myslím, že se bude zítra pršet."),
        ("Včera díval jsem se na hokej.", "Včera jsem se díval na hokej."),
        ("Protože bál jsem se, zavolal jsem mámě.", "Protože jsem se bál, zavolal jsem mámě."),
        ("Já bojím se psů.", "Já se bojím psů."),
        ("Se jmenuju Karel.", "Jmenuju se Karel."),
    ],
)
def test_small_words_stand_in_the_second_place(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Večer vařím jsem polévku.", "Večer vařím polévku."),
        ("V sobotu jsme pracujeme doma.", "V sobotu pracujeme doma."),
        ("Chci, aby děláš víc.", "Chci, abys dělal víc."),
        ("Včera jsem nic jedl.", "Včera jsem nic nejedl."),
    ],
)
def test_auxiliaries_conjunctions_and_denial(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Vidím velký psa.", "Vidím velkého psa."),
        ("Viděl jsem dva pěkní psy.", "Viděl jsem dva pěkné psy."),
        ("Chodím po staré město.", "Chodím po starém městě."),
        ("Mluvili jsme o naše dovolená.", "Mluvili jsme o naší dovolené."),
        ("Bez brýle nic nevidím.", "Bez brýlí nic nevidím."),
        ("Sedíme v místnost.", "Sedíme v místnosti."),
        ("Kniha, který jsem četla, byla nudná.", "Kniha, kterou jsem četla, byla nudná."),
        ("Je to město, v která jsem se narodila.", "Je to město, v kterém jsem se narodila."),
    ],
)
def test_the_living_and_nouns_of_their_own_kind(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Kolik je ti let?",
        "Když začal se smát, odešla.",
        "Z ničeho nic jim praskla hadice.",
        "Knihy z Edice cz.nic si můžete koupit.",
        "Byl to dům mé matky, v kterém jsme bydleli.",
        "Minutu mlčel a pozoruje oheň zapomněl na čas.",
    ],
)
def test_what_looks_so(text: str) -> None:
    assert_silent(text)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Moje sestra bydlím v Praze.", "Moje sestra bydlí v Praze."),
        ("Hodně lidí mají doma psa.", "Hodně lidí má doma psa."),
        ("Kočka skočila na stole.", "Kočka skočila na stůl."),
        ("Pod postel jsem našel fotku.", "Pod postelí jsem našel fotku."),
        ("Pes mojí kamarádka štěká.", "Pes mojí kamarádky štěká."),
        ("Zapomněl jsem koupil mléko.", "Zapomněl jsem koupit mléko."),
    ],
)
def test_persons_quantities_places_and_second_verbs(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


def test_where_one_was() -> None:
    assert_fix("V zimě jsme byli na hory.", "V zimě jsme byli na horách.")
    assert_silent("V zimě jsme byli na horách.")


@pytest.mark.parametrize(
    "text",
    [
        "Děti se těší do školy.",
        "Zdálo se mi, že se miloval s krásnou dívkou.",
        "Vláda rozhodla o nové dani.",
    ],
)
def test_prepositions_of_places_and_company(text: str) -> None:
    assert_silent(text)
