#include "arrays/action_ids.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/fixed_vector.h"

#include "arrays/games.h"

namespace occasus::arrays {

namespace {

// ---- Ids counted verb by verb ----

std::uint32_t factorial(std::size_t n) {
    return n < 2 ? 1 : static_cast<std::uint32_t>(n) * factorial(n - 1);
}

// Its place among all permutations of so many numbers, in the order of a dictionary.
std::uint32_t rank_of(std::span<const std::uint32_t> permutation) {
    std::uint32_t rank = 0;
    for (auto at = permutation.begin(); at != permutation.end(); ++at) {
        const auto lower =
            std::count_if(at, permutation.end(), [at](std::uint32_t later) { return later < *at; });
        rank += static_cast<std::uint32_t>(lower) *
                factorial(static_cast<std::size_t>(permutation.end() - at) - 1);
    }
    return rank;
}

std::vector<std::uint32_t> permutation_at(std::uint32_t rank, std::size_t size) {
    std::vector<std::uint32_t> left(size);
    std::iota(left.begin(), left.end(), 0U);
    std::vector<std::uint32_t> permutation;
    for (std::size_t at = 0; at < size; ++at) {
        const std::uint32_t rest = factorial(size - at - 1);
        const auto next = left.begin() + static_cast<std::ptrdiff_t>(rank / rest);
        permutation.push_back(*next);
        left.erase(next);
        rank %= rest;
    }
    return permutation;
}

// Ids as the rows of a vocabulary give them: verb by verb, within a verb counted by its operands,
// the first slowest. An operand has as many values as its row leaves ids for, or as fit in its
// bits. Where a type fills as many operands as it has values, each stands once: a permutation.
template <class Vocabulary>
class IdsByVerb final : public ActionIds {
  public:
    IdsByVerb() {
        for (const auto& row : Vocabulary::kVerbs) {
            Verb verb{.first = count_};
            if (row.verb != Vocabulary::kRoll) count_operands(row, verb);
            count_ += verb.count;
            verbs_.push_back(std::move(verb));
        }
    }

    std::uint32_t count() const override { return count_; }
    std::uint32_t id_of(Action action) const override {
        const std::size_t at = action.bits >> 24U;
        const Verb& verb = verbs_[at];
        const auto value = [&](const Operand& operand) {
            return static_cast<std::uint32_t>(Vocabulary::kVerbs[at].operand(action, operand.at));
        };
        std::uint32_t place = 0;
        if (verb.is_permutation) {
            FixedVector<std::uint32_t, 8> values;
            for (const Operand& operand : verb.operands) values.push_back(value(operand));
            place = rank_of({values.begin(), values.end()});
        } else {
            for (const Operand& operand : verb.operands)
                place = place * operand.values + value(operand);
        }
        return verb.first + place;
    }
    std::optional<Action> action_at(std::uint32_t id) const override {
        if (id >= count_) return std::nullopt;
        std::size_t verb = 0;
        while (id >= verbs_[verb].first + verbs_[verb].count) ++verb;
        const std::vector<Operand>& operands = verbs_[verb].operands;
        std::uint32_t place = id - verbs_[verb].first;
        std::vector<std::uint32_t> values(operands.size());
        if (verbs_[verb].is_permutation) values = permutation_at(place, values.size());
        Action action{static_cast<std::uint32_t>(verb) << 24U};
        for (std::size_t at = operands.size(); at-- > 0; place /= operands[at].values) {
            if (!verbs_[verb].is_permutation) values[at] = place % operands[at].values;
            action = Vocabulary::kVerbs[verb].with(action, operands[at].at,
                                                   static_cast<int>(values[at]));
        }
        return action;
    }

  private:
    struct Operand {
        std::size_t at = 0;  // In the row of its verb.
        std::uint32_t values = 0;
    };
    struct Verb {
        std::uint32_t first = 0;  // Its lowest id.
        std::uint32_t count = 0;
        std::vector<Operand> operands{};  // NOLINT(readability-redundant-member-init): as above.
        bool is_permutation = false;
    };

    static void count_operands(const auto& row, Verb& verb) {
        verb.count = 1;
        for (std::size_t at = 0; at < row.arity(); ++at) {
            const std::uint32_t ids = Vocabulary::kWords.operand(row.operands[at].type).ids;
            const std::uint32_t values = ids == 0 ? 1U << row.operands[at].width : ids;
            verb.operands.push_back({at, values});
            verb.count *= values;
        }
        if constexpr (requires { Vocabulary::kIdsByBits; })
            std::ranges::sort(verb.operands, {}, [&](const Operand& operand) {
                return row.with({}, operand.at, 1).bits;
            });
        const std::size_t arity = row.arity();
        const auto is_alike = [&](const Operand& operand) {
            return row.operands[operand.at].type == row.operands[0].type;
        };
        verb.is_permutation = arity > 1 && verb.operands[0].values == arity &&
                              std::ranges::all_of(verb.operands, is_alike);
        if (verb.is_permutation) verb.count = factorial(arity);
    }

    std::uint32_t count_ = 0;
    std::vector<Verb> verbs_;
};

// ---- Ids of what is in a list ----

// An id is a place in the list.
class ListedIds final : public ActionIds {
  public:
    explicit ListedIds(std::vector<Action> actions) : actions_(std::move(actions)) {
        std::sort(actions_.begin(), actions_.end());
        actions_.erase(std::unique(actions_.begin(), actions_.end()), actions_.end());
    }

    std::uint32_t count() const override { return static_cast<std::uint32_t>(actions_.size()); }
    std::uint32_t id_of(Action action) const override {
        const auto at = std::lower_bound(actions_.begin(), actions_.end(), action);
        return static_cast<std::uint32_t>(at - actions_.begin());
    }
    std::optional<Action> action_at(std::uint32_t id) const override {
        if (id >= actions_.size()) return std::nullopt;
        return actions_[id];
    }

  private:
    std::vector<Action> actions_;  // Ascending.
};

// The orders that any unit in a province may ever get: by the map alone, without regard to the
// fleets that a convoy needs.
class OrdersOfBoard {
  public:
    explicit OrdersOfBoard(const diplomacy::Board& board) : board_(board) {
        for (const diplomacy::Verb verb : {Verb::Waive, Verb::NoOrders, Verb::Draw})
            orders_.push_back(diplomacy::plain_action(verb));
        for (int province = 0; province < board.provinces; ++province) {
            unit_ = province;
            reach_ = board.touching(province);
            stand();
            go();
            support();
            if (board.is_sea(province)) convoy();
        }
    }
    std::vector<Action> take() { return std::move(orders_); }

  private:
    using Verb = diplomacy::Verb;

    void add(Verb verb, int of, int to, std::uint32_t flags = 0) {
        orders_.push_back({diplomacy::plain_action(verb).bits | flags |
                           (static_cast<std::uint32_t>(to) & diplomacy::kNone) << 14U |
                           (static_cast<std::uint32_t>(of) & diplomacy::kNone) << 7U |
                           static_cast<std::uint32_t>(unit_)});
    }

    // The province itself, and its coasts.
    diplomacy::PlaceSet places_in(int province) const {
        diplomacy::PlaceSet places = board_.coasts(province);
        places.insert(province);
        return places;
    }
    bool may_be_convoyed(int from, int to) const {
        return from != to && board_.is_coastal(from) && board_.is_coastal(to);
    }

    void stand() {
        using diplomacy::kNowhere;
        for (const Verb verb : {Verb::Hold, Verb::Disband, Verb::Convert})
            add(verb, kNowhere, kNowhere);
        for (const int place : places_in(unit_)) {
            add(Verb::Convert, kNowhere, place);
            add(Verb::Build, kNowhere, place);
            add(Verb::Build, kNowhere, place, diplomacy::kFleetBit);
        }
    }
    void go() {
        using diplomacy::kNowhere;
        for (int to = 0; to < board_.provinces; ++to) {
            if (may_be_convoyed(unit_, to)) {
                add(Verb::Move, kNowhere, to);
                add(Verb::Move, kNowhere, to, diplomacy::kViaBit);
            }
            if (!reach_.contains(to)) continue;
            for (const int place : places_in(to)) {
                add(Verb::Move, kNowhere, place);
                add(Verb::Retreat, kNowhere, place);
            }
        }
    }
    void support() {
        for (const int to : reach_) {
            add(Verb::SupportHold, to, diplomacy::kNowhere);
            for (int of = 0; of < board_.provinces; ++of) {
                if (of == unit_ || of == to) continue;
                if (board_.touching(of).contains(to))
                    for (const int place : places_in(to)) add(Verb::SupportMove, of, place);
                else if (may_be_convoyed(of, to))
                    add(Verb::SupportMove, of, to);
            }
        }
    }
    void convoy() {
        for (int of = 0; of < board_.provinces; ++of)
            for (int to = 0; to < board_.provinces; ++to)
                if (may_be_convoyed(of, to)) add(Verb::Convoy, of, to);
    }

    const diplomacy::Board& board_;
    std::vector<Action> orders_;
    int unit_ = 0;
    diplomacy::PlaceSet reach_;  // The provinces next to it.
};

}  // namespace

std::unique_ptr<const ActionIds> action_ids(const AnyGame& game) {
    return with_game(game.facts().id, [&]<class Game>() -> std::unique_ptr<const ActionIds> {
        if constexpr (std::is_same_v<Game, diplomacy::Table>) {
            const auto& rules = static_cast<const Game&>(game).rules();
            return std::make_unique<ListedIds>(OrdersOfBoard(rules.board()).take());
        } else {
            return std::make_unique<IdsByVerb<typename Game::Words::Rows>>();
        }
    });
}

}  // namespace occasus::arrays
