"""Everyday slips of Czech that have a module of their own: a sentence in, what is wrong out."""

from functools import partial

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right

assert_fix = partial(assert_mended, language="cs")
assert_silent = partial(assert_right, language="cs")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Všimli jsme se nové cedule.", "Všimli jsme si nové cedule."),
        ("Sousedka se vždycky stěžuje na psa.", "Sousedka si vždycky stěžuje na psa."),
        ("Proč si pořád směješ?", "Proč se pořád směješ?"),
        ("Oblékla se tlustý svetr.", "Oblékla si tlustý svetr."),
    ],
)
def test_se_and_si(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Každé ráno koupu v jezeře.", "Každé ráno se koupu v jezeře."),
        ("Kde jste seznámili?", "Kde jste se seznámili?"),
        ("Včera jsem podíval se na mapu.", "Včera jsem se podíval na mapu."),
        ("Moc mi tady líbí.", "Moc se mi tady líbí."),
    ],
)
def test_reflexive_pronouns_in_their_place(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Teta mě o tom řekla.", "Teta mi o tom řekla."),
        ("Moc ji děkujeme.", "Moc jí děkujeme."),
        ("Trenér mně vůbec neposlouchal.", "Trenér mě vůbec neposlouchal."),
        ("Celý večer mi bolely nohy.", "Celý večer mě bolely nohy."),
        ("Koupila mě novou tašku.", "Koupila mi novou tašku."),
    ],
)
def test_small_pronouns(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Moje babička rád vaří.", "Moje babička ráda vaří."),
        ("Kluci mají ráda fotbal.", "Kluci mají rádi fotbal."),
        ("Tomáš a já jdu plavat.", "Tomáš a já jdeme plavat."),
        ("Ty a Lenka jsou moje kamarádky.", "Ty a Lenka jste moje kamarádky."),
        ("Kniha, která jsem četl, byla nudná.", "Kniha, kterou jsem četl, byla nudná."),
        ("Kam bydlíte?", "Kde bydlíte?"),
        ("Kde jdeš?", "Kam jdeš?"),
        ("Jaký je venku počasí?", "Jaké je venku počasí?"),
        ("Maminka, kde mám čepici?", "Maminko, kde mám čepici?"),
        ("To je zajímavý stavba.", "To je zajímavá stavba."),
    ],
)
def test_subjects_objects_and_questions(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Zítra jsme šli na houby.", "Zítra půjdeme na houby."),
        ("Příští týden jsem studoval celé dny.", "Příští týden budu studovat celé dny."),
        ("Včera jdu do divadla.", "Včera jsem šel do divadla."),
        ("Včera přijde teta.", "Včera přišla teta."),
        ("Když jsem byla malá, bydlím na vesnici.", "Když jsem byla malá, bydlela jsem na vesnici."),
    ],
)
def test_times(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Každý týden se učím hrát na klavír.",
        "Tom si ohřál k večeři polévku.",
        "Pamatuju se na všechno.",
        "Políbil mi ruku.",
        "Ten dům se prodává.",
        "Petr se umyl a šel spát.",
        "Zavolal mě k tabuli.",
        "Žena, která mi pomohla, bydlí vedle.",
        "Auta, která jsme viděli, byla nová.",
        "Potkala jsem ho s novými kolegy.",
        "Byli to moc milí lidé.",
        "Kde jezdíte na kole?",
        "Kam jsi to dal?",
        "Zítra jsem chtěl letět.",
        "Jestli se bude dát jít ven, půjdeme.",
        "Chtěl bych se zeptat na cestu.",
        "Moje sestra a děti se vrátí v neděli.",
        "Ráda čtu a můj muž rád poslouchá hudbu.",
    ],
)
def test_what_is_right(text: str) -> None:
    assert_silent(text)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Koupil jsem nová kniha a šel domů.", "Koupil jsem novou knihu a šel domů."),
        ("Ředitel je mimo kanceláři.", "Ředitel je mimo kancelář."),
    ],
)
def test_objects_before_what_is_told_besides(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Letos jedeme na lyžák do Krkonoš.",
        "Pan ředitel je dnes mimo kancelář.",
        "Zapomněl jsem si věci na tělák.",
        "Domů jsme dorazili celí promočení.",
        "Koupil jsem nové kolo a helmu.",
    ],
)
def test_everyday_words(text: str) -> None:
    assert_silent(text)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Bydlíme u moje teta.", "Bydlíme u mojí tety."),
        ("Zúčastnila se závod ve Zlíně.", "Zúčastnila se závodu ve Zlíně."),
        ("Všiml si nový obraz na stěně.", "Všiml si nového obrazu na stěně."),
        ("Dotkl se horká trouba.", "Dotkl se horké trouby."),
        ("Koupil si nová bunda.", "Koupil si novou bundu."),
        ("Objednal si káva.", "Objednal si kávu."),
        ("Půjčil jsem kamaráda sto korun.", "Půjčil jsem kamarádovi sto korun."),
        ("Zeptej se od maminky.", "Zeptej se maminky."),
    ],
)
def test_things_that_are_no_subjects(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Až přišel, zeptám se ho.", "Až přijde, zeptám se ho."),
        ("Až jsem dojedl, umyju nádobí.", "Až dojím, umyju nádobí."),
        ("Zítra byl jsem u babičky.", "Zítra budu u babičky."),
    ],
)
def test_what_is_to_come(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Přišla nová učitelka.",
        "Koupil si kamarád nové kolo.",
        "Koupila si nový kabát.",
        "Spadl mi talíř.",
        "Vyšla nová kniha.",
        "Dal si čaj a dort.",
        "Všimla si toho nová sousedka.",
        "Stálo mě to dvě stovky.",
        "Moje oblíbené jídlo je svíčková.",
        "Zavolej babičce a popřej jí.",
        "Až přišel, všechno se změnilo.",
        "Až dorazíš, napiš mi.",
        "Půjčil jsem kamaráda sousedovi.",
    ],
)
def test_right_subjects_and_objects(text: str) -> None:
    assert_silent(text)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Chtěl jsem se vám na něco zeptat.", "Chtěl jsem se vás na něco zeptat."),
        ("Máme pět kráva.", "Máme pět krav."),
    ],
)
def test_irregular_nouns_and_pronouns(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "S manželem jsme se seznámili na lyžích.",
        "Narodil se v roce tisíc devět set devadesát.",
        "Těším se na tvou party.",
        "Jsem spokojená se svou prací.",
        "Na louce stálo deset krav s velkou silou.",
        "Prací prášek je v koupelně.",
        "Zabývá se jí už dlouho.",
    ],
)
def test_right_irregular_nouns_and_pronouns(text: str) -> None:
    assert_silent(text)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Kdybych mám čas, šel bych s vámi.", "Kdybych měl čas, šel bych s vámi."),
        ("Kdybychom máme auto, jeli bychom.", "Kdybychom měli auto, jeli bychom."),
        ("Chci, aby přijdeš.", "Chci, abys přišel."),
        ("Chci, aby maminka přijde včas.", "Chci, aby maminka přišla včas."),
        ("Chtěl se stát lékař.", "Chtěl se stát lékařem."),
        ("Petr se stal učitel.", "Petr se stal učitelem."),
        ("Řekl jsem ji, že přijdu později.", "Řekl jsem jí, že přijdu později."),
        ("Ta kniha, jenž leží na stole, je moje.", "Ta kniha, jež leží na stole, je moje."),
        ("Dům, který bydlíme, je starý.", "Dům, ve kterém bydlíme, je starý."),
        ("Sedm studentů dostali jedničku.", "Sedm studentů dostalo jedničku."),
        ("Musíme si na to zvyknou.", "Musíme si na to zvyknout."),
        ("Kdybych vím, řekl bych ti to.", "Kdybych věděl, řekl bych ti to."),
        ("Byla jsem nemocný celý týden.", "Byla jsem nemocná celý týden."),
        ("Včera jsem byl moc unavená.", "Včera jsem byl moc unavený."),
    ],
)
def test_clauses(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Kdybych je viděl, řekl bych to.",
        "Byl bych rád, kdyby bylo hezky.",
        "Řekni mu, aby je nechal být.",
        "Stal se ředitelem banky.",
        "Stal se z něj běžecký kůň.",
        "Stalo se to, když jsem stál u okna.",
        "Muž, jenž tam stojí, je můj děda.",
        "Dům, který vidíme, je starý.",
        "Pět studentů pozvali na večeři.",
        "Řekl jsem ji včera.",
        "Musíme si na to vzít brýle.",
        "Byla jsem velký strašpytel.",
        "Byla jsem ráda.",
        "Byl jsem plný energie.",
    ],
)
def test_right_clauses(text: str) -> None:
    assert_silent(text)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Volala jsem svému babičce.", "Volala jsem své babičce."),
        ("Dal jsem to našemu sousedce.", "Dal jsem to naší sousedce."),
        ("Ženy jsou unavení.", "Ženy jsou unavené."),
    ],
)
def test_gender_in_other_cases_and_of_predicates(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize("text", ["Volala jsem své babičce.", "Kluci jsou unavení.", "Věřím tomu, mami."])
def test_right_genders_are_left_alone(text: str) -> None:
    assert_silent(text)


@pytest.mark.parametrize("begun", ["Řekl jsem ji,", "Odpověděl jsem ji,", "Řekl jsem ji"])
def test_a_sentence_that_is_being_written_ends_anywhere(begun: str) -> None:
    assert_silent(begun)


@pytest.mark.parametrize(
    "text",
    [
        "Setkali jsme se na nádraží.",
        "Seznámili se o prázdninách na táboře.",
        "Loučili se na nástupišti.",
        "Zamilovala se na vysoké škole.",
        "Mluvil od srdce.",
        "Přemýšlel od rána.",
        "Oženil se z lásky.",
        "Stará se s manželem o tři děti.",
        "Staral se za mě o psa.",
        "Nástroje se postarají za vás o stažení ovladačů.",
        "Požádala na úřadě o pas.",
        "Připravuji se k maturitě.",
        "Dbejte o pořádek.",
        "Milují na moři západ slunce.",
        "Zapomněl na nádraží kufr.",
        "Hrál si na zahradě.",
        "Těším se na jaře z každé kytky.",
        "Dívali se na gauči na televizi.",
        "Starali se o prázdninách o koně.",
        "Bojí se toho pán i pes.",
        "Ženy, které potkali, odešly.",
        "Holky, které se kluci báli oslovit, odešly.",
        "Místa, které se nám líbila, byla daleko.",
        "Chtěla být celou noc vzhůru.",
        "Seděla na židli a ležela na posteli.",
        "Věříš na duchy?",
    ],
)
def test_when_where_and_how_something_is_done(text: str) -> None:
    assert_silent(text)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Zajímám se s hudbou.", "Zajímám se o hudbu."),
        ("Stará se na děti.", "Stará se o děti."),
        ("Čekáme za autobus.", "Čekáme na autobus."),
        ("Dívali jsme se na dobrém filmu.", "Dívali jsme se na dobrý film."),
        ("Těšíme se na prázdninách.", "Těšíme se na prázdniny."),
        ("Zajímám se o starých autech.", "Zajímám se o stará auta."),
        ("Musíme se rozhodnou do pátku.", "Musíme se rozhodnout do pátku."),
        ("Byl tam s celou rodinu.", "Byl tam s celou rodinou."),
        ("Sousedi mají velkého psi.", "Sousedi mají velkého psa."),
        ("Potkal jsem starého kamarádi ze základky.", "Potkal jsem starého kamaráda ze základky."),
        ("Ženy, které tam pracovali, odešly.", "Ženy, které tam pracovaly, odešly."),
        ("Holky, které se smáli, odešly.", "Holky, které se smály, odešly."),
        ("Seděli jsme na lavičku v parku.", "Seděli jsme na lavičce v parku."),
        ("Chtěla bych být učitelku.", "Chtěla bych být učitelkou."),
        ("Znáš toho pán u dveří?", "Znáš toho pána u dveří?"),
        ("Je to dům naši babičky.", "Je to dům naší babičky."),
    ],
)
def test_other_prepositions_than_verbs_ask_for(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Pomoz mi prosím hned.",
        "Doporučil mi vás kolega.",
        "Proč jste nás sem zavolali?",
        "Ten film mě rozplakal.",
        "Přestěhovali jsme se do nové čtvrti.",
        "Ve své eseji píše o svobodě.",
        "Ten, se kterým jsem dopředu nepočítal.",
        "Sukénky čili kilty nosí muži.",
    ],
)
def test_words_that_look_wrong(text: str) -> None:
    assert_silent(text)


@pytest.mark.parametrize(
    "text",
    [
        "Šel jsem na poštu pro balík.",
        "Včera jsem na poštu šel pěšky.",
        "Jeli jsme na hory autobusem.",
        "Čtyři sta lidí přišlo na koncert.",
        "Svíčkovou jsme měli se šesti knedlíky.",
        "Kde jsi byl celé odpoledne?",
        "Olovo je měkký, hustý, kujný a tavitelný kov.",
    ],
)
def test_everyday_sentences_that_are_right(text: str) -> None:
    assert_silent(text)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Byl jsem na poštu.", "Byl jsem na poště."),
        ("Svíčkovou jsme měli se rádi.", "Svíčkovou jsme se měli rádi."),
    ],
)
def test_what_they_are_near_to(wrong: str, right: str) -> None:
    assert_fix(wrong, right)
