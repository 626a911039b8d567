"""Turns a checkpoint into the folder that ships: no word lists but what the components need, and a model card."""

import json
import shutil
from pathlib import Path
from typing import Any

import srsly  # type: ignore[import-untyped]
from spacy.language import Language

from models.syntax.pipeline import load_syntax
from models.syntax.tags import ERRANT_TAGS
from training.syntax.corpus import DEV, TEST, TRAIN
from training.syntax.evaluate import Figures

CARD = Path(__file__).with_name("card.md")


def ship(checkpoint: Path, out: Path, figures: dict[str, Figures], epochs: int, seed: int) -> int:
    """Writes a checkpoint to ``out`` with its model card; returns its size in bytes.

    Raises:
        ModelError: the checkpoint cannot be loaded.
    """
    nlp = load_syntax(checkpoint).nlp
    nlp.meta |= {"name": "syntax", "version": "1.0.0", "description": "Tags, lemmas and trees for ERRANT and rules"}
    shutil.rmtree(out, ignore_errors=True)
    nlp.to_disk(out, exclude=["tokenizer"])
    strings = sorted(needed_strings(nlp))
    (out / "vocab" / "strings.json").write_text(json.dumps(strings, ensure_ascii=False), encoding="utf-8")
    files = [path for path in out.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files)
    rows = "\n".join(
        f"| {name} | {found.tag:.2f} | {found.pos:.2f} | {found.lemma:.2f} | {found.las:.2f} | {found.las_all:.2f} |"
        for name, found in figures.items()
    )
    card = CARD.read_text(encoding="utf-8").format(
        figures=rows,
        train=", ".join(TRAIN),
        dev=", ".join(DEV),
        test=", ".join(TEST),
        epochs=epochs,
        seed=seed,
        megabytes=f"{size / 1e6:.1f}",
    )
    (out / "MODEL_CARD.md").write_text(card, encoding="utf-8")
    return size


def needed_strings(nlp: Language) -> set[str]:
    """The strings whose hashes occur in the components: labels, and the affixes of the lemmatizer's trees."""
    strings = set(ERRANT_TAGS)
    for _, component in nlp.pipeline:
        for label in getattr(component, "labels", ()):
            label = str(label)
            strings.update({label, *label.split("||"), *label.split("-", 1)})
            strings.update(part for feature in label.split("|") for part in (feature, *feature.split("=")))
    store: Any = nlp.vocab.strings
    if "trainable_lemmatizer" in nlp.pipe_names:
        lemmatizer: Any = nlp.get_pipe("trainable_lemmatizer")
        trees = srsly.msgpack_loads(lemmatizer.trees.to_bytes())
        hashes = (number for tree in trees["trees"] for number in tree.values() if isinstance(number, int))
        strings.update(store[number] for number in hashes if number > len(store) and number in store)
    return {string for string in strings if string}
