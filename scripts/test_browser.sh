#!/usr/bin/env bash
# Builds the SDK and tests it in Chromium and Firefox, with the packages of the editors it is tried in.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/debian.sh chromium
# Its tests are skipped where it cannot be had.
scripts/debian.sh firefox-esr || true
scripts/setup.sh dev
scripts/sdk.sh
. scripts/node.sh
.venv/bin/python -m pytest -m browser
(cd sdk/test && npm ci --silent --no-audit --no-fund)
cd sdk && npm run --silent test:browser
