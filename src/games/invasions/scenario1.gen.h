// Generated from src/games/invasions/data/scenario1.csv by tools/generate.py: do not edit. Run: tools/generate.py
// The built-in board of invasions, as text: every figure with its provenance.
// clang-format off
#pragma once

#include <string_view>

namespace occasus::invasions {

inline constexpr std::string_view kBuiltInScenario1 = R"csv(fact,of,number,value,provenance
# A scenario of The Fall of Rome: The Barbarian Invasions, one fact a line.
#
# name, year, turns, victory of scenario; period of scenario: the number is the first turn. roman: a Province
# and its legions, to be split over its Areas; legions: in one Area; free of scenario: to be placed in any
# Province of the list. persian, active: a Province. force: whose, a number, then the kind, Strength Points, and
# the Area or Province (13.2). state: its home, its number, what it has conquered. pool of persian: the number
# is the turn. huns: where they appear, the turn, Strength Points. half_militia, first_rebellion: yes or no.
name,scenario,,67 A.D.,SEED 19.1
year,scenario,,67,SEED 19.1
turns,scenario,,15,SEED 19.1
victory,scenario,,78,SEED 19.1
period,scenario,1,A,SEED 19.1
roman,Gallia,,6,SEED 19.1
roman,Hispania,,1,SEED 19.1
roman,Italia,,3,SEED 19.1
roman,Sicilia,,0,SEED 19.1
roman,Illyria,,3,SEED 19.1
roman,Thracia,,3,SEED 19.1
roman,Graecia,,0,SEED 19.1
roman,Cyprus,,0,SEED 19.1
roman,Asia,,0,SEED 19.1
roman,Syria,,6,SEED 19.1
roman,Aegyptus,,2,SEED 19.1
roman,Africa,,1,SEED 19.1
legions,Br-A,,4,SEED 19.1
persian,Persia,,yes,SEED 19.1
persian,Mesopotamia,,yes,SEED 19.1
persian,Armenia,,yes,SEED 19.1
active,Persia,,yes,SEED 19.1
active,Mesopotamia,,yes,SEED 19.1
active,Armenia,,yes,SEED 19.1
active,Scythia,,yes,SEED 19.1
active,Dacia,,yes,SEED 19.1
active,Germania,,yes,SEED 19.1
active,Pictum,,yes,SEED 19.1
active,Britannia,,yes,SEED 19.1
force,persian,1,regulars 15 Me-B,SEED 19.1
began_with,persian,,15,SEED 19.1
force,native,1,militia 4 Br-A,SEED 19.1
treasury,roman,,50,SEED 19.1
treasury,persian,,12,SEED 19.1
first_rebellion,scenario,,yes,SEED 19.1
)csv";

}  // namespace occasus::invasions
