"""The replicas that speak with clients: the whole HTTP and WebSocket interface, without the models of sentences."""

from ray import serve
from starlette.types import ASGIApp

from deploy.ray.remote_lanes import RemoteLanes
from service.app import create_app
from service.checking.check import TextCheck
from service.checking.checker import Checker
from service.loading import Checking, resources_of
from service.server import set_up_process
from service.settings import Settings
from service.state import Given

__all__ = ["RoutedChecker", "build"]


class RoutedChecker(Checker):
    """Reads and finishes texts; of what checks sentences it knows the names alone."""

    def warm(self) -> None:
        """Load what reading and finishing a text take. Blocks."""
        _ = self.rules
        self.languages.warm()
        for check in self.checks:
            if isinstance(check, TextCheck):
                check.warm()


def build() -> ASGIApp:
    """The application of one router: that of ``emend serve``, whose sentences the deployment ``Corrector`` checks."""
    settings = Settings.load({"twins": 0})
    set_up_process(settings)
    lanes = RemoteLanes(settings, serve.get_deployment_handle("Corrector"))
    resources = resources_of(settings)
    checker = RoutedChecker(resources, lanes, variants=settings.variants)
    return create_app(settings, Given(Checking(lanes, checker, resources)))
