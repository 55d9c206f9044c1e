#include <algorithm>
#include <array>

#include "forge.h"
#include "sealed_tables.h"
#include "tables.h"

namespace occasus::table::testing {
namespace {

constexpr std::array<const char*, 24> kWords = {
    "A",   "F",   "PAR", "BUR", "MAR", "BRE",  "MAO", "VIE", "TRI", "VEN",  "KIE", "STP/NC",
    "LON", "NTH", "-",   "S",   "C",   "HOLD", "R",   "D",   "B",   "DRAW", "NMR", "WAIVE"};

// Sends what a table of seven must take or refuse, by the right and by the wrong people.
class Forger {
  public:
    Forger(std::uint64_t count, std::uint64_t seed) : count_(count), rng_(seed, 11) {}

    ForgeResult run() {
        while (result_.tried < count_ && result_.fault.empty()) {
            Table table = new_diplomacy();
            ++result_.games;
            const std::uint64_t end = std::min(count_, result_.tried + 400);
            while (result_.tried < end && result_.fault.empty() && !table.match().over())
                attempt(table);
        }
        return result_;
    }

  private:
    // All that must not change by a refusal, nor by what another seat does.
    struct Secrets {
        int step = 0;
        std::size_t messages = 0;
        std::vector<std::optional<std::size_t>> lines;
        std::vector<bool> confirmed;
        friend bool operator==(const Secrets&, const Secrets&) = default;
    };

    static Secrets secrets_of(const Table& table) {
        Secrets secrets{table.step(), table.press().messages().size(), {}, {}};
        for (int seat = 0; seat < kPowers; ++seat) {
            const auto orders = table.written(seat_at(seat));
            secrets.lines.push_back(orders ? std::optional(orders->size()) : std::nullopt);
            secrets.confirmed.push_back(table.confirmed(seat_at(seat)));
        }
        return secrets;
    }

    std::uint32_t below(std::uint32_t n) { return rng_.below(n); }

    void attempt(Table& table) {
        const Caller caller = forged_caller();
        const int ply = forged_ply(table.step());
        const Secrets before = secrets_of(table);
        const std::uint32_t kind = below(8);
        const Answer answer = send(table, caller, ply, kind);
        ++result_.tried;
        Secrets after = secrets_of(table);
        if (answer.problem) {
            count(answer.problem->kind);
            if (after != before) fault("a refusal changed the table");
            return;
        }
        ++result_.accepted;
        if (kind >= kNever) return fault("an act or undo in a sealed stage was accepted");
        if (caller.seat == Seat::Nobody && kind != kSay) return fault("a stranger was heard");
        if (kind != kSay && ply != before.step) return fault("another ply was answered");
        if (after.step != before.step) return;
        // Nobody but the seat that spoke has other orders than before.
        if (caller.seat != Seat::Nobody) {
            const auto own = static_cast<std::size_t>(seat_index(caller.seat));
            after.lines[own] = before.lines[own];
            after.confirmed[own] = before.confirmed[own];
        }
        after.messages = before.messages;
        if (after != before) fault("the orders of another seat were changed");
    }

    static constexpr std::uint32_t kSay = 4;
    static constexpr std::uint32_t kNever = 6;

    Answer send(Table& table, Caller caller, int ply, std::uint32_t kind) {
        switch (kind) {
            case 0:
            case 1:
                return table.write_orders(caller, new_id(), ply, forged_set(), below(2) == 0);
            case 2:
                return table.confirm(caller, new_id(), ply);
            case 3:
                return table.unconfirm(caller, new_id(), ply);
            case kSay:
                return table.say(caller, new_id(), forged_recipients(), forged_line());
            case 5:
                return table.propose(reads(caller.seat), caller, new_id(), ProposalKind::DrawVote,
                                     ply);
            case kNever:
                return table.act(caller, new_id(), ply, forged_line());
            default:
                return table.undo(caller, new_id(), ply);
        }
    }

    void count(ProblemKind kind) {
        if (kind == ProblemKind::Unreadable)
            ++result_.unreadable;
        else if (kind == ProblemKind::Illegal)
            ++result_.illegal;
        else
            ++result_.elsewhere;
    }

    void fault(const std::string& what) { result_.fault = what; }

    Caller forged_caller() {
        const std::uint32_t roll = below(12);
        if (roll == 0) return kSpectator;
        if (roll == 1) return kHost;
        return power(seat_at(static_cast<int>(roll % kPowers)));
    }

    int forged_ply(int step) {
        const std::uint32_t roll = below(10);
        if (roll == 0) return step - 1;
        if (roll == 1) return step + 1 + static_cast<int>(below(3));
        return step;
    }

    std::vector<std::string> forged_set() {
        std::vector<std::string> set(below(6));
        for (std::string& line : set) line = forged_line();
        return set;
    }

    std::string forged_line() {
        std::string line;
        if (below(10) == 0) {
            line.resize(below(30));
            for (char& letter : line) letter = static_cast<char>(below(256));
            return line;
        }
        for (std::uint32_t left = 1 + below(7); left > 0; --left)
            line += std::string(kWords[below(kWords.size())]) + " ";
        return line;
    }

    std::vector<std::string> forged_recipients() {
        static constexpr std::array<const char*, 3> kSome = {"france", "italy", "turkey"};
        std::vector<std::string> to;
        for (const char* seat : kSome)
            if (below(2) == 0) to.emplace_back(seat);
        return to;
    }

    const std::uint64_t count_;
    Rng rng_;
    ForgeResult result_;
};

}  // namespace

ForgeResult forge_sealed(std::uint64_t count, std::uint64_t seed) {
    return Forger(count, seed).run();
}

}  // namespace occasus::table::testing
