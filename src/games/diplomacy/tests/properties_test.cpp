// The properties of every movement phase, on random positions with random legal orders.
#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <vector>

#include "core/rng.h"

#include "games/diplomacy/adjudicator/convoys.h"
#include "games/diplomacy/adjudicator/explanation.h"
#include "games/diplomacy/tests/test_play.h"

namespace occasus::diplomacy {
namespace {

constexpr int kProblems = 3000;
constexpr std::array kEditions = {Edition::Datc3, Edition::Of1971, Edition::Of1982, Edition::Of2000,
                                  Edition::Of2023};

struct Problem {
    Units units;
    std::vector<Order> orders;
};

enum class Convoys { Allowed, None };

// Makes crowded corners of the board, where orders meet.
class Maker {
  public:
    Maker(Game game, std::uint64_t seed, Convoys convoys)
        : board_(test_board(game)),
          law_{board_, readings_of(game, Edition::Datc3)},
          rng_(seed),
          convoys_(convoys) {}

    Problem make() {
        problem_ = {};
        const int count = 6 + below(22);
        int near = below(board_.provinces);
        for (int i = 0; i < count; ++i) near = place_unit(near);
        for (const int province : problem_.units.occupied)
            problem_.orders.push_back(move(province));
        // Half of them then serve one of the moves, if they can.
        for (Order& order : problem_.orders)
            if (below(2) == 0) order = service(order);
        return problem_;
    }
    int below(int bound) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(bound))); }

  private:
    // Puts a unit next to a province that has been used, and says where.
    int place_unit(int near) {
        const int province = pick(board_.touching(near));
        if (problem_.units.has(province)) return province;
        const bool fleet =
            board_.is_sea(province) || (board_.is_coastal(province) && below(2) == 0);
        const int place = fleet ? pick(board_.fleet_places(province)) : province;
        problem_.units.put(
            province, {static_cast<std::uint8_t>(below(4)),
                       fleet ? UnitKind::Fleet : UnitKind::Army, static_cast<std::uint8_t>(place)});
        return province;
    }
    int pick(const PlaceSet& set) {
        int skip = below(set.size());
        for (const int member : set)
            if (skip-- == 0) return member;
        return 0;
    }
    bool is_legal(const Order& order) const {
        return fault_of(law_, problem_.units, fleets_at_sea(board_, problem_.units), order) ==
               Fault::None;
    }
    Order start(int province) const {
        return {.kind = OrderKind::Hold,
                .power = problem_.units.in(province).power,
                .unit = static_cast<std::uint8_t>(province)};
    }
    // A legal move of that unit, or now and then something else.
    Order move(int province) {
        Order order = start(province);
        order.kind = below(8) == 0 ? OrderKind::Convert : OrderKind::Move;
        for (int attempt = 0; attempt < 20; ++attempt) {
            const bool far = convoys_ == Convoys::Allowed && below(3) == 0;
            const int to = far ? below(board_.provinces) : pick(board_.touching(province));
            order.to = static_cast<std::uint8_t>(
                board_.has_coasts(to) && below(2) == 0 ? pick(board_.coasts(to)) : to);
            if (order.kind == OrderKind::Convert)
                order.to = board_.has_coasts(province)
                               ? static_cast<std::uint8_t>(pick(board_.coasts(province)))
                               : std::uint8_t{kNowhere};
            order.via = far && below(2) == 0;
            if (is_legal(order)) return order;
        }
        return start(province);
    }
    // A support or a convoy for one of the others; the order as it was when none is found.
    Order service(const Order& was) {
        for (int attempt = 0; attempt < 40; ++attempt) {
            const Order& served = problem_.orders[static_cast<std::size_t>(
                below(static_cast<int>(problem_.orders.size())))];
            Order order = start(was.unit);
            order.of = served.unit;
            order.to = served.to;
            order.kind =
                served.kind == OrderKind::Move ? OrderKind::SupportMove : OrderKind::SupportHold;
            if (order.kind == OrderKind::SupportMove && convoys_ == Convoys::Allowed &&
                below(2) == 0)
                order.kind = OrderKind::Convoy;
            if (order.kind == OrderKind::SupportHold) order.to = kNowhere;
            if (is_legal(order)) return order;
        }
        return was;
    }

    const Board& board_;
    Law law_;
    Rng rng_;
    Convoys convoys_;
    Problem problem_;
};

struct Answer {
    MovementOutcome outcome;
    std::vector<Verdict> verdicts;
};

Answer answer(const Law& law, const Problem& problem) {
    Answer result;
    result.verdicts.resize(problem.orders.size());
    result.outcome = adjudicate_movement(law, problem.units, problem.orders, result.verdicts);
    return result;
}

bool same_dislodged(const MovementOutcome& a, const MovementOutcome& b) {
    return std::equal(a.dislodged.begin(), a.dislodged.end(), b.dislodged.begin(),
                      b.dislodged.end());
}
bool same_outcome(const MovementOutcome& a, const MovementOutcome& b) {
    return a.units == b.units && a.moved == b.moved && a.lost == b.lost &&
           a.contested == b.contested && same_dislodged(a, b);
}

void tell(const Law& law, const Problem& problem) {
    for (const Order& order : problem.orders)
        ADD_FAILURE() << law.board.powers[order.power].id << " "
                      << order_text(law.board, order, &problem.units.in(order.unit),
                                    order.of == kNowhere ? nullptr : &problem.units.in(order.of));
}

// SD-11, SD-12, SD-13. The strengths in the events give the results that were found.
TEST(EveryMovement, ExplainedAgreesWithFast) {
    for (const Game game : {Game::Standard, Game::FallOfRome}) {
        Maker maker(game, 1, Convoys::Allowed);
        for (int i = 0; i < kProblems; ++i) {
            const Problem problem = maker.make();
            const Law law{test_board(game),
                          readings_of(game, kEditions[static_cast<std::size_t>(i % 5)])};
            const Answer fast = answer(law, problem);
            std::vector<Explanation> told(problem.orders.size());
            const MovementOutcome outcome =
                explain_movement(law, problem.units, problem.orders, told);
            ASSERT_TRUE(same_outcome(fast.outcome, outcome));
            for (std::size_t order = 0; order < told.size(); ++order) {
                if (told[order].verdict != fast.verdicts[order]) tell(law, problem);
                ASSERT_EQ(told[order].verdict, fast.verdicts[order]) << order;
                ASSERT_FALSE(explanation_text(law, problem.units, problem.orders,
                                              problem.orders[order], told[order])
                                 .empty());
            }
        }
    }
}

// SD-4. Two units never share a province, and none appears from nowhere.
TEST(EveryMovement, KeepsOneUnitAProvince) {
    Maker maker(Game::Standard, 2, Convoys::Allowed);
    const Law law{test_board(Game::Standard), {}};
    for (int i = 0; i < kProblems; ++i) {
        const Problem problem = maker.make();
        const MovementOutcome outcome = answer(law, problem).outcome;
        ASSERT_EQ(outcome.units.occupied.size() + static_cast<int>(outcome.dislodged.size()),
                  problem.units.occupied.size());
        for (const Dislodgement& loser : outcome.dislodged)
            for (const int place : loser.retreats)
                ASSERT_FALSE(outcome.units.has(law.board.province(place)));
    }
}

TEST(EveryMovement, DoesNotDependOnTheOrderOfListing) {
    Maker maker(Game::Standard, 3, Convoys::Allowed);
    for (int i = 0; i < kProblems; ++i) {
        Problem problem = maker.make();
        const Law law{test_board(Game::Standard),
                      readings_of(Game::Standard, kEditions[static_cast<std::size_t>(i % 5)])};
        const Answer before = answer(law, problem);
        std::vector<std::size_t> order(problem.orders.size());
        std::iota(order.begin(), order.end(), 0);
        for (std::size_t k = order.size(); k > 1; --k)
            std::swap(order[k - 1],
                      order[static_cast<std::size_t>(maker.below(static_cast<int>(k)))]);
        Problem shuffled = problem;
        for (std::size_t k = 0; k < order.size(); ++k)
            shuffled.orders[k] = problem.orders[order[k]];
        const Answer after = answer(law, shuffled);
        ASSERT_TRUE(same_outcome(before.outcome, after.outcome));
        for (std::size_t k = 0; k < order.size(); ++k)
            ASSERT_EQ(after.verdicts[k], before.verdicts[order[k]]);
    }
}

TEST(EveryMovement, DoesNotDependOnWhoIsWho) {
    Maker maker(Game::Standard, 4, Convoys::Allowed);
    const std::array<std::uint8_t, kPowers> renamed = {3, 6, 0, 5, 1, 2, 4};
    for (int i = 0; i < kProblems; ++i) {
        const Problem problem = maker.make();
        const Law law{test_board(Game::Standard),
                      readings_of(Game::Standard, kEditions[static_cast<std::size_t>(i % 5)])};
        Problem other = problem;
        for (Order& order : other.orders) order.power = renamed[order.power];
        for (const int province : other.units.occupied) {
            Unit unit = other.units.in(province);
            unit.power = renamed[unit.power];
            other.units.put(province, unit);
        }
        const Answer one = answer(law, problem);
        const Answer two = answer(law, other);
        ASSERT_EQ(one.verdicts, two.verdicts);
        ASSERT_EQ(one.outcome.moved, two.outcome.moved);
        ASSERT_EQ(one.outcome.lost, two.outcome.lost);
        ASSERT_EQ(one.outcome.contested, two.outcome.contested);
    }
}

// A unit on land that nobody moves to, supports or could retreat to.
TEST(EveryMovement, IsNotChangedByAUnitElsewhere) {
    Maker maker(Game::Standard, 5, Convoys::Allowed);
    const Board& board = test_board(Game::Standard);
    int tried = 0;
    for (int i = 0; i < kProblems; ++i) {
        const Problem problem = maker.make();
        PlaceSet near = problem.units.occupied;
        for (const int province : problem.units.occupied) near |= board.touching(province);
        for (const Order& order : problem.orders)
            if (order.to != kNowhere) near.insert(board.province(order.to));
        for (int province = 0; province < board.provinces; ++province) {
            if (near.contains(province) || board.is_sea(province)) continue;
            Problem more = problem;
            more.units.put(province, {0, UnitKind::Army, static_cast<std::uint8_t>(province)});
            const Law law{board, {}};
            const Answer one = answer(law, problem);
            const Answer two = answer(law, more);
            ASSERT_EQ(one.verdicts, two.verdicts);
            ASSERT_TRUE(same_dislodged(one.outcome, two.outcome));
            ++tried;
            break;
        }
    }
    EXPECT_GT(tried, kProblems / 2);
}

// READING: R46.
TEST(EveryMovement, WithoutConvoysIsTheSameInEveryEdition) {
    Maker maker(Game::Standard, 6, Convoys::None);
    const Board& board = test_board(Game::Standard);
    for (int i = 0; i < kProblems; ++i) {
        const Problem problem = maker.make();
        const Answer first = answer({board, readings_of(Game::Standard, Edition::Datc3)}, problem);
        for (const Edition edition : kEditions) {
            const Answer other = answer({board, readings_of(Game::Standard, edition)}, problem);
            ASSERT_EQ(first.verdicts, other.verdicts);
            ASSERT_TRUE(same_outcome(first.outcome, other.outcome));
        }
    }
}

// A written order is read again as the same order.
TEST(EveryOrder, IsReadAsItIsWritten) {
    for (const Game game : {Game::Standard, Game::FallOfRome}) {
        const Board& board = test_board(game);
        Maker maker(game, 7, Convoys::Allowed);
        for (int i = 0; i < kProblems; ++i) {
            const Problem problem = maker.make();
            for (const Order& order : problem.orders) {
                const std::string text =
                    order_text(board, order, &problem.units.in(order.unit),
                               order.of == kNowhere ? nullptr : &problem.units.in(order.of));
                const Order again = read_order(board, order.power, text);
                ASSERT_EQ(order_text(board, again, &problem.units.in(order.unit),
                                     again.of == kNowhere ? nullptr : &problem.units.in(again.of)),
                          text);
                ASSERT_EQ(again.kind, order.kind) << text;
                ASSERT_EQ(again.unit, order.unit) << text;
                ASSERT_EQ(again.of, order.of) << text;
            }
        }
    }
}

}  // namespace
}  // namespace occasus::diplomacy
