#!/usr/bin/env bash
# Takes the pictures of the playground in docs/images/ anew; into the folder that is named, one of every size and scheme.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/debian.sh chromium
scripts/setup.sh dev
scripts/sdk.sh
. scripts/node.sh
node scripts/pictures.mjs "$@"
