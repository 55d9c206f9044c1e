// Exact odds of a battle (chapter B), once both sides have devoted their legions.
#pragma once

#include <cstdint>
#include <map>
#include <tuple>
#include <vector>

#include "core/refusal.h"
#include "core/value.h"

#include "games/pomerium/rules.h"

namespace occasus::pomerium {

// Legions devoted by both sides. Precondition of its odds: each is 1 or more.
struct BattleQuestion {
    int attackers = 1;
    int defenders = 1;
};

// The legions left on both sides after the battle, and the probability.
struct BattleEnding {
    int attackers = 0;
    int defenders = 0;
    double chance = 0;
};

// B7 to B10. Every ending there may be, once.
std::vector<BattleEnding> battle_endings(const BattleQuestion&, bool attacker_leads);

// The same, each battle worked out once. Not shared between threads.
class BattleBook {
  public:
    const std::vector<BattleEnding>& endings(const BattleQuestion&, bool attacker_leads);

  private:
    std::map<std::tuple<int, int, bool>, std::vector<BattleEnding>> known_;
};

// B4. The side with the initiative, or a roll for it.
enum class Initiative : std::uint8_t { Roll, Attacker, Defender };

// The chance of each side and the mean of the legions left, as decimals to 12 places and, where it
// is short, as a fraction.
Value battle_odds_document(const BattleQuestion&, Initiative);

// {"attacker": 8, "defender": 5, "initiative": "attacker", "defender" or "roll"}; the initiative
// may be left out: it is rolled. Refuses unknown fields and numbers that are none of legions.
Result<Value> answer_battle_question(const Value& query);

}  // namespace occasus::pomerium
