// Whole sets of orders, as they are sent in.
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "games/diplomacy/game.h"
#include "games/diplomacy/rulebook.gen.h"

namespace occasus::diplomacy {
namespace {

using Texts = std::vector<std::string>;

class OrderSets : public testing::Test {
  protected:
    void place(const char* phase, const Value& units, const Value& centres) {
        Value document = Value::fields().set("phase", phase).set("units", units);
        if (centres.members() != nullptr) document.set("centers", centres);
        const auto state = game_->from_position(document);
        ASSERT_TRUE(state) << state.refusal().text;
        state_ = *state;
    }
    OrderSet read(const Texts& texts) { return game_->read_orders(state_, gaul_, texts); }
    static std::string rule_of(const WrittenOrder& order) {
        return order.refused && order.refused->rule
                   ? std::string(kRulebook[order.refused->rule->index].id)
                   : std::string();
    }

    std::shared_ptr<const AnyGame> game_ = *make_game({});
    AnyState state_{};
    Seat gaul_ = seat_at(2);
};

Value gaul(const Texts& units) {
    Value list = Value::list();
    for (const std::string& unit : units) list.push(unit);
    return Value::fields().set("GAUL", list);
}

// SD-6. READING: R31.
TEST_F(OrderSets, WhatIsMissingOrIllegalHolds) {
    place("S401M", gaul({"A BUR", "A MAR", "A PAR"}), {});
    const OrderSet set = read({"a paris to picardy", "A MAR - LON", "nonsense"});
    EXPECT_EQ(set.actions, (Texts{"A BUR H", "A MAR H", "A PAR - PIC"}));
    EXPECT_EQ(set.orders[0].order, "A PAR - PIC");
    EXPECT_FALSE(set.orders[0].refused);
    EXPECT_EQ(rule_of(set.orders[1]), "R7");
    EXPECT_EQ(set.orders[2].refused->kind, RefusalKind::Unreadable);
    EXPECT_EQ(set.orders[2].order, "");
    EXPECT_EQ(read({}).actions, (Texts{"A BUR H", "A MAR H", "A PAR H"}));
}

// Sets of all powers are pasted as they came.
TEST_F(OrderSets, StandUnderTheNameOfTheirPower) {
    place("S401M", gaul({"A BUR", "A MAR", "A PAR"}), {});
    const OrderSet set =
        read({"Gaul:", "1. A MAR - PIE", "Romano-British", "A PAR - PIC", "France", "A BUR - MUN"});
    EXPECT_EQ(set.actions, (Texts{"A BUR - MUN", "A MAR - PIE", "A PAR H"}));
    EXPECT_FALSE(set.orders[0].refused) << "a heading is no order";
    EXPECT_EQ(set.orders[3].refused->text, "This order stands under Romano-British.");
}

// For a client that draws them: nothing has to be read out of the text.
TEST_F(OrderSets, AreToldInParts) {
    place("S401M", gaul({"A MAR", "A PAR", "F BRE"}), {});
    const OrderSet set = read({"a par-bur", "A MAR S A PAR - BUR", "F BRE C", "nonsense"});
    const auto part = [&](std::size_t line, std::string_view name) {
        const Value* value = set.orders[line].parts.find(name);
        return value == nullptr || value->text() == nullptr ? std::string() : *value->text();
    };
    EXPECT_EQ(part(0, "verb") + part(0, "place") + part(0, "to"), "movePARBUR");
    EXPECT_EQ(part(0, "label"), "Move to Burgundy");
    EXPECT_EQ(part(1, "verb") + part(1, "of") + part(1, "to"), "support_movePARBUR");
    EXPECT_EQ(part(1, "helps"), "army Paris");
    EXPECT_EQ(part(1, "label"), "Support army Paris to Burgundy");
    EXPECT_EQ(part(2, "unit") + part(2, "label"), "fleetConvert to an army");
    EXPECT_TRUE(set.orders[3].parts.is_null());
}

// FR-7. READING: R7.
TEST_F(OrderSets, AConvoyIsRefusedByItsRule) {
    place("S401M", gaul({"F ENG"}), {});
    const OrderSet set = read({"F ENG C A PIC - LON"});
    EXPECT_EQ(rule_of(set.orders[0]), "R7");
    EXPECT_EQ(set.actions, (Texts{"F ENG H"}));
}

// SD-6. Two different legal orders count for nothing, the same one twice counts once.
TEST_F(OrderSets, TwoOrdersForOneUnit) {
    place("S401M", gaul({"A PAR"}), {});
    const OrderSet twice = read({"A PAR - BUR", "A PAR - PIC"});
    EXPECT_EQ(twice.actions, (Texts{"A PAR H"}));
    EXPECT_TRUE(twice.orders[0].refused && twice.orders[1].refused);
    EXPECT_EQ(read({"A PAR - BUR", "a par-bur"}).actions, (Texts{"A PAR - BUR"}));
    EXPECT_EQ(read({"A PAR - LON", "A PAR - BUR"}).actions, (Texts{"A PAR - BUR"}));
}

// READING: R32.
TEST_F(OrderSets, ADrawStandsInFront) {
    place("S401M", gaul({"A PAR"}), {});
    EXPECT_EQ(read({"A PAR - BUR", "draw"}).actions, (Texts{"DRAW", "A PAR - BUR"}));
    EXPECT_EQ(read({"draw", "A PAR - BUR"}).actions, (Texts{"DRAW", "A PAR - BUR"}));
    EXPECT_EQ(game_->no_orders(state_, gaul_).actions, (Texts{"NMR"}));
}

// FR-13. READING: R26. In the order written, the first legal ones stand; the rest is waived.
TEST_F(OrderSets, BuildsInTheOrderWritten) {
    place("W401A", gaul({"A GAS"}), gaul({"BRE", "MAR", "PAR"}));
    EXPECT_EQ(read({"A PAR B", "F BRE B", "A MAR B"}).actions, (Texts{"A PAR B", "F BRE B"}));
    EXPECT_EQ(read({"F PAR B", "F MAR B"}).actions, (Texts{"F MAR B", "WAIVE"}));
}

// FR-14. READING: R28, R29, R47. Missing orders follow the alphabet: Gascony before Paris.
TEST_F(OrderSets, ShortRemovalsAreCompleted) {
    place("W401A", gaul({"A PAR", "A GAS", "A PIC"}), gaul({"BRE"}));
    EXPECT_EQ(read({"A PIC D", "A PIC D"}).actions, (Texts{"A PIC D", "A GAS D"}));
}

// FR-4. READING: R2.
TEST_F(OrderSets, FirstUnitsAreCompleted) {
    game_->start(state_);
    EXPECT_EQ(read({"A BRE B", "F PAR B"}).actions, (Texts{"A BRE B", "A MAR B", "A PAR B"}));
}

// SD-6. READING: R31. Missing orders are reported before it is too late; a void order is not an
// order.
TEST_F(OrderSets, WhatIsMissingIsTold) {
    place("S401M", gaul({"A BUR", "A MAR", "A PAR"}), {});
    EXPECT_EQ(read({}).shortfall, "3 of 3 units have no order: they will hold.");
    EXPECT_EQ(read({"A PAR - PIC", "A BUR - MUN", "A BUR - BEL"}).shortfall,
              "2 of 3 units have no order: they will hold.");
    EXPECT_EQ(read({"A PAR - PIC", "A BUR H", "A MAR - LON"}).shortfall,
              "1 of 3 units has no order: it will hold.");
    EXPECT_EQ(read({"A PAR - PIC", "A BUR H", "A MAR H", "draw"}).shortfall, "");
}

// FR-14, FR-15. READING: R26. A build that is waived on purpose is ordered.
TEST_F(OrderSets, WhatIsMissingInWinterIsTold) {
    place("W401A", gaul({"A GAS"}), gaul({"BRE", "MAR", "PAR"}));
    EXPECT_EQ(read({"A PAR B"}).shortfall,
              "1 of 2 builds has no order: this build will be waived.");
    EXPECT_EQ(read({"A PAR B", "WAIVE"}).shortfall, "");
    place("W401A", gaul({"A PAR", "A GAS", "A PIC"}), gaul({"BRE", "MAR"}));
    EXPECT_EQ(read({}).shortfall, "The removal has no order: the rules choose the unit.");
    game_->start(state_);
    EXPECT_EQ(read({"A BRE B"}).shortfall,
              "2 of 3 homes have no order: the usual units will be placed there.");
}

}  // namespace
}  // namespace occasus::diplomacy
