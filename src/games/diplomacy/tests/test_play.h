// For tests: a phase played from orders as players write them. Each line is a power and an order of
// a unit that stands where the order says; a unit that only stands there holds.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "games/diplomacy/adjudicator/explanation.h"
#include "games/diplomacy/adjudicator/movement.h"
#include "games/diplomacy/adjudicator/retreats.h"
#include "games/diplomacy/words/notation.h"

namespace occasus::diplomacy {

inline const Board& test_board(Game game) {
    static const auto kStandard = *Board::parse(built_in_board(), Game::Standard);
    static const auto kVariant = *Board::parse(built_in_board(), Game::FallOfRome);
    return game == Game::Standard ? *kStandard : *kVariant;
}

// "FRANCE A PAR - BUR" in its two parts.
struct PoweredText {
    int power = kNobody;
    std::string text;
};
inline PoweredText split_power(const Board& board, std::string_view line) {
    const std::size_t space = line.find(' ');
    return {board.find_power(line.substr(0, space)), std::string(line.substr(space + 1))};
}

class Movement {
  public:
    explicit Movement(std::initializer_list<std::string_view> lines,
                      Edition edition = Edition::Datc3, Game game = Game::Standard)
        : law_{test_board(game), readings_of(game, edition)} {
        for (const std::string_view line : lines) {
            const auto [power, text] = split_power(board(), line);
            add_unit(power, text);
            orders_.push_back(read_order(board(), power, text));
            texts_.push_back(text);
        }
        play();
    }
    // Written without a unit of one's own at the place.
    Movement& order(std::string_view line) {
        const auto [power, text] = split_power(board(), line);
        orders_.push_back(read_order(board(), power, text));
        texts_.push_back(text);
        play();
        return *this;
    }

    const Board& board() const { return law_.board; }
    const MovementOutcome& outcome() const { return outcome_; }

    // The code of an order; of the last, when it is written more than once.
    std::string code(std::string_view text) const {
        for (std::size_t i = texts_.size(); i-- > 0;)
            if (texts_[i] == text) return std::string(word_of(verdicts_[i].code));
        return "no such order";
    }
    // Why it came to that, in words.
    std::string reason(std::string_view text) const {
        std::vector<Explanation> told(orders_.size());
        explain_movement(law_, units_, orders_, told);
        for (std::size_t i = 0; i < texts_.size(); ++i)
            if (texts_[i] == text)
                return explanation_text(law_, units_, orders_, orders_[i], told[i]);
        return "no such order";
    }
    // "FRANCE A BUR", or nothing.
    std::string after(std::string_view province) const {
        const int at = board().find_place(province);
        return outcome_.units.has(at) ? named(outcome_.units.in(at)) : "";
    }
    // Where the attacker of a dislodged unit came from, or nothing.
    std::string dislodged_by(std::string_view province) const {
        const Dislodgement* loser = loser_in(province);
        return loser == nullptr ? "" : board().place(loser->by).label;
    }
    bool destroyed(std::string_view province) const {
        const Dislodgement* loser = loser_in(province);
        return loser != nullptr && loser->destroyed;
    }
    std::string retreats(std::string_view province) const {
        const Dislodgement* loser = loser_in(province);
        return loser == nullptr ? "not dislodged" : labels(loser->retreats);
    }
    std::string contested() const { return labels(outcome_.contested); }

    // The units after these retreats, each with its power, and the codes by text.
    Units retreat(std::initializer_list<std::string_view> lines,
                  std::map<std::string, std::string>* results = nullptr) const {
        std::vector<Order> orders;
        std::vector<std::string> texts;
        for (const std::string_view line : lines) {
            const auto [power, text] = split_power(board(), line);
            orders.push_back(read_order(board(), power, text));
            texts.push_back(text);
        }
        std::vector<Verdict> verdicts(orders.size());
        const std::vector<Dislodgement> losers(outcome_.dislodged.begin(),
                                               outcome_.dislodged.end());
        const Units units = adjudicate_retreats(board(), outcome_.units, losers, orders, verdicts);
        for (std::size_t i = 0; results != nullptr && i < verdicts.size(); ++i)
            (*results)[texts[i]] = word_of(verdicts[i].code);
        return units;
    }

  private:
    void add_unit(int power, const std::string& text) {
        // "A PAR" of "A PAR - BUR".
        const WrittenUnit unit =
            read_unit(board(), std::string_view(text).substr(0, text.find(' ', 2)));
        units_.put(board().province(unit.place),
                   {static_cast<std::uint8_t>(power), unit.kind, unit.place});
    }
    void play() {
        verdicts_.assign(orders_.size(), {});
        outcome_ = adjudicate_movement(law_, units_, orders_, verdicts_);
    }
    const Dislodgement* loser_in(std::string_view province) const {
        for (const Dislodgement& loser : outcome_.dislodged)
            if (board().province(loser.unit.place) == board().find_place(province)) return &loser;
        return nullptr;
    }
    std::string named(const Unit& unit) const {
        return board().powers[unit.power].id + " " + unit_text(board(), unit);
    }
    std::string labels(const PlaceSet& places) const {
        std::vector<std::string> sorted;
        for (const int place : places) sorted.push_back(board().place(place).label);
        std::sort(sorted.begin(), sorted.end());
        std::string text;
        for (const std::string& label : sorted) text += (text.empty() ? "" : " ") + label;
        return text;
    }

    Law law_;
    Units units_;
    std::vector<Order> orders_;
    std::vector<std::string> texts_;
    std::vector<Verdict> verdicts_;
    MovementOutcome outcome_;
};

}  // namespace occasus::diplomacy
