#!/usr/bin/env bash
# Lints, then tests; pytest takes the arguments. The tests run even where the lint fails, and either failure counts.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/debian.sh
scripts/setup.sh dev
scripts/sdk.sh
. scripts/node.sh
failed=0
scripts/lint.sh || failed=1
[ "$#" -gt 0 ] || (cd sdk && npm run --silent types && npm test --silent) || failed=1
.venv/bin/python -m pytest "$@" || failed=1
exit "$failed"
