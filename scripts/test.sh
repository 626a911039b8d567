#!/usr/bin/env bash
# Lints, then tests; pytest takes the arguments. Everything runs even after a failure; the last line names what failed.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/debian.sh
scripts/setup.sh dev
scripts/dictionaries.sh
scripts/sdk.sh
. scripts/node.sh
failed=()
scripts/lint.sh || failed+=(lint)
[ "$#" -gt 0 ] || (cd sdk && npm run --silent types && npm test --silent) || failed+=(sdk)
.venv/bin/python -m pytest "$@" || failed+=(pytest)
[ "${#failed[@]}" -eq 0 ] || { echo "failed: ${failed[*]}" >&2; exit 1; }
