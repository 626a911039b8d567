from models.choice.vocabulary import PADDING, UNKNOWN, HashedVocabulary

WORDS = HashedVocabulary(["the", "dog", "it's", "."], endings=8)


def test_frequent_words_have_numbers_of_their_own_and_others_those_of_their_endings() -> None:
    numbers = [WORDS.id(word) for word in ("the", "dog", "it's", ".")]
    assert len(set(numbers)) == 4
    assert WORDS.id("walking") == WORDS.id("talking") not in numbers
    assert max(WORDS.id(word) for word in "abcdefghijkl") < len(WORDS)


def test_padding_stands_on_either_side() -> None:
    numbers = WORDS.ids(["the", "dog"], 2).tolist()
    assert numbers == [PADDING, PADDING, WORDS.id("the"), WORDS.id("dog"), PADDING, PADDING]
    assert WORDS.ids([]).tolist() == []
    assert {PADDING, UNKNOWN}.isdisjoint(numbers[2:4])
