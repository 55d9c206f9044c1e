#include "record/action_script.h"

#include <algorithm>
#include <string>

#include "core/notation.h"

namespace occasus {

namespace {

// The faces of "roll 5 2"; nothing when the text is not of that form.
std::optional<std::vector<int>> faces_of(std::string_view action) {
    const std::vector<std::string_view> words = split_words(action);
    if (words.empty() || words.front() != "roll") return std::nullopt;
    std::vector<int> faces;
    for (std::size_t at = 1; at < words.size(); ++at) {
        const std::optional<int> face = parse_number<int>(words[at]);
        if (!face) return std::nullopt;
        faces.push_back(*face);
    }
    return faces;
}

}  // namespace

ActionScript::ActionScript(Match& match, const std::vector<int>& dice, std::optional<Seat> seat)
    : match_(match), dice_(dice.begin(), dice.end()), seat_(seat) {}

std::optional<Refusal> ActionScript::take(std::string_view action) {
    constexpr std::string_view kBlanks = " \t\r\n";
    action.remove_prefix(std::min(action.find_first_not_of(kBlanks), action.size()));
    action = action.substr(0, action.find_last_not_of(kBlanks) + 1);
    if (action == "undo") return match_.undo(acting_seat());
    if (const auto faces = faces_of(action))
        return faces->empty() ? roll_due() : roll_by_hand(*faces);
    // An action that no die could make readable is refused before one is rolled.
    if (const auto parsed = match_.game().parse_action(match_.state(), action); !parsed)
        return parsed.refusal();
    while (match_.to_move() == Seat::Chance && (!dice_.empty() || match_.can_draw()))
        if (auto refusal = roll_one()) return refusal;
    return match_.act(acting_seat(), action);
}

std::optional<Refusal> ActionScript::use_rest() {
    while (!dice_.empty() && match_.to_move() == Seat::Chance)
        if (auto refusal = roll_one()) return refusal;
    return std::nullopt;
}

std::optional<Refusal> ActionScript::roll_due() {
    if (match_.to_move() != Seat::Chance) {
        if (match_.over()) return Refusal{RefusalKind::Over, std::nullopt, "The game is over.", {}};
        return Refusal{RefusalKind::NotYourTurn, std::nullopt, "No roll is needed now.", {}};
    }
    while (match_.to_move() == Seat::Chance)
        if (auto refusal = roll_one()) return refusal;
    return std::nullopt;
}

std::optional<Refusal> ActionScript::roll_by_hand(const std::vector<int>& faces) {
    for (int face : faces)
        if (auto refusal = match_.act(Seat::Chance, "roll " + std::to_string(face))) return refusal;
    return std::nullopt;
}

std::optional<Refusal> ActionScript::roll_one() {
    if (!dice_.empty()) {
        const int face = dice_.front();
        dice_.pop_front();
        return match_.act(Seat::Chance, "roll " + std::to_string(face));
    }
    if (!match_.can_draw())
        return Refusal{RefusalKind::Illegal,
                       std::nullopt,
                       "A roll is due. Type the number that your die shows.",
                       {}};
    match_.draw();
    return std::nullopt;
}

// For undo while a die is due, the seat is the one that acted last.
Seat ActionScript::acting_seat() const {
    if (seat_) return *seat_;
    if (match_.to_move() >= Seat::First) return match_.to_move();
    for (int ply = match_.ply(); ply > 0; --ply)
        if (match_.mover_at(ply) >= Seat::First) return match_.mover_at(ply);
    return Seat::First;
}

}  // namespace occasus
