"""The service as an application of Ray Serve: ``serve run deploy/ray/serve.yaml`` (README.md)."""

from typing import Any

from ray import serve
from ray.serve import Application

from deploy.ray.corrector import Corrector
from deploy.ray.router import build

__all__ = ["application"]


@serve.deployment(name="Router")
@serve.ingress(build)
class Router:
    """Speaks with clients."""

    def __init__(self, correctors: object) -> None:
        """Be started once the correctors are there; their handle is looked up where it is used."""


router: Any = Router  # a deployment, whatever its decorators say
application: Application = router.bind(serve.deployment(Corrector, name="Corrector").bind())
