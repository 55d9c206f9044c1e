// One line of `occasus adjudicate`: a position and orders as JSON in, their results as JSON out.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "apps/cli/diplomacy/adjudicate_speed.h"
#include "games/diplomacy/board/board.h"

namespace occasus::cli {

// Whether the reason for the result of each order is given.
enum class Detail : std::uint8_t { Results, Explained };

// Appends one line to `out`. False when the input could not be read, and the answer says why.
using AnswerLine = std::function<bool(std::string_view line, std::string& out)>;

// The movement of a line; nothing when it is of another phase. Throws std::runtime_error, which
// says why the line could not be read.
using ReadMovement = std::function<std::optional<MovementProblem>(std::string_view line)>;
ReadMovement movement_reader(std::shared_ptr<const diplomacy::Board>);

// Answers lines for one game and edition; one for each thread.
AnswerLine line_adjudicator(std::shared_ptr<const diplomacy::Board>, diplomacy::Edition, Detail);

}  // namespace occasus::cli
