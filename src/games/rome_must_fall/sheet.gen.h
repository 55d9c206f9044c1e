// Generated from src/games/rome_must_fall/data/sheet.csv by tools/generate.py: do not edit. Run: tools/generate.py
// The built-in board of rome_must_fall, as text: every figure with its provenance.
// clang-format off
#pragma once

#include <string_view>

namespace occasus::rome_must_fall {

inline constexpr std::string_view kBuiltInSheet = R"csv(fact,of,number,value,provenance
# The gamesheet of Rome Must Fall, one fact a line.
#
# The printed sheet was a picture and is lost. The last column says whose each figure is:
# SEED (stated in the published rule text), PUBLIC (common knowledge) or RECONSTRUCTED (ours).
name,sheet,,Reconstructed sheet,RECONSTRUCTED the name of this sheet
# Timelines: the tracker, the turn (1 is the year 420, 12 is 475) and the number in the box.
timeline,vandals,1,2,"RECONSTRUCTED 420, in Baetica, not yet in Africa"
timeline,vandals,2,2,"RECONSTRUCTED 425, preparing the crossing of 429"
timeline,vandals,3,3,"RECONSTRUCTED 430, across Numidia after 429"
timeline,vandals,4,3,"RECONSTRUCTED 435, before Carthage, taken in 439"
timeline,vandals,5,3,"RECONSTRUCTED 440, lords of Carthage"
timeline,vandals,6,2,"RECONSTRUCTED 445, quieter after the treaty of 442"
timeline,vandals,7,2,"RECONSTRUCTED 450, still quiet under that treaty"
timeline,vandals,8,4,"RECONSTRUCTED 455, the peak: Rome sacked in 455"
timeline,vandals,9,3,"RECONSTRUCTED 460, the Roman fleet of 460 burnt in harbour"
timeline,vandals,10,3,"RECONSTRUCTED 465, the fleet of 468 defeated"
timeline,vandals,11,3,"RECONSTRUCTED 470, no fleet left to send"
timeline,vandals,12,2,"RECONSTRUCTED 475, peace with Constantinople, about 475"
timeline,visigoths,1,1,"RECONSTRUCTED 420, settled allies since 418"
timeline,visigoths,2,2,"RECONSTRUCTED 425, restless around Arelate"
timeline,visigoths,3,2,"RECONSTRUCTED 430, uneasy allies"
timeline,visigoths,4,3,"RECONSTRUCTED 435, siege of Narbo in 436"
timeline,visigoths,5,2,"RECONSTRUCTED 440, peace after 439"
timeline,visigoths,6,2,"RECONSTRUCTED 445, peace goes on"
timeline,visigoths,7,2,"RECONSTRUCTED 450, allies against Attila in 451"
timeline,visigoths,8,3,"RECONSTRUCTED 455, into Hispania in 456"
timeline,visigoths,9,3,"RECONSTRUCTED 460, spreading over Hispania"
timeline,visigoths,10,4,"RECONSTRUCTED 465, Euric reigns from 466"
timeline,visigoths,11,4,"RECONSTRUCTED 470, the last of Roman Spain falls"
timeline,visigoths,12,4,"RECONSTRUCTED 475, Euric's peak"
timeline,franks,1,1,"RECONSTRUCTED 420, small bands on the Rhine"
timeline,franks,2,1,"RECONSTRUCTED 425, small bands on the Rhine"
timeline,franks,3,2,"RECONSTRUCTED 430, raids on the Rhine towns"
timeline,franks,4,2,"RECONSTRUCTED 435, raids on the Rhine towns"
timeline,franks,5,2,SEED the fifth Frankish box of the worked example
timeline,franks,6,3,"RECONSTRUCTED 445, Chlodio takes Cambrai, about 445"
timeline,franks,7,2,"RECONSTRUCTED 450, allies against Attila in 451"
timeline,franks,8,2,"RECONSTRUCTED 455, a quiet decade after 451"
timeline,franks,9,2,"RECONSTRUCTED 460, a quiet decade after 451"
timeline,franks,10,3,"RECONSTRUCTED 465, growth under Childeric"
timeline,franks,11,3,"RECONSTRUCTED 470, growth under Childeric"
timeline,franks,12,3,"RECONSTRUCTED 475, on the eve of Clovis"
timeline,sea,1,1,"RECONSTRUCTED 420, pirates only"
timeline,sea,2,1,"RECONSTRUCTED 425, pirates only"
timeline,sea,3,2,"RECONSTRUCTED 430, Vandals reach the coast"
timeline,sea,4,2,"RECONSTRUCTED 435, shipyards within reach"
timeline,sea,5,3,"RECONSTRUCTED 440, Carthage and its fleet taken in 439"
timeline,sea,6,3,"RECONSTRUCTED 445, raids on Sicilia"
timeline,sea,7,3,"RECONSTRUCTED 450, raids on all coasts"
timeline,sea,8,4,"RECONSTRUCTED 455, the peak: the fleet that took Rome in 455"
timeline,sea,9,3,"RECONSTRUCTED 460, the Roman fleet burnt in 460"
timeline,sea,10,3,"RECONSTRUCTED 465, before the disaster of 468"
timeline,sea,11,3,"RECONSTRUCTED 470, after the disaster of 468"
timeline,sea,12,2,"RECONSTRUCTED 475, peace by treaty, about 475"
timeline,huns,1,2,"RECONSTRUCTED 420, a growing power beyond the Danube"
timeline,huns,2,2,"RECONSTRUCTED 425, a growing power beyond the Danube"
timeline,huns,3,2,"RECONSTRUCTED 430, Rua's kingdom"
timeline,huns,4,3,"RECONSTRUCTED 435, Attila's rise"
timeline,huns,5,3,"RECONSTRUCTED 440, Attila on the Danube"
timeline,huns,6,4,"RECONSTRUCTED 445, Attila's peak"
timeline,huns,7,4,"RECONSTRUCTED 450, Gaul in 451, Italia in 452"
timeline,huns,8,2,"RECONSTRUCTED 455, collapse after 454"
timeline,huns,9,1,"RECONSTRUCTED 460, remnants"
timeline,huns,10,1,"RECONSTRUCTED 465, remnants"
timeline,huns,11,1,"RECONSTRUCTED 470, remnants"
timeline,huns,12,0,"RECONSTRUCTED 475, gone from the west"
timeline,ostrogoths,1,1,"RECONSTRUCTED 420, subjects of the Huns"
timeline,ostrogoths,2,1,"RECONSTRUCTED 425, subjects of the Huns"
timeline,ostrogoths,3,1,"RECONSTRUCTED 430, subjects of the Huns"
timeline,ostrogoths,4,2,"RECONSTRUCTED 435, marching with the Huns"
timeline,ostrogoths,5,2,"RECONSTRUCTED 440, marching with the Huns"
timeline,ostrogoths,6,2,"RECONSTRUCTED 445, marching with Attila"
timeline,ostrogoths,7,2,"RECONSTRUCTED 450, marching with Attila"
timeline,ostrogoths,8,3,"RECONSTRUCTED 455, free, and settled in Pannonia about 455"
timeline,ostrogoths,9,3,"RECONSTRUCTED 460, raiding Illyria"
timeline,ostrogoths,10,3,"RECONSTRUCTED 465, raiding Illyria"
timeline,ostrogoths,11,4,"RECONSTRUCTED 470, war in the Balkans"
timeline,ostrogoths,12,4,"RECONSTRUCTED 475, pressing on Italia"
# Paths: the tribe, the step from the circle with its symbol, and the circle. Rome ends three of them.
path,vandals,1,numidia,SEED first loss in the Vandal example; bears the symbol
path,vandals,2,hippo,SEED second loss in the Vandal example
path,vandals,3,carthago,SEED third loss in the Vandal example
path,vandals,4,aegyptus,SEED fourth loss in the Vandal example
path,vandals,5,sicilia,RECONSTRUCTED the step from Africa to Italia
path,vandals,6,roma,RECONSTRUCTED the sack of 455; that Rome is a circle is in the text
path,visigoths,1,tolosa,RECONSTRUCTED their royal seat
path,visigoths,2,emerita,RECONSTRUCTED chief town of the Spanish diocese
path,visigoths,3,hispalis,RECONSTRUCTED Baetica falls next
path,visigoths,4,tarraco,RECONSTRUCTED last Roman province of Spain
path,visigoths,5,arelate,RECONSTRUCTED seat of the Gallic prefecture
path,visigoths,6,roma,RECONSTRUCTED Euric's road to Italia
path,franks,1,cambrai,RECONSTRUCTED the text has it as a Frankish circle but gives no place in the path
path,franks,2,treveri,RECONSTRUCTED base of the Rhine army
path,franks,3,lutetia,RECONSTRUCTED the Seine basin
path,franks,4,aurelianum,RECONSTRUCTED the Loire
path,franks,5,burdigala,RECONSTRUCTED Aquitania
path,franks,6,lugdunum,RECONSTRUCTED last of Roman Gaul; this path stops short of Rome
path,ostrogoths,1,pannonia,RECONSTRUCTED where they settled about 455
path,ostrogoths,2,sirmium,RECONSTRUCTED base of the Danube army
path,ostrogoths,3,salonae,RECONSTRUCTED the coast of Dalmatia
path,ostrogoths,4,aquileia,RECONSTRUCTED the gate of Italia
path,ostrogoths,5,ravenna,RECONSTRUCTED seat of the court
path,ostrogoths,6,roma,RECONSTRUCTED the road every invader of Italia took
# Names of the circles.
title,numidia,,Numidia,SEED named in the Vandal example
title,hippo,,Hippo Regius,SEED named in the Vandal example
title,carthago,,Carthago,SEED named in the Vandal example
title,aegyptus,,Aegyptus,SEED named in the Vandal example
title,sicilia,,Sicilia,RECONSTRUCTED a circle of ours
title,roma,,Roma,SEED named among the territories
title,tolosa,,Tolosa,RECONSTRUCTED a circle of ours
title,emerita,,Emerita Augusta,RECONSTRUCTED a circle of ours
title,hispalis,,Hispalis,RECONSTRUCTED a circle of ours
title,tarraco,,Tarraco,RECONSTRUCTED a circle of ours
title,arelate,,Arelate,RECONSTRUCTED a circle of ours
title,cambrai,,Cambrai,"SEED named in the Glory example, spelt there Campbrai"
title,treveri,,Augusta Treverorum,RECONSTRUCTED a circle of ours
title,lutetia,,Lutetia,RECONSTRUCTED a circle of ours
title,aurelianum,,Aurelianum,RECONSTRUCTED a circle of ours
title,burdigala,,Burdigala,RECONSTRUCTED a circle of ours
title,lugdunum,,Lugdunum,RECONSTRUCTED a circle of ours
title,pannonia,,Pannonia,RECONSTRUCTED a circle of ours
title,sirmium,,Sirmium,RECONSTRUCTED a circle of ours
title,salonae,,Salonae,RECONSTRUCTED a circle of ours
title,aquileia,,Aquileia,RECONSTRUCTED a circle of ours
title,ravenna,,Ravenna,RECONSTRUCTED a circle of ours
# Icons: cube, red_die, fire, roma, or the ability that is lost: reroll, plus_one, offensive, levy.
icon,carthago,,reroll,"SEED wheat, the re-roll, in the Vandal example"
icon,aegyptus,,fire,SEED fire in the Vandal example
icon,sicilia,,cube,RECONSTRUCTED grain and men of the island
icon,roma,,roma,SEED three boxes of the Fall of Rome
icon,emerita,,cube,RECONSTRUCTED the garrison of Spain
icon,hispalis,,offensive,RECONSTRUCTED the last field command in Spain
icon,tarraco,,fire,RECONSTRUCTED Spain is gone
icon,arelate,,red_die,RECONSTRUCTED the Gallic prefecture and its pay chest
icon,treveri,,cube,RECONSTRUCTED the Rhine army
icon,aurelianum,,plus_one,RECONSTRUCTED the arms works of inner Gaul
icon,burdigala,,fire,RECONSTRUCTED Aquitania is gone
icon,lugdunum,,fire,RECONSTRUCTED Gaul is gone
icon,sirmium,,cube,RECONSTRUCTED the Danube army
icon,salonae,,levy,RECONSTRUCTED recruits from Illyria
icon,aquileia,,red_die,RECONSTRUCTED the fortress of the north-east
icon,ravenna,,fire,RECONSTRUCTED the court in flight
# Places: longitude east and latitude north, in degrees.
place,numidia,,6.61 36.37,"PUBLIC the province, drawn at Cirta, now Constantine"
place,hippo,,7.75 36.88,PUBLIC now Annaba
place,carthago,,10.32 36.85,PUBLIC by Tunis
place,aegyptus,,29.92 31.2,"PUBLIC the province, drawn at Alexandria"
place,sicilia,,15.29 37.07,"PUBLIC the island, drawn at Syracusae"
place,roma,,12.48 41.89,PUBLIC Rome
place,tolosa,,1.44 43.6,PUBLIC now Toulouse
place,emerita,,-6.34 38.92,PUBLIC now Merida
place,hispalis,,-5.99 37.39,PUBLIC now Seville
place,tarraco,,1.25 41.12,PUBLIC now Tarragona
place,arelate,,4.63 43.68,PUBLIC now Arles
place,cambrai,,3.235 50.176,PUBLIC Cambrai
place,treveri,,6.64 49.76,PUBLIC now Trier
place,lutetia,,2.35 48.85,PUBLIC now Paris
place,aurelianum,,1.91 47.9,PUBLIC now Orleans
place,burdigala,,-0.58 44.84,PUBLIC now Bordeaux
place,lugdunum,,4.83 45.76,PUBLIC now Lyon
place,pannonia,,19.04 47.5,"PUBLIC the province, drawn at Aquincum, now Budapest"
place,sirmium,,19.61 44.97,PUBLIC now Sremska Mitrovica
place,salonae,,16.48 43.54,PUBLIC by Split
place,aquileia,,13.37 45.77,PUBLIC Aquileia
place,ravenna,,12.2 44.42,PUBLIC Ravenna
# Raid tracks: the raid, the box from the left, and its icon: none, red_die, or plus_one for a tribe.
raid,sea,1,none,RECONSTRUCTED a warning
raid,sea,2,plus_one:vandals,RECONSTRUCTED the text describes a Vandal +1 box but not where it stands
raid,sea,3,red_die,RECONSTRUCTED the text has red dice on raid tracks but not where
raid,sea,4,plus_one:vandals,RECONSTRUCTED the text describes the Vandal +1 box twice; this is the second
raid,sea,5,none,RECONSTRUCTED a respite
raid,sea,6,red_die,RECONSTRUCTED ships and crews lost
raid,sea,7,plus_one:franks,RECONSTRUCTED trade with Gaul cut off
raid,sea,8,red_die,RECONSTRUCTED the sea is lost
raid,huns,1,plus_one:ostrogoths,RECONSTRUCTED the text has a Hun box with this icon; that it is the first is ours
raid,huns,2,none,RECONSTRUCTED the text has an empty box after the Ostrogoth one; that it is the second is ours
raid,huns,3,red_die,RECONSTRUCTED the text has red dice on raid tracks but not where
raid,huns,4,plus_one:visigoths,RECONSTRUCTED the west distracted
raid,huns,5,none,RECONSTRUCTED a respite
raid,huns,6,red_die,RECONSTRUCTED losses of the field army
raid,huns,7,plus_one:franks,RECONSTRUCTED Gaul laid waste
raid,huns,8,none,RECONSTRUCTED the storm is over
)csv";

}  // namespace occasus::rome_must_fall
