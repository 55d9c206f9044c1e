// The frames of resolution: one for each thing being resolved.
//
// A phase is resolved; in it the march of a group; in that a battle, or the
// dice of equals; and before anything goes on, the militia that is due. Nothing
// lies inside itself, so there is no need of a stack: each has its own frame in
// the State, whose fields mean one thing only, and which is empty while nothing
// of the kind is resolved. The stage of a phase is what it does next. One
// function of its chapter goes from stage to stage; sequence.cpp calls it.
#pragma once

#include <array>
#include <cstdint>

#include "games/invasions/board/board.h"
#include "games/invasions/board/forces.h"
#include "games/invasions/board/scenarios.h"
#include "games/invasions/board/tables.h"

namespace occasus::invasions {

inline constexpr std::uint8_t kNone = 0xFF;  // No group, or no aim.

// 19.0. Before the first turn.
struct SetUpFrame {
    enum class Stage : std::uint8_t {
        ProvinceLegions,  // 19.0. One Province after the other.
        FreeLegions,      // Anywhere on the list.
        OtherForces,      // 19.0 (4)
        Owners,           // 7.11, 5.83
        Ready
    };
    Stage stage{};
    ProvinceId province;       // The legions' Province.
    std::uint8_t legions = 0;  // This lot's, to be placed.
    std::uint8_t forces = 0;   // The scenario's, placed already.

    friend bool operator==(const SetUpFrame&, const SetUpFrame&) = default;
};

// Phase A.
struct RevolutionFrame {
    enum class Stage : std::uint8_t {
        Grow,   // 10.32. Then the die of 17.1.
        Begin,  // 17.2, 17.3. The revolts of the line.
        Over
    };
    Stage stage{};
    std::uint8_t line = 0;  // 17.2. As rolled.
    ProvinceId province;    // The next on the line.
    std::uint8_t sp = 0;    // The revolt's that is placed by die.

    friend bool operator==(const RevolutionFrame&, const RevolutionFrame&) = default;
};

// Phase B.
struct MovementFrame {
    enum class Stage : std::uint8_t {
        Begin,             // 5.21, 5.69. The held groups, and those that need an aim.
        Aims,              // 5.63, 5.65
        NextForce,         // 4.2, 5.41
        NextGroup,         // 5.42
        Plan,              // Where the group goes, or whom it fights,
        Step,              // 5.15, 5.62. and Area by Area on its way;
        Arrived,           // 5.25, 5.43, 5.44
        GroupEnds,         // 5.24. it has fought.
        AimsAfterMerging,  // 5.69
        End
    };
    Stage stage{};
    std::uint8_t place = 0;       // In the order of forces.
    AreaId body = kNoArea;        // 5.75, 9.31. The Area of the army that moves as one.
    std::uint8_t aiming = kNone;  // 5.65. The group that rolls for its aim, in phase H too.

    friend bool operator==(const MovementFrame&, const MovementFrame&) = default;
};

// The march of a group in phase B.
struct March {
    std::uint8_t group = kNone;
    std::uint8_t movement = 0;     // Points left.
    AreaId goal = kNoArea;         // Chosen by die.
    std::uint8_t on_entering = 0;  // 6.33. 1: the enemy it rolls for is one that it came upon.
    std::uint8_t taken = 0;        // Steps of the path.
    std::uint8_t steps = 0;
    std::array<AreaId, kMovement> path{};

    friend bool operator==(const March&, const March&) = default;
};

// Phase C.
struct CombatFrame {
    ForceSet attacked = 0;  // 6.32. Forces that had their turn in the Area.
    AreaId area;            // 6.31. Area by Area.
    std::array<std::uint8_t, 3> unused{};

    friend bool operator==(const CombatFrame&, const CombatFrame&) = default;
};

// Phase D.
struct CreationFrame {
    enum class Stage : std::uint8_t {
        Begin,  // 19.5, 16.3
        Rolls,  // 16.0, 16.1
        Places  // 13.2
    };
    Stage stage{};
    std::uint8_t rolls = 0;                       // 16.3. Left.
    std::uint8_t line = 0;                        // 16.1. As rolled.
    std::array<std::uint8_t, kOrigins> levies{};  // 16.2. Created and not yet placed, by column.
    std::array<std::uint8_t, kOrigins> raiders{};

    friend bool operator==(const CreationFrame&, const CreationFrame&) = default;
};

// Phase E. The Romans on the move; none while the count is 0.
struct RomanMovementFrame {
    enum class Stage : std::uint8_t {
        Begin,   // 5.22. The held legions.
        Choose,  // 5.31
        Arrived  // 5.33, 5.34
    };
    Stage stage{};
    AreaId area = kNoArea;  // Where they are.
    std::uint8_t count = 0;
    std::uint8_t militia = 0;   // 1: they are militia.
    std::uint8_t movement = 0;  // Points left.

    friend bool operator==(const RomanMovementFrame&, const RomanMovementFrame&) = default;
};

// Phase G.
struct RebellionFrame {
    enum class Stage : std::uint8_t {
        Begin,
        AreaByArea,  // 18.1
        First        // 19.1. Every stack keeps three.
    };
    Stage stage{};

    friend bool operator==(const RebellionFrame&, const RebellionFrame&) = default;
};

// Phase H.
struct ControlFrame {
    enum class Stage : std::uint8_t {
        Judge,  // 7.0, 5.64
        Aims    // 5.66
    };
    Stage stage{};

    friend bool operator==(const ControlFrame&, const ControlFrame&) = default;
};

// Phase K.
struct PayFrame {
    enum class Stage : std::uint8_t {
        Taxes,        // 11.11, 11.14
        DrawUnpaid,   // 11.13. The legions that go without,
        RollUnpaid,   // and who of them rebels;
        UnpaidRebel,  // 8.0. then they do.
        PersianPay,   // 11.31, 11.33
        BuyLegions,   // 11.12
        Over
    };
    Stage stage{};
    std::uint8_t legions = 0;  // 11.13. To be drawn of those that go without.
    std::uint8_t unpaid_count = 0;
    std::uint8_t unpaid_rolled = 0;
    std::array<AreaId, kMaxRomans> unpaid{};  // 11.13. Their Areas, in the order drawn.
    std::uint8_t persians = 0;                // 11.33. To be eliminated.

    friend bool operator==(const PayFrame&, const PayFrame&) = default;
};

// 8.0. In phases G and K legions rebel Area by Area.
struct RebelsFrame {
    AreaId area;
    std::uint8_t sp = 0;  // 8.11. Off the map, until their die falls.

    friend bool operator==(const RebelsFrame&, const RebelsFrame&) = default;
};

// A die for each candidate: the highest wins, and those who tie roll again.
struct Tie {
    std::uint64_t waiting = 0;  // Those that still roll.
    std::uint64_t leaders = 0;
    std::uint8_t high = 0;  // The leaders' roll.
    std::array<std::uint8_t, 7> unused{};

    friend bool operator==(const Tie&, const Tie&) = default;
};

// 6.0. In phases B, C and F.
struct Battle {
    ForceSet defenders = 0;
    ForceSet remainder = 0;  // R69. Tied for the next point of loss.
    Force attacker = kNobody;
    AreaId area = kNoArea;
    std::uint8_t remainder_left = 0;  // R69
    std::uint8_t unused = 0;

    friend bool operator==(const Battle&, const Battle&) = default;
};

}  // namespace occasus::invasions
