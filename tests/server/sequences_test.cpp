// Non-interference under any sequence of commands. Two worlds differ in nothing but what one seat,
// Russia or the Huns, does in secret. Hosts, players, watchers and newcomers do the same random
// things in both, and every byte that any of them is sent must be the same.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <deque>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <map>

#include "record/json.h"
#include "sealed_tables.h"
#include "table/live_table.h"
#include "tables.h"

namespace occasus::table::testing {
namespace {

constexpr Seat kOther = seat_at(5);  // Whose secret it is.
constexpr Seat kHostsOwn = seat_at(2);
constexpr Seat kFriend = seat_at(3);  // To whom it may be told in private.
constexpr int kCommands = 30;         // Of one sequence.

// What differs between the worlds.
enum class Secret : std::uint8_t { Orders, Letters, Units };

// Runs what it is given when it is told to, in this thread.
class JobsInTurn : public Jobs {
  public:
    void run(std::function<void()> job, std::chrono::steady_clock::duration /*delay*/,
             const Place& /*place*/) override {
        jobs_.push_back(std::move(job));
    }
    bool are_done() const { return jobs_.empty(); }
    // A hundred at most: where only computers are asked, they play on for ever.
    void run_all() {
        for (int done = 0; !jobs_.empty() && done < 100; ++done) {
            const auto job = std::move(jobs_.front());
            jobs_.pop_front();
            job();
        }
    }

  private:
    std::deque<std::function<void()>> jobs_;
};

// Keeps one table, so that a server can begin again with it.
class OneTableStore : public Store {
  public:
    void commit(Change change, std::function<void(bool)> done) override {
        make_change(stored, change);
        table.reset();
        done(true);
    }
    std::optional<StoredTable> read(std::string_view) override { return stored; }
    std::vector<std::string> due(Moment) override { return {}; }
    std::size_t count() override { return 1; }

    std::optional<StoredTable> stored;
    std::optional<Table> table;  // Of what is stored, once it was asked for.
};

// All that one client is sent, since that was last read.
class Tape : public Listener {
  public:
    void send(std::shared_ptr<const std::string> message) override { text += *message + "\n"; }
    std::string text;
};

struct Client {
    std::vector<std::string> tokens;  // The first is the one it comes with; none: it watches.
    bool knows = false;               // What differs.
    std::shared_ptr<Tape> tape;
};

class World {
  public:
    World(Secret secret, Table table) : secret_(secret) {
        store_.stored.emplace();
        keep(*store_.stored, table.take_change());
        begin(std::move(table));
        for (int seat = 0; seat < kPowers; ++seat) {
            clients.push_back({{power_token(seat_at(seat))}, knows(seat_at(seat)), nullptr});
            if (seat_at(seat) == kHostsOwn) clients.back().tokens.push_back(kHostToken);
        }
        clients.push_back({});
        clients.push_back({{kHostToken}, false, nullptr});
        for (std::size_t client = 0; client < clients.size(); ++client) come(client, {}, {});
    }

    bool plays_on() const { return !jobs_.are_done(); }
    bool knows(Seat seat) const {
        return seat == kOther || (secret_ == Secret::Letters && seat == kFriend);
    }
    void come(std::size_t client, std::optional<int> since, std::optional<int> press_since) {
        Client& one = clients[client];
        if (one.tape) leave(client);
        one.tape = std::make_shared<Tape>();
        Value hello = Value::fields().set("type", "hello");
        hello.set("token", one.tokens.empty() ? Value() : Value(one.tokens.front()));
        Value also = Value::list();
        for (std::size_t token = 1; token < one.tokens.size(); ++token)
            also.push(one.tokens[token]);
        hello.set("also", also);
        if (since) hello.set("since", *since);
        if (press_since) hello.set("press_since", *press_since);
        hear(client, hello);
    }
    void leave(std::size_t client) {
        live_->leave(clients[client].tape);
        jobs_.run_all();
    }
    void say(std::size_t client, Value message) {
        message.set("id", fmt::format("{}", ++last_id_[client]));
        hear(client, message);
    }
    // Answers of HTTP, to whoever asked.
    void look() {
        live_->look({}, [&](const Value& document) { answered_ += to_json(document); }, failed());
    }
    void record(const std::vector<std::string>& tokens) {
        std::vector<TokenHash> hashes;
        for (const std::string& token : tokens) hashes.push_back(hash_token(token));
        live_->record({}, hashes, [&](const std::string& text) { answered_ += text; }, failed());
    }
    // The token that somebody is given; empty when none.
    std::string give(const std::string& token, Seat seat, SeatKind kind) {
        Sitter sitter;
        sitter.kind = kind;
        if (kind == SeatKind::Computer) sitter.player = "hold";
        return seated([&](const auto& done) {
            live_->change_seat({}, token, {id_of(seat), sitter}, done, failed());
        });
    }
    std::string take(Seat seat) {
        return seated([&](const auto& done) { live_->take_seat({}, id_of(seat), done, failed()); });
    }
    void pass_time(std::chrono::minutes time) {
        now_ += time;
        live_->tick();
        jobs_.run_all();
    }
    // The server ends, and another begins with what was kept.
    void begin_again() {
        for (Client& client : clients) client.tape = nullptr;
        begin(Table::load(*store_.stored));
        for (std::size_t client = 0; client < clients.size(); ++client) come(client, {}, {});
    }

    const Table& table() {
        if (!store_.table) store_.table = Table::load(*store_.stored);
        return *store_.table;
    }
    std::string id_of(Seat seat) const { return ids_[static_cast<std::size_t>(seat_index(seat))]; }
    // What others were sent and answered since the last call, with the names that chance gave to
    // letters in the order in which they came.
    std::vector<std::string> take_told() {
        constexpr std::string_view kNamed = "\"ref\":\"";
        std::vector<std::string> told;
        for (Client& client : clients) {
            if (!client.knows) told.push_back(client.tape->text);
            client.tape->text.clear();
        }
        told.push_back(std::exchange(answered_, {}));
        for (std::string& text : told) {
            std::size_t at = text.find(kNamed);
            for (; at != std::string::npos; at = text.find(kNamed, at + 1)) {
                const std::size_t begin = at + kNamed.size();
                const std::size_t length = text.find('"', begin) - begin;
                const std::string ref = text.substr(begin, length);
                const auto [known, is_new] = refs_.emplace(ref, refs.size());
                if (is_new) refs.push_back(ref);
                text.replace(begin, length, fmt::format("{}", known->second));
            }
        }
        return told;
    }

    std::vector<Client> clients;
    std::vector<std::string> refs;  // Of letters that others have seen.

  private:
    void begin(Table table) {
        ids_.clear();
        for (const SeatFact& seat : table.game().facts().seats) ids_.emplace_back(seat.id);
        live_ = std::make_shared<LiveTable>(house_of(store_, jobs_, [this] { return now_; }),
                                            std::move(table));
        live_->open();
        jobs_.run_all();
    }
    void hear(std::size_t client, const Value& message) {
        live_->hear(clients[client].tape, to_json(message), nullptr);
        jobs_.run_all();
    }
    LiveTable::Failed failed() {
        return [this](const Problem& problem) { answered_ += problem.text + "\n"; };
    }
    template <class Ask>
    std::string seated(Ask ask) {
        std::string token;
        ask([&](const Value& document) {
            const Value* const made = document.find("token");
            if (made != nullptr) token = *made->text();
            answered_ += made != nullptr ? "seated anew" : "seated";
        });
        jobs_.run_all();
        return token;
    }

    Secret secret_;
    Moment now_ = kNoon;
    OneTableStore store_;
    JobsInTurn jobs_;
    std::shared_ptr<LiveTable> live_;
    std::vector<std::string> ids_;
    std::map<std::size_t, int> last_id_;
    std::string answered_;
    std::map<std::string, std::size_t> refs_;
};

// The Huns far from everybody; of four hundred seats' worth of others two are left.
Value hidden_position(bool is_large) {
    return *parse_json(fmt::format(
        R"({{"phase": "S401M", "units": {{"GAUL": ["A PAR"], "VANDALS": ["A MUN"], "HUNS": [{}]}},
            "centers": {{"GAUL": ["PAR"], "VANDALS": ["MUN"], "HUNS": ["MOS", "SEV", "WAR"]}},
            "counted": {{"GAUL": 1, "VANDALS": 1, "HUNS": 3}},
            "eliminated": ["VISIGOTHS", "ROMANO-BRITISH", "WESTERN", "EASTERN"]}})",
        is_large ? R"("A MOS", "F SEV")" : R"("A MOS")"));
}

Table table_of(Secret secret, bool is_second) {
    StageClock clock;
    clock.movement = 60;
    clock.other = 60;
    if (secret == Secret::Units) return new_hidden_game(hidden_position(is_second), clock);
    return new_diplomacy({}, clock);
}

// The orders that a seat may write for each of its units, as its own view tells them.
std::vector<std::vector<std::string>> orders_of(const Table& table, Seat seat) {
    const AnyState seen = table.sight(seat).state();
    const Value view = table.game().view(seen, seat);
    std::vector<std::vector<std::string>> units;
    const Value* const orders = view.find("orders");
    if (orders == nullptr || orders->members() == nullptr) return units;
    const Value* const list = orders->find("units");
    if (list == nullptr || list->items() == nullptr) return units;
    for (const Value& unit : *list->items()) {
        units.emplace_back();
        for (const Value& order : *unit.find("orders")->items())
            units.back().push_back(*order.find("text")->text());
    }
    return units;
}

class Sequence {
  public:
    Sequence(Secret secret, std::uint64_t seed)
        : secret_(secret),
          rng_(seed),
          worlds_{World(secret, table_of(secret, false)), World(secret, table_of(secret, true))} {}

    // Why the worlds could be told apart; empty when they could not.
    std::string play() {
        std::string found = compare();
        for (int command = 0; command < kCommands && found.empty() && !is_told_; ++command) {
            do_in_secret();
            if (found = compare(); !found.empty()) break;
            do_openly();
            if (is_told_) break;
            found = compare();
            // Then one world may not be asked for more than the other.
            if (std::ranges::any_of(worlds_, &World::plays_on)) break;
        }
        return found.empty() ? found : done_ + found;
    }
    bool has_opened() { return step() > 0; }

  private:
    int number(int below) {
        return static_cast<int>(rng_.below(static_cast<std::uint32_t>(below)));
    }
    template <class Things>
    const auto& one_of(const Things& things) {
        return things[static_cast<std::size_t>(number(static_cast<int>(things.size())))];
    }
    int step() { return worlds_[0].table().step(); }
    template <class Act>
    void both(const Act& act) {
        for (World& world : worlds_) act(world);
    }
    void say(std::size_t client, const Value& message) {
        done_ += fmt::format("client {}: {}\n", client, to_json(message));
        both([&](World& world) { world.say(client, message); });
    }

    static Value orders_message(const std::vector<std::string>& lines, int step, bool confirm) {
        Value list = Value::list();
        for (const std::string& line : lines) list.push(line);
        return Value::fields()
            .set("type", "orders")
            .set("ply", step)
            .set("orders", list)
            .set("confirm", confirm);
    }
    std::vector<std::string> random_orders(World& world, Seat seat) {
        std::vector<std::string> lines;
        for (const auto& unit : orders_of(world.table(), seat))
            if (!unit.empty() && number(4) > 0) lines.push_back(one_of(unit));
        return lines;
    }

    // Whose secret it is does something in one world, or other things in each.
    void do_in_secret() {
        constexpr auto kWho = static_cast<std::size_t>(seat_index(kOther));
        World& world = worlds_[static_cast<std::size_t>(number(2))];
        if (secret_ == Secret::Letters) {
            const Value to = Value::List{Value(world.id_of(kFriend))};
            for (int letters = number(3); letters > 0; --letters)
                world.say(kWho, Value::fields()
                                    .set("type", "say")
                                    .set("to", to)
                                    .set("text", fmt::format("Secret {}.", number(1000))));
            return;
        }
        for (int sets = number(3); sets > 0; --sets) {
            std::vector<std::string> lines = random_orders(world, kOther);
            if (number(2) == 0) lines.emplace_back("DRAW");
            world.say(kWho, orders_message(lines, step(), has_confirmed()));
        }
    }
    // Which everybody may know, and so does not change in secret.
    bool has_confirmed() { return worlds_[0].table().confirmed(kOther); }
    // What is opened now is to be known to all, or to be out of everybody's sight.
    void agree() {
        constexpr auto kWho = static_cast<std::size_t>(seat_index(kOther));
        if (secret_ == Secret::Units) return;
        const std::vector<std::string> lines = random_orders(worlds_[0], kOther);
        const bool confirmed = has_confirmed();
        both([&](World& world) { world.say(kWho, orders_message(lines, step(), confirmed)); });
    }

    void do_openly() {
        const int before = step();
        // Every one of these may open what is written.
        agree();
        switch (number(14)) {
            case 0:
            case 1:
            case 2:
                order();
                break;
            case 3:
                change_seat();
                break;
            case 4:
                take_seat();
                break;
            case 5:
                ask_for_record();
                break;
            case 6:
                come();
                break;
            case 7:
                ask();
                break;
            case 8:
                speak();
                break;
            case 9:
                rule();
                break;
            case 10:
                confirm_as_the_other();
                break;
            case 11:
            case 12:
                propose();
                break;
            default:
                pass_time();
        }
        if (secret_ == Secret::Units && (step() != before || worlds_[0].table().match().over()))
            note_what_is_seen();
    }
    std::size_t any_client() {
        for (;;) {
            const auto client =
                static_cast<std::size_t>(number(static_cast<int>(worlds_[0].clients.size())));
            if (!worlds_[0].clients[client].knows) return client;
        }
    }
    Seat any_seat() { return seat_at(number(kPowers)); }

    void order() {
        const Seat seat = any_seat();
        const std::size_t client =
            number(5) == 0 ? any_client() : static_cast<std::size_t>(seat_index(seat));
        if (worlds_[0].clients[client].knows) return;
        static constexpr std::array<std::string_view, 3> kTypes{"confirm", "confirm", "unconfirm"};
        if (number(2) == 0)
            say(client, Value::fields().set("type", one_of(kTypes)).set("ply", step()));
        else
            say(client, orders_message(random_orders(worlds_[0], seat), step(), number(2) == 0));
    }
    void confirm_as_the_other() {
        const Value confirm = Value::fields().set("type", "confirm").set("ply", step());
        both([&](World& world) {
            world.say(static_cast<std::size_t>(seat_index(kOther)), confirm);
        });
        done_ += "the other confirms\n";
    }
    void change_seat() {
        const Seat seat = number(2) == 0 ? kOther : any_seat();
        const auto kind = static_cast<SeatKind>(number(3));
        const bool is_own = seat != kOther && number(3) == 0;
        done_ += fmt::format("{} makes seat {} a {}\n", is_own ? "its player" : "the host",
                             seat_index(seat), static_cast<int>(kind));
        std::vector<std::string> tokens;
        both([&](World& world) {
            tokens.push_back(world.give(is_own ? power_token(seat) : kHostToken, seat, kind));
        });
        come_with(seat, tokens);
    }
    void take_seat() {
        const Seat seat = any_seat();
        done_ += fmt::format("somebody takes seat {}\n", seat_index(seat));
        std::vector<std::string> tokens;
        both([&](World& world) { tokens.push_back(world.take(seat)); });
        come_with(seat, tokens);
    }
    // Whoever was given a token comes with it.
    void come_with(Seat seat, const std::vector<std::string>& tokens) {
        if (tokens[0].empty() && tokens[1].empty()) return;
        ASSERT_NE(seat, kOther) << "its player is here, and nobody else gets a token\n" << done_;
        if (worlds_[0].knows(seat)) is_told_ = true;
        for (std::size_t world = 0; world < 2; ++world) {
            worlds_[world].clients.push_back({{tokens[world], kHostToken}, false, nullptr});
            worlds_[world].come(worlds_[world].clients.size() - 1, {}, {});
        }
    }
    void ask_for_record() {
        const bool is_all = number(2) == 0;
        std::vector<std::size_t> whose;
        for (std::size_t client = 0; client < worlds_[0].clients.size(); ++client)
            if (!worlds_[0].clients[client].knows && (is_all || number(2) == 0))
                whose.push_back(client);
        done_ += fmt::format("{} clients ask for the record\n", whose.size());
        both([&](World& world) {
            std::vector<std::string> tokens;
            for (const std::size_t client : whose)
                for (const std::string& token : world.clients[client].tokens)
                    tokens.push_back(token);
            world.record(tokens);
            world.look();
        });
    }
    void come() {
        const std::size_t client = any_client();
        const auto since = number(2) == 0 ? std::optional(number(20)) : std::nullopt;
        const auto press = number(2) == 0 ? std::optional(number(5)) : std::nullopt;
        done_ += fmt::format("client {} goes and comes\n", client);
        if (number(6) == 0) {
            done_ += "the server begins again\n";
            both([](World& world) { world.begin_again(); });
        }
        both([&](World& world) { world.come(client, since, press); });
    }
    void ask() {
        const std::size_t client = any_client();
        const int here = step();
        Value message = Value::fields();
        switch (number(7)) {
            case 0: {
                const int to = number(here + 1);
                message.set("type", "view").set("ply", to);
                if (number(2) == 0) message.set("since", number(to + 1));
                break;
            }
            case 1:
                message.set("type", "earlier").set("log", number(40) + 1);
                break;
            case 2:
                message.set("type", "earlier").set("press", number(10) + 1);
                break;
            case 3: {
                static constexpr std::array<std::string_view, 4> kLines{
                    "A MOS - WAR", "A MUN S A MOS - WAR", "A PAR - BUR", "F SEV H"};
                message.set("type", "why").set("action", one_of(kLines));
                break;
            }
            case 4:
                message.set("type", "advise");
                break;
            case 5:
                message.set("type", "odds").set("order", "A PAR - BUR");
                break;
            default:
                message.set("type", "undo").set("ply", here);
        }
        say(client, message);
    }
    void speak() {
        const std::size_t client = any_client();
        const Value to = number(2) == 0 ? Value(Value::List{Value(worlds_[0].id_of(any_seat()))})
                                        : Value::list();
        say(client, Value::fields().set("type", "say").set("to", to).set("text", "Peace?"));
    }
    // All that people may ask of one another; whose secret it is answers openly, too.
    void propose() {
        static constexpr std::array<std::string_view, 9> kKinds{"take_back", "draw",   "draw_vote",
                                                                "abandon",   "pause",  "go_on",
                                                                "more_time", "advice", "no_advice"};
        static constexpr std::array<std::string_view, 2> kTypes{"propose", "answer"};
        Value message = Value::fields().set("type", one_of(kTypes)).set("kind", one_of(kKinds));
        message.set("ply", step());
        if (*message.find("type")->text() == "answer")
            message.set("from", worlds_[0].id_of(any_seat())).set("agree", number(4) > 0);
        constexpr auto kWho = static_cast<std::size_t>(seat_index(kOther));
        if (number(5) > 0) return say(any_client(), message);
        done_ += "the other: " + to_json(message) + "\n";
        both([&](World& world) { world.say(kWho, message); });
    }
    // What a host may do besides; anybody tries.
    void rule() {
        const std::size_t client =
            number(2) == 0 ? static_cast<std::size_t>(seat_index(kHostsOwn)) : any_client();
        switch (number(5)) {
            case 0:
                say(client,
                    Value::fields().set("type", "moderate").set("watchers", number(2) == 0));
                break;
            case 1:
                say(client, Value::fields().set("type", "clock").set("stopped", number(2) == 0));
                break;
            case 2:
                say(client, Value::fields().set("type", "name").set("name", "Ada"));
                break;
            case 3: {
                if (worlds_[0].refs.empty()) return;
                const auto which =
                    static_cast<std::size_t>(number(static_cast<int>(worlds_[0].refs.size())));
                done_ += "a letter is removed\n";
                both([&](World& world) {
                    world.say(
                        client,
                        Value::fields().set("type", "remove").set("message", world.refs[which]));
                });
                break;
            }
            default:
                say(client,
                    Value::fields().set("type", "act").set("ply", step()).set("action", "NMR"));
        }
    }
    void pass_time() {
        const int minutes = one_of(std::array<int, 4>{1, 59, 61, 200});
        done_ += fmt::format("{} minutes pass\n", minutes);
        both([&](World& world) { world.pass_time(std::chrono::minutes(minutes)); });
    }

    // Once the units of the other are met, what they do is no secret any more.
    void note_what_is_seen() {
        const Table& one = worlds_[0].table();
        const Table& two = worlds_[1].table();
        if (one.match().over() || two.match().over()) is_told_ = true;
        for (int seat = -1; seat < kPowers && !is_told_; ++seat) {
            const Seat reader = seat < 0 ? Seat::Nobody : seat_at(seat);
            if (reader != kOther)
                is_told_ = !one.game().same(one.sight(reader).state(), two.sight(reader).state());
        }
    }

    std::string compare() {
        const std::vector<std::string> one = worlds_[0].take_told();
        const std::vector<std::string> two = worlds_[1].take_told();
        for (std::size_t who = 0; who < one.size(); ++who) {
            if (one[who] == two[who]) continue;
            const auto at = static_cast<std::size_t>(
                std::mismatch(one[who].begin(), one[who].end(), two[who].begin(), two[who].end())
                    .first -
                one[who].begin());
            const std::size_t begin = at < 200 ? 0 : at - 200;
            return fmt::format("reader {} is told\n  {}\nor\n  {}\n", who,
                               one[who].substr(begin, 400), two[who].substr(begin, 400));
        }
        return {};
    }

    Secret secret_;
    Rng rng_;
    std::array<World, 2> worlds_;
    bool is_told_ = false;  // The secret, to some who may know it.
    std::string done_;
};

// OCCASUS_SECRECY_PAIRS says how many pairs of worlds are tried, OCCASUS_SECRECY_FIRST where they
// begin.
TEST(Sequences, NobodyLearnsASecretOfASeatByAnyOfThem) {
    const auto number = [](const char* name, int usual) {
        const char* const wanted = std::getenv(name);
        return wanted != nullptr ? std::atoi(wanted) : usual;
    };
    const int first = number("OCCASUS_SECRECY_FIRST", 0);
    const int pairs = number("OCCASUS_SECRECY_PAIRS", 30);
    int opened = 0;
    for (int pair = first; pair < first + pairs && !HasFailure(); ++pair) {
        Sequence sequence(static_cast<Secret>(pair % 3), static_cast<std::uint64_t>(pair));
        EXPECT_EQ(sequence.play(), "") << "pair " << pair;
        opened += sequence.has_opened() ? 1 : 0;
    }
    EXPECT_GT(opened, pairs / 10) << "of games in which nothing is opened little can be learnt";
}

}  // namespace
}  // namespace occasus::table::testing
