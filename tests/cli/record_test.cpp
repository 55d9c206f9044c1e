// log and verify: what a record tells, and that it cannot be changed unseen.
#include "record/record.h"

#include <algorithm>
#include <sstream>

#include "process.h"
#include "record/dice_stream.h"
#include "record/json.h"

namespace occasus::test {
namespace {

class RecordFile : public CommandLine {};

TEST_F(RecordFile, TheLogIsOneDocumentALine) {
    begin("a.save");
    text({"do", "a.save", "--dice", "6,5,4,3,2,1", "levy", "undo", "glory_cube 0"});
    std::istringstream lines(text({"log", "a.save", "--json"}));
    int n = 0;
    bool undone = false;
    for (std::string line; std::getline(lines, line);) {
        const Result<Value> entry = parse_json(line);
        ASSERT_TRUE(bool(entry)) << line;
        EXPECT_EQ(number_at(*entry, "n"), ++n);
        EXPECT_GE(number_at(*entry, "ply"), 1);
        EXPECT_FALSE(text_at(*entry, "rule").empty());
        EXPECT_FALSE(text_at(*entry, "kind").empty());
        EXPECT_FALSE(text_at(*entry, "text").empty());
        EXPECT_NE(at(*entry, "args").members(), nullptr);
        undone =
            undone || (text_at(*entry, "kind") == "levied" && at(*entry, "undone") == Value(true));
    }
    EXPECT_GE(n, 8);
    EXPECT_TRUE(undone);
}

TEST_F(RecordFile, VerifySaysHowFarTheDiceWereChecked) {
    begin("a.save");
    text({"do", "a.save", "roll", "levy", "reroll 0", "roll 3"});
    const Value checked = json({"verify", "a.save", "--json"});
    EXPECT_EQ(at(checked, "ok"), Value(true));
    EXPECT_EQ(text_at(checked, "dice"), "mixed");
    EXPECT_EQ(number_at(checked, "plies"), 9);
    EXPECT_EQ(number_at(checked, "drawn"), 6);
    EXPECT_EQ(number_at(checked, "typed"), 1);
    begin("b.save", {"--dice", "typed"});
    EXPECT_EQ(text_at(json({"verify", "b.save", "--json"}), "dice"), "none");
    text({"do", "b.save", "roll 3"});
    EXPECT_EQ(text_at(json({"verify", "b.save", "--json"}), "dice"), "typed");
    begin("c.save");
    text({"do", "c.save", "roll"});
    EXPECT_EQ(text_at(json({"verify", "c.save", "--json"}), "dice"), "verified");
    EXPECT_NE(text({"verify", "c.save"}).find("6 of those drawn were rolled after the seed"),
              std::string::npos);
    EXPECT_NE(text({"verify", "a.save"}).find("intact"), std::string::npos);
}

// What a victory is worth depends on where it began.
TEST_F(RecordFile, VerifySaysWhatTheGameBeganFrom) {
    begin("a.save");
    text({"do", "a.save", "roll"});
    const std::string usual = text({"verify", "a.save"});
    EXPECT_NE(usual.find("begins from its usual start. The board has its built-in numbers."),
              std::string::npos)
        << usual;
    EXPECT_EQ(at(at(json({"verify", "a.save", "--json"}), "start"), "position"), Value(false));
    write_file(path("late.json"),
               R"({"turn": 12, "phase": "resource", "dice": [6, 6, 6, 6, 6, 6]})");
    text({"new", "rome_must_fall", "--position", path("late.json"), "-o", path("b.save")});
    const std::string own = text({"verify", "b.save"});
    EXPECT_NE(own.find("begins from a position that somebody set up, at 475"), std::string::npos)
        << own;
    EXPECT_EQ(at(at(json({"verify", "b.save", "--json"}), "start"), "position"), Value(true));
}

// What a stranger wrote does not steer the terminal; a copy of it has every byte.
TEST_F(RecordFile, WhatAStrangerWroteIsShownWithoutControlCharacters) {
    begin("a.save");
    const std::string record = read_file(path("a.save"));
    const Finished told =
        run({"verify", "-"}, record + "seed \x1b[31m\xc2\x9b\xe2\x80\xae\x07 = 00\n");
    EXPECT_EQ(told.exit, 3);
    EXPECT_EQ(told.err.find_first_of("\x1b\x07"), std::string::npos);
    EXPECT_EQ(told.err.find("\xe2\x80\xae"), std::string::npos);
    const Finished wrong = run({"show", "\x1b]0;title\x07"});
    EXPECT_EQ(wrong.err.find_first_of("\x1b\x07"), std::string::npos);
    EXPECT_NE(wrong.err.find("\\u001b]0;title\\u0007"), std::string::npos) << wrong.err;
    EXPECT_EQ(run({"frobnicate\x1b[2J"}).err.find('\x1b'), std::string::npos);
    EXPECT_EQ(run({"show", "--frobnicate\x1b[2J"}).err.find('\x1b'), std::string::npos);
}

// As a server hands it out.
std::string sign(const std::string& record, std::uint64_t secret) {
    const SigningKey key = signing_key_from(seed_from_number(secret));
    return record + write_signature(sign_record(record, key));
}

TEST_F(RecordFile, VerifySaysWhoSignedARecord) {
    begin("a.save");
    text({"do", "a.save", "roll", "levy"});
    const std::string record = read_file(path("a.save"));
    EXPECT_NE(text({"verify", "a.save"}).find("not signed"), std::string::npos);
    const SigningKey key = signing_key_from(seed_from_number(1));
    const std::string name = to_hex(key.public_key.data(), key.public_key.size());
    const Finished signed_by = run({"verify", "-", "--server-key", name}, sign(record, 1));
    EXPECT_EQ(signed_by.exit, 0) << signed_by.err;
    EXPECT_NE(signed_by.out.find("signed by the server " + name), std::string::npos);

    const Finished other = run({"verify", "-", "--server-key", name}, sign(record, 2));
    EXPECT_EQ(other.exit, 3);
    EXPECT_TRUE(is_one_line_with(other.err, {"-: ", "another server"}));
    const Finished unsigned_ = run({"verify", "-", "--server-key", name}, record);
    EXPECT_EQ(unsigned_.exit, 3);
    EXPECT_TRUE(is_one_line_with(unsigned_.err, {"-: ", "not signed"}));
    const Finished told = run({"verify", "-", "--json", "--server-key", name}, record);
    EXPECT_EQ(told.exit, 3);
    EXPECT_EQ(told.out, "");
    EXPECT_NE(told.err.find(R"("field":"signature")"), std::string::npos) << told.err;
    std::string forged = sign(record, 1);
    forged[forged.size() - 2] = forged[forged.size() - 2] == '0' ? '1' : '0';
    const Finished changed = run({"verify", "-"}, forged);
    EXPECT_EQ(changed.exit, 3);
    EXPECT_TRUE(is_one_line_with(changed.err, {"-: ", "does not match this record"}));
    EXPECT_EQ(run({"verify", "-", "--server-key", "12"}, record).exit, 2);
}

// Here at a byte in every 29; the tests of records change each of them.
TEST_F(RecordFile, AChangedByteIsFound) {
    begin("a.save");
    text({"do", "a.save", "roll", "levy", "undo"});
    const std::string record = read_file(path("a.save"));
    for (std::size_t i = 0; i < record.size(); i += 29) {
        std::string changed = record;
        changed[i] = static_cast<char>(changed[i] ^ 1);
        const Finished done = run({"verify", "-"}, changed);
        ASSERT_EQ(done.exit, 3) << "byte " << i << " of " << record;
        ASSERT_TRUE(is_one_line_with(done.err, {"-: "}));
    }
}

TEST_F(RecordFile, NoLineCanBeLeftOutOrRepeated) {
    begin("a.save");
    text({"do", "a.save", "roll", "levy"});
    const std::string record = read_file(path("a.save"));
    std::vector<std::string> lines;
    std::istringstream stream(record);
    for (std::string line; std::getline(stream, line);) lines.push_back(line + "\n");
    for (std::size_t gone = 0; gone + 1 < lines.size(); ++gone) {
        std::string shorter;
        std::string longer;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (i != gone) shorter += lines[i];
            longer += lines[i];
            if (i == gone) longer += lines[i];
        }
        EXPECT_EQ(run({"verify", "-"}, shorter).exit, 3) << "without line " << gone + 1;
        EXPECT_EQ(run({"verify", "-"}, longer).exit, 3) << "twice line " << gone + 1;
    }
}

TEST_F(RecordFile, AFaultIsNamedByItsLine) {
    begin("a.save");
    text({"do", "a.save", "roll", "levy"});
    std::string record = read_file(path("a.save"));
    const std::size_t at_levy = record.find(" rome levy");
    const auto line =
        1 + std::count(record.begin(), record.begin() + static_cast<std::ptrdiff_t>(at_levy), '\n');
    record[at_levy + 6] = 'L';
    const Finished done = run({"verify", "-"}, record);
    EXPECT_EQ(done.exit, 3);
    EXPECT_NE(done.err.find("line " + std::to_string(line)), std::string::npos) << done.err;
    const Finished as_json = run({"verify", "-", "--json"}, record);
    EXPECT_EQ(as_json.exit, 3);
    EXPECT_EQ(as_json.out, "");
    EXPECT_EQ(text_at(*parse_json(as_json.err), "error.kind"), "unreadable");
}

// A forger who knows the format can mend the hashes, but not make an action legal.
TEST_F(RecordFile, AMendedChainDoesNotHideAnIllegalAction) {
    begin("a.save", {"--dice", "typed"});
    text({"do", "a.save", "roll 1 2 3 4 5 6", "levy"});
    Result<RecordText> record = read_record(read_file(path("a.save")));
    ASSERT_TRUE(bool(record));
    record->lines.push_back(ActionLine{.ply = 8, .who = "rome", .action = "levy", .draw = {}});
    record->lines.push_back(ActionLine{.ply = 9, .who = "rome", .action = "reroll 0", .draw = {}});
    Digest chain{};
    std::string forged = write_header(record->header, chain);
    const auto header = std::count(forged.begin(), forged.end(), '\n');
    for (const RecordLine& line : record->lines) forged += write_line(line, chain);
    const Finished done = run({"verify", "-"}, forged);
    EXPECT_EQ(done.exit, 3);
    EXPECT_TRUE(is_one_line_with(done.err, {"T1.2", "line " + std::to_string(header + 8)}));
    EXPECT_EQ(run({"show", "-"}, forged).exit, 3);
}

TEST_F(RecordFile, ADieTheSeedDoesNotGiveIsFound) {
    begin("a.save");
    text({"do", "a.save", "roll"});
    Result<RecordText> record = read_record(read_file(path("a.save")));
    ASSERT_TRUE(bool(record));
    auto& die = std::get<ActionLine>(record->lines.back());
    die.action = die.action == "roll 6" ? "roll 1" : "roll 6";
    Digest chain{};
    std::string forged = write_header(record->header, chain);
    for (const RecordLine& line : record->lines) forged += write_line(line, chain);
    const Finished done = run({"verify", "-"}, forged);
    EXPECT_EQ(done.exit, 3);
    EXPECT_TRUE(is_one_line_with(done.err, {"die", "seed"}));
}

}  // namespace
}  // namespace occasus::test
