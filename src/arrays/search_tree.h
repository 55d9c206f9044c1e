// The tree of a position, for searches whose judgements come from outside: priors of the legal
// actions and values for the seats, as a network gives them for many positions at once.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/rng.h"

#include "arrays/batch.h"
#include "arrays/results.h"

namespace occasus::arrays {

class SearchTree {
  public:
    struct Node {
        std::uint32_t parent = 0;  // The first one, where several lead to it.
        std::uint32_t first = 0;   // Its first edge: they stand together.
        std::uint32_t edges = 0;   // One for each action or face; none where nothing may follow.
        std::uint32_t visits = 0;  // Simulations that passed.
        std::int32_t to_move = kOver;
    };
    struct Edge {
        std::uint32_t action = 0;  // A packed word; at a die the face less one.
        std::uint32_t child = 0;   // 0: it has not grown yet.
        float prior = -1;          // Below 0: not judged yet.
    };

    SearchTree(std::shared_ptr<const AnyGame> game, const AnyState& root, Rng luck)
        : game_(std::move(game)), luck_(luck) {
        add(0, root);
    }

    // So many simulations by PUCT. One that does not end a game adds a leaf, and counts as lost
    // until that is judged: so the next ones go elsewhere; if they cannot, there are fewer. The
    // face of a die with the fewest visits comes next, at random among equals.
    void simulate(int simulations, double exploration) {
        for (; simulations > 0; --simulations) {
            const std::uint32_t end = descend(exploration);
            if (std::ranges::find(leaves, end) != leaves.end()) return;
            std::vector<double> values(seats());
            if (nodes_[end].to_move == kOver)
                values = results_of(*game_, state_of(end));
            else if (nodes_[end].visits == 0)
                leaves.push_back(end);
            else
                for (std::size_t seat = 0; seat < seats(); ++seat) values[seat] = mean(end, seat);
            count(end, 1, values);
        }
    }
    // Takes from both a prior for each edge of the leaves, and a value for each of their seats.
    // Throws std::out_of_range if there are too few.
    void judge(std::span<const float>& priors, std::span<const double>& values) {
        for (const std::uint32_t leaf : std::exchange(leaves, {})) {
            const Node& node = nodes_.at(leaf);
            if (priors.size() < node.edges || values.size() < seats())
                throw std::out_of_range("too few priors or values");
            for (std::uint32_t at = 0; at < node.edges; ++at)
                edges_[node.first + at].prior = priors[at];
            count(leaf, 0, values.first(seats()));
            priors = priors.subspan(node.edges);
            values = values.subspan(seats());
        }
    }

    // Grows all children of these nodes, which have none. If `merged`, children that are the same
    // position are one node. Where a game is over, its results are the totals. Throws
    // std::length_error, and leaves off, if there are more edges than `most`.
    void grow(const std::vector<std::uint32_t>& parents, bool merged, std::size_t most) {
        std::unordered_map<std::string, std::uint32_t> known;
        for (const std::uint32_t parent : parents) {
            const Node node = nodes_.at(parent);
            for (std::uint32_t edge = node.first; edge < node.first + node.edges; ++edge) {
                const auto next = static_cast<std::uint32_t>(nodes_.size());
                const AnyState state = after(parent, edge);
                const auto [child, is_new] =
                    known.emplace(merged ? std::string(bytes_of(state), game_->state_size())
                                         : std::to_string(next),
                                  next);
                edges_[edge].child = child->second;
                if (!is_new) continue;
                add(parent, state);
                if (edges_.size() > most) throw std::length_error("the tree is too large");
                if (nodes_.back().to_move == kOver)
                    std::ranges::copy(results_of(*game_, state), &totals_[next * seats()]);
            }
        }
    }

    std::size_t seats() const { return game_->facts().seats.size(); }
    const std::vector<Node>& nodes() const { return nodes_; }  // The root first.
    const std::vector<Edge>& edges() const { return edges_; }
    const std::vector<double>& totals() const { return totals_; }  // nodes x seats: summed values.
    // Appends what the seat to move may know: a compact observation of so many features or, with
    // none, its State. Where it has no legal action, the seat that searches does not see its
    // question: then what that seat knows.
    void write_observation(std::uint32_t node, std::size_t features,
                           std::vector<std::uint8_t>& out) const {
        const int seat = nodes_.at(node).edges == 0 ? nodes_[0].to_move : nodes_[node].to_move;
        const AnyState seen = game_->observe(state_of(node), seat_at(seat));
        if (features == 0) {
            out.insert(out.end(), bytes_of(seen), bytes_of(seen) + game_->state_size());
            return;
        }
        out.resize(out.size() + features);
        FeatureRow row(std::span<std::uint8_t>(out).last(features));
        write_compact(*game_, seen, seat_at(seat), row);
    }

    std::vector<std::uint32_t> leaves;  // That wait to be judged.

  private:
    static const char* bytes_of(const AnyState& state) {
        return reinterpret_cast<const char*>(state.bytes);
    }
    AnyState state_of(std::uint32_t node) const {
        AnyState state{};
        std::memcpy(state.bytes, &states_[node * game_->state_size()], game_->state_size());
        return state;
    }
    AnyState after(std::uint32_t node, std::uint32_t edge) const {
        AnyState state = state_of(node);
        std::vector<Event> untold;
        game_->apply(state, {edges_[edge].action}, untold);
        return state;
    }
    void add(std::uint32_t parent, const AnyState& state) {
        const Seat seat = game_->to_move(state);
        std::vector<Action> actions;
        if (seat != Seat::Nobody) game_->legal_actions(state, actions);
        nodes_.push_back({.parent = parent,
                          .first = static_cast<std::uint32_t>(edges_.size()),
                          .edges = static_cast<std::uint32_t>(actions.size()),
                          .to_move = seat == Seat::Nobody ? kOver : seat_index(seat)});
        for (const Action action : actions) edges_.push_back({.action = action.bits});
        states_.append(bytes_of(state), game_->state_size());
        totals_.resize(totals_.size() + seats());
    }

    // Down to a node that has not been judged, or where the game is over.
    std::uint32_t descend(double exploration) {
        std::uint32_t at = 0;
        for (;;) {
            const Node& node = nodes_[at];
            if (node.edges == 0) return at;
            if (node.to_move != kChance && edges_[node.first].prior < 0) return at;
            const std::uint32_t edge = next_edge(at, exploration);
            if (edges_[edge].child == 0) {
                edges_[edge].child = static_cast<std::uint32_t>(nodes_.size());
                add(at, after(at, edge));
            }
            at = edges_[edge].child;
        }
    }
    // At random among the best. An action without a visit counts as the mean of its node.
    std::uint32_t next_edge(std::uint32_t at, double exploration) {
        const Node& node = nodes_[at];
        const auto seat = static_cast<std::size_t>(node.to_move);
        const double urge = exploration * std::sqrt(node.visits);
        std::uint32_t best = node.first;
        std::uint32_t equals = 0;
        double best_bound = -HUGE_VAL;
        for (std::uint32_t edge = node.first; edge < node.first + node.edges; ++edge) {
            const std::uint32_t child = edges_[edge].child;
            const double tried = child == 0 ? 0 : nodes_[child].visits;
            double bound = -tried;
            if (node.to_move != kChance) {
                const std::size_t judged = child == 0 ? at : child;
                bound = mean(judged, seat) +
                        urge * static_cast<double>(edges_[edge].prior) / (1 + tried);
            }
            if (bound < best_bound) continue;
            equals = bound > best_bound ? 1 : equals + 1;
            best_bound = bound;
            if (luck_.below(equals) == 0) best = edge;
        }
        return best;
    }
    double mean(std::size_t node, std::size_t seat) const {
        return totals_[node * seats() + seat] / nodes_[node].visits;
    }
    void count(std::uint32_t end, std::uint32_t visits, std::span<const double> values) {
        for (std::uint32_t at = end;; at = nodes_[at].parent) {
            nodes_[at].visits += visits;
            for (std::size_t seat = 0; seat < seats(); ++seat)
                totals_[at * seats() + seat] += values[seat];
            if (at == 0) return;
        }
    }

    std::shared_ptr<const AnyGame> game_;
    Rng luck_;
    std::string states_;  // The bytes of each node.
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    std::vector<double> totals_;
};

}  // namespace occasus::arrays
