// The meanings of dice: the tables of the rulebook.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "games/pomerium/rules.h"

namespace occasus::pomerium {

// S3.
constexpr int rivals_by(int face) {
    return face <= 3 ? 1 : face <= 8 ? 2 : face <= 11 ? 3 : 4;
}

// S4. The addition to the die (to both dice of a single rival), by the number of rivals.
inline constexpr std::array<int, 5> kRivalBase = {0, 3, 2, 1, 1};
inline constexpr std::array<int, 5> kRivalDie = {0, 6, 8, 6, 4};

// S6. Legions of a garrison.
constexpr int garrison_by(int face) {
    return face >= 5 ? 1 : 0;
}

// N2.
enum class RivalAct : std::uint8_t { Nothing, Offer, Attack };
constexpr RivalAct rival_act_by(int face) {
    return face == 1 ? RivalAct::Nothing : face <= 3 ? RivalAct::Offer : RivalAct::Attack;
}

constexpr std::string_view words_of(RivalAct act) {
    return act == RivalAct::Nothing ? "nothing"
           : act == RivalAct::Offer ? "an offer of alliance"
                                    : "an attack";
}

// L4. READING: R20. A rival's answer, by whether that rival would be the dominant one.
constexpr bool general_agrees(Response response, int face, bool dominant) {
    switch (response) {
        case Response::A:
            return dominant || face <= 2;
        case Response::B:
            return dominant && face >= 3;
        case Response::C:
            return face == 2 || (dominant && face >= 3);
    }
    return false;
}

// L5. READING: R21. A procurator's and a nation's answer.
constexpr bool minor_agrees(bool procurator, int face) {
    return procurator ? face <= 5 : face == 1;
}

// S2, B3, E3, E8. Legions of one who begins: yours, a nation's, a new general's, a host's.
constexpr int fresh_legions(int face) {
    return 2 + face;
}

// B5. Per cent of their legions that rivals devote, by their die: against more, as many, fewer.
inline constexpr std::array<std::array<int, 3>, 6> kDevotionShares = {
    {{40, 30, 20}, {50, 40, 30}, {70, 50, 40}, {70, 50, 40}, {85, 75, 70}, {100, 100, 90}}};
constexpr int devoted_share(int own, int other, int face) {
    const std::size_t column = other > own ? 0 : other == own ? 1 : 2;
    return kDevotionShares[at(face - 1)][column];
}

// B5, B6. A rival's legions for the battle. READING: R11. Only generals have any to add.
constexpr int rival_devotes(int own, int other, bool leads, int face) {
    const int devoted = (devoted_share(own, other, face) * own + 99) / 100;
    return leads ? std::min(own, devoted + 2) : devoted;
}

// B7. READING: R12. By the legions both sides devote.
constexpr int losses_per_hit(int devoted) {
    return (devoted + 12) / 13;
}

// E1.
enum class YearEvent : std::uint8_t {
    Assassination,
    NewGeneral,
    Epidemic,
    Prosperity,
    Rebellion,
    Invasion
};
constexpr YearEvent event_by(int face) {
    return face == 1    ? YearEvent::Assassination
           : face <= 3  ? YearEvent::NewGeneral
           : face <= 7  ? YearEvent::Epidemic
           : face <= 12 ? YearEvent::Prosperity
           : face <= 16 ? YearEvent::Rebellion
                        : YearEvent::Invasion;
}
constexpr std::string_view words_of(YearEvent event) {
    switch (event) {
        case YearEvent::Assassination:
            return "an assassination";
        case YearEvent::NewGeneral:
            return "a new general";
        case YearEvent::Epidemic:
            return "an epidemic";
        case YearEvent::Prosperity:
            return "prosperity";
        case YearEvent::Rebellion:
            return "a rebellion";
        case YearEvent::Invasion:
            return "an invasion";
    }
    return {};
}

}  // namespace occasus::pomerium
