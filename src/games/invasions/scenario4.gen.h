// Generated from src/games/invasions/data/scenario4.csv by tools/generate.py: do not edit. Run: tools/generate.py
// The built-in board of invasions, as text: every figure with its provenance.
// clang-format off
#pragma once

#include <string_view>

namespace occasus::invasions {

inline constexpr std::string_view kBuiltInScenario4 = R"csv(fact,of,number,value,provenance
# A scenario of The Fall of Rome: The Barbarian Invasions, one fact a line.
#
# name, year, turns, victory of scenario; period of scenario: the number is the first turn. roman: a Province
# and its legions, to be split over its Areas; legions: in one Area; free of scenario: to be placed in any
# Province of the list. persian, active: a Province. force: whose, a number, then the kind, Strength Points, and
# the Area or Province (13.2). state: its home, its number, what it has conquered. pool of persian: the number
# is the turn. huns: where they appear, the turn, Strength Points. half_militia, first_rebellion: yes or no.
name,scenario,,332 A.D.,SEED 19.4
year,scenario,,332,SEED 19.4
turns,scenario,,12,SEED 19.4
victory,scenario,,65,SEED 19.4
period,scenario,1,D,SEED 19.4
roman,Britannia,,0,SEED 19.4
roman,Gallia,,3,SEED 19.4
roman,Hispania,,0,SEED 19.4
roman,Illyria,,3,SEED 19.4
roman,Thracia,,0,SEED 19.4
roman,Asia,,3,SEED 19.4
roman,Syria,,3,SEED 19.4
roman,Aegyptus,,0,SEED 19.4
roman,Africa,,0,SEED 19.4
roman,Italia,,0,SEED 19.4
roman,Graecia,,0,SEED 19.4
roman,Sicilia,,0,SEED 19.4
roman,Cyprus,,0,SEED 19.4
half_militia,scenario,,yes,SEED 19.4
active,Britannia,,yes,SEED 19.4
active,Gallia,,yes,SEED 19.4
active,Illyria,,yes,SEED 19.4
active,Thracia,,yes,SEED 19.4
active,Syria,,yes,SEED 19.4
active,Aegyptus,,yes,SEED 19.4
persian,Persia,,yes,SEED 19.4
persian,Mesopotamia,,yes,SEED 19.4
active,Persia,,yes,SEED 19.4
active,Mesopotamia,,yes,SEED 19.4
active,Germania,,yes,SEED 19.4
active,Scythia,,yes,SEED 19.4
active,Dacia,,yes,SEED 19.4
active,Taurica,,yes,SEED 19.4
active,Pictum,,yes,SEED 19.4
force,persian,1,regulars 12 Me-B,SEED 19.4
began_with,persian,,12,SEED 19.4
force,scythian,1,levies 10 Scythia,SEED 19.4
force,german,1,levies 25 Ge-B,SEED 19.4
treasury,roman,,50,SEED 19.4
treasury,persian,,6,SEED 19.4
)csv";

}  // namespace occasus::invasions
