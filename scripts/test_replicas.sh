#!/usr/bin/env bash
# Runs the tests of two replicas behind HAProxy, with a PostgreSQL and a Redis of their own. pytest takes the arguments.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh dev
missing=()
command -v redis-server >/dev/null || missing+=(redis-server)
command -v haproxy >/dev/null || [ -x /usr/sbin/haproxy ] || missing+=(haproxy)
if [ "${#missing[@]}" != 0 ]; then
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "emend: something is missing; on Debian: sudo apt-get install ${missing[*]}" >&2
    exit 2
  fi
  apt-get update -q
  DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${missing[@]}"
fi
EMEND_TEST_REPLICAS=1 PATH="$PATH:/usr/sbin" scripts/with_postgresql.sh .venv/bin/python -m pytest tests/replicas "$@"
