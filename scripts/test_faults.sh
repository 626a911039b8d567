#!/usr/bin/env bash
# Runs the tests of a service whose PostgreSQL, Redis or disk fails, or that is killed. pytest takes the arguments.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh dev
if ! command -v redis-server >/dev/null; then
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "emend: Redis is missing; on Debian: sudo apt-get install redis-server" >&2
    exit 2
  fi
  apt-get update -q
  DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends redis-server
fi
EMEND_TEST_FAULTS=1 scripts/with_postgresql.sh .venv/bin/python -m pytest tests/faults "$@"
