#!/usr/bin/env bash
# Compares snapshots, and leaves the exit code and the files to keep in GITHUB_OUTPUT.
set -uo pipefail

arguments=(--report "$REPORT" --github-annotations --markdown "$GITHUB_STEP_SUMMARY")
folder="$FOLDER"
if [ -n "$PREVIEWS" ]; then
  arguments+=(--previews "$PREVIEWS")
  folder="${folder:-Snapshots/previews}"
fi
[ -z "$FOLDER" ] || arguments+=(--folder "$FOLDER")
[ -z "$IMAGE_ADDRESS" ] || arguments+=(--image-address "$IMAGE_ADDRESS")
artifact="$ARTIFACT"
results=''
if [ -n "$SHARD" ]; then
  results="framewright-results-${SHARD//\//-of-}.json"
  arguments+=(--shard "$SHARD" --results "$results")
  artifact="$ARTIFACT-${SHARD//\//-of-}"
fi
# It ends with 1 at the end of the text.
read -d '' -ra more <<< "$ARGUMENTS" || true

framewright snapshot verify "${arguments[@]}" ${more[@]+"${more[@]}"}
status=$?
{
  echo "status=$status"
  echo "artifact=$artifact"
  echo 'files<<END-OF-FILES'
  for file in "$REPORT" "${folder:-Snapshots}/failures" ${results:+"$results"}; do
    case "$file" in
      /*) echo "$file" ;;
      *) echo "$PWD/$file" ;;
    esac
  done
  echo END-OF-FILES
} >> "$GITHUB_OUTPUT"
