#include "apps/library/library.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/list_of.h"
#include "core/rng.h"

#include "ai/any_player.h"
#include "games/registry.h"
#include "record/json.h"
#include "record/match.h"
#include "table/advice.h"
#include "table/input.h"
#include "table/new_table.h"
#include "table/problem.h"

namespace occasus::library {

using table::Input;
using table::ProblemKind;
using table::Refused;

namespace {

constexpr std::size_t kLongestName = 64;
constexpr std::size_t kLongestText = std::size_t{64} * 1024;
constexpr std::size_t kMostOrders = 64;
constexpr std::size_t kAnyLength = static_cast<std::size_t>(-1);

[[noreturn]] void refuse(const GameFacts* facts, const Refusal& refusal) {
    throw Refused(table::problem_of(facts, refusal));
}

const GameKind& kind_of(const Input& input) {
    const std::string id = input.text("game", kLongestName);
    if (const GameKind* kind = find_game(id)) return *kind;
    throw Refused(ProblemKind::Unknown, "There is no game “" + id + "”.", "game");
}

Value seat_value(const GameFacts& facts, Seat seat) {
    return seat == Seat::Nobody ? Value() : Value(seat_id(facts, seat));
}

Value problem_or_null(const AnyGame& game, const std::optional<Refusal>& refusal) {
    return refusal ? table::problem_document(table::problem_of(&game.facts(), *refusal)) : Value();
}

// A seat, or Nobody when none is named.
Seat seat_of(const GameFacts& facts, const Input& input, std::string_view field) {
    const std::optional<std::string> id = input.optional_text(field, kLongestName);
    if (!id) return Seat::Nobody;
    if (const std::optional<Seat> seat = find_seat(facts, *id)) return *seat;
    throw Refused(ProblemKind::Unreadable, std::string(facts.title) + " has no seat “" + *id + "”.",
                  input.path(field));
}

Value event_document(const AnyGame& game, const Event& event) {
    return Value::fields()
        .set("kind", game.event_kind(event))
        .set("rule", rule_id(game.facts(), event.rule))
        .set("text", game.describe(event, event.audience))
        .set("args", game.event_args(event))
        .set("audience", seat_value(game.facts(), event.audience));
}

// An action as it is written: one that can be read.
Action read_action(const AnyGame& game, const AnyState& state, const Input& input) {
    const Result<Action> action = game.parse_action(state, input.text("action", kLongestText));
    if (!action) refuse(&game.facts(), action.refusal());
    return *action;
}

void require_decision(const AnyGame& game, const AnyState& state) {
    if (seat_index(game.to_move(state)) < 0)
        throw Refused(ProblemKind::Illegal,
                      "No seat is to move: a die is due, or the game is over.");
}

Rng rng_of(const Input& input) {
    return Rng(static_cast<std::uint64_t>(input.optional_number("seed").value_or(0)));
}

template <class Kept>
auto& found_in(Kept& kept, const Input& input, std::string_view what) {
    const auto found = kept.find(input.number(what));
    if (found == kept.end())
        throw Refused(ProblemKind::Unknown, "There is no such " + std::string(what) + ".",
                      std::string(what));
    return found->second;
}

}  // namespace

// Answers each request. Games, positions and matches go by numbers.
class Library::Desk {
  public:
    Value answer(const std::string& name, const Input& input) {
        const auto found = asks().find(name);
        if (found == asks().end())
            throw Refused(ProblemKind::Unknown, "There is no request “" + name + "”.", "ask");
        return (this->*found->second)(input);
    }

  private:
    struct Standing {
        std::shared_ptr<const AnyGame> game;
        AnyState state;
    };

    static const std::map<std::string_view, Value (Desk::*)(const Input&)>& asks() {
        static const std::map<std::string_view, Value (Desk::*)(const Input&)> kAsks = {
            {"games", &Desk::games},
            {"load", &Desk::load},
            {"board", &Desk::board},
            {"rulebook", &Desk::rulebook},
            {"players", &Desk::players},
            {"start", &Desk::start},
            {"copy", &Desk::copy},
            {"drop", &Desk::drop},
            {"look", &Desk::look},
            {"legal_actions", &Desk::legal_actions},
            {"apply", &Desk::apply},
            {"why_not", &Desk::why_not},
            {"offers", &Desk::offers},
            {"prompt", &Desk::prompt},
            {"odds", &Desk::odds},
            {"position", &Desk::position},
            {"view", &Desk::view},
            {"result", &Desk::result},
            {"read_orders", &Desk::read_orders},
            {"choose", &Desk::choose},
            {"advise", &Desk::advise},
            {"begin", &Desk::begin},
            {"read", &Desk::read},
            {"act", &Desk::act},
            {"draw", &Desk::draw},
            {"record", &Desk::record},
            {"standing", &Desk::standing},
            {"state", &Desk::state},
            {"close", &Desk::close},
        };
        return kAsks;
    }

    // ---- Games ----

    Value games(const Input& input) {
        input.allow_only({"ask"});
        return list_of(all_games(),
                       [](const GameKind& kind) { return facts_document(kind.facts); });
    }

    Value load(const Input& input) {
        input.allow_only({"ask", "game", "options", "board"});
        const GameKind& kind = kind_of(input);
        auto made = kind.make(table::read_setup(input, kind.facts));
        if (!made) refuse(&kind.facts, made.refusal());
        games_.emplace(++last_, *made);
        return Value::fields().set("game", last_).set("facts", facts_document((*made)->facts()));
    }

    Value board(const Input& input) {
        const auto& game = game_of(input);
        return Value::fields()
            .set("figures", game->board())
            .set("file", game->board_text())
            .set("built_in", game->board_is_built_in());
    }

    Value rulebook(const Input& input) { return rulebook_document(game_of(input)->facts()); }

    Value players(const Input& input) {
        return list_of(players_of(game_of(input)->facts().id), [](const PlayerFact& player) {
            return Value::fields()
                .set("id", player.id)
                .set("title", player.title)
                .set("line", player.line)
                .set("strength", player.strength)
                .set("weights", player.weights);
        });
    }

    // ---- Positions ----

    Value start(const Input& input) {
        const auto& game = game_of(input);
        Standing standing{game, {}};
        if (const auto position = input.optional_object("position")) {
            const Result<AnyState> state = game->from_position(*input.find("position"));
            if (!state) refuse(&game->facts(), state.refusal());
            standing.state = *state;
        } else {
            game->start(standing.state);
        }
        return keep(std::move(standing));
    }

    Value copy(const Input& input) { return keep(Standing(state_of(input))); }

    Value drop(const Input& input) {
        states_.erase(input.number("state"));
        return {};
    }

    Value look(const Input& input) {
        const auto& [game, state] = state_of(input);
        const auto id_of = [&](Seat seat) { return seat_id(game->facts(), seat); };
        return Value::fields()
            .set("to_move", seat_value(game->facts(), game->to_move(state)))
            .set("faces", game->chance_sides(state))
            .set("phase", game->phase(state))
            .set("turn", game->turn_title(state))
            .set("sealed", list_of(game->sealed_seats(state), id_of));
    }

    Value legal_actions(const Input& input) {
        const auto& [game, state] = state_of(input);
        std::vector<Action> actions;
        if (game->to_move(state) != Seat::Nobody) game->legal_actions(state, actions);
        return list_of(actions, [&](Action action) { return game->action_text(state, action); });
    }

    Value apply(const Input& input) {
        auto& [game, state] = state_of(input);
        const Action action = read_action(*game, state, input);
        if (const auto refusal = game->why_not(state, action)) refuse(&game->facts(), *refusal);
        std::vector<Event> events;
        game->apply(state, action, events);
        return list_of(events, [&](const Event& event) { return event_document(*game, event); });
    }

    Value why_not(const Input& input) {
        const auto& [game, state] = state_of(input);
        return problem_or_null(*game, game->why_not(state, read_action(*game, state, input)));
    }

    Value offers(const Input& input) {
        const auto& [game, state] = state_of(input);
        return seat_index(game->to_move(state)) < 0 ? Value::list() : offers_document(*game, state);
    }

    Value prompt(const Input& input) {
        const auto& [game, state] = state_of(input);
        return game->to_move(state) == Seat::Nobody ? Value() : prompt_document(*game, state);
    }

    Value odds(const Input& input) {
        const auto& [game, state] = state_of(input);
        const Value* const question = input.find("question");
        const Result<Value> odds = game->odds(state, question ? *question : Value::fields());
        if (!odds) refuse(&game->facts(), odds.refusal());
        return *odds;
    }

    Value position(const Input& input) {
        const auto& [game, state] = state_of(input);
        return game->position(state);
    }

    Value view(const Input& input) {
        const auto& [game, state] = state_of(input);
        const Seat seat = seat_of(game->facts(), input, "seat");
        return game->view(game->observe(state, seat), seat);
    }

    Value result(const Input& input) {
        const auto& [game, state] = state_of(input);
        return result_document(*game, state);
    }

    Value read_orders(const Input& input) {
        const auto& [game, state] = state_of(input);
        const Seat seat = seat_of(game->facts(), input, "seat");
        const std::vector<Seat> asked = game->sealed_seats(state);
        if (std::find(asked.begin(), asked.end(), seat) == asked.end())
            throw Refused(ProblemKind::NotYourTurn, "This seat has no orders to give now.", "seat");
        const OrderSet set =
            game->read_orders(state, seat, input.texts("orders", kMostOrders, kLongestText));
        const auto order_document = [&](const WrittenOrder& written) {
            return Value::fields()
                .set("text", written.text)
                .set("order", written.order)
                .set("refused", problem_or_null(*game, written.refused));
        };
        return Value::fields()
            .set("orders", list_of(set.orders, order_document))
            .set("actions", list_of(set.actions))
            .set("shortfall", set.shortfall);
    }

    Value choose(const Input& input) {
        const auto& [game, state] = state_of(input);
        require_decision(*game, state);
        AnyPlayer& player = player_of(game, input.text("player", kLongestName));
        Rng rng = rng_of(input);
        return game->action_text(state,
                                 player.choose(game->observe(state, game->to_move(state)), rng));
    }

    Value advise(const Input& input) {
        const auto& [game, state] = state_of(input);
        require_decision(*game, state);
        AnyPlayer& player = player_of(game, input.text("player", kLongestName));
        Rng rng = rng_of(input);
        return table::advice_document(*game, player, input.text("player", kLongestName),
                                      game->observe(state, game->to_move(state)), rng);
    }

    // ---- Matches, which make records ----

    Value begin(const Input& input) {
        input.allow_only({"ask", "game", "options", "board", "position", "dice"});
        return keep(table::start_match(input));
    }

    Value read(const Input& input) {
        return keep(table::load_record(input.text("record", kAnyLength)));
    }

    Value act(const Input& input) {
        Match& match = match_of(input);
        const GameFacts& facts = match.game().facts();
        const Seat seat = match.to_move();
        if (const auto refusal = match.act(seat, input.text("action", kLongestText)))
            refuse(&facts, *refusal);
        if (match.over() && match.seed() && !match.seed_revealed()) match.reveal_seed();
        return {};
    }

    Value draw(const Input& input) {
        Match& match = match_of(input);
        match.draw_all();
        if (match.over() && match.seed() && !match.seed_revealed()) match.reveal_seed();
        return {};
    }

    Value record(const Input& input) { return match_of(input).saved(); }

    Value standing(const Input& input) {
        const Match& match = match_of(input);
        Value log = Value::list();
        for (const LogEntry& entry : match.log())
            if (match.may_hear(entry, Seat::Nobody))
                log.push(entry_document(match.game(), entry, Seat::Nobody));
        return Value::fields()
            .set("ply", match.ply())
            .set("dice", dice_standing_id(match.dice_standing()))
            .set("facts", facts_document(match.game().facts()))
            .set("partings", list_of(match.partings()))
            .set("log", log);
    }

    Value state(const Input& input) {
        const Match& match = match_of(input);
        return keep(Standing{match.shared_game(), match.state()});
    }

    Value close(const Input& input) {
        matches_.erase(input.number("match"));
        return {};
    }

    const std::shared_ptr<const AnyGame>& game_of(const Input& input) const {
        return found_in(games_, input, "game");
    }

    Standing& state_of(const Input& input) { return found_in(states_, input, "state"); }

    Match& match_of(const Input& input) { return found_in(matches_, input, "match"); }

    AnyPlayer& player_of(const std::shared_ptr<const AnyGame>& game, const std::string& id) {
        auto& player = players_[{game.get(), id}];
        if (!player) player = make_player(*game, id);
        if (player) return *player;
        const auto is_it = [&](const PlayerFact& fact) { return fact.id == id && fact.weights; };
        const bool is_learned = std::ranges::any_of(players_of(game->facts().id), is_it);
        throw Refused(ProblemKind::Unknown,
                      is_learned
                          ? "The weights of player “" + id + "” are not loaded."
                          : std::string(game->facts().title) + " has no player “" + id + "”.",
                      "player");
    }

    Value keep(Standing standing) {
        states_.emplace(++last_, std::move(standing));
        return last_;
    }

    Value keep(Match match) {
        matches_.emplace(++last_, std::move(match));
        return last_;
    }

    int last_ = 0;  // The number given last.
    std::map<int, std::shared_ptr<const AnyGame>> games_;
    std::map<int, Standing> states_;
    std::map<int, Match> matches_;
    // By game and name. A player needs its game for as long as it lives; games are kept for good.
    std::map<std::pair<const AnyGame*, std::string>, std::unique_ptr<AnyPlayer>> players_;
};

Library::Library() : desk_(std::make_unique<Desk>()) {}

Library::~Library() = default;

std::string Library::ask(std::string_view question) {
    try {
        const Result<Value> document = parse_json(question);
        if (!document) refuse(nullptr, document.refusal());
        const Input input(*document, "");
        const std::string name = input.text("ask", kLongestName);
        return to_json(Value::fields().set("answer", desk_->answer(name, input)));
    } catch (const Refused& refused) {
        return to_json(Value::fields().set("error", table::problem_document(refused.problem())));
    } catch (const std::exception&) {
        return to_json(
            Value::fields().set("error", table::problem_document(table::internal_problem())));
    }
}

}  // namespace occasus::library
