#include "table/serial_queue.h"

#include <utility>

namespace occasus::table {

void SerialQueue::post(std::function<void()> task, const std::string& asker) {
    Lock lock(mutex_);
    tasks_.add(asker, std::move(task));
    drain(std::move(lock));
}

void SerialQueue::hold() {
    const Lock lock(mutex_);
    held_ = true;
}

void SerialQueue::release(std::function<void()> first) {
    Lock lock(mutex_);
    held_ = false;
    first_ = std::move(first);
    drain(std::move(lock));
}

std::optional<std::function<void()>> SerialQueue::next() {
    if (held_) return std::nullopt;
    if (first_) return std::exchange(first_, std::nullopt);
    return tasks_.take();
}

void SerialQueue::drain(Lock lock) {
    if (running_) return;
    running_ = true;
    while (std::optional<std::function<void()>> task = next()) {
        lock.unlock();
        (*task)();
        task.reset();  // Its captures are let go outside the lock.
        lock.lock();
    }
    running_ = false;
}

}  // namespace occasus::table
