"""Words that are right or wrong in languages whose writing or inflection asks for more than a dictionary."""

import pytest

from tests.models.spelling.spelled import SPELLING, first, knows, needs


@pytest.mark.parametrize(
    ("tag", "word", "meant"),
    [
        ("en-US", "recieve", "receive"),
        ("en-US", "Recieve", "Receive"),
        ("en-US", "RECIEVE", "RECEIVE"),
        ("en-US", "alot", "a lot"),
        ("en-US", "inthe", "in the"),
        ("en-US", "dont", "don't"),
        ("en-US", "upp", "up"),
        ("en-US", "ofn", "of"),
        ("en-US", "monday", "Monday"),
        ("en-GB", "beahviour", "behaviour"),
        ("en-GB", "critisised", "criticised"),
        ("en-US", "critisised", "criticized"),
        ("de-DE", "vieleicht", "vielleicht"),
        ("de-DE", "Geburstag", "Geburtstag"),
        ("fr", "ortographe", "orthographe"),
        ("es", "cancion", "canción"),
        ("it", "perche", "perché"),
        ("pt-PT", "fenomeno", "fenómeno"),
        ("pt-BR", "fenomeno", "fenômeno"),
        ("pl-PL", "ksiazka", "książka"),
        ("ru", "хорашо", "хорошо"),
        ("cs", "dekuji", "děkuji"),
        ("sr", "кућаа", "кућа"),
        ("he", "חושבט", "חושבת"),
        ("he", "זוחר", "זוכר"),
        ("ar", "المَدرسه", "المدرسة"),
        ("ar", "انــا", "أنا"),
        ("ar", "کتاب", "كتاب"),
        ("ar", "الإجتماع", "الاجتماع"),
        ("ar", "يستطيعو", "يستطيعوا"),
        ("ar", "لايمكن", "لا يمكن"),
        ("bn", "আকাংখা", "আকাঙ্ক্ষা"),
        ("bn", "উজ্জলতা", "উজ্জ্বলতা"),
        ("bn", "শারিরীকভাবে", "শারীরিকভাবে"),
        ("bn", "পরিবেশর", "পরিবেশের"),
        ("bn", "পারিনা", "পারি না"),
        ("id", "dimana", "di mana"),
        ("id", "bermian", "bermain"),
        ("lt", "noreciau", "norėčiau"),
        ("et", "arvutti", "arvuti"),
        ("id", "komputrku", "komputerku"),
        ("fa", "برنامریزی", "برنامه\u200cریزی"),
        ("fa", "کتابحا", "کتابها"),
        ("fa", "کتاب\u200cحا", "کتاب\u200cها"),
        ("sq", "mbremja", "mbrëmja"),
        ("sq", "qmimi", "çmimi"),
        ("sq", "konferenc", "konferencë"),
        ("ko", "학꾜에", "학교에"),
        ("ko", "하빈다", "합니다"),
        ("ko", "머그면", "먹으면"),
        ("ko", "컴퓨타가", "컴퓨터가"),
        ("ko", "메세지를", "메시지를"),
        ("ko", "갑니따", "갑니다"),
        ("es", "sabado", "sábado"),
        ("es", "empezo", "empezó"),
        ("it", "attivita", "attività"),
        ("it", "scrivera", "scriverà"),
        ("fr", "tele", "télé"),
        ("pt", "facil", "fácil"),
        ("es", "rompido", "roto"),
        ("uk", "неполучилось", "не вийшло"),
        ("uk", "кабінета", "кабінету"),
        ("uk", "вежою", "вежею"),
        ("uk", "політичеський", "політичний"),
        ("uk", "фотографірувати", "фотографувати"),
        ("uk", "почервонівший", "почервонілий"),
        ("uk", "росбив", "розбив"),
        ("uk", "пнятниця", "п'ятниця"),
        ("uk", "випукніки", "випускники"),
        ("uk", "абсолютновсюди", "абсолютно всюди"),
        ("uk", "непонял", "не зрозумів"),
        ("uk", "несподобалось", "не сподобалось"),
        ("uk", "некрасивая", "некрасива"),
        ("uk", "осталося", "залишилося"),
        ("uk", "преувеличуєш", "перебільшуєш"),
        ("uk", "прийдьот", "прийде"),
        ("uk", "писал", "писав"),
        ("uk", "новые", "нові"),
        ("uk", "ходим", "ходимо"),
    ],
)
def test_the_first_suggestion(tag: str, word: str, meant: str) -> None:
    assert first(tag, word) == meant


@pytest.mark.parametrize("word", ["কম্পিউটারগুলোর", "করিনি", "বিদ্যুতের", "ছাত্রদেরও", "দু’টি", "আটকাচ্ছিল", "সাম্\u200cলানো"])
def test_words_of_bengali_with_endings(word: str) -> None:
    assert knows("bn", word)


@pytest.mark.parametrize("word", ["كُنتِ", "مُعَلِّمَةٌ", "شكرًا", "جميــلة", "الـ", "هٰذا", "وفيسبوك", "بالإنترنت", "يوتيوب"])
def test_words_of_arabic(word: str) -> None:
    assert knows("ar", word)


@pytest.mark.parametrize(
    "word",
    [
        *("کتاب\u200cهایشان", "کتابهایشان", "می\u200cروند", "میروند", "خسته\u200cکننده\u200cای", "به\u200cعنوان"),
        *("سه\u200cماههٔ", "خانۀ", "يك", "جرأت", "دانش\u200cآموزها", "دوستِ"),
    ],
)
def test_words_of_persian_with_joiners_or_without(word: str) -> None:
    assert knows("fa", word)


@pytest.mark.parametrize("word", ["به\u200cعنوارن", "کتاب\u200cحهای", "\u200cگزارژ"])
def test_a_word_with_joiners_is_unknown_where_a_part_of_it_is(word: str) -> None:
    assert not knows("fa", word)


def test_the_more_frequent_of_equally_near_words_comes_first() -> None:
    needs("ar")
    found = [one.text for one in SPELLING.speller("ar").suggest("ان")]
    assert found[:2] == ["أن", "إن"]


@pytest.mark.parametrize(
    ("word", "misspelled"),
    [("المملكلة", True), ("الحكوة", True), ("سكيت", False), ("بروكس", False), ("هيلاري", False), ("عندماقام", True)],
)
def test_where_a_dictionary_is_incomplete_a_word_is_misspelled_beside_a_frequent_one(
    word: str, misspelled: bool
) -> None:
    needs("ar")
    speller = SPELLING.speller("ar")
    found = speller.suggest(word, thorough=False)
    assert (bool(found) and speller.is_meant(word, found[0])) == misspelled


@pytest.mark.parametrize(
    "word",
    [
        *("İçerideydik", "Işığı", "hâlde", "hükümetin", "zekâ", "Ankara'da", "Türkiye’nin", "Londra'daki"),
        *("oynuyordum", "kırmızılaşanlar", "güvenemeyeceğimi", "yedeklemezseniz", "internettekiler"),
    ],
)
def test_turkish_words(word: str) -> None:
    assert knows("tr", word)


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        *(("herkez", "herkes"), ("birşey", "bir şey"), ("gelirmisin", "gelir misin"), ("farketti", "fark etti")),
        *(("düşünüyom", "düşünüyorum"), ("anlatıcam", "anlatacağım"), ("Isık", "Işık"), ("Insan", "İnsan")),
        *(("dusunuyorum", "düşünüyorum"), ("internnet", "internet"), ("Ankara'xa", None), ("kitapler", None)),
    ],
)
def test_misspelled_turkish_words(word: str, meant: str | None) -> None:
    assert not knows("tr", word)
    assert meant is None or SPELLING.speller("tr").suggest(word)[0].text == meant


@pytest.mark.parametrize(
    "word",
    [
        *("балаларымызға", "кітабымнан", "мұғалімдердің", "айтқандарынан", "көшпейтіндерге", "қойғанымды"),
        *("шығатынын", "ресурсы", "дискіге", "пароліңіз", "халіңіз", "мойныңызға", "шеккен"),
    ],
)
def test_kazakh_words(word: str) -> None:
    assert knows("kk", word)


@pytest.mark.parametrize(
    ("word", "meant"),
    [("калай", "қалай"), ("Қазақстаннын", "Қазақстанның"), ("мектептн", "мектептен"), ("салаады", "салады")],
)
def test_misspelled_kazakh_words(word: str, meant: str) -> None:
    assert not knows("kk", word)
    assert first("kk", word) == meant


@pytest.mark.parametrize(
    ("tag", "word"), [("te", "పుస్తకాలను"), ("te", "చేస్తున్నారని"), ("ml", "കേരളത്തിലേക്ക്"), ("ml", "ഭൌതികമായ")]
)
def test_words_with_several_affixes(tag: str, word: str) -> None:
    assert knows(tag, word)


@pytest.mark.parametrize(
    ("tag", "word", "meant"),
    [
        ("te", "స్నెహితుడికి", "స్నేహితుడికి"), ("te", "ప్రక్రుతిలో", "ప్రకృతిలో"), ("te", "ముక్యమైన", "ముఖ్యమైన"),
        ("te", "కంప్యూటర్లొ", "కంప్యూటర్లో"), ("ml", "ഭാരതതിന്റെ", "ഭാരതത്തിന്റെ"), ("ml", "നിങളുടെ", "നിങ്ങളുടെ"),
    ],
)  # fmt: skip
def test_suggestions_with_affixes(tag: str, word: str, meant: str) -> None:
    assert not knows(tag, word)
    assert first(tag, word) == meant


@pytest.mark.parametrize(
    "word", ["사람들이", "메타버스에서는", "민지가", "할거야", "기능이다", "느껴집니다", "렌더링하는", "십오일"]
)
def test_words_of_korean(word: str) -> None:
    assert knows("ko", word)


def test_a_short_word_is_a_slip_only_of_one_that_is_all_but_the_same() -> None:
    needs("ko")
    speller = SPELLING.speller("ko")
    name, slip = speller.suggest("레훈")[:1], speller.suggest("함게")[0]
    assert not any(speller.is_meant("레훈", one) for one in name)
    assert slip.text == "함께"
    assert speller.is_meant("함게", slip)


@pytest.mark.parametrize(
    ("tag", "word"),
    [
        ("ru", "за\u0301мок"),
        ("ru", "мото\u0301р"),
        ("uk", "украї\u0301нський"),
        ("bg", "кни\u0301га"),
        ("bg", "вълна\u0300та"),
        ("cs", "ruc\u030cni\u0301k"),
        ("ro", "situaţia"),
        ("ro", "ŞTIINŢĂ"),
        ("sv", "skärmknapparna"),
        ("nl", "pauzestand"),
    ],
)
def test_right_words_that_are_written_otherwise_than_the_dictionary_has_them(tag: str, word: str) -> None:
    assert knows(tag, word)


@pytest.mark.parametrize(("tag", "word", "meant"), [("ro", "situaţea", "situația"), ("ru", "спаси\u0301ба", "спасибо")])
def test_suggestions_for_words_with_other_letters(tag: str, word: str, meant: str) -> None:
    assert first(tag, word) == meant
