#!/usr/bin/env bash
# Prints what texts that were made to cost much take here. Arguments: see bench_hostile.py --help.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh dev
.venv/bin/python -m scripts.bench_hostile "$@"
