// Generated from src/games/rome_must_fall/rulebook.md by tools/generate.py: do not edit. Run: tools/generate.py
// The rulebook of rome_must_fall: what its code may cite, and what the page shows.
// clang-format off
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/game.h"
#include "core/rulebook.h"

namespace occasus::rome_must_fall {

inline constexpr auto kChapters = std::to_array<RuleChapter>({
    {"P", "Pieces and the sheet"},
    {"S", "Setup"},
    {"T1", "Resource phase"},
    {"T2", "Roman phase"},
    {"T3", "Barbarian phase"},
    {"T4", "Losing land"},
    {"T5", "Losing to raiders"},
    {"E", "The end"},
    {"R", "Our readings"},
});

inline constexpr auto kRulebook = std::to_array<RuleSection>({
    {"P0", "P", "Dice that count to three", "printed", "The red Imperial dice and the black Barbarian die count only one, two or three, whatever face they show.",
     R"html(<p>The red Imperial dice and the black Barbarian die count only one, two or three, whatever face they show.</p><table><thead><tr><th scope="col">face shown</th><th scope="col">counts as</th></tr></thead><tbody><tr><td>1 or 2</td><td>1</td></tr><tr><td>3 or 4</td><td>2</td></tr><tr><td>5 or 6</td><td>3</td></tr></tbody></table><p>A white Imperial die counts what it shows.</p>)html"},
    {"P1", "P", "Contents of the sheet", "ruling", "Everything you need to know is on the sheet, in the reserves and on the dice.",
     R"html(<p>Everything you need to know is on the sheet, in the reserves and on the dice.</p><ul><li>the turn, 1 to 12; it reads 13 once all twelve columns are full, and a defeat leaves it unchanged</li><li>which circles are marked, and for whom</li><li>how many boxes are marked on each of the two raid tracks</li><li>how many Fall of Rome boxes are marked, 0 to 4</li><li>how many cubes are in reserve, 0 to 5, and how many dice of the pool are red, 0 to 3</li><li>which abilities you still have</li><li>during a turn: what the six dice show, which have paid for Glory, where they were placed, which abilities have been used, and whose attack comes next</li></ul><p>The lasting bonus of a tribe is not a separate entry, because the marked raid boxes show it (<a href="#T5.1">T5.1</a>).</p><p>You may set up any position you like. A position is refused only if a number is out of its range, a name is not on the sheet, or the dice and placings do not fit the moment of the turn. It does not matter whether real play could have led to it.</p>)html"},
    {"P2", "P", "The pool of six", "printed", "You roll six Imperial dice every turn, never fewer; misfortune only changes how many of them are red.",
     R"html(<p>You roll six Imperial dice every turn, never fewer; misfortune only changes how many of them are red.</p><p>With two red dice, for instance, the other four are white. On screen and in saved games the white dice stand first.</p>)html"},
    {"P3", "P", "Six trackers", "printed", "Each of the six enemies has a tracker: a place for your die, a place for the black die, and a timeline with one number per turn.",
     R"html(<p>Each of the six enemies has a tracker: a place for your die, a place for the black die, and a timeline with one number per turn.</p><ul><li><strong>Four tribes</strong>, the Vandals, Visigoths, Franks and Ostrogoths, take land. Each follows its own path of circles across the map.</li><li><strong>Two raids</strong>, the War at Sea and the Huns, take no land. Each has a row of raid boxes instead.</li></ul><p>The number in the current column of a timeline says how strong that enemy is in those five years.</p>)html"},
    {"P4", "P", "Icons on the map", "printed", "A circle may carry an icon, and when the circle is lost, the icon takes effect.",
     R"html(<p>A circle may carry an icon, and when the circle is lost, the icon takes effect (<a href="#T4.2">T4.2</a>).</p><table><thead><tr><th scope="col">icon</th><th scope="col">what it costs</th></tr></thead><tbody><tr><td>none</td><td>the land alone</td></tr><tr><td>cube</td><td>one cube from the reserves</td></tr><tr><td>red die</td><td>one white die of the pool turns red</td></tr><tr><td>fire</td><td>one box of the Fall of Rome</td></tr><tr><td>an ability</td><td>that ability, for good</td></tr><tr><td>Rome</td><td>three boxes of the Fall of Rome</td></tr></tbody></table>)html"},
    {"P5", "P", "Icons in raid boxes", "printed", "A raid box is empty, or shows a red die, or shows a tribe with +1 next to it.",
     R"html(<p>A raid box is empty, or shows a red die, or shows a tribe with +1 next to it (<a href="#T5.1">T5.1</a>).</p>)html"},
    {"S1", "S", "The year 420", "printed", "Start with two cubes in reserve, six white dice in the pool, all four abilities, and an unmarked sheet.",
     R"html(<p>Start with two cubes in reserve, six white dice in the pool, all four abilities, and an unmarked sheet.</p><p>Three more cubes, three red dice and the black die wait at the top of the sheet. Then play up to twelve turns of three phases: gather resources (<a href="#T1.1">T1.1</a>), place the dice (<a href="#T2.1">T2.1</a>), face the six attacks (<a href="#T3.1">T3.1</a>).</p>)html"},
    {"T1.1", "T1", "Roll", "printed", "Roll all six Imperial dice; a white one may give anything from 1 to 6, a red one 1 to 3.",
     R"html(<p>Roll all six Imperial dice; a white one may give anything from 1 to 6, a red one 1 to 3 (<a href="#P0">P0</a>).</p>)html"},
    {"T1.2", "T1", "Abilities and Glory", "printed", "Before placing you may use your abilities and spend your sixes.",
     R"html(<p>Before placing you may use your abilities and spend your sixes (<a href="#R5">R5</a>, <a href="#R24">R24</a>).</p><p><strong>Abilities.</strong> Each can be used once a turn. Roman offensive is also named under Glory; how the two fit together is our reading (<a href="#R2">R2</a>, <a href="#R3">R3</a>).</p><table><thead><tr><th scope="col">ability</th><th scope="col">what it does</th><th scope="col">see</th></tr></thead><tbody><tr><td>Re-roll</td><td>throw one Imperial die again</td><td><a href="#R9">R9</a></td></tr><tr><td>Plus one</td><td>raise one Imperial die by one</td><td><a href="#R9">R9</a></td></tr><tr><td>Levy</td><td>take a cube into the reserves</td><td><a href="#R18">R18</a></td></tr><tr><td>Roman offensive</td><td>with two sixes, wipe one marked circle clean</td><td><a href="#R2">R2</a>, <a href="#R3">R3</a></td></tr></tbody></table><p><strong>Glory.</strong> You can pay for help with the sixes among your dice, whether you rolled them or made them with an ability, as long as you have sixes left to pay. Our reading says what happens to a six that has paid (<a href="#R6">R6</a>, <a href="#R7">R7</a>).</p><table><thead><tr><th scope="col">price</th><th scope="col">what it buys</th><th scope="col">see</th></tr></thead><tbody><tr><td>one six</td><td>a cube for the reserves</td><td><a href="#R18">R18</a></td></tr><tr><td>two sixes</td><td>one red die of the pool turns white again</td><td><a href="#R10">R10</a></td></tr><tr><td>two sixes</td><td>one marked circle on the map is wiped clean</td><td><a href="#R2">R2</a>, <a href="#R11">R11</a></td></tr></tbody></table><p>Winning land back does not undo anything else: a lost ability stays lost, a marked Fall of Rome box stays marked, a lost cube stays lost, and a die turned red stays red.</p>)html"},
    {"T2.1", "T2", "Place the dice", "printed", "Put one die on each of the six trackers.",
     R"html(<p>Put one die on each of the six trackers (<a href="#R14">R14</a>).</p><p>From here on abilities and Glory must wait for the next turn. Only cubes can still help (<a href="#T3.2">T3.2</a>).</p>)html"},
    {"T3.1", "T3", "Roll for the enemy", "printed", "Roll the black die and add its count to the timeline number of this turn; a tribe also adds the bonuses that raids have won for it.",
     R"html(<p>Roll the black die and add its count to the timeline number of this turn; a tribe also adds the bonuses that raids have won for it.</p><p>The enemies attack one by one in a fixed order (<a href="#R22">R22</a>): Vandals, Visigoths, Franks, War at Sea, Huns, Ostrogoths. The sum is the strength of the attack. Without bonuses it is at least the timeline number plus one, and at most the timeline number plus three.</p>)html"},
    {"T3.2", "T3", "Spend cubes", "printed", "When your die is compared with the attack, you may hand in any number of your cubes; each raises the die on this tracker by one.",
     R"html(<p>When your die is compared with the attack, you may hand in any number of your cubes; each raises the die on this tracker by one.</p><p>At which moment you choose, and at which moment the cubes are gone, is our reading (<a href="#R17">R17</a>).</p>)html"},
    {"T3.3", "T3", "Compare", "printed", "Your die, with its cubes, must beat the attack; on a tie the enemy wins.",
     R"html(<p>Your die, with its cubes, must beat the attack; on a tie the enemy wins.</p><p>If you hold, nothing is lost. If you fail against a tribe, you lose land (<a href="#T4.1">T4.1</a>); against a raid, you suffer the next raid box (<a href="#T5.1">T5.1</a>).</p>)html"},
    {"T3.4", "T3", "Close the column", "printed", "Mark the timeline box whether you held or lost, and turn to the next tracker.",
     R"html(<p>Mark the timeline box whether you held or lost, and turn to the next tracker.</p><p>If the fourth Fall of Rome box has just been marked, stop instead: the game is lost (<a href="#E1">E1</a>). After the Ostrogoths the turn is done. Five years pass, and if all twelve columns are full the game is won (<a href="#E2">E2</a>).</p>)html"},
    {"T4.1", "T4", "The next circle", "printed", "Mark the first open circle of the tribe's path, walking from the one that bears the tribe's symbol.",
     R"html(<p>Mark the first open circle of the tribe's path, walking from the one that bears the tribe's symbol.</p><p>If every circle of the path is marked already, the loss changes nothing (<a href="#R19">R19</a>).</p>)html"},
    {"T4.2", "T4", "Its icon", "printed", "The icon of a lost circle takes effect at once.",
     R"html(<p>The icon of a lost circle takes effect at once.</p><ul><li><strong>Cube:</strong> give up one cube. If you have none, a white die turns red in its place (<a href="#T4.3">T4.3</a>).</li><li><strong>Red die:</strong> a white die turns red (<a href="#T4.3">T4.3</a>).</li><li><strong>Fire:</strong> mark one Fall of Rome box.</li><li><strong>Rome:</strong> mark three Fall of Rome boxes (<a href="#R20">R20</a>).</li><li><strong>An ability:</strong> it is gone until the end of the game.</li></ul>)html"},
    {"T4.3", "T4", "A die turns red", "printed", "Trade one white die of your pool for a red one.",
     R"html(<p>Trade one white die of your pool for a red one.</p><p>The change counts from your next roll (<a href="#R10">R10</a>). If there are already three red dice in the pool, nothing happens (<a href="#R13">R13</a>).</p>)html"},
    {"T5.1", "T5", "The next raid box", "printed", "Mark the leftmost open box of that raid track, and suffer what it shows.",
     R"html(<p>Mark the leftmost open box of that raid track, and suffer what it shows.</p><ul><li><strong>Red die:</strong> a white die turns red (<a href="#T4.3">T4.3</a>).</li><li><strong>A tribe with +1:</strong> every later attack of that tribe is stronger by one (<a href="#R16">R16</a>). Several such boxes for one tribe add up (<a href="#R15">R15</a>).</li><li><strong>Empty:</strong> nothing happens.</li></ul><p>A full raid track has nothing left to mark, and a defeat there costs nothing more (<a href="#R19">R19</a>).</p>)html"},
    {"E1", "E", "Defeat", "printed", "The moment the fourth Fall of Rome box is marked, the empire is gone and you have lost.",
     R"html(<p>The moment the fourth Fall of Rome box is marked, the empire is gone and you have lost.</p><p>This is true in the last turn too, even if only a few attacks remain (<a href="#R21">R21</a>).</p>)html"},
    {"E2", "E", "Victory", "printed", "Survive all twelve turns and you win; the marked Fall of Rome boxes decide how well.",
     R"html(<p>Survive all twelve turns and you win; the marked Fall of Rome boxes decide how well.</p><table><thead><tr><th scope="col">boxes marked</th><th scope="col">result</th></tr></thead><tbody><tr><td>none or one</td><td>Brilliant Victory</td></tr><tr><td>two or three</td><td>Victory</td></tr></tbody></table>)html"},
    {"R1", "R", "Four abilities", "ruling", "You own four abilities at the start: re-roll, plus one, levy and Roman offensive.",
     R"html(<p>You own four abilities at the start: re-roll, plus one, levy and Roman offensive.</p><p><strong>Why.</strong> The published text lists these four when it explains the resource phase, and with four tribes it is natural that each path should threaten one of them. The text ties only one to a place: wheat, the re-roll, at Carthago. Where the other three are lost is our reconstruction.</p>)html"},
    {"R2", "R", "Winning back land needs the ability and two sixes", "ruling", "Wiping a circle clean takes both the Roman offensive ability and two sixes; the other two uses of Glory need no ability.",
     R"html(<p>Wiping a circle clean takes both the Roman offensive ability and two sixes; the other two uses of Glory need no ability.</p><p><strong>Why.</strong> The text names this action among the abilities and again under Glory. If the ability is the permission and the sixes are the price, neither place is superfluous, and losing this ability hurts as much as losing any other.</p>)html"},
    {"R3", "R", "As many offensives as sixes allow", "ruling", "Roman offensive is a standing permission: you may win back a circle for every pair of sixes, so up to three in a turn.",
     R"html(<p>Roman offensive is a standing permission: you may win back a circle for every pair of sixes, so up to three in a turn.</p><p><strong>Why.</strong> In general an ability works once a turn, but the passage on Glory says that you can use Glory as often as you have sixes. We follow the passage on Glory, because it is more specific and comes later.</p>)html"},
    {"R4", "R", "Names of the icons", "ruling", "Wheat stands for the re-roll; we show the armoury for plus one, the eagle for Roman offensive and the helmet for the levy.",
     R"html(<p>Wheat stands for the re-roll; we show the armoury for plus one, the eagle for Roman offensive and the helmet for the levy.</p><p><strong>Why.</strong> Wheat is named in the text. The other pictures are lost, so these three are ours.</p>)html"},
    {"R5", "R", "Any order", "ruling", "Abilities and Glory may be used in any sequence within the resource phase.",
     R"html(<p>Abilities and Glory may be used in any sequence within the resource phase.</p><p><strong>Why.</strong> One of the two worked examples uses the abilities first, the other starts by spending sixes. No order is prescribed.</p>)html"},
    {"R6", "R", "A six pays once", "ruling", "A die that has paid for Glory cannot pay again this turn, nor can it be re-rolled.",
     R"html(<p>A die that has paid for Glory cannot pay again this turn, nor can it be re-rolled.</p><p><strong>Why.</strong> The first example treats three sixes as one pair and a single one left over. Throwing a spent die again could let it pay twice.</p>)html"},
    {"R7", "R", "A spent six is still a six", "ruling", "A die that pays for Glory is not used up: you place it afterwards, at its value.",
     R"html(<p>A die that pays for Glory is not used up: you place it afterwards, at its value.</p><p><strong>Why.</strong> In the second example both rolled sixes are turned into cubes, and afterwards three dice are placed as sixes. This is possible only if the two spent sixes remain, the re-roll gives a third six, and a two is raised to three.</p>)html"},
    {"R8", "R", "Red dice earn no Glory", "ruling", "A red die never counts as a six, even when its face is one.",
     R"html(<p>A red die never counts as a six, even when its face is one.</p><p><strong>Why.</strong> A six on a red die counts as three (<a href="#P0">P0</a>), and a red die is meant to hurt you.</p>)html"},
    {"R9", "R", "Re-roll and plus one on either colour", "ruling", "Both abilities work on white and red dice alike, but plus one stops at the best the die can count: six for white, three for red.",
     R"html(<p>Both abilities work on white and red dice alike, but plus one stops at the best the die can count: six for white, three for red.</p><p>A re-rolled die keeps its colour. Raising a die past its best is refused.</p><p><strong>Why.</strong> We take plus one as turning the die to another of its faces, so it cannot go beyond the best face. Only cubes, which are added during the comparison, can go beyond it.</p>)html"},
    {"R10", "R", "Colours change with the next roll", "ruling", "Turning dice red or white changes the pool you roll next turn; the dice on the table finish this turn as they are.",
     R"html(<p>Turning dice red or white changes the pool you roll next turn; the dice on the table finish this turn as they are.</p><p>You can turn a die back to white only if there is a red one in the pool at that moment.</p><p><strong>Why.</strong> A penalty comes while the dice already stand on the trackers. If one of them changed there, it would have to be rolled again, and the text says nothing of such a roll.</p>)html"},
    {"R11", "R", "Any marked circle", "ruling", "Glory may win back any circle marked on the map, not only the latest loss of a tribe.",
     R"html(<p>Glory may win back any circle marked on the map, not only the latest loss of a tribe.</p><p><strong>Why.</strong> The only condition in the text is that the circle is marked.</p>)html"},
    {"R12", "R", "A circle you win back is the next to be lost", "ruling", "A circle won back in the middle of a path is the next one its tribe takes, and its icon works each time it is taken.",
     R"html(<p>A circle won back in the middle of a path is the next one its tribe takes, and its icon works each time it is taken.</p><p><strong>Why.</strong> Losses follow the path from its first circle, and the text does not say that an icon works only once. But an ability cannot be lost twice: once it is gone, its circle is like a circle without an icon.</p>)html"},
    {"R13", "R", "Three red dice at most", "ruling", "When three dice of the pool are red, a further penalty die does nothing, even if it stands for a cube that you did not have.",
     R"html(<p>When three dice of the pool are red, a further penalty die does nothing, even if it stands for a cube that you did not have.</p><p><strong>Why.</strong> The game has only three red dice, and the text names no other penalty. So at least three of your dice always stay white.</p>)html"},
    {"R14", "R", "One die to each tracker", "ruling", "All six dice must be placed, one on every tracker.",
     R"html(<p>All six dice must be placed, one on every tracker.</p><p><strong>Why.</strong> By the text each eagle box takes a single die, and there are as many boxes as dice.</p>)html"},
    {"R15", "R", "Raid bonuses add up", "ruling", "Two boxes with +1 for the same tribe make +2.",
     R"html(<p>Two boxes with +1 for the same tribe make +2.</p><p><strong>Why.</strong> The text describes the Vandal bonus twice, word for word, and its example shows a bonus for the Ostrogoths. We follow the icon in the box: our War at Sea track has two boxes for the Vandals, and our Hun track has the box for the Ostrogoths.</p>)html"},
    {"R16", "R", "A bonus counts from the next attack", "ruling", "A bonus won by raiders strengthens the tribe from its next attack on, in this turn or in the next.",
     R"html(<p>A bonus won by raiders strengthens the tribe from its next attack on, in this turn or in the next.</p><p>The Huns attack before the Ostrogoths, so a bonus for the Ostrogoths counts in the same turn. The Vandals, Visigoths and Franks attack before the raiders, so a bonus for them counts from the next turn on.</p><p><strong>Why.</strong> By the text the bonus applies from that point onwards.</p>)html"},
    {"R17", "R", "Cubes after the black die", "ruling", "After the black die is rolled, and before the next enemy rolls, choose how many of your cubes to spend on this tracker.",
     R"html(<p>After the black die is rolled, and before the next enemy rolls, choose how many of your cubes to spend on this tracker.</p><p>They leave the reserves at once, before any penalty of this attack takes effect. You may spend cubes that do not change the outcome, but this never helps you.</p><p><strong>Why.</strong> Cubes are spent while comparing with the total, and the total includes the black die. The cost of a defeat is settled only after the comparison.</p>)html"},
    {"R18", "R", "Five cubes at most", "ruling", "With five cubes in reserve you cannot take another: you can use neither the levy nor a six for it.",
     R"html(<p>With five cubes in reserve you cannot take another: you can use neither the levy nor a six for it.</p><p><strong>Why.</strong> The text gives five as the limit, and the game has only five cubes. The refusal keeps you from wasting a six or the levy by mistake.</p>)html"},
    {"R19", "R", "Nothing left to lose", "ruling", "A defeat on a full path or a full raid track has no effect.",
     R"html(<p>A defeat on a full path or a full raid track has no effect.</p><p><strong>Why.</strong> There is nothing to mark, and the text names no other cost. So a full raid track is a safe place for a poor die.</p>)html"},
    {"R20", "R", "Rome is one circle", "ruling", "Rome stands once on the map, at the end of three paths, and belongs to whichever tribe reaches it first.",
     R"html(<p>Rome stands once on the map, at the end of three paths, and belongs to whichever tribe reaches it first.</p><p>On our sheet these are the paths of the Vandals, the Visigoths and the Ostrogoths. While one of these tribes holds Rome, the paths of the other two end before it (<a href="#R19">R19</a>). If Rome is won back, it is open to all three again. Marks beyond the fourth Fall of Rome box are not counted. Each of the three paths has a fire before Rome, so the tribe that takes Rome ends the game.</p><p><strong>Why.</strong> The text speaks of Rome as a single place worth three boxes. Which paths lead there is our reconstruction.</p>)html"},
    {"R21", "R", "Defeat is immediate", "ruling", "The Fall of Rome is checked after every mark, before the next attack and before any victory.",
     R"html(<p>The Fall of Rome is checked after every mark, before the next attack and before any victory.</p><p><strong>Why.</strong> The text says that the game stops right after the fourth box.</p>)html"},
    {"R22", "R", "The order of the attacks", "ruling", "Vandals, Visigoths, Franks, War at Sea, Huns, Ostrogoths.",
     R"html(<p>Vandals, Visigoths, Franks, War at Sea, Huns, Ostrogoths.</p><p><strong>Why.</strong> The text begins with the Vandals and goes clockwise round a sheet we do not have. Its second example names the six in this order and finishes with the Ostrogoths.</p>)html"},
    {"R23", "R", "The first year", "ruling", "Turn one is the year 420 and each turn adds five years, so the fifth is 440 and the twelfth 475.",
     R"html(<p>Turn one is the year 420 and each turn adds five years, so the fifth is 440 and the twelfth 475.</p><p><strong>Why.</strong> The story of the game begins in 425, but its timeline has twelve boxes, from 420 to 475.</p>)html"},
    {"R24", "R", "Nothing is compulsory", "ruling", "You need not use an ability or spend a six.",
     R"html(<p>You need not use an ability or spend a six.</p><p><strong>Why.</strong> By the text all of this is your choice.</p>)html"},
    {"R25", "R", "A timeline may show zero", "ruling", "If a timeline shows 0, only the black die and any bonus count for the attack.",
     R"html(<p>If a timeline shows 0, only the black die and any bonus count for the attack.</p><p><strong>Why.</strong> The text gives no smallest number, and an enemy may disappear in the course of time.</p>)html"},
    {"R26", "R", "Mark the column whether you win or lose", "ruling", "You mark the timeline box after every attack, so the six timelines never drift apart.",
     R"html(<p>You mark the timeline box after every attack, so the six timelines never drift apart.</p><p><strong>Why.</strong> By the text the box is marked after a success and after a failure.</p>)html"},
    {"R27", "R", "Which die changes colour", "ruling", "Which white die turns red, or which red die turns white, makes no difference.",
     R"html(<p>Which white die turns red, or which red die turns white, makes no difference.</p><p><strong>Why.</strong> Only the number of each colour in the pool matters.</p>)html"},
});

// The place of a rule in kRulebook. An id that is not there does not compile.
consteval Cite cite(std::string_view id) {
    for (std::size_t i = 0; i < kRulebook.size(); ++i)
        if (kRulebook[i].id == id) return Cite{static_cast<std::uint16_t>(i)};
    no_such_rule_section();
    return {};
}

}  // namespace occasus::rome_must_fall
