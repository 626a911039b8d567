"""The treebanks a company may train on, as spaCy documents with CLEAR-style trees."""

from pathlib import Path

from spacy.tokens import Doc
from spacy.vocab import Vocab

from models.errors import InputError
from training.syntax.clear import to_clear
from training.syntax.conllu import ConlluWord, Sentence, read_treebank

TRAIN = ("English-EWT/en_ewt-ud-train", "English-PUD/en_pud-ud-test", "English-Atis/en_atis-ud-train")
DEV = ("English-EWT/en_ewt-ud-dev",)
TEST = ("English-EWT/en_ewt-ud-test",)

VERB_TAGS = (
    ("VerbForm=Ger", "VBG"),
    ("VerbForm=Part|", "VBN"),
    ("Tense=Pres|VerbForm=Part", "VBG"),
    ("VerbForm=Part", "VBN"),
    ("VerbForm=Inf", "VB"),
    ("Tense=Past", "VBD"),
    ("Person=3", "VBZ"),
    ("Mood=Imp", "VB"),
)
PLAIN_TAGS = {"ADP": "IN", "CCONJ": "CC", "SCONJ": "IN", "NUM": "CD", "INTJ": "UH", "ADV": "RB"}


def load_sentences(folder: Path, treebanks: tuple[str, ...]) -> list[Sentence]:
    """The sentences of treebanks under ``folder`` (the ``ud`` folder, or one that holds it), in CLEAR style.

    Raises:
        InputError: a treebank is not there or cannot be read.
    """
    root = folder / "ud" if (folder / "ud").is_dir() else folder
    sentences: list[Sentence] = []
    for treebank in treebanks:
        found = [path for suffix in (".conllu.xz", ".conllu") if (path := root / (treebank + suffix)).is_file()]
        if not found:
            raise InputError(f"no treebank {treebank}.conllu[.xz] in {root}")
        for sentence in read_treebank(found[0]):
            if all(word.xpos in {"", "_"} for word in sentence):
                _add_tags(sentence)
            to_clear(sentence)
            sentences.append(sentence)
    return sentences


def to_doc(vocab: Vocab, sentence: Sentence) -> Doc:
    """A gold document: forms, spaces, tags, parts of speech, lemmas and tree."""
    return Doc(
        vocab,
        words=[word.form for word in sentence],
        spaces=[word.space for word in sentence],
        tags=[word.xpos for word in sentence],
        pos=[word.upos for word in sentence],
        lemmas=[word.lemma for word in sentence],
        heads=[word.head for word in sentence],
        deps=[word.dep for word in sentence],
    )


def _add_tags(sentence: Sentence) -> None:
    """Penn tags for a treebank without them (Atis), from part of speech and features; unsure ones stay empty."""
    for word in sentence:
        word.xpos = _penn_tag(word)


def _penn_tag(word: ConlluWord) -> str:
    plural = "Number=Plur" in word.feats
    if word.upos == "NOUN":
        return "NNS" if plural else "NN"
    if word.upos == "PROPN":
        return "NNPS" if plural else "NNP"
    if word.upos == "VERB" or (word.upos == "AUX" and word.lemma in {"be", "have", "do"}):
        return next((tag for features, tag in VERB_TAGS if features in word.feats), "VBP")
    if word.upos == "AUX":
        return "MD"
    if word.upos == "ADJ":
        return "JJR" if "Degree=Cmp" in word.feats else "JJS" if "Degree=Sup" in word.feats else "JJ"
    if word.upos == "DET":
        return "DT" if word.lemma in {"a", "an", "the", "this", "that", "any", "all", "some", "each"} else ""
    if word.upos == "PRON":
        return "PRP" if "PronType=Prs" in word.feats and "Poss=Yes" not in word.feats else ""
    if word.upos == "PART":
        return "TO" if word.form == "to" else ""
    return PLAIN_TAGS.get(word.upos, "")
