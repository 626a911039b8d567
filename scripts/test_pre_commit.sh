#!/usr/bin/env bash
# Tests the hooks with the real pre-commit, which has an environment of its own in .venv/pre-commit. pytest takes the arguments.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh dev
folder=.venv/pre-commit
wanted=pre-commit==4.7.0
if [ "$(cat $folder/made 2>/dev/null)" != "$wanted" ]; then
  python3 -m venv --clear $folder
  $folder/bin/python -m pip install --quiet "$wanted"
  echo "$wanted" > $folder/made
fi
EMEND_TEST_PRE_COMMIT=$folder/bin/pre-commit .venv/bin/python -m pytest tests/scripts/test_pre_commit.py "$@"
