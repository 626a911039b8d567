#!/usr/bin/env bash
# Builds the extension for VS Code (editors/vscode/dist/emend.vsix) and tests what it bundles with a real `emend lsp`;
# then the real editors that are installed.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh dev
. scripts/node.sh
scripts/extension.sh
(cd editors/vscode && EMEND_PYTHON="$PWD/../../.venv/bin/python" npm test --silent)
EMEND_EDITORS=yes .venv/bin/python -m pytest -q -n 0 tests/service/lsp/test_real_editors.py
