#!/usr/bin/env bash
# Runs what the Dockerfile runs, in a folder of its own, and asks the service that comes of it. pytest takes the arguments.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh dev
EMEND_TEST_IMAGE=1 .venv/bin/python -m pytest tests/test_images.py "$@"
