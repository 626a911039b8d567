"""A tiny transducer: vocabularies learnt from a few sentences, fresh weights."""

from collections import Counter
from collections.abc import Callable

import pytest
import torch

from models.corrector.transducer.actions import Action
from models.corrector.transducer.config import TransducerConfig
from models.corrector.transducer.engine import TransducerEngine
from models.corrector.transducer.features import Featurizer
from models.corrector.transducer.network import Transducer
from models.corrector.transducer.units import split_units
from models.corrector.transducer.vocabulary import SPECIAL_WORDS, Vocabulary
from models.corrector.transducer.writing import Writer
from models.spelling import Lexicon
from training.lexicon import build_lexicon, count_forms
from training.transducer.oracle import Oracle
from training.vocabulary import frequent_words, train_pieces

SENTENCES = [
    "The old bridge across the river was closed for repairs last winter.",
    "She receives a letter from her brother every other week.",
    "He goes to the market on Mondays and buys apples, pears and bread.",
    "We have been waiting for an answer since the beginning of June.",
    "They don't know whether the children are coming to the party.",
    "I would like to have a cup of tea before we leave.",
    "A good teacher explains things until everybody has understood them.",
] * 4


@pytest.fixture(scope="session")
def lexicon() -> Lexicon:
    return build_lexicon(count_forms(SENTENCES), [("recieves", "receives"), ("dont", "don't")], min_count=1)


@pytest.fixture(scope="session")
def vocabulary() -> Vocabulary:
    words = Counter(unit.text for sentence in SENTENCES for unit in split_units(sentence))
    return Vocabulary(frequent_words(words, 60), train_pieces(SENTENCES, 480))


@pytest.fixture(scope="session")
def config(vocabulary: Vocabulary) -> TransducerConfig:
    return TransducerConfig(
        d_model=32,
        d_ff=48,
        heads=2,
        encoder_layers=1,
        decoder_layers=1,
        word_rows=len(vocabulary.words) + len(SPECIAL_WORDS),
        piece_rows=len(vocabulary.pieces),
        ngram_rows=256,
        ngram_width=8,
        max_units=40,
    )


@pytest.fixture(scope="session")
def featurizer(vocabulary: Vocabulary, lexicon: Lexicon, config: TransducerConfig) -> Featurizer:
    return Featurizer(vocabulary, lexicon, config.ngram_rows)


@pytest.fixture
def network(config: TransducerConfig) -> Transducer:
    return fresh_network(config)


def fresh_network(config: TransducerConfig) -> Transducer:
    """Fresh weights that copy most units and change the others at random."""
    torch.manual_seed(3)
    made = Transducer(config).eval()
    with torch.no_grad():
        made.action_output.weight *= 3
        made.action_output.bias[Action.COPY] += 3
    return made


@pytest.fixture
def engine(network: Transducer, vocabulary: Vocabulary, lexicon: Lexicon) -> TransducerEngine:
    return TransducerEngine(network, vocabulary, lexicon)


def oracle_target(
    writer: Writer, vocabulary: Vocabulary, featurizer: Featurizer, source: str
) -> Callable[[str], str | None]:
    """Return what turns a target into the text that the oracle's steps write from the source."""

    def written(target: str) -> str | None:
        units = split_units(source)
        steps = Oracle(vocabulary, featurizer).steps(units, target)
        if steps is None:
            return None
        text = source
        for region in reversed(writer.regions(source, units, steps)):
            start, end, new = writer.edit(source, units, region)
            text = text[:start] + new + text[end:]
        return text

    return written
