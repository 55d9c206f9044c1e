// Lets go of the memory in which a WebSocket compresses what it sends.
//
// OPTIMIZATION: it is 144 KiB for each connection, and the library keeps it for as long as the
// connection lives; most connections wait for others. A released compressor is made again with the
// next message, which then cannot refer to those before it; a client need not know. The library has
// no function for this, so its parts are reached as the language allows it: an explicit
// instantiation may name what is private.
#pragma once

#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>

namespace occasus::server {

using WebSocketStream = boost::beast::websocket::stream<boost::beast::tcp_stream>;

auto& parts_of(WebSocketStream& stream);

template <auto Parts>
struct Reached {
    friend auto& parts_of(WebSocketStream& stream) { return *(stream.*Parts); }
};
template struct Reached<&WebSocketStream::impl_>;

// Precondition: no message is being written.
inline void let_compressor_go(WebSocketStream& stream) {
    auto& parts = parts_of(stream);
    if (parts.pmd_) parts.pmd_->zo.clear();
    parts.wr_buf.reset();  // 4 KiB, in which it puts frames together; made again as well.
}

}  // namespace occasus::server
