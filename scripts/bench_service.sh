#!/usr/bin/env bash
# Prints how fast the service is here: start, memory, latency, throughput. Arguments: see bench_service.py --help.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh dev
.venv/bin/python -m scripts.bench_service "$@"
