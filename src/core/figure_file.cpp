#include "core/figure_file.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>
#include <utility>

#include "core/number.h"
#include "core/unicode.h"

namespace occasus {

namespace {

struct Line {
    int number = 0;  // In the file, from 1.
    std::vector<std::string> cells;
};

constexpr std::size_t kCells = 5;

std::string trimmed(std::string cell) {
    cell.erase(0, cell.find_first_not_of(' '));
    cell.erase(cell.find_last_not_of(' ') + 1);
    return cell;
}

// One cell of a line, from `at` on.
std::string take_cell(std::string_view line, char separator, std::size_t& at) {
    std::string cell;
    const bool quoted = at < line.size() && line[at] == '"';
    if (!quoted) {
        while (at < line.size() && line[at] != separator) cell += line[at++];
        return trimmed(cell);
    }
    for (++at; at < line.size(); ++at) {
        if (line[at] == '"' && (at + 1 == line.size() || line[at + 1] != '"')) break;
        if (line[at] == '"') ++at;
        cell += line[at];
    }
    ++at;  // The closing quote.
    return cell;
}

std::vector<std::string> split_line(std::string_view line, char separator) {
    std::vector<std::string> cells;
    for (std::size_t at = 0; at <= line.size(); ++at) {
        cells.push_back(take_cell(line, separator, at));
        if (at < line.size() && line[at] != separator)
            cells.back() += '?';  // Text after a closing quote.
    }
    // A spreadsheet fills up all lines to the longest.
    while (cells.size() > kCells && cells.back().empty()) cells.pop_back();
    return cells;
}

bool is_remark(const std::vector<std::string>& cells) {
    return cells.front().starts_with('#') ||
           std::all_of(cells.begin(), cells.end(),
                       [](const std::string& cell) { return cell.empty(); });
}

// The sign that the first line has after its first word. Where a comma is in numbers, spreadsheets
// save a semicolon.
char separator_of(std::string_view csv) {
    constexpr std::string_view kFirst = "fact";
    // The word may be in quotes, and in a remark above.
    for (std::size_t at = csv.find(kFirst); at != std::string_view::npos;
         at = csv.find(kFirst, at + 1)) {
        std::string_view rest = csv.substr(at + kFirst.size());
        if (rest.starts_with('"')) rest.remove_prefix(1);
        if (rest.empty() || std::string_view(",;\t").find(rest.front()) == rest.npos) continue;
        const std::size_t next = rest.find_first_not_of(" \"", 1);
        if (next != rest.npos && rest.substr(next).starts_with("of")) return rest.front();
    }
    return ',';
}

std::vector<Line> split_file(std::string_view csv) {
    std::vector<Line> lines;
    const char separator = separator_of(csv);
    csv = without_byte_order_mark(csv);
    for (int number = 1; !csv.empty(); ++number) {
        const std::size_t end = std::min(csv.find_first_of("\r\n"), csv.size());
        std::vector<std::string> cells = split_line(csv.substr(0, end), separator);
        csv.remove_prefix(end);
        csv.remove_prefix(csv.starts_with("\r\n") ? 2 : std::min<std::size_t>(csv.size(), 1));
        // The first line of some spreadsheets names the separator.
        const bool is_hint = number == 1 && cells.front().starts_with("sep=");
        if (!is_hint && !is_remark(cells)) lines.push_back({number, std::move(cells)});
    }
    return lines;
}

bool is_provenance(std::string_view text) {
    static constexpr std::array<std::string_view, 4> kKinds = {"SEED", "PUBLIC", "RECONSTRUCTED",
                                                               "OWN"};
    return std::any_of(kKinds.begin(), kKinds.end(), [&](std::string_view kind) {
        return text.substr(0, text.find(' ')) == kind;
    });
}

// A file must not control a terminal.
bool has_control_characters(std::string_view text) {
    return std::any_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; });
}

// The line in a complaint: its cells, as far as there is room.
std::string shown(const Line& line) {
    constexpr std::size_t kMost = 60;
    std::string text;
    for (const std::string& cell : line.cells) text += (text.empty() ? "" : ",") + cell;
    std::size_t end = std::min(text.size(), kMost);
    while (end < text.size() && (text[end] & '\xC0') == '\x80') --end;  // Within a letter.
    if (end < text.size()) text = text.substr(0, end) + " …";
    std::erase_if(text, [](char c) { return has_control_characters({&c, 1}); });
    return "“" + text + "”";
}

// Fills `figure` from the cells of a line; returns what is wrong with them, or nothing.
std::optional<Refusal> read_cells(const std::vector<std::string>& cells, Figure& figure) {
    if (cells.size() != kCells)
        return unreadable("a line needs five values; this one has " + std::to_string(cells.size()) +
                          ".");
    if (std::any_of(cells.begin(), cells.end(), has_control_characters))
        return unreadable("the line contains a control character.");
    const std::string& number = cells[2];
    const std::optional<int> parsed = number.empty() ? 0 : parse_number<int>(number);
    if (!parsed) return unreadable("number “" + number + "” is not a whole number.");
    figure.number = *parsed;
    if (!is_provenance(cells[4]))
        return unreadable("provenance must begin with SEED, PUBLIC, RECONSTRUCTED or OWN.");
    figure.fact = cells[0];
    figure.of = cells[1];
    figure.value = cells[3];
    figure.provenance = cells[4];
    return {};
}

}  // namespace

Refusal at_line(const Figure& figure, const Refusal& complaint) {
    const std::string line = std::to_string(figure.line);
    return unreadable("Line " + line + ": " + complaint.text, "line " + line);
}

Result<std::vector<Figure>> read_figures(std::string_view csv, std::string_view kind) {
    const std::vector<Line> lines = split_file(csv);
    if (lines.empty() || lines.front().cells != std::vector<std::string>{"fact", "of", "number",
                                                                         "value", "provenance"})
        return unreadable("A " + std::string(kind) +
                              " file begins with the line fact,of,number,value,provenance" +
                              (lines.empty() ? "." : ", not with " + shown(lines.front()) + "."),
                          "line 1");
    std::vector<Figure> figures;
    std::set<std::tuple<std::string, std::string, int>> given;
    for (auto line = lines.begin() + 1; line != lines.end(); ++line) {
        Figure figure;
        figure.line = line->number;
        if (const auto wrong = read_cells(line->cells, figure)) return at_line(figure, *wrong);
        if (!given.emplace(figure.fact, figure.of, figure.number).second)
            return at_line(figure,
                           unreadable(figure.fact + " of " + figure.of + " is given twice."));
        figures.push_back(std::move(figure));
    }
    return figures;
}

std::string with_value(std::string_view csv, const Figure& figure, const std::string& value,
                       std::string_view provenance) {
    const char separator = separator_of(csv);
    const auto quoted = [&](const std::string& cell) {
        if (cell.find(separator) == std::string::npos && cell.find('"') == std::string::npos)
            return cell;
        std::string text = "\"";
        for (const char c : cell) text += c == '"' ? std::string("\"\"") : std::string(1, c);
        return text + "\"";
    };
    std::size_t begin = 0;
    for (int number = 1; number < figure.line; ++number) {
        begin = csv.find_first_of("\r\n", begin);
        begin += csv.substr(begin).starts_with("\r\n") ? 2 : 1;
    }
    const std::size_t end = std::min(csv.find_first_of("\r\n", begin), csv.size());
    const std::string number = figure.number == 0 ? "" : std::to_string(figure.number);
    std::string line;
    for (const std::string& cell : {figure.fact, figure.of, number, value, std::string(provenance)})
        line += (line.empty() ? "" : std::string(1, separator)) + quoted(cell);
    return std::string(csv.substr(0, begin)) + line + std::string(csv.substr(end));
}

std::string_view provenance_of(const std::vector<Figure>& figures, std::string_view fact,
                               std::string_view of, int number) {
    const auto found = std::find_if(figures.begin(), figures.end(), [&](const Figure& figure) {
        return figure.fact == fact && figure.of == of && figure.number == number;
    });
    return found == figures.end() ? std::string_view() : std::string_view(found->provenance);
}

}  // namespace occasus
