// occasus show and occasus legal: the position of a saved game, and what may be done in it.
#include <fmt/core.h>
#include <limits>

#include "core/list_of.h"

#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/game_setup.h"
#include "apps/cli/option_values.h"
#include "apps/cli/records/save_file.h"
#include "apps/cli/terminal.h"

namespace occasus::cli {

namespace {

struct ShowArguments {
    std::string save;
    std::string seat;
    std::optional<int> ply;
    bool json = false;
};

Value legal_document(const AnyGame& game, const AnyState& state) {
    std::vector<Action> actions;
    game.legal_actions(state, actions);
    return list_of(actions, [&](Action action) { return game.action_text(state, action); });
}

// A seat's id, "chance" while a die is due, null when the game is over.
Value to_move_document(const AnyGame& game, const AnyState& state) {
    const Seat seat = game.to_move(state);
    if (seat == Seat::Nobody) return nullptr;
    if (seat == Seat::Chance) return "chance";
    return seat_id(game.facts(), seat);
}

Value dice_document(const Match& match) {
    Value dice = Value::fields();
    dice.set("mode", match.commitment() ? "stream" : "typed");
    dice.set("commitment", match.commitment() ? Value(to_hex(*match.commitment())) : Value());
    dice.set("seed", match.seed_revealed() ? Value(to_hex(*match.seed())) : Value());
    return dice;
}

// The score of every seat; null before the end.
Value score_document(const Value& result) {
    const Value* scores = result.find("scores");
    return scores != nullptr ? *scores : Value();
}

Value show_document(const Match& match, const AnyState& state, int ply, Seat reader) {
    const AnyGame& game = match.game();
    const bool is_ended = match.ending() && ply == match.ply();
    const Value result = is_ended ? result_document(match) : result_document(game, state);
    return Value::fields()
        .set("game", game.facts().id)
        .set("title", game.facts().title)
        .set("options", options_document(match.header()))
        .set("board_built_in", game.board_is_built_in())
        .set("ply", ply)
        .set("plies", match.ply())
        .set("to_move", is_ended ? Value() : to_move_document(game, state))
        .set("phase", game.phase(state))
        .set("turn_title", game.turn_title(state))
        .set("prompt", prompt_document(game, state))
        .set("result", result)
        .set("score", score_document(result))
        .set("dice", dice_document(match))
        .set("position", game.position(state))
        .set("view", game.view(state, reader))
        .set("legal", is_ended ? Value::list() : legal_document(game, state));
}

void print_picture(const AnyGame& game, const AnyState& state, Seat reader) {
    const Paint paint(stdout);
    fmt::print("{}", game.picture(state, reader));
    if (game.to_move(state) == Seat::Nobody) {
        const Outcome outcome = game.outcome(state);
        fmt::print("\n{} ({})\n{}\n", paint.bold(outcome.title),
                   rule_id(game.facts(), outcome.rule), outcome.text);
        return;
    }
    const Prompt prompt = game.prompt(state);
    const Seat seat = game.to_move(state);
    fmt::print("\n{}: {} {}\n", seat == Seat::Chance ? "dice" : seat_id(game.facts(), seat),
               prompt.text, paint.dim(fmt::format("({})", rule_id(game.facts(), prompt.rule))));
    if (!prompt.detail.empty()) fmt::print("{}\n", prompt.detail);
}

void show(const ShowArguments& arguments) {
    const Match match = load_save(arguments.save);
    const int ply = arguments.ply.value_or(match.ply());
    if (ply < 0 || ply > match.ply())
        throw Refused(
            fmt::format("there is no ply {}: the game has plies 0 to {}", ply, match.ply()));
    if (!match.knows(ply))
        throw Refused(fmt::format(
            "the position after ply {} is not known: it was played by other rules", ply));
    AnyState state = match.state_at(ply);
    Seat reader = Seat::Nobody;
    if (!arguments.seat.empty()) {
        reader = seat_named(match.game().facts(), arguments.seat);
        // From here on only what that seat may know.
        state = match.game().observe(state, reader);
    }
    if (arguments.json) return print_document(show_document(match, state, ply, reader));
    print_picture(match.game(), state, reader);
    if (match.ending() && ply == match.ply()) fmt::print("{}\n", match.outcome().text);
}

void list_legal(const ShowArguments& arguments) {
    const Match match = load_save(arguments.save);
    const Value legal = match.over() ? Value::list() : legal_document(match.game(), match.state());
    if (arguments.json) return print_document(legal);
    for (const Value& action : *legal.items()) fmt::print("{}\n", *action.text());
}

}  // namespace

void add_show(CLI::App& app) {
    const auto [command, arguments] = add_command(
        app, show, "show", "Show the position of a saved game, the seat to move, and its question");
    command->add_option("save", arguments->save, "A saved game")->required()->type_name("SAVE");
    command->add_option("--seat", arguments->seat, "Show what this seat sees")->type_name("SEAT");
    command
        ->add_option("--ply", arguments->ply,
                     "Show the position after this many plies (actions and dice)")
        ->transform(from_to(0, std::numeric_limits<int>::max()));
    command->get_option("--json")->description(
        "Print one JSON document; --position reads its field `position`");
    command->footer(
        "Examples:\n"
        "  occasus show rome.save\n"
        "  occasus show rome.save --ply 12\n"
        "  occasus show rome.save --json");
}

void add_legal(CLI::App& app) {
    const auto [command, arguments] =
        add_command(app, list_legal, "legal",
                    "List every legal action in notation or, while a die is due, its faces");
    command->add_option("save", arguments->save, "A saved game")->required()->type_name("SAVE");
    command->get_option("--json")->description("Print a JSON list");
    command->footer("Example:\n  occasus legal rome.save | head");
}

}  // namespace occasus::cli
