import pytest

from training.corpora.detokenizer import detokenize


@pytest.mark.parametrize(
    ("tokenized", "natural"),
    [
        ("The cat , which slept , woke up .", "The cat, which slept, woke up."),
        ("I do n't know , and she doesn 't either .", "I don't know, and she doesn't either."),
        ("It 's Anna 's turn ; we 're late .", "It's Anna's turn; we're late."),
        ("It ’s late , is n’t it ?", "It’s late, isn’t it?"),
        ('He said " come in " and sat down .', 'He said "come in" and sat down.'),
        ("`` Come in , '' he said .", '"Come in," he said.'),
        ("A list ( of three ) : one , two .", "A list (of three): one, two."),
        ("-LRB- see page 4 -RRB- .", "(see page 4)."),
        ("Prices rose by 4.5 % to $ 300 .", "Prices rose by 4.5% to $300."),
        ("He read 'The Door ' twice .", "He read 'The Door ' twice."),
        ("The word ' maybe ' is short .", "The word 'maybe' is short."),
        ("well-known facts and / or rumours", "well-known facts and/or rumours"),
        ("north - as ever - is up", "north - as ever - is up"),
        ("the students ' books", "the students' books"),
        ("Wait ...", "Wait..."),
        ("Nothing to do here.", "Nothing to do here."),
        ("", ""),
    ],
)
def test_tokenised_text_becomes_natural(tokenized: str, natural: str) -> None:
    assert detokenize(tokenized) == natural
