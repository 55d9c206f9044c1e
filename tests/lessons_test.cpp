// Every lesson is played through the engine: what it wants is legal, what it says follows does.
#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <initializer_list>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "files.h"
#include "games/registry.h"
#include "record/json.h"
#include "record/match.h"

namespace occasus {
namespace {

struct LessonFile {
    std::string game;
    std::string path;
};

std::vector<LessonFile> lesson_files() {
    std::vector<LessonFile> files;
    for (const GameKind& kind : all_games()) {
        const std::string game(kind.facts.id);
        const std::filesystem::path folder = test::source_path("src/games/" + game + "/lessons");
        if (!std::filesystem::exists(folder)) continue;
        for (const auto& entry : std::filesystem::directory_iterator(folder))
            files.push_back({game, entry.path().string()});
    }
    std::sort(files.begin(), files.end(),
              [](const LessonFile& a, const LessonFile& b) { return a.path < b.path; });
    return files;
}

std::string name_of(const LessonFile& file) {
    std::string name = file.game + "_" + std::filesystem::path(file.path).stem().string();
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

std::string text_of(const Value& step, std::string_view field) {
    const Value* const value = step.find(field);
    return value && value->text() ? *value->text() : std::string();
}

std::vector<std::string> texts_of(const Value& step, std::string_view field) {
    std::vector<std::string> texts;
    const Value* const value = step.find(field);
    if (value && value->text()) return {*value->text()};
    if (value && value->items())
        for (const Value& item : *value->items()) texts.push_back(*item.text());
    return texts;
}

std::vector<std::string> words_of(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

// Whether an action is as a pattern says, in which * stands for any word.
bool fits(const std::string& pattern, const std::string& action) {
    const std::vector<std::string> wanted = words_of(pattern);
    const std::vector<std::string> words = words_of(action);
    return wanted.size() == words.size() &&
           std::equal(wanted.begin(), wanted.end(), words.begin(),
                      [](const std::string& want, const std::string& word) {
                          return want == "*" || want == word;
                      });
}

using Sets = std::map<std::string, std::vector<std::string>>;

// Orders by seat.
Sets sets_of(const Value& value) {
    Sets sets;
    for (const auto& [seat, orders] : *value.members()) sets[seat] = texts_of(value, seat);
    return sets;
}

// "VEN" of "A VEN - TRI".
std::string place_of(const std::string& order) {
    const std::vector<std::string> words = words_of(order);
    return words.size() > 1 ? words[1] : "";
}

bool is_wanted(const Value& step, const std::string& action) {
    const std::vector<std::string> patterns = texts_of(step, "want");
    return std::any_of(patterns.begin(), patterns.end(),
                       [&](const std::string& pattern) { return fits(pattern, action); });
}

std::vector<std::string> legal_actions(const Match& match) {
    std::vector<Action> actions;
    match.game().legal_actions(match.state(), actions);
    std::vector<std::string> texts;
    for (const Action action : actions)
        texts.push_back(match.game().action_text(match.state(), action));
    return texts;
}

// "/marked/vandals": a field of a field.
const Value* at_pointer(const Value& document, std::string_view pointer) {
    const Value* value = &document;
    while (value && !pointer.empty()) {
        pointer.remove_prefix(1);
        const std::size_t end = std::min(pointer.find('/'), pointer.size());
        const std::string name(pointer.substr(0, end));
        pointer.remove_prefix(end);
        const auto* items = value->items();
        if (items)
            value = name.size() == 1 && static_cast<std::size_t>(name[0] - '0') < items->size()
                        ? &(*items)[static_cast<std::size_t>(name[0] - '0')]
                        : nullptr;
        else
            value = value->find(name);
    }
    return value;
}

// A field that is misspelt would be passed over.
void expect_fields(const Value& object, std::initializer_list<std::string_view> known) {
    for (const auto& [name, value] : *object.members())
        EXPECT_NE(std::find(known.begin(), known.end(), name), known.end()) << name;
}

class Lesson : public testing::TestWithParam<LessonFile> {
  protected:
    void SetUp() override {
        const Result<Value> document = parse_json(test::read_file(GetParam().path));
        ASSERT_TRUE(document) << document.refusal().text;
        lesson_ = *document;
    }

    Match begun() const {
        MatchSetup setup;
        setup.dice_typed = true;
        if (const Value* const options = lesson_.find("options"))
            for (const auto& [name, value] : *options->members())
                setup.game.options.emplace_back(name, *value.text());
        if (const Value* const position = lesson_.find("position")) setup.position = *position;
        Result<Match> match = Match::start(*find_game(GetParam().game), setup);
        EXPECT_TRUE(match) << match.refusal().text;
        happen(*match, lesson_.find("begin"));
        return std::move(*match);
    }

    static void play(Match& match, const std::vector<std::string>& actions) {
        for (const std::string& action : actions) {
            const auto refusal = match.act(match.to_move(), action);
            ASSERT_FALSE(refusal) << action << ": " << refusal->text;
        }
    }

    // Everybody's orders, each given when the match comes to it.
    static void seal(Match& match, Sets sets) {
        while (std::any_of(sets.begin(), sets.end(),
                           [](const auto& set) { return !set.second.empty(); })) {
            const std::string seat(seat_id(match.game().facts(), match.to_move()));
            std::vector<std::string>& orders = sets[seat];
            const std::vector<std::string> legal = legal_actions(match);
            const auto order =
                std::find_first_of(orders.begin(), orders.end(), legal.begin(), legal.end());
            ASSERT_NE(order, orders.end()) << seat << " has no legal order left";
            play(match, {*order});
            orders.erase(order);
        }
    }

    static void happen(Match& match, const Value* happenings) {
        if (!happenings) return;
        for (const Value& happening : *happenings->items())
            if (happening.text())
                play(match, {*happening.text()});
            else
                seal(match, sets_of(happening));
    }

    // In a sealed stage `action` is given in the place of what the lesson wants there.
    void answer(Match& match, const Value& step, const std::string& action) const {
        const Value* const others = step.find("others");
        if (!others) return play(match, {action});
        Sets sets = sets_of(*others);
        std::vector<std::string> orders = texts_of(step, "want");
        const auto place = std::find_if(
            orders.begin(), orders.end(),
            [&](const std::string& order) { return place_of(order) == place_of(action); });
        (place == orders.end() ? orders.front() : *place) = action;
        sets[text_of(lesson_, "seat")] = std::move(orders);
        seal(match, std::move(sets));
    }

    // The answer, and what is said of it.
    void take(Match& match, const Value& step, const Value& said, const std::string& action) const {
        const std::size_t before = match.log().size();
        answer(match, step, action);
        std::vector<std::string> rules;
        for (std::size_t n = before; n < match.log().size(); ++n)
            rules.emplace_back(entry_rule(match.game().facts(), match.log()[n]));
        for (const std::string& rule : texts_of(said, "cites"))
            EXPECT_NE(std::find(rules.begin(), rules.end(), rule), rules.end())
                << action << " does not show " << rule;
        if (const Value* const holds = said.find("holds")) {
            const Value position = match.game().position(match.state());
            for (const auto& [pointer, value] : *holds->members()) {
                const Value* const found = at_pointer(position, pointer);
                ASSERT_NE(found, nullptr) << pointer;
                EXPECT_EQ(*found, value) << pointer << " after " << action;
            }
        }
        happen(match, said.find("then"));
    }

    // Who learns, as long as the match is at a question.
    Seat learner(const Match& match) const {
        const std::string seat = text_of(lesson_, "seat");
        if (seat.empty()) return match.to_move();
        const std::vector<Seat> asked = match.game().sealed_seats(match.state());
        const auto found = std::find_if(asked.begin(), asked.end(), [&](Seat each) {
            return seat_id(match.game().facts(), each) == seat;
        });
        EXPECT_NE(found, asked.end()) << seat << " is not asked";
        return found == asked.end() ? match.to_move() : *found;
    }

    // An action as the game writes it.
    static std::string as_written(const Match& match, const std::string& action) {
        const Result<Action> parsed = match.game().parse_action(match.state(), action);
        return parsed ? match.game().action_text(match.state(), *parsed) : "";
    }

    // The answers that go on.
    static std::vector<std::string> wanted(const Match& match, const Value& step) {
        if (step.find("others")) return texts_of(step, "want");
        std::vector<std::string> actions = legal_actions(match);
        std::erase_if(actions, [&](const std::string& action) { return !is_wanted(step, action); });
        return actions;
    }

    const Value::List& steps() const { return *lesson_.find("steps")->items(); }

    Value lesson_;
};

TEST_P(Lesson, SaysWhatItTeachesAndWhatToDo) {
    for (const std::string_view field : {"title", "teaches", "end"})
        EXPECT_FALSE(text_of(lesson_, field).empty()) << field;
    expect_fields(lesson_,
                  {"title", "teaches", "options", "position", "seat", "begin", "steps", "end"});
    for (const Value& step : steps()) {
        expect_fields(step,
                      {"say", "want", "others", "but", "otherwise", "cites", "holds", "then"});
        EXPECT_FALSE(texts_of(step, "say").empty());
        EXPECT_FALSE(text_of(step, "otherwise").empty());
    }
}

TEST_P(Lesson, IsPlayedToItsEndByEveryAnswerItWants) {
    Match match = begun();
    const Seat seat = learner(match);
    for (const Value& step : steps()) {
        ASSERT_EQ(learner(match), seat) << texts_of(step, "say").front();
        const std::vector<std::string> answers = wanted(match, step);
        ASSERT_FALSE(answers.empty()) << texts_of(step, "want").front();
        for (const std::string& action : answers) {
            Match tried = match;
            take(tried, step, step, action);
        }
        take(match, step, step, answers.front());
    }
    EXPECT_FALSE(match.over()) << "there is a game to play on";
}

// A wrong answer that a lesson speaks of is written as the game writes it, is not wanted, and does
// what the lesson says it does.
TEST_P(Lesson, KnowsTheWrongAnswersItSpeaksOf) {
    Match match = begun();
    for (const Value& step : steps()) {
        if (const Value* const wrong = step.find("but"))
            for (const auto& [action, said] : *wrong->members()) {
                expect_fields(said, {"say", "holds", "cites"});
                EXPECT_FALSE(text_of(said, "say").empty()) << action;
                EXPECT_FALSE(is_wanted(step, action)) << action;
                if (!step.find("others")) {
                    EXPECT_EQ(as_written(match, action), action);
                }
                Match tried = match;
                take(tried, step, said, action);
            }
        const std::vector<std::string> answers = wanted(match, step);
        ASSERT_FALSE(answers.empty());
        take(match, step, step, answers.front());
    }
}

INSTANTIATE_TEST_SUITE_P(Lessons, Lesson, testing::ValuesIn(lesson_files()),
                         [](const auto& test) { return name_of(test.param); });

}  // namespace
}  // namespace occasus
