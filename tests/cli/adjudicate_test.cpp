// occasus adjudicate: lines in, lines out, and lines that cannot be read.
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "process.h"
#include "record/json.h"

namespace occasus::test {
namespace {

class Adjudicate : public CommandLine {};

std::vector<Value> documents(const std::string& text) {
    std::vector<Value> all;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        all.push_back(*parse_json(text.substr(at, end - at)));
        at = end + 1;
    }
    return all;
}

constexpr const char* kStandOff =
    R"({"id":"a","phase":"S1901M","units":{"FRANCE":["A PAR"],"GERMANY":["A MUN"]},)"
    R"("orders":{"FRANCE":["A PAR - BUR"],"GERMANY":["a mun-bur"]}})"
    "\n";

TEST_F(Adjudicate, AnswersALine) {
    const Value answer = json({"adjudicate"}, kStandOff);
    EXPECT_EQ(text_at(answer, "id"), "a");
    EXPECT_EQ(text_at(answer, "results.A PAR - BUR"), "bounce");
    EXPECT_EQ(text_at(answer, "results.a mun-bur"), "bounce");
    EXPECT_EQ(text_at(answer, "final.FRANCE.0"), "A PAR");
    EXPECT_EQ(text_at(answer, "contested.0"), "BUR");
}

TEST_F(Adjudicate, ExplainsWhenAsked) {
    const Value answer = json({"adjudicate", "--explain"}, kStandOff);
    EXPECT_EQ(text_at(answer, "explained.0.rule"), "SD-12");
    EXPECT_EQ(text_at(answer, "explained.0.text"),
              "With strength 1 it does not beat A MUN - BUR, which attacks the same province with "
              "strength 1.");
    EXPECT_EQ(number_at(answer, "explained.0.against"), 1);
    EXPECT_EQ(text_at(answer, "explained.0.because"), "MUN");
}

// The movement that dislodges, the retreat that follows, and a winter.
TEST_F(Adjudicate, KnowsThreeKindsOfPhase) {
    const std::string lines =
        R"({"id":1,"phase":"S1901M","units":{"TURKEY":["F ANK"],"RUSSIA":["F BLA","F CON"]},)"
        R"("orders":{"RUSSIA":["F BLA - ANK","F CON S F BLA - ANK"]}})"
        "\n"
        R"({"id":2,"phase":"S1901R","units":{"RUSSIA":["F ANK","F CON"]},)"
        R"("dislodged":[{"unit":"TURKEY F ANK","by":"BLA","retreats":["ARM"]}],)"
        R"("orders":{"TURKEY":["F ANK R ARM"]}})"
        "\n"
        R"({"id":3,"phase":"W1901A","units":{"FRANCE":["A PAR","A BUR"]},)"
        R"("centers":{"FRANCE":["PAR"],"GERMANY":["MUN"]},)"
        R"("orders":{"GERMANY":["A MUN B","A MUN B"]}})"
        "\n";
    const std::vector<Value> answers = documents(text({"adjudicate"}, lines));
    ASSERT_EQ(answers.size(), 3U);
    EXPECT_EQ(text_at(answers[0], "dislodged.0.unit"), "TURKEY F ANK");
    EXPECT_EQ(text_at(answers[0], "dislodged.0.by"), "BLA");
    EXPECT_EQ(text_at(answers[0], "dislodged.0.retreats.0"), "ARM");
    EXPECT_EQ(text_at(answers[1], "results.F ANK R ARM"), "retreats");
    EXPECT_EQ(text_at(answers[1], "final.TURKEY.0"), "F ARM");
    EXPECT_EQ(text_at(answers[2], "results.A MUN B"), "ok");
    EXPECT_EQ(text_at(answers[2], "results.A MUN B #2"), "illegal");
    // Burgundy is farther from Paris than Paris.
    EXPECT_EQ(text_at(answers[2], "results.A BUR D"), "civil disorder");
    EXPECT_EQ(number_at(answers[2], "adjust.FRANCE"), -1);
}

// A foreigner's order for the very unit that has to go is a result of its own.
TEST_F(Adjudicate, NumbersWhatHasTheSameWords) {
    const Value answer = json(
        {"adjudicate"}, R"({"id":1,"phase":"W1901A","units":{"FRANCE":["A BUR"]},"centers":{},)"
                        R"("orders":{"GERMANY":["A BUR D"],"ITALY":["A BUR D"]}})");
    EXPECT_EQ(text_at(answer, "results.A BUR D"), "illegal");
    EXPECT_EQ(text_at(answer, "results.A BUR D #2"), "illegal");
    EXPECT_EQ(text_at(answer, "results.A BUR D #3"), "civil disorder");
}

TEST_F(Adjudicate, PlaysTheVariant) {
    const Value answer =
        json({"adjudicate", "--game", "fall_of_rome"},
             R"({"id":1,"phase":"S401M","units":{"WESTERN":["A VEN"],"VISIGOTHS":["A TRI"]},)"
             R"("orders":{"WESTERN":["A VEN C"],"VISIGOTHS":["A TRI - VEN"]}})");
    EXPECT_EQ(text_at(answer, "results.A VEN C"), "destroyed");
    EXPECT_TRUE(*at(answer, "dislodged.0.destroyed").truth());
}

TEST_F(Adjudicate, GoesOnAfterABadLine) {
    const std::string lines = std::string("nonsense\n") + kStandOff +
                              R"({"id":3,"phase":"S1901M","units":{"CARTHAGE":["A PAR"]}})"
                              "\n"
                              R"({"id":4,"phase":"S1901M","units":{"FRANCE":["A TYS"]}})"
                              "\n"
                              R"({"id":5,"phase":"S1901X","units":{}})"
                              "\n\n"
                              R"({"id":6,"phase":"S1901M","units":{"FRANCE":["F SPA"]}})";
    const Finished finished = run({"adjudicate"}, lines);
    EXPECT_EQ(finished.exit, 3);
    EXPECT_TRUE(is_one_line_with(finished.err, {"5 of 6 lines"}));
    const std::vector<Value> answers = documents(finished.out);
    ASSERT_EQ(answers.size(), 6U);
    EXPECT_TRUE(at(answers[0], "id").is_null());
    EXPECT_EQ(text_at(answers[0], "error"), "the line is not JSON");
    EXPECT_EQ(text_at(answers[1], "id"), "a");
    EXPECT_EQ(text_at(answers[2], "error"), "there is no power \"CARTHAGE\"");
    EXPECT_EQ(text_at(answers[3], "error"), "A TYS: an army cannot be at sea");
    EXPECT_EQ(number_at(answers[4], "id"), 5);
    EXPECT_EQ(text_at(answers[5], "error"), "F SPA: the fleet must name its coast");
}

// SD-15. What a line says of its position is checked before anything is carried out.
TEST_F(Adjudicate, BelievesNoRetreatThatCannotBe) {
    const std::string head = R"({"id":1,"phase":"S1901R","units":{"FRANCE":["A MUN","A KIE"]},)";
    const auto error = [&](const std::string& dislodged, const std::string& units = {}) {
        const std::string begin =
            units.empty() ? head : R"({"id":1,"phase":"S1901R","units":)" + units + ",";
        return text_at(documents(run({"adjudicate"},
                                     begin + R"("dislodged":[)" + dislodged + R"(],"orders":{}})")
                                     .out)[0],
                       "error");
    };
    const auto unit = [](const std::string& who, const std::string& by, const std::string& to) {
        return R"({"unit":")" + who + R"(","by":")" + by + R"(","retreats":[")" + to + "\"]}";
    };
    EXPECT_EQ(error(unit("GERMANY A MUN", "BUR", "KIE")),
              "dislodged: GERMANY A MUN: a province listed for its retreat is occupied (SD-15)");
    EXPECT_EQ(
        error(unit("GERMANY A KIE", "RUH", "HEL")),
        "dislodged: GERMANY A KIE: it cannot reach every province listed for its retreat (SD-15)");
    EXPECT_EQ(error(unit("GERMANY A MUN", "BUR", "BER") + "," + unit("ITALY A MUN", "BUR", "TYR")),
              "dislodged: ITALY A MUN: another unit was dislodged from the same province (SD-15)");
    EXPECT_EQ(error(unit("GERMANY A BER", "MUN", "PRU")),
              "dislodged: GERMANY A BER: no unit of another power stands there that could have "
              "dislodged it (SD-15)");
    EXPECT_EQ(error(unit("FRANCE A MUN", "BUR", "BER")),
              "dislodged: FRANCE A MUN: no unit of another power stands there that could have "
              "dislodged it (SD-15)");
    for (const std::string nowhere : {"MUN", "LON", "GRE"})
        EXPECT_EQ(error(unit("GERMANY A MUN", nowhere, "BER")),
                  "dislodged: GERMANY A MUN: its attacker cannot have come from there (SD-15)");
    // Neither a fleet nor an army inland has come by sea.
    EXPECT_EQ(
        error(unit("GERMANY A MUN", "TYR", "TYR")),
        "dislodged: GERMANY A MUN: it cannot retreat to where its attacker came from (SD-15)");
    EXPECT_EQ(error(unit("TURKEY F ANK", "BLA", "BLA"), R"({"RUSSIA":["F ANK"]})"),
              "dislodged: TURKEY F ANK: it cannot retreat to where its attacker came from (SD-15)");
}

TEST_F(Adjudicate, KeepsTheOrderOfTheLinesOnSeveralThreads) {
    std::string lines;
    for (int id = 0; id < 3000; ++id)
        lines +=
            R"({"id":)" + std::to_string(id) +
            R"(,"phase":"S1901M","units":{"FRANCE":["A PAR"]},"orders":{"FRANCE":["A PAR - BUR"]}})"
            "\n";
    const std::string one = text({"adjudicate", "--threads", "1"}, lines);
    EXPECT_EQ(text({"adjudicate", "--threads", "4"}, lines), one);
    const std::vector<Value> answers = documents(one);
    ASSERT_EQ(answers.size(), 3000U);
    for (int id = 0; id < 3000; ++id)
        ASSERT_EQ(number_at(answers[static_cast<std::size_t>(id)], "id"), id);
}

TEST_F(Adjudicate, NamesTheEditionsItKnows) {
    const Finished finished = run({"adjudicate", "--edition", "1066"});
    EXPECT_EQ(finished.exit, 2);
    EXPECT_TRUE(is_one_line_with(finished.err, {"1066", "datc3", "1971"}));
}

}  // namespace
}  // namespace occasus::test
