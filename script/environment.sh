# Sourced by every script here: the root folder, the tools on PATH, how the compiler cache is used.
set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export ROOT

# A newer node than the system's, where bootstrap had to install one.
if [[ -x $ROOT/build/node/node_modules/.bin/node ]]; then
    export PATH="$ROOT/build/node/node_modules/.bin:$PATH"
fi

# Clones in different folders share what the compiler cache holds; the second line of settings lets
# it see through precompiled headers.
export CCACHE_BASEDIR="$ROOT" CCACHE_NOHASHDIR=1
export CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime

JOBS=$(nproc)
export JOBS CMAKE_BUILD_PARALLEL_LEVEL="$JOBS" CTEST_PARALLEL_LEVEL="$JOBS"

# Runs the calling script again, alone: two builds in one folder at once would spoil each other.
# Call it as: alone "$@"
alone() {
    [[ ${OCCASUS_ALONE:-} == "$ROOT" ]] && return
    mkdir -p "$ROOT/build"
    exec env OCCASUS_ALONE="$ROOT" flock --close "$ROOT/build/lock" "$0" "$@"
}

fail() {
    printf '%s: %s\n' "$(basename "$0")" "$*" >&2
    exit 1
}
