"""The training loop: augmented treebank sentences in, the best pipeline on the development set out."""

import json
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import spacy
import thinc.api
from spacy.language import Language
from spacy.tokens import Doc
from spacy.training import Example
from thinc.config import Config
from tqdm import tqdm

from models.errors import ConfigError
from models.syntax.pipeline import Syntax
from training.syntax.augment import augmented
from training.syntax.conllu import Sentence
from training.syntax.corpus import to_doc
from training.syntax.evaluate import Figures, evaluate

CONFIG = Path(__file__).with_name("config.cfg")
BATCH_WORDS = 800
DROPOUT = 0.2
PEAK_RATE, FINAL_RATE, WARM_UP = 1.5e-3, 1e-4, 200
STATE = "state.json"


def train(train_set: list[Sentence], dev_set: list[Sentence], out: Path, epochs: int, seed: int) -> Figures:
    """Trains a pipeline and keeps in ``out/best`` the weights that do best on ``dev_set``.

    After each epoch the averaged weights are in ``out/last`` and the progress in ``out/state.json``; called again
    with the same arguments it goes on with the next epoch (from the averaged weights, with fresh moments).

    Returns:
        The figures of ``out/best`` on ``dev_set``.
    """
    thinc.api.fix_random_seed(seed)
    nlp = _new_pipeline(train_set)
    state = _read_state(out / STATE, epochs, seed)
    if state["epoch"]:
        nlp.from_disk(out / "last", exclude=["tokenizer"])
    optimizer = thinc.api.Adam(PEAK_RATE, L2=0.01, L2_is_weight_decay=True, grad_clip=1.0, use_averages=True)
    total_words = sum(map(len, train_set))
    steps_per_epoch = total_words / BATCH_WORDS
    best = Figures(**state["best"]) if state["best"] else None
    for epoch in range(state["epoch"], epochs):
        rng = random.Random(f"{seed}-{epoch}")
        with tqdm(total=total_words, desc=f"epoch {epoch + 1}/{epochs}", unit="words", mininterval=5) as bar:
            for number, batch in enumerate(_batches(train_set, rng)):
                optimizer.learn_rate = _rate(epoch * steps_per_epoch + number, epochs * steps_per_epoch)
                examples = [Example(_unannotated(nlp, gold), gold) for gold in _documents(nlp, batch, rng)]
                nlp.update(examples, drop=DROPOUT, sgd=optimizer)
                bar.update(sum(map(len, batch)))
        with nlp.use_params(optimizer.averages):
            figures = evaluate(Syntax(nlp), dev_set)
            _save(nlp, out / "last")
        tqdm.write(f"epoch {epoch + 1}: {figures}")
        if best is None or figures.mean > best.mean:
            best = figures
            shutil.copytree(out / "last", out / "best", dirs_exist_ok=True)
        state |= {"epoch": epoch + 1, "best": best.as_dict()}
        (out / STATE).write_text(json.dumps(state), encoding="utf-8")
    if best is None:
        raise ConfigError(f"no epochs to train: {epochs}")
    return best


def _new_pipeline(train_set: list[Sentence]) -> Language:
    nlp = spacy.util.load_model_from_config(Config().from_disk(CONFIG), auto_fill=True)
    examples = [Example(_unannotated(nlp, gold), gold) for gold in _gold(nlp, train_set)]
    nlp.initialize(lambda: examples)
    return nlp


def _gold(nlp: Language, sentences: list[Sentence]) -> list[Doc]:
    return [to_doc(nlp.vocab, sentence) for sentence in sentences]


def _documents(nlp: Language, batch: list[Sentence], rng: random.Random) -> list[Doc]:
    """Gold documents with slips; where a slip's tag is in no sentence of the treebank, without."""
    tagger: Any = nlp.get_pipe("tagger")
    tags = frozenset(tagger.labels)
    slipped = [augmented(sentence, rng) for sentence in batch]
    usable = [tags.issuperset(word.xpos for word in words) for words in slipped]
    return [to_doc(nlp.vocab, new if kept else old) for old, new, kept in zip(batch, slipped, usable, strict=True)]


def _unannotated(nlp: Language, gold: Doc) -> Doc:
    return Doc(nlp.vocab, words=[token.text for token in gold], spaces=[bool(token.whitespace_) for token in gold])


def _batches(sentences: list[Sentence], rng: random.Random) -> Iterator[list[Sentence]]:
    shuffled = rng.sample(sentences, len(sentences))
    batch: list[Sentence] = []
    words = 0
    for sentence in shuffled:
        batch.append(sentence)
        words += len(sentence)
        if words >= BATCH_WORDS:
            yield batch
            batch, words = [], 0
    if batch:
        yield batch


def _rate(step: float, steps: float) -> float:
    if step < WARM_UP:
        return PEAK_RATE * (step + 1) / WARM_UP
    return PEAK_RATE + (FINAL_RATE - PEAK_RATE) * (step - WARM_UP) / max(1.0, steps - WARM_UP)


def _save(nlp: Language, folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    nlp.to_disk(folder, exclude=["tokenizer"])


def _read_state(path: Path, epochs: int, seed: int) -> dict[str, Any]:
    fresh = {"epochs": epochs, "seed": seed, "epoch": 0, "best": None}
    if not path.is_file():
        return fresh
    state: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return state if (state["epochs"], state["seed"]) == (epochs, seed) else fresh
