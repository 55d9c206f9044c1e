#include "apps/server/gzip.h"

#include <stdexcept>
#include <zlib.h>

namespace occasus::server {

namespace {

constexpr int kLevel = 6;
constexpr int kWindow = 15 + 16;  // The largest, and 16 asks for the header of gzip.
constexpr int kMemory = 8;

}  // namespace

std::string gzip(std::string_view text) {
    z_stream stream{};
    if (deflateInit2(&stream, kLevel, Z_DEFLATED, kWindow, kMemory, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::runtime_error("there is no memory to compress an answer");
    std::string packed(deflateBound(&stream, text.size()), '\0');
    // The library reads what it is given, and does not write to it.
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

}  // namespace occasus::server
