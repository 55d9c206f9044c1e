// Writing and reading the record's text. Rules are checked elsewhere; here format and hash chain.
#include "record/record.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/number.h"
#include "core/unicode.h"

#include "record/json.h"

namespace occasus {

namespace {

inline constexpr std::string_view kHashMark = " = ";
inline constexpr std::size_t kHashDigits = 16;
inline constexpr std::string_view kPosition = "position ";
inline constexpr std::string_view kSigned = "signed ";

// By SeatGiven.
inline constexpr std::array<std::string_view, 5> kGiven = {"computer", "back", "another", "open",
                                                           "resigned"};
// By EndedBy.
inline constexpr std::array<std::string_view, 4> kEnded = {"draw", "abandoned", "resigned", "time"};

std::string short_hash(const Digest& chain) {
    return to_hex(chain.data(), kHashDigits / 2);
}

std::string action_body(const ActionLine& line) {
    std::string body = std::to_string(line.ply) + " " + line.who + " " + line.action;
    if (line.draw) body += " @" + std::to_string(*line.draw);
    return body;
}

std::string body_of(const RecordLine& line) {
    if (const auto* action = std::get_if<ActionLine>(&line)) return action_body(*action);
    if (const auto* undo = std::get_if<UndoLine>(&line)) return "undo " + std::to_string(undo->ply);
    if (const auto* seed = std::get_if<SeedLine>(&line)) return "seed " + to_hex(seed->seed);
    if (const auto* entropy = std::get_if<EntropyLine>(&line))
        return "entropy " + entropy->who + " " + to_hex(entropy->number) + " @" +
               std::to_string(entropy->draw);
    if (std::holds_alternative<BroughtLine>(line)) return "brought";
    if (const auto* seat = std::get_if<SeatLine>(&line))
        return "seat " + seat->seat + " " +
               std::string(kGiven[static_cast<std::size_t>(seat->given)]);
    if (const auto* end = std::get_if<EndLine>(&line))
        return "end " + std::string(kEnded[static_cast<std::size_t>(end->by)]) +
               (end->seat.empty() ? "" : " " + end->seat);
    if (const auto* rules = std::get_if<RulesLine>(&line))
        return "rules " + std::to_string(rules->version) + " " + to_hex(rules->board) + " " +
               std::to_string(rules->ply) + " " + to_json(rules->position);
    return "dice stream " + to_hex(std::get<StreamLine>(line).commitment);
}

// Only one spelling is accepted, so that no byte can change unnoticed.
template <class Number>
std::optional<Number> parse_plain(std::string_view word) {
    const std::optional<Number> number = parse_number<Number>(word);
    return number && std::to_string(*number) == word ? number : std::nullopt;
}

// Splits off the first word; `rest` keeps what follows one space.
std::string_view take_word(std::string_view& rest) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    const std::string_view word = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return word;
}

std::optional<RecordLine> parse_action_line(std::string_view first, std::string_view rest) {
    const auto ply = parse_plain<int>(first);
    const std::string_view who = take_word(rest);
    if (!ply || *ply < 1 || who.empty() || rest.empty()) return std::nullopt;
    ActionLine line{
        .ply = *ply, .who = std::string(who), .action = std::string(rest), .draw = std::nullopt};
    const std::size_t at = rest.rfind(" @");
    if (at != std::string_view::npos) {
        line.draw = parse_plain<std::uint64_t>(rest.substr(at + 2));
        if (!line.draw) return std::nullopt;
        line.action = rest.substr(0, at);
    }
    return line;
}

std::optional<RecordLine> parse_rules_line(std::string_view rest) {
    const auto version = parse_plain<int>(take_word(rest));
    const auto board = digest_from_hex(take_word(rest));
    const auto ply = parse_plain<int>(take_word(rest));
    if (!version || !board || !ply || *ply < 0) return std::nullopt;
    Result<Value> position = parse_json(rest);
    // One spelling only here too: the line is written again as it was read.
    if (!position || to_json(*position) != rest) return std::nullopt;
    return RulesLine{*version, *board, *ply, std::move(*position)};
}

std::optional<RecordLine> parse_seat_line(std::string_view rest) {
    const std::string_view seat = take_word(rest);
    const auto given =
        static_cast<std::size_t>(std::find(kGiven.begin(), kGiven.end(), rest) - kGiven.begin());
    if (seat.empty() || given == kGiven.size()) return std::nullopt;
    return SeatLine{std::string(seat), static_cast<SeatGiven>(given)};
}

std::optional<RecordLine> parse_end_line(std::string_view rest) {
    const std::string_view word = take_word(rest);
    const auto by =
        static_cast<std::size_t>(std::find(kEnded.begin(), kEnded.end(), word) - kEnded.begin());
    if (by == kEnded.size()) return std::nullopt;
    EndLine line{static_cast<EndedBy>(by), std::string(rest)};
    const bool has_loser = line.by == EndedBy::Resigned || line.by == EndedBy::Time;
    if (has_loser == line.seat.empty()) return std::nullopt;
    return line;
}

std::optional<RecordLine> parse_body(std::string_view body) {
    std::string_view rest = body;
    const std::string_view first = take_word(rest);
    if (first == "undo") {
        const auto ply = parse_plain<int>(rest);
        if (!ply || *ply < 0) return std::nullopt;
        return UndoLine{*ply};
    }
    if (first == "seed") {
        const auto seed = digest_from_hex(rest);
        if (!seed) return std::nullopt;
        return SeedLine{*seed};
    }
    if (first == "entropy") {
        const std::string_view who = take_word(rest);
        const auto number = digest_from_hex(take_word(rest));
        if (who.empty() || !number || !rest.starts_with('@')) return std::nullopt;
        const auto draw = parse_plain<std::uint64_t>(rest.substr(1));
        if (!draw) return std::nullopt;
        return EntropyLine{std::string(who), *number, *draw};
    }
    if (body == "brought") return BroughtLine{};
    if (first == "dice") {
        if (take_word(rest) != "stream") return std::nullopt;
        const auto commitment = digest_from_hex(rest);
        if (!commitment) return std::nullopt;
        return StreamLine{*commitment};
    }
    if (first == "seat") return parse_seat_line(rest);
    if (first == "end") return parse_end_line(rest);
    if (first == "rules") return parse_rules_line(rest);
    return parse_action_line(first, rest);
}

// A text as editors and mail programs leave it: with a byte order mark, with other ends of lines,
// with blank lines at the end or without the last newline.
struct PlainText {
    explicit PlainText(std::string_view given) {
        given = without_byte_order_mark(given);
        for (std::size_t at = 0; at < given.size(); ++at)
            if (!given.substr(at).starts_with("\r\n")) text += given[at];
        while (text.ends_with("\n\n")) text.pop_back();
        ends_in_line = !text.empty() && !text.ends_with('\n');
        if (ends_in_line) text += '\n';
    }
    std::string text;
    bool ends_in_line = false;
};

// Reads line by line; knows its line number for refusals.
class Reader {
  public:
    explicit Reader(const PlainText& plain)
        : ends_in_line_(plain.ends_in_line), whole_(plain.text), text_(plain.text) {}

    Result<RecordText> read() {
        if (text_.empty()) return unreadable("The record is empty.", "line 1");
        if (auto refusal = read_header()) return *refusal;
        while (!text_.empty())
            if (auto refusal = read_line()) return *refusal;
        return std::move(result_);
    }

  private:
    Refusal at_line(const std::string& text) const {
        const std::string line = "line " + std::to_string(number_);
        return unreadable("Record, " + line + ": " + text, line);
    }

    // The next line without its newline; nothing at the end.
    std::optional<std::string_view> next() {
        ++number_;
        const std::size_t end = text_.find('\n');
        if (end == std::string_view::npos) return std::nullopt;
        const std::string_view line = text_.substr(0, end);
        text_.remove_prefix(end + 1);
        return line;
    }

    std::optional<Refusal> read_header() {
        const auto first = next();
        if (!first || !first->starts_with("occasus-record "))
            return at_line("this is not a saved game. Its first line must be “occasus-record 1”.");
        if (*first != "occasus-record " + std::to_string(kRecordFormat))
            return at_line("format “" + std::string(first->substr(15)) +
                           "” is not known; this program reads format 1.");
        for (;;) {
            const std::string_view above = read_so_far();
            const auto line = next();
            if (!line) return at_line("the record ends inside its header.");
            if (line->starts_with("= ")) {
                result_.header_text = read_so_far();
                return end_header(above, line->substr(2));
            }
            if (auto refusal = read_header_line(*line)) return refusal;
        }
    }

    std::optional<Refusal> end_header(std::string_view above, std::string_view hash) {
        result_.chain = sha256(above);
        result_.header_chain = result_.chain;
        if (hash != short_hash(result_.chain))
            return at_line("the header does not match its hash: it was changed.");
        if (result_.header.game.empty()) return at_line("the header does not name a game.");
        if (!dice_seen_) return at_line("the header does not say how dice are rolled.");
        return std::nullopt;
    }

    std::optional<Refusal> read_header_line(std::string_view line) {
        RecordHeader& header = result_.header;
        std::string_view rest = line;
        const std::string_view key = take_word(rest);
        if (key == "game") {
            header.game = rest;
        } else if (key == "rules") {
            const auto version = parse_plain<int>(rest);
            if (!version)
                return at_line("rules must be a number, not “" + std::string(rest) + "”.");
            header.rules_version = *version;
        } else if (key == "option") {
            const std::size_t equals = rest.find('=');
            if (equals == std::string_view::npos) return at_line("an option is NAME=VALUE.");
            header.options.emplace_back(rest.substr(0, equals), rest.substr(equals + 1));
        } else if (key == "option-file") {
            return read_option_file(rest);
        } else if (key == "board") {
            const auto digest = digest_from_hex(rest);
            if (!digest) return at_line("board must be 64 hex digits.");
            header.board = *digest;
        } else if (key == "board-file" || key == "position") {
            return read_document(key, rest);
        } else if (key == "dice") {
            return read_dice(rest);
        } else {
            return at_line("“" + std::string(key) + "” is not part of a header.");
        }
        return std::nullopt;
    }

    std::optional<Refusal> read_document(std::string_view key, std::string_view json) {
        Result<Value> value = parse_json(json);
        if (!value) return at_line(value.refusal().text);
        if (key == "position") {
            result_.header.position = std::move(*value);
        } else {
            if (value->text() == nullptr) return at_line("board-file must be a JSON string.");
            result_.header.board_file = *value->text();
        }
        return std::nullopt;
    }

    std::optional<Refusal> read_option_file(std::string_view rest) {
        const std::string_view name = take_word(rest);
        Result<Value> value = parse_json(rest);
        if (!value) return at_line(value.refusal().text);
        if (value->text() == nullptr) return at_line("option-file is NAME and a JSON string.");
        result_.header.options.emplace_back(name, *value->text());
        return std::nullopt;
    }

    std::optional<Refusal> read_dice(std::string_view rest) {
        dice_seen_ = true;
        if (rest == "typed") return std::nullopt;
        if (take_word(rest) == "stream") result_.header.commitment = digest_from_hex(rest);
        if (!result_.header.commitment)
            return at_line("dice are “typed” or “stream” and 64 hex digits.");
        return std::nullopt;
    }

    std::string_view read_so_far() const { return whole_.substr(0, whole_.size() - text_.size()); }

    std::optional<Refusal> read_line() {
        const std::string_view above = read_so_far();
        const auto line = next();
        if (line->starts_with(kSigned)) return read_signature(above, line->substr(kSigned.size()));
        if (result_.position) return at_line("a position may stand only at the end of a record.");
        const std::size_t mark = line->rfind(kHashMark);
        const bool is_cut = ends_in_line_ && text_.empty();
        if (mark == std::string_view::npos)
            return at_line(is_cut ? "the record was cut off." : "the hash is missing.");
        const std::string_view body = line->substr(0, mark);
        const Digest link = sha256_link(result_.chain, body);
        if (line->substr(mark + kHashMark.size()) != short_hash(link))
            return at_line(is_cut ? "the record was cut off."
                                  : "the line does not match its hash: it or a line above was "
                                    "changed.");
        if (body.starts_with(kPosition)) return end_record(body.substr(kPosition.size()));
        result_.chain = link;
        const auto parsed = parse_body(body);
        if (!parsed)
            return at_line("“" + std::string(body) +
                           "” is not an action, undo, seed, number of a seat, change of a seat, "
                           "end, stream or version of the rules.");
        result_.lines.push_back(*parsed);
        return std::nullopt;
    }

    std::optional<Refusal> end_record(std::string_view json) {
        Result<Value> position = parse_json(json);
        if (!position) return at_line(position.refusal().text);
        result_.position = std::move(*position);
        return std::nullopt;
    }

    std::optional<Refusal> read_signature(std::string_view above, std::string_view words) {
        const auto key = bytes_from_hex<PublicKey>(take_word(words));
        const auto signature = bytes_from_hex<Signature>(words);
        if (!key || !signature) return at_line("a record is signed by 64 and 128 hex digits.");
        if (!text_.empty()) return at_line("a record must end with its signature.");
        result_.signature = {*key, *signature, sha256(above)};
        return std::nullopt;
    }

    const bool ends_in_line_;
    const std::string_view whole_;
    std::string_view text_;  // The text still to be read.
    int number_ = 0;
    bool dice_seen_ = false;
    RecordText result_;
};

// A value of several lines is the text of a file.
std::string option_line(const std::string& name, const std::string& value) {
    if (value.find('\n') == std::string::npos) return "option " + name + "=" + value + "\n";
    return "option-file " + name + " " + to_json(value) + "\n";
}

}  // namespace

std::string write_header(const RecordHeader& header, Digest& chain) {
    std::string text = "occasus-record " + std::to_string(kRecordFormat) + "\n";
    text += "game " + header.game + "\n";
    text += "rules " + std::to_string(header.rules_version) + "\n";
    for (const auto& [name, value] : header.options) text += option_line(name, value);
    text += "board " + to_hex(header.board) + "\n";
    if (!header.board_file.empty()) text += "board-file " + to_json(header.board_file) + "\n";
    if (header.position) text += "position " + to_json(*header.position) + "\n";
    text += header.commitment ? "dice stream " + to_hex(*header.commitment) + "\n" : "dice typed\n";
    chain = sha256(text);
    return text + "= " + short_hash(chain) + "\n";
}

std::string write_line(const RecordLine& line, Digest& chain) {
    const std::string body = body_of(line);
    chain = sha256_link(chain, body);
    return body + std::string(kHashMark) + short_hash(chain) + "\n";
}

std::string write_position(const Value& position, const Digest& chain) {
    const std::string body = std::string(kPosition) + to_json(position);
    return body + std::string(kHashMark) + short_hash(sha256_link(chain, body)) + "\n";
}

std::string write_signature(const RecordSignature& made) {
    return std::string(kSigned) + to_hex(made.key.data(), made.key.size()) + " " +
           to_hex(made.signature.data(), made.signature.size()) + "\n";
}

Result<RecordText> read_record(std::string_view text) {
    return Reader(PlainText(text)).read();
}

std::vector<Stream> streams_of(const RecordText& record) {
    std::vector<Stream> streams{{record.header.commitment, std::nullopt, 0}};
    for (std::size_t at = 0; at < record.lines.size(); ++at) {
        if (const auto* stream = std::get_if<StreamLine>(&record.lines[at]))
            streams.push_back({stream->commitment, std::nullopt, at});
        if (const auto* seed = std::get_if<SeedLine>(&record.lines[at]))
            streams.back().seed = seed->seed;
    }
    return streams;
}

}  // namespace occasus
