import math
import re

import pytest

from service.access.access import Access
from service.access.api_keys import ApiKey
from service.access.errors import AccessError
from service.access.key_ring import RANGES, KeyRing
from tests.service.access.conftest import Clock, CountedKeys


@pytest.fixture
def ring(access: Access) -> KeyRing:
    """The keys."""
    return access.keys


def refused(ring: KeyRing, **values: object) -> str:
    """The field that a key cannot be made with."""
    with pytest.raises(AccessError) as found:
        ring.create(**{"name": "Mine", **values})  # type: ignore[arg-type]
    return found.value.field


def test_a_key_names_itself_and_holds_256_bits(ring: KeyRing) -> None:
    key = ring.create("Mine")
    assert re.fullmatch(r"emend_[0-9a-f]{16}_[A-Za-z0-9_-]{43}", key.text)
    assert ApiKey.parse(key.text) == key


def test_no_two_keys_are_the_same(ring: KeyRing) -> None:
    keys = [ring.create("Same name") for _ in range(20)]
    assert len({key.id for key in keys}) == len({key.text[23:] for key in keys}) == 20


def test_keys_are_listed_with_what_they_may(ring: KeyRing, clock: Clock) -> None:
    ring.create("First", ["check", "define"], rate=0.5)
    clock.now += 1
    ring.create("Second", quota=10**9, expires=int(clock.now) + 60)
    first, second = ring.list()
    assert (first.name, sorted(first.scopes), first.rate, first.quota) == ("First", ["check", "define"], 0.5, None)
    assert (second.name, second.quota, second.expires) == ("Second", 10**9, int(clock.now) + 60)


@pytest.mark.parametrize("name", ["", "  ", "a" * 201, "two\nlines", "\x1b[31mred", "nul\0"])
def test_a_name_that_cannot_be_shown_is_refused(ring: KeyRing, name: str) -> None:
    assert refused(ring, name=name) == "name"


@pytest.mark.parametrize("scopes", [[], ["write"], ["check", ""]])
def test_an_unknown_scope_is_refused(ring: KeyRing, scopes: list[str]) -> None:
    assert refused(ring, scopes=scopes) == "scopes"


@pytest.mark.parametrize("field", sorted(RANGES))
@pytest.mark.parametrize("value", [0, -1, 10**13, math.nan, math.inf])
def test_a_limit_out_of_range_is_refused(ring: KeyRing, field: str, value: float) -> None:
    assert refused(ring, **{field: value}) == field


def test_a_key_that_has_expired_already_is_refused(ring: KeyRing, clock: Clock) -> None:
    assert refused(ring, expires=int(clock.now)) == "expires"


def test_what_was_refused_is_not_stored(ring: KeyRing, store: CountedKeys) -> None:
    refused(ring, name="")
    assert store.all() == []


def test_only_a_key_that_works_can_be_rotated_or_revoked(ring: KeyRing) -> None:
    key = ring.create("Mine")
    ring.revoke(key.id)
    for change in (ring.revoke, ring.rotate):
        for key_id, message in ((key.id, "revoked"), ("0" * 16, "no key")):
            with pytest.raises(AccessError, match=message):
                change(key_id)


def test_a_rotation_keeps_everything_else(ring: KeyRing, store: CountedKeys) -> None:
    key = ring.create("Mine", ["check"], rate=2, burst=3, quota=4)
    before = store.get(key.id)
    assert ring.rotate(key.id).id == key.id
    after = store.get(key.id)
    assert before is not None
    assert after is not None
    assert before.hash != after.hash
    assert (before.name, before.scopes, before.rate, before.burst, before.quota, before.created) == (
        after.name,
        after.scopes,
        after.rate,
        after.burst,
        after.quota,
        after.created,
    )
