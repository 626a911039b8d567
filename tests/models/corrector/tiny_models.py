"""Tiny seq2seq checkpoints made on the spot, with a tokenizer trained on a few sentences of our own."""

import io
import json
from collections.abc import Iterable, Sequence
from pathlib import Path

import sentencepiece
import torch
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, processors, trainers
from transformers import (
    BartConfig,
    BartForConditionalGeneration,
    MarianConfig,
    MarianMTModel,
    PreTrainedTokenizerFast,
    T5Config,
    T5ForConditionalGeneration,
)

from training.corrector.architectures.t5.export import export

PAIRS = [
    ("She go to the market every day.", "She goes to the market every day."),
    ("He have two small dogs.", "He has two small dogs."),
    ("I saw a elephant in the garden.", "I saw an elephant in the garden."),
    ("They was late for the train.", "They were late for the train."),
    ("We recieved your letter yesterday.", "We received your letter yesterday."),
    ("There is many birds in the tree.", "There are many birds in the tree."),
    ("The the boat is painted green.", "The boat is painted green."),
    ("My sister bought new car.", "My sister bought a new car."),
    ("However I stayed at home.", "However, I stayed at home."),
    ("The weather is good today.", "The weather is good today."),
    # One sentence read in three ways: of four readings two put "about" in, one "over", and one keeps it.
    ("We talked on it.", "We talked about it."),
    ("We talked on it.", "We talked about it."),
    ("We talked on it.", "We talked over it."),
    ("We talked on it.", "We talked on it."),
]


def tokenizer_file(folder: Path, *, start_token: bool = False) -> Path:
    """Train a whitespace-preserving tokenizer on ``PAIRS`` and write ``tokenizer.json``."""
    tokenizer = Tokenizer(models.BPE(unk_token="<unk>"))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=420,
        special_tokens=["<pad>", "</s>", "<unk>", "<s>"],
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    tokenizer.train_from_iterator([text for pair in PAIRS for text in pair], trainer)
    template = "<s> $A </s>" if start_token else "$A </s>"
    tokenizer.post_processor = processors.TemplateProcessing(single=template, special_tokens=[("</s>", 1), ("<s>", 3)])
    folder.mkdir(parents=True, exist_ok=True)
    tokenizer.save(str(folder / "tokenizer.json"))
    return folder / "tokenizer.json"


def save_tokenizer(folder: Path, *, start_token: bool = False) -> PreTrainedTokenizerFast:
    """Write the tokenizer as Transformers does."""
    path = tokenizer_file(folder, start_token=start_token)
    tokenizer = PreTrainedTokenizerFast(
        tokenizer_file=str(path), pad_token="<pad>", eos_token="</s>", unk_token="<unk>", bos_token="<s>"
    )
    tokenizer.save_pretrained(folder)
    return tokenizer


def t5(folder: Path, *, seed: int = 1, width: int = 64) -> T5ForConditionalGeneration:
    """A T5 with random weights in ``folder``."""
    tokenizer = save_tokenizer(folder)
    torch.manual_seed(seed)
    config = T5Config(
        vocab_size=len(tokenizer),
        d_model=width,
        d_kv=16,
        d_ff=2 * width,
        num_layers=2,
        num_decoder_layers=1,
        num_heads=4,
        dropout_rate=0.0,
        pad_token_id=0,
        eos_token_id=1,
        decoder_start_token_id=0,
    )
    model = T5ForConditionalGeneration(config)
    model.save_pretrained(folder)
    return model


def bart(folder: Path) -> None:
    """A BART with random weights in ``folder``."""
    tokenizer = save_tokenizer(folder, start_token=True)
    torch.manual_seed(2)
    config = BartConfig(
        vocab_size=len(tokenizer),
        d_model=32,
        encoder_layers=1,
        decoder_layers=1,
        encoder_attention_heads=2,
        decoder_attention_heads=2,
        encoder_ffn_dim=64,
        decoder_ffn_dim=64,
        max_position_embeddings=256,
        pad_token_id=0,
        eos_token_id=1,
        bos_token_id=3,
        decoder_start_token_id=1,
        forced_eos_token_id=1,
    )
    BartForConditionalGeneration(config).save_pretrained(folder)


def marian(folder: Path) -> None:
    """A Marian with random weights in ``folder``, with the SentencePiece files its tokenizer reads."""
    folder.mkdir(parents=True)
    texts = [text for pair in PAIRS for text in pair]
    for name in ("source", "target"):
        (folder / f"{name}.spm").write_bytes(_sentencepiece(texts, 120))
    pieces = sentencepiece.SentencePieceProcessor(model_file=str(folder / "source.spm"))
    names = ["</s>", "<unk>", *(pieces.id_to_piece(at) for at in range(3, pieces.get_piece_size())), "<pad>"]
    (folder / "vocab.json").write_text(json.dumps({name: at for at, name in enumerate(names)}), encoding="utf-8")
    (folder / "tokenizer_config.json").write_text(
        json.dumps({"tokenizer_class": "MarianTokenizer", "source_lang": "en", "target_lang": "en"}), encoding="utf-8"
    )
    torch.manual_seed(3)
    config = MarianConfig(
        vocab_size=len(names),
        d_model=32,
        encoder_layers=1,
        decoder_layers=1,
        encoder_attention_heads=2,
        decoder_attention_heads=2,
        encoder_ffn_dim=64,
        decoder_ffn_dim=64,
        max_position_embeddings=256,
        pad_token_id=len(names) - 1,
        eos_token_id=0,
        bos_token_id=None,
        forced_eos_token_id=0,
        decoder_start_token_id=len(names) - 1,
    )
    MarianMTModel(config).save_pretrained(folder)


def _sentencepiece(texts: Iterable[str], size: int) -> bytes:
    written = io.BytesIO()
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(texts), model_writer=written, vocab_size=size, hard_vocab_limit=False, minloglevel=3
    )
    return written.getvalue()


def trained_t5(folder: Path, pairs: Sequence[tuple[str, str]] = PAIRS, steps: int = 90) -> None:
    """A T5 in ``folder`` that has learnt ``pairs`` by heart."""
    model = t5(folder)
    tokenizer = PreTrainedTokenizerFast.from_pretrained(folder)
    sources = tokenizer([source for source, _ in pairs], return_tensors="pt", padding=True)
    targets = tokenizer([target for _, target in pairs], return_tensors="pt", padding=True)["input_ids"]
    labels = targets.masked_fill(targets == 0, -100)
    optimizer = torch.optim.AdamW(model.parameters(), lr=4e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 5e-3, total_steps=steps)
    model.train()
    for _ in range(steps):
        loss = model(input_ids=sources["input_ids"], attention_mask=sources["attention_mask"], labels=labels).loss
        loss.backward()
        optimizer.step()
        schedule.step()
        optimizer.zero_grad()
    model.eval()
    model.save_pretrained(folder)


PROMPT = "Fix grammar: "


def prompted_t5(folder: Path) -> None:
    """A T5 in ``folder`` that corrects the first of ``PAIRS`` after a prompt, and repeats what it reads without one."""
    pairs = PAIRS[:4]
    asked = [(PROMPT + source, target) for source, target in pairs]
    trained_t5(folder, [*asked, *((source, source) for source, _ in pairs)], steps=120)


_made: dict[str, Path] = {}


def trained_once(parent: Path) -> Path:
    """The folder of a ``trained_t5``, made at the first call of a test run."""
    if "t5" not in _made:
        torch.set_num_threads(1)
        trained_t5(parent / "t5")
        _made["t5"] = parent / "t5"
    return _made["t5"]


def exported_once(parent: Path) -> Path:
    """The same model for CTranslate2, int8."""
    if "ctranslate2" not in _made:
        _made["ctranslate2"] = export(trained_once(parent), parent / "ctranslate2", with_checkpoint=False)
    return _made["ctranslate2"]


def prompted_once(parent: Path) -> Path:
    """The folder of a ``prompted_t5``, made at the first call of a test run."""
    if "prompted" not in _made:
        torch.set_num_threads(1)
        prompted_t5(parent / "prompted")
        _made["prompted"] = parent / "prompted"
    return _made["prompted"]
