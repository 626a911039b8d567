"""Where a caller stands with one limit, and the header fields that say so."""

from dataclasses import dataclass

DEFAULT_UNIT = "requests"


@dataclass(frozen=True, slots=True)
class LimitState:
    """Where a caller stands with one limit.

    Attributes:
        policy: name of the limit.
        limit: how much the window holds; None for no limit.
        window: seconds.
        remaining: how much is left.
        reset: seconds until more is left.
        allowed: whether what was asked for has been counted; if not, nothing was.
        unit: what is counted.
    """

    policy: str
    limit: int | None
    window: int
    remaining: int
    reset: int
    allowed: bool
    unit: str = DEFAULT_UNIT

    @property
    def retry_after(self) -> int | None:
        """Seconds to wait before asking again; None if it was allowed."""
        return None if self.allowed else max(1, self.reset)

    def headers(self, *others: "LimitState") -> dict[str, str]:
        """The header fields of the response, for this limit and others that the request was counted against.

        ``RateLimit-Policy`` and ``RateLimit`` are those of draft-ietf-httpapi-ratelimit-headers-10 (structured fields,
        RFC 9651); a unit of its own, ``characters``, is in no registry yet. ``Retry-After`` (RFC 9110) is there if one
        of them refused.
        """
        states = [state for state in (self, *others) if state.limit is not None]
        waits = [state.retry_after for state in states if state.retry_after is not None]
        fields = {
            "RateLimit-Policy": ", ".join(state._policy_item for state in states),
            "RateLimit": ", ".join(f'"{state.policy}";r={state.remaining};t={state.reset}' for state in states),
            "Retry-After": str(max(waits)) if waits else "",
        }
        return {name: value for name, value in fields.items() if value}

    @property
    def _policy_item(self) -> str:
        unit = "" if self.unit == DEFAULT_UNIT else f';qu="{self.unit}"'
        return f'"{self.policy}";q={self.limit};w={self.window}{unit}'
