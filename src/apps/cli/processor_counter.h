// What the processor counts while this thread runs: instructions and cycles, without the system's
// own. Many virtual machines, and systems that are set up so, do not let a program know.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace occasus::cli {

struct ProcessorCounts {
    std::uint64_t instructions = 0;
    std::uint64_t cycles = 0;
};

class ProcessorCounter {
  public:
    // Counts from now on, of this thread alone.
    ProcessorCounter();
    ~ProcessorCounter();
    ProcessorCounter(const ProcessorCounter&) = delete;
    ProcessorCounter& operator=(const ProcessorCounter&) = delete;

    // Since it was made; nothing where it may not be known.
    std::optional<ProcessorCounts> counts() const;
    // Why there are no counts: the system's words. Empty when there are.
    const std::string& complaint() const { return complaint_; }

  private:
    int instructions_ = -1;  // Files of the system; -1: none. The first leads the group.
    int cycles_ = -1;
    std::string complaint_;
};

}  // namespace occasus::cli
