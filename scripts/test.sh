#!/usr/bin/env bash
# Lints, then tests; pytest takes the arguments. Everything runs even after a failure; the last line names what failed.
# Without arguments two things run beside each other: the linters and the tests of the SDK, then two processes of pytest,
# of which each takes one file of tests after the other.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/debian.sh & debian=$!
scripts/setup.sh dev
wait "$debian"
scripts/dictionaries.sh
scripts/sdk.sh
. scripts/node.sh
failed=()
sdk() { (cd sdk && npm run --silent types && npm test --silent); }
if [ "$#" -gt 0 ]; then
  scripts/lint.sh || failed+=(lint)
else
  said="$(mktemp)"
  sdk >"$said" 2>&1 & sdk=$!
  scripts/lint.sh || failed+=(lint)
  wait "$sdk" || failed+=(sdk)
  cat "$said"
  rm "$said"
  set -- --numprocesses 2 --dist loadfile
fi
.venv/bin/python -m pytest "$@" || failed+=(pytest)
[ "${#failed[@]}" -eq 0 ] || { echo "failed: ${failed[*]}" >&2; exit 1; }
