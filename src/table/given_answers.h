// The answers that clients got, by the clients' own ids: a request sent twice gets the same answer,
// and is carried out once.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "table/problem.h"
#include "table/seats.h"
#include "table/store.h"

namespace occasus::table {

// The answer to an action or undo. `changed` is false for a repeat: nothing need be kept or told.
struct Answer {
    std::optional<Problem> problem;
    int ply = 0;
    bool changed = false;
};

class GivenAnswers {
  public:
    // A client's id is its own: no client gets another's answer.
    static std::string key(Caller, const std::string& id);

    // nullptr when nothing was answered, or it was refused long ago.
    const Answer* find(const std::string& key) const;
    void remember(const std::string& key, const Answer& answer);
    void restore(const std::vector<Accepted>& accepted);

  private:
    std::map<std::string, Answer> answers_;
    std::deque<std::string> refused_;  // The oldest first; few are remembered.
};

}  // namespace occasus::table
