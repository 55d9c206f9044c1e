#include "core/figure_file.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>
#include <utility>

#include "core/number.h"

namespace occasus {

namespace {

struct Line {
    int number = 0;  // In the file, from 1.
    std::vector<std::string> cells;
};

// One cell of a line, from `at` on.
std::string take_cell(std::string_view line, std::size_t& at) {
    std::string cell;
    const bool quoted = at < line.size() && line[at] == '"';
    if (quoted) ++at;
    for (; at < line.size(); ++at) {
        if (quoted && line[at] == '"') {
            if (at + 1 < line.size() && line[at + 1] == '"') {
                ++at;
            } else {
                ++at;
                break;
            }
        } else if (!quoted && line[at] == ',') {
            break;
        }
        cell += line[at];
    }
    return cell;
}

std::vector<std::string> split_line(std::string_view line) {
    std::vector<std::string> cells;
    for (std::size_t at = 0; at <= line.size(); ++at) {
        cells.push_back(take_cell(line, at));
        if (at < line.size() && line[at] != ',')
            cells.back() += '?';  // Text after a closing quote.
    }
    return cells;
}

std::vector<Line> split_file(std::string_view csv) {
    std::vector<Line> lines;
    for (int number = 1; !csv.empty(); ++number) {
        const std::size_t end = std::min(csv.find('\n'), csv.size());
        std::string_view line = csv.substr(0, end);
        csv.remove_prefix(std::min(end + 1, csv.size()));
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        if (line.empty() || line.front() == '#') continue;
        lines.push_back({number, split_line(line)});
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

// A terminal must not be told what to do by a file.
bool has_control_characters(std::string_view text) {
    return std::any_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; });
}

// Fills `figure` from the cells of a line; returns what is wrong with them, or nothing.
std::optional<Refusal> read_cells(const std::vector<std::string>& cells, Figure& figure) {
    if (cells.size() != 5)
        return unreadable("five values are needed, there are " + std::to_string(cells.size()) +
                          ".");
    if (std::any_of(cells.begin(), cells.end(), has_control_characters))
        return unreadable("a control character is in it.");
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
                              " file begins with the line fact,of,number,value,provenance.",
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

std::string_view provenance_of(const std::vector<Figure>& figures, std::string_view fact,
                               std::string_view of, int number) {
    const auto found = std::find_if(figures.begin(), figures.end(), [&](const Figure& figure) {
        return figure.fact == fact && figure.of == of && figure.number == number;
    });
    return found == figures.end() ? std::string_view() : std::string_view(found->provenance);
}

}  // namespace occasus
