// The clock of a game in which two players move in turn: each has a time of their own, which runs
// while they are asked and grows with every turn. Knows what time it is only from its callers.
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/value.h"

#include "table/input.h"
#include "table/moment.h"

namespace occasus::table {

struct PlayersClock {
    int each = 0;  // Minutes that each player has.
    int turn = 0;  // Minutes more with every turn of the game.
    Rest rest;
    bool is_stopped = true;
    std::string runs;                // The seat of the person who is asked; empty: none.
    std::optional<Moment> deadline;  // That seat’s, while its time runs.
    // By seat. The one that runs had this when it began to.
    std::map<std::string, std::chrono::milliseconds> left;
    std::vector<std::string> turns;  // The titles of those that were reached.
    int ply = 0;                     // The latest at which one was reached.

    friend bool operator==(const PlayersClock&, const PlayersClock&) = default;

    // The game stands in the turn of that title after that ply, and asks the person in a seat, or
    // none.
    void follow(const std::string& asked, const std::string& title, int game_ply, Moment now);
    bool is_due(Moment now) const { return deadline && *deadline <= now; }
    void stop(Moment now);
    void go_on(Moment now);
    // Gives a seat the time of the beginning once more.
    void give_more(const std::string& seat, Moment now);
    // Keeps what is left to the one whose time runs.
    void note_left(Moment now);
    // Whether it stands, and no player has used more time than another.
    bool is_whole() const;

  private:
    void run(Moment now);
};

// Reads "each", "turn" and "rest" of the seats with these ids. Throws Refused.
PlayersClock read_players_clock(const Input&, const std::vector<std::string>& seats);
// The same clock for another game.
PlayersClock begun_anew(const PlayersClock&);

// {"each", "turn", "left", "runs", "deadline", "stopped", "rest", "now"}, as everybody may know it.
// In the hours of rest it is stopped, too.
Value players_clock_document(PlayersClock, Moment now);
// As it is kept, without the deadline, which is kept with those of other tables; and back.
Value kept_players_clock(const PlayersClock&);
std::optional<PlayersClock> read_kept_players_clock(const Input&);

}  // namespace occasus::table
