#!/usr/bin/env bash
# Prints what each stage of a check costs here, in milliseconds of CPU. Arguments: see bench_stages.py --help.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh dev
.venv/bin/python -m scripts.bench_stages "$@"
