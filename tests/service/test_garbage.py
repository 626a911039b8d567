import gc

import pytest

from service.memory import for_good


def test_what_is_loaded_is_kept_out_of_garbage_collections() -> None:
    frozen = gc.get_freeze_count()
    try:
        with for_good():
            assert not gc.isenabled()
            loaded: list[list[int]] = [[] for _ in range(1000)]
        assert gc.isenabled()
        assert gc.get_freeze_count() >= frozen + len(loaded)
    finally:
        gc.unfreeze()


def test_collections_go_on_after_a_failure() -> None:
    with pytest.raises(ValueError, match="broken"), for_good():
        raise ValueError("broken")
    gc.unfreeze()
    assert gc.isenabled()
