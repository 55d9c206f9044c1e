// Why one answer is better than another, in words that a person can learn from: the futures of each
// are played out with the same luck, and the advice names what happens more often in one of them.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/any_game.h"

#include "ai/any_player.h"
#include "ai/appraiser.h"

namespace occasus {

// The futures of a position that was played on to the end of the next turn, again and again.
struct Futures {
    std::vector<double> worths;  // To the seat that asks, by future.
    // The omens in some of them, and in which.
    std::map<std::string, std::vector<bool>> omens;
    // By omen: the worth's rise when it came, summed over the first futures that have it.
    std::map<std::string, double> gains;

    int count() const { return static_cast<int>(worths.size()); }
    double mean() const;
};

// An omen, in how many futures it came, and what those and the others were worth on average.
struct Omen {
    std::string text;  // Empty: nothing stands out.
    int times = 0;
    double with = 0;
    double without = 0;
};

// The difference between two positions: an omen that is clearly more frequent in one of them.
struct Contrast {
    std::string text;  // Empty: nothing stands out.
    int times = 0;
    int other_times = 0;
};

// An answer that was not advised, and why.
struct Rejected {
    Action action;
    std::string text;
};

// The remarks that go with an advice.
struct Counsel {
    std::string fear;
    std::vector<Rejected> instead;
};

class Counsellor {
  public:
    // `game` must outlive it.
    explicit Counsellor(const AnyGame& game);

    // `seen` is what the seat to move knows. Precondition: the advice is for it.
    Counsel about(const AnyState& seen, const Advice& advice);
    // The harm of an answer that another would have spared; empty when no single event tells them
    // apart. The positions are those after the answers.
    std::string comparison(const AnyState& given, const AnyState& better, Seat seat);

    Futures futures(const AnyState& begun, Seat seat);

  private:
    void apply(AnyState& state, Action action);
    AnyState after(AnyState state, Action action);
    double worth_to(Seat seat, const AnyState& state);
    void hear(const AnyState& before, const AnyState& after, Seat seat, std::size_t number,
              Futures& futures);
    std::string rejection(const Futures& best, const Futures& other, const Advice& advice,
                          const Alternative& alternative) const;

    const AnyGame& game_;
    std::unique_ptr<AnyAppraiser> appraiser_;
    std::vector<std::unique_ptr<AnyPlayer>> players_;  // By seat.
    std::vector<Event> told_;
};

// The omen that costs most, by how often it comes and by what it costs then.
Omen worst_omen(const Futures& futures);
// Bad news that comes clearly more often in `worse`, or good news that comes clearly less often:
// whichever costs most.
Contrast contrast(const Futures& better, const Futures& worse);

}  // namespace occasus
