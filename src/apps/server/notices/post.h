// The requests that this server makes itself. Included by files that use the network alone.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>
#include <utility>
#include <vector>

#include "apps/server/notices/address.h"

namespace occasus::server {

// Posts a body and returns the status of the answer, of which nothing else is read; a redirection
// is a status as any other. Throws std::exception when there is no answer within ten seconds.
boost::asio::awaitable<int> post_to(WebAddress to,
                                    std::vector<std::pair<std::string, std::string>> headers,
                                    std::string body);

}  // namespace occasus::server
