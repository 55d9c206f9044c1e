// Generated from src/games/invasions/data/scenario6.csv by tools/generate.py: do not edit. Run: tools/generate.py
// The built-in board of invasions, as text: every figure with its provenance.
// clang-format off
#pragma once

#include <string_view>

namespace occasus::invasions {

inline constexpr std::string_view kBuiltInScenario6 = R"csv(fact,of,number,value,provenance
# A scenario of The Fall of Rome: The Barbarian Invasions, one fact a line.
#
# name, year, turns, victory of scenario; period of scenario: the number is the first turn. roman: a Province
# and its legions, to be split over its Areas; legions: in one Area; free of scenario: to be placed in any
# Province of the list. persian, active: a Province. force: whose, a number, then the kind, Strength Points, and
# the Area or Province (13.2). state: its home, its number, what it has conquered. pool of persian: the number
# is the turn. huns: where they appear, the turn, Strength Points. half_militia, first_rebellion: yes or no.
name,scenario,,530 A.D.,SEED 19.6
year,scenario,,530,SEED 19.6
turns,scenario,,20,SEED 19.6
victory,scenario,,76,SEED 19.6
period,scenario,1,G,SEED 19.6
roman,Asia,,0,SEED 19.6
roman,Syria,,0,SEED 19.6
roman,Aegyptus,,0,SEED 19.6
roman,Thracia,,0,SEED 19.6
roman,Illyria,,0,SEED 19.6
roman,Graecia,,0,SEED 19.6
roman,Cyprus,,0,SEED 19.6
free,scenario,,12,SEED 19.6
active,Asia,,yes,SEED 19.6
active,Syria,,yes,SEED 19.6
active,Aegyptus,,yes,SEED 19.6
active,Thracia,,yes,SEED 19.6
active,Illyria,,yes,SEED 19.6
active,Graecia,,yes,SEED 19.6
active,Cyprus,,yes,SEED 19.6
persian,Persia,,yes,SEED 19.6
persian,Mesopotamia,,yes,SEED 19.6
persian,Armenia,,yes,SEED 19.6
active,Persia,,yes,SEED 19.6
active,Mesopotamia,,yes,SEED 19.6
active,Armenia,,yes,SEED 19.6
active,Pictum,,yes,SEED 19.6
active,Britannia,,yes,SEED 19.6
active,Hispania,,yes,SEED 19.6
active,Gallia,,yes,SEED 19.6
active,Germania,,yes,SEED 19.6
active,Italia,,yes,SEED 19.6
active,Scythia,,yes,SEED 19.6
active,Dacia,,yes,SEED 19.6
active,Taurica,,yes,SEED 19.6
active,Africa,,yes,SEED 19.6
active,Sicilia,,yes,SEED 19.6
force,persian,1,regulars 12 Armenia,SEED 19.6
began_with,persian,,12,SEED 19.6
force,german,1,levies 12 Ga-A,SEED 19.6
force,german,2,levies 5 Hi-C,SEED 19.6
force,scythian,1,levies 4 Af-C,SEED 19.6
force,german,3,levies 20 It-A,SEED 19.6
force,scythian,2,levies 10 Da-A,SEED 19.6
treasury,roman,,15,SEED 19.6
treasury,persian,,10,SEED 19.6
)csv";

}  // namespace occasus::invasions
