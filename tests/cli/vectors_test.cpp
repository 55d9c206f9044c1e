// Situations of Rome Must Fall with their expected results. They are written in a notation of their
// own; here they are played at a table.
#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <sstream>
#include <string>
#include <vector>

#include "games/registry.h"
#include "process.h"
#include "record/json.h"
#include "record/match.h"

namespace occasus::test {
namespace {

constexpr std::array<std::string_view, 6> kTrackers = {"vandals", "visigoths", "franks",
                                                       "sea",     "huns",      "ostrogoths"};

std::string number_text(const Value& value) {
    return std::to_string(*value.number());
}

std::string joined(const Value::List& numbers) {
    std::string text;
    for (const Value& number : numbers) text += " " + number_text(number);
    return text;
}

// The lines of the built-in board, with those of an override in their place.
class PatchedSheet {
  public:
    PatchedSheet() {
        std::istringstream stream(
            read_file(source_path("src/games/rome_must_fall/data/sheet.csv")));
        for (std::string line; std::getline(stream, line);) lines_.push_back(line);
    }
    void override_with(const Value& sheet) {
        for (const auto& [tracker, facts] : *sheet.members()) {
            if (const Value* timeline = facts.find("timeline"))
                for (const auto& [turn, figure] : *timeline->members())
                    set("timeline," + tracker + "," + turn, number_text(figure));
            if (const Value* path = facts.find("path")) begin_path(tracker, *path);
        }
    }
    std::string text() const {
        std::string text;
        for (const std::string& line : lines_) text += line + "\n";
        return text;
    }

  private:
    void set(const std::string& subject, const std::string& value) {
        for (std::string& line : lines_)
            if (line.rfind(subject + ",", 0) == 0) line = subject + "," + value + ",OWN";
    }
    std::string circle_at(const std::string& subject) const {
        for (const std::string& line : lines_)
            if (line.rfind(subject + ",", 0) == 0) {
                const std::size_t begin = subject.size() + 1;
                return line.substr(begin, line.find(',', begin) - begin);
            }
        return {};
    }
    // The given circles come first; the others of the path follow, since a sheet needs them all.
    void begin_path(const std::string& tribe, const Value& path) {
        std::vector<std::string> order;
        for (const Value& circle : *path.items()) order.push_back(*(*circle.items())[0].text());
        for (int step = 1;; ++step) {
            const std::string circle = circle_at("path," + tribe + "," + std::to_string(step));
            if (circle.empty()) break;
            if (std::find(order.begin(), order.end(), circle) == order.end())
                order.push_back(circle);
        }
        for (std::size_t i = 0; i < order.size(); ++i)
            set("path," + tribe + "," + std::to_string(i + 1), order[i]);
    }

    std::vector<std::string> lines_;
};

// Dice of these values, one for each tracker in order.
std::string assign_by_value(const Value& values, const Value& dice) {
    std::string action = "assign";
    std::vector<bool> taken(dice.items()->size());
    for (std::string_view tracker : kTrackers) {
        const std::int64_t wanted = *values.find(tracker)->number();
        for (std::size_t die = 0; die < taken.size(); ++die)
            if (!taken[die] && *(*dice.items())[die].number() == wanted) {
                taken[die] = true;
                action += " " + std::to_string(die);
                break;
            }
    }
    return action;
}

// Plays one step; false when any part of it was refused.
class Table {
  public:
    explicit Table(Match match) : match_(std::move(match)) {}

    bool take(const Value& step) {
        const std::string verb = *step.find("do")->text();
        if (verb == "roll") return roll(*step.find("raw")->items());
        if (verb == "levy") return act("levy");
        if (verb == "reroll")
            return act("reroll " + number_text(*step.find("die"))) && roll({*step.find("raw")});
        if (verb == "plus_one" || verb == "glory_cube")
            return act(verb + " " + number_text(*step.find("die")));
        if (verb == "glory_restore" || verb == "glory_erase") {
            const Value* circle = step.find("circle");
            return act(verb + joined(*step.find("dice")->items()) +
                       (circle != nullptr ? " " + *circle->text() : ""));
        }
        if (verb == "assign") return act(assign_text(*step.find("slots")));
        if (verb == "assign_values")
            return act(assign_by_value(*step.find("values"), *position().find("dice")));
        return resolve(step);
    }
    Value position() const { return match_.game().position(match_.state()); }
    // One argument of every comparison so far, in order.
    Value::List compared(std::string_view name) const {
        Value::List list;
        for (const LogEntry& entry : match_.log()) {
            const std::string_view kind = match_.game().event_kind(entry.event);
            if (kind != "held" && kind != "lost") continue;
            if (name == "won")
                list.emplace_back(kind == "held");
            else
                list.push_back(*match_.game().event_args(entry.event).find(name));
        }
        return list;
    }

  private:
    bool act(const std::string& action) { return !match_.act(Seat::First, action).has_value(); }
    bool roll(const Value::List& faces) {
        for (const Value& face : faces)
            if (match_.act(Seat::Chance, "roll " + number_text(face))) return false;
        return true;
    }
    static std::string assign_text(const Value& slots) {
        std::string action = "assign";
        for (std::string_view tracker : kTrackers)
            if (const Value* die = slots.find(tracker)) action += " " + number_text(*die);
        return action;
    }
    // Our notation does not name the tracker; asking for another than the next is a refusal.
    bool resolve(const Value& step) {
        const Value position = this->position();
        const Value* due = position.find("tracker");
        if (due != nullptr && *due != *step.find("tracker")) return false;
        const Value* cubes = step.find("cubes");
        return roll({*step.find("raw")}) &&
               act(cubes != nullptr ? "resolve cubes " + number_text(*cubes) : "resolve");
    }

    Match match_;
};

void expect_fields(const Value& found, const Value& expected, const std::string& path) {
    for (const auto& [name, value] : *expected.members()) {
        const Value* field = found.find(name);
        ASSERT_NE(field, nullptr) << path << name;
        if (value.members() != nullptr)
            expect_fields(*field, value, path + name + ".");
        else
            EXPECT_EQ(*field, value)
                << path << name << ": expected " << to_json(value) << ", found " << to_json(*field);
    }
}

void play_vector(const Value& vector) {
    MatchSetup setup{.game = {}, .position = *vector.find("setup"), .dice_typed = true, .seed = {}};
    if (const Value* sheet = vector.find("sheet_override")) {
        PatchedSheet board;
        board.override_with(*sheet);
        setup.game.board = board.text();
    }
    Result<Match> match = Match::start(*find_game("rome_must_fall"), setup);
    ASSERT_TRUE(bool(match)) << match.refusal().text;
    Table table(std::move(*match));

    Value expected = *vector.find("expect");
    const Value* error = expected.find("error_at");
    const Value::List& script = *vector.find("script")->items();
    for (std::size_t i = 0; i < script.size(); ++i) {
        const bool refused = error != nullptr && *error->number() == static_cast<std::int64_t>(i);
        ASSERT_EQ(table.take(script[i]), !refused) << "step " << i << ": " << to_json(script[i]);
    }
    Value fields = Value::fields();
    for (const auto& [name, value] : *expected.members()) {
        if (name == "totals")
            EXPECT_EQ(table.compared("total"), *value.items());
        else if (name == "values")
            EXPECT_EQ(table.compared("value"), *value.items());
        else if (name == "wins")
            EXPECT_EQ(table.compared("won"), *value.items());
        else if (name != "error_at")
            fields.set(name, value);
    }
    expect_fields(table.position(), fields, "");
}

TEST(Vectors, EverySituationComesOutAsExpected) {
    const Result<Value> file =
        parse_json(read_file(source_path("tests/data/situations/rome_must_fall.json")));
    ASSERT_TRUE(bool(file));
    const Value::List& vectors = *file->find("vectors")->items();
    EXPECT_EQ(vectors.size(), 42U);
    for (const Value& vector : vectors) {
        SCOPED_TRACE(*vector.find("id")->text() + ": " + *vector.find("title")->text());
        play_vector(vector);
    }
}

}  // namespace
}  // namespace occasus::test
