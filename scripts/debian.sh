#!/usr/bin/env bash
# Installs the Debian packages that debian_packages.sh prints, or those that are named, where they are missing.
set -euo pipefail
cd "$(dirname "$0")"
installed() { dpkg-query --show --showformat '${Status}' "$1" 2>/dev/null | grep -q '^install ok installed$'; }
missing=()
for package in ${@:-$(./debian_packages.sh)}; do installed "$package" || missing+=("$package"); done
[ "${#missing[@]}" -gt 0 ] || exit 0
as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(sudo -n)
if ! command -v apt-get >/dev/null || ! "${as_root[@]}" true 2>/dev/null; then
  echo "emend: not installed, so some checks and definitions are missing; install by hand: ${missing[*]}" >&2
  exit 0
fi
echo "Debian packages: installing ${#missing[@]} (${missing[*]:0:3}${missing[3]:+ ...}) ..."
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" apt-get update -qq
install() { "${as_root[@]}" apt-get install -y -qq --no-install-recommends "$@" >/dev/null; }
# Other distributions lack one or the other package; the rest is wanted all the same.
install "${missing[@]}" || for package in "${missing[@]}"; do install "$package" || echo "emend: no $package here" >&2; done
echo "Debian packages: done after $SECONDS s"
