// What the help of every command lists: the command line as it tells of itself.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace occasus::test {

using Words = std::set<std::string>;

struct Help {
    Words options;
    Words commands;
    // What stands for a value, by the last name of its option ("--output": "FILE") or, of an
    // argument that is told by its place, by itself.
    std::map<std::string, std::string> values;
};

std::vector<std::string> lines_of(const std::string& text);

// By what is typed: "occasus lab report". `text` is what a command with these arguments prints.
std::map<std::string, Help> all_help(
    const std::function<std::string(const std::vector<std::string>&)>& text);

}  // namespace occasus::test
