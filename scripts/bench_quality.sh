#!/usr/bin/env bash
# Prints how well Emend, its parts and its peers correct the development sets. Arguments: see bench_quality.py --help.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/debian.sh hunspell-en-us
scripts/setup.sh dev
. scripts/node.sh
[ -d sdk/test/node_modules/harper.js ] || (cd sdk/test && npm ci --silent --no-audit --no-fund)
peers=build/bench-quality/.venv
if ! cmp -s scripts/bench_quality.txt "$peers/installed.txt"; then
  .venv/bin/python -m venv --clear "$peers"
  "$peers/bin/python" -m pip install --quiet --requirement scripts/bench_quality.txt
  cp scripts/bench_quality.txt "$peers/installed.txt"
fi
.venv/bin/python -m scripts.bench_quality "$@"
