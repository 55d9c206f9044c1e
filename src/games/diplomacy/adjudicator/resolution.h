// SD-9 to SD-13: which moves, supports and convoys succeed.
//
// Every order in force is open at first. Strengths are ranges over what the open orders may still
// become; an order is decided as soon as its range allows one answer only. Orders that then wait on
// each other are a knot (SD-13).
#pragma once

#include <array>
#include <cstdint>

#include "games/diplomacy/adjudicator/matching.h"

namespace occasus::diplomacy {

enum class Status : std::uint8_t { Open, Succeeds, Fails };
enum class Answer : std::uint8_t { No, Maybe, Yes };

// The least and the most a strength can be, given what is decided so far.
struct Strength {
    int least = 0;
    int most = 0;
};

class Resolution {
  public:
    Resolution(const Law&, const Units&, const Matching&);

    // Decides every move, support and convoy.
    void resolve();

    bool succeeds(int unit) const { return standing_.succeeded.contains(unit); }
    Status status_of(int unit) const {
        if (standing_.open.contains(unit)) return Status::Open;
        return succeeds(unit) ? Status::Succeeds : Status::Fails;
    }
    // Moves, supports and convoys.
    const PlaceSet& succeeded() const { return standing_.succeeded; }
    // The unit whose move into the province succeeded. Precondition: there is one.
    std::uint8_t comer(int province) const;
    // Fleets whose convoy failed by SD-13.
    const PlaceSet& in_paradox() const { return paradox_; }

    // SD-9.
    Answer path(int move) const;
    Answer comes_by_sea(int move) const;
    // SD-10.
    Answer meets_head_on(int move) const {
        return m_.target_of(m_.target_of(move)) == move ? meets_head_on_land(move) : Answer::No;
    }
    // SD-11. Strengths of moves, except hold(), which is of a province.
    Strength attack(int move) const;
    Strength defend(int move) const;
    Strength prevent(int move) const;
    Strength hold(int province) const;
    // SD-12. Whether this move cuts that support.
    Answer cuts(int move, int support) const;

  private:
    // The decisions so far; a unit that is neither open nor has succeeded has failed. Cheap to
    // copy, so that an answer can be tried.
    struct Standing {
        // How many supports of the unit there are sure, and how many may be.
        std::array<std::uint8_t, kMaxProvinces> sure_supports{};
        std::array<std::uint8_t, kMaxProvinces> possible_supports{};
        SeaSet safe_convoys = 0;
        SeaSet lost_convoys = 0;
        PlaceSet open;
        PlaceSet succeeded;
    };

    Status read(int unit) const;
    void decide(int unit, Status);
    Status decision(int unit) const;
    Status decide_move(int move) const;
    Status decide_support(int support) const;
    Status decide_convoy(int fleet) const;

    Answer sea_path(int move, SeaSet without) const;
    void read_convoys(SeaSet fleets) const;
    Answer cutting_path(int move, int support) const;
    bool takes_place_at_sea(int support, int& sea) const;
    Strength supports(int unit) const;
    Strength supports_but_of(int unit, int power) const;
    Answer meets_head_on_land(int move) const;
    Strength attack(int move, Answer head_on) const;
    Strength attack_if_it_stays(int move, int occupant) const;

    void settle_unattacked();
    void settle_columns();
    void settle_one(int unit);
    void settle(const PlaceSet& which);
    PlaceSet knot() const;
    void cut_knot();
    int answers(const PlaceSet& tied, Standing& first);
    bool is_consistent(const PlaceSet& tied) const;

    const Law& law_;
    const Board& board_;
    const Units& units_;
    const Matching& m_;
    Standing standing_;
    PlaceSet paradox_;
    mutable PlaceSet read_;  // Open orders that decisions have looked at.
};

}  // namespace occasus::diplomacy
