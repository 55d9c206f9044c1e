#include "record/proof.h"

#include <algorithm>
#include <optional>

#include "core/list_of.h"

namespace occasus {
namespace {

std::string number_of(int count, std::string_view one, std::string_view more) {
    return std::to_string(count) + " " + std::string(count == 1 ? one : more);
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : std::string(between)) + part;
    return text;
}

std::string legality_text(const Match& match, const RecordText& record) {
    int actions = 0;
    int undos = 0;
    for (const RecordLine& line : record.lines) {
        if (std::holds_alternative<UndoLine>(line)) ++undos;
        const ActionLine* const action = std::get_if<ActionLine>(&line);
        if (action != nullptr && action->who != "dice") ++actions;
    }
    return number_of(actions, "action", "actions") + " and " + number_of(undos, "undo", "undos") +
           (match.partings().empty() ? ", all legal; " : ", legal as far as they are replayed; ") +
           number_of(match.ply(), "ply stands.", "plies stand.");
}

std::string dice_text(const Match& match) {
    DiceStretch all;
    int checked = 0;
    for (const DiceStretch& stretch : match.dice()) {
        (stretch.revealed ? checked : all.drawn) += stretch.drawn;
        all.foreseeable += stretch.foreseeable;
        all.typed += stretch.typed;
        all.unread += stretch.unread;
    }
    std::vector<std::string> parts;
    const auto tell = [&](int number, std::string_view what) {
        if (number > 0) parts.push_back(std::to_string(number) + " " + std::string(what));
    };
    tell(checked, "drawn, and each matches the revealed seed");
    tell(all.drawn, "drawn; they cannot be checked, because the record has no seed");
    tell(all.typed, "typed by hand; these cannot be checked");
    tell(all.unread, "played by other rules; these were not checked");
    tell(all.foreseeable, "of those drawn were rolled after the seed was in the record");
    return parts.empty() ? "No die has been rolled." : "Dice: " + joined(parts, "; ") + ".";
}

// Where the dice come from another seed, and which seats added to them, and since when.
void tell_streams(const Match& match, std::vector<ProofLine>& lines) {
    const std::vector<DiceStretch> dice = match.dice();
    for (std::size_t at = 0; at < dice.size(); ++at) {
        if (at > 0)
            lines.push_back({"dice", "After ply " + std::to_string(dice[at].begin) +
                                         " the dice come from another seed; the person who chose "
                                         "it knew the game so far."});
        for (const AddedNumber& added : dice[at].added)
            lines.push_back({"dice", std::string(seat_id(match.game().facts(), added.seat)) +
                                         " added its own number to the dice after ply " +
                                         std::to_string(added.ply) + "."});
    }
}

std::string origin_text(const Match& match, const std::optional<RecordSignature>& made) {
    if (!made) return "The record is not signed: anyone may have made it.";
    const std::string server = "the server " + to_hex(made->key.data(), made->key.size());
    const std::optional<bool> genuine = is_genuine(*made);
    if (genuine && !*genuine)
        return "The record has a signature of " + server + " that does not match its text.";
    std::string text =
        genuine ? "The record is signed by " + server + ", start, options and all lines included."
                : "The record has a signature of " + server + ", which cannot be checked here.";
    if (match.brought())
        text += " It was moved there at ply " + std::to_string(*match.brought()) +
                ": the earlier part was played elsewhere.";
    return text;
}

// The part at a place of a list that separators divide.
std::string_view part_of(std::string_view list, char separator, std::size_t place) {
    for (; place > 0 && !list.empty(); --place)
        list.remove_prefix(std::min(list.find(separator), list.size() - 1) + 1);
    return list.substr(0, list.find(separator));
}

// As the page calls it; as it is written where it has no title.
std::string value_text(const OptionFact& fact, std::string_view value) {
    for (std::size_t place = 0; !part_of(fact.values, ',', place).empty(); ++place)
        if (part_of(fact.values, ',', place) == value)
            if (const auto title = part_of(fact.titles, ';', place); !title.empty())
                return std::string(title);
    return std::string(value);
}

// "Hidden reporting: yes"; of a value of several lines that it is a file.
std::string option_text(const GameFacts& facts, const std::string& name, const std::string& value) {
    const auto fact = std::find_if(facts.options.begin(), facts.options.end(),
                                   [&](const OptionFact& one) { return one.name == name; });
    if (fact == facts.options.end()) return name + ": " + value;
    const bool is_file = value.find('\n') != std::string::npos;
    return std::string(fact->title) + ": " +
           (is_file ? "a changed file" : value_text(*fact, value));
}

bool has_own_position(const Match& match) {
    AnyState usual{};
    match.game().start(usual);
    return match.header().position && !match.game().same(match.state_at(0), usual);
}

}  // namespace

bool begins_as_usual(const Match& match) {
    return !has_own_position(match) && match.header().board_file.empty();
}

std::string start_text(const Match& match) {
    const RecordHeader& header = match.header();
    const AnyGame& game = match.game();
    std::string text;
    if (has_own_position(match))
        text = "The game begins from a position that somebody set up, at " +
               game.turn_title(match.state_at(0)) +
               ": the moves before it are not in the record and cannot be checked.";
    else
        text = "The game begins from its usual start.";
    text += header.board_file.empty() ? " The board has its built-in numbers."
                                      : " The numbers of the board were changed.";
    std::vector<std::string> options;
    options.reserve(header.options.size());
    for (const auto& [name, value] : header.options)
        options.push_back(option_text(game.facts(), name, value));
    return text + (options.empty() ? " All options have their defaults."
                                   : " Options: " + joined(options, "; ") + ".");
}

std::vector<ProofLine> proof_of(const Match& match, const RecordText& record) {
    std::vector<ProofLine> lines;
    lines.push_back({"chain", "The chain of lines is intact and ends with " +
                                  to_hex(record.chain.data(), 8) + "."});
    lines.push_back({"start", start_text(match)});
    lines.push_back({"legality", legality_text(match, record)});
    for (std::string& parting : match.partings()) lines.push_back({"rules", std::move(parting)});
    lines.push_back({"dice", dice_text(match)});
    tell_streams(match, lines);
    for (const LogEntry& entry : match.log())
        if (!entry.beside.empty())
            lines.push_back({entry.beside == "seat" ? "seats" : "end",
                             "After ply " + std::to_string(entry.ply) + ": " + entry.words});
    lines.push_back({"origin", origin_text(match, record.signature)});
    lines.push_back({"proved",
                     "Every line matches the lines above it, every move from that start is legal, "
                     "and a seed fixed the drawn dice before they were rolled. This does not prove "
                     "who played, or that nobody restarted the game until the dice were good."});
    return lines;
}

Value verification_document(const Match& match, const RecordText& record) {
    const RecordHeader& header = match.header();
    return Value::fields()
        .set("ok", true)
        .set("plies", match.ply())
        .set("replayed", match.partings().empty())
        .set("start", Value::fields()
                          .set("position", has_own_position(match))
                          .set("board", !header.board_file.empty())
                          .set("options", options_document(header)))
        .set("dice", dice_standing_id(match.dice_standing()))
        .set("stretches", stretches_document(match))
        .set("brought", brought_document(match))
        .set("signature", signature_document(record.signature))
        .set("says", list_of(proof_of(match, record), [](const auto& line) {
                 return Value::fields().set("about", line.about).set("text", line.text);
             }));
}

}  // namespace occasus
