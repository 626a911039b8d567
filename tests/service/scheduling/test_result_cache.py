"""Values in, and those used last out again."""

from concurrent.futures import ThreadPoolExecutor

from hypothesis import given
from hypothesis import strategies as st

from service.scheduling.cache import Cache


def test_what_was_used_last_stays() -> None:
    cache = Cache[str, int](2)
    cache.keep([("a", 1), ("b", 2)])
    assert cache.find(["a"]) == {"a": 1}
    cache.keep([("c", 3)])
    assert cache.find(["a", "b", "c"]) == {"a": 1, "c": 3}
    assert (cache.hits, cache.misses) == (3, 1)


def test_none_is_a_value() -> None:
    cache = Cache[str, None](1)
    cache.keep([("a", None)])
    assert cache.find(["a"]) == {"a": None}


def test_a_new_value_replaces_the_old_one() -> None:
    cache = Cache[str, int](5)
    cache.keep([("a", 1), ("a", 2)])
    assert (cache.find(["a"]), cache.cost) == ({"a": 2}, 1)


def test_the_cost_of_the_keys_is_bounded() -> None:
    cache = Cache[str, int](6, cost=lambda key, _: len(key))
    cache.keep([("aaa", 1), ("bb", 2), ("cc", 3)])
    assert (set(cache.find(["aaa", "bb", "cc"])), cache.cost) == ({"bb", "cc"}, 4)


def test_a_key_dearer_than_the_cache_drives_nothing_out() -> None:
    cache = Cache[str, int](3, cost=lambda key, _: len(key))
    cache.keep([("aaa", 1), ("bbbb", 2)])
    assert cache.find(["aaa", "bbbb"]) == {"aaa": 1}


def test_large_values_make_room_too() -> None:
    cache = Cache[str, str](6, cost=lambda key, value: len(key) + len(value))
    cache.keep([("a", "aa"), ("b", "bb"), ("a", "aaaa")])
    assert (cache.find(["a", "b"]), cache.cost) == ({"a": "aaaa"}, 5)


def test_a_cache_of_nothing_keeps_nothing() -> None:
    cache = Cache[str, int](0)
    cache.keep([("a", 1)])
    assert (cache.find(["a"]), len(cache)) == ({}, 0)


@given(st.lists(st.text("ab", min_size=1, max_size=6)), st.integers(0, 12))
def test_the_cost_is_that_of_the_keys_kept(keys: list[str], most: int) -> None:
    cache = Cache[str, str](most, cost=lambda key, _: len(key))
    for key in keys:
        cache.keep([(key, key)])
        assert cache.cost <= most
    kept = cache.find(dict.fromkeys(keys))
    assert sum(map(len, kept)) == cache.cost
    assert all(key == value for key, value in kept.items())


def test_several_threads_may_use_it() -> None:
    cache = Cache[int, int](50)

    def use(first: int) -> bool:
        for key in range(first, first + 400):
            cache.keep([(key % 97, key % 97)])
            if any(found != wanted for wanted, found in cache.find([key % 97, (key + 1) % 97]).items()):
                return False
        return True

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(use, range(8)))
    assert cache.cost == len(cache) == 50
    assert cache.hits + cache.misses == 8 * 400 * 2
