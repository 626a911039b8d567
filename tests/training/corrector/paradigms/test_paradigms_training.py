"""Corpus, noise, batches, loss and a few steps of training of the choice of forms, on made-up words."""

import math
from collections.abc import Iterator
from random import Random

import pytest
import torch

from models.corrector.transducer.config import TransducerConfig
from models.corrector.transducer.features import Featurizer
from models.corrector.transducer.network import Transducer
from models.corrector.transducer.paradigms.forms import Forms
from models.corrector.transducer.paradigms.network import ParadigmNetwork
from tests.transducer_fixtures import config, featurizer, lexicon, network, resources
from training.config.paradigms import ParadigmChoice
from training.corrector.paradigms.batches import Batch, batch_of, batches, places_of
from training.corrector.paradigms.corpus import FormSentence, ParadigmCorpus
from training.corrector.paradigms.judging import fit
from training.corrector.paradigms.noise import with_wrong_forms
from training.corrector.paradigms.train import loss_of, train, upper_layers

__all__ = ["config", "featurizer", "lexicon", "network", "resources"]

GO: Forms = {"go": ("VERB plur",), "goes": ("VERB sing",)}
LETTER: Forms = {"letter": ("NOUN sing",), "letters": ("NOUN plur",)}
KNOWN = {"go": GO, "goes": GO, "letter": LETTER, "letters": LETTER}
CLEAN = ["She goes to the market.", "We go to the river.", "They go there.", "He goes to a letter."]
SETTINGS = ParadigmChoice(languages={"xx": 1.0}, below=0, minutes=0.05, held_out=1, learning_rate=0.01)


def forms(word: str) -> Forms:
    return KNOWN.get(word, {})


@pytest.fixture(scope="module")
def corpus() -> ParadigmCorpus:
    return ParadigmCorpus(forms, CLEAN, [("She go to the market", "She goes to the market"), ("Hello", "Hi")], 1)


def test_right_forms_are_those_that_stand_in_right_sentences(corpus: ParadigmCorpus) -> None:
    assert [one.right for one in corpus.held_out] == [{1: "goes"}]
    assert [one.right for one in corpus.clean] == [{1: "go"}, {1: "go"}, {1: "goes", 4: "letter"}]


def test_a_pair_says_which_form_was_meant(corpus: ParadigmCorpus) -> None:
    assert [one.right for one in corpus.pairs] == [{1: "goes"}, {}]
    assert corpus.changed == corpus.pairs[:1]


def test_noise_puts_other_forms_and_remembers_the_right_ones(corpus: ParadigmCorpus) -> None:
    settings = ParadigmChoice(unchanged=0.0, noise=0.99)
    random = Random(1)
    made = [with_wrong_forms(corpus.clean[2], forms, corpus.frequency, settings, random) for _ in range(60)]
    texts = {" ".join(unit.text for unit in one.units) for one in made}
    assert "He go to a letter ." in texts
    assert "He go to a letters ." in texts
    assert all(one.right == corpus.clean[2].right for one in made)


def test_a_share_of_the_sentences_stays(corpus: ParadigmCorpus) -> None:
    settings = ParadigmChoice(unchanged=0.999, noise=0.99)
    random = Random(1)
    assert all(
        with_wrong_forms(one, forms, corpus.frequency, settings, random) == one for one in corpus.clean for _ in "abc"
    )


def test_places_that_are_known_keep_their_numbers(corpus: ParadigmCorpus) -> None:
    places = places_of({"xx": corpus}, {"NOUN plur": 0})
    assert places["NOUN plur"] == 0
    assert set(places) == {"NOUN plur", "NOUN sing", "VERB plur", "VERB sing"}
    assert sorted(places.values()) == list(range(4))


@pytest.fixture
def chooser(config: TransducerConfig, network: Transducer) -> ParadigmNetwork:
    torch.manual_seed(1)
    made = ParadigmNetwork(config, SETTINGS.below, 4)
    upper_layers(made, network)
    return made


def _batch(corpus: ParadigmCorpus, featurizer: Featurizer, sentences: list[FormSentence]) -> Batch:
    return batch_of([(corpus, one) for one in sentences], places_of({"xx": corpus}, {}), featurizer, 3.0)


def test_the_loss_is_that_of_the_forms_of_the_word(
    corpus: ParadigmCorpus, featurizer: Featurizer, network: Transducer, chooser: ParadigmNetwork
) -> None:
    torch.nn.init.zeros_(chooser.places.weight)
    batch = _batch(corpus, featurizer, [corpus.clean[0], corpus.changed[0]])
    assert batch.weights.tolist() == [1.0, 3.0]
    assert loss_of(chooser, network, batch).tolist() == pytest.approx([math.log(2)] * 2, rel=1e-4)


def test_some_steps_teach_it(
    corpus: ParadigmCorpus, featurizer: Featurizer, network: Transducer, chooser: ParadigmNetwork
) -> None:
    places = places_of({"xx": corpus}, {})
    batch = _batch(corpus, featurizer, [*corpus.clean, *corpus.changed])
    before = _mean(chooser, network, batch)
    frozen = {name: weights.clone() for name, weights in network.state_dict().items()}
    told: list[int] = []
    _, steps = train(
        chooser, network.requires_grad_(requires_grad=False), _some(corpus, places, featurizer, 40), SETTINGS,
        lambda _done, steps, _pieces, _loss: told.append(steps),
    )  # fmt: skip
    assert steps == told[-1] == 40
    assert _mean(chooser.eval(), network, batch) < before / 2
    assert all(torch.equal(weights, frozen[name]) for name, weights in network.state_dict().items())


def _mean(chooser: ParadigmNetwork, network: Transducer, batch: Batch) -> float:
    return float(loss_of(chooser, network, batch).detach().mean())


def _some(corpus: ParadigmCorpus, places: dict[str, int], featurizer: Featurizer, count: int) -> Iterator[Batch]:
    drawn = batches({"xx": corpus}, places, featurizer, SETTINGS, 1)
    return (next(drawn) for _ in range(count))


def test_the_judgement_believes_what_was_right() -> None:
    judged = [({"bias": 1.0, "ratio": ratio}, ratio > 2) for ratio in (0.5, 1.0, 1.5, 2.5, 3.0, 4.0)] * 20
    weights = fit(judged)
    assert weights["ratio"] > 0.7
    assert weights["bias"] < -1
