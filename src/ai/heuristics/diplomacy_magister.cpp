#include <algorithm>
#include <utility>
#include <vector>

#include "ai/heuristics/diplomacy_intentions.h"
#include "ai/heuristics/diplomacy_players.h"

namespace occasus::diplomacy {

namespace {

constexpr std::size_t kReplies = 16;  // Joint sets of the others.
constexpr std::size_t kWeighed = 3;   // Sets of each power as a tactician would send them.
// The numbers, in ten sets of others, of weighed ones and of unforeseen ones.
constexpr std::uint32_t kOfWeighed = 5;
constexpr std::uint32_t kOfSurprises = 1;
constexpr std::size_t kClimbs = 4;      // Sets that are improved order by order.
constexpr int kRounds = 3;              // Such improvements.
constexpr int kChanges = 4;             // Tried for each unit in a round.
constexpr std::size_t kPlayouts = 256;  // Before the weaker half is left out.
constexpr int kSeasons = 2;             // Played on after the one that is decided.

// How all play on.
constexpr Boldness kPlayed = {.noise = 1, .helpers = 0.5F};

constexpr float kVictory = 500;
constexpr float kDefeat = -100;

// The thinking of one power about one movement.
class Magister {
  public:
    Magister(const Rules& rules, const State& state, Rng& rng)
        : rules_(rules),
          state_(state),
          power_(state.acting),
          rng_(rng),
          worths_(worths_of_powers(rules, state)),
          attention_{.power = power_} {}

    OrderList best_orders() {
        const Intentions intentions = intentions_of(rules_, state_, worths_, attention_, rng_);
        weigh_for_all();
        foresee(intentions);
        consider(intentions[at(power_)].sets);
        return best_by_playouts();
    }

  private:
    struct Candidate {
        OrderList set;
        double sum = 0;  // Its worths against the replies, then in playouts.
    };
    static bool is_better(const Candidate& a, const Candidate& b) { return a.sum > b.sum; }

    void foresee(const Intentions& intentions) {
        replies_.resize(kReplies);
        for (OrderList& reply : replies_)
            for (int power = 0; power < kPowers; ++power) {
                const Intention& intention = intentions[at(power)];
                if (power == power_ || intention.sets.empty()) continue;
                const OrderList set = foreseen(power, intention);
                reply.insert(reply.end(), set.begin(), set.end());
            }
    }
    OrderList foreseen(int power, const Intention& intention) {
        const std::uint32_t lot = rng_.below(10);
        if (lot < kOfWeighed) return weighed_[at(power)][rng_.below(kWeighed)];
        if (lot < kOfWeighed + kOfSurprises)
            return draw_usual_orders(rules_, state_, power, worths_, rng_);
        return pick(intention, rng_);
    }
    void weigh_for_all() {
        State state = state_;
        for (int power = 0; power < kPowers; ++power) {
            state.acting = static_cast<std::int8_t>(power);
            for (OrderList& set : weighed_[at(power)]) set = tactician_orders(rules_, state, rng_);
        }
    }

    // Its own sets, and what the best of them become when they are improved against the replies.
    void consider(const std::vector<OrderList>& sets) {
        for (const OrderList& set : sets) candidates_.push_back({set, weigh(set)});
        for (const OrderList& set : weighed_[at(power_)]) candidates_.push_back({set, weigh(set)});
        std::stable_sort(candidates_.begin(), candidates_.end(), is_better);
        const std::size_t starts = std::min(candidates_.size(), kClimbs);
        for (std::size_t start = 0; start < starts; ++start) {
            Candidate improved = candidates_[start];
            for (int round = 0; round < kRounds; ++round) improve(improved);
            const bool is_known =
                std::any_of(candidates_.begin(), candidates_.end(),
                            [&](const Candidate& other) { return other.set == improved.set; });
            if (!is_known) candidates_.push_back(std::move(improved));
        }
        std::stable_sort(candidates_.begin(), candidates_.end(), is_better);
        candidates_.resize(std::min(candidates_.size(), attention_.kept));
    }
    void improve(Candidate& candidate) {
        for (std::size_t unit = 0; unit < candidate.set.size(); ++unit)
            for (int change = 0; change < kChanges; ++change) {
                Candidate changed = candidate;
                changed.set[unit] = draw_any_orders(rules_, state_, power_, worths_, rng_)[unit];
                if (changed.set[unit] == candidate.set[unit]) continue;
                changed.sum = weigh(changed.set);
                if (is_better(changed, candidate)) candidate = std::move(changed);
            }
    }
    double weigh(const OrderList& set) {
        double sum = 0;
        for (const OrderList& reply : replies_) {
            const MovementOutcome outcome = adjudicate(state_.units, set, reply);
            sum += static_cast<double>(
                worth_of_outcome(rules_, state_, outcome, power_, worths_[at(power_)]));
        }
        return sum;
    }
    MovementOutcome adjudicate(const Units& units, const OrderList& set, const OrderList& others) {
        all_ = set;
        all_.insert(all_.end(), others.begin(), others.end());
        verdicts_.resize(all_.size());
        return adjudicate_movement(rules_.law(), units, all_, verdicts_);
    }

    // The better half is played on twice as often, until one is left. All meet the same replies and
    // the same luck.
    OrderList best_by_playouts() {
        for (Candidate& candidate : candidates_) candidate.sum = 0;
        const std::uint64_t luck = rng_.next();
        std::uint64_t number = 0;
        while (candidates_.size() > 1) {
            for (std::size_t left = kPlayouts / candidates_.size(); left > 0; --left, ++number)
                for (Candidate& candidate : candidates_) {
                    Rng rng(luck, number);
                    candidate.sum += static_cast<double>(
                        play_on(candidate.set, replies_[number % kReplies], rng));
                }
            std::stable_sort(candidates_.begin(), candidates_.end(), is_better);
            candidates_.resize((candidates_.size() + 1) / 2);
        }
        return candidates_.front().set;
    }

    // The power's worth in the end. Its own orders and the replies are of the first season alone.
    float play_on(const OrderList& set, const OrderList& reply, Rng& rng) {
        State state = state_;
        Worths worths = worths_;
        MovementOutcome outcome = adjudicate(state.units, set, reply);
        for (int season = 0; season < kSeasons; ++season) {
            settle_season(rules_, outcome, worths, state);
            const int winner =
                state.season == Season::Spring ? majority(state.centres) : int{kNobody};
            if (winner != kNobody) return winner == power_ ? kVictory : kDefeat;
            worths = worths_of_powers(rules_, state);
            const OrderList orders = draw_all_orders(rules_, state, worths, kPlayed, rng);
            outcome = adjudicate(state.units, orders, {});
        }
        return worth_of_outcome(rules_, state, outcome, power_, worths[at(power_)]);
    }

    const Rules& rules_;
    const State& state_;
    int power_;
    Rng& rng_;
    Worths worths_;
    Attention attention_;
    std::array<std::array<OrderList, kWeighed>, kPowers> weighed_;
    std::vector<OrderList> replies_;
    std::vector<Candidate> candidates_;
    OrderList all_;
    std::vector<Verdict> verdicts_;
};

}  // namespace

OrderList magister_orders(const Rules& rules, const State& state, Rng& rng) {
    return Magister(rules, state, rng).best_orders();
}

}  // namespace occasus::diplomacy
