#include "help.h"

#include <sstream>

namespace occasus::test {

namespace {

using Ask = std::function<std::string(const std::vector<std::string>&)>;

Help read_help(const std::string& text) {
    Help help;
    std::string part;
    for (const std::string& line : lines_of(text)) {
        if (line.empty() || line[0] != ' ') {
            part = line;
        } else if (line.rfind("  ", 0) == 0 && line[2] != ' ') {
            std::istringstream words(line.substr(2, line.find("  ", 2) - 2));
            std::string last;
            for (std::string word; words >> word;) {
                if (word.ends_with(',')) word.pop_back();
                if (part == "Commands:") help.commands.insert(word);
                if (part == "Arguments:") help.values[word] = word;
                if (part != "Options:") continue;
                if (word.starts_with('-'))
                    help.options.insert(last = word);
                else
                    help.values[last] = word;
            }
        }
    }
    return help;
}

void add_help(const Ask& text, std::vector<std::string> words, std::map<std::string, Help>& all) {
    std::string typed = "occasus";
    for (const std::string& word : words) typed += " " + word;
    words.emplace_back("--help");
    const Help help = all[typed] = read_help(text(words));
    for (const std::string& inner : help.commands) {
        words.back() = inner;
        add_help(text, words, all);
    }
}

}  // namespace

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

std::map<std::string, Help> all_help(const Ask& text) {
    std::map<std::string, Help> all;
    add_help(text, {}, all);
    return all;
}

}  // namespace occasus::test
