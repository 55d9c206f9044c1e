// occasus adjudicate: Diplomacy positions and orders in, results out, one JSON document a line.
#include <algorithm>
#include <array>
#include <cerrno>
#include <condition_variable>
#include <cstdio>
#include <fmt/core.h>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <unistd.h>
#include <vector>

#include "core/near_name.h"

#include "apps/cli/commands.h"
#include "apps/cli/diplomacy/adjudicate_line.h"
#include "apps/cli/exit.h"
#include "apps/cli/option_values.h"
#include "apps/parallel.h"

namespace occasus::cli {

namespace {

using diplomacy::Board;
using diplomacy::Edition;
using diplomacy::Game;

struct AdjudicateArguments {
    std::string game = "standard";
    std::string edition = "datc3";
    int threads = 0;  // 0: one for each processor.
    bool explain = false;
};

// Whole lines as they come: what has arrived is never kept waiting for more.
class LineReader {
  public:
    // Some whole lines, each with its end; empty at the end of the input.
    std::string next() {
        for (;;) {
            const std::size_t end = rest_.rfind('\n');
            if (end != std::string::npos) {
                std::string lines = rest_.substr(0, end + 1);
                rest_.erase(0, end + 1);
                return lines;
            }
            if (!read_more()) return std::exchange(rest_, {});
        }
    }

  private:
    bool read_more() {
        constexpr std::size_t kBlock = 1UL << 16;
        const std::size_t size = rest_.size();
        rest_.resize(size + kBlock);
        ssize_t got = -1;
        do {
            got = ::read(STDIN_FILENO, rest_.data() + size, kBlock);
        } while (got < 0 && errno == EINTR);
        if (got < 0) throw std::system_error(errno, std::generic_category(), "standard input");
        rest_.resize(size + static_cast<std::size_t>(got));
        return got > 0;
    }

    std::string rest_;
};

// Some lines and their answers.
struct Batch {
    std::uint64_t number = 0;  // From 0, in the order of the lines.
    std::string lines;
    std::string answers;
    int read = 0;
    int bad = 0;
};

void answer(const AnswerLine& answer_line, Batch& batch) {
    std::string_view rest = batch.lines;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
        ++batch.read;
        if (!answer_line(line, batch.answers)) ++batch.bad;
    }
}

// Hands out the lines to threads, and prints their answers in the order of the lines.
class Queue {
  public:
    int read = 0;  // Lines.
    int bad = 0;

    std::optional<Batch> take(LineReader& reader) {
        const std::lock_guard lock(reading_);
        Batch batch{.number = taken_, .lines = reader.next(), .answers = {}};
        if (batch.lines.empty()) return std::nullopt;
        ++taken_;
        return batch;
    }

    void give(const Batch& batch) {
        std::unique_lock lock(writing_);
        written_.wait(lock, [&] { return given_ == batch.number; });
        std::fwrite(batch.answers.data(), 1, batch.answers.size(), stdout);
        std::fflush(stdout);
        read += batch.read;
        bad += batch.bad;
        ++given_;
        written_.notify_all();
    }

  private:
    std::mutex reading_;
    std::mutex writing_;
    std::condition_variable written_;
    std::uint64_t taken_ = 0;
    std::uint64_t given_ = 0;
};

void adjudicate(const AdjudicateArguments& arguments) {
    const Game game = *key_in(diplomacy::kGames, arguments.game);
    const Edition edition = *key_in(diplomacy::kEditions, arguments.edition);
    const auto board = *Board::parse(diplomacy::built_in_board(), game);
    LineReader reader;
    Queue queue;
    in_threads(thread_count(arguments.threads), [&] {
        const AnswerLine answer_line = line_adjudicator(
            board, edition, arguments.explain ? Detail::Explained : Detail::Results);
        while (auto batch = queue.take(reader)) {
            answer(answer_line, *batch);
            queue.give(*batch);
        }
    });
    if (queue.bad > 0)
        throw Refused(
            fmt::format("{} of {} lines could not be read; their answers give the reasons",
                        queue.bad, queue.read));
}

}  // namespace

void add_adjudicate(CLI::App& app) {
    const auto [command, arguments] = add_command(
        app, adjudicate, "adjudicate", "Carry out Diplomacy orders: JSON lines in, JSON lines out");
    command->add_option("--game", arguments->game, "The game")
        ->check(one_of(names_in(diplomacy::kGames, &diplomacy::Named<Game>::name)))
        ->capture_default_str();
    command
        ->add_option("--edition", arguments->edition,
                     "The edition of the rules. They differ in convoys and removals")
        ->check(one_of(names_in(diplomacy::kEditions, &diplomacy::Named<Edition>::name)))
        ->capture_default_str();
    add_threads(*command, arguments->threads);
    command->add_flag("--explain", arguments->explain,
                      "For each order also print the reason for its result, and the rule");
    command->footer(
        "A line:     {\"id\":1,\"phase\":\"S1901M\",\"units\":{\"FRANCE\":[\"A "
        "PAR\"]},\"orders\":{\"FRANCE\":[\"A PAR - BUR\"]}}\n"
        "Its answer: {\"id\":1,\"results\":{\"A PAR - BUR\":\"moves\"},\"moved\":[\"PAR\"],…}\n"
        "The answer to a line that cannot be read is {\"id\":…,\"error\":…}; the exit code is then "
        "3.\n"
        "The format is described in docs/adjudication.md.");
}

}  // namespace occasus::cli
