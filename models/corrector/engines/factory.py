"""The engine for a model, chosen by what its folder holds."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from models.corrector.engines.device import torch_device
from models.corrector.manifest import FILE_NAME, Manifest, read_json
from models.corrector.protocol import Engine
from models.corrector.transducer.config import MODEL_TYPE as TRANSDUCER
from models.errors import ModelError

_PROMPTED = ("ctranslate2", "seq2seq")
_TAGGERS = "ForTokenClassification"
"""What the names of architectures end with whose models tag words."""
_INSTALL = {
    "ctranslate2": "CTranslate2, which is not installed: pip install 'emend[ctranslate2]'",
    "seq2seq": "torch and Transformers, which are not installed: pip install 'emend[transformers]'",
    "tagger": "torch and Transformers, which are not installed: pip install 'emend[transformers]'",
    "transducer": "torch, which is not installed: pip install 'emend[torch]'",
}


def load_engine(
    name_or_path: str | Path,
    device: str = "cpu",
    threads: int | None = None,
    alternatives: int | None = None,
    prompt: str | None = None,
) -> Engine:
    """Load the model in a folder, or one that the Hugging Face hub knows by name.

    Args:
        name_or_path: a folder (``models/weights/en-corrector``), or ``owner/name`` on the hub where no such folder
            exists. The network is used for the latter only.
        device: ``cpu``, ``cuda`` or ``cuda:1``.
        threads: CPU threads of one computation; None leaves it to the library.
        alternatives: how many readings of a changed span a seq2seq engine tries; below 2 it ranks no alternatives and
            is faster. None keeps the engine's default.
        prompt: what a seq2seq model wants before each sentence, in place of the manifest's.

    Raises:
        ModelError: the model is missing, truncated, of a kind no engine takes, or its library is not installed; the
            device is not there; or there is a prompt for a model that takes none.
    """
    folder = Path(name_or_path)
    if not folder.exists():
        if not _is_hub_name(str(name_or_path)):
            raise ModelError(f"{name_or_path}: no such model folder")
        manifest = Manifest(name=str(name_or_path), prompt=prompt or "")
        with _installed(name_or_path, "seq2seq"):
            engine = _engine_on_hub(str(name_or_path))
        return _load(engine, str(name_or_path), manifest, device, threads, alternatives)
    if not folder.is_dir():
        raise ModelError(f"{folder}: a file; a model is a folder")
    manifest = Manifest.read(folder)
    if prompt is not None:
        manifest = replace(manifest, prompt=prompt)
    engine = manifest.engine or _engine_by_content(folder)
    return _load(engine, folder, manifest, device, threads, alternatives)


def _load(
    engine: str,
    name_or_path: str | Path,
    manifest: Manifest,
    device: str,
    threads: int | None,
    alternatives: int | None,
) -> Engine:
    """Import the engine only now: each needs libraries of its own that take a while to load."""
    if manifest.prompt and engine not in _PROMPTED:
        raise ModelError(f"{name_or_path}: a {engine}, which takes no prompt")
    options: dict[str, int] = {} if alternatives is None else {"alternatives": alternatives}
    with _installed(name_or_path, engine):
        if engine == "ctranslate2":
            from models.corrector.engines import ctranslate2_engine

            return ctranslate2_engine.load(Path(name_or_path), manifest, device=device, threads=threads, **options)
        if engine == "transducer":
            from models.corrector.transducer.engine import TransducerEngine
            from models.corrector.transducer.judgement import Judgement

            torch_device(device)
            _set_torch_threads(threads)
            judgement = Judgement.of(manifest.judgement)
            return TransducerEngine.load(
                Path(name_or_path), device=device, keep_bias=manifest.keep_bias, judgement=judgement
            )
        torch_device(device)
        _set_torch_threads(threads)
        if engine == "tagger":
            from models.corrector.engines.tagger import engine as tagger

            return tagger.load(name_or_path, manifest, device=device)
        from models.corrector.engines import seq2seq

        return seq2seq.load(name_or_path, manifest, device=device, **options)


@contextmanager
def _installed(name_or_path: str | Path, engine: str) -> Iterator[None]:
    """Say which extra brings a library that is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("models"):
            raise
        raise ModelError(f"{name_or_path}: this model needs {_INSTALL[engine]}") from error


def _engine_by_content(folder: Path) -> str:
    config = folder / "config.json"
    if (folder / "model.bin").exists() and any(folder.glob("*vocabulary.*")):
        return "ctranslate2"
    if not config.exists():
        raise ModelError(f"{folder}: not a model, it has neither config.json nor {FILE_NAME}")
    values = read_json(config)
    if "model_type" not in values:
        raise ModelError(f"{config}: names no model_type, so this is no checkpoint of a kind known here")
    if values["model_type"] == TRANSDUCER:
        return "transducer"
    return _engine_of(values.get("architectures"))


def _engine_on_hub(name: str) -> str:
    from models.corrector.engines.checkpoint import Checkpoint

    return _engine_of(Checkpoint(name).config.architectures)


def _engine_of(architectures: object) -> str:
    """The engine for a checkpoint of the Transformers library."""
    names = architectures if isinstance(architectures, list) else []
    return "tagger" if any(str(name).endswith(_TAGGERS) for name in names) else "seq2seq"


def _is_hub_name(name: str) -> bool:
    """``owner/name`` or ``name``, as opposed to a path."""
    return not name.startswith((".", "/", "~")) and name.count("/") <= 1 and "\\" not in name


def _set_torch_threads(threads: int | None) -> None:
    if threads is not None:
        import torch

        torch.set_num_threads(threads)
