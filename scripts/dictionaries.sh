#!/usr/bin/env bash
# Puts the Hunspell dictionaries that the folders of the languages name as npm packages into .venv, or into the folder
# that is named, where they are missing. A file named after package and version says that it is there.
set -euo pipefail
cd "$(dirname "$0")/.."
folder="${1:-.venv/share/hunspell}"
mkdir -p "$folder"
missing=()
for package in $(sed -n 's/^npm = \[\(.*\)\]$/\1/p' models/languages/*/language.toml | tr -d '",'); do
  [ -e "$folder/$package" ] || missing+=("$package")
done
[ "${#missing[@]}" -gt 0 ] || exit 0
echo "Dictionaries: fetching ${#missing[@]} from npm ..."
packed="$(mktemp -d)"
trap 'rm -rf "$packed"' EXIT
pack() { npm pack --silent --fetch-retries 1 --fetch-retry-mintimeout 1000 --pack-destination "$packed" "$@" >/dev/null; }
if ! { . scripts/node.sh && pack "${missing[@]}"; }; then
  echo "emend: npm fetched not all of these dictionaries, so some languages are not spelled: ${missing[*]}" >&2
fi
for package in "${missing[@]}"; do
  name="${package%@*}"
  [ -e "$packed/$name-${package#*@}.tgz" ] || continue
  tar -xzf "$packed/$name-${package#*@}.tgz" -C "$packed" package/index.dic package/index.aff
  for ending in dic aff; do mv "$packed/package/index.$ending" "$folder/$name.$ending"; done
  rm -f "$folder/$name@"*
  touch "$folder/$package"
done
