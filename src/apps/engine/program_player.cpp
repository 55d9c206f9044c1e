#include "apps/engine/program_player.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <fmt/core.h>
#include <functional>
#include <optional>
#include <poll.h>
#include <spawn.h>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

#include "core/list_of.h"
#include "core/rng.h"

#include "record/json.h"

namespace occasus::engine {

namespace {

using std::chrono::steady_clock;

constexpr std::size_t kLongestLine = std::size_t{1} << 20U;
constexpr std::chrono::milliseconds kTimeToEnd{500};

// Both ends close when a program is started: no other program shall hold them open.
std::array<int, 2> make_pipe() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        throw ProgramFault(FaultKind::Ended,
                           fmt::format("cannot make a pipe: {}", std::strerror(errno)));
    return ends;
}

pid_t start(const std::string& command, int in, int out) {
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
    std::string shell = "sh";
    std::string flag = "-c";
    std::string line = "exec " + command;
    std::array<char*, 4> arguments = {shell.data(), flag.data(), line.data(), nullptr};
    pid_t process = 0;
    const int error =
        ::posix_spawn(&process, "/bin/sh", &actions, nullptr, arguments.data(), environ);
    ::posix_spawn_file_actions_destroy(&actions);
    if (error != 0)
        throw ProgramFault(FaultKind::Ended,
                           fmt::format("cannot start {}: {}", command, std::strerror(error)));
    return process;
}

// Writes all of it; false when nobody reads any more. A closed pipe is no signal here.
bool write_all(int to, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(to, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR) return false;
        if (written > 0) bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

// A program of somebody else's that is run with this one and spoken to line by line. Not shared
// between threads.
class Program {
  public:
    // Starts it by the shell, and has `patience` for each answer. Its standard error goes where
    // ours goes. Throws ProgramFault.
    Program(std::string command, std::chrono::milliseconds time)
        : patience(time), command_(std::move(command)) {
        std::signal(SIGPIPE, SIG_IGN);
        const std::array<int, 2> down = make_pipe();
        const std::array<int, 2> up = make_pipe();
        to_ = down[1];
        from_ = up[0];
        process_ = start(command_, down[0], up[1]);
        ::close(down[0]);
        ::close(up[1]);
    }
    ~Program() { end(); }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    const std::string& command() const { return command_; }

    void shake_hands() {
        say("occasus 1");
        hear("ready");
    }
    // Throws ProgramFault if it has ended.
    void say(std::string line) {
        sent = std::move(line);
        came.clear();
        if (!write_all(to_, sent + '\n')) complain(FaultKind::Ended, "has ended");
    }
    // The rest of the next line that begins with that word. Lines of other words are talk. Throws
    // ProgramFault if it ends, writes a line of over a megabyte, keeps silent, or says "error".
    std::string hear(std::string_view word) {
        const auto until = steady_clock::now() + patience;
        for (;;) {
            came = next_line(until);
            if (came.starts_with(word)) return came.substr(word.size());
            if (came.starts_with("error "))
                complain(FaultKind::Refusing, fmt::format("says: {}", came.substr(6)));
        }
    }
    // Says "quit"; false if it did not end in time, and was ended.
    bool end() {
        if (process_ == 0) return true;
        write_all(to_, "quit\n");
        ::close(to_);
        ::close(from_);
        const pid_t process = std::exchange(process_, 0);
        const auto until = steady_clock::now() + kTimeToEnd;
        while (::waitpid(process, nullptr, WNOHANG) == 0) {
            if (steady_clock::now() > until) {
                ::kill(process, SIGKILL);
                ::waitpid(process, nullptr, 0);
                return false;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
        return true;
    }
    [[noreturn]] void complain(FaultKind kind, std::string_view what) const {
        throw ProgramFault(kind, fmt::format("the program \"{}\" {}", command_, what));
    }

    std::chrono::milliseconds patience;
    std::string sent, came;  // The last lines.

  private:
    std::string next_line(steady_clock::time_point until) {
        for (;;) {
            if (const std::size_t end = heard_.find('\n'); end != std::string::npos) {
                std::string line = heard_.substr(0, end);
                heard_.erase(0, end + 1);
                return line;
            }
            if (heard_.size() > kLongestLine)
                complain(FaultKind::Refusing, "wrote a line of over a megabyte");
            const auto left =
                std::chrono::duration_cast<std::chrono::milliseconds>(until - steady_clock::now());
            pollfd ready{.fd = from_, .events = POLLIN, .revents = 0};
            const int found =
                left.count() < 0 ? 0 : ::poll(&ready, 1, static_cast<int>(left.count()));
            if (found < 0 && errno == EINTR) continue;
            if (found <= 0) complain(FaultKind::Late, "did not answer in time");
            std::array<char, 65536> bytes{};
            const ssize_t read = ::read(from_, bytes.data(), bytes.size());
            if (read <= 0) complain(FaultKind::Ended, "has ended");
            heard_.append(bytes.data(), static_cast<std::size_t>(read));
        }
    }

    std::string command_;
    pid_t process_ = 0;
    int to_ = -1;
    int from_ = -1;
    std::string heard_;  // The part of a line without its line feed.
};

Value game_document(const AnyGame& game, const Setup& setup) {
    Value options = Value::fields();
    for (const auto& [name, value] : setup.options) options.set(name, value);
    return Value::fields()
        .set("game", game.facts().id)
        .set("options", std::move(options))
        .set("board", game.board_is_built_in() ? std::string_view() : game.board_text());
}

class ProgramPlayer final : public AnyPlayer {
  public:
    ProgramPlayer(const AnyGame& game, const Setup& setup, std::shared_ptr<Program> program)
        : game_(game), program_(std::move(program)) {
        program_->say("game " + to_json(game_document(game, setup)));
        program_->hear("ready");
    }

    Action choose(const AnyState& observed, Rng& rng) override {
        const Seat seat = game_.to_move(observed);
        std::vector<Action> legal;
        game_.legal_actions(observed, legal);
        const auto text_of = [&](Action action) { return game_.action_text(observed, action); };
        program_->say(
            "turn " +
            to_json(Value::fields()
                        .set("seat", game_.facts().seats[at(seat_index(seat))].id)
                        .set("view", game_.view(observed, seat))
                        .set("position", position_in(observed))
                        .set("legal", list_of(legal, text_of))
                        .set("milliseconds", static_cast<std::int64_t>(program_->patience.count()))
                        .set("random", static_cast<std::int64_t>(rng.next() >> 11U))));
        const std::string text = program_->hear("action ");
        const Result<Action> action = game_.parse_action(observed, text);
        if (!action)
            program_->complain(FaultKind::Illegal,
                               fmt::format("answered: {}", action.refusal().text));
        if (const auto refusal = game_.why_not(observed, *action))
            program_->complain(FaultKind::Illegal,
                               fmt::format("wants to do \"{}\": {}", text, refusal->text));
        return *action;
    }

    Advice advise(const AnyState& observed, Rng& rng) override {
        Advice advice;
        advice.action = choose(observed, rng);
        advice.text = fmt::format("So says {}.", program_->command());
        return advice;
    }

  private:
    // The position if reading it gives what the seat sees, and no more; null where a sealed game
    // hides units too.
    Value position_in(const AnyState& observed) const {
        Value position = game_.position(observed);
        if (!game_.facts().has_sealed_stages) return position;
        const Result<AnyState> read = game_.from_position(position);
        const bool tells_all =
            read && game_.same(game_.observe(*read, game_.to_move(*read)), observed);
        return tells_all ? position : Value();
    }

    const AnyGame& game_;
    std::shared_ptr<Program> program_;
};

constexpr int kMostTurns = 150;  // A longer game is not played on.
constexpr int kHurry = 5;        // The part of its usual time that a program has in a hurry.
// A fault of a turn belongs to the point that its kind has here.
constexpr std::array<std::string_view, 4> kPointOfFault = {"goes on", "in time", "legal actions",
                                                           "legal actions"};

// Plays every seat of a game, up to so many turns; the last action.
Action play(const AnyGame& game, AnyPlayer& player, std::uint64_t seed, int turns) {
    Rng dice(seed, 0);
    Rng thought(seed, 1);
    AnyState state{};
    std::vector<Event> log;
    Action last{};
    game.start(state);
    for (Seat seat = game.to_move(state); turns > 0 && seat != Seat::Nobody;
         seat = game.to_move(state)) {
        const bool is_die = seat == Seat::Chance;
        const Action action = is_die ? game.random_action(state, dice)
                                     : player.choose(game.observe(state, seat), thought);
        if (!is_die) --turns;
        if (!is_die) last = action;
        game.apply(state, action, log);
    }
    return last;
}

// Tests a program, point by point.
class Examiner {
  public:
    Examiner(const AnyGame& game, const Setup& setup, std::shared_ptr<Program> program)
        : game_(game), setup_(setup), program_(std::move(program)) {}

    Value test() {
        try {
            examine(program_->patience);
        } catch (const ProgramFault& fault) {
            const bool declines = point_ == "game" && fault.kind == FaultKind::Refusing;
            add(point_.empty() ? kPointOfFault[at(fault.kind)] : point_,
                declines ? "declined" : "failed", fault.what());
        }
        return std::move(points_);
    }

  private:
    void examine(std::chrono::milliseconds patience) {
        take("ready", [&] { program_->shake_hands(); });
        take("unknown line", [&] {
            program_->say("nonsense {}");
            program_->hear("error");
        });
        for (const auto& [point, seed] : {std::pair{"game", 1U}, {"another game", 2U}}) {
            take(point, [&] { player_.emplace(game_, setup_, program_); });
            play(game_, *player_, seed, kMostTurns);
        }
        for (const auto& point : {"legal actions", "in time", "goes on"}) add(point);
        program_->patience = patience / kHurry;
        take("in a hurry", [&] { play(game_, *player_, 0, 1); });
        program_->patience = patience;
        const bool repeats = play(game_, *player_, 0, 1) == play(game_, *player_, 0, 1);
        add("same random", repeats ? "passed" : "warning", "it answered the same turn in two ways");
        add("quit", program_->end() ? "passed" : "failed", "it did not end within half a second");
    }

    // A fault meanwhile is that point's.
    void take(std::string_view point, const std::function<void()>& step) {
        point_ = point;
        step();
        add(point);
        point_ = {};
    }
    void add(std::string_view point, std::string_view result = "passed",
             std::string_view text = {}) {
        Value finding = Value::fields().set("point", point).set("result", result);
        if (result != "passed")
            finding.set("text", text).set("sent", program_->sent).set("came", program_->came);
        points_.push(std::move(finding));
    }

    const AnyGame& game_;
    const Setup& setup_;
    std::shared_ptr<Program> program_;
    std::optional<ProgramPlayer> player_;
    std::string_view point_;  // Its step is taken.
    Value points_ = Value::list();
};

}  // namespace

std::string_view program_in(std::string_view player_id) {
    if (!player_id.starts_with(kProgramPrefix)) return {};
    return player_id.substr(kProgramPrefix.size());
}

std::unique_ptr<AnyPlayer> make_program_player(const AnyGame& game, const Setup& setup,
                                               std::string_view command,
                                               std::chrono::milliseconds patience) {
    auto program = std::make_shared<Program>(std::string(command), patience);
    program->shake_hands();
    return std::make_unique<ProgramPlayer>(game, setup, std::move(program));
}

Value test_program(std::string_view command, const AnyGame& game, const Setup& setup,
                   std::chrono::milliseconds patience) {
    return Examiner(game, setup, std::make_shared<Program>(std::string(command), patience)).test();
}

}  // namespace occasus::engine
