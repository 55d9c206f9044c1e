// Open-loop Monte Carlo tree search (UCT), for any game with a guide.
//
// The tree branches on decisions alone. Dice fall again in every playout, so a node stands for
// "these decisions, whatever the dice" and its figures are means over dice. Nothing is stored but
// actions and counts: each playout makes its states again from the root. A child that the dice of a
// playout have made illegal, or have made another seat's, is passed over in it.
//
// A guide knows the game. It plays the rest of a playout, to the end of the game or until it can
// say what the position is worth, and suggests actions to try. Its suggestions when a node is first
// visited become the first children of the node. Any other action is tried only if the node has
// been visited often, or if the dice have made all children illegal. The reason: a decision is one
// of many small questions in a turn, and the chances of its answers differ so little that playouts
// over every legal answer would show only noise.
#pragma once

#include <algorithm>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <utility>
#include <vector>

#include "core/fixed_vector.h"
#include "core/game.h"
#include "core/rng.h"

#include "ai/search/budget.h"

namespace occasus {

using Suggestions = FixedVector<Action, 8>;

template <class G, class R>
concept SearchGuide =
    GameRules<R> && std::copy_constructible<G> &&
    requires(G& guide, const typename R::State& state, Suggestions& list, Seat seat, Rng& rng) {
        // A playout on behalf of this seat begins; the guide may choose how it
        // will play both sides of it.
        { guide.begin(seat, rng) } -> std::same_as<void>;
        // A legal action. Precondition: a seat is to move.
        { guide.choose(state, rng) } -> std::same_as<Action>;
        // One legal action or more, the best first; some may be the same.
        // Precondition as above.
        { guide.suggest(state, list, rng) } -> std::same_as<void>;
        // The playout has ended like this.
        { guide.learn(state) } -> std::same_as<void>;
    };

// A guide may also say what the end of a playout, which it has just learned, is worth to a seat,
// 0 .. 1, if the score alone says too little.
template <class G, class State>
concept JudgesEnds = requires(const G& guide, const State& end, Seat seat) {
    { guide.worth(end, seat) } -> std::convertible_to<double>;
};

// Such a guide may also end a playout before the game is over.
template <class G, class State>
concept EndsPlayouts = JudgesEnds<G, State> && requires(G& guide, const State& state) {
    // The playout has left the tree here; the guide plays on.
    { guide.take_over(state) } -> std::same_as<void>;
    // It has played on to here: is that enough?
    { guide.has_seen_enough(state) } -> std::same_as<bool>;
};

// An action at the root and what came of it.
struct Candidate {
    Action action;
    int playouts = 0;
    double value = 0;  // Mean worth of the ends to the seat to move: 0 .. 1.
};

template <GameRules R, SearchGuide<R> Guide>
class OpenLoopSearch {
  public:
    using State = typename R::State;

    // `rules` must outlive this. Every search begins with a copy of `guide` as it is now.
    OpenLoopSearch(const R& rules, Guide guide, SearchBudget budget)
        : rules_(rules), guide_(std::move(guide)), budget_(budget) {}

    // From here on every search has this.
    void set_budget(const SearchBudget& budget) { budget_ = budget; }

    // The most promising action; no search if only one is legal. It depends only on the state, on
    // rng and, if there is a clock, on the time. Precondition: a seat is to move.
    Action best_action(const State& state, Rng& rng) {
        list_legal(state);
        return legal_.size() == 1 ? legal_[0] : search(state, rng).front().action;
    }

    // The actions that were tried, the most promising first; at least one. Otherwise as above.
    std::vector<Candidate> search(const State& state, Rng& rng) {
        nodes_.assign(1, Node{});
        Guide guide = guide_;
        const std::uint64_t luck = rng.next();
        const std::int64_t begun = now();
        int played = 0;
        do play(state, luck, guide, rng);
        while (!is_decided(++played, begun));
        return candidates();
    }

  private:
    struct Node {
        Action action;
        std::uint32_t first_child = 0;  // 0: none; the root, which is number 0, is nobody's child.
        std::uint32_t next = 0;         // Sibling.
        std::uint32_t visits = 0;
        std::uint32_t chances = 0;  // Visits of the parent in which the action was legal.
        std::uint16_t others = 0;   // Children that were not suggested.
        Seat seat = Seat::Nobody;   // That takes the action.
        bool suggested = false;     // All actions suggested at first are children.
        double total = 0;           // The sum of the worths to that seat: 0 .. visits.
    };

    // Both were set by playing The Fall of the Roman Empire.
    static constexpr double kExploration = 0.8;
    static constexpr double kWidening = 0.02;  // Other children by the root of the visits.
    static constexpr std::size_t kMostNodes = 1U << 18U;

    std::int64_t now() const { return budget_.clock == nullptr ? 0 : budget_.clock(); }

    // The budget is spent, or what is left of it cannot change which action was tried most.
    bool is_decided(int played, std::int64_t begun) const {
        double left = budget_.playouts - played;
        if (budget_.clock != nullptr) {
            const auto spent = static_cast<double>(std::max<std::int64_t>(now() - begun, 1));
            left = played * (static_cast<double>(budget_.time) / spent - 1);
        }
        return left < 1 || lead() > left;
    }
    // How many more visits the most visited child of the root has than the second.
    std::uint32_t lead() const {
        std::uint32_t first = 0;
        std::uint32_t second = 0;
        for_each_child(0, [&](std::uint32_t child) {
            second = std::max(second, std::min(first, nodes_[child].visits));
            first = std::max(first, nodes_[child].visits);
        });
        return first - second;
    }

    // One playout: it goes down the tree, adds one node, and the guide plays on. The n-th playouts
    // of all actions at the root begin with the same random numbers.
    void play(State state, std::uint64_t seed, Guide& guide, Rng& rng) {
        path_.clear();
        Seat seat = rules_.to_move(state);
        auto [node, is_new] = descend(0, state, guide, rng);
        Rng luck(seed, nodes_[node].visits);
        guide.begin(seat, luck);
        for (;;) {
            path_.push_back(node);
            apply(state, nodes_[node].action);
            while ((seat = rules_.to_move(state)) == Seat::Chance)
                apply(state, rules_.random_action(state, luck));
            if (is_new || seat == Seat::Nobody) break;
            std::tie(node, is_new) = descend(node, state, guide, rng);
        }
        finish(state, guide, luck);
        guide.learn(state);
        count(state, guide);
    }

    void apply(State& state, Action action) const {
        NullSink sink;
        rules_.apply(state, action, sink);
    }

    void finish(State& state, Guide& guide, Rng& luck) const {
        if constexpr (EndsPlayouts<Guide, State>) guide.take_over(state);
        for (Seat seat = rules_.to_move(state); seat != Seat::Nobody;
             seat = rules_.to_move(state)) {
            if constexpr (EndsPlayouts<Guide, State>)
                if (guide.has_seen_enough(state)) return;
            apply(state, seat == Seat::Chance ? rules_.random_action(state, luck)
                                              : guide.choose(state, luck));
        }
    }

    double worth(const State& end, Seat seat, const Guide& guide) const {
        if constexpr (JudgesEnds<Guide, State>)
            return guide.worth(end, seat);
        else
            return static_cast<double>(rules_.score(end, seat)) / R::kMaxScore;
    }

    void count(const State& end, const Guide& guide) {
        ++nodes_[0].visits;
        for (const std::uint32_t step : path_) {
            Node& node = nodes_[step];
            ++node.visits;
            node.total += worth(end, node.seat, guide);
        }
    }

    // The child to follow, and whether it is new.
    std::pair<std::uint32_t, bool> descend(std::uint32_t parent, const State& state, Guide& guide,
                                           Rng& rng) {
        list_legal(state);
        const Seat seat = rules_.to_move(state);
        std::uint32_t best = 0;
        double best_bound = 0;
        std::size_t open = 0;
        for_each_child(parent, [&](std::uint32_t child) {
            Node& node = nodes_[child];
            if (node.seat != seat || !std::binary_search(legal_.begin(), legal_.end(), node.action))
                return;
            ++open;
            ++node.chances;
            const double bound = upper_bound(node);
            if (best != 0 && bound <= best_bound) return;
            best = child;
            best_bound = bound;
        });
        if (open < legal_.size() && (open == 0 || nodes_.size() < kMostNodes))
            if (const std::uint32_t added = grow(parent, open == 0, state, guide, rng); added != 0)
                return {added, true};
        return {best, false};
    }

    // UCB1, by the visits in which the child could be chosen.
    static double upper_bound(const Node& node) {
        const auto visits = static_cast<double>(node.visits);
        return node.total / visits +
               kExploration * std::sqrt(std::log(static_cast<double>(node.chances)) / visits);
    }

    // A new child: a suggestion or, once there have been visits enough, any other action; 0 when
    // neither is due. Precondition: some legal action is not among the children.
    std::uint32_t grow(std::uint32_t parent, bool needs_one, const State& state, Guide& guide,
                       Rng& rng) {
        const Seat seat = rules_.to_move(state);
        if (needs_one || !nodes_[parent].suggested) {
            Suggestions suggestions;
            guide.suggest(state, suggestions, rng);
            for (const Action action : suggestions)
                if (!has_child(parent, seat, action)) return add(parent, seat, action);
            nodes_[parent].suggested = true;
        }
        const double due = kWidening * std::sqrt(static_cast<double>(nodes_[parent].visits));
        if (nodes_[parent].others + 1 > due && !needs_one) return 0;
        ++nodes_[parent].others;
        for (;;) {
            const Action action = legal_[rng.below(static_cast<std::uint32_t>(legal_.size()))];
            if (!has_child(parent, seat, action)) return add(parent, seat, action);
        }
    }
    bool has_child(std::uint32_t parent, Seat seat, Action action) const {
        bool found = false;
        for_each_child(parent, [&](std::uint32_t child) {
            found |= nodes_[child].seat == seat && nodes_[child].action == action;
        });
        return found;
    }
    std::uint32_t add(std::uint32_t parent, Seat seat, Action action) {
        const auto added = static_cast<std::uint32_t>(nodes_.size());
        nodes_.push_back(
            {.action = action, .next = nodes_[parent].first_child, .chances = 1, .seat = seat});
        nodes_[parent].first_child = added;
        return added;
    }

    std::vector<Candidate> candidates() const {
        std::vector<Candidate> list;
        for_each_child(0, [&](std::uint32_t child) {
            const Node& node = nodes_[child];
            list.push_back({node.action, static_cast<int>(node.visits),
                            node.total / static_cast<double>(node.visits)});
        });
        std::sort(list.begin(), list.end(), [](const Candidate& one, const Candidate& other) {
            return std::tuple(one.playouts, one.value, other.action) >
                   std::tuple(other.playouts, other.value, one.action);
        });
        return list;
    }

    template <class Visit>
    void for_each_child(std::uint32_t parent, const Visit& visit) const {
        for (std::uint32_t child = nodes_[parent].first_child; child != 0;
             child = nodes_[child].next)
            visit(child);
    }
    void list_legal(const State& state) {
        legal_.clear();
        rules_.legal_actions(state, legal_);
    }

    const R& rules_;
    Guide guide_;
    SearchBudget budget_;
    std::vector<Node> nodes_;
    typename R::ActionList legal_;
    std::vector<std::uint32_t> path_;  // Nodes of this playout.
};

}  // namespace occasus
