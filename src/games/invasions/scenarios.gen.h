// Generated from src/games/invasions/data/scenarios.csv by tools/generate.py: do not edit. Run: tools/generate.py
// The built-in board of invasions, as text: every figure with its provenance.
// clang-format off
#pragma once

#include <string_view>

namespace occasus::invasions {

inline constexpr std::string_view kBuiltInScenarios = R"csv(fact,of,number,value,provenance
# The six scenarios of The Fall of Rome: The Barbarian Invasions, one fact a line; of is the scenario.
#
# roman N legions of a Province, to be split over its Areas; legions N in one Area; free N to be placed in
# any Province of the list; force: whose, kind, Strength Points, and the Area or the Province (13.2).
title,1,,67 A.D.,SEED 19.1
year,1,,67,SEED 19.1
turns,1,,15,SEED 19.1
victory,1,,78,SEED 19.1
period,1,1,A,SEED 19.1
roman,1,1,Gallia 6,SEED 19.1
roman,1,2,Hispania 1,SEED 19.1
roman,1,3,Italia 3,SEED 19.1
roman,1,4,Sicilia 0,SEED 19.1
roman,1,5,Illyria 3,SEED 19.1
roman,1,6,Thracia 3,SEED 19.1
roman,1,7,Graecia 0,SEED 19.1
roman,1,8,Cyprus 0,SEED 19.1
roman,1,9,Asia 0,SEED 19.1
roman,1,10,Syria 6,SEED 19.1
roman,1,11,Aegyptus 2,SEED 19.1
roman,1,12,Africa 1,SEED 19.1
legions,1,1,Br-A 4,SEED 19.1
persian,1,1,Persia,SEED 19.1
persian,1,2,Mesopotamia,SEED 19.1
persian,1,3,Armenia,SEED 19.1
active,1,1,Persia,SEED 19.1
active,1,2,Mesopotamia,SEED 19.1
active,1,3,Armenia,SEED 19.1
active,1,4,Scythia,SEED 19.1
active,1,5,Dacia,SEED 19.1
active,1,6,Germania,SEED 19.1
active,1,7,Pictum,SEED 19.1
active,1,8,Britannia,SEED 19.1
force,1,1,persian regulars 15 Me-B,SEED 19.1
began_with,1,,15,SEED 19.1
force,1,2,native militia 4 Br-A,SEED 19.1
treasury,1,,50 12,SEED 19.1
first_rebellion,1,,yes,SEED 19.1
title,2,,247 A.D.,SEED 19.2
year,2,,247,SEED 19.2
turns,2,,13,SEED 19.2
victory,2,,50,SEED 19.2
period,2,1,B,SEED 19.2
roman,2,1,Britannia 3,SEED 19.2
roman,2,2,Gallia 4,SEED 19.2
roman,2,3,Illyria 6,SEED 19.2
roman,2,4,Thracia 5,SEED 19.2
roman,2,5,Dacia 1,SEED 19.2
roman,2,6,Asia 2,SEED 19.2
roman,2,7,Syria 6,SEED 19.2
roman,2,8,Aegyptus 1,SEED 19.2
roman,2,9,Africa 1,SEED 19.2
roman,2,10,Hispania 1,SEED 19.2
roman,2,11,Italia 1,SEED 19.2
roman,2,12,Sicilia 0,SEED 19.2
roman,2,13,Cyprus 0,SEED 19.2
roman,2,14,Graecia 0,"RECONSTRUCTED left out of the list, evidently by mistake (R84)"
legions,2,1,Me-C 2,SEED 19.2
persian,2,1,Persia,SEED 19.2
persian,2,2,Mesopotamia,SEED 19.2
active,2,1,Persia,SEED 19.2
active,2,2,Mesopotamia,SEED 19.2
active,2,3,Armenia,SEED 19.2
active,2,4,Taurica,SEED 19.2
active,2,5,Germania,SEED 19.2
active,2,6,Pictum,SEED 19.2
active,2,7,Scythia,SEED 19.2
force,2,1,persian regulars 12 Me-B,SEED 19.2
began_with,2,,12,SEED 19.2
force,2,2,persian militia 4 Me-B,SEED 19.2
force,2,3,scythian raiders 4 Scythia,SEED 19.2
treasury,2,,0 12,SEED 19.2
title,3,,260 A.D.,SEED 19.3
year,3,,260,SEED 19.3
turns,3,,15,SEED 19.3
victory,3,,75,SEED 19.3
period,3,1,B,SEED 19.3
period,3,7,C,SEED 19.3
roman,3,1,Italia 0,SEED 19.3
roman,3,2,Hispania 0,SEED 19.3
roman,3,3,Africa 0,SEED 19.3
roman,3,4,Aegyptus 0,SEED 19.3
roman,3,5,Cyprus 0,SEED 19.3
roman,3,6,Sicilia 0,SEED 19.3
roman,3,7,Graecia 0,SEED 19.3
roman,3,8,Thracia 0,SEED 19.3
roman,3,9,Asia 0,SEED 19.3
free,3,,19,SEED 19.3
persian,3,1,Persia,SEED 19.3
persian,3,2,Armenia,SEED 19.3
active,3,1,Persia,SEED 19.3
active,3,2,Armenia,SEED 19.3
active,3,3,Germania,SEED 19.3
active,3,4,Scythia,SEED 19.3
active,3,5,Dacia,SEED 19.3
active,3,6,Taurica,SEED 19.3
force,3,1,persian regulars 6 Armenia,SEED 19.3
persian_pool,3,4,6,SEED 19.3
began_with,3,,12,RECONSTRUCTED six on the map and six replacements (R33)
state,3,1,Syria Mesopotamia,SEED 19.3
active,3,7,Syria,SEED 19.3
active,3,8,Mesopotamia,SEED 19.3
force,3,2,state1 regulars 7 Me-C,SEED 19.3
state,3,2,Gallia Britannia,SEED 19.3
active,3,9,Gallia,SEED 19.3
active,3,10,Britannia,SEED 19.3
force,3,3,state2 regulars 7 Br-A,SEED 19.3
force,3,4,revolt militia 2 Af-A,SEED 19.3
force,3,5,german levies 15 Illyria,SEED 19.3
force,3,6,scythian levies 10 Thracia,SEED 19.3
treasury,3,,0 6,SEED 19.3
title,4,,332 A.D.,SEED 19.4
year,4,,332,SEED 19.4
turns,4,,12,SEED 19.4
victory,4,,65,SEED 19.4
period,4,1,D,SEED 19.4
roman,4,1,Britannia 0,SEED 19.4
roman,4,2,Gallia 3,SEED 19.4
roman,4,3,Hispania 0,SEED 19.4
roman,4,4,Illyria 3,SEED 19.4
roman,4,5,Thracia 0,SEED 19.4
roman,4,6,Asia 3,SEED 19.4
roman,4,7,Syria 3,SEED 19.4
roman,4,8,Aegyptus 0,SEED 19.4
roman,4,9,Africa 0,SEED 19.4
roman,4,10,Italia 0,SEED 19.4
roman,4,11,Graecia 0,SEED 19.4
roman,4,12,Sicilia 0,SEED 19.4
roman,4,13,Cyprus 0,SEED 19.4
half_militia,4,,yes,SEED 19.4
active,4,1,Britannia,SEED 19.4
active,4,2,Gallia,SEED 19.4
active,4,3,Illyria,SEED 19.4
active,4,4,Thracia,SEED 19.4
active,4,5,Syria,SEED 19.4
active,4,6,Aegyptus,SEED 19.4
persian,4,1,Persia,SEED 19.4
persian,4,2,Mesopotamia,SEED 19.4
active,4,7,Persia,SEED 19.4
active,4,8,Mesopotamia,SEED 19.4
active,4,9,Germania,SEED 19.4
active,4,10,Scythia,SEED 19.4
active,4,11,Dacia,SEED 19.4
active,4,12,Taurica,SEED 19.4
active,4,13,Pictum,SEED 19.4
force,4,1,persian regulars 12 Me-B,SEED 19.4
began_with,4,,12,SEED 19.4
force,4,2,scythian levies 10 Scythia,SEED 19.4
force,4,3,german levies 25 Ge-B,SEED 19.4
treasury,4,,50 6,SEED 19.4
title,5,,420 A.D.,SEED 19.5
year,5,,420,SEED 19.5
turns,5,,12,SEED 19.5
victory,5,,60,SEED 19.5
period,5,1,F,SEED 19.5
roman,5,1,Gallia 0,SEED 19.5
roman,5,2,Hispania 0,SEED 19.5
roman,5,3,Italia 0,SEED 19.5
roman,5,4,Sicilia 0,SEED 19.5
roman,5,5,Africa 0,SEED 19.5
roman,5,6,Illyria 0,SEED 19.5
roman,5,7,Thracia 0,SEED 19.5
roman,5,8,Graecia 0,SEED 19.5
roman,5,9,Asia 0,SEED 19.5
roman,5,10,Syria 0,SEED 19.5
roman,5,11,Aegyptus 0,SEED 19.5
roman,5,12,Cyprus 0,SEED 19.5
free,5,,21,SEED 19.5
active,5,1,Gallia,SEED 19.5
active,5,2,Illyria,SEED 19.5
active,5,3,Thracia,SEED 19.5
active,5,4,Asia,SEED 19.5
active,5,5,Syria,SEED 19.5
active,5,6,Aegyptus,SEED 19.5
persian,5,1,Persia,SEED 19.5
persian,5,2,Mesopotamia,SEED 19.5
active,5,7,Persia,RECONSTRUCTED not said there (R82)
active,5,8,Mesopotamia,RECONSTRUCTED not said there (R82)
active,5,9,Pictum,SEED 19.5
active,5,10,Britannia,SEED 19.5
active,5,11,Germania,SEED 19.5
active,5,12,Scythia,SEED 19.5
active,5,13,Taurica,SEED 19.5
active,5,14,Armenia,SEED 19.5
force,5,1,persian regulars 18 Me-B,SEED 19.5
began_with,5,,18,SEED 19.5
force,5,2,german levies 12 Ga-A,SEED 19.5
force,5,3,scythian levies 7 As-B,SEED 19.5
force,5,4,taurican raiders 2 Cyprus,"RECONSTRUCTED printed BP2, read as two raiders (R81)"
treasury,5,,-20 12,SEED 19.5
huns,5,5,150 Scythia,SEED 19.5
title,6,,530 A.D.,SEED 19.6
year,6,,530,SEED 19.6
turns,6,,20,SEED 19.6
victory,6,,76,SEED 19.6
period,6,1,G,SEED 19.6
roman,6,1,Asia 0,SEED 19.6
roman,6,2,Syria 0,SEED 19.6
roman,6,3,Aegyptus 0,SEED 19.6
roman,6,4,Thracia 0,SEED 19.6
roman,6,5,Illyria 0,SEED 19.6
roman,6,6,Graecia 0,SEED 19.6
roman,6,7,Cyprus 0,SEED 19.6
free,6,,12,SEED 19.6
active,6,1,Asia,SEED 19.6
active,6,2,Syria,SEED 19.6
active,6,3,Aegyptus,SEED 19.6
active,6,4,Thracia,SEED 19.6
active,6,5,Illyria,SEED 19.6
active,6,6,Graecia,SEED 19.6
active,6,7,Cyprus,SEED 19.6
persian,6,1,Persia,SEED 19.6
persian,6,2,Mesopotamia,SEED 19.6
persian,6,3,Armenia,SEED 19.6
active,6,8,Persia,SEED 19.6
active,6,9,Mesopotamia,SEED 19.6
active,6,10,Armenia,SEED 19.6
active,6,11,Pictum,SEED 19.6
active,6,12,Britannia,SEED 19.6
active,6,13,Hispania,SEED 19.6
active,6,14,Gallia,SEED 19.6
active,6,15,Germania,SEED 19.6
active,6,16,Italia,SEED 19.6
active,6,17,Scythia,SEED 19.6
active,6,18,Dacia,SEED 19.6
active,6,19,Taurica,SEED 19.6
active,6,20,Africa,SEED 19.6
active,6,21,Sicilia,SEED 19.6
force,6,1,persian regulars 12 Armenia,SEED 19.6
began_with,6,,12,SEED 19.6
force,6,2,german levies 12 Ga-A,SEED 19.6
force,6,3,german levies 5 Hi-C,SEED 19.6
force,6,4,scythian levies 4 Af-C,SEED 19.6
force,6,5,german levies 20 It-A,SEED 19.6
force,6,6,scythian levies 10 Da-A,SEED 19.6
treasury,6,,15 10,SEED 19.6
)csv";

}  // namespace occasus::invasions
