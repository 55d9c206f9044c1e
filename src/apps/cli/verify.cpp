// occasus verify: replays a record and checks its hash chain, every action and every die.
#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <vector>

#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/save_file.h"
#include "apps/cli/terminal.h"
#include "games/registry.h"

namespace occasus::cli {

namespace {

struct VerifyArguments {
    std::string save;
    std::string server_key;
    bool json = false;
};

// What the lines of a record are, beside dice.
struct Census {
    int actions = 0;
    int undos = 0;
};

Census census_of(const RecordText& record) {
    Census census;
    for (const RecordLine& line : record.lines) {
        if (std::holds_alternative<UndoLine>(line)) ++census.undos;
        const ActionLine* action = std::get_if<ActionLine>(&line);
        if (action != nullptr && action->who != "dice") ++census.actions;
    }
    return census;
}

// All stretches together, as far as a sum has a meaning.
struct DiceCount {
    int checked = 0;
    int sealed = 0;
    int foreseeable = 0;
    int typed = 0;
    int unread = 0;
};

DiceCount count_dice(const Match& match) {
    DiceCount count;
    for (const DiceStretch& stretch : match.dice()) {
        (stretch.revealed ? count.checked : count.sealed) += stretch.drawn;
        count.foreseeable += stretch.foreseeable;
        count.typed += stretch.typed;
        count.unread += stretch.unread;
    }
    return count;
}

std::string dice_text(const DiceCount& count) {
    std::vector<std::string> parts;
    const auto tell = [&](int number, std::string_view what) {
        if (number > 0) parts.push_back(fmt::format("{} {}", number, what));
    };
    tell(count.checked, "drawn, each as the revealed seed gives it");
    tell(count.sealed, "drawn, not to be checked without the seed, which is not in the record");
    tell(count.typed, "typed by hand, which nobody can check");
    tell(count.unread, "played by other rules, and not checked");
    tell(count.foreseeable, "of those drawn fell after the seed was in the record");
    return parts.empty() ? "none has fallen" : fmt::format("{}", fmt::join(parts, "; "));
}

std::string key_text(const RecordSignature& made) {
    return to_hex(made.key.data(), made.key.size());
}

constexpr std::string_view kProved =
    "every line fits those above it, the game keeps to the rules, and drawn dice were fixed by a "
    "seed before they fell. Not who played, nor whether a game was begun again until its dice "
    "pleased";

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

[[noreturn]] void refuse_record(const VerifyArguments& arguments, const GameFacts* facts,
                                const Refusal& refusal) {
    if (arguments.json)
        print_document(
            Value::fields().set("ok", false).set("error", refusal_document(facts, refusal)));
    throw Refused(arguments.save + ": " + refusal_line(facts, refusal));
}

// Refuses a record that is not signed by whom it should be.
void check_signature(const VerifyArguments& arguments, const RecordText& record) {
    const auto refuse = [&](const std::string& text) {
        refuse_record(arguments, nullptr, unreadable(text, "signature"));
    };
    const std::string& wanted = arguments.server_key;
    if (record.signature && !is_genuine(*record.signature).value_or(true))
        refuse("The signature is not of this record: it was changed.");
    if (wanted.empty()) return;
    const auto key = bytes_from_hex<PublicKey>(wanted);
    if (!key)
        throw UsageError("--server-key: a key is 64 lower-case hex digits, not “" + wanted + "”");
    if (!record.signature)
        refuse("The record is not signed.");
    else if (record.signature->key != *key)
        refuse("The record is signed by another server, " + key_text(*record.signature) + ".");
}

// By whom it was handed out, and what of it that server saw.
std::string origin_text(const RecordText& record, const Match& match) {
    if (!record.signature) return "not signed: anyone may have made it";
    std::string text = "signed by the server " + key_text(*record.signature);
    if (match.brought())
        text += fmt::format(", where it was brought at ply {}: what is before happened elsewhere",
                            *match.brought());
    return text;
}

// Where the dice come from another seed, and which seats added to them, and since when.
void print_streams(const Match& match) {
    const std::vector<DiceStretch> dice = match.dice();
    for (std::size_t at = 0; at < dice.size(); ++at) {
        if (at > 0)
            fmt::print(
                "stream    another seed after ply {}: whoever chose it knew what had been played\n",
                dice[at].begin);
        for (const AddedNumber& added : dice[at].added)
            fmt::print("added     {} gave the dice a number of its own after ply {}\n",
                       seat_id(match.game().facts(), added.seat), added.ply);
    }
}

void verify(const VerifyArguments& arguments) {
    const std::string text = read_text(arguments.save);
    const Result<RecordText> record = read_record(text);
    if (!record) refuse_record(arguments, nullptr, record.refusal());
    const GameKind* kind = find_game(record->header.game);
    const Result<Match> match = Match::load(find_game, text);
    if (!match)
        refuse_record(arguments, kind != nullptr ? &kind->facts : nullptr,
                      with_line(text, *record));

    check_signature(arguments, *record);
    const Census census = census_of(*record);
    const DiceCount dice = count_dice(*match);
    const std::string end = to_hex(record->chain.data(), 8);
    const std::vector<std::string> partings = match->partings();
    if (arguments.json) {
        print_document(Value::fields()
                           .set("ok", true)
                           .set("game", match->game().facts().id)
                           .set("title", match->game().facts().title)
                           .set("plies", match->ply())
                           .set("dice", dice_standing_id(match->dice_standing()))
                           .set("drawn", dice.checked + dice.sealed)
                           .set("typed", dice.typed)
                           .set("stretches", stretches_document(*match))
                           .set("undos", census.undos)
                           .set("replayed", partings.empty())
                           .set("over", match->over())
                           .set("brought", brought_document(*match))
                           .set("signature", signature_document(record->signature))
                           .set("chain", end));
        return;
    }
    fmt::print("chain     intact, ends with {}\n", end);
    fmt::print("legality  {} actions and {} undos, {}; {} plies stand\n", census.actions,
               census.undos, partings.empty() ? "all legal" : "legal as far as they are replayed",
               match->ply());
    for (const std::string& parting : partings) fmt::print("rules     {}\n", parting);
    fmt::print("dice      {}\n", dice_text(dice));
    print_streams(*match);
    fmt::print("origin    {}\n", origin_text(*record, *match));
    fmt::print("proved    {}\n", kProved);
    fmt::print("game      {}, {}\n", match->game().facts().title,
               match->over() ? match->game().outcome(match->state()).title : "not over yet");
}

}  // namespace

void add_verify(CLI::App& app) {
    CLI::App* command = app.add_subcommand("verify",
                                           "Replay a saved game and check its hash chain, the "
                                           "legality of every action, and every die");
    auto arguments = std::make_shared<VerifyArguments>();
    command->add_option("save", arguments->save, "A saved game")->required()->type_name("SAVE");
    command
        ->add_option("--server-key", arguments->server_key,
                     "Refuse a record that the server with this key did not sign; a server tells "
                     "its key at /api/health")
        ->type_name("KEY");
    command->add_flag("--json", arguments->json, "Print one JSON document");
    command->footer(
        "If anything is wrong, the exit code is 3, and an error message names the line of the "
        "record.\n\n"
        "Example:\n  occasus verify rome.save");
    command->callback([arguments] { verify(*arguments); });
}

}  // namespace occasus::cli
