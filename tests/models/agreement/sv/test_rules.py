"""Swedish words that do not agree: a sentence in, what is wrong out."""

from functools import partial

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right

assert_fix = partial(assert_mended, language="sv")
assert_silent = partial(assert_right, language="sv")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Vi bor i en stort höghus.", "Vi bor i ett stort höghus."),
        ("Hon köpte ett tidskrift på stationen.", "Hon köpte en tidskrift på stationen."),
        (
            "Det var en otroligt spännande resa och ett rolig utflykt.",
            "Det var en otroligt spännande resa och en rolig utflykt.",
        ),
        ("Jag fick ett tungt ryggsäck.", "Jag fick en tung ryggsäck."),
        ("Vilket roman läser du?", "Vilken roman läser du?"),
        ("Min nya cykeln är stulen.", "Min nya cykel är stulen."),
        ("Den gamla kyrka ligger på en kulle.", "Den gamla kyrkan ligger på en kulle."),
        ("Det blåa koppen är min.", "Den blåa koppen är min."),
        ("Alla mina väskorna är borta.", "Alla mina väskor är borta."),
        ("I skåpet står sju tallrik.", "I skåpet står sju tallrikar."),
        ("Hon har två snäll syster.", "Hon har två snälla systrar."),
        ("Mina ny skor är våta.", "Mina nya skor är våta."),
        ("De där jackor är mina.", "De där jackorna är mina."),
        ("Den snälla lärare heter Eva.", "Den snälla läraren heter Eva."),
        ("Det röda hus såldes i går.", "Det röda huset såldes i går."),
        ("Det fanns många problemen.", "Det fanns många problem."),
        ("Han har brun hår.", "Han har brunt hår."),
        ("Vi fick trevlig gäster.", "Vi fick trevliga gäster."),
        ("Jag köpte två brödet på torget.", "Jag köpte två bröd på torget."),
        ("En brand man kom till skolan.", "En brandman kom till skolan."),
    ],
)
def test_noun_phrases(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Bron är väldigt smalt.", "Bron är väldigt smal."),
        ("Det gamla taket är farlig.", "Det gamla taket är farligt."),
        ("Fönstren är smutsig.", "Fönstren är smutsiga."),
        ("Vi är hungrig.", "Vi är hungriga."),
        ("Vi gick hem för vi var hungrig.", "Vi gick hem för vi var hungriga."),
        ("Hon sa att hon var ledset.", "Hon sa att hon var ledsen."),
        ("Det är viktig att sova.", "Det är viktigt att sova."),
    ],
)
def test_adjectives_behind_the_verb(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Du måste betalar i kassan.", "Du måste betala i kassan."),
        ("Kan ni hjälper mig?", "Kan ni hjälpa mig?"),
        ("Han har inte svarade på brevet.", "Han har inte svarat på brevet."),
        ("Det är dags att hämtar väskan.", "Det är dags att hämta väskan."),
        ("Vi cykla till stranden.", "Vi cyklar till stranden."),
        ("Jag hoppas att du komma snart.", "Jag hoppas att du kommer snart."),
    ],
)
def test_forms_of_verbs(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Var är min hund mat?", "Var är min hundmat?"),
        ("Vi åt kanel bullar i köket.", "Vi åt kanelbullar i köket."),
        ("Filmen var jätte rolig.", "Filmen var jätterolig."),
    ],
)
def test_compounds_written_apart(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Vi mötte hon i parken.", "Vi mötte henne i parken."),
        ("Jag reste med han till Oslo.", "Jag reste med honom till Oslo."),
        ("Vi skyndar sig till skolan.", "Vi skyndar oss till skolan."),
        ("Hon glömde och stänga dörren.", "Hon glömde att stänga dörren."),
        ("Han tycker om springa i skogen.", "Han tycker om att springa i skogen."),
        ("Tåget är mer snabb än bussen.", "Tåget är snabbare än bussen."),
        ("Min väska är tyngre som din.", "Min väska är tyngre än din."),
        ("Du pratar för snabb.", "Du pratar för snabbt."),
        ("Hon och sin man bor i Lund.", "Hon och hennes man bor i Lund."),
    ],
)
def test_words_for_others(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("På vintern vi åker skidor.", "På vintern åker vi skidor."),
        ("Efter maten han diskade.", "Efter maten diskade han."),
        ("Ibland min syster lagar mat.", "Ibland lagar min syster mat."),
        ("Idag läraren är sjuk.", "Idag är läraren sjuk."),
        ("Förra veckan hon köpte en cykel.", "Förra veckan köpte hon en cykel."),
        ("Han är trött eftersom han sov inte i natt.", "Han är trött eftersom han inte sov i natt."),
        ("Jag undrar vad heter du.", "Jag undrar vad du heter."),
    ],
)
def test_the_order_of_words(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Förra sommaren reser vi till Gotland.", "Förra sommaren reste vi till Gotland."),
        ("Hon flyttar hit för två år sedan.", "Hon flyttade hit för två år sedan."),
        ("Anna bil är röd.", "Annas bil är röd."),
    ],
)
def test_tenses_and_names(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Barnen har sova hela dagen.", "Barnen har sovit hela dagen."),
        ("Vi har skriva ett brev.", "Vi har skrivit ett brev."),
        ("Jag tycker att bada i havet.", "Jag tycker om att bada i havet."),
        ("Hon sjunger vacker och spelar gitarr.", "Hon sjunger vackert och spelar gitarr."),
        ("Min lillebror cykel är ny.", "Min lillebrors cykel är ny."),
        ("Vad du gör på fredag kväll?", "Vad gör du på fredag kväll?"),
        ("Varför ni kommer så sent?", "Varför kommer ni så sent?"),
    ],
)
def test_verbs_that_are_asked_for_owners_and_questions(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Vad du är snäll!",
        "Vad du än gör, glöm inte nycklarna.",
        "När du kommer hem är maten klar?",
        "Jag tycker att bada är roligt.",
        "Allt vi har göra med är farligt.",
        "Min bror cyklar till jobbet.",
        "Han sover trött och lugnt.",
        "De många problemen är svåra.",
        "Det gamla hus jag bodde i är sålt.",
        "Jag har tio kronor och två meter snöre.",
        "Min hund åt upp en underbart god korv.",
        "Har någon barn här?",
        "Den bästa bok som jag har läst är tung.",
        "Hans fru är japanska.",
        "Det är en lång väg hem.",
        "Vi två är gamla vänner.",
        "Om du vill kommer jag i morgon.",
        "Han drack ett glas vatten och en kopp kaffe.",
        "Den andra koppen är till dig.",
        "Bilen är helt enkelt för dyr.",
        "De flesta människor tycker om musik.",
        "Jag måste ju ha något att göra.",
        "Du kan välja ett alternativ för varje fråga.",
        "Om du till exempel vill resa, kan du åka tåg.",
        "Vad åt du till frukost?",
        "Skidåkning är mer intressant än tennis.",
        "Då han kom hem var han hungrig.",
        "Jag är trött sedan i går.",
        "Jag mår mycket bättre i dag än i går.",
        "Hon är sjuk sedan igår.",
        "Maten från i går är slut.",
        "Det är samma lärare som förra året.",
        "Vet du vad som hände igår?",
        "Vi såg de stora båtarna i hamnen.",
        "Min kusin gifte sig förra året.",
        "I går visade hon oss bilder från sin resa.",
        "Svenska elever läser sämre än för fem år sedan.",
        "Till och med jag, som är trött, hängde med.",
        "Lådorna var för lätta för att vara fulla.",
        "Hon gillar att simma men tycker inte om gympa.",
        "Tom och jag är väldigt upptagna.",
        "Barnen är hos mormor, och Tom och jag är upptagna.",
        "Jag tror att min bror och jag är lika trötta.",
        "Mina syskon och jag var hungriga.",
        "Du som vet allt: hur får man bort fläckar?",
        "När jag frågade henne varför svarade hon inte.",
        "Där jag kommer ifrån är det kallt på vintern.",
        "Under tiden du väntar kan du läsa en bok.",
        "Där vi bor finns det ingen affär.",
        "Det är något man inte säger högt.",
        "Ingen hittade kabeln.",
        "Lärarna, av vilka flera hade lång erfarenhet, var bra.",
        "Det var en hund som väckte en dygnet runt.",
        "Hon tvättade bilen, och dessutom hade de pumpat däcken.",
        "Den lilla mack där jag arbetade är stängd.",
        "Ju fler språk man kan, desto bättre.",
        "Det spelar ingen roll vilket språk man läser.",
        "Nu berättar folk minnen från kriget.",
        "Eleverna har skrivit tre prov den här veckan.",
        "Köp två bröd på vägen hem.",
        "Jag har glömt mina lösenord och alla datum.",
        "Vi söker en sökande som talar finska.",
        "Men det hade resten av stan också gjort.",
        "Här är det bara hälften kvar.",
        "Frysen är full, så köp ingen glass.",
    ],
)
def test_right_sentences(text: str) -> None:
    assert_silent(text)
