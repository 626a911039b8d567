#!/usr/bin/env bash
# Runs a command beside a real PostgreSQL, a throw-away cluster on a free port: EMEND_TEST_POSTGRESQL_URL names it,
# EMEND_TEST_POSTGRESQL_PID its first process. PostgreSQL never runs as root: root starts it as the user postgres.
set -euo pipefail
newest() { find /usr/lib/postgresql -path '*/bin/initdb' 2>/dev/null | sort -V | tail -n 1; }
if [ -z "$(newest)" ]; then
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "emend: PostgreSQL is missing; on Debian: sudo apt-get install postgresql" >&2
    exit 2
  fi
  apt-get update -q
  DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends postgresql
fi
bin="$(dirname "$(newest)")"
folder="$(mktemp -d)"
as_user=()
if [ "$(id -u)" = 0 ]; then
  chown postgres "$folder"
  as_user=(runuser -u postgres --)
fi
stop() {
  (cd / && "${as_user[@]}" "$bin/pg_ctl" --pgdata "$folder/data" --mode immediate --silent stop) || true
  rm -rf "$folder"
}
trap stop EXIT
port="$(.venv/bin/python -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')"
(
  cd /
  "${as_user[@]}" "$bin/initdb" --pgdata "$folder/data" --username emend --auth trust --encoding UTF8 --no-sync >/dev/null
  "${as_user[@]}" "$bin/pg_ctl" --pgdata "$folder/data" --log "$folder/log" --silent --wait start \
    --options "-c listen_addresses=127.0.0.1 -p $port -k $folder -F"
)
export EMEND_TEST_POSTGRESQL_URL="postgresql://emend@127.0.0.1:$port/postgres"
EMEND_TEST_POSTGRESQL_PID="$(head -n 1 "$folder/data/postmaster.pid")"
export EMEND_TEST_POSTGRESQL_PID
"$@"
