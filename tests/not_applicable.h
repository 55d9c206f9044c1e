// Rules that nothing can show, and why.
#pragma once

#include <map>
#include <string>

namespace occasus {

// By game and rule. No line of code can obey them.
inline const std::map<std::string, std::map<std::string, std::string>> kNotApplicable = {
    {"pomerium", {{"R33", "there are no further rules, and what is not there cannot be shown"}}},
    {"rome_must_fall", {{"R27", "alike dice cannot be told apart, so there is nothing to choose"}}},
    {"invasions",
     {{"1.0", "what the game is about; nothing is done by it"},
      {"2.0", "how the game is played in general; the chapters say it"},
      {"3.0", "a heading; the terms are those of its cases"},
      {"3.21", "what is printed on the counters; there are none"},
      {"3.3", "terms, which the code uses as they are"},
      {"3.5", "which tables there are; chapters 14 to 18 use them"},
      {"3.6", "what is in the box; nothing is done by it"},
      {"3.7", "the scale of the game; nothing is done by it"},
      {"4.0", "a heading; its cases say what is done"},
      {"5.0", "the general rule of chapter 5, which its cases carry out"},
      {"5.1", "a heading; its cases say what is done"},
      {"5.2", "a heading; its cases say what is done"},
      {"5.4", "a heading; its cases say what is done"},
      {"5.5", "a heading; its cases say what is done"},
      {"5.7", "a heading; its cases say what is done"},
      {"5.8", "a heading; its cases say what is done"},
      {"6.1", "a heading; its cases say what is done"},
      {"6.3", "a heading; its cases say what is done"},
      {"7.1", "a heading; its cases say what is done"},
      {"8.1", "a heading; its cases say what is done"},
      {"9.1", "a heading; its cases say what is done"},
      {"9.2", "a heading; its cases say what is done"},
      {"9.3", "a heading; its cases say what is done"},
      {"10.1", "a heading; its cases say what is done"},
      {"10.3", "a heading; its cases say what is done"},
      {"11.3", "a heading; its cases say what is done"},
      {"12.1", "a heading; its cases say what is done"},
      {"12.2", "a heading; its cases say what is done"},
      {"17.3", "a heading; its cases say what is done"},
      {"20.0", "who made the game; nothing is done by it"},
      {"R2", "no phase is missing, so there is nothing to do"},
      {"R7", "two words of the text for one thing, which has one name here"},
      {"R9", "a misprint; the phases named are those of loyal Romans"},
      {"R85", "a misprint of a name, which the scenario has right"}}},
};

}  // namespace occasus
