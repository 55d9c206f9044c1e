// One line of `occasus adjudicate`: a position and orders as JSON in, their results as JSON out.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "games/diplomacy/board/board.h"

namespace occasus::cli {

// Whether the reason for the result of each order is given.
enum class Detail : std::uint8_t { Results, Explained };

// Appends one line to `out`. False when the input could not be read, and the answer says why.
using AnswerLine = std::function<bool(std::string_view line, std::string& out)>;

// Answers lines for one game and edition; one for each thread.
AnswerLine line_adjudicator(std::shared_ptr<const diplomacy::Board>, diplomacy::Edition, Detail);

}  // namespace occasus::cli
