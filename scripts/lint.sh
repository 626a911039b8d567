#!/usr/bin/env bash
# Style, format and types; goes on after a failure, so that one run shows everything.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh dev
failed=0
.venv/bin/python -m ruff check . || failed=1
.venv/bin/python -m ruff format --check . || failed=1
.venv/bin/python -m mypy || failed=1
exit "$failed"
