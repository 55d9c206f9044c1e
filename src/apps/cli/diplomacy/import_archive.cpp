#include "apps/cli/diplomacy/import_archive.h"

#include <algorithm>
#include <fmt/core.h>

#include "apps/cli/exit.h"
#include "apps/cli/records/package_game.h"
#include "games/diplomacy/words/notation.h"
#include "record/json.h"

namespace occasus::cli {

namespace {

using diplomacy::Board;

const Value& field_in(const Value& value, std::string_view name, const std::string& where) {
    const Value* field = value.find(name);
    if (field == nullptr) throw Refused(fmt::format("{}: there is no field {}", where, name));
    return *field;
}
const Value::List& list_in(const Value& value, const std::string& where) {
    if (value.items() == nullptr) throw Refused(where + " is not a list");
    return *value.items();
}
const Value::Fields& fields_in(const Value& value, const std::string& where) {
    if (value.members() == nullptr) throw Refused(where + " is not an object");
    return *value.members();
}
const std::string& text_in(const Value& value, const std::string& where) {
    if (value.text() == nullptr) throw Refused(where + " is not a text");
    return *value.text();
}

std::size_t power_in(const Board& board, const std::string& name, const std::string& where) {
    const int power = board.find_power(name);
    if (power == diplomacy::kNobody)
        throw Refused(fmt::format("{}: there is no power \"{}\"", where, name));
    return static_cast<std::size_t>(power);
}

void read_unit(const Board& board, const std::string& power, std::string text,
               const std::string& where, Standing& standing) {
    const bool is_dislodged = !text.empty() && text.front() == '*';
    if (is_dislodged) text.erase(0, 1);
    const diplomacy::WrittenUnit unit = diplomacy::read_unit(board, text);
    if (unit.place == diplomacy::kNowhere)
        throw Refused(fmt::format("{}: \"{}\" is not a unit", where, text));
    (is_dislodged ? standing.dislodged : standing.units)
        .insert(power + " " + unit_text(board, {0, unit.kind, unit.place}));
}

std::vector<std::string> read_texts(const Value& value, const std::string& where) {
    std::vector<std::string> texts;
    for (const Value& text : list_in(value, where)) texts.push_back(text_in(text, where));
    return texts;
}

// A message of any form; one part of it is missing where the file has none.
std::string read_message(const Value& message) {
    const auto part = [&](std::string_view name) {
        const Value* text = message.find(name);
        return text != nullptr && text->text() != nullptr ? *text->text() : std::string();
    };
    return fmt::format("{} to {}: {}", part("sender"), part("recipient"),
                       to_json(Value(part("message"))));
}

// In a list, or by the time when they were sent.
std::vector<std::string> read_press(const Value* messages) {
    std::vector<std::string> press;
    if (messages == nullptr) return press;
    if (messages->items() != nullptr)
        for (const Value& message : *messages->items()) press.push_back(read_message(message));
    if (messages->members() != nullptr)
        for (const auto& [sent, message] : *messages->members())
            press.push_back(read_message(message));
    return press;
}

ArchivePhase read_phase(const Value& document, const Board& board, const std::string& where) {
    ArchivePhase phase;
    phase.name = text_in(field_in(document, "name", where), where + ".name");
    phase.date = diplomacy::parse_phase(phase.name);
    if (!phase.date && phase.name != kCompleted)
        throw Refused(
            fmt::format("{}.name: \"{}\" is not a phase; an example is S1901M", where, phase.name));
    const std::string here = fmt::format("{} ({})", where, phase.name);
    phase.standing =
        read_standing(field_in(document, "state", here), board, fmt::format("{}.state", here));
    phase.press = read_press(document.find("messages"));
    const Value* orders = document.find("orders");
    if (orders == nullptr || orders->is_null()) return phase;
    for (const auto& [name, texts] : fields_in(*orders, here + ".orders")) {
        const std::size_t power = power_in(board, name, here + ".orders");
        if (!texts.is_null())
            phase.orders[power] = read_texts(texts, fmt::format("{}.orders.{}", here, name));
    }
    return phase;
}

bool is_power_of(const diplomacy::Board& board, const std::string& name) {
    return std::any_of(board.powers.begin(), board.powers.end(),
                       [&](const diplomacy::Power& power) { return power.id == name; });
}

}  // namespace

bool ArchivePhase::has_orders() const {
    return std::any_of(orders.begin(), orders.end(),
                       [](const auto& texts) { return texts && !texts->empty(); });
}

std::string game_of_archive(const Value& document) {
    using diplomacy::Game;
    const auto id = [](Game game) {
        return std::string(diplomacy::name_in(diplomacy::kGames, game));
    };
    const Value* map = document.find("map");
    if (map != nullptr && text_in(*map, "map") == id(Game::FallOfRome)) return id(Game::FallOfRome);
    if (map != nullptr && *map->text() != id(Game::Standard))
        throw Refused(fmt::format("map: \"{}\" is unknown; known are: {}, {}", *map->text(),
                                  id(Game::Standard), id(Game::FallOfRome)));
    const Value::List& phases = list_in(field_in(document, "phases", "the game"), "phases");
    if (phases.empty()) throw Refused("phases: the list is empty");
    const Value& state = field_in(phases.front(), "state", "phases[0]");
    const auto variant = *Board::parse(diplomacy::built_in_board(), Game::FallOfRome);
    const auto& units =
        fields_in(field_in(state, "units", "phases[0].state"), "phases[0].state.units");
    const bool is_variant = std::any_of(units.begin(), units.end(), [&](const auto& power) {
        return is_power_of(*variant, power.first);
    });
    return id(is_variant ? Game::FallOfRome : Game::Standard);
}

std::vector<ArchivePhase> read_archive(const Value& document, const Board& board) {
    std::vector<ArchivePhase> phases;
    for (const Value& phase : list_in(field_in(document, "phases", "the game"), "phases"))
        phases.push_back(read_phase(phase, board, fmt::format("phases[{}]", phases.size())));
    if (phases.empty()) throw Refused("phases: the list is empty");
    return phases;
}

Standing read_standing(const Value& state, const Board& board, const std::string& where) {
    Standing standing;
    const std::string units = where + ".units";
    for (const auto& [name, list] : fields_in(field_in(state, "units", where), units)) {
        const std::string& power = board.powers[power_in(board, name, units)].id;
        const std::string field = fmt::format("{}.{}", units, name);
        for (const std::string& text : read_texts(list, field))
            read_unit(board, power, text, field, standing);
    }
    const std::string centres = where + ".centers";
    for (const auto& [name, list] : fields_in(field_in(state, "centers", where), centres)) {
        const std::string& power = board.powers[power_in(board, name, centres)].id;
        for (const std::string& label : read_texts(list, fmt::format("{}.{}", centres, name))) {
            if (board.find_place(label) == diplomacy::kNowhere)
                throw Refused(fmt::format("{}.{}: \"{}\" is not a place", centres, name, label));
            standing.centres.insert(fmt::format("{} owns {}", power, label));
        }
    }
    return standing;
}

}  // namespace occasus::cli
