// One line of `occasus adjudicate`: a position and orders as JSON in, their results as JSON out.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <memory>
#include <simdjson.h>
#include <string>
#include <string_view>
#include <vector>

#include "games/diplomacy/adjudicator/adjustments.h"
#include "games/diplomacy/adjudicator/movement.h"
#include "games/diplomacy/board/board.h"
#include "games/diplomacy/board/phase.h"

namespace occasus::cli {

// Whether the reason for the result of each order is given.
enum class Detail : std::uint8_t { Results, Explained };

// Answers lines for one game and edition. Keeps its buffers from line to line; one for each thread.
class LineAdjudicator {
  public:
    LineAdjudicator(std::shared_ptr<const diplomacy::Board>, diplomacy::Edition, Detail);

    // Appends one line. False when the input could not be read, and the answer says why.
    bool answer(std::string_view line, std::string& out);

  private:
    void read_units(simdjson::dom::element);
    void read_centres(simdjson::dom::element);
    void read_dislodged(simdjson::dom::element);
    std::uint8_t place_named(std::string_view label, std::string_view use) const;
    void require_possible(std::string_view text, const diplomacy::Dislodgement&) const;
    void read_orders(simdjson::dom::element);
    int power_named(std::string_view name);
    diplomacy::Unit unit_from(std::string_view text, int power) const;

    void adjudicate(const diplomacy::Phase&, simdjson::dom::element, std::string& out);
    void adjudicate_movement(std::string& out);
    void adjudicate_retreats(std::string& out);
    void adjudicate_adjustments(std::string& out);

    void write_results(const diplomacy::AdjustmentOutcome*, std::string& out);
    void write_result(std::string_view text, diplomacy::Code, std::string& out);
    // The additions of --explain.
    void write_movement_explained(std::string& out) const;
    void write_faults_explained(const diplomacy::AdjustmentOutcome*, std::string& out) const;
    void write_explained(std::string_view order, diplomacy::Code, Cite, std::string_view text,
                         std::string& out) const;
    void write_final(const diplomacy::Units&, std::string& out) const;
    void write_dislodged(const diplomacy::MovementOutcome&, std::string& out) const;
    void write_places(std::string_view field, const diplomacy::PlaceSet&, std::string& out) const;
    void write_labels(const diplomacy::PlaceSet&, std::string& out) const;

    std::shared_ptr<const diplomacy::Board> board_;
    diplomacy::Law law_;
    Detail detail_;
    // Places in the order of their labels, and where each stands in it.
    std::vector<int> by_label_;
    std::vector<int> label_rank_;
    std::array<std::vector<std::string>, 2> unit_words_;  // By kind of unit and rank: "A PAR".
    std::vector<std::string> ends_of_results_;            // By code, what follows an order.
    simdjson::dom::parser parser_;

    diplomacy::Units units_;
    diplomacy::Centres centres_;
    std::vector<diplomacy::Dislodgement> dislodged_;
    std::array<std::string_view, diplomacy::kPowers> names_;  // As this line writes them.
    std::array<bool, diplomacy::kPowers> plays_{};            // Has units or centres in this line.
    std::vector<std::string_view> written_;
    std::vector<std::string_view> keys_;  // The texts of the results written so far,
    std::bitset<1024> beginnings_;        // and how they begin.
    std::vector<diplomacy::Order> orders_;
    std::vector<diplomacy::Verdict> verdicts_;
};

}  // namespace occasus::cli
