// Generated from src/games/invasions/data/tables.csv by tools/generate.py: do not edit. Run: tools/generate.py
// The built-in board of invasions, as text: every figure with its provenance.
// clang-format off
#pragma once

#include <string_view>

namespace occasus::invasions {

inline constexpr std::string_view kBuiltInTables = R"csv(fact,of,number,value,provenance
# The tables of The Fall of Rome: The Barbarian Invasions, one cell a line. All are in the published text,
# which prints them twice; where the two printings differ, the line says which was taken and why.
name,tables,,The tables of the text,SEED 14.0 to 18.0
# 14.0: the column is the odds, the number the die.
combat,1-1,1,1/2De,SEED 14.0
combat,2-1,1,1/2De,SEED 14.0
combat,3-1,1,De,SEED 14.0
combat,4-1,1,De,SEED 14.0
combat,5-1,1,De,SEED 14.0
combat,6-1,1,De,SEED 14.0
combat,1-1,2,1/2Ex,SEED 14.0
combat,2-1,2,1/2De,SEED 14.0
combat,3-1,2,1/2De,SEED 14.0
combat,4-1,2,1/2De,SEED 14.0
combat,5-1,2,De,SEED 14.0
combat,6-1,2,De,SEED 14.0
combat,1-1,3,Ex,SEED 14.0
combat,2-1,3,1/2Ex,SEED 14.0
combat,3-1,3,1/2De,SEED 14.0
combat,4-1,3,1/2De,SEED 14.0
combat,5-1,3,1/2De,SEED 14.0
combat,6-1,3,1/2De,SEED 14.0
combat,1-1,4,-,SEED 14.0
combat,2-1,4,Ex,SEED 14.0
combat,3-1,4,1/2Ex,SEED 14.0
combat,4-1,4,1/2Ex,SEED 14.0
combat,5-1,4,1/2De,SEED 14.0
combat,6-1,4,1/2De,SEED 14.0
combat,1-1,5,-,SEED 14.0
combat,2-1,5,-,SEED 14.0
combat,3-1,5,-,SEED 14.0
combat,4-1,5,Ex,SEED 14.0
combat,5-1,5,1/2Ex,SEED 14.0
combat,6-1,5,1/2Ex,SEED 14.0
combat,1-1,6,-,SEED 14.0
combat,2-1,6,-,SEED 14.0
combat,3-1,6,-,SEED 14.0
combat,4-1,6,-,SEED 14.0
combat,5-1,6,-,SEED 14.0
combat,6-1,6,-,SEED 14.0
# 16.0: the number is the first die; cells without creation are left out.
creation,Germania,1,L10,SEED 16.0
creation,Scythia,1,L15,SEED 16.0
creation,Taurica,1,R2,SEED 16.0
creation,Germania,2,L15,SEED 16.0
creation,Scythia,2,L20,SEED 16.0
creation,Pictum,3,L3,SEED 16.0
creation,Germania,3,L20,SEED 16.0
creation,Dacia,3,L6,SEED 16.0
creation,Pictum,4,R1,SEED 16.0
creation,Germania,4,R4,SEED 16.0
creation,Dacia,4,L6,SEED 16.0
creation,Scythia,4,R5,SEED 16.0
creation,Germania,5,L25,SEED 16.0
creation,Dacia,5,R4,SEED 16.0
creation,Scythia,5,R4,SEED 16.0
creation,Pictum,6,R2,SEED 16.0
creation,Germania,6,R6,SEED 16.0
creation,Scythia,6,L10,SEED 16.0
# The second die of each Province.
column,Pictum,,1,RECONSTRUCTED the printed order (R55); the dice of the columns are lost
column,Germania,,2,RECONSTRUCTED the printed order (R55); the dice of the columns are lost
column,Dacia,,3,RECONSTRUCTED the printed order (R55); the dice of the columns are lost
column,Scythia,,4,RECONSTRUCTED the printed order (R55); the dice of the columns are lost
column,Taurica,,5,RECONSTRUCTED the printed order (R55); the dice of the columns are lost
# 15.0: the year in which each Period begins.
first_year,A,,50,SEED 15.0
first_year,B,,216,SEED 15.0
first_year,C,,266,SEED 15.0
first_year,D,,332,SEED 15.0
first_year,E,,376,SEED 15.0
first_year,F,,399,SEED 15.0
first_year,G,,491,SEED 15.0
rolls,A,,1,SEED 16.3; in turns of even number
rolls,B,,2,SEED 16.3
rolls,C,,1,SEED 16.3
rolls,D,,2,SEED 16.3
rolls,E,,3,SEED 16.3
rolls,F,,4,SEED 16.3
rolls,G,,1,SEED 16.3
even_turns,A,,yes,SEED 16.3 one roll in every turn of even number
# 17.0: the lowest die that means yes.
revolution,A,,6,SEED 17.0
revolution,B,,4,SEED 17.0
revolution,C,,6,SEED 17.0
revolution,D,,5,SEED 17.0
revolution,E,,5,SEED 17.0
revolution,F,,2,SEED 17.0
revolution,G,,6,SEED 17.0
# 17.2: the number is the die; in parentheses what is added in Period G.
revolt,Gallia,1,3,SEED 17.2
revolt,Dacia,1,4(12),SEED 17.2
revolt,Asia,1,1,SEED 17.2
revolt,Armenia,1,4,SEED 17.2
revolt,Mesopotamia,1,4,SEED 17.2
revolt,Syria,1,4,SEED 17.2
revolt,Africa,1,2,SEED 17.2
revolt,Hispania,2,(5),SEED 17.2
revolt,Illyria,2,(6),SEED 17.2
revolt,Scythia,2,20,SEED 17.2
revolt,Graecia,2,(3),SEED 17.2 in the first printing
revolt,Asia,2,1,SEED 17.2
revolt,Persia,2,15,SEED 17.2
revolt,Africa,2,1,SEED 17.2 in the first printing
revolt,Pictum,3,8,SEED 17.2
revolt,Britannia,3,2,SEED 17.2
revolt,Gallia,3,3,SEED 17.2
revolt,Persia,3,15,SEED 17.2
revolt,Pictum,4,8,SEED 17.2
revolt,Britannia,4,1,SEED 17.2
revolt,Hispania,4,1,SEED 17.2
revolt,Illyria,4,4,SEED 17.2
revolt,Dacia,4,3,SEED 17.2
revolt,Persia,4,15,SEED 17.2
revolt,Aegyptus,4,2,SEED 17.2
revolt,Cyprus,4,1,SEED 17.2
revolt,Pictum,5,8,SEED 17.2
revolt,Britannia,5,1,SEED 17.2
revolt,Hispania,5,1,SEED 17.2
revolt,Illyria,5,2,SEED 17.2
revolt,Scythia,5,20,SEED 17.2
revolt,Thracia,5,3,SEED 17.2
revolt,Asia,5,(5),SEED 17.2
revolt,Persia,5,15,SEED 17.2
revolt,Aegyptus,5,(10),SEED 17.2
revolt,Sicilia,5,1,SEED 17.2
revolt,Britannia,6,1,SEED 17.2
revolt,Hispania,6,(5),SEED 17.2
revolt,Gallia,6,3,SEED 17.2
revolt,Illyria,6,2,SEED 17.2
revolt,Scythia,6,20,SEED 17.2
revolt,Dacia,6,12,SEED 17.2
revolt,Thracia,6,(10),SEED 17.2
revolt,Armenia,6,4,SEED 17.2
revolt,Mesopotamia,6,8,SEED 17.2
revolt,Aegyptus,6,4,SEED 17.2
revolt,Sicilia,6,1,SEED 17.2
# 17.2 where the second printing differs; it stands in place of the line above (R108).
revolt_second,Graecia,2,-,SEED 17.2 in the second printing
revolt_second,Thracia,2,(3),SEED 17.2 in the second printing
revolt_second,Africa,2,-,SEED 17.2 in the second printing
# 18.0: the number is the modified die, of is the least number of legions of the column; in the last
# column the figure is a percentage. Dice below 3 raise no rebellion.
rebellion,10,3,20%,SEED 18.0
rebellion,8,4,2,SEED 18.0
rebellion,9,4,2,SEED 18.0
rebellion,10,4,30%,SEED 18.0
rebellion,5,5,2,SEED 18.0
rebellion,7,5,3,SEED 18.0
rebellion,8,5,3,SEED 18.0
rebellion,9,5,3,SEED 18.0
rebellion,10,5,50%,SEED 18.0
rebellion,4,6,3,SEED 18.0
rebellion,5,6,5,SEED 18.0
rebellion,7,6,4,SEED 18.0
rebellion,8,6,6,SEED 18.0
rebellion,9,6,6,SEED 18.0
rebellion,10,6,90%,SEED 18.0
rebellion,4,7,4,SEED 18.0
rebellion,5,7,6,SEED 18.0
rebellion,7,7,7,SEED 18.0
rebellion,8,7,8,SEED 18.0
rebellion,9,7,9,SEED 18.0
rebellion,10,7,100%,SEED 18.0
modifier,A,,-2,SEED 18.0
modifier,B,,1,SEED 18.0
modifier,C,,0,SEED 18.0
modifier,D,,0,SEED 18.0
modifier,E,,1,SEED 18.0
modifier,F,,2,SEED 18.0
modifier,G,,0,SEED 18.0
# Delays and prices.
delay,roman,,2,SEED 12.0
delay,persian,,5,SEED 12.0
pay,roman,,2,SEED 11.11
pay,persian,,2,SEED 11.31
replacement,roman,,3,SEED 11.12
replacement,persian,,5,SEED 11.32; 12.21 repeats the pay of 2 (R87)
bribe,roman,,1,SEED 11.21
march,roman,,33,SEED 8.22
)csv";

}  // namespace occasus::invasions
