#!/usr/bin/env bash
# Prints what Redis and PostgreSQL spend for what replicas share.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh dev
scripts/with_postgresql.sh .venv/bin/python -m scripts.bench_shared
