"""``/docs``: Swagger UI over the OpenAPI document, with files of our own machine instead of a content network's."""

from importlib.resources import files

from fastapi import FastAPI, Request
from fastapi.openapi.docs import get_swagger_ui_html
from starlette.responses import HTMLResponse
from starlette.staticfiles import StaticFiles

_ASSETS = "/docs/assets"


def add_docs(app: FastAPI) -> None:
    """Add the page and its files."""
    app.mount(_ASSETS, StaticFiles(directory=str(files("fastapi_offline") / "static")), name="docs-assets")

    @app.get("/docs", include_in_schema=False)
    async def docs(request: Request) -> HTMLResponse:
        root = request.scope.get("root_path", "").rstrip("/")
        return get_swagger_ui_html(
            openapi_url=f"{root}{app.openapi_url}",
            title="Emend API",
            swagger_js_url=f"{root}{_ASSETS}/swagger-ui-bundle.js",
            swagger_css_url=f"{root}{_ASSETS}/swagger-ui.css",
            swagger_favicon_url=f"{root}{_ASSETS}/favicon.png",
            swagger_ui_parameters={"persistAuthorization": False, "displayRequestDuration": True},
        )
