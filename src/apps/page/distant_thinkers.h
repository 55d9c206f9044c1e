// Computer players who think in another instance of the module, so that nobody waits for them here:
// what one instance asks, and another answers.
#pragma once

#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "core/value.h"

#include "apps/page/page_jobs.h"
#include "table/thinkers.h"

namespace occasus::page {

class DistantThinkers : public table::Thinkers {
  public:
    // Sends a task away, and says thought() of its ticket later, never before it has returned.
    using Ask = std::function<void(int ticket, const Value& task)>;

    explicit DistantThinkers(Ask ask) : ask_(std::move(ask)) {}

    void think(table::ThinkingTask task, Thought thought) override;
    // Takes the result of a task; nothing when it failed. A second result has no effect.
    void thought(int ticket, std::optional<Value> found);

    // Tasks that wait for their time.
    PageJobs& waiting() { return waiting_; }

  private:
    Ask ask_;
    PageJobs waiting_;
    std::map<int, Thought> asked_;
    int last_ticket_ = 0;
};

// The other instance: it has no tables, and keeps what each player has thought so far.
class Minds {
  public:
    // Throws Refused when it is no task, std::runtime_error when the player cannot think.
    Value think(const Value& task);

  private:
    struct Mind {
        std::string name;
        Value game;  // The game as the task has it; another one is thought about again.
        table::Thinker thinker;
    };
    Mind& mind_of(const Value& task);

    std::list<Mind> minds_;  // The one who thought last is the first.
};

}  // namespace occasus::page
