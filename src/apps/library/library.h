// The games for programs in other languages: questions and answers as JSON. Games, positions and
// matches stay here and go by numbers; a program says when it needs one no longer.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "core/any_game.h"

#include "ai/any_player.h"
#include "record/match.h"
#include "table/input.h"

namespace occasus::library {

// Not shared between threads.
class Library {
  public:
    // Answers {"ask": NAME, …}, with what docs/programs.md lists under that name, as {"answer": …}
    // or
    // {"error": {"kind", "text", "rule", "field"}}. An error has changed nothing.
    std::string ask(std::string_view question);

  private:
    using Input = table::Input;
    struct Standing {
        std::shared_ptr<const AnyGame> game;
        AnyState state;
    };
    static const std::map<std::string_view, Value (Library::*)(const Input&)>& asks();

    // ---- Games ----
    Value games(const Input&);
    Value load(const Input&);
    Value board(const Input&);
    Value rulebook(const Input&);
    Value players(const Input&);

    // ---- Positions ----
    Value start(const Input&);
    Value copy(const Input&);
    Value drop(const Input&);
    Value look(const Input&);
    Value legal_actions(const Input&);
    Value apply(const Input&);
    Value why_not(const Input&);
    Value offers(const Input&);
    Value prompt(const Input&);
    Value odds(const Input&);
    Value position(const Input&);
    Value view(const Input&);
    Value result(const Input&);
    Value read_orders(const Input&);
    Value choose(const Input&);
    Value advise(const Input&);

    // ---- Matches, which make records ----
    Value begin(const Input&);
    Value read(const Input&);
    Value act(const Input&);
    Value draw(const Input&);
    Value record(const Input&);
    Value standing(const Input&);
    Value state(const Input&);
    Value close(const Input&);

    const std::shared_ptr<const AnyGame>& game_of(const Input&) const;
    Standing& state_of(const Input&);
    Match& match_of(const Input&);
    AnyPlayer& player_of(const std::shared_ptr<const AnyGame>&, const std::string& id);
    Value keep(Standing);
    Value keep(Match);

    int last_ = 0;  // The number given last.
    std::map<int, std::shared_ptr<const AnyGame>> games_;
    std::map<int, Standing> states_;
    std::map<int, Match> matches_;
    // By game and name. A player needs its game for as long as it lives; games are kept for good.
    std::map<std::pair<const AnyGame*, std::string>, std::unique_ptr<AnyPlayer>> players_;
};

}  // namespace occasus::library
