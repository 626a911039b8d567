#!/usr/bin/env bash
# What the GitHub Action (action.yml) runs in the repository that is checked; its inputs come as EMEND_INPUT_*.
# Writes emend.sarif, prints the alerts as commands of the workflow, and ends with the status of `emend check`.
set -euo pipefail
folder="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
emend="${EMEND_PROGRAM:-$folder/.venv/bin/emend}"
report="${EMEND_INPUT_REPORT:-emend.sarif}"
flags=(--start --fail-on "${EMEND_INPUT_FAIL_ON:-note}")
[ -z "${EMEND_INPUT_SINCE:-}" ] || flags+=(--since "$EMEND_INPUT_SINCE")
mapfile -t given <<<"${EMEND_INPUT_ARGUMENTS:-}"
mapfile -t paths <<<"${EMEND_INPUT_PATHS:-.}"
for one in "${given[@]}" "${paths[@]}"; do [ -z "$one" ] || flags+=("$one"); done
status=0
"$emend" check "${flags[@]}" --format sarif --output "$report" || status=$?
if [ "$status" -le 1 ]; then
  [ -z "${GITHUB_OUTPUT:-}" ] || echo "report=$report" >>"$GITHUB_OUTPUT"
  "$emend" check "${flags[@]}" --format github || true  # the service has been started: this takes a moment
fi
exit "$status"
