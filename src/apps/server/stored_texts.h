// How a database is asked, and spells what is no text or number.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "record/digest.h"

namespace occasus::server {

struct NamedStatement {
    const char* name;
    const char* sql;
};

// Throws std::runtime_error when it is none.
Digest digest_of(const std::string& hex);
std::optional<Digest> optional_digest(const std::optional<std::string>& hex);

// Texts without line ends, each closed by one: an empty list is not a list of one empty text.
std::string join_lines(const std::vector<std::string>& lines);
std::vector<std::string> split_lines(const std::string& text);

}  // namespace occasus::server
