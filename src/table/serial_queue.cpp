#include "table/serial_queue.h"

#include <utility>

namespace occasus::table {

void SerialQueue::post(std::function<void()> task) {
    Lock lock(mutex_);
    tasks_.push_back(std::move(task));
    drain(std::move(lock));
}

void SerialQueue::hold() {
    const Lock lock(mutex_);
    held_ = true;
}

void SerialQueue::release(std::function<void()> first) {
    Lock lock(mutex_);
    held_ = false;
    tasks_.push_front(std::move(first));
    drain(std::move(lock));
}

void SerialQueue::drain(Lock lock) {
    if (running_) return;
    running_ = true;
    while (!held_ && !tasks_.empty()) {
        std::function<void()> task = std::move(tasks_.front());
        tasks_.pop_front();
        lock.unlock();
        task();
        task = nullptr;  // What it held on to is let go outside the lock.
        lock.lock();
    }
    running_ = false;
}

}  // namespace occasus::table
