// occasus fuzz: hunts for crashes, dead ends, endless games, broken invariants, accepted forgeries.
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <fmt/core.h>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <unistd.h>
#include <vector>

#include "core/words.h"

#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/game_setup.h"
#include "apps/cli/option_values.h"
#include "apps/cli/output_arguments.h"
#include "apps/cli/study/offer_check.h"
#include "apps/cli/study/simulation.h"
#include "apps/cli/terminal.h"
#include "apps/parallel.h"
#include "games/registry.h"
#include "record/json.h"
#include "record/match.h"

namespace occasus::cli {

namespace {

struct FuzzPlan {
    Setup setup;  // Options and board of every game.
    std::uint64_t games = 0;
    std::uint64_t seed = 1;
    int threads = 0;  // 0: all the machine has.
};

// How often each thing was looked at.
struct FuzzCounts {
    std::uint64_t games = 0;
    std::uint64_t nodes = 0;
    std::uint64_t samples = 0;       // Nodes where the costly checks were made.
    std::uint64_t forged_bits = 0;   // Forged actions tried.
    std::uint64_t forged_texts = 0;  // Forged notation tried.
    std::uint64_t records = 0;       // Games played as a record, written, read and replayed.
    int longest = 0;                 // Plies of the longest game.

    void add(const FuzzCounts& other) {
        games += other.games;
        nodes += other.nodes;
        samples += other.samples;
        forged_bits += other.forged_bits;
        forged_texts += other.forged_texts;
        records += other.records;
        longest = std::max(longest, other.longest);
    }
};

struct Finding {
    std::uint64_t game = 0;       // Number of the game in which it showed.
    std::string what;             // One sentence.
    std::vector<Action> actions;  // Everything played before it.
};

struct FuzzReport {
    FuzzCounts counts;
    std::optional<Finding> finding;  // That of the lowest game number.
};

constexpr std::uint64_t kGamesAChunk = 64;
constexpr std::uint32_t kSampleOneIn = 64;
constexpr std::uint64_t kRecordOneIn = 1000;
constexpr int kForgeries = 8;       // For each kind at a sampled node.
constexpr std::size_t kTexts = 16;  // Legal actions whose notation is read back at a sampled node.

// The exception of a check; caught where the game's number is known.
struct Violation : std::runtime_error {
    using std::runtime_error::runtime_error;
};

void demand(bool condition, std::string_view what) {
    if (!condition) throw Violation(std::string(what));
}

// A legal action's text, spoilt a little: what a careless or hostile client would send.
std::string spoilt(std::string text, Rng& rng) {
    static constexpr std::string_view kAlphabet = " 0123456789-_abcdefghijklmnopqrstuvwxyz\t\xff";
    const auto any = [&](std::size_t n) {
        return static_cast<std::size_t>(rng.below(static_cast<std::uint32_t>(n)));
    };
    for (std::uint32_t edits = 1 + rng.below(3); edits > 0; --edits) {
        const std::size_t at = any(text.size() + 1);
        const char letter = kAlphabet[any(kAlphabet.size())];
        switch (rng.below(5)) {
            case 0:
                text.insert(text.begin() + static_cast<std::ptrdiff_t>(at), letter);
                break;
            case 1:
                text.erase(at, 1 + any(4));
                break;
            case 2:
                if (at < text.size()) text[at] = letter;
                break;
            case 3:
                text += text.substr(at);
                break;
            default:
                text = text.substr(0, at) + " 99999999999 " + text.substr(at);
                break;
        }
    }
    return text;
}

// An action no list was asked for: a legal one with a bit turned, a small number, or anything.
Action forged(const std::vector<Action>& legal, Rng& rng) {
    const Action real = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    switch (rng.below(3)) {
        case 0:
            return {real.bits ^ (1U << rng.below(32))};
        case 1:
            return {(real.bits & 0xFF000000U) | rng.below(1U << 20U)};
        default:
            return {static_cast<std::uint32_t>(rng.next())};
    }
}

// Plays games on one thread.
class Hunter {
  public:
    Hunter(const GameKind& kind, std::shared_ptr<const AnyGame> game, const FuzzPlan& plan)
        : kind_(kind), game_(std::move(game)), plan_(plan) {}

    // The fault in game `number`, if there is one.
    std::optional<Finding> play(std::uint64_t number) {
        actions_.clear();
        try {
            Rng choices(plan_.seed, number);
            if (number % kRecordOneIn == 0)
                play_as_record(choices);
            else
                play_through(choices);
            ++counts_.games;
            return std::nullopt;
        } catch (const std::exception& error) {
            return Finding{number, error.what(), actions_};
        }
    }
    const FuzzCounts& counts() const { return counts_; }

  private:
    // The same choices, with nobody to tell events to, must lead to the same end.
    void play_through(Rng& choices) {
        // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): start fills it.
        AnyState state;
        game_->start(state);
        AnyState untold = state;
        Rng sampling(choices.next());
        Rng same_choices = choices;
        visit(state, sampling);
        while (game_->to_move(state) != Seat::Nobody) {
            const Action action = next_action(state, choices);
            events_.clear();
            game_->apply(state, action, events_);
            visit(state, sampling);
        }
        game_->play_out(untold, same_choices);
        demand(game_->same(state, untold),
               "a game that ends differently when no events are reported");
    }

    // The cheap checks at every node, the costly ones now and then.
    void visit(const AnyState& state, Rng& rng) {
        ++counts_.nodes;
        const std::string_view broken = game_->broken_invariant(state);
        demand(broken.empty(), broken);
        const Seat seat = game_->to_move(state);
        demand((game_->chance_sides(state) > 0) == (seat == Seat::Chance),
               "a die without a chance node, or a chance node without a die");
        if (seat == Seat::Nobody) return check_end(state, rng);
        if (rng.below(kSampleOneIn) == 0) sample(state, rng);
    }

    Action next_action(const AnyState& state, Rng& rng) {
        demand(actions_.size() < static_cast<std::size_t>(kind_.facts.max_plies),
               "the game is longer than its bound");
        const Action action = game_->random_action(state, rng);
        demand(game_->is_legal(state, action),
               "dead end, or a random action that is not in the legal list");
        actions_.push_back(action);
        return action;
    }

    void check_end(const AnyState& state, Rng& rng) {
        counts_.longest = std::max(counts_.longest, static_cast<int>(actions_.size()));
        for (std::size_t seat = 0; seat < kind_.facts.seats.size(); ++seat) {
            const int score = game_->score(state, seat_at(static_cast<int>(seat)));
            demand(score >= 0 && score <= kind_.facts.max_score, "a score out of range");
        }
        const Outcome outcome = game_->outcome(state);
        demand(std::find(kind_.facts.grades.begin(), kind_.facts.grades.end(), outcome.grade) !=
                   kind_.facts.grades.end(),
               "a result that is not a grade of the game");
        legal_.clear();
        game_->legal_actions(state, legal_);
        demand(legal_.empty(), "a legal action after the end");
        check_words(state, rng);
    }

    void sample(const AnyState& state, Rng& rng) {
        ++counts_.samples;
        legal_.clear();
        game_->legal_actions(state, legal_);
        demand(!legal_.empty(), "dead end: no legal action");
        for (std::size_t i = 1; i < legal_.size(); ++i)
            demand(legal_[i - 1] < legal_[i], "the legal list is out of order or repeats itself");
        check_notation(state, rng);
        for (int i = 0; i < kForgeries; ++i) check_forged_bits(state, forged(legal_, rng));
        for (int i = 0; i < kForgeries; ++i) check_forged_text(state, rng);
        check_offers(state);
        check_words(state, rng);
        check_determinism(state, rng);
    }

    bool is_listed(Action action) const {
        return std::binary_search(legal_.begin(), legal_.end(), action);
    }
    Action any_legal(Rng& rng) const {
        return legal_[rng.below(static_cast<std::uint32_t>(legal_.size()))];
    }

    void check_notation(const AnyState& state, Rng& rng) {
        for (std::size_t i = 0; i < std::min(kTexts, legal_.size()); ++i) {
            const Action action = legal_.size() <= kTexts ? legal_[i] : any_legal(rng);
            const std::string text = game_->action_text(state, action);
            const Result<Action> read = game_->parse_action(state, text);
            demand(read && *read == action, "notation that cannot be read back: " + text);
            demand(!game_->why_not(state, action), "a legal action with a refusal: " + text);
        }
    }

    void check_forged_bits(const AnyState& state, Action action) {
        ++counts_.forged_bits;
        const std::uint64_t before = game_->hash(state);
        const bool listed = is_listed(action);
        demand(game_->is_legal(state, action) == listed,
               fmt::format("is_legal differs from the list for {:#010x}", action.bits));
        demand(game_->why_not(state, action).has_value() != listed,
               fmt::format("accepted forgery, or refused though legal: {:#010x}", action.bits));
        demand(game_->hash(state) == before, "a question changed the position");
    }

    void check_forged_text(const AnyState& state, Rng& rng) {
        ++counts_.forged_texts;
        const std::string text = spoilt(game_->action_text(state, any_legal(rng)), rng);
        const Result<Action> read = game_->parse_action(state, text);
        if (!read) {
            demand(!read.refusal().text.empty(), "a refusal without a word");
            return;
        }
        demand(game_->why_not(state, *read).has_value() != is_listed(*read),
               "accepted forgery, or refused though legal: " + text);
    }

    void check_offers(const AnyState& state) {
        const std::string fault = fault_of_offers(*game_, state, legal_);
        demand(fault.empty(), fault);
    }

    // Everything that is drawn, written or told of a position, and the way back.
    void check_words(const AnyState& state, Rng& rng) {
        const Value position = game_->position(state);
        const Result<Value> read = parse_json(to_json(position));
        demand(bool(read), "a position that is not JSON");
        const Result<AnyState> again = game_->from_position(*read);
        demand(bool(again), again ? "" : "a position that is refused: " + again.refusal().text);
        demand(game_->same(state, *again), "a position that reads back differently");
        check_view(state, Seat::Nobody);
        const auto seats = static_cast<std::uint32_t>(kind_.facts.seats.size());
        check_view(state, seat_at(static_cast<int>(rng.below(seats))));
        demand(!game_->prompt(state).text.empty(), "a position without a prompt");
        demand(!game_->phase(state).empty(), "a position without a phase");
        demand(!game_->turn_title(state).empty(), "a position without a turn");
    }
    void check_view(const AnyState& state, Seat seat) {
        demand(bool(parse_json(to_json(game_->view(state, seat)))), "a view that is not JSON");
        demand(!game_->picture(state, seat).empty(), "a position without a picture");
        const AnyState seen = game_->observe(state, seat);
        demand(game_->same(seen, game_->observe(seen, seat)),
               "a view that changes when it is viewed again");
    }

    void check_determinism(const AnyState& state, Rng& rng) {
        const Action action = any_legal(rng);
        AnyState one = state;
        AnyState other = state;
        std::vector<Event> heard;
        events_.clear();
        game_->apply(one, action, events_);
        game_->apply(other, action, heard);
        demand(game_->same(one, other) && events_ == heard, "an action with two outcomes");
        for (const Event& event : heard) {
            demand(event.rule.index < kind_.facts.rulebook.size(), "an event without a rule");
            demand(!game_->describe(event, Seat::First).empty(), "an event without words");
            demand(!game_->event_kind(event).empty(), "an event without a kind");
            demand(bool(parse_json(to_json(game_->event_args(event)))), "event arguments not JSON");
        }
    }

    // A game at the table: every action goes through Match, forgeries are tried on the way, and the
    // record must bring the same game back.
    void play_as_record(Rng& rng) {
        ++counts_.records;
        Result<Match> match = Match::start(
            kind_, {.game = plan_.setup, .position = {}, .dice_typed = true, .seed = {}});
        demand(bool(match), "a game that cannot begin");
        while (!match->over()) {
            visit(match->state(), rng);
            try_forgery(*match, rng);
            const Action action = next_action(match->state(), rng);
            const auto refusal =
                match->act(match->to_move(), game_->action_text(match->state(), action));
            demand(!refusal, "a legal action refused at the table");
        }
        visit(match->state(), rng);
        const Result<Match> again = Match::load(find_game, match->record());
        demand(bool(again), again ? "" : "a record that does not load: " + again.refusal().text);
        demand(game_->same(match->state(), again->state()) && again->record() == match->record() &&
                   again->log().size() == match->log().size(),
               "a record that replays to a different game");
    }
    void try_forgery(Match& match, Rng& rng) {
        ++counts_.forged_texts;
        legal_.clear();
        game_->legal_actions(match.state(), legal_);
        const std::string text = spoilt(game_->action_text(match.state(), any_legal(rng)), rng);
        const Result<Action> read = game_->parse_action(match.state(), text);
        if (read && is_listed(*read)) return;  // Spoilt into another legal action.
        const AnyState before = match.state();
        const int ply = match.ply();
        const auto refusal = match.act(match.to_move(), text);
        demand(refusal.has_value(), "accepted forgery at the table: " + text);
        demand(game_->same(before, match.state()) && match.ply() == ply,
               "a refusal that changed the position: " + text);
    }

    const GameKind& kind_;
    std::shared_ptr<const AnyGame> game_;
    const FuzzPlan& plan_;
    std::vector<Action> actions_;  // The present game's.
    std::vector<Action> legal_;
    std::vector<Event> events_;
    FuzzCounts counts_;
};

// A crash ends the process: all that can be done is to say in which game.
thread_local volatile std::uint64_t game_in_play = 0;

extern "C" void report_crash(int) {
    std::array<char, 96> text{};
    const auto end =
        fmt::format_to_n(text.data(), text.size(),
                         "\noccasus: fuzz: crash in game {}; the same --seed finds it again\n",
                         static_cast<std::uint64_t>(game_in_play));
    [[maybe_unused]] const auto written =
        ::write(STDERR_FILENO, text.data(), static_cast<std::size_t>(end.out - text.data()));
    ::_exit(1);
}

void catch_crashes() {
    for (int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT}) std::signal(signal, report_crash);
}

// At every node: an invariant broken, no legal action though the game is not over, a random action
// that is not in the legal list, a game that outlasts its bound, a score out of range. At a sample
// of nodes, one in 64: a list that is out of order or has an action twice, notation that does not
// read back, forged actions and forged notation accepted without being legal or refused though
// legal, a position or view that cannot be written and read, offers that are not as they say or do
// not reach every legal action. One game in 1,000 is played as a record through the same door as at
// the table, forgeries included. Game n depends on the seed and n alone. `played` hears, from any
// thread, how many more are done.
FuzzReport fuzz(const GameKind& kind, const FuzzPlan& plan,
                const std::function<void(std::uint64_t)>& played) {
    const auto game = kind.make(plan.setup);
    if (!game) throw Refused(&kind.facts, game.refusal());
    catch_crashes();

    // Games after the first finding need not be played; those before it must, for a lower one.
    std::atomic<std::uint64_t> limit{plan.games};
    FuzzReport report;
    std::mutex mutex;
    const auto play = [&](Hunter& hunter, std::uint64_t number) {
        game_in_play = number;
        std::optional<Finding> finding = hunter.play(number);
        if (!finding) return;
        const std::lock_guard lock(mutex);
        if (report.finding && report.finding->game < number) return;
        report.finding = std::move(finding);
        limit = number;
    };
    const auto hunters = parallel_for(
        thread_count(plan.threads), plan.games, kGamesAChunk,
        [&] { return Hunter(kind, *game, plan); },
        [&](Hunter& hunter, std::uint64_t first, std::uint64_t end) {
            for (std::uint64_t n = first; n != end && n < limit; ++n) play(hunter, n);
            played(end - first);
        });
    for (const auto& hunter : hunters) report.counts.add(hunter->counts());
    return report;
}

// A record of the game up to the finding, for a file.
std::string record_of(const GameKind& kind, const Setup& setup, const Finding& finding) {
    Result<Match> match =
        Match::start(kind, {.game = setup, .position = {}, .dice_typed = true, .seed = {}});
    if (!match) return {};
    for (Action action : finding.actions)
        if (match->act(match->to_move(), match->game().action_text(match->state(), action))) break;
    return match->record();
}

struct FuzzArguments {
    GameArguments setup;
    FuzzPlan plan;
    bool force = false;
    bool json = false;
};

Value document_of(const FuzzArguments& arguments, const FuzzReport& report,
                  const std::string& record) {
    Value finding;
    if (report.finding)
        finding = Value::fields()
                      .set("game", whole(report.finding->game))
                      .set("ply", whole(report.finding->actions.size()))
                      .set("text", report.finding->what)
                      .set("record", record);
    return Value::fields()
        .set("game", arguments.setup.game)
        .set("games", whole(report.counts.games))
        .set("seed", seed_document(arguments.plan.seed))
        .set("nodes", whole(report.counts.nodes))
        .set("samples", whole(report.counts.samples))
        .set("forged_bits", whole(report.counts.forged_bits))
        .set("forged_texts", whole(report.counts.forged_texts))
        .set("records", whole(report.counts.records))
        .set("longest", report.counts.longest)
        .set("finding", std::move(finding));
}

void print_summary(const FuzzArguments& arguments, const FuzzCounts& counts, double seconds) {
    fmt::print("{}: {}, {} nodes, seed {}, {:.0f} s\n", arguments.setup.game,
               counted(static_cast<int>(counts.games), "game"), counts.nodes, arguments.plan.seed,
               seconds);
    fmt::print("  at every node      invariants, a legal action, legality of the random action\n");
    fmt::print(
        "  at one node in 64  {} nodes: order of the legal list, notation, {} forged actions,\n",
        counts.samples, counts.forged_bits);
    fmt::print("                     {} forged texts, position and view and back, offers, events\n",
               counts.forged_texts);
    fmt::print("  one game in 1000   {} played, written, read and replayed as records\n",
               counted(static_cast<int>(counts.records), "game"));
    fmt::print("  all other games    played again without events, with the same result\n");
    fmt::print("  longest game       {} plies\n", counts.longest);
}

void hunt(const FuzzArguments& arguments) {
    const GameKind& kind = game_named(arguments.setup.game);
    FuzzPlan plan = arguments.plan;
    plan.setup = short_setup(arguments.setup);
    const auto begun = std::chrono::steady_clock::now();
    ProgressBar progress("fuzz", arguments.plan.games);
    const FuzzReport report =
        fuzz(kind, plan, [&](std::uint64_t count) { progress.advance(count); });
    progress.finish();
    const double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();

    std::string path;
    if (report.finding) {
        path = fmt::format("fuzz-{}-{}-{}.save", arguments.setup.game, arguments.plan.seed,
                           report.finding->game);
        write_output({.file = path, .force = arguments.force},
                     record_of(kind, plan.setup, *report.finding));
    }
    if (arguments.json)
        print_document(document_of(arguments, report, path));
    else
        print_summary(arguments, report.counts, seconds);
    if (report.finding)
        throw Fault(fmt::format("game {}, after {} plies: {}. The game is in {}",
                                report.finding->game, report.finding->actions.size(),
                                report.finding->what, path));
    if (!arguments.json) fmt::print("nothing found\n");
}

}  // namespace

void add_fuzz(CLI::App& app) {
    const auto [command, arguments] =
        add_command(app, hunt, "fuzz",
                    "Play random games to find crashes, dead ends, endless "
                    "games and illegal actions that are accepted");
    add_game_argument(*command, arguments->setup);
    add_options_argument(*command, arguments->setup);
    command->add_option("--games", arguments->plan.games, "How many games")
        ->required()
        ->transform(from_to(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}));
    add_seed(*command, arguments->plan.seed,
             "The seed of the random games; another seed plays other games")
        ->capture_default_str();
    add_threads(*command, arguments->plan.threads);
    add_force_argument(*command, arguments->force);
    command->footer(
        "If something is found, the exit code is 1, and the game is written to a file that "
        "`occasus show`\n"
        "and `occasus log` can read.\n\n"
        "Examples:\n"
        "  occasus fuzz rome_must_fall --games 100000\n"
        "  occasus fuzz invasions --games 5000 --option scenario=4");
}

}  // namespace occasus::cli
