// occasus export: a saved game of Diplomacy as JSON that other programs read.
#include <array>
#include <filesystem>
#include <fmt/core.h>
#include <string>
#include <string_view>
#include <utility>

#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/output_arguments.h"
#include "apps/cli/records/package_game.h"
#include "apps/cli/records/save_file.h"
#include "record/json.h"

namespace occasus::cli {

namespace {

struct ExportArguments {
    std::string save;
    OutputArguments output;
};

// Our word for a result and that of the package; what is not among them went as ordered.
constexpr std::array<std::pair<std::string_view, std::string_view>, 9> kResultWords = {{
    {"bounce", "bounce"},
    {"no convoy", "no convoy"},
    {"cut", "cut"},
    {"void", "void"},
    {"illegal", "void"},
    {"disrupted", "disrupted"},
    {"paradox", "disrupted"},
    {"disbanded", "disband"},
    {"civil disorder", "disband"},
}};

Value result_list(std::string_view code) {
    Value list = Value::list();
    for (const auto& [ours, theirs] : kResultWords)
        if (ours == code) list.push(theirs);
    return list;
}

// "A PAR" of "A PAR - BUR".
std::string unit_of(const std::string& order) {
    return order.substr(0, order.find(' ', order.find(' ') + 1));
}

// Appends to the list that is a field of that name; begins it when there is none.
void add_to_list(Value& fields, const std::string& name, std::string_view word) {
    const Value* known = fields.find(name);
    Value list = known == nullptr ? Value::list() : *known;
    fields.set(name, list.push(word));
}

// Adds each loser's fate in a movement to the results of its orders.
void add_dislodgements(const Value& position, Value& results) {
    for (const Value& loser : *position.find("dislodged")->items()) {
        const std::string& text = *loser.find("unit")->text();
        const std::string unit = text.substr(text.find(' ') + 1);
        add_to_list(results, unit, "dislodged");
        if (loser.find("retreats")->items()->empty()) add_to_list(results, unit, "disband");
    }
}

// The report of a phase is part of the position after it. A draw is agreed before anything is
// carried out.
Value phase_results(const Value& after, char step) {
    Value results = Value::fields();
    const std::string_view report = step == 'M'   ? "movement"
                                    : step == 'R' ? "retreats"
                                    : step == 'A' ? "adjustments"
                                                  : "";
    if (report.empty() || (step == 'M' && *after.find("ending")->text() == "agreed"))
        return results;
    for (const Value& line : *after.find("last")->find(report)->items()) {
        const std::string& order = *line.find("order")->text();
        if (order != "WAIVE") results.set(unit_of(order), result_list(*line.find("code")->text()));
    }
    if (step == 'M') add_dislodgements(after, results);
    return results;
}

class Exporter {
  public:
    explicit Exporter(const Match& match) : match_(match), game_(match.game()) {}

    Value phases() const {
        Value list = Value::list();
        for (int ply = 0;;) {
            const int end = end_of_phase(ply);
            list.push(phase_document(ply, end));
            if (end > match_.ply()) return list;
            ply = end;
        }
    }

  private:
    std::string name_at(int ply) const { return package_phase(game_, match_.state_at(ply)); }

    // The first ply of the next phase, or one more than there are.
    int end_of_phase(int begin) const {
        const std::string name = name_at(begin);
        int ply = begin + 1;
        while (ply <= match_.ply() && name_at(ply) == name) ++ply;
        return ply;
    }

    Value phase_document(int begin, int end) const {
        const AnyState state = match_.state_at(begin);
        const std::string name = package_phase(game_, state);
        const bool is_complete = end <= match_.ply();
        return Value::fields()
            .set("name", name)
            .set("state", package_state(game_, state))
            .set("orders", is_complete ? orders(begin, end) : Value::fields())
            .set("results", is_complete
                                ? phase_results(game_.position(match_.state_at(end)), name.back())
                                : Value::fields())
            .set("messages", Value::list());
    }

    // The orders of each power that was asked: a list, or null when it sent nothing.
    Value orders(int begin, int end) const {
        const Value position = game_.position(match_.state_at(begin));
        const Value::Fields& powers = *position.find("counted")->members();
        Value all = Value::fields();
        for (int ply = begin + 1; ply <= end; ++ply) {
            const std::string& power = powers[at(seat_index(match_.mover_at(ply)))].first;
            if (match_.action_at(ply) == "NMR")
                all.set(power, Value());
            else
                add_to_list(all, power, match_.action_at(ply));
        }
        return all;
    }

    const Match& match_;
    const AnyGame& game_;
};

// The settings that the package lacks and the same game needs.
Value setup_document(const RecordHeader& header) {
    Value options = Value::fields();
    for (const auto& [name, value] : header.options) options.set(name, value);
    return Value::fields()
        .set("options", options)
        .set("board", header.board_file)
        .set("position", header.position.value_or(Value()));
}

std::string map_of(const Match& match) {
    return *match.game().view(match.state(), Seat::Nobody).find("game")->text();
}

void export_game(const ExportArguments& arguments) {
    const Match match = load_save(arguments.save);
    if (match.header().game != kPackageGame)
        throw Refused(fmt::format("{} is a game of {}; only {} is exported", arguments.save,
                                  match.header().game, kPackageGame));
    if (!match.knows_all())
        throw Refused(fmt::format("{} cannot be exported: part of it was played by other rules",
                                  arguments.save));
    const std::string name = std::filesystem::path(arguments.save).stem().string();
    const Value document =
        Value::fields()
            .set("id", name == "-" ? "game" : name)
            .set("map", map_of(match))
            .set("rules", Value::list().push("IGNORE_ERRORS").push("POWER_CHOICE"))
            .set("occasus", setup_document(match.header()))
            .set("phases", Exporter(match).phases());
    write_output(arguments.output, to_json_lines(document) + "\n");
}

}  // namespace

void add_export(CLI::App& app) {
    const auto [command, arguments] = add_command(
        app, export_game, "export", "Write a game of Diplomacy as JSON for other programs");
    command->add_option("save", arguments->save, "A saved game")->required()->type_name("SAVE");
    add_output_arguments(*command, arguments->output, "The file to write the JSON to", "FILE")
        ->capture_default_str();
    command->footer("Example:\n  occasus export diplomacy.save -o game.json");
}

}  // namespace occasus::cli
