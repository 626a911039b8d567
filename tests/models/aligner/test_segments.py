"""Long pairs are cut at common words."""

import random

from models.aligner.segments import WHOLE, Segment, segments

WORDS = [f"w{number}" if number % 17 else "." for number in range(1, 801)]


def between(found: list[Segment], source: list[str], target: list[str]) -> list[tuple[list[str], list[str]]]:
    """What lies before, between and after the segments, on both sides."""
    stops = [*found, Segment(len(source), 0, len(target), 0)]
    result, at, target_at = [], 0, 0
    for segment in stops:
        result.append((source[at : segment.source_start], target[target_at : segment.target_start]))
        at, target_at = segment.source_end, segment.target_end
    return result


def test_a_short_pair_is_one_segment() -> None:
    assert segments(["a", "b"], ["a"]) == [Segment(0, 2, 0, 1)]
    assert segments([], []) == []
    assert segments(WORDS[:WHOLE], WORDS[:WHOLE]) == [Segment(0, WHOLE, 0, WHOLE)]


def test_one_change_in_a_long_pair_is_a_small_segment_around_it() -> None:
    (segment,) = segments(WORDS, [*WORDS[:400], "new", *WORDS[400:]])
    assert segment.source_start < 400 <= segment.source_end
    assert segment.cells < 60 * 60


def test_equal_long_texts_have_no_segment() -> None:
    assert segments(WORDS, list(WORDS)) == []


def test_outside_the_segments_both_sides_are_equal() -> None:
    rng = random.Random(2)
    for _ in range(200):
        target = list(WORDS[: rng.randrange(50, 800)])
        source = list(target)
        for _ in range(rng.randrange(30)):
            place = rng.randrange(len(target))
            target[place : place + rng.randrange(3)] = rng.choices(WORDS, k=rng.randrange(3))
        found = segments(source, target)
        assert all(left == right for left, right in between(found, source, target))
        ends = [(segment.source_end, segment.target_end) for segment in found]
        starts = [(segment.source_start, segment.target_start) for segment in found]
        assert all(end[0] <= start[0] and end[1] <= start[1] for end, start in zip(ends, starts[1:], strict=False))


def test_many_changes_make_segments_of_bounded_size() -> None:
    target = [word if number % 9 else "new" for number, word in enumerate(WORDS)]
    assert max(segment.source_end - segment.source_start for segment in segments(WORDS, target)) < 120
