#include "arrays/action_ids.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "games/diplomacy/game.h"
#include "games/empire/rules.h"
#include "games/invasions/rules.h"
#include "games/pomerium/rules.h"
#include "games/rome_must_fall/rules.h"

namespace occasus::arrays {

namespace {

// ---- Ids counted verb by verb ----

constexpr unsigned kVerbShift = 24;  // In the actions of every game.
constexpr std::size_t kVerbs = 32;   // More than any has.

// One part of the packed form of an action: so many values from a bit on.
struct Part {
    unsigned shift = 0;
    std::uint32_t values = 0;

    std::uint32_t of(Action action) const {
        std::uint32_t mask = 1;
        while (mask < values) mask <<= 1U;
        return action.bits >> shift & (mask - 1);
    }
};

// A verb, and what may be said with it.
struct Line {
    std::uint32_t verb = 0;
    // NOLINTNEXTLINE(readability-redundant-member-init): g++ asks for a member without a value.
    std::vector<Part> parts{};
    bool is_permutation = false;  // The parts hold 0, 1, … in some order.
};

std::uint32_t factorial(std::size_t n) {
    return n < 2 ? 1 : static_cast<std::uint32_t>(n) * factorial(n - 1);
}

std::uint32_t count_of(const Line& line) {
    if (line.is_permutation) return factorial(line.parts.size());
    std::uint32_t count = 1;
    for (const Part& part : line.parts) count *= part.values;
    return count;
}

// Its place among all permutations, in the order of a dictionary.
std::uint32_t rank_of(Action permutation, const std::vector<Part>& parts) {
    std::uint32_t rank = 0;
    for (std::size_t at = 0; at < parts.size(); ++at) {
        std::uint32_t lower = 0;  // Later numbers that are lower.
        for (std::size_t later = at + 1; later < parts.size(); ++later)
            if (parts[later].of(permutation) < parts[at].of(permutation)) ++lower;
        rank += lower * factorial(parts.size() - at - 1);
    }
    return rank;
}

std::vector<std::uint32_t> permutation_at(std::uint32_t rank, std::size_t size) {
    std::vector<std::uint32_t> left(size);
    for (std::size_t at = 0; at < size; ++at) left[at] = static_cast<std::uint32_t>(at);
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

// Within a verb ids are counted by its parts, the first part slowest.
class IdsByVerb final : public ActionIds {
  public:
    explicit IdsByVerb(std::vector<Line> lines) {
        for (Line& line : lines) {
            const std::uint32_t count = count_of(line);
            place_of_verb_[line.verb] = verbs_.size();
            verbs_.push_back({std::move(line), count_, count});
            count_ += count;
        }
    }

    std::uint32_t count() const override { return count_; }
    std::uint32_t id_of(Action action) const override {
        const Verb& verb = verbs_[place_of_verb_[action.bits >> kVerbShift]];
        if (verb.line.is_permutation) return verb.first + rank_of(action, verb.line.parts);
        std::uint32_t place = 0;
        for (const Part& part : verb.line.parts) place = place * part.values + part.of(action);
        return verb.first + place;
    }
    std::optional<Action> action_at(std::uint32_t id) const override {
        if (id >= count_) return std::nullopt;
        const auto verb = std::find_if(verbs_.begin(), verbs_.end(), [id](const Verb& each) {
            return id < each.first + each.count;
        });
        const std::vector<Part>& parts = verb->line.parts;
        std::uint32_t place = id - verb->first;
        std::vector<std::uint32_t> values(parts.size());
        if (verb->line.is_permutation) values = permutation_at(place, values.size());
        for (std::size_t at = values.size(); at-- > 0 && !verb->line.is_permutation;) {
            values[at] = place % parts[at].values;
            place /= parts[at].values;
        }
        Action action{verb->line.verb << kVerbShift};
        for (std::size_t at = 0; at < values.size(); ++at)
            action.bits |= values[at] << parts[at].shift;
        return action;
    }

  private:
    struct Verb {
        Line line;
        std::uint32_t first = 0;  // Its lowest id.
        std::uint32_t count = 0;
    };

    std::uint32_t count_ = 0;
    std::vector<Verb> verbs_;
    std::array<std::size_t, kVerbs> place_of_verb_{};
};

template <class Enumeration>
constexpr std::uint32_t number(Enumeration value) {
    return static_cast<std::uint32_t>(value);
}

// Where the parts of an action stand is written beside the verbs of each game.
std::vector<Line> rome_must_fall_ids() {
    using enum rome_must_fall::Verb;
    const Part die{0, 6};
    return {{number(Reroll), {die}},
            {number(PlusOne), {die}},
            {number(Levy)},
            {number(GloryCube), {die}},
            {number(GloryRestore), {{3, 6}, {0, 6}}},
            {number(GloryErase), {{11, 6}, {8, 6}, {0, rome_must_fall::kMaxCircles}}},
            {number(Assign), {{15, 6}, {12, 6}, {9, 6}, {6, 6}, {3, 6}, {0, 6}}, true},
            {number(Resolve), {{0, 8}}}};
}

std::vector<Line> empire_ids() {
    using enum empire::Verb;
    const Part area{0, empire::kMaxAreas};
    const Part legion{0, empire::kMaxLegions};
    const Part counters{0, 64};  // No move of counters is larger.
    return {{number(SetUp), {area}},
            {number(RemoveForce), {area}},
            {number(RemoveLegion), {legion}},
            {number(RemoveWall), {area}},
            {number(RemoveFort), {area}},
            {number(BuyLegion)},
            {number(BuyForce)},
            {number(BuyWall), {area}},
            {number(BuyFort), {area}},
            {number(Place), {area, {8, 64}}},
            {number(PlaceCavalry), {area}},
            {number(Legion), {legion}},
            {number(Carry), {counters}},
            {number(March), {area}},
            {number(From), {area}},
            {number(Target), {area}},
            {number(Forces), {counters}},
            {number(Cavalry), {counters}},
            {number(Lose), {counters}},
            {number(End)}};
}

std::vector<Line> pomerium_ids() {
    using enum pomerium::Verb;
    const Part province{0, pomerium::kProvinces};
    return {{number(Wait)},
            {number(Attack), {province}},
            {number(Ally), {province}},
            {number(Devote), {{0, pomerium::kMaxLegions + 1}}},
            {number(Accept)},
            {number(Refuse)}};
}

std::vector<Line> invasions_ids() {
    using enum invasions::Verb;
    const Part area{0, invasions::kMaxAreas};
    const Part force{0, 64};
    const Part count{8, 256};
    return {{number(Place), {area, count}},
            {number(Raise), {area}},
            {number(Legions), {area, count}},
            {number(Militia), {area, count}},
            {number(To), {area}},
            {number(Stay)},
            {number(Attack), {area}},
            {number(Against), {force}},
            {number(Fight)},
            {number(Lose), {force}},
            {number(Unpaid), {area}},
            {number(Disband), {area}},
            {number(Buy), {{0, 256}}},
            {number(Bribe), {area, {8, 64}, {16, 2}}},
            {number(End)}};
}

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

// Whatever a unit that could stand in a province may ever be ordered: by the map alone, without
// regard to the fleets that a convoy needs. (A product of provinces would be ten times as long.)
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
    diplomacy::PlaceSet reach_;  // The provinces beside it.
};

template <std::vector<Line> (*lines)()>
std::unique_ptr<const ActionIds> by_verb(const AnyGame&) {
    return std::make_unique<IdsByVerb>(lines());
}

std::unique_ptr<const ActionIds> by_board(const AnyGame& game) {
    const auto& rules = static_cast<const diplomacy::Table&>(game).rules();
    return std::make_unique<ListedIds>(OrdersOfBoard(rules.board()).take());
}

struct Row {
    std::string_view game;
    std::unique_ptr<const ActionIds> (*make)(const AnyGame&);
};
constexpr auto kRows = std::to_array<Row>({
    {rome_must_fall::Rules::kId, &by_verb<rome_must_fall_ids>},
    {empire::Rules::kId, &by_verb<empire_ids>},
    {pomerium::Rules::kId, &by_verb<pomerium_ids>},
    {invasions::Rules::kId, &by_verb<invasions_ids>},
    {diplomacy::Rules::kId, &by_board},
});

}  // namespace

std::unique_ptr<const ActionIds> action_ids(const AnyGame& game) {
    return std::find_if(kRows.begin(), kRows.end(),
                        [&](const Row& row) { return row.game == game.facts().id; })
        ->make(game);
}

}  // namespace occasus::arrays
