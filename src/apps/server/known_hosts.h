// The names under which this server answers. A page of another site may have a name of its own lead
// here; requests under such a name are not answered.
#pragma once

#include <string>
#include <string_view>

namespace occasus::server {

// Whether this is a bare address, of version 4 or 6.
bool is_address(const std::string& name);

class KnownHosts {
  public:
    // `public_url` is where the world finds the server ("https://play.example.org"), or empty.
    // Throws std::runtime_error when it is no such address or has a path.
    explicit KnownHosts(std::string_view public_url);

    // Whether `host`, as a browser sends it, names this server: this machine, the public address,
    // or a bare address, which no other site can have.
    bool knows(std::string_view host) const;
    // Whether a page of this origin may speak to the server under this host. Programs that are no
    // browsers send no origin, and may.
    bool may_speak(std::string_view origin, std::string_view host) const;

  private:
    std::string public_host_;  // In lower case, with its port if it has one.
};

}  // namespace occasus::server
