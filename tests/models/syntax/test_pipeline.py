"""The shipped pipeline over our tokens."""

import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from models.errors import ModelError
from models.syntax.pipeline import SHIPPED, Syntax, load_syntax
from models.syntax.tags import ERRANT_TAGS
from models.text.tokens import tokenize
from tests.shipped import RESOURCES


@pytest.fixture(scope="module")
def syntax() -> Syntax:
    return RESOURCES.syntax


def words(text: str) -> list[str]:
    return [token.text for token in tokenize(text)]


def test_tags_lemmas_and_tree(syntax: Syntax) -> None:
    with syntax.zone():
        (doc,) = syntax.parse([syntax.doc(words("The old dogs weren't barking at us ."))])
        assert [token.tag_ for token in doc] == ["DT", "JJ", "NNS", "VBD", "RB", "VBG", "IN", "PRP", "."]
        lemmas = [token.lemma_ for token in doc]
        assert lemmas == ["the", "old", "dog", "be", "not", "bark", "at", "we", "."]
        assert [token.dep_ for token in doc] == [
            "det", "amod", "nsubj", "aux", "neg", "ROOT", "prep", "pobj", "punct",
        ]  # fmt: skip
        assert doc[7].head.text == "at"


def test_tagging_leaves_lemmas_and_tree_alone(syntax: Syntax) -> None:
    with syntax.zone():
        (doc,) = syntax.tag([syntax.doc(["Cats", "sleep", "."])])
        assert [token.tag_ for token in doc] == ["NNS", "VBP", "."]
        assert not doc.has_annotation("LEMMA")
        assert not doc.has_annotation("DEP")


def test_tags_are_those_of_a_parsed_sentence(syntax: Syntax) -> None:
    sentences = [words(one) for one in ("We saw her duck.", "Don't  wait, they've left!", "The old man the boats.")]
    with syntax.zone():
        alone, parsed = syntax.tag(map(syntax.doc, sentences)), syntax.parse(map(syntax.doc, sentences))
        assert [[one.tag_ for one in doc] for doc in alone] == [[one.tag_ for one in doc] for doc in parsed]


def test_no_unknown_tag_ever_comes_out(syntax: Syntax) -> None:
    odd = [
        "",
        " ",
        "\u200b",
        "😀",
        "\u0301",
        "x" * 5000,
        "\ud800".encode("utf-8", "replace").decode(),
        "中",
        "''",
        "—",
        "#",
    ]
    with syntax.zone():
        docs = syntax.parse([syntax.doc([word for word in odd if word]), syntax.doc([]), syntax.doc(["   "])])
        assert len(docs[1]) == 0
        assert {token.tag_ for doc in docs for token in doc} <= ERRANT_TAGS
        assert docs[2][0].tag_ == "_SP"


def test_every_guarded_tag_is_one_that_errant_maps() -> None:
    from errant.en.classifier import pos_map

    assert set(pos_map) == ERRANT_TAGS


def test_a_tag_that_errant_does_not_know_is_replaced(syntax: Syntax) -> None:
    with syntax.zone():
        doc = syntax.doc(["Cats", "sleep"])
        doc[0].tag_ = "NOUN-LIKE"
        syntax._check(doc)
        assert doc[0].tag_ == "XX"


def test_a_typographic_apostrophe_is_read_as_a_plain_one(syntax: Syntax) -> None:
    with syntax.zone():
        plain, typographic = syntax.tag([syntax.doc(words("It isn't mine.")), syntax.doc(words("It isn’t mine."))])
        assert [token.tag_ for token in plain] == [token.tag_ for token in typographic]


def test_memory_is_given_back_after_a_zone(syntax: Syntax) -> None:
    before = len(syntax.nlp.vocab.strings)
    for number in range(3):
        with syntax.zone():
            syntax.tag([syntax.doc([f"unheard{number}x{place}" for place in range(200)])])
    assert len(syntax.nlp.vocab.strings) - before < 50


def test_threads_get_the_same_result(syntax: Syntax) -> None:
    texts = [f"She has {number} new books , and he reads them ." for number in range(40)]

    def tags(text: str) -> list[str]:
        with syntax.zone():
            return [token.tag_ for token in syntax.parse([syntax.doc(text.split())])[0]]

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(tags, texts)) == [tags(text) for text in texts]


def test_what_ships_is_small_and_holds_no_pickle() -> None:
    files = [path for path in SHIPPED.rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in files) <= 20_000_000
    for path in files:
        assert path.suffix not in {".pkl", ".pickle", ".pt"}
        assert not path.read_bytes().startswith(b"\x80\x04"), path
    assert "CC BY-SA" in (SHIPPED / "MODEL_CARD.md").read_text(encoding="utf-8")


def test_a_missing_pipeline_is_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="no syntax pipeline in") as caught:
        load_syntax(tmp_path / "nowhere")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("file", ["tok2vec/model", "parser/moves", "trainable_lemmatizer/trees", "config.cfg"])
def test_a_truncated_pipeline_is_one_clear_line(tmp_path: Path, file: str) -> None:
    copy = tmp_path / "en-syntax"
    shutil.copytree(SHIPPED, copy)
    content = (copy / file).read_bytes()
    (copy / file).write_bytes(content[: len(content) // 2])
    with pytest.raises(ModelError, match="cannot load the syntax pipeline") as caught:
        load_syntax(copy)
    assert "\n" not in str(caught.value)
