"""``emend keys``: make, list, revoke and rotate API keys. Standard output is what was asked for alone, for pipes."""

import json
import re
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from models.errors import InputError
from service.access.cached_keys import FRESH_SECONDS
from service.access.errors import AccessError
from service.access.key_ring import KeyRing
from service.access.principal import ALL_SCOPES, Scope
from service.access.secrets import Secrets
from service.access.stores import StoredKey
from service.settings import Settings

if TYPE_CHECKING:
    from service.storage.database import Database
    from service.storage.usage import UsageTable

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Make, list, revoke and rotate API keys.")

_SECONDS = {"s": 1, "m": 60, "h": 3_600, "d": 86_400, "w": 604_800}

Id = Annotated[str, typer.Argument(metavar="ID", help="Id of the key, as list shows it.")]


@app.command()
def create(
    name: Annotated[str, typer.Option(help="What you call the key.")],
    scope: Annotated[
        list[Scope] | None, typer.Option(help="What it may be used for; repeat for several.", show_default="all")
    ] = None,
    rate: Annotated[float | None, typer.Option(help="Requests a second.", show_default="EMEND_RATE")] = None,
    burst: Annotated[int | None, typer.Option(help="Requests at once.", show_default="EMEND_BURST")] = None,
    quota: Annotated[int | None, typer.Option(help="Characters a day (UTC).", show_default="no limit")] = None,
    expires: Annotated[
        str, typer.Option(metavar="90d|2026-12-31", help="Life, or last day (UTC).", show_default="never")
    ] = "",
    prefer: Annotated[
        list[str] | None,
        typer.Option(
            metavar="TAG",
            help="What short texts are rather taken for where a request prefers nothing; repeat for several.",
            show_default="EMEND_VARIANTS",
        ),
    ] = None,
) -> None:
    """Make a key and print it; it is not shown again."""
    until = _expiry(expires) if expires else None
    preferred = _languages(prefer or [])
    with _ring() as (ring, _):
        key = ring.create(
            name, scope or ALL_SCOPES, rate=rate, burst=burst, quota=quota, expires=until, preferred=preferred
        )
    typer.echo(key.text)
    typer.echo(f"Key {key.id} is made. It is not shown again: keep it safe.", err=True)


@app.command("list")
def show(as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """Print every key, oldest first; never its secret."""
    with _ring() as (ring, usage):
        today = datetime.now(UTC).date()
        rows = [_row(key, usage.used(key.id, today)) for key in ring.list()]
    if as_json:
        typer.echo(json.dumps(rows, ensure_ascii=False, indent=2))
    elif rows:
        typer.echo("\n".join(_table(rows)))
    else:
        typer.echo("No keys yet: emend keys create --name NAME", err=True)


@app.command()
def revoke(key_id: Id) -> None:
    """Make a key and its client tokens stop working, for good.

    Running services notice within seconds.
    """
    with _ring() as (ring, _):
        ring.revoke(key_id)
    typer.echo(f"Key {key_id} is revoked; running services notice within {FRESH_SECONDS} seconds.", err=True)


@app.command()
def rotate(
    key_id: Id,
    grace: Annotated[str, typer.Option(metavar="1h", help="How long the old secret still works.")] = "0s",
) -> None:
    """Give a key a new secret and print the new key.

    Its name, scopes and limits stay.
    """
    seconds = _duration(grace)
    with _ring() as (ring, _):
        key = ring.rotate(key_id, seconds)
    typer.echo(key.text)
    old = f"works for {grace} more" if seconds else f"stops working within {FRESH_SECONDS} seconds"
    typer.echo(f"The old key {old}. The new one is not shown again: keep it safe.", err=True)


@app.command()
def log(
    key_id: Annotated[str, typer.Argument(metavar="[ID]", help="Id of a key; all if left out.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Print when keys were made, rotated, revoked and refused."""
    from service.storage.events import EventTable

    with _database() as database:
        rows: list[dict[str, object]] = [
            {
                "time": _moment(event.time),
                "id": event.key_id or None,
                "event": event.event,
                "reason": event.reason or None,
                "times": event.times,
            }
            for event in EventTable(database).list(key_id)
        ]
    if as_json:
        typer.echo(json.dumps(rows, indent=2))
    elif rows:
        typer.echo("\n".join(_table(rows)))


@contextmanager
def _database() -> "Iterator[Database]":
    from service.storage.database import Database, sqlite_url

    settings = Settings.load()
    database = Database.open(settings.database_url or sqlite_url(settings.data_dir), settings.storage_seconds)
    try:
        yield database
    finally:
        database.close()


@contextmanager
def _ring() -> "Iterator[tuple[KeyRing, UsageTable]]":
    from service.storage.keys import KeyTable
    from service.storage.usage import UsageTable

    settings = Settings.load()
    with _database() as database:
        try:
            yield KeyRing(KeyTable(database), Secrets.load(settings.secrets, settings.data_dir)), UsageTable(database)
        except AccessError as error:
            raise InputError(f"{error.field}: {error}" if error.field else str(error)) from None


def _languages(asked: Sequence[str]) -> list[str]:
    """The known tags that some tags mean."""
    from models.languages.tags import resolve

    found = {tag: resolve(tag) for value in asked for tag in value.replace(",", " ").split()}
    unknown = [tag for tag, code in found.items() if code is None]
    if unknown:
        raise InputError(f"prefer: {unknown[0]} is no language that is known; emend languages lists them")
    return list(dict.fromkeys(code for code in found.values() if code))


def _duration(text: str) -> int:
    """Seconds of ``90d``, ``1h``, ``30m``, ``2w`` or ``0s``."""
    match = re.fullmatch(r"(\d{1,4})([smhdw])", text.strip())
    if match is None:
        raise InputError("a time is a number and s, m, h, d or w: 90d, 1h")
    return int(match[1]) * _SECONDS[match[2]]


def _expiry(text: str) -> int:
    """Unix time of the end of a day (UTC), or after a time from now."""
    try:
        day = date.fromisoformat(text.strip())
    except ValueError:
        return int(time.time()) + _duration(text)
    return int(datetime(day.year, day.month, day.day, 23, 59, 59, tzinfo=UTC).timestamp())


def _row(key: StoredKey, used: int) -> dict[str, object]:
    return {
        "id": key.id,
        "name": key.name,
        "state": _state(key),
        "scopes": sorted(key.scopes),
        "rate": key.rate,
        "burst": key.burst,
        "quota": key.quota,
        "preferred": list(key.preferred),
        "usedToday": used if key.quota is not None else None,
        "created": _moment(key.created),
        "expires": _moment(key.expires),
        "lastUsed": _moment(key.last_used),
    }


def _state(key: StoredKey) -> str:
    if key.revoked is not None:
        return "revoked"
    return "expired" if key.expires is not None and key.expires <= time.time() else "active"


def _moment(seconds: int | None) -> str | None:
    """ISO 8601 (RFC 3339) in UTC."""
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _table(rows: list[dict[str, object]]) -> Iterator[str]:
    """Columns as wide as their widest cell, with two spaces between."""
    lines = [tuple(rows[0]), *(tuple(_cell(value) for value in row.values()) for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        yield "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()


def _cell(value: object) -> str:
    if value is None:
        return "-"
    return ",".join(value) or "-" if isinstance(value, list) else str(value)
