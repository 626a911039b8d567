"""Look at the noise: ``python -m training.noise (--show | --types | --benchmark | --calibrate) [FILE] [options]``."""

import tomllib
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer

from models.errors import ConfigError, EmendError, InputError
from training.noise.calibration import measure_draw_success
from training.noise.config import NoiseConfig
from training.noise.learnt import load
from training.noise.lexicon import TABLES
from training.noise.misspellings import read_lines
from training.noise.noiser import Noiser
from training.noise.report import Corruption, measure_speed, measure_types


def main(
    file: Annotated[
        Path | None, typer.Argument(help="Clean sentences, one a line (.xz too); else a small sample.")
    ] = None,
    show: Annotated[bool, typer.Option("--show", help="Print sentences and what the noise makes of them.")] = False,
    types: Annotated[bool, typer.Option("--types", help="Print the errors' ERRANT types beside the target.")] = False,
    benchmark: Annotated[bool, typer.Option("--benchmark", help="Print sentences/s.")] = False,
    calibrate: Annotated[bool, typer.Option("--calibrate", help="Print the table draw_success.tsv.")] = False,
    number: Annotated[int | None, typer.Option("-n", "--number", min=1, help="Sentences to use.")] = None,
    seconds: Annotated[float, typer.Option(help="Least time to measure the speed for.")] = 3.0,
    seed: Annotated[int, typer.Option(help="Seed of the random generator.")] = 1,
    config: Annotated[Path | None, typer.Option(help="A TOML file whose [noise] table configures it.")] = None,
    misspellings: Annotated[list[str] | None, typer.Option(help="File of misspelling<TAB>correction lines.")] = None,
    learnt: Annotated[
        Path | None, typer.Option(help="A recipe's work folder: the noise learnt from its pairs, in place of rules.")
    ] = None,
) -> None:
    """Look at the noise that turns clean sentences into erroneous ones."""
    try:
        if show + types + benchmark + calibrate != 1:
            raise ConfigError("give one of --show, --types, --benchmark and --calibrate")
        rng = Random(seed)
        noiser = Noiser(_config(config, misspellings))
        noise: Corruption = noiser if learnt is None else load(learnt, noiser.config.learnt)
        sentences = _sentences(file, number or (50 if show else 3000), rng)
        if show:
            for sentence in sentences:
                typer.echo(f"  {sentence}\n> {noise.corrupt(sentence, rng)}\n")
        elif types:
            for line in measure_types(noise, sentences, rng).lines(noiser.config.rates):
                typer.echo(line)
        elif calibrate:
            for name, share in measure_draw_success(sentences, noiser.lexicon, noiser.language, rng).items():
                typer.echo(f"{name}\t{share:.3f}")
        else:
            typer.echo(measure_speed(noise, sentences, seconds))
    except EmendError as error:
        typer.echo(f"emend: {error}", err=True)
        raise typer.Exit(2) from None


def _config(path: Path | None, misspellings: list[str] | None) -> NoiseConfig:
    values: dict[str, Any] = {}
    if path is not None:
        try:
            values = tomllib.loads(path.read_text(encoding="utf-8")).get("noise", {})
        except OSError as error:
            raise InputError(f"{path}: cannot be read ({error.strerror})") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise ConfigError(f"{path}: not a TOML file ({error})") from None
    if misspellings:
        values["misspellings"] = misspellings
    return NoiseConfig.from_dict(values)


def _sentences(path: Path | None, number: int, rng: Random) -> list[str]:
    lines = [line.strip() for line in read_lines(path or TABLES / "en" / "sample.txt")]
    lines = [line for line in lines if line]
    if not lines:
        raise InputError(f"{path}: no sentences")
    return rng.sample(lines, number) if number < len(lines) else lines


if __name__ == "__main__":
    typer.run(main)
