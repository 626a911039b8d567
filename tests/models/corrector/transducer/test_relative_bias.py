import torch

from models.corrector.transducer.relative_bias import RelativeBias


def test_a_bias_that_is_kept_is_the_one_that_is_worked_out() -> None:
    torch.manual_seed(3)
    kept, anew = RelativeBias(6), RelativeBias(6)
    anew.load_state_dict(kept.state_dict())
    kept.keep(40)
    for length in (1, 39, 40, 41, 90):
        torch.testing.assert_close(kept(length), anew(length), rtol=0, atol=0)
    assert anew.state_dict().keys() == kept.state_dict().keys()
