#!/usr/bin/env bash
# Runs the tests of storage and access on a real PostgreSQL too. pytest takes the arguments.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh dev
scripts/with_postgresql.sh .venv/bin/python -m pytest tests/service/storage tests/service/access \
  tests/service/commands/test_keys.py "$@"
