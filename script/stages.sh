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
# unchanged, FAILED, not run), seconds, seconds of the processor, passed, failed, title. `summary`
# prints the table.

readonly STAMPS="$ROOT/build/stamps" LOGS="$ROOT/build/logs"
mkdir -p "$STAMPS" "$LOGS"
if [[ -z ${STAGE_TABLE:-} ]]; then
    export STAGE_TABLE="$ROOT/build/stages" HASHES="$ROOT/build/hashes"
    : >"$STAGE_TABLE"
    rm -f "$HASHES"
fi

# On a terminal a stage shows its output as it comes; elsewhere only its end, and only if it failed.
if [[ -t 1 && -z ${CI:-} ]]; then WATCHED=yes; else WATCHED=''; fi
if [[ $WATCHED ]]; then
    readonly BOLD=$'\e[1m' RED=$'\e[31m' DIM=$'\e[2m' PLAIN=$'\e[0m'
else
    readonly BOLD='' RED='' DIM='' PLAIN=''
fi

# The versions of everything that compiles, checks or runs the sources, and a hash of each source: once
# for all stages of the outermost script.
hash_sources() {
    {
        sed -n 's/^\([a-z][^ ]*\).*/\1/p' script/packages.txt |
            xargs dpkg-query -W -f '${Package} ${Version}\n' 2>/dev/null || true
        node --version 2>/dev/null || true
        sha256sum script/packages.txt
    } | sha256sum >"$HASHES.new"
    find . \( -path ./build -o -path ./data -o -name .git -o -name node_modules -o -name dist -o -name __pycache__ \) -prune \
        -o -type f -printf '%P\0' | LC_ALL=C sort -z | xargs -0 -r sha256sum >>"$HASHES.new"
    mv "$HASHES.new" "$HASHES"
}

# One hash of the tools, of the script that asks, and of the inputs; what was built is hashed when it is asked for.
inputs_hash() {
    [[ -f $HASHES ]] || hash_sources
    {
        awk -v wanted="script/$(basename "$0") $*" '
            BEGIN { count = split(wanted, inputs, " ") }
            NR == 1 { print }
            { path = substr($0, 67) }
            { for (i = 1; i <= count; ++i) if (path == inputs[i] || index(path, inputs[i] "/") == 1) { print; next } }' "$HASHES"
        for input in "$@"; do [[ $input != build/* ]] || sha256sum "$input"; done
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
    local used="$LOGS/$name.seconds"
    rm -f "$COUNTS" "$stamp"
    [[ -z $WATCHED ]] || printf '%s%s: %s%s\n' "$BOLD" "$name" "$title" "$PLAIN"
    if run_logged "$log" "$used" "$@"; then
        counts=$(line_of "$COUNTS" '0 0')
        [[ ! $hash ]] || printf '%s\n%s\n' "$hash" "$counts" >"$stamp"
        record_stage "$name" ran "$begun" "$counts" "$title" "$(<"$used")"
        return 0
    fi
    counts=$(line_of "$COUNTS" '0 1')
    [[ $counts != *' 0' ]] || counts="${counts% *} 1"  # What failed is none of the tests that were counted.
    record_stage "$name" FAILED "$begun" "$counts" "$title" "$(<"$used")"
    [[ $WATCHED ]] || tail -n 80 "$log"
    echo "    (all of it: ${log#"$ROOT/"})"
    return 1
}

# Runs a command; its output goes into the file LOG, and what it used of the processor into the file USED.
run_logged() {
    local log=$1 used=$2 TIMEFORMAT='%U %S'
    shift 2
    if [[ $WATCHED ]]; then
        (cd "$ROOT" && time_into "$used" "$@") 2>&1 | tee "$log"
        return "${PIPESTATUS[0]}"
    fi
    (cd "$ROOT" && time_into "$used" "$@") >"$log" 2>&1
}

time_into() {
    local used=$1 status=0
    shift
    { time "$@" 2>&4 4>&- || status=$?; } 4>&2 2>"$used"
    awk '{ sum += $1 + $2 } END { printf "%.1f", sum }' "$used" >"$used.sum" && mv "$used.sum" "$used"
    return $status
}

record_stage() {
    local name=$1 state=$2 elapsed counts=$4 title=$5 used=${6:-0.0} color=''
    elapsed=$(seconds_since "$3")
    printf '%s\t%s\t%s\t%s\t%s\t%s\t%s\n' "$name" "$state" "$elapsed" "$used" "${counts% *}" "${counts#* }" "$title" \
        >>"$STAGE_TABLE"
    case $state in
        FAILED) color=$RED ;;
        unchanged) color=$DIM ;;
    esac
    printf '%s%-12s %-9s %7s s   %s%s\n' "$color" "$name" "$state" "$elapsed" "$title" "$PLAIN"
}

# The state of a stage that is over, or nothing.
state_of() { awk -F '\t' -v name="$1" '$1 == name { state = $2 } END { print state }' "$STAGE_TABLE"; }

# Says that a stage could not run because one before it failed.
not_run() { record_stage "$1" 'not run' "$(now_ms)" '0 0' "$2"; }

# Prints the table and, as the last line, how many tests passed and failed; 1 when anything failed.
summary() {
    awk -F '\t' -v total="$(seconds_since "$1")" '
        BEGIN { printf "\n%-12s %-9s %9s %9s %7s %7s\n", "stage", "state", "seconds", "processor", "passed", "failed" }
        {
            printf "%-12s %-9s %9s %9s", $1, $2, $3, $4
            if ($5 + $6 > 0) printf " %7d %7d", $5, $6
            printf "\n"
            used += $4; passed += $5; failed += $6
        }
        END {
            printf "%-12s %-9s %9s %9.1f\n\n%d passed, %d failed\n", "all", "", total, used, passed, failed
            exit failed > 0
        }' "$STAGE_TABLE"
}
