#!/usr/bin/env bash
# Makes .venv with the extra that is named (default: dev, which holds all others). Quick when there is nothing to do.
set -euo pipefail
cd "$(dirname "$0")/.."
extra="${1:-dev}"
key="$(pwd) $(cat pyproject.toml constraints.txt | cksum)"
for made in dev "$extra"; do
  if [ "$(cat ".venv/emend-$made" 2>/dev/null)" = "$key" ]; then exit 0; fi
done
python="${PYTHON:-python3}"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11) and "emend: Python 3.11 or newer is needed")'
echo "Setting up .venv with emend[$extra]; the first time takes some minutes ..."
.venv/bin/python -m pip --version >/dev/null 2>&1 || "$python" -m venv --clear .venv
.venv/bin/python -m pip install --quiet --constraint constraints.txt --editable ".[$extra]"
echo "$key" > ".venv/emend-$extra"
