// The dice of a live table: nobody can know a die before its action is made, and everybody can
// check it after the game.
//
// A table has a secret seed of 256 bits. Die number k (from 0) with s sides is made from
// HMAC-SHA256(seed, k as 8 bytes, attempt as 4 bytes; little-endian), whose first 4 bytes are read
// as a little-endian number x: if x is below the largest multiple of s that fits in 32 bits the
// outcome is x mod s, otherwise attempt + 1 is tried. The SHA-256 of the seed is in the record from
// the start; the seed itself is revealed at the end.
//
// A seat may add a random number of its own after that: from then on the key of the HMAC is no
// longer the seed but HMAC-SHA256(key until then, number). The person who chose the seed did not
// know the number, and the person who gives the number does not know the seed: so neither chooses a
// die.
#pragma once

#include <cstdint>

#include "record/digest.h"

namespace occasus {

// Outcome 0 .. sides-1 of draw `counter`; `key` is the seed until a seat has added to it.
// Precondition: sides >= 1.
int draw_die(const Digest& key, std::uint64_t counter, int sides);

// The key of all later dice, when a seat adds its number.
Digest mixed_key(const Digest& key, const Digest& number);

// The digest by which the header of a record commits to a seed.
Digest commitment_to(const Digest& seed);

// A seed that is the same for the same number: for tests and repeatable saves.
Digest seed_from_number(std::uint64_t number);

}  // namespace occasus
