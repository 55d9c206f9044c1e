#include "table/store.h"

namespace occasus::table {

std::string saved_record(const StoredTable& stored) {
    std::string record = stored.head.header;
    for (const std::string& line : stored.lines) record += line;
    return record + stored.position;
}

}  // namespace occasus::table
