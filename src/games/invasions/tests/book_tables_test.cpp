// The tables of the rulebook have the figures of the board and of the scenarios.
#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "games/invasions/board/scenarios.h"
#include "games/invasions/game.h"
#include "games/invasions/rulebook.gen.h"

namespace occasus::invasions {
namespace {

const Board& board() {
    static const auto read = *Board::parse(built_in_board());
    return *read;
}
const Scenario& scenario(int number) {
    static const std::vector<Scenario> read = [] {
        std::vector<Scenario> all;
        for (int each = 1; each <= kScenarios; ++each)
            all.push_back(*Scenario::read(board(), built_in_scenario(each)));
        return all;
    }();
    return read[at(number - 1)];
}

std::string section(std::string_view id) {
    for (const RuleSection& rule : kRulebook)
        if (rule.id == id) return std::string(rule.html);
    return {};
}

std::string row(const std::vector<std::string>& cells) {
    std::string html = "<tr>";
    for (const std::string& cell : cells) html += "<td>" + cell + "</td>";
    return html + "</tr>";
}
std::string listed(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
    return text.empty() ? "-" : text;
}

TEST(BookTables, HaveEveryAreaOfTheBoard) {
    const std::string html = section("G21");
    for (int area = 0; area < board().size(); ++area) {
        const Area& here = board().area(area);
        std::vector<std::string> land;
        std::vector<std::string> water;
        for (const Link& link : board().links[at(area)]) {
            const std::string& to = board().area(link.to).id;
            if (link.water)
                water.push_back(to + " for " + std::to_string(link.cost));
            else
                land.push_back(to);
        }
        EXPECT_THAT(html, testing::HasSubstr(
                              row({here.label + " (" + here.id + ")", std::to_string(here.cost),
                                   listed(land), listed(water)})));
    }
}

// "R 6", "P m", "S1 m", "m": the owner when the scenario begins, its legions, active militia.
std::string owner_cell(const Scenario& scenario, int province) {
    std::string cell;
    if (has_province(scenario.roman, province)) {
        cell = "R";
        if (const int legions = scenario.province_legions[at(province)]; legions > 0)
            cell += " " + std::to_string(legions);
    } else if (has_province(scenario.persian, province)) {
        cell = "P";
    }
    for (std::size_t number = 0; number < scenario.states.size(); ++number) {
        const StartingState& state = scenario.states[number];
        const auto& conquered = state.conquered;
        if (state.home == province ||
            std::find(conquered.begin(), conquered.end(), province) != conquered.end())
            cell = "S" + std::to_string(number + 1);
    }
    if (has_province(scenario.active, province)) cell += cell.empty() ? "m" : " m";
    return cell.empty() ? "-" : cell;
}

TEST(BookTables, HaveEveryProvinceOfTheBoardAndItsOwners) {
    const std::string html = section("G22");
    for (int province = 0; province < kProvinces; ++province) {
        const Province& here = board().province(province);
        std::vector<std::string> cells{here.title, std::to_string(here.vp),
                                       std::to_string(here.militia)};
        for (int number = 1; number <= kScenarios; ++number)
            cells.push_back(owner_cell(scenario(number), province));
        EXPECT_THAT(html, testing::HasSubstr(row(cells)));
    }
}

TEST(BookTables, HaveTheTreasuriesOfTheScenarios) {
    for (int number = 1; number <= kScenarios; ++number) {
        const std::string html = section("19." + std::to_string(number));
        const auto treasury = [](int credits) { return "treasury " + std::to_string(credits); };
        EXPECT_THAT(html, testing::HasSubstr("<strong>Rome</strong>: " +
                                             treasury(scenario(number).roman_treasury)));
        EXPECT_THAT(html,
                    testing::HasSubstr(treasury(scenario(number).persian_treasury) + ".</li>"));
        EXPECT_THAT(html, testing::HasSubstr(std::to_string(scenario(number).victory) +
                                             " Victory Points to win"));
    }
}

}  // namespace
}  // namespace occasus::invasions
