#!/bin/sh
# Installs the files beside this script. Anything else that this folder needs is in it.
#
#   ./install.sh [PREFIX]              copies them below PREFIX (default: ~/.local, or /usr/local for root)
#   ./install.sh --uninstall [PREFIX]  removes them again, and folders that are empty then
#
# The folder may as well be used where it is: bin/framewright finds the rest by its own place.
set -eu
here="$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)"
uninstall=false
if [ "${1:-}" = --uninstall ]; then
  uninstall=true
  shift
fi
case "${1:-}" in
  -*) echo "usage: install.sh [--uninstall] [PREFIX]" >&2; exit 64 ;;
esac
if [ "$(id -u)" = 0 ]; then default=/usr/local; else default="$HOME/.local"; fi
prefix="${1:-$default}"

# The folders that were not there before, which go when the last part is removed.
list="share/framewright/folders"
cd "$here"
if "$uninstall"; then
  find bin lib share -type f 2>/dev/null | while read -r file; do rm -f "$prefix/$file"; done
  cd "$prefix"
  if [ -f "$list" ] && [ -z "$(find lib/framewright share/framewright -type f ! -path "$list" 2>/dev/null | head -n 1)" ]; then
    folders="$(sort -ru "$list")"
    rm "$list"
    echo "$folders" | while read -r folder; do rmdir "$prefix/${folder#.}" 2>/dev/null || true; done
  fi
else
  new=
  [ -d "$prefix" ] || new=.
  for folder in $(find bin lib share -type d 2>/dev/null | sort) share share/framewright; do
    [ -d "$prefix/$folder" ] || new="$new $folder"
    mkdir -p "$prefix/$folder"
  done
  for folder in $new; do echo "$folder" >>"$prefix/$list"; done
  find bin lib share -type f 2>/dev/null | while read -r file; do
    # By another name first, because a program that runs cannot be written to.
    cp -p "$file" "$prefix/$file.new"
    mv -f "$prefix/$file.new" "$prefix/$file"
  done
fi
if "$uninstall"; then
  echo "removed from $prefix"
else
  echo "installed in $prefix"
  case ":$PATH:" in
    *":$prefix/bin:"*) ;;
    *) if [ -d bin ]; then echo "add it to PATH: export PATH=\"$prefix/bin:\$PATH\""; fi ;;
  esac
fi
