#!/usr/bin/env bash
# Builds the SDK into sdk/dist, with the packages of its lock file; quick when nothing has changed.
set -euo pipefail
cd "$(dirname "$0")/.."
files() { find sdk -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -print0 | sort -z; }
key="$(files | xargs -0 cksum | cksum)"
if [ "$(cat sdk/dist/built 2>/dev/null)" = "$key" ]; then exit 0; fi
. scripts/node.sh
echo "SDK: fetching what it is built with, and building it ..."
(cd sdk && npm ci --silent --no-audit --no-fund && npm run --silent build)
echo "$key" > sdk/dist/built
echo "SDK: done after $SECONDS s"
