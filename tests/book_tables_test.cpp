// The tables of the rulebooks have the figures of the boards and of the rules.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "games/diplomacy/board/board.h"
#include "games/empire/board.h"
#include "games/empire/conflict_table.h"
#include "games/pomerium/board.h"
#include "games/registry.h"

namespace occasus {
namespace {

// The document of the built-in board.
Value board_of(std::string_view game) {
    return (*find_game(game)->make({}))->board();
}
std::string section(std::string_view game, std::string_view id) {
    for (const RuleSection& rule : find_game(game)->facts.rulebook)
        if (rule.id == id) return std::string(rule.html);
    return {};
}
const Value::List& items(const Value& fields, std::string_view name) {
    return *fields.find(name)->items();
}
std::string text(const Value& fields, std::string_view name) {
    const Value* const found = fields.find(name);
    return found == nullptr             ? ""
           : found->text() != nullptr   ? *found->text()
           : found->number() != nullptr ? std::to_string(*found->number())
                                        : "";
}
bool is_true(const Value& fields, std::string_view name) {
    return *fields.find(name) == Value(true);
}
// Bold where the published text gives it.
std::string marked(const std::string& words, const Value& of) {
    return text(of, "provenance").starts_with("SEED") ? "<strong>" + words + "</strong>" : words;
}
std::string row(const std::vector<std::string>& cells) {
    std::string html = "<tr>";
    for (const std::string& cell : cells) html += "<td>" + cell + "</td>";
    return html + "</tr>";
}
std::string listed(const std::vector<std::string>& parts) {
    std::string all;
    for (const std::string& part : parts) all += (all.empty() ? "" : ", ") + part;
    return all;
}
std::map<std::string, std::string> titles(const Value::List& places) {
    std::map<std::string, std::string> all;
    for (const Value& place : places) all[text(place, "id")] = text(place, "title");
    return all;
}
// "Italia, Africa (sea)".
std::string borders(const Value& place, const std::map<std::string, std::string>& titles,
                    bool marks_provenance) {
    std::vector<std::string> all;
    for (const Value& border : items(place, "borders")) {
        const std::string words =
            titles.at(text(border, "to")) + (is_true(border, "sea") ? " (sea)" : "");
        all.push_back(marks_provenance ? marked(words, border) : words);
    }
    return listed(all);
}

TEST(BookTables, PomeriumHasEveryProvinceAndItsNeighbours) {
    const Value board = board_of("pomerium");
    const std::string html = section("pomerium", "G13");
    const auto names = titles(items(board, "provinces"));
    for (const Value& province : items(board, "provinces")) {
        const std::string printed = "printed," + text(province, "id") + ",,";
        const std::string_view file = pomerium::built_in_board();
        const auto begin = file.find(printed) + printed.size();
        EXPECT_THAT(html, testing::HasSubstr(
                              row({text(province, "number"), text(province, "title"),
                                   std::string(file.substr(begin, file.find(',', begin) - begin)),
                                   is_true(province, "core") ? "core" : "frontier",
                                   borders(province, names, true)})));
    }
}

TEST(BookTables, PomeriumHasEveryRoute) {
    const Value board = board_of("pomerium");
    const auto names = titles(items(board, "provinces"));
    int face = 0;
    for (const Value& invader : items(board, "invaders")) {
        std::vector<std::string> route;
        for (const Value& place : items(invader, "route")) route.push_back(names.at(*place.text()));
        EXPECT_THAT(section("pomerium", "E7"),
                    testing::HasSubstr(
                        row({std::to_string(++face), text(invader, "title"), listed(route)})));
    }
    EXPECT_EQ(face, pomerium::kRoutes);
}

TEST(BookTables, EmpireHasEveryArea) {
    const Value board = board_of("empire");
    const auto names = titles(items(board, "areas"));
    for (const Value& area : items(board, "areas"))
        EXPECT_THAT(section("empire", "G12"),
                    testing::HasSubstr(row(
                        {text(area, "title"), text(area, "value"),
                         text(area, "terrain") + (is_true(area, "invasion") ? ", invasion" : ""),
                         borders(area, names, false)})));
}

TEST(BookTables, EmpireHasItsCounters) {
    const std::map<std::string, std::string> kinds = {
        {"roman_force", "Roman Force"},         {"legion", "Legion"},   {"fort", "Fort"},
        {"barbarian_force", "Barbarian Force"}, {"cavalry", "Cavalry"}, {"wall", "Wall"}};
    for (const auto& [id, title] : kinds) {
        const std::string fact = "counters," + id + ",,";
        const std::string_view file = empire::built_in_board();
        const auto begin = file.find(fact) + fact.size();
        const std::string number(file.substr(begin, file.find(',', begin) - begin));
        EXPECT_THAT(section("empire", "SETUP.4"),
                    testing::HasSubstr("<td>" + title + "</td><td>" + number));
    }
}

TEST(BookTables, EmpireHasTheConflictTable) {
    const auto letter = [](empire::Loss loss) {
        return loss == empire::Loss::All ? "x" : loss == empire::Loss::Half ? "h" : "-";
    };
    for (int face = 1; face <= 6; ++face) {
        std::vector<std::string> cells{std::to_string(face)};
        for (int column = 0; column < empire::kColumns; ++column) {
            const auto result = empire::conflict_result(face, column, true);
            cells.push_back(std::string(letter(result.barbarian)) + "/" + letter(result.roman));
        }
        EXPECT_THAT(section("empire", "7.4"), testing::HasSubstr(row(cells)));
    }
}

// "Hippo Regius", "Carthago (Re-roll)".
std::string circle_cell(const Value& circle, const Value& board) {
    static const std::map<std::string, std::string> kSigns = {
        {"cube", "cube"}, {"red_die", "red die"}, {"fire", "fire"}, {"roma", "three fires"}};
    const std::string name = marked(text(circle, "title"), circle);
    std::string sign = text(circle, "icon");
    if (sign.empty()) return name;
    const auto abilities = titles(items(board, "abilities"));
    return name + " (" + (kSigns.contains(sign) ? kSigns.at(sign) : abilities.at(sign)) + ")";
}

std::string raid_cell(const Value& box, const std::map<std::string, std::string>& names) {
    const std::string sign = text(box, "icon");
    return sign.empty()        ? "-"
           : sign == "red_die" ? "red die"
                               : names.at(text(box, "tribe")) + " +1";
}

TEST(BookTables, RomeMustFallHasTheSheet) {
    const Value board = board_of("rome_must_fall");
    const auto names = titles(items(board, "trackers"));
    for (const Value& tracker : items(board, "trackers")) {
        std::vector<std::string> years{text(tracker, "title")};
        for (const Value& box : items(tracker, "timeline"))
            years.push_back(marked(text(box, "value"), box));
        EXPECT_THAT(section("rome_must_fall", "G9"), testing::HasSubstr(row(years)));

        const bool is_raid = text(tracker, "kind") == "raid";
        std::vector<std::string> boxes{text(tracker, "title")};
        for (const Value& box : items(tracker, is_raid ? "raid" : "path"))
            boxes.push_back(is_raid ? raid_cell(box, names) : circle_cell(box, board));
        EXPECT_THAT(section("rome_must_fall", is_raid ? "G11" : "G10"),
                    testing::HasSubstr(row(boxes)));
    }
}

// The places of a kind of fact, each with its values in their order.
using Facts = std::map<std::string, std::vector<std::string>>;

std::map<std::string, Facts> facts_of(std::string_view file) {
    std::map<std::string, Facts> facts;
    std::istringstream lines{std::string(file)};
    for (std::string line, kind, of, number, value; std::getline(lines, line);) {
        std::istringstream cells(line);
        for (std::string* const cell : {&kind, &of, &number, &value})
            std::getline(cells, *cell, ',');
        facts[kind][of].push_back(value);
    }
    return facts;
}

// "BAL, KIE, PRU"; from a province with two coasts "NC: BAR, NWY; SC: BOT, FIN, LVN".
std::string sailing(const Facts& fleets, const std::string& from) {
    if (const auto found = fleets.find(from); found != fleets.end()) return listed(found->second);
    std::string all;
    for (const auto& [place, destinations] : fleets)
        if (place.starts_with(from + "/"))
            all += (all.empty() ? "" : "; ") + place.substr(from.size() + 1) + ": " +
                   listed(destinations);
    return all;
}

TEST(BookTables, DiplomacyHasEveryProvinceAndItsNeighbours) {
    const std::map<std::string, std::string> tables = {
        {"inland", "G20"}, {"coast", "G21"}, {"sea", "G22"}};
    auto facts = facts_of(diplomacy::built_in_board());
    ASSERT_EQ(facts["province"].size(), 75U);
    for (const auto& [code, title] : facts["province"]) {
        const std::string kind = facts["kind"][code].front();
        std::vector<std::string> cells{code, title.front()};
        if (kind != "sea") cells.push_back(listed(facts["army"][code]));
        if (kind != "inland") cells.push_back(sailing(facts["fleet"], code));
        EXPECT_THAT(section("diplomacy", tables.at(kind)), testing::HasSubstr(row(cells)));
    }
}

}  // namespace
}  // namespace occasus
