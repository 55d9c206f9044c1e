#include "apps/cli/processor_counter.h"

#include <array>
#include <cerrno>
#include <linux/perf_event.h>
#include <sys/syscall.h>
#include <system_error>
#include <unistd.h>

namespace occasus::cli {

namespace {

// Opens a counter of this thread, in the group of another one or, with -1, as the first of its own.
int open_counter(std::uint64_t what, int group) {
    perf_event_attr wanted{};
    wanted.size = sizeof wanted;
    wanted.type = PERF_TYPE_HARDWARE;
    wanted.config = what;
    wanted.exclude_kernel = 1;
    wanted.exclude_hv = 1;
    wanted.read_format =
        PERF_FORMAT_GROUP | PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING;
    constexpr int kThisThread = 0;
    constexpr int kAnyProcessor = -1;
    return static_cast<int>(syscall(SYS_perf_event_open, &wanted, kThisThread, kAnyProcessor, group,
                                    PERF_FLAG_FD_CLOEXEC));
}

void close_counter(int file) {
    if (file >= 0) close(file);
}

// As the system writes a group: times in nanoseconds, then the counts in the order of opening.
struct GroupReading {
    std::uint64_t size = 0;
    std::uint64_t enabled = 0;
    std::uint64_t running = 0;
    std::array<std::uint64_t, 2> counts{};
};

}  // namespace

ProcessorCounter::ProcessorCounter() : instructions_(open_counter(PERF_COUNT_HW_INSTRUCTIONS, -1)) {
    if (instructions_ >= 0) cycles_ = open_counter(PERF_COUNT_HW_CPU_CYCLES, instructions_);
    if (cycles_ < 0) complaint_ = std::generic_category().message(errno);
}

ProcessorCounter::~ProcessorCounter() {
    close_counter(cycles_);
    close_counter(instructions_);
}

std::optional<ProcessorCounts> ProcessorCounter::counts() const {
    GroupReading reading;
    if (cycles_ < 0 || read(instructions_, &reading, sizeof reading) != sizeof reading ||
        reading.running == 0)
        return std::nullopt;
    // Where others count too, the system takes turns.
    const double share =
        static_cast<double>(reading.running) / static_cast<double>(reading.enabled);
    const auto whole = [&](std::uint64_t count) {
        return static_cast<std::uint64_t>(static_cast<double>(count) / share);
    };
    return ProcessorCounts{.instructions = whole(reading.counts[0]),
                           .cycles = whole(reading.counts[1])};
}

}  // namespace occasus::cli
