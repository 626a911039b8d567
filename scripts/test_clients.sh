#!/usr/bin/env bash
# Makes clients of the HTTP API by the generators of others and uses them. The generators have environments of their own
# in .venv/clients: openapi-python-client wants an older typer than ours. pytest takes the arguments.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh dev
. scripts/node.sh
folder=.venv/clients
python=(openapi-python-client==0.29.1)
node=(openapi-typescript@7.13.0 openapi-fetch@0.17.0 typescript@5.9.3)
if [ "$(cat $folder/made 2>/dev/null)" != "${python[*]} ${node[*]}" ]; then
  python3 -m venv --clear $folder
  $folder/bin/python -m pip install --quiet "${python[@]}"
  npm install --silent --no-save --no-fund --no-audit --prefix $folder "${node[@]}"
  echo "${python[*]} ${node[*]}" > $folder/made
fi
EMEND_TEST_CLIENTS=$folder .venv/bin/python -m pytest tests/clients "$@"
