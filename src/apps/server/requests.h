// The parts of a request of HTTP: its address, its lines, and whether it reads in one way only.
#pragma once

#include <boost/beast/core/error.hpp>
#include <boost/beast/core/string_type.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <optional>
#include <string>
#include <vector>

#include "table/problem.h"

namespace occasus::server {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

std::string text_of(boost::beast::string_view);
// Its address without what follows "?" or "#".
std::string path_of(const HttpRequest&);
// The token of its Authorization line; empty when there is none.
std::string bearer_token(const HttpRequest&);
// Every line of its header with a name, in the order in which they came.
std::vector<std::string> lines_of(const HttpRequest&, boost::beast::string_view name);
// The table whose socket a path is: of "/api/tables/TABLE/socket".
std::optional<std::string> table_of_socket(const std::string& path);

// Why a request could not be read.
table::Problem problem_of_reading(const boost::beast::error_code& failed);
// Why a header that reads well is refused: its address has other bytes than an address may have, or
// it can be read in two ways, as to where the request ends or which host it is for.
std::optional<table::Problem> problem_of_header(const HttpRequest&);

}  // namespace occasus::server
