#!/usr/bin/env bash
# Sets up and starts the service in local mode; arguments are those of `emend serve`.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/debian.sh
scripts/setup.sh serve
exec .venv/bin/emend serve --local "$@"
