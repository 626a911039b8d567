"""Romance words that would agree in another form but may be right: a model of the whole sentence decides."""

import pytest

from tests.models.agreement.sentences import disagreeing, doubted


def offered(text: str, language: str) -> dict[str, tuple[str, ...]]:
    """What is offered for words, sure or not."""
    return {**doubted(text, language), **dict(disagreeing(text, language))}


@pytest.mark.parametrize(
    ("language", "text", "word", "meant"),
    [
        ("fr", "Les réseaux sociaux permet de rester en contact.", "permet", "permettent"),
        ("fr", "Beaucoup de jeunes passe trop de temps dehors.", "passe", "passent"),
        ("fr", "La plupart des élèves n'arrive pas à l'heure.", "arrive", "arrivent"),
        ("fr", "Plusieurs personnes du village a répondu.", "a", "ont"),
        ("fr", "Mes cousins, qui habitent à Lyon, m'envoie des photos.", "envoie", "envoient"),
        ("fr", "Nous avons des voisins qui habite au premier étage.", "habite", "habitent"),
        ("fr", "Les outils sont utiles et se casse vite.", "casse", "cassent"),
        ("fr", "Les lettres que j'ai reçues me permettrons de répondre.", "permettrons", "permettront"),
        ("es", "Los documentos de la oficina no sirve para nada.", "sirve", "sirven"),
        ("es", "Varios alumnos de la clase tiene gripe.", "tiene", "tienen"),
        ("es", "Conozco a dos personas que vive lejos.", "vive", "viven"),
        ("es", "Ya ha llegado dos paquetes.", "ha", "han"),
        ("it", "I telefoni ci permette di parlare.", "permette", "permettono"),
        ("it", "Tutti dice che va bene.", "dice", "dicono"),
        ("it", "Nella scatola mancava due pezzi.", "mancava", "mancavano"),
        ("it", "Ci sono due persone che abita lontano.", "abita", "abitano"),
        ("pt", "Os meus avós, que nunca saíram daqui, acha isso estranho.", "acha", "acham"),
        ("pt", "Faltou duas peças na caixa.", "Faltou", "Faltaram"),
        ("pt", "Ontem veio mais de vinte pessoas.", "veio", "vieram"),
        ("pt", "Há muitos alunos que tem o mesmo problema.", "tem", "têm"),
    ],
)
def test_verbs_behind_and_before_what_is_likely_their_subject(language: str, text: str, word: str, meant: str) -> None:
    assert meant in offered(text, language).get(word, ())


@pytest.mark.parametrize(
    ("language", "text", "word", "meant"),
    [
        ("fr", "C'est une fille très gentil.", "gentil", "gentille"),
        ("fr", "Les places sont cher.", "cher", "chères"),
        ("fr", "Voici les lettres que j'ai écrit hier.", "écrit", "écrites"),
        ("fr", "Les documents que je vous ai envoyé hier sont arrivés.", "envoyé", "envoyés"),
        ("es", "Tengo una hermana muy perezoso.", "perezoso", "perezosa"),
        ("es", "Las cajas de la tienda estaban abierto.", "abierto", "abiertas"),
        ("it", "Le istruzioni sono scritti in inglese.", "scritti", "scritte"),
        ("it", "Il motore fa un rumore insopportabili.", "insopportabili", "insopportabile"),
        ("it", "Mi piacciono le canzoni romantici.", "romantici", "romantiche"),
        ("pt", "Sou uma pessoa dinâmico.", "dinâmico", "dinâmica"),
        ("pt", "As chaves da casa foram perdido.", "perdido", "perdidas"),
    ],
)
def test_adjectives_and_participles(language: str, text: str, word: str, meant: str) -> None:
    assert meant in offered(text, language).get(word, ())


@pytest.mark.parametrize(
    ("language", "text", "word", "meant"),
    [
        ("fr", "Je reste à votre disposition pour tout renseignements.", "renseignements", "renseignement"),
        ("es", "Llámame para cualquier preguntas.", "preguntas", "pregunta"),
        ("it", "Sono qui per qualsiasi informazioni.", "informazioni", "informazione"),
        ("pt", "Não tenho nenhuma dúvidas.", "dúvidas", "dúvida"),
    ],
)
def test_one_thing_at_a_time(language: str, text: str, word: str, meant: str) -> None:
    found = offered(text, language)
    assert any(meant in " ".join(forms) for words, forms in found.items() if word in words)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Les enfants du voisin jouent dehors et font du bruit."),
        ("fr", "Sa voix, son visage avaient changé."),
        ("fr", "Une fois connecté, vous verrez la page."),
        ("fr", "C'est un type et un format qui correspondent au fichier."),
        ("fr", "Les appareils auxquels vous êtes connecté sont là."),
        ("fr", "Il faut les privilèges administrateur pour cela."),
        ("fr", "On l'avait laissée passer."),
        ("fr", "Les livres que j'ai voulu acheter sont chers."),
        ("fr", "Les outils pour développeurs faits par nous sont libres."),
        ("es", "El problema son los verbos."),
        ("es", "Las cosas que tiene son caras."),
        ("es", "Las llaves las tiene Ana."),
        ("es", "Los dibujos que se cree que son de él."),
        ("es", "Tiene un alcance y una sensibilidad enormes."),
        ("es", "Las fases líquida y gaseosa son distintas."),
        ("es", "Los sitios que está mirando son seguros."),
        ("es", "Una vez confirmado, se envía."),
        ("fr", "Beaucoup de monde pense que c'est vrai."),
        ("fr", "C'est compris dans tous ses forfaits, qui utilise le même nom."),
        ("es", "Este método continua enviando datos."),
        ("it", "I grilli pareva segassero l'erba."),
        ("pt", "Os canais vermelho, verde e azul são três."),
        ("pt", "Arraste os ficheiros que queira à janela."),
        ("pt", "Não quero fazer as compras sozinha."),
        ("it", "Le vie che ci indica questo passo sono due."),
        ("it", "Il risultato sono pagine veloci."),
        ("it", "La scatola era rotta e mancavano due pezzi."),
        ("it", "La versione è più generale."),
        ("pt", "As permissões que pode definir são poucas."),
        ("pt", "Muitos cartões parece que estão ao contrário."),
        ("pt", "O problema principal são os verbos."),
    ],
)
def test_what_is_right(language: str, text: str) -> None:
    assert doubted(text, language) == {}
