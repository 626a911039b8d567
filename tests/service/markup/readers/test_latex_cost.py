"""What LaTeX that is made to cost much may cost."""

import pytest

from service.limits import TEXT_CHARACTERS
from service.markup.formats import marked
from tests.cpu_time import assert_within


@pytest.mark.parametrize("piece", ["~", "&", "{" * 50 + "}" * 50])
def test_a_long_text_of_commands_takes_no_second(piece: str) -> None:
    text = (piece * TEXT_CHARACTERS)[:TEXT_CHARACTERS]
    marked(piece, "latex")
    assert_within(1.0, lambda: marked(text, "latex"))
