// The faults of an order, in words, and their rules.
#include <array>
#include <cstddef>

#include "core/vocabulary/rows.h"

#include "games/diplomacy/adjudicator/legality.h"
#include "games/diplomacy/board/rules_in_force.h"

namespace occasus::diplomacy {

namespace {

struct FaultRow {
    Fault fault;
    Cite rule;
    std::string_view text;
};

// clang-format off
constexpr auto kFaults = std::to_array<FaultRow>({
    {Fault::None, cite("SD-6"), ""},
    {Fault::Unreadable, cite("SD-6"), "The order cannot be read."},
    {Fault::NoUnit, cite("SD-6"), "There is no unit there."},
    {Fault::ForeignUnit, cite("SD-6"), "That unit belongs to another power."},
    {Fault::NoSuchCoast, cite("SD-6"), "The province has no such coast."},
    {Fault::WrongPhase, cite("FR-5"), "This is not the phase for such an order."},
    {Fault::ConvertWrongPhase, cite("R10"), "Units can convert only in Spring and Autumn movement."},
    {Fault::TwoOrders, cite("SD-6"), "The unit has two different orders, and obeys neither."},
    {Fault::OwnProvince, cite("SD-6"), "A unit cannot move to where it is."},
    {Fault::OutOfReach, cite("SD-5"), "The unit does not reach that province."},
    {Fault::OtherCoast, cite("SD-5"), "The fleet reaches that province, but not on that coast."},
    {Fault::OverWater, cite("R7"), "The army does not reach that province by land, and no fleet carries it by sea."},
    {Fault::CoastUnnamed, cite("SD-6"), "Two coasts are possible: name one."},
    {Fault::FleetVia, cite("SD-6"), "Only armies travel by convoy."},
    {Fault::NoChain, cite("SD-5"), "No chain of fleets leads there."},
    {Fault::ViaNoChain, cite("R45"), "No chain of fleets leads there, so the army cannot go by sea."},
    {Fault::Absent, cite("SD-7"), "The unit that is named is not there."},
    {Fault::SupportsItself, cite("SD-6"), "A unit cannot support itself."},
    {Fault::SupportOutOfReach, cite("SD-6"), "The supporter does not reach that province."},
    {Fault::SupportOfOwnProvince, cite("SD-6"), "A unit cannot support a move into its own province."},
    {Fault::SupportedIsThere, cite("SD-6"), "The supported unit is there already."},
    {Fault::SupportedCannotGo, cite("SD-6"), "The supported unit could not go there."},
    {Fault::NoConvoys, cite("R7"), "There are no convoys."},
    {Fault::ConvoyerNotAtSea, cite("SD-6"), "Only a fleet in a sea province can convoy."},
    {Fault::ConvoyOfFleet, cite("SD-6"), "Only armies can be convoyed."},
    {Fault::ConvoyNotToCoast, cite("SD-6"), "A convoy leads from one coastal province to another."},
    {Fault::OffEveryRoute, cite("R44"), "The fleet is not on a route between these provinces."},
    {Fault::NoConverting, cite("FR-8"), "Only in Fall of Rome do units convert."},
    {Fault::ConvertNotOnCoast, cite("R8"), "A unit can convert only in a coastal province."},
    {Fault::ConvertCoastUnnamed, cite("R9"), "An army that converts in a province with two coasts must name one of them."},
    {Fault::ConvertCoastNeedless, cite("R9"), "The province has only one coast: leave the coast out."},
    {Fault::NotDislodged, cite("SD-15"), "No unit of that power was dislodged there."},
    {Fault::NoRetreatThere, cite("SD-15"), "The unit cannot retreat there."},
    {Fault::RetreatCoastUnnamed, cite("SD-15"), "Two coasts are possible: name one."},
    {Fault::RetreatClash, cite("SD-15"), "Another unit retreats to the same province, and both are disbanded."},
    {Fault::TooManyBuilds, cite("FR-13"), "The power may not build that many units."},
    {Fault::TooManyRemovals, cite("SD-16"), "The power does not have to remove that many units."},
    {Fault::NothingToWaive, cite("R26"), "You can waive only builds; this power must remove units."},
    {Fault::NotOwnCentre, cite("FR-13"), "The power does not own a centre there."},
    {Fault::NotHome, cite("SD-16"), "The centre is not one of the power's home centres."},
    {Fault::CentreOccupied, cite("FR-13"), "The centre is not empty."},
    {Fault::CentreUsed, cite("FR-13"), "A unit has been built there already."},
    {Fault::FleetInland, cite("FR-13"), "A fleet cannot be built inland."},
    {Fault::BuildCoastUnnamed, cite("FR-13"), "A fleet built in a province with two coasts must name one of them."},
    {Fault::BuildNoSuchCoast, cite("FR-13"), "The province has no such coast."},
    {Fault::NoneToRemove, cite("R29"), "There is no unit there to remove."},
    {Fault::ForeignRemoval, cite("R29"), "That unit belongs to another power; a power can remove only its own."},
    {Fault::RemovedTwice, cite("R29"), "The unit has been removed already."},
    {Fault::FirstUnitsOnly, cite("FR-4"), "This phase only chooses an army or a fleet for each home centre."},
    {Fault::FirstUnitNotHome, cite("FR-4"), "The centre is not one of the power's home centres."},
    {Fault::FirstUnitNone, cite("R3"), "Every home centre must get a unit."},
    {Fault::FirstFleetInland, cite("R2"), "An inland home centre must begin with an army."},
    {Fault::FirstCoastUnnamed, cite("R2"), "A first fleet in a province with two coasts must name one of them."},
    {Fault::FirstNoSuchCoast, cite("R2"), "The province has no such coast."},
});
// clang-format on
static_assert(in_order(kFaults, &FaultRow::fault));

}  // namespace

FaultText describe(Game game, Fault fault) {
    const FaultRow& row = kFaults[at(fault)];
    return {rule_in(game, row.rule), row.text};
}

}  // namespace occasus::diplomacy
