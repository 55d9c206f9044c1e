// Exact odds of one conflict (phase 7), from any of its rounds to its end.
//
// Every die is walked through. Rounds that change nothing are summed at once, so that endless
// series of them cost nothing. The Barbarian answers an h by the default of R20. Words are not made
// here, only documents.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/refusal.h"
#include "core/value.h"

#include "games/empire/rules.h"

namespace occasus::empire {

// An exact number that is not negative, in lowest terms.
//
// 64 bits are enough for every conflict that may be asked about. Romans can be halved 6 times,
// Barbarians 7 times; with the first round and the last, at most 15 rounds change anything, and
// each divides by 3, 4 or 6. So all denominators divide 12^15, which is below 2^54, and nothing
// counted exceeds 60.
class Fraction {
  public:
    Fraction(std::int64_t whole = 0) : numerator_(whole) {}
    // Precondition: denominator > 0.
    Fraction(std::int64_t numerator, std::int64_t denominator);

    // False once 64 bits were not enough, and in all that is made of it.
    bool is_exact() const { return denominator_ != 0; }
    // "0", "1", "17/6". Precondition of both: is_exact().
    std::string text() const;
    double decimal() const;

    friend Fraction operator+(const Fraction&, const Fraction&);
    friend Fraction operator*(const Fraction&, const Fraction&);
    friend bool operator==(const Fraction&, const Fraction&) = default;

  private:
    static Fraction overflowed();

    std::int64_t numerator_ = 0;
    std::int64_t denominator_ = 1;  // 0: overflowed.
};

// The sides of a conflict. Precondition of its odds: both counts of Forces are 1 .. kMaxForces,
// Cavalry 0 .. kMaxForces.
struct ConflictQuestion {
    int barbarians = 1;  // Forces.
    int cavalry = 0;
    int romans = 1;  // Forces.
    bool fort = false;
    Terrain terrain = Terrain::Clear;
    bool first_round = true;  // False: terrain and Cavalry have had their say (7.6).

    friend bool operator==(const ConflictQuestion&, const ConflictQuestion&) = default;
};

// The units left, and the probability.
struct Ending {
    int barbarians = 0;  // Forces.
    int cavalry = 0;
    int romans = 0;  // Forces.
    Fraction probability;
};

struct ConflictOdds {
    int number = 0;            // 7.2. The next round's, before 7.3.
    Fraction roman_wins;       // Only Romans have Forces left,
    Fraction barbarian_wins;   // only Barbarians,
    Fraction neither;          // or nobody. Cavalry wins nothing (R24).
    Fraction roman_survivors;  // Means: of Forces, of Cavalry and of rounds.
    Fraction barbarian_survivors;
    Fraction cavalry_survivors;
    Fraction rounds;
    std::vector<Ending> endings;  // Ascending: Barbarian Forces, Cavalry, Roman Forces.
};

ConflictOdds conflict_odds(const ConflictQuestion&, const Options&);

// The question, the column of the round that is due, and every figure as fraction and decimal.
Value conflict_odds_figures(const ConflictQuestion&, const ConflictOdds&);
// The chance of every ending.
Value conflict_endings(const ConflictOdds&);
// The question, every figure and every ending, and what is assumed.
Value conflict_odds_document(const ConflictQuestion&, const ConflictOdds&);

inline constexpr std::string_view kConflictAssumes =
    "For a result of h the Barbarians lose Forces first, but never the last one. Survivors and "
    "rounds are averages. The side with Forces left at the end wins.";

// {"barbarian_forces": 6, "cavalry": 1, "roman_forces": 4, "fort": false, "terrain": "forest",
// "first_round": true}; both counts of Forces must be there. Refuses unknown fields and numbers
// beyond what a counter mix may hold.
Result<ConflictQuestion> read_conflict_question(const Value& query);

}  // namespace occasus::empire
