// Number, agreement and capitals in the sentences of every game.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace occasus {

// A number as it stands in a sentence, with a true minus sign: "12", "−20".
std::string number_text(int number);

// The form that goes with so many: agreeing(1, "rebels", "rebel") is "rebels".
std::string_view agreeing(int count, std::string_view one, std::string_view many);

// "1 legion", "3 legions", "0 legions"; a plural that is not made with s is given: "2 levies".
std::string counted(int count, std::string_view one, std::string_view many = {});

// The meanings of a die's faces, from 1 on. Neighbouring faces with the same meaning are joined:
// "1–2: they stop; 3–6: they go on".
std::string faces_text(std::span<const std::string> meanings);

// The same text with a capital letter, as at the beginning of a sentence.
std::string capital(std::string text);

}  // namespace occasus
