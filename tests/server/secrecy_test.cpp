// Non-interference: whatever the others order, write and own in secret, a client is sent the same
// bytes, so that nothing of it can even be counted.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <map>

#include "apps/server/worker_pool.h"
#include "record/json.h"
#include "sealed_tables.h"
#include "table/live_table.h"
#include "tables.h"

namespace occasus::table::testing {

using namespace server;

namespace {

class QuickStore : public Store {
  public:
    void commit(Change, std::function<void(bool)> done) override { done(true); }
    std::optional<StoredTable> read(std::string_view) override { return {}; }
    std::vector<std::string> due(Moment) override { return {}; }
    std::size_t count() override { return 1; }
};

// All that one client is sent, as bytes.
class Tape : public Listener {
  public:
    void send(std::shared_ptr<const std::string> message) override { text += *message + "\n"; }
    std::string text;
};

// A table at which all seven powers, the host and a spectator sit.
class Scene {
  public:
    explicit Scene(const Options& options) : Scene(new_diplomacy(options)) {}
    explicit Scene(Table table)
        : live_(std::make_shared<LiveTable>(house_of(store_, thinkers_, [this] { return now_; }),
                                            std::move(table))) {
        for (int seat = 0; seat < kPowers; ++seat)
            tapes_[seat_at(seat)] = connect(power_token(seat_at(seat)));
        watcher = connect("");
        host = connect(kHostToken);
    }
    ~Scene() { thinkers_.stop(); }
    Scene(const Scene&) = delete;
    Scene& operator=(const Scene&) = delete;

    std::shared_ptr<Tape> connect(const std::string& token) {
        auto tape = std::make_shared<Tape>();
        Value hello = Value::fields().set("type", "hello");
        hello.set("token", token.empty() ? Value() : Value(token));
        live_->hear(tape, to_json(hello), nullptr);
        return tape;
    }
    // A watcher comes back who has heard so many entries of the log.
    void hello(const std::shared_ptr<Tape>& tape, int since) {
        const Value hello =
            Value::fields().set("type", "hello").set("token", Value()).set("since", since);
        live_->hear(tape, to_json(hello), nullptr);
    }
    const std::string& heard(Seat seat) const { return tapes_.at(seat)->text; }
    void say(Seat seat, Value message) {
        message.set("id", fmt::format("id-{}-{}", seat_index(seat), ++last_ids_[seat]));
        live_->hear(tapes_.at(seat), to_json(message), nullptr);
    }
    void orders(Seat seat, int ply, const std::vector<std::string>& lines, bool confirm = false) {
        Value list = Value::list();
        for (const std::string& line : lines) list.push(line);
        say(seat, Value::fields()
                      .set("type", "orders")
                      .set("ply", ply)
                      .set("orders", list)
                      .set("confirm", confirm));
    }
    void confirm(Seat seat, int ply) {
        say(seat, Value::fields().set("type", "confirm").set("ply", ply));
    }
    void press(Seat seat, const std::string& to, const std::string& text) {
        Value list = Value::list();
        list.push(to);
        say(seat, Value::fields().set("type", "say").set("to", list).set("text", text));
    }

    // Everyone looks at the table as it stood after every step so far, and how it came to that.
    void look_back(int ply) {
        for (int step = 0; step <= ply; ++step)
            for (int seat = 0; seat < kPowers; ++seat) {
                Value look = Value::fields().set("type", "view").set("ply", step);
                say(seat_at(seat), look);
                for (int since = 0; since < step; ++since)
                    say(seat_at(seat), Value(look).set("since", since));
            }
    }
    void confirm_all(std::initializer_list<Seat> seats, int ply) {
        for (const Seat seat : seats) confirm(seat, ply);
    }
    void strike() {
        now_ += std::chrono::hours(1);
        live_->tick();
    }
    // What is told by HTTP: the table as a spectator sees it, and its record.
    std::string told_by_http() {
        std::string told;
        const auto refused = [&](const Problem& problem) { told += problem.text + "\n"; };
        live_->look({}, [&](const Value& document) { told += to_json(document) + "\n"; }, refused);
        live_->record({}, {}, [&](const std::string& record) { told += record; }, refused);
        return told;
    }

    std::shared_ptr<Tape> watcher;
    std::shared_ptr<Tape> host;

  private:
    Moment now_ = kNoon;
    QuickStore store_;
    WorkerPool thinkers_{1};
    std::shared_ptr<LiveTable> live_;
    std::map<Seat, std::shared_ptr<Tape>> tapes_;
    std::map<Seat, int> last_ids_;  // What one says does not move the numbers of another.
};

void expect_same_for_others(Scene& one, Scene& two, std::initializer_list<Seat> knowing) {
    for (int seat = 0; seat < kPowers; ++seat) {
        const bool knows =
            std::find(knowing.begin(), knowing.end(), seat_at(seat)) != knowing.end();
        if (knows)
            EXPECT_NE(one.heard(seat_at(seat)), two.heard(seat_at(seat))) << "power " << seat;
        else
            EXPECT_EQ(one.heard(seat_at(seat)), two.heard(seat_at(seat))) << "power " << seat;
    }
    EXPECT_EQ(one.watcher->text, two.watcher->text);
    EXPECT_EQ(one.host->text, two.host->text);
    // Whoever comes later is told no more.
    EXPECT_EQ(one.connect("")->text, two.connect("")->text);
    EXPECT_EQ(one.connect(kHostToken)->text, two.connect(kHostToken)->text);
    EXPECT_EQ(one.connect(power_token(kTurkey))->text, two.connect(power_token(kTurkey))->text);
    EXPECT_EQ(one.told_by_http(), two.told_by_http());
}

TEST(Secrecy, NobodyElseLearnsWhatIsOrderedBeforeTheOpening) {
    Scene one(Options{});
    Scene two(Options{});
    one.orders(kFrance, 0, {"A PAR - BUR"});
    one.orders(kFrance, 0, {"A PAR - PIC", "DRAW"}, true);
    two.orders(kFrance, 0, {"nonsense", "A PAR - MOS", "F BRE - MAO", "A MAR - SPA"});
    two.confirm(kFrance, 0);
    for (Scene* scene : {&one, &two}) {
        scene->confirm(kTurkey, 0);
        scene->say(kTurkey, Value::fields().set("type", "unconfirm").set("ply", 0));
        scene->say(kTurkey, Value::fields().set("type", "view").set("ply", 0));
    }
    expect_same_for_others(one, two, {kFrance});
    EXPECT_EQ(one.watcher->text.find("PAR - PIC"), std::string::npos);
}

TEST(Secrecy, NobodyElseLearnsThatOrdersAreBeingWritten) {
    Scene one(Options{});
    Scene two(Options{});
    for (int i = 0; i < 3; ++i) one.orders(kFrance, 0, {"A PAR - BUR"});
    expect_same_for_others(one, two, {kFrance});
}

TEST(Secrecy, NobodyElseLearnsOfPrivateMessages) {
    Scene one(Options{});
    Scene two(Options{});
    one.press(kFrance, "germany", "I go to Burgundy.");
    one.press(kGermany, "france", "So do I.");
    expect_same_for_others(one, two, {kFrance, kGermany});
}

// In a hidden game an English fleet that nobody has met may be in either of two seas: the whole
// year is the same for everyone else, numbers of log entries and plies included.
TEST(Secrecy, AHiddenUnitChangesNothingForTheOthers) {
    const Options hidden{{"game", "fall_of_rome"}, {"start", "standard"}, {"hidden", "true"}};
    Scene one(hidden);
    Scene two(hidden);
    one.orders(kEngland, 0, {"F EDI - NTH", "A LVP - YOR"}, true);
    two.orders(kEngland, 0, {"F EDI - NWG"}, true);
    for (Scene* scene : {&one, &two})
        for (int ply = 0; ply < 3; ++ply)
            for (int seat = 0; seat < kPowers; ++seat)
                if (seat_at(seat) != kEngland || ply > 0) scene->confirm(seat_at(seat), ply);
    expect_same_for_others(one, two, {kEngland});
    EXPECT_NE(one.watcher->text.find("\"ply\":2"), std::string::npos) << "Autumn was opened";
}

// READING: R42. Once it is over the log tells everybody what was ordered, from the first phase on:
// those who were there, and those who come later or had counted fewer entries.
TEST(Secrecy, AfterAHiddenGameTheLogTellsEveryOrder) {
    Scene scene(Options{
        {"game", "fall_of_rome"}, {"start", "standard"}, {"hidden", "true"}, {"last_year", "401"}});
    scene.orders(kEngland, 0, {"F EDI - NTH", "A LVP - YOR"}, true);
    const auto confirm_rest = [&](int ply) {
        for (int seat = 0; seat < kPowers; ++seat) scene.confirm(seat_at(seat), ply);
    };
    confirm_rest(0);
    confirm_rest(1);
    EXPECT_EQ(scene.watcher->text.find("F EDI - NTH"), std::string::npos);
    EXPECT_EQ(scene.heard(kFrance).find("F EDI - NTH"), std::string::npos);
    confirm_rest(2);
    ASSERT_NE(scene.watcher->text.find("unit_revealed"), std::string::npos) << "it is not over";
    EXPECT_NE(scene.watcher->text.find("F EDI - NTH"), std::string::npos);
    EXPECT_NE(scene.heard(kFrance).find("F EDI - NTH"), std::string::npos);
    EXPECT_NE(scene.watcher->text.find("\"reset\":true"), std::string::npos)
        << "a log that is numbered anew begins anew";
    for (const int since : {0, 1, 5}) {
        auto late = std::make_shared<Tape>();
        scene.hello(late, since);
        EXPECT_NE(late->text.find("F EDI - NTH"), std::string::npos) << since;
    }
}

constexpr Seat kGaul = seat_at(2);
constexpr Seat kVandals = seat_at(3);
constexpr Seat kHuns = seat_at(5);

// Three powers are left, with these units; the Huns own three centres, the others one each.
Value three_powers(const std::string& gaul, const std::string& vandals, const std::string& huns) {
    return *parse_json(fmt::format(
        R"({{"phase": "S401M", "units": {{"GAUL": [{}], "VANDALS": [{}], "HUNS": [{}]}},
            "centers": {{"GAUL": ["PAR"], "VANDALS": ["MUN"], "HUNS": ["MOS", "SEV", "WAR"]}},
            "counted": {{"GAUL": 1, "VANDALS": 1, "HUNS": 3}},
            "eliminated": ["VISIGOTHS", "ROMANO-BRITISH", "WESTERN", "EASTERN"]}})",
        gaul, vandals, huns));
}
bool has(const Tape& tape, std::string_view words) {
    return tape.text.find(words) != std::string::npos;
}

// The Huns have one unit far from everybody, or three of them: their private events are one for
// each order of a phase. In Winter they have two builds, or nothing to do.
TEST(Secrecy, NobodyElseCountsHiddenUnitsAndTheirOrders) {
    Scene one(new_hidden_game(three_powers(R"("A PAR")", R"("A MUN")", R"("A MOS")")));
    Scene two(
        new_hidden_game(three_powers(R"("A PAR")", R"("A MUN")", R"("A MOS", "F SEV", "A WAR")")));
    for (Scene* scene : {&one, &two}) {
        scene->confirm_all({kGaul, kVandals, kHuns}, 0);
        scene->confirm_all({kHuns, kGaul, kVandals}, 1);
        if (scene == &one) scene->orders(kHuns, 2, {"A SEV B", "A WAR B"});
        scene->confirm_all({kHuns, kGaul, kVandals}, 2);
        EXPECT_TRUE(has(*scene->watcher, "S402M"));
        scene->look_back(3);
    }
    expect_same_for_others(one, two, {kHuns});
}

// The same units; but in Winter both builds are waived, or one fails that is ordered where the Huns
// own nothing, and the other is never given.
TEST(Secrecy, NobodyElseLearnsWhatIsBuilt) {
    const Value position = three_powers(R"("A PAR")", R"("A MUN")", R"("A MOS")");
    Scene one(new_hidden_game(position));
    Scene two(new_hidden_game(position));
    one.orders(kHuns, 0, {});
    for (Scene* scene : {&one, &two}) {
        for (const int ply : {0, 1}) scene->confirm_all({kHuns, kGaul, kVandals}, ply);
        scene->orders(kHuns, 2, {scene == &one ? "WAIVE" : "A ANK B"}, true);
        scene->confirm_all({kGaul, kVandals}, 2);
        EXPECT_TRUE(has(*scene->watcher, "S402M"));
        scene->look_back(3);
    }
    expect_same_for_others(one, two, {kHuns});
}

// What was ordered in secret is opened all at once: no state between two orders is told of, where
// a power that nobody has met could be seen to have orders at all.
TEST(Secrecy, NothingIsToldBetweenTwoOrdersThatAreOpenedTogether) {
    Scene scene(Options{});
    for (int seat = 0; seat < kPowers; ++seat) scene.confirm(seat_at(seat), 0);
    scene.look_back(1);
    EXPECT_TRUE(has(*scene.watcher, "order_resolved"));
    EXPECT_FALSE(has(*scene.watcher, "\"patch\""));
    for (int seat = 0; seat < kPowers; ++seat)
        EXPECT_EQ(scene.heard(seat_at(seat)).find("\"patch\""), std::string::npos);
}

// Orders that hold, or none at all at the deadline, which is one private event more.
TEST(Secrecy, NobodyElseLearnsOfSilenceInAHiddenGame) {
    const Value position = three_powers(R"("A PAR")", R"("A MUN")", R"("A MOS", "A WAR")");
    StageClock clock;
    clock.movement = 60;
    Scene one(new_hidden_game(position, clock));
    Scene two(new_hidden_game(position, clock));
    one.orders(kHuns, 0, {"A MOS H", "A WAR H"});
    for (Scene* scene : {&one, &two}) {
        scene->confirm_all({kGaul, kVandals}, 0);
        scene->strike();
        EXPECT_TRUE(has(*scene->watcher, "A401M"));
        scene->look_back(1);
    }
    expect_same_for_others(one, two, {kHuns});
    EXPECT_TRUE(two.heard(kHuns).find("no_orders") != std::string::npos);
}

// Brittany is taken from the Vandals; of its neighbours Gascony and Paris are Gaul's, and Picardy
// is empty unless an army of the Huns, whom nobody has met, goes there. The Vandals alone are told
// whether there is a way out.
TEST(Secrecy, NobodyElseLearnsWhetherARetreatIsPossible) {
    const Value position = three_powers(R"("A PAR", "A GAS")", R"("A BRE")", R"("A BEL")");
    Scene one(new_hidden_game(position));
    Scene two(new_hidden_game(position));
    one.orders(kHuns, 0, {"A BEL - PIC"});
    for (Scene* scene : {&one, &two}) {
        scene->orders(kGaul, 0, {"A PAR - BRE", "A GAS S A PAR - BRE"});
        scene->confirm_all({kHuns, kGaul, kVandals}, 0);
        EXPECT_TRUE(has(*scene->watcher, "S401R"));
    }
    expect_same_for_others(one, two, {kHuns, kVandals});
    EXPECT_TRUE(two.heard(kVandals).find("A BRE R PIC") != std::string::npos);
    EXPECT_TRUE(one.heard(kVandals).find("A BRE R PIC") == std::string::npos);
}

}  // namespace
}  // namespace occasus::table::testing
