import numpy as np
import pytest
import torch

from models.forms.recurrent import states


@pytest.mark.parametrize("words", [1, 7])
def test_it_remembers_what_torch_does(words: int) -> None:
    torch.manual_seed(0)
    reader = torch.nn.GRU(5, 6, batch_first=True)
    seen = torch.randn(3, words, 5)
    with torch.no_grad():
        wanted = reader(seen)[0].numpy()
        state = reader.state_dict()
        weights = [state[f"{name}_l0"].numpy().T for name in ("weight_ih", "weight_hh", "bias_ih", "bias_hh")]
    found = states(seen.numpy(), *(np.ascontiguousarray(one) for one in weights))
    np.testing.assert_allclose(found, wanted, atol=1e-5)
