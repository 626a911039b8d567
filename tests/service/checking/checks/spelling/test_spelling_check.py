import re
from pathlib import Path

import pytest

from models.corrector.corrector import Corrector
from models.text.document import Document
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.checks.spelling.check import SpellingCheck
from service.checking.sentences import sentence_texts
from tests.cpu_time import within
from tests.models.corrector.word_engine import WordEngine
from tests.service.checking.checking import resources
from tests.shipped import RESOURCES

CHECK = SpellingCheck(RESOURCES)
MISSPELLINGS = Path(__file__).parents[4] / "models" / "spelling" / "misspellings.en.txt"
AMBIGUOUS = MISSPELLINGS.with_name("ambiguous.en.txt")
MARKED = re.compile(r"\[([^|\]]+)\|([^\]]+)\]")


def alerts(text: str, language: str = "en-US") -> list[tuple[str, Alert]]:
    """The alerts of each sentence of a text with the words they are about."""
    if not CHECK.covers(language):
        pytest.skip(f"no dictionary of {language} is installed")
    sentences = sentence_texts(Document.of(text, language))
    return [
        (sentence.text[alert.offset : alert.end], alert)
        for sentence, found in zip(sentences, CHECK.check(sentences), strict=True)
        for alert in found
    ]


def words(text: str, language: str = "en-US") -> list[str]:
    return [word for word, _ in alerts(text, language)]


def test_an_alert_says_what_is_meant() -> None:
    [(word, alert)] = alerts("I will recieve the parcel.")
    assert word == "recieve"
    assert alert.replacements[0] == "receive"
    assert (alert.category, alert.main_category) == (Category.SPELL, Category.TYPOS)
    assert "recieve" in alert.message
    assert "receive" in alert.message
    assert alert.rule == "spelling/unknown-word"
    assert 0.5 < alert.confidence <= 1


@pytest.mark.parametrize(
    ("language", "text", "message"),
    [
        ("en-US", "The colour is nice.", "“colour” is the British spelling; the American one is “color”."),
        ("en-GB", "The color is nice.", "“color” is the American spelling; the British one is “colour”."),
        ("pt-PT", "É um fenômeno raro.", "“fenômeno” is the Brazilian spelling; the European one is “fenómeno”."),
    ],
)
def test_the_spelling_of_another_region(language: str, text: str, message: str) -> None:
    [(_, alert)] = alerts(text, language)
    assert alert.message == message
    assert alert.rule == "spelling/region"
    assert len(alert.replacements) == 1


@pytest.mark.parametrize(
    "text",
    [
        "We met Xiulan Wojciechowska and Mr. Okonkwo in Ouagadougou.",
        "The iPhone app uses JavaScript, GPUs and the LaTeX package of JSTOR.",
        "See https://example.org/wrod, mail jhon@exmaple.org or call parse_argumnts() with --verbsoe.",
        "Thanks @jhonny for the #throwbak and `some misspeled code`.",
        "Chapter xvii follows chapter XIV, and MCMXCIV is a year.",
        "She said “schadenfreude” and then «Ich weiß es nicht» to him.",
        "A well-known, state-of-the-art, twenty-first-century anti-inflation carefree website.",
        "It's the teacher's and the students' café; they'd've said so, wouldn't they?",
        "The Labour Party and the Pearl Harbour Museum.",
        "I'm gonna blog about cryptocurrency memes, lol.",
        "Homo sapiens, Escherichia coli, E. coli, Yersinia pestis and Drosophila melanogaster were compared.",
        "The oak (Quercus robur) and the beech (Fagus sylvatica) are native.",
        "It contains dimethylformamide, chlorobenzene and polytetrafluoroethylene.",
        "An ad hoc answer vis-à-vis the coup d'état was given by Miller et al. in 1990.",
        "It was a fait accompli, a tour de force with a certain je ne sais quoi, mutatis mutandis.",
        "Der Hund schläft heute im Garten unter dem Baum.",
        "We thanked Tye Lavalle, and Francesc Campoyo told us about timeframes.",
        "Francesc Campoyo told us about it.",
        "Danke schön for the smørrebrød, and see you tomorrow.",
        "asdf qwer zxcv uiop hjkl",
        "",
    ],
)
def test_what_is_left_alone(text: str) -> None:
    assert words(text) == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Tommorow we leave.", ["Tommorow"]),
        ("We meet on Wendesday in the Univeristy.", ["Wendesday", "Univeristy"]),
        ("I dont know alot, and he dosn't care.", ["dont", "alot", "dosn't"]),
        ("A well-knwon fact.", ["knwon"]),
        ("Teh United States are large.", ["Teh"]),
        ("Wiht Anna I went home.", ["Wiht"]),
        ("The frend's house is old.", ["frend"]),
        ("They live in a beutiful house, realy.", ["beutiful", "realy"]),
        ("The Virginia famus and the Paris Metro recieved it.", ["famus", "recieved"]),
        ("Then Maria definitly went to Wojciechowska hous.", ["definitly", "hous"]),
    ],
)
def test_what_is_found_in_english(text: str, expected: list[str]) -> None:
    assert words(text) == expected


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("de-DE", "Ich habe heute Geburstag und freue mich vieleicht zu sehr.", ["Geburstag", "vieleicht"]),
        ("de-DE", "Herr Krzyzanowski wohnt in Saarbrücken am Donaudampfschifffahrtsmuseum.", []),
        ("fr", "L'homme n'a pas apelé ; est-il là aujourd'hui ?", ["apelé"]),
        ("es", "La cancion me gustó mucho.", ["cancion"]),
        ("it", "Un'altra volta verrò dall'amico con la machina.", ["machina"]),
        ("pt-BR", "Ela gosta muinto de música.", ["muinto"]),
        ("pl-PL", "To jest bardzo ładna ksiazka o polsko-niemieckiej granicy.", ["ksiazka"]),
        ("ru", "Всё было хорашо и тихо.", ["хорашо"]),
        ("ru", "Мы сделали backup на сервере Google.", []),
        ("de-DE", "Die Church of England und der Call for Papers werden gepostet, bzw. geforkt.", []),
        ("es", "Los inmunosupresores como la azatioprina inhiben la respuesta.", []),
        ("de-DE", "Starte den Server im Modus dev und öffne astro.new im Browser, dann kommt der Commit.", []),
        ("es", "Tenemos que castigarlo, obligándole a decírnoslo, y autocompletar los búferes.", []),
        ("es", "Quiero recivirlo en la supertienda del iterdor.", ["recivirlo", "iterdor"]),
        ("fr", "Le maitre va reconnaitre la chaine des superutilisateurs.", []),
        ("fr", "Les noeuds sont dénoués.", ["noeuds"]),
        ("it", "Egli possiede una casa, dove siede e sedeva da solo.", []),
        ("pt-BR", "A serialização das tuplas usa corrotinas.", []),
        ("tr", "Raftaki “iki”nin yanında `lib`te duran `bir`in ve ‘Ada’nın kitabı var.", []),
        ("tr", "Cok geç kaldık ama Tom'un ve Karkassonlu’nun haberi yok.", ["Cok"]),
        ("kk", "Казір мектепке барамыз, Мерғаз бізді күтіп тұр.", ["Казір"]),
        ("de-DE", "Munoz und Marquez wohnen in Cadiz.", []),
        ("pl-PL", "Nowe frameworki pomagają w czasach koronawirusa.", []),
        ("ar", "هل وصلتم الى المَدرسَه؟ لا، ذهبنا إلى السوق؛ ثم عدنا.", ["الى", "المَدرسَه"]),
        ("ar", "«قال» (لهم): شكرًا... يا أصدقاء!", []),
        ("id", "Pemeritah akan hadir dan Belajr akan pulang.", ["Pemeritah"]),
        ("id", "Tokio jauh dari sini, kata Rudin kepada kawan-kawannya.", []),
        ("id", "Kami memakai lib dan meddia baru.", ["meddia"]),
    ],
)
def test_what_is_found_in_other_languages(language: str, text: str, expected: list[str]) -> None:
    assert words(text, language) == expected


@pytest.mark.parametrize(
    ("language", "text", "word"),
    [("de-DE", "Das ist mein haus am See.", "haus"), ("en-US", "We left on monday.", "monday")],
)
def test_a_missing_capital_is_a_matter_of_casing(language: str, text: str, word: str) -> None:
    [(found, alert)] = alerts(text, language)
    assert found == word
    assert alert.replacements[0] == word.capitalize()
    assert (alert.category, alert.main_category) == (Category.ORTH, Category.CASING)


def test_suggestions_can_be_put_in_order_by_their_context() -> None:
    check = SpellingCheck(RESOURCES, rerank=lambda asked: [one.suggestions[::-1] for one in asked])
    sentence = sentence_texts(Document.of("That is thier house.", "en-US"))
    if not check.covers("en-US"):
        pytest.skip("no dictionary of en-US is installed")
    plain, other = CHECK.check(sentence)[0][0], check.check(sentence)[0][0]
    assert other.replacements == plain.replacements[::-1]
    assert other.replacements[0] in other.message


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("She wrote me a long leter from Rome.", "letter"),
        ("We will talk about it leter this evening.", "later"),
        ("She gave me a flwer from her garden.", "flower"),
        ("The chair is made of stel.", "steel"),
    ],
)
def test_the_sentence_decides_between_suggestions_that_are_about_as_likely(text: str, meant: str) -> None:
    [(_, alert)] = alerts(text)
    assert alert.replacements[0] == meant
    assert f"“{meant}”" in alert.message


@pytest.mark.parametrize(
    ("language", "text", "meant"),
    [
        ("de-DE", "Das ist ein schönr Tag.", "schöner"),
        ("de-DE", "Sie trägt ein schöns Kleid.", "schönes"),
        ("fr", "Il nous a montré leur nouvell maison.", "nouvelle"),
        ("fr", "Elle est heureus.", "heureuse"),
        ("es", "Ellos quiern comer.", "quieren"),
        ("it", "Noi mangiam la pizza.", "mangiamo"),
        ("pt-BR", "Nós comems pizza.", "comemos"),
        ("pl-PL", "Mieszkam w dużm domu.", "dużym"),
        ("ru", "Я вижу красивю девушку.", "красивую"),
        ("ru", "Он говорил с красивй девушкой.", "красивой"),
        ("uk", "Я бачу гарнй будинок.", "гарний"),
        ("cs", "To je krásn den.", "krásný"),
    ],
)
def test_the_sentence_decides_between_the_forms_of_a_word(language: str, text: str, meant: str) -> None:
    [(_, alert)] = alerts(text, language)
    assert alert.replacements[0] == meant


def test_a_model_that_has_no_doubts_leaves_the_order_as_it_is() -> None:
    if not CHECK.covers("en-US"):
        pytest.skip("no dictionary of en-US is installed")
    sentences = sentence_texts(Document.of("The wnet and hte thn man read it.", "en-US"))
    plain = SpellingCheck(RESOURCES, rerank=lambda asked: [one.suggestions for one in asked])
    without_doubts = SpellingCheck(resources(Corrector(WordEngine({}))))
    assert without_doubts.check(sentences) == plain.check(sentences)


@pytest.mark.parametrize(
    "text",
    [
        "오늘 진짜 재밌었어ㅋㅋ 내일 또 만나ㅎㅎ",
        "정말 미안ㅠㅠ 나도 몰랐네ㅜㅜ",
        "화면에서 '설정'을 누른 뒤 '언어'에서 고르세요.",
        "내일은 안할거야, 그러니까 걱정하지마.",
    ],
)
def test_chat_quotations_and_missing_spaces_of_korean_are_left_alone(text: str) -> None:
    assert CHECK.covers("ko")
    assert words(text, "ko") == []


@pytest.mark.parametrize(
    "text",
    [
        "วันนี้อากาศดีมาก เราไปเดินเล่นที่สวนสาธารณะกันเถอะ",
        "ฟรีดริชสตราสเซอและคูร์เฟือร์สเตินดัมม์อยู่ในเบอร์ลิน",
        "มากกกก 555 น่ารักอ่ะ",
        "ราคา ๑๒๐ บาท ฯลฯ ดูที่ https://example.org/ข่าว",
    ],
)
def test_right_words_and_foreign_names_of_thai_are_left_alone(text: str) -> None:
    assert CHECK.covers("th")
    assert words(text, "th") == []


def test_misspelled_words_of_thai() -> None:
    assert CHECK.covers("th")
    assert words("คุณไม่ได้รับอนุญาติให้เข้าโรงเรีนยวันนี้นะค่ะ", "th") == ["อนุญาติ", "โรงเรีนย", "นะค่ะ"]


def test_a_long_stretch_without_spaces_takes_little_time() -> None:
    with within(10):
        words("เราไปโรงเรียนทุกวันคอมพิวเต้อ" * 2_000, "th")


def test_languages_without_a_dictionary_are_not_covered() -> None:
    assert not any(map(CHECK.covers, ("ja", "zh")))


def test_the_first_suggestion_is_right() -> None:
    """Nine of ten of our own misspellings are found, with the right word in the first place."""
    right, total = first_suggestions(MISSPELLINGS)
    assert total >= 300
    assert right / total >= 0.9


def test_the_first_suggestion_for_words_that_only_the_sentence_tells() -> None:
    """Without the model 117 of the 165 are right."""
    right, total = first_suggestions(AMBIGUOUS)
    assert total >= 120
    assert right / total >= 0.74


def first_suggestions(file: Path) -> tuple[int, int]:
    """Of the misspelled words of a list, for how many the first suggestion is right, and how many there are."""
    if not CHECK.covers("en-US"):
        pytest.skip("no dictionary of en-US is installed")
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    meant = [dict(MARKED.findall(line)) for line in lines]
    documents = [sentence_texts(Document.of(MARKED.sub(r"\1", line), "en-US")) for line in lines]
    found = iter(CHECK.check([sentence for sentences in documents for sentence in sentences]))
    right = 0
    for wrong, sentences in zip(meant, documents, strict=True):
        for sentence, own in zip(sentences, found, strict=False):
            for alert in own:
                right += wrong.get(sentence.text[alert.offset : alert.end]) in alert.replacements[:1]
    return right, sum(map(len, meant))


def test_sixty_thousand_characters_with_five_hundred_misspelled_words() -> None:
    lines = [line for line in MISSPELLINGS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    wrong = [MARKED.sub(r"\1", line) for line in lines] + [
        MARKED.sub(lambda m: m[1] + "e", line) for line in lines[:180]
    ]
    filler = "Nothing is wrong with the other sentences of this long text about a walk along the river in autumn. "
    text = "\n\n".join([*wrong, filler * ((60_000 - sum(map(len, wrong))) // len(filler))])[:60_000]
    if not CHECK.covers("en-US"):
        pytest.skip("no dictionary of en-US is installed")
    CHECK.warm()
    words("A cold bera.")  # the model is loaded by the first word that it decides
    sentences = sentence_texts(Document.of(text, "en-US"))
    with within(5):
        found = CHECK.check(sentences)
        assert sum(map(len, found)) >= 450


def test_a_short_word_that_an_incomplete_dictionary_lacks_may_be_one() -> None:
    assert words("তিনি মোশন নিয়ে গবেষণা করেন।", "bn") == []
    assert words("তিনি জাহাঙ্গিরনগরে গবেষনা করেন।", "bn") == ["জাহাঙ্গিরনগরে", "গবেষনা"]
