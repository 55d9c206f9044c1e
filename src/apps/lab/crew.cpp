#include "apps/lab/crew.h"

#include <algorithm>
#include <exception>
#include <fmt/core.h>
#include <thread>

#include "apps/interruption.h"
#include "apps/lab/statistics.h"

namespace occasus::lab {

void play_in_threads(const Layout& layout, Desk& desk, int threads) {
    const auto count =
        threads > 0 ? static_cast<unsigned>(threads) : std::thread::hardware_concurrency();
    std::mutex mutex;
    std::exception_ptr fault;
    const auto work = [&] {
        try {
            while (!Interruption::came()) {
                const std::optional<Task> task = desk.next();
                if (!task) break;
                desk.give(*task, play_chunk(layout.cells[task->cell], task->first, task->count));
            }
        } catch (...) {
            const std::lock_guard lock(mutex);
            fault = std::current_exception();
            desk.stop();
        }
    };
    {
        std::vector<std::jthread> crew;
        for (unsigned n = 1; n < std::max(count, 1U); ++n) crew.emplace_back(work);
        work();
    }
    if (fault) std::rethrow_exception(fault);
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
        const cli::Rate rate = test_.exists ? rate_at_any_time(standing.wins, standing.games)
                                            : cli::wilson_rate(standing.wins, standing.games);
        bar_->note(fmt::format("cell {} of {}: {} wins {:.1f} % ({:.1f} to {:.1f})",
                               progress.cell + 1, cells_, seat_, rate.value * 100, rate.low * 100,
                               rate.high * 100));
    }
    bar_->advance(progress.games);
}

void LabProgress::finish() {
    if (bar_) bar_->finish();
}

}  // namespace occasus::lab
