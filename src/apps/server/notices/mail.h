// Letters by the machine's own sendmail program.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>

namespace occasus::server {

struct Letter {
    std::string to;  // is_mail_address().
    std::string subject;
    std::string text;
    std::string stop;  // The link that ends such letters.
};

// Gives it to the program without a shell; whether the program took it. A program that takes longer
// than 30 seconds is killed.
boost::asio::awaitable<bool> send_letter(std::string program, Letter letter);

}  // namespace occasus::server
