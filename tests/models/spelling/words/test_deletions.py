"""Words by what is left of them without a letter."""

from hypothesis import given
from hypothesis import strategies as st

from models.spelling.words.deletions import DeletionIndex, deletions

words = st.lists(st.text(alphabet="abcdé", max_size=5), max_size=30, unique=True)


@given(words, st.text(alphabet="abcdé", max_size=5))
def test_it_finds_every_word_within_a_deletion_and_no_other(known: list[str], key: str) -> None:
    index = DeletionIndex(known, DeletionIndex.table_of(known, 3, 4))
    expected = [word for word in known if 3 <= len(word) <= 4 and (word == key or key in deletions(word))]
    assert sorted(index.of(key)) == sorted(expected)
