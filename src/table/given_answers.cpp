#include "table/given_answers.h"

#include <fmt/format.h>

namespace occasus::table {

std::string GivenAnswers::key(Caller caller, const std::string& id) {
    return fmt::format("{} {}", caller.host ? "host" : std::to_string(seat_index(caller.seat)), id);
}

const Answer* GivenAnswers::find(const std::string& key) const {
    const auto found = answers_.find(key);
    return found == answers_.end() ? nullptr : &found->second;
}

void GivenAnswers::remember(const std::string& key, const Answer& answer) {
    constexpr std::size_t kRefusalsRemembered = 64;
    answers_[key] = answer;
    if (!answer.problem) return;
    refused_.push_back(key);
    if (refused_.size() <= kRefusalsRemembered) return;
    answers_.erase(refused_.front());
    refused_.pop_front();
}

void GivenAnswers::restore(const std::vector<Accepted>& accepted) {
    for (const Accepted& one : accepted) answers_[one.key] = {std::nullopt, one.ply, false};
}

}  // namespace occasus::table
