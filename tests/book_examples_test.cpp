// The examples of the rulebooks: each is played, and its caption says what the engine does.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <regex>
#include <string>
#include <vector>

#include "diplomacy_captions.h"
#include "empire_captions.h"
#include "files.h"
#include "games/registry.h"
#include "invasions_captions.h"
#include "pomerium_captions.h"
#include "record/action_script.h"
#include "record/case_file.h"
#include "rome_must_fall_captions.h"

namespace occasus {
namespace {

struct Shown {
    std::string game;
    std::string name;
    std::string caption;  // Plain text.
};

// A paragraph without its marks; letters that HTML escapes stand in no claim.
std::string plain(const std::string& html) {
    return std::regex_replace(html, std::regex("<[^>]*>"), "");
}

std::vector<Shown> shown_examples() {
    static const std::regex kFigure(
        R"re(<figure data-example="([^"]+)"><figcaption><p>(.*?)</p></figcaption></figure>)re");
    std::vector<Shown> all;
    for (const GameKind& kind : all_games())
        for (const RuleSection& rule : kind.facts.rulebook) {
            const std::string html(rule.html);
            for (std::sregex_iterator at(html.begin(), html.end(), kFigure), end; at != end; ++at)
                all.push_back({std::string(kind.facts.id), (*at)[1], plain((*at)[2])});
        }
    return all;
}

PlayedExample played(const std::string& game, const CaseFile& file) {
    Result<Match> match = begin_case(*find_game(game), file);
    if (!match) throw std::runtime_error(match.refusal().text);
    PlayedExample example{std::move(*match), {}, {}, {}};
    example.before = example.match.game().position(example.match.state());
    for (const CaseStep& step : file.script) {
        if (step.refused) {
            example.refused.push_back(step.action);
            continue;
        }
        ActionScript script(example.match, {}, std::nullopt);
        if (const auto refusal = script.take(step.action)) throw std::runtime_error(refusal->text);
        example.actions.push_back(step.action);
    }
    return example;
}

PlayedExample played(const Shown& shown) {
    const auto file = parse_case(test::read_file(
        test::source_path("src/games/" + shown.game + "/cases/" + shown.name + ".case")));
    if (!file) throw std::runtime_error(file.refusal().text);
    return played(shown.game, *file);
}

std::vector<std::string> faults_of(const PlayedExample& example, const Shown& shown) {
    if (shown.game == "diplomacy") return DiplomacyCaption(example, shown.caption).faults();
    if (shown.game == "invasions") return InvasionsCaption(example, shown.caption).faults();
    if (shown.game == "pomerium") return PomeriumCaption(example, shown.caption).faults();
    if (shown.game == "rome_must_fall") return RomeMustFallCaption(example, shown.caption).faults();
    if (shown.game == "empire") return EmpireCaption(example, shown.caption).faults();
    return {"no phrases are checked for captions of " + shown.game};
}
std::vector<std::string> faults_of(const Shown& shown) {
    return faults_of(played(shown), shown);
}

class BookExample : public testing::TestWithParam<Shown> {};

TEST_P(BookExample, SaysWhatTheEngineDoes) {
    EXPECT_THAT(faults_of(GetParam()), testing::IsEmpty()) << GetParam().caption;
}

// Every number is read, except in Diplomacy, whose captions have years.
TEST_P(BookExample, HasNoNumberThatIsNotRead) {
    const Shown& shown = GetParam();
    if (shown.game == "diplomacy") GTEST_SKIP() << "captions of Diplomacy have years";
    const PlayedExample example = played(shown);
    static const std::regex kNumber("\\d+");
    const std::string& caption = shown.caption;
    for (std::sregex_iterator at(caption.begin(), caption.end(), kNumber), end; at != end; ++at) {
        const std::string wrong = at->prefix().str() + "97" + at->suffix().str();
        EXPECT_THAT(faults_of(example, {shown.game, shown.name, wrong}),
                    testing::Not(testing::IsEmpty()))
            << wrong;
    }
}

INSTANTIATE_TEST_SUITE_P(Games, BookExample, testing::ValuesIn(shown_examples()),
                         [](const auto& each) {
                             return std::regex_replace(each.param.game + "_" + each.param.name,
                                                       std::regex("[-.]"), "_");
                         });

TEST(BookExamples, ACaptionThatTheEngineContradictsIsFound) {
    const auto faults = [](const std::string& caption) {
        return faults_of({"diplomacy", "example-bounce", caption});
    };
    EXPECT_THAT(faults("Paris bounces, Munich bounces, and Burgundy is empty."),
                testing::IsEmpty());
    EXPECT_THAT(faults("Paris moves to Burgundy."), testing::SizeIs(1));
    EXPECT_THAT(faults("Paris attacks Burgundy with strength 2."), testing::SizeIs(1));
    EXPECT_THAT(faults("Paris is dislodged, and Munich stays."), testing::SizeIs(1));
    EXPECT_THAT(faults("The support from Munich is cut."), testing::SizeIs(1));
}

TEST(BookExamples, ACaptionHasAClaimAndNoneThatIsNotRead) {
    const auto faults = [](const std::string& caption) {
        return faults_of({"diplomacy", "example-bounce", caption});
    };
    EXPECT_THAT(faults("This is how it goes."), testing::SizeIs(1));
    EXPECT_THAT(faults("Paris is ordered to Burgundy."), testing::SizeIs(1));
    EXPECT_THAT(faults("Paris bounces, and Munich simply moves on."), testing::SizeIs(1));
}

TEST(BookExamples, EveryNumberOfACaptionIsChecked) {
    // 10 legions attack 5 Germans at 2-1, roll 1: half of five fall, rounded up.
    const auto faults = [](const std::string& caption) {
        return faults_of({"invasions", "6.0-two-to-one", caption});
    };
    EXPECT_THAT(faults("5 Germans begin in Treveri. 10 against 5 is 2-1: a roll of 1 is ½De, the "
                       "Germans lose 3, Rome loses nothing, and 2 Germans are in Treveri."),
                testing::IsEmpty());
    for (const char* wrong :
         {"The Germans lose 2.", "10 against 6 is 2-1.", "A roll of 2 is ½De.",
          "10 against 5 is 3-1.", "10 against 5 is Ex.", "3 Germans are in Treveri.",
          "The Germans lose 3 of 5.", "Rome loses 1 but 10 against 5.", "Rome waits."})
        EXPECT_THAT(faults(wrong), testing::SizeIs(1)) << wrong;
}

// One wrong caption of each kind: an event, a beginning, an end, a die, a refusal, a stray word.
void expect_faults(const std::string& game, const std::string& name,
                   const std::vector<std::string>& wrong) {
    for (const std::string& caption : wrong)
        EXPECT_THAT(faults_of({game, name, caption}), testing::SizeIs(1)) << caption;
}

TEST(BookExamples, AWrongCaptionOfPomeriumIsFound) {
    // 8 legions in Gallia win Italia from 6, with 13 in the battle.
    expect_faults(
        "pomerium", "B11-the-example",
        {"You devote 6.", "General 1 takes Italia.", "You attack Gallia.", "You win the game.",
         "You take Italia after rolls of 6 and 4.", "You have 7 legions.", "You hold Aegyptus.",
         "You may not attack Syria.", "Italia is outside the Empire.",
         "You begin in Italia with 8 legions, and you win.", "You win, and General 1 joins."});
}

TEST(BookExamples, AWrongCaptionOfRomeMustFallIsFound) {
    // Six attacks of turn 1: the War at Sea alone is lost.
    expect_faults("rome_must_fall", "example-first-turn-attacks",
                  {"6 against 5 holds off the Vandals.", "4 against 4 fails against the Huns.",
                   "The Vandals take Numidia.", "Raid box 2 is marked.", "You have 2 cubes.",
                   "The dice show 6.", "In turn 2 you have 3 cubes.",
                   "A 5 is placed against the Vandals, and you have 3 cubes.",
                   "You have 3 cubes, and somebody takes land.", "The game ends in defeat.",
                   "The red die does not pay for Glory.", "The levy stays lost."});
}

TEST(BookExamples, AWrongCaptionOfTheFallOfTheRomanEmpireIsFound) {
    // Four Forces against six and a Cavalry in Belgica; one Force is left.
    expect_faults(
        "empire", "7.5-worked-example-six-and-one-against-four",
        {"A roll of 5 in column 2 is h/h.", "Rome loses 3.", "2 Roman Forces are in Belgica.",
         "1 Legion is in Roma.", "A Fort is in Belgica.", "Rome has 3 RRP.",
         "3 Roman Forces begin in Belgica, and Rome loses 2.", "Rome wins the game.",
         "Cavalry may not enter Roma.", "Rome loses 2, and the Barbarians buy nothing."});
}

}  // namespace
}  // namespace occasus
