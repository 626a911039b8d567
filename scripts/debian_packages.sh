#!/usr/bin/env bash
# Prints the Debian packages that the service uses where they are installed: those of debian.txt, and the dictionaries
# that the folders of the languages name.
set -euo pipefail
cd "$(dirname "$0")"
sed 's/#.*//' debian.txt | tr -s ' \n' '\n' | sed '/^$/d'
sed -n 's/^packages = \[\(.*\)\]$/\1/p' ../models/languages/*/language.toml | tr -d '"' | tr -s ', ' '\n' | sort -u
