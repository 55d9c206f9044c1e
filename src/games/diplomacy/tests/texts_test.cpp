// Random texts in place of orders: nothing breaks, and the fast and the explained adjudicator agree
// about whatever they come to.
#include <array>
#include <cstdlib>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "core/rng.h"

#include "games/diplomacy/adjudicator/explanation.h"
#include "games/diplomacy/game.h"
#include "games/diplomacy/tests/test_play.h"
#include "games/diplomacy/words/notation.h"

namespace occasus::diplomacy {
namespace {

// More are tried when OCCASUS_TEXTS says how many.
int texts_to_try() {
    const char* wanted = std::getenv("OCCASUS_TEXTS");
    return wanted == nullptr ? 20'000 : std::atoi(wanted);
}

class Writer {
  public:
    Writer(const Board& board, Rng& rng) : board_(board), rng_(rng) {}

    // Words of orders in any order, now and then with a letter spoilt.
    std::string text() {
        std::string text;
        for (std::uint32_t words = 1 + below(7); words > 0; --words) text += word() + " ";
        for (std::uint32_t spoilt = below(3); spoilt > 0; --spoilt)
            text[below(static_cast<std::uint32_t>(text.size()))] =
                static_cast<char>(1 + below(255));
        return text;
    }
    // Nearly an order: of a unit that is there, to a place next to it more often than not.
    std::string likely(const Units& units) {
        const std::string unit = unit_of(units);
        const std::string to = place();
        switch (below(7)) {
            case 0:
                return unit + " - " + to;
            case 1:
                return unit + " S " + unit_of(units);
            case 2:
                return unit + " S " + unit_of(units) + " - " + to;
            case 3:
                return unit + " C " + unit_of(units) + " - " + to;
            case 4:
                return unit + " C";
            case 5:
                return unit + " - " + to + " VIA";
            default:
                return unit + " H";
        }
    }
    std::uint32_t below(std::uint32_t bound) { return rng_.below(bound); }

  private:
    std::string place() {
        return board_.places[below(static_cast<std::uint32_t>(board_.places.size()))].label;
    }
    std::string unit_of(const Units& units) {
        auto skip = below(static_cast<std::uint32_t>(units.occupied.size()));
        for (const int province : units.occupied)
            if (skip-- == 0) return unit_text(board_, units.in(province));
        return {};
    }
    std::string word() {
        static constexpr std::array<std::string_view, 18> kWords = {
            "A",   "F", "-",     "S",  "C",        "H",  "R",   "D",    "B",
            "VIA", "X", "WAIVE", "to", "supports", "NC", "/SC", "DRAW", "convoys"};
        if (below(2) == 0) return place();
        return std::string(kWords[below(kWords.size())]);
    }

    const Board& board_;
    Rng& rng_;
};

void compare_adjudicators(const Law& law, const Units& units, const std::vector<Order>& orders) {
    std::vector<Verdict> verdicts(orders.size());
    std::vector<Explanation> told(orders.size());
    const MovementOutcome fast = adjudicate_movement(law, units, orders, verdicts);
    const MovementOutcome slow = explain_movement(law, units, orders, told);
    ASSERT_EQ(fast.units, slow.units);
    for (std::size_t i = 0; i < orders.size(); ++i) {
        ASSERT_EQ(verdicts[i], told[i].verdict);
        ASSERT_FALSE(explanation_text(law, units, orders, orders[i], told[i]).empty());
    }
}

class Texts : public testing::TestWithParam<std::string> {};

TEST_P(Texts, NeverBreakAnythingNorDivideTheAdjudicators) {
    occasus::Setup setup{.options = {{"game", GetParam()}}, .board = {}};
    Text::shorten(setup);
    const auto game = *make_game(setup);
    const Rules& rules = static_cast<const Table&>(*game).rules();
    Rng rng(77);
    Writer writer(rules.board(), rng);
    AnyState state{};
    game->start(state);
    std::vector<Event> log;
    for (int tried = 0; tried < texts_to_try() / 2;) {
        for (std::uint32_t plies = 20 + rng.below(40); plies > 0; --plies) {
            if (game->to_move(state) == Seat::Nobody) game->start(state);
            game->apply(state, game->random_action(state, rng), log);
        }
        log.clear();
        const State seen = Table::get(state);
        if (seen.units.occupied.empty() || game->sealed_seats(state).empty()) continue;
        const Seat seat = game->sealed_seats(state).front();
        std::vector<std::string> texts;
        std::vector<Order> orders;
        for (int i = 0; i < 40; ++i, ++tried) {
            texts.push_back(rng.below(3) == 0 ? writer.text() : writer.likely(seen.units));
            (void)game->parse_action(state, texts.back());
            const auto power = static_cast<int>(rng.below(kPowers));
            orders.push_back(read_order(rules.board(), power, texts.back()));
        }
        compare_adjudicators(rules.law(), seen.units, orders);
        // The actions of any written orders can be carried out.
        AnyState after = state;
        while (game->to_move(after) != seat)
            game->apply(after, *game->parse_action(after, "NMR"), log);
        const OrderSet set = game->read_orders(after, seat, texts);
        ASSERT_EQ(set.orders.size(), texts.size());
        for (const std::string& text : set.actions) {
            ASSERT_EQ(game->to_move(after), seat) << text;
            const Result<Action> action = game->parse_action(after, text);
            ASSERT_TRUE(action && game->is_legal(after, *action)) << text;
            game->apply(after, *action, log);
        }
    }
}
INSTANTIATE_TEST_SUITE_P(BothGames, Texts, testing::Values("fall_of_rome", "standard"));

}  // namespace
}  // namespace occasus::diplomacy
