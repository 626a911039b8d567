#!/usr/bin/env bash
# Checks and corrects scripts/demo.txt, or the file that is named, with the shipped model.
set -euo pipefail
cd "$(dirname "$0")/.."
text="${1:-scripts/demo.txt}"
scripts/setup.sh torch
echo "== emend check $text"
.venv/bin/emend check "$text"
echo
echo "== emend correct $text"
.venv/bin/emend correct "$text"
