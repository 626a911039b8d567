#!/usr/bin/env bash
# Makes .venv with the extra that is named (default: dev, which holds all others). Quick when there is nothing to do.
# For "local", which `make serve` takes, Python compiles modules when they are first used rather than all of them now.
set -euo pipefail
cd "$(dirname "$0")/.."
extra="${1:-dev}"
key="$(pwd) $(cat pyproject.toml constraints.txt | cksum)"
for made in dev "$extra"; do
  if [ "$(cat ".venv/emend-$made" 2>/dev/null)" = "$key" ]; then exit 0; fi
done
python="${PYTHON:-python3}"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11) and "emend: Python 3.11 or newer is needed")'
echo "Python packages: emend[$extra] into .venv ..."
.venv/bin/python -m pip --version >/dev/null 2>&1 || "$python" -m venv --clear .venv
compile=()
[ "$extra" != local ] || compile=(--no-compile)
.venv/bin/python -m pip install --progress-bar off "${compile[@]}" --constraint constraints.txt --editable ".[$extra]" \
  | awk -f scripts/pip_steps.awk
echo "$key" > ".venv/emend-$extra"
echo "Python packages: done after $SECONDS s"
