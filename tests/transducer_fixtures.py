"""A tiny transducer: vocabularies learnt from a few sentences, fresh weights."""

from collections.abc import Callable
from pathlib import Path

import pytest
import tokenizers.models
import tokenizers.normalizers
import tokenizers.pre_tokenizers
import torch
from tokenizers import Tokenizer

from models.corrector.transducer.actions import Action
from models.corrector.transducer.config import TransducerConfig
from models.corrector.transducer.engine import TransducerEngine
from models.corrector.transducer.features import Featurizer
from models.corrector.transducer.inflections import Inflections
from models.corrector.transducer.network import Transducer
from models.corrector.transducer.tables import TransducerTables
from models.corrector.transducer.units import split_units
from models.corrector.transducer.vocabulary import Vocabulary
from models.corrector.transducer.wordpieces import WordPieces
from models.corrector.transducer.writing import EditWriter
from models.spelling import Lexicon
from training.corrector.architectures.transducer.oracle import Oracle
from training.corrector.inflections.build import inflection_lines
from training.corrector.lexicon import build_lexicon, count_forms
from training.corrector.vocabulary import train_pieces

SENTENCES = [
    "The old bridge across the river was closed for repairs last winter.",
    "She receives a letter from her brother every other week.",
    "He goes to the market on Mondays and buys apples, pears and bread.",
    "We have been waiting for an answer since the beginning of June.",
    "They don't know whether the children are coming to the party.",
    "I would like to have a cup of tea before we leave.",
    "A good teacher explains things until everybody has understood them.",
] * 4
FORMS = [
    "v\tgo goes went gone going\tgos goed",
    "v\tlike likes liked liked liking\t",
    "n\triver rivers\t",
    "n\tinformation -\tinformations",
    "v\ttravel travels traveled/travelled traveled/travelled traveling/travelling\t",
    "a\tquick quicker quickest quickly\t",
    "v\tsee sees saw seen seeing\t",
    "n\tsaw saws\t",
]
"""Words in all their forms, as ``Inflections`` reads them."""


TABLES = ("wordpieces.json", "tokenizer.json", "lexicon.tsv.xz", "inflections.tsv.xz")


def save(resources: TransducerTables, folder: Path) -> None:
    """Write the tables of a model of one language."""
    assert isinstance(resources.lexicon, Lexicon)
    for table in (resources.word_pieces, resources.vocabulary, resources.lexicon, resources.inflections):
        table.save(folder)


@pytest.fixture(scope="session")
def lexicon() -> Lexicon:
    counts = count_forms([*SENTENCES, "Many rivers, much information."])
    return build_lexicon(counts, [("recieves", "receives"), ("dont", "don't")], min_count=1)


def word_pieces() -> WordPieces:
    """All words of the sentences, and their letters; learnt ones differ from one run to the next."""
    words = sorted({unit.text.lower() for sentence in SENTENCES for unit in split_units(sentence)})
    letters = [chr(code) for code in range(33, 127)]
    pieces = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *letters, *(f"##{letter}" for letter in letters), *words]
    vocabulary = {piece: row for row, piece in enumerate(dict.fromkeys(pieces))}
    tokenizer = Tokenizer(tokenizers.models.WordPiece(vocabulary, unk_token="[UNK]"))
    tokenizer.normalizer = tokenizers.normalizers.BertNormalizer()
    tokenizer.pre_tokenizer = tokenizers.pre_tokenizers.BertPreTokenizer()
    return WordPieces(tokenizer)


@pytest.fixture(scope="session")
def resources(lexicon: Lexicon) -> TransducerTables:
    return TransducerTables(
        word_pieces(),
        Vocabulary(train_pieces(SENTENCES, 480)),
        lexicon,
        Inflections([*inflection_lines(lexicon), *FORMS]),
    )


@pytest.fixture(scope="session")
def config(resources: TransducerTables) -> TransducerConfig:
    return TransducerConfig(
        encoder_width=24,
        encoder_ff=48,
        encoder_heads=2,
        encoder_layers=1,
        encoder_pieces=len(resources.word_pieces),
        encoder_positions=80,
        d_model=32,
        d_ff=48,
        heads=2,
        decoder_layers=1,
        piece_rows=len(resources.vocabulary.pieces),
        max_units=40,
    )


@pytest.fixture(scope="session")
def featurizer(resources: TransducerTables) -> Featurizer:
    return Featurizer(resources)


@pytest.fixture
def network(config: TransducerConfig) -> Transducer:
    return fresh_network(config)


def fresh_network(config: TransducerConfig, seed: int = 3, copying: float = 3.0) -> Transducer:
    """Fresh weights that copy most units, the more the higher ``copying``, and change the others at random."""
    torch.manual_seed(seed)
    made = Transducer(config).eval()
    with torch.no_grad():
        made.action_output.weight *= 4
        made.action_output.bias[Action.COPY] += copying
    return made


@pytest.fixture
def engine(network: Transducer, resources: TransducerTables) -> TransducerEngine:
    return TransducerEngine(network, resources)


def oracle_target(resources: TransducerTables, featurizer: Featurizer, source: str) -> Callable[[str], str | None]:
    """Return what turns a target into the text that the oracle's steps write from the source."""

    writer = EditWriter(resources, featurizer)

    def written(target: str) -> str | None:
        units = split_units(source)
        steps = Oracle(resources, featurizer).steps(units, target)
        if steps is None:
            return None
        text = source
        for region in reversed(writer.regions(source, units, steps)):
            start, end, new = writer.edit(source, units, region)
            text = text[:start] + new + text[end:]
        return text

    return written
