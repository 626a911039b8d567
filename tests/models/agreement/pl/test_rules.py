"""Polish words that do not agree: a sentence in, what is wrong out."""

from functools import partial

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right, disagreeing

found = partial(disagreeing, language="pl")
assert_fix = partial(assert_mended, language="pl")
assert_silent = partial(assert_right, language="pl")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Pojechał do miasto.", "Pojechał do miasta."),
        ("Wyszła z domu bez parasol.", "Wyszła z domu bez parasola."),
        ("Rozmawiałem z mój sąsiadem.", "Rozmawiałem z moim sąsiadem."),
        ("Kot śpi na stare krześle.", "Kot śpi na starym krześle."),
        ("Prezent jest dla twoja siostry.", "Prezent jest dla twojej siostry."),
        ("Wracamy z Hiszpania.", "Wracamy z Hiszpanii."),
        ("Wracamy z kolacja do hotelu.", "Wracamy z kolacji do hotelu."),
        ("Zupa z pomidor.", "Zupa z pomidorem."),
        ("Rozmawiamy o pogoda.", "Rozmawiamy o pogodzie."),
        ("Poprosił o pomocą.", "Poprosił o pomoc."),
        ("Czekamy na babcia.", "Czekamy na babcię."),
        ("Lampa stoi na szafka.", "Lampa stoi na szafce."),
        ("Przepraszam za nasza pomyłka.", "Przepraszam za naszą pomyłkę."),
        ("Mieszkam w Gdańsk.", "Mieszkam w Gdańsku."),
        ("Pies leży pod stół.", "Pies leży pod stołem."),
        ("Spotkajmy się o siódma.", "Spotkajmy się o siódmej."),
        ("Wszystko dzięki nauczycielka.", "Wszystko dzięki nauczycielce."),
        ("Rozmawiam z siostrom.", "Rozmawiam z siostrą."),
        ("Wysłałem list do jego brat.", "Wysłałem list do jego brata."),
        ("Ten prezent jest od jego.", "Ten prezent jest od niego."),
        ("Nie pójdę bez ty.", "Nie pójdę bez ciebie."),
        ("Usiadła przy oni.", "Usiadła przy nich."),
    ],
)
def test_the_case_behind_a_preposition(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Twój książka leży na stole.", "Twoja książka leży na stole."),
        ("Ta stół jest za duży.", "Ten stół jest za duży."),
        ("W parku rośnie wysoki lipa.", "W parku rośnie wysoka lipa."),
        ("Ciocia kupiła nowa sukienkę.", "Ciocia kupiła nową sukienkę."),
        ("Mają śliczną córeczkę i piękne dom.", "Mają śliczną córeczkę i piękny dom."),
        ("Moim zdanie to prawda.", "Moim zdaniem to prawda."),
        ("Zwiedzamy jutro nową galerie.", "Zwiedzamy jutro nową galerię."),
    ],
)
def test_adjectives_and_their_noun(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Kupiłem sześć jajka.", "Kupiłem sześć jajek."),
        ("W klasie jest osiem dziewczynki.", "W klasie jest osiem dziewczynek."),
        ("Mam dwa kuzynki.", "Mam dwie kuzynki."),
        ("Ma dwie koty.", "Ma dwa koty."),
        ("Widzę trzy ptak.", "Widzę trzy ptaki."),
        ("Mamy kilka pytania.", "Mamy kilka pytań."),
        ("Było tam siedem nauczyciele.", "Było tam siedmiu nauczycieli."),
        ("Pięć kobiet czekały na dworcu.", "Pięć kobiet czekało na dworcu."),
    ],
)
def test_numerals(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Moja koleżanka poszedł do domu.", "Moja koleżanka poszła do domu."),
        ("Wujek kupiła samochód.", "Wujek kupił samochód."),
        ("Wczoraj Kasia dostał list.", "Wczoraj Kasia dostała list."),
        ("Sąsiedzi hałasuje w nocy.", "Sąsiedzi hałasują w nocy."),
        ("Mama i tata pojechał nad morze.", "Mama i tata pojechali nad morze."),
        ("My jutro jedzie do Łodzi.", "My jutro jedziemy do Łodzi."),
        ("Ona nie rozumiem tego zadania.", "Ona nie rozumie tego zadania."),
        ("Wiem, że ciocia przyjechał.", "Wiem, że ciocia przyjechała."),
    ],
)
def test_a_verb_and_its_subject(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Nie mam rower.", "Nie mam roweru."),
        ("Brat nie lubi herbatę.", "Brat nie lubi herbaty."),
        ("Nie znam twoja siostry.", "Nie znam twojej siostry."),
        ("Szukam moja czapka.", "Szukam mojej czapki."),
        ("Studiuję historia.", "Studiuję historię."),
        ("Mogę otworzyć butelka.", "Mogę otworzyć butelkę."),
        ("Ona jest lekarka.", "Ona jest lekarką."),
        ("On się opiekuje mała dziewczynka.", "On się opiekuje małą dziewczynką."),
    ],
)
def test_the_case_behind_a_verb(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Dziewczyna, który śpiewa, jest z Rygi.", "Dziewczyna, która śpiewa, jest z Rygi."),
        ("Kobiety, którzy tu pracują, są miłe.", "Kobiety, które tu pracują, są miłe."),
        ("Chcę, żebyś zadzwonisz do mnie.", "Chcę, żebyś zadzwonił do mnie."),
        ("Umiem pływam.", "Umiem pływać."),
        ("Dzieci nie powinny siedzą tak długo.", "Dzieci nie powinny siedzieć tak długo."),
        ("Jutro będziemy zrobić tort.", "Jutro będziemy robić tort."),
    ],
)
def test_clauses_and_infinitives(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Co to za dziewczyna?",
        "Idę w góry i na spacer.",
        "To jest za duży dom.",
        "Ten wysoki mężczyzna to pan Nowak.",
        "Holandia to mały kraj.",
        "Paul ma suche włosy.",
        "Wyszła za mąż i dostała w zamian pierścionek.",
        "Dla kogo jest ten list?",
        "Sąsiad pracuje z nami od dawna.",
        "Mieszkam w Warszawie, a pracuję w sobotę.",
        "On za szybko mówi.",
        "Po swojemu to zrobił.",
        "Dzięki tego typu narzędziom praca idzie szybciej.",
        "Układ współrzędnych biegunowych.",
        "Słucham muzyka z Wiednia.",
        "Na stole leży pięć książek i dwa zeszyty.",
        "Dwóch chłopców poszło do kina.",
        "Pani minister powiedziała prawdę.",
        "Minister powiedziała prawdę.",
        "Książkę kupiła siostra.",
        "Książki kupili w sklepie.",
        "Pięć osób zaprosili na obiad.",
        "Nowak przyszła późno, a Kowalska wcześnie.",
        "Ile razy ścigali się na rowerach?",
        "Gdybym ja to wiedział, nie przyszedłbym.",
        "Jakiś ty dobry!",
        "O ironio, jak pan opowiadasz!",
        "Pan opowiadasz ciekawie.",
        "Pani Laura otworzyła sama drzwi.",
        "Co ci się stało w głowę?",
        "Poszedł tam zamiast go szukać.",
        "Przez lat dwadzieścia tam mieszkał.",
        "Przyszła samotną, mało uczęszczaną ścieżką.",
        "Im większa praca, tym lepiej.",
        "W im większej ilości miejsc, tym lepiej.",
        "Był to przywilej dla wysokich stopniem urzędników.",
        "Jedna osiąga wysoki, a druga niski wynik.",
        "Karta jest ważna rok.",
        "Wszyscy wrócili z Kamionki.",
        "Aleś ty urósł.",
        "Nie widziałem go cały rok.",
        "Nie mam co robić.",
        "Nie lubię go.",
        "Trzeba będzie zrobić zakupy.",
        "Zaczynamy od nowa.",
        "Nowa tańczyła z dawna.",
        "Potrzebuję czasu.",
        "Zajmował całą kolumnę.",
        "Melanie Klein to brytyjska psycholog.",
        "Jestem zmęczona.",
        "Wolę herbatę.",
        "Wszyscy moje książki czytają.",
        "W tym inflację.",
        "Moja mama i mój tata pracują.",
        "Tą drogą dziecko wraca do domu.",
        "Rozumiesz pan?",
        "Prosimy o esperanto.",
        "Do jego domu jest daleko.",
        "Chcę, żebyś przyszła, aby mi pomóc.",
        "Jak chcesz, możesz zostać.",
        "Pokój numer pięć stoi pusty.",
        "Ludzie, którzy tu mieszkają, są mili.",
        "Zaprosił nas na grilla.",
    ],
)
def test_what_may_be_right(text: str) -> None:
    assert_silent(text)


def test_words_that_are_not_known_are_not_judged() -> None:
    assert_silent("Przyszedł bez glokta kuzdra.")


def test_capitals_stay() -> None:
    assert found("Mój mama przyszła.") == [("Mój mama", ("Moja mama",))]


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Nasza córka pierwszy raz widział morze.", "Nasza córka pierwszy raz widziała morze."),
        ("Latem byliśmy w góry.", "Latem byliśmy w górach."),
        ("Wczoraj byliśmy w kino.", "Wczoraj byliśmy w kinie."),
    ],
)
def test_first_times_and_where_one_was(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize("text", ["Jak długo to zajmuje?", "Ile to zajmuje?", "Był w pracę zaangażowany."])
def test_objects_before_their_verb(text: str) -> None:
    assert_silent(text)
