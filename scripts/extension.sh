#!/usr/bin/env bash
# Builds the extension for VS Code: editors/vscode/dist/emend.vsix.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/node.sh
cp LICENSE editors/vscode/LICENSE
cd editors/vscode
npm ci --silent --no-audit --no-fund
npm run --silent types
npm run --silent package
