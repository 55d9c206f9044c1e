// An auditor: hears the log of a game, and nothing else but what is printed on the sheet, and works
// out every result again, as a person at the table would, with the rulebook's tables written out
// here once more.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <deque>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "games/rome_must_fall/game.h"
#include "record/json.h"

namespace occasus::rome_must_fall {
namespace {

// A line of the log.
struct Told {
    std::string kind;
    std::string rule;
    Value args;

    std::string text() const { return rule + " " + kind + " " + to_json(args); }
};

Told told(const std::string& kind, const std::string& rule, const Value& args) {
    return {kind, rule, args};
}

// P0. The values of the faces of a red die and of the black die.
constexpr std::array<int, 7> kCounts = {0, 1, 1, 2, 2, 3, 3};

const std::vector<std::string> kOrder = {"vandals", "visigoths", "franks",
                                         "sea",     "huns",      "ostrogoths"};

class Auditor {
  public:
    explicit Auditor(const Value& board) {
        for (const Value& tracker : *board.find("trackers")->items()) {
            Printed printed;
            for (const Value& box : *tracker.find("timeline")->items())
                printed.timeline.push_back(number(box, "value"));
            const Value* raid = tracker.find("raid");
            printed.is_raid = raid != nullptr;
            for (const Value& box : *(raid != nullptr ? raid : tracker.find("path"))->items())
                printed.boxes.push_back({text(box, "id"), text(box, "icon"), text(box, "tribe")});
            sheet_[text(tracker, "id")] = printed;
        }
    }

    void hear(const Told& line) {
        ++heard_[line.kind];
        line_ = &line;
        if (!due_.empty()) {
            if (line.text() != due_.front().text()) fault("due was " + due_.front().text());
            due_.pop_front();
        } else if (const auto known = judges().find(line.kind); known == judges().end()) {
            fault("not expected now");
        } else {
            (this->*known->second)(line.args);
        }
        line_ = nullptr;
    }

    // Nothing may be left to tell.
    void end() {
        if (!due_.empty()) faults_.push_back("never told: " + due_.front().text());
        if (!over_) faults_.push_back("the game has no end");
    }

    const std::vector<std::string>& faults() const { return faults_; }
    const std::map<std::string, int>& heard() const { return heard_; }

  private:
    struct Box {
        std::string id;
        std::string icon;
        std::string tribe;
    };
    struct Printed {
        bool is_raid = false;
        std::vector<int> timeline;
        std::vector<Box> boxes;
    };
    struct Die {
        int value = 0;
        bool red = false;
        bool spent = false;
    };
    enum class Phase { Turn, Roll, Resource, Place, Black, Attack, Answer };

    using Judge = void (Auditor::*)(const Value&);
    static const std::map<std::string, Judge>& judges() {
        static const std::map<std::string, Judge> kJudges = {
            {"turn_began", &Auditor::turn_began},
            {"rolled", &Auditor::rolled},
            {"rerolled", &Auditor::rerolled},
            {"raised", &Auditor::raised},
            {"levied", &Auditor::levied},
            {"glory_cube", &Auditor::glory_cube},
            {"glory_restore", &Auditor::glory_restore},
            {"glory_erase", &Auditor::glory_erase},
            {"assigned", &Auditor::assigned},
            {"black_rolled", &Auditor::black_rolled},
            {"attack", &Auditor::attack},
            {"cubes_spent", &Auditor::cubes_spent},
            {"held", &Auditor::held},
            {"lost", &Auditor::lost}};
        return kJudges;
    }

    static int number(const Value& of, const char* name) {
        const Value* found = of.find(name);
        return found == nullptr || found->number() == nullptr ? -99
                                                              : static_cast<int>(*found->number());
    }
    static std::string text(const Value& of, const char* name) {
        const Value* found = of.find(name);
        return found == nullptr || found->text() == nullptr ? "" : *found->text();
    }

    void fault(const std::string& why) { faults_.push_back(line_->text() + ": " + why); }
    void must(bool holds, const std::string& why) {
        if (!holds) fault(why);
    }
    void by(const std::string& rule) { must(line_->rule == rule, "by another rule than " + rule); }
    void in(Phase phase) { must(phase_ == phase, "at another time"); }
    Die& die(const Value& args, const char* name = "die") {
        static Die none;
        const int which = number(args, name);
        must(which >= 0 && which < static_cast<int>(dice_.size()), "no such die");
        return which >= 0 && which < static_cast<int>(dice_.size())
                   ? dice_[static_cast<std::size_t>(which)]
                   : none;
    }
    const std::string& attacker() const { return kOrder[at_ % kOrder.size()]; }
    const Printed& tracker() const { return sheet_.at(attacker()); }
    // 0 for what a faulty log leaves out.
    static int entry(const std::vector<int>& list, int at) {
        return at >= 0 && at < static_cast<int>(list.size()) ? list[static_cast<std::size_t>(at)]
                                                             : 0;
    }

    // ---- T1 ----

    void turn_began(const Value& args) {
        in(Phase::Turn);
        by("T1.1");
        ++turn_;
        must(number(args, "turn") == turn_, "not the next turn");
        must(number(args, "year") == 420 + 5 * (turn_ - 1), "R23: another year");
        dice_.clear();
        used_.clear();
        red_on_table_ = red_;
        phase_ = Phase::Roll;
    }
    void rolled(const Value& args) {
        in(Phase::Roll);
        const bool red = static_cast<int>(dice_.size()) >= 6 - red_on_table_;
        by(red ? "P0" : "T1.1");
        must(number(args, "die") == static_cast<int>(dice_.size()), "not the next die");
        must(*args.find("red") == Value(red), "R10: a die of the other colour");
        dice_.push_back({worth(args, red, "value"), red, false});
        if (dice_.size() == 6) phase_ = Phase::Resource;
    }
    // P0. The value of a die's face.
    int worth(const Value& args, bool red, const char* name) {
        const int face = number(args, "face");
        must(face >= 1 && face <= 6, "no face of a die");
        const int value = number(args, name);
        must(value == (red ? kCounts.at(static_cast<std::size_t>(std::clamp(face, 0, 6))) : face),
             "P0: it counts otherwise");
        return value;
    }
    // T1.2, T4.2. Once a turn, while it is there.
    void use(const std::string& ability) {
        in(Phase::Resource);
        by("T1.2");
        must(!lost_.contains(ability), "T4.2: the ability is lost");
        must(used_.insert(ability).second, "T1.2: used twice");
    }
    void rerolled(const Value& args) {
        use("reroll");
        Die& again = die(args);
        must(!again.spent, "R6: it has paid");
        must(number(args, "from") == again.value, "it showed something else");
        again.value = worth(args, again.red, "to");
    }
    void raised(const Value& args) {
        use("plus_one");
        Die& up = die(args);
        must(number(args, "to") == ++up.value, "not one more");
        must(up.value <= (up.red ? 3 : 6), "R9: beyond its best");
    }
    void gain_cube(const Value& args) {
        must(number(args, "cubes") == ++cubes_, "another number of cubes");
        must(cubes_ <= 5, "R18: a sixth cube");
    }
    void levied(const Value& args) {
        use("levy");
        gain_cube(args);
    }
    void pay(Die& six) {
        in(Phase::Resource);
        by("T1.2");
        must(six.value == 6 && !six.red, "R8: not a six");
        must(!six.spent, "R6: it has paid");
        six.spent = true;
    }
    void glory_cube(const Value& args) {
        pay(die(args));
        gain_cube(args);
    }
    void pay_two(const Value& args) {
        pay(die(args, "first"));
        pay(die(args, "second"));
    }
    void glory_restore(const Value& args) {
        pay_two(args);
        must(number(args, "red") == --red_, "another number of red dice");
        must(red_ >= 0, "R10: none was red");
    }
    void glory_erase(const Value& args) {
        pay_two(args);
        must(!lost_.contains("offensive"), "R2: the offensive is lost");
        const auto held = holders_.find(text(args, "circle"));
        must(held != holders_.end() && held->second == text(args, "tracker"),
             "R11: he does not hold it");
        if (held != holders_.end()) holders_.erase(held);
    }

    // ---- T2, T3 ----

    void assigned(const Value& args) {
        if (phase_ == Phase::Resource) {
            phase_ = Phase::Place;
            at_ = 0;
            placed_.clear();
        }
        in(Phase::Place);
        by("T2.1");
        must(text(args, "tracker") == attacker(), "not the next tracker");
        const int which = number(args, "die");
        must(number(args, "value") == die(args).value, "the die shows something else");
        must(std::count(placed_.begin(), placed_.end(), which) == 0, "R14: the die stands already");
        placed_.push_back(which);
        if (++at_ < kOrder.size()) return;
        at_ = 0;
        phase_ = Phase::Black;
    }
    void black_rolled(const Value& args) {
        in(Phase::Black);
        by("T3.1");
        must(text(args, "tracker") == attacker(), "R22: not his turn");
        black_ = worth(args, true, "value");
        phase_ = Phase::Attack;
    }
    int bonus_of(const std::string& tribe) const {
        int bonus = 0;
        for (const auto& [raid, marked] : raided_)
            for (std::size_t box = 0; box < marked; ++box)
                bonus += sheet_.at(raid).boxes[box].tribe == tribe ? 1 : 0;
        return bonus;
    }
    void attack(const Value& args) {
        in(Phase::Attack);
        by("T3.1");
        const int timeline = entry(tracker().timeline, turn_ - 1);
        const int bonus = tracker().is_raid ? 0 : bonus_of(attacker());
        must(text(args, "tracker") == attacker(), "another attacks");
        must(number(args, "timeline") == timeline, "the timeline has another number");
        must(number(args, "bonus") == bonus, "R15: raids have won another bonus");
        total_ = timeline + bonus + black_;
        must(number(args, "total") == total_, "wrongly added");
        spent_ = 0;
        phase_ = Phase::Answer;
    }
    void cubes_spent(const Value& args) {
        in(Phase::Answer);
        by("T3.2");
        must(text(args, "tracker") == attacker(), "another attacks");
        spent_ = number(args, "count");
        must(spent_ > 0 && spent_ <= cubes_, "more cubes than are held");
        cubes_ -= spent_;
        must(number(args, "cubes") == cubes_, "another number of cubes is left");
    }
    void compare(const Value& args, bool is_held) {
        in(Phase::Answer);
        by("T3.3");
        must(text(args, "tracker") == attacker(), "another attacks");
        must(number(args, "turn") == turn_, "another turn");
        const auto which = static_cast<std::size_t>(entry(placed_, static_cast<int>(at_)));
        const int value = which < dice_.size() ? dice_[which].value + spent_ : -1;
        must(number(args, "value") == value, "another die stands there");
        must(number(args, "total") == total_, "the attack is another");
        must(is_held == (value > total_), "T3.3: wrongly decided");
    }
    void held(const Value& args) {
        compare(args, true);
        close_column();
    }
    void lost(const Value& args) {
        compare(args, false);
        if (tracker().is_raid)
            lose_raid();
        else
            lose_land();
        if (fall_ == 4) return game_over("defeat", "E1");
        close_column();
    }
    // T3.4.
    void close_column() {
        phase_ = Phase::Black;
        if (++at_ < kOrder.size()) return;
        phase_ = Phase::Turn;
        if (turn_ == 12) game_over(fall_ <= 1 ? "brilliant victory" : "victory", "E2");
    }
    void game_over(const std::string& grade, const std::string& rule) {
        due_.push_back(told("game_over", rule, Value::fields().set("grade", grade)));
        over_ = true;
    }

    // ---- T4, T5: the events due next ----

    void spare(const std::string& rule) {
        due_.push_back(told("no_effect", rule, Value::fields().set("tracker", attacker())));
    }
    void lose_land() {
        const auto& path = tracker().boxes;
        const auto open = std::find_if(path.begin(), path.end(), [&](const Box& circle) {
            return !holders_.contains(circle.id);
        });
        if (open == path.end()) return spare("R19");
        holders_[open->id] = attacker();
        Value taken = Value::fields();
        taken.set("tracker", attacker()).set("circle", open->id);
        if (!open->icon.empty()) taken.set("icon", open->icon);
        due_.push_back(told("circle_marked", "T4.1", taken));
        suffer(open->icon);
    }
    void suffer(const std::string& icon) {
        if (icon.empty()) return;
        if (icon == "fire") return burn(1);
        if (icon == "roma") return burn(3);
        if (icon == "red_die" || (icon == "cube" && cubes_ == 0)) return turn_red(icon);
        if (icon == "cube")
            due_.push_back(told("cube_lost", "T4.2", Value::fields().set("cubes", --cubes_)));
        else if (!lost_.insert(icon).second)
            spare("R12");
        else
            due_.push_back(told("ability_lost", "T4.2", Value::fields().set("ability", icon)));
    }
    void burn(int fires) {
        fall_ = std::min(4, fall_ + fires);
        due_.push_back(
            told("fire", "T4.2", Value::fields().set("fall", fall_).set("fires", fires)));
    }
    void turn_red(const std::string& icon) {
        if (red_ == 3) return spare("R13");
        due_.push_back(
            told("die_turned_red", "T4.3", Value::fields().set("red", ++red_).set("icon", icon)));
    }
    void lose_raid() {
        std::size_t& marked = raided_[attacker()];
        if (marked == tracker().boxes.size()) return spare("R19");
        const Box& box = tracker().boxes[marked];
        Value raided = Value::fields();
        raided.set("tracker", attacker()).set("box", static_cast<int>(marked));
        if (!box.icon.empty()) raided.set("icon", box.icon);
        due_.push_back(told("raid_marked", "T5.1", raided));
        ++marked;
        if (box.icon == "red_die") turn_red(box.icon);
        if (box.icon == "plus_one")
            due_.push_back(
                told("bonus_added", "T5.1",
                     Value::fields().set("tracker", box.tribe).set("bonus", bonus_of(box.tribe))));
    }

    std::map<std::string, Printed> sheet_;
    const Told* line_ = nullptr;
    std::vector<std::string> faults_;
    std::map<std::string, int> heard_;
    std::deque<Told> due_;
    bool over_ = false;

    Phase phase_ = Phase::Turn;
    int turn_ = 0;
    int cubes_ = 2;
    int red_ = 0;
    int red_on_table_ = 0;
    int fall_ = 0;
    std::set<std::string> lost_;
    std::set<std::string> used_;
    std::vector<Die> dice_;
    std::vector<int> placed_;
    std::map<std::string, std::string> holders_;  // By circle.
    std::map<std::string, std::size_t> raided_;   // Marked boxes.
    std::size_t at_ = 0;
    int black_ = 0;
    int total_ = 0;
    int spent_ = 0;
};

// The log of a random game, every verb alike, so that rare results are seen too.
std::vector<Told> random_log(const AnyGame& game, std::uint64_t number) {
    std::vector<Told> log;
    AnyState state{};
    game.start(state);
    Rng rng(41, number);
    while (game.to_move(state) != Seat::Nobody) {
        std::map<Verb, std::vector<Action>> by_verb;
        std::vector<Action> legal;
        game.legal_actions(state, legal);
        for (const Action action : legal) by_verb[verb_of(action)].push_back(action);
        const auto& [verb, actions] =
            *std::next(by_verb.begin(), rng.below(static_cast<std::uint32_t>(by_verb.size())));
        std::vector<Event> events;
        game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], events);
        for (const Event& event : events)
            log.push_back({std::string(game.event_kind(event)),
                           std::string(game.facts().rulebook[event.rule.index].id),
                           game.event_args(event)});
    }
    return log;
}

Auditor audit(const AnyGame& game, const std::vector<Told>& log) {
    Auditor auditor(game.board());
    for (const Told& line : log) auditor.hear(line);
    auditor.end();
    return auditor;
}

// OCCASUS_AUDIT_GAMES=1000 audits more.
std::uint64_t games_to_audit() {
    const char* asked = std::getenv("OCCASUS_AUDIT_GAMES");
    return asked == nullptr ? 50 : std::strtoull(asked, nullptr, 10);
}

TEST(RomeMustFallAudit, EveryResultFollowsFromTheLogAlone) {
    const auto game = *make_game({});
    std::map<std::string, int> heard;
    for (std::uint64_t number = 0; number < games_to_audit(); ++number) {
        const Auditor auditor = audit(*game, random_log(*game, number));
        ASSERT_TRUE(auditor.faults().empty()) << "game " << number << ": " << auditor.faults()[0];
        for (const auto& [kind, count] : auditor.heard()) heard[kind] += count;
    }
    for (const auto& row : kEventRows) EXPECT_GT(heard[std::string(row.id)], 0) << row.id;
    for (const auto& [kind, count] : heard) RecordProperty(kind, count);
}

// R25. The built-in sheet with timelines of 0, on which chance survives the twelve turns now and
// then.
std::string gentle_sheet() {
    std::istringstream lines{std::string(built_in_sheet())};
    std::string sheet;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("timeline,")) {
            std::size_t value = 0;
            for (int comma = 0; comma < 3; ++comma) value = line.find(',', value) + 1;
            line.replace(value, line.find(',', value) - value, "0");
        }
        sheet += line + "\n";
    }
    return sheet;
}

TEST(RomeMustFallAudit, EveryEndingFollowsFromTheLogAlone) {
    occasus::Setup setup;
    setup.board = gentle_sheet();
    const auto game = *make_game(setup);
    std::set<std::string> endings;
    for (std::uint64_t number = 0; number < 4 * games_to_audit(); ++number) {
        const std::vector<Told> log = random_log(*game, number);
        const Auditor auditor = audit(*game, log);
        ASSERT_TRUE(auditor.faults().empty()) << "game " << number << ": " << auditor.faults()[0];
        endings.insert(to_json(log.back().args));
    }
    EXPECT_EQ(endings.size(), 3U);
}

// Tests of the auditor.
TEST(RomeMustFallAudit, WhatIsLeftOutIsMissed) {
    const auto game = *make_game({});
    const std::set<std::string> optional = {"rerolled",   "raised",        "levied",
                                            "glory_cube", "glory_restore", "glory_erase",
                                            "cubes_spent"};
    for (std::uint64_t number = 0; number < 3; ++number) {
        const std::vector<Told> log = random_log(*game, number);
        for (std::size_t at = 0; at < log.size(); ++at) {
            if (optional.contains(log[at].kind)) continue;
            std::vector<Told> shorter = log;
            shorter.erase(shorter.begin() + static_cast<std::ptrdiff_t>(at));
            EXPECT_FALSE(audit(*game, shorter).faults().empty()) << log[at].text();
        }
    }
}

}  // namespace
}  // namespace occasus::rome_must_fall
