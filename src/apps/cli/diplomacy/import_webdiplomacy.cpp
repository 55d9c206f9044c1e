#include "apps/cli/diplomacy/import_webdiplomacy.h"

#include <array>
#include <fmt/core.h>
#include <string>

#include "core/number.h"

#include "apps/cli/exit.h"

namespace occasus::cli {

namespace {

constexpr std::int64_t kStandard = 1;  // The variant that is the standard game.

// By the numbers of its standard map. Zero is nobody, and nowhere.
constexpr auto kCountries = std::to_array<const char*>(
    {"", "ENGLAND", "FRANCE", "ITALY", "GERMANY", "AUSTRIA", "TURKEY", "RUSSIA"});
constexpr auto kTerritories = std::to_array<const char*>(
    {"",       "CLY",    "EDI",    "LVP",    "YOR",   "WAL", "LON", "POR", "SPA", "NAF", "TUN",
     "NAP",    "ROM",    "TUS",    "PIE",    "VEN",   "APU", "GRE", "ALB", "SER", "BUL", "RUM",
     "CON",    "SMY",    "ANK",    "ARM",    "SYR",   "SEV", "UKR", "WAR", "LVN", "MOS", "STP",
     "FIN",    "SWE",    "NWY",    "DEN",    "KIE",   "BER", "PRU", "SIL", "MUN", "RUH", "HOL",
     "BEL",    "PIC",    "BRE",    "PAR",    "BUR",   "MAR", "GAS", "BAR", "NWG", "NTH", "SKA",
     "HEL",    "BAL",    "BOT",    "NAO",    "IRI",   "ENG", "MAO", "WES", "LYO", "TYS", "ION",
     "ADR",    "AEG",    "EAS",    "BLA",    "TYR",   "BOH", "VIE", "TRI", "BUD", "GAL", "SPA/NC",
     "SPA/SC", "STP/NC", "STP/SC", "BUL/EC", "BUL/SC"});

// A part of the document, and its place there.
struct Part {
    const Value& value;
    std::string where;

    std::string text(std::string_view name) const {
        const Value* field = value.find(name);
        return field != nullptr && field->text() != nullptr ? *field->text() : std::string();
    }
    // A number, or a text that spells one.
    std::int64_t number(std::string_view name) const {
        const Value* field = value.find(name);
        if (field != nullptr && field->number() != nullptr) return *field->number();
        if (const auto spelt = parse_number<std::int64_t>(text(name))) return *spelt;
        throw Refused(fmt::format("{}.{} is not a number", where, name));
    }
    template <std::size_t kMany>
    std::string name(const std::array<const char*, kMany>& names, std::string_view field) const {
        const std::int64_t which = number(field);
        if (which < 0 || which >= std::int64_t{kMany})
            throw Refused(fmt::format("{}.{}: the standard map of webDiplomacy has no {}", where,
                                      field, which));
        return names.at(static_cast<std::size_t>(which));
    }
    std::string country() const { return name(kCountries, "countryID"); }
    std::string territory(std::string_view field) const { return name(kTerritories, field); }
    char unit_kind() const { return text("unitType") == "Fleet" ? 'F' : 'A'; }
    // The parts of a list; none if there is no such list.
    template <class Take>
    void each(std::string_view name, const Take& take) const {
        const Value* list = value.find(name);
        if (list == nullptr || list->items() == nullptr) return;
        std::size_t place = 0;
        for (const Value& item : *list->items())
            take(Part{item, fmt::format("{}.{}[{}]", where, name, place++)});
    }
};

// The unit in a province, as orders name it: "F STP/SC".
std::string unit_in(const Part& phase, const std::string& territory, bool is_retreating) {
    std::string found = territory;
    phase.each("units", [&](const Part& unit) {
        const std::string here = unit.territory("terrID");
        if (here.substr(0, 3) == territory.substr(0, 3) &&
            is_retreating == (unit.text("retreating") == "Yes"))
            found = fmt::format("{} {}", unit.unit_kind(), here);
    });
    return found;
}

std::string order_text(const Part& phase, const Part& order) {
    const std::string type = order.text("type");
    const auto unit = [&](std::string_view field) {
        return unit_in(phase, order.territory(field), false);
    };
    const auto to = [&] { return order.territory("toTerrID"); };
    if (type == "Wait") return "WAIVE";
    if (type == "Build Army") return fmt::format("A {} B", to());
    if (type == "Build Fleet") return fmt::format("F {} B", to());
    if (type == "Destroy") return unit("toTerrID") + " D";
    if (type == "Retreat" || type == "Disband") {
        const std::string loser = unit_in(phase, order.territory("terrID"), true);
        return type == "Disband" ? loser + " D" : fmt::format("{} R {}", loser, to());
    }
    const std::string own = unit("terrID");
    if (type == "Hold") return own + " H";
    if (type == "Move")
        return fmt::format("{} - {}{}", own, to(), order.text("viaConvoy") == "Yes" ? " VIA" : "");
    if (type == "Support hold") return fmt::format("{} S {}", own, unit("toTerrID"));
    if (type == "Support move" || type == "Convoy")
        return fmt::format("{} {} {} - {}", own, type == "Convoy" ? 'C' : 'S', unit("fromTerrID"),
                           to());
    throw Refused(fmt::format("{}.type: “{}” is not an order of webDiplomacy", order.where, type));
}

// Turn 0 is Spring 1901, and turn 1 the Autumn; units are built in the Winter of the second.
std::string phase_name(const Part& phase) {
    const std::int64_t turn = phase.number("turn");
    const std::string kind = phase.text("phase");
    const std::int64_t year = 1901 + turn / 2;
    const char season = turn % 2 == 0 ? 'S' : 'F';
    if (kind == "Diplomacy") return fmt::format("{}{}M", season, year);
    if (kind == "Retreats") return fmt::format("{}{}R", season, year);
    if (kind == "Builds") return fmt::format("W{}A", year);
    throw Refused(fmt::format("{}.phase: “{}” is not a phase of webDiplomacy", phase.where, kind));
}

// Adds a text to the list of a country.
void add(Value& lists, const std::string& country, std::string text) {
    if (country.empty()) return;
    Value list = lists.find(country) != nullptr ? *lists.find(country) : Value::list();
    lists.set(country, list.push(std::move(text)));
}

Value phase_of(const Part& phase) {
    Value units = Value::fields();
    Value centres = Value::fields();
    Value orders = Value::fields();
    Value messages = Value::list();
    phase.each("units", [&](const Part& unit) {
        add(units, unit.country(),
            fmt::format("{}{} {}", unit.text("retreating") == "Yes" ? "*" : "", unit.unit_kind(),
                        unit.territory("terrID")));
    });
    phase.each("centers", [&](const Part& centre) {
        add(centres, centre.country(), centre.territory("terrID"));
    });
    phase.each("orders",
               [&](const Part& order) { add(orders, order.country(), order_text(phase, order)); });
    phase.each("messages", [&](const Part& message) {
        const auto named = [&](std::string_view field) {
            const std::string country = message.name(kCountries, field);
            return country.empty() ? "GLOBAL" : country;
        };
        messages.push(Value()
                          .set("sender", named("fromCountryID"))
                          .set("recipient", named("toCountryID"))
                          .set("message", message.text("message")));
    });
    return Value()
        .set("name", phase_name(phase))
        .set("state", Value().set("units", std::move(units)).set("centers", std::move(centres)))
        .set("orders", std::move(orders))
        .set("messages", std::move(messages));
}

}  // namespace

bool is_of_webdiplomacy(const Value& document) {
    return document.find("gameID") != nullptr && document.find("phases") != nullptr;
}

Value package_form_of(const Value& document) {
    const Part game{document, "the game"};
    if (document.find("variantID") != nullptr && game.number("variantID") != kStandard)
        throw Refused(fmt::format(
            "variantID: {} is a variant of webDiplomacy; only its standard game, 1, can be read",
            game.number("variantID")));
    Value phases = Value::list();
    game.each("phases", [&](const Part& phase) { phases.push(phase_of(phase)); });
    return Value().set("map", "standard").set("phases", std::move(phases));
}

}  // namespace occasus::cli
