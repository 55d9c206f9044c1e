// The compact observations of games without learned players: what a position is to a learner.
//
// `seen` is what observe() gives the viewer.
#pragma once

#include "core/game.h"

#include "learn/features.h"

namespace occasus {

namespace diplomacy {
class Rules;
struct State;
void write_features(const Rules&, const State& seen, Seat viewer, FeatureRow&);
}  // namespace diplomacy
namespace invasions {
class Rules;
struct State;
void write_features(const Rules&, const State& seen, Seat viewer, FeatureRow&);
}  // namespace invasions
namespace pomerium {
class Rules;
struct State;
void write_features(const Rules&, const State& seen, Seat viewer, FeatureRow&);
}  // namespace pomerium
namespace rome_must_fall {
class Rules;
struct State;
void write_features(const Rules&, const State& seen, Seat viewer, FeatureRow&);
}  // namespace rome_must_fall

}  // namespace occasus
