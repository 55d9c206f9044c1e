// Shared by the files that use the network. Included by those alone: it is slow to compile.
#pragma once

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <functional>
#include <memory>
#include <utility>

namespace occasus::server {

// Suspends a coroutine until `resume` is called, once, from any thread: co_await until_called(…).
template <class Start>
boost::asio::awaitable<void> until_called(Start start) {
    return boost::asio::async_initiate<const boost::asio::use_awaitable_t<>&, void()>(
        [start = std::move(start)](auto handler) mutable {
            auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
            start(std::function<void()>([waiting] {
                const auto executor = boost::asio::get_associated_executor(*waiting);
                boost::asio::post(executor, [waiting] { std::move (*waiting)(); });
            }));
        },
        boost::asio::use_awaitable);
}

}  // namespace occasus::server
