"""The T5 as an architecture of the train step."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

import torch
from tokenizers import Tokenizer, decoders, processors
from torch import Tensor, nn
from torch.nn import functional
from transformers import PreTrainedTokenizerFast, T5ForConditionalGeneration

from models.corrector.engines.seq2seq import Seq2SeqEngine
from models.corrector.engines.subwords import TransformersTokenizer
from models.corrector.protocol import Engine
from models.corrector.transducer.vocabulary import FILE_NAME as PIECES_FILE
from models.errors import InputError
from training.commands.folders import need
from training.config.recipe import Recipe
from training.corrector.architectures.t5.batches import Seq2SeqCollator
from training.corrector.architectures.t5.config import T5Sizes, read_sizes
from training.corrector.architectures.t5.export import export as write
from training.corrector.train.architecture import sizes
from training.corrector.vocabulary.build import END, PAD, UNKNOWN, splitter


def _sizes(recipe: Recipe) -> T5Sizes:
    return read_sizes(sizes(recipe))


def sentence_tokenizer(work: Path) -> Tokenizer:
    """Return the pieces of ``work`` as a tokenizer of whole sentences, which begin like words and end with ``</s>``.

    Raises:
        InputError: the tokenizer step has not run.
    """
    path = work / PIECES_FILE
    if not path.is_file():
        raise InputError(f"{path} is missing; run the tokenizer step first")
    tokenizer = Tokenizer.from_file(str(path))
    tokenizer.pre_tokenizer = splitter(prepend="first")
    tokenizer.decoder = decoders.Sequence(
        [decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse(), decoders.Strip(" ", 1, 0)]
    )
    tokenizer.post_processor = processors.TemplateProcessing(single=f"$A {END}", special_tokens=[(END, 1)])
    return tokenizer


def begin(recipe: Recipe, work: Path) -> None:
    """Nothing is taken from elsewhere; the pieces must be there."""
    need(work, "tokenizer")


def build(recipe: Recipe, work: Path, device: torch.device) -> nn.Module:
    """Make a T5 with fresh weights."""
    config = _sizes(recipe).config(sentence_tokenizer(work).get_vocab_size(), recipe.train.dropout)
    return cast(nn.Module, T5ForConditionalGeneration(config).to(device))


def batch_maker(recipe: Recipe, work: Path) -> Seq2SeqCollator:
    """Make the collator with the tokenizer in ``work``."""
    return Seq2SeqCollator(
        sentence_tokenizer(work),
        max_tokens=_sizes(recipe).max_tokens,
        batch_tokens=recipe.train.batch_tokens,
        edit_weight=recipe.train.edit_weight,
    )


def loss(model: nn.Module, batch: dict[str, Tensor], label_smoothing: float) -> Tensor:
    """Return the weighted cross-entropy of the target tokens."""
    labels, weights = batch["labels"], batch["weights"]
    out = model(
        input_ids=batch["input_ids"],
        attention_mask=batch["attention_mask"],
        decoder_input_ids=functional.pad(labels[:, :-1].clamp(min=0), (1, 0)),
    )
    losses = functional.cross_entropy(
        out.logits.float().transpose(1, 2), labels, reduction="none", ignore_index=-100, label_smoothing=label_smoothing
    )
    return (losses * weights).sum() / weights.sum()


def tokens(batch: dict[str, Any]) -> int:
    """Return the number of target tokens of a batch."""
    return int((batch["labels"] >= 0).sum())


def _transformers_tokenizer(work: Path) -> Any:
    return PreTrainedTokenizerFast(
        tokenizer_object=sentence_tokenizer(work), pad_token=PAD, eos_token=END, unk_token=UNKNOWN
    )


def engine(model: nn.Module, recipe: Recipe, work: Path) -> Engine:
    """Wrap a T5 for correcting sentences."""
    return Seq2SeqEngine(model, TransformersTokenizer(_transformers_tokenizer(work)), alternatives=1)


def export(model: Path, out: Path, record: Mapping[str, Any], recipe: Recipe) -> Path:
    """Write the folder that ships: a CTranslate2 model, and the checkpoint as safetensors."""
    (model / "run.json").write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
    return write(model, out, quantization=recipe.export.quantization, name=recipe.export.name or recipe.name)


def save(model: nn.Module, recipe: Recipe, work: Path, folder: Path) -> None:
    """Write a Hugging Face checkpoint into a folder."""
    cast(Any, model).save_pretrained(folder)
    _transformers_tokenizer(work).save_pretrained(folder)
