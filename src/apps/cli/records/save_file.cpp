#include "apps/cli/records/save_file.h"

#include <filesystem>
#include <fmt/core.h>
#include <utility>

#include "apps/cli/exit.h"
#include "apps/cli/terminal.h"
#include "games/registry.h"
#include "record/json.h"

namespace occasus::cli {

Value read_document(const std::string& path) {
    Result<Value> document = parse_json(read_text(path));
    if (!document) throw Refused(fmt::format("{}: {}", path, document.refusal().text));
    return std::move(*document);
}

Value read_position(const std::string& path) {
    Value document = read_document(path);
    if (const Value* position = document.find("position")) return *position;
    return document;
}

Match load_save(const std::string& path) {
    const std::string text = read_text(path);
    Result<Match> match = Match::load(find_game, text);
    if (match) return std::move(*match);
    // The rule of the refusal has a name only in the rulebook of the record's game.
    const Result<RecordText> record = read_record(text);
    const GameKind* kind = record ? find_game(record->header.game) : nullptr;
    throw Refused(kind != nullptr ? &kind->facts : nullptr, match.refusal(), path + ": ");
}

Match resume_save(const std::string& path) {
    Match match = load_save(path);
    if (match.commitment() && !match.seed() && !match.over()) {
        match.begin_stream(random_secret());
        match.reveal_seed();
    }
    return match;
}

void print_whole(std::string_view text) {
    if (is_terminal(stdout)) return fmt::print("{}", text);
    // A program that reads it gets each byte: what people see is cleaned, and this is not.
    std::fflush(stdout);
    write_text("-", text, Existing::Replace);
}

SaveFile::SaveFile(std::string path, Existing existing)
    : path_(std::move(path)), existing_(existing) {
    if (existing == Existing::Replace) lock();
}

void SaveFile::lock() {
    std::error_code none;
    if (path_ == "-" || !std::filesystem::is_regular_file(path_, none)) return;
    lock_ = std::make_unique<LockedFile>(path_, [&] {
        fmt::print(stderr, "occasus: another occasus is playing {}; waiting for it\n", path_);
    });
}

void SaveFile::store(const Match& match) {
    const std::string text = match.saved();
    if (path_ == "-") {
        print_whole(text);
    } else if (lock_) {
        lock_->replace(text);
    } else {
        write_text(path_, text, existing_);
        lock();
    }
}

}  // namespace occasus::cli
