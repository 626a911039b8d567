#!/usr/bin/env bash
# Installs the Debian packages of debian.txt that are missing; says what to do where that cannot be done here.
set -euo pipefail
cd "$(dirname "$0")"
installed() { dpkg-query --show --showformat '${Status}' "$1" 2>/dev/null | grep -q '^install ok installed$'; }
missing=()
for package in $(sed "s/#.*//" debian.txt); do installed "$package" || missing+=("$package"); done
[ "${#missing[@]}" -gt 0 ] || exit 0
as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(sudo -n)
if ! command -v apt-get >/dev/null || ! "${as_root[@]}" true 2>/dev/null; then
  echo "emend: not installed, so some checks and definitions are missing; install by hand: ${missing[*]}" >&2
  exit 0
fi
echo "Installing ${#missing[@]} Debian packages with dictionaries ..."
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
