// Generated from src/games/empire/data/board.csv by tools/generate.py: do not edit. Run: tools/generate.py
// The built-in board of empire, as text: every figure with its provenance.
// clang-format off
#pragma once

#include <string_view>

namespace occasus::empire {

inline constexpr std::string_view kBuiltInBoard = R"csv(fact,of,number,value,provenance
# The board of The Fall of the Roman Empire, one fact a line.
#
# The printed map and the sheet of counters are lost. The last column says whose each figure is:
# SEED (stated in the published rule text) or RECONSTRUCTED (ours; places and names are historical).
name,board,,Reconstructed board,RECONSTRUCTED the name of this board
turns,board,,20,SEED the Roman wins at the end of this turn
resources,start,,15,SEED the treasury at the start
# How many counters of each kind there are.
counters,roman_force,,30,RECONSTRUCTED the number is ours; the kind is in the text
counters,legion,,6,RECONSTRUCTED numbered I to VI; the text numbers them and shows no last one
counters,fort,,12,RECONSTRUCTED the number is ours; the kind is in the text
counters,wall,,8,RECONSTRUCTED the number is ours; the kind is in the text
counters,barbarian_force,,40,RECONSTRUCTED the number is ours; the kind is in the text
counters,cavalry,,6,RECONSTRUCTED the number is ours; the kind is in the text
# Areas: the name, what it covers, its Resource Value, its terrain, whether Barbarians enter the map
# there, and the longitude and latitude where its counters stand.
area,roma,,Roma,SEED the Area containing Rome is in the text; its Latin name and extent are ours
gloss,roma,,"Rome, Tuscia, Picenum, Latium","RECONSTRUCTED regions and towns of the time, grouped by us"
value,roma,,6,RECONSTRUCTED the richest Area
terrain,roma,,clear,RECONSTRUCTED open country for the most part
place,roma,,12.6 42,RECONSTRUCTED where the counters stand
area,italia,,Italia Annonaria,RECONSTRUCTED a part of Italy and its approaches
gloss,italia,,"the Po valley, Mediolanum, Aquileia","RECONSTRUCTED regions and towns of the time, grouped by us"
value,italia,,4,RECONSTRUCTED prosperous
terrain,italia,,clear,RECONSTRUCTED open country for the most part
place,italia,,9.9 45.1,RECONSTRUCTED where the counters stand
area,apulia,,Apulia et Lucania,RECONSTRUCTED a part of Italy and its approaches
gloss,apulia,,southern Italy with Bruttium,"RECONSTRUCTED regions and towns of the time, grouped by us"
value,apulia,,3,RECONSTRUCTED middling
terrain,apulia,,mountain,RECONSTRUCTED mountainous country
place,apulia,,16 40.6,RECONSTRUCTED where the counters stand
area,sicilia,,Sicilia,RECONSTRUCTED a part of Italy and its approaches
gloss,sicilia,,Sicily,"RECONSTRUCTED regions and towns of the time, grouped by us"
value,sicilia,,4,RECONSTRUCTED prosperous
terrain,sicilia,,clear,RECONSTRUCTED open country for the most part
place,sicilia,,14.2 37.5,RECONSTRUCTED where the counters stand
area,sardinia,,Sardinia et Corsica,RECONSTRUCTED a part of Italy and its approaches
gloss,sardinia,,Sardinia and Corsica,"RECONSTRUCTED regions and towns of the time, grouped by us"
value,sardinia,,2,RECONSTRUCTED poor
terrain,sardinia,,mountain,RECONSTRUCTED mountainous country
place,sardinia,,9 40.1,RECONSTRUCTED where the counters stand
area,africa,,Africa,RECONSTRUCTED a part of Roman Africa
gloss,africa,,"Proconsularis, Byzacena, Numidia; Carthage","RECONSTRUCTED regions and towns of the time, grouped by us"
value,africa,,5,RECONSTRUCTED rich
terrain,africa,,clear,RECONSTRUCTED open country for the most part
place,africa,,9.2 35.7,RECONSTRUCTED where the counters stand
area,mauretania,,Mauretania,RECONSTRUCTED a part of Roman Africa
gloss,mauretania,,Caesariensis and Tingitana,"RECONSTRUCTED regions and towns of the time, grouped by us"
value,mauretania,,2,RECONSTRUCTED poor
terrain,mauretania,,mountain,RECONSTRUCTED mountainous country
place,mauretania,,-4.2 34.2,RECONSTRUCTED where the counters stand
area,libya,,Libya,RECONSTRUCTED a part of Roman Africa
gloss,libya,,Tripolitania and Cyrenaica,"RECONSTRUCTED regions and towns of the time, grouped by us"
value,libya,,2,RECONSTRUCTED poor
terrain,libya,,clear,RECONSTRUCTED open country for the most part
place,libya,,20.6 31.3,RECONSTRUCTED where the counters stand
area,aegyptus,,Aegyptus,RECONSTRUCTED a part of the Roman east
gloss,aegyptus,,Egypt; Alexandria,"RECONSTRUCTED regions and towns of the time, grouped by us"
value,aegyptus,,5,RECONSTRUCTED rich
terrain,aegyptus,,clear,RECONSTRUCTED open country for the most part
place,aegyptus,,30.5 30,RECONSTRUCTED where the counters stand
area,gaetulia,,Gaetulia,RECONSTRUCTED land beyond the frontier
gloss,gaetulia,,Gaetuli and Garamantes south of the African limes,"RECONSTRUCTED regions and towns of the time, grouped by us"
value,gaetulia,,0,RECONSTRUCTED nothing to tax beyond the frontier
terrain,gaetulia,,clear,RECONSTRUCTED open country for the most part
invasion,gaetulia,,yes,RECONSTRUCTED that such Areas exist is in the text; which they are is ours
place,gaetulia,,7.5 32.2,RECONSTRUCTED where the counters stand
area,arabia,,Arabia,RECONSTRUCTED a part of the Roman east
gloss,arabia,,"Arabia Petraea; Bostra, Petra","RECONSTRUCTED regions and towns of the time, grouped by us"
value,arabia,,2,RECONSTRUCTED poor
terrain,arabia,,clear,RECONSTRUCTED open country for the most part
place,arabia,,37.4 30.6,RECONSTRUCTED where the counters stand
area,persis,,Persis,RECONSTRUCTED land beyond the frontier
gloss,persis,,Sasanid Mesopotamia and Armenia,"RECONSTRUCTED regions and towns of the time, grouped by us"
value,persis,,0,RECONSTRUCTED nothing to tax beyond the frontier
terrain,persis,,clear,RECONSTRUCTED open country for the most part
invasion,persis,,yes,RECONSTRUCTED that such Areas exist is in the text; which they are is ours
place,persis,,42.6 35.2,RECONSTRUCTED where the counters stand
area,syria,,Syria,RECONSTRUCTED a part of the Roman east
gloss,syria,,"Syria, Palaestina, Cyprus; Antiochia","RECONSTRUCTED regions and towns of the time, grouped by us"
value,syria,,5,RECONSTRUCTED rich
terrain,syria,,clear,RECONSTRUCTED open country for the most part
place,syria,,37 34.9,RECONSTRUCTED where the counters stand
area,pontus,,Pontus et Cappadocia,RECONSTRUCTED a part of the Roman east
gloss,pontus,,northern and eastern Anatolia,"RECONSTRUCTED regions and towns of the time, grouped by us"
value,pontus,,3,RECONSTRUCTED middling
terrain,pontus,,mountain,RECONSTRUCTED mountainous country
place,pontus,,36.4 39.6,RECONSTRUCTED where the counters stand
area,asia,,Asia,RECONSTRUCTED a part of the Roman east
gloss,asia,,"western Anatolia; Ephesus, Nicomedia","RECONSTRUCTED regions and towns of the time, grouped by us"
value,asia,,5,RECONSTRUCTED rich
terrain,asia,,clear,RECONSTRUCTED open country for the most part
place,asia,,29.4 38.5,RECONSTRUCTED where the counters stand
area,thracia,,Thracia,RECONSTRUCTED a part of the Balkan and Danube lands
gloss,thracia,,Thrace; Constantinopolis,"RECONSTRUCTED regions and towns of the time, grouped by us"
value,thracia,,4,RECONSTRUCTED prosperous
terrain,thracia,,clear,RECONSTRUCTED open country for the most part
place,thracia,,26.4 42,RECONSTRUCTED where the counters stand
area,moesia,,Moesia,RECONSTRUCTED a part of the Balkan and Danube lands
gloss,moesia,,"both Moesias, Dacia Ripensis, Scythia Minor","RECONSTRUCTED regions and towns of the time, grouped by us"
value,moesia,,3,RECONSTRUCTED middling
terrain,moesia,,forest,RECONSTRUCTED wooded country
place,moesia,,22.9 43.7,RECONSTRUCTED where the counters stand
area,macedonia,,Macedonia,RECONSTRUCTED a part of the Balkan and Danube lands
gloss,macedonia,,"Macedonia, Epirus, Thessalia","RECONSTRUCTED regions and towns of the time, grouped by us"
value,macedonia,,3,RECONSTRUCTED middling
terrain,macedonia,,mountain,RECONSTRUCTED mountainous country
place,macedonia,,21.8 40.8,RECONSTRUCTED where the counters stand
area,achaea,,Achaea,RECONSTRUCTED a part of the Balkan and Danube lands
gloss,achaea,,Greece and Crete,"RECONSTRUCTED regions and towns of the time, grouped by us"
value,achaea,,3,RECONSTRUCTED middling
terrain,achaea,,mountain,RECONSTRUCTED mountainous country
place,achaea,,22.4 37.9,RECONSTRUCTED where the counters stand
area,dalmatia,,Dalmatia,RECONSTRUCTED a part of the Balkan and Danube lands
gloss,dalmatia,,Dalmatia; Salona,"RECONSTRUCTED regions and towns of the time, grouped by us"
value,dalmatia,,3,RECONSTRUCTED middling
terrain,dalmatia,,mountain,RECONSTRUCTED mountainous country
place,dalmatia,,17.3 43.9,RECONSTRUCTED where the counters stand
area,pannonia,,Pannonia,RECONSTRUCTED a part of the Balkan and Danube lands
gloss,pannonia,,"both Pannonias, Savia, Valeria; Sirmium","RECONSTRUCTED regions and towns of the time, grouped by us"
value,pannonia,,3,RECONSTRUCTED middling
terrain,pannonia,,clear,RECONSTRUCTED open country for the most part
place,pannonia,,17.6 46.5,RECONSTRUCTED where the counters stand
area,raetia,,Raetia et Noricum,RECONSTRUCTED a part of Italy and its approaches
gloss,raetia,,the Alpine provinces; Augusta Vindelicum,"RECONSTRUCTED regions and towns of the time, grouped by us"
value,raetia,,2,RECONSTRUCTED poor
terrain,raetia,,mountain,RECONSTRUCTED mountainous country
place,raetia,,12.2 47.3,RECONSTRUCTED where the counters stand
area,narbonensis,,Narbonensis,RECONSTRUCTED a part of the Gallic and British lands
gloss,narbonensis,,Narbonensis and Viennensis; Arelate,"RECONSTRUCTED regions and towns of the time, grouped by us"
value,narbonensis,,4,RECONSTRUCTED prosperous
terrain,narbonensis,,clear,RECONSTRUCTED open country for the most part
place,narbonensis,,4.7 44.2,RECONSTRUCTED where the counters stand
area,aquitania,,Aquitania,RECONSTRUCTED a part of the Gallic and British lands
gloss,aquitania,,Aquitaine; Burdigala,"RECONSTRUCTED regions and towns of the time, grouped by us"
value,aquitania,,3,RECONSTRUCTED middling
terrain,aquitania,,clear,RECONSTRUCTED open country for the most part
place,aquitania,,0.6 45.2,RECONSTRUCTED where the counters stand
area,lugdunensis,,Lugdunensis,RECONSTRUCTED a part of the Gallic and British lands
gloss,lugdunensis,,"the Lyonnais provinces; Lugdunum, Lutetia","RECONSTRUCTED regions and towns of the time, grouped by us"
value,lugdunensis,,3,RECONSTRUCTED middling
terrain,lugdunensis,,forest,RECONSTRUCTED wooded country
place,lugdunensis,,1.4 48,RECONSTRUCTED where the counters stand
area,belgica,,Belgica,RECONSTRUCTED a part of the Gallic and British lands
gloss,belgica,,"Belgica, both Germaniae, Sequania; Treveri","RECONSTRUCTED regions and towns of the time, grouped by us"
value,belgica,,3,RECONSTRUCTED middling
terrain,belgica,,forest,RECONSTRUCTED wooded country
place,belgica,,5.2 49.5,RECONSTRUCTED where the counters stand
area,britannia,,Britannia,RECONSTRUCTED a part of the Gallic and British lands
gloss,britannia,,the British diocese; Londinium,"RECONSTRUCTED regions and towns of the time, grouped by us"
value,britannia,,3,RECONSTRUCTED middling
terrain,britannia,,forest,RECONSTRUCTED wooded country
place,britannia,,-1.6 52.6,RECONSTRUCTED where the counters stand
area,caledonia,,Caledonia,RECONSTRUCTED land beyond the frontier
gloss,caledonia,,Picts of Caledonia and Scots of Hibernia,"RECONSTRUCTED regions and towns of the time, grouped by us"
value,caledonia,,0,RECONSTRUCTED nothing to tax beyond the frontier
terrain,caledonia,,mountain,RECONSTRUCTED mountainous country
invasion,caledonia,,yes,RECONSTRUCTED that such Areas exist is in the text; which they are is ours
place,caledonia,,-4.2 56.6,RECONSTRUCTED where the counters stand
area,germania,,Germania,RECONSTRUCTED land beyond the frontier
gloss,germania,,"Alamanni, Franci, Saxones, Marcomanni","RECONSTRUCTED regions and towns of the time, grouped by us"
value,germania,,0,RECONSTRUCTED nothing to tax beyond the frontier
terrain,germania,,forest,RECONSTRUCTED wooded country
invasion,germania,,yes,RECONSTRUCTED that such Areas exist is in the text; which they are is ours
place,germania,,10.6 51,RECONSTRUCTED where the counters stand
area,sarmatia,,Sarmatia,RECONSTRUCTED land beyond the frontier
gloss,sarmatia,,"Iazyges, Quadi, Vandali of the Tisia plain","RECONSTRUCTED regions and towns of the time, grouped by us"
value,sarmatia,,0,RECONSTRUCTED nothing to tax beyond the frontier
terrain,sarmatia,,clear,RECONSTRUCTED open country for the most part
invasion,sarmatia,,yes,RECONSTRUCTED that such Areas exist is in the text; which they are is ours
place,sarmatia,,20.4 47.4,RECONSTRUCTED where the counters stand
area,dacia,,Dacia,RECONSTRUCTED land beyond the frontier
gloss,dacia,,the Trajanic province given up to the Goths,"RECONSTRUCTED regions and towns of the time, grouped by us"
value,dacia,,2,"RECONSTRUCTED a former province, poor but worth holding"
terrain,dacia,,mountain,RECONSTRUCTED mountainous country
place,dacia,,24.3 45.8,RECONSTRUCTED where the counters stand
area,scythia,,Scythia,RECONSTRUCTED land beyond the frontier
gloss,scythia,,"Gothi, Alani, Huni of the Pontic steppe","RECONSTRUCTED regions and towns of the time, grouped by us"
value,scythia,,0,RECONSTRUCTED nothing to tax beyond the frontier
terrain,scythia,,clear,RECONSTRUCTED open country for the most part
invasion,scythia,,yes,RECONSTRUCTED that such Areas exist is in the text; which they are is ours
place,scythia,,29.5 48,RECONSTRUCTED where the counters stand
area,tarraconensis,,Tarraconensis,RECONSTRUCTED a part of Roman Spain
gloss,tarraconensis,,northern and eastern Spain with Gallaecia,"RECONSTRUCTED regions and towns of the time, grouped by us"
value,tarraconensis,,3,RECONSTRUCTED middling
terrain,tarraconensis,,mountain,RECONSTRUCTED mountainous country
place,tarraconensis,,-2.4 41.5,RECONSTRUCTED where the counters stand
area,baetica,,Baetica et Lusitania,RECONSTRUCTED a part of Roman Spain
gloss,baetica,,southern and western Spain,"RECONSTRUCTED regions and towns of the time, grouped by us"
value,baetica,,4,RECONSTRUCTED prosperous
terrain,baetica,,clear,RECONSTRUCTED open country for the most part
place,baetica,,-6 38.4,RECONSTRUCTED where the counters stand
rome,board,,roma,SEED the Area that decides the game
# Borders by land, and links by sea. Each stands twice, once from either side.
border,roma,1,apulia,RECONSTRUCTED by land
border,roma,2,italia,RECONSTRUCTED by land
sea,roma,3,sardinia,RECONSTRUCTED across the mare Tyrrhenum
border,italia,1,dalmatia,RECONSTRUCTED by land
border,italia,2,narbonensis,RECONSTRUCTED by land
border,italia,3,pannonia,RECONSTRUCTED by land
border,italia,4,raetia,RECONSTRUCTED by land
border,italia,5,roma,RECONSTRUCTED by land
sea,apulia,1,macedonia,RECONSTRUCTED across the mare Hadriaticum
border,apulia,2,roma,RECONSTRUCTED by land
sea,apulia,3,sicilia,RECONSTRUCTED across the fretum Siculum
sea,sicilia,1,africa,RECONSTRUCTED across the mare Africum
sea,sicilia,2,apulia,RECONSTRUCTED across the fretum Siculum
sea,sardinia,1,africa,RECONSTRUCTED across the mare Africum
sea,sardinia,2,roma,RECONSTRUCTED across the mare Tyrrhenum
border,africa,1,gaetulia,RECONSTRUCTED by land
border,africa,2,libya,RECONSTRUCTED by land
border,africa,3,mauretania,RECONSTRUCTED by land
sea,africa,4,sardinia,RECONSTRUCTED across the mare Africum
sea,africa,5,sicilia,RECONSTRUCTED across the mare Africum
border,mauretania,1,africa,RECONSTRUCTED by land
sea,mauretania,2,baetica,RECONSTRUCTED across the fretum Gaditanum
border,mauretania,3,gaetulia,RECONSTRUCTED by land
sea,libya,1,achaea,RECONSTRUCTED across the mare Libycum
border,libya,2,aegyptus,RECONSTRUCTED by land
border,libya,3,africa,RECONSTRUCTED by land
border,libya,4,gaetulia,RECONSTRUCTED by land
border,aegyptus,1,arabia,RECONSTRUCTED by land
border,aegyptus,2,libya,RECONSTRUCTED by land
border,aegyptus,3,syria,RECONSTRUCTED by land
border,gaetulia,1,africa,RECONSTRUCTED by land
border,gaetulia,2,libya,RECONSTRUCTED by land
border,gaetulia,3,mauretania,RECONSTRUCTED by land
border,arabia,1,aegyptus,RECONSTRUCTED by land
border,arabia,2,syria,RECONSTRUCTED by land
border,persis,1,pontus,RECONSTRUCTED by land
border,persis,2,syria,RECONSTRUCTED by land
border,syria,1,aegyptus,RECONSTRUCTED by land
border,syria,2,arabia,RECONSTRUCTED by land
border,syria,3,asia,RECONSTRUCTED by land
border,syria,4,persis,RECONSTRUCTED by land
border,syria,5,pontus,RECONSTRUCTED by land
border,pontus,1,asia,RECONSTRUCTED by land
border,pontus,2,persis,RECONSTRUCTED by land
border,pontus,3,scythia,RECONSTRUCTED by land
border,pontus,4,syria,RECONSTRUCTED by land
sea,asia,1,achaea,RECONSTRUCTED across the mare Aegaeum
border,asia,2,pontus,RECONSTRUCTED by land
border,asia,3,syria,RECONSTRUCTED by land
border,asia,4,thracia,RECONSTRUCTED across the Bosporus
border,thracia,1,asia,RECONSTRUCTED across the Bosporus
border,thracia,2,macedonia,RECONSTRUCTED by land
border,thracia,3,moesia,RECONSTRUCTED by land
border,moesia,1,dacia,RECONSTRUCTED by land
border,moesia,2,dalmatia,RECONSTRUCTED by land
border,moesia,3,macedonia,RECONSTRUCTED by land
border,moesia,4,pannonia,RECONSTRUCTED by land
border,moesia,5,sarmatia,RECONSTRUCTED by land
border,moesia,6,scythia,RECONSTRUCTED by land
border,moesia,7,thracia,RECONSTRUCTED by land
border,macedonia,1,achaea,RECONSTRUCTED by land
sea,macedonia,2,apulia,RECONSTRUCTED across the mare Hadriaticum
border,macedonia,3,dalmatia,RECONSTRUCTED by land
border,macedonia,4,moesia,RECONSTRUCTED by land
border,macedonia,5,thracia,RECONSTRUCTED by land
sea,achaea,1,asia,RECONSTRUCTED across the mare Aegaeum
sea,achaea,2,libya,RECONSTRUCTED across the mare Libycum
border,achaea,3,macedonia,RECONSTRUCTED by land
border,dalmatia,1,italia,RECONSTRUCTED by land
border,dalmatia,2,macedonia,RECONSTRUCTED by land
border,dalmatia,3,moesia,RECONSTRUCTED by land
border,dalmatia,4,pannonia,RECONSTRUCTED by land
border,pannonia,1,dalmatia,RECONSTRUCTED by land
border,pannonia,2,germania,RECONSTRUCTED by land
border,pannonia,3,italia,RECONSTRUCTED by land
border,pannonia,4,moesia,RECONSTRUCTED by land
border,pannonia,5,raetia,RECONSTRUCTED by land
border,pannonia,6,sarmatia,RECONSTRUCTED by land
border,raetia,1,belgica,RECONSTRUCTED by land
border,raetia,2,germania,RECONSTRUCTED by land
border,raetia,3,italia,RECONSTRUCTED by land
border,raetia,4,lugdunensis,RECONSTRUCTED by land
border,raetia,5,pannonia,RECONSTRUCTED by land
border,narbonensis,1,aquitania,RECONSTRUCTED by land
border,narbonensis,2,italia,RECONSTRUCTED by land
border,narbonensis,3,lugdunensis,RECONSTRUCTED by land
border,narbonensis,4,tarraconensis,RECONSTRUCTED by land
border,aquitania,1,lugdunensis,RECONSTRUCTED by land
border,aquitania,2,narbonensis,RECONSTRUCTED by land
border,aquitania,3,tarraconensis,RECONSTRUCTED by land
border,lugdunensis,1,aquitania,RECONSTRUCTED by land
border,lugdunensis,2,belgica,RECONSTRUCTED by land
sea,lugdunensis,3,britannia,RECONSTRUCTED across the mare Britannicum
border,lugdunensis,4,narbonensis,RECONSTRUCTED by land
border,lugdunensis,5,raetia,RECONSTRUCTED by land
sea,belgica,1,britannia,RECONSTRUCTED across the fretum Gallicum
border,belgica,2,germania,RECONSTRUCTED by land
border,belgica,3,lugdunensis,RECONSTRUCTED by land
border,belgica,4,raetia,RECONSTRUCTED by land
sea,britannia,1,belgica,RECONSTRUCTED across the fretum Gallicum
border,britannia,2,caledonia,RECONSTRUCTED by land
sea,britannia,3,germania,RECONSTRUCTED across the mare Germanicum
sea,britannia,4,lugdunensis,RECONSTRUCTED across the mare Britannicum
border,caledonia,1,britannia,RECONSTRUCTED by land
border,germania,1,belgica,RECONSTRUCTED by land
sea,germania,2,britannia,RECONSTRUCTED across the mare Germanicum
border,germania,3,pannonia,RECONSTRUCTED by land
border,germania,4,raetia,RECONSTRUCTED by land
border,germania,5,sarmatia,RECONSTRUCTED by land
border,sarmatia,1,dacia,RECONSTRUCTED by land
border,sarmatia,2,germania,RECONSTRUCTED by land
border,sarmatia,3,moesia,RECONSTRUCTED by land
border,sarmatia,4,pannonia,RECONSTRUCTED by land
border,sarmatia,5,scythia,RECONSTRUCTED by land
border,dacia,1,moesia,RECONSTRUCTED by land
border,dacia,2,sarmatia,RECONSTRUCTED by land
border,dacia,3,scythia,RECONSTRUCTED by land
border,scythia,1,dacia,RECONSTRUCTED by land
border,scythia,2,moesia,RECONSTRUCTED by land
border,scythia,3,pontus,RECONSTRUCTED by land
border,scythia,4,sarmatia,RECONSTRUCTED by land
border,tarraconensis,1,aquitania,RECONSTRUCTED by land
border,tarraconensis,2,baetica,RECONSTRUCTED by land
border,tarraconensis,3,narbonensis,RECONSTRUCTED by land
sea,baetica,1,mauretania,RECONSTRUCTED across the fretum Gaditanum
border,baetica,2,tarraconensis,RECONSTRUCTED by land
# Cells: each point of the land belongs to the Area of the nearest of these, or to none if that is a
# void; nearness is Euclidean with x = longitude * cos(42 degrees) and y = latitude.
cell,roma,1,12.5 41.9,RECONSTRUCTED part of the shape of the Area
cell,roma,2,11.5 43,RECONSTRUCTED part of the shape of the Area
cell,roma,3,13.3 42.9,RECONSTRUCTED part of the shape of the Area
cell,roma,4,13.4 41.6,RECONSTRUCTED part of the shape of the Area
cell,italia,1,9.2 45.4,RECONSTRUCTED part of the shape of the Area
cell,italia,2,11.5 45.3,RECONSTRUCTED part of the shape of the Area
cell,italia,3,8 44.8,RECONSTRUCTED part of the shape of the Area
cell,italia,4,11.2 44.4,RECONSTRUCTED part of the shape of the Area
cell,italia,5,13.3 45.9,RECONSTRUCTED part of the shape of the Area
cell,italia,6,7.25 45.5,RECONSTRUCTED part of the shape of the Area
cell,italia,7,9.4 44.5,RECONSTRUCTED part of the shape of the Area
cell,apulia,1,16.6 41,RECONSTRUCTED part of the shape of the Area
cell,apulia,2,15.4 41.4,RECONSTRUCTED part of the shape of the Area
cell,apulia,3,16.2 39.5,RECONSTRUCTED part of the shape of the Area
cell,apulia,4,14.9 40.7,RECONSTRUCTED part of the shape of the Area
cell,apulia,5,18 40.3,RECONSTRUCTED part of the shape of the Area
cell,apulia,6,16.2 38.5,RECONSTRUCTED part of the shape of the Area
cell,sicilia,1,14.2 37.6,RECONSTRUCTED part of the shape of the Area
cell,sicilia,2,12.9 37.8,RECONSTRUCTED part of the shape of the Area
cell,sicilia,3,15 37.5,RECONSTRUCTED part of the shape of the Area
cell,sardinia,1,9 40.1,RECONSTRUCTED part of the shape of the Area
cell,sardinia,2,9.1 42.1,RECONSTRUCTED part of the shape of the Area
cell,africa,1,9.6 36.3,RECONSTRUCTED part of the shape of the Area
cell,africa,2,9.8 34.6,RECONSTRUCTED part of the shape of the Area
cell,africa,3,7.6 36.2,RECONSTRUCTED part of the shape of the Area
cell,africa,4,6.4 35.8,RECONSTRUCTED part of the shape of the Area
cell,mauretania,1,3.4 36.2,RECONSTRUCTED part of the shape of the Area
cell,mauretania,2,0.5 35.3,RECONSTRUCTED part of the shape of the Area
cell,mauretania,3,-4 34.6,RECONSTRUCTED part of the shape of the Area
cell,mauretania,4,-6.2 33.8,RECONSTRUCTED part of the shape of the Area
cell,mauretania,5,-1.7 34.6,RECONSTRUCTED part of the shape of the Area
cell,libya,1,13.2 32.3,RECONSTRUCTED part of the shape of the Area
cell,libya,2,15.2 31.7,RECONSTRUCTED part of the shape of the Area
cell,libya,3,11.2 33,RECONSTRUCTED part of the shape of the Area
cell,libya,4,18.5 30.3,RECONSTRUCTED part of the shape of the Area
cell,libya,5,21.5 32.2,RECONSTRUCTED part of the shape of the Area
cell,libya,6,20.4 30.8,RECONSTRUCTED part of the shape of the Area
cell,libya,7,23.6 31.6,RECONSTRUCTED part of the shape of the Area
cell,aegyptus,1,31 30.5,RECONSTRUCTED part of the shape of the Area
cell,aegyptus,2,29.3 30.3,RECONSTRUCTED part of the shape of the Area
cell,aegyptus,3,31.2 27.8,RECONSTRUCTED part of the shape of the Area
cell,aegyptus,4,26.6 31,RECONSTRUCTED part of the shape of the Area
cell,aegyptus,5,33.3 30,RECONSTRUCTED part of the shape of the Area
cell,gaetulia,1,2.5 33,RECONSTRUCTED part of the shape of the Area
cell,gaetulia,2,7.6 32.4,RECONSTRUCTED part of the shape of the Area
cell,gaetulia,3,13 29.8,RECONSTRUCTED part of the shape of the Area
cell,gaetulia,4,-3 31.8,RECONSTRUCTED part of the shape of the Area
cell,gaetulia,5,10.2 30.8,RECONSTRUCTED part of the shape of the Area
cell,arabia,1,36.8 30.9,RECONSTRUCTED part of the shape of the Area
cell,arabia,2,38.8 31.4,RECONSTRUCTED part of the shape of the Area
cell,arabia,3,35.6 29.3,RECONSTRUCTED part of the shape of the Area
cell,arabia,4,36 27.8,RECONSTRUCTED part of the shape of the Area
cell,persis,1,41.5 35.4,RECONSTRUCTED part of the shape of the Area
cell,persis,2,43.8 33.6,RECONSTRUCTED part of the shape of the Area
cell,persis,3,43.2 36.9,RECONSTRUCTED part of the shape of the Area
cell,persis,4,42.6 39.3,RECONSTRUCTED part of the shape of the Area
cell,persis,5,45.2 39,RECONSTRUCTED part of the shape of the Area
cell,persis,6,45.3 35.2,RECONSTRUCTED part of the shape of the Area
cell,syria,1,36.6 34.4,RECONSTRUCTED part of the shape of the Area
cell,syria,2,37.2 36.3,RECONSTRUCTED part of the shape of the Area
cell,syria,3,38.9 35.9,RECONSTRUCTED part of the shape of the Area
cell,syria,4,35.4 32.4,RECONSTRUCTED part of the shape of the Area
cell,syria,5,33.1 35,RECONSTRUCTED part of the shape of the Area
cell,syria,6,38 33.6,RECONSTRUCTED part of the shape of the Area
cell,pontus,1,33.6 40.6,RECONSTRUCTED part of the shape of the Area
cell,pontus,2,36.7 40.4,RECONSTRUCTED part of the shape of the Area
cell,pontus,3,35.3 38.6,RECONSTRUCTED part of the shape of the Area
cell,pontus,4,39.2 39.9,RECONSTRUCTED part of the shape of the Area
cell,pontus,5,38.6 38.2,RECONSTRUCTED part of the shape of the Area
cell,pontus,6,40.9 41,RECONSTRUCTED part of the shape of the Area
cell,asia,1,28 38.8,RECONSTRUCTED part of the shape of the Area
cell,asia,2,30.3 39.4,RECONSTRUCTED part of the shape of the Area
cell,asia,3,29.8 37.5,RECONSTRUCTED part of the shape of the Area
cell,asia,4,29.6 40.6,RECONSTRUCTED part of the shape of the Area
cell,asia,5,32.4 37.6,RECONSTRUCTED part of the shape of the Area
cell,asia,6,27.6 39.9,RECONSTRUCTED part of the shape of the Area
cell,thracia,1,26.3 41.7,RECONSTRUCTED part of the shape of the Area
cell,thracia,2,25 42.1,RECONSTRUCTED part of the shape of the Area
cell,thracia,3,28 41.4,RECONSTRUCTED part of the shape of the Area
cell,thracia,4,27.2 42.5,RECONSTRUCTED part of the shape of the Area
cell,thracia,5,26.2 40.5,RECONSTRUCTED part of the shape of the Area
cell,moesia,1,25.6 43.3,RECONSTRUCTED part of the shape of the Area
cell,moesia,2,23.2 43.2,RECONSTRUCTED part of the shape of the Area
cell,moesia,3,21.4 43.8,RECONSTRUCTED part of the shape of the Area
cell,moesia,4,27.6 43.6,RECONSTRUCTED part of the shape of the Area
cell,moesia,5,28.5 44.7,RECONSTRUCTED part of the shape of the Area
cell,moesia,6,21 44.5,RECONSTRUCTED part of the shape of the Area
cell,macedonia,1,22.6 40.9,RECONSTRUCTED part of the shape of the Area
cell,macedonia,2,21.1 41.3,RECONSTRUCTED part of the shape of the Area
cell,macedonia,3,24.1 41.3,RECONSTRUCTED part of the shape of the Area
cell,macedonia,4,19.9 40.9,RECONSTRUCTED part of the shape of the Area
cell,macedonia,5,22.2 39.8,RECONSTRUCTED part of the shape of the Area
cell,macedonia,6,20.7 39.8,RECONSTRUCTED part of the shape of the Area
cell,achaea,1,22.4 38.5,RECONSTRUCTED part of the shape of the Area
cell,achaea,2,22.2 37.3,RECONSTRUCTED part of the shape of the Area
cell,achaea,3,23.7 38.2,RECONSTRUCTED part of the shape of the Area
cell,achaea,4,25 35.2,RECONSTRUCTED part of the shape of the Area
cell,achaea,5,21.4 38.7,RECONSTRUCTED part of the shape of the Area
cell,dalmatia,1,16.6 43.9,RECONSTRUCTED part of the shape of the Area
cell,dalmatia,2,18.3 43.2,RECONSTRUCTED part of the shape of the Area
cell,dalmatia,3,15.4 44.7,RECONSTRUCTED part of the shape of the Area
cell,dalmatia,4,14.9 44.9,RECONSTRUCTED part of the shape of the Area
cell,dalmatia,5,19.4 42.3,RECONSTRUCTED part of the shape of the Area
cell,dalmatia,6,18 44.3,RECONSTRUCTED part of the shape of the Area
cell,pannonia,1,17.6 46.8,RECONSTRUCTED part of the shape of the Area
cell,pannonia,2,15.5 46.15,RECONSTRUCTED part of the shape of the Area
cell,pannonia,3,16.8 46,RECONSTRUCTED part of the shape of the Area
cell,pannonia,4,18.2 45.7,RECONSTRUCTED part of the shape of the Area
cell,pannonia,5,17 47.7,RECONSTRUCTED part of the shape of the Area
cell,pannonia,6,18.6 47.2,RECONSTRUCTED part of the shape of the Area
cell,pannonia,7,19.2 45.1,RECONSTRUCTED part of the shape of the Area
cell,raetia,1,10.5 47.4,RECONSTRUCTED part of the shape of the Area
cell,raetia,2,8.8 46.9,RECONSTRUCTED part of the shape of the Area
cell,raetia,3,11.7 47.9,RECONSTRUCTED part of the shape of the Area
cell,raetia,4,11.3 46.8,RECONSTRUCTED part of the shape of the Area
cell,raetia,5,14 47.3,RECONSTRUCTED part of the shape of the Area
cell,raetia,6,15.1 47.6,RECONSTRUCTED part of the shape of the Area
cell,raetia,7,13.4 47.9,RECONSTRUCTED part of the shape of the Area
cell,raetia,8,7.3 46.7,RECONSTRUCTED part of the shape of the Area
cell,narbonensis,1,4.8 44.4,RECONSTRUCTED part of the shape of the Area
cell,narbonensis,2,3 43.5,RECONSTRUCTED part of the shape of the Area
cell,narbonensis,3,6.2 43.8,RECONSTRUCTED part of the shape of the Area
cell,narbonensis,4,5.3 45.3,RECONSTRUCTED part of the shape of the Area
cell,narbonensis,5,6.3 44.9,RECONSTRUCTED part of the shape of the Area
cell,narbonensis,6,6.3 45.5,RECONSTRUCTED part of the shape of the Area
cell,aquitania,1,0.2 44.5,RECONSTRUCTED part of the shape of the Area
cell,aquitania,2,-0.4 45.8,RECONSTRUCTED part of the shape of the Area
cell,aquitania,3,2.2 45.2,RECONSTRUCTED part of the shape of the Area
cell,aquitania,4,1.6 46.6,RECONSTRUCTED part of the shape of the Area
cell,aquitania,5,0.9 43.4,RECONSTRUCTED part of the shape of the Area
cell,lugdunensis,1,-2.5 48.2,RECONSTRUCTED part of the shape of the Area
cell,lugdunensis,2,0.5 48.5,RECONSTRUCTED part of the shape of the Area
cell,lugdunensis,3,2.5 48.4,RECONSTRUCTED part of the shape of the Area
cell,lugdunensis,4,4.1 47.3,RECONSTRUCTED part of the shape of the Area
cell,lugdunensis,5,0 47.5,RECONSTRUCTED part of the shape of the Area
cell,lugdunensis,6,4.6 46.3,RECONSTRUCTED part of the shape of the Area
cell,lugdunensis,7,6 46.6,RECONSTRUCTED part of the shape of the Area
cell,belgica,1,4.2 50.2,RECONSTRUCTED part of the shape of the Area
cell,belgica,2,6.2 49.6,RECONSTRUCTED part of the shape of the Area
cell,belgica,3,5.8 48.3,RECONSTRUCTED part of the shape of the Area
cell,belgica,4,5.2 51.3,RECONSTRUCTED part of the shape of the Area
cell,belgica,5,2.6 50.2,RECONSTRUCTED part of the shape of the Area
cell,belgica,6,6.4 47.2,RECONSTRUCTED part of the shape of the Area
cell,belgica,7,7.1 48.5,RECONSTRUCTED part of the shape of the Area
cell,belgica,8,6.2 50.7,RECONSTRUCTED part of the shape of the Area
cell,britannia,1,-1.5 52.5,RECONSTRUCTED part of the shape of the Area
cell,britannia,2,-0.5 51.4,RECONSTRUCTED part of the shape of the Area
cell,britannia,3,-3.5 51.9,RECONSTRUCTED part of the shape of the Area
cell,britannia,4,-1.6 54.1,RECONSTRUCTED part of the shape of the Area
cell,britannia,5,-4 50.6,RECONSTRUCTED part of the shape of the Area
cell,britannia,6,0.9 52.3,RECONSTRUCTED part of the shape of the Area
cell,caledonia,1,-4.2 56.6,RECONSTRUCTED part of the shape of the Area
cell,caledonia,2,-3.4 55.7,RECONSTRUCTED part of the shape of the Area
cell,caledonia,3,-4.5 57.8,RECONSTRUCTED part of the shape of the Area
cell,caledonia,4,-7.5 53.3,RECONSTRUCTED part of the shape of the Area
cell,caledonia,5,-7 54.6,RECONSTRUCTED part of the shape of the Area
cell,germania,1,9 51.4,RECONSTRUCTED part of the shape of the Area
cell,germania,2,9.3 49.9,RECONSTRUCTED part of the shape of the Area
cell,germania,3,11.5 51,RECONSTRUCTED part of the shape of the Area
cell,germania,4,9.7 53.4,RECONSTRUCTED part of the shape of the Area
cell,germania,5,13 52.4,RECONSTRUCTED part of the shape of the Area
cell,germania,6,9.3 48.9,RECONSTRUCTED part of the shape of the Area
cell,germania,7,12.3 49.6,RECONSTRUCTED part of the shape of the Area
cell,germania,8,7.9 52.5,RECONSTRUCTED part of the shape of the Area
cell,germania,9,15 49.7,RECONSTRUCTED part of the shape of the Area
cell,germania,10,9.4 55.8,RECONSTRUCTED part of the shape of the Area
cell,germania,11,15.2 51.5,RECONSTRUCTED part of the shape of the Area
cell,germania,12,16.6 49.4,RECONSTRUCTED part of the shape of the Area
cell,sarmatia,1,20.4 46.8,RECONSTRUCTED part of the shape of the Area
cell,sarmatia,2,20 47.8,RECONSTRUCTED part of the shape of the Area
cell,sarmatia,3,20.6 45.8,RECONSTRUCTED part of the shape of the Area
cell,sarmatia,4,20.6 49.6,RECONSTRUCTED part of the shape of the Area
cell,sarmatia,5,19.5 51.5,RECONSTRUCTED part of the shape of the Area
cell,sarmatia,6,22 48.2,RECONSTRUCTED part of the shape of the Area
cell,sarmatia,7,18.6 49.2,RECONSTRUCTED part of the shape of the Area
cell,dacia,1,24 46,RECONSTRUCTED part of the shape of the Area
cell,dacia,2,25.2 44.6,RECONSTRUCTED part of the shape of the Area
cell,dacia,3,23 46.7,RECONSTRUCTED part of the shape of the Area
cell,dacia,4,26.3 45.1,RECONSTRUCTED part of the shape of the Area
cell,dacia,5,23.4 44.9,RECONSTRUCTED part of the shape of the Area
cell,dacia,6,22.5 45.6,RECONSTRUCTED part of the shape of the Area
cell,dacia,7,25.4 46.4,RECONSTRUCTED part of the shape of the Area
cell,scythia,1,27.4 47.4,RECONSTRUCTED part of the shape of the Area
cell,scythia,2,29.6 46.8,RECONSTRUCTED part of the shape of the Area
cell,scythia,3,25 49.3,RECONSTRUCTED part of the shape of the Area
cell,scythia,4,31.5 48.6,RECONSTRUCTED part of the shape of the Area
cell,scythia,5,34.5 47.6,RECONSTRUCTED part of the shape of the Area
cell,scythia,6,34.2 45.2,RECONSTRUCTED part of the shape of the Area
cell,scythia,7,38.5 48.2,RECONSTRUCTED part of the shape of the Area
cell,scythia,8,41 46,RECONSTRUCTED part of the shape of the Area
cell,scythia,9,43 44,RECONSTRUCTED part of the shape of the Area
cell,tarraconensis,1,-0.9 41.4,RECONSTRUCTED part of the shape of the Area
cell,tarraconensis,2,-3.6 41.4,RECONSTRUCTED part of the shape of the Area
cell,tarraconensis,3,-0.6 39.6,RECONSTRUCTED part of the shape of the Area
cell,tarraconensis,4,1.5 41.6,RECONSTRUCTED part of the shape of the Area
cell,tarraconensis,5,-3 43,RECONSTRUCTED part of the shape of the Area
cell,tarraconensis,6,-5.8 42.9,RECONSTRUCTED part of the shape of the Area
cell,tarraconensis,7,-7.9 42.6,RECONSTRUCTED part of the shape of the Area
cell,tarraconensis,8,-1.7 38.2,RECONSTRUCTED part of the shape of the Area
cell,baetica,1,-5.4 37.6,RECONSTRUCTED part of the shape of the Area
cell,baetica,2,-4 37.3,RECONSTRUCTED part of the shape of the Area
cell,baetica,3,-7.9 38.6,RECONSTRUCTED part of the shape of the Area
cell,baetica,4,-8.2 40.3,RECONSTRUCTED part of the shape of the Area
cell,baetica,5,-5.8 39.8,RECONSTRUCTED part of the shape of the Area
cell,baetica,6,-3.7 38.6,RECONSTRUCTED part of the shape of the Area
void,board,1,14 58.5,RECONSTRUCTED land outside the game
void,board,2,18.5 59,RECONSTRUCTED land outside the game
void,board,3,8 59.5,RECONSTRUCTED land outside the game
void,board,4,22 55.5,RECONSTRUCTED land outside the game
void,board,5,26 54,RECONSTRUCTED land outside the game
void,board,6,34 54,RECONSTRUCTED land outside the game
void,board,7,44 54,RECONSTRUCTED land outside the game
void,board,8,18.5 56.9,RECONSTRUCTED land outside the game
void,board,9,23.5 59.5,RECONSTRUCTED land outside the game
void,board,10,-6 28,RECONSTRUCTED land outside the game
void,board,11,0 28.5,RECONSTRUCTED land outside the game
void,board,12,6 27.5,RECONSTRUCTED land outside the game
void,board,13,12 25.5,RECONSTRUCTED land outside the game
void,board,14,18 26.5,RECONSTRUCTED land outside the game
void,board,15,24 27,RECONSTRUCTED land outside the game
void,board,16,29.5 23.5,RECONSTRUCTED land outside the game
void,board,17,33.5 24.2,RECONSTRUCTED land outside the game
void,board,18,39 26,RECONSTRUCTED land outside the game
void,board,19,43.5 28.5,RECONSTRUCTED land outside the game
void,board,20,46.5 31,RECONSTRUCTED land outside the game
void,board,21,21.5 52.9,RECONSTRUCTED land outside the game
void,board,22,17 53.6,RECONSTRUCTED land outside the game
void,board,23,24.5 51.8,RECONSTRUCTED land outside the game
void,board,24,31 52.3,RECONSTRUCTED land outside the game
void,board,25,40 52,RECONSTRUCTED land outside the game
void,board,26,46.5 48.5,RECONSTRUCTED land outside the game
void,board,27,46 43.5,RECONSTRUCTED land outside the game
void,board,28,45 41.6,RECONSTRUCTED land outside the game
void,board,29,42.3 31,RECONSTRUCTED land outside the game
void,board,30,32.8 26,RECONSTRUCTED land outside the game
void,board,31,16 28.3,RECONSTRUCTED land outside the game
void,board,32,21.5 28.3,RECONSTRUCTED land outside the game
void,board,33,-9 30.5,RECONSTRUCTED land outside the game
)csv";

}  // namespace occasus::empire
