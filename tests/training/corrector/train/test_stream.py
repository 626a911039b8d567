from itertools import islice
from pathlib import Path

import pytest

from models.errors import ConfigError, InputError
from tests.training.corrector.train.pieces import CHUNK, Halves, Sizes, in_small_chunks, stream
from training.corrector.train.loader import Loader
from training.corrector.train.stream import Example, Mix, Stream
from training.noise.config import NoiseConfig
from training.noise.noiser import Noiser


def test_a_chunk_has_the_shares_of_the_mix(work: Path) -> None:
    examples = stream(work).chunk(0, Mix({"synthetic": 2, "clean": 1, "edits": 1}), 0)
    assert len(examples) == CHUNK
    assert sum(one.source.startswith("She go") for one in examples) == CHUNK // 4
    unchanged = sum(one.source == one.target for one in examples)
    assert CHUNK // 4 <= unchanged < CHUNK // 2


def test_the_seed_decides_everything(work: Path) -> None:
    mix = Mix({"synthetic": 1})
    assert stream(work).chunk(0, mix, 3) == stream(work).chunk(0, mix, 3)
    assert stream(work).chunk(0, mix, 3) != stream(work, seed=2).chunk(0, mix, 3)
    assert stream(work).chunk(0, mix, 3) != stream(work).chunk(0, mix, 4)


def test_marked_text_has_spans_in_place_of_a_correction(work: Path) -> None:
    (work / "marked").mkdir()
    (work / "marked" / "essays.train.tsv").write_text("She go to home.\t4-6 7-9\nAll is well.\t\n")
    chunk = stream(work).chunk(0, Mix({"essays": 1}), 0)
    assert Example("She go to home.", None, ((4, 6), (7, 9))) in chunk
    assert Example("All is well.", None) in chunk


def test_of_some_pairs_a_part_is_corrected_beforehand(work: Path) -> None:
    pair = "She go to home and he like tea.", "She goes home and he likes tea."
    (work / "pairs" / "essays.train.tsv").write_text("\t".join(pair) + "\n")
    mix = Mix({"essays": 1})
    whole = Stream(work, None, 1, partly=0.0).chunk(0, mix, 0, 40)
    parts = Stream(work, None, 1, partly=0.5).chunk(0, mix, 0, 40)
    assert {one.source for one in whole} == {pair[0]}
    assert 10 < sum(one.source == pair[0] for one in parts) < 30
    assert {one.target for one in parts} == {pair[1]}


def test_an_unknown_source_of_a_mix_is_one_clear_line(work: Path) -> None:
    with pytest.raises(ConfigError, match="'essays'"):
        stream(work).chunk(0, Mix({"essays": 1}), 0)


@pytest.mark.parametrize("workers", [1, 2])
def test_workers_make_the_same_batches_in_the_same_order(work: Path, workers: int) -> None:
    mix = Mix({"synthetic": 1})
    alone = list(islice(Loader(stream(work), Sizes(), 0, 1).batches(0, mix), 4))
    shared = list(islice(Loader(stream(work), Sizes(), workers, 1).batches(0, mix), 4))
    assert [place.chunk for place, _ in alone] == [place.chunk for place, _ in shared] == [0, 1, 2, 3]
    for (_, one), (_, other) in zip(alone, shared, strict=True):
        assert (one["lengths"] == other["lengths"]).all()
        assert one["draw"] == other["draw"]


def test_a_loader_goes_on_behind_the_batch_that_was_done(work: Path) -> None:
    mix = Mix({"synthetic": 1})
    loader = Loader(stream(work), Halves(), 0, 1)
    whole = [(place, batch["lengths"].tolist()) for place, batch in islice(loader.batches(0, mix), 5)]
    assert [place for place, _ in whole] == [(0, 1), (0, 2), (1, 1), (1, 2), (2, 1)]
    for done in range(4):
        rest = islice(loader.batches(0, mix, start=whole[done][0]), 4 - done)
        assert [(place, batch["lengths"].tolist()) for place, batch in rest] == whole[done + 1 :]


def test_a_mix_may_name_learnt_noise(work: Path) -> None:
    (work / "pairs" / "written.train.tsv").write_text("He water the plants.\tHe waters the plants.\n")
    config = NoiseConfig.from_dict({"learnt": {"pairs": {"written": 1}, "ordinary": 0.2}})
    learnt = in_small_chunks(Stream(work, Noiser(config, "en"), 1))
    chunk = learnt.chunk(0, Mix({"learnt": 1}), 0)
    sources = [one.source for one in chunk]
    assert sum(" water the roses" in source for source in sources) > CHUNK // 2
    assert all(" waters the roses" in str(one.target) for one in chunk)
    assert chunk == in_small_chunks(Stream(work, Noiser(config, "en"), 1)).chunk(0, Mix({"learnt": 1}), 0)


def test_learnt_noise_without_its_pairs_is_one_clear_line(work: Path) -> None:
    with pytest.raises(InputError, match=r"written\.train\.tsv"):
        stream(work).open(Mix({"learnt": 1}))
