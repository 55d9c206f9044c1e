// The public adjudicator test cases, positions on which other programs agree, and situations of the
// variant.
#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "files.h"
#include "games/diplomacy/adjudicator/adjustments.h"
#include "games/diplomacy/tests/test_play.h"
#include "record/json.h"

namespace occasus::diplomacy {
namespace {

using Texts = std::map<std::string, std::string>;
using Lists = std::map<std::string, std::vector<std::string>>;

std::ifstream open_situations(std::string_view name) {
    return std::ifstream(test::source_path("tests/data/situations") / name);
}
Value read_situations(std::string_view name) {
    std::ifstream file = open_situations(name);
    return *parse_json(std::string(std::istreambuf_iterator<char>(file), {}));
}

std::vector<std::string> sorted_texts(const Value& list) {
    std::vector<std::string> texts;
    for (const Value& item : *list.items()) texts.push_back(*item.text());
    std::sort(texts.begin(), texts.end());
    return texts;
}
Lists sorted_lists(const Value& fields) {
    Lists lists;
    for (const auto& [name, list] : *fields.members())
        if (!list.items()->empty()) lists[name] = sorted_texts(list);
    return lists;
}
Texts texts_of(const Value& fields) {
    Texts texts;
    for (const auto& [name, value] : *fields.members()) texts[name] = *value.text();
    return texts;
}

// A case as the data has it.
class Case {
  public:
    Case(const Value& fields, Game game, Edition edition)
        : fields_(fields), law_{test_board(game), readings_of(game, edition)} {
        if (const Value* units = fields.find("units"))
            for (const auto& [power, list] : *units->members())
                for (const Value& unit : *list.items()) add(power, *unit.text());
        else
            for (const auto& [power, list] : *fields.find("orders")->members())
                for (const Value& order : *list.items())
                    add(power, order.text()->substr(0, order.text()->find(' ', 2)));
        read_orders(*fields.find("orders"));
    }

    void play_movement() { outcome_ = adjudicate_movement(law_, units_, orders_, verdicts_); }
    void play_retreats() {
        const std::vector<Dislodgement> losers(outcome_.dislodged.begin(),
                                               outcome_.dislodged.end());
        read_orders(*fields_.find("retreat_orders"));
        outcome_.units = adjudicate_retreats(board(), outcome_.units, losers, orders_, verdicts_);
    }
    void play_adjustments() {
        Centres centres;
        for (const auto& [power, list] : *fields_.find("owned")->members())
            for (const Value& centre : *list.items())
                centres[static_cast<std::size_t>(board().find_power(power))].insert(
                    board().find_place(*centre.text()));
        const AdjustmentOutcome winter =
            adjudicate_adjustments(law_, units_, centres, orders_, verdicts_);
        outcome_.units = winter.units;
        for (const Unit& unit : winter.in_disorder)
            removed_[unit_text(board(), unit) + " D"] = word_of(Code::CivilDisorder);
    }

    Texts results() const {
        Texts results = removed_;
        for (std::size_t i = 0; i < texts_.size(); ++i) {
            std::string text = texts_[i];
            if (results.contains(text)) text += " #2";
            results[text] = word_of(verdicts_[i].code);
        }
        return results;
    }
    const Texts& removed() const { return removed_; }
    Lists final() const {
        Lists lists;
        for (const int province : outcome_.units.occupied) {
            const Unit& unit = outcome_.units.in(province);
            lists[name(unit.power)].push_back(unit_text(board(), unit));
        }
        for (auto& [power, list] : lists) std::sort(list.begin(), list.end());
        return lists;
    }
    std::vector<std::string> labels(const PlaceSet& places) const {
        std::vector<std::string> texts;
        for (const int place : places) texts.push_back(board().place(place).label);
        std::sort(texts.begin(), texts.end());
        return texts;
    }
    // Each dislodged unit with its attacker and its retreats, in words.
    std::set<std::string> dislodged() const {
        std::set<std::string> all;
        for (const Dislodgement& loser : outcome_.dislodged)
            all.insert(in_words(name(loser.unit.power) + " " + unit_text(board(), loser.unit),
                                board().place(loser.by).label, labels(loser.retreats),
                                loser.destroyed));
        return all;
    }
    static std::set<std::string> dislodged(const Value& list) {
        std::set<std::string> all;
        for (const Value& loser : *list.items()) {
            const Value* destroyed = loser.find("destroyed");
            all.insert(in_words(*loser.find("unit")->text(), *loser.find("by")->text(),
                                sorted_texts(*loser.find("retreats")),
                                destroyed != nullptr && *destroyed->truth()));
        }
        return all;
    }
    const Board& board() const { return law_.board; }
    const MovementOutcome& outcome() const { return outcome_; }

  private:
    static std::string in_words(const std::string& unit, const std::string& by,
                                const std::vector<std::string>& retreats, bool destroyed) {
        std::string text = unit + " by " + by + (destroyed ? " destroyed" : "");
        for (const std::string& place : retreats) text += " " + place;
        return text;
    }
    const std::string& name(int power) const {
        return board().powers[static_cast<std::size_t>(power)].id;
    }
    void add(const std::string& power, const std::string& text) {
        const WrittenUnit unit = read_unit(board(), text);
        units_.put(board().province(unit.place),
                   {static_cast<std::uint8_t>(board().find_power(power)), unit.kind, unit.place});
    }
    void read_orders(const Value& orders) {
        orders_.clear();
        texts_.clear();
        for (const auto& [power, list] : *orders.members())
            for (const Value& order : *list.items()) {
                orders_.push_back(read_order(board(), board().find_power(power), *order.text()));
                texts_.push_back(*order.text());
            }
        verdicts_.assign(orders_.size(), {});
    }

    const Value& fields_;
    Law law_;
    Units units_;
    std::vector<Order> orders_;
    std::vector<std::string> texts_;
    std::vector<Verdict> verdicts_;
    MovementOutcome outcome_;
    Texts removed_;
};

void expect_movement(const Case& played, const Value& expected) {
    EXPECT_EQ(played.labels(played.outcome().moved), sorted_texts(*expected.find("moved")));
    EXPECT_EQ(played.final(), sorted_lists(*expected.find("final")));
    EXPECT_EQ(played.dislodged(), Case::dislodged(*expected.find("dislodged")));
    if (const Value* results = expected.find("results")) {
        EXPECT_EQ(played.results(), texts_of(*results));
    }
    if (const Value* contested = expected.find("contested")) {
        EXPECT_EQ(played.labels(played.outcome().contested), sorted_texts(*contested));
    }
}

void expect_retreats(Case& played, const Value& fields) {
    for (const auto& [province, check] : *fields.find("retreat_checks")->members())
        for (const Dislodgement& loser : played.outcome().dislodged) {
            if (played.board().place(played.board().province(loser.unit.place)).label != province)
                continue;
            const Value::List& words = *check.items();
            if (*words[0].text() == "empty")
                EXPECT_TRUE(loser.retreats.empty());
            else
                EXPECT_EQ(loser.retreats.contains(played.board().find_place(*words[1].text())),
                          *words[0].text() == "includes");
        }
    const Value& expected = *fields.find("retreat_expect");
    if (expected.is_null()) return;
    played.play_retreats();
    EXPECT_EQ(played.results(), texts_of(*expected.find("results")));
    EXPECT_EQ(played.final(), sorted_lists(*expected.find("final_if_given")));
}

void expect_adjustments(Case& played, const Value& expected) {
    played.play_adjustments();
    const Texts results = played.results();
    for (const auto& [order, code] : texts_of(*expected.find("results")))
        EXPECT_EQ(results.contains(order) ? results.at(order) : "none", code) << order;
    EXPECT_EQ(played.final(), sorted_lists(*expected.find("final")));
}

TEST(Vectors, AdjudicatorTestCases) {
    const Value file = read_situations("diplomacy-datc.json");
    for (const Value& fields : *file.find("cases")->items()) {
        SCOPED_TRACE(*fields.find("id")->text());
        Case played(fields, Game::Standard, Edition::Datc3);
        if (*fields.find("phase")->text() == "A") {
            expect_adjustments(played, *fields.find("expect"));
            continue;
        }
        played.play_movement();
        expect_movement(played, *fields.find("expect"));
        if (*fields.find("phase")->text() == "R") expect_retreats(played, fields);
    }
}

// The provinces that are left and lost; only what an edition defines. A removal is looked at where
// the case is about that edition's rule.
void expect_edition(const Value& fields, Edition edition, std::string_view id) {
    const Value* editions = fields.find("editions");
    const Value* own = editions == nullptr ? nullptr : editions->find(id);
    Case played(fields, Game::Standard, edition);
    if (*fields.find("phase")->text() == "A") {
        const bool is_of_2023 =
            fields.find("rule") != nullptr || *fields.find("id")->text() == "6.J.2";
        if (own != nullptr) {
            played.play_adjustments();
            EXPECT_TRUE(played.removed().contains(*own->find("removed")->text() + " D"));
        } else if (!is_of_2023 || edition == Edition::Of2023) {
            expect_adjustments(played, *fields.find("expect"));
        }
        return;
    }
    if (own != nullptr && own->find("undefined") != nullptr) return;
    played.play_movement();
    std::vector<std::string> lost;
    for (const Value& loser : *fields.find("expect")->find("dislodged")->items())
        lost.push_back(
            loser.find("unit")->text()->substr(loser.find("unit")->text()->rfind(' ') + 1, 3));
    std::sort(lost.begin(), lost.end());
    const Value& moved = *(own == nullptr ? fields.find("expect") : own)->find("moved");
    EXPECT_EQ(played.labels(played.outcome().moved), sorted_texts(moved));
    EXPECT_EQ(played.labels(played.outcome().lost),
              own == nullptr ? lost : sorted_texts(*own->find("dislodged")));
}

// SD-3.
TEST(Vectors, AdjudicatorTestCasesOfOtherEditions) {
    const Value file = read_situations("diplomacy-datc.json");
    for (const Edition edition :
         {Edition::Of1971, Edition::Of1982, Edition::Of2000, Edition::Of2023})
        for (const Value& fields : *file.find("cases")->items()) {
            const std::string_view id = name_in(kEditions, edition);
            SCOPED_TRACE(std::string(id) + " " + *fields.find("id")->text());
            expect_edition(fields, edition, id);
        }
}

// FR-14.
TEST(Vectors, RemovalsOfTheVariant) {
    const Value file = read_situations("diplomacy-datc.json");
    for (const Value& fields : *file.find("cases")->items()) {
        const Value* removal = fields.find("fall_of_rome_removal");
        if (removal == nullptr) continue;
        Case played(fields, Game::FallOfRome, Edition::Datc3);
        played.play_adjustments();
        EXPECT_EQ(played.removed(), (Texts{{*removal->text() + " D", "civil disorder"}}));
    }
}

TEST(Vectors, PositionsOthersAgreeOn) {
    std::ifstream file = open_situations("diplomacy-corpus.jsonl");
    int count = 0;
    for (std::string line; std::getline(file, line); ++count) {
        const Value fields = *parse_json(line);
        SCOPED_TRACE(*fields.find("id")->number());
        Case played(fields, Game::Standard, Edition::Datc3);
        played.play_movement();
        const Value& expected = *fields.find("result");
        EXPECT_EQ(played.results(), texts_of(*expected.find("results")));
        EXPECT_EQ(played.final(), sorted_lists(*expected.find("final")));
        EXPECT_EQ(played.dislodged(), Case::dislodged(*expected.find("dislodged")));
        EXPECT_EQ(played.labels(played.outcome().contested),
                  sorted_texts(*expected.find("contested")));
    }
    EXPECT_EQ(count, 300);
}

// FR-7, FR-9. In every edition.
TEST(Vectors, SituationsOfTheVariant) {
    const Value file = read_situations("diplomacy-fall-of-rome.json");
    for (const Edition edition :
         {Edition::Datc3, Edition::Of1971, Edition::Of1982, Edition::Of2000, Edition::Of2023})
        for (const Value& fields : *file.find("cases")->items()) {
            SCOPED_TRACE(*fields.find("id")->text());
            Case played(fields, Game::FallOfRome, edition);
            played.play_movement();
            expect_movement(played, *fields.find("expect"));
        }
}

}  // namespace
}  // namespace occasus::diplomacy
