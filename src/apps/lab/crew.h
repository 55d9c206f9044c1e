// The workers that play the chunks of an experiment: the threads of one process.
#pragma once

#include <memory>

#include "apps/cli/terminal.h"
#include "apps/lab/desk.h"

namespace occasus::lab {

// Plays until the desk has no more to hand out, or after an Interruption until what is being played
// is finished and kept. `threads` 0: one for each core. Throws what a chunk threw.
void play_in_threads(const Layout& layout, Desk& desk, int threads);

// Prints what is left to the terminal while the chunks are played.
class LabProgress {
  public:
    explicit LabProgress(const KeptExperiment& experiment);
    void expect(std::uint64_t games);
    void tell(const Progress& progress);
    void finish();

  private:
    StopTest test_;
    std::string seat_;
    std::size_t cells_;
    std::unique_ptr<cli::ProgressBar> bar_;
};

}  // namespace occasus::lab
