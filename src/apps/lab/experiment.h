// An experiment as its file describes it: which game, what is varied, who plays, how many games,
// what is recorded. docs/laboratory.md has the form of the file.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace occasus::lab {

// Where something stands in the file, for messages about its faults.
struct Place {
    int line = 0;
    std::string key;
};

// A value that something takes. `relative`: to be added to the figure that is there.
struct Level {
    std::string text;
    bool relative = false;
};

// The subject of a setting: an option, a number of the file that an option takes, the player of a
// seat, or the rival that plays the same games there.
enum class SettingKind : std::uint8_t { Option, Figure, Player, Rival };

// Something that has one value in all cells, or several in turn. An `of` of "all" means every seat.
struct Setting {
    SettingKind kind = SettingKind::Option;
    std::string of;      // The option, or the seat.
    std::string figure;  // "fact,of,number"; any part may be "*".
    std::vector<Level> levels;
    Place place;
};

// How the levels of several settings are put together.
enum class Design : std::uint8_t { Grid, Hypercube, OneAtATime };

// A cell is played until the interval of its win rate is narrow, or it is decided who wins more
// games, the players or their rivals.
struct StopRule {
    std::string seat;
    double width = 0;  // Half of the interval; 0: until the difference is decided.
    std::uint64_t most = 0;
    Place place;
};

struct QuantityName {
    std::string name;
    bool each_turn = false;
    Place place;
};

struct Experiment {
    std::string file;
    std::string text;
    std::string title;
    std::string question;
    std::string game;
    std::uint64_t games = 0;  // In each setup; 0 with a stop rule.
    std::optional<StopRule> stop;
    std::uint64_t seed = 1;
    std::uint64_t chunk = 250;
    bool same_dice = true;  // In all cells.
    Design design = Design::Grid;
    int samples = 0;                 // The setups of a hypercube.
    std::vector<Setting> settings;   // With one level each.
    std::vector<Setting> variables;  // With several.
    std::vector<QuantityName> quantities;
    Place game_place;

    // The most games that a cell may have.
    std::uint64_t most() const { return stop ? stop->most : games; }
};

// Throws cli::Refused, which names the file, the line, the key and the reason.
Experiment read_experiment(const std::string& file);
[[noreturn]] void refuse(const Experiment& experiment, const Place& place, std::string_view reason);

}  // namespace occasus::lab
