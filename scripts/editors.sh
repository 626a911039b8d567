#!/usr/bin/env bash
# Builds the extension for VS Code (editors/vscode/dist/emend.vsix) and tests what it bundles with a real `emend lsp`.
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
