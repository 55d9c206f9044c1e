#include "apps/lab/design.h"

#include <algorithm>
#include <filesystem>
#include <fmt/core.h>
#include <fmt/ranges.h>
#include <numeric>
#include <optional>
#include <set>

#include "core/figure_file.h"
#include "core/list_of.h"
#include "core/near_name.h"
#include "core/number.h"
#include "core/options.h"

#include "ai/any_player.h"
#include "apps/engine/program_player.h"
#include "apps/files.h"
#include "games/registry.h"
#include "record/digest.h"
#include "record/json.h"
#include "record/match.h"

namespace occasus::lab {

namespace {

constexpr std::size_t kMostCells = 100'000;
constexpr std::size_t kIdLetters = 32;
// Random games whose hash tells rules that play differently apart, as `occasus bench` does.
constexpr int kSignatureGames = 4;

// A setting with one level chosen.
struct Choice {
    const Setting* setting;
    const Level* level;
};

std::string figure_name(const Figure& figure) {
    return fmt::format("{},{},{}", figure.fact, figure.of,
                       figure.number == 0 ? "" : std::to_string(figure.number));
}

// "timeline of vandals for 3".
std::string words_for(std::string_view figure) {
    const std::size_t first = figure.find(',');
    const std::size_t second = std::min(figure.find(',', first + 1), figure.size());
    const std::string_view of = figure.substr(first + 1, second - first - 1);
    const std::string_view number = figure.substr(std::min(second + 1, figure.size()));
    return fmt::format("{}{}{}{}{}", figure.substr(0, first), of.empty() ? "" : " of ", of,
                       number.empty() ? "" : " for ", number);
}

bool matches(std::string_view pattern, std::string_view name) {
    return pattern == "*" || pattern == name;
}

// Whether "fact,*,3" fits a figure.
bool matches(std::string_view pattern, const Figure& figure) {
    const std::size_t first = pattern.find(',');
    const std::size_t second = pattern.find(',', first + 1);
    const std::string_view number =
        second == std::string_view::npos ? "" : pattern.substr(second + 1);
    return matches(pattern.substr(0, first), figure.fact) &&
           matches(pattern.substr(first + 1, second - first - 1), figure.of) &&
           matches(number, figure.number == 0 ? std::string() : std::to_string(figure.number));
}

class Maker {
  public:
    explicit Maker(const Experiment& experiment) : experiment_(experiment) {
        kind_ = find_game(experiment.game);
        if (kind_ == nullptr)
            refuse(experiment, experiment.game_place, cli::no_such_game(experiment.game));
        for (const Setting& setting : experiment.settings) expand(setting, fixed_);
        for (const Setting& setting : experiment.variables) expand(setting, varied_);
    }

    Layout make() {
        Layout layout;
        for (const Setting& setting : varied_) {
            Variable variable{name_of(setting), {}, setting.kind == SettingKind::Figure};
            for (const Level& level : setting.levels) variable.levels.push_back(level.text);
            layout.variables.push_back(std::move(variable));
        }
        std::set<std::string> seen;
        for (const std::vector<int>& chosen : combinations()) {
            Cell cell = make_cell(chosen);
            if (seen.insert(cell.id).second) layout.cells.push_back(std::move(cell));
        }
        layout.files = std::move(files_);
        return layout;
    }

  private:
    // One setting for each figure that a pattern fits, or for each seat.
    void expand(const Setting& setting, std::vector<Setting>& out) {
        if (setting.kind != SettingKind::Figure || setting.figure.find('*') == std::string::npos)
            return out.push_back(setting);
        const Result<std::vector<Figure>> figures = read_figures(
            figures_of(setup_of(plain_choices()), setting, plain_choices()), setting.of);
        const std::size_t before = out.size();
        for (const Figure& figure : *figures)
            if (matches(setting.figure, figure)) {
                out.push_back(setting);
                out.back().figure = figure_name(figure);
            }
        if (out.size() == before)
            refuse(experiment_, setting.place, "the file has no number with that name");
    }

    static std::string name_of(const Setting& setting) {
        switch (setting.kind) {
            case SettingKind::Option:
                return setting.of;
            case SettingKind::Figure:
                return words_for(setting.figure);
            case SettingKind::Player:
                return "player " + setting.of;
            case SettingKind::Rival:
                return "rival " + setting.of;
        }
        return {};
    }

    // For each cell the number of the level of each variable; -1: not set.
    std::vector<std::vector<int>> combinations() const {
        switch (experiment_.design) {
            case Design::Grid:
                return grid();
            case Design::Hypercube:
                return hypercube();
            case Design::OneAtATime:
                return one_at_a_time();
        }
        return {};
    }

    std::vector<std::vector<int>> grid() const {
        std::size_t count = 1;
        for (const Setting& setting : varied_) {
            count *= setting.levels.size();
            if (count > kMostCells)
                refuse(experiment_, setting.place,
                       fmt::format("the grid has more than {} setups", kMostCells));
        }
        std::vector<std::vector<int>> cells(count, std::vector<int>(varied_.size()));
        for (std::size_t cell = 0; cell < count; ++cell) {
            std::size_t rest = cell;
            for (std::size_t at = varied_.size(); at-- > 0;) {
                const std::size_t levels = varied_[at].levels.size();
                cells[cell][at] = static_cast<int>(rest % levels);
                rest /= levels;
            }
        }
        return cells;
    }

    // Each variable goes through its levels evenly, in an order of its own.
    std::vector<std::vector<int>> hypercube() const {
        const auto count = static_cast<std::size_t>(experiment_.samples);
        std::vector<std::vector<int>> cells(count, std::vector<int>(varied_.size()));
        for (std::size_t at = 0; at < varied_.size(); ++at) {
            std::vector<std::size_t> order(count);
            std::iota(order.begin(), order.end(), std::size_t{0});
            Rng rng(experiment_.seed, at);
            for (std::size_t left = count; left > 1; --left)
                std::swap(order[left - 1], order[rng.below(static_cast<std::uint32_t>(left))]);
            for (std::size_t cell = 0; cell < count; ++cell)
                cells[cell][at] = static_cast<int>(order[cell] * varied_[at].levels.size() / count);
        }
        return cells;
    }

    // First nothing is changed, then one thing at a time.
    std::vector<std::vector<int>> one_at_a_time() const {
        std::vector<std::vector<int>> cells(1, std::vector<int>(varied_.size(), -1));
        for (std::size_t at = 0; at < varied_.size(); ++at)
            for (std::size_t level = 0; level < varied_[at].levels.size(); ++level) {
                cells.emplace_back(varied_.size(), -1);
                cells.back()[at] = static_cast<int>(level);
            }
        return cells;
    }

    std::vector<Choice> choices_of(const std::vector<int>& chosen) const {
        std::vector<Choice> choices;
        choices.reserve(fixed_.size() + chosen.size());
        for (const Setting& setting : fixed_) choices.push_back({&setting, &setting.levels[0]});
        for (std::size_t at = 0; at < chosen.size(); ++at)
            if (chosen[at] >= 0)
                choices.push_back(
                    {&varied_[at], &varied_[at].levels[static_cast<std::size_t>(chosen[at])]});
        return choices;
    }

    Cell make_cell(const std::vector<int>& chosen) {
        const std::vector<Choice> choices = choices_of(chosen);
        Cell cell;
        for (std::size_t at = 0; at < chosen.size(); ++at)
            cell.levels.push_back(
                chosen[at] < 0 ? ""
                               : varied_[at].levels[static_cast<std::size_t>(chosen[at])].text);
        cell.plan.setup = setup_of(choices);
        cell.game = make_game(cell.plan.setup, choices);
        cell.game->start(cell.plan.start);
        cell.plan.games = experiment_.most();
        cell.plan.clock = false;
        cell.plan.players = people(*cell.game, choices, SettingKind::Player);
        cell.plan.rivals = people(*cell.game, choices, SettingKind::Rival);
        check_stop(*cell.game, cell.plan);
        find_quantities(cell);
        describe(cell);
        return cell;
    }

    std::string path_of(const std::string& name) const {
        const std::filesystem::path path(name);
        if (path.is_absolute()) return name;
        return (std::filesystem::path(experiment_.file).parent_path() / path).string();
    }

    void choose_option(Setup& setup, const Choice& choice) const {
        const std::string& name = choice.setting->of;
        std::string value = choice.level->text;
        const auto options = kind_->facts.options;
        const auto option = std::find_if(options.begin(), options.end(),
                                         [&](const OptionFact& fact) { return fact.name == name; });
        if (option != options.end() && takes_file(*option) && !is_listed(*option, value)) {
            if (!std::filesystem::is_regular_file(path_of(value)))
                refuse(experiment_, choice.setting->place,
                       fmt::format("there is no file \"{}\"", path_of(value)));
            value = read_text(path_of(value));
            if (value.empty() || value.back() != '\n') value += '\n';
        }
        if (name == kBoardOption) {
            setup.board = value;
            return;
        }
        std::erase_if(setup.options, [&](const auto& pair) { return pair.first == name; });
        setup.options.emplace_back(name, value);
    }

    // The options that do not vary.
    std::vector<Choice> plain_choices() const {
        std::vector<Choice> choices;
        for (const Setting& setting : experiment_.settings)
            if (setting.kind == SettingKind::Option)
                choices.push_back({&setting, &setting.levels[0]});
        return choices;
    }

    // The file of an option, as it is in force. `options` are the choices that the setup is of.
    std::string figures_of(const Setup& setup, const Setting& setting,
                           const std::vector<Choice>& options) const {
        const std::string& option = setting.of;
        if (option == kBoardOption) {
            if (!setup.board.empty()) return setup.board;
            return std::string(make_game(setup, options)->board_text());
        }
        std::string value;
        for (const OptionFact& fact : kind_->facts.options)
            if (fact.name == option && takes_file(fact)) value = fact.fallback;
        if (value.empty())
            refuse(
                experiment_, setting.place,
                fmt::format("{} has no option \"{}\" that takes a file", kind_->facts.id, option));
        for (const auto& [name, chosen] : setup.options)
            if (name == option) value = chosen;
        return is_file_text(value) ? value
                                   : std::string(built_in_figures(kind_->facts.id, option, value));
    }

    std::string with_figure(const std::string& text, const Choice& choice) const {
        const Setting& setting = *choice.setting;
        const Result<std::vector<Figure>> figures = read_figures(text, setting.of);
        if (!figures) refuse(experiment_, setting.place, figures.refusal().text);
        const auto figure = std::find_if(figures->begin(), figures->end(), [&](const Figure& one) {
            return matches(setting.figure, one);
        });
        if (figure == figures->end())
            refuse(experiment_, setting.place,
                   fmt::format("the file has no number \"{}\"", setting.figure));
        std::string value = choice.level->text;
        if (choice.level->relative) {
            const auto before = parse_number<int>(figure->value);
            const auto more = parse_number<int>(value.substr(value.front() == '+' ? 1 : 0));
            if (!before || !more)
                refuse(experiment_, setting.place,
                       fmt::format("{} cannot be added to \"{}\"", value, figure->value));
            value = std::to_string(*before + *more);
        }
        // The same number is the same setup.
        if (value == figure->value) return text;
        return with_value(text, *figure, value, "OWN set by the experiment");
    }

    Setup setup_of(const std::vector<Choice>& choices) const {
        Setup setup;
        std::vector<Choice> options;
        for (const Choice& choice : choices)
            if (choice.setting->kind == SettingKind::Option) options.push_back(choice);
        for (const Choice& choice : options) choose_option(setup, choice);
        for (const Choice& choice : choices) {
            if (choice.setting->kind != SettingKind::Figure) continue;
            const std::string text =
                with_figure(figures_of(setup, *choice.setting, options), choice);
            if (choice.setting->of == kBoardOption) {
                setup.board = text;
            } else {
                std::erase_if(setup.options,
                              [&](const auto& pair) { return pair.first == choice.setting->of; });
                setup.options.emplace_back(choice.setting->of, text);
            }
        }
        if (kind_->shorten != nullptr) kind_->shorten(setup);
        return setup;
    }

    std::shared_ptr<const AnyGame> make_game(const Setup& setup,
                                             const std::vector<Choice>& choices) const {
        Result<std::shared_ptr<const AnyGame>> game = kind_->make(setup);
        if (!game) blame(choices, game.refusal());
        return *game;
    }

    // The last choice without which there would be a game: what varies is more likely at fault.
    [[noreturn]] void blame(const std::vector<Choice>& choices, const Refusal& refusal) const {
        const Choice* guilty = nullptr;
        for (const Choice& choice : choices) {
            std::vector<Choice> others;
            for (const Choice& other : choices)
                if (other.setting != choice.setting) others.push_back(other);
            if (kind_->make(setup_of(others))) guilty = &choice;
        }
        if (guilty == nullptr && !choices.empty()) guilty = &choices.back();
        if (guilty == nullptr) refuse(experiment_, experiment_.game_place, refusal.text);
        refuse(experiment_, guilty->setting->place,
               fmt::format("{} is refused: {}", guilty->level->text, refusal.text));
    }

    std::size_t seat_of(const AnyGame& game, const std::string& id, const Place& place) const {
        const auto seats = game.facts().seats;
        const auto seat = std::find_if(seats.begin(), seats.end(),
                                       [&](const SeatFact& fact) { return fact.id == id; });
        if (seat != seats.end()) return static_cast<std::size_t>(seat - seats.begin());
        std::vector<std::string_view> known = names_in(seats, &SeatFact::id);
        known.insert(known.begin(), "all");
        refuse(experiment_, place, no_such("seat", id, known));
    }

    void check_player(const AnyGame& game, const Choice& choice) const {
        const std::string& id = choice.level->text;
        if (!engine::program_in(id).empty() || make_player(game, id)) return;
        refuse(experiment_, choice.setting->place, cli::no_such_player(kind_->facts.id, id));
    }

    // The player of each seat; empty without rivals. A seat that is not named is played by uniform,
    // or by the rival's player.
    std::vector<std::string> people(const AnyGame& game, const std::vector<Choice>& choices,
                                    SettingKind kind) const {
        std::vector<std::string> people;
        if (kind == SettingKind::Rival) {
            if (std::none_of(choices.begin(), choices.end(),
                             [&](const Choice& one) { return one.setting->kind == kind; }))
                return people;
            people = this->people(game, choices, SettingKind::Player);
        } else {
            people.assign(game.facts().seats.size(), "uniform");
        }
        for (const bool all : {true, false})
            for (const Choice& choice : choices) {
                if (choice.setting->kind != kind || (choice.setting->of == "all") != all) continue;
                check_player(game, choice);
                if (all)
                    people.assign(people.size(), choice.level->text);
                else
                    people[seat_of(game, choice.setting->of, choice.setting->place)] =
                        choice.level->text;
            }
        return people;
    }

    void check_stop(const AnyGame& game, const cli::SimulationPlan& plan) const {
        if (!experiment_.stop) return;
        const StopRule& stop = *experiment_.stop;
        seat_of(game, stop.seat, {stop.place.line, "stop.seat"});
        if (stop.width == 0 && plan.rivals.empty())
            refuse(experiment_, stop.place,
                   "a difference needs [rivals] to compare the players with");
    }

    void find_quantities(Cell& cell) const {
        for (const QuantityName& wanted : experiment_.quantities) {
            const Result<Quantity> quantity =
                find_quantity(*cell.game, cell.plan.start, wanted.name);
            if (!quantity) refuse(experiment_, wanted.place, quantity.refusal().text);
            (wanted.each_turn ? cell.each_turn : cell.at_end).push_back(*quantity);
        }
    }

    std::string keep_file(const std::string& text) {
        const std::string digest = to_hex(sha256(text));
        files_.emplace(digest, text);
        return digest;
    }

    void describe(Cell& cell) {
        Value options = Value::fields();
        for (const auto& [name, value] : cell.plan.setup.options)
            options.set(name, is_file_text(value) ? "sha256 " + keep_file(value) : value);
        Value recorded = Value::fields();
        recorded.set("end", list_of(cell.at_end, &Quantity::name));
        recorded.set("turn", list_of(cell.each_turn, &Quantity::name));
        const auto random = cell.game->playouts(cell.plan.start, 1, 0, kSignatureGames);
        cell.document =
            Value::fields()
                .set("game", kind_->facts.id)
                .set("rules_version", kind_->facts.rules_version)
                .set("signature", fmt::format("{:016x}", random.signature))
                .set("options", std::move(options))
                .set("board", "sha256 " + keep_file(std::string(cell.game->board_text())))
                .set("players", list_of(cell.plan.players))
                .set("rivals", list_of(cell.plan.rivals))
                .set("seed", cli::seed_document(experiment_.seed))
                .set("dice", experiment_.same_dice ? "same" : "own")
                .set("record", std::move(recorded));
        const Digest digest = sha256(to_json(cell.document));
        cell.id = to_hex(digest).substr(0, kIdLetters);
        cell.plan.seed = experiment_.seed;
        if (experiment_.same_dice) return;
        for (std::size_t byte = 0; byte < sizeof(std::uint64_t); ++byte)
            cell.plan.seed = (cell.plan.seed << 8U) ^ (cell.plan.seed >> 56U) ^ digest[byte];
    }

    const Experiment& experiment_;
    const GameKind* kind_ = nullptr;
    std::vector<Setting> fixed_;
    std::vector<Setting> varied_;
    std::map<std::string, std::string> files_;
};

}  // namespace

Layout lay_out(const Experiment& experiment) {
    return Maker(experiment).make();
}

}  // namespace occasus::lab
