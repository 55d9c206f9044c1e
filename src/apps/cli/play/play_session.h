// A game at the terminal: the board, numbered choices, and a line of input for each decision.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/any_player.h"
#include "apps/cli/play/input_lines.h"
#include "apps/cli/records/save_file.h"
#include "apps/cli/terminal.h"
#include "record/match.h"

namespace occasus::cli {

class PlaySession {
  public:
    // `computers` names the player of each seat that is not played by hand. After every action the
    // game goes to `kept`, if there is one; otherwise it goes to `brought`, the file it comes from,
    // when the player says so. Throws UsageError for an unknown player.
    PlaySession(Match match, const std::map<Seat, std::string>& computers,
                std::unique_ptr<SaveFile> kept, std::unique_ptr<SaveFile> brought,
                std::uint64_t seed);

    // Plays until the game is over, the player quits, or the input ends.
    void run();

  private:
    // The effect of a line of input.
    enum class Turn { Again, Moved, Quit };

    bool move_without_asking();
    void roll();
    bool ask_for_face();
    void play_computer(Seat seat);
    bool play_forced(Seat seat);
    Turn decide();

    Turn obey(const std::string& line);
    Turn choose(std::size_t number);
    Turn fill_form(const Offer& offer);
    std::optional<std::string> fill_slot(const std::string& slot,
                                         const std::vector<std::string>& left,
                                         std::vector<std::string>& answers, Turn& leave);
    Turn act(const std::string& action);
    Turn undo();
    Turn quit();
    void explain(const std::string& action) const;
    void show_rule(const std::string& id) const;
    void advise();
    void show_odds(const std::string& draft) const;
    void save(const std::string& path);

    void show_board();
    void show_prompt() const;
    void show_offers() const;
    void show_log() const;
    void show_help() const;
    void tell_new_events();
    void show_result();
    void store();

    // The reader at the terminal: the seat that is played by hand; if there are several, the one
    // that is asked; if none is asked, a spectator.
    Seat reader() const;

    std::optional<std::string> ask(std::string_view prompt);
    const AnyGame& game() const { return match_.game(); }
    const GameFacts& facts() const { return match_.game().facts(); }

    Match match_;
    std::map<Seat, std::unique_ptr<AnyPlayer>> computers_;
    std::map<Seat, std::string> computer_names_;
    std::unique_ptr<SaveFile> kept_;   // Written after every action, or null.
    std::unique_ptr<SaveFile> saved_;  // Written when the player says so, or null.
    Rng thought_;
    Paint paint_{stdout};
    InputLines input_;
    std::vector<Offer> offers_;
    std::vector<Seat> by_hand_;
    bool is_sealed_ = false;  // Orders are secret until all are given.
    std::size_t told_ = 0;    // Log entries gone through so far.
    std::string shown_turn_;  // Title of the turn whose board was shown last.
    bool changed_ = false;    // Since the last save.
    bool warned_ = false;     // That quitting loses the game.
    bool left_ = false;
};

}  // namespace occasus::cli
