"""Tiny taggers made on the spot: random encoders whose last layer is solved for so that wanted tags come out."""

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import torch
from tokenizers import Tokenizer, models, normalizers, pre_tokenizers, processors
from transformers import (
    BertConfig,
    BertForTokenClassification,
    PreTrainedTokenizerFast,
    RobertaConfig,
    RobertaForTokenClassification,
)

from models.text.tokens import tokenize
from tests.models.corrector import tiny_models

Tags = Mapping[int, Mapping[str, float]]
"""Probabilities of the labels of some words, by position; -1 is ``$START``."""

KEPT = 0.98
_REST = 1e-6
"""Probability of each label that is not named."""


def tagger(folder: Path, taught: Mapping[str, Tags], *, family: str = "bert", start: bool = True) -> None:
    """A tagger in ``folder`` that gives the words of some sentences these tags, all others ``$KEEP``."""
    tokenizer = (_word_pieces if family == "bert" else _byte_pairs)(folder)
    if start:
        tokenizer.add_tokens(["$START"])
    tokenizer.save_pretrained(folder)
    labels = sorted({"$KEEP", *(label for tags in taught.values() for words in tags.values() for label in words)})
    sizes: dict[str, Any] = {
        "vocab_size": len(tokenizer),
        "hidden_size": 256,
        "num_hidden_layers": 1,
        "num_attention_heads": 4,
        "intermediate_size": 256,
        "max_position_embeddings": 130,
        "initializer_range": 0.3,
        "id2label": dict(enumerate(labels)),
        "label2id": {label: number for number, label in enumerate(labels)},
        "pad_token_id": tokenizer.pad_token_id,
    }
    torch.manual_seed(4)
    model: Any = (
        BertForTokenClassification(BertConfig(**sizes))
        if family == "bert"
        else RobertaForTokenClassification(RobertaConfig(**sizes))
    )
    model.eval()
    _solve(model, tokenizer, labels, taught, start)
    model.save_pretrained(folder)


def _solve(model: Any, tokenizer: Any, labels: list[str], taught: Mapping[str, Tags], start: bool) -> None:
    """Set the last layer so that the log-probabilities of the first pieces are those wanted."""
    if isinstance(tokenizer.backend_tokenizer.pre_tokenizer, pre_tokenizers.ByteLevel):
        tokenizer.backend_tokenizer.pre_tokenizer.add_prefix_space = True
    states, wanted = [], []
    for sentence, tags in taught.items():
        words = [*(["$START"] if start else []), *(token.text for token in tokenize(sentence))]
        encoded = tokenizer(words, is_split_into_words=True, return_tensors="pt")
        with torch.inference_mode():
            hidden = model.base_model(encoded["input_ids"]).last_hidden_state[0]
        for at in range(len(words)):
            states.append(hidden[encoded.word_ids().index(at)])
            chances = tags.get(at - start, {"$KEEP": KEPT})
            wanted.append(torch.tensor([math.log(chances.get(label, _REST)) for label in labels]))
    inputs = torch.nn.functional.pad(torch.stack(states).double(), (0, 1), value=1.0)
    solved = torch.linalg.lstsq(inputs, torch.stack(wanted).double(), driver="gelsd").solution.float()
    with torch.no_grad():
        model.classifier.weight.copy_(solved[:-1].T)
        model.classifier.bias.copy_(solved[-1])


def _word_pieces(folder: Path) -> PreTrainedTokenizerFast:
    letters = [chr(code) for code in range(33, 127)]
    names = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", *letters, *(f"##{letter}" for letter in letters)]
    vocabulary = {name: number for number, name in enumerate(names)}
    tokenizer = Tokenizer(models.WordPiece(vocabulary, unk_token="[UNK]"))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=False)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    tokenizer.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]", special_tokens=[("[CLS]", 2), ("[SEP]", 3)]
    )
    folder.mkdir(parents=True, exist_ok=True)
    return PreTrainedTokenizerFast(tokenizer_object=tokenizer, pad_token="[PAD]", unk_token="[UNK]")


def _byte_pairs(folder: Path) -> PreTrainedTokenizerFast:
    return tiny_models.save_tokenizer(folder, start_token=True)
