// A game as an account: what every die gave or took, and what every decision cost, in chances.
//
// The luck of a die is the worth of the position after it less the mean worth over its faces, each
// as likely as the others, however the die was thrown. The cost of a decision is the worth of the
// answer given less that of the best answer; where the two cannot be distinguished it is nothing.
// The rest, which an appraisal did not foresee, is called the reappraisal. So, for every seat,
//
//     worth at the start + luck + decisions + reappraisal = worth at the end
//
// whatever the appraiser thinks, and the mean of all luck is nothing.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"

#include "ai/any_player.h"
#include "ai/appraiser.h"
#include "ai/foresight.h"

namespace occasus {

// Answers that a seat gives one after another, no die between them, are one plan where answers must
// be played out: a plan is worth what the best continuation known is worth, so that an omission is
// counted once, with the answer after which it could not be made good.

// The mark of a decision. Good is as good as the best, or costs next to nothing.
enum class Mark : std::uint8_t { None, Best, Good, Doubtful, Mistake, Blunder };

// The positions after the answer given and after the better one.
struct Aftermath {
    AnyState given{};
    AnyState better{};
};

struct AccountEntry {
    int ply = 0;   // The action's, from 1; in a set of orders, its first.
    int last = 0;  // The ply after which it took effect.
    Seat who = Seat::Nobody;
    Worths shift;  // The luck of a die, the cost of a decision.
    Mark mark = Mark::None;
    double error = 0;          // The cost's.
    std::vector<Action> best;  // Better answers; empty when nothing is known.
    double best_worth = 0;     // To the seat that decides: of the best answer,
    double worth = 0;          // and of the one given.
    std::shared_ptr<const Aftermath> after = nullptr;  // For doubtful or worse answers.
    Worths after_die;                                  // For a die: the base of its luck, see Fall.
};

struct Account {
    std::vector<Worths> curve;  // After every ply, the start first.
    std::vector<AccountEntry> entries;

    // Sums over the entries of dice, or of the decisions of one seat, for a seat.
    double luck(int seat) const;
    double decisions(int seat) const;  // Its own.
    double others_decisions(int seat) const;
    double reappraisal(int seat) const;
    // The worth at the end less all luck.
    double adjusted(int seat) const;
};

// Makes the account of a game, a little at a time.
class Accountant {
  public:
    // `game` and `appraiser` must outlive this. The actions can be taken from `start` on.
    Accountant(const AnyGame& game, AnyAppraiser& appraiser, const AnyState& start,
               std::vector<Action> actions);

    // One ply more, first for the curve and then for the entries; false when all is done.
    bool step();
    bool knows_curve() const { return account_.curve.size() > actions_.size(); }
    double progress() const;
    const Account& account() const { return account_; }

  private:
    // A position after an answer, and the answer.
    struct Answer {
        std::vector<Action> actions;
        AnyState after{};
    };
    // How much more one answer is worth than another, by seat.
    struct Difference {
        Worths mean;
        double error = 0;
    };

    void prolong_curve();
    void account_for_die();
    void account_for_decision();
    void account_for_run();
    void go_back_through(const std::vector<AnyState>& positions, Seat seat);
    void account_for_stage();
    // Plays on for the seat as this player would, while it goes on answering.
    Answer answers_of(AnyState state, Seat seat, AnyPlayer& player, Rng& rng) const;
    bool goes_on(Seat seat, const std::string& stage, const AnyState& state) const;
    Answer end_of_run(Seat seat);
    void judge(AccountEntry& entry, const Answer& given, const std::vector<Answer>& others);
    std::vector<Answer> answers(Action given);
    Answer orders_instead(int first, int last, Seat seat, AnyPlayer& player, Rng& rng) const;
    Difference difference(const AnyState& better, const AnyState& worse, Seat seat);
    bool is_in_stage(const std::string& stage, const AnyState& state) const;
    void apply(AnyState& state, Action action) const;

    const AnyGame& game_;
    AnyAppraiser& appraiser_;
    Foresight foresight_;
    const AnyState start_;
    std::vector<Action> actions_;
    std::vector<std::unique_ptr<AnyPlayer>> advisers_;  // The players whose answers are compared.
    Account account_;
    AnyState state_;  // After `at_` plies.
    std::size_t at_ = 0;
    mutable std::vector<Event> unheard_;
};

// A word for it: "best", "good", "doubtful", "mistake", "blunder".
std::string_view mark_id(Mark mark);

}  // namespace occasus
