#include "apps/cli/play/rule_text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <fmt/core.h>
#include <sstream>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/cli/terminal.h"

namespace occasus::cli {

namespace {

using Row = std::vector<std::string>;

constexpr std::size_t kGap = 2;        // Between two columns of a table.
constexpr std::size_t kNarrowest = 8;  // A column that was made to fit.

constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kEntities = {
    {{"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&#39;", "'"}, {"&amp;", "&"}}};

std::string without_entities(std::string text) {
    for (const auto& [entity, letter] : kEntities)
        for (std::size_t at = text.find(entity); at != std::string::npos;
             at = text.find(entity, at + 1))
            text.replace(at, entity.size(), letter);
    return text;
}

// A paragraph, an item of a list, or a table: all that the HTML of a rulebook has.
struct Block {
    enum class Kind { Paragraph, Item, Table };
    Kind kind = Kind::Paragraph;
    std::string text;
    std::vector<Row> rows;  // The heading first.
};

// Cuts the HTML of a rule into its blocks.
class Blocks {
  public:
    explicit Blocks(std::string_view html) {
        while (!html.empty()) {
            const std::size_t open = std::min(html.find('<'), html.size());
            text_ += html.substr(0, open);
            html.remove_prefix(open);
            const std::size_t close = std::min(html.find('>'), html.size() - 1);
            if (html.empty()) break;
            const std::string_view tag = html.substr(1, close - 1);
            take_tag(tag.substr(0, tag.find(' ')));
            html.remove_prefix(close + 1);
        }
    }
    const std::vector<Block>& all() const { return all_; }

  private:
    void take_tag(std::string_view tag) {
        if (tag == "p" || tag == "li" || tag == "td" || tag == "th") text_.clear();
        if (tag == "tr") rows_.emplace_back();
        if (tag == "/td" || tag == "/th") rows_.back().push_back(text());
        if (tag == "/p") all_.push_back({Block::Kind::Paragraph, text(), {}});
        if (tag == "/li") all_.push_back({Block::Kind::Item, text(), {}});
        if (tag == "/table")
            all_.push_back({Block::Kind::Table, {}, std::exchange(rows_, std::vector<Row>())});
    }
    std::string text() { return without_entities(std::exchange(text_, std::string())); }

    std::string text_;
    std::vector<Row> rows_;
    std::vector<Block> all_;
};

std::vector<std::string> lines_of(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

// Columns on the screen: letters, whatever their bytes.
std::size_t width_of(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char byte) { return (byte & '\xC0') != '\x80'; }));
}

// As wide as the longest cell; the widest gives way while the table is wider than `width`.
std::vector<std::size_t> column_widths(const std::vector<Row>& rows, std::size_t width) {
    std::vector<std::size_t> widths(rows.front().size());
    for (const Row& row : rows)
        for (std::size_t at = 0; at < row.size(); ++at)
            widths[at] = std::max(widths[at], width_of(row[at]));
    for (;;) {
        std::size_t total = kGap * (widths.size() - 1);
        for (std::size_t column : widths) total += column;
        const auto widest = std::max_element(widths.begin(), widths.end());
        if (total <= width || *widest <= kNarrowest) return widths;
        *widest = std::max(kNarrowest, *widest - std::min(*widest, total - width));
    }
}

std::string row_text(const Row& row, const std::vector<std::size_t>& widths) {
    std::vector<std::vector<std::string>> cells;
    std::size_t height = 1;
    for (std::size_t at = 0; at < row.size(); ++at) {
        cells.push_back(lines_of(wrapped(row[at], static_cast<int>(widths[at]))));
        height = std::max(height, cells.back().size());
    }
    std::string text;
    for (std::size_t n = 0; n < height; ++n) {
        std::string line;
        std::size_t column = 0;  // Where the cell begins.
        for (std::size_t at = 0; at < cells.size(); ++at) {
            if (n < cells[at].size() && !cells[at][n].empty())
                line += std::string(column - width_of(line), ' ') + cells[at][n];
            column = std::max(column + widths[at], width_of(line)) + kGap;
        }
        text += line + "\n";
    }
    return text;
}

std::string table_text(const std::vector<Row>& rows, int width) {
    const std::vector<std::size_t> widths = column_widths(rows, static_cast<std::size_t>(width));
    Row rule;
    for (std::size_t column : widths) rule.emplace_back(column, '-');
    std::string text = row_text(rows.front(), widths) + row_text(rule, widths);
    for (std::size_t at = 1; at < rows.size(); ++at) text += row_text(rows[at], widths);
    return text;
}

}  // namespace

std::string rule_text(const RuleSection& rule, int width) {
    std::string text = fmt::format("{} {}{}\n", rule.id, rule.title,
                                   rule.source == "ruling" ? " (our reading)" : "");
    auto last = Block::Kind::Paragraph;
    const Blocks blocks(rule.html);
    for (const Block& block : blocks.all()) {
        const bool goes_on = block.kind == Block::Kind::Item && last == Block::Kind::Item;
        if (!goes_on) text += "\n";
        last = block.kind;
        if (block.kind == Block::Kind::Table)
            text += table_text(block.rows, width);
        else if (block.kind == Block::Kind::Item)
            text += "- " + wrapped(block.text, width - 2, 2);
        else
            text += wrapped(block.text, width);
    }
    return text;
}

}  // namespace occasus::cli
