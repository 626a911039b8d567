#!/usr/bin/env bash
# What the pre-commit hook `emend-checkout` runs: sets up the checkout that it lies in, once, and checks the files.
set -euo pipefail
folder="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
"$folder/scripts/setup.sh" "${EMEND_EXTRA:-local}" >&2
exec "$folder/.venv/bin/emend" check --force-exclude "$@"
