// The notices that a server sends: none unless these settings say so.
#pragma once

#include <chrono>
#include <string>
#include <vector>

namespace occasus::server {

struct NoticeSettings {
    std::string push_contact;  // mailto: or https:, for push services; empty: no Web Push.
    std::vector<std::string> push_hosts;         // As well as those of the browsers.
    std::string sendmail;                        // The program; empty: no letters.
    std::vector<std::string> hook_hosts;         // Empty: no hooks.
    std::string public_url;                      // Links of letters and hooks begin with it.
    std::chrono::milliseconds patience{20'000};  // How long a page is closed before it is told.

    bool offers_any() const {
        return !push_contact.empty() || !sendmail.empty() || !hook_hosts.empty();
    }
};

// Throws std::runtime_error when the settings do not fit together.
void check_notices(const NoticeSettings&);

}  // namespace occasus::server
