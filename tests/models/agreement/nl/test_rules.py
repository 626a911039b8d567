"""Dutch words that do not agree: a sentence in, what is wrong out."""

from functools import partial

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right

assert_fix = partial(assert_mended, language="nl")
assert_silent = partial(assert_right, language="nl")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Het paard staat in het stal.", "Het paard staat in de stal."),
        ("De kuiken is geel.", "Het kuiken is geel."),
        ("Deze gedicht is van mijn oma.", "Dit gedicht is van mijn oma."),
        ("Elke kapotte scherm wordt vervangen.", "Elk kapot scherm wordt vervangen."),
        ("Onze zolder en onze aquarium zijn nieuw.", "Onze zolder en ons aquarium zijn nieuw."),
        ("Hij heeft een oude strijkijzer gekocht.", "Hij heeft een oud strijkijzer gekocht."),
        ("Er staat een hoog ladder tegen de muur.", "Er staat een hoge ladder tegen de muur."),
        ("We hebben drie tulp geplant.", "We hebben drie tulpen geplant."),
        ("Welke hoofdstuk lees je?", "Welk hoofdstuk lees je?"),
    ],
)
def test_noun_phrases(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Ik verhuist volgende week.", "Ik verhuis volgende week."),
        ("Hij fiets elke dag naar zijn werk.", "Hij fietst elke dag naar zijn werk."),
        ("Wij woont hier al lang.", "Wij wonen hier al lang."),
        ("Schrijft jij de brief?", "Schrijf jij de brief?"),
        ("De tuinman antwoord niet.", "De tuinman antwoordt niet."),
        ("De kleuters danst op het plein.", "De kleuters dansen op het plein."),
        ("Er hangt vier schilderijen aan de muur.", "Er hangen vier schilderijen aan de muur."),
        ("Hij weigert te luistert.", "Hij weigert te luisteren."),
        ("Ik kan heel goed zwemt.", "Ik kan heel goed zwemmen."),
        ("We hebben het huis verbouwt.", "We hebben het huis verbouwd."),
        ("De honden blafte tegen de postbode.", "De honden blaften tegen de postbode."),
        ("De trein stopten in Gouda.", "De trein stopte in Gouda."),
        ("Wij fietste langs de rivier.", "Wij fietsten langs de rivier."),
        ("Vorige week verhuisden ik naar Zwolle.", "Vorige week verhuisde ik naar Zwolle."),
        ("Zij wil kopen een nieuwe fiets.", "Zij wil een nieuwe fiets kopen."),
        ("De leraar verteld een verhaal.", "De leraar vertelt een verhaal."),
        ("Zij antwoorde niet.", "Zij antwoordde niet."),
        ("Wie heeft dat beweert?", "Wie heeft dat beweerd?"),
    ],
)
def test_verbs(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Hun wonen in Gent.", "Zij wonen in Gent."),
        ("Waar is jou rugzak?", "Waar is jouw rugzak?"),
        ("Het schilderij die daar hangt, is duur.", "Het schilderij dat daar hangt, is duur."),
        ("Zijn zus is sneller als Tom.", "Zijn zus is sneller dan Tom."),
        ("Zij is even sterk dan haar broer.", "Zij is even sterk als haar broer."),
        ("Dat is het restaurant wat mijn zus noemde.", "Dat is het restaurant dat mijn zus noemde."),
        ("De jas dat op de stoel hangt, is nat.", "De jas die op de stoel hangt, is nat."),
        ("Wij vergissen nooit.", "Wij vergissen ons nooit."),
    ],
)
def test_pronouns_and_comparisons(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Er ligt een zand pad achter het huis.", "Er ligt een zandpad achter het huis."),
        ("De energie leverancier belt morgen.", "De energieleverancier belt morgen."),
        ("Vul het bestel formulier in.", "Vul het bestelformulier in."),
        ("Er staat een verkeers licht op de hoek.", "Er staat een verkeerslicht op de hoek."),
        ("Ze kreeg een boeken bon.", "Ze kreeg een boekenbon."),
    ],
)
def test_compounds_written_apart(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Hij heeft de deur open gedaan.", "Hij heeft de deur opengedaan."),
        ("Als hij terug gekomen is, eten we.", "Als hij teruggekomen is, eten we."),
    ],
)
def test_particles(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Hij weigerde het formulier ondertekenen.", "Hij weigerde het formulier te ondertekenen."),
        ("Ze lag de hele dag lezen.", "Ze lag de hele dag te lezen."),
        ("Hij vergist in de datum.", "Hij vergist zich in de datum."),
        ("Dit is de vierde keer in de vijf week van mei.", "Dit is de vierde keer in de vijfde week van mei."),
        ("Het meisje met die ik praat, lacht.", "Het meisje met wie ik praat, lacht."),
        ("Als ik meer tijd heb, zou ik vaker reizen.", "Als ik meer tijd had, zou ik vaker reizen."),
    ],
)
def test_clauses(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Morgen hij vertrekt naar Parijs.", "Morgen vertrekt hij naar Parijs."),
        ("Als het sneeuwt, ik blijf thuis.", "Als het sneeuwt, blijf ik thuis."),
        ("Vorige week mijn broer heeft gebeld.", "Vorige week heeft mijn broer gebeld."),
        ("Ik weet niet waarom lacht hij.", "Ik weet niet waarom hij lacht."),
    ],
)
def test_the_order_of_words(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Wij hebben gisteren laat thuisgekomen.", "Wij zijn gisteren laat thuisgekomen."),
        ("De bus heeft al vertrokken.", "De bus is al vertrokken."),
        ("Hij is slecht geslapen.", "Hij heeft slecht geslapen."),
        ("Ik ben een nieuwe jas gekocht.", "Ik heb een nieuwe jas gekocht."),
        ("Ze heeft haar broer gisteren bellen.", "Ze heeft haar broer gisteren gebeld."),
    ],
)
def test_the_perfect(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Tom en ik lachten.",
        "Wij wachten op het antwoord.",
        "Hij hield niet van school.",
        "Als hij belt, neem ik op.",
        "De kinderen maakten hun huiswerk.",
        "Vertel het kind wat je wilt.",
        "Hij wil weten of de auto klaar is.",
        "Is het winter of wordt het lente?",
        "Doe het gewoon weg.",
        "Hij is een groot schrijver.",
        "Dat is een bijzonder moeilijke vraag.",
        "Hij was de eerste op de berg.",
        "Ik zou het jou geven.",
        "De trein heeft vertraging.",
        "Hun moeder werkt in de stad.",
        "Het is beter als je gaat.",
        "Ik denk dat hij werk zoekt.",
        "Ze wil dat hij betaalt.",
        "Hij is vijf voet groot en twintig jaar oud.",
        "De kinderen heeft hij niet gezien.",
        "Ik wil een glas water en een kopje koffie.",
        "Dat heb je goed gedaan.",
        "De steen moet uit de weg geruimd worden.",
        "Als het mogelijk is, zou ik willen komen.",
        "Hij zit hoog te paard en durft niet te eten.",
        "Misschien komt hij morgen.",
        "Zij heeft mij haar album laten zien.",
        "Ik ben door de dokter gezien.",
    ],
)
def test_right_sentences(text: str) -> None:
    assert_silent(text)
