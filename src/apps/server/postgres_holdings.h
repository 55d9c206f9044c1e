// Which tables this process has claimed, and with which epochs; tells the owner what becomes of
// them. Functions may be called from any thread.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "table/store.h"

namespace occasus::server {

class Holdings {
  public:
    // As those of Store.
    void tell(table::Owner* owner);
    table::Owner* owner() const;

    std::optional<std::int64_t> epoch(const std::string& table) const;
    // A later claim counts.
    void gain(const std::string& table, std::int64_t epoch);
    // Let go of by this process itself.
    std::optional<std::int64_t> let_go(const std::string& table);
    // Taken by another, as a refused change with that epoch shows. Nothing happens when the table
    // was claimed again since. When it returns, the owner knows of the loss.
    void lose(const std::string& table, std::int64_t epoch);
    // The lease is gone: all may be another's.
    void lose_all();
    // Returns when the owner knows of every loss that has happened. Not called by the owner while
    // it is told something.
    void finish_telling() const;
    void ask_for(const std::string& table);
    // Answers a claim unless its owner gets no more answers.
    void answer(table::Owner* claimant, const std::function<void(bool)>& done, bool granted);

  private:
    mutable std::mutex mutex_;  // Taken after telling_.
    std::map<std::string, std::int64_t> epochs_;
    mutable std::mutex telling_;  // Held while the owner gets a message.
    table::Owner* owner_ = nullptr;
};

}  // namespace occasus::server
