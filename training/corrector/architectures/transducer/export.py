"""Export of a transducer: int8 weights, vocabularies, lexicon, thresholds and model card in one folder."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from safetensors.torch import load_file, save_file

from models.corrector.manifest import FILE_NAME
from models.corrector.transducer import config
from models.corrector.transducer.engine import WEIGHTS_FILE, TransducerEngine
from models.corrector.transducer.quantized import quantize
from models.corrector.transducer.tables import copy_tables
from training.corrector.architectures.card import model_card


def export(model: Path, out: Path, record: Mapping[str, Any], name: str) -> Path:
    """Write the folder that ships, and load it once to see that it works.

    Args:
        model: the trained model's folder, tuned or not.
        out: the folder to write; its files are replaced.
        record: the run's record for the card.
        name: the model's name.

    Raises:
        ModelError: the trained model is missing, truncated or of another kind.
    """
    TransducerEngine.load(model)
    out.mkdir(parents=True, exist_ok=True)
    copy_tables(model, out)
    (out / config.FILE_NAME).write_bytes((model / config.FILE_NAME).read_bytes())
    save_file(quantize(load_file(model / WEIGHTS_FILE)), out / WEIGHTS_FILE)
    (out / WEIGHTS_FILE).chmod(0o644)
    tuned = json.loads((model / FILE_NAME).read_text(encoding="utf-8")) if (model / FILE_NAME).exists() else {}
    manifest = {
        **tuned,
        "engine": "transducer",
        "name": name,
        "language": tuned.get("language", "en"),
        "quantization": "int8",
    }
    (out / FILE_NAME).write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
    size = sum(path.stat().st_size for path in out.iterdir())
    (out / "MODEL_CARD.md").write_text(model_card(record, manifest, size), encoding="utf-8")
    TransducerEngine.load(out)
    return out
