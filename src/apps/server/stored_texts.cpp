#include "apps/server/stored_texts.h"

#include <stdexcept>

namespace occasus::server {

Digest digest_of(const std::string& hex) {
    const std::optional<Digest> digest = digest_from_hex(hex);
    if (!digest) throw std::runtime_error("A stored hash is damaged.");
    return *digest;
}

std::optional<Digest> optional_digest(const std::optional<std::string>& hex) {
    return hex ? std::optional(digest_of(*hex)) : std::nullopt;
}

std::string join_lines(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    return text;
}

std::vector<std::string> split_lines(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = text.find('\n', begin);
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

}  // namespace occasus::server
