#!/usr/bin/env bash
# Unpacks a release below RUNNER_TEMP and adds it to the PATH of the steps that follow.
#
#   VERSION      the release, such as 0.9.0 or v0.9.0
#   RELEASES     the address or folder of its tarball (default: the release in ACTION_REPOSITORY)
#   SHA256       the tarball's SHA-256, or nothing
set -euo pipefail

fail() { echo "::error title=Framewright::$1"; exit "$2"; }

version="${VERSION#v}"
[[ "$version" =~ ^[0-9]+\.[0-9]+\.[0-9]+ ]] || fail "'$VERSION' is no release: set the input version, such as 0.9.0" 64
[ "$(uname -sm)" = 'Linux x86_64' ] || fail "releases are for Linux on x86-64, this is $(uname -sm)" 69

name="framewright-$version"
tarball="$name-linux-x86_64.tar.xz"
releases="${RELEASES:-${GITHUB_SERVER_URL:-https://github.com}/${ACTION_REPOSITORY:-}/releases/download/v$version}"
place="${releases%/}/$tarball"

# Slim containers lack these.
packages=()
command -v xz > /dev/null || packages+=(xz-utils)
[ -f "$place" ] || command -v curl > /dev/null || packages+=(curl ca-certificates)
if [ "${#packages[@]}" -gt 0 ]; then
  sudo=()
  [ "$(id -u)" = 0 ] || sudo=(sudo)
  "${sudo[@]}" apt-get update -qq
  "${sudo[@]}" apt-get install -y -qq --no-install-recommends "${packages[@]}" > /dev/null
fi

folder="${RUNNER_TEMP:-/tmp}/framewright"
mkdir -p "$folder"
if [ ! -f "$place" ]; then
  curl --fail --silent --show-error --location --retry 3 --output "$folder/$tarball" "$place" ||
    fail "$place cannot be downloaded: set the input releases" 69
  place="$folder/$tarball"
fi
if [ -n "${SHA256:-}" ]; then
  echo "$SHA256  $place" | sha256sum --check --quiet || fail "$tarball has another SHA-256" 65
fi
tar -xJf "$place" -C "$folder"
"$folder/$name/bin/framewright" --version || fail "$tarball does not run here" 69
echo "$folder/$name/bin" >> "$GITHUB_PATH"
