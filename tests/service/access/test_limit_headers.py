import re

from service.access.limit_state import LimitState

RATE = LimitState("rate", 40, 4, 39, 4, allowed=True)
QUOTA = LimitState("day", 1000, 86_400, 10, 3_600, allowed=True, unit="characters")
UNLIMITED = LimitState("day", None, 86_400, 0, 0, allowed=True)

ITEM = r'"[a-z]+"(;[a-z]+=(\d+|"[a-z]+"))*'


def refused(state: LimitState, reset: int) -> LimitState:
    return LimitState(state.policy, state.limit, state.window, 0, reset, allowed=False, unit=state.unit)


def test_one_limit_is_one_item() -> None:
    assert RATE.headers() == {"RateLimit-Policy": '"rate";q=40;w=4', "RateLimit": '"rate";r=39;t=4'}


def test_two_limits_are_a_list() -> None:
    assert RATE.headers(QUOTA) == {
        "RateLimit-Policy": '"rate";q=40;w=4, "day";q=1000;w=86400;qu="characters"',
        "RateLimit": '"rate";r=39;t=4, "day";r=10;t=3600',
    }


def test_every_value_is_a_structured_field_list() -> None:
    for value in RATE.headers(QUOTA).values():
        assert re.fullmatch(rf"{ITEM}(, {ITEM})*", value)


def test_no_limit_is_not_named() -> None:
    assert UNLIMITED.headers() == {}
    assert UNLIMITED.headers(RATE) == RATE.headers()


def test_who_was_refused_is_told_when_to_come_back() -> None:
    assert refused(RATE, 3).headers(QUOTA)["Retry-After"] == "3"
    assert refused(RATE, 3).headers(refused(QUOTA, 900))["Retry-After"] == "900"
    assert refused(RATE, 0).headers()["Retry-After"] == "1"
    assert (RATE.retry_after, refused(RATE, 3).retry_after) == (None, 3)
