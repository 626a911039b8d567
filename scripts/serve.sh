#!/usr/bin/env bash
# Sets up and starts the service in local mode; arguments are those of `emend serve`.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/debian.sh
scripts/setup.sh serve
scripts/dictionaries.sh
scripts/sdk.sh || echo "emend: the SDK is not built, so there is no page to try; the HTTP API works" >&2
exec .venv/bin/emend serve --local "$@"
