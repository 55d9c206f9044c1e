// Generated from src/games/invasions/data/board.csv by tools/generate.py: do not edit. Run: tools/generate.py
// The built-in board of invasions, as text: every figure with its provenance.
// clang-format off
#pragma once

#include <string_view>

namespace occasus::invasions {

inline constexpr std::string_view kBuiltInBoard = R"csv(fact,of,number,value,provenance
# The board of The Fall of Rome: The Barbarian Invasions, one fact a line.
#
# The printed map is lost. The last column says whose each figure is: SEED (stated in the published
# rule text, or a fragment of its sample map), PUBLIC (told by those who played it) or RECONSTRUCTED
# (ours; places and names are historical).
name,board,,Reconstructed board,RECONSTRUCTED the name of this board
rome,board,,It-A,SEED 5.51 Rome is Italia A
byzantium,board,,Th-B,SEED 8.3 Byzantium is Thracia B
arrival,roman,1,It-A,SEED 12.12 where replacements arrive
arrival,roman,2,Th-B,SEED 12.12 where replacements arrive
arrival,roman,3,Sy-C,SEED 12.12 where replacements arrive
priority,persian,1,Persia,SEED 5.72 the order of their aims
priority,persian,2,Mesopotamia,SEED 5.72 the order of their aims
priority,persian,3,Armenia,SEED 5.72 the order of their aims
priority,persian,4,Syria,SEED 5.72 the order of their aims
priority,persian,5,Asia,SEED 5.72 the order of their aims
# Provinces in board order: title, Victory Points, Militia Allowance, whether it is in the Empire for
# targeting (5.63, 5.65), whether it is East for 8.3, and whose home it is.
province,Pictum,1,Pictum,SEED named in the text; its place in the order is ours
vp,Pictum,,1,RECONSTRUCTED poor fringe; must be below Britannia so Pictish levies leave home
militia,Pictum,,8,SEED 17.2 rows 3-5 show 8 (10.32: revolt may not exceed the allowance)
home,pict,,Pictum,SEED 16.0 the Province of origin
province,Britannia,2,Britannia,SEED named in the text; its place in the order is ours
vp,Britannia,,4,RECONSTRUCTED <=5 so that Pictish raiders go there (5.63); 13-province sum 95
militia,Britannia,,4,SEED 19.1 item 4 places four militia there; 17.2 max 2
empire,Britannia,,yes,RECONSTRUCTED the text says the Empire and does not list it
province,Hispania,3,Hispania,SEED named in the text; its place in the order is ours
vp,Hispania,,5,RECONSTRUCTED <=5 so that German B5 (19.6) satisfies 7.11(d)
militia,Hispania,,5,SEED 17.2 parenthesised (5)
empire,Hispania,,yes,RECONSTRUCTED the text says the Empire and does not list it
province,Gallia,4,Gallia,SEED named in the text; its place in the order is ours
vp,Gallia,,12,"RECONSTRUCTED <=12 so that German B12 in Gallia A (19.5, 19.6) satisfies 7.11(d)"
militia,Gallia,,7,RECONSTRUCTED >=3 (17.2); odd so 'drop fractions' of 19.4 item 1 has an object
empire,Gallia,,yes,RECONSTRUCTED the text says the Empire and does not list it
province,Germania,5,Germania,SEED named in the text; its place in the order is ours
vp,Germania,,4,RECONSTRUCTED poor but conquerable
militia,Germania,,20,RECONSTRUCTED not in 17.2; set equal to Scythia
home,german,,Germania,SEED 16.0 the Province of origin
province,Italia,6,Italia,SEED named in the text; its place in the order is ours
vp,Italia,,20,RECONSTRUCTED <=20 so German B20 in Italia A (19.6) satisfies 7.11(d); must be the richest target from Germania B (public replay of scenario 4)
militia,Italia,,6,RECONSTRUCTED never revolts in 17.2; mid value
empire,Italia,,yes,RECONSTRUCTED the text says the Empire and does not list it
province,Illyria,7,Illyria,SEED named in the text; its place in the order is ours
vp,Illyria,,6,RECONSTRUCTED scenario sums; German B15 (19.3) holds it and still marches
militia,Illyria,,6,SEED 17.2 parenthesised (6)
empire,Illyria,,yes,RECONSTRUCTED the text says the Empire and does not list it
province,Scythia,8,Scythia,SEED named in the text; its place in the order is ours
vp,Scythia,,3,RECONSTRUCTED poor
militia,Scythia,,20,"SEED 17.2 rows 2,5,6 show 20"
home,scythian,,Scythia,SEED 16.0 the Province of origin
province,Dacia,9,Dacia,SEED named in the text; its place in the order is ours
vp,Dacia,,4,RECONSTRUCTED <=10 so Scythian B10 in Dacia A (19.6) satisfies 7.11(d)
militia,Dacia,,12,"SEED 17.2 row 6 shows 12, row 1 (12)"
home,dacian,,Dacia,SEED 16.0 the Province of origin
province,Thracia,10,Thracia,SEED named in the text; its place in the order is ours
vp,Thracia,,4,SEED fragment of the sample map in the text; map fragment '4/10' printed beside 'Th-B 1'
militia,Thracia,,10,SEED 17.2 parenthesised (10) and the same '4/10' fragment
empire,Thracia,,yes,RECONSTRUCTED the text says the Empire and does not list it
east,Thracia,,yes,RECONSTRUCTED 8.3 east of Thracia and Aegyptus inclusive
province,Graecia,11,Graecia,SEED named in the text; its place in the order is ours
vp,Graecia,,4,RECONSTRUCTED scenario sums
militia,Graecia,,3,SEED 17.2 parenthesised (3)
empire,Graecia,,yes,RECONSTRUCTED the text says the Empire and does not list it
province,Asia,12,Asia,SEED named in the text; its place in the order is ours
vp,Asia,,12,RECONSTRUCTED <=12 so Persians of 12 may enter (5.73) and control (7.11d)
militia,Asia,,5,SEED 17.2 parenthesised (5)
empire,Asia,,yes,RECONSTRUCTED the text says the Empire and does not list it
east,Asia,,yes,RECONSTRUCTED 8.3 east of Thracia and Aegyptus inclusive
province,Taurica,13,Taurica,SEED named in the text; its place in the order is ours
vp,Taurica,,1,RECONSTRUCTED poor
militia,Taurica,,3,RECONSTRUCTED no entry in 17.2; small peninsula
east,Taurica,,yes,RECONSTRUCTED 8.3 east of Thracia and Aegyptus inclusive
home,taurican,,Taurica,SEED 16.0 the Province of origin
province,Armenia,14,Armenia,SEED named in the text; its place in the order is ours
vp,Armenia,,6,RECONSTRUCTED Persian pay balance (see notes)
militia,Armenia,,4,"SEED 17.2 rows 1,6 show 4"
east,Armenia,,yes,RECONSTRUCTED 8.3 east of Thracia and Aegyptus inclusive
province,Mesopotamia,15,Mesopotamia,SEED named in the text; its place in the order is ours
vp,Mesopotamia,,6,RECONSTRUCTED Persian pay balance; <=6 so six Persians (19.3) may enter and control it
militia,Mesopotamia,,8,SEED 17.2 row 6 shows 8
east,Mesopotamia,,yes,RECONSTRUCTED 8.3 east of Thracia and Aegyptus inclusive
province,Persia,16,Persia,SEED named in the text; its place in the order is ours
vp,Persia,,18,"RECONSTRUCTED Persian pay balance (unique solution, see notes)"
militia,Persia,,15,SEED 17.2 rows 2-5 show 15
east,Persia,,yes,RECONSTRUCTED 8.3 east of Thracia and Aegyptus inclusive
province,Syria,17,Syria,SEED named in the text; its place in the order is ours
vp,Syria,,10,RECONSTRUCTED <=12 so Persians of 12 may enter; >6 so six may not (5.73)
militia,Syria,,7,RECONSTRUCTED >=4 (17.2); odd so 'drop fractions' (19.4) has an object; <=12 (5.74)
empire,Syria,,yes,RECONSTRUCTED the text says the Empire and does not list it
east,Syria,,yes,RECONSTRUCTED 8.3 east of Thracia and Aegyptus inclusive
province,Aegyptus,18,Aegyptus,SEED named in the text; its place in the order is ours
vp,Aegyptus,,10,RECONSTRUCTED scenario sums
militia,Aegyptus,,10,SEED 17.2 parenthesised (10)
empire,Aegyptus,,yes,RECONSTRUCTED the text says the Empire and does not list it
east,Aegyptus,,yes,RECONSTRUCTED 8.3 east of Thracia and Aegyptus inclusive
province,Africa,19,Africa,SEED named in the text; its place in the order is ours
vp,Africa,,4,RECONSTRUCTED <=4 so that Scythian B4 in Africa C (19.6) satisfies 7.11(d)
militia,Africa,,3,RECONSTRUCTED >=2 (17.2)
empire,Africa,,yes,RECONSTRUCTED the text says the Empire and does not list it
province,Sicilia,20,Sicilia,SEED named in the text; its place in the order is ours
vp,Sicilia,,2,RECONSTRUCTED scenario sums
militia,Sicilia,,2,RECONSTRUCTED >=1 (17.2)
empire,Sicilia,,yes,RECONSTRUCTED the text says the Empire and does not list it
province,Cyprus,21,Cyprus,SEED named in the text; its place in the order is ours
vp,Cyprus,,2,RECONSTRUCTED <=2 so that Taurican raiders 2 (19.5) satisfies 7.11(d)
militia,Cyprus,,1,SEED 17.2 row 4 shows 1
empire,Cyprus,,yes,RECONSTRUCTED the text says the Empire and does not list it
east,Cyprus,,yes,RECONSTRUCTED 8.3 east of Thracia and Aegyptus inclusive
# Areas in board order: the Province, a name, the cost to enter by land, and the longitude and latitude
# where counters stand. Cells are the points whose nearest land is drawn as the Area.
area,Pi-A,,Pictum,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Pi-A,,Caledonia,RECONSTRUCTED a place of the time
cost,Pi-A,,3,RECONSTRUCTED our reconstruction
place,Pi-A,,-4.3 57,RECONSTRUCTED where the counters stand
area,Br-A,,Britannia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Br-A,,Londinium,RECONSTRUCTED a place of the time
cost,Br-A,,2,RECONSTRUCTED our reconstruction
place,Br-A,,-1 51.7,RECONSTRUCTED where the counters stand
area,Br-B,,Britannia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Br-B,,Eboracum,RECONSTRUCTED a place of the time
cost,Br-B,,2,RECONSTRUCTED our reconstruction
place,Br-B,,-1.6 53.9,RECONSTRUCTED where the counters stand
area,Hi-A,,Hispania,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Hi-A,,Tarraco,RECONSTRUCTED a place of the time
cost,Hi-A,,3,RECONSTRUCTED our reconstruction
place,Hi-A,,-1 41.5,RECONSTRUCTED where the counters stand
area,Hi-B,,Hispania,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Hi-B,,Corduba,RECONSTRUCTED a place of the time
cost,Hi-B,,2,RECONSTRUCTED our reconstruction
place,Hi-B,,-4.5 37.7,RECONSTRUCTED where the counters stand
area,Hi-C,,Hispania,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Hi-C,,Emerita,RECONSTRUCTED a place of the time
cost,Hi-C,,2,RECONSTRUCTED our reconstruction
place,Hi-C,,-7.6 40.3,RECONSTRUCTED where the counters stand
area,Ga-A,,Gallia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Ga-A,,Lutetia,RECONSTRUCTED a place of the time
cost,Ga-A,,2,RECONSTRUCTED our reconstruction
place,Ga-A,,2.3 48.7,RECONSTRUCTED where the counters stand
area,Ga-B,,Gallia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Ga-B,,Treveri,RECONSTRUCTED a place of the time
cost,Ga-B,,2,RECONSTRUCTED our reconstruction
place,Ga-B,,6.3 49.4,RECONSTRUCTED where the counters stand
area,Ga-C,,Gallia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Ga-C,,Burdigala,RECONSTRUCTED a place of the time
cost,Ga-C,,2,RECONSTRUCTED our reconstruction
place,Ga-C,,0.2 44.8,RECONSTRUCTED where the counters stand
area,Ga-D,,Gallia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Ga-D,,Narbo,RECONSTRUCTED a place of the time
cost,Ga-D,,1,RECONSTRUCTED our reconstruction
place,Ga-D,,4.3 44.3,RECONSTRUCTED where the counters stand
area,Ge-A,,Germania,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Ge-A,,Alamannia-Saxonia,RECONSTRUCTED a place of the time
cost,Ge-A,,3,RECONSTRUCTED our reconstruction
place,Ge-A,,8.9 51.8,RECONSTRUCTED where the counters stand
area,Ge-B,,Germania,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Ge-B,,Marcomannia,RECONSTRUCTED a place of the time
cost,Ge-B,,2,RECONSTRUCTED our reconstruction
place,Ge-B,,14.8 49.8,RECONSTRUCTED where the counters stand
area,Ge-C,,Germania,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Ge-C,,Gothia,RECONSTRUCTED a place of the time
cost,Ge-C,,3,RECONSTRUCTED our reconstruction
place,Ge-C,,19.3 52.5,RECONSTRUCTED where the counters stand
area,It-A,,Italia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,It-A,,Roma,RECONSTRUCTED a place of the time
cost,It-A,,1,RECONSTRUCTED our reconstruction
place,It-A,,12.5 42.1,RECONSTRUCTED where the counters stand
area,It-B,,Italia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,It-B,,Mediolanum,RECONSTRUCTED a place of the time
cost,It-B,,3,RECONSTRUCTED Alps; keeps Picts on Britannia
place,It-B,,9.6 45.1,RECONSTRUCTED where the counters stand
area,It-C,,Italia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,It-C,,Tarentum,RECONSTRUCTED a place of the time
cost,It-C,,1,RECONSTRUCTED our reconstruction
place,It-C,,16.2 40.5,RECONSTRUCTED where the counters stand
area,Il-A,,Illyria,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Il-A,,Noricum-Raetia,RECONSTRUCTED a place of the time
cost,Il-A,,3,RECONSTRUCTED our reconstruction
place,Il-A,,13.4 47.3,RECONSTRUCTED where the counters stand
area,Il-B,,Illyria,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Il-B,,Dalmatia,RECONSTRUCTED a place of the time
cost,Il-B,,3,RECONSTRUCTED our reconstruction
place,Il-B,,17.2 43.9,RECONSTRUCTED where the counters stand
area,Il-C,,Illyria,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Il-C,,Pannonia-Moesia,RECONSTRUCTED a place of the time
cost,Il-C,,3,RECONSTRUCTED keeps Scythians in Thracia on Asia (public replay)
place,Il-C,,18 46.4,RECONSTRUCTED where the counters stand
area,Sc-A,,Scythia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Sc-A,,Sarmatia,RECONSTRUCTED a place of the time
cost,Sc-A,,2,RECONSTRUCTED our reconstruction
place,Sc-A,,34 49,RECONSTRUCTED where the counters stand
area,Da-A,,Dacia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Da-A,,Sarmizegetusa,RECONSTRUCTED a place of the time
cost,Da-A,,3,RECONSTRUCTED our reconstruction
place,Da-A,,22.8 46.2,RECONSTRUCTED where the counters stand
area,Da-B,,Dacia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Da-B,,Getia,RECONSTRUCTED a place of the time
cost,Da-B,,2,RECONSTRUCTED our reconstruction
place,Da-B,,27.2 46.4,RECONSTRUCTED where the counters stand
area,Th-A,,Thracia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Th-A,,Philippopolis,RECONSTRUCTED a place of the time
cost,Th-A,,3,SEED fragment of the sample map in the text; fragment '-A 3'
place,Th-A,,25.2 42.5,RECONSTRUCTED where the counters stand
area,Th-B,,Thracia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Th-B,,Byzantium,RECONSTRUCTED a place of the time
cost,Th-B,,1,SEED fragment of the sample map in the text; fragment 'Th-B 1'; Byzantium is Thracia B (8.3)
place,Th-B,,28.4 41.3,RECONSTRUCTED where the counters stand
area,Gr-A,,Graecia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Gr-A,,Thessalonica,RECONSTRUCTED a place of the time
cost,Gr-A,,3,RECONSTRUCTED our reconstruction
place,Gr-A,,22.3 40.8,RECONSTRUCTED where the counters stand
area,Gr-B,,Graecia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Gr-B,,Athenae,RECONSTRUCTED a place of the time
cost,Gr-B,,2,RECONSTRUCTED our reconstruction
place,Gr-B,,22.8 38.1,RECONSTRUCTED where the counters stand
area,As-A,,Asia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,As-A,,Ephesus,RECONSTRUCTED a place of the time
cost,As-A,,2,RECONSTRUCTED our reconstruction
place,As-A,,28.3 39,RECONSTRUCTED where the counters stand
area,As-B,,Asia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,As-B,,Ancyra-Caesarea,RECONSTRUCTED a place of the time
cost,As-B,,3,RECONSTRUCTED our reconstruction
place,As-B,,34.5 39.6,RECONSTRUCTED where the counters stand
area,As-C,,Asia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,As-C,,Tarsus,RECONSTRUCTED a place of the time
cost,As-C,,2,RECONSTRUCTED our reconstruction
place,As-C,,33.2 37.1,RECONSTRUCTED where the counters stand
area,Ta-A,,Taurica,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Ta-A,,Chersonesus,RECONSTRUCTED a place of the time
cost,Ta-A,,2,RECONSTRUCTED our reconstruction
place,Ta-A,,34.2 45.2,RECONSTRUCTED where the counters stand
area,Ar-A,,Armenia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Ar-A,,Artaxata,RECONSTRUCTED a place of the time
cost,Ar-A,,4,RECONSTRUCTED our reconstruction
place,Ar-A,,43.8 40.3,RECONSTRUCTED where the counters stand
area,Me-A,,Mesopotamia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Me-A,,Babylonia,RECONSTRUCTED a place of the time
cost,Me-A,,2,RECONSTRUCTED our reconstruction
place,Me-A,,44.6 32.4,RECONSTRUCTED where the counters stand
area,Me-B,,Mesopotamia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Me-B,,Assyria,RECONSTRUCTED a place of the time
cost,Me-B,,1,RECONSTRUCTED our reconstruction
place,Me-B,,43.9 35.2,RECONSTRUCTED where the counters stand
area,Me-C,,Mesopotamia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Me-C,,Osroene,RECONSTRUCTED a place of the time
cost,Me-C,,2,RECONSTRUCTED our reconstruction
place,Me-C,,40.1 36.6,RECONSTRUCTED where the counters stand
area,Pe-A,,Persia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Pe-A,,Media,RECONSTRUCTED a place of the time
cost,Pe-A,,3,RECONSTRUCTED our reconstruction
place,Pe-A,,48.4 35.2,RECONSTRUCTED where the counters stand
area,Pe-B,,Persia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Pe-B,,Persis,RECONSTRUCTED a place of the time
cost,Pe-B,,2,RECONSTRUCTED our reconstruction
place,Pe-B,,51.8 30.2,RECONSTRUCTED where the counters stand
area,Pe-C,,Persia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Pe-C,,Parthia,RECONSTRUCTED a place of the time
cost,Pe-C,,3,RECONSTRUCTED our reconstruction
place,Pe-C,,55.8 36.2,RECONSTRUCTED where the counters stand
area,Sy-A,,Syria,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Sy-A,,Palaestina,RECONSTRUCTED a place of the time
cost,Sy-A,,2,RECONSTRUCTED our reconstruction
place,Sy-A,,35.4 31.6,RECONSTRUCTED where the counters stand
area,Sy-B,,Syria,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Sy-B,,Palmyra,RECONSTRUCTED a place of the time
cost,Sy-B,,5,PUBLIC a replay of scenario 1 speaks of Syria's 5-MP zone (which letter is ours)
place,Sy-B,,38.4 34.2,RECONSTRUCTED where the counters stand
area,Sy-C,,Syria,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Sy-C,,Antiochia,RECONSTRUCTED a place of the time
cost,Sy-C,,1,"RECONSTRUCTED (arrival area of replacements, 12.12)"
place,Sy-C,,36.5 35.6,RECONSTRUCTED where the counters stand
area,Ag-A,,Aegyptus,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Ag-A,,Alexandria,RECONSTRUCTED a place of the time
cost,Ag-A,,1,RECONSTRUCTED our reconstruction
place,Ag-A,,31 30.4,RECONSTRUCTED where the counters stand
area,Ag-B,,Aegyptus,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Ag-B,,Cyrenaica,RECONSTRUCTED a place of the time
cost,Ag-B,,5,SEED 3.1 'Ag-B 5'
place,Ag-B,,23.2 31.8,RECONSTRUCTED where the counters stand
area,Ag-C,,Aegyptus,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Ag-C,,Thebais,RECONSTRUCTED a place of the time
cost,Ag-C,,3,RECONSTRUCTED our reconstruction
place,Ag-C,,32 26.2,RECONSTRUCTED where the counters stand
area,Af-A,,Africa,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Af-A,,Mauretania,RECONSTRUCTED a place of the time
cost,Af-A,,3,RECONSTRUCTED our reconstruction
place,Af-A,,-4.8 34,RECONSTRUCTED where the counters stand
area,Af-B,,Africa,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Af-B,,Numidia,RECONSTRUCTED a place of the time
cost,Af-B,,2,RECONSTRUCTED our reconstruction
place,Af-B,,4.4 35.8,RECONSTRUCTED where the counters stand
area,Af-C,,Africa,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Af-C,,Carthago,RECONSTRUCTED a place of the time
cost,Af-C,,2,RECONSTRUCTED our reconstruction
place,Af-C,,9.6 36.2,RECONSTRUCTED where the counters stand
area,Si-A,,Sicilia,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Si-A,,Syracusae,RECONSTRUCTED a place of the time
cost,Si-A,,2,RECONSTRUCTED our reconstruction
place,Si-A,,14.2 37.5,RECONSTRUCTED where the counters stand
area,Cy-A,,Cyprus,RECONSTRUCTED the text names some Areas; how many there are is ours
label,Cy-A,,Salamis,RECONSTRUCTED a place of the time
cost,Cy-A,,2,RECONSTRUCTED our reconstruction
place,Cy-A,,33.2 35,RECONSTRUCTED where the counters stand
# Adjacent by land, each pair once.
land,Pi-A,1,Br-B,RECONSTRUCTED as the drawn Areas touch
land,Br-A,1,Br-B,RECONSTRUCTED as the drawn Areas touch
land,Hi-A,1,Hi-B,RECONSTRUCTED as the drawn Areas touch
land,Hi-A,2,Hi-C,RECONSTRUCTED as the drawn Areas touch
land,Hi-B,1,Hi-C,RECONSTRUCTED as the drawn Areas touch
land,Hi-A,3,Ga-C,RECONSTRUCTED as the drawn Areas touch
land,Hi-A,4,Ga-D,RECONSTRUCTED as the drawn Areas touch
land,Ga-A,1,Ga-B,RECONSTRUCTED as the drawn Areas touch
land,Ga-A,2,Ga-C,RECONSTRUCTED as the drawn Areas touch
land,Ga-A,3,Ga-D,RECONSTRUCTED as the drawn Areas touch
land,Ga-B,1,Ga-D,RECONSTRUCTED as the drawn Areas touch
land,Ga-C,1,Ga-D,RECONSTRUCTED as the drawn Areas touch
land,Ga-B,2,Ge-A,RECONSTRUCTED as the drawn Areas touch
land,Ga-B,3,Il-A,RECONSTRUCTED as the drawn Areas touch
land,Ga-D,1,It-B,RECONSTRUCTED as the drawn Areas touch
land,Ga-B,4,It-B,RECONSTRUCTED as the drawn Areas touch
land,Ge-A,1,Ge-B,RECONSTRUCTED as the drawn Areas touch
land,Ge-A,2,Ge-C,RECONSTRUCTED as the drawn Areas touch
land,Ge-B,1,Ge-C,RECONSTRUCTED as the drawn Areas touch
land,Ge-A,3,Il-A,RECONSTRUCTED as the drawn Areas touch
land,Ge-B,2,Il-A,RECONSTRUCTED as the drawn Areas touch
land,Ge-B,3,Il-C,RECONSTRUCTED as the drawn Areas touch
land,Ge-B,4,Da-A,RECONSTRUCTED as the drawn Areas touch
land,Ge-C,1,Sc-A,RECONSTRUCTED as the drawn Areas touch
land,It-A,1,It-B,RECONSTRUCTED as the drawn Areas touch
land,It-A,2,It-C,RECONSTRUCTED as the drawn Areas touch
land,It-B,1,Il-A,RECONSTRUCTED as the drawn Areas touch
land,It-B,2,Il-B,RECONSTRUCTED as the drawn Areas touch
land,Il-A,1,Il-B,RECONSTRUCTED as the drawn Areas touch
land,Il-A,2,Il-C,RECONSTRUCTED as the drawn Areas touch
land,Il-B,1,Il-C,RECONSTRUCTED as the drawn Areas touch
land,Il-B,2,Gr-A,RECONSTRUCTED as the drawn Areas touch
land,Il-C,1,Gr-A,RECONSTRUCTED as the drawn Areas touch
land,Il-C,2,Da-A,RECONSTRUCTED as the drawn Areas touch
land,Il-C,3,Th-A,RECONSTRUCTED as the drawn Areas touch
land,Da-A,1,Da-B,RECONSTRUCTED as the drawn Areas touch
land,Da-A,2,Ge-C,RECONSTRUCTED as the drawn Areas touch
land,Da-A,3,Th-A,RECONSTRUCTED as the drawn Areas touch
land,Da-A,4,Sc-A,RECONSTRUCTED as the drawn Areas touch
land,Da-B,1,Sc-A,RECONSTRUCTED as the drawn Areas touch
land,Da-B,2,Th-A,RECONSTRUCTED as the drawn Areas touch
land,Th-A,1,Th-B,RECONSTRUCTED as the drawn Areas touch
land,Th-A,2,Gr-A,RECONSTRUCTED as the drawn Areas touch
land,Gr-A,1,Gr-B,RECONSTRUCTED as the drawn Areas touch
land,As-A,1,As-B,RECONSTRUCTED as the drawn Areas touch
land,As-A,2,As-C,RECONSTRUCTED as the drawn Areas touch
land,As-B,1,As-C,RECONSTRUCTED as the drawn Areas touch
land,As-B,2,Ar-A,RECONSTRUCTED as the drawn Areas touch
land,As-B,3,Me-C,RECONSTRUCTED as the drawn Areas touch
land,As-B,4,Sy-C,RECONSTRUCTED as the drawn Areas touch
land,As-C,1,Sy-C,RECONSTRUCTED as the drawn Areas touch
land,Ta-A,1,Sc-A,RECONSTRUCTED as the drawn Areas touch
land,Sc-A,1,Ar-A,RECONSTRUCTED as the drawn Areas touch
land,Ar-A,1,Me-C,RECONSTRUCTED as the drawn Areas touch
land,Ar-A,2,Me-B,RECONSTRUCTED as the drawn Areas touch
land,Ar-A,3,Pe-A,RECONSTRUCTED as the drawn Areas touch
land,Me-A,1,Me-B,RECONSTRUCTED as the drawn Areas touch
land,Me-A,2,Me-C,RECONSTRUCTED as the drawn Areas touch
land,Me-B,1,Me-C,RECONSTRUCTED as the drawn Areas touch
land,Me-B,2,Pe-A,RECONSTRUCTED as the drawn Areas touch
land,Me-A,3,Pe-A,RECONSTRUCTED as the drawn Areas touch
land,Me-A,4,Pe-B,RECONSTRUCTED as the drawn Areas touch
land,Me-C,1,Sy-B,RECONSTRUCTED as the drawn Areas touch
land,Me-C,2,Sy-C,RECONSTRUCTED as the drawn Areas touch
land,Pe-A,1,Pe-B,RECONSTRUCTED as the drawn Areas touch
land,Pe-A,2,Pe-C,RECONSTRUCTED as the drawn Areas touch
land,Pe-B,1,Pe-C,RECONSTRUCTED as the drawn Areas touch
land,Sy-A,1,Sy-B,RECONSTRUCTED as the drawn Areas touch
land,Sy-A,2,Sy-C,RECONSTRUCTED as the drawn Areas touch
land,Sy-B,1,Sy-C,RECONSTRUCTED as the drawn Areas touch
land,Sy-A,3,Ag-A,RECONSTRUCTED as the drawn Areas touch
land,Ag-A,1,Ag-B,RECONSTRUCTED as the drawn Areas touch
land,Ag-A,2,Ag-C,RECONSTRUCTED as the drawn Areas touch
land,Ag-B,1,Af-C,RECONSTRUCTED as the drawn Areas touch
land,Af-A,1,Af-B,RECONSTRUCTED as the drawn Areas touch
land,Af-B,1,Af-C,RECONSTRUCTED as the drawn Areas touch
# Water routes, each once, with their own cost (5.14).
water,Br-A,1,Ga-A 3,RECONSTRUCTED Channel; dear enough that Picts prefer Britannia
water,Br-A,2,Ge-A 5,RECONSTRUCTED North Sea
water,Hi-B,1,Af-A 2,RECONSTRUCTED Gibraltar
water,Hi-A,1,Si-A 4,RECONSTRUCTED Balearic route
water,Hi-A,2,It-A 5,RECONSTRUCTED our reconstruction
water,Ga-D,1,Si-A 3,"RECONSTRUCTED cost; P link:  scenario 3 replay, a Gallic state attacks Sicily"
water,Ga-D,2,It-A 3,RECONSTRUCTED our reconstruction
water,It-A,1,Si-A 2,RECONSTRUCTED Tyrrhenian
water,It-C,1,Si-A 1,RECONSTRUCTED Messina
water,It-A,2,Af-C 4,RECONSTRUCTED our reconstruction
water,Si-A,1,Af-C 2,RECONSTRUCTED our reconstruction
water,It-C,2,Gr-A 4,RECONSTRUCTED Otranto; keeps Scythians in Thracia on Asia
water,It-C,3,Gr-B 4,RECONSTRUCTED Ionian
water,It-C,4,Il-B 3,RECONSTRUCTED Adriatic
water,Si-A,2,Gr-B 4,RECONSTRUCTED our reconstruction
water,Gr-B,1,As-A 2,RECONSTRUCTED Aegean
water,Gr-B,2,Th-B 3,RECONSTRUCTED our reconstruction
water,Gr-B,3,Ag-B 4,RECONSTRUCTED Crete-Cyrene
water,Gr-B,4,Ag-A 5,"RECONSTRUCTED cost; P link:  scenario 3 replay, an Egyptian state attacks Greece"
water,Th-B,1,As-A 3,"SEED fragment of the sample map in the text; fragment '3' printed by Th-B, read as this route's cost"
water,Th-B,2,Ta-A 4,RECONSTRUCTED our reconstruction
water,Ta-A,1,As-B 4,RECONSTRUCTED Sinope
water,Cy-A,1,Sy-C 1,"RECONSTRUCTED cost; P link:  scenario 3 replay, a Syrian state attacks Cyprus"
water,Cy-A,2,As-C 2,RECONSTRUCTED our reconstruction
water,Cy-A,3,Ag-A 3,RECONSTRUCTED our reconstruction
water,Ag-A,1,As-C 4,RECONSTRUCTED our reconstruction
cell,Pi-A,1,-4.3 57,RECONSTRUCTED a point of the Area
cell,Pi-A,2,-3.6 56.4,RECONSTRUCTED a point of the Area
cell,Pi-A,3,-5 58.2,RECONSTRUCTED a point of the Area
cell,Pi-A,4,-7.8 53.4,RECONSTRUCTED a point of the Area
cell,Pi-A,5,-6.8 54.6,RECONSTRUCTED a point of the Area
cell,Br-A,1,-1 51.7,RECONSTRUCTED a point of the Area
cell,Br-A,2,-4.2 50.6,RECONSTRUCTED a point of the Area
cell,Br-A,3,-3.6 51.9,RECONSTRUCTED a point of the Area
cell,Br-A,4,0.9 52.2,RECONSTRUCTED a point of the Area
cell,Br-A,5,-2 52.4,RECONSTRUCTED a point of the Area
cell,Br-B,1,-1.6 53.9,RECONSTRUCTED a point of the Area
cell,Br-B,2,-2.6 54.7,RECONSTRUCTED a point of the Area
cell,Br-B,3,-3.6 53.2,RECONSTRUCTED a point of the Area
cell,Br-B,4,-0.4 53.4,RECONSTRUCTED a point of the Area
cell,Hi-A,1,-1 41.5,RECONSTRUCTED a point of the Area
cell,Hi-A,2,1.5 41.8,RECONSTRUCTED a point of the Area
cell,Hi-A,3,-3 42.8,RECONSTRUCTED a point of the Area
cell,Hi-A,4,-0.8 39.5,RECONSTRUCTED a point of the Area
cell,Hi-A,5,-3.2 40.6,RECONSTRUCTED a point of the Area
cell,Hi-B,1,-4.5 37.7,RECONSTRUCTED a point of the Area
cell,Hi-B,2,-2.4 37.7,RECONSTRUCTED a point of the Area
cell,Hi-B,3,-6.2 37.3,RECONSTRUCTED a point of the Area
cell,Hi-B,4,-4 38.8,RECONSTRUCTED a point of the Area
cell,Hi-C,1,-7.6 40.3,RECONSTRUCTED a point of the Area
cell,Hi-C,2,-6 42.9,RECONSTRUCTED a point of the Area
cell,Hi-C,3,-8.2 42.6,RECONSTRUCTED a point of the Area
cell,Hi-C,4,-8 38.4,RECONSTRUCTED a point of the Area
cell,Hi-C,5,-5.6 40.6,RECONSTRUCTED a point of the Area
cell,Hi-C,6,-8.4 37.3,RECONSTRUCTED a point of the Area
cell,Ga-A,1,2.3 48.7,RECONSTRUCTED a point of the Area
cell,Ga-A,2,-0.5 48.4,RECONSTRUCTED a point of the Area
cell,Ga-A,3,-3.2 48.2,RECONSTRUCTED a point of the Area
cell,Ga-A,4,0.5 47.3,RECONSTRUCTED a point of the Area
cell,Ga-A,5,1.6 50.2,RECONSTRUCTED a point of the Area
cell,Ga-A,6,3.4 47.4,RECONSTRUCTED a point of the Area
cell,Ga-B,1,6.3 49.4,RECONSTRUCTED a point of the Area
cell,Ga-B,2,4.6 50.5,RECONSTRUCTED a point of the Area
cell,Ga-B,3,5.4 51.4,RECONSTRUCTED a point of the Area
cell,Ga-B,4,5.6 47.8,RECONSTRUCTED a point of the Area
cell,Ga-B,5,6.4 47,RECONSTRUCTED a point of the Area
cell,Ga-B,6,7.2 48.2,RECONSTRUCTED a point of the Area
cell,Ga-C,1,0.2 44.8,RECONSTRUCTED a point of the Area
cell,Ga-C,2,1.5 45.8,RECONSTRUCTED a point of the Area
cell,Ga-C,3,-0.7 43.6,RECONSTRUCTED a point of the Area
cell,Ga-C,4,1.2 43.5,RECONSTRUCTED a point of the Area
cell,Ga-C,5,-0.6 46.2,RECONSTRUCTED a point of the Area
cell,Ga-D,1,4.3 44.3,RECONSTRUCTED a point of the Area
cell,Ga-D,2,5.4 45.4,RECONSTRUCTED a point of the Area
cell,Ga-D,3,3 43.2,RECONSTRUCTED a point of the Area
cell,Ga-D,4,5.9 43.6,RECONSTRUCTED a point of the Area
cell,Ga-D,5,3.6 45.4,RECONSTRUCTED a point of the Area
cell,Ge-A,1,8.9 51.8,RECONSTRUCTED a point of the Area
cell,Ge-A,2,9.6 54.4,RECONSTRUCTED a point of the Area
cell,Ge-A,3,7.6 53,RECONSTRUCTED a point of the Area
cell,Ge-A,4,9.2 50.2,RECONSTRUCTED a point of the Area
cell,Ge-A,5,9.4 48.9,RECONSTRUCTED a point of the Area
cell,Ge-A,6,11.2 53.4,RECONSTRUCTED a point of the Area
cell,Ge-A,7,9.8 56.4,RECONSTRUCTED a point of the Area
cell,Ge-A,8,7.4 51.2,RECONSTRUCTED a point of the Area
cell,Ge-B,1,14.8 49.8,RECONSTRUCTED a point of the Area
cell,Ge-B,2,13.2 51.4,RECONSTRUCTED a point of the Area
cell,Ge-B,3,17.4 49.2,RECONSTRUCTED a point of the Area
cell,Ge-B,4,12.8 49.4,RECONSTRUCTED a point of the Area
cell,Ge-B,5,19.6 48.9,RECONSTRUCTED a point of the Area
cell,Ge-B,6,12.4 50.6,RECONSTRUCTED a point of the Area
cell,Ge-B,7,15.8 49.2,RECONSTRUCTED a point of the Area
cell,Ge-C,1,19.3 52.5,RECONSTRUCTED a point of the Area
cell,Ge-C,2,16.5 53.3,RECONSTRUCTED a point of the Area
cell,Ge-C,3,15 52.6,RECONSTRUCTED a point of the Area
cell,Ge-C,4,22.5 53.5,RECONSTRUCTED a point of the Area
cell,Ge-C,5,22 51,RECONSTRUCTED a point of the Area
cell,Ge-C,6,22.5 56,RECONSTRUCTED a point of the Area
cell,Ge-C,7,24.5 54.5,RECONSTRUCTED a point of the Area
cell,Ge-C,8,25.8 56.8,RECONSTRUCTED a point of the Area
cell,Ge-C,9,18.6 51,RECONSTRUCTED a point of the Area
cell,It-A,1,12.5 42.1,RECONSTRUCTED a point of the Area
cell,It-A,2,11.4 43.3,RECONSTRUCTED a point of the Area
cell,It-A,3,13.5 42.6,RECONSTRUCTED a point of the Area
cell,It-A,4,13.3 41.5,RECONSTRUCTED a point of the Area
cell,It-B,1,9.6 45.1,RECONSTRUCTED a point of the Area
cell,It-B,2,7.9 44.8,RECONSTRUCTED a point of the Area
cell,It-B,3,11.4 45,RECONSTRUCTED a point of the Area
cell,It-B,4,11.9 44.3,RECONSTRUCTED a point of the Area
cell,It-B,5,12.8 45.7,RECONSTRUCTED a point of the Area
cell,It-B,6,11 45.9,RECONSTRUCTED a point of the Area
cell,It-B,7,8.2 45.7,RECONSTRUCTED a point of the Area
cell,It-C,1,16.2 40.5,RECONSTRUCTED a point of the Area
cell,It-C,2,15 40.9,RECONSTRUCTED a point of the Area
cell,It-C,3,16.4 39,RECONSTRUCTED a point of the Area
cell,It-C,4,17.9 40.3,RECONSTRUCTED a point of the Area
cell,It-C,5,14.9 41.6,RECONSTRUCTED a point of the Area
cell,Il-A,1,13.4 47.3,RECONSTRUCTED a point of the Area
cell,Il-A,2,11.2 47.6,RECONSTRUCTED a point of the Area
cell,Il-A,3,9.2 47,RECONSTRUCTED a point of the Area
cell,Il-A,4,15.2 47.4,RECONSTRUCTED a point of the Area
cell,Il-A,5,14.8 48.2,RECONSTRUCTED a point of the Area
cell,Il-A,6,14.2 46.2,RECONSTRUCTED a point of the Area
cell,Il-B,1,17.2 43.9,RECONSTRUCTED a point of the Area
cell,Il-B,2,15.4 44.8,RECONSTRUCTED a point of the Area
cell,Il-B,3,15 45.5,RECONSTRUCTED a point of the Area
cell,Il-B,4,18.8 43.2,RECONSTRUCTED a point of the Area
cell,Il-B,5,19.4 42.4,RECONSTRUCTED a point of the Area
cell,Il-B,6,17.6 44.7,RECONSTRUCTED a point of the Area
cell,Il-C,1,18 46.4,RECONSTRUCTED a point of the Area
cell,Il-C,2,16.9 47.4,RECONSTRUCTED a point of the Area
cell,Il-C,3,20.4 44.6,RECONSTRUCTED a point of the Area
cell,Il-C,4,21.4 43.4,RECONSTRUCTED a point of the Area
cell,Il-C,5,18.6 45.4,RECONSTRUCTED a point of the Area
cell,Il-C,6,21.2 44.2,RECONSTRUCTED a point of the Area
cell,Sc-A,1,34 49,RECONSTRUCTED a point of the Area
cell,Sc-A,2,27.5 51.5,RECONSTRUCTED a point of the Area
cell,Sc-A,3,30.5 49.5,RECONSTRUCTED a point of the Area
cell,Sc-A,4,38.5 48,RECONSTRUCTED a point of the Area
cell,Sc-A,5,42.5 47.5,RECONSTRUCTED a point of the Area
cell,Sc-A,6,41.5 45.2,RECONSTRUCTED a point of the Area
cell,Sc-A,7,45 44.6,RECONSTRUCTED a point of the Area
cell,Sc-A,8,47.5 47.5,RECONSTRUCTED a point of the Area
cell,Sc-A,9,33.5 47,RECONSTRUCTED a point of the Area
cell,Sc-A,10,31.5 47,RECONSTRUCTED a point of the Area
cell,Sc-A,11,28.5 54,RECONSTRUCTED a point of the Area
cell,Sc-A,12,35 52.5,RECONSTRUCTED a point of the Area
cell,Sc-A,13,41.5 51.5,RECONSTRUCTED a point of the Area
cell,Sc-A,14,29 49,RECONSTRUCTED a point of the Area
cell,Sc-A,15,48 50.5,RECONSTRUCTED a point of the Area
cell,Sc-A,16,38.8 45.6,RECONSTRUCTED a point of the Area
cell,Sc-A,17,25.6 49.4,RECONSTRUCTED a point of the Area
cell,Da-A,1,22.8 46.2,RECONSTRUCTED a point of the Area
cell,Da-A,2,20.8 47,RECONSTRUCTED a point of the Area
cell,Da-A,3,24 47.3,RECONSTRUCTED a point of the Area
cell,Da-A,4,23.2 45.2,RECONSTRUCTED a point of the Area
cell,Da-A,5,21.6 47.9,RECONSTRUCTED a point of the Area
cell,Da-B,1,27.2 46.4,RECONSTRUCTED a point of the Area
cell,Da-B,2,26.2 45,RECONSTRUCTED a point of the Area
cell,Da-B,3,26.8 47.8,RECONSTRUCTED a point of the Area
cell,Da-B,4,28.9 46.6,RECONSTRUCTED a point of the Area
cell,Da-B,5,24.6 44.6,RECONSTRUCTED a point of the Area
cell,Da-B,6,26.4 44.8,RECONSTRUCTED a point of the Area
cell,Th-A,1,25.2 42.5,RECONSTRUCTED a point of the Area
cell,Th-A,2,24 43.3,RECONSTRUCTED a point of the Area
cell,Th-A,3,26.8 43.4,RECONSTRUCTED a point of the Area
cell,Th-A,4,28 44.2,RECONSTRUCTED a point of the Area
cell,Th-A,5,26.2 41.7,RECONSTRUCTED a point of the Area
cell,Th-A,6,23.6 42.6,RECONSTRUCTED a point of the Area
cell,Th-B,1,28.4 41.3,RECONSTRUCTED a point of the Area
cell,Th-B,2,27.2 40.9,RECONSTRUCTED a point of the Area
cell,Th-B,3,27.7 41.6,RECONSTRUCTED a point of the Area
cell,Gr-A,1,22.3 40.8,RECONSTRUCTED a point of the Area
cell,Gr-A,2,20.2 40.6,RECONSTRUCTED a point of the Area
cell,Gr-A,3,24.2 41.1,RECONSTRUCTED a point of the Area
cell,Gr-A,4,20.6 41.6,RECONSTRUCTED a point of the Area
cell,Gr-A,5,21.8 39.9,RECONSTRUCTED a point of the Area
cell,Gr-B,1,22.8 38.1,RECONSTRUCTED a point of the Area
cell,Gr-B,2,21.4 38.6,RECONSTRUCTED a point of the Area
cell,Gr-B,3,22.3 37.2,RECONSTRUCTED a point of the Area
cell,Gr-B,4,24.8 35.3,RECONSTRUCTED a point of the Area
cell,Gr-B,5,23.9 38.5,RECONSTRUCTED a point of the Area
cell,As-A,1,28.3 39,RECONSTRUCTED a point of the Area
cell,As-A,2,30 40.4,RECONSTRUCTED a point of the Area
cell,As-A,3,27.5 37.9,RECONSTRUCTED a point of the Area
cell,As-A,4,30 39,RECONSTRUCTED a point of the Area
cell,As-A,5,26.9 40,RECONSTRUCTED a point of the Area
cell,As-B,1,34.5 39.6,RECONSTRUCTED a point of the Area
cell,As-B,2,32.5 40.6,RECONSTRUCTED a point of the Area
cell,As-B,3,36.6 40.6,RECONSTRUCTED a point of the Area
cell,As-B,4,36.8 38.9,RECONSTRUCTED a point of the Area
cell,As-B,5,32.3 39.3,RECONSTRUCTED a point of the Area
cell,As-B,6,35.2 41.4,RECONSTRUCTED a point of the Area
cell,As-B,7,38.6 40.4,RECONSTRUCTED a point of the Area
cell,As-C,1,33.2 37.1,RECONSTRUCTED a point of the Area
cell,As-C,2,30.6 37.1,RECONSTRUCTED a point of the Area
cell,As-C,3,35 37.2,RECONSTRUCTED a point of the Area
cell,As-C,4,31.8 37.4,RECONSTRUCTED a point of the Area
cell,As-C,5,28.9 37,RECONSTRUCTED a point of the Area
cell,Ta-A,1,34.2 45.2,RECONSTRUCTED a point of the Area
cell,Ta-A,2,33.2 45.5,RECONSTRUCTED a point of the Area
cell,Ta-A,3,35.4 45.3,RECONSTRUCTED a point of the Area
cell,Ta-A,4,34.4 44.8,RECONSTRUCTED a point of the Area
cell,Ar-A,1,43.8 40.3,RECONSTRUCTED a point of the Area
cell,Ar-A,2,41.2 39.6,RECONSTRUCTED a point of the Area
cell,Ar-A,3,42.4 41.9,RECONSTRUCTED a point of the Area
cell,Ar-A,4,46.3 40.6,RECONSTRUCTED a point of the Area
cell,Ar-A,5,44.8 41.6,RECONSTRUCTED a point of the Area
cell,Ar-A,6,43.2 38.9,RECONSTRUCTED a point of the Area
cell,Ar-A,7,46 39.4,RECONSTRUCTED a point of the Area
cell,Ar-A,8,48.4 40.5,RECONSTRUCTED a point of the Area
cell,Me-A,1,44.6 32.4,RECONSTRUCTED a point of the Area
cell,Me-A,2,46.6 31.4,RECONSTRUCTED a point of the Area
cell,Me-A,3,45.8 32.6,RECONSTRUCTED a point of the Area
cell,Me-A,4,43.9 31.6,RECONSTRUCTED a point of the Area
cell,Me-B,1,43.9 35.2,RECONSTRUCTED a point of the Area
cell,Me-B,2,44.2 34.2,RECONSTRUCTED a point of the Area
cell,Me-B,3,43.4 36.5,RECONSTRUCTED a point of the Area
cell,Me-B,4,44.8 35.6,RECONSTRUCTED a point of the Area
cell,Me-C,1,40.1 36.6,RECONSTRUCTED a point of the Area
cell,Me-C,2,40.8 35.3,RECONSTRUCTED a point of the Area
cell,Me-C,3,41.6 36.9,RECONSTRUCTED a point of the Area
cell,Me-C,4,41.4 34.4,RECONSTRUCTED a point of the Area
cell,Me-C,5,39 37,RECONSTRUCTED a point of the Area
cell,Me-C,6,42.2 33.6,RECONSTRUCTED a point of the Area
cell,Pe-A,1,48.4 35.2,RECONSTRUCTED a point of the Area
cell,Pe-A,2,47.2 37.2,RECONSTRUCTED a point of the Area
cell,Pe-A,3,49.5 36.3,RECONSTRUCTED a point of the Area
cell,Pe-A,4,47.3 34.2,RECONSTRUCTED a point of the Area
cell,Pe-A,5,50.8 34.8,RECONSTRUCTED a point of the Area
cell,Pe-B,1,51.8 30.2,RECONSTRUCTED a point of the Area
cell,Pe-B,2,48.6 31.8,RECONSTRUCTED a point of the Area
cell,Pe-B,3,50 32.6,RECONSTRUCTED a point of the Area
cell,Pe-B,4,54.2 29.4,RECONSTRUCTED a point of the Area
cell,Pe-B,5,53.5 32,RECONSTRUCTED a point of the Area
cell,Pe-B,6,56.5 29,RECONSTRUCTED a point of the Area
cell,Pe-B,7,57 31,RECONSTRUCTED a point of the Area
cell,Pe-C,1,55.8 36.2,RECONSTRUCTED a point of the Area
cell,Pe-C,2,53.6 35.2,RECONSTRUCTED a point of the Area
cell,Pe-C,3,58.5 36.8,RECONSTRUCTED a point of the Area
cell,Pe-C,4,57.5 34,RECONSTRUCTED a point of the Area
cell,Pe-C,5,55 37.6,RECONSTRUCTED a point of the Area
cell,Pe-C,6,60 35,RECONSTRUCTED a point of the Area
cell,Sy-A,1,35.4 31.6,RECONSTRUCTED a point of the Area
cell,Sy-A,2,35.9 30.4,RECONSTRUCTED a point of the Area
cell,Sy-A,3,35.3 32.6,RECONSTRUCTED a point of the Area
cell,Sy-A,4,36.6 31.8,RECONSTRUCTED a point of the Area
cell,Sy-B,1,38.4 34.2,RECONSTRUCTED a point of the Area
cell,Sy-B,2,39.2 33.2,RECONSTRUCTED a point of the Area
cell,Sy-B,3,37.6 33.6,RECONSTRUCTED a point of the Area
cell,Sy-B,4,39.2 34.9,RECONSTRUCTED a point of the Area
cell,Sy-B,5,40.2 32.6,RECONSTRUCTED a point of the Area
cell,Sy-B,6,37.4 32.6,RECONSTRUCTED a point of the Area
cell,Sy-C,1,36.5 35.6,RECONSTRUCTED a point of the Area
cell,Sy-C,2,37.6 36.6,RECONSTRUCTED a point of the Area
cell,Sy-C,3,35.9 34.2,RECONSTRUCTED a point of the Area
cell,Sy-C,4,37 35.2,RECONSTRUCTED a point of the Area
cell,Sy-C,5,36.4 36.6,RECONSTRUCTED a point of the Area
cell,Ag-A,1,31 30.4,RECONSTRUCTED a point of the Area
cell,Ag-A,2,29.6 30.6,RECONSTRUCTED a point of the Area
cell,Ag-A,3,32.4 30.6,RECONSTRUCTED a point of the Area
cell,Ag-A,4,31 29,RECONSTRUCTED a point of the Area
cell,Ag-A,5,33.8 29.8,RECONSTRUCTED a point of the Area
cell,Ag-B,1,23.2 31.8,RECONSTRUCTED a point of the Area
cell,Ag-B,2,21.6 32.2,RECONSTRUCTED a point of the Area
cell,Ag-B,3,26 31,RECONSTRUCTED a point of the Area
cell,Ag-B,4,20.8 31,RECONSTRUCTED a point of the Area
cell,Ag-C,1,32 26.2,RECONSTRUCTED a point of the Area
cell,Ag-C,2,31 27.6,RECONSTRUCTED a point of the Area
cell,Ag-C,3,33 24.6,RECONSTRUCTED a point of the Area
cell,Ag-C,4,32.6 27.6,RECONSTRUCTED a point of the Area
cell,Af-A,1,-4.8 34,RECONSTRUCTED a point of the Area
cell,Af-A,2,-6.5 32.8,RECONSTRUCTED a point of the Area
cell,Af-A,3,-2.2 34.3,RECONSTRUCTED a point of the Area
cell,Af-A,4,-7.5 31.5,RECONSTRUCTED a point of the Area
cell,Af-A,5,-5.4 35,RECONSTRUCTED a point of the Area
cell,Af-B,1,4.4 35.8,RECONSTRUCTED a point of the Area
cell,Af-B,2,1.6 35.6,RECONSTRUCTED a point of the Area
cell,Af-B,3,6.4 36,RECONSTRUCTED a point of the Area
cell,Af-B,4,0.2 35,RECONSTRUCTED a point of the Area
cell,Af-B,5,6.2 34.8,RECONSTRUCTED a point of the Area
cell,Af-C,1,9.6 36.2,RECONSTRUCTED a point of the Area
cell,Af-C,2,9.5 34.4,RECONSTRUCTED a point of the Area
cell,Af-C,3,12 32.4,RECONSTRUCTED a point of the Area
cell,Af-C,4,14.4 31.6,RECONSTRUCTED a point of the Area
cell,Af-C,5,10 33,RECONSTRUCTED a point of the Area
cell,Af-C,6,16.5 30.9,RECONSTRUCTED a point of the Area
cell,Af-C,7,18.6 30.2,RECONSTRUCTED a point of the Area
cell,Si-A,1,14.2 37.5,RECONSTRUCTED a point of the Area
cell,Si-A,2,12.9 37.8,RECONSTRUCTED a point of the Area
cell,Si-A,3,9 40.1,RECONSTRUCTED a point of the Area
cell,Si-A,4,9.1 42.2,RECONSTRUCTED a point of the Area
cell,Cy-A,1,33.2 35,RECONSTRUCTED a point of the Area
cell,Cy-A,2,32.6 34.9,RECONSTRUCTED a point of the Area
cell,Cy-A,3,34 35.3,RECONSTRUCTED a point of the Area
# Land that is no part of the board.
void,land,1,52.4 42.4,RECONSTRUCTED not on the board
void,land,2,51.6 44.2,RECONSTRUCTED not on the board
void,land,3,53.5 40.5,RECONSTRUCTED not on the board
void,land,4,38 58,RECONSTRUCTED not on the board
void,land,5,30 61,RECONSTRUCTED not on the board
void,land,6,47 55,RECONSTRUCTED not on the board
void,land,7,54 52,RECONSTRUCTED not on the board
void,land,8,55 47,RECONSTRUCTED not on the board
void,land,9,60 43,RECONSTRUCTED not on the board
void,land,10,57 41,RECONSTRUCTED not on the board
void,land,11,60 39.6,RECONSTRUCTED not on the board
void,land,12,8 59.5,RECONSTRUCTED not on the board
void,land,13,14 59,RECONSTRUCTED not on the board
void,land,14,13.4 56.2,RECONSTRUCTED not on the board
void,land,15,16.5 57.5,RECONSTRUCTED not on the board
void,land,16,25 62,RECONSTRUCTED not on the board
void,land,17,10 62,RECONSTRUCTED not on the board
void,land,18,20 63,RECONSTRUCTED not on the board
void,land,19,-7 28.5,RECONSTRUCTED not on the board
void,land,20,-2 31,RECONSTRUCTED not on the board
void,land,21,3.5 32.2,RECONSTRUCTED not on the board
void,land,22,8 30.5,RECONSTRUCTED not on the board
void,land,23,15 27.5,RECONSTRUCTED not on the board
void,land,24,22 27.5,RECONSTRUCTED not on the board
void,land,25,28 26,RECONSTRUCTED not on the board
void,land,26,30 22.5,RECONSTRUCTED not on the board
void,land,27,35.6 26.6,RECONSTRUCTED not on the board
void,land,28,38 28.6,RECONSTRUCTED not on the board
void,land,29,42 29.8,RECONSTRUCTED not on the board
void,land,30,45.8 29,RECONSTRUCTED not on the board
void,land,31,48 27.5,RECONSTRUCTED not on the board
void,land,32,56.5 24.5,RECONSTRUCTED not on the board
void,land,33,61 27,RECONSTRUCTED not on the board
void,land,34,61 31.5,RECONSTRUCTED not on the board
void,land,35,52 23,RECONSTRUCTED not on the board
void,land,36,36 22,RECONSTRUCTED not on the board
void,land,37,-10 29,RECONSTRUCTED not on the board
void,land,38,60 57,RECONSTRUCTED not on the board
void,land,39,24 59.3,RECONSTRUCTED not on the board
void,land,40,33 57.5,RECONSTRUCTED not on the board
void,land,41,40 55,RECONSTRUCTED not on the board
void,land,42,28.5 57.8,RECONSTRUCTED not on the board
void,land,43,41.6 31.6,RECONSTRUCTED not on the board
void,land,44,47.6 29.2,RECONSTRUCTED not on the board
void,land,45,61.5 35.8,RECONSTRUCTED not on the board
void,land,46,53 49,RECONSTRUCTED not on the board
void,land,47,51 50.5,RECONSTRUCTED not on the board
void,land,48,12.6 30,RECONSTRUCTED not on the board
void,land,49,18.6 27.2,RECONSTRUCTED not on the board
)csv";

}  // namespace occasus::invasions
