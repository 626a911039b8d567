#!/usr/bin/env bash
# Starts the service, the proxy and a site with a page that is checked; Ctrl+C ends all three and leaves nothing behind.
set -euo pipefail -m  # -m: every program in a process group of its own
cd "$(dirname "$0")/../../.."
# EMEND_EXAMPLE_READY=1: everything has been set up and built.
[ -n "${EMEND_EXAMPLE_READY:-}" ] || { scripts/setup.sh serve; scripts/sdk.sh; }
. scripts/node.sh
emend="$PWD/.venv/bin/emend"
data="$(mktemp -d)"
processes=()
end() {
  trap - EXIT INT TERM
  exec 2>/dev/null  # bash tells of every program that it ends
  for process in "${processes[@]}"; do kill -- "-$process" 2>/dev/null || true; done
  wait
  rm -rf "$data"
}
trap end EXIT
trap 'exit 0' INT TERM

# Starts a program and waits for a line with a word; the address in that line is in $url.
start() { # NAME WORD COMMAND...
  "${@:3}" >"$data/$1" &
  processes+=($!)
  url=
  until [ -n "$url" ]; do
    kill -0 $! && sleep 0.2
    url="$(grep "$2" "$data/$1" | grep -o 'http://[0-9.:]*' | head -n 1 || true)"
  done
}

export EMEND_DATA_DIR="$data" EMEND_HOST=127.0.0.1
key="$("$emend" keys create --name proxy --scope check)"
EMEND_PROXY_SECRETS="$(node -e 'console.log(crypto.randomBytes(48).toString("base64"))')"
echo "Starting the service, which takes some seconds ..."
start service ready "$emend" serve --port "${SERVICE_PORT:-8000}"
export EMEND_PROXY_SECRETS
EMEND_UPSTREAM_URL="$url" EMEND_UPSTREAM_KEY="$key" start proxy http "$emend" proxy --port "${PROXY_PORT:-8080}"
PROXY_URL="$url" PORT="${SITE_PORT:-8090}" start site Open node sdk/examples/proxy/server.mjs
echo "Open $url"
wait -n || true
