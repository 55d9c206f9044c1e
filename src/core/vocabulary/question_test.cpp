// One text of a question, read twice: what is legal, and why something is not.
#include "core/vocabulary/question.h"

#include <algorithm>
#include <cstdint>
#include <gtest/gtest.h>
#include <string>

#include "core/vocabulary/rows.h"

namespace occasus {
namespace {

enum class BidVerb : std::uint8_t { Pass, Bid, Double, Deal };
enum class BidOperand : std::uint8_t { None, Amount };

struct Bidding {
    using Verb = BidVerb;
    using Operand = BidOperand;
    template <class T>
    static constexpr Operand kOperandOf = Operand::Amount;
    static constexpr bool knows(std::string_view name) { return name == "purse"; }
};

// Ten coins, of which seven are free; the fourth is marked.
template <class May>
void bid(May& may) {
    may.choose(BidVerb::Pass, "Pass").by(Cite{6});
    may.choose(BidVerb::Bid, "Bid", operands_between(0, 20))
        .called(10, "Bid all")
        .usual(2)
        .only(operands_between(0, 10), Cite{1}, "There are {purse:coin}.")
        .only(operands_between(0, 7), Cite{2}, "Three are spoken for.")
        .each([](int coins) -> Bar<Bidding> {
            if (coins == 4) return {Cite{3}, "Not four."};
            return {};
        });
    may.skipped(BidVerb::Double, operands_between(0, 2), Cite{4}, "Nobody has bid.")
        .when(false, Cite{5}, "Never.");
}

Explain<Bidding> explained() {
    Explain<Bidding> may;
    bid(may);
    return may;
}

TEST(Question, BothReadersAgreeOnWhatIsLegal) {
    Choices<4> collected;
    Collect<Bidding, Choices<4>> may(collected);
    bid(may);
    FixedVector<Action, 32> legal;
    collected.list(legal);
    const auto all = explained();
    for (std::uint32_t verb = 0; verb < 3; ++verb)
        for (std::uint32_t operand = 0; operand < 64; ++operand) {
            const Action action{verb << 24U | operand};
            const auto* choice = all.find(action);
            const bool is_legal = choice != nullptr && !choice->bar_of(static_cast<int>(operand));
            EXPECT_EQ(is_legal, std::find(legal.begin(), legal.end(), action) != legal.end())
                << verb << " " << operand;
        }
    EXPECT_EQ(legal.size(), 1U + 7U);
}

TEST(Question, TheFirstBarIsTheReason) {
    const auto all = explained();
    const auto* bids = all.find(action_of(BidVerb::Bid, 12));
    ASSERT_NE(bids, nullptr);
    EXPECT_EQ(bids->bar_of(12).rule, Cite{1});
    EXPECT_EQ(bids->bar_of(9).rule, Cite{2});
    EXPECT_EQ(bids->bar_of(4).rule, Cite{3});
    EXPECT_FALSE(bids->bar_of(3));
    EXPECT_EQ(all.find(action_of(BidVerb::Bid, 21)), nullptr);
}

TEST(Question, LabelsMayDifferByOperand) {
    const auto all = explained();
    const auto& bids = all.choices()[1];
    EXPECT_EQ(all.choices()[0].rule(), Cite{6});
    EXPECT_FALSE(bids.rule());
    EXPECT_EQ(bids.label_of(10).text(), "Bid all");
    EXPECT_EQ(bids.label_of(3).text(), "Bid");
    EXPECT_TRUE(bids.is_usual(2));
    EXPECT_FALSE(bids.is_usual(3));
}

// A skipped action can never be legal, whatever its own bars say.
TEST(Question, WhatIsSkippedHasAReasonAlways) {
    Explain<Bidding> may;
    may.skipped(BidVerb::Double, operands_between(0, 2), Cite{4}, "Nobody has bid.");
    const auto* skipped = may.find(action_of(BidVerb::Double, 1));
    ASSERT_NE(skipped, nullptr);
    EXPECT_EQ(skipped->bar_of(1).rule, Cite{4});
    EXPECT_EQ(skipped->legal(), 0U);
    const auto all = explained();
    EXPECT_EQ(all.find(action_of(BidVerb::Double, 1))->bar_of(1).rule, Cite{5});
}

// Numbers may be more than a set holds, and are offered from either end.
TEST(Question, NumbersAreBoundedOnBothSides) {
    const auto ask = [](auto& may) {
        may.choose_number(BidVerb::Bid, "Bid", 300)
            .highest_first()
            .at_least(2, Cite{1}, "Two at least.")
            .at_most(270, Cite{2}, "No more than 270.");
    };
    Choices<1> collected;
    {
        Collect<Bidding, Choices<1>> may(collected);
        ask(may);
    }
    FixedVector<Action, 400> legal;
    collected.list(legal);
    ASSERT_EQ(legal.size(), 269U);
    EXPECT_EQ(legal[0], action_of(BidVerb::Bid, 2));
    EXPECT_EQ(legal[268].bits, action_of(BidVerb::Bid).bits + 270);
    Rng rng(3);
    for (int n = 0; n < 100; ++n) {
        const std::uint32_t drawn = collected.draw(rng).bits - action_of(BidVerb::Bid).bits;
        EXPECT_TRUE(drawn >= 2 && drawn <= 270) << drawn;
    }
    Explain<Bidding> may;
    ask(may);
    const auto& bids = may.choices()[0];
    EXPECT_EQ(bids.bar_of(1).rule, Cite{1});
    EXPECT_FALSE(bids.bar_of(270));
    EXPECT_EQ(bids.bar_of(271).rule, Cite{2});
    EXPECT_EQ(bids.operands().front(), 300);
    EXPECT_EQ(may.find(bids.with(300)), &bids);
    EXPECT_EQ(may.find(bids.with(301)), nullptr);
}

// Where some of what may be chosen comes to the same, one of it is offered; where none may be
// chosen, one says so for all.
TEST(Question, WhatIsOfferedIsLegalAndOtherwiseOneIsRefused) {
    Explain<Bidding> may;
    may.choose(BidVerb::Bid, "Bid", operands_between(0, 5))
        .offered_only(operands_between(2, 5))
        .otherwise(0, "Bid something")
        .only(operands_between(0, 3), Cite{1}, "Too much.");
    may.choose(BidVerb::Double, "Double")
        .otherwise(0, "Double", {Cite{3}, "Never."})
        .when(false, Cite{2}, "Not now.");
    const auto& bids = may.choices()[0];
    EXPECT_EQ(bids.legal(), operands_between(0, 3));
    for (int coins = 0; coins <= 5; ++coins)
        EXPECT_EQ(bids.is_offered(coins), coins == 2 || coins == 3) << coins;
    EXPECT_EQ(bids.otherwise(), nullptr);
    const auto* refused = may.choices()[1].otherwise();
    ASSERT_NE(refused, nullptr);
    EXPECT_EQ(refused->reason.rule, Cite{3});
}

// Every action of its verb belongs to a form, whatever its operands are.
TEST(Question, AFormCoversWhateverFillsIt) {
    Explain<Bidding> may;
    may.choose(BidVerb::Pass, "Pass");
    may.fill(BidVerb::Deal, "Deal", [](Action action) -> Bar<Bidding> {
        if ((action.bits & 1U) != 0) return {Cite{1}, "An odd deal."};
        return {};
    });
    const Action even{static_cast<std::uint32_t>(BidVerb::Deal) << 24U | 0x12344U};
    const auto* deal = may.find(even);
    ASSERT_NE(deal, nullptr);
    EXPECT_TRUE(deal->is_form());
    EXPECT_FALSE(deal->bar_of(even));
    EXPECT_EQ(deal->bar_of(Action{even.bits | 1U}).rule, Cite{1});
}

TEST(Choices, AreCountedAndDrawnInTheirOrder) {
    Choices<3> choices;
    choices.add(action_of(BidVerb::Pass), 1);
    choices.add(action_of(BidVerb::Bid), operands_between(3, 5));
    choices.add(action_of(BidVerb::Double), 0);
    FixedVector<Action, 8> legal;
    choices.list(legal);
    ASSERT_EQ(choices.count(), 4U);
    ASSERT_EQ(legal.size(), 4U);
    for (unsigned n = 0; n < 4; ++n) EXPECT_EQ(choices.nth(n), legal[n]);
}

// Operands stand where the row says; by default one byte each.
TEST(VerbRow, OperandsHaveTheirPlaces) {
    using Row = VerbRow<BidVerb, BidOperand>;
    constexpr BidOperand kAmount = BidOperand::Amount;
    const Row bytes{.verb = BidVerb::Bid,
                    .text = "bid",
                    .group = "",
                    .steps = 0,
                    .occasion = {},
                    .operands = {kAmount, kAmount}};
    EXPECT_EQ(bytes.arity(), 2U);
    EXPECT_EQ(bytes.operand(Action{0x01000203U}, 0), 3);
    EXPECT_EQ(bytes.operand(Action{0x01000203U}, 1), 2);
    const Row bits{
        .verb = BidVerb::Deal,
        .text = "deal",
        .group = "",
        .steps = 0,
        .occasion = {},
        .operands = {Field<BidOperand>{kAmount, 3, 3}, Field<BidOperand>{kAmount, 0, 3}}};
    EXPECT_EQ(bits.with(bits.with(Action{}, 0, 5), 1, 2), Action{5U << 3U | 2U});
    EXPECT_EQ(bits.operand(Action{5U << 3U | 2U}, 0), 5);
}

TEST(Sentence, NamesAreFilledInAndCounted) {
    const auto words = [](std::string_view name) {
        return std::string(name == "purse" ? "1" : "3");
    };
    EXPECT_EQ(fill("There is {purse:coin}, not {bid:coin}: {bid}.", words),
              "There is 1 coin, not 3 coins: 3.");
    EXPECT_EQ(capital("a Wall"), "A Wall");
}

}  // namespace
}  // namespace occasus
