// A sealed stage: what each seat that is asked has written until all is opened, and the clock it
// is written against. The match is lent to each call, and none of them changes it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "record/match.h"
#include "table/problem.h"
#include "table/store.h"

namespace occasus::table {

class SealedStage {
  public:
    // Whether several seats order at once now.
    static bool is_on(const Match&);
    // Whether it is a movement stage: the game's clock and its press tell those from others.
    static bool is_movement(const Match&);
    // The seats that the table asks then, as far as everyone may know. Ascending.
    static std::vector<Seat> asked(const Match&);
    // How the game reads what a seat writes, from what this seat may know alone, so that no
    // refusal tells more.
    static OrderSet read(const Match&, Seat, const std::vector<std::string>& lines);

    const StageClock& clock() const { return clock_; }
    bool confirmed(Seat) const;
    // A seat's written orders, as the game reads them; nothing when it has not written. For that
    // seat alone.
    std::optional<std::vector<WrittenOrder>> written(const Match&, Seat) const;
    // The gaps in those orders, and their consequence; empty when there are none. For that seat
    // alone.
    std::string shortfall(const Match&, Seat) const;
    // Why a seat may not write now; nothing when it may.
    std::optional<Problem> why_not(const Match&, Seat, Moment now) const;

    // Restores the stored orders: those of the stage of that step.
    void restore(const GameFacts&, const StoredTable&, int step);
    // All that follows notes in the change what is to be kept of it.
    void set_clock(const StageClock&, Change&);
    void write(const Match&, Seat, SealedSet, Change&);
    void confirm(const Match&, Seat, bool is_confirmed, Change&);
    // A seat's set is gone, if there was one.
    void drop(const Match&, Seat, Change&);
    // Opens all sets: what each seat that is asked answers, seat by seat.
    using Answers = std::vector<std::pair<Seat, std::vector<std::string>>>;
    Answers open(const Match&, Change&);
    // The clock begins again with each stage, and rests where there is none.
    void keep_time(const Match&, int step, Moment now, Change&);
    // The deadline is past. How many have passed in a row for which nobody came or confirmed.
    // Written orders that are not confirmed do not count, or the clock would reveal them.
    int note_deadline(bool somebody_came);

  private:
    std::vector<std::string> actions_of(const Match&, Seat) const;
    void set(const Match&, Seat, std::optional<SealedSet>, Change&);

    std::map<Seat, SealedSet> sets_;
    std::map<Seat, int> changes_;  // The changes of sets in the present stage.
    StageClock clock_;
    int clock_step_ = -1;  // The stage that the clock was started for.
};

}  // namespace occasus::table
