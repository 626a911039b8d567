"""Addresses from which too many unknown keys come."""

import pytest

from service.access.access import Access
from service.access.addresses import is_loopback, network_of
from service.access.errors import InvalidToken, RevokedToken, TooManyFailures
from service.access.failed_attempts import MOST_ADDRESSES, FailedAttempts
from service.access.secrets import Secrets
from service.access.wrong_keys import FRESH_SECONDS, MOST_KEYS, WrongKeys
from service.storage.database import Database
from tests.service.access.conftest import Clock, CountedKeys

HERE, THERE = "203.0.113.7", "198.51.100.9"


@pytest.fixture
def failures(clock: Clock) -> FailedAttempts:
    return FailedAttempts(3, 60, clock)


def refused_for(failures: FailedAttempts, address: str) -> int:
    """Seconds that an address is refused for; 0 if it is not."""
    try:
        failures.require_few(address)
    except TooManyFailures as refused:
        return int(refused.headers["Retry-After"])
    return 0


def test_an_address_is_refused_after_too_many_failures_until_the_window_ends(
    failures: FailedAttempts, clock: Clock
) -> None:
    for _ in range(3):
        assert refused_for(failures, HERE) == 0
        failures.note(HERE)
        clock.now += 10
    assert refused_for(failures, HERE) == 30
    assert refused_for(failures, THERE) == 0
    clock.now += 30
    assert refused_for(failures, HERE) == 0


def test_a_clock_that_is_put_back_shuts_nobody_out(failures: FailedAttempts, clock: Clock) -> None:
    for _ in range(3):
        failures.note(HERE)
    clock.now -= 3600
    assert refused_for(failures, HERE) == 0


@pytest.mark.parametrize("address", ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1", "localhost", ""])
def test_this_machine_is_never_refused(failures: FailedAttempts, address: str) -> None:
    for _ in range(9):
        failures.note(address)
    assert refused_for(failures, address) == 0


def test_a_network_of_version_6_counts_as_one(failures: FailedAttempts) -> None:
    for end in range(3):
        failures.note(f"2001:db8:1:2::{end}")
    assert refused_for(failures, "2001:db8:1:2:ffff::1") > 0
    assert refused_for(failures, "2001:db8:1:3::1") == 0


def test_no_limit(clock: Clock) -> None:
    failures = FailedAttempts(0, 60, clock)
    for _ in range(1000):
        failures.note(HERE)
    assert refused_for(failures, HERE) == 0


def test_the_addresses_that_are_remembered_are_bounded(failures: FailedAttempts) -> None:
    for _ in range(3):
        failures.note(HERE)
    for number in range(MOST_ADDRESSES):
        failures.note(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
    assert refused_for(failures, HERE) == 0


def test_names_of_networks() -> None:
    assert network_of(HERE) == network_of("::ffff:203.0.113.7") == HERE
    assert network_of("2001:db8:1:2:3:4:5:6") == "2001:db8:1:2::"
    assert network_of("unix socket") == "unix socket"
    assert not is_loopback(HERE)


def test_unknown_keys_and_tokens_count_but_no_others(database: Database, secrets: Secrets, clock: Clock) -> None:
    keys = CountedKeys(database)
    access = Access(keys, secrets, clock, FailedAttempts(3, 60, clock))
    good, other = (access.keys.create(name).text for name in ("Mine", "Unused"))
    for wrong in ("Bearer nothing.of.this", f"Bearer {good[:-1]}{'A' if good[-1] != 'A' else 'B'}", "Bearer emend_x"):
        access.authenticate(f"Bearer {good}", address=HERE)
        with pytest.raises(InvalidToken):
            access.authenticate(wrong, address=HERE)
    with pytest.raises(TooManyFailures):
        access.authenticate(f"Bearer {other}", address=HERE)
    assert access.authenticate(f"Bearer {other}", address=THERE).name == "Unused"


def test_who_was_let_in_before_shares_an_address_with_one_who_guesses(
    database: Database, secrets: Secrets, clock: Clock
) -> None:
    keys = CountedKeys(database)
    access = Access(keys, secrets, clock, FailedAttempts(1, 3600, clock))
    key = access.keys.create("Mine")
    principal = access.authenticate(f"Bearer {key.text}", address=HERE)
    token = access.issue_client_token(principal, None, ["check"], 600)
    wrong = [f"Bearer {key.text[:-1]}{'A' if key.text[-1] != 'A' else 'B'}", f"Bearer {token[:-4]}AAAA"]
    with pytest.raises(InvalidToken):
        access.authenticate(wrong[0], address=HERE)
    clock.now += 10 * FRESH_SECONDS
    read = keys.reads
    for other in wrong:
        with pytest.raises(TooManyFailures):
            access.authenticate(other, address=HERE)
    assert keys.reads == read
    assert access.authenticate(f"Bearer {key.text}", address=HERE).name == "Mine"
    assert access.authenticate(f"Bearer {token}", address=HERE).name == "Mine"
    access.keys.revoke(key.id)
    clock.now += FRESH_SECONDS
    with pytest.raises(RevokedToken):
        access.authenticate(f"Bearer {key.text}", address=HERE)


def test_a_wrong_key_that_comes_again_is_not_looked_up(database: Database, secrets: Secrets, clock: Clock) -> None:
    keys = CountedKeys(database)
    access = Access(keys, secrets, clock)
    wrong = access.keys.create("Gone").text[:-3] + "AAA"
    for _ in range(5):
        with pytest.raises(InvalidToken):
            access.authenticate(f"Bearer {wrong}")
    assert keys.reads == 1
    clock.now += FRESH_SECONDS
    with pytest.raises(InvalidToken):
        access.authenticate(f"Bearer {wrong}")
    assert keys.reads == 2


def test_a_key_that_was_wrong_does_not_keep_a_right_one_out(access: Access) -> None:
    key = access.keys.create("Mine")
    with pytest.raises(InvalidToken):
        access.authenticate(f"Bearer {key.text[:-3]}AAA")
    assert access.authenticate(f"Bearer {key.text}").id == key.id
    rotated = access.keys.rotate(key.id)
    assert access.authenticate(f"Bearer {rotated.text}").id == key.id


def test_the_wrong_keys_that_are_remembered_are_bounded(clock: Clock) -> None:
    wrong = WrongKeys(clock)
    for number in range(MOST_KEYS + 1):
        wrong.add(str(number))
    assert "0" not in wrong
    assert "1" in wrong
    assert str(MOST_KEYS) in wrong
