// The search on games small enough to know the best action.
#include "ai/search/open_loop.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string_view>

namespace occasus {

namespace {

// Two seats take one to three counters from a heap in turn; who takes the last one wins. Leaving a
// multiple of four wins.
struct Heap {
    struct State {
        std::int8_t counters = 0;
        std::int8_t mover = 0;
        friend bool operator==(const State&, const State&) = default;
    };
    using ActionList = FixedVector<Action, 3>;
    static constexpr std::string_view kId = "heap";
    static constexpr int kSeats = 2;
    static constexpr int kMaxPlies = 20;
    static constexpr int kMaxScore = 1;

    static State start() { return {.counters = 20, .mover = 0}; }
    static Seat to_move(const State& state) {
        return state.counters == 0 ? Seat::Nobody : seat_at(state.mover);
    }
    static int chance_sides(const State&) { return 0; }
    static void legal_actions(const State& state, ActionList& list) {
        for (std::uint32_t take = 1; take <= 3 && static_cast<int>(take) <= state.counters; ++take)
            list.push_back({take});
    }
    static Action random_action(const State& state, Rng& rng) {
        return {1 + rng.below(static_cast<std::uint32_t>(std::min<int>(3, state.counters)))};
    }
    template <EventSink Sink>
    static void apply(State& state, Action action, Sink&) {
        state.counters = static_cast<std::int8_t>(state.counters - static_cast<int>(action.bits));
        state.mover = static_cast<std::int8_t>(1 - state.mover);
    }
    static State observe(const State& state, Seat) { return state; }
    // The mover has nothing left to take: the other one took the last.
    static int score(const State& state, Seat seat) { return seat_index(seat) != state.mover; }
    static std::string_view broken_invariant(const State&) { return {}; }
};

// One seat chooses a die by its sides, two to six, and wins by rolling its lowest face.
struct Wager {
    struct State {
        std::int8_t sides = 0;
        std::int8_t face = -1;
        friend bool operator==(const State&, const State&) = default;
    };
    using ActionList = FixedVector<Action, 6>;
    static constexpr std::string_view kId = "wager";
    static constexpr int kSeats = 1;
    static constexpr int kMaxPlies = 2;
    static constexpr int kMaxScore = 1;

    static State start() { return {}; }
    static Seat to_move(const State& state) {
        if (state.sides == 0) return Seat::First;
        return state.face < 0 ? Seat::Chance : Seat::Nobody;
    }
    static int chance_sides(const State& state) {
        return to_move(state) == Seat::Chance ? state.sides : 0;
    }
    static void legal_actions(const State& state, ActionList& list) {
        const bool is_chance = to_move(state) == Seat::Chance;
        const auto first = is_chance ? 0U : 2U;
        const auto end = is_chance ? static_cast<std::uint32_t>(state.sides) : 7U;
        for (std::uint32_t bits = first; bits < end; ++bits) list.push_back({bits});
    }
    static Action random_action(const State& state, Rng& rng) {
        if (to_move(state) == Seat::First) return {2 + rng.below(5)};
        return {rng.below(static_cast<std::uint32_t>(state.sides))};
    }
    template <EventSink Sink>
    static void apply(State& state, Action action, Sink&) {
        const auto number = static_cast<std::int8_t>(action.bits);
        if (state.sides == 0)
            state.sides = number;
        else
            state.face = number;
    }
    static State observe(const State& state, Seat) { return state; }
    static int score(const State& state, Seat) { return state.face == 0 ? 1 : 0; }
    static std::string_view broken_invariant(const State&) { return {}; }
};

// A die of four decides who is asked, the first seat in three cases of four. The seat that is asked
// takes 1, with which the first seat wins, or 2, with which the other does.
struct Lottery {
    struct State {
        std::int8_t begun = 0;
        std::int8_t mover = -1;
        std::int8_t taken = 0;
        friend bool operator==(const State&, const State&) = default;
    };
    using ActionList = FixedVector<Action, 4>;
    static constexpr std::string_view kId = "lottery";
    static constexpr int kSeats = 2;
    static constexpr int kMaxPlies = 3;
    static constexpr int kMaxScore = 1;

    static State start() { return {}; }
    static Seat to_move(const State& state) {
        if (state.taken != 0) return Seat::Nobody;
        if (state.begun == 0) return Seat::First;
        return state.mover < 0 ? Seat::Chance : seat_at(state.mover);
    }
    static int chance_sides(const State& state) { return to_move(state) == Seat::Chance ? 4 : 0; }
    static void legal_actions(const State& state, ActionList& list) {
        const bool is_chance = to_move(state) == Seat::Chance;
        const std::uint32_t first = is_chance ? 0 : 1;
        const std::uint32_t last = is_chance ? 3 : state.begun == 0 ? 1 : 2;
        for (std::uint32_t bits = first; bits <= last; ++bits) list.push_back({bits});
    }
    static Action random_action(const State& state, Rng& rng) {
        ActionList list;
        legal_actions(state, list);
        return list[rng.below(static_cast<std::uint32_t>(list.size()))];
    }
    template <EventSink Sink>
    static void apply(State& state, Action action, Sink&) {
        const auto number = static_cast<std::int8_t>(action.bits);
        if (state.begun == 0)
            state.begun = number;
        else if (state.mover < 0)
            state.mover = static_cast<std::int8_t>(number == 3 ? 1 : 0);
        else
            state.taken = number;
    }
    static State observe(const State& state, Seat) { return state; }
    static int score(const State& state, Seat seat) {
        return (seat == Seat::First) == (state.taken == 1) ? 1 : 0;
    }
    static std::string_view broken_invariant(const State&) { return {}; }
};

// Plays at random, and suggests everything that is legal or only the first of it.
template <GameRules R>
struct Blind {
    bool suggests_all = true;

    void begin(Seat, Rng&) {}
    Action choose(const typename R::State& state, Rng& rng) { return R::random_action(state, rng); }
    void suggest(const typename R::State& state, Suggestions& list, Rng&) {
        typename R::ActionList legal;
        R::legal_actions(state, legal);
        for (const Action action : legal) {
            list.push_back(action);
            if (!suggests_all) return;
        }
    }
    void learn(const typename R::State&) {}
};

// Plays on until this many counters are taken, and then thinks whatever it likes.
struct Judge : Blind<Heap> {
    int counters = 0;
    int* fewest = nullptr;  // Counters that it has seen at an end.

    void take_over(const Heap::State& state) { enough_ = state.counters - counters; }
    bool has_seen_enough(const Heap::State& state) const { return state.counters <= enough_; }
    void learn(const Heap::State& end) const { *fewest = std::min<int>(*fewest, end.counters); }
    static double worth(const Heap::State&, Seat seat) { return seat == Seat::First ? 0.25 : 0.75; }

  private:
    int enough_ = 0;
};

template <GameRules R>
std::vector<Candidate> search(const typename R::State& state, SearchBudget budget,
                              Blind<R> guide = {}, std::uint64_t seed = 1) {
    const R rules;
    Rng rng(seed);
    return OpenLoopSearch<R, Blind<R>>(rules, guide, budget).search(state, rng);
}

int playouts_of(const std::vector<Candidate>& candidates) {
    int playouts = 0;
    for (const Candidate& candidate : candidates) playouts += candidate.playouts;
    return playouts;
}

// A microsecond passes between any two looks.
std::int64_t slow_clock() {
    static std::int64_t time = 0;
    return time += 1000;
}

}  // namespace

TEST(OpenLoopSearch, TakesWhatLeavesAMultipleOfFour) {
    for (int counters = 5; counters <= 15; ++counters) {
        if (counters % 4 == 0) continue;
        for (const int mover : {0, 1}) {
            const Heap::State heap{.counters = static_cast<std::int8_t>(counters),
                                   .mover = static_cast<std::int8_t>(mover)};
            const auto candidates = search<Heap>(heap, {.playouts = 20'000});
            EXPECT_EQ(candidates.front().action.bits, counters % 4) << counters;
        }
    }
}

TEST(OpenLoopSearch, KnowsALostPosition) {
    const auto candidates = search<Heap>({.counters = 4, .mover = 0}, {.playouts = 20'000});
    for (const Candidate& candidate : candidates) EXPECT_LT(candidate.value, 0.2);
}

TEST(OpenLoopSearch, WeighsDiceByTheirChances) {
    const auto candidates = search<Wager>({}, {.playouts = 20'000});
    ASSERT_EQ(candidates.size(), 5);
    EXPECT_EQ(candidates.front().action.bits, 2);
    for (const Candidate& candidate : candidates) {
        const double chance = 1.0 / candidate.action.bits;
        const double deviation = std::sqrt(chance * (1 - chance) / candidate.playouts);
        EXPECT_NEAR(candidate.value, chance, 4 * deviation) << candidate.action.bits;
    }
}

// The guide suggests to take one, which loses.
TEST(OpenLoopSearch, FindsWhatNobodySuggested) {
    const auto candidates =
        search<Heap>({.counters = 6, .mover = 0}, {.playouts = 60'000}, {.suggests_all = false});
    EXPECT_EQ(candidates.front().action.bits, 2);
}

// The same action of two seats is not one child: mixed, 1 would look good to both, and the first
// seat would expect to win always.
TEST(OpenLoopSearch, KeepsTheSeatsApart) {
    const auto candidates = search<Lottery>({}, {.playouts = 4000});
    ASSERT_EQ(candidates.size(), 1);
    EXPECT_NEAR(candidates.front().value, 0.75, 0.04);
}

TEST(OpenLoopSearch, StopsWhenTheRestCannotMatter) {
    const auto certain = search<Heap>({.counters = 3, .mover = 0}, {.playouts = 10'000});
    EXPECT_EQ(certain.front().action.bits, 3);
    EXPECT_EQ(certain.front().value, 1);
    EXPECT_LT(playouts_of(certain), 10'000);
    // The playouts left are fewer than the lead.
    EXPECT_GT(2 * certain.front().playouts, 10'000 - playouts_of(certain));
}

TEST(OpenLoopSearch, StopsWhenItsTimeIsOver) {
    // Nothing to choose between: it never stops early for a lead of one half.
    const Wager::State start;
    const SearchBudget budget{.time = 100'000, .playouts = 1, .clock = slow_clock};
    const int playouts = playouts_of(search<Wager>(start, budget));
    EXPECT_GT(playouts, 50);
    EXPECT_LE(playouts, 100);  // It looks after each, and a look takes a microsecond.
}

// Thirty playouts from twenty counters leave the tree within three moves; three more counters are
// taken by at most two more moves after that.
TEST(OpenLoopSearch, EndsPlayoutsWhenTheGuideHasSeenEnough) {
    const Heap rules;
    for (const int counters : {0, 3}) {
        int fewest = 20;
        Judge judge;
        judge.counters = counters;
        judge.fewest = &fewest;
        Rng rng(1);
        const auto found =
            OpenLoopSearch<Heap, Judge>(rules, judge, {.playouts = 30}).search({20, 0}, rng);
        for (const Candidate& candidate : found) EXPECT_EQ(candidate.value, 0.25);
        EXPECT_GE(fewest, 20 - 3 * 3 - counters - 2);
        EXPECT_LT(fewest, 20 - counters);
    }
}

TEST(OpenLoopSearch, RepeatsItself) {
    const auto once = search<Wager>({}, {.playouts = 500}, {}, 7);
    const auto again = search<Wager>({}, {.playouts = 500}, {}, 7);
    ASSERT_EQ(once.size(), again.size());
    for (std::size_t i = 0; i < once.size(); ++i) {
        EXPECT_EQ(once[i].action, again[i].action);
        EXPECT_EQ(once[i].playouts, again[i].playouts);
        EXPECT_EQ(once[i].value, again[i].value);
    }
}

// A search before must not show in the next.
TEST(OpenLoopSearch, BeginsAnewEachTime) {
    const Heap rules;
    OpenLoopSearch<Heap, Blind<Heap>> used(rules, {}, {.playouts = 300});
    Rng elsewhere(3);
    used.search({.counters = 11, .mover = 1}, elsewhere);
    Rng rng(9);
    Rng same(9);
    const auto after = used.search({.counters = 7, .mover = 0}, rng);
    const auto fresh = OpenLoopSearch<Heap, Blind<Heap>>(rules, {}, {.playouts = 300})
                           .search({.counters = 7, .mover = 0}, same);
    ASSERT_EQ(after.size(), fresh.size());
    for (std::size_t i = 0; i < after.size(); ++i) EXPECT_EQ(after[i].playouts, fresh[i].playouts);
}

TEST(OpenLoopSearch, AnswersAtOnceWhenOneActionIsLegal) {
    const Heap rules;
    OpenLoopSearch<Heap, Blind<Heap>> search(rules, {}, {.playouts = 1'000'000'000});
    Rng rng(1);
    EXPECT_EQ(search.best_action({.counters = 1, .mover = 0}, rng), Action{1});
}

}  // namespace occasus
