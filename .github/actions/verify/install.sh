#!/usr/bin/env bash
# Installs the parts of a release below RUNNER_TEMP and adds the tool to the PATH of the steps that follow.
#
#   VERSION      the release, such as 0.9.0 or v0.9.0
#   RELEASES     the address or folder of its archives (default: the release in ACTION_REPOSITORY)
#   PARTS        what is installed beside the tool, such as `fonts-emoji fonts-cjk`; with PREVIEWS the kit too
#   SHA256       the SHA-256 of the release's file SHA256SUMS, or nothing
set -euo pipefail

fail() { echo "::error title=Framewright::$1"; exit "$2"; }

version="${VERSION#v}"
[[ "$version" =~ ^[0-9]+\.[0-9]+\.[0-9]+ ]] || fail "'$VERSION' is no release: set the input version, such as 0.9.0" 64
[ "$(uname -sm)" = 'Linux x86_64' ] || fail "releases are for Linux on x86-64, this is $(uname -sm)" 69
read -d '' -ra parts <<< "${PARTS:-} ${PREVIEWS:+kit}" || true
for part in ${parts[@]+"${parts[@]}"}; do
  case "$part" in
    fonts-emoji | fonts-cjk | kit) ;;
    *) fail "a release has no part '$part': parts are fonts-emoji, fonts-cjk and kit" 64 ;;
  esac
done

releases="${RELEASES:-${GITHUB_SERVER_URL:-https://github.com}/${ACTION_REPOSITORY:-}/releases/download/v$version}"
releases="${releases%/}"

# Slim containers lack these.
packages=()
command -v xz > /dev/null || packages+=(xz-utils)
[ -d "$releases" ] || command -v curl > /dev/null || packages+=(curl ca-certificates)
if [ "${#packages[@]}" -gt 0 ]; then
  sudo=()
  [ "$(id -u)" = 0 ] || sudo=(sudo)
  "${sudo[@]}" apt-get update -qq
  "${sudo[@]}" apt-get install -y -qq --no-install-recommends "${packages[@]}" > /dev/null
fi

folder="${RUNNER_TEMP:-/tmp}/framewright"
rm -rf "$folder"
mkdir -p "$folder/archives"

# get NAME: puts a file of the release into the folder of archives.
get() {
  if [ -d "$releases" ]; then
    cp "$releases/$1" "$folder/archives/$1" || fail "$releases has no $1" 66
  else
    curl --fail --silent --show-error --location --retry 3 --output "$folder/archives/$1" "$releases/$1" ||
      fail "$releases/$1 cannot be downloaded: set the input releases" 69
  fi
}

get SHA256SUMS
if [ -n "${SHA256:-}" ]; then
  echo "$SHA256  $folder/archives/SHA256SUMS" | sha256sum --check --quiet || fail 'SHA256SUMS has another SHA-256' 65
fi
for part in '' ${parts[@]+"${parts[@]}"}; do
  archive="framewright${part:+-$part}-$version-linux-x86_64.tar.xz"
  get "$archive"
  (cd "$folder/archives" && grep -F "  $archive" SHA256SUMS | sha256sum --check --quiet) || fail "$archive has another SHA-256" 65
  tar -xJf "$folder/archives/$archive" -C "$folder" || fail "$archive is no archive" 65
  "$folder/${archive%.tar.xz}/install.sh" "$folder/installed" > /dev/null
done
"$folder/installed/bin/framewright" --version || fail "version $version does not run here" 69
echo "$folder/installed/bin" >> "$GITHUB_PATH"
