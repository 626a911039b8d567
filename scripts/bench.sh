#!/usr/bin/env bash
# Prints how fast noise, training and correction are here, and the memory of serving. Arguments: see bench.py --help.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh train
OMP_WAIT_POLICY="${OMP_WAIT_POLICY:-passive}" PYTHONPATH=. .venv/bin/python scripts/bench.py "$@"
