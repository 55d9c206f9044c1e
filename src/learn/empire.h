// The Fall of the Roman Empire as a learner sees it.
//
// Legions have no numbers here: those of one area are alike, but for having moved. Counts to place
// are few, since nobody needs to choose between thirteen and fourteen.
#pragma once

#include "games/empire/rules.h"
#include "learn/features.h"

namespace occasus::empire {

class Encoder {
  public:
    using Rules = empire::Rules;

    // Numbers of actions are below this.
    static constexpr int kActions = 1392;

    // `rules` must outlive this.
    explicit Encoder(const Rules& rules) : rules_(rules) {}

    // The position, for the seat to move.
    void features(const State& state, FeatureRow& row) const;
    // The legal actions, one of those that are alike. Precondition: a seat is to move.
    void actions(const State& state, CanonicalActions& list) const;

  private:
    struct Survey;

    Survey survey(const State& state) const;
    void area_features(const State& state, const Survey& found, int area, FeatureRow& row) const;
    void question_features(const State& state, FeatureRow& row) const;

    const Rules& rules_;
};

void write_features(const Rules&, const State& seen, Seat viewer, FeatureRow&);

}  // namespace occasus::empire
