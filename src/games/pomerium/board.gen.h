// Generated from src/games/pomerium/data/board.csv by tools/generate.py: do not edit. Run: tools/generate.py
// The built-in board of pomerium, as text: every figure with its provenance.
// clang-format off
#pragma once

#include <string_view>

namespace occasus::pomerium {

inline constexpr std::string_view kBuiltInBoard = R"csv(fact,of,number,value,provenance
# The board of Pomerium, one fact a line.
#
# The printed map is lost. The last column says whose each figure is: SEED (stated in the published
# rule text), PUBLIC (generally known) or RECONSTRUCTED (ours).
name,board,,Reconstructed board,RECONSTRUCTED the name of this board
die,board,,20,SEED the die that draws a province; 19 and 20 name none and are rolled again
die,core,,8,SEED the die that draws a core province
# The plane in which nearness and length are measured, and the part of the world it shows.
projection,board,,longitude * cos(42 degrees) to the east and latitude to the north,RECONSTRUCTED distances come out nearly true around the Mediterranean
longitudes,board,,-12 54,RECONSTRUCTED the western and eastern edges of the map
latitudes,board,,24 59,RECONSTRUCTED the southern and northern edges of the map
shortest_border,board,,0.5,RECONSTRUCTED cells that share less of a side than this are not neighbours
# Provinces: the number in the printed list and the Latin name, the printed name, what it covers,
# core or frontier, and the longitude and latitude where its counters stand.
province,spain,1,Hispania,SEED Spain is number 1 of the printed list; the Latin name is generally known
printed,spain,,Spain,SEED as the printed list spells it
gloss,spain,,Spain and Portugal,"RECONSTRUCTED lands of the time or of today, grouped by us"
kind,spain,,core,SEED marked as core in the printed list
place,spain,,-4 40,RECONSTRUCTED where the counters stand
province,gaul,2,Gallia,SEED Gaul is number 2 of the printed list; the Latin name is generally known
printed,gaul,,Gaul,SEED as the printed list spells it
gloss,gaul,,"France, the Low Countries and Switzerland","RECONSTRUCTED lands of the time or of today, grouped by us"
kind,gaul,,core,SEED marked as core in the printed list
place,gaul,,0.8 46.6,RECONSTRUCTED where the counters stand
province,italy,3,Italia,SEED Italy is number 3 of the printed list; the Latin name is generally known
printed,italy,,Italy,SEED as the printed list spells it
gloss,italy,,"Italy with Sicily, Sardinia and Corsica","RECONSTRUCTED lands of the time or of today, grouped by us"
kind,italy,,core,SEED marked as core in the printed list
place,italy,,12 43,RECONSTRUCTED where the counters stand
province,illyrica,4,Illyricum,SEED Illyrica is number 4 of the printed list; the Latin name is generally known
printed,illyrica,,Illyrica,SEED as the printed list spells it
gloss,illyrica,,Dalmatia and its hinterland,"RECONSTRUCTED lands of the time or of today, grouped by us"
kind,illyrica,,core,SEED marked as core in the printed list
place,illyrica,,17.4 44.6,RECONSTRUCTED where the counters stand
province,achaia,5,Achaia,SEED Achaia is number 5 of the printed list; the Latin name is generally known
printed,achaia,,Achaia,SEED as the printed list spells it
gloss,achaia,,Greece with Macedonia and upper Moesia,"RECONSTRUCTED lands of the time or of today, grouped by us"
kind,achaia,,core,SEED marked as core in the printed list
place,achaia,,22.5 39.6,RECONSTRUCTED where the counters stand
province,asia,6,Asia,SEED Asia is number 6 of the printed list; the Latin name is generally known
printed,asia,,Asia,SEED as the printed list spells it
gloss,asia,,western and central Asia Minor,"RECONSTRUCTED lands of the time or of today, grouped by us"
kind,asia,,core,SEED marked as core in the printed list
place,asia,,31.6 38.9,RECONSTRUCTED where the counters stand
province,syria,7,Syria,SEED Syria is number 7 of the printed list; the Latin name is generally known
printed,syria,,Syria,SEED as the printed list spells it
gloss,syria,,northern Syria; Antiochia,"RECONSTRUCTED lands of the time or of today, grouped by us"
kind,syria,,core,SEED marked as core in the printed list
place,syria,,38.2 35.6,RECONSTRUCTED where the counters stand
province,africa,8,Africa,SEED Africa is number 8 of the printed list; the Latin name is generally known
printed,africa,,Africa,SEED as the printed list spells it
gloss,africa,,Tunisia and Tripolitania; Carthago,"RECONSTRUCTED lands of the time or of today, grouped by us"
kind,africa,,core,SEED marked as core in the printed list
place,africa,,9.5 33.8,RECONSTRUCTED where the counters stand
province,britannia,9,Britannia,SEED Britannia is number 9 of the printed list; the Latin name is generally known
printed,britannia,,Britannia,SEED as the printed list spells it
gloss,britannia,,Britain,"RECONSTRUCTED lands of the time or of today, grouped by us"
kind,britannia,,frontier,SEED not marked as core in the printed list
place,britannia,,-1.6 52.8,RECONSTRUCTED where the counters stand
province,germania,10,Germania,SEED Germania is number 10 of the printed list; the Latin name is generally known
printed,germania,,Germania,SEED as the printed list spells it
gloss,germania,,Germany between Rhenus and Vistula,"RECONSTRUCTED lands of the time or of today, grouped by us"
kind,germania,,frontier,SEED not marked as core in the printed list
place,germania,,10.4 51.2,RECONSTRUCTED where the counters stand
province,noricum,11,Noricum,SEED Noricum is number 11 of the printed list; the Latin name is generally known
printed,noricum,,Noricum,SEED as the printed list spells it
gloss,noricum,,the eastern Alps with Raetia and upper Pannonia,"RECONSTRUCTED lands of the time or of today, grouped by us"
kind,noricum,,frontier,SEED not marked as core in the printed list
place,noricum,,12.8 47.6,RECONSTRUCTED where the counters stand
province,dacia,12,Dacia,SEED Dacia is number 12 of the printed list; the Latin name is generally known
printed,dacia,,Dacia,SEED as the printed list spells it
gloss,dacia,,Transylvania and the Tisia plain,"RECONSTRUCTED lands of the time or of today, grouped by us"
kind,dacia,,frontier,SEED not marked as core in the printed list
place,dacia,,23.8 46,RECONSTRUCTED where the counters stand
province,thrace,13,Thracia,SEED Thrace is number 13 of the printed list; the Latin name is generally known
printed,thrace,,Thrace,SEED as the printed list spells it
gloss,thrace,,Thrace with lower Moesia,"RECONSTRUCTED lands of the time or of today, grouped by us"
kind,thrace,,frontier,SEED not marked as core in the printed list
place,thrace,,25 42.5,RECONSTRUCTED where the counters stand
province,armenia,14,Armenia,SEED Armenia is number 14 of the printed list; the Latin name is generally known
printed,armenia,,Armenia,SEED as the printed list spells it
gloss,armenia,,the Armenian highlands,"RECONSTRUCTED lands of the time or of today, grouped by us"
kind,armenia,,frontier,SEED not marked as core in the printed list
place,armenia,,42 39.8,RECONSTRUCTED where the counters stand
province,parthia,15,Parthia,SEED Parthia is number 15 of the printed list; the Latin name is generally known
printed,parthia,,Parthia,SEED as the printed list spells it
gloss,parthia,,Mesopotamia and Media,"RECONSTRUCTED lands of the time or of today, grouped by us"
kind,parthia,,frontier,SEED not marked as core in the printed list
place,parthia,,45.4 35.2,RECONSTRUCTED where the counters stand
province,judaea,16,Iudaea,SEED Judaea is number 16 of the printed list; the Latin name is generally known
printed,judaea,,Judaea,SEED as the printed list spells it
gloss,judaea,,Judaea with Arabia Petraea,"RECONSTRUCTED lands of the time or of today, grouped by us"
kind,judaea,,frontier,SEED not marked as core in the printed list
place,judaea,,35.8 31.6,RECONSTRUCTED where the counters stand
province,egypt,17,Aegyptus,SEED Egypt is number 17 of the printed list; the Latin name is generally known
printed,egypt,,Egypt,SEED as the printed list spells it
gloss,egypt,,Egypt and Cyrenaica,"RECONSTRUCTED lands of the time or of today, grouped by us"
kind,egypt,,frontier,SEED not marked as core in the printed list
place,egypt,,29.4 30,RECONSTRUCTED where the counters stand
province,mauretania,18,Mauretania,SEED Mauretania is number 18 of the printed list; the Latin name is generally known
printed,mauretania,,Mauretania,SEED as the printed list spells it
gloss,mauretania,,Morocco and northern Algeria,"RECONSTRUCTED lands of the time or of today, grouped by us"
kind,mauretania,,frontier,SEED not marked as core in the printed list
place,mauretania,,-2 33.9,RECONSTRUCTED where the counters stand
# Borders by land, or by sea where a dotted line joins two shores, in clockwise order from due north.
# at: the middle of the border, or the end of the dotted line on the own shore. bearing: from place
# to there, in degrees clockwise from north. length: of a land border, in degrees of the plane.
border,spain,1,gaul,"SEED routes 4, 6; its place in the order is ours"
sea,spain,2,mauretania,SEED invasion route 4 (Spain - Mauret) joins them; its place in the order is ours
sea,gaul,1,britannia,SEED invasion route 1 (Brit - Gaul) joins them; its place in the order is ours
border,gaul,2,germania,"SEED route 2 and the Gaul example, which names it as number 2"
border,gaul,3,noricum,"SEED routes 3, 4; its place in the order is ours"
border,gaul,4,italy,"SEED routes 2, 3, 6; its place in the order is ours"
border,gaul,5,spain,"SEED routes 4, 6; its place in the order is ours"
border,italy,1,illyrica,"SEED routes 3, 6; its place in the order is ours"
sea,italy,2,africa,RECONSTRUCTED the Africa example (3 = Mauretania) needs a third African neighbour met before Mauretania; Sicily-Carthage is the natural crossing
border,italy,3,gaul,"SEED routes 2, 3, 6; its place in the order is ours"
border,italy,4,noricum,RECONSTRUCTED Alpine border
border,illyrica,1,dacia,RECONSTRUCTED Danube border
border,illyrica,2,achaia,"SEED routes 3, 6; its place in the order is ours"
border,illyrica,3,italy,"SEED routes 3, 6; its place in the order is ours"
border,illyrica,4,noricum,RECONSTRUCTED Pannonian border
border,achaia,1,thrace,"SEED routes 3, 6, 7; its place in the order is ours"
sea,achaia,2,asia,SEED invasion route 5 (Achaia - Asia) joins them; its place in the order is ours
border,achaia,3,illyrica,"SEED routes 3, 6; its place in the order is ours"
border,achaia,4,dacia,SEED route 5 (Dacia - Achaia); its place in the order is ours
border,asia,1,armenia,SEED route 7; its place in the order is ours
border,asia,2,syria,SEED route 8; its place in the order is ours
sea,asia,3,achaia,SEED invasion route 5 (Achaia - Asia) joins them; its place in the order is ours
sea,asia,4,thrace,SEED invasion routes 7 and 8 (Asia - Thrace) join them; its place in the order is ours
border,syria,1,armenia,RECONSTRUCTED upper Euphrates border
border,syria,2,parthia,SEED route 8; its place in the order is ours
border,syria,3,judaea,RECONSTRUCTED Levant coast
border,syria,4,asia,SEED route 8; its place in the order is ours
sea,africa,1,italy,RECONSTRUCTED the Africa example (3 = Mauretania) needs a third African neighbour met before Mauretania; Sicily-Carthage is the natural crossing
border,africa,2,egypt,RECONSTRUCTED Cyrenaica-Tripolitania
border,africa,3,mauretania,SEED the Africa example names it as number 3
sea,britannia,1,gaul,SEED invasion route 1 (Brit - Gaul) joins them; its place in the order is ours
border,germania,1,dacia,RECONSTRUCTED lands beyond the Danube bend
border,germania,2,noricum,RECONSTRUCTED upper Danube border
border,germania,3,gaul,SEED route 2 and the Gaul example; its place in the order is ours
border,noricum,1,dacia,"SEED routes 3, 4; its place in the order is ours"
border,noricum,2,illyrica,RECONSTRUCTED Pannonian border
border,noricum,3,italy,RECONSTRUCTED Alpine border
border,noricum,4,gaul,"SEED routes 3, 4; its place in the order is ours"
border,noricum,5,germania,RECONSTRUCTED upper Danube border
border,dacia,1,thrace,RECONSTRUCTED lower Danube border
border,dacia,2,achaia,SEED route 5 (Dacia - Achaia); its place in the order is ours
border,dacia,3,illyrica,RECONSTRUCTED Danube border
border,dacia,4,noricum,"SEED routes 3, 4; its place in the order is ours"
border,dacia,5,germania,RECONSTRUCTED lands beyond the Danube bend
border,thrace,1,dacia,RECONSTRUCTED lower Danube border
sea,thrace,2,asia,SEED invasion routes 7 and 8 (Asia - Thrace) join them; its place in the order is ours
border,thrace,3,achaia,"SEED routes 3, 6, 7; its place in the order is ours"
border,armenia,1,parthia,RECONSTRUCTED Median border
border,armenia,2,syria,RECONSTRUCTED upper Euphrates border
border,armenia,3,asia,SEED route 7; its place in the order is ours
border,parthia,1,syria,SEED route 8; its place in the order is ours
border,parthia,2,armenia,RECONSTRUCTED Median border
border,judaea,1,syria,RECONSTRUCTED Levant coast
border,judaea,2,egypt,RECONSTRUCTED Sinai
border,egypt,1,judaea,RECONSTRUCTED Sinai
border,egypt,2,africa,RECONSTRUCTED Cyrenaica-Tripolitania
border,mauretania,1,africa,SEED the Africa example; its place in the order is ours
sea,mauretania,2,spain,SEED invasion route 4 (Spain - Mauret) joins them; its place in the order is ours
at,spain,1,0.12 42.82,RECONSTRUCTED the middle of the border
bearing,spain,1,47.4,RECONSTRUCTED gives the place in the clockwise order
length,spain,1,3.33,RECONSTRUCTED length of the border on our map
at,spain,2,-5.4 36.6,RECONSTRUCTED the own end of the dotted line
bearing,spain,2,197,RECONSTRUCTED gives the place in the clockwise order
at,gaul,1,1.9 50.6,RECONSTRUCTED the own end of the dotted line
bearing,gaul,1,11.6,RECONSTRUCTED gives the place in the clockwise order
at,gaul,2,5.73 50.25,RECONSTRUCTED the middle of the border
bearing,gaul,2,45.1,RECONSTRUCTED gives the place in the clockwise order
length,gaul,2,3.94,RECONSTRUCTED length of the border on our map
at,gaul,3,7.02 47.35,RECONSTRUCTED the middle of the border
bearing,gaul,3,80.8,RECONSTRUCTED gives the place in the clockwise order
length,gaul,3,2.77,RECONSTRUCTED length of the border on our map
at,gaul,4,6.73 45.17,RECONSTRUCTED the middle of the border
bearing,gaul,4,108,RECONSTRUCTED gives the place in the clockwise order
length,gaul,4,2.72,RECONSTRUCTED length of the border on our map
at,gaul,5,0.12 42.82,RECONSTRUCTED the middle of the border
bearing,gaul,5,187.6,RECONSTRUCTED gives the place in the clockwise order
length,gaul,5,3.33,RECONSTRUCTED length of the border on our map
at,italy,1,13.75 45.8,RECONSTRUCTED the middle of the border
bearing,italy,1,24.9,RECONSTRUCTED gives the place in the clockwise order
length,italy,1,1.19,RECONSTRUCTED length of the border on our map
at,italy,2,12.7 37.7,RECONSTRUCTED the own end of the dotted line
bearing,italy,2,174.4,RECONSTRUCTED gives the place in the clockwise order
at,italy,3,6.73 45.17,RECONSTRUCTED the middle of the border
bearing,italy,3,299,RECONSTRUCTED gives the place in the clockwise order
length,italy,3,2.72,RECONSTRUCTED length of the border on our map
at,italy,4,10.76 46.34,RECONSTRUCTED the middle of the border
bearing,italy,4,344.5,RECONSTRUCTED gives the place in the clockwise order
length,italy,4,4.6,RECONSTRUCTED length of the border on our map
at,illyrica,1,19.37 45.67,RECONSTRUCTED the middle of the border
bearing,illyrica,1,53.7,RECONSTRUCTED gives the place in the clockwise order
length,illyrica,1,2.42,RECONSTRUCTED length of the border on our map
at,illyrica,2,20.34 42.73,RECONSTRUCTED the middle of the border
bearing,illyrica,2,130.6,RECONSTRUCTED gives the place in the clockwise order
length,illyrica,2,5.07,RECONSTRUCTED length of the border on our map
at,illyrica,3,13.75 45.8,RECONSTRUCTED the middle of the border
bearing,illyrica,3,293.8,RECONSTRUCTED gives the place in the clockwise order
length,illyrica,3,1.19,RECONSTRUCTED length of the border on our map
at,illyrica,4,16 46.47,RECONSTRUCTED the middle of the border
bearing,illyrica,4,330.9,RECONSTRUCTED gives the place in the clockwise order
length,illyrica,4,3.56,RECONSTRUCTED length of the border on our map
at,achaia,1,23 42.52,RECONSTRUCTED the middle of the border
bearing,achaia,1,7.2,RECONSTRUCTED gives the place in the clockwise order
length,achaia,1,3.92,RECONSTRUCTED length of the border on our map
at,achaia,2,24.1 38,RECONSTRUCTED the own end of the dotted line
bearing,achaia,2,143.4,RECONSTRUCTED gives the place in the clockwise order
at,achaia,3,20.34 42.73,RECONSTRUCTED the middle of the border
bearing,achaia,3,332.8,RECONSTRUCTED gives the place in the clockwise order
length,achaia,3,5.07,RECONSTRUCTED length of the border on our map
at,achaia,4,21.68 44.72,RECONSTRUCTED the middle of the border
bearing,achaia,4,353.2,RECONSTRUCTED gives the place in the clockwise order
length,achaia,4,1.77,RECONSTRUCTED length of the border on our map
at,asia,1,36.65 39.8,RECONSTRUCTED the middle of the border
bearing,asia,1,76.4,RECONSTRUCTED gives the place in the clockwise order
length,asia,1,3.08,RECONSTRUCTED length of the border on our map
at,asia,2,36.37 37.69,RECONSTRUCTED the middle of the border
bearing,asia,2,108.9,RECONSTRUCTED gives the place in the clockwise order
length,asia,2,2.6,RECONSTRUCTED length of the border on our map
at,asia,3,27 38.2,RECONSTRUCTED the own end of the dotted line
bearing,asia,3,258.4,RECONSTRUCTED gives the place in the clockwise order
at,asia,4,28.6 40.6,RECONSTRUCTED the own end of the dotted line
bearing,asia,4,307.3,RECONSTRUCTED gives the place in the clockwise order
at,syria,1,39.58 38.1,RECONSTRUCTED the middle of the border
bearing,syria,1,22.4,RECONSTRUCTED gives the place in the clockwise order
length,syria,1,3.07,RECONSTRUCTED length of the border on our map
at,syria,2,41.44 36.13,RECONSTRUCTED the middle of the border
bearing,syria,2,77.5,RECONSTRUCTED gives the place in the clockwise order
length,syria,2,2.87,RECONSTRUCTED length of the border on our map
at,syria,3,37.04 33.5,RECONSTRUCTED the middle of the border
bearing,syria,3,202.3,RECONSTRUCTED gives the place in the clockwise order
length,syria,3,1.59,RECONSTRUCTED length of the border on our map
at,syria,4,36.37 37.69,RECONSTRUCTED the middle of the border
bearing,syria,4,326.9,RECONSTRUCTED gives the place in the clockwise order
length,syria,4,2.6,RECONSTRUCTED length of the border on our map
at,africa,1,10.4 36.9,RECONSTRUCTED the own end of the dotted line
bearing,africa,1,12.2,RECONSTRUCTED gives the place in the clockwise order
at,africa,2,20.45 30.73,RECONSTRUCTED the middle of the border
bearing,africa,2,110.7,RECONSTRUCTED gives the place in the clockwise order
length,africa,2,1.86,RECONSTRUCTED length of the border on our map
at,africa,3,6.17 34.83,RECONSTRUCTED the middle of the border
bearing,africa,3,292.6,RECONSTRUCTED gives the place in the clockwise order
length,africa,3,4.15,RECONSTRUCTED length of the border on our map
at,britannia,1,0.9 51.1,RECONSTRUCTED the own end of the dotted line
bearing,britannia,1,132.5,RECONSTRUCTED gives the place in the clockwise order
at,germania,1,17.22 49.98,RECONSTRUCTED the middle of the border
bearing,germania,1,103.6,RECONSTRUCTED gives the place in the clockwise order
length,germania,1,1.88,RECONSTRUCTED length of the border on our map
at,germania,2,11.59 48.99,RECONSTRUCTED the middle of the border
bearing,germania,2,158.2,RECONSTRUCTED gives the place in the clockwise order
length,germania,2,7.42,RECONSTRUCTED length of the border on our map
at,germania,3,5.73 50.25,RECONSTRUCTED the middle of the border
bearing,germania,3,254.7,RECONSTRUCTED gives the place in the clockwise order
length,germania,3,3.94,RECONSTRUCTED length of the border on our map
at,noricum,1,17.75 48.1,RECONSTRUCTED the middle of the border
bearing,noricum,1,82.3,RECONSTRUCTED gives the place in the clockwise order
length,noricum,1,3.42,RECONSTRUCTED length of the border on our map
at,noricum,2,16 46.47,RECONSTRUCTED the middle of the border
bearing,noricum,2,115.4,RECONSTRUCTED gives the place in the clockwise order
length,noricum,2,3.56,RECONSTRUCTED length of the border on our map
at,noricum,3,10.76 46.34,RECONSTRUCTED the middle of the border
bearing,noricum,3,230.4,RECONSTRUCTED gives the place in the clockwise order
length,noricum,3,4.6,RECONSTRUCTED length of the border on our map
at,noricum,4,7.02 47.35,RECONSTRUCTED the middle of the border
bearing,noricum,4,266.6,RECONSTRUCTED gives the place in the clockwise order
length,noricum,4,2.77,RECONSTRUCTED length of the border on our map
at,noricum,5,11.59 48.99,RECONSTRUCTED the middle of the border
bearing,noricum,5,327.1,RECONSTRUCTED gives the place in the clockwise order
length,noricum,5,7.42,RECONSTRUCTED length of the border on our map
at,dacia,1,25.65 44.61,RECONSTRUCTED the middle of the border
bearing,dacia,1,135.4,RECONSTRUCTED gives the place in the clockwise order
length,dacia,1,4.57,RECONSTRUCTED length of the border on our map
at,dacia,2,21.68 44.72,RECONSTRUCTED the middle of the border
bearing,dacia,2,231,RECONSTRUCTED gives the place in the clockwise order
length,dacia,2,1.77,RECONSTRUCTED length of the border on our map
at,dacia,3,19.37 45.67,RECONSTRUCTED the middle of the border
bearing,dacia,3,264.3,RECONSTRUCTED gives the place in the clockwise order
length,dacia,3,2.42,RECONSTRUCTED length of the border on our map
at,dacia,4,17.75 48.1,RECONSTRUCTED the middle of the border
bearing,dacia,4,295,RECONSTRUCTED gives the place in the clockwise order
length,dacia,4,3.42,RECONSTRUCTED length of the border on our map
at,dacia,5,17.22 49.98,RECONSTRUCTED the middle of the border
bearing,dacia,5,309.1,RECONSTRUCTED gives the place in the clockwise order
length,dacia,5,1.88,RECONSTRUCTED length of the border on our map
at,thrace,1,25.65 44.61,RECONSTRUCTED the middle of the border
bearing,thrace,1,12.8,RECONSTRUCTED gives the place in the clockwise order
length,thrace,1,4.57,RECONSTRUCTED length of the border on our map
at,thrace,2,27.6 41.3,RECONSTRUCTED the own end of the dotted line
bearing,thrace,2,121.8,RECONSTRUCTED gives the place in the clockwise order
at,thrace,3,23 42.52,RECONSTRUCTED the middle of the border
bearing,thrace,3,270.7,RECONSTRUCTED gives the place in the clockwise order
length,thrace,3,3.92,RECONSTRUCTED length of the border on our map
at,armenia,1,44.33 37.95,RECONSTRUCTED the middle of the border
bearing,armenia,1,136.8,RECONSTRUCTED gives the place in the clockwise order
length,armenia,1,4.43,RECONSTRUCTED length of the border on our map
at,armenia,2,39.58 38.1,RECONSTRUCTED the middle of the border
bearing,armenia,2,226.5,RECONSTRUCTED gives the place in the clockwise order
length,armenia,2,3.07,RECONSTRUCTED length of the border on our map
at,armenia,3,36.65 39.8,RECONSTRUCTED the middle of the border
bearing,armenia,3,270.1,RECONSTRUCTED gives the place in the clockwise order
length,armenia,3,3.08,RECONSTRUCTED length of the border on our map
at,parthia,1,41.44 36.13,RECONSTRUCTED the middle of the border
bearing,parthia,1,287.6,RECONSTRUCTED gives the place in the clockwise order
length,parthia,1,2.87,RECONSTRUCTED length of the border on our map
at,parthia,2,44.33 37.95,RECONSTRUCTED the middle of the border
bearing,parthia,2,343.9,RECONSTRUCTED gives the place in the clockwise order
length,parthia,2,4.43,RECONSTRUCTED length of the border on our map
at,judaea,1,37.04 33.5,RECONSTRUCTED the middle of the border
bearing,judaea,1,25.9,RECONSTRUCTED gives the place in the clockwise order
length,judaea,1,1.59,RECONSTRUCTED length of the border on our map
at,judaea,2,34.21 30.41,RECONSTRUCTED the middle of the border
bearing,judaea,2,224.7,RECONSTRUCTED gives the place in the clockwise order
length,judaea,2,1.72,RECONSTRUCTED length of the border on our map
at,egypt,1,34.21 30.41,RECONSTRUCTED the middle of the border
bearing,egypt,1,83.5,RECONSTRUCTED gives the place in the clockwise order
length,egypt,1,1.72,RECONSTRUCTED length of the border on our map
at,egypt,2,20.45 30.73,RECONSTRUCTED the middle of the border
bearing,egypt,2,276.3,RECONSTRUCTED gives the place in the clockwise order
length,egypt,2,1.86,RECONSTRUCTED length of the border on our map
at,mauretania,1,6.17 34.83,RECONSTRUCTED the middle of the border
bearing,mauretania,1,81.3,RECONSTRUCTED gives the place in the clockwise order
length,mauretania,1,4.15,RECONSTRUCTED length of the border on our map
at,mauretania,2,-5.4 35.4,RECONSTRUCTED the own end of the dotted line
bearing,mauretania,2,300.7,RECONSTRUCTED gives the place in the clockwise order
# Invaders: the face of the eight-sided die, and the provinces of the route in order.
invader,picts,1,Picts,SEED the table of invaders
route,picts,1,britannia,SEED the table of invaders
route,picts,2,gaul,SEED the table of invaders
invader,celts,2,Celts,SEED the table of invaders
route,celts,1,germania,SEED the table of invaders
route,celts,2,gaul,SEED the table of invaders
route,celts,3,italy,SEED the table of invaders
invader,huns,3,Huns,SEED the table of invaders
route,huns,1,dacia,SEED the table of invaders
route,huns,2,noricum,SEED the table of invaders
route,huns,3,gaul,SEED the table of invaders
route,huns,4,italy,SEED the table of invaders
route,huns,5,illyrica,SEED the table of invaders
route,huns,6,achaia,SEED the table of invaders
route,huns,7,thrace,SEED the table of invaders
invader,vandals,4,Vandals,SEED the table of invaders
route,vandals,1,dacia,SEED the table of invaders
route,vandals,2,noricum,SEED the table of invaders
route,vandals,3,gaul,SEED the table of invaders
route,vandals,4,spain,SEED the table of invaders
route,vandals,5,mauretania,SEED the table of invaders
invader,ostrogoths,5,Ostrogoths,SEED the table of invaders
route,ostrogoths,1,dacia,SEED the table of invaders
route,ostrogoths,2,achaia,SEED the table of invaders
route,ostrogoths,3,asia,SEED the table of invaders
invader,visigoths,6,Visigoths,SEED the table of invaders
route,visigoths,1,thrace,SEED the table of invaders
route,visigoths,2,achaia,SEED the table of invaders
route,visigoths,3,illyrica,SEED the table of invaders
route,visigoths,4,italy,SEED the table of invaders
route,visigoths,5,gaul,SEED the table of invaders
route,visigoths,6,spain,SEED the table of invaders
invader,armenians,7,Armenians,SEED the table of invaders
route,armenians,1,armenia,SEED the table of invaders
route,armenians,2,asia,SEED the table of invaders
route,armenians,3,thrace,SEED the table of invaders
route,armenians,4,achaia,SEED the table of invaders
invader,parthians,8,Parthians,SEED the table of invaders
route,parthians,1,parthia,SEED the table of invaders
route,parthians,2,syria,SEED the table of invaders
route,parthians,3,asia,SEED the table of invaders
route,parthians,4,thrace,SEED the table of invaders
# Cells: each point belongs to the province of the nearest of these, or to none if the nearest is a
# void (land outside the game) or water.
cell,spain,1,-8 42.3,RECONSTRUCTED part of the shape of the province
cell,spain,2,-8.2 40.2,RECONSTRUCTED part of the shape of the province
cell,spain,3,-7.6 38.1,RECONSTRUCTED part of the shape of the province
cell,spain,4,-5.2 42.3,RECONSTRUCTED part of the shape of the province
cell,spain,5,-5.4 40,RECONSTRUCTED part of the shape of the province
cell,spain,6,-5 38,RECONSTRUCTED part of the shape of the province
cell,spain,7,-2.4 42,RECONSTRUCTED part of the shape of the province
cell,spain,8,-2.4 39.8,RECONSTRUCTED part of the shape of the province
cell,spain,9,-2.6 37.9,RECONSTRUCTED part of the shape of the province
cell,spain,10,0.6 41.4,RECONSTRUCTED part of the shape of the province
cell,gaul,1,-0.2 44.2,RECONSTRUCTED part of the shape of the province
cell,gaul,2,2.2 43.9,RECONSTRUCTED part of the shape of the province
cell,gaul,3,4.6 44.2,RECONSTRUCTED part of the shape of the province
cell,gaul,4,-0.6 46.4,RECONSTRUCTED part of the shape of the province
cell,gaul,5,-3.2 48,RECONSTRUCTED part of the shape of the province
cell,gaul,6,-0.6 48.4,RECONSTRUCTED part of the shape of the province
cell,gaul,7,2 46.3,RECONSTRUCTED part of the shape of the province
cell,gaul,8,4.4 46.6,RECONSTRUCTED part of the shape of the province
cell,gaul,9,2 48.8,RECONSTRUCTED part of the shape of the province
cell,gaul,10,4.6 49,RECONSTRUCTED part of the shape of the province
cell,gaul,11,6.2 46.4,RECONSTRUCTED part of the shape of the province
cell,gaul,12,3.6 50.6,RECONSTRUCTED part of the shape of the province
cell,italy,1,8 44.9,RECONSTRUCTED part of the shape of the province
cell,italy,2,10.2 45.2,RECONSTRUCTED part of the shape of the province
cell,italy,3,12.6 45.5,RECONSTRUCTED part of the shape of the province
cell,italy,4,11.2 43.2,RECONSTRUCTED part of the shape of the province
cell,italy,5,12.9 42.3,RECONSTRUCTED part of the shape of the province
cell,italy,6,14.6 41.1,RECONSTRUCTED part of the shape of the province
cell,italy,7,16.6 40.6,RECONSTRUCTED part of the shape of the province
cell,italy,8,16.2 39,RECONSTRUCTED part of the shape of the province
cell,italy,9,14 37.6,RECONSTRUCTED part of the shape of the province
cell,italy,10,9 41.7,RECONSTRUCTED part of the shape of the province
cell,italy,11,9 39.9,RECONSTRUCTED part of the shape of the province
cell,illyrica,1,14.9 45.5,RECONSTRUCTED part of the shape of the province
cell,illyrica,2,17.2 45.4,RECONSTRUCTED part of the shape of the province
cell,illyrica,3,16.9 43.9,RECONSTRUCTED part of the shape of the province
cell,illyrica,4,18.8 44.6,RECONSTRUCTED part of the shape of the province
cell,illyrica,5,18.9 43,RECONSTRUCTED part of the shape of the province
cell,illyrica,6,19.8 41.9,RECONSTRUCTED part of the shape of the province
cell,achaia,1,21.1 43.6,RECONSTRUCTED part of the shape of the province
cell,achaia,2,21.9 41.9,RECONSTRUCTED part of the shape of the province
cell,achaia,3,20.6 40.4,RECONSTRUCTED part of the shape of the province
cell,achaia,4,22.4 40.4,RECONSTRUCTED part of the shape of the province
cell,achaia,5,21.6 38.9,RECONSTRUCTED part of the shape of the province
cell,achaia,6,23.2 38.5,RECONSTRUCTED part of the shape of the province
cell,achaia,7,22.2 37.2,RECONSTRUCTED part of the shape of the province
cell,asia,1,28 39.4,RECONSTRUCTED part of the shape of the province
cell,asia,2,28.4 37.7,RECONSTRUCTED part of the shape of the province
cell,asia,3,30.2 40.2,RECONSTRUCTED part of the shape of the province
cell,asia,4,30.6 38.2,RECONSTRUCTED part of the shape of the province
cell,asia,5,32.8 40.6,RECONSTRUCTED part of the shape of the province
cell,asia,6,33 38.4,RECONSTRUCTED part of the shape of the province
cell,asia,7,35.2 40.2,RECONSTRUCTED part of the shape of the province
cell,asia,8,35.2 38.4,RECONSTRUCTED part of the shape of the province
cell,asia,9,31.2 36.9,RECONSTRUCTED part of the shape of the province
cell,syria,1,36.9 36.6,RECONSTRUCTED part of the shape of the province
cell,syria,2,38.6 36.9,RECONSTRUCTED part of the shape of the province
cell,syria,3,37 34.9,RECONSTRUCTED part of the shape of the province
cell,syria,4,38.8 35.2,RECONSTRUCTED part of the shape of the province
cell,syria,5,40.4 36.6,RECONSTRUCTED part of the shape of the province
cell,africa,1,7.4 36.2,RECONSTRUCTED part of the shape of the province
cell,africa,2,9.4 36.3,RECONSTRUCTED part of the shape of the province
cell,africa,3,8.2 34.2,RECONSTRUCTED part of the shape of the province
cell,africa,4,10.2 34,RECONSTRUCTED part of the shape of the province
cell,africa,5,11.8 32.2,RECONSTRUCTED part of the shape of the province
cell,africa,6,14.2 31.6,RECONSTRUCTED part of the shape of the province
cell,africa,7,16.8 30.8,RECONSTRUCTED part of the shape of the province
cell,africa,8,19 30.4,RECONSTRUCTED part of the shape of the province
cell,africa,9,9.4 31.8,RECONSTRUCTED part of the shape of the province
cell,africa,10,13.6 29.6,RECONSTRUCTED part of the shape of the province
cell,britannia,1,-4 50.8,RECONSTRUCTED part of the shape of the province
cell,britannia,2,-1.6 51.4,RECONSTRUCTED part of the shape of the province
cell,britannia,3,0.4 51.6,RECONSTRUCTED part of the shape of the province
cell,britannia,4,-3.4 52.6,RECONSTRUCTED part of the shape of the province
cell,britannia,5,-0.8 53.2,RECONSTRUCTED part of the shape of the province
cell,britannia,6,-2.6 55,RECONSTRUCTED part of the shape of the province
cell,britannia,7,-3.8 57,RECONSTRUCTED part of the shape of the province
cell,germania,1,6.4 51.6,RECONSTRUCTED part of the shape of the province
cell,germania,2,8.4 49.8,RECONSTRUCTED part of the shape of the province
cell,germania,3,8.8 52.6,RECONSTRUCTED part of the shape of the province
cell,germania,4,11 50.4,RECONSTRUCTED part of the shape of the province
cell,germania,5,11.8 53,RECONSTRUCTED part of the shape of the province
cell,germania,6,13.8 51,RECONSTRUCTED part of the shape of the province
cell,germania,7,15 53,RECONSTRUCTED part of the shape of the province
cell,germania,8,16.6 51.2,RECONSTRUCTED part of the shape of the province
cell,noricum,1,8.4 47.3,RECONSTRUCTED part of the shape of the province
cell,noricum,2,10.6 47.6,RECONSTRUCTED part of the shape of the province
cell,noricum,3,12.8 47.4,RECONSTRUCTED part of the shape of the province
cell,noricum,4,15 47.6,RECONSTRUCTED part of the shape of the province
cell,noricum,5,16.8 47.4,RECONSTRUCTED part of the shape of the province
cell,dacia,1,19.6 47.6,RECONSTRUCTED part of the shape of the province
cell,dacia,2,20.6 46.2,RECONSTRUCTED part of the shape of the province
cell,dacia,3,22.6 45.8,RECONSTRUCTED part of the shape of the province
cell,dacia,4,24.8 45.8,RECONSTRUCTED part of the shape of the province
cell,dacia,5,27 45.8,RECONSTRUCTED part of the shape of the province
cell,dacia,6,22.4 48,RECONSTRUCTED part of the shape of the province
cell,dacia,7,25.4 48,RECONSTRUCTED part of the shape of the province
cell,dacia,8,18.9 49.6,RECONSTRUCTED part of the shape of the province
cell,thrace,1,24.2 43.4,RECONSTRUCTED part of the shape of the province
cell,thrace,2,26.4 43.5,RECONSTRUCTED part of the shape of the province
cell,thrace,3,24.4 41.8,RECONSTRUCTED part of the shape of the province
cell,thrace,4,26.6 41.9,RECONSTRUCTED part of the shape of the province
cell,thrace,5,28 43.2,RECONSTRUCTED part of the shape of the province
cell,armenia,1,37.6 40.4,RECONSTRUCTED part of the shape of the province
cell,armenia,2,39.6 39.6,RECONSTRUCTED part of the shape of the province
cell,armenia,3,41.8 40.6,RECONSTRUCTED part of the shape of the province
cell,armenia,4,43.6 39.4,RECONSTRUCTED part of the shape of the province
cell,armenia,5,45.6 40.4,RECONSTRUCTED part of the shape of the province
cell,armenia,6,41.6 38.8,RECONSTRUCTED part of the shape of the province
cell,parthia,1,42.6 36.6,RECONSTRUCTED part of the shape of the province
cell,parthia,2,43.2 34.4,RECONSTRUCTED part of the shape of the province
cell,parthia,3,45.2 36.2,RECONSTRUCTED part of the shape of the province
cell,parthia,4,45.4 33.4,RECONSTRUCTED part of the shape of the province
cell,parthia,5,47.6 35.6,RECONSTRUCTED part of the shape of the province
cell,parthia,6,47.8 32.8,RECONSTRUCTED part of the shape of the province
cell,parthia,7,50.2 34.6,RECONSTRUCTED part of the shape of the province
cell,parthia,8,50.6 37,RECONSTRUCTED part of the shape of the province
cell,judaea,1,35.4 32.6,RECONSTRUCTED part of the shape of the province
cell,judaea,2,35.2 30.9,RECONSTRUCTED part of the shape of the province
cell,judaea,3,36.8 31.9,RECONSTRUCTED part of the shape of the province
cell,judaea,4,36 29.6,RECONSTRUCTED part of the shape of the province
cell,egypt,1,33.2 30,RECONSTRUCTED part of the shape of the province
cell,egypt,2,31 30.6,RECONSTRUCTED part of the shape of the province
cell,egypt,3,28.6 30.4,RECONSTRUCTED part of the shape of the province
cell,egypt,4,26.4 30.8,RECONSTRUCTED part of the shape of the province
cell,egypt,5,24 31.2,RECONSTRUCTED part of the shape of the province
cell,egypt,6,21.4 31.6,RECONSTRUCTED part of the shape of the province
cell,egypt,7,31 28.2,RECONSTRUCTED part of the shape of the province
cell,egypt,8,28.4 28,RECONSTRUCTED part of the shape of the province
cell,egypt,9,32.2 26,RECONSTRUCTED part of the shape of the province
cell,egypt,10,30 25.6,RECONSTRUCTED part of the shape of the province
cell,egypt,11,25 28.8,RECONSTRUCTED part of the shape of the province
cell,mauretania,1,-6.4 34.6,RECONSTRUCTED part of the shape of the province
cell,mauretania,2,-7.4 32.6,RECONSTRUCTED part of the shape of the province
cell,mauretania,3,-4.2 33.6,RECONSTRUCTED part of the shape of the province
cell,mauretania,4,-1.6 34.4,RECONSTRUCTED part of the shape of the province
cell,mauretania,5,1 34.8,RECONSTRUCTED part of the shape of the province
cell,mauretania,6,3.4 35.2,RECONSTRUCTED part of the shape of the province
cell,mauretania,7,5.2 36,RECONSTRUCTED part of the shape of the province
cell,mauretania,8,3.6 33.4,RECONSTRUCTED part of the shape of the province
cell,mauretania,9,-1.4 32.4,RECONSTRUCTED part of the shape of the province
void,board,1,18.6 53,RECONSTRUCTED land outside the game: far north
void,board,2,19.4 51.4,RECONSTRUCTED land outside the game: far north
void,board,3,22.2 50.6,RECONSTRUCTED land outside the game: far north
void,board,4,26 50.6,RECONSTRUCTED land outside the game: far north
void,board,5,29.6 48.6,RECONSTRUCTED land outside the game: far north
void,board,6,22 54,RECONSTRUCTED land outside the game: far north
void,board,7,27 54,RECONSTRUCTED land outside the game: far north
void,board,8,32.6 51,RECONSTRUCTED land outside the game: far north
void,board,9,34 47.4,RECONSTRUCTED land outside the game: far north
void,board,10,38 50,RECONSTRUCTED land outside the game: far north
void,board,11,40 46.6,RECONSTRUCTED land outside the game: far north
void,board,12,44 50,RECONSTRUCTED land outside the game: far north
void,board,13,44.6 44.6,RECONSTRUCTED land outside the game: far north
void,board,14,49 48,RECONSTRUCTED land outside the game: far north
void,board,15,41.8 43.6,RECONSTRUCTED land outside the game: far north
void,board,16,46.6 42.8,RECONSTRUCTED land outside the game: far north
void,board,17,11 57.5,RECONSTRUCTED land outside the game: far north
void,board,18,17 58,RECONSTRUCTED land outside the game: far north
void,board,19,24 57.6,RECONSTRUCTED land outside the game: far north
void,board,20,36 56,RECONSTRUCTED land outside the game: far north
void,board,21,48 55,RECONSTRUCTED land outside the game: far north
void,board,22,-9 29,RECONSTRUCTED land outside the game: desert south
void,board,23,-4 29.6,RECONSTRUCTED land outside the game: desert south
void,board,24,1 30.6,RECONSTRUCTED land outside the game: desert south
void,board,25,5.4 31,RECONSTRUCTED land outside the game: desert south
void,board,26,6 28,RECONSTRUCTED land outside the game: desert south
void,board,27,10 28.8,RECONSTRUCTED land outside the game: desert south
void,board,28,14 26.6,RECONSTRUCTED land outside the game: desert south
void,board,29,18 27.8,RECONSTRUCTED land outside the game: desert south
void,board,30,20.4 28.4,RECONSTRUCTED land outside the game: desert south
void,board,31,22 26,RECONSTRUCTED land outside the game: desert south
void,board,32,26 25.6,RECONSTRUCTED land outside the game: desert south
void,board,33,-4 26,RECONSTRUCTED land outside the game: desert south
void,board,34,2 26.4,RECONSTRUCTED land outside the game: desert south
void,board,35,9 25.6,RECONSTRUCTED land outside the game: desert south
void,board,36,40.4 33.2,RECONSTRUCTED land outside the game: arabia
void,board,37,40 31,RECONSTRUCTED land outside the game: arabia
void,board,38,38.6 29.4,RECONSTRUCTED land outside the game: arabia
void,board,39,43 31.4,RECONSTRUCTED land outside the game: arabia
void,board,40,44 28.6,RECONSTRUCTED land outside the game: arabia
void,board,41,47 29.6,RECONSTRUCTED land outside the game: arabia
void,board,42,40 26.6,RECONSTRUCTED land outside the game: arabia
void,board,43,46 26,RECONSTRUCTED land outside the game: arabia
void,board,44,51 25.4,RECONSTRUCTED land outside the game: arabia
void,board,45,53 36.4,RECONSTRUCTED land outside the game: iran
void,board,46,53.2 32.6,RECONSTRUCTED land outside the game: iran
void,board,47,52.6 39.4,RECONSTRUCTED land outside the game: iran
water,board,1,-10.8 43.5,RECONSTRUCTED open water: atlantic
water,board,2,-10.9 41.3,RECONSTRUCTED open water: atlantic
water,board,3,-10.9 39.2,RECONSTRUCTED open water: atlantic
water,board,4,-10.6 37.2,RECONSTRUCTED open water: atlantic
water,board,5,-8.6 36,RECONSTRUCTED open water: atlantic
water,board,6,-9.8 34.6,RECONSTRUCTED open water: atlantic
water,board,7,-10.4 32.6,RECONSTRUCTED open water: atlantic
water,board,8,-10.8 45.8,RECONSTRUCTED open water: atlantic
water,board,9,-10.6 48.4,RECONSTRUCTED open water: atlantic
water,board,10,-8 50.6,RECONSTRUCTED open water: atlantic
water,board,11,-8 53.4,RECONSTRUCTED open water: atlantic
water,board,12,-7.6 56.4,RECONSTRUCTED open water: atlantic
water,board,13,-11 51,RECONSTRUCTED open water: atlantic
water,board,14,-11 54.5,RECONSTRUCTED open water: atlantic
water,board,15,-11 57.5,RECONSTRUCTED open water: atlantic
water,board,16,-8.2 44.6,RECONSTRUCTED open water: biscay
water,board,17,-5.4 44.6,RECONSTRUCTED open water: biscay
water,board,18,-2.9 44.6,RECONSTRUCTED open water: biscay
water,board,19,-3.4 46,RECONSTRUCTED open water: biscay
water,board,20,-6.2 47,RECONSTRUCTED open water: biscay
water,board,21,-8.2 46.6,RECONSTRUCTED open water: biscay
water,board,22,-6 49.4,RECONSTRUCTED open water: channel
water,board,23,-2.8 49.7,RECONSTRUCTED open water: channel
water,board,24,0.2 50.1,RECONSTRUCTED open water: channel
water,board,25,2.1 51.3,RECONSTRUCTED open water: channel
water,board,26,2.6 52.4,RECONSTRUCTED open water: north sea
water,board,27,1.4 54.2,RECONSTRUCTED open water: north sea
water,board,28,0.2 56.2,RECONSTRUCTED open water: north sea
water,board,29,-1 58,RECONSTRUCTED open water: north sea
water,board,30,4.4 53.6,RECONSTRUCTED open water: north sea
water,board,31,6.4 54.4,RECONSTRUCTED open water: north sea
water,board,32,4.4 56.4,RECONSTRUCTED open water: north sea
water,board,33,8.2 55.6,RECONSTRUCTED open water: north sea
water,board,34,11.8 55.2,RECONSTRUCTED open water: baltic
water,board,35,15.2 55.3,RECONSTRUCTED open water: baltic
water,board,36,18.4 55.3,RECONSTRUCTED open water: baltic
water,board,37,-5.6 36.2,RECONSTRUCTED open water: alboran
water,board,38,-3.4 36.2,RECONSTRUCTED open water: alboran
water,board,39,-1.2 36.5,RECONSTRUCTED open water: alboran
water,board,40,0.8 37.2,RECONSTRUCTED open water: alboran
water,board,41,-7 36.1,RECONSTRUCTED open water: alboran
water,board,42,1.2 39.6,RECONSTRUCTED open water: west med
water,board,43,2.6 40.6,RECONSTRUCTED open water: west med
water,board,44,3.6 38.6,RECONSTRUCTED open water: west med
water,board,45,3.2 37,RECONSTRUCTED open water: west med
water,board,46,5.6 37.8,RECONSTRUCTED open water: west med
water,board,47,5.2 40,RECONSTRUCTED open water: west med
water,board,48,4.2 42.2,RECONSTRUCTED open water: west med
water,board,49,6.6 42.6,RECONSTRUCTED open water: west med
water,board,50,7.2 41,RECONSTRUCTED open water: west med
water,board,51,6.8 39.4,RECONSTRUCTED open water: west med
water,board,52,7.6 38,RECONSTRUCTED open water: west med
water,board,53,9.4 38,RECONSTRUCTED open water: west med
water,board,54,9.2 43.4,RECONSTRUCTED open water: tyrrhenian
water,board,55,10.3 42.4,RECONSTRUCTED open water: tyrrhenian
water,board,56,10.7 41.4,RECONSTRUCTED open water: tyrrhenian
water,board,57,11 39.8,RECONSTRUCTED open water: tyrrhenian
water,board,58,13 40.2,RECONSTRUCTED open water: tyrrhenian
water,board,59,11.4 38.2,RECONSTRUCTED open water: tyrrhenian
water,board,60,13.6 38.9,RECONSTRUCTED open water: tyrrhenian
water,board,61,13.7 44.3,RECONSTRUCTED open water: adriatic
water,board,62,14.9 43.3,RECONSTRUCTED open water: adriatic
water,board,63,16.6 42.2,RECONSTRUCTED open water: adriatic
water,board,64,18.3 41.2,RECONSTRUCTED open water: adriatic
water,board,65,12 36.4,RECONSTRUCTED open water: ionian
water,board,66,14 35.6,RECONSTRUCTED open water: ionian
water,board,67,12.2 34.4,RECONSTRUCTED open water: ionian
water,board,68,16.2 37.2,RECONSTRUCTED open water: ionian
water,board,69,17.8 38.6,RECONSTRUCTED open water: ionian
water,board,70,18.6 39.6,RECONSTRUCTED open water: ionian
water,board,71,19.2 38.2,RECONSTRUCTED open water: ionian
water,board,72,16.4 35,RECONSTRUCTED open water: ionian
water,board,73,18.6 36.2,RECONSTRUCTED open water: ionian
water,board,74,20.4 36.4,RECONSTRUCTED open water: ionian
water,board,75,14.2 33.6,RECONSTRUCTED open water: ionian
water,board,76,16.6 32.6,RECONSTRUCTED open water: ionian
water,board,77,18.8 33.6,RECONSTRUCTED open water: ionian
water,board,78,25 40.2,RECONSTRUCTED open water: aegean
water,board,79,25.2 38.8,RECONSTRUCTED open water: aegean
water,board,80,25.6 37.2,RECONSTRUCTED open water: aegean
water,board,81,24 36,RECONSTRUCTED open water: aegean
water,board,82,26.8 40.2,RECONSTRUCTED open water: aegean
water,board,83,24.5 37.2,RECONSTRUCTED open water: aegean
water,board,84,21.6 34.4,RECONSTRUCTED open water: levant
water,board,85,24.4 33.6,RECONSTRUCTED open water: levant
water,board,86,27 35.6,RECONSTRUCTED open water: levant
water,board,87,27.4 33,RECONSTRUCTED open water: levant
water,board,88,30 34.8,RECONSTRUCTED open water: levant
water,board,89,30.4 32.8,RECONSTRUCTED open water: levant
water,board,90,32.8 34.4,RECONSTRUCTED open water: levant
water,board,91,32.9 32.2,RECONSTRUCTED open water: levant
water,board,92,29.4 36,RECONSTRUCTED open water: levant
water,board,93,33.4 36,RECONSTRUCTED open water: levant
water,board,94,34.4 34.2,RECONSTRUCTED open water: levant
water,board,95,34.2 33.2,RECONSTRUCTED open water: levant
water,board,96,19 32.6,RECONSTRUCTED open water: levant
water,board,97,29.7 42,RECONSTRUCTED open water: black sea
water,board,98,30.4 43.8,RECONSTRUCTED open water: black sea
water,board,99,33.2 42.6,RECONSTRUCTED open water: black sea
water,board,100,33.4 44.8,RECONSTRUCTED open water: black sea
water,board,101,36.2 42.6,RECONSTRUCTED open water: black sea
water,board,102,36.6 44.6,RECONSTRUCTED open water: black sea
water,board,103,39.4 42.6,RECONSTRUCTED open water: black sea
water,board,104,30.2 45.8,RECONSTRUCTED open water: black sea
water,board,105,34.2 28.6,RECONSTRUCTED open water: red sea
water,board,106,35.6 27.2,RECONSTRUCTED open water: red sea
water,board,107,36.4 25.4,RECONSTRUCTED open water: red sea
water,board,108,50 30,RECONSTRUCTED open water: gulf
water,board,109,51.6 28.2,RECONSTRUCTED open water: gulf
water,board,110,48.8 40.4,RECONSTRUCTED open water: caspian
water,board,111,50.6 39.2,RECONSTRUCTED open water: caspian
water,board,112,51 41.6,RECONSTRUCTED open water: caspian
water,board,113,49.6 43.6,RECONSTRUCTED open water: caspian
)csv";

}  // namespace occasus::pomerium
