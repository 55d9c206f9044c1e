#include "apps/engine/program_player.h"

#include <cstdint>
#include <fmt/core.h>
#include <optional>
#include <string>
#include <vector>

#include "core/rng.h"

#include "apps/engine/program.h"
#include "record/json.h"

namespace occasus::engine {

namespace {

using std::chrono::steady_clock;

Value game_document(const AnyGame& game, const Setup& setup) {
    Value options = Value::fields();
    for (const auto& [name, value] : setup.options) options.set(name, value);
    return Value::fields()
        .set("game", game.facts().id)
        .set("options", std::move(options))
        .set("board", game.board_is_built_in() ? std::string_view() : game.board_text());
}

class ProgramPlayer final : public AnyPlayer {
  public:
    ProgramPlayer(const AnyGame& game, const Setup& setup, std::string_view command,
                  std::chrono::milliseconds patience)
        : game_(game), patience_(patience), program_(std::string(command)) {
        program_.say("occasus 1");
        hear("ready");
        program_.say("game " + to_json(game_document(game, setup)));
        hear("ready");
    }

    Action choose(const AnyState& observed, Rng& rng) override {
        const Seat seat = game_.to_move(observed);
        std::vector<Action> legal;
        game_.legal_actions(observed, legal);
        Value texts = Value::list();
        for (const Action action : legal) texts.push(game_.action_text(observed, action));
        program_.say(
            "turn " +
            to_json(
                Value::fields()
                    .set("seat", game_.facts().seats[static_cast<std::size_t>(seat_index(seat))].id)
                    .set("view", game_.view(observed, seat))
                    .set("position", position_in(observed))
                    .set("legal", std::move(texts))
                    .set("milliseconds", static_cast<std::int64_t>(patience_.count()))
                    .set("random", static_cast<std::int64_t>(rng.next() >> 11U))));
        const std::string text = hear("action ");
        const Result<Action> action = game_.parse_action(observed, text);
        if (!action) program_.complain(fmt::format("answered: {}", action.refusal().text));
        if (const auto refusal = game_.why_not(observed, *action))
            program_.complain(fmt::format("wants to do \"{}\": {}", text, refusal->text));
        return *action;
    }

    Advice advise(const AnyState& observed, Rng& rng) override {
        const Action action = choose(observed, rng);
        Advice advice;
        advice.action = action;
        advice.text = fmt::format("So says {}.", program_.command());
        return advice;
    }

  private:
    // Nothing where orders are sealed: such a position hides something, and cannot be set up.
    Value position_in(const AnyState& observed) const {
        return game_.sealed_seats(observed).empty() ? game_.position(observed) : Value();
    }

    // The rest of the next line that begins with that word. Lines of other words are talk.
    std::string hear(std::string_view word) {
        const auto until = steady_clock::now() + patience_;
        for (;;) {
            const std::string line = program_.hear(until);
            if (line.starts_with(word)) return line.substr(word.size());
            if (line.starts_with("error "))
                program_.complain(fmt::format("says: {}", line.substr(6)));
        }
    }

    const AnyGame& game_;
    std::chrono::milliseconds patience_;
    Program program_;
};

}  // namespace

std::string_view program_in(std::string_view player_id) {
    if (!player_id.starts_with(kProgramPrefix)) return {};
    return player_id.substr(kProgramPrefix.size());
}

std::unique_ptr<AnyPlayer> make_program_player(const AnyGame& game, const Setup& setup,
                                               std::string_view command,
                                               std::chrono::milliseconds patience) {
    return std::make_unique<ProgramPlayer>(game, setup, command, patience);
}

}  // namespace occasus::engine
