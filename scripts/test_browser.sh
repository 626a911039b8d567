#!/usr/bin/env bash
# Builds the SDK and tests it in a real Chromium.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/debian.sh chromium
scripts/setup.sh dev
scripts/sdk.sh
. scripts/node.sh
.venv/bin/python -m pytest -m browser
cd sdk && npm run --silent test:browser
