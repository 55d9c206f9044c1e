// Tasks that run one after another, whichever threads bring them: the one writer of a table.
#pragma once

#include <deque>
#include <functional>

#include "table/lock.h"

namespace occasus::table {

class SerialQueue {
  public:
    // Runs `task` after all that came before it: now, on this thread, if none is under way. A task
    // may not throw.
    void post(std::function<void()> task);
    // Lets no further task begin until release(). Called from a task.
    void hold();
    // Runs `first` and then the tasks that wait. Called once for each hold(), from any thread.
    void release(std::function<void()> first);

  private:
    void drain(Lock lock);

    Mutex mutex_;
    std::deque<std::function<void()>> tasks_;
    bool running_ = false;
    bool held_ = false;
};

}  // namespace occasus::table
