// Tasks that run one after another, whichever threads bring them: the one writer of a table. Askers
// take turns, so that none holds up the others by bringing many tasks.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "table/fair_queue.h"
#include "table/lock.h"

namespace occasus::table {

class SerialQueue {
  public:
    // Runs `task` in its turn, after all of the same asker that came before it: now, on this
    // thread, if none is under way. A task may not throw.
    void post(std::function<void()> task, const std::string& asker = {});
    // Lets no further task begin until release(). Called from a task.
    void hold();
    // Runs `first` and then the tasks that wait. Called once for each hold(), from any thread.
    void release(std::function<void()> first);

  private:
    void drain(Lock lock);
    std::optional<std::function<void()>> next();

    Mutex mutex_;
    FairQueue<std::function<void()>> tasks_;
    std::optional<std::function<void()>> first_;  // Before all of them.
    bool running_ = false;
    bool held_ = false;
};

}  // namespace occasus::table
