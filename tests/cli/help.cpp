#include "help.h"

#include <sstream>

namespace occasus::test {

namespace {

using Ask = std::function<std::string(const std::vector<std::string>&)>;

Words split(const std::string& text, char at) {
    Words words;
    std::istringstream stream(text);
    for (std::string word; std::getline(stream, word, at);) words.insert(word);
    return words;
}

Help read_help(const std::string& text) {
    Help help;
    std::string part;
    for (const std::string& line : lines_of(text)) {
        if (line.empty() || line[0] != ' ') {
            part = line;
        } else if (line.rfind("  ", 0) == 0 && line[2] != ' ') {
            const std::string word = line.substr(2, line.find(' ', 2) - 2);
            if (part == "Options:") help.options.merge(split(word, ','));
            if (part == "Commands:") help.commands.insert(word);
            if (part == "Arguments:") help.values[word] = word;
            const std::size_t value = 2 + word.size() + 1;
            if (value < line.size() && line[value] != ' ')
                help.values[word.substr(word.rfind(',') + 1)] =
                    line.substr(value, line.find(' ', value) - value);
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
