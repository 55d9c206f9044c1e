#include "apps/lab/crew.h"

#include <fmt/core.h>

#include "apps/parallel.h"
#include "apps/statistics.h"

namespace occasus::lab {

void play_in_threads(const Layout& layout, Desk& desk, int threads) {
    in_threads(thread_count(threads), [&] {
        try {
            while (const std::optional<Task> task = desk.next())
                desk.give(*task, play_chunk(layout.cells[task->cell], task->first, task->count));
        } catch (...) {
            desk.stop();
            throw;
        }
    });
}

LabProgress::LabProgress(const KeptExperiment& experiment)
    : test_(stop_test(experiment)), cells_(experiment.cells.size()) {
    seat_ = *(*experiment.document.find("seats")->items())[test_.seat].find("id")->text();
}

void LabProgress::expect(std::uint64_t games) {
    bar_ = std::make_unique<cli::ProgressBar>("lab", games);
}

void LabProgress::tell(const Progress& progress) {
    const Standing& standing = progress.standing;
    if (standing.games > 0) {
        const Measure rate = test_.exists ? rate_at_any_time(standing.wins, standing.games)
                                          : wilson_rate(standing.wins, standing.games);
        bar_->note(fmt::format("setup {} of {}: {} wins {:.1f} % ({:.1f} to {:.1f})",
                               progress.cell + 1, cells_, seat_, rate.value * 100, rate.low * 100,
                               rate.high * 100));
    }
    bar_->advance(progress.games);
}

void LabProgress::finish() {
    if (bar_) bar_->finish();
}

}  // namespace occasus::lab
