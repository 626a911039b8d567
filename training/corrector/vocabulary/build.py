"""Learn the pieces that a decoder writes (byte-pair encoding with byte fallback) and an encoder reads (WordPiece)."""

import json
from collections.abc import Iterable

from tokenizers import Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers, trainers

PAD, END, UNKNOWN = "<pad>", "</s>", "<unk>"
_BYTES = [f"<0x{byte:02X}>" for byte in range(256)]
_ALPHABET_LIMIT = 400


def train_pieces(sentences: Iterable[str], vocab_size: int) -> Tokenizer:
    """Learn ``vocab_size`` pieces; letter case and white space are kept, a space is written as ``▁`` in front.

    Rows 0 to 2 are padding, end and unknown, then come the 256 bytes. None of them is recognised in a text, so that a
    text that spells ``</s>`` stays text (Sennrich et al., 2016; byte fallback as in SentencePiece).
    """
    learner = Tokenizer(models.BPE(byte_fallback=True))
    learner.pre_tokenizer = splitter()
    trainer = trainers.BpeTrainer(
        vocab_size=vocab_size,
        special_tokens=[PAD, END, UNKNOWN, *_BYTES],
        limit_alphabet=_ALPHABET_LIMIT,
        show_progress=False,
    )
    learner.train_from_iterator(sentences, trainer)
    return _without_special_tokens(learner)


def splitter(prepend: str = "never") -> pre_tokenizers.PreTokenizer:
    """Return what cuts a text into words and marks, each with the space before it; ``prepend``: see ``Metaspace``."""
    words = Regex(r"▁?\w+(?:['’]\w+)*|▁?[^\w\s▁]|▁+")
    return pre_tokenizers.Sequence(
        [
            pre_tokenizers.Metaspace(replacement="▁", prepend_scheme=prepend, split=False),
            pre_tokenizers.Split(words, behavior="isolated"),
        ]
    )


def _without_special_tokens(learner: Tokenizer) -> Tokenizer:
    model = json.loads(learner.to_str())["model"]
    merges = [tuple(merge) for merge in model["merges"]]
    tokenizer = Tokenizer(models.BPE(vocab=model["vocab"], merges=merges, byte_fallback=True, unk_token=UNKNOWN))
    tokenizer.pre_tokenizer = splitter()
    tokenizer.decoder = decoders.Sequence([decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse()])
    return tokenizer


def train_word_pieces(sentences: Iterable[str], vocab_size: int) -> Tokenizer:
    """Learn the word pieces of an encoder that is not pretrained: lower-cased, as those of BERT."""
    tokenizer = Tokenizer(models.WordPiece(unk_token="[UNK]"))  # noqa: S106 - no password
    tokenizer.normalizer = normalizers.BertNormalizer()
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    trainer = trainers.WordPieceTrainer(
        vocab_size=vocab_size,
        special_tokens=["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"],
        limit_alphabet=_ALPHABET_LIMIT,
        show_progress=False,
    )
    tokenizer.train_from_iterator(sentences, trainer)
    return tokenizer
