#include "apps/server/served.h"

#include <chrono>

namespace occasus::server {

std::shared_ptr<void> Served::begin(std::string_view kind) {
    const auto begun = std::chrono::steady_clock::now();
    return {nullptr, [this, kind = std::string(kind), begun](std::nullptr_t) {
                end(kind, std::chrono::steady_clock::now() - begun);
            }};
}

void Served::end(const std::string& kind, std::chrono::nanoseconds took) {
    const std::lock_guard lock(mutex_);
    figures_[kind].add(took);
}

std::map<std::string, TimeFigures, std::less<>> Served::figures() const {
    const std::lock_guard lock(mutex_);
    return figures_;
}

}  // namespace occasus::server
