#!/bin/sh
# Installs the part of Framewright that this unpacked folder holds, or removes it.
#
#   ./install.sh [PREFIX]              copies its files below PREFIX (default: ~/.local, or /usr/local for root)
#   ./install.sh --uninstall [PREFIX]  removes what was installed there, and folders that are empty then
#
# Installing a newer version over an older one removes the files that it no longer has. The folder may as well be used where
# it is: bin/framewright finds the rest by its own place.
#
# share/framewright/parts has a list of files for each part that is installed, and share/framewright/folders those that
# were not there before the first one.
set -eu
umask 022

fail() {
  echo "error: $2" >&2
  [ -z "${3:-}" ] || echo "hint: $3" >&2
  exit "$1"
}
usage='usage: install.sh [--uninstall] [PREFIX]'

uninstall=false
prefix=
for argument; do
  case "$argument" in
    --uninstall) uninstall=true ;;
    -*) fail 64 "unknown option $argument" "$usage" ;;
    '') fail 64 'the prefix is empty' "$usage" ;;
    *)
      [ -z "$prefix" ] || fail 64 "two prefixes, $prefix and $argument" "$usage"
      prefix="$argument"
      ;;
  esac
done
if [ -z "$prefix" ]; then
  if [ "$(id -u)" = 0 ]; then
    prefix=/usr/local
  else
    [ -n "${HOME:-}" ] || fail 64 'there is no home folder to install in' "name a prefix; $usage"
    prefix="$HOME/.local"
  fi
fi
case "$prefix" in /*) ;; *) prefix="$(pwd)/$prefix" ;; esac
prefix="${prefix%/}"

script="$(readlink -f -- "$0" 2>/dev/null || true)"
here="${script%/*}"
if [ -z "$script" ] || [ ! -f "$here/files" ]; then
  fail 66 'this script is not in the unpacked folder of a release' 'unpack the archive, and run its install.sh'
fi
part="$(head -n 1 "$here/files")"
lists="$prefix/share/framewright/parts"
folders="$prefix/share/framewright/folders"

# remove LIST [KEPT]: removes the files of a list that are not in another one, and the copies of installations that were
# killed.
remove() {
  while IFS= read -r file; do
    if [ -n "${2:-}" ] && grep -qxF -- "$file" "$2"; then continue; fi
    rm -f -- "$prefix/$file" "$prefix/${file%/*}/.${file##*/}".[0-9]*
  done <"$1"
}

if "$uninstall"; then
  [ -f "$lists/$part" ] || fail 66 "$part is not installed in $prefix" "name the prefix that it was installed in; $usage"
  [ -w "$lists" ] || fail 73 "$lists cannot be written to" 'run it as the user who installed it'
  remove "$lists/$part"
  # A list that another process is about to complete begins with a dot.
  rm -f -- "$lists/$part" "$lists/.$part".*
  rmdir "$lists" 2>/dev/null || true
  if [ ! -d "$lists" ] && [ -f "$folders" ]; then
    made="$(sort -ru "$folders")"
    rm -f -- "$folders"
    echo "$made" | while IFS= read -r folder; do rmdir "$prefix/${folder#.}" 2>/dev/null || true; done
  fi
  echo "removed $part from $prefix"
  exit 0
fi

# Everything is checked before anything is written.
place="$prefix"
while [ ! -e "$place" ] && [ -n "$place" ]; do place="${place%/*}"; done
place="${place:-/}"
[ -d "$place" ] || fail 73 "$place is not a folder" 'name another prefix'
[ -w "$place" ] || fail 73 "$place cannot be written to" 'name a prefix of your own, or install as root'
sed 1d "$here/files" | while IFS= read -r file; do
  [ -f "$here/$file" ] || fail 66 "the archive lacks $file" 'unpack it again'
  [ ! -d "$prefix/$file" ] || fail 73 "$prefix/$file is a folder" 'name another prefix'
done

# make FOLDER: makes it below the prefix, with those around it, and notes what was not there.
make() {
  [ ! -d "$prefix/$1" ] || return 0
  case "$1" in */*) make "${1%/*}" ;; esac
  mkdir "$prefix/$1" 2>/dev/null || [ -d "$prefix/$1" ] || fail 73 "$prefix/$1 cannot be made" 'name another prefix'
  made="$made $1"
}
made=
if [ ! -d "$prefix" ]; then
  mkdir -p -- "$prefix" || fail 73 "$prefix cannot be made" 'name another prefix'
  made=.
fi
make share/framewright/parts
for folder in $made; do echo "$folder" >>"$folders"; done

# A file appears under its name when it is complete, because a program that runs cannot be written to. The list of files is
# complete before the first one is there, so that an interrupted installation can be removed.
new="$lists/.$part.$$"
copy=
trap 'rm -f -- "$new" ${copy:+"$copy"}' EXIT
trap 'exit 130' INT TERM HUP
sed 1d "$here/files" >"$new" || fail 74 "$prefix has no room" 'make room, and run it again'
if [ -f "$lists/$part" ]; then
  remove "$lists/$part" "$new"
fi
mv -f -- "$new" "$lists/$part"
while IFS= read -r file; do
  made=
  make "${file%/*}"
  for folder in $made; do echo "$folder" >>"$folders"; done
  copy="$prefix/${file%/*}/.${file##*/}.$$"
  cp -- "$here/$file" "$copy" || fail 74 "$prefix/$file cannot be written" 'make room, and run it again or with --uninstall'
  if [ -x "$here/$file" ]; then chmod 755 "$copy"; else chmod 644 "$copy"; fi
  mv -f -- "$copy" "$prefix/$file"
done <"$lists/$part"

echo "installed $part in $prefix"
case ":$PATH:" in
  *":$prefix/bin:"*) ;;
  *) if [ -d "$here/bin" ]; then echo "add it to PATH: export PATH=\"$prefix/bin:\$PATH\""; fi ;;
esac
