// Exact odds of a conflict: an absorbing chain over what both sides have left.
#include "games/empire/conflict_odds.h"

#include <array>
#include <compare>
#include <functional>
#include <map>
#include <numeric>
#include <optional>
#include <string_view>
#include <utility>

namespace occasus::empire {

Fraction::Fraction(std::int64_t numerator, std::int64_t denominator)
    : numerator_(numerator / std::gcd(numerator, denominator)),
      denominator_(denominator / std::gcd(numerator, denominator)) {}

Fraction Fraction::overflowed() {
    Fraction none;
    none.denominator_ = 0;
    return none;
}

std::string Fraction::text() const {
    return denominator_ == 1 ? std::to_string(numerator_)
                             : std::to_string(numerator_) + "/" + std::to_string(denominator_);
}

double Fraction::decimal() const {
    return static_cast<double>(numerator_) / static_cast<double>(denominator_);
}

Fraction operator+(const Fraction& a, const Fraction& b) {
    if (!a.is_exact() || !b.is_exact()) return Fraction::overflowed();
    const std::int64_t shared = std::gcd(a.denominator_, b.denominator_);
    std::int64_t left = 0;
    std::int64_t right = 0;
    std::int64_t sum = 0;
    std::int64_t denominator = 0;
    if (__builtin_mul_overflow(a.numerator_, b.denominator_ / shared, &left) ||
        __builtin_mul_overflow(b.numerator_, a.denominator_ / shared, &right) ||
        __builtin_add_overflow(left, right, &sum) ||
        __builtin_mul_overflow(a.denominator_, b.denominator_ / shared, &denominator))
        return Fraction::overflowed();
    return {sum, denominator};
}

Fraction operator*(const Fraction& a, const Fraction& b) {
    if (!a.is_exact() || !b.is_exact()) return Fraction::overflowed();
    // Reduced crosswise, so that no product is larger than the result.
    const Fraction left(a.numerator_, b.denominator_);
    const Fraction right(b.numerator_, a.denominator_);
    std::int64_t numerator = 0;
    std::int64_t denominator = 0;
    if (__builtin_mul_overflow(left.numerator_, right.numerator_, &numerator) ||
        __builtin_mul_overflow(left.denominator_, right.denominator_, &denominator))
        return Fraction::overflowed();
    return {numerator, denominator};
}

namespace {

// The units of both sides in the area.
struct Position {
    int barbarians = 0;
    int cavalry = 0;
    int romans = 0;

    friend auto operator<=>(const Position&, const Position&) = default;
};

class Walk {
  public:
    Walk(const ConflictQuestion& question, const Options& options)
        : question_(question), options_(options) {}

    ConflictOdds odds() {
        const Position start{question_.barbarians, question_.cavalry, question_.romans};
        const int number = number_of(start) + (question_.first_round ? bonus() : 0);
        if (question_.first_round)
            fight_first_round(start, column_of(number));
        else
            reached_[start] = 1;
        // No loss is ever made good: the largest position is reached from none that is still here.
        while (!reached_.empty()) {
            const auto [position, probability] = *reached_.begin();
            reached_.erase(reached_.begin());
            fight_until_change(position, probability);
        }
        return summary(number);
    }

  private:
    // 7.2 without what counts in the first round only. READING: R14, R15, R32.
    int number_of(const Position& position) const {
        const int horde = position.barbarians + (options_.cavalry_in_ratio ? position.cavalry : 0);
        return lasting_number(horde, position.romans, question_.fort);
    }

    // 7.2. READING: R33.
    int bonus() const {
        return first_round_bonus(question_.terrain != Terrain::Clear, question_.cavalry > 0);
    }

    // 7.5. READING: R13, R18, R19, R20.
    Position after(const Position& before, ConflictResult result) const {
        Position left = before;
        if (result.roman == Loss::All) left.romans = 0;
        if (result.roman == Loss::Half) left.romans -= lost_to_half(before.romans);
        if (result.barbarian == Loss::All) {
            left.barbarians = 0;
            if (options_.x_kills_cavalry) left.cavalry = 0;
        }
        if (result.barbarian == Loss::Half) {
            const int lost = lost_to_half(before.barbarians + before.cavalry);
            const int forces = forces_lost_by_default(before.barbarians, lost);
            left.barbarians -= forces;
            left.cavalry -= lost - forces;
        }
        return left;
    }

    void fight_first_round(const Position& start, int column) {
        rounds_ = 1;
        for (int face = 1; face <= 6; ++face)
            reach(after(start, conflict_result(face, column, options_.crt33_is_x)), {1, 6});
    }

    // All rounds until one changes something. READING: R21. At least two faces do, those with an x.
    void fight_until_change(const Position& position, const Fraction& probability) {
        const int column = column_of(number_of(position));
        FixedVector<Position, 6> changed;
        for (int face = 1; face <= 6; ++face) {
            const Position left =
                after(position, conflict_result(face, column, options_.crt33_is_x));
            if (left != position) changed.push_back(left);
        }
        const auto faces = static_cast<std::int64_t>(changed.size());
        rounds_ = rounds_ + probability * Fraction(6, faces);
        const Fraction each = probability * Fraction(1, faces);
        for (const Position& left : changed) reach(left, each);
    }

    void reach(const Position& position, const Fraction& probability) {
        const bool contested = position.barbarians > 0 && position.romans > 0;
        Fraction& known = contested ? reached_[position] : endings_[position];
        known = known + probability;
    }

    ConflictOdds summary(int number) const {
        ConflictOdds odds;
        odds.number = number;
        odds.rounds = rounds_;
        for (const auto& [left, probability] : endings_) {
            odds.endings.push_back({left.barbarians, left.cavalry, left.romans, probability});
            Fraction& outcome = left.romans > 0       ? odds.roman_wins
                                : left.barbarians > 0 ? odds.barbarian_wins
                                                      : odds.neither;
            outcome = outcome + probability;
            odds.roman_survivors = odds.roman_survivors + probability * left.romans;
            odds.barbarian_survivors = odds.barbarian_survivors + probability * left.barbarians;
            odds.cavalry_survivors = odds.cavalry_survivors + probability * left.cavalry;
        }
        return odds;
    }

    const ConflictQuestion& question_;
    const Options& options_;
    Fraction rounds_;
    // Contested positions after the first round, whose next one is still to be fought.
    std::map<Position, Fraction, std::greater<>> reached_;
    std::map<Position, Fraction> endings_;
};

Value figure(const Fraction& fraction) {
    return Value::fields().set("fraction", fraction.text()).set("decimal", fraction.decimal());
}

}  // namespace

ConflictOdds conflict_odds(const ConflictQuestion& question, const Options& options) {
    return Walk(question, options).odds();
}

Value conflict_endings(const ConflictOdds& odds) {
    Value endings = Value::list();
    for (const Ending& ending : odds.endings)
        endings.push(Value::fields()
                         .set("barbarian_forces", ending.barbarians)
                         .set("cavalry", ending.cavalry)
                         .set("roman_forces", ending.romans)
                         .set("probability", figure(ending.probability)));
    return endings;
}

Value conflict_odds_document(const ConflictQuestion& question, const ConflictOdds& odds) {
    return conflict_odds_figures(question, odds)
        .set("endings", conflict_endings(odds))
        .set("assumes", kConflictAssumes);
}

Value conflict_odds_figures(const ConflictQuestion& question, const ConflictOdds& odds) {
    const auto terrain = at(question.terrain);
    const auto column = at(column_of(odds.number));
    return Value::fields()
        .set("barbarian_forces", question.barbarians)
        .set("cavalry", question.cavalry)
        .set("roman_forces", question.romans)
        .set("fort", question.fort)
        .set("terrain", kTerrainIds[terrain])
        .set("first_round", question.first_round)
        .set("number", odds.number)
        .set("column", kColumnTitles[column])
        .set("roman_wins", figure(odds.roman_wins))
        .set("barbarian_wins", figure(odds.barbarian_wins))
        .set("neither", figure(odds.neither))
        .set("roman_survivors", figure(odds.roman_survivors))
        .set("barbarian_survivors", figure(odds.barbarian_survivors))
        .set("cavalry_survivors", figure(odds.cavalry_survivors))
        .set("rounds", figure(odds.rounds));
}

constexpr std::array<std::string_view, 6> kQuestionFields = {
    "barbarian_forces", "cavalry", "roman_forces", "fort", "terrain", "first_round"};

// Each of these leaves its answer as it is when the field is missing.

static std::optional<Refusal> read_count(const Value& query, std::string_view field, int low,
                                         int& count) {
    const Value* value = query.find(field);
    const bool given = value != nullptr && !value->is_null();
    if (!given && count >= low) return std::nullopt;
    const std::int64_t* number = given ? value->number() : nullptr;
    if (number != nullptr && *number >= low && *number <= kMaxForces) {
        count = static_cast<int>(*number);
        return std::nullopt;
    }
    return unreadable(std::string(field) + " must be a whole number, " + std::to_string(low) +
                          " to " + std::to_string(kMaxForces) + ".",
                      std::string(field));
}

static std::optional<Refusal> read_truth(const Value& query, std::string_view field, bool& truth) {
    const Value* value = query.find(field);
    if (value == nullptr || value->is_null()) return std::nullopt;
    if (value->truth() == nullptr)
        return unreadable(std::string(field) + " must be true or false.", std::string(field));
    truth = *value->truth();
    return std::nullopt;
}

static std::optional<Refusal> read_terrain(const Value& query, Terrain& terrain) {
    const Value* value = query.find("terrain");
    if (value == nullptr || value->is_null()) return std::nullopt;
    const std::string* const name = value->text();
    for (std::size_t i = 0; name != nullptr && i < kTerrainIds.size(); ++i) {
        if (kTerrainIds[i] != *name) continue;
        terrain = static_cast<Terrain>(i);
        return std::nullopt;
    }
    return unreadable("terrain must be clear, forest or mountain.", "terrain");
}

static std::optional<Refusal> refuse_unknown(const Value& query) {
    if (query.members() == nullptr)
        return unreadable(
            "The two sides of a conflict must be an object with barbarian_forces and "
            "roman_forces.");
    for (const auto& [field, value] : *query.members())
        if (std::find(kQuestionFields.begin(), kQuestionFields.end(), field) ==
            kQuestionFields.end())
            return unreadable(
                "The field “" + field +
                    "” is unknown. Give the area alone, or barbarian_forces, cavalry, "
                    "roman_forces, fort, terrain and first_round.",
                field);
    return std::nullopt;
}

Result<ConflictQuestion> read_conflict_question(const Value& query) {
    if (auto refusal = refuse_unknown(query)) return *std::move(refusal);
    ConflictQuestion question{.barbarians = 0, .romans = 0};
    if (auto refusal = read_count(query, "barbarian_forces", 1, question.barbarians))
        return *std::move(refusal);
    if (auto refusal = read_count(query, "cavalry", 0, question.cavalry))
        return *std::move(refusal);
    if (auto refusal = read_count(query, "roman_forces", 1, question.romans))
        return *std::move(refusal);
    if (auto refusal = read_truth(query, "fort", question.fort)) return *std::move(refusal);
    if (auto refusal = read_terrain(query, question.terrain)) return *std::move(refusal);
    if (auto refusal = read_truth(query, "first_round", question.first_round))
        return *std::move(refusal);
    return question;
}

}  // namespace occasus::empire
