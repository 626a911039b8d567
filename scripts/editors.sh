#!/usr/bin/env bash
# Builds the extension for VS Code (editors/vscode/dist/emend.vsix) and tests what it bundles with a real `emend lsp`;
# then the real editors that are installed.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh dev
. scripts/node.sh
cp LICENSE editors/vscode/LICENSE
cd editors/vscode
npm ci --silent --no-audit --no-fund
npm run --silent types
npm run --silent package
EMEND_PYTHON="$PWD/../../.venv/bin/python" npm test --silent
cd ../..
EMEND_EDITORS=yes .venv/bin/python -m pytest -q -n 0 tests/service/lsp/test_real_editors.py
