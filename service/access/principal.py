"""Who a request comes from, and what it may do."""

from dataclasses import dataclass
from enum import StrEnum

from service.access.errors import MissingScope


class Scope(StrEnum):
    """What a key or token may be used for."""

    CHECK = "check"
    """Check texts."""

    DEFINE = "define"
    """Look words up."""

    TOKENS = "tokens"
    """Make client tokens."""


ALL_SCOPES = frozenset(map(str, Scope))

CLIENT_SCOPES = frozenset(map(str, (Scope.CHECK, Scope.DEFINE)))
"""Those that a client token can have."""


class Kind(StrEnum):
    """What was shown."""

    KEY = "key"
    CLIENT = "client"


@dataclass(frozen=True, slots=True)
class Principal:
    """Who was let in.

    Attributes:
        id: the key, also where a client token of that key was shown; limits are counted by it. No secret.
        name: what the owner calls the key.
        scopes: what it may be used for.
        kind: whether a key or a client token was shown.
        rate: requests a second; None for the default.
        burst: requests at once; None for the default.
        quota: characters a day (UTC); None for no limit.
        expires: when it stops being let in, Unix time in seconds; None for never.
        origin: the only origin a client token is good for; None for a key.
        preferred: tags of the languages (BCP 47) that texts of the key are rather taken for, the likeliest first.
    """

    id: str
    name: str
    scopes: frozenset[str]
    kind: Kind = Kind.KEY
    rate: float | None = None
    burst: int | None = None
    quota: int | None = None
    expires: int | None = None
    origin: str | None = None
    preferred: tuple[str, ...] = ()

    def require(self, scope: str) -> None:
        """Refuse whoever has not a scope.

        Raises:
            MissingScope: it is not among the scopes.
        """
        if scope not in self.scopes:
            raise MissingScope(scope)
