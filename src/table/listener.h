// One connection, as a table knows it.
#pragma once

#include <memory>
#include <string>

#include "core/value.h"

namespace occasus::table {

class Listener {
  public:
    virtual ~Listener() = default;
    // Queues a message. May be called from any thread; never blocks.
    virtual void send(std::shared_ptr<const std::string> message) = 0;
    // The client's address: all clients of an address take turns with those of others. Empty: this
    // program itself.
    virtual const std::string& asker() const {
        static const std::string kNobody;
        return kNobody;
    }
    // A message counts as so many questions more than one.
    virtual void charge(int questions) { static_cast<void>(questions); }
    // Whether the client is gone: nothing is worked out for it any more. May be called from any
    // thread.
    virtual bool is_gone() const { return false; }
    // The client has said hello, and was let in. As above.
    virtual void welcomed() {}
    // The table is at another process from now on: the client is to come back, and to ask again
    // what was not answered. Nothing more is sent. As above.
    virtual void moved() {}
};

void send(Listener&, const Value& message);

}  // namespace occasus::table
