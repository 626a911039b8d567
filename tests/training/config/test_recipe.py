import re
from collections.abc import Callable
from pathlib import Path

import pytest

from models.errors import ConfigError
from training.config.recipe import RECIPES, Recipe, load_recipe

GOOD = """
name = "mine"
language = "en"
seed = 3
[prepare]
text = ["text/*.txt"]
limits = { novels = 500 }
[[prepare.groups]]
name = "fiction"
sources = ["novel*"]
max_share = 0.35
[[prepare.pairs]]
name = "mined"
path = "edits.tsv"
format = "edits"
[noise]
rate = 0.15
[model]
architecture = "t5"
[train]
precision = "bfloat16"
[[train.stages]]
name = "synthetic"
steps = 10
learning_rate = 1
mix = { synthetic = 0.9, clean = 0.1 }
[[evaluate.sets]]
name = "mined"
path = "dev.tsv"
format = "edits"
metric = "errant"
half = "odd"
"""


TUNED_ON_LEARNERS = """
[[tune.sets]]
name = "learners"
path = "learners.tsv"
format = "pairs"
metric = "errant"
writer = "learner"
[[evaluate.sets]]
"""


def load(folder: Path, text: str) -> Recipe:
    (folder / "recipe.toml").write_text(text, encoding="utf-8")
    return load_recipe(folder)


def test_recipe_is_read_with_defaults(tmp_path: Path) -> None:
    recipe = load(tmp_path, GOOD)
    assert (recipe.name, recipe.language, recipe.seed, recipe.folder) == ("mine", "en", 3, tmp_path)
    assert recipe.prepare.limits == {"novels": 500}
    assert recipe.prepare.groups[0].max_share == 0.35
    assert recipe.prepare.pairs[0].format == "edits"
    assert recipe.noise == {"rate": 0.15}
    assert recipe.model == {"architecture": "t5"}
    assert recipe.train.precision == "bfloat16"
    assert recipe.train.stages[0].learning_rate == 1.0
    assert isinstance(recipe.train.stages[0].learning_rate, float)
    assert recipe.evaluate.sets[0].half == "odd"
    assert recipe.tokenizer.vocab_size == 8192


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("seed = 3", "sead = 3", r"sead: unknown key \(did you mean seed\?\)"),
        ("seed = 3", 'seed = "three"', "seed: must be a whole number, not 'three'"),
        ("seed = 3", "seed = true", "seed: must be a whole number, not True"),
        ("seed = 3", "seed = -1", "seed: must be at least 0, not -1"),
        ('language = "en"\n', "", "language: missing"),
        ("max_share = 0.35", "max_share = 1.5", r"prepare: groups\[0\]: max_share: must be at most 1, not 1.5"),
        ("novels = 500", 'novels = "all"', "prepare: limits.novels: must be a whole number"),
        ('["text/*.txt"]', '"text/*.txt"', "prepare: text: must be an array"),
        (
            'precision = "bfloat16"',
            'precision = "int4"',
            "precision: must be one of auto, float32, bfloat16, not 'int4'",
        ),
        ("steps = 10", "steps = 10\nminutes = 1.0", r"stages\[0\]: steps: give either steps or minutes"),
        ("steps = 10", "", r"stages\[0\]: steps: give either steps or minutes"),
        ("clean = 0.1", "clean = -0.1", "mix: needs weights that are not negative"),
        ("learning_rate = 1\n", "learning_rate = 0\n", "learning_rate: must be above 0, not 0"),
        ('format = "edits"\n[noise]', 'format = "marked"\n[noise]', r"pairs\[0\]: format: .* have no corrections"),
        ('metric = "errant"', 'metric = "detection"', r"sets\[0\]: metric: detection is for the format marked"),
        ('metric = "errant"', 'metric = "maxmatch"', r"sets\[0\]: metric: maxmatch needs the format m2"),
        ("[[evaluate.sets]]", TUNED_ON_LEARNERS, "tune: sets: .* cannot be tuned on learners' sets alone"),
        ('half = "odd"', 'writer = "pupil"', r"sets\[0\]: writer: must be one of native, learner, not 'pupil'"),
        ("[noise]", "[noise", "not a TOML file"),
        ('name = "mine"', 'name = "mine"\nfolder = "x"', "folder: unknown key"),
    ],
)
def test_wrong_recipes_give_one_line_with_file_and_key(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises(ConfigError, match=message) as caught:
        load(tmp_path, GOOD.replace(old, new, 1))
    line = str(caught.value)
    assert line.startswith(str(tmp_path / "recipe.toml"))
    assert "\n" not in line


def test_unknown_recipe_names_the_known_ones() -> None:
    with pytest.raises(ConfigError, match=r"no recipe 'absent' \(known: .*cpu"):
        load_recipe("absent")


def test_every_recipe_that_ships_is_valid_and_documented() -> None:
    names = [path.parent.name for path in RECIPES.glob("*/recipe.toml")]
    assert {"tiny", "cpu", "gpu"} <= set(names)
    for name in names:
        recipe = load_recipe(name)
        assert recipe.name == name
        readme = (RECIPES / name / "README.md").read_text(encoding="utf-8")
        assert re.search(rf"--recipe {name}\b", readme), f"{name}: README.md does not show its command"


def test_recipe_can_be_named_by_its_file(tmp_path: Path) -> None:
    load(tmp_path, GOOD)
    assert load_recipe(tmp_path / "recipe.toml").name == "mine"


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("seed=7", lambda recipe: recipe.seed == 7),
        ("start=encoder", lambda recipe: recipe.start == "encoder"),
        ('start="encoder"', lambda recipe: recipe.start == "encoder"),
        ("start=", lambda recipe: recipe.start == ""),
        ("start=models/weights/a=b", lambda recipe: recipe.start == "models/weights/a=b"),
        ("train.batch_tokens=3_000", lambda recipe: recipe.train.batch_tokens == 3000),
        ("train.stages.0.steps=5", lambda recipe: recipe.train.stages[0].steps == 5),
        ("train.stages.0.mix.clean=0.5", lambda recipe: recipe.train.stages[0].mix == {"synthetic": 0.9, "clean": 0.5}),
        ("train.stages.0.mix={clean = 1}", lambda recipe: recipe.train.stages[0].mix == {"clean": 1.0}),
        ("prepare.text=['a.txt', 'b.txt']", lambda recipe: recipe.prepare.text == ("a.txt", "b.txt")),
        ("prepare.language_check=false", lambda recipe: recipe.prepare.language_check is False),
        ("tokenizer.vocab_size=400", lambda recipe: recipe.tokenizer.vocab_size == 400),
        ('export.licences."en.codespell"=MIT', lambda recipe: recipe.export.licences == {"en.codespell": "MIT"}),
    ],
)
def test_a_key_is_set_on_the_command_line(tmp_path: Path, text: str, read: Callable[[Recipe], bool]) -> None:
    load(tmp_path, GOOD)
    recipe = load_recipe(tmp_path, [text])
    assert read(recipe)
    assert recipe.overrides == (text,)


def test_the_last_of_two_settings_counts(tmp_path: Path) -> None:
    load(tmp_path, GOOD)
    assert load_recipe(tmp_path, ["seed=7", "seed=8"]).seed == 8


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "train.batch_token=3000",
            r"--set train.batch_token=3000: train: batch_token: unknown key \(did you mean batch",
        ),
        ("tran.batch_tokens=3000", r"tran: unknown key \(did you mean train\?\)"),
        ("train.batch_tokens=many", "batch_tokens: must be a whole number, not 'many'"),
        ("train.batch_tokens=0", "batch_tokens: must be at least 1, not 0"),
        ("train.batch_tokens", "must be KEY=VALUE"),
        ("=3", "must be KEY=VALUE"),
        ("train..x=3", "must be KEY=VALUE"),
        ("train.stages.1.steps=5", "1: there is no such entry; the numbers are 0 to 0"),
        ("train.stages.first.steps=5", "first: there is no such entry"),
        ("seed.first=5", "seed is 3, which has no first"),
        ("folder=elsewhere", "folder: unknown key"),
        ("overrides=[]", "overrides: unknown key"),
    ],
)
def test_a_wrong_setting_is_one_line(tmp_path: Path, text: str, message: str) -> None:
    load(tmp_path, GOOD)
    with pytest.raises(ConfigError, match=message) as caught:
        load_recipe(tmp_path, [text])
    assert "\n" not in str(caught.value)
