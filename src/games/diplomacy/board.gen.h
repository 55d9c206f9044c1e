// Generated from src/games/diplomacy/data/board.csv by tools/generate.py: do not edit. Run: tools/generate.py
// The built-in board of diplomacy, as text: every figure with its provenance.
// clang-format off
#pragma once

#include <string_view>

namespace occasus::diplomacy {

inline constexpr std::string_view kBuiltInBoard = R"csv(fact,of,number,value,provenance
# The board of Diplomacy and of Fall of Rome, one fact a line.
# 
# Provinces, borders, coasts, centres and the first units are those of the standard game, common
# knowledge. What the variant changes (names, Kiel) stands here too. Where things are drawn is ours.
name,board,,The standard map,PUBLIC Europe in 1901
# Powers: the standard name, then the id, the name and the leader in Fall of Rome.
power,AUSTRIA,,Austria,PUBLIC the standard power
variant_id,AUSTRIA,,VISIGOTHS,RECONSTRUCTED one word for files
variant_name,AUSTRIA,,Visigoths,SEED named in the variant
leader,AUSTRIA,,Alaric,SEED named in the variant
power,ENGLAND,,England,PUBLIC the standard power
variant_id,ENGLAND,,ROMANO-BRITISH,RECONSTRUCTED one word for files
variant_name,ENGLAND,,Romano-British,SEED named in the variant
leader,ENGLAND,,Constantine,SEED named in the variant
power,FRANCE,,France,PUBLIC the standard power
variant_id,FRANCE,,GAUL,RECONSTRUCTED one word for files
variant_name,FRANCE,,Gaul,SEED named in the variant
leader,FRANCE,,Arbogast and Eugenius,SEED named in the variant
power,GERMANY,,Germany,PUBLIC the standard power
variant_id,GERMANY,,VANDALS,RECONSTRUCTED one word for files
variant_name,GERMANY,,Vandals and others,SEED named in the variant
leader,GERMANY,,Radagaisus,SEED named in the variant
power,ITALY,,Italy,PUBLIC the standard power
variant_id,ITALY,,WESTERN,RECONSTRUCTED one word for files
variant_name,ITALY,,Western Empire,SEED named in the variant
leader,ITALY,,Honorius (really Stilicho),SEED named in the variant
power,RUSSIA,,Russia,PUBLIC the standard power
variant_id,RUSSIA,,HUNS,RECONSTRUCTED one word for files
variant_name,RUSSIA,,Huns,"SEED printed RUNS, read HUNS"
leader,RUSSIA,,Attila,SEED named in the variant
power,TURKEY,,Turkey,PUBLIC the standard power
variant_id,TURKEY,,EASTERN,RECONSTRUCTED one word for files
variant_name,TURKEY,,Eastern Empire,SEED named in the variant
leader,TURKEY,,Arcadius,SEED named in the variant
# Provinces in the order of their names; centres: the home power, or neutral.
province,ADR,,Adriatic Sea,PUBLIC standard map
kind,ADR,,sea,PUBLIC standard map
province,AEG,,Aegean Sea,PUBLIC standard map
kind,AEG,,sea,PUBLIC standard map
province,ALB,,Albania,PUBLIC standard map
kind,ALB,,coast,PUBLIC standard map
province,ANK,,Ankara,PUBLIC standard map
kind,ANK,,coast,PUBLIC standard map
centre,ANK,,TURKEY,PUBLIC standard map
province,APU,,Apulia,PUBLIC standard map
kind,APU,,coast,PUBLIC standard map
province,ARM,,Armenia,PUBLIC standard map
kind,ARM,,coast,PUBLIC standard map
province,BAL,,Baltic Sea,PUBLIC standard map
kind,BAL,,sea,PUBLIC standard map
province,BAR,,Barents Sea,PUBLIC standard map
kind,BAR,,sea,PUBLIC standard map
province,BEL,,Belgium,PUBLIC standard map
kind,BEL,,coast,PUBLIC standard map
centre,BEL,,neutral,PUBLIC standard map
province,BER,,Berlin,PUBLIC standard map
kind,BER,,coast,PUBLIC standard map
centre,BER,,GERMANY,PUBLIC standard map
province,BLA,,Black Sea,PUBLIC standard map
kind,BLA,,sea,PUBLIC standard map
province,BOH,,Bohemia,PUBLIC standard map
kind,BOH,,inland,PUBLIC standard map
province,BRE,,Brest,PUBLIC standard map
kind,BRE,,coast,PUBLIC standard map
centre,BRE,,FRANCE,PUBLIC standard map
province,BUD,,Budapest,PUBLIC standard map
kind,BUD,,inland,PUBLIC standard map
centre,BUD,,AUSTRIA,PUBLIC standard map
province,BUL,,Bulgaria,PUBLIC standard map
kind,BUL,,coast,PUBLIC standard map
centre,BUL,,neutral,PUBLIC standard map
coast,BUL,1,EC,PUBLIC standard map
coast,BUL,2,SC,PUBLIC standard map
province,BUR,,Burgundy,PUBLIC standard map
kind,BUR,,inland,PUBLIC standard map
province,CLY,,Clyde,PUBLIC standard map
kind,CLY,,coast,PUBLIC standard map
province,CON,,Constantinople,PUBLIC standard map
kind,CON,,coast,PUBLIC standard map
centre,CON,,TURKEY,PUBLIC standard map
province,DEN,,Denmark,PUBLIC standard map
kind,DEN,,coast,PUBLIC standard map
centre,DEN,,neutral,PUBLIC standard map
province,EAS,,Eastern Mediterranean,PUBLIC standard map
kind,EAS,,sea,PUBLIC standard map
province,EDI,,Edinburgh,PUBLIC standard map
kind,EDI,,coast,PUBLIC standard map
centre,EDI,,ENGLAND,PUBLIC standard map
province,ENG,,English Channel,PUBLIC standard map
kind,ENG,,sea,PUBLIC standard map
province,FIN,,Finland,PUBLIC standard map
kind,FIN,,coast,PUBLIC standard map
province,GAL,,Galicia,PUBLIC standard map
kind,GAL,,inland,PUBLIC standard map
province,GAS,,Gascony,PUBLIC standard map
kind,GAS,,coast,PUBLIC standard map
province,GRE,,Greece,PUBLIC standard map
kind,GRE,,coast,PUBLIC standard map
centre,GRE,,neutral,PUBLIC standard map
province,BOT,,Gulf of Bothnia,PUBLIC standard map
kind,BOT,,sea,PUBLIC standard map
province,LYO,,Gulf of Lyon,PUBLIC standard map
kind,LYO,,sea,PUBLIC standard map
province,HEL,,Helgoland Bight,PUBLIC standard map
kind,HEL,,sea,PUBLIC standard map
province,HOL,,Holland,PUBLIC standard map
kind,HOL,,coast,PUBLIC standard map
centre,HOL,,neutral,PUBLIC standard map
province,ION,,Ionian Sea,PUBLIC standard map
kind,ION,,sea,PUBLIC standard map
province,IRI,,Irish Sea,PUBLIC standard map
kind,IRI,,sea,PUBLIC standard map
province,KIE,,Kiel,PUBLIC standard map
kind,KIE,,coast,PUBLIC standard map
centre,KIE,,GERMANY,PUBLIC standard map
province,LVP,,Liverpool,PUBLIC standard map
kind,LVP,,coast,PUBLIC standard map
centre,LVP,,ENGLAND,PUBLIC standard map
province,LVN,,Livonia,PUBLIC standard map
kind,LVN,,coast,PUBLIC standard map
province,LON,,London,PUBLIC standard map
kind,LON,,coast,PUBLIC standard map
centre,LON,,ENGLAND,PUBLIC standard map
province,MAR,,Marseilles,PUBLIC standard map
kind,MAR,,coast,PUBLIC standard map
centre,MAR,,FRANCE,PUBLIC standard map
province,MAO,,Mid-Atlantic Ocean,PUBLIC standard map
kind,MAO,,sea,PUBLIC standard map
province,MOS,,Moscow,PUBLIC standard map
kind,MOS,,inland,PUBLIC standard map
centre,MOS,,RUSSIA,PUBLIC standard map
province,MUN,,Munich,PUBLIC standard map
kind,MUN,,inland,PUBLIC standard map
centre,MUN,,GERMANY,PUBLIC standard map
province,NAP,,Naples,PUBLIC standard map
kind,NAP,,coast,PUBLIC standard map
centre,NAP,,ITALY,PUBLIC standard map
province,NAF,,North Africa,PUBLIC standard map
kind,NAF,,coast,PUBLIC standard map
province,NAO,,North Atlantic Ocean,PUBLIC standard map
kind,NAO,,sea,PUBLIC standard map
province,NTH,,North Sea,PUBLIC standard map
kind,NTH,,sea,PUBLIC standard map
province,NWY,,Norway,PUBLIC standard map
kind,NWY,,coast,PUBLIC standard map
centre,NWY,,neutral,PUBLIC standard map
province,NWG,,Norwegian Sea,PUBLIC standard map
kind,NWG,,sea,PUBLIC standard map
province,PAR,,Paris,PUBLIC standard map
kind,PAR,,inland,PUBLIC standard map
centre,PAR,,FRANCE,PUBLIC standard map
province,PIC,,Picardy,PUBLIC standard map
kind,PIC,,coast,PUBLIC standard map
province,PIE,,Piedmont,PUBLIC standard map
kind,PIE,,coast,PUBLIC standard map
province,POR,,Portugal,PUBLIC standard map
kind,POR,,coast,PUBLIC standard map
centre,POR,,neutral,PUBLIC standard map
province,PRU,,Prussia,PUBLIC standard map
kind,PRU,,coast,PUBLIC standard map
province,ROM,,Rome,PUBLIC standard map
kind,ROM,,coast,PUBLIC standard map
centre,ROM,,ITALY,PUBLIC standard map
province,RUH,,Ruhr,PUBLIC standard map
kind,RUH,,inland,PUBLIC standard map
province,RUM,,Rumania,PUBLIC standard map
kind,RUM,,coast,PUBLIC standard map
centre,RUM,,neutral,PUBLIC standard map
province,SER,,Serbia,PUBLIC standard map
kind,SER,,inland,PUBLIC standard map
centre,SER,,neutral,PUBLIC standard map
province,SEV,,Sevastopol,PUBLIC standard map
kind,SEV,,coast,PUBLIC standard map
centre,SEV,,RUSSIA,PUBLIC standard map
province,SIL,,Silesia,PUBLIC standard map
kind,SIL,,inland,PUBLIC standard map
province,SKA,,Skagerrak,PUBLIC standard map
kind,SKA,,sea,PUBLIC standard map
province,SMY,,Smyrna,PUBLIC standard map
kind,SMY,,coast,PUBLIC standard map
centre,SMY,,TURKEY,PUBLIC standard map
province,SPA,,Spain,PUBLIC standard map
kind,SPA,,coast,PUBLIC standard map
centre,SPA,,neutral,PUBLIC standard map
coast,SPA,1,NC,PUBLIC standard map
coast,SPA,2,SC,PUBLIC standard map
province,STP,,St Petersburg,PUBLIC standard map
kind,STP,,coast,PUBLIC standard map
centre,STP,,RUSSIA,PUBLIC standard map
coast,STP,1,NC,PUBLIC standard map
coast,STP,2,SC,PUBLIC standard map
province,SWE,,Sweden,PUBLIC standard map
kind,SWE,,coast,PUBLIC standard map
centre,SWE,,neutral,PUBLIC standard map
province,SYR,,Syria,PUBLIC standard map
kind,SYR,,coast,PUBLIC standard map
province,TRI,,Trieste,PUBLIC standard map
kind,TRI,,coast,PUBLIC standard map
centre,TRI,,AUSTRIA,PUBLIC standard map
province,TUN,,Tunis,PUBLIC standard map
kind,TUN,,coast,PUBLIC standard map
centre,TUN,,neutral,PUBLIC standard map
province,TUS,,Tuscany,PUBLIC standard map
kind,TUS,,coast,PUBLIC standard map
province,TYR,,Tyrolia,PUBLIC standard map
kind,TYR,,inland,PUBLIC standard map
province,TYS,,Tyrrhenian Sea,PUBLIC standard map
kind,TYS,,sea,PUBLIC standard map
province,UKR,,Ukraine,PUBLIC standard map
kind,UKR,,inland,PUBLIC standard map
province,VEN,,Venice,PUBLIC standard map
kind,VEN,,coast,PUBLIC standard map
centre,VEN,,ITALY,PUBLIC standard map
province,VIE,,Vienna,PUBLIC standard map
kind,VIE,,inland,PUBLIC standard map
centre,VIE,,AUSTRIA,PUBLIC standard map
province,WAL,,Wales,PUBLIC standard map
kind,WAL,,coast,PUBLIC standard map
province,WAR,,Warsaw,PUBLIC standard map
kind,WAR,,inland,PUBLIC standard map
centre,WAR,,RUSSIA,PUBLIC standard map
province,WES,,Western Mediterranean,PUBLIC standard map
kind,WES,,sea,PUBLIC standard map
province,YOR,,Yorkshire,PUBLIC standard map
kind,YOR,,coast,PUBLIC standard map
# Fall of Rome: without a canal Kiel has two coasts.
variant_coast,KIE,1,EC,SEED two coasts; RECONSTRUCTED their names
variant_coast,KIE,2,WC,SEED two coasts; RECONSTRUCTED their names
# Where armies go.
army,ALB,1,GRE,PUBLIC standard map
army,ALB,2,SER,PUBLIC standard map
army,ALB,3,TRI,PUBLIC standard map
army,ANK,1,ARM,PUBLIC standard map
army,ANK,2,CON,PUBLIC standard map
army,ANK,3,SMY,PUBLIC standard map
army,APU,1,NAP,PUBLIC standard map
army,APU,2,ROM,PUBLIC standard map
army,APU,3,VEN,PUBLIC standard map
army,ARM,1,ANK,PUBLIC standard map
army,ARM,2,SEV,PUBLIC standard map
army,ARM,3,SMY,PUBLIC standard map
army,ARM,4,SYR,PUBLIC standard map
army,BEL,1,BUR,PUBLIC standard map
army,BEL,2,HOL,PUBLIC standard map
army,BEL,3,PIC,PUBLIC standard map
army,BEL,4,RUH,PUBLIC standard map
army,BER,1,KIE,PUBLIC standard map
army,BER,2,MUN,PUBLIC standard map
army,BER,3,PRU,PUBLIC standard map
army,BER,4,SIL,PUBLIC standard map
army,BOH,1,GAL,PUBLIC standard map
army,BOH,2,MUN,PUBLIC standard map
army,BOH,3,SIL,PUBLIC standard map
army,BOH,4,TYR,PUBLIC standard map
army,BOH,5,VIE,PUBLIC standard map
army,BRE,1,GAS,PUBLIC standard map
army,BRE,2,PAR,PUBLIC standard map
army,BRE,3,PIC,PUBLIC standard map
army,BUD,1,GAL,PUBLIC standard map
army,BUD,2,RUM,PUBLIC standard map
army,BUD,3,SER,PUBLIC standard map
army,BUD,4,TRI,PUBLIC standard map
army,BUD,5,VIE,PUBLIC standard map
army,BUL,1,CON,PUBLIC standard map
army,BUL,2,GRE,PUBLIC standard map
army,BUL,3,RUM,PUBLIC standard map
army,BUL,4,SER,PUBLIC standard map
army,BUR,1,BEL,PUBLIC standard map
army,BUR,2,GAS,PUBLIC standard map
army,BUR,3,MAR,PUBLIC standard map
army,BUR,4,MUN,PUBLIC standard map
army,BUR,5,PAR,PUBLIC standard map
army,BUR,6,PIC,PUBLIC standard map
army,BUR,7,RUH,PUBLIC standard map
army,CLY,1,EDI,PUBLIC standard map
army,CLY,2,LVP,PUBLIC standard map
army,CON,1,ANK,PUBLIC standard map
army,CON,2,BUL,PUBLIC standard map
army,CON,3,SMY,PUBLIC standard map
army,DEN,1,KIE,PUBLIC standard map
army,DEN,2,SWE,PUBLIC standard map
army,EDI,1,CLY,PUBLIC standard map
army,EDI,2,LVP,PUBLIC standard map
army,EDI,3,YOR,PUBLIC standard map
army,FIN,1,NWY,PUBLIC standard map
army,FIN,2,STP,PUBLIC standard map
army,FIN,3,SWE,PUBLIC standard map
army,GAL,1,BOH,PUBLIC standard map
army,GAL,2,BUD,PUBLIC standard map
army,GAL,3,RUM,PUBLIC standard map
army,GAL,4,SIL,PUBLIC standard map
army,GAL,5,UKR,PUBLIC standard map
army,GAL,6,VIE,PUBLIC standard map
army,GAL,7,WAR,PUBLIC standard map
army,GAS,1,BRE,PUBLIC standard map
army,GAS,2,BUR,PUBLIC standard map
army,GAS,3,MAR,PUBLIC standard map
army,GAS,4,PAR,PUBLIC standard map
army,GAS,5,SPA,PUBLIC standard map
army,GRE,1,ALB,PUBLIC standard map
army,GRE,2,BUL,PUBLIC standard map
army,GRE,3,SER,PUBLIC standard map
army,HOL,1,BEL,PUBLIC standard map
army,HOL,2,KIE,PUBLIC standard map
army,HOL,3,RUH,PUBLIC standard map
army,KIE,1,BER,PUBLIC standard map
army,KIE,2,DEN,PUBLIC standard map
army,KIE,3,HOL,PUBLIC standard map
army,KIE,4,MUN,PUBLIC standard map
army,KIE,5,RUH,PUBLIC standard map
army,LVP,1,CLY,PUBLIC standard map
army,LVP,2,EDI,PUBLIC standard map
army,LVP,3,WAL,PUBLIC standard map
army,LVP,4,YOR,PUBLIC standard map
army,LVN,1,MOS,PUBLIC standard map
army,LVN,2,PRU,PUBLIC standard map
army,LVN,3,STP,PUBLIC standard map
army,LVN,4,WAR,PUBLIC standard map
army,LON,1,WAL,PUBLIC standard map
army,LON,2,YOR,PUBLIC standard map
army,MAR,1,BUR,PUBLIC standard map
army,MAR,2,GAS,PUBLIC standard map
army,MAR,3,PIE,PUBLIC standard map
army,MAR,4,SPA,PUBLIC standard map
army,MOS,1,LVN,PUBLIC standard map
army,MOS,2,SEV,PUBLIC standard map
army,MOS,3,STP,PUBLIC standard map
army,MOS,4,UKR,PUBLIC standard map
army,MOS,5,WAR,PUBLIC standard map
army,MUN,1,BER,PUBLIC standard map
army,MUN,2,BOH,PUBLIC standard map
army,MUN,3,BUR,PUBLIC standard map
army,MUN,4,KIE,PUBLIC standard map
army,MUN,5,RUH,PUBLIC standard map
army,MUN,6,SIL,PUBLIC standard map
army,MUN,7,TYR,PUBLIC standard map
army,NAP,1,APU,PUBLIC standard map
army,NAP,2,ROM,PUBLIC standard map
army,NAF,1,TUN,PUBLIC standard map
army,NWY,1,FIN,PUBLIC standard map
army,NWY,2,STP,PUBLIC standard map
army,NWY,3,SWE,PUBLIC standard map
army,PAR,1,BRE,PUBLIC standard map
army,PAR,2,BUR,PUBLIC standard map
army,PAR,3,GAS,PUBLIC standard map
army,PAR,4,PIC,PUBLIC standard map
army,PIC,1,BEL,PUBLIC standard map
army,PIC,2,BRE,PUBLIC standard map
army,PIC,3,BUR,PUBLIC standard map
army,PIC,4,PAR,PUBLIC standard map
army,PIE,1,MAR,PUBLIC standard map
army,PIE,2,TUS,PUBLIC standard map
army,PIE,3,TYR,PUBLIC standard map
army,PIE,4,VEN,PUBLIC standard map
army,POR,1,SPA,PUBLIC standard map
army,PRU,1,BER,PUBLIC standard map
army,PRU,2,LVN,PUBLIC standard map
army,PRU,3,SIL,PUBLIC standard map
army,PRU,4,WAR,PUBLIC standard map
army,ROM,1,APU,PUBLIC standard map
army,ROM,2,NAP,PUBLIC standard map
army,ROM,3,TUS,PUBLIC standard map
army,ROM,4,VEN,PUBLIC standard map
army,RUH,1,BEL,PUBLIC standard map
army,RUH,2,BUR,PUBLIC standard map
army,RUH,3,HOL,PUBLIC standard map
army,RUH,4,KIE,PUBLIC standard map
army,RUH,5,MUN,PUBLIC standard map
army,RUM,1,BUD,PUBLIC standard map
army,RUM,2,BUL,PUBLIC standard map
army,RUM,3,GAL,PUBLIC standard map
army,RUM,4,SER,PUBLIC standard map
army,RUM,5,SEV,PUBLIC standard map
army,RUM,6,UKR,PUBLIC standard map
army,SER,1,ALB,PUBLIC standard map
army,SER,2,BUD,PUBLIC standard map
army,SER,3,BUL,PUBLIC standard map
army,SER,4,GRE,PUBLIC standard map
army,SER,5,RUM,PUBLIC standard map
army,SER,6,TRI,PUBLIC standard map
army,SEV,1,ARM,PUBLIC standard map
army,SEV,2,MOS,PUBLIC standard map
army,SEV,3,RUM,PUBLIC standard map
army,SEV,4,UKR,PUBLIC standard map
army,SIL,1,BER,PUBLIC standard map
army,SIL,2,BOH,PUBLIC standard map
army,SIL,3,GAL,PUBLIC standard map
army,SIL,4,MUN,PUBLIC standard map
army,SIL,5,PRU,PUBLIC standard map
army,SIL,6,WAR,PUBLIC standard map
army,SMY,1,ANK,PUBLIC standard map
army,SMY,2,ARM,PUBLIC standard map
army,SMY,3,CON,PUBLIC standard map
army,SMY,4,SYR,PUBLIC standard map
army,SPA,1,GAS,PUBLIC standard map
army,SPA,2,MAR,PUBLIC standard map
army,SPA,3,POR,PUBLIC standard map
army,STP,1,FIN,PUBLIC standard map
army,STP,2,LVN,PUBLIC standard map
army,STP,3,MOS,PUBLIC standard map
army,STP,4,NWY,PUBLIC standard map
army,SWE,1,DEN,PUBLIC standard map
army,SWE,2,FIN,PUBLIC standard map
army,SWE,3,NWY,PUBLIC standard map
army,SYR,1,ARM,PUBLIC standard map
army,SYR,2,SMY,PUBLIC standard map
army,TRI,1,ALB,PUBLIC standard map
army,TRI,2,BUD,PUBLIC standard map
army,TRI,3,SER,PUBLIC standard map
army,TRI,4,TYR,PUBLIC standard map
army,TRI,5,VEN,PUBLIC standard map
army,TRI,6,VIE,PUBLIC standard map
army,TUN,1,NAF,PUBLIC standard map
army,TUS,1,PIE,PUBLIC standard map
army,TUS,2,ROM,PUBLIC standard map
army,TUS,3,VEN,PUBLIC standard map
army,TYR,1,BOH,PUBLIC standard map
army,TYR,2,MUN,PUBLIC standard map
army,TYR,3,PIE,PUBLIC standard map
army,TYR,4,TRI,PUBLIC standard map
army,TYR,5,VEN,PUBLIC standard map
army,TYR,6,VIE,PUBLIC standard map
army,UKR,1,GAL,PUBLIC standard map
army,UKR,2,MOS,PUBLIC standard map
army,UKR,3,RUM,PUBLIC standard map
army,UKR,4,SEV,PUBLIC standard map
army,UKR,5,WAR,PUBLIC standard map
army,VEN,1,APU,PUBLIC standard map
army,VEN,2,PIE,PUBLIC standard map
army,VEN,3,ROM,PUBLIC standard map
army,VEN,4,TRI,PUBLIC standard map
army,VEN,5,TUS,PUBLIC standard map
army,VEN,6,TYR,PUBLIC standard map
army,VIE,1,BOH,PUBLIC standard map
army,VIE,2,BUD,PUBLIC standard map
army,VIE,3,GAL,PUBLIC standard map
army,VIE,4,TRI,PUBLIC standard map
army,VIE,5,TYR,PUBLIC standard map
army,WAL,1,LON,PUBLIC standard map
army,WAL,2,LVP,PUBLIC standard map
army,WAL,3,YOR,PUBLIC standard map
army,WAR,1,GAL,PUBLIC standard map
army,WAR,2,LVN,PUBLIC standard map
army,WAR,3,MOS,PUBLIC standard map
army,WAR,4,PRU,PUBLIC standard map
army,WAR,5,SIL,PUBLIC standard map
army,WAR,6,UKR,PUBLIC standard map
army,YOR,1,EDI,PUBLIC standard map
army,YOR,2,LON,PUBLIC standard map
army,YOR,3,LVP,PUBLIC standard map
army,YOR,4,WAL,PUBLIC standard map
# Where fleets go.
fleet,ADR,1,ALB,PUBLIC standard map
fleet,ADR,2,APU,PUBLIC standard map
fleet,ADR,3,ION,PUBLIC standard map
fleet,ADR,4,TRI,PUBLIC standard map
fleet,ADR,5,VEN,PUBLIC standard map
fleet,AEG,1,BUL/SC,PUBLIC standard map
fleet,AEG,2,CON,PUBLIC standard map
fleet,AEG,3,EAS,PUBLIC standard map
fleet,AEG,4,GRE,PUBLIC standard map
fleet,AEG,5,ION,PUBLIC standard map
fleet,AEG,6,SMY,PUBLIC standard map
fleet,ALB,1,ADR,PUBLIC standard map
fleet,ALB,2,GRE,PUBLIC standard map
fleet,ALB,3,ION,PUBLIC standard map
fleet,ALB,4,TRI,PUBLIC standard map
fleet,ANK,1,ARM,PUBLIC standard map
fleet,ANK,2,BLA,PUBLIC standard map
fleet,ANK,3,CON,PUBLIC standard map
fleet,APU,1,ADR,PUBLIC standard map
fleet,APU,2,ION,PUBLIC standard map
fleet,APU,3,NAP,PUBLIC standard map
fleet,APU,4,VEN,PUBLIC standard map
fleet,ARM,1,ANK,PUBLIC standard map
fleet,ARM,2,BLA,PUBLIC standard map
fleet,ARM,3,SEV,PUBLIC standard map
fleet,BAL,1,BER,PUBLIC standard map
fleet,BAL,2,BOT,PUBLIC standard map
fleet,BAL,3,DEN,PUBLIC standard map
fleet,BAL,4,KIE,PUBLIC standard map
fleet,BAL,5,LVN,PUBLIC standard map
fleet,BAL,6,PRU,PUBLIC standard map
fleet,BAL,7,SWE,PUBLIC standard map
fleet,BAR,1,NWG,PUBLIC standard map
fleet,BAR,2,NWY,PUBLIC standard map
fleet,BAR,3,STP/NC,PUBLIC standard map
fleet,BEL,1,ENG,PUBLIC standard map
fleet,BEL,2,HOL,PUBLIC standard map
fleet,BEL,3,NTH,PUBLIC standard map
fleet,BEL,4,PIC,PUBLIC standard map
fleet,BER,1,BAL,PUBLIC standard map
fleet,BER,2,KIE,PUBLIC standard map
fleet,BER,3,PRU,PUBLIC standard map
fleet,BLA,1,ANK,PUBLIC standard map
fleet,BLA,2,ARM,PUBLIC standard map
fleet,BLA,3,BUL/EC,PUBLIC standard map
fleet,BLA,4,CON,PUBLIC standard map
fleet,BLA,5,RUM,PUBLIC standard map
fleet,BLA,6,SEV,PUBLIC standard map
fleet,BRE,1,ENG,PUBLIC standard map
fleet,BRE,2,GAS,PUBLIC standard map
fleet,BRE,3,MAO,PUBLIC standard map
fleet,BRE,4,PIC,PUBLIC standard map
fleet,BUL/EC,1,BLA,PUBLIC standard map
fleet,BUL/EC,2,CON,PUBLIC standard map
fleet,BUL/EC,3,RUM,PUBLIC standard map
fleet,BUL/SC,1,AEG,PUBLIC standard map
fleet,BUL/SC,2,CON,PUBLIC standard map
fleet,BUL/SC,3,GRE,PUBLIC standard map
fleet,CLY,1,EDI,PUBLIC standard map
fleet,CLY,2,LVP,PUBLIC standard map
fleet,CLY,3,NAO,PUBLIC standard map
fleet,CLY,4,NWG,PUBLIC standard map
fleet,CON,1,AEG,PUBLIC standard map
fleet,CON,2,ANK,PUBLIC standard map
fleet,CON,3,BLA,PUBLIC standard map
fleet,CON,4,BUL/EC,PUBLIC standard map
fleet,CON,5,BUL/SC,PUBLIC standard map
fleet,CON,6,SMY,PUBLIC standard map
fleet,DEN,1,BAL,PUBLIC standard map
fleet,DEN,2,HEL,PUBLIC standard map
fleet,DEN,3,KIE,PUBLIC standard map
fleet,DEN,4,NTH,PUBLIC standard map
fleet,DEN,5,SKA,PUBLIC standard map
fleet,DEN,6,SWE,PUBLIC standard map
fleet,EAS,1,AEG,PUBLIC standard map
fleet,EAS,2,ION,PUBLIC standard map
fleet,EAS,3,SMY,PUBLIC standard map
fleet,EAS,4,SYR,PUBLIC standard map
fleet,EDI,1,CLY,PUBLIC standard map
fleet,EDI,2,NTH,PUBLIC standard map
fleet,EDI,3,NWG,PUBLIC standard map
fleet,EDI,4,YOR,PUBLIC standard map
fleet,ENG,1,BEL,PUBLIC standard map
fleet,ENG,2,BRE,PUBLIC standard map
fleet,ENG,3,IRI,PUBLIC standard map
fleet,ENG,4,LON,PUBLIC standard map
fleet,ENG,5,MAO,PUBLIC standard map
fleet,ENG,6,NTH,PUBLIC standard map
fleet,ENG,7,PIC,PUBLIC standard map
fleet,ENG,8,WAL,PUBLIC standard map
fleet,FIN,1,BOT,PUBLIC standard map
fleet,FIN,2,STP/SC,PUBLIC standard map
fleet,FIN,3,SWE,PUBLIC standard map
fleet,GAS,1,BRE,PUBLIC standard map
fleet,GAS,2,MAO,PUBLIC standard map
fleet,GAS,3,SPA/NC,PUBLIC standard map
fleet,GRE,1,AEG,PUBLIC standard map
fleet,GRE,2,ALB,PUBLIC standard map
fleet,GRE,3,BUL/SC,PUBLIC standard map
fleet,GRE,4,ION,PUBLIC standard map
fleet,BOT,1,BAL,PUBLIC standard map
fleet,BOT,2,FIN,PUBLIC standard map
fleet,BOT,3,LVN,PUBLIC standard map
fleet,BOT,4,STP/SC,PUBLIC standard map
fleet,BOT,5,SWE,PUBLIC standard map
fleet,LYO,1,MAR,PUBLIC standard map
fleet,LYO,2,PIE,PUBLIC standard map
fleet,LYO,3,SPA/SC,PUBLIC standard map
fleet,LYO,4,TUS,PUBLIC standard map
fleet,LYO,5,TYS,PUBLIC standard map
fleet,LYO,6,WES,PUBLIC standard map
fleet,HEL,1,DEN,PUBLIC standard map
fleet,HEL,2,HOL,PUBLIC standard map
fleet,HEL,3,KIE,PUBLIC standard map
fleet,HEL,4,NTH,PUBLIC standard map
fleet,HOL,1,BEL,PUBLIC standard map
fleet,HOL,2,HEL,PUBLIC standard map
fleet,HOL,3,KIE,PUBLIC standard map
fleet,HOL,4,NTH,PUBLIC standard map
fleet,ION,1,ADR,PUBLIC standard map
fleet,ION,2,AEG,PUBLIC standard map
fleet,ION,3,ALB,PUBLIC standard map
fleet,ION,4,APU,PUBLIC standard map
fleet,ION,5,EAS,PUBLIC standard map
fleet,ION,6,GRE,PUBLIC standard map
fleet,ION,7,NAP,PUBLIC standard map
fleet,ION,8,TUN,PUBLIC standard map
fleet,ION,9,TYS,PUBLIC standard map
fleet,IRI,1,ENG,PUBLIC standard map
fleet,IRI,2,LVP,PUBLIC standard map
fleet,IRI,3,MAO,PUBLIC standard map
fleet,IRI,4,NAO,PUBLIC standard map
fleet,IRI,5,WAL,PUBLIC standard map
fleet,KIE,1,BAL,PUBLIC standard map
fleet,KIE,2,BER,PUBLIC standard map
fleet,KIE,3,DEN,PUBLIC standard map
fleet,KIE,4,HEL,PUBLIC standard map
fleet,KIE,5,HOL,PUBLIC standard map
fleet,LVP,1,CLY,PUBLIC standard map
fleet,LVP,2,IRI,PUBLIC standard map
fleet,LVP,3,NAO,PUBLIC standard map
fleet,LVP,4,WAL,PUBLIC standard map
fleet,LVN,1,BAL,PUBLIC standard map
fleet,LVN,2,BOT,PUBLIC standard map
fleet,LVN,3,PRU,PUBLIC standard map
fleet,LVN,4,STP/SC,PUBLIC standard map
fleet,LON,1,ENG,PUBLIC standard map
fleet,LON,2,NTH,PUBLIC standard map
fleet,LON,3,WAL,PUBLIC standard map
fleet,LON,4,YOR,PUBLIC standard map
fleet,MAR,1,LYO,PUBLIC standard map
fleet,MAR,2,PIE,PUBLIC standard map
fleet,MAR,3,SPA/SC,PUBLIC standard map
fleet,MAO,1,BRE,PUBLIC standard map
fleet,MAO,2,ENG,PUBLIC standard map
fleet,MAO,3,GAS,PUBLIC standard map
fleet,MAO,4,IRI,PUBLIC standard map
fleet,MAO,5,NAF,PUBLIC standard map
fleet,MAO,6,NAO,PUBLIC standard map
fleet,MAO,7,POR,PUBLIC standard map
fleet,MAO,8,SPA/NC,PUBLIC standard map
fleet,MAO,9,SPA/SC,PUBLIC standard map
fleet,MAO,10,WES,PUBLIC standard map
fleet,NAP,1,APU,PUBLIC standard map
fleet,NAP,2,ION,PUBLIC standard map
fleet,NAP,3,ROM,PUBLIC standard map
fleet,NAP,4,TYS,PUBLIC standard map
fleet,NAF,1,MAO,PUBLIC standard map
fleet,NAF,2,TUN,PUBLIC standard map
fleet,NAF,3,WES,PUBLIC standard map
fleet,NAO,1,CLY,PUBLIC standard map
fleet,NAO,2,IRI,PUBLIC standard map
fleet,NAO,3,LVP,PUBLIC standard map
fleet,NAO,4,MAO,PUBLIC standard map
fleet,NAO,5,NWG,PUBLIC standard map
fleet,NTH,1,BEL,PUBLIC standard map
fleet,NTH,2,DEN,PUBLIC standard map
fleet,NTH,3,EDI,PUBLIC standard map
fleet,NTH,4,ENG,PUBLIC standard map
fleet,NTH,5,HEL,PUBLIC standard map
fleet,NTH,6,HOL,PUBLIC standard map
fleet,NTH,7,LON,PUBLIC standard map
fleet,NTH,8,NWG,PUBLIC standard map
fleet,NTH,9,NWY,PUBLIC standard map
fleet,NTH,10,SKA,PUBLIC standard map
fleet,NTH,11,YOR,PUBLIC standard map
fleet,NWY,1,BAR,PUBLIC standard map
fleet,NWY,2,NTH,PUBLIC standard map
fleet,NWY,3,NWG,PUBLIC standard map
fleet,NWY,4,SKA,PUBLIC standard map
fleet,NWY,5,STP/NC,PUBLIC standard map
fleet,NWY,6,SWE,PUBLIC standard map
fleet,NWG,1,BAR,PUBLIC standard map
fleet,NWG,2,CLY,PUBLIC standard map
fleet,NWG,3,EDI,PUBLIC standard map
fleet,NWG,4,NAO,PUBLIC standard map
fleet,NWG,5,NTH,PUBLIC standard map
fleet,NWG,6,NWY,PUBLIC standard map
fleet,PIC,1,BEL,PUBLIC standard map
fleet,PIC,2,BRE,PUBLIC standard map
fleet,PIC,3,ENG,PUBLIC standard map
fleet,PIE,1,LYO,PUBLIC standard map
fleet,PIE,2,MAR,PUBLIC standard map
fleet,PIE,3,TUS,PUBLIC standard map
fleet,POR,1,MAO,PUBLIC standard map
fleet,POR,2,SPA/NC,PUBLIC standard map
fleet,POR,3,SPA/SC,PUBLIC standard map
fleet,PRU,1,BAL,PUBLIC standard map
fleet,PRU,2,BER,PUBLIC standard map
fleet,PRU,3,LVN,PUBLIC standard map
fleet,ROM,1,NAP,PUBLIC standard map
fleet,ROM,2,TUS,PUBLIC standard map
fleet,ROM,3,TYS,PUBLIC standard map
fleet,RUM,1,BLA,PUBLIC standard map
fleet,RUM,2,BUL/EC,PUBLIC standard map
fleet,RUM,3,SEV,PUBLIC standard map
fleet,SEV,1,ARM,PUBLIC standard map
fleet,SEV,2,BLA,PUBLIC standard map
fleet,SEV,3,RUM,PUBLIC standard map
fleet,SKA,1,DEN,PUBLIC standard map
fleet,SKA,2,NTH,PUBLIC standard map
fleet,SKA,3,NWY,PUBLIC standard map
fleet,SKA,4,SWE,PUBLIC standard map
fleet,SMY,1,AEG,PUBLIC standard map
fleet,SMY,2,CON,PUBLIC standard map
fleet,SMY,3,EAS,PUBLIC standard map
fleet,SMY,4,SYR,PUBLIC standard map
fleet,SPA/NC,1,GAS,PUBLIC standard map
fleet,SPA/NC,2,MAO,PUBLIC standard map
fleet,SPA/NC,3,POR,PUBLIC standard map
fleet,SPA/SC,1,LYO,PUBLIC standard map
fleet,SPA/SC,2,MAO,PUBLIC standard map
fleet,SPA/SC,3,MAR,PUBLIC standard map
fleet,SPA/SC,4,POR,PUBLIC standard map
fleet,SPA/SC,5,WES,PUBLIC standard map
fleet,STP/NC,1,BAR,PUBLIC standard map
fleet,STP/NC,2,NWY,PUBLIC standard map
fleet,STP/SC,1,BOT,PUBLIC standard map
fleet,STP/SC,2,FIN,PUBLIC standard map
fleet,STP/SC,3,LVN,PUBLIC standard map
fleet,SWE,1,BAL,PUBLIC standard map
fleet,SWE,2,BOT,PUBLIC standard map
fleet,SWE,3,DEN,PUBLIC standard map
fleet,SWE,4,FIN,PUBLIC standard map
fleet,SWE,5,NWY,PUBLIC standard map
fleet,SWE,6,SKA,PUBLIC standard map
fleet,SYR,1,EAS,PUBLIC standard map
fleet,SYR,2,SMY,PUBLIC standard map
fleet,TRI,1,ADR,PUBLIC standard map
fleet,TRI,2,ALB,PUBLIC standard map
fleet,TRI,3,VEN,PUBLIC standard map
fleet,TUN,1,ION,PUBLIC standard map
fleet,TUN,2,NAF,PUBLIC standard map
fleet,TUN,3,TYS,PUBLIC standard map
fleet,TUN,4,WES,PUBLIC standard map
fleet,TUS,1,LYO,PUBLIC standard map
fleet,TUS,2,PIE,PUBLIC standard map
fleet,TUS,3,ROM,PUBLIC standard map
fleet,TUS,4,TYS,PUBLIC standard map
fleet,TYS,1,ION,PUBLIC standard map
fleet,TYS,2,LYO,PUBLIC standard map
fleet,TYS,3,NAP,PUBLIC standard map
fleet,TYS,4,ROM,PUBLIC standard map
fleet,TYS,5,TUN,PUBLIC standard map
fleet,TYS,6,TUS,PUBLIC standard map
fleet,TYS,7,WES,PUBLIC standard map
fleet,VEN,1,ADR,PUBLIC standard map
fleet,VEN,2,APU,PUBLIC standard map
fleet,VEN,3,TRI,PUBLIC standard map
fleet,WAL,1,ENG,PUBLIC standard map
fleet,WAL,2,IRI,PUBLIC standard map
fleet,WAL,3,LON,PUBLIC standard map
fleet,WAL,4,LVP,PUBLIC standard map
fleet,WES,1,LYO,PUBLIC standard map
fleet,WES,2,MAO,PUBLIC standard map
fleet,WES,3,NAF,PUBLIC standard map
fleet,WES,4,SPA/SC,PUBLIC standard map
fleet,WES,5,TUN,PUBLIC standard map
fleet,WES,6,TYS,PUBLIC standard map
fleet,YOR,1,EDI,PUBLIC standard map
fleet,YOR,2,LON,PUBLIC standard map
fleet,YOR,3,NTH,PUBLIC standard map
variant_fleet,KIE/EC,1,BAL,RECONSTRUCTED each link of Kiel goes to the shore it lies on
variant_fleet,KIE/EC,2,BER,RECONSTRUCTED each link of Kiel goes to the shore it lies on
variant_fleet,KIE/EC,3,DEN,RECONSTRUCTED each link of Kiel goes to the shore it lies on
variant_fleet,KIE/WC,1,DEN,RECONSTRUCTED each link of Kiel goes to the shore it lies on
variant_fleet,KIE/WC,2,HEL,RECONSTRUCTED each link of Kiel goes to the shore it lies on
variant_fleet,KIE/WC,3,HOL,RECONSTRUCTED each link of Kiel goes to the shore it lies on
# The first units of the standard game.
start,AUSTRIA,1,A BUD,PUBLIC standard game
start,AUSTRIA,2,A VIE,PUBLIC standard game
start,AUSTRIA,3,F TRI,PUBLIC standard game
start,ENGLAND,1,F EDI,PUBLIC standard game
start,ENGLAND,2,F LON,PUBLIC standard game
start,ENGLAND,3,A LVP,PUBLIC standard game
start,FRANCE,1,F BRE,PUBLIC standard game
start,FRANCE,2,A MAR,PUBLIC standard game
start,FRANCE,3,A PAR,PUBLIC standard game
start,GERMANY,1,A BER,PUBLIC standard game
start,GERMANY,2,F KIE,PUBLIC standard game
start,GERMANY,3,A MUN,PUBLIC standard game
start,ITALY,1,F NAP,PUBLIC standard game
start,ITALY,2,A ROM,PUBLIC standard game
start,ITALY,3,A VEN,PUBLIC standard game
start,RUSSIA,1,A MOS,PUBLIC standard game
start,RUSSIA,2,F SEV,PUBLIC standard game
start,RUSSIA,3,F STP/SC,PUBLIC standard game
start,RUSSIA,4,A WAR,PUBLIC standard game
start,TURKEY,1,F ANK,PUBLIC standard game
start,TURKEY,2,A CON,PUBLIC standard game
start,TURKEY,3,A SMY,PUBLIC standard game
# Other names that players write.
alias,ADR,1,ADRIATIC,PUBLIC in use among players
alias,ADR,2,ADRIA,PUBLIC in use among players
alias,ADR,3,ADRIATISCHESMEER,PUBLIC its name in German
alias,ADR,4,ADRIATIQUE,PUBLIC its name in French
alias,ADR,5,MERADRIATIQUE,PUBLIC its name in French
alias,ADR,6,ADRIATICO,PUBLIC its name in Spanish
alias,ADR,7,MARADRIATICO,PUBLIC its name in Spanish
alias,ADR,8,MAREADRIATICO,PUBLIC its name in Italian
alias,AEG,1,AEGEAN,PUBLIC in use among players
alias,AEG,2,AEGE,PUBLIC in use among players
alias,AEG,3,AEGEANS,PUBLIC in use among players
alias,AEG,4,AEGAEIS,PUBLIC its name in German
alias,AEG,5,AGAIS,PUBLIC its name in German
alias,AEG,6,AEGAEISCHESMEER,PUBLIC its name in German
alias,AEG,7,AGAISCHESMEER,PUBLIC its name in German
alias,AEG,8,EGEE,PUBLIC its name in French
alias,AEG,9,MEREGEE,PUBLIC its name in French
alias,AEG,10,EGEO,PUBLIC its name in Spanish
alias,AEG,11,MAREGEO,PUBLIC its name in Spanish
alias,AEG,12,MAREEGEO,PUBLIC its name in Italian
alias,ALB,1,ALBA,PUBLIC in use among players
alias,ALB,2,ALBANIEN,PUBLIC its name in German
alias,ALB,3,ALBANIE,PUBLIC its name in French
alias,APU,1,APULIEN,PUBLIC its name in German
alias,APU,2,POUILLES,PUBLIC its name in French
alias,APU,3,APULIE,PUBLIC its name in French
alias,APU,4,PUGLIA,PUBLIC its name in Italian
alias,ARM,1,ARMENIEN,PUBLIC its name in German
alias,ARM,2,ARMENIE,PUBLIC its name in French
alias,BAL,1,BALTIC,PUBLIC in use among players
alias,BAL,2,BALT,PUBLIC in use among players
alias,BAL,3,OSTSEE,PUBLIC its name in German
alias,BAL,4,BALTIQUE,PUBLIC its name in French
alias,BAL,5,MERBALTIQUE,PUBLIC its name in French
alias,BAL,6,BALTICO,PUBLIC its name in Spanish
alias,BAL,7,MARBALTICO,PUBLIC its name in Spanish
alias,BAR,1,BARENTS,PUBLIC in use among players
alias,BAR,2,BARENT,PUBLIC in use among players
alias,BAR,3,BARENTSSEE,PUBLIC its name in German
alias,BAR,4,MERDEBARENTS,PUBLIC its name in French
alias,BAR,5,MARDEBARENTS,PUBLIC its name in Spanish
alias,BAR,6,MAREDIBARENTS,PUBLIC its name in Italian
alias,BEL,1,BELG,PUBLIC in use among players
alias,BEL,2,BELGIEN,PUBLIC its name in German
alias,BEL,3,BELGIQUE,PUBLIC its name in French
alias,BEL,4,BELGICA,PUBLIC its name in Spanish
alias,BEL,5,BELGIO,PUBLIC its name in Italian
alias,BER,1,BERL,PUBLIC in use among players
alias,BER,2,BERLINO,PUBLIC its name in Italian
alias,BLA,1,BLACK,PUBLIC in use among players
alias,BLA,2,BS,PUBLIC in use among players
alias,BLA,3,BLK,PUBLIC in use among players
alias,BLA,4,SCHWARZESMEER,PUBLIC its name in German
alias,BLA,5,MERNOIRE,PUBLIC its name in French
alias,BLA,6,MARNEGRO,PUBLIC its name in Spanish
alias,BLA,7,MARNERO,PUBLIC its name in Italian
alias,BOH,1,BOHEM,PUBLIC in use among players
alias,BOH,2,BOEHMEN,PUBLIC its name in German
alias,BOH,3,BOHMEN,PUBLIC its name in German
alias,BOH,4,BOHEME,PUBLIC its name in French
alias,BOH,5,BOEMIA,PUBLIC its name in Italian
alias,BUD,1,BUDA,PUBLIC in use among players
alias,BUL,1,BULG,PUBLIC in use among players
alias,BUL,2,BULGARIEN,PUBLIC its name in German
alias,BUL,3,BULGARIE,PUBLIC its name in French
alias,BUR,1,BURG,PUBLIC in use among players
alias,BUR,2,BURGANDY,PUBLIC in use among players
alias,BUR,3,BURGUNDI,PUBLIC in use among players
alias,BUR,4,BURGUND,PUBLIC its name in German
alias,BUR,5,BOURGOGNE,PUBLIC its name in French
alias,BUR,6,BORGONA,PUBLIC its name in Spanish
alias,BUR,7,BORGOGNA,PUBLIC its name in Italian
alias,CLY,1,CLYD,PUBLIC in use among players
alias,CON,1,CONST,PUBLIC in use among players
alias,CON,2,CONSTANTINOPEL,PUBLIC in use among players
alias,CON,3,CONSTANTANOPLE,PUBLIC in use among players
alias,CON,4,KONSTANTINOPEL,PUBLIC its name in German
alias,CON,5,CONSTANTINOPLA,PUBLIC its name in Spanish
alias,CON,6,ESTAMBUL,PUBLIC its name in Spanish
alias,CON,7,COSTANTINOPOLI,PUBLIC its name in Italian
alias,DEN,1,DENM,PUBLIC in use among players
alias,DEN,2,DAENEMARK,PUBLIC its name in German
alias,DEN,3,DANEMARK,PUBLIC its name in German
alias,DEN,4,DINAMARCA,PUBLIC its name in Spanish
alias,DEN,5,DANIMARCA,PUBLIC its name in Italian
alias,EAS,1,EMS,PUBLIC in use among players
alias,EAS,2,EASTMED,PUBLIC in use among players
alias,EAS,3,EASTERNMED,PUBLIC in use among players
alias,EAS,4,EMED,PUBLIC in use among players
alias,EAS,5,EAST,PUBLIC in use among players
alias,EAS,6,EASTERN,PUBLIC in use among players
alias,EAS,7,EME,PUBLIC in use among players
alias,EAS,8,EMD,PUBLIC in use among players
alias,EAS,9,EASTERNMEDITERRANEANSEA,PUBLIC in use among players
alias,EAS,10,EASTMEDITERRANEAN,PUBLIC in use among players
alias,EAS,11,OESTLICHESMITTELMEER,PUBLIC its name in German
alias,EAS,12,OSTLICHESMITTELMEER,PUBLIC its name in German
alias,EAS,13,OSTMITTELMEER,PUBLIC its name in German
alias,EAS,14,MEDITERRANEEORIENTALE,PUBLIC its name in French
alias,EAS,15,MEDITERRANEOORIENTAL,PUBLIC its name in Spanish
alias,EAS,16,MEDITERRANEOORIENTALE,PUBLIC its name in Italian
alias,EDI,1,EDIN,PUBLIC in use among players
alias,EDI,2,EDINBURG,PUBLIC in use among players
alias,EDI,3,EDINBORO,PUBLIC in use among players
alias,EDI,4,EDINBOROUGH,PUBLIC in use among players
alias,EDI,5,EDINBURGO,PUBLIC in use among players
alias,EDI,6,EDIMBOURG,PUBLIC its name in French
alias,EDI,7,EDIMBURGO,PUBLIC its name in Italian
alias,ENG,1,ECH,PUBLIC in use among players
alias,ENG,2,CHANNEL,PUBLIC in use among players
alias,ENG,3,ENGCH,PUBLIC in use among players
alias,ENG,4,ENC,PUBLIC in use among players
alias,ENG,5,ENGCHANNEL,PUBLIC in use among players
alias,ENG,6,ENGLISH,PUBLIC in use among players
alias,ENG,7,CHA,PUBLIC in use among players
alias,ENG,8,AERMELKANAL,PUBLIC its name in German
alias,ENG,9,ARMELKANAL,PUBLIC its name in German
alias,ENG,10,ENGLISCHERKANAL,PUBLIC its name in German
alias,ENG,11,MANCHE,PUBLIC its name in French
alias,ENG,12,CANALDELAMANCHA,PUBLIC its name in Spanish
alias,ENG,13,CANALINGLES,PUBLIC its name in Spanish
alias,ENG,14,MANICA,PUBLIC its name in Italian
alias,ENG,15,CANALEDELLAMANICA,PUBLIC its name in Italian
alias,FIN,1,FINNLAND,PUBLIC its name in German
alias,FIN,2,FINLANDE,PUBLIC its name in French
alias,FIN,3,FINLANDIA,PUBLIC its name in Spanish
alias,GAL,1,GALIZIEN,PUBLIC its name in German
alias,GAL,2,GALICIE,PUBLIC its name in French
alias,GAL,3,GALITZIA,PUBLIC its name in Spanish
alias,GAL,4,GALIZIA,PUBLIC its name in Italian
alias,GAS,1,GASCOGNE,PUBLIC its name in German
alias,GAS,2,GASCUNA,PUBLIC its name in Spanish
alias,GAS,3,GUASCOGNA,PUBLIC its name in Italian
alias,GRE,1,GRIECHENLAND,PUBLIC its name in German
alias,GRE,2,GRECE,PUBLIC its name in French
alias,GRE,3,GRECIA,PUBLIC its name in Spanish
alias,BOT,1,GOB,PUBLIC in use among players
alias,BOT,2,BOTHNIA,PUBLIC in use among players
alias,BOT,3,BOTH,PUBLIC in use among players
alias,BOT,4,GULFOFB,PUBLIC in use among players
alias,BOT,5,GULFBOTHNIA,PUBLIC in use among players
alias,BOT,6,GULFOFBOTH,PUBLIC in use among players
alias,BOT,7,BOTTNISCHERMEERBUSEN,PUBLIC its name in German
alias,BOT,8,GOLFEDEBOTNIE,PUBLIC its name in French
alias,BOT,9,GOLFODEBOTNIA,PUBLIC its name in Spanish
alias,BOT,10,GOLFODIBOTNIA,PUBLIC its name in Italian
alias,LYO,1,GOL,PUBLIC in use among players
alias,LYO,2,LYON,PUBLIC in use among players
alias,LYO,3,GULFOFL,PUBLIC in use among players
alias,LYO,4,GULFOFLYONS,PUBLIC in use among players
alias,LYO,5,LYONS,PUBLIC in use among players
alias,LYO,6,GULFLYON,PUBLIC in use among players
alias,LYO,7,GULFOFLION,PUBLIC in use among players
alias,LYO,8,GLY,PUBLIC in use among players
alias,LYO,9,GOLFVONLYON,PUBLIC its name in German
alias,LYO,10,GOLFEDULION,PUBLIC its name in French
alias,LYO,11,GOLFEDELYON,PUBLIC its name in French
alias,LYO,12,GOLFODELYON,PUBLIC its name in Spanish
alias,LYO,13,GOLFODELEON,PUBLIC its name in Spanish
alias,LYO,14,GOLFODELLEONE,PUBLIC its name in Italian
alias,LYO,15,GOLFODILIONE,PUBLIC its name in Italian
alias,HEL,1,HGB,PUBLIC in use among players
alias,HEL,2,HELGOLAND,PUBLIC in use among players
alias,HEL,3,HELIGOLANDBIGHT,PUBLIC in use among players
alias,HEL,4,HELG,PUBLIC in use among players
alias,HEL,5,HELIGOLAND,PUBLIC in use among players
alias,HEL,6,HELGOBIGHT,PUBLIC in use among players
alias,HEL,7,HELGOLANDBAY,PUBLIC in use among players
alias,HEL,8,HBI,PUBLIC in use among players
alias,HEL,9,HELGOLAENDERBUCHT,PUBLIC its name in German
alias,HEL,10,HELGOLANDERBUCHT,PUBLIC its name in German
alias,HEL,11,DEUTSCHEBUCHT,PUBLIC its name in German
alias,HEL,12,BAIEDEHELIGOLAND,PUBLIC its name in French
alias,HEL,13,BAIEDHELGOLAND,PUBLIC its name in French
alias,HEL,14,BAHIADEHELIGOLAND,PUBLIC its name in Spanish
alias,HEL,15,BAHIADEHELGOLAND,PUBLIC its name in Spanish
alias,HEL,16,BAIADIHELGOLAND,PUBLIC its name in Italian
alias,HOL,1,HOLL,PUBLIC in use among players
alias,HOL,2,NETHERLANDS,PUBLIC in use among players
alias,HOL,3,NIEDERLANDE,PUBLIC its name in German
alias,HOL,4,HOLLANDE,PUBLIC its name in French
alias,HOL,5,HOLANDA,PUBLIC its name in Spanish
alias,HOL,6,OLANDA,PUBLIC its name in Italian
alias,ION,1,IOS,PUBLIC in use among players
alias,ION,2,IONIAN,PUBLIC in use among players
alias,ION,3,IONI,PUBLIC in use among players
alias,ION,4,IONIANS,PUBLIC in use among players
alias,ION,5,IONISCHESMEER,PUBLIC its name in German
alias,ION,6,MERIONIENNE,PUBLIC its name in French
alias,ION,7,MARJONICO,PUBLIC its name in Spanish
alias,ION,8,JONICO,PUBLIC its name in Spanish
alias,ION,9,MARIONIO,PUBLIC its name in Italian
alias,ION,10,IONIO,PUBLIC its name in Italian
alias,IRI,1,IRS,PUBLIC in use among players
alias,IRI,2,IRISH,PUBLIC in use among players
alias,IRI,3,IRISHS,PUBLIC in use among players
alias,IRI,4,IRISCHESEE,PUBLIC its name in German
alias,IRI,5,MERDIRLANDE,PUBLIC its name in French
alias,IRI,6,MARDEIRLANDA,PUBLIC its name in Spanish
alias,IRI,7,MAREDIRLANDA,PUBLIC its name in Italian
alias,LVP,1,LPL,PUBLIC in use among players
alias,LVP,2,LIVP,PUBLIC in use among players
alias,LVP,3,LIVERPL,PUBLIC in use among players
alias,LVP,4,LPOOL,PUBLIC in use among players
alias,LVP,5,LIVER,PUBLIC in use among players
alias,LVP,6,LIVERP,PUBLIC in use among players
alias,LVN,1,LIVO,PUBLIC in use among players
alias,LVN,2,LVA,PUBLIC in use among players
alias,LVN,3,LIVON,PUBLIC in use among players
alias,LVN,4,LVO,PUBLIC in use among players
alias,LVN,5,LIVLAND,PUBLIC its name in German
alias,LVN,6,LIVONIE,PUBLIC its name in French
alias,LON,1,LOND,PUBLIC in use among players
alias,LON,2,LONDRES,PUBLIC its name in French
alias,LON,3,LONDRA,PUBLIC its name in Italian
alias,MAR,1,MARSEILLE,PUBLIC in use among players
alias,MAR,2,MARS,PUBLIC in use among players
alias,MAR,3,MARSEILS,PUBLIC in use among players
alias,MAR,4,MARSAILLES,PUBLIC in use among players
alias,MAR,5,MARSEILES,PUBLIC in use among players
alias,MAR,6,MARSELLA,PUBLIC its name in Spanish
alias,MAR,7,MARSIGLIA,PUBLIC its name in Italian
alias,MAO,1,MID,PUBLIC in use among players
alias,MAO,2,MIDATLANTIC,PUBLIC in use among players
alias,MAO,3,ATLANTICOCEAN,PUBLIC in use among players
alias,MAO,4,MIDATL,PUBLIC in use among players
alias,MAO,5,MAT,PUBLIC in use among players
alias,MAO,6,MATL,PUBLIC in use among players
alias,MAO,7,MIDATLANTICSEA,PUBLIC in use among players
alias,MAO,8,MITTELATLANTIK,PUBLIC its name in German
alias,MAO,9,MITTLERERATLANTIK,PUBLIC its name in German
alias,MAO,10,ATLANTIQUEMOYEN,PUBLIC its name in French
alias,MAO,11,ATLANTIQUECENTRAL,PUBLIC its name in French
alias,MAO,12,OCEANATLANTIQUEMOYEN,PUBLIC its name in French
alias,MAO,13,ATLANTICOMEDIO,PUBLIC its name in Spanish
alias,MAO,14,ATLANTICOCENTRAL,PUBLIC its name in Spanish
alias,MAO,15,OCEANOATLANTICOMEDIO,PUBLIC its name in Spanish
alias,MAO,16,MEDIOATLANTICO,PUBLIC its name in Italian
alias,MAO,17,ATLANTICOCENTRALE,PUBLIC its name in Italian
alias,MOS,1,MOSC,PUBLIC in use among players
alias,MOS,2,MOSKAU,PUBLIC its name in German
alias,MOS,3,MOSCOU,PUBLIC its name in French
alias,MOS,4,MOSCU,PUBLIC its name in Spanish
alias,MOS,5,MOSCA,PUBLIC its name in Italian
alias,MUN,1,MUNI,PUBLIC in use among players
alias,MUN,2,MUNCIH,PUBLIC in use among players
alias,MUN,3,MUNCHIN,PUBLIC in use among players
alias,MUN,4,MUENCHEN,PUBLIC its name in German
alias,MUN,5,MUNCHEN,PUBLIC its name in German
alias,MUN,6,MONACO,PUBLIC its name in Italian
alias,MUN,7,MONACODIBAVIERA,PUBLIC its name in Italian
alias,NAP,1,NAPL,PUBLIC in use among players
alias,NAP,2,NAPELS,PUBLIC in use among players
alias,NAP,3,NEAPEL,PUBLIC its name in German
alias,NAP,4,NAPOLES,PUBLIC its name in Spanish
alias,NAP,5,NAPOLI,PUBLIC its name in Italian
alias,NAF,1,NORA,PUBLIC in use among players
alias,NAF,2,NAFR,PUBLIC in use among players
alias,NAF,3,NAFRICA,PUBLIC in use among players
alias,NAF,4,AFR,PUBLIC in use among players
alias,NAF,5,AFRICA,PUBLIC in use among players
alias,NAF,6,NAFRICAN,PUBLIC in use among players
alias,NAF,7,NORDAFRIKA,PUBLIC its name in German
alias,NAF,8,AFRIQUEDUNORD,PUBLIC its name in French
alias,NAF,9,AFRICADELNORTE,PUBLIC its name in Spanish
alias,NAF,10,NORTEDEAFRICA,PUBLIC its name in Spanish
alias,NAF,11,NORDAFRICA,PUBLIC its name in Italian
alias,NAF,12,AFRICADELNORD,PUBLIC its name in Italian
alias,NAO,1,NAT,PUBLIC in use among players
alias,NAO,2,NORTHATLANTIC,PUBLIC in use among players
alias,NAO,3,NA,PUBLIC in use among players
alias,NAO,4,NATL,PUBLIC in use among players
alias,NAO,5,NORATL,PUBLIC in use among players
alias,NAO,6,NATLANTIC,PUBLIC in use among players
alias,NAO,7,NATLANTICOCEAN,PUBLIC in use among players
alias,NAO,8,NORTHATL,PUBLIC in use among players
alias,NAO,9,NORDATLANTIK,PUBLIC its name in German
alias,NAO,10,NORDATLANTISCHEROZEAN,PUBLIC its name in German
alias,NAO,11,ATLANTIQUENORD,PUBLIC its name in French
alias,NAO,12,OCEANATLANTIQUENORD,PUBLIC its name in French
alias,NAO,13,ATLANTICONORTE,PUBLIC its name in Spanish
alias,NAO,14,OCEANOATLANTICONORTE,PUBLIC its name in Spanish
alias,NAO,15,NORDATLANTICO,PUBLIC its name in Italian
alias,NAO,16,ATLANTICODELNORD,PUBLIC its name in Italian
alias,NTH,1,NTS,PUBLIC in use among players
alias,NTH,2,NORSEA,PUBLIC in use among players
alias,NTH,3,NS,PUBLIC in use among players
alias,NTH,4,NSEA,PUBLIC in use among players
alias,NTH,5,NOS,PUBLIC in use among players
alias,NTH,6,NOSEA,PUBLIC in use among players
alias,NTH,7,NORDSEE,PUBLIC its name in German
alias,NTH,8,MERDUNORD,PUBLIC its name in French
alias,NTH,9,MARDELNORTE,PUBLIC its name in Spanish
alias,NTH,10,MAREDELNORD,PUBLIC its name in Italian
alias,NWY,1,NOR,PUBLIC in use among players
alias,NWY,2,NORW,PUBLIC in use among players
alias,NWY,3,NWAY,PUBLIC in use among players
alias,NWY,4,NORWEGEN,PUBLIC its name in German
alias,NWY,5,NORVEGE,PUBLIC its name in French
alias,NWY,6,NORUEGA,PUBLIC its name in Spanish
alias,NWY,7,NORVEGIA,PUBLIC its name in Italian
alias,NWG,1,NRG,PUBLIC in use among players
alias,NWG,2,NORWSEA,PUBLIC in use among players
alias,NWG,3,NORG,PUBLIC in use among players
alias,NWG,4,NORWEGIAN,PUBLIC in use among players
alias,NWG,5,NWS,PUBLIC in use among players
alias,NWG,6,NORWEGEANSEA,PUBLIC in use among players
alias,NWG,7,NORWEG,PUBLIC in use among players
alias,NWG,8,NORWEGISCHESEE,PUBLIC its name in German
alias,NWG,9,EUROPAEISCHESNORDMEER,PUBLIC its name in German
alias,NWG,10,EUROPAISCHESNORDMEER,PUBLIC its name in German
alias,NWG,11,NORWEGISCHESMEER,PUBLIC its name in German
alias,NWG,12,MERDENORVEGE,PUBLIC its name in French
alias,NWG,13,MARDENORUEGA,PUBLIC its name in Spanish
alias,NWG,14,MAREDINORVEGIA,PUBLIC its name in Italian
alias,PAR,1,PARIGI,PUBLIC its name in Italian
alias,PIC,1,PICA,PUBLIC in use among players
alias,PIC,2,PICARDI,PUBLIC in use among players
alias,PIC,3,PICARDIE,PUBLIC in use among players
alias,PIC,4,PIKARDIE,PUBLIC its name in German
alias,PIC,5,PICARDIA,PUBLIC its name in Spanish
alias,PIC,6,PICCARDIA,PUBLIC its name in Italian
alias,PIE,1,PID,PUBLIC in use among players
alias,PIE,2,PIED,PUBLIC in use among players
alias,PIE,3,PIEDMONTE,PUBLIC in use among players
alias,PIE,4,PIEDMONTESE,PUBLIC in use among players
alias,PIE,5,PIEMONT,PUBLIC its name in German
alias,PIE,6,PIAMONTE,PUBLIC its name in Spanish
alias,PIE,7,PIEMONTE,PUBLIC its name in Italian
alias,POR,1,PORT,PUBLIC in use among players
alias,POR,2,PORTUGUAL,PUBLIC in use among players
alias,POR,3,PORTOGALLO,PUBLIC its name in Italian
alias,PRU,1,PRUS,PUBLIC in use among players
alias,PRU,2,PRUSIA,PUBLIC in use among players
alias,PRU,3,PREUSSEN,PUBLIC its name in German
alias,PRU,4,PRUSSE,PUBLIC its name in French
alias,ROM,1,ROMA,PUBLIC in use among players
alias,RUH,1,RUR,PUBLIC in use among players
alias,RUH,2,RUHRE,PUBLIC in use among players
alias,RUH,3,RUHRGEBIET,PUBLIC its name in German
alias,RUM,1,ROMANIA,PUBLIC in use among players
alias,RUM,2,ROUMANIA,PUBLIC in use among players
alias,RUM,3,RUMENIA,PUBLIC in use among players
alias,RUM,4,ROUM,PUBLIC in use among players
alias,RUM,5,RUMAENIEN,PUBLIC its name in German
alias,RUM,6,RUMANIEN,PUBLIC its name in German
alias,RUM,7,ROUMANIE,PUBLIC its name in French
alias,SER,1,SERB,PUBLIC in use among players
alias,SER,2,SERVIA,PUBLIC in use among players
alias,SER,3,SERBIEN,PUBLIC its name in German
alias,SER,4,SERBIE,PUBLIC its name in French
alias,SEV,1,SEVASTAPOL,PUBLIC in use among players
alias,SEV,2,SEVAST,PUBLIC in use among players
alias,SEV,3,SEVA,PUBLIC in use among players
alias,SEV,4,SEBASTOPOL,PUBLIC in use among players
alias,SEV,5,SEVESTAPOL,PUBLIC in use among players
alias,SEV,6,SEVASTOPAL,PUBLIC in use among players
alias,SEV,7,SEWASTOPOL,PUBLIC its name in German
alias,SEV,8,SEBASTOPOLI,PUBLIC its name in Italian
alias,SIL,1,SILE,PUBLIC in use among players
alias,SIL,2,SILESA,PUBLIC in use among players
alias,SIL,3,SCHLESIEN,PUBLIC its name in German
alias,SIL,4,SILESIE,PUBLIC its name in French
alias,SIL,5,SLESIA,PUBLIC its name in Italian
alias,SKA,1,SKAGERRACK,PUBLIC in use among players
alias,SKA,2,SKAG,PUBLIC in use among players
alias,SKA,3,SKG,PUBLIC in use among players
alias,SKA,4,SKAGERAK,PUBLIC in use among players
alias,SKA,5,SKAGGERAK,PUBLIC in use among players
alias,SKA,6,SKAGGERRAK,PUBLIC in use among players
alias,SKA,7,SKAGERACK,PUBLIC in use among players
alias,SKA,8,SKAGGERACK,PUBLIC in use among players
alias,SMY,1,SMYR,PUBLIC in use among players
alias,SMY,2,SMRYNA,PUBLIC in use among players
alias,SMY,3,SYMRNA,PUBLIC in use among players
alias,SMY,4,SMYRNE,PUBLIC its name in French
alias,SMY,5,ESMIRNA,PUBLIC its name in Spanish
alias,SMY,6,SMIRNE,PUBLIC its name in Italian
alias,SPA,1,SPN,PUBLIC in use among players
alias,SPA,2,SPAI,PUBLIC in use among players
alias,SPA,3,SPANIEN,PUBLIC its name in German
alias,SPA,4,ESPAGNE,PUBLIC its name in French
alias,SPA,5,ESPANA,PUBLIC its name in Spanish
alias,SPA,6,SPAGNA,PUBLIC its name in Italian
alias,STP,1,SAINTPETERSBURG,PUBLIC in use among players
alias,STP,2,PETERSBURG,PUBLIC in use among players
alias,STP,3,STPETE,PUBLIC in use among players
alias,STP,4,STPETERSBERG,PUBLIC in use among players
alias,STP,5,STPETERSBUGH,PUBLIC in use among players
alias,STP,6,PETE,PUBLIC in use among players
alias,STP,7,STPETERSBURGH,PUBLIC in use among players
alias,STP,8,STPET,PUBLIC in use among players
alias,STP,9,SAINTPETE,PUBLIC in use among players
alias,STP,10,SANKTPETERSBURG,PUBLIC its name in German
alias,STP,11,SAINTPETERSBOURG,PUBLIC its name in French
alias,STP,12,SANPETERSBURGO,PUBLIC its name in Spanish
alias,STP,13,SANPIETROBURGO,PUBLIC its name in Italian
alias,SWE,1,SWED,PUBLIC in use among players
alias,SWE,2,SCHWEDEN,PUBLIC its name in German
alias,SWE,3,SUEDE,PUBLIC its name in French
alias,SWE,4,SUECIA,PUBLIC its name in Spanish
alias,SWE,5,SVEZIA,PUBLIC its name in Italian
alias,SYR,1,SYRI,PUBLIC in use among players
alias,SYR,2,SYRIEN,PUBLIC its name in German
alias,SYR,3,SYRIE,PUBLIC its name in French
alias,SYR,4,SIRIA,PUBLIC its name in Spanish
alias,TRI,1,TRIE,PUBLIC in use among players
alias,TRI,2,TREISTE,PUBLIC in use among players
alias,TRI,3,TRIEST,PUBLIC its name in German
alias,TUN,1,TUNISIA,PUBLIC in use among players
alias,TUN,2,TUNI,PUBLIC in use among players
alias,TUN,3,TUNESIEN,PUBLIC its name in German
alias,TUN,4,TUNISIE,PUBLIC its name in French
alias,TUN,5,TUNEZ,PUBLIC its name in Spanish
alias,TUN,6,TUNISI,PUBLIC its name in Italian
alias,TUS,1,TUSC,PUBLIC in use among players
alias,TUS,2,TUSCANNY,PUBLIC in use among players
alias,TUS,3,TUSCONY,PUBLIC in use among players
alias,TUS,4,TOSKANA,PUBLIC its name in German
alias,TUS,5,TOSCANE,PUBLIC its name in French
alias,TUS,6,TOSCANA,PUBLIC its name in Spanish
alias,TYR,1,TYROL,PUBLIC in use among players
alias,TYR,2,TYL,PUBLIC in use among players
alias,TYR,3,TRL,PUBLIC in use among players
alias,TYR,4,TYO,PUBLIC in use among players
alias,TYR,5,TYROLEA,PUBLIC in use among players
alias,TYR,6,TIROLIA,PUBLIC in use among players
alias,TYR,7,TYRO,PUBLIC in use among players
alias,TYR,8,TIROL,PUBLIC its name in German
alias,TYR,9,TIROLO,PUBLIC its name in Italian
alias,TYS,1,TYN,PUBLIC in use among players
alias,TYS,2,TYRRHENIAN,PUBLIC in use among players
alias,TYS,3,TYRR,PUBLIC in use among players
alias,TYS,4,TYH,PUBLIC in use among players
alias,TYS,5,TYRHH,PUBLIC in use among players
alias,TYS,6,TYRRHEN,PUBLIC in use among players
alias,TYS,7,TYRRENIAN,PUBLIC in use among players
alias,TYS,8,TYRRHENEAN,PUBLIC in use among players
alias,TYS,9,TYRRHENIANS,PUBLIC in use among players
alias,TYS,10,TYRRENIANSEA,PUBLIC in use among players
alias,TYS,11,TYRHENNIAN,PUBLIC in use among players
alias,TYS,12,TYRHENIANSEA,PUBLIC in use among players
alias,TYS,13,TYRRHENNIANSEA,PUBLIC in use among players
alias,TYS,14,TYRRHENISCHESMEER,PUBLIC its name in German
alias,TYS,15,MERTYRRHENIENNE,PUBLIC its name in French
alias,TYS,16,MARTIRRENO,PUBLIC its name in Spanish
alias,TYS,17,TIRRENO,PUBLIC its name in Spanish
alias,UKR,1,UKRA,PUBLIC in use among players
alias,UKR,2,UKRANE,PUBLIC in use among players
alias,UKR,3,UKRAIN,PUBLIC in use among players
alias,UKR,4,UCRANIA,PUBLIC its name in Spanish
alias,UKR,5,UCRAINA,PUBLIC its name in Italian
alias,VEN,1,VENI,PUBLIC in use among players
alias,VEN,2,VENEDIG,PUBLIC its name in German
alias,VEN,3,VENISE,PUBLIC its name in French
alias,VEN,4,VENECIA,PUBLIC its name in Spanish
alias,VEN,5,VENEZIA,PUBLIC its name in Italian
alias,VIE,1,VIEN,PUBLIC in use among players
alias,VIE,2,VIENA,PUBLIC in use among players
alias,VIE,3,WIEN,PUBLIC its name in German
alias,VIE,4,VIENNE,PUBLIC its name in French
alias,WAL,1,WALE,PUBLIC in use among players
alias,WAL,2,PAYSDEGALLES,PUBLIC its name in French
alias,WAL,3,GALLES,PUBLIC its name in French
alias,WAL,4,GALES,PUBLIC its name in Spanish
alias,WAR,1,WARS,PUBLIC in use among players
alias,WAR,2,WARSA,PUBLIC in use among players
alias,WAR,3,WARSCHAU,PUBLIC its name in German
alias,WAR,4,VARSOVIE,PUBLIC its name in French
alias,WAR,5,VARSOVIA,PUBLIC its name in Spanish
alias,WAR,6,VARSAVIA,PUBLIC its name in Italian
alias,WES,1,WMS,PUBLIC in use among players
alias,WES,2,WESTMED,PUBLIC in use among players
alias,WES,3,WESTERNMED,PUBLIC in use among players
alias,WES,4,WEM,PUBLIC in use among players
alias,WES,5,WMED,PUBLIC in use among players
alias,WES,6,WEST,PUBLIC in use among players
alias,WES,7,WESTERN,PUBLIC in use among players
alias,WES,8,WME,PUBLIC in use among players
alias,WES,9,WMD,PUBLIC in use among players
alias,WES,10,WESMED,PUBLIC in use among players
alias,WES,11,WESTERNMEDITERRANEANSEA,PUBLIC in use among players
alias,WES,12,WESTMEDITERRANEAN,PUBLIC in use among players
alias,WES,13,WESTLICHESMITTELMEER,PUBLIC its name in German
alias,WES,14,WESTMITTELMEER,PUBLIC its name in German
alias,WES,15,MEDITERRANEEOCCIDENTALE,PUBLIC its name in French
alias,WES,16,MEDITERRANEOOCCIDENTAL,PUBLIC its name in Spanish
alias,WES,17,MEDITERRANEOOCCIDENTALE,PUBLIC its name in Italian
alias,YOR,1,YORK,PUBLIC in use among players
alias,YOR,2,YONKERS,PUBLIC in use among players
alias,YOR,3,YORKS,PUBLIC in use among players
unclear,LVP,1,LIV,PUBLIC some write it for one and some for the other
unclear,LVN,1,LIV,PUBLIC some write it for one and some for the other
# Where units stand and which cells a province is drawn from: longitude, latitude.
place,ADR,,15.6 42.9,RECONSTRUCTED our placing
cell,ADR,1,15.6 42.9,RECONSTRUCTED our drawing
cell,ADR,2,17.93 41.44,RECONSTRUCTED our drawing
cell,ADR,3,13.9 44.4,RECONSTRUCTED our drawing
place,AEG,,25.2 38.3,RECONSTRUCTED our placing
cell,AEG,1,25.2 38.3,RECONSTRUCTED our drawing
cell,AEG,2,24.2 36.4,RECONSTRUCTED our drawing
cell,AEG,3,26.4 36.6,RECONSTRUCTED our drawing
cell,AEG,4,24.9 39.6,RECONSTRUCTED our drawing
cell,AEG,5,23.6 40.1,RECONSTRUCTED our drawing
cell,AEG,6,27.2 36.1,RECONSTRUCTED our drawing
place,ALB,,20 41,RECONSTRUCTED our placing
cell,ALB,1,20 41,RECONSTRUCTED our drawing
cell,ALB,2,19.6 42.3,RECONSTRUCTED our drawing
place,ANK,,33.2 40.3,RECONSTRUCTED our placing
cell,ANK,1,33.2 40.3,RECONSTRUCTED our drawing
cell,ANK,2,36.3 40.6,RECONSTRUCTED our drawing
cell,ANK,3,31 40.7,RECONSTRUCTED our drawing
place,APU,,16.2 41,RECONSTRUCTED our placing
cell,APU,1,16.2 41,RECONSTRUCTED our drawing
cell,APU,2,15.4 41.6,RECONSTRUCTED our drawing
cell,APU,3,17.22 40.81,RECONSTRUCTED our drawing
cell,APU,4,14.6 41.8,RECONSTRUCTED our drawing
place,ARM,,42 40.2,RECONSTRUCTED our placing
cell,ARM,1,42 40.2,RECONSTRUCTED our drawing
cell,ARM,2,39.8 40,RECONSTRUCTED our drawing
cell,ARM,3,44 41.6,RECONSTRUCTED our drawing
place,BAL,,17.6 55.9,RECONSTRUCTED our placing
cell,BAL,1,17.6 55.9,RECONSTRUCTED our drawing
cell,BAL,2,14.2 54.9,RECONSTRUCTED our drawing
cell,BAL,3,19.6 57.2,RECONSTRUCTED our drawing
cell,BAL,4,12 54.6,RECONSTRUCTED our drawing
cell,BAL,5,20.6 56.4,RECONSTRUCTED our drawing
place,BAR,,39 69.6,RECONSTRUCTED our placing
cell,BAR,1,36 71.5,RECONSTRUCTED our drawing
cell,BAR,2,30 71.8,RECONSTRUCTED our drawing
cell,BAR,3,42 69.5,RECONSTRUCTED our drawing
cell,BAR,4,26 72.2,RECONSTRUCTED our drawing
cell,BAR,5,21.88 71.57,RECONSTRUCTED our drawing
place,BEL,,4.6 50.7,RECONSTRUCTED our placing
cell,BEL,1,4.6 50.7,RECONSTRUCTED our drawing
cell,BEL,2,3.6 51,RECONSTRUCTED our drawing
cell,BEL,3,5.6 50,RECONSTRUCTED our drawing
place,BER,,13.3 52.8,RECONSTRUCTED our placing
cell,BER,1,13.3 52.8,RECONSTRUCTED our drawing
cell,BER,2,11.9 53.2,RECONSTRUCTED our drawing
cell,BER,3,14 53.7,RECONSTRUCTED our drawing
place,BLA,,34.5 43.2,RECONSTRUCTED our placing
cell,BLA,1,34.5 43.2,RECONSTRUCTED our drawing
cell,BLA,2,30.5 43.4,RECONSTRUCTED our drawing
cell,BLA,3,38.5 42.6,RECONSTRUCTED our drawing
cell,BLA,4,29.6 44.2,RECONSTRUCTED our drawing
cell,BLA,5,32 45,RECONSTRUCTED our drawing
cell,BLA,6,40.2 42.2,RECONSTRUCTED our drawing
place,BOH,,14.6 49.8,RECONSTRUCTED our placing
cell,BOH,1,14.52 49.34,RECONSTRUCTED our drawing
cell,BOH,2,16.6 49.4,RECONSTRUCTED our drawing
place,BRE,,-2.6 48.3,RECONSTRUCTED our placing
cell,BRE,1,-2.6 48.3,RECONSTRUCTED our drawing
cell,BRE,2,-0.9 47.9,RECONSTRUCTED our drawing
cell,BRE,3,-1.3 49,RECONSTRUCTED our drawing
place,BUD,,20 47.2,RECONSTRUCTED our placing
cell,BUD,1,20 47.2,RECONSTRUCTED our drawing
cell,BUD,2,23.2 46.6,RECONSTRUCTED our drawing
cell,BUD,3,21.6 45.7,RECONSTRUCTED our drawing
cell,BUD,4,18 46.4,RECONSTRUCTED our drawing
place,BUL,,25.2 42.7,RECONSTRUCTED our placing
place,BUL/EC,,27.8 43,RECONSTRUCTED our placing
place,BUL/SC,,25.2 41.1,RECONSTRUCTED our placing
cell,BUL,1,25.2 42.7,RECONSTRUCTED our drawing
cell,BUL,2,23.6 42.6,RECONSTRUCTED our drawing
cell,BUL,3,27 42.9,RECONSTRUCTED our drawing
cell,BUL,4,26.2 41.9,RECONSTRUCTED our drawing
cell,BUL,5,25.2 41.2,RECONSTRUCTED our drawing
place,BUR,,4.7 47.3,RECONSTRUCTED our placing
cell,BUR,1,4.7 47.3,RECONSTRUCTED our drawing
cell,BUR,2,5.9 48.4,RECONSTRUCTED our drawing
cell,BUR,3,4.4 46.2,RECONSTRUCTED our drawing
cell,BUR,4,4.2 49,RECONSTRUCTED our drawing
place,CLY,,-4.9 56.9,RECONSTRUCTED our placing
cell,CLY,1,-4.9 56.9,RECONSTRUCTED our drawing
cell,CLY,2,-4.6 57.9,RECONSTRUCTED our drawing
cell,CLY,3,-4.6 55.9,RECONSTRUCTED our drawing
place,CON,,29.1 40.6,RECONSTRUCTED our placing
cell,CON,1,29.1 40.6,RECONSTRUCTED our drawing
cell,CON,2,27.6 41.1,RECONSTRUCTED our drawing
cell,CON,3,27.8 40.1,RECONSTRUCTED our drawing
cell,CON,4,28.6 41.3,RECONSTRUCTED our drawing
place,DEN,,9.4 56.1,RECONSTRUCTED our placing
cell,DEN,1,8.63 55.66,RECONSTRUCTED our drawing
cell,DEN,2,9.3 55.2,RECONSTRUCTED our drawing
cell,DEN,3,11.8 55.5,RECONSTRUCTED our drawing
cell,DEN,4,10.2 57,RECONSTRUCTED our drawing
place,EAS,,30.5 34,RECONSTRUCTED our placing
cell,EAS,1,30.5 34,RECONSTRUCTED our drawing
cell,EAS,2,27.5 33.6,RECONSTRUCTED our drawing
cell,EAS,3,33.4 34.6,RECONSTRUCTED our drawing
cell,EAS,4,31 35.4,RECONSTRUCTED our drawing
cell,EAS,5,28.6 35.4,RECONSTRUCTED our drawing
place,EDI,,-3.4 56.4,RECONSTRUCTED our placing
cell,EDI,1,-3.4 56.4,RECONSTRUCTED our drawing
cell,EDI,2,-2.6 57.3,RECONSTRUCTED our drawing
cell,EDI,3,-2.8 55.8,RECONSTRUCTED our drawing
cell,EDI,4,-2.9 58.2,RECONSTRUCTED our drawing
cell,EDI,5,-3.8 57.7,RECONSTRUCTED our drawing
place,ENG,,-2.4 50,RECONSTRUCTED our placing
cell,ENG,1,-2.4 50,RECONSTRUCTED our drawing
cell,ENG,2,-4.8 49.5,RECONSTRUCTED our drawing
cell,ENG,3,0.2 50.3,RECONSTRUCTED our drawing
cell,ENG,4,1.5 51,RECONSTRUCTED our drawing
place,FIN,,26 63.2,RECONSTRUCTED our placing
cell,FIN,1,26 63.2,RECONSTRUCTED our drawing
cell,FIN,2,24.5 61.4,RECONSTRUCTED our drawing
cell,FIN,3,27.5 66.5,RECONSTRUCTED our drawing
cell,FIN,4,27.32 61.93,RECONSTRUCTED our drawing
place,GAL,,23.6 49.4,RECONSTRUCTED our placing
cell,GAL,1,23.6 49.4,RECONSTRUCTED our drawing
cell,GAL,2,21 49.8,RECONSTRUCTED our drawing
cell,GAL,3,25.6 48.7,RECONSTRUCTED our drawing
place,GAS,,-0.4 44.6,RECONSTRUCTED our placing
cell,GAS,1,-0.4 44.6,RECONSTRUCTED our drawing
cell,GAS,2,0.9 43.9,RECONSTRUCTED our drawing
cell,GAS,3,0.2 45.7,RECONSTRUCTED our drawing
place,GRE,,22.3 38.9,RECONSTRUCTED our placing
cell,GRE,1,22.3 38.9,RECONSTRUCTED our drawing
cell,GRE,2,21.6 40,RECONSTRUCTED our drawing
cell,GRE,3,22.3 37.3,RECONSTRUCTED our drawing
cell,GRE,4,23.3 40.6,RECONSTRUCTED our drawing
place,BOT,,20.2 61.5,RECONSTRUCTED our placing
cell,BOT,1,20.2 61.5,RECONSTRUCTED our drawing
cell,BOT,2,20 59.4,RECONSTRUCTED our drawing
cell,BOT,3,22.5 64.2,RECONSTRUCTED our drawing
cell,BOT,4,25.5 59.8,RECONSTRUCTED our drawing
cell,BOT,5,21 58.3,RECONSTRUCTED our drawing
place,LYO,,4.9 42.2,RECONSTRUCTED our placing
cell,LYO,1,4.9 42.2,RECONSTRUCTED our drawing
cell,LYO,2,7.6 42.9,RECONSTRUCTED our drawing
cell,LYO,3,4 41.2,RECONSTRUCTED our drawing
cell,LYO,4,8.6 43.8,RECONSTRUCTED our drawing
cell,LYO,5,3.68 41.96,RECONSTRUCTED our drawing
)csv"
    R"csv(place,HEL,,7.4 54.5,RECONSTRUCTED our placing
cell,HEL,1,7.4 54.5,RECONSTRUCTED our drawing
cell,HEL,2,7.93 55.24,RECONSTRUCTED our drawing
place,HOL,,5.6 52.5,RECONSTRUCTED our placing
cell,HOL,1,5.6 52.5,RECONSTRUCTED our drawing
cell,HOL,2,6.6 53,RECONSTRUCTED our drawing
cell,HOL,3,5.2 51.7,RECONSTRUCTED our drawing
place,ION,,18.5 37.4,RECONSTRUCTED our placing
cell,ION,1,18.5 37.4,RECONSTRUCTED our drawing
cell,ION,2,17.2 35.2,RECONSTRUCTED our drawing
cell,ION,3,19.11 39.67,RECONSTRUCTED our drawing
cell,ION,4,21 35.4,RECONSTRUCTED our drawing
cell,ION,5,13.4 35.6,RECONSTRUCTED our drawing
cell,ION,6,11.9 36.4,RECONSTRUCTED our drawing
cell,ION,7,23.2 35.16,RECONSTRUCTED our drawing
cell,ION,8,17.94 40.43,RECONSTRUCTED our drawing
place,IRI,,-5.2 52.6,RECONSTRUCTED our placing
cell,IRI,1,-5.2 52.6,RECONSTRUCTED our drawing
cell,IRI,2,-6.4 50.9,RECONSTRUCTED our drawing
cell,IRI,3,-4.6 53.7,RECONSTRUCTED our drawing
place,KIE,,9.6 53.6,RECONSTRUCTED our placing
variant_place,KIE/EC,,10.4 54.2,RECONSTRUCTED our placing
variant_place,KIE/WC,,8.6 53.8,RECONSTRUCTED our placing
cell,KIE,1,9.6 53.6,RECONSTRUCTED our drawing
cell,KIE,2,9 52.4,RECONSTRUCTED our drawing
cell,KIE,3,9.8 54.4,RECONSTRUCTED our drawing
place,LVP,,-2.7 53.9,RECONSTRUCTED our placing
cell,LVP,1,-2.7 53.9,RECONSTRUCTED our drawing
cell,LVP,2,-3.2 54.9,RECONSTRUCTED our drawing
cell,LVP,3,-2.6 53.1,RECONSTRUCTED our drawing
cell,LVP,4,-4.4 55.1,RECONSTRUCTED our drawing
place,LVN,,25.4 57,RECONSTRUCTED our placing
cell,LVN,1,25.4 57,RECONSTRUCTED our drawing
cell,LVN,2,24.2 55.7,RECONSTRUCTED our drawing
cell,LVN,3,26.8 58.6,RECONSTRUCTED our drawing
cell,LVN,4,22.5 56.6,RECONSTRUCTED our drawing
place,LON,,0.3 51.6,RECONSTRUCTED our placing
cell,LON,1,0.3 51.6,RECONSTRUCTED our drawing
cell,LON,2,0.9 51.9,RECONSTRUCTED our drawing
place,MAR,,5.6 43.9,RECONSTRUCTED our placing
cell,MAR,1,5.6 43.9,RECONSTRUCTED our drawing
cell,MAR,2,3.5 42.85,RECONSTRUCTED our drawing
cell,MAR,3,6.7 44.4,RECONSTRUCTED our drawing
place,MAO,,-11.5 44.5,RECONSTRUCTED our placing
cell,MAO,1,-11.5 44.5,RECONSTRUCTED our drawing
cell,MAO,2,-7 46.8,RECONSTRUCTED our drawing
cell,MAO,3,-12 39,RECONSTRUCTED our drawing
cell,MAO,4,-10.5 35,RECONSTRUCTED our drawing
cell,MAO,5,-5 45.6,RECONSTRUCTED our drawing
cell,MAO,6,-8.4 48.6,RECONSTRUCTED our drawing
cell,MAO,7,-3 45.6,RECONSTRUCTED our drawing
cell,MAO,8,-7.2 35.6,RECONSTRUCTED our drawing
place,MOS,,37.8 55.6,RECONSTRUCTED our placing
cell,MOS,1,37.8 55.6,RECONSTRUCTED our drawing
cell,MOS,2,33 55,RECONSTRUCTED our drawing
cell,MOS,3,42 54,RECONSTRUCTED our drawing
cell,MOS,4,46 56.5,RECONSTRUCTED our drawing
cell,MOS,5,36.5 52.5,RECONSTRUCTED our drawing
place,MUN,,11.4 48.6,RECONSTRUCTED our placing
cell,MUN,1,12.64 50.1,RECONSTRUCTED our drawing
cell,MUN,2,10.6 50.2,RECONSTRUCTED our drawing
cell,MUN,3,9 48.6,RECONSTRUCTED our drawing
cell,MUN,4,12.6 50.6,RECONSTRUCTED our drawing
place,NAP,,15.4 39.8,RECONSTRUCTED our placing
cell,NAP,1,15.4 39.8,RECONSTRUCTED our drawing
cell,NAP,2,16.3 38.8,RECONSTRUCTED our drawing
cell,NAP,3,14.4 41.1,RECONSTRUCTED our drawing
place,NAF,,-2 33.6,RECONSTRUCTED our placing
cell,NAF,1,-2 33.6,RECONSTRUCTED our drawing
cell,NAF,2,-5 33.5,RECONSTRUCTED our drawing
cell,NAF,3,3.5 35.2,RECONSTRUCTED our drawing
cell,NAF,4,5.5 34.6,RECONSTRUCTED our drawing
place,NAO,,-15 56,RECONSTRUCTED our placing
cell,NAO,1,-15 56,RECONSTRUCTED our drawing
cell,NAO,2,-11 53,RECONSTRUCTED our drawing
cell,NAO,3,-9 57.6,RECONSTRUCTED our drawing
cell,NAO,4,-14 51,RECONSTRUCTED our drawing
cell,NAO,5,-7.45 52.68,RECONSTRUCTED our drawing
cell,NAO,6,-5.4 55.2,RECONSTRUCTED our drawing
place,NTH,,3.2 55.8,RECONSTRUCTED our placing
cell,NTH,1,3.2 55.8,RECONSTRUCTED our drawing
cell,NTH,2,1.6 57.6,RECONSTRUCTED our drawing
cell,NTH,3,4.2 57.6,RECONSTRUCTED our drawing
cell,NTH,4,2.6 53.6,RECONSTRUCTED our drawing
cell,NTH,5,5 54.2,RECONSTRUCTED our drawing
cell,NTH,6,2.8 52.2,RECONSTRUCTED our drawing
cell,NTH,7,3.2 59.4,RECONSTRUCTED our drawing
cell,NTH,8,7.63 55.31,RECONSTRUCTED our drawing
cell,NTH,9,-1.2 55.9,RECONSTRUCTED our drawing
cell,NTH,10,-1 55,RECONSTRUCTED our drawing
place,NWY,,9.2 61.3,RECONSTRUCTED our placing
cell,NWY,1,9.2 61.3,RECONSTRUCTED our drawing
cell,NWY,2,7 59.4,RECONSTRUCTED our drawing
cell,NWY,3,14 66.2,RECONSTRUCTED our drawing
cell,NWY,4,20.5 69.3,RECONSTRUCTED our drawing
cell,NWY,5,12 63.8,RECONSTRUCTED our drawing
cell,NWY,6,27.5 70.2,RECONSTRUCTED our drawing
place,NWG,,2 65.5,RECONSTRUCTED our placing
cell,NWG,1,2 65.5,RECONSTRUCTED our drawing
cell,NWG,2,-4 63,RECONSTRUCTED our drawing
cell,NWG,3,8 68,RECONSTRUCTED our drawing
cell,NWG,4,-3.5 60.4,RECONSTRUCTED our drawing
cell,NWG,5,14 70.6,RECONSTRUCTED our drawing
place,PAR,,2.4 48.4,RECONSTRUCTED our placing
cell,PAR,1,2.4 48.4,RECONSTRUCTED our drawing
cell,PAR,2,1.2 47.3,RECONSTRUCTED our drawing
cell,PAR,3,2.7 47,RECONSTRUCTED our drawing
place,PIC,,2.6 49.9,RECONSTRUCTED our placing
cell,PIC,1,2.6 49.9,RECONSTRUCTED our drawing
cell,PIC,2,1.2 49.6,RECONSTRUCTED our drawing
cell,PIC,3,3.4 49.6,RECONSTRUCTED our drawing
place,PIE,,8 44.9,RECONSTRUCTED our placing
cell,PIE,1,8 44.9,RECONSTRUCTED our drawing
cell,PIE,2,9.58 45.92,RECONSTRUCTED our drawing
cell,PIE,3,8.7 44.6,RECONSTRUCTED our drawing
cell,PIE,4,9.65 46.73,RECONSTRUCTED our drawing
place,POR,,-8.2 40,RECONSTRUCTED our placing
cell,POR,1,-8.2 40,RECONSTRUCTED our drawing
cell,POR,2,-8 38,RECONSTRUCTED our drawing
cell,POR,3,-8.2 41.4,RECONSTRUCTED our drawing
place,PRU,,20.2 53.9,RECONSTRUCTED our placing
cell,PRU,1,20.2 53.9,RECONSTRUCTED our drawing
cell,PRU,2,17.6 53.9,RECONSTRUCTED our drawing
cell,PRU,3,18.8 53,RECONSTRUCTED our drawing
place,ROM,,12.7 42,RECONSTRUCTED our placing
cell,ROM,1,13.46 42.19,RECONSTRUCTED our drawing
cell,ROM,2,11.55 42.82,RECONSTRUCTED our drawing
place,RUH,,7.4 51.4,RECONSTRUCTED our placing
cell,RUH,1,7.4 51.4,RECONSTRUCTED our drawing
cell,RUH,2,7.2 50.3,RECONSTRUCTED our drawing
place,RUM,,26.6 44.7,RECONSTRUCTED our placing
cell,RUM,1,26.6 44.7,RECONSTRUCTED our drawing
cell,RUM,2,27.4 46.6,RECONSTRUCTED our drawing
cell,RUM,3,23.8 44.4,RECONSTRUCTED our drawing
cell,RUM,4,28.4 44.6,RECONSTRUCTED our drawing
cell,RUM,5,25 44.4,RECONSTRUCTED our drawing
place,SER,,21 43.6,RECONSTRUCTED our placing
cell,SER,1,21 43.6,RECONSTRUCTED our drawing
cell,SER,2,21.4 42,RECONSTRUCTED our drawing
cell,SER,3,20.6 44.4,RECONSTRUCTED our drawing
place,SEV,,38 47.6,RECONSTRUCTED our placing
cell,SEV,1,38 47.6,RECONSTRUCTED our drawing
cell,SEV,2,33.6 47,RECONSTRUCTED our drawing
cell,SEV,3,42 47,RECONSTRUCTED our drawing
cell,SEV,4,41 44.6,RECONSTRUCTED our drawing
cell,SEV,5,44.6 50,RECONSTRUCTED our drawing
cell,SEV,6,34.4 45.4,RECONSTRUCTED our drawing
cell,SEV,7,45 43.6,RECONSTRUCTED our drawing
cell,SEV,8,31 46.6,RECONSTRUCTED our drawing
place,SIL,,16.9 51.4,RECONSTRUCTED our placing
cell,SIL,1,16.9 51.4,RECONSTRUCTED our drawing
cell,SIL,2,15.4 51.6,RECONSTRUCTED our drawing
cell,SIL,3,18.2 50.6,RECONSTRUCTED our drawing
place,SKA,,9.8 57.9,RECONSTRUCTED our placing
cell,SKA,1,9.8 57.9,RECONSTRUCTED our drawing
cell,SKA,2,11.2 57.6,RECONSTRUCTED our drawing
cell,SKA,3,9.19 57.28,RECONSTRUCTED our drawing
place,SMY,,28.6 38.4,RECONSTRUCTED our placing
cell,SMY,1,28.6 38.4,RECONSTRUCTED our drawing
cell,SMY,2,30.6 38,RECONSTRUCTED our drawing
cell,SMY,3,33.6 37.6,RECONSTRUCTED our drawing
cell,SMY,4,36 37.6,RECONSTRUCTED our drawing
cell,SMY,5,37.6 38.6,RECONSTRUCTED our drawing
place,SPA,,-3.8 40.2,RECONSTRUCTED our placing
place,SPA/NC,,-4.6 43.4,RECONSTRUCTED our placing
place,SPA/SC,,-4.4 37.8,RECONSTRUCTED our placing
cell,SPA,1,-3.8 40.2,RECONSTRUCTED our drawing
cell,SPA,2,-5.6 41.6,RECONSTRUCTED our drawing
cell,SPA,3,-2.2 42.4,RECONSTRUCTED our drawing
cell,SPA,4,-0.8 41.2,RECONSTRUCTED our drawing
cell,SPA,5,-4.4 37.8,RECONSTRUCTED our drawing
cell,SPA,6,-1.4 38.6,RECONSTRUCTED our drawing
cell,SPA,7,1.4 41.8,RECONSTRUCTED our drawing
cell,SPA,8,-6.4 42.8,RECONSTRUCTED our drawing
place,STP,,33 61.5,RECONSTRUCTED our placing
place,STP/NC,,38 66.4,RECONSTRUCTED our placing
place,STP/SC,,29.2 59.9,RECONSTRUCTED our placing
cell,STP,1,33 61.5,RECONSTRUCTED our drawing
cell,STP,2,30.6 59.4,RECONSTRUCTED our drawing
cell,STP,3,34 67.5,RECONSTRUCTED our drawing
cell,STP,4,42 63,RECONSTRUCTED our drawing
cell,STP,5,48 60,RECONSTRUCTED our drawing
cell,STP,6,30.4 68.6,RECONSTRUCTED our drawing
cell,STP,7,38 59,RECONSTRUCTED our drawing
cell,STP,8,30.6 64.6,RECONSTRUCTED our drawing
place,SWE,,15.6 60.6,RECONSTRUCTED our placing
cell,SWE,1,15.6 60.6,RECONSTRUCTED our drawing
cell,SWE,2,14.2 57.6,RECONSTRUCTED our drawing
cell,SWE,3,17 63.6,RECONSTRUCTED our drawing
cell,SWE,4,20.5 66.8,RECONSTRUCTED our drawing
cell,SWE,5,13.4 59.4,RECONSTRUCTED our drawing
cell,SWE,6,13.6 56.2,RECONSTRUCTED our drawing
place,SYR,,38.4 35.2,RECONSTRUCTED our placing
cell,SYR,1,38.4 35.2,RECONSTRUCTED our drawing
cell,SYR,2,37.6 33.2,RECONSTRUCTED our drawing
cell,SYR,3,41 36.8,RECONSTRUCTED our drawing
cell,SYR,4,43 37.6,RECONSTRUCTED our drawing
place,TRI,,16 44.6,RECONSTRUCTED our placing
cell,TRI,1,16 44.6,RECONSTRUCTED our drawing
cell,TRI,2,14.6 45.6,RECONSTRUCTED our drawing
cell,TRI,3,18.2 43.4,RECONSTRUCTED our drawing
cell,TRI,4,17.6 44,RECONSTRUCTED our drawing
cell,TRI,5,15.2 46.2,RECONSTRUCTED our drawing
place,TUN,,9.4 35.4,RECONSTRUCTED our placing
cell,TUN,1,9.4 35.4,RECONSTRUCTED our drawing
cell,TUN,2,9.8 33.6,RECONSTRUCTED our drawing
place,TUS,,11.2 43.4,RECONSTRUCTED our placing
cell,TUS,1,11.2 43.4,RECONSTRUCTED our drawing
cell,TUS,2,10.7 43.9,RECONSTRUCTED our drawing
place,TYR,,11.6 47.1,RECONSTRUCTED our placing
cell,TYR,1,11.6 47.1,RECONSTRUCTED our drawing
cell,TYR,2,10.3 47.2,RECONSTRUCTED our drawing
cell,TYR,3,13.4 46.9,RECONSTRUCTED our drawing
place,TYS,,11.6 40.2,RECONSTRUCTED our placing
cell,TYS,1,11.6 40.2,RECONSTRUCTED our drawing
cell,TYS,2,13.4 39.4,RECONSTRUCTED our drawing
cell,TYS,3,10.4 41.9,RECONSTRUCTED our drawing
cell,TYS,4,11.62 37.22,RECONSTRUCTED our drawing
cell,TYS,5,10.6 42.6,RECONSTRUCTED our drawing
place,UKR,,30.6 49.6,RECONSTRUCTED our placing
cell,UKR,1,30.6 49.6,RECONSTRUCTED our drawing
cell,UKR,2,33.6 50.2,RECONSTRUCTED our drawing
cell,UKR,3,27.6 50,RECONSTRUCTED our drawing
cell,UKR,4,32 48.7,RECONSTRUCTED our drawing
place,VEN,,11.9 45.3,RECONSTRUCTED our placing
cell,VEN,1,11.9 45.3,RECONSTRUCTED our drawing
cell,VEN,2,10.4 45.2,RECONSTRUCTED our drawing
cell,VEN,3,12.8 46,RECONSTRUCTED our drawing
cell,VEN,4,12.6 44.2,RECONSTRUCTED our drawing
cell,VEN,5,13.8 42.6,RECONSTRUCTED our drawing
cell,VEN,6,14.2 42.5,RECONSTRUCTED our drawing
place,VIE,,15.6 48.1,RECONSTRUCTED our placing
cell,VIE,1,15.6 48.1,RECONSTRUCTED our drawing
cell,VIE,2,14.88 47.58,RECONSTRUCTED our drawing
cell,VIE,3,16.6 48.6,RECONSTRUCTED our drawing
place,WAL,,-3.9 52.1,RECONSTRUCTED our placing
cell,WAL,1,-3.9 52.1,RECONSTRUCTED our drawing
cell,WAL,2,-2.4 51.1,RECONSTRUCTED our drawing
place,WAR,,21.4 52.2,RECONSTRUCTED our placing
cell,WAR,1,21.4 52.2,RECONSTRUCTED our drawing
cell,WAR,2,23.6 52.4,RECONSTRUCTED our drawing
cell,WAR,3,19.6 51.8,RECONSTRUCTED our drawing
cell,WAR,4,24.6 53.6,RECONSTRUCTED our drawing
place,WES,,3.4 38.4,RECONSTRUCTED our placing
cell,WES,1,3.4 38.4,RECONSTRUCTED our drawing
cell,WES,2,0.6 37.4,RECONSTRUCTED our drawing
cell,WES,3,6.4 38.4,RECONSTRUCTED our drawing
cell,WES,4,-2.6 36,RECONSTRUCTED our drawing
cell,WES,5,4.6 39.8,RECONSTRUCTED our drawing
cell,WES,6,7.6 38,RECONSTRUCTED our drawing
cell,WES,7,1.6 39.9,RECONSTRUCTED our drawing
place,YOR,,-1.2 53.8,RECONSTRUCTED our placing
cell,YOR,1,-1.2 53.8,RECONSTRUCTED our drawing
cell,YOR,2,-0.8 53,RECONSTRUCTED our drawing
cell,YOR,3,-1.6 54.8,RECONSTRUCTED our drawing
# Land that belongs to no province.
void,switzerland,1,8.2 46.8,RECONSTRUCTED our drawing
void,switzerland,2,7.1 46.5,RECONSTRUCTED our drawing
void,ireland,1,-8 53.4,RECONSTRUCTED our drawing
void,ireland,2,-7.08 54.49,RECONSTRUCTED our drawing
void,ireland,3,-8.89 52.47,RECONSTRUCTED our drawing
void,ireland,4,-6.5 53.2,RECONSTRUCTED our drawing
void,ireland,5,-6.3 54.3,RECONSTRUCTED our drawing
void,corsica_sardinia,1,8.92 40.4,RECONSTRUCTED our drawing
void,corsica_sardinia,2,7.01 40.46,RECONSTRUCTED our drawing
void,corsica_sardinia,3,9.1 42.1,RECONSTRUCTED our drawing
void,sicily,1,13.84 37.56,RECONSTRUCTED our drawing
void,crete,1,24.9 35.2,RECONSTRUCTED our drawing
void,cyprus,1,33.16 35.03,RECONSTRUCTED our drawing
void,iceland,1,-18.82 64.44,RECONSTRUCTED our drawing
void,iceland,2,-15.5 65,RECONSTRUCTED our drawing
void,north_african_interior,1,-1.27 30.98,RECONSTRUCTED our drawing
void,north_african_interior,2,6.11 31.64,RECONSTRUCTED our drawing
void,north_african_interior,3,12 31,RECONSTRUCTED our drawing
void,egypt_arabia,1,20.5 31,RECONSTRUCTED our drawing
void,egypt_arabia,2,26 30.6,RECONSTRUCTED our drawing
void,egypt_arabia,3,31 30.6,RECONSTRUCTED our drawing
void,egypt_arabia,4,37 30.6,RECONSTRUCTED our drawing
)csv";

}  // namespace occasus::diplomacy
