import base64
import json
import warnings
from typing import Any

import jwt
import pytest

from service.access.access import Access
from service.access.cached_keys import FRESH_SECONDS
from service.access.client_tokens import AUDIENCE, ISSUER, LEEWAY_SECONDS
from service.access.errors import AccessDenied, AccessError, ExpiredToken, InvalidToken, RevokedToken, WrongOrigin
from service.access.principal import Kind, Principal
from service.access.secrets import Secret, Secrets
from tests.service.access.conftest import Clock, CountedKeys

PAGE = "https://www.example.org"
OLD = Secret(b"before" * 8)


@pytest.fixture
def key(access: Access) -> Principal:
    """A key that may make client tokens."""
    return access.authenticate(f"Bearer {access.keys.create('Web shop', rate=5, quota=900).text}")


def issue(access: Access, key: Principal, origin: str | None = PAGE, scope: str = "check", seconds: int = 600) -> str:
    return access.issue_client_token(key, origin, scope.split(), seconds)


def denied(access: Access, token: str, origin: str | None = PAGE) -> type[AccessDenied]:
    """Why a token is not let in."""
    with pytest.raises(AccessDenied) as found:
        access.authenticate(f"Bearer {token}", origin)
    return found.type


def signed(key: bytes, secret: Secret, algorithm: str = "HS256", **changes: Any) -> str:
    """A token that someone else has made, by default one that would do."""
    claims = {"iss": ISSUER, "aud": AUDIENCE, "iat": 0, "exp": 2_000_000_000, "jti": "1", "scope": "check"} | changes
    claims = {name: value for name, value in claims.items() if value is not None}
    return jwt.encode(claims, key, algorithm, headers={"kid": secret.fingerprint})


def test_a_client_token_stands_for_its_key(access: Access, key: Principal, clock: Clock) -> None:
    token = issue(access, key, scope="check define")
    assert access.authenticate(f"Bearer {token}", PAGE) == Principal(
        key.id,
        "Web shop",
        frozenset({"check", "define"}),
        Kind.CLIENT,
        rate=5,
        quota=900,
        expires=int(clock.now) + 600,
        origin=PAGE,
    )


def test_a_token_without_an_origin_is_good_from_anywhere(access: Access, key: Principal) -> None:
    token = issue(access, key, origin=None)
    for origin in (None, PAGE, "https://other.example"):
        assert access.authenticate(f"Bearer {token}", origin).origin is None


@pytest.mark.parametrize("origin", [None, "null", "https://example.org", "http://www.example.org", f"{PAGE}:8443"])
def test_a_page_of_another_origin_is_refused(access: Access, key: Principal, origin: str | None) -> None:
    assert denied(access, issue(access, key), origin) is WrongOrigin


def test_an_origin_is_the_same_however_it_is_spelt(access: Access, key: Principal) -> None:
    token = issue(access, key, origin="HTTPS://WWW.EXAMPLE.ORG:443/")
    assert access.authenticate(f"Bearer {token}", PAGE).origin == PAGE


def test_a_token_ends_with_its_time(access: Access, key: Principal, clock: Clock) -> None:
    token = issue(access, key, seconds=600)
    clock.now += 600 + LEEWAY_SECONDS - 1
    access.authenticate(f"Bearer {token}", PAGE)
    clock.now += 1
    assert denied(access, token) is ExpiredToken


def test_a_token_does_not_outlive_its_key(access: Access, clock: Clock) -> None:
    expires = int(clock.now) + 100
    key = access.authenticate(f"Bearer {access.keys.create('Mine', expires=expires).text}")
    token = issue(access, key, seconds=600)
    assert access.authenticate(f"Bearer {token}", PAGE).expires == expires
    clock.now += 100
    assert denied(access, token) is ExpiredToken


def test_a_token_of_a_revoked_key_stops_working(access: Access, key: Principal, clock: Clock) -> None:
    token = issue(access, key)
    access.authenticate(f"Bearer {token}", PAGE)
    access.keys.revoke(key.id)
    clock.now += FRESH_SECONDS
    assert denied(access, token) is RevokedToken


def test_a_token_outlives_a_rotation_of_its_key(access: Access, key: Principal, clock: Clock) -> None:
    token = issue(access, key)
    access.keys.rotate(key.id)
    clock.now += FRESH_SECONDS
    assert access.authenticate(f"Bearer {token}", PAGE).id == key.id


def test_the_use_of_a_token_is_a_use_of_its_key(
    store: CountedKeys, access: Access, key: Principal, clock: Clock
) -> None:
    token = issue(access, key, seconds=3600)
    clock.now += 120
    access.authenticate(f"Bearer {token}", PAGE)
    access.behind.write()
    stored = store.get(key.id)
    assert stored is not None
    assert stored.last_used == int(clock.now)


def test_no_two_tokens_are_the_same(access: Access, key: Principal) -> None:
    assert issue(access, key) != issue(access, key)


@pytest.mark.parametrize(
    ("origin", "scope", "field"),
    [("not an origin", "check", "origin"), (PAGE, "", "scopes"), (PAGE, "tokens", "scopes"), (PAGE, "all", "scopes")],
)
def test_a_token_that_cannot_be_is_refused(access: Access, key: Principal, origin: str, scope: str, field: str) -> None:
    with pytest.raises(AccessError) as found:
        issue(access, key, origin, scope)
    assert found.value.field == field


def test_a_token_has_no_scope_that_its_key_lacks(access: Access) -> None:
    key = access.authenticate(f"Bearer {access.keys.create('Mine', ['check', 'tokens']).text}")
    with pytest.raises(AccessError, match="define"):
        issue(access, key, scope="check define")


def test_a_client_token_makes_no_other(access: Access, key: Principal) -> None:
    client = access.authenticate(f"Bearer {issue(access, key)}", PAGE)
    with pytest.raises(AccessError):
        issue(access, client)


def test_a_token_of_an_older_secret_is_believed_until_that_is_taken_away(
    store: CountedKeys, secrets: Secrets, clock: Clock
) -> None:
    before = Access(store, Secrets((OLD,)), clock)
    key = before.authenticate(f"Bearer {before.keys.create('Mine').text}")
    token = issue(before, key)
    both = Access(store, Secrets((secrets.newest, OLD)), clock)
    assert both.authenticate(f"Bearer {token}", PAGE).id == key.id
    assert denied(Access(store, secrets, clock), token) is InvalidToken


def test_a_token_made_by_hand_is_what_the_others_here_differ_from(
    access: Access, key: Principal, secrets: Secrets
) -> None:
    secret = secrets.newest
    assert access.authenticate(f"Bearer {signed(secret.client_tokens, secret, sub=key.id)}").id == key.id


@pytest.mark.parametrize(
    "changes",
    [
        {"aud": "someone-else"},
        {"aud": None},
        {"iss": "someone-else"},
        {"iss": None},
        {"exp": None},
        {"exp": "tomorrow"},
        {"iat": None},
        {"jti": None},
        {"scope": None},
        {"scope": ["check"]},
        {"sub": None},
        {"sub": "0" * 16},
    ],
)
def test_a_claim_that_is_wrong_or_missing_is_refused(
    access: Access, key: Principal, secrets: Secrets, changes: dict[str, Any]
) -> None:
    secret = secrets.newest
    assert denied(access, signed(secret.client_tokens, secret, **{"sub": key.id} | changes)) is InvalidToken


def test_another_key_signs_nothing(access: Access, key: Principal, secrets: Secrets) -> None:
    secret = secrets.newest
    for signer in (OLD.client_tokens, secret.api_keys, secret.material):
        assert denied(access, signed(signer, secret, sub=key.id)) is InvalidToken
    assert denied(access, signed(secret.client_tokens, OLD, sub=key.id)) is InvalidToken


@pytest.mark.parametrize("algorithm", ["HS384", "HS512"])
def test_another_algorithm_is_refused(access: Access, key: Principal, secrets: Secrets, algorithm: str) -> None:
    secret = secrets.newest
    with warnings.catch_warnings():
        # The key is too short for the algorithm, which is not the reason why it is refused.
        warnings.simplefilter("ignore", jwt.InsecureKeyLengthWarning)
        token = signed(secret.client_tokens, secret, algorithm, sub=key.id)
    assert denied(access, token) is InvalidToken


def test_an_unsigned_token_is_refused(access: Access, key: Principal, secrets: Secrets) -> None:
    parts = issue(access, key).split(".")
    header = {"alg": "none", "typ": "JWT", "kid": secrets.newest.fingerprint}
    none = base64.urlsafe_b64encode(json.dumps(header).encode()).rstrip(b"=").decode()
    assert denied(access, f"{none}.{parts[1]}.") is InvalidToken
    assert denied(access, f"{none}.{parts[1]}.{parts[2]}") is InvalidToken


def test_a_changed_token_is_refused(access: Access, key: Principal) -> None:
    head, body, signature = issue(access, key).split(".")
    other = issue(access, key, origin=None).split(".")[1]
    for token in (f"{head}.{other}.{signature}", f"{head}.{body}.{signature[:-4]}", f"{head}.{body}"):
        assert denied(access, token) is InvalidToken
