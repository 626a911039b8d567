"""German noun phrases that do not agree, or stand in the wrong case: a sentence in, what is wrong out."""

import pytest

from models.noun_phrases.nouns import nouns_of
from models.noun_phrases.wrong import wrong_phrases
from models.text.tokens import tokenize


def found(text: str) -> list[tuple[str, str]]:
    """The wrong phrases of a sentence with the first replacement of each."""
    wrong = wrong_phrases([token.text for token in tokenize(text, "de")])
    return [(" ".join(one.phrase.words), one.replacements[0]) for one in wrong]


@pytest.mark.parametrize(
    ("text", "original", "replacement"),
    [
        ("Ich lebe in ein altes Haus.", "ein altes Haus", "einem alten Haus"),
        ("Er kommt, weil er in eine kleine Wohnung wohnt.", "eine kleine Wohnung", "einer kleinen Wohnung"),
        ("Wir freuen uns auf dein Brief.", "dein Brief", "deinen Brief"),
        ("Sie reist mit ihre beste Freundin.", "ihre beste Freundin", "ihrer besten Freundin"),
        ("Das ist ein Geschenk für meiner Tante.", "meiner Tante", "meine Tante"),
        ("Sie kennt ein guten Arzt.", "ein guten Arzt", "einen guten Arzt"),
        ("Das ist ein großes Garten.", "ein großes Garten", "ein großer Garten"),
        ("Es gibt ein neuer Plan.", "ein neuer Plan", "einen neuen Plan"),
        ("Ich helfe mein Vater.", "mein Vater", "meinem Vater"),
        ("Ich sehe das Schlüssel nicht.", "das Schlüssel", "den Schlüssel"),
        ("Er hat zwei Tisch gekauft.", "zwei Tisch", "zwei Tische"),
        ("Die Lieblingslampe hängt an die Wand.", "", ""),
        ("Die Lampe hängt an die Wand.", "die Wand", "der Wand"),
        ("Der kleinen Kind kommt morgen an.", "Der kleinen Kind", "Das kleine Kind"),
        ("Der Mädchen heißt Anna.", "Der Mädchen", "Das Mädchen"),
        ("Wir treffen uns im Stadt.", "im Stadt", "in der Stadt"),
        ("Sie sucht Hilfe beim Leitung.", "beim Leitung", "bei der Leitung"),
        ("Er spricht mit fremde Leuten.", "fremde Leuten", "fremden Leuten"),
        ("Das Brot kommt von Länder im Süden.", "Länder", "Ländern"),
        ("Das ist ein sehr alte Schloss.", "ein sehr alte Schloss", "ein sehr altes Schloss"),
        ("Nach so eine Reise ist man müde.", "eine Reise", "einer Reise"),
        ("Wegen den Regens blieben wir hier.", "den Regens", "des Regens"),
        ("Wir haben viele Zeit.", "viele Zeit", "viel Zeit"),
        ("Die Katze folgt den Lehrling.", "den Lehrling", "dem Lehrling"),
        ("Hast du ein Bleistift?", "ein Bleistift", "einen Bleistift"),
        ("Die Resultaten waren gut.", "Die Resultaten", "Die Resultate"),
        ("Um der Ecke steht ein Baum.", "der Ecke", "die Ecke"),
        ("Viele Deutschen fahren nach Italien.", "Viele Deutschen", "Viele Deutsche"),
        ("Einige Jugendlichen trinken zu viel.", "Einige Jugendlichen", "Einige Jugendliche"),
        ("Alle Deutsche essen Brot.", "Alle Deutsche", "Alle Deutschen"),
        ("Der Kranker liegt im Bett.", "Der Kranker", "Der Kranke"),
        ("Ein Deutsche hat mir geholfen.", "Ein Deutsche", "Ein Deutscher"),
        ("Er spricht mit ein Bekannter.", "ein Bekannter", "einem Bekannten"),
        ("Das ist ein alter Bekannte von mir.", "ein alter Bekannte", "ein alter Bekannter"),
        ("Stell die Blumen bitte auf dem Balkon.", "dem Balkon", "den Balkon"),
        ("Wir gehen heute Abend in der Oper.", "der Oper", "die Oper"),
        ("Sie setzt sich neben ihrem Freund.", "ihrem Freund", "ihren Freund"),
        ("Er hat das Buch auf dem Tisch gelegt.", "dem Tisch", "den Tisch"),
        ("Ich habe drei Bruder und eine Schwester.", "drei Bruder", "drei Brüder"),
        ("Das ist gegen den Interessen der Leute, die zu viel arbeiten.", "den Interessen", "die Interessen"),
        ("Ich möchte ein Kaffee bitte.", "ein Kaffee", "einen Kaffee"),
        ("Ich hätte gern ein Tee.", "ein Tee", "einen Tee"),
        ("Ich habe einen neue Auto gekauft.", "einen neue Auto", "ein neues Auto"),
        ("Ich habe einem neuen Auto gekauft.", "einem neuen Auto", "ein neues Auto"),
        ("Wir suchen einem Parkplatz.", "einem Parkplatz", "einen Parkplatz"),
    ],
)
def test_what_is_wrong(text: str, original: str, replacement: str) -> None:
    assert found(text) == ([(original, replacement)] if original else [])


@pytest.mark.parametrize(
    "text",
    [
        "Ich gehe in ein altes Haus.",
        "Er hängt das Bild an die Wand.",
        "Ein Mann, der Geld hat, kauft das Haus.",
        "Das Haus, in dem Kinder spielen, ist alt.",
        "Was ist das für ein Hund?",
        "Von der Stadt aus sieht man den Fluss.",
        "Sie ging, ohne dem Mann zu danken.",
        "Bis zu einem Jahr dauert es.",
        "Vor ein paar Tagen kam er.",
        "Viele brauchen Hilfe.",
        "Die Deutschen und zwei Deutsche wohnen hier.",
        "Er ist einer der bekanntesten Deutschen.",
        "Ein Bekannter von mir übersetzt ins Deutsche.",
        "Manche Deutschen und manche Deutsche essen Brot.",
        "Im Übrigen können Sachverständige gehört werden.",
        "Das ist ein schwer lesbarer Text.",
        "Der Frau ist nicht zu helfen.",
        "Das Arbeiten an diesem Tisch ist schwer.",
        "Wir treffen uns um ein Uhr.",
        "Ich kenne die Mutter der Kinder.",
        "Er saß in die Decke gehüllt am Ofen.",
        "Sie lebt von der Hand in den Mund.",
        "Alle meine Freunde kommen.",
        "In meines Vaters Haus war Platz.",
        "Meiner Meinung nach das beste Buch.",
        "Ab und zu die Fenster öffnen.",
        "Es haben alle Hunger.",
        "Er steht auf, um dem Gast die Tür zu öffnen.",
        "Am liebsten weiße Mäuse frisst sie.",
        "Wir haben keine Zeit zum Bücher lesen.",
        "Beim Paddeln auf dem See war es still.",
        "Er sprach mit leichtem amerikanischen Akzent.",
        "Er folgt den ganzen Tag der Spur.",
        "Sie wohnt an der Saale.",
        "Ich mag den See und die See.",
        "Ist das reines Gold?",
        "Die Rolle des Islam ist umstritten.",
        "Sie legt auf dem Sofa die Beine hoch.",
        "Er stellt das Auto in der Garage ab.",
        "Wie geht es dir in der Schule?",
        "Deshalb steckt sie in der Zwickmühle.",
        "Er suchte lange, um seinem Gast ein Zimmer zuzuweisen.",
        "Ich habe einem Freund geholfen.",
        "Ich schreibe meinem Bruder.",
        "Wir haben meinem Vater ein Buch gekauft.",
        "Ich habe ein Euro fünfzig.",
        "Ich möchte meinem Bruder bitte helfen.",
    ],
)
def test_what_is_right_stays(text: str) -> None:
    assert found(text) == []


@pytest.mark.parametrize(
    ("form", "gender", "dative"),
    [("Baum", "m", "Bäumen"), ("Häuser", "n", "Häusern"), ("Sommerkleid", "n", "Sommerkleidern")],
)
def test_a_form_tells_its_noun(form: str, gender: str, dative: str) -> None:
    [noun] = nouns_of(form)
    assert (noun.gender, noun.forms["dp"][0].title()) == (gender, dative)


@pytest.mark.parametrize("form", ["Abseitspost", "Herz", "Blogpost", "Qwertz"])
def test_what_only_looks_like_a_compound_is_unknown(form: str) -> None:
    assert nouns_of(form) == ()
