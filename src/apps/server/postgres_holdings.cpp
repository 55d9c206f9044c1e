#include "apps/server/postgres_holdings.h"

#include <algorithm>

namespace occasus::server {

using table::Owner;

void Holdings::tell(Owner* owner) {
    const std::lock_guard lock(telling_);
    owner_ = owner;
}

Owner* Holdings::owner() const {
    const std::lock_guard lock(telling_);
    return owner_;
}

std::optional<std::int64_t> Holdings::epoch(const std::string& table) const {
    const std::lock_guard lock(mutex_);
    const auto found = epochs_.find(table);
    return found == epochs_.end() ? std::nullopt : std::optional(found->second);
}

void Holdings::gain(const std::string& table, std::int64_t epoch) {
    const std::lock_guard lock(mutex_);
    std::int64_t& held = epochs_[table];
    held = std::max(held, epoch);
}

std::optional<std::int64_t> Holdings::let_go(const std::string& table) {
    const std::lock_guard lock(mutex_);
    const auto node = epochs_.extract(table);
    return node.empty() ? std::nullopt : std::optional(node.mapped());
}

void Holdings::lose(const std::string& table, std::int64_t epoch) {
    const std::lock_guard telling(telling_);
    {
        const std::lock_guard lock(mutex_);
        const auto found = epochs_.find(table);
        if (found == epochs_.end() || found->second != epoch) return;
        epochs_.erase(found);
    }
    if (owner_) owner_->lost(table);
}

void Holdings::lose_all() {
    const std::lock_guard telling(telling_);
    std::map<std::string, std::int64_t> lost;
    {
        const std::lock_guard lock(mutex_);
        lost.swap(epochs_);
    }
    if (!owner_) return;
    for (const auto& [table, epoch] : lost) owner_->lost(table);
}

void Holdings::finish_telling() const {
    const std::lock_guard lock(telling_);
}

void Holdings::ask_for(const std::string& table) {
    const std::lock_guard lock(telling_);
    if (owner_) owner_->asked_for(table);
}

void Holdings::answer(Owner* claimant, const std::function<void(bool)>& done, bool granted) {
    const std::lock_guard lock(telling_);
    if (owner_ == claimant) done(granted);
}

}  // namespace occasus::server
