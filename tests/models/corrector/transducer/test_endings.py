"""Actions that change a word's ending, for languages whose forms no table holds."""

from dataclasses import replace

import pytest

from models.corrector.transducer.actions import FIRST_ENDING, Action
from models.corrector.transducer.config import TransducerConfig
from models.corrector.transducer.endings import Endings
from models.corrector.transducer.engine import TransducerEngine
from models.corrector.transducer.features import Featurizer
from models.corrector.transducer.inflections import Inflections
from models.corrector.transducer.tables import TransducerTables
from models.corrector.transducer.units import split_units
from models.corrector.transducer.vocabulary import Vocabulary
from models.corrector.transducer.writing import Step
from models.spelling.words.word_list import WordList
from tests.transducer_fixtures import fresh_network, oracle_target
from training.corrector.architectures.transducer.oracle import Oracle


@pytest.mark.parametrize(
    ("source", "target", "action"),
    [
        ("Die Kinder spielt im Garten.", "Die Kinder spielen im Garten.", Action.ENDING1),
        ("Ein gut Buch.", "Ein gutes Buch.", Action.ENDING0),
        ("Ein guten Buch.", "Ein gute Buch.", Action.CUT1),
        ("Я живу в Москва.", "Я живу в Москве.", Action.ENDING1),
        ("On est allé.", "On est allées.", Action.ENDING0),
        ("Das ist mein Haus.", "Das ist unser Haus.", Action.REPLACE),
        ("Er ist da.", "Er war da.", Action.REPLACE),
    ],
)
def test_a_changed_ending_is_one_action(source: str, target: str, action: Action, resources: TransducerTables) -> None:
    featurizer = Featurizer(resources)
    steps = Oracle(resources, featurizer).steps(split_units(source), target)
    assert steps
    assert [step.action for step in steps if step.action not in (Action.COPY, Action.INSERT)] == [action]
    assert oracle_target(resources, featurizer, source)(target) == target


def test_a_model_of_one_language_has_no_such_actions(resources: TransducerTables, config: TransducerConfig) -> None:
    featurizer = Featurizer(resources, config.actions)
    assert not featurizer.word("spielt").allowed[FIRST_ENDING:].any()
    steps = Oracle(resources, featurizer).steps(split_units("Die Kinder spielt."), "Die Kinder spielen.")
    assert steps
    assert Action.REPLACE in [step.action for step in steps]


def test_a_network_that_knows_them_is_decoded(resources: TransducerTables, config: TransducerConfig) -> None:
    network = fresh_network(replace(config, actions=len(Action)), copying=0.0)
    network.action_output.bias.data[Action.ENDING1] += 9
    known = replace(resources, lexicon=WordList(()), inflections=Inflections(()))
    edit = TransducerEngine(network, known).correct(["The river bridge"])[0].edits[0]
    assert edit.replacement.startswith("Th")
    assert edit.replacement != "The"


def ways(vocabulary: Vocabulary, *given: tuple[Action, str, float]) -> list[Step]:
    """Steps that write these endings, with their shares."""
    return [Step(action, vocabulary.pieces.index(ending) if ending else 0, share) for action, ending, share in given]


def written(endings: Endings, unit: str, options: list[Step]) -> list[tuple[str | None, float]]:
    return [(endings.written(unit, step), round(step.probability, 2)) for step in options]


def test_ways_to_write_one_word_are_one_and_non_words_give_way_to_it(resources: TransducerTables) -> None:
    vocabulary = resources.vocabulary
    endings = Endings(vocabulary, {"rivers", "rives"}.__contains__)
    options = ways(
        vocabulary,
        (Action.ENDING1, "e", 0.3),
        (Action.ENDING1, "rs", 0.2),
        (Action.ENDING0, "s", 0.2),
        (Action.CUT1, "", 0.1),
    )
    assert written(endings, "river", endings.merged("river", options)) == [("rivers", 0.4)]


def test_non_words_stay_where_no_word_is_near_as_pieces_may_follow(resources: TransducerTables) -> None:
    vocabulary = resources.vocabulary
    endings = Endings(vocabulary, {"rivers"}.__contains__)
    options = ways(vocabulary, (Action.ENDING1, "e", 0.5), (Action.ENDING0, "s", 0.001), (Action.COPY, "", 0.4))
    assert written(endings, "river", endings.merged("river", options)) == [
        ("rivee", 0.5), (None, 0.4), ("rivers", 0.0),
    ]  # fmt: skip


def test_a_network_that_is_unsure_how_to_write_a_form_writes_a_word(
    resources: TransducerTables, config: TransducerConfig
) -> None:
    network = fresh_network(replace(config, actions=len(Action)), copying=0.0)
    bias = network.action_output.bias.data
    network.action_output.weight.data.zero_()
    bias[Action.ENDING1] += 12
    bias[Action.ENDING0] += 10
    network.piece_output.weight.data.zero_()
    network.piece_bias.data[resources.vocabulary.pieces.index("s")] += 9
    for words, expected in ((("rivers", "bridges"), "rivers"), ((), "rives")):
        known = replace(resources, lexicon=WordList(words), inflections=Inflections(()))
        assert TransducerEngine(network, known).correct(["river bridge"])[0].target.split()[0] == expected
