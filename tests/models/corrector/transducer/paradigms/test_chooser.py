"""A tiny network beside a tiny corrector, and the one that ships."""

import json
from functools import cache
from pathlib import Path

import pytest
import torch
from safetensors.torch import save_file

from models.corrector.corrector import Corrector
from models.corrector.loading import load_correctors, shipped_models
from models.corrector.transducer.config import TransducerConfig
from models.corrector.transducer.engine import WEIGHTS_FILE as CORRECTOR
from models.corrector.transducer.engine import TransducerEngine
from models.corrector.transducer.network import Transducer
from models.corrector.transducer.paradigms.chooser import CONFIG_FILE, WEIGHTS_FILE, ParadigmModel
from models.corrector.transducer.paradigms.network import ParadigmNetwork
from models.corrector.transducer.quantized import quantize
from models.corrector.transducer.tables import TransducerTables
from models.corrector.transducer.units import split_units
from models.errors import ModelError
from tests.transducer_fixtures import save

PLACES = ["NOUN nomn sing masc", "NOUN gent sing masc", "VERB sing femn past indc"]


@pytest.fixture
def folder(tmp_path: Path, network: Transducer, resources: TransducerTables, config: TransducerConfig) -> Path:
    config.save(tmp_path)
    save(resources, tmp_path)
    save_file(quantize(network.state_dict()), tmp_path / CORRECTOR)
    torch.manual_seed(1)
    save_file(quantize(ParadigmNetwork(config, 0, len(PLACES)).state_dict()), tmp_path / WEIGHTS_FILE)
    values = {"below": 0, "places": PLACES, "weights": {"ru": {"bias": 0.0}}}
    (tmp_path / CONFIG_FILE).write_text(json.dumps(values))
    return tmp_path


def test_a_folder_without_one_has_none(tmp_path: Path) -> None:
    assert ParadigmModel.load(tmp_path) is None


@pytest.mark.parametrize("damage", [WEIGHTS_FILE, CONFIG_FILE])
def test_a_damaged_file_is_told(folder: Path, damage: str) -> None:
    (folder / damage).write_bytes(b"{")
    with pytest.raises(ModelError, match=r"paradigms\.json or paradigms\.safetensors is missing or damaged"):
        ParadigmModel.load(folder)


def test_other_sizes_are_told(folder: Path) -> None:
    values = json.loads((folder / CONFIG_FILE).read_text())
    (folder / CONFIG_FILE).write_text(json.dumps({**values, "places": PLACES[:2]}))
    with pytest.raises(ModelError, match="missing or damaged"):
        ParadigmModel.load(folder)


def test_the_corrector_reads_the_same_beside_it(folder: Path) -> None:
    """The layers are run in two parts where forms are chosen."""
    plain = TransducerEngine.load(folder)
    beside = plain.for_language("ru")
    units = [split_units("She goes to the river."), split_units("We like tea.")]
    assert torch.equal(plain.encode(units).encoded, beside.encode(units, choosing=True).encoded)
    assert plain.encode(units).choices == [[], []]


def test_a_language_it_was_not_trained_on_has_none(folder: Path) -> None:
    model = ParadigmModel.load(folder)
    assert model is not None
    assert model.chooser("ru") is not None
    assert model.chooser("uk") is None
    assert model.chooser("en") is None


@cache
def shipped() -> dict[str, Corrector]:
    return load_correctors(next(one for one in shipped_models() if one.name == "multilingual-corrector"))


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("uk", "Наш вчителька дуже сувора, але справедлива.", "Наша вчителька дуже сувора, але справедлива."),
        ("uk", "Учора ввечері прийшла лист від бабусі.", "Учора ввечері прийшов лист від бабусі."),
        ("cs", "Moje sestra koupila nový auto.", "Moje sestra koupila nové auto."),
        ("cs", "Bydlíme ve starý domě.", "Bydlíme ve starém domě."),
        ("pl", "Moja siostra kupił sobie rower.", "Moja siostra kupiła sobie rower."),
        ("pl", "Idziemy jutro do nowym kina.", "Idziemy jutro do nowego kina."),
        ("ru", "Наши соседи уехал на дачу.", "Наши соседи уехали на дачу."),
        ("ru", "Мы живём в большая квартире.", "Мы живём в большой квартире."),
    ],
)
def test_the_form_that_its_place_asks_for(language: str, wrong: str, right: str) -> None:
    assert shipped()[language].correct([wrong])[0].target == right


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("uk", "Я купив нову книгу для своєї сестри."),
        ("cs", "Děti si hrály na zahradě až do večera."),
        ("pl", "Pięć osób przyszło na zebranie."),
        ("ru", "Мне нужно пять минут, чтобы собраться."),
    ],
)
def test_right_forms_stay(language: str, text: str) -> None:
    assert shipped()[language].correct([text])[0].edits == ()
