#include "record/case_file.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/notation.h"

#include "record/json.h"

namespace occasus {

namespace {

constexpr std::array<std::string_view, 5> kRefusalKinds = {"unreadable", "illegal", "not_your_turn",
                                                           "stale", "over"};

std::string trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return std::string(text.substr(first, text.find_last_not_of(" \t\r") - first + 1));
}

std::vector<std::string> words_of(std::string_view text) {
    const std::vector<std::string_view> words = split_words(text);
    return {words.begin(), words.end()};
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

// Takes what is before `separator` off the front of `text`; all of it when there is none.
std::string take_until(std::string& text, std::string_view separator) {
    const std::size_t at = text.find(separator);
    std::string head = trimmed(text.substr(0, at));
    text = at == std::string::npos ? "" : trimmed(text.substr(at + separator.size()));
    return head;
}

void set_path(Value& document, std::string path, Value value) {
    const std::string head = take_until(path, ".");
    if (path.empty()) {
        document.set(head, std::move(value));
        return;
    }
    const Value* inner = document.find(head);
    Value copy = inner != nullptr ? *inner : Value::fields();
    if (copy.members() == nullptr) copy = Value::fields();
    set_path(copy, path, std::move(value));
    document.set(head, std::move(copy));
}

// NAME=JSON, separated by blanks outside of quotation marks.
std::vector<std::string> arguments_of(const std::string& line) {
    std::vector<std::string> arguments;
    bool is_quoted = false;
    bool is_open = false;  // Whether the last argument may go on.
    for (const char letter : line) {
        if (letter == '"') is_quoted = !is_quoted;
        const bool is_blank = letter == ' ' && !is_quoted;
        if (!is_blank && !is_open) arguments.emplace_back();
        if (!is_blank) arguments.back() += letter;
        is_open = !is_blank;
    }
    return arguments;
}

class Parser {
  public:
    Result<CaseFile> parse(std::string_view text) {
        for (const std::string_view line : lines_of(text)) {
            if (complaint_) break;
            ++number_;
            const std::string content = trimmed(line);
            if (content.empty() || content.front() == '#') continue;
            if (line.front() == ' ' || line.front() == '\t')
                read_block_line(content);
            else
                read_key(content);
        }
        if (!complaint_) check_complete();
        if (complaint_) return *complaint_;
        return std::move(file_);
    }

  private:
    void complain(const std::string& text, std::string field = {}) {
        if (!complaint_)
            complaint_ =
                unreadable("line " + std::to_string(number_) + ": " + text, std::move(field));
    }

    void read_key(std::string line) {
        if (line.find(':') == std::string::npos)
            return complain("a key and a colon are needed, not \"" + line + "\"");
        key_ = take_until(line, ":");
        if (std::find(keys_.begin(), keys_.end(), key_) != keys_.end())
            return complain("\"" + key_ + "\" is given twice", key_);
        keys_.push_back(key_);
        if (key_ == "id")
            file_.id = line;
        else if (key_ == "title")
            file_.title = line;
        else if (key_ == "game")
            file_.game = line;
        else if (key_ == "source")
            file_.source = line;
        else if (key_ == "rules")
            file_.rules = words_of(line);
        else if (!is_block())
            complain("there is no key \"" + key_ + "\"", key_);
        else if (!line.empty())
            complain("write what follows \"" + key_ + ":\" on the lines below it");
        if (key_ == "position") file_.position = Value::fields();
    }
    bool is_block() const {
        static constexpr std::array<std::string_view, 7> kBlocks = {
            "options", "board", "position", "script", "expect", "events", "silent"};
        return std::find(kBlocks.begin(), kBlocks.end(), key_) != kBlocks.end();
    }

    void read_block_line(const std::string& line) {
        if (key_ == "options") return read_option(line);
        if (key_ == "board") return file_.board.push_back(line);
        if (key_ == "position") return read_position_field(line);
        if (key_ == "script") return read_step(line);
        if (key_ == "expect") return read_expected_field(line);
        if (key_ == "events") return read_event(line);
        if (key_ == "silent") return read_silent_rule(line);
        complain("\"" + key_ + "\" takes no further lines");
    }

    void read_option(std::string line) {
        std::string name = take_until(line, "=");
        file_.options.emplace_back(std::move(name), std::move(line));
    }
    std::optional<CaseField> read_field(std::string line) {
        CaseField field{.line = number_, .path = take_until(line, "="), .value = {}};
        Result<Value> value = parse_json(line);
        if (!value) {
            complain("\"" + line + "\" is not JSON: " + value.refusal().text, field.path);
            return std::nullopt;
        }
        field.value = std::move(*value);
        return field;
    }
    void read_position_field(const std::string& line) {
        if (auto field = read_field(line)) set_path(*file_.position, field->path, field->value);
    }
    void read_expected_field(const std::string& line) {
        if (auto field = read_field(line)) file_.expect.push_back(std::move(*field));
    }
    void read_step(std::string line) {
        CaseStep step{.line = number_, .action = line, .refused = false, .rule = {}, .kind = {}};
        if (line.rfind("refuse ", 0) == 0) {
            step.refused = true;
            line.erase(0, std::string_view("refuse ").size());
            step.action = take_until(line, " because ");
            for (const std::string& word : words_of(line)) {
                const bool kind = std::find(kRefusalKinds.begin(), kRefusalKinds.end(), word) !=
                                  kRefusalKinds.end();
                (kind ? step.kind : step.rule) = word;
            }
            if (step.rule.empty() && step.kind.empty())
                complain("a refusal is written: refuse ACTION because RULE or KIND");
        }
        file_.script.push_back(std::move(step));
    }
    void read_event(std::string line) {
        CaseEvent event{.line = number_,
                        .rule = take_until(line, " "),
                        .kind = take_until(line, " "),
                        .args = Value::fields()};
        if (event.kind.empty()) return complain("an event is written: RULE KIND NAME=JSON …");
        for (const std::string& word : arguments_of(line)) {
            std::string rest = word;
            const std::string name = take_until(rest, "=");
            Result<Value> value = parse_json(rest);
            if (!value) return complain("\"" + word + "\" is not NAME=JSON");
            event.args.set(name, std::move(*value));
        }
        file_.events.push_back(std::move(event));
    }

    void read_silent_rule(std::string line) {
        std::string rule = take_until(line, " because ");
        if (line.empty()) return complain("a rule that nothing shows is written: RULE because …");
        for (const SilentRule& other : file_.silent)
            if (other.rule == rule) return complain("\"silent\" speaks of " + rule + " twice");
        file_.silent.push_back({.rule = std::move(rule), .reason = std::move(line)});
    }

    void check_complete() {
        if (file_.id.empty()) return complain("\"id\" is missing", "id");
        if (file_.title.empty()) return complain("\"title\" is missing", "title");
        if (file_.game.empty()) return complain("\"game\" is missing", "game");
        if (file_.source.empty()) return complain("\"source\" is missing", "source");
        if (file_.rules.empty()) return complain("\"rules\" is missing", "rules");
        for (const SilentRule& silent : file_.silent)
            if (std::find(file_.rules.begin(), file_.rules.end(), silent.rule) == file_.rules.end())
                return complain("\"silent\" speaks of " + silent.rule + ", \"rules\" does not",
                                "silent");
        bool refuses = false;
        for (const CaseStep& step : file_.script) refuses = refuses || step.refused;
        if (file_.expect.empty() && file_.events.empty() && !refuses)
            complain("nothing is expected: a case needs expect, events or a refusal", "expect");
    }

    CaseFile file_;
    std::string key_;
    std::vector<std::string> keys_;
    int number_ = 0;
    std::optional<Refusal> complaint_;
};

// The first three columns of a board line say what it is about.
std::string subject_of(std::string_view line) {
    std::size_t end = 0;
    for (int comma = 0; comma < 3 && end != std::string_view::npos; ++comma)
        end = line.find(',', comma == 0 ? 0 : end + 1);
    return std::string(line.substr(0, end));
}

// The built-in board with some lines replaced, or added where it has none of that fact, owner and
// number.
std::string patched_board(std::string_view built_in, const std::vector<std::string>& lines) {
    const std::vector<std::string_view> printed = lines_of(built_in);
    std::vector<std::string> board(printed.begin(), printed.end());
    for (std::string line : lines) {
        // A board file says whose each figure is.
        if (std::count(line.begin(), line.end(), ',') < 4) line += ",OWN for this case";
        const auto old = std::find_if(board.begin(), board.end(), [&](const std::string& other) {
            return subject_of(other) == subject_of(line);
        });
        if (old == board.end())
            board.push_back(std::move(line));
        else
            *old = std::move(line);
    }
    std::string text;
    for (const std::string& line : board) text += line + '\n';
    return text;
}

}  // namespace

Result<CaseFile> parse_case(std::string_view text) {
    return Parser().parse(text);
}

Result<Match> begin_case(const GameKind& kind, const CaseFile& file) {
    MatchSetup setup{.game = {.options = file.options, .board = {}},
                     .position = file.position,
                     .dice_typed = true,
                     .seed = std::nullopt};
    if (!file.board.empty()) {
        const auto usual = kind.make(setup.game);
        if (!usual) return usual.refusal();
        setup.game.board = patched_board((*usual)->board_text(), file.board);
    }
    return Match::start(kind, setup);
}

}  // namespace occasus
