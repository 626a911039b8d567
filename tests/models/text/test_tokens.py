"""Tokens: each case is a text whose tokens are separated by spaces in the second column."""

import pytest

from models.text.tokens import TokenKind, tokenize

ENGLISH = [
    ("I don't think it's ours.", "I do n't think it 's ours ."),
    ("We cannot say they’re late.", "We can not say they ’re late ."),
    ("The students' rooms and Anna's keys", "The students ' rooms and Anna 's keys"),
    ("She'd've gone if you'd've asked", "She 'd 've gone if you 'd 've asked"),
    ("You're gonna wanna see this", "You 're gon na wan na see this"),
    ("dont tell me thats it", "do nt tell me that s it"),
    ("It's 5 o'clock, Mr. O'Brien.", "It 's 5 o'clock , Mr. O'Brien ."),
    ("a well-known state-of-the-art tool", "a well - known state - of - the - art tool"),
    ("my ex-colleague sent an e-mail to a non-member", "my ex-colleague sent an e-mail to a non-member"),
    ("back in the '90s, rock 'n roll", "back in the '90s , rock 'n roll"),
    ('He said: "Stop!"', 'He said : " Stop ! "'),
    ("(see [1] and {2})", "( see [ 1 ] and { 2 } )"),
    ("Well... no… maybe....", "Well ... no … maybe ...."),
    ("What?! No!!!", "What ?! No !!!"),
    ("3.14, 1,000,000.50 and 12:30", "3.14 , 1,000,000.50 and 12:30"),
    ("on 11/20/2001 or 2001-11-20", "on 11/20/2001 or 2001-11-20"),
    ("call 555-123-4567 now", "call 555-123-4567 now"),
    ("$5.50, 20% and £3m", "$ 5.50 , 20 % and £ 3 m"),
    ("US$20 for 35mm film, the 2nd in the 1990s", "US$ 20 for 35 mm film , the 2nd in the 1990s"),
    ("at 5pm or 6 a.m. on Monday", "at 5 pm or 6 a.m. on Monday"),
    ("Dr. Lee of the U.S. Army, e.g., spoke.", "Dr. Lee of the U.S. Army , e.g. , spoke ."),
    ("She moved to the U.S.", "She moved to the U.S ."),
    ("Bring pens, paper, etc. Then sit.", "Bring pens , paper , etc . Then sit ."),
    ("J. R. R. Tolkien and J.R.R. Tolkien", "J. R. R. Tolkien and J.R.R. Tolkien"),
    ("a dose of vitamin C. It helps", "a dose of vitamin C . It helps"),
    ("No. 5 is here. No. It is not.", "No. 5 is here . No . It is not ."),
    ("a Ph.D. student", "a Ph.D. student"),
    ("So do I. M. Poe left; I. M. Pei stayed.", "So do I. M. Poe left ; I. M. Pei stayed ."),
    ("so do I. They left", "so do I . They left"),
    ("see https://example.org/a_(b)?q=1.", "see https://example.org/a_(b)?q=1 ."),
    ("(www.example.org/x), or example.com!", "( www.example.org/x ) , or example.com !"),
    ("mail anna.k+x@mail.example.org.", "mail anna.k+x@mail.example.org ."),
    ("Run `make` then foo_bar() in src/main.py", "Run `make` then foo_bar() in src / main.py"),
    ("open /usr/local/bin/tool or ~/notes.txt", "open /usr/local/bin/tool or ~/notes.txt"),
    ("use --dry-run --level=3 --Ann", "use --dry-run --level=3 -- Ann"),
    ("the os.path.join call", "the os.path.join call"),
    ("dear {name}, %s <br> done", "dear {name} , %s <br> done"),
    ("thanks @anna_k, #MondayMood", "thanks @anna_k , #MondayMood"),
    ("ok :) ;-) <3", "ok :) ;-) <3"),
    ("this and/or that, w/o b/c", "this and / or that , w/o b/c"),
    ("AT&T and R&D -- yes", "AT&T and R&D -- yes"),
    ("end.Next one", "end . Next one"),
    ("finish.it is late", "finish . it is late"),
    ("*bold* **bolder** ----", "* bold * ** bolder ** ----"),
    ("x -> y, a >= b", "x -> y , a >= b"),
    ("‘quoted’ “text”", "‘ quoted ’ “ text ”"),
    ("``old'' quotes", "`` old '' quotes"),
]

OTHERS = [
    ("fr", "l'homme qu'il a vu aujourd'hui", "l' homme qu' il a vu aujourd'hui"),
    ("fr", "L’État d’abord, s’il vous plaît !", "L’ État d’ abord , s’ il vous plaît !"),
    ("fr", "Est-ce vrai ? A-t-il dit peut-être ?", "Est -ce vrai ? A -t-il dit peut-être ?"),
    ("fr", "à 20h45, M. Dupont (États-Unis)", "à 20 h 45 , M. Dupont ( États-Unis )"),
    ("fr", "qu'« on » voie l' eau", "qu' « on » voie l' eau"),
    ("it", "dell'arte e un'altra, l’anno c'è", "dell' arte e un' altra , l’ anno c' è"),
    ("it", "un po' d'acqua sull'\"Unità\"", "un po' d' acqua sull' \" Unità \""),
    ("it", "all'art. 5 della S.p.A. italiana", "all' art. 5 della S.p.A. italiana"),
    ("de", "EU-Staaten am 3. Mai, z.B. Wien", "EU - Staaten am 3. Mai , z.B. Wien"),
    ("de", "Wie geht's? Für'n Euro.", "Wie geht 's ? Für 'n Euro ."),
    ("de", "„Na ja“, sagte Dr. Meier.", "„ Na ja “ , sagte Dr. Meier ."),
    ("es", "¿Qué? ¡Bah! Sr. Gil, EE.UU. 5-0", "¿ Qué ? ¡ Bah ! Sr. Gil , EE.UU. 5-0"),
    ("pt", "Trata-se de R$ 5 e US$20 na segunda-feira", "Trata-se de R$ 5 e US$ 20 na segunda-feira"),
    ("pl", "polsko-niemiecki 18-latek PRL-owski", "polsko - niemiecki 18-latek PRL-owski"),
    ("zh", "我喜欢猫。你呢？", "我 喜 欢 猫 。 你 呢 ？"),
    ("ja", "これはペンです。", "これは ペン です 。"),
    ("ko", "안녕하세요, 여러분!", "안녕하세요 , 여러분 !"),
    ("hi", "मैं हिन्दी बोलता हूँ।", "मैं हिन्दी बोलता हूँ ।"),
    ("ar", "كيف حالك؟ بخير.", "كيف حالك ؟ بخير ."),
    ("ru", "Какой-то день.", "Какой-то день ."),
]


@pytest.mark.parametrize(("text", "expected"), ENGLISH)
def test_english(text: str, expected: str) -> None:
    assert " ".join(token.text for token in tokenize(text)) == expected


@pytest.mark.parametrize(("language", "text", "expected"), OTHERS)
def test_other_languages(language: str, text: str, expected: str) -> None:
    assert " ".join(token.text for token in tokenize(text, language)) == expected


@pytest.mark.parametrize("emoji", ["👍", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "❤️", "3️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏳️‍🌈"])
def test_an_emoji_is_one_token(emoji: str) -> None:
    tokens = tokenize(f"nice {emoji}{emoji} day")
    assert [token.text for token in tokens] == ["nice", emoji, emoji, "day"]
    assert [token.kind for token in tokens][1:3] == [TokenKind.EMOJI] * 2


@pytest.mark.parametrize(
    "word", ["cafe\u0301", "na\u0131\u0308ve", "Ти\u0306", "ن\u0651ص", "co\u00adop", "می\u200cخواهم"]
)
def test_marks_stay_with_their_letter(word: str) -> None:
    assert [token.text for token in tokenize(f"{word}, {word}!")] == [word, ",", word, "!"]


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("Ann met Dr. Lee", "word word abbreviation word"),
        ("12 km, 5 %", "number word punct number symbol"),
        ("a@b.org http://x.org", "email url"),
        ("`x` f(x) @me #it :) 👍", "code word punct word punct mention hashtag symbol emoji"),
        ("\x00 \ud800 \u0301", "other other other"),
    ],
)
def test_kinds(text: str, kinds: str) -> None:
    assert " ".join(token.kind for token in tokenize(text)) == kinds


def test_offsets_count_code_points_from_the_start_given() -> None:
    text = "😀 don't"
    assert [(token.start, token.end) for token in tokenize(text)] == [(0, 1), (2, 4), (4, 7)]
    assert [(token.start, token.end) for token in tokenize(text, start=10)] == [(10, 11), (12, 14), (14, 17)]


@pytest.mark.parametrize("language", ["en-GB", "EN", "en"])
def test_a_region_does_not_change_the_rules(language: str) -> None:
    assert [token.text for token in tokenize("don't", language)] == ["do", "n't"]


def test_a_full_stop_is_decided_by_what_follows_each_time() -> None:
    text = "Ask the dept. for No. 7. Ask the dept. They said no."
    assert [token.text for token in tokenize(text) if "." in token.text] == ["dept.", "No.", ".", ".", "."]
