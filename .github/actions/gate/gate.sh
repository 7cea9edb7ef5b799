#!/usr/bin/env bash
# Compares two programs, writes the result into the summary of the job, and annotates failures. The exit code is that of compare.
set -uo pipefail

program="$(dirname "${BASH_SOURCE[0]}")/../../../src/Benchmarks/bin/Release/net10.0/SerBench.Benchmarks.dll"
blind=()
[ "${ALLOW_BLIND:-false}" = true ] && blind=(--allow-blind)

# OPTIONS holds several words.
# shellcheck disable=SC2086
output=$(dotnet exec "$program" compare --run "$BEFORE" "$AFTER" --fail-on "$FAIL_ON" --budget "$BUDGET" "${blind[@]}" ${OPTIONS:-} 2>&1)
code=$?
printf '%s\n' "$output"

# Text in an annotation may not hold a line end or a bare percent sign.
annotate() {
  local level=$1 text=${2//%/%25}
  echo "::$level title=serializers::${text//$'\r'/}"
}

while IFS= read -r line; do
  case $line in
    FAILED:*) annotate error "${line#FAILED: }" ;;
    BLIND:*) annotate "$([ ${#blind[@]} -eq 0 ] && echo error || echo warning)" "${line#BLIND: }" ;;
    Warning:*) annotate warning "${line#Warning: }" ;;
  esac
done <<< "$output"

[ "$code" -eq 2 ] && annotate error "$(printf '%s\n' "$output" | tail -n 1)"
{
  echo "### Serializers: \`$BEFORE\` and \`$AFTER\`"
  echo '```text'
  printf '%s\n' "$output"
  echo '```'
} >> "${GITHUB_STEP_SUMMARY:-/dev/null}"
exit "$code"
