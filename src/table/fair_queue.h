// What waits, by whose it is. They take turns: of those who have something waiting, each in his
// turn has one. So whoever asks for one thing waits for one thing of each other, never for all that
// one of them asks.
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
        for (const auto& [whose, things] : waiting_) count += things.size();
        return count;
    }

    void add(const std::string& whose, Thing thing) {
        std::deque<Thing>& things = waiting_[whose];
        if (things.empty()) turns_.push_back(whose);
        things.push_back(std::move(thing));
    }

    // Takes what is next of the first whose turn it is and who may have it; nothing when none may.
    // If he has more, he waits for his next turn.
    std::optional<Thing> take(const std::function<bool(const std::string& whose)>& may) {
        const auto turn = std::find_if(turns_.begin(), turns_.end(), may);
        if (turn == turns_.end()) return std::nullopt;
        std::string whose = std::move(*turn);
        turns_.erase(turn);
        const auto found = waiting_.find(whose);
        Thing thing = std::move(found->second.front());
        found->second.pop_front();
        if (found->second.empty())
            waiting_.erase(found);
        else
            turns_.push_back(std::move(whose));
        return thing;
    }
    std::optional<Thing> take() {
        return take([](const std::string&) { return true; });
    }

    // All that waits of one, in order.
    std::deque<Thing> take_all(const std::string& whose) {
        auto node = waiting_.extract(whose);
        if (node.empty()) return {};
        std::erase(turns_, whose);
        return std::move(node.mapped());
    }

  private:
    std::map<std::string, std::deque<Thing>> waiting_;  // None is empty.
    std::deque<std::string> turns_;                     // Whose waiting_ are, the next first.
};

}  // namespace occasus::table
