// Generated from src/games/invasions/data/scenario3.csv by tools/generate.py: do not edit. Run: tools/generate.py
// The built-in board of invasions, as text: every figure with its provenance.
// clang-format off
#pragma once

#include <string_view>

namespace occasus::invasions {

inline constexpr std::string_view kBuiltInScenario3 = R"csv(fact,of,number,value,provenance
# A scenario of The Fall of Rome: The Barbarian Invasions, one fact a line.
#
# name, year, turns, victory of scenario; period of scenario: the number is the first turn. roman: a Province
# and its legions, to be split over its Areas; legions: in one Area; free of scenario: to be placed in any
# Province of the list. persian, active: a Province. force: whose, a number, then the kind, Strength Points, and
# the Area or Province (13.2). state: its home, its number, what it has conquered. pool of persian: the number
# is the turn. huns: where they appear, the turn, Strength Points. half_militia, first_rebellion: yes or no.
name,scenario,,260 A.D.,SEED 19.3
year,scenario,,260,SEED 19.3
turns,scenario,,15,SEED 19.3
victory,scenario,,75,SEED 19.3
period,scenario,1,B,SEED 19.3
period,scenario,7,C,SEED 19.3
roman,Italia,,0,SEED 19.3
roman,Hispania,,0,SEED 19.3
roman,Africa,,0,SEED 19.3
roman,Aegyptus,,0,SEED 19.3
roman,Cyprus,,0,SEED 19.3
roman,Sicilia,,0,SEED 19.3
roman,Graecia,,0,SEED 19.3
roman,Thracia,,0,SEED 19.3
roman,Asia,,0,SEED 19.3
free,scenario,,19,SEED 19.3
persian,Persia,,yes,SEED 19.3
persian,Armenia,,yes,SEED 19.3
active,Persia,,yes,SEED 19.3
active,Armenia,,yes,SEED 19.3
active,Germania,,yes,SEED 19.3
active,Scythia,,yes,SEED 19.3
active,Dacia,,yes,SEED 19.3
active,Taurica,,yes,SEED 19.3
force,persian,1,regulars 6 Armenia,SEED 19.3
pool,persian,4,6,SEED 19.3
began_with,persian,,12,RECONSTRUCTED six on the map and six replacements (R33)
state,Syria,1,Mesopotamia,SEED 19.3
active,Syria,,yes,SEED 19.3
active,Mesopotamia,,yes,SEED 19.3
force,state1,1,regulars 7 Me-C,SEED 19.3
state,Gallia,2,Britannia,SEED 19.3
active,Gallia,,yes,SEED 19.3
active,Britannia,,yes,SEED 19.3
force,state2,1,regulars 7 Br-A,SEED 19.3
force,revolt,1,militia 2 Af-A,SEED 19.3
force,german,1,levies 15 Illyria,SEED 19.3
force,scythian,1,levies 10 Thracia,SEED 19.3
treasury,roman,,0,SEED 19.3
treasury,persian,,6,SEED 19.3
)csv";

}  // namespace occasus::invasions
