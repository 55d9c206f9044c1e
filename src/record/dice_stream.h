// The dice of a live table: nobody can know a die before its action is made, and everybody can
// check it after the game.
//
// A table has a secret seed of 256 bits. Die number k (from 0) with s sides is made from
// HMAC-SHA256(seed, k as 8 bytes, attempt as 4 bytes; little-endian), whose first 4 bytes are read
// as a little-endian number x: if x is below the largest multiple of s that fits in 32 bits the
// outcome is x mod s, otherwise attempt + 1 is tried. The SHA-256 of the seed is in the record from
// the start; the seed itself is revealed at the end.
#pragma once

#include <cstdint>

#include "record/digest.h"

namespace occasus {

// Outcome 0 .. sides-1 of draw `counter`. Precondition: sides >= 1.
int draw_die(const Digest& seed, std::uint64_t counter, int sides);

// The digest by which the header of a record commits to a seed.
Digest commitment_to(const Digest& seed);

// A seed that is the same for the same number: for tests and repeatable saves.
Digest seed_from_number(std::uint64_t number);

}  // namespace occasus
