// A queue in which owners take turns: each owner that has things waiting gets one of them in its
// turn. So a single thing waits for one thing of each other owner, never for all that one of them
// has brought.
#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace occasus::table {

template <class Thing>
class FairQueue {
  public:
    bool empty() const { return turns_.empty(); }
    std::size_t size() const {
        std::size_t count = 0;
        for (const auto& [owner, things] : waiting_) count += things.size();
        return count;
    }

    void add(const std::string& owner, Thing thing) {
        std::deque<Thing>& things = waiting_[owner];
        if (things.empty()) turns_.push_back(owner);
        things.push_back(std::move(thing));
    }

    // Takes the next thing of the first owner in turn that may have it; empty when none may. An
    // owner that has more waits for its next turn.
    std::optional<Thing> take(const std::function<bool(const std::string& owner)>& may) {
        const auto turn = std::find_if(turns_.begin(), turns_.end(), may);
        if (turn == turns_.end()) return std::nullopt;
        std::string owner = std::move(*turn);
        turns_.erase(turn);
        const auto found = waiting_.find(owner);
        Thing thing = std::move(found->second.front());
        found->second.pop_front();
        if (found->second.empty())
            waiting_.erase(found);
        else
            turns_.push_back(std::move(owner));
        return thing;
    }
    std::optional<Thing> take() {
        return take([](const std::string&) { return true; });
    }

    // Takes all things of one owner, in order.
    std::deque<Thing> take_all(const std::string& owner) {
        auto node = waiting_.extract(owner);
        if (node.empty()) return {};
        std::erase(turns_, owner);
        return std::move(node.mapped());
    }

  private:
    std::map<std::string, std::deque<Thing>> waiting_;  // By owner; no queue is empty.
    std::deque<std::string> turns_;                     // The owners of waiting_, the next first.
};

}  // namespace occasus::table
