import hmac

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import text

from service.access.access import Access
from service.access.cached_keys import FRESH_SECONDS
from service.access.errors import (
    AccessDenied,
    ExpiredToken,
    InvalidToken,
    MalformedToken,
    MissingScope,
    MissingToken,
    RevokedToken,
    WrongOrigin,
)
from service.access.principal import ALL_SCOPES, Kind, Principal
from service.access.secrets import Secret, Secrets
from service.storage.database import Database
from tests.service.access.conftest import Clock, CountedKeys

OLD = Secret(b"before" * 8)


def denied(access: Access, authorization: str | None) -> type[AccessDenied]:
    """Why a header is not let in."""
    with pytest.raises(AccessDenied) as found:
        access.authenticate(authorization)
    return found.type


def test_a_key_is_let_in_as_who_it_is(access: Access) -> None:
    key = access.keys.create("Web shop", ["check"], rate=3, burst=9, quota=500, expires=2_000_000_000)
    assert access.authenticate(f"Bearer {key.text}") == Principal(
        key.id, "Web shop", frozenset({"check"}), Kind.KEY, 3, 9, 500, 2_000_000_000, None
    )


def test_a_key_has_every_scope_and_no_limits_of_its_own_by_default(access: Access) -> None:
    key = access.keys.create("Mine")
    assert access.authenticate(f"Bearer {key.text}") == Principal(key.id, "Mine", ALL_SCOPES)


@pytest.mark.parametrize("header", ["Bearer {}", "bearer {}", "BEARER   {}", " Bearer {} "])
def test_the_scheme_may_be_written_in_any_case(access: Access, header: str) -> None:
    key = access.keys.create("Mine")
    assert access.authenticate(header.format(key.text)).id == key.id


@pytest.mark.parametrize("header", [None, "", " ", "Basic dXNlcjpwYXNz", "{}", "Token {}"])
def test_without_a_bearer_token_one_is_asked_for(access: Access, header: str | None) -> None:
    key = access.keys.create("Mine")
    assert denied(access, header and header.format(key.text)) is MissingToken


@pytest.mark.parametrize(
    "header", ["Bearer", "Bearer ", "Bearer {} {}", "Bearer {},", "Bearer é", "Bearer " + "a" * 5000]
)
def test_what_is_no_token_is_malformed(access: Access, header: str) -> None:
    key = access.keys.create("Mine")
    assert denied(access, header.format(key.text, key.text)) is MalformedToken


def test_another_secret_or_id_is_not_known(access: Access) -> None:
    one, other = access.keys.create("One").text, access.keys.create("Other").text
    access.authenticate(f"Bearer {one}")
    changed = one[:-1] + ("A" if one[-1] != "A" else "B")
    swapped = one[:22] + other[22:]
    for token in (
        changed,
        swapped,
        one[:-1],
        one + "A",
        "emend_",
        "emend_0000000000000000_" + "A" * 43,
        "abc",
        "a.b.c",
    ):
        assert denied(access, f"Bearer {token}") is InvalidToken


def test_a_known_and_an_unknown_id_cost_the_same_work(
    access: Access, store: CountedKeys, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = access.keys.create("Known").id
    compare, compared = hmac.compare_digest, []

    def counted(one: bytes, other: bytes) -> bool:
        compared.append((len(one), len(other)))
        return compare(one, other)

    monkeypatch.setattr(hmac, "compare_digest", counted)
    costs = []
    for key_id in (known, "0" * 16):
        store.reads = 0
        compared.clear()
        assert denied(access, f"Bearer emend_{key_id}_{'A' * 43}") is InvalidToken
        costs.append((store.reads, list(compared)))
    assert costs[0] == costs[1] == (1, [(32, 32)])


def test_an_expired_key_is_refused_to_the_second(access: Access, clock: Clock) -> None:
    key = access.keys.create("Mine", expires=int(clock.now) + 5)
    access.authenticate(f"Bearer {key.text}")
    clock.now += 4.9
    access.authenticate(f"Bearer {key.text}")
    clock.now += 0.1
    assert denied(access, f"Bearer {key.text}") is ExpiredToken


def test_a_revocation_acts_within_seconds(access: Access, clock: Clock) -> None:
    key = access.keys.create("Mine")
    access.authenticate(f"Bearer {key.text}")
    access.keys.revoke(key.id)
    clock.now += FRESH_SECONDS
    assert denied(access, f"Bearer {key.text}") is RevokedToken


def test_only_who_has_the_secret_learns_that_a_key_is_revoked(access: Access) -> None:
    key = access.keys.create("Mine")
    access.keys.revoke(key.id)
    assert denied(access, f"Bearer {key.text}") is RevokedToken
    assert denied(access, f"Bearer emend_{key.id}_{'A' * 43}") is InvalidToken


def test_a_clock_that_goes_back_does_not_keep_a_key_for_longer(access: Access, clock: Clock) -> None:
    key = access.keys.create("Mine")
    access.authenticate(f"Bearer {key.text}")
    access.keys.revoke(key.id)
    clock.now -= 3600
    assert denied(access, f"Bearer {key.text}") is RevokedToken


def test_most_requests_need_no_database(access: Access, store: CountedKeys, clock: Clock) -> None:
    header = f"Bearer {access.keys.create('Mine').text}"
    for _ in range(100):
        access.authenticate(header)
        clock.now += 0.5
    assert store.reads == 50 // FRESH_SECONDS


def test_the_last_use_is_written_once_a_minute(access: Access, store: CountedKeys, clock: Clock) -> None:
    key = access.keys.create("Mine")
    start = int(clock.now)
    for _ in range(125):
        access.authenticate(f"Bearer {key.text}")
        access.behind.write()
        clock.now += 1
    stored = store.get(key.id)
    assert stored is not None
    assert (store.touches, stored.last_used) == (3, start + 120)


def test_a_refused_key_leaves_no_trace(access: Access, store: CountedKeys) -> None:
    key = access.keys.create("Mine")
    denied(access, f"Bearer emend_{key.id}_{'A' * 43}")
    access.keys.revoke(key.id)
    denied(access, f"Bearer {key.text}")
    access.behind.write()
    assert store.touches == 0


def test_a_rotated_key_works_at_once_and_the_old_one_no_more(access: Access, clock: Clock) -> None:
    old = access.keys.create("Mine")
    access.authenticate(f"Bearer {old.text}")
    new = access.keys.rotate(old.id)
    assert new.text != old.text
    assert access.authenticate(f"Bearer {new.text}").id == old.id
    assert denied(access, f"Bearer {old.text}") is InvalidToken


def test_a_grace_lets_the_old_key_in_for_its_time(access: Access, clock: Clock) -> None:
    old = access.keys.create("Mine")
    new = access.keys.rotate(old.id, grace=3600)
    clock.now += 3599
    assert access.authenticate(f"Bearer {old.text}") == access.authenticate(f"Bearer {new.text}")
    clock.now += 1
    assert denied(access, f"Bearer {old.text}") is ExpiredToken
    access.authenticate(f"Bearer {new.text}")


def test_a_second_rotation_ends_the_grace_of_the_first(access: Access) -> None:
    oldest = access.keys.create("Mine")
    old = access.keys.rotate(oldest.id, grace=3600)
    access.keys.rotate(oldest.id, grace=60)
    access.authenticate(f"Bearer {old.text}")
    assert denied(access, f"Bearer {oldest.text}") is InvalidToken


def test_a_key_of_an_older_secret_is_hashed_anew(store: CountedKeys, secrets: Secrets, clock: Clock) -> None:
    key = Access(store, Secrets((OLD,)), clock).keys.create("Mine")
    both = Secrets((secrets.newest, OLD))
    access = Access(store, both, clock)
    assert access.authenticate(f"Bearer {key.text}").id == key.id
    access.behind.write()
    stored = store.get(key.id)
    assert stored is not None
    assert stored.hash == key.hash(secrets.newest)
    assert Access(store, secrets, clock).authenticate(f"Bearer {key.text}").id == key.id


def test_a_key_of_a_secret_that_was_taken_away_is_not_known(store: CountedKeys, secrets: Secrets, clock: Clock) -> None:
    key = Access(store, Secrets((OLD,)), clock).keys.create("Mine")
    assert denied(Access(store, secrets, clock), f"Bearer {key.text}") is InvalidToken


def test_the_database_holds_no_key(access: Access, database: Database) -> None:
    key = access.keys.create("Mine")
    access.authenticate(f"Bearer {key.text}")
    with database.read() as connection:
        rows = [repr(tuple(row)) for row in connection.execute(text("SELECT * FROM keys"))]
    assert len(rows) == 1
    assert key.text[23:] not in rows[0]


def test_no_repr_or_error_shows_a_key(access: Access) -> None:
    key = access.keys.create("Mine", ["check"])
    secret = key.text[23:]
    shown = [repr(key), repr(access.authenticate(f"Bearer {key.text}"))]
    for header in (f"Bearer {key.text} x", f"Bearer {key.text}x", f"Bearer {key.text[:-1]}"):
        with pytest.raises(AccessDenied) as found:
            access.authenticate(header)
        shown += [repr(found.value), found.value.detail, found.value.www_authenticate]
    assert not [one for one in shown if secret[:20] in one]


@pytest.mark.parametrize(
    ("error", "status", "code", "challenge"),
    [
        (MissingToken(), 401, "missing_token", 'Bearer realm="emend"'),
        (MalformedToken(), 401, "malformed_token", 'error="invalid_request"'),
        (InvalidToken(), 401, "invalid_token", 'error="invalid_token"'),
        (ExpiredToken(), 401, "expired_token", 'error_description="The token has expired."'),
        (RevokedToken(), 401, "revoked_token", 'error="invalid_token"'),
        (MissingScope("define"), 403, "missing_scope", 'error="insufficient_scope"'),
        (MissingScope("define"), 403, "missing_scope", 'scope="define"'),
        (WrongOrigin(), 403, "wrong_origin", 'error="insufficient_scope"'),
    ],
)
def test_each_refusal_says_what_rfc_6750_asks_for(error: AccessDenied, status: int, code: str, challenge: str) -> None:
    assert (error.status, error.code) == (status, code)
    assert error.www_authenticate.startswith('Bearer realm="emend"')
    assert challenge in error.www_authenticate
    assert error.headers == {"WWW-Authenticate": error.www_authenticate}


def test_a_principal_is_refused_what_it_has_no_scope_for(access: Access) -> None:
    principal = access.authenticate(f"Bearer {access.keys.create('Mine', ['check']).text}")
    principal.require("check")
    with pytest.raises(MissingScope, match="define"):
        principal.require("define")


@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    start=st.sampled_from(["", "Bearer ", "Bearer emend_", "Bearer eyJhbGciOiJIUzI1NiJ9."]), rest=st.text(max_size=80)
)
def test_no_header_breaks_anything(access: Access, start: str, rest: str) -> None:
    with pytest.raises(AccessDenied):
        access.authenticate(start + rest)


def test_who_is_remembered_is_known_without_the_store(access: Access, store: CountedKeys, clock: Clock) -> None:
    key = access.keys.create("Mine")
    token = access.issue_client_token(access.authenticate(f"Bearer {key.text}"), None, ["check"], 60)
    for shown in (key.text, token):
        assert access.remembers(shown)
        store.reads = 0
        access.authenticate_token(shown)
        assert store.reads == 0
    another_secret = key.text[:-1] + ("A" if key.text[-1] != "A" else "B")
    assert not any(map(access.remembers, (another_secret, token[:-2], "abc", "")))
    clock.now += FRESH_SECONDS
    assert not access.remembers(key.text)
    assert not access.remembers(token)
