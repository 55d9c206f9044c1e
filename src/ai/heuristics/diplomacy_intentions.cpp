#include "ai/heuristics/diplomacy_intentions.h"

#include <algorithm>
#include <utility>

namespace occasus::diplomacy {

namespace {

constexpr std::size_t kGuesses = 8;  // At what all send, to sift sets by.
constexpr std::size_t kDrawn = 24;   // Sets of a power, and how many of them are kept.
constexpr std::size_t kKept = 6;
constexpr int kRounds = 150;  // Regret matching.

// The boldness of others, from what is best for each of them to rather bold.
constexpr Boldness kUsual = {.noise = 3, .helpers = 0.4F, .converts = 0.1F};

std::size_t picked(const std::vector<float>& weights, Rng& rng) {
    float sum = 0;
    for (const float weight : weights) sum += weight;
    if (sum <= 0) return rng.below(static_cast<std::uint32_t>(weights.size()));
    float left = sum * static_cast<float>(rng.below(1U << 16U)) / static_cast<float>(1U << 16U);
    for (std::size_t i = 0; i < weights.size(); ++i) {
        left -= weights[i];
        if (left < 0) return i;
    }
    return weights.size() - 1;
}

void append(const OrderList& set, OrderList& all) {
    all.insert(all.end(), set.begin(), set.end());
}

class Match {
  public:
    Match(const Rules& rules, const State& state, const Worths& worths, const Attention& attention,
          Rng& rng)
        : rules_(rules), state_(state), worths_(worths), attention_(attention), rng_(rng) {}

    Intentions found() {
        guess();
        for (int power = 0; power < kPowers; ++power) sift(power);
        for (int round = 1; round <= kRounds; ++round) {
            choose(static_cast<float>(round));
            for (int power = 0; power < kPowers; ++power) regret(power);
        }
        return std::move(intentions_);
    }

  private:
    using Joint = std::array<OrderList, kPowers>;
    struct Sifted {
        float worth = 0;
        OrderList set;
    };

    void guess() {
        for (Joint& guess : guesses_)
            for (int power = 0; power < kPowers; ++power)
                guess[at(power)] = draw_usual_orders(rules_, state_, power, worths_, rng_);
    }

    void sift(int power) {
        const bool is_attended = power == attention_.power;
        std::vector<Sifted> sifted;
        for (std::size_t i = is_attended ? attention_.drawn : kDrawn; i > 0; --i) {
            OrderList set = draw_any_orders(rules_, state_, power, worths_, rng_);
            const bool is_known =
                std::any_of(sifted.begin(), sifted.end(),
                            [&](const Sifted& other) { return other.set == set; });
            if (set.empty() || is_known) continue;
            float sum = 0;
            for (const Joint& guess : guesses_) sum += weigh(set, power, guess);
            sifted.push_back({sum, std::move(set)});
        }
        std::stable_sort(sifted.begin(), sifted.end(),
                         [](const Sifted& a, const Sifted& b) { return a.worth > b.worth; });
        sifted.resize(std::min(sifted.size(), is_attended ? attention_.kept : kKept));
        Intention& intention = intentions_[at(power)];
        for (Sifted& each : sifted) intention.sets.push_back(std::move(each.set));
        intention.weights.assign(intention.sets.size(), 0);
        regrets_[at(power)].assign(intention.sets.size(), 0);
    }

    // A set for every power, by regret. Later rounds count for more.
    void choose(float round) {
        for (int power = 0; power < kPowers; ++power) {
            Intention& intention = intentions_[at(power)];
            if (intention.sets.empty()) continue;
            const std::size_t choice = picked(regrets_[at(power)], rng_);
            choices_[at(power)] = choice;
            chosen_[at(power)] = intention.sets[choice];
            intention.weights[choice] += round;
        }
    }

    // How much better every other set would have been than the one that was chosen.
    void regret(int power) {
        const std::vector<OrderList>& sets = intentions_[at(power)].sets;
        if (sets.size() < 2) return;
        std::vector<float> worths;
        worths.reserve(sets.size());
        for (const OrderList& set : sets) worths.push_back(weigh(set, power, chosen_));
        std::vector<float>& regrets = regrets_[at(power)];
        for (std::size_t i = 0; i < sets.size(); ++i)
            regrets[i] = std::max(0.0F, regrets[i] + worths[i] - worths[choices_[at(power)]]);
    }

    float weigh(const OrderList& set, int power, const Joint& others) {
        all_ = set;
        for (int other = 0; other < kPowers; ++other)
            if (other != power) append(others[at(other)], all_);
        verdicts_.resize(all_.size());
        const MovementOutcome outcome =
            adjudicate_movement(rules_.law(), state_.units, all_, verdicts_);
        return worth_of_outcome(rules_, state_, outcome, power, worths_[at(power)]);
    }

    const Rules& rules_;
    const State& state_;
    const Worths& worths_;
    const Attention attention_;
    Rng& rng_;
    std::array<Joint, kGuesses> guesses_;
    Intentions intentions_;
    std::array<std::vector<float>, kPowers> regrets_;
    std::array<std::size_t, kPowers> choices_{};
    Joint chosen_;
    OrderList all_;
    std::vector<Verdict> verdicts_;
};

}  // namespace

Intentions intentions_of(const Rules& rules, const State& state, const Worths& worths,
                         const Attention& attention, Rng& rng) {
    return Match(rules, state, worths, attention, rng).found();
}

OrderList draw_any_orders(const Rules& rules, const State& state, int power, const Worths& worths,
                          Rng& rng) {
    const auto share = [&] { return static_cast<float>(rng.below(100)) / 100; };
    const float noise = 5 * share();
    const float helpers = share();
    const float converts = 0.3F * share();
    return draw_orders(rules, state, power, {worths[at(power)], {noise, helpers, converts}}, rng);
}

OrderList draw_usual_orders(const Rules& rules, const State& state, int power, const Worths& worths,
                            Rng& rng) {
    return draw_orders(rules, state, power, {worths[at(power)], kUsual}, rng);
}

const OrderList& pick(const Intention& intention, Rng& rng) {
    return intention.sets[picked(intention.weights, rng)];
}

}  // namespace occasus::diplomacy
