#include "record/stored_text.h"

#include <cstddef>

namespace occasus {
namespace {

// The bytes of the code point that begins with `first`, and the range of the second of them, which
// leaves out what could be written shorter, surrogates, and what is beyond U+10FFFF.
struct Form {
    std::size_t length = 0;  // 0: no code point begins so.
    unsigned char least = 0x80;
    unsigned char most = 0xBF;
};

Form form_of(unsigned char first) {
    if (first == 0) return {};
    if (first < 0x80) return {1};
    if (first < 0xC2) return {};
    if (first < 0xE0) return {2};
    if (first == 0xE0) return {3, 0xA0, 0xBF};
    if (first == 0xED) return {3, 0x80, 0x9F};
    if (first < 0xF0) return {3};
    if (first == 0xF0) return {4, 0x90, 0xBF};
    if (first < 0xF4) return {4};
    if (first == 0xF4) return {4, 0x80, 0x8F};
    return {};
}

}  // namespace

bool is_stored_text(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const Form form = form_of(static_cast<unsigned char>(text[at]));
        if (form.length == 0 || text.size() - at < form.length) return false;
        for (std::size_t next = 1; next < form.length; ++next) {
            const auto byte = static_cast<unsigned char>(text[at + next]);
            const bool is_second = next == 1;
            if (byte < (is_second ? form.least : 0x80) || byte > (is_second ? form.most : 0xBF))
                return false;
        }
        at += form.length;
    }
    return true;
}

}  // namespace occasus
