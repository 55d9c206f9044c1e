// The same program for this machine and for the page's: what it prints must be the same, but for
// the speed.
//
//   compare signatures GAME COUNT ...   lines as in tests/signatures.txt
//   compare decisions [GAME]            of every computer player, at positions of random games; the
//                                       input has the weights of the game's learned players
//   compare network                     what a network of pseudo-random weights answers
//   compare exceptions                  thrown, caught, thrown again
//   compare speed                       random play: millions of transitions a second of the
//   processor
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "../network_sample.h"
#include "ai/any_player.h"
#include "ai/learned/weights.h"
#include "games/registry.h"

namespace occasus {
namespace {

struct Start {
    std::shared_ptr<const AnyGame> game;
    AnyState state{};
};

Start start_of(const GameKind& kind) {
    Setup setup;
    if (kind.shorten != nullptr) kind.shorten(setup);
    Start start{*kind.make(setup), {}};
    start.game->start(start.state);
    return start;
}

void print_signature(const std::string& id, int games) {
    const Start start = start_of(*find_game(id));
    const std::uint64_t signature = start.game->playouts(start.state, 1, 0, games).signature;
    std::printf("%s %d %016llx\n", id.c_str(), games, static_cast<unsigned long long>(signature));
}

// A player that thinks long is asked less often.
int decisions_of(const PlayerFact& fact) {
    if (fact.milliseconds >= 50) return 2;
    return fact.milliseconds > 0 ? 8 : 100;
}

std::uint64_t mixed(std::uint64_t hash, std::uint64_t number) {
    return (hash ^ number) * 0x100000001b3ULL;
}

// At some questions of random games, the player is asked what it would do.
void print_decisions(const GameKind& kind, const PlayerFact& fact) {
    constexpr int kOneOf = 10;
    const Start start = start_of(kind);
    const AnyGame& game = *start.game;
    std::uint64_t hash = 0;
    int made = 0;
    for (std::uint64_t number = 0; made < decisions_of(fact); ++number) {
        std::vector<std::unique_ptr<AnyPlayer>> players;
        for (std::size_t seat = 0; seat < game.facts().seats.size(); ++seat)
            players.push_back(make_player(game, fact.id));
        AnyState state = start.state;
        std::vector<Event> events;
        Rng dice(7, number);
        Rng thoughts(8, number);
        Rng asked(9, number);
        for (Seat seat = game.to_move(state); seat != Seat::Nobody; seat = game.to_move(state)) {
            if (seat != Seat::Chance && asked.below(kOneOf) == 0 && made < decisions_of(fact)) {
                AnyPlayer& player = *players[static_cast<std::size_t>(seat_index(seat))];
                const Action action = player.choose(game.observe(state, seat), thoughts);
                hash = mixed(hash, action.bits);
                ++made;
            }
            const Action action = game.random_action(state, dice);
            events.clear();
            game.apply(state, action, events);
        }
    }
    std::printf("%s %s %d %016llx\n", std::string(kind.facts.id).c_str(),
                std::string(fact.id).c_str(), made, static_cast<unsigned long long>(hash));
    std::fflush(stdout);
}

// Of this process: what else the machine does is no part of it.
double seconds_of_processor() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

// Millions of transitions a second: the best of some runs, which the rest of the machine disturbed
// least.
void print_speed(const GameKind& kind) {
    constexpr int kRuns = 5;
    constexpr double kSeconds = 0.6;
    const Start start = start_of(kind);
    double best = 0;
    for (int run = 0; run < kRuns; ++run) {
        const double begun = seconds_of_processor();
        std::uint64_t transitions = 0;
        std::uint64_t games = 0;
        double elapsed = 0;
        for (int count = 64; elapsed < kSeconds; count = count < 4096 ? count * 2 : count) {
            transitions += start.game->playouts(start.state, 1, games, count).transitions;
            games += static_cast<std::uint64_t>(count);
            elapsed = seconds_of_processor() - begun;
        }
        best = std::max(best, static_cast<double>(transitions) / elapsed / 1e6);
    }
    std::printf("%s %.2f\n", std::string(kind.facts.id).c_str(), best);
    std::fflush(stdout);
}

// --- exceptions
// -----------------------------------------------------------------------------------

int living = 0;

struct Counted {
    Counted() { ++living; }
    Counted(const Counted&) { ++living; }
    Counted& operator=(const Counted&) = default;
    ~Counted() { --living; }
};

class Named : public std::exception {
  public:
    explicit Named(std::string name) : name_(std::move(name)) {}
    const char* what() const noexcept override { return name_.c_str(); }

  private:
    std::string name_;
    Counted counted_;
};

struct Plain {
    int number;
};
struct Left {
    virtual ~Left() = default;
    int left = 1;
};
struct Right {
    virtual ~Right() = default;
    int right = 2;
};
struct Both : Left, Right {};
struct Outside {};  // Caught by catch (...) alone.
struct alignas(16) Wide {
    std::array<double, 4> numbers{1, 2, 3, 4};
};

constexpr int kKinds = 12;

void throw_one(int kind) {
    switch (kind) {
        case 0:
            throw Named("named");
        case 1:
            throw std::runtime_error("runtime");
        case 2:
            throw Plain{5};
        case 3:
            throw Plain{6};
        case 4:
            throw 7;
        case 5:
            throw Both{};
        case 6:
            (void)std::vector<int>{1}.at(3);
            break;
        case 7:
            (void)std::map<int, int>{}.at(1);
            break;
        case 8:
            throw std::string("text");
        case 9:
            throw static_cast<const char*>("letters");
        case 10:
            throw Wide{};
        default:
            throw Outside{};
    }
}

// Through frames of its own, calls without a known target, and things that must be destroyed.
[[gnu::noinline]] void throw_from(int depth, int kind) {
    const Counted counted;
    const std::string text(static_cast<std::size_t>(depth) + 40, 'x');
    if (depth == 0) return throw_one(kind);
    const std::function<void()> further = [&] { throw_from(depth - 1, kind); };
    further();
}

// Each is caught by the innermost handler that fits, some only after it was thrown again.
std::string caught(int kind) {
    try {
        try {
            throw_from(5, kind);
        } catch (const Named& named) {
            return std::string("Named ") + named.what();
        } catch (const Plain& plain) {
            if (plain.number == 5) throw;
            return "Plain " + std::to_string(plain.number);
        }
        return "nothing";
    } catch (const std::out_of_range&) {
        return "out_of_range";
    } catch (const std::exception& error) {
        return std::string("exception ") + error.what();
    } catch (int number) {
        return "int " + std::to_string(number);
    } catch (const Right& right) {
        return "Right " + std::to_string(right.right);
    } catch (const std::string& text) {
        return text;
    } catch (const char* letters) {
        return letters;
    } catch (const Wide& wide) {
        const bool is_aligned = reinterpret_cast<std::uintptr_t>(&wide) % alignof(Wide) == 0;
        return "Wide " + std::to_string(wide.numbers[3]) + (is_aligned ? "" : " askew");
    } catch (...) {
        return "something";
    }
}

struct ThrowsLater {
    explicit ThrowsLater(std::string& log) : log_(log) {}
    // While one exception is under way, another is thrown and caught.
    ~ThrowsLater() {
        try {
            throw Plain{1};
        } catch (const Plain&) {
            log_ += "within ";
        }
    }
    std::string& log_;
};

std::string nested() {
    std::string log;
    try {
        try {
            const ThrowsLater later(log);
            throw Named("outer");
        } catch (const std::exception& error) {
            try {
                throw Outside{};
            } catch (...) {
                log += "inner ";
            }
            log += error.what();
            throw;
        }
    } catch (const Named& again) {
        log += std::string(" again ") + again.what();
    }
    try {
        try {
            throw Named("first");
        } catch (const Named&) {
            throw Plain{2};  // Instead of it.
        }
    } catch (const Plain& plain) {
        log += " instead " + std::to_string(plain.number);
    }
    return log;
}

void print_exceptions() {
    for (int round = 0; round < 3; ++round)
        for (int kind = 0; kind < kKinds; ++kind)
            std::printf("%d: %s, %d living\n", kind, caught(kind).c_str(), living);
    std::printf("%s, %d living\n", nested().c_str(), living);
    int many = 0;
    for (int i = 0; i < 100'000; ++i) try {
            throw_from(1, i % kKinds);
        } catch (...) {
            ++many;
        }
    std::printf("%d caught, %d living\n", many, living);
}

// Gives a game the weights that stand in the input: a module has none of its own.
void give_weights_to(const std::string& game) {
    std::string bytes;
    for (int byte = std::getchar(); byte != EOF; byte = std::getchar())
        bytes.push_back(static_cast<char>(byte));
    if (const auto refusal = give_weights(game, bytes)) std::printf("%s\n", refusal->text.c_str());
}

int compare(const std::vector<std::string>& words) {
    const std::string what = words.empty() ? std::string() : words.front();
    if (what == "signatures") {
        for (std::size_t i = 1; i + 1 < words.size(); i += 2)
            print_signature(words[i], std::atoi(words[i + 1].c_str()));
    } else if (what == "network") {
        const std::uint64_t digest = digest_of_answers<Network>(sample_network());
        std::printf("%016llx\n", static_cast<unsigned long long>(digest));
    } else if (what == "decisions") {
        if (words.size() > 1) give_weights_to(words[1]);
        for (const GameKind& kind : all_games())
            for (const PlayerFact& fact : players_of(kind.facts.id)) print_decisions(kind, fact);
    } else if (what == "exceptions") {
        print_exceptions();
    } else if (what == "speed") {
        for (const GameKind& kind : all_games()) print_speed(kind);
    } else {
        std::fprintf(stderr, "compare signatures|decisions|network|exceptions|speed\n");
        return 2;
    }
    return 0;
}

}  // namespace
}  // namespace occasus

int main(int count, char** words) {
    return occasus::compare({words + 1, words + count});
}
