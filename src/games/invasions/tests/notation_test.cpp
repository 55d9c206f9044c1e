// Actions in the players' notation, both ways, and what is not an action.
#include <gtest/gtest.h>
#include <memory>
#include <string>

#include "core/rng.h"

#include "games/invasions/game.h"

namespace occasus::invasions {
namespace {

const Rules& rules() {
    static const std::shared_ptr<const AnyGame> game = *make_game({});
    return static_cast<const Game&>(*game).rules();
}

std::string complaint(std::string_view text) {
    const auto action = Text::parse_action(rules(), rules().start(), text);
    return action ? "" : action.refusal().text;
}

TEST(Notation, IsWhatAPlayerWrites) {
    const State state = rules().start();
    const int rome = rules().board().rome;
    const auto text = [&](Action action) { return Text::action_text(rules(), state, action); };
    EXPECT_EQ(text(make_action(Verb::Place, rome, 3)), "place 3 It-A");
    EXPECT_EQ(text(make_action(Verb::To, rome)), "to It-A");
    EXPECT_EQ(text(make_action(Verb::Against, kGermans)), "against german");
    EXPECT_EQ(text(make_action(Verb::Buy, 4)), "buy 4");
    EXPECT_EQ(text(make_action(Verb::Bribe, rome, kScythians, true)),
              "bribe scythian raiders It-A");
    EXPECT_EQ(text(make_action(Verb::End)), "end");
}

TEST(Notation, EveryLegalActionReadsBack) {
    NullSink sink;
    for (std::uint64_t n = 0; n < 3; ++n) {
        Rng rng(11, n);
        State state = rules().start();
        for (int ply = 0; ply < 600 && Rules::to_move(state) != Seat::Nobody; ++ply) {
            Rules::ActionList actions;
            rules().legal_actions(state, actions);
            for (const Action action : actions) {
                const std::string text = Text::action_text(rules(), state, action);
                const auto read = Text::parse_action(rules(), state, text);
                ASSERT_TRUE(read) << text;
                ASSERT_EQ(*read, action) << text;
            }
            rules().apply(state, rules().random_action(state, rng), sink);
        }
    }
}

TEST(Notation, SaysWhatIsWrong) {
    EXPECT_EQ(complaint(""), "Give an action.");
    EXPECT_EQ(complaint("place 3"), "Write the action like this: place NUMBER AREA.");
    EXPECT_EQ(complaint("place 3 Atlantis"), "There is no Area “Atlantis” on this board.");
    EXPECT_EQ(complaint("place 121 It-A"), "A number must be 0 to 120, not “121”.");
    EXPECT_EQ(complaint("against goths"), "There is no force “goths”.");
    EXPECT_EQ(complaint("bribe persian levies It-A"), "“persian” is not a nation of Barbarians.");
    EXPECT_EQ(complaint("bribe german ships It-A"),
              "You can bribe levies or raiders, not “ships”.");
    EXPECT_EQ(complaint("roll 7"), "To enter a die, type roll and a number from 1 to 6.");
    EXPECT_TRUE(complaint("retreat").starts_with(
        "“retreat” is not an action; the actions are roll, place,"));
}

}  // namespace
}  // namespace occasus::invasions
