// occasus import: plays a game of Diplomacy again from JSON that another program wrote.
#include <algorithm>
#include <fmt/core.h>
#include <fmt/ranges.h>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "apps/cli/commands.h"
#include "apps/cli/diplomacy/import_archive.h"
#include "apps/cli/exit.h"
#include "apps/cli/game_setup.h"
#include "apps/cli/output_arguments.h"
#include "apps/cli/records/package_game.h"
#include "apps/cli/records/save_file.h"

namespace occasus::cli {

namespace {

using diplomacy::Board;
using diplomacy::Phase;
using diplomacy::Step;

struct ImportArguments {
    GameArguments game;
    std::string file;
    OutputArguments output;
};

std::shared_ptr<const Board> board_of(const Match& match, const std::string& game) {
    return *Board::parse(match.game().board_text(), *diplomacy::key_in(diplomacy::kGames, game));
}

bool is_before(const Phase& one, const Phase& other) {
    return std::tuple(one.year, one.season, one.step) <
           std::tuple(other.year, other.season, other.step);
}

// The differences between the file and the game at a phase.
class Difference {
  public:
    void only_file(const std::set<std::string>& file, const std::set<std::string>& game,
                   std::string_view word = {}) {
        add_missing(file, game, word, only_file_);
    }
    void only_game(const std::set<std::string>& file, const std::set<std::string>& game,
                   std::string_view word = {}) {
        add_missing(game, file, word, only_game_);
    }
    void both(const std::set<std::string>& file, const std::set<std::string>& game) {
        only_file(file, game);
        only_game(file, game);
    }

    // Throws Refused when there is any.
    void check(const std::string& phase) const {
        if (only_file_.empty() && only_game_.empty()) return;
        throw Refused(
            fmt::format("{}: state differs from the game played so far; only the file has: {}; "
                        "only the game has: {}",
                        phase, list(only_file_), list(only_game_)));
    }

  private:
    static void add_missing(const std::set<std::string>& all, const std::set<std::string>& known,
                            std::string_view word, std::vector<std::string>& missing) {
        for (const std::string& item : all)
            if (known.count(item) == 0) missing.push_back(item + std::string(word));
    }
    static std::string list(const std::vector<std::string>& items) {
        return items.empty() ? "nothing" : fmt::format("{}", fmt::join(items, ", "));
    }

    std::vector<std::string> only_file_;
    std::vector<std::string> only_game_;
};

class Importer {
  public:
    Importer(Match& match, const Board& board) : match_(match), board_(board) {}

    void play(const std::vector<ArchivePhase>& phases) {
        for (std::size_t i = 0; i < phases.size(); ++i) take(phases[i], i + 1 == phases.size());
    }

    // Each order and message that the record does not hold as it was written, a line each.
    const std::vector<std::string>& left_out() const { return left_out_; }

  private:
    Phase date() const { return *diplomacy::parse_phase(match_.game().phase(match_.state())); }

    // The last phase of an archive has no orders: it is the position reached.
    void take(const ArchivePhase& phase, bool is_last) {
        for (const std::string& message : phase.press)
            leave_out(phase.name, message, "records do not keep messages");
        if (!phase.date) return compare(phase);
        catch_up(phase);
        const bool is_end = is_last && !phase.has_orders();
        if (match_.over() && !is_end)
            throw Refused(phase.name + ": the game is over before this phase");
        if (!match_.over() && date() != *phase.date) {
            if (phase.date->step != Step::Movement) {
                leave_out_unasked(phase, {});
                return pass_over(phase);
            }
            throw Refused(fmt::format("{}: the game is in {} already", phase.name,
                                      match_.game().phase(match_.state())));
        }
        compare(phase);
        if (!is_end) answer(&phase);
    }

    // In phases that the archive skips, no power has given orders.
    void catch_up(const ArchivePhase& phase) {
        while (!match_.over() && is_before(date(), *phase.date)) {
            if (date().step == Step::Movement)
                throw Refused(fmt::format("{}: the phase {} before it is missing", phase.name,
                                          match_.game().phase(match_.state())));
            answer(nullptr);
        }
    }

    void leave_out(const std::string& where, std::string_view text, std::string_view why) {
        left_out_.push_back(fmt::format("{}: left out: {}: {}", where, text, why));
    }
    // The orders of powers that have nothing to order.
    void leave_out_unasked(const ArchivePhase& phase, const std::vector<Seat>& asked) {
        for (std::size_t power = 0; power < phase.orders.size(); ++power) {
            if (!phase.orders[power]) continue;
            if (std::any_of(asked.begin(), asked.end(), [&](Seat seat) {
                    return static_cast<std::size_t>(seat_index(seat)) == power;
                }))
                continue;
            for (const std::string& order : *phase.orders[power])
                leave_out(phase.name + ", " + board_.powers[power].id, order,
                          "it has no orders to give");
        }
    }
    void leave_out_refused(const ArchivePhase& phase, std::size_t power, const OrderSet& set) {
        for (const WrittenOrder& order : set.orders)
            if (order.refused)
                leave_out(phase.name + ", " + board_.powers[power].id, order.text,
                          refusal_line(&match_.game().facts(), *order.refused));
    }

    // All who are asked; without a phase nobody has sent anything.
    void answer(const ArchivePhase* phase) {
        const std::vector<Seat> asked = match_.game().sealed_seats(match_.state());
        if (phase != nullptr) leave_out_unasked(*phase, asked);
        for (const Seat seat : asked) {
            const auto power = static_cast<std::size_t>(seat_index(seat));
            const bool is_silent = phase == nullptr || !phase->orders[power];
            const OrderSet set =
                is_silent ? match_.game().no_orders(match_.state(), seat)
                          : match_.game().read_orders(match_.state(), seat, *phase->orders[power]);
            if (phase != nullptr) leave_out_refused(*phase, power, set);
            for (const std::string& action : set.actions)
                if (const auto refusal = match_.act(seat, action))
                    throw Refused(&match_.game().facts(), *refusal);
        }
    }

    // It asked nobody here, and what it led to is compared with the phase after it. Centres change
    // hands before a Winter.
    void pass_over(const ArchivePhase& phase) const {
        if (phase.date->step != Step::Adjustments) return;
        Difference difference;
        difference.both(phase.standing.centres, standing().centres);
        difference.check(phase.name);
    }

    // A dislodged unit without a place to go may be listed or not.
    void compare(const ArchivePhase& phase) const {
        const Standing ours = standing();
        const Standing& theirs = phase.standing;
        Difference difference;
        difference.both(theirs.units, ours.units);
        difference.both(theirs.centres, ours.centres);
        difference.only_file(theirs.dislodged, all_dislodged(), " dislodged");
        difference.only_game(theirs.dislodged, ours.dislodged, " dislodged");
        difference.check(phase.name);
    }
    Standing standing() const {
        return read_standing(package_state(match_.game(), match_.state()), board_, "the game");
    }
    std::set<std::string> all_dislodged() const {
        std::set<std::string> units;
        const Value position = match_.game().position(match_.state());
        for (const Value& loser : *position.find("dislodged")->items())
            units.insert(*loser.find("unit")->text());
        return units;
    }

    Match& match_;
    const Board& board_;
    std::vector<std::string> left_out_;
};

// Adds the fields of `occasus export`; --option goes before them.
void add_own_fields(const Value& document, MatchSetup& setup) {
    const auto add = [&](const std::string& name, const std::string& value) {
        const auto& options = setup.game.options;
        if (std::none_of(options.begin(), options.end(),
                         [&](const auto& option) { return option.first == name; }))
            setup.game.options.emplace_back(name, value);
    };
    if (const Value* own = document.find("occasus")) {
        const Value* options = own->find("options");
        if (options != nullptr && options->members() != nullptr)
            for (const auto& [name, value] : *options->members())
                if (value.text() != nullptr) add(name, *value.text());
        const Value* board = own->find("board");
        if (board != nullptr && board->text() != nullptr && setup.game.board.empty())
            setup.game.board = *board->text();
        const Value* position = own->find("position");
        if (position != nullptr && !position->is_null()) setup.position = *position;
    }
    add("game", game_of_archive(document));
}

std::string chosen_game(const Setup& setup) {
    const auto found = std::find_if(setup.options.begin(), setup.options.end(),
                                    [](const auto& option) { return option.first == "game"; });
    return found->second;
}

void import_game(const ImportArguments& arguments) {
    const Value document = read_document(arguments.file);
    const GameKind& kind = game_named(kPackageGame);
    // Nothing is thrown in this game, so no dice need a seed.
    MatchSetup setup{.game = read_setup(arguments.game),
                     .position = std::nullopt,
                     .dice_typed = true,
                     .seed = std::nullopt};
    add_own_fields(document, setup);
    Result<Match> match = Match::start(kind, setup);
    if (!match) throw Refused(&kind.facts, match.refusal());
    const std::shared_ptr<const Board> board = board_of(*match, chosen_game(setup.game));
    Importer importer(*match, *board);
    importer.play(read_archive(document, *board));
    write_output(arguments.output, match->saved());
    for (const std::string& line : importer.left_out()) fmt::print(stderr, "occasus: {}\n", line);
}

}  // namespace

void add_import(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("import", "Replay a game of Diplomacy from JSON and write its record");
    auto arguments = std::make_shared<ImportArguments>();
    arguments->game.game = kPackageGame;
    command->add_option("file", arguments->file, "A game as the Python package diplomacy writes it")
        ->required()
        ->type_name("FILE");
    add_options_argument(*command, arguments->game);
    add_output_arguments(*command, arguments->output, "The file to write the record to", "SAVE")
        ->capture_default_str();
    command->footer(
        "If the orders of a phase do not lead to the next position, the file is refused, and the\n"
        "phase and the difference are named. Orders that are not carried out as written, and\n"
        "messages, which records do not keep, are listed on standard error.\n\n"
        "Example:\n  occasus import game.json --option edition=1971 -o diplomacy.save");
    command->callback([arguments] { import_game(*arguments); });
}

}  // namespace occasus::cli
