#include "forge.h"

#include <array>

#include "tables.h"

namespace occasus::table::testing {
namespace {

constexpr std::array<const char*, 14> kWords = {
    "reroll",  "plus_one", "levy",    "glory_cube", "glory_restore", "glory_erase", "assign",
    "resolve", "roll",     "numidia", "rome",       "undo",          "seed",        "#"};

class Forger {
  public:
    Forger(std::uint64_t count, std::uint64_t seed) : count_(count), rng_(seed, 7) {}

    ForgeResult run() {
        while (result_.tried < count_ && result_.fault.empty()) {
            Table table = new_table(rng_.next());
            ++result_.games;
            while (!table.match().over() && result_.tried < count_ && result_.fault.empty()) {
                for (int i = 0; i < 20 && result_.tried < count_; ++i) attempt(table);
                go_on(table);
            }
        }
        return result_;
    }

  private:
    std::uint32_t below(std::uint32_t n) { return rng_.below(n); }

    void attempt(Table& table) {
        const std::string text = forged_text(table.match());
        const int ply = forged_ply(table.match().ply());
        const Caller caller = forged_caller();
        const bool legal =
            caller.seat == kRome && ply == table.match().ply() && is_legal(table.match(), text);
        const std::uint64_t hash = table.game().hash(table.match().state());
        const std::size_t lines = table.match().lines().size();
        const Answer answer = table.act(caller, new_id(), ply, text);
        ++result_.tried;
        if (answer.problem.has_value() == legal)
            return fault(legal ? "a legal action was refused" : "a forgery was accepted", text);
        if (!answer.problem) {
            ++result_.accepted;
            return;
        }
        count(answer.problem->kind);
        if (answer.changed || table.game().hash(table.match().state()) != hash ||
            table.match().lines().size() != lines)
            fault("a refusal changed the table", text);
    }

    void count(ProblemKind kind) {
        if (kind == ProblemKind::Unreadable)
            ++result_.unreadable;
        else if (kind == ProblemKind::Illegal)
            ++result_.illegal;
        else
            ++result_.elsewhere;
    }

    void fault(const std::string& what, const std::string& text) {
        result_.fault = what + ": “" + text + "”";
    }

    // What the game itself says, by listing.
    static bool is_legal(const Match& match, const std::string& text) {
        const Result<Action> action = match.game().parse_action(match.state(), text);
        return action && match.game().is_legal(match.state(), *action);
    }

    void go_on(Table& table) {
        if (table.match().over()) return;
        const std::string text = random_action(table.match(), rng_);
        const Answer answer = table.act(kPlayer, new_id(), table.match().ply(), text);
        if (answer.problem) fault("a listed action was refused", text);
    }

    int forged_ply(int ply) {
        switch (below(8)) {
            case 0:
                return static_cast<int>(below(static_cast<std::uint32_t>(ply) + 1));
            case 1:
                return ply + 1 + static_cast<int>(below(5));
            case 2:
                return static_cast<int>(rng_.next());
            default:
                return ply;
        }
    }

    Caller forged_caller() {
        constexpr std::array<Caller, 3> kOthers = {kSpectator, kHost, kSpectator};
        const std::uint32_t roll = below(10);
        return roll < kOthers.size() ? kOthers[roll] : kPlayer;
    }

    std::string forged_text(const Match& match) {
        switch (below(8)) {
            case 0:
                return random_bytes();
            case 1:
                return words();
            case 2:
                return words() + " " + words();
            case 3:
                return random_action(match, rng_);
            case 4:
            case 5:
                return out_of_season();
            default:
                return mutated(random_action(match, rng_));
        }
    }

    std::string random_bytes() {
        std::string text(below(40), ' ');
        for (char& letter : text) letter = static_cast<char>(below(256));
        return text;
    }

    // A verb, and numbers that may fit it.
    std::string words() {
        std::string text = kWords[below(kWords.size())];
        for (std::uint32_t left = below(8); left > 0; --left)
            text += " " + std::to_string(static_cast<int>(below(9)) - 1);
        return text;
    }

    // Well formed, and allowed at another time perhaps.
    std::string out_of_season() {
        const auto die = [this] { return " " + std::to_string(below(6)); };
        switch (below(9)) {
            case 0:
                return "reroll" + die();
            case 1:
                return "plus_one" + die();
            case 2:
                return "levy";
            case 3:
                return "glory_cube" + die();
            case 4:
                return "glory_restore" + die() + die();
            case 5:
                return "glory_erase" + die() + die() + " numidia";
            case 6:
                return "assign" + die() + die() + die() + die() + die() + die();
            case 7:
                return "resolve";
            default:
                return "resolve cubes" + die();
        }
    }

    std::string mutated(std::string text) {
        for (std::uint32_t left = 1 + below(3); left > 0 && !text.empty(); --left) {
            const std::size_t at = below(static_cast<std::uint32_t>(text.size()));
            switch (below(6)) {
                case 0:
                    text[at] = static_cast<char>(below(256));
                    break;
                case 1:
                    text[at] = static_cast<char>('0' + below(10));
                    break;
                case 2:
                    text.erase(at, 1);
                    break;
                case 3:
                    text.insert(at, 1, text[at]);
                    break;
                case 4:
                    text += " " + std::to_string(below(12));
                    break;
                default:
                    text = text.substr(0, at);
                    break;
            }
        }
        return text;
    }

    const std::uint64_t count_;
    Rng rng_;
    ForgeResult result_;
};

}  // namespace

ForgeResult forge(std::uint64_t count, std::uint64_t seed) {
    return Forger(count, seed).run();
}

}  // namespace occasus::table::testing
