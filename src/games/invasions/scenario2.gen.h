// Generated from src/games/invasions/data/scenario2.csv by tools/generate.py: do not edit. Run: tools/generate.py
// The built-in board of invasions, as text: every figure with its provenance.
// clang-format off
#pragma once

#include <string_view>

namespace occasus::invasions {

inline constexpr std::string_view kBuiltInScenario2 = R"csv(fact,of,number,value,provenance
# A scenario of The Fall of Rome: The Barbarian Invasions, one fact a line.
#
# name, year, turns, victory of scenario; period of scenario: the number is the first turn. roman: a Province
# and its legions, to be split over its Areas; legions: in one Area; free of scenario: to be placed in any
# Province of the list. persian, active: a Province. force: whose, a number, then the kind, Strength Points, and
# the Area or Province (13.2). state: its home, its number, what it has conquered. pool of persian: the number
# is the turn. huns: where they appear, the turn, Strength Points. half_militia, first_rebellion: yes or no.
name,scenario,,247 A.D.,SEED 19.2
year,scenario,,247,SEED 19.2
turns,scenario,,13,SEED 19.2
victory,scenario,,50,SEED 19.2
period,scenario,1,B,SEED 19.2
roman,Britannia,,3,SEED 19.2
roman,Gallia,,4,SEED 19.2
roman,Illyria,,6,SEED 19.2
roman,Thracia,,5,SEED 19.2
roman,Dacia,,1,SEED 19.2
roman,Asia,,2,SEED 19.2
roman,Syria,,6,SEED 19.2
roman,Aegyptus,,1,SEED 19.2
roman,Africa,,1,SEED 19.2
roman,Hispania,,1,SEED 19.2
roman,Italia,,1,SEED 19.2
roman,Sicilia,,0,SEED 19.2
roman,Cyprus,,0,SEED 19.2
roman,Graecia,,0,"RECONSTRUCTED left out of the list, evidently by mistake (R84)"
legions,Me-C,,2,SEED 19.2
persian,Persia,,yes,SEED 19.2
persian,Mesopotamia,,yes,SEED 19.2
active,Persia,,yes,SEED 19.2
active,Mesopotamia,,yes,SEED 19.2
active,Armenia,,yes,SEED 19.2
active,Taurica,,yes,SEED 19.2
active,Germania,,yes,SEED 19.2
active,Pictum,,yes,SEED 19.2
active,Scythia,,yes,SEED 19.2
force,persian,1,regulars 12 Me-B,SEED 19.2
began_with,persian,,12,SEED 19.2
force,persian,2,militia 4 Me-B,SEED 19.2
force,scythian,1,raiders 4 Scythia,SEED 19.2
treasury,roman,,0,SEED 19.2
treasury,persian,,12,SEED 19.2
)csv";

}  // namespace occasus::invasions
