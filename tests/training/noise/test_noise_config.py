"""Noise configurations: defaults, tables of a recipe, mistakes in them."""

from typing import Any

import pytest

from models.errors import ConfigError
from training.noise.config import BEA_DEV_RATES, ErrorsPerWord, NoiseConfig
from training.noise.noiser import operation_weights
from training.noise.operation import discover


def test_an_empty_table_is_the_default() -> None:
    assert NoiseConfig.from_dict({}) == NoiseConfig()


def test_reads_every_key() -> None:
    config = NoiseConfig.from_dict(
        {"unchanged": 0.5, "chat": 0, "rates": {"DET": 1}, "errors_per_word": {"shape": 2}, "misspellings": "a.tsv"}
    )
    assert (config.unchanged, config.chat, config.rates, config.misspellings) == (0.5, 0, {"DET": 1}, ("a.tsv",))
    assert config.errors_per_word == ErrorsPerWord(shape=2)


@pytest.mark.parametrize(("given", "paths"), [(None, ()), ("a", ("a",)), (["a", "b"], ("a", "b"))])
def test_misspellings_may_be_none_one_or_many(given: Any, paths: tuple[str, ...]) -> None:
    assert NoiseConfig.from_dict({"misspellings": given}).misspellings == paths


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"unchangd": 0.1}, "unknown key 'unchangd'"),
        ({"errors_per_word": {"mode": 1}}, "unknown key 'mode'"),
        ({"unchanged": 1.5}, "unchanged must be"),
        ({"unchanged": True}, "unchanged must be"),
        ({"chat": "often"}, "chat must be"),
        ({"rates": {"DET": -1}}, "rates must map"),
        ({"rates": {}}, "at least one weight"),
        ({"rates": [1]}, "rates must map"),
        ({"errors_per_word": 0}, "mean above 0"),
        ({"errors_per_word": "many"}, "errors_per_word must be"),
        ({"misspellings": 3}, "misspellings must be"),
        ({"misspellings": [3]}, "misspellings must be"),
    ],
)
def test_mistakes_are_one_clear_line(table: dict[str, Any], message: str) -> None:
    with pytest.raises(ConfigError, match=message) as error:
        NoiseConfig.from_dict(table)
    assert "\n" not in str(error.value)


def test_the_rate_of_a_type_is_shared_by_its_operations() -> None:
    weights = operation_weights(NoiseConfig(), discover("en"))
    shares: dict[str, float] = {}
    for operation, weight in weights:
        shares[operation.types[0]] = shares.get(operation.types[0], 0) + weight
    assert shares == pytest.approx(dict(BEA_DEV_RATES))


def test_the_rate_of_an_operation_overrides_its_share() -> None:
    config = NoiseConfig(rates={"DET": 10, "articles.drop": 7})
    weights = {operation.name: weight for operation, weight in operation_weights(config, discover("en"))}
    assert weights.pop("articles.drop") == 7
    assert sum(weights.values()) == pytest.approx(10)


@pytest.mark.parametrize(
    ("learnt", "message"),
    [
        (3, "table"),
        ({"pear": 1}, "pear"),
        ({"pairs": {}}, "pairs"),
        ({"weights": {"PREP": -1}}, "weights"),
        ({"ordinary": 2}, "ordinary"),
        ({"attested": -1}, "attested"),
    ],
)
def test_settings_of_learnt_noise_are_checked(learnt: object, message: str) -> None:
    with pytest.raises(ConfigError, match=message):
        NoiseConfig.from_dict({"learnt": learnt})


def test_settings_of_learnt_noise_have_defaults() -> None:
    assert NoiseConfig.from_dict({"learnt": {"ordinary": 0.5}}).learnt.pairs == {"written": 1.0, "edits": 0.25}
    assert NoiseConfig.from_dict({}).learnt.ordinary == 0.25
