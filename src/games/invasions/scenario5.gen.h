// Generated from src/games/invasions/data/scenario5.csv by tools/generate.py: do not edit. Run: tools/generate.py
// The built-in board of invasions, as text: every figure with its provenance.
// clang-format off
#pragma once

#include <string_view>

namespace occasus::invasions {

inline constexpr std::string_view kBuiltInScenario5 = R"csv(fact,of,number,value,provenance
# A scenario of The Fall of Rome: The Barbarian Invasions, one fact a line.
#
# name, year, turns, victory of scenario; period of scenario: the number is the first turn. roman: a Province
# and its legions, to be split over its Areas; legions: in one Area; free of scenario: to be placed in any
# Province of the list. persian, active: a Province. force: whose, a number, then the kind, Strength Points, and
# the Area or Province (13.2). state: its home, its number, what it has conquered. pool of persian: the number
# is the turn. huns: where they appear, the turn, Strength Points. half_militia, first_rebellion: yes or no.
name,scenario,,420 A.D.,SEED 19.5
year,scenario,,420,SEED 19.5
turns,scenario,,12,SEED 19.5
victory,scenario,,60,SEED 19.5
period,scenario,1,F,SEED 19.5
roman,Gallia,,0,SEED 19.5
roman,Hispania,,0,SEED 19.5
roman,Italia,,0,SEED 19.5
roman,Sicilia,,0,SEED 19.5
roman,Africa,,0,SEED 19.5
roman,Illyria,,0,SEED 19.5
roman,Thracia,,0,SEED 19.5
roman,Graecia,,0,SEED 19.5
roman,Asia,,0,SEED 19.5
roman,Syria,,0,SEED 19.5
roman,Aegyptus,,0,SEED 19.5
roman,Cyprus,,0,SEED 19.5
free,scenario,,21,SEED 19.5
active,Gallia,,yes,SEED 19.5
active,Illyria,,yes,SEED 19.5
active,Thracia,,yes,SEED 19.5
active,Asia,,yes,SEED 19.5
active,Syria,,yes,SEED 19.5
active,Aegyptus,,yes,SEED 19.5
persian,Persia,,yes,SEED 19.5
persian,Mesopotamia,,yes,SEED 19.5
active,Persia,,yes,RECONSTRUCTED not said there (R82)
active,Mesopotamia,,yes,RECONSTRUCTED not said there (R82)
active,Pictum,,yes,SEED 19.5
active,Britannia,,yes,SEED 19.5
active,Germania,,yes,SEED 19.5
active,Scythia,,yes,SEED 19.5
active,Taurica,,yes,SEED 19.5
active,Armenia,,yes,SEED 19.5
force,persian,1,regulars 18 Me-B,SEED 19.5
began_with,persian,,18,SEED 19.5
force,german,1,levies 12 Ga-A,SEED 19.5
force,scythian,1,levies 7 As-B,SEED 19.5
force,taurican,1,raiders 2 Cyprus,"RECONSTRUCTED printed BP2, read as two raiders (R81)"
treasury,roman,,-20,SEED 19.5
treasury,persian,,12,SEED 19.5
huns,Scythia,5,150,SEED 19.5
)csv";

}  // namespace occasus::invasions
