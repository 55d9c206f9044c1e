// The fields of a game's State, for programs that read observations as arrays.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace occasus::arrays {

// One field: so many numbers of one type from a byte on, or so many records of several.
struct Field {
    // NOLINTBEGIN(readability-redundant-member-init): g++ asks for a member without a value.
    std::string name;         // As in the State: "romans", "battle.area".
    std::size_t offset = 0;   // A part's: within its record.
    std::string type{};       // As numpy has it: "u1", "i2", "u8". Empty: records.
    std::size_t numbers = 1;  // How many; more than 1 for an array.
    std::size_t bytes = 0;    // One number or record.
    // The list they are counted by, as the board's document has it: "areas". Empty: nothing with
    // names.
    std::string of{};
    // Each is a set of these, "bits" if they have no names; bit 0 is the first.
    std::string set_of{};
    int members = 0;             // A set's bits. A set may take several numbers.
    int kinds = 0;               // Not 0: each number is one of 0 .. kinds - 1, or none of them.
    std::vector<Field> parts{};  // A record's.
    // NOLINTEND(readability-redundant-member-init)
};

// All fields in the order of their bytes. They fill the State without a gap. Precondition: there is
// a game of that name.
const std::vector<Field>& fields_of(std::string_view game);

}  // namespace occasus::arrays
