// What is wrong with an order, in words, and the rule that says so.
#include <array>
#include <cstddef>

#include "games/diplomacy/adjudicator/legality.h"
#include "games/diplomacy/rulebook.gen.h"

namespace occasus::diplomacy {

namespace {

// In the order of Fault.
constexpr auto kTexts = std::to_array<FaultText>({
    {cite("SD-6"), ""},
    {cite("SD-6"), "The order cannot be read."},
    {cite("SD-6"), "No unit stands there."},
    {cite("SD-6"), "That unit is another power's."},
    {cite("SD-6"), "The province has no such coast."},
    {cite("SD-4"), "This is not the phase for such an order."},
    {cite("SD-6"), "The unit has two different orders, and obeys neither."},
    {cite("SD-6"), "A unit cannot move to where it is."},
    {cite("SD-5"), "The unit does not reach that province."},
    {cite("SD-6"), "Two coasts are possible; one must be named."},
    {cite("SD-6"), "Only armies travel by convoy."},
    {cite("SD-5"), "No chain of fleets leads there."},
    {cite("R45"), "No chain of fleets leads there, so the army cannot go by sea."},
    {cite("SD-7"), "The unit that is named is not there."},
    {cite("SD-6"), "A unit cannot support itself."},
    {cite("SD-6"), "The supporter does not reach that province."},
    {cite("SD-6"), "A unit cannot support a move into its own province."},
    {cite("SD-6"), "The supported unit is there already."},
    {cite("SD-6"), "The supported unit could not go there."},
    {cite("FR-7"), "There are no convoys."},
    {cite("SD-6"), "Only a fleet in a sea province can convoy."},
    {cite("SD-6"), "Only armies can be convoyed."},
    {cite("SD-6"), "A convoy leads from one coastal province to another."},
    {cite("R44"), "The fleet lies on no route between these provinces."},
    {cite("FR-8"), "Only in Fall of Rome do units convert."},
    {cite("R8"), "A unit converts in a coastal province only."},
    {cite("R9"), "An army that converts in a province with two coasts names one of them."},
    {cite("R9"), "The province has one coast, so none is written."},
    {cite("SD-15"), "No unit of that power was dislodged there."},
    {cite("SD-15"), "The unit cannot retreat there."},
    {cite("SD-15"), "Two coasts are possible; one must be named."},
    {cite("SD-15"), "Another unit retreats to the same province, and both are disbanded."},
    {cite("SD-16"), "That is more than the power may build or has to remove."},
    {cite("FR-13"), "The power does not own a centre there."},
    {cite("SD-16"), "The centre is not one of the power's home centres."},
    {cite("SD-16"), "The centre is not empty."},
    {cite("FR-13"), "A unit has been built there already."},
    {cite("FR-13"), "A fleet cannot be built inland."},
    {cite("FR-13"), "A fleet built in a province with two coasts names one of them."},
    {cite("R29"), "The unit has been removed already."},
});
static_assert(kTexts.size() == static_cast<std::size_t>(Fault::RemovedTwice) + 1);

}  // namespace

FaultText describe(Fault fault) {
    return kTexts[static_cast<std::size_t>(fault)];
}

}  // namespace occasus::diplomacy
