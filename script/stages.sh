# Sourced, after environment.sh, by the scripts that work in stages.
#
#   stage NAME TITLE [--makes FILE] [INPUT...] -- COMMAND...
#
# runs COMMAND in the root folder, unless the same command has succeeded before on the same inputs
# (files and folders under the root) with the same tools: then it says so and does nothing. With no
# inputs the stage always runs, and so it does when FILE, which it leaves behind, is not there.
# A stage that fails returns 1 and leaves it to the script whether to go on.
#
# A command that runs tests writes "PASSED FAILED" into the file named by $COUNTS. A check that
# counts nothing and fails counts as one failure.
#
# Each stage adds a row to the table of the outermost script, tab-separated: name, state (ran,
# unchanged, FAILED, not run), seconds, passed, failed, title. `summary` prints the table.

readonly STAMPS="$ROOT/build/stamps" LOGS="$ROOT/build/logs"
mkdir -p "$STAMPS" "$LOGS"
if [[ -z ${STAGE_TABLE:-} ]]; then
    export STAGE_TABLE="$ROOT/build/stages"
    : >"$STAGE_TABLE"
fi

# On a terminal a stage shows its output as it comes; elsewhere only its end, and only if it failed.
if [[ -t 1 && -z ${CI:-} ]]; then readonly WATCHED=yes; else readonly WATCHED=''; fi
if [[ $WATCHED ]]; then
    readonly BOLD=$'\e[1m' RED=$'\e[31m' DIM=$'\e[2m' PLAIN=$'\e[0m'
else
    readonly BOLD='' RED='' DIM='' PLAIN=''
fi

# One hash of the inputs, of the script that asks, and of the versions of everything that compiles,
# checks or runs them.
inputs_hash() {
    {
        sed -n 's/^\([a-z][^ ]*\).*/\1/p' script/packages.txt |
            xargs dpkg-query -W -f '${Package} ${Version}\n' 2>/dev/null || true
        node --version 2>/dev/null || true
        find "$0" script/packages.txt "$@" \( -name node_modules -o -name dist -o -name __pycache__ \) -prune \
            -o -type f -print0 2>/dev/null | LC_ALL=C sort -z | xargs -0 -r sha256sum
    } | sha256sum | cut -d' ' -f1
}

now_ms() { date +%s%3N; }

seconds_since() {
    local elapsed=$(($(now_ms) - $1))
    printf '%d.%d' $((elapsed / 1000)) $((elapsed % 1000 / 100))
}

# The last line of a file, or the given words when there is none.
line_of() { if [[ -s $1 ]]; then tail -n 1 "$1"; else echo "$2"; fi; }

stage() {
    local name=$1 title=$2 makes='' inputs=()
    shift 2
    if [[ $1 == --makes ]]; then
        makes=$2
        shift 2
    fi
    while [[ $1 != -- ]]; do
        inputs+=("$1")
        shift
    done
    shift

    local stamp="$STAMPS/$name" log="$LOGS/$name.log" hash='' begun state counts
    begun=$(now_ms)
    if ((${#inputs[@]})); then
        hash="$* $(cd "$ROOT" && inputs_hash "${inputs[@]}")"
        if [[ -f $stamp && $(head -n -1 "$stamp") == "$hash" && (-z $makes || -e $ROOT/$makes) ]]; then
            record_stage "$name" unchanged "$begun" "$(line_of "$stamp" '0 0')" "$title"
            return 0
        fi
    fi

    export COUNTS="$LOGS/$name.counts"
    rm -f "$COUNTS" "$stamp"
    [[ -z $WATCHED ]] || printf '%s%s: %s%s\n' "$BOLD" "$name" "$title" "$PLAIN"
    if run_logged "$log" "$@"; then
        counts=$(line_of "$COUNTS" '0 0')
        [[ ! $hash ]] || printf '%s\n%s\n' "$hash" "$counts" >"$stamp"
        record_stage "$name" ran "$begun" "$counts" "$title"
        return 0
    fi
    record_stage "$name" FAILED "$begun" "$(line_of "$COUNTS" '0 1')" "$title"
    [[ $WATCHED ]] || tail -n 80 "$log"
    echo "    (all of it: ${log#"$ROOT/"})"
    return 1
}

run_logged() {
    local log=$1
    shift
    if [[ $WATCHED ]]; then
        (cd "$ROOT" && "$@") 2>&1 | tee "$log"
        return "${PIPESTATUS[0]}"
    fi
    (cd "$ROOT" && "$@") >"$log" 2>&1
}

record_stage() {
    local name=$1 state=$2 elapsed counts=$4 title=$5 color=''
    elapsed=$(seconds_since "$3")
    printf '%s\t%s\t%s\t%s\t%s\t%s\n' "$name" "$state" "$elapsed" "${counts% *}" "${counts#* }" "$title" \
        >>"$STAGE_TABLE"
    case $state in
        FAILED) color=$RED ;;
        unchanged) color=$DIM ;;
    esac
    printf '%s%-12s %-9s %7s s   %s%s\n' "$color" "$name" "$state" "$elapsed" "$title" "$PLAIN"
}

# Says that a stage could not run because one before it failed.
not_run() { record_stage "$1" 'not run' "$(now_ms)" '0 0' "$2"; }

# Prints the table and, as the last line, how many tests passed and failed; 1 when anything failed.
summary() {
    awk -F '\t' -v total="$(seconds_since "$1")" '
        BEGIN { printf "\n%-12s %-9s %9s %7s %7s\n", "stage", "state", "seconds", "passed", "failed" }
        {
            printf "%-12s %-9s %9s", $1, $2, $3
            if ($4 + $5 > 0) printf " %7d %7d", $4, $5
            printf "\n"
            passed += $4; failed += $5
        }
        END {
            printf "%-12s %-9s %9s\n\n%d passed, %d failed\n", "all", "", total, passed, failed
            exit failed > 0
        }' "$STAGE_TABLE"
}
