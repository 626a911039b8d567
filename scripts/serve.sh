#!/usr/bin/env bash
# Sets up and starts the service in local mode; arguments are those of `emend serve`. EXTRA=serve brings every engine.
set -euo pipefail
cd "$(dirname "$0")/.."
if [ ! -e .venv/bin/emend ]; then
  echo "The first start sets itself up, in some minutes: Debian packages (dictionaries, WordNet), Python packages (about"
  echo "350 MB to fetch, of which PyTorch is 190), dictionaries from npm, and the SDK for the page to try it on."
fi
scripts/debian.sh
scripts/setup.sh "${EXTRA:-local}"
scripts/dictionaries.sh
scripts/sdk.sh || echo "emend: the SDK is not built, so there is no page to try; the HTTP API works" >&2
exec .venv/bin/emend serve --local "$@"
