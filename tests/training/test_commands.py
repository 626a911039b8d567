"""What the commands of training share."""

import pytest

from training.commands import tell


@pytest.mark.parametrize(("step", "of"), [(1, 3), (1, 1_000), (6_144, 27_086_328)])
def test_a_training_tells_now_and_then_how_far_it_is(capsys: pytest.CaptureFixture[str], step: int, of: int) -> None:
    report = tell("words")
    for done in [*range(step, of, step), of]:
        report(done, of, 0.25)
    told = capsys.readouterr().out.splitlines()
    assert 3 <= len(told) <= 51
    assert told[-1] == f"{of:,} of {of:,} words, loss 0.2500"
