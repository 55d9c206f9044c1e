// Generated from the cases that src/games/*/rulebook.md show by tools/generate.py: do not edit. Run: tools/generate.py
// clang-format off
#pragma once

#include <array>
#include <string_view>

namespace occasus::table {

struct BookExample {
    std::string_view game;
    std::string_view name;
    std::string_view text;  // Of the case file.
};

inline constexpr std::array<BookExample, 24> kBookExamples = {{
    {"diplomacy", "example-the-table",
     R"case(id: example-the-table
title: The standard board at the start
game: diplomacy
rules: SD-6
source: the standard game
options:
  game = standard
position:
  phase = "S1901M"
  units.AUSTRIA = ["A BUD","F TRI","A VIE"]
  units.ENGLAND = ["F EDI","F LON","A LVP"]
  units.FRANCE = ["F BRE","A MAR","A PAR"]
  units.GERMANY = ["A BER","F KIE","A MUN"]
  units.ITALY = ["F NAP","A ROM","A VEN"]
  units.RUSSIA = ["A MOS","F SEV","F STP/SC","A WAR"]
  units.TURKEY = ["F ANK","A CON","A SMY"]
expect:
  phase = "S1901M"
)case"},
    {"diplomacy", "example-first-turn",
     R"case(id: example-first-turn
title: France opens against two neighbours
game: diplomacy
rules: SD-12
source: the standard game
options:
  game = standard
position:
  phase = "S1901M"
  units.ENGLAND = ["F EDI","F LON","A LVP"]
  units.FRANCE = ["F BRE","A MAR","A PAR"]
  units.GERMANY = ["A BER","F KIE","A MUN"]
  eliminated = ["AUSTRIA","ITALY","RUSSIA","TURKEY"]
script:
  F EDI - NWG
  A LVP - YOR
  F LON - NTH
  F BRE - MAO
  A MAR - SPA
  A PAR - BUR
  A BER - KIE
  F KIE - DEN
  A MUN - BUR
expect:
  units.FRANCE = ["F MAO","A PAR","A SPA"]
events:
  SD-12 order_resolved order="A PAR - BUR" code="bounce"
  SD-12 order_resolved order="A MUN - BUR" code="bounce"
)case"},
    {"diplomacy", "example-move",
     R"case(id: example-move
title: Units move into empty provinces
game: diplomacy
rules: SD-12
source: the standard game
options:
  game = standard
position:
  phase = "S1901M"
  units.FRANCE = ["F BRE","A MAR","A PAR"]
  eliminated = ["AUSTRIA","ENGLAND","GERMANY","ITALY","RUSSIA","TURKEY"]
script:
  F BRE - MAO
  A MAR - SPA
  A PAR - BUR
expect:
  units.FRANCE = ["A BUR","F MAO","A SPA"]
events:
  SD-12 order_resolved order="A PAR - BUR" code="moves"
)case"},
    {"diplomacy", "example-bounce",
     R"case(id: example-bounce
title: Two equal moves to one province bounce
game: diplomacy
rules: SD-12
source: the standard game
options:
  game = standard
position:
  phase = "S1901M"
  units.FRANCE = ["A PAR"]
  units.GERMANY = ["A MUN"]
  eliminated = ["AUSTRIA","ENGLAND","ITALY","RUSSIA","TURKEY"]
script:
  A PAR - BUR
  A MUN - BUR
expect:
  units.FRANCE = ["A PAR"]
  units.GERMANY = ["A MUN"]
events:
  SD-12 order_resolved order="A PAR - BUR" code="bounce" strength=1 against=1
  SD-12 order_resolved order="A MUN - BUR" code="bounce" strength=1 against=1
)case"},
    {"diplomacy", "example-swap",
     R"case(id: example-swap
title: Two units cannot change places
game: diplomacy
rules: SD-10 SD-12
source: the standard game
options:
  game = standard
position:
  phase = "S1901M"
  units.FRANCE = ["A PAR"]
  units.GERMANY = ["A BUR"]
  eliminated = ["AUSTRIA","ENGLAND","ITALY","RUSSIA","TURKEY"]
script:
  A PAR - BUR
  A BUR - PAR
expect:
  units.FRANCE = ["A PAR"]
  units.GERMANY = ["A BUR"]
events:
  SD-12 order_resolved order="A PAR - BUR" code="bounce"
  SD-12 order_resolved order="A BUR - PAR" code="bounce"
silent:
  SD-10 because SD-12 tells that the move to Burgundy and the move to Paris stop each other
)case"},
    {"diplomacy", "example-ring",
     R"case(id: example-ring
title: Three units move in a ring
game: diplomacy
rules: SD-12 SD-2
source: the standard game
options:
  game = standard
position:
  phase = "S1901M"
  units.TURKEY = ["F ANK","A CON","A SMY"]
  eliminated = ["AUSTRIA","ENGLAND","FRANCE","GERMANY","ITALY","RUSSIA"]
script:
  F ANK - CON
  A CON - SMY
  A SMY - ANK
expect:
  units.TURKEY = ["A ANK","F CON","A SMY"]
events:
  SD-12 order_resolved order="F ANK - CON" code="moves"
  SD-12 order_resolved order="A CON - SMY" code="moves"
  SD-12 order_resolved order="A SMY - ANK" code="moves"
silent:
  SD-2 because SD-12 tells that all three units of Turkey move
)case"},
    {"diplomacy", "example-dislodged",
     R"case(id: example-dislodged
title: A supported attack dislodges a single unit
game: diplomacy
rules: SD-12 SD-14
source: the standard game
options:
  game = standard
position:
  phase = "S1901M"
  units.FRANCE = ["A MAR","A PAR"]
  units.GERMANY = ["A BUR"]
  eliminated = ["AUSTRIA","ENGLAND","ITALY","RUSSIA","TURKEY"]
script:
  A MAR S A PAR - BUR
  A PAR - BUR
  A BUR H
expect:
  phase = "S1901R"
  units.FRANCE = ["A BUR","A MAR"]
events:
  SD-12 order_resolved order="A PAR - BUR" code="moves" strength=2 against=1
  SD-14 dislodged unit="A BUR" by="PAR" destroyed=false
)case"},
    {"diplomacy", "example-support",
     R"case(id: example-support
title: A supported move beats a single one
game: diplomacy
rules: SD-12
source: the standard game
options:
  game = standard
position:
  phase = "S1901M"
  units.FRANCE = ["A MAR","A PAR"]
  units.GERMANY = ["A MUN"]
  eliminated = ["AUSTRIA","ENGLAND","ITALY","RUSSIA","TURKEY"]
script:
  A MAR S A PAR - BUR
  A PAR - BUR
  A MUN - BUR
expect:
  units.FRANCE = ["A BUR","A MAR"]
  units.GERMANY = ["A MUN"]
events:
  SD-12 order_resolved order="A MAR S A PAR - BUR" code="ok"
  SD-12 order_resolved order="A PAR - BUR" code="moves" strength=2 against=1
  SD-12 order_resolved order="A MUN - BUR" code="bounce"
)case"},
    {"diplomacy", "example-defence",
     R"case(id: example-defence
title: A supported unit cannot be dislodged by an equal attack
game: diplomacy
rules: SD-12
source: the standard game
options:
  game = standard
position:
  phase = "S1901M"
  units.FRANCE = ["A MAR","A PAR"]
  units.GERMANY = ["A BUR","A MUN"]
  eliminated = ["AUSTRIA","ENGLAND","ITALY","RUSSIA","TURKEY"]
script:
  A MAR S A PAR - BUR
  A PAR - BUR
  A BUR H
  A MUN S A BUR
expect:
  units.GERMANY = ["A BUR","A MUN"]
events:
  SD-12 order_resolved order="A PAR - BUR" code="bounce" strength=2 against=2
  SD-12 order_resolved order="A MUN S A BUR" code="ok"
)case"},
    {"diplomacy", "example-cut",
     R"case(id: example-cut
title: An attack on the supporter cuts its support
game: diplomacy
rules: SD-12
source: the standard game
options:
  game = standard
position:
  phase = "S1901M"
  units.FRANCE = ["A MAR","A PAR"]
  units.GERMANY = ["A MUN"]
  units.ITALY = ["A PIE"]
  eliminated = ["AUSTRIA","ENGLAND","RUSSIA","TURKEY"]
script:
  A MAR S A PAR - BUR
  A PAR - BUR
  A MUN - BUR
  A PIE - MAR
expect:
  units.FRANCE = ["A MAR","A PAR"]
  units.ITALY = ["A PIE"]
events:
  SD-12 order_resolved order="A MAR S A PAR - BUR" code="cut" because="PIE"
  SD-12 order_resolved order="A PAR - BUR" code="bounce" strength=1 against=1
)case"},
    {"diplomacy", "example-not-cut",
     R"case(id: example-not-cut
title: The unit that is attacked cannot cut the support against it
game: diplomacy
rules: SD-12 SD-14
source: the standard game
options:
  game = standard
position:
  phase = "S1901M"
  units.FRANCE = ["A MAR","A PAR"]
  units.GERMANY = ["A BUR"]
  eliminated = ["AUSTRIA","ENGLAND","ITALY","RUSSIA","TURKEY"]
script:
  A MAR S A PAR - BUR
  A PAR - BUR
  A BUR - MAR
expect:
  units.FRANCE = ["A BUR","A MAR"]
events:
  SD-12 order_resolved order="A MAR S A PAR - BUR" code="ok"
  SD-12 order_resolved order="A PAR - BUR" code="moves" strength=2
  SD-14 dislodged unit="A BUR" by="PAR"
)case"},
    {"diplomacy", "example-own-unit",
     R"case(id: example-own-unit
title: A power cannot dislodge its own unit
game: diplomacy
rules: SD-11
source: the standard game
options:
  game = standard
position:
  phase = "S1901M"
  units.FRANCE = ["A BUR","A MAR","A PAR"]
  eliminated = ["AUSTRIA","ENGLAND","GERMANY","ITALY","RUSSIA","TURKEY"]
script:
  A BUR H
  A MAR S A PAR - BUR
  A PAR - BUR
expect:
  units.FRANCE = ["A BUR","A MAR","A PAR"]
events:
  SD-11 order_resolved order="A PAR - BUR" code="bounce"
)case"},
    {"diplomacy", "example-convoy",
     R"case(id: example-convoy
title: A fleet carries an army over the sea
game: diplomacy
rules: SD-12
source: the standard game
options:
  game = standard
position:
  phase = "S1901M"
  units.ENGLAND = ["A LON","F NTH"]
  eliminated = ["AUSTRIA","FRANCE","GERMANY","ITALY","RUSSIA","TURKEY"]
script:
  A LON - NWY
  F NTH C A LON - NWY
expect:
  units.ENGLAND = ["F NTH","A NWY"]
events:
  SD-12 order_resolved order="A LON - NWY" code="moves"
  SD-12 order_resolved order="F NTH C A LON - NWY" code="ok"
)case"},
    {"diplomacy", "example-convoy-disrupted",
     R"case(id: example-convoy-disrupted
title: A convoy fails when its fleet is dislodged
game: diplomacy
rules: SD-9 SD-12 SD-14
source: the standard game
options:
  game = standard
position:
  phase = "S1901M"
  units.ENGLAND = ["A LON","F NTH"]
  units.GERMANY = ["F HEL","F SKA"]
  eliminated = ["AUSTRIA","FRANCE","ITALY","RUSSIA","TURKEY"]
script:
  A LON - NWY
  F NTH C A LON - NWY
  F HEL S F SKA - NTH
  F SKA - NTH
expect:
  units.ENGLAND = ["A LON"]
events:
  SD-9 order_resolved order="A LON - NWY" code="no convoy"
  SD-12 order_resolved order="F NTH C A LON - NWY" code="disrupted"
  SD-14 dislodged unit="F NTH" by="SKA"
)case"},
    {"diplomacy", "example-retreat",
     R"case(id: example-retreat
title: A dislodged unit retreats
game: diplomacy
rules: SD-15
source: the standard game
options:
  game = standard
position:
  phase = "S1901R"
  units.FRANCE = ["A BUR","A MAR"]
  units.GERMANY = ["A RUH"]
  dislodged = [{"unit":"GERMANY A BUR","by":"PAR","retreats":["BEL","GAS","MUN","PIC"],"destroyed":false}]
  eliminated = ["AUSTRIA","ENGLAND","ITALY","RUSSIA","TURKEY"]
script:
  A BUR R MUN
expect:
  units.GERMANY = ["A MUN","A RUH"]
events:
  SD-15 retreated order="A BUR R MUN" code="retreats"
)case"},
    {"diplomacy", "example-retreats-meet",
     R"case(id: example-retreats-meet
title: Two retreats to one province fail
game: diplomacy
rules: SD-15
source: the standard game
options:
  game = standard
position:
  phase = "S1901R"
  units.FRANCE = ["A BUR","A MAR"]
  units.GERMANY = ["A SIL"]
  units.RUSSIA = ["A BER","A PRU"]
  dislodged = [{"unit":"GERMANY A BER","by":"PRU","retreats":["KIE","MUN"],"destroyed":false},{"unit":"GERMANY A BUR","by":"PAR","retreats":["MUN","RUH"],"destroyed":false}]
  eliminated = ["AUSTRIA","ENGLAND","ITALY","TURKEY"]
script:
  A BER R MUN
  A BUR R MUN
expect:
  units.GERMANY = ["A SIL"]
events:
  SD-15 retreated order="A BER R MUN" code="disbanded"
  SD-15 retreated order="A BUR R MUN" code="disbanded"
)case"},
    {"diplomacy", "example-build",
     R"case(id: example-build
title: A power builds in its home centres
game: diplomacy
rules: SD-16
source: the standard game
options:
  game = standard
position:
  phase = "W1901A"
  units.FRANCE = ["F BRE","A BUR","A SPA"]
  centers.FRANCE = ["BRE","MAR","PAR","SPA"]
  eliminated = ["AUSTRIA","ENGLAND","GERMANY","ITALY","RUSSIA","TURKEY"]
script:
  A PAR B
expect:
  units.FRANCE = ["F BRE","A BUR","A PAR","A SPA"]
events:
  SD-16 built order="A PAR B" code="ok"
)case"},
    {"diplomacy", "example-removal",
     R"case(id: example-removal
title: A power with too many units removes one
game: diplomacy
rules: SD-16
source: the standard game
options:
  game = standard
position:
  phase = "W1901A"
  units.FRANCE = ["A GAS","F MAO","A MAR"]
  centers.FRANCE = ["BRE","MAR"]
  eliminated = ["AUSTRIA","ENGLAND","GERMANY","ITALY","RUSSIA","TURKEY"]
script:
  F MAO D
expect:
  units.FRANCE = ["A GAS","A MAR"]
events:
  SD-16 removed unit="F MAO" code="ok"
)case"},
    {"diplomacy", "example-convert",
     R"case(id: example-convert
title: An army becomes a fleet
game: diplomacy
rules: FR-8
source: paragraph 4
position:
  phase = "S401M"
  units.ROMANO-BRITISH = ["A LON"]
script:
  A LON C
expect:
  units.ROMANO-BRITISH = ["F LON"]
events:
  FR-8 order_resolved order="A LON C" code="converts"
)case"},
    {"diplomacy", "example-convert-supported",
     R"case(id: example-convert-supported
title: A supported converting unit holds off one attack
game: diplomacy
rules: FR-8 R13
source: paragraph 5; reading
position:
  phase = "S401M"
  units.VISIGOTHS = ["A TRI"]
  units.WESTERN = ["A ROM","A VEN"]
script:
  A TRI - VEN
  A ROM S A VEN
  A VEN C
expect:
  units.WESTERN = ["A ROM","F VEN"]
events:
  SD-12 order_resolved order="A TRI - VEN" code="bounce" strength=1 against=1
  FR-8 order_resolved order="A VEN C" code="converts"
silent:
  R13 because SD-12 tells that the army from Trieste had 1 to beat, which is the support from Rome
)case"},
    {"diplomacy", "example-convert-lost",
     R"case(id: example-convert-lost
title: A single attack takes the province of a converting unit
game: diplomacy
rules: FR-9 FR-10
source: paragraph 5
position:
  phase = "S401M"
  units.VISIGOTHS = ["A TRI"]
  units.WESTERN = ["A VEN"]
script:
  A TRI - VEN
  A VEN C
expect:
  units.VISIGOTHS = ["A VEN"]
events:
  SD-12 order_resolved order="A TRI - VEN" code="moves" strength=1 against=0
  FR-10 order_resolved order="A VEN C" code="destroyed" strength=0
silent:
  FR-9 because SD-12 tells that one army of the Visigoths had 0 to beat in Venice
)case"},
    {"diplomacy", "example-raid",
     R"case(id: example-raid
title: A Spring raid takes a centre from its owner
game: diplomacy
rules: FR-11
source: paragraph 7
position:
  phase = "S401M"
  units.VISIGOTHS = ["A TYR"]
  units.WESTERN = ["A ROM"]
script:
  A TYR - VEN
  A ROM H
expect:
  phase = "A401M"
events:
  FR-11 raided centre="VEN" power="WESTERN"
)case"},
    {"diplomacy", "example-build-anywhere",
     R"case(id: example-build-anywhere
title: In Fall of Rome a power builds in any centre it owns
game: diplomacy
rules: FR-13
source: paragraph 7
position:
  phase = "W401A"
  units.GAUL = ["A BRE","A MAR","A PAR"]
  centers.GAUL = ["BRE","MAR","PAR","SPA"]
script:
  A SPA B
expect:
  units.GAUL = ["A BRE","A MAR","A PAR","A SPA"]
events:
  FR-13 built order="A SPA B" code="ok"
)case"},
    {"diplomacy", "example-hidden",
     R"case(id: example-hidden
title: Only units next to foreign units are reported
game: diplomacy
rules: FR-17
source: paragraph 10
options:
  hidden = true
position:
  phase = "S401M"
  units.GAUL = ["A BUR","A PAR"]
  units.VANDALS = ["A MUN"]
  units.HUNS = ["A MOS"]
script:
  A BUR - MUN
  A PAR H
  A MUN H
  A MOS - WAR
expect:
  view.units.0.text = "A BUR"
events:
  FR-17 attacked power="GAUL" order="A BUR - MUN" code="bounce"
  FR-17 sighted power="GAUL" unit="A BUR"
  FR-17 sighted power="VANDALS" unit="A MUN"
)case"},
}};

}  // namespace occasus::table
