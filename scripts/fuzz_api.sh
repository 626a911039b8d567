#!/usr/bin/env bash
# Generates requests from the OpenAPI document of a running service and checks every answer against it.
# EMEND_URL and EMEND_KEY name the service; arguments go to `schemathesis run`.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh dev
exec .venv/bin/schemathesis run "$EMEND_URL/openapi.json" --header "Authorization: Bearer $EMEND_KEY" \
  --checks all --max-examples 200 --request-timeout 60 "$@"
