// Non-interference: whatever the others order and write in secret, a client is sent the same bytes.
#include <gtest/gtest.h>
#include <map>

#include "apps/server/live_table.h"
#include "record/json.h"
#include "sealed_tables.h"
#include "tables.h"

namespace occasus::server::testing {
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
        : live_(std::make_shared<LiveTable>(
              House{store_, thinkers_, [](auto task) { task(); }, [] { return kNoon; }},
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
    const std::string& heard(Seat seat) const { return tapes_.at(seat)->text; }
    void say(Seat seat, Value message) {
        message.set("id", "id-" + std::to_string(++last_id_));
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

    std::shared_ptr<Tape> watcher;
    std::shared_ptr<Tape> host;

  private:
    QuickStore store_;
    WorkerPool thinkers_{1};
    std::shared_ptr<LiveTable> live_;
    std::map<Seat, std::shared_ptr<Tape>> tapes_;
    int last_id_ = 0;
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

}  // namespace
}  // namespace occasus::server::testing
