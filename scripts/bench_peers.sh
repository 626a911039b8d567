#!/usr/bin/env bash
# Prints how long the service and Harper take for the same long texts.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh dev
. scripts/node.sh
(cd sdk/test && npm ci --silent --no-audit --no-fund)
.venv/bin/python -m scripts.bench_peers
