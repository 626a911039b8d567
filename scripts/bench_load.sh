#!/usr/bin/env bash
# Prints how two replicas bear many clients and sockets for a while. Arguments: see bench_load.py --help.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh dev
.venv/bin/python -m scripts.bench_load "$@"
