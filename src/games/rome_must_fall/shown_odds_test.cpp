// Every number that `odds` and the sheet show is compared with what the rules then do, over every
// face of the black dice, in random positions.
#include <bit>

#include "games/registry.h"
#include "games/rome_must_fall/chapters.h"
#include "games/rome_must_fall/game.h"
#include "shown_numbers.h"

namespace occasus::rome_must_fall {
namespace {

using shown::real;
using shown::whole;

class RomeShown {
  public:
    explicit RomeShown(const Rules& rules) : rules_(rules) {}

    static std::set<std::string> proved() {
        std::set<std::string> paths = {"trackers",
                                       "cubes",
                                       "lose_nothing.decimal",
                                       "hold_all_with_cubes.decimal",
                                       "expected_losses",
                                       "losses[].decimal",
                                       "defeat.decimal"};
        for (const std::string_view id : kTrackerIds)
            paths.insert("each." + std::string(id) + ".decimal");
        return paths;
    }

    void check(const State& state, Rng& rng) {
        check_sheet(state);
        if (state.step == Step::Resource)
            check_draft(state, rng);
        else if (is_barbarian(state))
            check_odds(state, kAll & ~((1U << state.cursor) - 1U), Value::fields());
    }

    int odds = 0;
    int uncertain = 0;
    int defeats = 0;
    int holds = 0;

  private:
    static constexpr unsigned kAll = (1U << kTrackers) - 1;
    static constexpr std::uint8_t kAlwaysHolds = 99;

    static bool is_barbarian(const State& state) {
        return state.step == Step::RollBlack || state.step == Step::Resolve;
    }

    // A placing of some dice, or of all. On an open tracker stands one that nothing beats: odds of
    // a placing leave out what is open.
    void check_draft(State state, Rng& rng) {
        std::array<std::uint32_t, kDice> order = {0, 1, 2, 3, 4, 5};
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[rng.below(static_cast<std::uint32_t>(i))]);
        const bool is_whole = rng.below(2) == 0;
        unsigned placed = 0;
        Value draft = Value::fields();
        for (int tracker = 0; tracker < kTrackers; ++tracker) {
            const auto at = static_cast<std::size_t>(tracker);
            state.assigned[at] = die_id(static_cast<int>(order[at]));
            if (is_whole || rng.below(2) == 0) {
                placed |= 1U << at;
                draft.set(kTrackerIds[at], static_cast<int>(order[at]));
            }
        }
        if (placed == 0) return;
        const Value query = Value::fields().set("draft", draft);
        const Value told = *Text::odds(rules_, state, query);
        for (std::size_t at = 0; at < kTrackers; ++at)
            if ((placed >> at & 1U) == 0) state.dice[order[at]] = kAlwaysHolds;
        state.step = Step::RollBlack;
        compare(state, placed, told);
    }

    void check_odds(const State& state, unsigned trackers, const Value& query) {
        compare(state, trackers, *Text::odds(rules_, state, query));
    }

    // Counts over all ways that the dice fall, each as likely as the others.
    struct Counts {
        double all = 0;
        double defeats = 0;
        std::array<double, kTrackers + 1> by_losses{};
        std::array<double, kTrackers> held{};
    };

    // No cube is spent.
    void fall(const State& state, double share, int losses, unsigned held, Counts& counts) {
        if (!is_barbarian(state)) {
            counts.all += share;
            if (state.grade == Grade::Defeat) counts.defeats += share;
            counts.by_losses[static_cast<std::size_t>(losses)] += share;
            for (std::size_t at = 0; at < kTrackers; ++at)
                if ((held >> at & 1U) != 0) counts.held[at] += share;
            return;
        }
        // Faces that count the same lead to the same position.
        struct Met {
            State state;
            bool is_held = false;
            double share = 0;
        };
        std::vector<Met> met;
        const auto meet = [&](const State& rolled, double part) {
            Met now{.state = rolled};
            EventLog log;
            rules_.apply(now.state, make_action(Verb::Resolve, 0), log);
            now.is_held = shown::find_event(log.events, EventKind::Held) != nullptr;
            for (Met& known : met)
                if (known.state == now.state && known.is_held == now.is_held) {
                    known.share += part;
                    return;
                }
            now.share = part;
            met.push_back(now);
        };
        if (state.step == Step::RollBlack)
            for_each_face(state, [&](const State& rolled) { meet(rolled, share / 6); });
        else
            meet(state, share);
        for (const Met& now : met)
            fall(now.state, now.share, losses + (now.is_held ? 0 : 1),
                 now.is_held ? held | 1U << state.cursor : held, counts);
    }

    // The chance that all is held when cubes are spent as well as can be.
    double best(const State& state) {
        if (!is_barbarian(state)) return 1;
        if (state.step == Step::RollBlack) {
            const std::string key(reinterpret_cast<const char*>(&state), sizeof state);
            if (const auto known = best_.find(key); known != best_.end()) return known->second;
            double sum = 0;
            for_each_face(state, [&](const State& later) { sum += best(later) / 6; });
            return best_[key] = sum;
        }
        double most = 0;
        // Fewer cubes that hold are never worse, and more of them are never needed.
        for (int cubes = 0; cubes <= state.cubes && most == 0; ++cubes) {
            State later = state;
            EventLog log;
            rules_.apply(later, make_action(Verb::Resolve, static_cast<unsigned>(cubes)), log);
            if (shown::find_event(log.events, EventKind::Held) != nullptr) most = best(later);
        }
        return most;
    }

    template <class Visit>
    void for_each_face(const State& state, Visit visit) {
        Rules::ActionList faces;
        rules_.legal_actions(state, faces);
        EXPECT_EQ(faces.size(), 6U);
        for (const Action face : faces) {
            State later = state;
            NullSink nobody;
            rules_.apply(later, face, nobody);
            visit(later);
        }
    }

    void compare(const State& state, unsigned trackers, const Value& told) {
        shown::expect_all_proved(told, proved());
        Counts counts;
        fall(state, 1, 0, 0, counts);
        EXPECT_NEAR(counts.all, 1, 1e-9);
        const auto count = static_cast<std::size_t>(std::popcount(trackers));
        EXPECT_EQ(whole(told, "trackers"), static_cast<int>(count));
        EXPECT_EQ(whole(told, "cubes"), state.cubes);
        EXPECT_NEAR(real(told, "lose_nothing.decimal"), counts.by_losses[0], 1e-9);
        EXPECT_NEAR(real(told, "hold_all_with_cubes.decimal"), best(state), 1e-9);
        EXPECT_NEAR(real(told, "defeat.decimal"), counts.defeats, 1e-9);
        const Value::List& losses = *told.find("losses")->items();
        ASSERT_EQ(losses.size(), count + 1);
        double expected = 0;
        double sum = 0;
        for (std::size_t lost = 0; lost <= count; ++lost) {
            EXPECT_NEAR(real(losses[lost], "decimal"), counts.by_losses[lost], 1e-9);
            expected += static_cast<double>(lost) * counts.by_losses[lost];
            sum += real(losses[lost], "decimal");
        }
        EXPECT_NEAR(sum, 1, 1e-9);
        EXPECT_NEAR(real(told, "expected_losses"), expected, 1e-9);
        for (std::size_t at = 0; at < kTrackers; ++at) {
            const Value* each = told.find("each")->find(kTrackerIds[at]);
            EXPECT_EQ(each != nullptr, (trackers >> at & 1U) != 0);
            if (each != nullptr) {
                EXPECT_NEAR(real(*each, "decimal"), counts.held[at], 1e-9);
            }
        }
        ++odds;
        if (counts.by_losses[0] > 0 && counts.by_losses[0] < 1) ++uncertain;
        if (counts.defeats > 0) ++defeats;
    }

    // The sheet: what each die is good for, tracker by tracker, before any raid.
    void check_sheet(const State& state) {
        if (state.step != Step::Resource && state.step != Step::RollBlack) return;
        const Value view = Text::view(rules_, state);
        for (std::size_t at = 0; at < kTrackers; ++at) {
            const Value& tracker = (*view.find("trackers")->items())[at];
            if (*tracker.find("state")->text() == "done") continue;
            for (const Value& hold : *tracker.find("holds")->items())
                check_hold(state, static_cast<int>(at), hold);
        }
    }

    void check_hold(State state, int tracker, const Value& hold) {
        state.assigned[static_cast<std::size_t>(tracker)] = die_id(whole(hold, "die"));
        state.step = Step::RollBlack;
        state.cursor = static_cast<std::uint8_t>(tracker);
        state.cubes = kMaxCubes;
        int held = 0;
        for_each_face(state, [&](const State& rolled) {
            const int counted = d3(rolled.black);
            int needs = 0;
            for (; needs <= kMaxCubes; ++needs) {
                State later = rolled;
                EventLog log;
                rules_.apply(later, make_action(Verb::Resolve, static_cast<unsigned>(needs)), log);
                if (shown::find_event(log.events, EventKind::Held) != nullptr) break;
            }
            const Value& told =
                (*hold.find("needs")->items())[static_cast<std::size_t>(counted - 1)];
            EXPECT_EQ(std::min<std::int64_t>(*told.number(), kMaxCubes + 1), needs);
            if (needs == 0) ++held;
        });
        EXPECT_NEAR(real(hold, "decimal"), held / 6.0, 1e-9);
        ++holds;
    }

    const Rules& rules_;
    std::unordered_map<std::string, double> best_;
};

TEST(ShownOdds, OfRomeMustFallAreThoseOfEveryFace) {
    const auto game = *find_game("rome_must_fall")->make({});
    RomeShown shown(static_cast<const Game&>(*game).rules());
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Rng rng(7, seed);
        shown::for_each_position(*game, seed, 400, 16, [&](const AnyState& any) {
            shown.check(shown::state_of<State>(any), rng);
        });
    }
    // Each kind was there to be looked at.
    EXPECT_GT(shown.odds, 20);
    EXPECT_GT(shown.uncertain, 5);
    EXPECT_GT(shown.defeats, 2);
    EXPECT_GT(shown.holds, 100);
}

}  // namespace
}  // namespace occasus::rome_must_fall
