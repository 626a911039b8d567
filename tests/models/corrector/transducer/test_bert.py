import pytest
import torch
from transformers import BertConfig, BertModel

from models.corrector.transducer.bert import Bert
from models.corrector.transducer.config import TransducerConfig
from training.corrector.encoder.pretrained import renamed


@pytest.mark.parametrize("layers", [1, 3])
def test_it_computes_what_transformers_bert_computes(layers: int) -> None:
    torch.manual_seed(5)
    theirs = BertModel(
        BertConfig(
            vocab_size=50, hidden_size=24, num_hidden_layers=layers, num_attention_heads=4, intermediate_size=40,
            max_position_embeddings=20,
        ),
        add_pooling_layer=False,
    ).eval()  # fmt: skip
    for parameter in theirs.parameters():  # as large as trained ones, biases and norms included
        torch.nn.init.normal_(parameter, std=0.4)
    ours = Bert(
        TransducerConfig(
            encoder_width=24, encoder_ff=40, encoder_heads=4, encoder_layers=layers, encoder_pieces=50,
            encoder_positions=20,
        )
    )  # fmt: skip
    ours.load_state_dict(renamed(theirs.state_dict()))
    pieces = torch.randint(1, 50, (3, 11))
    counts = torch.tensor([11, 4, 1])
    mask = torch.arange(11)[None] < counts[:, None]
    with torch.inference_mode():
        expected = theirs(input_ids=pieces * mask, attention_mask=mask.long()).last_hidden_state
        found = ours(pieces * mask, counts)
    assert (found - expected)[mask].abs().max() < 1e-5


def test_frozen_layers_get_no_gradient_and_those_above_do() -> None:
    encoder = Bert(
        TransducerConfig(
            encoder_width=24, encoder_ff=40, encoder_heads=4, encoder_layers=3, encoder_pieces=50, encoder_positions=20
        )
    )
    encoder.freeze(2)
    encoder(torch.randint(1, 50, (2, 7)), torch.tensor([7, 5])).sum().backward()
    learning = {name for name, weight in encoder.named_parameters() if weight.grad is not None}
    assert learning
    assert all(name.startswith("layers.2.") for name in learning)
