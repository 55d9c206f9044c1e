// The options a game is set up with, checked against what its facts allow.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "core/any_game.h"
#include "core/refusal.h"

namespace occasus {

// For each option by name: the value chosen, or its default. For an option that was given a file,
// it is the text of the file. The board is not among them.
using ChosenOptions = std::map<std::string_view, std::string>;

// The option that Setup::board holds.
inline constexpr std::string_view kBoardOption = "board";
// Among the values of an option it means: or a file of one's own, whose text is then the value.
inline constexpr std::string_view kOwnFile = "FILE";

// Whether an option may be given a file; board may.
bool takes_file(const OptionFact&);
// Whether a value is one of those that the option lists, a file not among them.
bool is_listed(const OptionFact&, std::string_view value);
// Whether a value is the text of a file: no listed value has more than one line.
bool is_file_text(std::string_view value);

// Refuses an option that the game does not have and a value that its option does not have.
Result<ChosenOptions> chosen_options(const GameFacts&, const Setup&);

}  // namespace occasus
