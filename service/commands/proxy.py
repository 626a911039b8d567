"""``emend proxy``: the relay for browsers."""

from service.commands.files import write
from service.settings import Settings


def proxy(settings: Settings) -> None:
    """Start the relay that keeps the API key away from browsers.

    It ends with SIGINT or SIGTERM.
    """
    from service.proxy.app import run

    run(settings, lambda url: write(f"The proxy listens on {url} and forwards to {settings.upstream_url}\n".encode()))
