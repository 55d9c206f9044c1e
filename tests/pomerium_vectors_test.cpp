// Situations of Pomerium with their expected results. Each says every die it needs, with its sides;
// here they are put to the chapters themselves.
#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "files.h"
#include "games/pomerium/chapters.h"
#include "games/pomerium/tables.h"
#include "record/json.h"

namespace occasus::pomerium {
namespace {

int whole(const Value& value) {
    return static_cast<int>(*value.number());
}

// Provinces are numbered from 1 in the file.
ProvinceSet provinces_in(const Value& numbers) {
    ProvinceSet provinces = 0;
    for (const Value& number : *numbers.items()) provinces |= bit_of(whole(number) - 1);
    return provinces;
}

void seat_general(State& state, int number, const Value& general) {
    const Side index = general_at(state.generals++);
    state.numbers[index] = static_cast<std::uint16_t>(number);
    state.legions[index] = static_cast<std::uint16_t>(whole(*general.find("legions")));
    for_each_province(provinces_in(*general.find("provinces")),
                      [&](ProvinceId province) { give_province(state, province, index); });
    state.next_number = static_cast<std::uint16_t>(number + 1);
}

// What is going on is the last event of a year, so that what follows changes nothing.
State state_of(const Value& document) {
    State state = Rules::start();
    seat_general(state, 0, *document.find("pc"));
    for (const auto& [number, general] : *document.find("npcs")->members())
        seat_general(state, std::stoi(number), general);
    for (const auto& [number, garrison] : *document.find("senate")->members()) {
        give_province(state, province_id(std::stoi(number) - 1), kSenatorial);
        state.garrisons[at(std::stoi(number) - 1)] = static_cast<std::uint16_t>(whole(garrison));
    }
    if (const Value* pool = document.find("pool"))
        for (const auto& [number, strength] : *pool->members())
            state.strengths[at(std::stoi(number) - 1)] =
                static_cast<std::uint16_t>(whole(strength));
    state.turn = 1;
    state.phase = Phase::Events;
    state.events_due = 1;
    state.step = Step::Event;
    return state;
}

Value general_document(const State& state, int general) {
    Value provinces = Value::list();
    for_each_province(provinces_of(state, general_at(general)),
                      [&](int province) { provinces.push(province + 1); });
    return Value::fields().set("legions", state.legions[at(general)]).set("provinces", provinces);
}

// A state as the file tells it.
Value document_of(const State& state) {
    Value npcs = Value::fields();
    for (int general = 1; general < state.generals; ++general)
        npcs.set(std::to_string(state.numbers[at(general)]), general_document(state, general));
    Value senate = Value::fields();
    Value pool = Value::fields();
    for (int province = 0; province < kProvinces; ++province) {
        const std::string number = std::to_string(province + 1);
        if (state.owner[at(province)] == kSenatorial)
            senate.set(number, state.garrisons[at(province)]);
        if (state.strengths[at(province)] > 0) pool.set(number, state.strengths[at(province)]);
    }
    const Value result = state.outcome == Outcome::Win    ? Value("win")
                         : state.outcome == Outcome::Loss ? Value("loss")
                                                          : Value();
    return Value::fields()
        .set("pc", general_document(state, 0))
        .set("npcs", npcs)
        .set("senate", senate)
        .set("pool", pool)
        .set("result", result);
}

// One list of a vector, taken item by item.
class Given {
  public:
    Given(const Value& vector, std::string_view name) {
        if (const Value* list = vector.find(name)) items_ = *list->items();
    }
    bool empty() const { return next_ == items_.size(); }
    const Value& take() { return items_[next_++]; }

  private:
    Value::List items_;
    std::size_t next_ = 0;
};

class Vector {
  public:
    explicit Vector(const Value& vector)
        : vector_(vector),
          operation_(*vector.find("op")),
          dice_(vector, "dice"),
          acts_(vector, "pc_acts"),
          devotions_(vector, "pc_devotes"),
          consents_(vector, "pc_accepts") {}

    void play() {
        const std::string verb = *operation_.find("do")->text();
        if (verb == "devote") return check_devotion();
        if (verb == "answer_general") return check_answers();
        state_ = verb == "setup" ? Rules::start() : state_of(*vector_.find("state"));
        ASSERT_TRUE(begin(verb)) << "unknown: " << verb;
        while (!is_done(verb)) ASSERT_TRUE(go_on());
        EXPECT_TRUE(dice_.empty()) << "a die is left";
        EXPECT_TRUE(acts_.empty() && devotions_.empty() && consents_.empty());
        const Value found = document_of(state_);
        for (const auto& [name, expected] : *vector_.find("expect")->members())
            EXPECT_EQ(*found.find(name), expected) << name << ": expected " << to_json(expected)
                                                   << ", found " << to_json(*found.find(name));
    }

  private:
    Side actor() const { return general_at(index_of(state_, whole(*operation_.find("by")))); }
    ProvinceId province() const { return province_id(whole(*operation_.find("province")) - 1); }

    // False when the operation is unknown.
    bool begin(const std::string& verb) {
        if (verb == "setup" || verb == "event") return true;
        if (verb == "attack") return attack(turn_, cite("B1"), actor(), province()), true;
        if (verb == "ally") return offer_alliance(turn_, actor(), province()), true;
        if (verb == "income") return collect_income(turn_), state_.events_due = 0, true;
        if (verb == "end_check") return end_turn(turn_), true;
        if (verb == "npc_act") {
            state_.queue.numbers[0] = static_cast<std::uint16_t>(whole(*operation_.find("npc")));
            state_.queue.size = 1;
            state_.step = Step::RivalAction;
            return true;
        }
        state_.phase = Phase::Player;
        state_.step = Step::Act;
        state_.events_due = 0;
        return verb == "turn";
    }
    // Whether what was to be done is over: the set-up and the test lead to a turn, a turn to the
    // next one, all else to the event after it or, without a die, to nothing yet.
    bool is_done(const std::string& verb) const {
        if (state_.step == Step::Over || state_.step == Step::Next) return true;
        if (verb == "turn") return state_.turn == 2;
        if (verb == "setup" || verb == "end_check") return state_.step == Step::Act;
        return state_.step == Step::Event && state_.events_due == 0;
    }

    bool go_on() {
        if (Rules::to_move(state_) == Seat::Chance) return roll();
        Given& answers = state_.step == Step::Act      ? acts_
                         : state_.step == Step::Devote ? devotions_
                                                       : consents_;
        if (answers.empty()) return false;
        rules_.apply(state_, read_answer(answers.take()), sink_);
        return true;
    }
    bool roll() {
        if (dice_.empty()) return false;
        const Value& die = dice_.take();
        EXPECT_EQ(whole((*die.items())[0]), rules_.chance_sides(state_)) << "another die is due";
        const int face = whole((*die.items())[1]);
        rules_.apply(state_, Action{static_cast<std::uint32_t>(face - 1)}, sink_);
        return true;
    }
    Action read_answer(const Value& answer) const {
        if (state_.step == Step::Devote) return make_action(Verb::Devote, whole(answer));
        if (state_.step == Step::Consent)
            return make_action(*answer.truth() ? Verb::Accept : Verb::Refuse);
        const Value::List& words = *answer.items();
        const std::string verb = *words[0].text();
        if (verb == "wait") return make_action(Verb::Wait);
        return make_action(verb == "ally" ? Verb::Ally : Verb::Attack, whole(words[1]) - 1);
    }

    // [own total, opponent's total, initiative, die, devoted]; without legions no die is rolled.
    void check_devotion() const {
        for (const Value& row : *vector_.find("cases")->items()) {
            const Value::List& cell = *row.items();
            const int own = whole(cell[0]);
            EXPECT_EQ(own == 0
                          ? 0
                          : rival_devotes(own, whole(cell[1]), whole(cell[2]) != 0, whole(cell[3])),
                      whole(cell[4]))
                << to_json(row);
        }
    }
    // [die, whether he agrees when he will be dominant, and when not].
    void check_answers() const {
        const auto table = static_cast<Response>((*operation_.find("table")->text())[0] - 'A');
        for (const Value& row : *vector_.find("cases")->items()) {
            const Value::List& cell = *row.items();
            EXPECT_EQ(general_agrees(table, whole(cell[0]), true), whole(cell[1]) != 0);
            EXPECT_EQ(general_agrees(table, whole(cell[0]), false), whole(cell[2]) != 0);
        }
    }

    const Value& vector_;
    const Value& operation_;
    Given dice_;
    Given acts_;
    Given devotions_;
    Given consents_;
    Rules rules_ = {*Board::parse(built_in_board()), Options{}};
    State state_;
    NullSink sink_;
    Turn turn_{rules_, state_, sink_};
};

TEST(PomeriumVectors, EverySituationComesOutAsExpected) {
    const Result<Value> document =
        parse_json(test::read_file(test::source_path("tests/data/situations/pomerium.json")));
    ASSERT_TRUE(bool(document));
    const Value::List& vectors = *document->find("vectors")->items();
    EXPECT_EQ(vectors.size(), 48U);
    for (const Value& vector : vectors) {
        SCOPED_TRACE(*vector.find("id")->text() + ": " + *vector.find("title")->text());
        Vector(vector).play();
    }
}

}  // namespace
}  // namespace occasus::pomerium
