#include "apps/page/handlers.h"

namespace occasus::page {
namespace {

constexpr std::uint8_t kLeftOut = 0xff;  // Instead of an encoding.

// LEB128: seven bits a byte, the lowest first.
std::size_t read_unsigned(const std::uint8_t*& place) {
    std::size_t number = 0;
    std::uint8_t byte = 0x80;
    for (unsigned shift = 0; (byte & 0x80U) != 0; shift += 7) {
        byte = *place++;
        number |= std::size_t{byte & 0x7fU} << shift;
    }
    return number;
}

std::ptrdiff_t read_signed(const std::uint8_t*& place) {
    std::size_t number = 0;
    std::uint8_t byte = 0x80;
    unsigned shift = 0;
    for (; (byte & 0x80U) != 0; shift += 7) {
        byte = *place++;
        number |= std::size_t{byte & 0x7fU} << shift;
    }
    if ((byte & 0x40U) != 0) number |= ~std::size_t{0} << shift;
    return static_cast<std::ptrdiff_t>(number);
}

}  // namespace

Handlers::Handlers(const std::uint8_t* table, std::size_t landing_pad) {
    if (table == nullptr) return;
    if (*table++ != kLeftOut) read_unsigned(table);  // Where landing pads begin: not used.
    if (*table++ != kLeftOut) {
        const std::size_t types = read_unsigned(table);
        end_of_types_ = table + types;
    }
    ++table;  // How call sites are written: always as here.
    const std::size_t sites = read_unsigned(table);
    const std::uint8_t* const actions = table + sites;
    std::size_t action = 0;
    for (std::size_t pad = 0; pad <= landing_pad && table < actions; ++pad) {
        read_unsigned(table);  // The number of the landing pad.
        action = read_unsigned(table);
    }
    if (action != 0) action_ = actions + action - 1;
}

std::size_t Handlers::next() {
    while (action_ != nullptr) {
        const std::uint8_t* place = action_;
        const std::ptrdiff_t type = read_signed(place);
        const std::uint8_t* const link = place;
        const std::ptrdiff_t offset = read_signed(place);
        action_ = offset == 0 ? nullptr : link + offset;
        if (type > 0) return static_cast<std::size_t>(type);
    }
    return 0;
}

}  // namespace occasus::page
