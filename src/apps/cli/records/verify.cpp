// occasus verify: replays a record and checks its hash chain, every action and every die.
#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <vector>

#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/option_values.h"
#include "apps/cli/records/save_file.h"
#include "apps/cli/terminal.h"
#include "games/registry.h"
#include "record/proof.h"

namespace occasus::cli {

namespace {

struct VerifyArguments {
    std::string save;
    std::string server_key;
    bool json = false;
};

std::string key_text(const RecordSignature& made) {
    return to_hex(made.key.data(), made.key.size());
}

// The seed of the last stream among the first `lines` lines, which a later line may reveal.
std::optional<Digest> seed_of(const RecordText& record, std::size_t lines) {
    std::optional<Digest> seed;
    for (const Stream& stream : streams_of(record))
        if (stream.first_line < std::max<std::size_t>(lines, 1)) seed = stream.seed;
    return seed;
}

// Every beginning of a record is a record: the shortest one that is refused ends with the line at
// fault. Precondition: the whole is refused, though its hash chain is intact.
Refusal with_line(const std::string& text, const RecordText& record) {
    std::vector<std::size_t> ends;  // Behind each line.
    for (std::size_t end = text.find('\n'); end != std::string::npos;
         end = text.find('\n', end + 1))
        ends.push_back(end + 1);
    const std::size_t header =
        ends.size() - record.lines.size() - (record.position ? 1 : 0) - (record.signature ? 1 : 0);
    const auto load = [&](std::size_t lines) {
        return Match::load(find_game, std::string_view(text).substr(0, ends[lines - 1]),
                           seed_of(record, lines - header));
    };
    // The first `good` lines are accepted, the first `bad` lines are not.
    std::size_t good = header - 1;
    std::size_t bad = ends.size();
    while (bad - good > 1) {
        const std::size_t middle = good + (bad - good) / 2;
        (load(middle) ? good : bad) = middle;
    }
    Refusal refusal = load(bad).refusal();
    refusal.text = fmt::format("line {}: {}", bad, refusal.text);
    return refusal;
}

// Refuses a record that is not signed by whom it should be.
void check_signature(const VerifyArguments& arguments, const RecordText& record) {
    const auto refuse = [&](const std::string& text) {
        throw Refused(nullptr, unreadable(text, "signature"), arguments.save + ": ");
    };
    const std::string& wanted = arguments.server_key;
    if (record.signature && !is_genuine(*record.signature).value_or(true))
        refuse("The signature does not match this record: the record was changed.");
    if (wanted.empty()) return;
    const auto key = bytes_from_hex<PublicKey>(wanted);
    if (!key)
        throw UsageError("--server-key: a key is 64 lower-case hex digits, not “" + wanted + "”");
    if (!record.signature)
        refuse("The record is not signed.");
    else if (record.signature->key != *key)
        refuse("The record is signed by another server, " + key_text(*record.signature) + ".");
}

void verify(const VerifyArguments& arguments) {
    const std::string text = read_text(arguments.save);
    const Result<RecordText> record = read_record(text);
    if (!record) throw Refused(nullptr, record.refusal(), arguments.save + ": ");
    const GameKind* kind = find_game(record->header.game);
    const Result<Match> match = Match::load(find_game, text);
    if (!match)
        throw Refused(kind != nullptr ? &kind->facts : nullptr, with_line(text, *record),
                      arguments.save + ": ");

    check_signature(arguments, *record);
    if (arguments.json) {
        int drawn = 0;
        int typed = 0;
        for (const DiceStretch& stretch : match->dice()) {
            drawn += stretch.drawn;
            typed += stretch.typed;
        }
        const auto undos = std::count_if(
            record->lines.begin(), record->lines.end(),
            [](const RecordLine& line) { return std::holds_alternative<UndoLine>(line); });
        print_document(verification_document(*match, *record)
                           .set("game", match->game().facts().id)
                           .set("title", match->game().facts().title)
                           .set("drawn", drawn)
                           .set("typed", typed)
                           .set("undos", static_cast<std::int64_t>(undos))
                           .set("over", match->over())
                           .set("chain", to_hex(record->chain.data(), 8)));
        return;
    }
    for (const auto& [about, says] : proof_of(*match, *record))
        fmt::print("{:10}{}\n", about, says);
    fmt::print("{:10}{}, {}\n", "game", match->game().facts().title,
               match->over() ? match->outcome().title : "not over yet");
}

}  // namespace

void add_verify(CLI::App& app) {
    const auto [command, arguments] =
        add_command(app, verify, "verify",
                    "Replay a saved game, check its hash chain, the legality of every "
                    "action and every die, and show its start");
    command->add_option("save", arguments->save, "A saved game")->required()->type_name("SAVE");
    add_text(*command, "--server-key", arguments->server_key, "KEY",
             "Refuse a record that the server with this key did not sign; a server shows its key "
             "at /api/health");
    command->footer(
        "If anything is wrong, the exit code is 3, and an error message names the line of the "
        "record.\n\n"
        "Example:\n  occasus verify rome.save");
}

}  // namespace occasus::cli
