"""Corrections of German and Czech words that the sentence shows to be right."""

import pytest

from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.checks.correction.vouched import without_vouched


def kept(source: str, wrong: str, right: str, language: str = "de") -> bool:
    alert = Alert(
        offset=source.index(wrong), length=len(wrong), category=Category.OTHER, main_category=Category.GRAMMAR,
        message="", short_message="", replacements=(right,), confidence=0.9, rule="correction-model/R:OTHER",
    )  # fmt: skip
    return without_vouched([alert], source, language) == [alert]


@pytest.mark.parametrize(
    ("source", "wrong", "right", "stays"),
    [
        ("Ich sah, dass dem Mann ein Fuß fehlte.", "dem", "der", False),
        ("Die Hänge spiegeln das Bild wider.", "wider", "wieder", False),
        ("Er kommt morgen wider.", "wider", "wieder", True),
        ("Ich sah, dass dem Mann ein Fuß fehlte.", "dem Mann", "der Mann", True),
    ],
)
def test_what_is_right_is_not_corrected(source: str, wrong: str, right: str, stays: bool) -> None:
    assert kept(source, wrong, right) == stays


@pytest.mark.parametrize(
    ("source", "wrong", "right", "stays"),
    [
        ("Byli jsme na výletu se školou.", "výletu", "výlet", False),
        ("Nevím jak ty, ale já jdu spát.", "Nevím", "Nevím,", False),
        ("Nevím jak to jde.", "Nevím", "Nevím,", True),
        ("Ne každý pták umí zpívat.", "Ne", "Ne,", False),
        ("Ne nepřijdu.", "Ne", "Ne,", True),
        ("Můj otec nejen že kouří, ale také pije.", "nejen", "nejen,", False),
        ("Drahá slečno Nováková, přijďte.", "Drahá", "Drahá,", False),
        ("Tvoje ruka je studená jak led.", "studená", "studená,", False),
        ("Nic jiného než čekat mi nezbývá.", "jiného", "jiného,", False),
        ("Rozčilil se když jsem přišel.", "se", "se,", True),
        ("Vypadáš jako bys viděl ducha.", "Vypadáš", "Vypadáš,", True),
        ("Četl jsem, že prezidentem Brazílie je žena.", "prezidentem", "prezident", False),
        ("Mluvil s ním prezidentem.", "prezidentem", "prezident", True),
        ("V benzínem promočených spodkách.", "benzínem", "benzín", False),
        ("Vidíš ji jednu šedesátinu sekundy.", "sekundy", "sekund", False),
        ("Je to dobré rozšíření základní funkčnosti.", "funkčnosti", "funkčnost", False),
        ("Za prvé jsem bez koruny.", "koruny", "korun", False),
        ("Spisovatel tvořil za první republiky.", "republiky", "republiku", False),
        ("Orchestr vystoupil včera na koncertu.", "koncertu", "koncert", False),
        ("Jdu na koncertu.", "koncertu", "koncert", True),
        ("Týká se to i naší rodiny?", "rodiny", "rodina", False),
        ("Určitě je něco, čím mohu pomoci.", "čím", "co", False),
        ("Nebylo se čemu smát.", "čemu", "co", False),
        ("Přijdu ve dvacet tři hodin.", "hodin", "hodiny", False),
        ("Je slyšet hudba od sousedů.", "hudba", "hudbu", False),
        ("Rozplakala se, když jí ukázal fotku.", "ukázal", "ukázala", False),
        ("Našel dopis, který mu poslala.", "poslala", "poslal", False),
        ("Byla jsem u doktora a poslal mě na rentgen.", "poslal", "poslala", False),
        ("Tom požádá Mary, aby to udělala.", "udělala", "udělal", False),
        ("Sestra koupil knihu.", "koupil", "koupila", True),
        ("Rodiče i děti byli spokojení.", "byli", "byly", False),
        ("Ženy i děti byli spokojení.", "byli", "byly", True),
        ("Kluka přijali do nové školy.", "přijali", "přijala", False),
        ("Objeví se témata, která se budou doplňovat.", "budou", "bude", False),
        ("To byla opravdu hloupost to udělat.", "byla", "bylo", False),
        ("Brian šel do školy s Kate.", "Kate", "Katem", False),
        ("Lidi jsou dneska nervózní.", "Lidi", "Lidé", False),
        ("Bojím se tmu.", "tmu", "tmy", True),
        ("Nediv se mu, má toho moc.", ",", "", False),
        ("Nevíme, jestli je lepší Kréta, nebo Rhodos.", ", nebo", " nebo", True),
        ("Zítra, pojedeme na hory.", ",", "", True),
        ("Je větší, než ty.", ",", "", True),
        ("Prosíme rodiče, aby děti vyzvedli včas.", "vyzvedli", "vyzvedly", False),
        ("Inflace klesla na 2,8 procenta.", "procenta", "procent", False),
        ("Jsem tu nová, tak zdravím všechny.", "zdravím", "zdraví", False),
        ("Kdo by to byl řekl.", "byl", "byl,", False),
        ("Okurek bylo letos hodně.", "bylo", "byl", False),
        ("Jeli jsme na výletu se školou.", "výletu", "výlet", True),
        ("Babička s dědou odjeli do lázní.", "odjeli", "odjela", False),
        ("Přeju hezký den a zdravím.", "zdravím", "zdraví", False),
        ("Dala by sis ještě čaj?", "Dala", "Dal", False),
        ("S holkami jsme šly do kina.", "šly", "šli", False),
        ("Koupila jsem dva stolky.", "dva", "dvě", False),
        ("Co mají Tom s Evou za problém?", "mají", "má", False),
        ("Květiny přinesli hosté.", "přinesli", "přinesly", False),
        ("Mluvili tak nahlas, že je slyšeli i sousedi.", "slyšeli", "slyšely", False),
        ("Pamatuj, žes to slíbil.", "žes", "že", False),
        ("Pročpak nás honíte?", "Pročpak", "Proč", False),
        ("Na to není léku.", "léku", "lék", False),
        ("Tisíce dětí se ztratí.", "dětí", "děti", False),
        ("Já chci být jednou kuchařem.", "Já ", "", False),
        ("Já chci být jednou kuchařem.", "chci", "Chci", False),
        ("Děkuji za Vaši odpověď.", "Vaši", "Vaše", False),
        ("V zoo jsme viděli velkého slona a opice.", "velkého", "velké", False),
        ("Dneska bude pršet.", "Dneska", "Dnes", False),
        ("Strejda si koupil novou motorku, ale teta z toho nemá radost.", "koupil", "koupila", False),
        ("Čtyři auta stála před domem.", "stála", "stály", False),
        ("Vypráví, jak za války schovávali uprchlíky.", "schovávali", "schovávaly", False),
        ("Děkuju za tu čepici, hodně mi pomohla.", "pomohla", "pomohlo", False),
        ("Moje holky chodí na tancování.", "holky", "holka", False),
        ("Pan ředitel je dnes mimo kancelář.", "kancelář", "kanceláři", False),
        ("Maturovala jsem z češtiny, dějepisu a biologie.", "biologie", "biologii", False),
        ("Maturovala jsem z češtiny, dějepisu a biologie.", "dějepisu", "dějepis", False),
        ("Nemám ponětí, čím jsem ho urazil.", "čím", "co", False),
        ("Buď hodný a poslouchej babičku.", "hodný", "hodně", False),
        ("Buď to udělám hned, nebo vůbec.", "udělám", "udělat", False),
        ("Spousta věcí se mi tam nelíbila.", "věcí", "věci", False),
        ("Státnice složil s vyznamenáním.", "složil", "složila", False),
        ("V akci měli kuřecí prsa za sto korun.", "měli", "měla", False),
        ("Staré domy zbourali a postavili tam parkoviště.", "zbourali", "zbouraly", False),
        ("Itálie se nám líbila víc než Španělsko.", "Španělsko", "Španělska", False),
        ("Domů jsme dorazili celí promočení.", "celí", "celé", False),
        ("Když jsem přišla domů, nikdo tam nebyl.", "přišla", "přišel", False),
        ("Zavolej babičce a popřej jí.", "jí", "ji", False),
        ("Na rozdíl od tebe já vstávám brzy.", "tebe", "tebe,", False),
        ("Večer kluci hráli karty a holky se dívaly na film.", "dívaly", "dívali", False),
        ("Moje sestřenice se vdaly loni.", "vdaly", "vdala", False),
        ("Ten film jsem už viděla dvakrát.", "viděla", "viděl", False),
        ("Kdybys přišla dřív, stihli bychom vlak.", "přišla", "přišel", False),
        ("Muž, kterého jsi viděla, je můj učitel.", "viděla", "viděl", False),
        ("Co bys dělala, kdybych ti byl nevěrný?", "dělala", "dělal", False),
        ("Slyšela jsem, že jste bohatý.", "Slyšela", "Slyšel", False),
        ("Přišla jsem domů a zavřela dveře.", "zavřela", "zavřel", False),
        ("Odpoledne bychom mohly jít ke mně.", "mohly", "mohli", False),
        ("Byly to trosky a neumřeli jsme hlady.", "neumřeli", "neumřely", False),
        ("Chtěla bych se vás na něco zeptat.", "vás", "vám", False),
        ("Obchod zavírají v sedm večer.", "zavírají", "zavírá", False),
        ("Krom toho můžete dělat i návrh.", "můžete", "může", False),
        ("Autobus jezdí každých dvacet minut.", "každých", "každý", False),
        ("Ta sukně mi je malá.", "sukně", "sukna", False),
        ("Jsem spokojená se svou prací.", "prací", "práci", False),
        ("V té truhle bylo staré nářadí, rezavé hřebíky a svíčky.", "bylo", "byly", False),
        ("Starý muž, kterému říkali Hastrman.", "říkali", "říkal", False),
        ("Důchodci, děti a oslavenec mají vstup zdarma.", "oslavenec", "oslavenci", False),
        ("Je plavčíkem a záchranářem.", "záchranářem", "záchranář", False),
        ("Je na tobě cosi velice okouzlujícího.", "okouzlujícího", "okouzlující", False),
        ("Popravdě řečeno, je mi někdy těžko.", "těžko", "těžké", False),
        ("Stojí tam věž, kterou zdobí šest oken.", "kterou", "který", False),
        ("Je to jeden z nejtěžších jazyků.", "jeden", "jedna", False),
        ("Dotazovaní uvedli, že jsou spokojení.", "uvedli", "uvedla", False),
        ("Včera přišly kamarádky.", "přišly", "přišla", False),
        ("Dcery už chodí do školy a učí se plavat.", "Dcery", "Dcera", False),
        ("Deset kolegů odjelo na školení.", "odjelo", "odjel", False),
        ("Šest dětí si hrálo na hřišti.", "hrálo", "hráli", False),
        ("Byl byste tak laskav a zavřel okno?", "byste", "bys", False),
        ("Chtěly bychom si objednat dva pomerančové džusy.", "Chtěly", "Chtěli", False),
        ("Rodiče nám nedovolili, abychom šly na diskotéku.", "šly", "šli", False),
        ("Včera jsem kupoval zeleninu na trhu.", "kupoval", "koupil", False),
        ("Najednou jsem kupoval auto.", "kupoval", "koupil", True),
        ("Dvě hodiny jsme čekali.", "hodiny", "hodin", False),
        ("Dvě knihy jsem už vrátil.", "knihy jsem už", "knih jsem se už", False),
        ("Dva hodiny jsme čekali.", "hodiny", "hodin", True),
        ("Ty byste tam šel?", "byste", "bys", True),
        ("Dva kolegové odjelo na školení.", "odjelo", "odjeli", True),
        ("Dcery přišla domů.", "Dcery", "Dcera", True),
        ("Od doby kdy odešel je smutno.", "doby", "doby,", True),
        ("Kluci zpívali a kamarádi se dívaly na film.", "dívaly", "dívali", True),
        ("Petr a holky se dívaly na film.", "dívaly", "dívali", True),
        ("Kluci, kteří měly auta, odjeli.", "měly", "měli", True),
        ("Oni měly auta.", "měly", "měli", True),
        ("Moje mladší sestra se vdaly loni.", "vdaly", "vdala", True),
        ("Byl jsem unavený a šla jsem spát.", "šla", "šel", True),
        ("Byli jsme s manželem a viděly jsme film.", "viděly", "viděli", True),
        ("Můj kamarád zavírají obchod.", "zavírají", "zavírá", True),
        ("Maminka můžete přijít.", "můžete", "může", True),
        ("Jdu se svou sestru.", "sestru", "sestrou", True),
        ("Moje sestra je učitelka a lékařem.", "lékařem", "lékařka", True),
        ("Potkal jsem ženu, který zpívá.", "který", "která", True),
        ("Byl to jedna z nejlepších filmů.", "jedna", "jeden", True),
        ("Včera přišla kamarádky.", "přišla", "přišly", True),
        ("Na stole ležela talíře.", "ležela", "ležely", True),
        ("Auta měli velká kola.", "měli", "měla", True),
        ("Děvčata koupili dárek.", "koupili", "koupila", True),
        ("Kamarádka složil zkoušku.", "složil", "složila", True),
        ("Hodně lidí přišla pozdě.", "přišla", "přišlo", True),
        ("Knihy ležela na stole.", "ležela", "ležely", True),
        ("Petr a Jana přišla domů.", "přišla", "přišli", True),
        ("Naše děti přišli domů.", "přišli", "přišly", True),
        ("Nevím, čím to znamená.", "čím", "co", True),
        ("Jsem z Prahy a Brno.", "Brno", "Brna", True),
        ("Dárky jsou pro tátu a mámě.", "mámě", "mámu", True),
        ("Jedeme do velká škola.", "velká", "velké", True),
        ("Babička odjeli do lázní.", "odjeli", "odjela", True),
        ("Květiny koupili v obchodě.", "koupili", "koupily", True),
        ("Vidím dětí.", "dětí", "děti", True),
        ("My kluci jsme šly do kina.", "šly", "šli", True),
    ],
)
def test_what_is_right_in_czech_is_not_corrected(source: str, wrong: str, right: str, stays: bool) -> None:
    assert kept(source, wrong, right, "cs") == stays


@pytest.mark.parametrize(
    ("source", "wrong", "right", "stays"),
    [
        ("To se může stát každému.", "To", "Tom", False),
        ("To bylo jenom nedorozumění.", "jenom", "jen", False),
        ("Ani naděje beze strachu neexistuje.", "beze", "bez", False),
        ("Tenhle tučňák je roztomilý.", "Tenhle", "Tento", False),
        ("Už jsou plni pochybností.", "plni", "plní", False),
        ("Mlčky položila sluchátko.", "Mlčky", "Mlčka", False),
        ("Narodil se v roce šedesát devět.", " devět", "", False),
        ("Koupil jsem květiny ke Dni matek.", "Dni", "dni", False),
        ("Učím se Česky každý den.", "Česky", "česky", True),
        ("Ochutnali jsme plody několika odrůd.", "několika", "několik", False),
        ("Máme doma několika židlí.", "několika", "několik", True),
    ],
)
def test_czech_variants(source: str, wrong: str, right: str, stays: bool) -> None:
    assert kept(source, wrong, right, "cs") == stays


@pytest.mark.parametrize(
    ("source", "wrong", "right", "stays"),
    [
        ("Pejsek se schoval pod postýlku.", "postýlku", "postýlkou", False),
        ("Napsal to na papír.", "papír", "papíru", False),
        ("Dům, o který jsem ti psal, stojí.", "který", "kterém", True),
        ("Moje sestra mluví více jazyky.", "jazyky", "jazyků", False),
        ("Je křehký jako vejce v ruce dítěte.", "dítěte", "dítě", False),
        ("Vidíme jen srdcem.", "srdcem", "srdce", False),
        ("Dnes mám dobrou náladou.", "náladou", "náladu", True),
        ("Máme doma spoustu hračkami.", "hračkami", "hraček", True),
        ("Řekni mi, jakou má tohle logiku.", "jakou", "jak", False),
        ("Dám ti potřebná vysvětlení.", "potřebná", "potřebné", False),
        ("Dneska je krásná počasí.", "krásná", "krásné", True),
        ("Nemáte někdo tip na dobrého zubaře?", "dobrého", "dobré", False),
        ("Sulla není robot.", "robot", "robota", False),
        ("Psi mají pány.", "Psi", "Psy", False),
        ("Mě o tom nikdo poučovat nebude.", "Mě", "Mně", False),
        ("Zdálo se mi zřejmé, že přijde.", "zřejmé", "zřejmě", False),
        ("Slíbil, že jí bude věrný.", "jí", "ji", False),
    ],
)
def test_czech_cases_that_are_right(source: str, wrong: str, right: str, stays: bool) -> None:
    assert kept(source, wrong, right, "cs") == stays


@pytest.mark.parametrize(
    ("source", "wrong", "right", "stays"),
    [
        ("Některá schémata vyžadují číslo.", "vyžadují", "vyžaduje", False),
        ("Rituál zahajují vlčata v podřepu.", "zahajují", "zahajuje", False),
        ("Moje rodina jsou velká.", "jsou", "je", True),
        ("Kluci hraje fotbal.", "hraje", "hrají", True),
        ("Nedbal výstrahy a to ho stálo život.", "stálo", "stál", False),
        ("Trvalo jí dlouho vstát.", "Trvalo", "Trvala", False),
        ("Petr přišlo domů.", "přišlo", "přišel", True),
        ("Tak se dvakrát ujistěte, že máte klíč.", "ujistěte", "ujistíte", False),
        ("Je to deset let, co u té firmy pracuji.", "pracuji", "pracuje", False),
        ("Tu knížku už jsem četl dvakrát a pokaždé se mi líbila víc.", "četl", "četla", False),
        ("Zavolej, až budeš připravená jít.", "připravená", "připravený", False),
        ("Knihu, kterou mi doporučil, jsem přečetla.", "doporučil", "doporučila", False),
        ("Kamarádka, která mi to doporučil, odjela.", "doporučil", "doporučila", True),
    ],
)
def test_czech_verbs_that_are_right(source: str, wrong: str, right: str, stays: bool) -> None:
    assert kept(source, wrong, right, "cs") == stays


@pytest.mark.parametrize(
    ("source", "wrong", "right", "stays"),
    [
        ("Prohlédli jsme si je jen zvenku, z autobusu.", ",", "", False),
        ("Ta mladá, svěží tvář byla milá.", ",", "", False),
        ("Určitě bych měla psa, malého jezevčíka.", ",", "", False),
        ("Prostě, nevím to.", ",", "", False),
        ("Koupil jsem chleba, a mléko.", ",", "", True),
        ("Nejsem spokojen, s kvalitou.", ",", "", True),
        ("Hlavně ať jsou všichni zdraví.", "Hlavně", "Hlavně,", False),
        ("Přidáme hrnek mouky a sůl.", "hrnek", "hrnek,", False),
    ],
)
def test_czech_commas_that_are_right(source: str, wrong: str, right: str, stays: bool) -> None:
    assert kept(source, wrong, right, "cs") == stays
