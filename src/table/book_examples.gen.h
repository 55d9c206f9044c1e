// Generated from the cases that src/games/*/rulebook.md show by tools/generate.py: do not edit. Run: tools/generate.py
// clang-format off
#pragma once

#include <array>
#include <string_view>

namespace occasus::table {

struct BookExample {
    std::string_view game;
    std::string_view name;
    std::string_view text;  // Text of the case file.
};

inline constexpr std::array<BookExample, 132> kBookExamples = {{
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
    {"diplomacy", "example-two-attackers",
     R"case(id: example-two-attackers
title: Two supported attacks of equal strength leave a lone unit in its province
game: diplomacy
rules: SD-12
source: the standard game
options:
  game = standard
position:
  phase = "S1901M"
  units.FRANCE = ["A PAR","A PIC"]
  units.GERMANY = ["A MUN","A RUH"]
  units.ITALY = ["A BUR"]
  eliminated = ["AUSTRIA","ENGLAND","RUSSIA","TURKEY"]
script:
  A PAR - BUR
  A PIC S A PAR - BUR
  A MUN - BUR
  A RUH S A MUN - BUR
  A BUR H
expect:
  units.ITALY = ["A BUR"]
events:
  SD-12 order_resolved order="A PAR - BUR" code="bounce" strength=2
  SD-12 order_resolved order="A MUN - BUR" code="bounce" strength=2
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
    {"empire", "example-the-table",
     R"case(id: example-the-table
title: The map at the beginning, with the first Barbarians in Germania
game: empire
rules: SETUP.1 SETUP.2
source: our own example
position:
  step = "upkeep"
  rrp = 15
  areas.roma = {"R":3,"legions":["I"]}
  areas.germania = {"F":3}
expect:
  rrp = 15
silent:
  SETUP.1 because the garrison of this picture stands in the position
  SETUP.2 because the three Forces in Germania of this picture stand in the position
)case"},
    {"empire", "example-first-turn-money",
     R"case(id: example-first-turn-money
title: Rome collects, pays and buys in a first turn
game: empire
rules: 1.1 2.4 3.1
source: our own example
script:
  set_up germania
  end
  buy legion
  buy force
  buy force
  buy force
  end
expect:
  rrp = 6
  areas.roma = {"R":6,"legions":["I","II"]}
  step = "reinforcements"
)case"},
    {"empire", "example-first-turn-moves",
     R"case(id: example-first-turn-moves
title: Reinforcements and moves of a first turn
game: empire
rules: 4.1 5.1 6.1 8.1
source: our own example
position:
  step = "reinforcements"
  rrp = 6
  areas.roma = {"R":6,"legions":["I","II"]}
  areas.germania = {"F":3}
script:
  roll 3
  place germania 3
  legion I
  carry 3
  march italia
  end
  from germania
  to raetia
  forces 6
  end
expect:
  turn = 2
  rrp = 16
)case"},
    {"empire", "T6-contested",
     R"case(id: T6-contested
title: Contested is an Area with Forces of both sides; Cavalry, Legions, Wall and Fort do not make it so
game: empire
rules: T6 R24
source: "both Roman and Barbarian Force counters"
position:
  step = "barbarian_move"
  areas.italia = {"R":1,"C":1,"fort":true}
  areas.pannonia = {"R":1,"F":1,"fort":true}
  areas.belgica = {"F":2,"legions":["II"],"wall":true,"fort":true}
expect:
  view.areas.italia.contested = false
  view.areas.pannonia.contested = true
  view.areas.belgica.contested = false
silent:
  T6 because nobody fights here: of three Areas the view calls Pannonia contested, where both have Forces
  R24 because nobody fights here: the Cavalry beside a Roman Force in Italia does not make it contested
)case"},
    {"empire", "SETUP.2-an-invasion-area",
     R"case(id: SETUP.2-an-invasion-area
title: The first Barbarians come to an invasion Area, all three to one
game: empire
rules: SETUP.2 R1
source: "in any Barbarian Invasion Route Area"
script:
  refuse set_up italia because SETUP.2
  refuse set_up dacia because SETUP.2
  set_up gaetulia
  refuse set_up persis because SETUP.2
expect:
  areas = {"roma":{"R":3,"legions":["I"]},"gaetulia":{"F":3}}
silent:
  R1 because the three are told by SETUP.2 as coming to one Area, and a second choice is refused
)case"},
    {"empire", "WIN.1-a-force-enters-empty-roma",
     R"case(id: WIN.1-a-force-enters-empty-roma
title: A Barbarian Force that enters Roma and finds no Roman Force wins at once
game: empire
rules: WIN.1 6.4 R3
source: how to win
position:
  turn = 6
  step = "barbarian_move"
  areas.italia = {"F":1}
  areas.germania = {"F":2}
script:
  from italia
  to roma
  refuse from germania because over WIN.1
expect:
  winner = "barbarian"
  phase = "over"
  turn = 6
events:
  6.1 barbarians_moved from="italia" to="roma" forces=1
  WIN.1 game_over winner="barbarian"
silent:
  6.4 because nothing is refused: the march into Roma is told by 6.1
  R3 because the end is told by WIN.1 in phase 6: the Forces of Germania may not move any more
)case"},
    {"empire", "WIN.1-cavalry-never-takes-roma",
     R"case(id: WIN.1-cavalry-never-takes-roma
title: Two Cavalry in an empty Roma win nothing, and the next turn begins
game: empire
rules: WIN.1 R24 8.1
source: "not Cavalry counter"
position:
  turn = 6
  step = "barbarian_move"
  areas.italia = {"C":2}
script:
  from italia
  to roma
  cavalry 2
  end
  end
expect:
  winner = null
  turn = 7
  areas = {"roma":{"C":2}}
silent:
  WIN.1 because a game that goes on is not told of: turn 7 begins
  R24 because what wins nothing is not told: two Cavalry hold a Roma without a Force
)case"},
    {"empire", "WIN.2-roma-held-after-turn-20",
     R"case(id: WIN.2-roma-held-after-turn-20
title: With one Force in Roma and thirty Barbarian Forces next door, turn 20 ends in Roman victory
game: empire
rules: WIN.2 R30
source: how to win
position:
  turn = 20
  step = "cavalry_move"
  areas.roma = {"R":1}
  areas.italia = {"F":30}
script:
  end
  refuse end because over WIN.2
expect:
  winner = "roman"
  turn = 20
  phase = "over"
events:
  WIN.2 game_over winner="roman"
silent:
  R30 because the end is told by WIN.2 in turn 20, not after it
)case"},
    {"empire", "1.1-each-area-once",
     R"case(id: 1.1-each-area-once
title: Roma 6, Italia 4 and Sicilia 4 bring 14, however many Forces are there
game: empire
rules: 1.1 8.1
source: phase 1; the values are ours
position:
  step = "cavalry_move"
  rrp = 1
  areas.roma = {"R":3,"legions":["I"]}
  areas.italia = {"R":2,"fort":true}
  areas.sicilia = {"R":1,"legions":["II"]}
script:
  end
expect:
  rrp = 15
events:
  8.1 turn_began turn=2
  1.1 income income=14 rrp=15
)case"},
    {"empire", "2.3-money-is-short",
     R"case(id: 2.3-money-is-short
title: Four counters and three RRP: the phase cannot be ended before one counter is gone
game: empire
rules: 2.3
source: phase 2
position:
  step = "upkeep"
  rrp = 3
  areas.roma = {"R":3,"legions":["I"]}
script:
  refuse end because 2.3
  remove legion I
  end
expect:
  rrp = 0
  step = "purchase"
)case"},
    {"empire", "3.1-the-lowest-legion",
     R"case(id: 3.1-the-lowest-legion
title: The Legion bought is the lowest Available one: IV, when II is dead
game: empire
rules: 3.1 R36
source: reading
position:
  step = "purchase"
  rrp = 10
  areas.roma = {"R":1,"legions":["I","III"]}
  dead.legions = ["II"]
script:
  buy legion
expect:
  areas.roma = {"R":1,"legions":["I","III","IV"]}
silent:
  R36 because the purchase is told by 3.2; it is Legion IV, although V and VI are Available as well
)case"},
    {"empire", "3.3-where-to-build",
     R"case(id: 3.3-where-to-build
title: No Fort in Roma, no Wall without a Force, no second Fort, but a Wall beside a Fort
game: empire
rules: 3.3 R9
source: phase 3, and reading
position:
  step = "purchase"
  rrp = 30
  areas.roma = {"R":3,"legions":["I"]}
  areas.italia = {"R":1,"fort":true}
  areas.sicilia = {"legions":["II"]}
script:
  refuse buy fort roma because 3.3
  refuse buy wall roma because 3.3
  refuse buy wall sicilia because 3.3
  refuse buy fort sicilia because 3.3
  refuse buy fort italia because R9
  buy wall italia
  refuse buy wall italia because R9
expect:
  areas.italia = {"R":1,"wall":true,"fort":true}
  rrp = 27
)case"},
    {"empire", "4.1-a-six-is-one-cavalry",
     R"case(id: 4.1-a-six-is-one-cavalry
title: On a 6 one Cavalry comes to an invasion Area, and no Force
game: empire
rules: 4.1
source: phase 4
position:
  step = "reinforcements"
  areas.roma = {"R":3,"legions":["I"]}
script:
  refuse place_cavalry persis because not_your_turn
  roll 6
  refuse place persis 1 because 4.1
  refuse place_cavalry syria because 4.1
  refuse end because R35
  place_cavalry persis
expect:
  areas = {"roma":{"R":3,"legions":["I"]},"persis":{"C":1}}
  available.cavalry = 5
  step = "roman_move"
events:
  4.1 reinforcement_die face=6 count=1
  4.1 placed piece="cavalry" area="persis" count=1
)case"},
    {"empire", "5.2-no-force-moves-alone",
     R"case(id: 5.2-no-force-moves-alone
title: Forces without a Legion stay; a Legion takes no more Forces than are there
game: empire
rules: 5.2
source: "Force counters may not move alone"
position:
  step = "roman_move"
  areas.roma = {"R":3,"legions":["I"]}
  areas.italia = {"R":2,"fort":true}
script:
  refuse march italia because 5.1
  refuse carry 2 because 5.1
  legion I
  refuse carry 4 because 5.2
  carry 3
  march italia
  end
expect:
  areas = {"italia":{"R":5,"legions":["I"],"fort":true}}
)case"},
    {"empire", "5.4-none-left-in-the-open",
     R"case(id: 5.4-none-left-in-the-open
title: The last Legion takes all Forces along or none may leave: one cannot stay alone
game: empire
rules: 5.2 5.4 R23
source: phase 5
position:
  step = "roman_move"
  areas.roma = {"R":3,"legions":["I"]}
  areas.italia = {"R":2,"legions":["II"]}
script:
  legion II
  refuse carry 1 because 5.4
  refuse carry 0 because 5.4
  march raetia
expect:
  areas = {"roma":{"R":3,"legions":["I"]},"raetia":{"R":2,"legions":["II"],"arrived":2}}
events:
  5.1 marched legion="II" from="italia" to="raetia" forces=2
silent:
  5.2 because the number is not asked: the two go along with Legion II in one march of 5.1
  R23 because the refusals are those of 5.4: Italia has neither a Fort nor a Wall nor another Legion
)case"},
    {"empire", "6.2-the-riders-stay-below",
     R"case(id: 6.2-the-riders-stay-below
title: Forces go up into the mountains of Raetia, and the Cavalry beside them cannot
game: empire
rules: 6.2 6.4
source: "or a Mountain Area"
position:
  step = "barbarian_move"
  areas.germania = {"F":2,"C":1}
script:
  from germania
  to raetia
  refuse forces 0 because 6.1
  forces 2
  from germania
  refuse to raetia because 6.2
  to belgica
expect:
  areas = {"raetia":{"F":2,"arrived":2},"belgica":{"C":1,"arrived_cavalry":1}}
silent:
  6.4 because nothing is refused to Forces: both are in Raetia
)case"},
    {"empire", "6.3-forces-are-pinned",
     R"case(id: 6.3-forces-are-pinned
title: Forces beside Romans stay; the Cavalry may leave, but not into the mountains
game: empire
rules: 6.2 6.3 R29
source: phase 6
position:
  step = "barbarian_move"
  areas.germania = {"R":2,"F":4,"C":1,"legions":["I"]}
script:
  from germania
  refuse to raetia because 6.2
  to belgica
  refuse from germania because 6.3
expect:
  areas = {"belgica":{"C":1,"arrived_cavalry":1},"germania":{"R":2,"F":4,"legions":["I"]}}
events:
  6.1 barbarians_moved from="germania" to="belgica" forces=0 cavalry=1
silent:
  R29 because nothing is refused to the Cavalry: it is in Belgica, and the four Forces are not
)case"},
    {"empire", "7.5-worked-example-six-and-one-against-four",
     R"case(id: 7.5-worked-example-six-and-one-against-four
title: Four Forces in a forest against six Forces and one Cavalry, dice 5 and 4: one Force is left
game: empire
rules: 7.2 7.4 7.5 7.6 R15 R18 R20
source: the example of phase 7: 7:4 makes 1, forest and Cavalry make 3; then 4:2 makes 2
position:
  step = "barbarian_move"
  areas.belgica = {"R":4,"F":6,"C":1,"legions":["I"]}
script:
  end
  roll 5
  lose 3
  roll 4
expect:
  areas = {"belgica":{"R":1,"legions":["I"]}}
  dead = {"legions":[],"wall":0,"fort":0}
events:
  7.1 conflict_began area="belgica" romans=4 barbarians=6 cavalry=1
  7.4 conflict_round area="belgica" face=5 column="3" result="h/h"
  7.5 roman_losses area="belgica" lost=2 left=2
  7.5 barbarian_losses area="belgica" forces=3 cavalry=0
  7.4 conflict_round area="belgica" face=4 column="2" result="x/h"
  7.5 roman_losses area="belgica" lost=1 left=1
  7.5 barbarian_losses area="belgica" forces=3 cavalry=1
silent:
  R15 because the column is told by 7.4: six and one by four make 1, which the forest and the Cavalry raise to 3
  R18 because the losses are told by 7.5: three of seven, and then one of two
)case"},
    {"empire", "R14-the-worked-example-with-a-fort",
     R"case(id: R14-the-worked-example-with-a-fort
title: With a Fort the worked example is fought on columns 2 and 1: the Fort counts in both rounds
game: empire
rules: R14
source: reading; 7:4 makes 1, less 1, plus 2 makes 2; then 4:2 makes 2, less 1 makes 1
position:
  step = "barbarian_move"
  areas.belgica = {"R":4,"F":6,"C":1,"legions":["I"],"fort":true}
script:
  end
  roll 5
  lose 3
  roll 4
expect:
  areas = {"belgica":{"R":1,"legions":["I"],"fort":true}}
  dead = {"legions":[],"wall":0,"fort":0}
events:
  7.4 conflict_round face=5 column="2" result="h/h"
  7.4 conflict_round face=4 column="1" result="x/h"
silent:
  R14 because the columns are told by 7.4: 2 and 1, each one less than without the Fort
)case"},
    {"empire", "R20-cavalry-given-up",
     R"case(id: R20-cavalry-given-up
title: The Barbarian may give up the Cavalry and one Force instead of two Forces
game: empire
rules: R20
source: reading; "half of the Force and/or Cavalry counters"
position:
  step = "barbarian_move"
  areas.africa = {"R":2,"F":3,"C":1,"legions":["I"]}
script:
  end
  roll 4
  lose 1
  roll 5 2
expect:
  areas = {"africa":{"R":1,"legions":["I"]}}
  available.cavalry = 6
events:
  7.5 barbarian_losses forces=1 cavalry=1
  7.4 conflict_round face=5 column="2" result="h/h"
  7.5 barbarian_losses forces=1 cavalry=0
  7.4 conflict_round face=2 column="1" result="x/-"
)case"},
    {"empire", "R34-a-legion-alone-in-roma",
     R"case(id: R34-a-legion-alone-in-roma
title: A Legion alone dies even in Roma, with no enemy on the map; one with a Force lives
game: empire
rules: R34 7.7
source: "in an Area which does not contain any Roman Force counters"
position:
  step = "barbarian_move"
  areas.roma = {"legions":["I"]}
  areas.italia = {"R":1,"legions":["II"]}
script:
  end
expect:
  areas = {"italia":{"R":1,"legions":["II"]}}
  dead = {"legions":["I"],"wall":0,"fort":0}
events:
  7.7 died piece="legion" area="roma" legion="I"
silent:
  R34 because the death is told by 7.7: Roma is no exception, and nobody fought
)case"},
    {"empire", "7.7-one-force-keeps-them-alive",
     R"case(id: 7.7-one-force-keeps-them-alive
title: A single Force keeps Legion, Wall and Fort alive
game: empire
rules: 7.7 7.5
source: the rulebook's own example; 9:3 makes 3, less 1 plus 2 makes 4; then 5:2 makes 2, less 1
position:
  step = "barbarian_move"
  areas.belgica = {"R":3,"F":8,"C":1,"legions":["I"],"wall":true,"fort":true}
script:
  end
  roll 3
  lose 4
  roll 5
expect:
  areas = {"belgica":{"R":1,"legions":["I"],"wall":true,"fort":true}}
  dead = {"legions":[],"wall":0,"fort":0}
events:
  7.4 conflict_round face=3 column="4" result="h/h"
  7.5 barbarian_losses forces=4 cavalry=0
  7.4 conflict_round face=5 column="1" result="x/h"
silent:
  7.7 because nobody dies, and so no death is told: Legion, Wall and Fort are still in Belgica
)case"},
    {"empire", "7.8-where-cavalry-rides",
     R"case(id: 7.8-where-cavalry-rides
title: From Pannonia the Cavalry may ride to Germania, Moesia or Sarmatia, and nowhere else
game: empire
rules: 7.8 R28
source: phase 7, the last paragraph
position:
  step = "cavalry_move"
  areas.italia = {"R":1,"fort":true}
  areas.pannonia = {"C":1}
script:
  from pannonia
  refuse to dalmatia because 7.8
  refuse to raetia because 7.8
  refuse to italia because 7.8
  refuse to belgica because 7.8
  to germania
  undo
  to moesia
  undo
  to sarmatia
expect:
  areas = {"italia":{"R":1,"fort":true},"sarmatia":{"C":1,"arrived_cavalry":1}}
events:
  7.8 cavalry_moved from="pannonia" to="sarmatia" count=1
silent:
  R28 because the rides are told by 7.8: each is one Area long, and Belgica, which does not border Pannonia, is refused
)case"},
    {"empire", "8.1-the-next-turn",
     R"case(id: 8.1-the-next-turn
title: When nobody has won, the next turn begins with phase 1, and what has moved may move again
game: empire
rules: 8.1
source: phase 8
position:
  turn = 4
  step = "cavalry_move"
  rrp = 2
  areas.roma = {"R":1}
  areas.sarmatia = {"C":1}
script:
  from sarmatia
  to moesia
  end
expect:
  turn = 5
  step = "upkeep"
  rrp = 8
  areas = {"roma":{"R":1},"moesia":{"C":1}}
events:
  8.1 turn_began turn=5
)case"},
    {"invasions", "example-the-table",
     R"case(id: example-the-table
title: 67 A.D. after the set-up
game: invasions
rules: 19.0
source: 19.1, with legions placed as the list allows
position:
  phase = "revolution"
  legions = {"Hi-A": 1, "Ga-B": 6, "It-B": 3, "Il-C": 3, "Th-B": 3, "Sy-B": 6, "Ag-A": 2, "Af-C": 1, "Br-A": 4}
  militia = {"Br-A": 4}
  groups = [{"force": "persian", "area": "Me-B", "regulars": 15}]
expect:
  treasury = 50
  view.points = 91
silent:
  19.0 because nothing is done: this is the picture of a set-up, whose figures the scenario gives
)case"},
    {"invasions", "example-first-turn-others",
     R"case(id: example-first-turn-others
title: The first half of a first turn of 67 A.D.: the Persians come, and Londinium is attacked
game: invasions
rules: 17.0 5.72 6.31
source: 19.1, with legions placed as the list allows; dice chosen for the example
position:
  phase = "revolution"
  legions = {"Hi-A": 1, "Ga-B": 6, "It-B": 3, "Il-C": 3, "Th-B": 3, "Sy-B": 6, "Ag-A": 2, "Af-C": 1, "Br-A": 4}
  militia = {"Br-A": 4}
  groups = [{"force": "persian", "area": "Me-B", "regulars": 15}]
script:
  roll 3
  roll 5
expect:
  phase = "roman_movement"
  groups = [{"force": "persian", "area": "Sy-C", "regulars": 15}]
events:
  17.0 revolution_rolled face=3 yes=0
  5.11 moved from="Me-B" to="Me-C"
  5.11 moved from="Me-C" to="Sy-C"
  6.31 battle_began attacker="native" sp=4 against=4
  14.0 battle_rolled odds=1 result="-"
silent:
  5.72 because 5.11 tells of the way to Syria, the first of the five that is not theirs
)case"},
    {"invasions", "example-first-turn-yours",
     R"case(id: example-first-turn-yours
title: The second half of a first turn of 67 A.D.: four legions cross to Britannia and conquer it
game: invasions
rules: 5.32 6.24 7.0 11.0 11.11
source: 19.1, with legions placed as the list allows; dice chosen for the example
position:
  phase = "roman_movement"
  legions = {"Hi-A": 1, "Ga-B": 6, "It-B": 3, "Il-C": 3, "Th-B": 3, "Sy-B": 6, "Ag-A": 2, "Af-C": 1, "Br-A": 4}
  militia = {"Br-A": 4}
  groups = [{"force": "persian", "area": "Sy-C", "regulars": 15}]
script:
  legions 4 Ga-B
  to Ga-A
  to Br-A
  end
  attack Br-A
  roll 3
  roll 4
expect:
  turn = 2
  treasury = 86
  owners.Britannia = "rome"
  owners.Syria = "rome"
  roman_pool = {"3": 2}
events:
  5.32 moved from="Ga-B" to="Ga-A"
  5.32 moved from="Ga-A" to="Br-A"
  6.24 battle_began sp=8 against=4
  14.0 battle_rolled odds=2 result="1/2Ex"
  7.0 control_changed province="Britannia" clause=4
  11.0 tax_cut province="Syria" credits=5
  11.0 taxed force="rome" credits=90
  11.11 paid force="rome" sp=27 treasury=86
)case"},
    {"invasions", "5.14-by-sea",
     R"case(id: 5.14-by-sea
title: From Tarentum to Numidia: routes of 1 and 2, and an Area of 2
game: invasions
rules: 5.14
source: section 5.14 (Water routes)
position:
  phase = "roman_movement"
  legions = {"It-C": 1}
script:
  legions 1 It-C
  to Si-A
  to Af-C
  to Af-B
expect:
  legions = {"Af-B": 1}
events:
  5.32 moved from="It-C" to="Si-A"
  5.32 moved from="Si-A" to="Af-C"
silent:
  5.14 because 5.32 tells of the moves: routes of 1 and 2 and an Area of 2 spend all five points
)case"},
    {"invasions", "5.22-held-fast",
     R"case(id: 5.22-held-fast
title: Three legions beside four Germans stay
game: invasions
rules: 5.22 6.22
source: sections 5.22 (Held), 6.22 (In your own phase)
position:
  phase = "roman_movement"
  legions = {"Ga-B": 3, "It-A": 1}
  groups = [{"force": "german", "area": "Ga-B", "levies": 4}]
script:
  refuse legions 3 Ga-B because 5.22
  refuse attack Ga-B because 6.22
expect:
  legions = {"Ga-B": 3, "It-A": 1}
)case"},
    {"invasions", "6.0-two-to-one",
     R"case(id: 6.0-two-to-one
title: 10 legions attack 5 Germans at 2-1; half of 5 is 3
game: invasions
rules: 6.0 14.0 R62
source: sections 6.0 (Odds), 14.0 (The table); reading
position:
  phase = "roman_combat"
  legions = {"Ga-B": 10}
  groups = [{"force": "german", "area": "Ga-B", "levies": 5}]
script:
  attack Ga-B
  roll 1
expect:
  legions = {"Ga-B": 10}
  groups = [{"force": "german", "area": "Ga-B", "levies": 2}]
events:
  6.24 battle_began attacker="rome" sp=10 against=5
  14.0 battle_rolled odds=2 result="1/2De"
silent:
  6.0 because 14.0 tells of the odds: ten by five is two
  R62 because 6.13 tells of the losses: three of five
)case"},
    {"invasions", "14.1-exchange",
     R"case(id: 14.1-exchange
title: An exchange of 6 against 6 leaves nobody
game: invasions
rules: 14.1 12.0
source: sections 14.1 (Meaning of the results), 12.0 (Points that return)
position:
  phase = "roman_combat"
  legions = {"Ga-B": 6}
  groups = [{"force": "german", "area": "Ga-B", "levies": 6}]
script:
  attack Ga-B
  roll 3
expect:
  legions = {}
  groups = []
  roman_pool = {"3": 6}
events:
  14.0 battle_rolled odds=1 result="Ex"
silent:
  14.1 because 6.13 tells of the losses: six on either side for the one Ex
)case"},
    {"invasions", "6.13-half-of-militia-alone",
     R"case(id: 6.13-half-of-militia-alone
title: Militia without legions loses half by the usual rule
game: invasions
rules: 6.13 14.1
source: 14.1: Roman Militia units are affected by half results
options:
  scenario = 6
position:
  phase = "revolution"
  militia = {"Il-A": 6}
  groups = [{"force": "german", "area": "Il-A", "levies": 6, "target": "Illyria"}]
script:
  roll 1
  roll 1
expect:
  militia = {"Il-A": 3}
events:
  6.31 battle_began attacker="german" sp=6 against=6
  6.13 losses force="rome" sp=3 kind="militia"
silent:
  14.1 because 6.13 tells of the losses: half of six for the one 1/2De
)case"},
    {"invasions", "6.24-chosen-defenders-are-added",
     R"case(id: 6.24-chosen-defenders-are-added
title: 12 legions attack 4 Germans and a revolt of 2 together
game: invasions
rules: 6.24 6.12
source: sections 6.24 (One attack), 6.12 (All together)
position:
  phase = "roman_combat"
  legions = {"Af-A": 12}
  militia = {"Af-A": 2}
  revolts = ["Africa"]
  groups = [{"force": "german", "area": "Af-A", "levies": 4}]
script:
  attack Af-A
  against german
  against revolt
  roll 4
expect:
  legions = {"Af-A": 6}
  militia = {}
  groups = []
  revolts = []
events:
  6.24 battle_began sp=12 against=6
  14.0 battle_rolled odds=2 result="Ex"
)case"},
    {"invasions", "6.32-the-larger-first",
     R"case(id: 6.32-the-larger-first
title: 12 Germans attack before 6 Scythians, who find nobody left
game: invasions
rules: 6.32 4.2 R61
source: sections 6.32 (The larger first), 4.2 (The phases); reading
position:
  phase = "combat"
  legions = {"Ga-B": 5}
  groups = [{"force": "german", "area": "Ga-B", "levies": 12}, {"force": "scythian", "area": "Ga-B", "levies": 6}]
script:
  roll 3
expect:
  legions = {}
  groups = [{"force": "german", "area": "Ga-B", "levies": 9}, {"force": "scythian", "area": "Ga-B", "levies": 6}]
events:
  14.0 battle_rolled odds=2 result="1/2Ex"
silent:
  6.32 because 14.0 tells of the odds: 2-1 is twelve by five, and not six by five
  R61 because 14.0 tells of one roll, and 6.13 of losses: after it no die is asked for the Scythians
)case"},
    {"invasions", "6.33-entering-by-rule",
     R"case(id: 6.33-entering-by-rule
title: Nine Germans enter among five Scythians and attack them
game: invasions
rules: 6.33
source: 6.33: combat immediately with the smallest group
position:
  phase = "movement"
  legions = {}
  groups = [{"force": "german", "area": "Ga-D", "levies": 9, "target": "Italia"}, {"force": "scythian", "area": "It-A", "levies": 5, "garrison": true, "target": "Italia"}]
  owners = {"Italia": "scythian"}
script:
  roll 5
  roll 6
events:
  6.33 battle_began attacker="german" sp=9 against=5
)case"},
    {"invasions", "6.35-too-weak-to-attack",
     R"case(id: 6.35-too-weak-to-attack
title: 4 Scythians come upon 9 Germans, are attacked and stop
game: invasions
rules: 6.35 R22 R65
source: section 6.35 (Too weak); reading
position:
  phase = "movement"
  owners = {"Gallia": "german"}
  groups = [{"force": "german", "area": "Ga-B", "levies": 9, "garrison": true, "target": "Gallia"}, {"force": "scythian", "area": "Ge-A", "levies": 4, "target": "Gallia"}]
script:
  roll 4 2
expect:
  groups = [{"force": "german", "area": "Ga-B", "levies": 9, "target": "Gallia", "garrison": true}, {"force": "scythian", "area": "Ga-B", "levies": 2, "target": "Gallia"}]
events:
  6.35 battle_began attacker="german" sp=9 against=4
  14.0 battle_rolled odds=2 result="1/2De"
silent:
  R22 because nothing tells of the stop: the two Scythians left are in Ga-B, and no die is rolled for more steps
  R65 because 6.35 tells of one attack, by the Germans, who are the only force there
)case"},
    {"invasions", "10.4-militia-comes-back",
     R"case(id: 10.4-militia-comes-back
title: Without enemies militia goes home, and what was killed can rise again
game: invasions
rules: 10.4 10.0 R97
source: sections 10.4 (Back at full strength), 10.0 (When militia is on the map); reading
options:
  scenario = 4
position:
  phase = "revolution"
  legions = {}
  militia = {"Ga-A": 2}
  spent = ["Thracia"]
script:
  roll 1
expect:
  militia = {}
  spent = []
events:
  10.0 militia_left province="Gallia"
  10.4 militia_returned province="Thracia"
silent:
  R97 because 10.4 tells of the return: nobody hostile is left in Thracia
)case"},
    {"invasions", "17.34-legions-prevent",
     R"case(id: 17.34-legions-prevent
title: 6 legions in Gallia cancel a revolt of 3
game: invasions
rules: 17.34 17.2 R14
source: sections 17.34 (Legions in the Province), 17.2 (Where); reading
position:
  phase = "revolution"
  legions = {"Ga-B": 6}
script:
  roll 6
  roll 3
expect:
  revolts = []
  militia = {}
events:
  17.0 revolution_rolled face=6 yes=1
  17.34 revolt_prevented province="Gallia" figure=3
silent:
  R14 because 17.34 tells of six legions, which are three more than the figure
)case"},
    {"invasions", "10.32-a-revolt-doubles",
     R"case(id: 10.32-a-revolt-doubles
title: One legion watches a revolt of 2 in Africa: it grows to the allowance of 3
game: invasions
rules: 10.32 R11 R12 R13
source: section 10.32 (Doubling); reading
position:
  phase = "rebellion"
  legions = {"Af-A": 1}
  militia = {"Af-B": 2}
  revolts = ["Africa"]
script:
  roll 2
expect:
  militia = {"Af-B": 3}
  turn = 2
events:
  10.32 revolt_left_alone loyal=1 sp=2
  10.32 revolt_grew added=1 sp=3
silent:
  R11 because 10.32 tells of it twice: in phase H that it will grow, and in the next phase A that it has
  R12 because 10.32 tells of one loyal point, which stands in A and not in B with the revolt
  R13 because 10.32 tells that one is added: twice two would be four, and the allowance is three
)case"},
    {"invasions", "8.21-the-march",
     R"case(id: 8.21-the-march
title: Five rebels take the way of the higher die, and three legions in Rome join
game: invasions
rules: 8.21 5.51 5.11
source: sections 8.21 (Followers), 5.51 (The way to Rome)
position:
  phase = "movement"
  legions = {"It-A": 3, "As-A": 6}
  groups = [{"force": "rebels", "area": "Ga-B", "regulars": 5}]
script:
  roll 5 2
expect:
  groups = [{"force": "rebels", "area": "It-A", "regulars": 8, "target": "It-A"}]
  legions = {"As-A": 6}
events:
  5.11 moved from="Ga-B" to="Ga-D"
  5.11 moved from="Ga-D" to="It-A"
  8.21 legions_joined area="It-A" joined=3 sp=8
)case"},
    {"invasions", "8.22-rome-pays",
     R"case(id: 8.22-rome-pays
title: Eight rebels in Rome against stacks of six: loyal again, for 33 credits
game: invasions
rules: 8.22 R51
source: section 8.22 (In Rome); reading
position:
  phase = "rebellion"
  treasury = 20
  legions = {"As-A": 6}
  groups = [{"force": "rebels", "area": "It-A", "regulars": 8}]
script:
  roll 2
expect:
  legions = {"It-A": 8, "As-A": 6}
  treasury = 46
  groups = []
  turn = 2
events:
  11.0 taxed force="rome" credits=71
  8.22 rome_satisfied area="It-A" sp=8 treasury=46
silent:
  R51 because 8.22 tells of it in phase N: eight are more than the six of the largest other stack
)case"},
    {"invasions", "8.4-struck-rebels",
     R"case(id: 8.4-struck-rebels
title: Of 4 rebels two fall, and two are loyal
game: invasions
rules: 8.4 R50
source: section 8.4 (Under attack); reading
position:
  phase = "roman_combat"
  legions = {"Ga-B": 6}
  groups = [{"force": "rebels", "area": "Ga-B", "regulars": 4}]
script:
  attack Ga-B
  roll 1
expect:
  legions = {"Ga-B": 8}
  groups = []
  roman_pool = {"3": 2}
events:
  14.0 battle_rolled odds=1 result="1/2De"
  8.4 rebels_returned sp=2
silent:
  R50 because 6.13 tells of the losses: two of four rebels, before 8.4 tells of the others
)case"},
    {"invasions", "example-germans-march",
     R"case(id: example-germans-march
title: Germans choose Italia, enter Noricum, and attack the legions there
game: invasions
rules: 5.65 5.62 6.31 14.1
source: 5.65 (the most Victory Points for each Movement Point), 5.62, 14.1
position:
  phase = "revolution"
  legions = {"Il-A": 3, "It-A": 2}
  groups = [{"force": "german", "area": "Ge-B", "levies": 25}]
script:
  roll 1
  roll 4
  roll 5
expect:
  legions = {"It-A": 2}
  groups = [{"force": "german", "area": "Il-A", "levies": 23, "target": "Italia"}]
events:
  5.65 target_chosen target="Italia" cost=6
  5.62 entry_rolled face=4 area="Il-A"
  6.31 battle_began sp=25 against=3
  14.0 battle_rolled odds=6 result="1/2Ex"
silent:
  14.1 because 14.0 tells of the odds: twenty-five to three are more than six to one
)case"},
    {"invasions", "5.63-raiders-to-britannia",
     R"case(id: 5.63-raiders-to-britannia
title: Pictish raiders make for Britannia, whose natives rise
game: invasions
rules: 5.63 10.6
source: sections 5.63 (Raiders), 10.6 (Owners of militia)
position:
  phase = "revolution"
  groups = [{"force": "pict", "area": "Pi-A", "raiders": 2}]
script:
  roll 1
  roll 5
  roll 1
  roll 1
expect:
  militia = {"Br-A": 4}
  groups = [{"force": "pict", "area": "Br-B", "raiders": 2, "target": "Britannia"}]
events:
  5.63 target_chosen force="pict" target="Britannia" cost=2
  10.0 militia_rose area="Br-A" sp=4 owner="native"
silent:
  10.6 because 10.0 tells of the owner: the militia of Britannia is the natives'
)case"},
    {"invasions", "5.72-into-armenia",
     R"case(id: 5.72-into-armenia
title: 12 Persians enter Armenia, meet its militia, and do not control it
game: invasions
rules: 5.72 10.0 10.5
source: sections 5.72 (Order of aims), 10.0 (When militia is on the map), 10.5 (In the way of control)
options:
  scenario = 2
position:
  phase = "revolution"
  groups = [{"force": "persian", "area": "Me-B", "regulars": 12}]
script:
  roll 1
  roll 3
  roll 1 1 3
expect:
  owners.Armenia = "nobody"
  militia = {"Ar-A": 2}
  turn = 2
events:
  5.11 moved from="Me-B" to="Ar-A"
  R35 battle_began sp=12 against=4
  14.0 battle_rolled odds=3 result="1/2De"
silent:
  5.72 because 5.11 tells of the move: after Mesopotamia, which is theirs, to Armenia
  10.5 because nothing tells of a control that is not gained: two militia are left in Armenia
)case"},
    {"invasions", "9.31-syria-takes-cyprus",
     R"case(id: 9.31-syria-takes-cyprus
title: The Syrian state sails to Cyprus and gains it
game: invasions
rules: 9.31 R41 R42
source: section 9.31 (Provinces it wants); reading
options:
  scenario = 3
position:
  phase = "revolution"
  groups = [{"force": "state1", "area": "Me-C", "regulars": 7}]
script:
  roll 1
  roll 1 1 3
expect:
  owners.Cyprus = "state1"
  groups = [{"force": "state1", "area": "Cy-A", "regulars": 7}]
events:
  9.31 target_chosen force="state1" target="Cyprus"
  5.11 moved to="Sy-C"
  5.11 moved to="Cy-A"
silent:
  R41 because 9.31 tells of the aim: only a water route joins Cyprus to Syria
  R42 because 9.31 tells of the aim: no Roman neighbour of Syria has a lower allowance than Cyprus
)case"},
    {"invasions", "R57-one-group",
     R"case(id: R57-one-group
title: Two rolls bring twenty levies to Germania each, and they are one group of forty
game: invasions
rules: R57 16.2
source: 16.2: all units created in a Province are placed together
options:
  scenario = 4
position:
  phase = "creation"
  turn = 2
  legions = {}
  groups = []
script:
  roll 3 2 2
  roll 1
expect:
  groups = [{"force": "german", "area": "Ge-A", "levies": 40}]
events:
  16.0 creation_rolled province="Germania" sp=20
  16.0 creation_rolled province="Germania" sp=20
  16.2 force_placed force="german" area="Ge-A" regulars=40
silent:
  R57 because 16.2 tells of forty at once: the two rolls make one group
)case"},
    {"invasions", "18.0-read-as-seven",
     R"case(id: 18.0-read-as-seven
title: A 6 in Period F is read as 7; of 5 legions all rebel
game: invasions
rules: 18.0 R71 8.2
source: sections 18.0 (The table), 8.2 (The march); reading
options:
  scenario = 5
position:
  phase = "rebellion"
  legions = {"Ga-A": 5}
script:
  roll 6 4
expect:
  legions = {}
  groups = [{"force": "rebels", "area": "Ga-A", "regulars": 5, "target": "It-A"}]
events:
  18.0 rebellion_rolled face=6 die=7 rebels=5
  8.2 marching area="Ga-A" sp=5 to="It-A"
silent:
  R71 because 18.0 tells of both: the face is a 6, Period F makes it 8, and it is read as 7
)case"},
    {"invasions", "8.11-a-state-in-syria",
     R"case(id: 8.11-a-state-in-syria
title: 2 of 6 legions found a state; its 7 militia rise in C
game: invasions
rules: 18.0 8.11 R105 9.0
source: sections 8.11 (The die), 18.0 (The table), 9.0 (Founding); reading
options:
  scenario = 4
position:
  phase = "rebellion"
  legions = {"Sy-C": 6}
script:
  roll 5 1 3
expect:
  owners.Syria = "state1"
  militia = {"Sy-C": 7}
  legions = {"Sy-C": 4}
  groups = [{"force": "state1", "area": "Sy-C", "regulars": 2}]
events:
  18.0 rebellion_rolled face=5 die=5 rebels=2
  8.11 state_founded force="state1" province="Syria" sp=2
)case"},
    {"invasions", "7.11-more-than-three-to-one",
     R"case(id: 7.11-more-than-three-to-one
title: 13 Germans gain Gallia from 4 legions
game: invasions
rules: 7.11
source: section 7.11 (Four conditions)
position:
  phase = "rebellion"
  legions = {"Ga-B": 4}
  groups = [{"force": "german", "area": "Ga-A", "levies": 13}]
script:
  roll 2
expect:
  owners.Gallia = "german"
events:
  7.11 control_changed province="Gallia" owner="german" before="rome"
)case"},
    {"invasions", "7.0-regained",
     R"case(id: 7.0-regained
title: 13 against 12 regain Gallia
game: invasions
rules: 7.0 R73
source: section 7.0 (Rome); reading
position:
  phase = "rebellion"
  owners = {"Gallia": "german"}
  lost = ["Gallia"]
  legions = {"Ga-A": 13}
  groups = [{"force": "german", "area": "Ga-B", "levies": 12}]
script:
  roll 2
expect:
  owners.Gallia = "rome"
events:
  7.0 control_changed province="Gallia" owner="rome" before="german" clause=3
silent:
  R73 because 7.0 tells of clause 3, for a Province that the Germans owned
)case"},
    {"invasions", "5.64-a-garrison-stays",
     R"case(id: 5.64-a-garrison-stays
title: 20 Germans gain Gallia: 12 stay, and 8 choose Italia at once
game: invasions
rules: 5.64 5.66 5.68 5.61 R29 R30
source: sections 5.64 (Garrisons), 5.66 (A new aim), 5.68 (More than needed); reading
position:
  phase = "rebellion"
  groups = [{"force": "german", "area": "Ga-A", "levies": 20, "target": "Gallia"}]
script:
  roll 2
expect:
  owners.Gallia = "german"
  groups = [{"force": "german", "area": "Ga-A", "levies": 8, "target": "Italia"}, {"force": "german", "area": "Ga-A", "levies": 12, "target": "Gallia", "garrison": true}]
events:
  7.11 control_changed province="Gallia" owner="german"
  5.64 garrison_left sp=12
  5.65 target_chosen target="Italia" cost=4
silent:
  5.66 because 5.65 tells of the new aim, in the same phase H
  5.68 because 5.65 tells of the aim of the eight that the garrison does not need
  5.61 because 5.64 tells of the only split: the other eight are one group
  R29 because 5.64 tells of the garrison right after 7.11, in phase H
  R30 because 5.64 tells of twelve, the Victory Points of Gallia
)case"},
    {"invasions", "4.2-attrition",
     R"case(id: 4.2-attrition
title: 11 Germans in Roman Italia lose 6, levies first
game: invasions
rules: 4.2 R96
source: section 4.2 (The phases); reading
position:
  phase = "rebellion"
  legions = {}
  groups = [{"force": "german", "area": "It-B", "levies": 7, "raiders": 4}]
script:
  roll 2
expect:
  groups = [{"force": "german", "area": "It-B", "levies": 1, "raiders": 4}]
events:
  4.2 attrition force="german" area="It-B" sp=6 raiders=0
silent:
  R96 because 4.2 tells of the six: none of them is a raider
)case"},
    {"invasions", "11.13-who-goes-unpaid",
     R"case(id: 11.13-who-goes-unpaid
title: Seven credits pay three of five legions
game: invasions
rules: 11.13 R90 8.11
source: sections 11.13 (Unpaid legions), 8.11 (The die); reading
position:
  phase = "treasury"
  treasury = 7
  owners = {"Pictum": "nobody", "Britannia": "nobody", "Hispania": "nobody", "Gallia": "nobody", "Germania": "nobody", "Italia": "nobody", "Illyria": "nobody", "Scythia": "nobody", "Dacia": "nobody", "Thracia": "nobody", "Graecia": "nobody", "Asia": "nobody", "Taurica": "nobody", "Armenia": "nobody", "Mesopotamia": "nobody", "Persia": "nobody", "Syria": "nobody", "Aegyptus": "nobody", "Africa": "nobody", "Sicilia": "nobody", "Cyprus": "nobody"}
  legions = {"Ga-B": 3, "It-A": 2}
script:
  unpaid It-A
  roll 2 5
  roll 4
expect:
  treasury = 1
  legions = {"Ga-B": 2, "It-A": 2}
  groups = [{"force": "rebels", "area": "Ga-B", "regulars": 1, "target": "It-A"}]
silent:
  R90 because the dice are told by 11.13: seven credits pay three legions, and the other two are rolled for
)case"},
    {"invasions", "12.12-replacements",
     R"case(id: 12.12-replacements
title: Seven legions are paid first; then six credits buy two of the three that are due, for Rome and Byzantium
game: invasions
rules: 11.12 12.11 12.12 12.13 11.14 R88
source: sections 12.12 (Arrival), 11.12 (Price of a legion), 12.11 (Price); reading
position:
  phase = "treasury"
  treasury = 0
  owners = {"Pictum": "nobody", "Britannia": "nobody", "Hispania": "nobody", "Gallia": "nobody", "Germania": "nobody", "Italia": "rome", "Illyria": "nobody", "Scythia": "nobody", "Dacia": "nobody", "Thracia": "nobody", "Graecia": "nobody", "Asia": "nobody", "Taurica": "nobody", "Armenia": "nobody", "Mesopotamia": "nobody", "Persia": "nobody", "Syria": "nobody", "Aegyptus": "nobody", "Africa": "nobody", "Sicilia": "nobody", "Cyprus": "nobody"}
  legions = {"It-A": 3, "It-B": 3, "It-C": 1}
  roman_pool = {"1": 3, "4": 5}
script:
  refuse buy 3 because 12.13
  buy 2
  refuse place 2 Ga-B because 12.12
  place 1 It-A
  place 1 Th-B
expect:
  legions = {"It-A": 4, "It-B": 3, "It-C": 1, "Th-B": 1}
  treasury = 0
  roman_pool = {"1": 1, "4": 5}
silent:
  11.12 because 12.11 tells of the purchase: two legions for six credits
  11.14 because pay is taken before the first question: of twenty credits six are left to buy with
  R88 because 12.11 tells of the purchase and 12.12 of the arrival, both before turn 2 begins
)case"},
    {"invasions", "11.24-all-or-none",
     R"case(id: 11.24-all-or-none
title: Twelve credits bribe ten levies; four raiders are too dear
game: invasions
rules: 11.21 11.24 R95
source: sections 11.24 (All or none), 11.21 (Price of a bribe); reading
position:
  phase = "bribes"
  treasury = 12
  legions = {}
  groups = [{"force": "german", "area": "Il-C", "levies": 10, "raiders": 4}, {"force": "scythian", "area": "Il-C", "levies": 5}]
script:
  bribe german levies Il-C
  refuse bribe german raiders Il-C because not_your_turn
expect:
  treasury = 2
  turn = 2
  groups = [{"force": "german", "area": "Il-C", "levies": 10, "bribed": true}, {"force": "scythian", "area": "Il-C", "levies": 5}, {"force": "german", "area": "Il-C", "raiders": 4}]
events:
  11.21 bribed force="german" sp=10 raiders=0
silent:
  11.24 because 11.21 tells of the bribe: it is for all ten levies at once
  R95 because 11.21 tells of the bribe: it is for the levies, and the four raiders have no part in it
)case"},
    {"invasions", "R101-victory",
     R"case(id: R101-victory
title: 91 Victory Points after turn 15 of 67 A.D. are enough
game: invasions
rules: R101 4.1
source: section 4.1 (The Game-Turn); reading
position:
  phase = "rebellion"
  turn = 15
  legions = {"It-A": 1}
script:
  roll 2
expect:
  result = "victory"
  step = "over"
events:
  R101 game_over result="victory" points=91 needed=78
silent:
  4.1 because R101 tells of the end: no turn 16 begins
)case"},
    {"pomerium", "example-the-table",
     R"case(id: example-the-table
title: The map at the beginning of a game
game: pomerium
rules: S6
source: our own example
position:
  generals = [{"number": 0, "legions": 6, "provinces": ["gaul"]}, {"number": 1, "legions": 5, "provinces": ["syria"]}]
  senate = {"spain": 1, "italy": 0, "illyrica": 0, "achaia": 0, "asia": 0, "africa": 1}
expect:
  turn = 1
silent:
  S6 because the garrisons of this picture stand in the position and are not rolled
)case"},
    {"pomerium", "example-your-attack",
     R"case(id: example-your-attack
title: The first action of a game: you take Hispania
game: pomerium
rules: A3 B4 B5
source: our own example
position:
  generals = [{"number": 0, "legions": 6, "provinces": ["gaul"]}, {"number": 1, "legions": 5, "provinces": ["syria"]}]
  senate = {"spain": 1, "italy": 0, "illyrica": 0, "achaia": 0, "asia": 0, "africa": 1}
script:
  attack spain
  roll 5 2
  devote 4
  roll 2 1 4 6
expect:
  generals = [{"number": 0, "legions": 6, "provinces": ["spain", "gaul"]}, {"number": 1, "legions": 5, "provinces": ["syria"]}]
  step = "rival_action"
events:
  B1 attack_began attacker="you" province="spain"
  B4 initiative_rolled attacker=5 defender=2
  B5 devoted side="senate" legions=1
  B5 devoted side="you" legions=4
)case"},
    {"pomerium", "example-rest-of-the-year",
     R"case(id: example-rest-of-the-year
title: The rest of the first year: a rival, income, prosperity and an invasion
game: pomerium
rules: I1 E5 E7 E8
source: our own example
position:
  generals = [{"number": 0, "legions": 6, "provinces": ["spain", "gaul"]}, {"number": 1, "legions": 5, "provinces": ["syria"]}]
  senate = {"italy": 0, "illyrica": 0, "achaia": 0, "asia": 0, "africa": 1}
  step = "rival_action"
  phase = "rivals"
  queue = {"rivals": [{"number": 1}]}
script:
  roll 4 4
  roll 2
  roll 9 2
  roll 18 1 1 3 5
  devote 6
  roll 1 1 1 5 2 3 6
expect:
  generals = [{"number": 0, "legions": 9, "provinces": ["spain", "gaul"]}, {"number": 1, "legions": 7, "provinces": ["asia", "syria"]}]
  turn = 2
events:
  I1 income general="you" legions=2
  E5 province_changed province="gaul" change="prosperity"
  E7 invasion_rolled invader="picts" province="gaul"
  E8 host_rolled invader="picts" legions=3
)case"},
    {"pomerium", "A1-not-from-far-away",
     R"case(id: A1-not-from-far-away
title: From Africa you reach its three neighbours, and none of the other fourteen provinces
game: pomerium
rules: A1 C4
source: "adjacent to any province controlled by the PC"
position:
  generals = [{"number": 0, "legions": 5, "provinces": ["africa"]}, {"number": 1, "legions": 9, "provinces": ["egypt"]}]
script:
  refuse attack spain because A1
  refuse ally spain because A1
  refuse attack gaul because A1
  refuse ally gaul because A1
  refuse attack illyrica because A1
  refuse ally illyrica because A1
  refuse attack achaia because A1
  refuse ally achaia because A1
  refuse attack asia because A1
  refuse ally asia because A1
  refuse attack syria because A1
  refuse ally syria because A1
  refuse attack britannia because A1
  refuse ally britannia because A1
  refuse attack germania because A1
  refuse ally germania because A1
  refuse attack noricum because A1
  refuse ally noricum because A1
  refuse attack dacia because A1
  refuse ally dacia because A1
  refuse attack thrace because A1
  refuse ally thrace because A1
  refuse attack armenia because A1
  refuse ally armenia because A1
  refuse attack parthia because A1
  refuse ally parthia because A1
  refuse attack judaea because A1
  refuse ally judaea because A1
  attack italy
expect:
  at = "italy"
silent:
  C4 because the refusals are those of A1: fourteen provinces share neither border nor route with Africa
)case"},
    {"pomerium", "S1-two-rivals",
     R"case(id: S1-two-rivals
title: A set-up with two rivals, one of whom rolls for his home three times
game: pomerium
rules: S1 S2 S3 S4 S5 S6
source: the set-up of the player and his rivals
script:
  roll 2 4 7 5 2 3 8 8 5 1 6 2 3
expect:
  generals = [{"number": 0, "legions": 6, "provinces": ["gaul"]}, {"number": 1, "legions": 7, "provinces": ["italy"]}, {"number": 2, "legions": 10, "provinces": ["africa"]}]
  senate = {"spain": 1, "illyrica": 0, "achaia": 1, "asia": 0, "syria": 0}
  turn = 1
  step = "act"
)case"},
    {"pomerium", "L4-you-offer-yourself",
     R"case(id: L4-you-offer-yourself
title: A stronger rival says yes to your offer: you are the one who is gone
game: pomerium
rules: L4 V3
source: table of the responses of rivals
position:
  turn = 1
  generals = [{"number": 0, "legions": 4, "provinces": ["gaul"]}, {"number": 1, "legions": 9, "provinces": ["italy"]}]
  senate = {}
  nations = {}
  step = "act"
  phase = "player"
script:
  ally italy
  roll 6
expect:
  outcome = "loss"
)case"},
    {"pomerium", "B11-the-example",
     R"case(id: B11-the-example
title: The example of the rulebook: eight legions against six
game: pomerium
rules: B11 B4 B5 B6 B7 B8 B9 B12
source: our own example
position:
  generals = [{"number": 0, "legions": 8, "provinces": ["gaul"]}, {"number": 1, "legions": 6, "provinces": ["italy", "egypt"]}]
script:
  attack italy
  roll 3 5
  devote 7
  roll 4 2
  roll 1 4 1 2 1 6
  roll 3 3 5 1 1 2
expect:
  step = "rival_action"
  generals = [{"number": 0, "legions": 6, "provinces": ["gaul", "italy"]}, {"number": 1, "legions": 3, "provinces": ["egypt"]}]
events:
  B5 devoted side="you" legions=7
  B5 devoted side="general_1" legions=6
  B8 segments_rolled segments=2 losses=1
  B9 volley side="general_1" left=5
  B9 volley side="you" left=5
  B9 volley side="general_1" left=5
  B9 volley side="you" left=3
  B11 province_taken general="you" province="italy"
silent:
  B12 because no event tells of it: the five left and the one at home are the six under "expect"
)case"},
    {"pomerium", "B2-nobody-at-home",
     R"case(id: B2-nobody-at-home
title: An empty senatorial province falls without a battle and without a die
game: pomerium
rules: B2
source: reading
position:
  turn = 1
  generals = [{"number": 0, "legions": 5, "provinces": ["gaul"]}]
  senate = {"spain": 0}
  nations = {}
  step = "act"
  phase = "player"
script:
  attack spain
expect:
  generals = [{"number": 0, "legions": 7, "provinces": ["spain", "gaul"]}]
  senate = {}
  step = "events"
)case"},
    {"pomerium", "B3-what-is-left-of-a-nation",
     R"case(id: B3-what-is-left-of-a-nation
title: A nation attacked again in the same year fights with the four it has left
game: pomerium
rules: B3 B6
source: the armies of a barbarian nation
position:
  turn = 1
  generals = [{"number": 0, "legions": 3, "provinces": ["spain"]}, {"number": 1, "legions": 10, "provinces": ["italy"]}]
  senate = {}
  nations = {"noricum": 4}
  step = "rival_action"
  phase = "rivals"
  queue = {"rivals": [{"number": 1, "die": 0, "tied": false}], "at": 0, "end": 0}
script:
  roll 4 4 6 1 2 3 1 1 1 2 3 4 1 5 5
expect:
  generals = [{"number": 0, "legions": 4, "provinces": ["spain"]}, {"number": 1, "legions": 12, "provinces": ["italy", "noricum"]}]
  senate = {}
  nations = {}
  step = "events"
events:
  B5 devoted side="nation" legions=4
silent:
  B3 because no strength is rolled again: the nation devotes the four that stood in the position
)case"},
    {"pomerium", "B6a-giving-way",
     R"case(id: B6a-giving-way
title: You devote no legion, and the province goes without another die
game: pomerium
rules: B6a
source: reading
position:
  turn = 1
  generals = [{"number": 0, "legions": 5, "provinces": ["spain", "gaul"]}, {"number": 1, "legions": 9, "provinces": ["italy"]}]
  senate = {}
  nations = {}
  step = "rival_action"
  phase = "rivals"
  queue = {"rivals": [{"number": 1, "die": 0, "tied": false}], "at": 0, "end": 0}
script:
  roll 4 3 5 1
  devote 0
expect:
  generals = [{"number": 0, "legions": 6, "provinces": ["spain"]}, {"number": 1, "legions": 11, "provinces": ["gaul", "italy"]}]
  senate = {}
  step = "events"
)case"},
    {"pomerium", "B10-segment-after-segment",
     R"case(id: B10-segment-after-segment
title: Equal after the last segment: another one, and another
game: pomerium
rules: B10
source: "adding segments until the tie is broken"
position:
  generals = [{"number": 0, "legions": 3, "provinces": ["gaul"]}, {"number": 1, "legions": 9, "provinces": ["egypt"]}]
  senate = {"spain": 3}
script:
  attack spain
  roll 5 2
  devote 3
  roll 1
  roll 2 2 2 2 2 2
  roll 1 2 2 1 2 2
  roll 1 2 2 2 2 2
expect:
  step = "rival_action"
  senate = {}
  generals = [{"number": 0, "legions": 2, "provinces": ["spain", "gaul"]}, {"number": 1, "legions": 9, "provinces": ["egypt"]}]
events:
  B10 tied legions=3
  B10 tied legions=2
  B10 battle_ended winner="you" attackers=2 defenders=1
)case"},
    {"pomerium", "B13-legions-held-back-are-gone",
     R"case(id: B13-legions-held-back-are-gone
title: A rival loses his last province, and the three legions he held back vanish
game: pomerium
rules: B13 V3
source: "the remaining legions disappear"
position:
  generals = [{"number": 0, "legions": 9, "provinces": ["gaul"]}, {"number": 1, "legions": 5, "provinces": ["italy"]}, {"number": 2, "legions": 7, "provinces": ["egypt"]}]
script:
  attack italy
  roll 6 1 1
  devote 9
  roll 1 1 1 5
expect:
  step = "rival_action"
  generals = [{"number": 0, "legions": 9, "provinces": ["gaul", "italy"]}, {"number": 2, "legions": 7, "provinces": ["egypt"]}]
events:
  B5 devoted side="general_1" legions=2
  V3 general_out general="general_1"
silent:
  B13 because the end is told by V3; general 1, with three legions held back, is in no list of generals
)case"},
    {"pomerium", "L2-more-legions",
     R"case(id: L2-more-legions
title: The total counts, not the number of provinces
game: pomerium
rules: L2 L4
source: "more total legions"
position:
  generals = [{"number": 0, "legions": 5, "provinces": ["gaul"]}, {"number": 1, "legions": 4, "provinces": ["italy", "africa", "egypt"]}]
script:
  ally italy
  roll 1
expect:
  generals = [{"number": 0, "legions": 13, "provinces": ["gaul", "italy", "africa", "egypt"]}]
)case"},
    {"pomerium", "L3-equals",
     R"case(id: L3-equals
title: With equal totals the dice decide who is dominant, and equal dice are rolled again
game: pomerium
rules: L3
source: reading
position:
  turn = 1
  generals = [{"number": 0, "legions": 6, "provinces": ["gaul"]}, {"number": 1, "legions": 6, "provinces": ["italy"]}]
  senate = {}
  nations = {}
  step = "act"
  phase = "player"
script:
  ally italy
  roll 3 3 5 2 1
expect:
  generals = [{"number": 0, "legions": 14, "provinces": ["gaul", "italy"]}]
  senate = {}
  step = "events"
)case"},
    {"pomerium", "L4a-you-refuse",
     R"case(id: L4a-you-refuse
title: You refuse a stronger rival and hold the province after a segment more
game: pomerium
rules: L4a L7 B10
source: an offer may be turned down where one would not be dominant
position:
  turn = 1
  generals = [{"number": 0, "legions": 6, "provinces": ["spain", "gaul"]}, {"number": 1, "legions": 10, "provinces": ["italy"]}]
  senate = {}
  nations = {}
  step = "rival_action"
  phase = "rivals"
  queue = {"rivals": [{"number": 1, "die": 0, "tied": false}], "at": 0, "end": 0}
script:
  roll 2 3
  refuse
  roll 2 4 5
  devote 6
  roll 1 1 1 2 1 5 5 1 2 2 2 2 2
expect:
  generals = [{"number": 0, "legions": 7, "provinces": ["spain", "gaul"]}, {"number": 1, "legions": 8, "provinces": ["italy"]}]
  senate = {}
  step = "events"
)case"},
    {"pomerium", "L5-barbarians-agree",
     R"case(id: L5-barbarians-agree
title: Barbarians agree on a 1, and bring the 2 + 1d6 they roll then
game: pomerium
rules: L5 L6
source: table of the responses of procurators and barbarians
position:
  turn = 1
  generals = [{"number": 0, "legions": 3, "provinces": ["gaul"]}]
  senate = {}
  nations = {}
  step = "act"
  phase = "player"
script:
  ally noricum
  roll 1 4
expect:
  generals = [{"number": 0, "legions": 11, "provinces": ["gaul", "noricum"]}]
  senate = {}
  nations = {}
  step = "events"
)case"},
    {"pomerium", "L4-the-weaker-refuses",
     R"case(id: L4-the-weaker-refuses
title: A weaker rival says no on a 3: you fight for the approached province only
game: pomerium
rules: L4 L7
source: table of the responses of rivals
position:
  turn = 1
  generals = [{"number": 0, "legions": 9, "provinces": ["gaul"]}, {"number": 1, "legions": 5, "provinces": ["italy", "africa"]}]
  senate = {}
  nations = {}
  step = "act"
  phase = "player"
script:
  ally italy
  roll 3 6 1 6
  devote 9
  roll 1 1 1 1
expect:
  generals = [{"number": 0, "legions": 9, "provinces": ["gaul", "italy"]}, {"number": 1, "legions": 0, "provinces": ["africa"]}]
  senate = {}
  step = "rival_action"
)case"},
    {"pomerium", "N1-the-lowest-acts-first",
     R"case(id: N1-the-lowest-acts-first
title: The second rival rolls less and acts before the first
game: pomerium
rules: N1
source: "acting in ascending order"
position:
  generals = [{"number": 0, "legions": 5, "provinces": ["spain"]}, {"number": 1, "legions": 3, "provinces": ["italy"]}, {"number": 2, "legions": 3, "provinces": ["syria"]}]
script:
  wait
  roll 9 4
  roll 1 1
expect:
  step = "events"
events:
  N2 action_rolled general="general_2" face=1
  N2 action_rolled general="general_1" face=1
  I1 income general="you"
)case"},
    {"pomerium", "N4-from-africa",
     R"case(id: N4-from-africa
title: The printed example: from Africa a 3 is Mauretania; its barbarians join
game: pomerium
rules: N4 N2 N3 L5
source: the example of Africa
position:
  turn = 1
  generals = [{"number": 0, "legions": 4, "provinces": ["spain"]}, {"number": 1, "legions": 5, "provinces": ["gaul", "africa"]}]
  senate = {}
  nations = {}
  step = "rival_action"
  phase = "rivals"
  queue = {"rivals": [{"number": 1, "die": 0, "tied": false}], "at": 0, "end": 0}
script:
  roll 3 2 3 1 2
expect:
  generals = [{"number": 0, "legions": 5, "provinces": ["spain"]}, {"number": 1, "legions": 12, "provinces": ["gaul", "africa", "mauretania"]}]
  senate = {}
  nations = {}
  step = "events"
)case"},
    {"pomerium", "N5-himself",
     R"case(id: N5-himself
title: A rival meets his own land and rolls again; a 2 from Gallia is Germania, the printed example
game: pomerium
rules: N5 B5
source: reading; the example of Gaul
position:
  turn = 1
  generals = [{"number": 0, "legions": 4, "provinces": ["spain"]}, {"number": 1, "legions": 6, "provinces": ["gaul", "italy"]}]
  senate = {}
  nations = {}
  step = "rival_action"
  phase = "rivals"
  queue = {"rivals": [{"number": 1, "die": 0, "tied": false}], "at": 0, "end": 0}
script:
  roll 4 1 4 2 6 1 3 1 1 2 3 4 1 2 3
expect:
  generals = [{"number": 0, "legions": 5, "provinces": ["spain"]}, {"number": 1, "legions": 8, "provinces": ["gaul", "italy"]}]
  senate = {}
  nations = {"germania": 7}
  step = "events"
events:
  N3 base_chosen general="general_1" province="gaul"
  N4 rolled die="neighbour" who="general_1" province="gaul" face=4
  N4 target_chosen general="general_1" province="italy"
  R18 rolled_again reason="own_land"
  N4 target_chosen general="general_1" province="germania"
silent:
  N5 because the die is told by R18 as rolled again, and the target is Germania
)case"},
    {"pomerium", "I1-a-legion-from-each",
     R"case(id: I1-a-legion-from-each
title: Everyone gains a legion for each province, core or not; a procurator gains none
game: pomerium
rules: I1
source: a legion for each province controlled
position:
  turn = 1
  generals = [{"number": 0, "legions": 3, "provinces": ["spain", "gaul", "noricum", "mauretania"]}, {"number": 1, "legions": 0, "provinces": ["italy"]}]
  senate = {"illyrica": 1}
  nations = {}
  step = "rival_action"
  phase = "rivals"
  queue = {"rivals": [{"number": 1, "die": 0, "tied": false}], "at": 0, "end": 0}
script:
  roll 1
expect:
  generals = [{"number": 0, "legions": 7, "provinces": ["spain", "gaul", "noricum", "mauretania"]}, {"number": 1, "legions": 1, "provinces": ["italy"]}]
  senate = {"illyrica": 1}
  step = "events"
)case"},
    {"pomerium", "E2-a-rival-is-murdered",
     R"case(id: E2-a-rival-is-murdered
title: The provinces of a murdered rival fall to the Senate, and their garrisons are rolled by number
game: pomerium
rules: E2
source: event: assassination
position:
  turn = 1
  generals = [{"number": 0, "legions": 3, "provinces": ["spain"]}, {"number": 1, "legions": 4, "provinces": ["italy"]}, {"number": 2, "legions": 9, "provinces": ["illyrica", "dacia"]}]
  senate = {}
  nations = {}
  step = "event"
  phase = "events"
script:
  roll 1 3 5 2
expect:
  generals = [{"number": 0, "legions": 3, "provinces": ["spain"]}, {"number": 1, "legions": 4, "provinces": ["italy"]}]
  senate = {"illyrica": 1, "dacia": 0}
  turn = 2
  step = "act"
)case"},
    {"pomerium", "E3-a-newcomer",
     R"case(id: E3-a-newcomer
title: A newcomer rolls a d8 until no general is there, and takes the garrison he finds
game: pomerium
rules: E3 D8
source: "added to the new general's total"
position:
  generals = [{"number": 0, "legions": 3, "provinces": ["spain"]}]
  senate = {"gaul": 1}
  step = "event"
  phase = "events"
  events_due = 1
script:
  roll 2
  refuse roll 7 because unreadable
  roll 4
  refuse roll 9 because unreadable
  roll 1 2
expect:
  step = "event"
  senate = {}
  next_number = 2
  generals = [{"number": 0, "legions": 3, "provinces": ["spain"]}, {"number": 1, "legions": 7, "provinces": ["gaul"]}]
events:
  E3 new_general general="general_1" province="gaul" legions=7
silent:
  D8 because E3 tells of the dice: a d6, in which a 7 is unreadable, and then a d8, again while it is yours
)case"},
    {"pomerium", "E4-the-last-legion",
     R"case(id: E4-the-last-legion
title: An epidemic takes the last legion, but never the province; a 19 is rolled again
game: pomerium
rules: E4 M3
source: event: epidemic
position:
  turn = 1
  generals = [{"number": 0, "legions": 1, "provinces": ["gaul"]}, {"number": 1, "legions": 4, "provinces": ["italy"]}]
  senate = {}
  nations = {}
  step = "event"
  phase = "events"
script:
  roll 5 19 2
expect:
  generals = [{"number": 0, "legions": 0, "provinces": ["gaul"]}, {"number": 1, "legions": 4, "provinces": ["italy"]}]
  senate = {}
  turn = 2
  step = "act"
)case"},
    {"pomerium", "E6-the-last-of-a-garrison",
     R"case(id: E6-the-last-of-a-garrison
title: A rebellion takes the only legion of a garrison, and the province with it
game: pomerium
rules: E6
source: "if the owner's total goes to zero"
position:
  generals = [{"number": 0, "legions": 3, "provinces": ["spain"]}, {"number": 1, "legions": 9, "provinces": ["egypt"]}]
  senate = {"gaul": 1}
  step = "event"
  phase = "events"
  events_due = 1
script:
  roll 13 2
expect:
  step = "event"
  senate = {}
  view.provinces.gaul.lost = true
events:
  M3 rolled die="province" face=2
  E6 province_changed province="gaul" change="rebellion" owner="senate" legions=0
  E6 province_lost province="gaul"
)case"},
    {"pomerium", "E7-the-first-on-the-way",
     R"case(id: E7-the-first-on-the-way
title: The Visigoths strike Achaia before Hispania, whatever the numbers say
game: pomerium
rules: E7
source: table of invaders
position:
  generals = [{"number": 0, "legions": 5, "provinces": ["africa"]}, {"number": 1, "legions": 9, "provinces": ["egypt"]}]
  senate = {"spain": 0, "gaul": 0, "achaia": 0}
  step = "event"
  phase = "events"
  events_due = 1
script:
  roll 20 6 1
expect:
  senate = {"spain":0,"gaul":0}
)case"},
    {"pomerium", "E9-the-host-wins",
     R"case(id: E9-the-host-wins
title: The host wins: the province is lost, and everyone devoted dies
game: pomerium
rules: E9
source: event: barbarian invasion
position:
  turn = 1
  generals = [{"number": 0, "legions": 8, "provinces": ["spain", "gaul"]}]
  senate = {}
  nations = {}
  step = "event"
  phase = "events"
script:
  roll 20 4 6 5 3
  devote 4
  roll 1 1 1 3 2 2 2
expect:
  generals = [{"number": 0, "legions": 4, "provinces": ["spain"]}]
  senate = {}
  turn = 2
  step = "act"
)case"},
    {"pomerium", "V1-emperor",
     R"case(id: V1-emperor
title: Three provinces and no rival: you are emperor
game: pomerium
rules: V1
source: the last paragraph: at least three provinces and no surviving rival
position:
  turn = 1
  generals = [{"number": 0, "legions": 8, "provinces": ["spain", "gaul", "noricum"]}]
  senate = {}
  nations = {}
  step = "event"
  phase = "events"
script:
  roll 7 12
expect:
  outcome = "win"
)case"},
    {"pomerium", "V1-two-provinces",
     R"case(id: V1-two-provinces
title: Two provinces are no victory, even without a rival
game: pomerium
rules: V1
source: the last paragraph: at least three provinces and no surviving rival
position:
  turn = 1
  generals = [{"number": 0, "legions": 8, "provinces": ["spain", "gaul"]}]
  senate = {}
  nations = {}
  step = "event"
  phase = "events"
script:
  roll 7 12
expect:
  turn = 2
  step = "act"
silent:
  V1 because a game that is not won is told of by nothing: without a rival, but with two provinces, turn 2 begins
)case"},
    {"pomerium", "E6-your-last-province",
     R"case(id: E6-your-last-province
title: A rebellion takes your last legion and your last province
game: pomerium
rules: E6 V3 R32
source: "out of the game"
position:
  generals = [{"number": 0, "legions": 1, "provinces": ["gaul"]}, {"number": 1, "legions": 9, "provinces": ["egypt"]}]
  step = "event"
  phase = "events"
  events_due = 2
script:
  roll 15 2
  refuse roll 1 because over
expect:
  outcome = "loss"
  cause = "rebelled"
silent:
  R32 because two events were due, and the die of the second is refused: the game is over
)case"},
    {"rome_must_fall", "example-the-table",
     R"case(id: example-the-table
title: The sheet in the year 440, before the attacks
game: rome_must_fall
rules: P3
source: our own example
position:
  turn = 5
  phase = "barbarian"
  cubes = 2
  red = 1
  red_on_table = 1
  marked.vandals = ["numidia", "hippo"]
  raid_pos.huns = 1
  dice = [6, 4, 2, 5, 5, 3]
  assigned.vandals = 0
  assigned.visigoths = 1
  assigned.franks = 2
  assigned.sea = 3
  assigned.huns = 4
  assigned.ostrogoths = 5
  tracker = "vandals"
expect:
  turn = 5
silent:
  P3 because the six trackers of this picture stand in the position, each with its die
)case"},
    {"rome_must_fall", "example-first-turn-dice",
     R"case(id: example-first-turn-dice
title: The dice of a first turn are improved and placed
game: rome_must_fall
rules: T1.1 T1.2 T2.1
source: our own example
position:
  turn = 1
script:
  roll 2 3 4 4 5 6
  levy
  reroll 0
  roll 5
  plus_one 1
  glory_cube 5
  assign 5 1 2 3 0 4
expect:
  dice = [5, 4, 4, 4, 5, 6]
  cubes = 4
  phase = "barbarian"
)case"},
    {"rome_must_fall", "example-first-turn-attacks",
     R"case(id: example-first-turn-attacks
title: The six attacks of a first turn
game: rome_must_fall
rules: T3.1 T3.2 T3.3
source: our own example
position:
  turn = 1
  phase = "barbarian"
  cubes = 4
  dice = [5, 4, 4, 4, 5, 6]
  assigned.vandals = 5
  assigned.visigoths = 1
  assigned.franks = 2
  assigned.sea = 3
  assigned.huns = 0
  assigned.ostrogoths = 4
  tracker = "vandals"
script:
  roll 3
  resolve
  roll 6
  resolve cubes 1
  roll 2
  resolve
  roll 5
  resolve
  roll 4
  resolve
  roll 1
  resolve
expect:
  turn = 2
  cubes = 3
  raid_pos.sea = 1
)case"},
    {"rome_must_fall", "R8-a-red-six-counts-three",
     R"case(id: R8-a-red-six-counts-three
title: A red die that falls six counts three and pays for no Glory
game: rome_must_fall
rules: R8 P0 T1.2
source: the paragraph on D3s, and reading
position:
  red = 1
script:
  roll 1 1 1 1 1 6
  refuse glory_cube 5 because illegal T1.2
expect:
  dice = [1, 1, 1, 1, 1, 3]
  cubes = 2
events:
  P0 rolled die=5 face=6 value=3 red=true
silent:
  R8 because the refusal is that of T1.2: the red die that fell six shows 3
)case"},
    {"rome_must_fall", "S1-setup",
     R"case(id: S1-setup
title: The year 420: two cubes, six white dice, nothing marked
game: rome_must_fall
rules: S1
source: the setup
expect:
  turn = 1
  cubes = 2
  red = 0
  fall = 0
  phase = "roll"
  abilities_lost = []
  result = null
  marked.vandals = []
  raid_pos.sea = 0
  view.year = 420
silent:
  S1 because nothing is done yet: two cubes, no red die and an unmarked sheet are the start
)case"},
    {"rome_must_fall", "T1.2-abilities-then-glory",
     R"case(id: T1.2-abilities-then-glory
title: Levy, re-roll and plus one make three sixes, which win Cambrai back and buy a cube
game: rome_must_fall
rules: T1.2 R11
source: worked example of the Resource phase
position:
  turn = 3
  cubes = 2
  marked.franks = ["cambrai"]
script:
  roll 1 1 2 4 6 6
  levy
  reroll 0
  roll 5
  plus_one 0
  glory_erase 4 5 cambrai
  glory_cube 0
expect:
  dice = [6, 1, 2, 4, 6, 6]
  cubes = 4
  marked.franks = []
  phase = "resource"
)case"},
    {"rome_must_fall", "R7-spent-sixes-are-placed",
     R"case(id: R7-spent-sixes-are-placed
title: Two sixes buy cubes and are still placed as sixes
game: rome_must_fall
rules: R7 T1.2 T2.1
source: worked example of the Barbarian phase
position:
  turn = 1
  cubes = 2
script:
  roll 1 1 2 4 6 6
  glory_cube 4
  glory_cube 5
  reroll 0
  roll 6
  plus_one 2
  assign 1 0 2 4 3 5
expect:
  dice = [6, 1, 3, 4, 6, 6]
  cubes = 4
  phase = "barbarian"
events:
  T2.1 assigned tracker="sea" die=4 value=6
  T2.1 assigned tracker="ostrogoths" die=5 value=6
silent:
  R7 because T2.1 tells of the placing; dice 4 and 5, which paid for cubes, are placed as sixes
)case"},
    {"rome_must_fall", "T1.2-won-back-land-restores-no-ability",
     R"case(id: T1.2-won-back-land-restores-no-ability
title: Carthago won back does not bring the re-roll back
game: rome_must_fall
rules: T1.2
source: the paragraph on Roman offensives
position:
  turn = 5
  marked.vandals = ["numidia", "hippo", "carthago"]
  abilities_lost = ["reroll"]
script:
  roll 6 6 1 1 1 1
  glory_erase 0 1 carthago
expect:
  marked.vandals = ["numidia", "hippo"]
  abilities_lost = ["reroll"]
)case"},
    {"rome_must_fall", "example-a-weak-die",
     R"case(id: example-a-weak-die
title: The weakest die goes where the next raid box is empty
game: rome_must_fall
rules: T2.1 T5.1
source: our own example
position:
  turn = 8
  raid_pos.sea = 4
  dice = [6, 5, 4, 1, 5, 6]
  phase = "barbarian"
  assigned.vandals = 0
  assigned.visigoths = 1
  assigned.franks = 2
  assigned.sea = 3
  assigned.huns = 4
  assigned.ostrogoths = 5
  tracker = "sea"
script:
  roll 3
  resolve
expect:
  raid_pos.sea = 5
  red = 0
silent:
  T2.1 because the dice are placed in the position; the 1 stands at the War at Sea
)case"},
    {"rome_must_fall", "example-a-tie",
     R"case(id: example-a-tie
title: A tie with the Vandals is lost in the first turn
game: rome_must_fall
rules: T3.3 T4.1
source: our own example
position:
  turn = 1
  cubes = 2
  dice = [3, 6, 6, 6, 6, 6]
  phase = "barbarian"
  assigned.vandals = 0
  assigned.visigoths = 1
  assigned.franks = 2
  assigned.sea = 3
  assigned.huns = 4
  assigned.ostrogoths = 5
  tracker = "vandals"
script:
  roll 1
  resolve
expect:
  marked.vandals = ["numidia"]
)case"},
    {"rome_must_fall", "example-two-cubes",
     R"case(id: example-two-cubes
title: Two cubes lift a 4 over an attack of 5
game: rome_must_fall
rules: T3.2
source: our own example
position:
  turn = 4
  cubes = 3
  dice = [4, 6, 6, 6, 6, 6]
  phase = "barbarian"
  assigned.vandals = 0
  assigned.visigoths = 1
  assigned.franks = 2
  assigned.sea = 3
  assigned.huns = 4
  assigned.ostrogoths = 5
  tracker = "vandals"
script:
  roll 4
  resolve cubes 2
expect:
  cubes = 1
  marked.vandals = []
)case"},
    {"rome_must_fall", "example-nothing-left",
     R"case(id: example-nothing-left
title: The Franks have their whole path, so a loss costs nothing
game: rome_must_fall
rules: T4.1 R19
source: our own example
position:
  turn = 10
  fall = 2
  marked.franks = ["cambrai", "treveri", "lutetia", "aurelianum", "burdigala", "lugdunum"]
  abilities_lost = ["plus_one"]
  dice = [6, 6, 1, 6, 6, 6]
  phase = "barbarian"
  assigned.vandals = 0
  assigned.visigoths = 1
  assigned.franks = 2
  assigned.sea = 3
  assigned.huns = 4
  assigned.ostrogoths = 5
  tracker = "franks"
script:
  roll 6
  resolve
expect:
  fall = 2
  tracker = "sea"
silent:
  T4.1 because the missing loss is told by R19, and no circle of the full path is marked again
)case"},
    {"rome_must_fall", "example-carthago",
     R"case(id: example-carthago
title: With Carthago, the third circle of the Vandals, the re-roll is lost
game: rome_must_fall
rules: T4.2
source: our own example
position:
  turn = 5
  marked.vandals = ["numidia", "hippo"]
  dice = [2, 6, 6, 6, 6, 6]
  phase = "barbarian"
  assigned.vandals = 0
  assigned.visigoths = 1
  assigned.franks = 2
  assigned.sea = 3
  assigned.huns = 4
  assigned.ostrogoths = 5
  tracker = "vandals"
script:
  roll 1
  resolve
expect:
  abilities_lost = ["reroll"]
)case"},
    {"rome_must_fall", "example-aegyptus",
     R"case(id: example-aegyptus
title: With Aegyptus, the fourth circle of the Vandals, a box of the Fall of Rome is marked
game: rome_must_fall
rules: T4.2
source: our own example
position:
  turn = 8
  marked.vandals = ["numidia", "hippo", "carthago"]
  abilities_lost = ["reroll"]
  dice = [2, 6, 6, 6, 6, 6]
  phase = "barbarian"
  assigned.vandals = 0
  assigned.visigoths = 1
  assigned.franks = 2
  assigned.sea = 3
  assigned.huns = 4
  assigned.ostrogoths = 5
  tracker = "vandals"
script:
  roll 1
  resolve
expect:
  fall = 1
)case"},
    {"rome_must_fall", "example-no-cube-left",
     R"case(id: example-no-cube-left
title: Emerita costs a cube, and without one a die turns red
game: rome_must_fall
rules: T4.2 T4.3
source: our own example
position:
  turn = 8
  cubes = 0
  marked.visigoths = ["tolosa"]
  dice = [6, 1, 6, 6, 6, 6]
  phase = "barbarian"
  assigned.vandals = 0
  assigned.visigoths = 1
  assigned.franks = 2
  assigned.sea = 3
  assigned.huns = 4
  assigned.ostrogoths = 5
  tracker = "visigoths"
script:
  roll 1
  resolve
expect:
  red = 1
silent:
  T4.2 because the loss of a cube that is not there is told by T4.3
)case"},
    {"rome_must_fall", "example-a-gap",
     R"case(id: example-a-gap
title: Aegyptus, once won back, is lost before the circle behind it
game: rome_must_fall
rules: R12 T4.1
source: our own example
position:
  turn = 8
  fall = 1
  marked.vandals = ["numidia", "hippo", "carthago", "sicilia"]
  abilities_lost = ["reroll"]
  dice = [1, 6, 6, 6, 6, 6]
  phase = "barbarian"
  assigned.vandals = 0
  assigned.visigoths = 1
  assigned.franks = 2
  assigned.sea = 3
  assigned.huns = 4
  assigned.ostrogoths = 5
  tracker = "vandals"
script:
  roll 1
  resolve
expect:
  fall = 2
silent:
  R12 because T4.1 tells of Aegyptus, and the fire of its sign is the second
)case"},
    {"rome_must_fall", "example-huns-and-ostrogoths",
     R"case(id: example-huns-and-ostrogoths
title: A raid of the Huns strengthens the Ostrogoths in the same turn
game: rome_must_fall
rules: T5.1 R16
source: our own example
position:
  turn = 8
  dice = [6, 6, 6, 6, 3, 5]
  phase = "barbarian"
  assigned.vandals = 0
  assigned.visigoths = 1
  assigned.franks = 2
  assigned.sea = 3
  assigned.huns = 4
  assigned.ostrogoths = 5
  tracker = "huns"
script:
  roll 3
  resolve
  roll 1
  resolve
expect:
  marked.ostrogoths = ["pannonia"]
  turn = 9
silent:
  R16 because T5.1 tells of the bonus, and 3 on the timeline and a black 1 make 5 only with it
)case"},
    {"rome_must_fall", "example-a-red-die",
     R"case(id: example-a-red-die
title: The third raid box of the War at Sea turns a die red
game: rome_must_fall
rules: T5.1 T4.3
source: our own example
position:
  turn = 8
  raid_pos.sea = 2
  dice = [6, 6, 6, 1, 6, 6]
  phase = "barbarian"
  assigned.vandals = 0
  assigned.visigoths = 1
  assigned.franks = 2
  assigned.sea = 3
  assigned.huns = 4
  assigned.ostrogoths = 5
  tracker = "sea"
script:
  roll 1
  resolve
expect:
  red = 1
  raid_pos.sea = 3
)case"},
    {"rome_must_fall", "example-rome-falls",
     R"case(id: example-rome-falls
title: Ravenna is the fourth fire, and the game ends
game: rome_must_fall
rules: E1
source: our own example
position:
  turn = 9
  fall = 3
  marked.ostrogoths = ["pannonia", "sirmium", "salonae", "aquileia"]
  abilities_lost = ["levy"]
  dice = [6, 6, 6, 6, 6, 1]
  phase = "barbarian"
  assigned.vandals = 0
  assigned.visigoths = 1
  assigned.franks = 2
  assigned.sea = 3
  assigned.huns = 4
  assigned.ostrogoths = 5
  tracker = "ostrogoths"
script:
  roll 1
  resolve
expect:
  result = "defeat"
)case"},
    {"rome_must_fall", "example-victory",
     R"case(id: example-victory
title: The last attack of the last turn is held, with one fire
game: rome_must_fall
rules: E2
source: our own example
position:
  turn = 12
  fall = 1
  dice = [6, 6, 6, 6, 6, 6]
  phase = "barbarian"
  assigned.vandals = 0
  assigned.visigoths = 1
  assigned.franks = 2
  assigned.sea = 3
  assigned.huns = 4
  assigned.ostrogoths = 5
  tracker = "ostrogoths"
script:
  roll 1
  resolve
expect:
  result = "brilliant victory"
)case"},
}};

}  // namespace occasus::table
