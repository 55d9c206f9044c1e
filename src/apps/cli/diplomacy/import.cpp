// occasus import: plays games of Diplomacy again that other programs or people wrote down.
#include <algorithm>
#include <fmt/core.h>
#include <fmt/ranges.h>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "apps/cli/commands.h"
#include "apps/cli/diplomacy/import_archive.h"
#include "apps/cli/diplomacy/import_text.h"
#include "apps/cli/diplomacy/import_webdiplomacy.h"
#include "apps/cli/exit.h"
#include "apps/cli/game_setup.h"
#include "apps/cli/option_values.h"
#include "apps/cli/output_arguments.h"
#include "apps/cli/records/package_game.h"
#include "apps/cli/records/save_file.h"
#include "apps/cli/terminal.h"
#include "record/json.h"

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
        for (const std::string& line : phase.strays)
            leave_out(phase.name, line, "no power stands above it");
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
        if (phase.date->step != Step::Adjustments || !phase.standing) return;
        Difference difference;
        difference.both(phase.standing->centres, standing().centres);
        difference.check(phase.name);
    }

    // A dislodged unit without a place to go may be listed or not.
    void compare(const ArchivePhase& phase) const {
        if (!phase.standing) return;
        const Standing ours = standing();
        const Standing& theirs = *phase.standing;
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

// --option goes before what the file says.
void add_option(MatchSetup& setup, const std::string& name, const std::string& value) {
    const auto& options = setup.game.options;
    if (std::none_of(options.begin(), options.end(),
                     [&](const auto& option) { return option.first == name; }))
        setup.game.options.emplace_back(name, value);
}

// Adds the fields of `occasus export`.
void add_own_fields(const Value& document, MatchSetup& setup) {
    if (const Value* own = document.find("occasus")) {
        const Value* options = own->find("options");
        if (options != nullptr && options->members() != nullptr)
            for (const auto& [name, value] : *options->members())
                if (value.text() != nullptr) add_option(setup, name, *value.text());
        const Value* board = own->find("board");
        if (board != nullptr && board->text() != nullptr && setup.game.board.empty())
            setup.game.board = *board->text();
        const Value* position = own->find("position");
        if (position != nullptr && !position->is_null()) setup.position = *position;
    }
    add_option(setup, "game", game_of_archive(document));
}

std::string chosen_game(const Setup& setup) {
    const auto found = std::find_if(setup.options.begin(), setup.options.end(),
                                    [](const auto& option) { return option.first == "game"; });
    return found->second;
}

// A game as it stands in the file: JSON, or a text.
using Written = std::variant<Value, std::string>;

// A file holds one JSON document, a list of them, one on each line, or text.
std::vector<Written> games_of_file(const std::string& file) {
    const std::string text = read_text(file);
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    std::vector<Written> games;
    if (begin == std::string::npos || (text[begin] != '{' && text[begin] != '[')) {
        for (std::string& game : games_in(text)) games.emplace_back(std::move(game));
        return games;
    }
    Result<Value> document = parse_json(text);
    if (document && document->items() == nullptr) return {std::move(*document)};
    if (document) return {document->items()->begin(), document->items()->end()};
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
        Result<Value> each = parse_json(line);
        // If the first line is no document, the file is one over several lines, and the fault is
        // its.
        if (!each) throw Refused(file + ": " + (games.empty() ? document : each).refusal().text);
        games.emplace_back(std::move(*each));
    }
    return games;
}

// The record, and a line for each order and message that it does not hold.
std::pair<std::string, std::vector<std::string>> imported(Written written,
                                                          const GameArguments& arguments) {
    if (auto* document = std::get_if<Value>(&written); document && is_of_webdiplomacy(*document))
        *document = package_form_of(*document);
    const GameKind& kind = game_named(kPackageGame);
    // Nothing is thrown in this game, so no dice need a seed.
    MatchSetup setup{.game = read_setup(arguments),
                     .position = std::nullopt,
                     .dice_typed = true,
                     .seed = std::nullopt};
    const auto* text = std::get_if<std::string>(&written);
    if (text != nullptr)
        add_option(setup, "game", game_of_text(*text));
    else
        add_own_fields(std::get<Value>(written), setup);
    Result<Match> match = Match::start(kind, setup);
    if (!match) throw Refused(&kind.facts, match.refusal());
    const std::shared_ptr<const Board> board = board_of(*match, chosen_game(setup.game));
    Importer importer(*match, *board);
    importer.play(text != nullptr ? read_text_archive(*text, *board)
                                  : read_archive(std::get<Value>(written), *board));
    return {match->saved(), importer.left_out()};
}

// `where` names the game, when there are several.
void import_game(const Written& game, const ImportArguments& arguments,
                 const OutputArguments& output, const std::string& where) {
    const auto [record, left_out] = imported(game, arguments.game);
    write_output(output, record);
    for (const std::string& line : left_out) fmt::print(stderr, "occasus: {}{}\n", where, line);
}

// Each game goes into the folder under its number; one that is refused stops no other. A file that
// is there already stops all, before any is written.
void import_into_folder(const std::vector<Written>& games, const ImportArguments& arguments) {
    const OutputArguments& folder = arguments.output;
    make_folder(folder.file);
    const auto place = [&](std::size_t number) {
        return OutputArguments{fmt::format("{}/{}.save", folder.file, number), folder.force};
    };
    for (std::size_t number = 1; number <= games.size(); ++number)
        check_place(place(number).file, folder.force ? Existing::Replace : Existing::Refuse);
    std::size_t refused = 0;
    for (std::size_t number = 1; number <= games.size(); ++number) {
        const std::string where = fmt::format("game {}: ", number);
        try {
            import_game(games[number - 1], arguments, place(number), where);
        } catch (const Refused& why) {
            fmt::print(stderr, "occasus: {}{}\n", where, why.what());
            ++refused;
        }
    }
    if (refused > 0)
        throw Refused(fmt::format("{} of {} not imported", refused, so_many(games.size(), "game")));
}

void import_games(const ImportArguments& arguments) {
    const std::vector<Written> games = games_of_file(arguments.file);
    if (games.empty()) throw Refused(arguments.file + ": it contains no game");
    if (games.size() == 1) return import_game(games.front(), arguments, arguments.output, "");
    if (arguments.output.file == "-")
        throw UsageError(fmt::format("{} holds {}: name a folder for them with -o", arguments.file,
                                     so_many(games.size(), "game")));
    import_into_folder(games, arguments);
}

}  // namespace

void add_import(CLI::App& app) {
    const auto [command, arguments] =
        add_command(app, import_games, "import",
                    "Replay games of Diplomacy from elsewhere and write their records");
    arguments->game.game = kPackageGame;
    add_text(
        *command, "file", arguments->file, "FILE",
        "Games as the Python package diplomacy or webDiplomacy writes them, or a text of phases "
        "and orders")
        ->required();
    add_options_argument(*command, arguments->game);
    add_output_arguments(*command, arguments->output,
                         "The file to write the record to; for several games a folder", "SAVE")
        ->capture_default_str();
    command->footer(
        "If the orders of a phase do not lead to the next position, the command refuses the file "
        "and\n"
        "names the phase and the difference. It lists on standard error the orders that are not\n"
        "carried out as written, and the messages, because records keep none. A text has a line "
        "for\n"
        "each phase (Spring 1901, Fall 1901 Retreats, S1901M), below it each power with its "
        "orders,\n"
        "in any notation; another game begins where the years go back.\n\n"
        "Examples:\n"
        "  occasus import game.json --option edition=1971 -o diplomacy.save\n"
        "  occasus import orders.txt -o diplomacy.save\n"
        "  occasus import games.jsonl -o games/");
}

}  // namespace occasus::cli
