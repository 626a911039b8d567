#!/usr/bin/env bash
# Runs the tests of the service on a local Ray with two correctors (about 4 GB of memory). pytest takes the arguments.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh dev
.venv/bin/python -c 'import ray.serve' 2>/dev/null \
  || .venv/bin/python -m pip install --quiet --constraint constraints.txt --editable ".[dev,ray]"
EMEND_TEST_RAY=1 .venv/bin/python -m pytest tests/deploy/ray "$@"
