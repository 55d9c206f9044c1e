// Every number that `odds` shows is compared with conflicts that the rules fight out, over every
// face, in random positions of every option.
#include <map>
#include <tuple>

#include "games/empire/conflict_table.h"
#include "games/empire/counters.h"
#include "games/empire/game.h"
#include "games/registry.h"
#include "shown_numbers.h"

namespace occasus::empire {
namespace {

using shown::real;
using shown::whole;
using shown::word;

class EmpireShown {
  public:
    explicit EmpireShown(const Rules& rules) : rules_(rules) {}

    static std::set<std::string> proved() {
        std::set<std::string> paths;
        for (const char* name :
             {"barbarian_forces", "cavalry", "roman_forces", "fort", "first_round", "number",
              "roman_wins.decimal", "barbarian_wins.decimal", "neither.decimal",
              "roman_survivors.decimal", "barbarian_survivors.decimal", "cavalry_survivors.decimal",
              "rounds.decimal", "endings[].barbarian_forces", "endings[].cavalry",
              "endings[].roman_forces", "endings[].probability.decimal"})
            paths.insert(std::string("conflicts[].odds.") + name);
        return paths;
    }

    void check(const State& state, Rng& rng) {
        const Value odds = *Text::odds(rules_, state, Value::fields());
        shown::expect_all_proved(odds, proved());
        const Value::List& list = *odds.find("conflicts")->items();
        // Long lists say much the same of many answers: some of them are fought out.
        const auto stride = static_cast<std::uint32_t>(1 + list.size() / 3);
        for (const Value& conflict : list) {
            const Value& answer = *conflict.find("after");
            if (!answer.is_null() && rng.below(stride) != 0) continue;
            const int area = rules_.board().find_area(word(conflict, "area"));
            check_conflict(answer.is_null() ? state : after(state, *answer.text()), area,
                           *conflict.find("odds"));
        }
    }

    int conflicts = 0;
    int later_rounds = 0;
    int answers = 0;
    int halves = 0;

  private:
    // The position after an answer; where it is then asked how many go along, all do.
    State after(State state, const std::string& answer) {
        NullSink nobody;
        rules_.apply(state, *Text::parse_action(rules_, state, answer), nobody);
        for (const auto& [step, word] :
             {std::pair(Step::MoveForces, "forces "), std::pair(Step::MoveCavalry, "cavalry ")}) {
            if (state.step != step) continue;
            Rules::ActionList legal;
            rules_.legal_actions(state, legal);
            int most = 0;
            for (const Action action : legal) {
                const std::string text = Text::action_text(rules_, state, action);
                if (text.starts_with(word))
                    most = std::max(most, std::stoi(text.substr(std::string(word).size())));
            }
            rules_.apply(state, *Text::parse_action(rules_, state, word + std::to_string(most)),
                         nobody);
        }
        ++answers;
        return state;
    }

    // The round that is due in this area, or the first of its conflict.
    State begin(State state, int area, bool is_under_way) {
        if (is_under_way) {
            EXPECT_EQ(state.step, Step::ConflictRoll);
            ++later_rounds;
            return state;
        }
        close_question(state);
        state.from = area_id(area);
        state.round = 1;
        state.step = Step::ConflictRoll;
        return state;
    }

    // 7.5, R20. The odds assume that an h takes Forces first, but never the last one.
    Action losses(const State& state) {
        const int forces = state.barbarians[state.from];
        ++halves;
        return make_action(Verb::Lose, std::min<int>(state.count, forces - 1));
    }

    void check_conflict(const State& state, int area, const Value& odds) {
        const bool is_under_way = state.round > 1 && state.from == area;
        const State begun = begin(state, area, is_under_way);
        const auto at = static_cast<std::size_t>(area);
        EXPECT_EQ(whole(odds, "barbarian_forces"), begun.barbarians[at]);
        EXPECT_EQ(whole(odds, "cavalry"), begun.cavalry[at]);
        EXPECT_EQ(whole(odds, "roman_forces"), begun.romans[at]);
        EXPECT_EQ(*shown::at_path(odds, "fort").truth(), contains(begun.forts, area));
        EXPECT_EQ(*shown::at_path(odds, "first_round").truth(), !is_under_way);
        const int number = whole(odds, "number");
        EXPECT_EQ(word(odds, "column"), number < 1 ? "<1" : std::to_string(std::min(number, 5)));
        const int column = rules_.conflict_column(begun, area);
        EXPECT_EQ(word(odds, "column"), kColumnTitles[static_cast<std::size_t>(column)]);
        fight_out(begun, area, odds);
        ++conflicts;
    }

    static constexpr std::size_t kMostEndings = 40;

    void fight_out(const State& begun, int area, const Value& odds) {
        using Walk = shown::EveryFace<Rules, 7 + kMostEndings>;
        const Value* told = odds.find("endings");
        std::map<std::tuple<int, int, int>, std::size_t> places;
        if (told != nullptr)
            for (const Value& ending : *told->items())
                places.try_emplace({whole(ending, "barbarian_forces"), whole(ending, "cavalry"),
                                    whole(ending, "roman_forces")},
                                   7 + places.size());
        ASSERT_LE(places.size(), kMostEndings);
        const auto end = [&](const State&, const std::vector<Event>& log) {
            const Event* over = shown::find_event(log, EventKind::ConflictOver);
            if (over == nullptr) return std::optional<Walk::Figures>();
            EXPECT_EQ(over->args[0], area);
            const int romans = over->args[1];
            const int barbarians = over->args[2];
            const int cavalry = over->args[3];
            Walk::Figures figures{};
            figures[0] = romans > 0 ? 1 : 0;
            figures[1] = romans == 0 && barbarians > 0 ? 1 : 0;
            figures[2] = romans == 0 && barbarians == 0 ? 1 : 0;
            figures[3] = romans;
            figures[4] = barbarians;
            figures[5] = cavalry;
            const auto place = places.find({barbarians, cavalry, romans});
            EXPECT_TRUE(told == nullptr || place != places.end());
            if (place != places.end()) figures[place->second] = 1;
            return std::optional(figures);
        };
        Walk walk(rules_, end, [&](const State& state) { return losses(state); });
        walk.at_each_die[6] = 1;
        // R21. There is no limit: the number of a later round is only told.
        walk.forget = [](State& state) { state.round = std::min<std::uint8_t>(state.round, 2); };
        const Walk::Figures sums = walk.of(begun);
        const auto compare = [&](const char* path, double expected) {
            EXPECT_NEAR(real(odds, path), expected, 1e-9) << path;
        };
        compare("roman_wins.decimal", sums[0]);
        compare("barbarian_wins.decimal", sums[1]);
        compare("neither.decimal", sums[2]);
        compare("roman_survivors.decimal", sums[3]);
        compare("barbarian_survivors.decimal", sums[4]);
        compare("cavalry_survivors.decimal", sums[5]);
        compare("rounds.decimal", sums[6]);
        if (told == nullptr) return;
        std::size_t place = 7;
        for (const Value& ending : *told->items())
            EXPECT_NEAR(real(ending, "probability.decimal"), sums[place++], 1e-9);
    }

    const Rules& rules_;
};

TEST(ShownOdds, OfTheFallOfTheRomanEmpireAreThoseOfEveryFace) {
    int conflicts = 0;
    int later_rounds = 0;
    int answers = 0;
    int halves = 0;
    std::uint64_t seed = 0;
    shown::for_each_set_up(*find_game("empire"), [&](const std::shared_ptr<const AnyGame>& game) {
        EmpireShown shown(static_cast<const Game&>(*game).rules());
        for (int games = 0; games < 20; ++games) {
            Rng rng(7, ++seed);
            shown::for_each_position(*game, seed, 4000, 1, [&](const AnyState& any) {
                shown.check(shown::state_of<State>(any), rng);
            });
        }
        conflicts += shown.conflicts;
        later_rounds += shown.later_rounds;
        answers += shown.answers;
        halves += shown.halves;
    });
    // Each kind was there to be looked at.
    EXPECT_GT(conflicts, 1000);
    EXPECT_GT(later_rounds, 2);
    EXPECT_GT(answers, 300);
    EXPECT_GT(halves, 10);
}

}  // namespace
}  // namespace occasus::empire
