#include "apps/lab/experiment.h"

#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <fmt/ranges.h>
#include <span>
#include <toml++/toml.h>

#include "core/near_name.h"
#include "core/number.h"

#include "apps/cli/exit.h"
#include "apps/files.h"

namespace occasus::lab {

namespace {

using Keys = std::span<const std::string_view>;

constexpr std::size_t kMostLevels = 10'000;

std::ptrdiff_t commas(const std::string& text) {
    return std::count(text.begin(), text.end(), ',');
}

class Reader {
  public:
    explicit Reader(Experiment& experiment) : experiment_(experiment) {}

    void read(const toml::table& file) {
        static constexpr std::array<std::string_view, 15> kKeys = {
            "title",   "question", "game",    "games",   "seed",   "chunk", "dice",  "design",
            "samples", "options",  "figures", "players", "rivals", "sweep", "record"};
        std::vector<std::string_view> keys(kKeys.begin(), kKeys.end());
        keys.emplace_back("stop");
        check_keys(file, "", keys);
        experiment_.title = text_of(file, "title", "");
        experiment_.question = text_of(file, "question", "");
        experiment_.game_place = {line_of(file["game"].node()), "game"};
        experiment_.game = text_of(file, "game", "");
        if (experiment_.game.empty()) complain({1, "game"}, "the experiment does not name a game");
        experiment_.games = number_of(file, "games", 0, 1, 1'000'000'000'000);
        experiment_.seed = seed_of(file);
        experiment_.chunk = number_of(file, "chunk", 250, 1, 100'000);
        experiment_.same_dice = choice_of(file, "dice", {"same", "own"}) == 0;
        experiment_.design =
            static_cast<Design>(choice_of(file, "design", {"grid", "hypercube", "one_at_a_time"}));
        experiment_.samples = static_cast<int>(number_of(file, "samples", 0, 2, 100'000));
        check_samples(file);
        read_settings(file, "", experiment_.settings);
        if (const toml::node* sweep = file.get("sweep")) {
            check_keys(table_of(*sweep, "sweep"), "sweep.",
                       std::vector<std::string_view>{"options", "figures", "players", "rivals"});
            read_settings(*sweep->as_table(), "sweep.", experiment_.variables);
        }
        // In the order of the file, which toml++ does not keep.
        for (auto* settings : {&experiment_.settings, &experiment_.variables})
            std::stable_sort(
                settings->begin(), settings->end(),
                [](const Setting& a, const Setting& b) { return a.place.line < b.place.line; });
        read_stop(file);
        read_record(file);
    }

    [[noreturn]] void complain(const Place& place, std::string_view reason) const {
        refuse(experiment_, place, reason);
    }

  private:
    static int line_of(const toml::node* node) {
        return node == nullptr ? 1 : static_cast<int>(node->source().begin.line);
    }
    [[noreturn]] void complain(const toml::node& node, const std::string& key,
                               std::string_view reason) const {
        complain(Place{line_of(&node), key}, reason);
    }

    void check_keys(const toml::table& table, const std::string& prefix, Keys known) const {
        for (auto&& [key, node] : table)
            if (std::find(known.begin(), known.end(), key.str()) == known.end())
                complain(Place{static_cast<int>(key.source().begin.line),
                               prefix + std::string(key.str())},
                         no_such("key", key.str(), {known.begin(), known.end()}));
    }

    const toml::table& table_of(const toml::node& node, const std::string& key) const {
        if (const toml::table* table = node.as_table()) return *table;
        complain(node, key, "a table is needed here");
    }

    std::string text_of(const toml::table& table, const std::string& key,
                        const std::string& fallback) const {
        const toml::node* node = table.get(key);
        if (node == nullptr) return fallback;
        if (const auto text = node->value_exact<std::string>()) return *text;
        complain(*node, key, "a text in quotes is needed here");
    }

    std::uint64_t number_of(const toml::table& table, const std::string& key,
                            std::uint64_t fallback, std::int64_t low, std::int64_t high) const {
        const toml::node* node = table.get(key);
        if (node == nullptr) return fallback;
        const auto number = node->value_exact<std::int64_t>();
        if (!number || *number < low || *number > high)
            complain(*node, key,
                     fmt::format("a whole number from {} to {} is needed here", low, high));
        return static_cast<std::uint64_t>(*number);
    }

    // TOML has no number above 2^63 - 1, so a larger seed is a text.
    std::uint64_t seed_of(const toml::table& file) const {
        const toml::node* node = file.get("seed");
        const auto text = node == nullptr ? std::nullopt : node->value_exact<std::string>();
        if (!text) return number_of(file, "seed", 1, 0, INT64_MAX);
        if (const auto seed = parse_number<std::uint64_t>(*text)) return *seed;
        complain(*node, "seed",
                 fmt::format("a whole number from 0 to {} is needed here", UINT64_MAX));
    }

    // Which of the choices it is; without the key, the first.
    std::size_t choice_of(const toml::table& table, const std::string& key,
                          const std::vector<std::string>& choices) const {
        const toml::node* node = table.get(key);
        if (node == nullptr) return 0;
        const auto chosen = std::find(choices.begin(), choices.end(), text_of(table, key, ""));
        if (chosen == choices.end())
            complain(*node, key, fmt::format("it is one of: {}", fmt::join(choices, ", ")));
        return static_cast<std::size_t>(chosen - choices.begin());
    }

    void check_samples(const toml::table& file) const {
        const bool is_hypercube = experiment_.design == Design::Hypercube;
        if (is_hypercube && experiment_.samples == 0)
            complain(*file.get("design"), "design",
                     "a hypercube needs the key samples: how many setups it has");
        if (!is_hypercube && experiment_.samples > 0)
            complain(*file.get("samples"), "samples", "only the design hypercube has samples");
    }

    void read_settings(const toml::table& table, const std::string& prefix,
                       std::vector<Setting>& settings) const {
        const auto read_plain = [&](const std::string& name, SettingKind kind) {
            const toml::node* node = table.get(name);
            if (node == nullptr) return;
            for (auto&& [key, value] : table_of(*node, prefix + name))
                add({kind, std::string(key.str()), {}, {}, {}}, value,
                    prefix + name + "." + std::string(key.str()), settings);
        };
        read_plain("options", SettingKind::Option);
        read_plain("players", SettingKind::Player);
        read_plain("rivals", SettingKind::Rival);
        const toml::node* figures = table.get("figures");
        if (figures == nullptr) return;
        for (auto&& [option, cells] : table_of(*figures, prefix + "figures")) {
            const std::string name = prefix + "figures." + std::string(option.str());
            for (auto&& [figure, value] : table_of(cells, name))
                add({SettingKind::Figure,
                     std::string(option.str()),
                     std::string(figure.str()),
                     {},
                     {}},
                    value, name + ".\"" + std::string(figure.str()) + "\"", settings);
        }
    }

    void add(Setting setting, const toml::node& value, const std::string& key,
             std::vector<Setting>& settings) const {
        setting.place = {line_of(&value), key};
        if (setting.kind == SettingKind::Figure && commas(setting.figure) != 1 &&
            commas(setting.figure) != 2)
            complain(setting.place,
                     "a number is named by the first cells of its line: \"fact,of\" or "
                     "\"fact,of,number\"");
        const bool varies = &settings == &experiment_.variables;
        if (!varies) {
            setting.levels.push_back(level_of(value, setting));
        } else if (const toml::table* range = value.as_table()) {
            setting.levels = levels_between(*range, setting.place);
        } else if (const toml::array* list = value.as_array()) {
            for (const toml::node& level : *list)
                setting.levels.push_back(level_of(level, setting));
        } else {
            complain(setting.place, "a list of values or { from, to, step } is needed here");
        }
        if (setting.levels.empty()) complain(setting.place, "there is no value to try");
        settings.push_back(std::move(setting));
    }

    Level level_of(const toml::node& node, const Setting& setting) const {
        if (const auto text = node.value_exact<std::string>()) {
            const bool is_relative = setting.kind == SettingKind::Figure && text->size() > 1 &&
                                     (text->front() == '+' || text->front() == '-');
            return {*text, is_relative};
        }
        if (const auto number = node.value_exact<std::int64_t>())
            return {fmt::format("{}", *number), false};
        if (const auto number = node.value_exact<double>())
            return {fmt::format("{}", *number), false};
        if (const auto truth = node.value_exact<bool>()) return {*truth ? "true" : "false", false};
        complain(setting.place, "a text, a number, true or false is needed here");
    }

    std::vector<Level> levels_between(const toml::table& range, const Place& place) const {
        check_keys(range, place.key + ".", std::vector<std::string_view>{"from", "to", "step"});
        const auto bound = [&](const char* key, std::optional<double> fallback) {
            const toml::node* node = range.get(key);
            if (node == nullptr && fallback) return *fallback;
            const auto number = node == nullptr ? std::nullopt : node->value<double>();
            if (!number) complain(place, fmt::format("{} is a number", key));
            return *number;
        };
        const double from = bound("from", std::nullopt);
        const double to = bound("to", std::nullopt);
        const double step = bound("step", 1.0);
        if (step <= 0 || to < from) complain(place, "from is at most to, and step is more than 0");
        // A little more, for what is lost when fractions are divided.
        const double count = (to - from) / step + 1 + 1e-9;
        if (count > static_cast<double>(kMostLevels))
            complain(place, fmt::format("that is more than {} values", kMostLevels));
        std::vector<Level> levels;
        levels.reserve(static_cast<std::size_t>(count));
        for (int n = 0; n < static_cast<int>(count); ++n)
            levels.push_back({fmt::format("{:.12g}", from + n * step), false});
        return levels;
    }

    void read_stop(const toml::table& file) {
        const toml::node* node = file.get("stop");
        if (node == nullptr) {
            if (experiment_.games == 0)
                complain({1, "games"}, "say how many games a setup has: games = 10000, or [stop]");
            return;
        }
        const toml::table& table = table_of(*node, "stop");
        check_keys(table, "stop.",
                   std::vector<std::string_view>{"seat", "width", "difference", "most"});
        if (experiment_.games > 0)
            complain(*file.get("games"), "games", "either games or [stop], not both");
        StopRule stop;
        stop.place = {line_of(node), "stop"};
        stop.seat = text_of(table, "seat", "");
        stop.most = number_of(table, "most", 0, 1, 1'000'000'000'000);
        if (stop.most == 0)
            complain(stop.place, "say how many games a setup has at most: most = 100000");
        read_aim(table, stop);
        experiment_.stop = std::move(stop);
    }

    void read_aim(const toml::table& table, StopRule& stop) const {
        const toml::node* width = table.get("width");
        const toml::node* difference = table.get("difference");
        if ((width == nullptr) == (difference == nullptr))
            complain(stop.place,
                     "say when to stop: width = 0.01, or difference = \"decided\"; one of them");
        if (difference != nullptr) {
            choice_of(table, "difference", {"decided"});
            return;
        }
        stop.width = width->value<double>().value_or(0);
        if (stop.width <= 0 || stop.width >= 0.5)
            complain(*width, "stop.width", "a number between 0 and 0.5 is needed here");
    }

    void read_record(const toml::table& file) {
        const toml::node* node = file.get("record");
        if (node == nullptr) return;
        const toml::table& table = table_of(*node, "record");
        check_keys(table, "record.", std::vector<std::string_view>{"end", "turn"});
        for (auto&& [key, list] : table) {
            const std::string name = "record." + std::string(key.str());
            const toml::array* names = list.as_array();
            if (names == nullptr) complain(list, name, "a list of names is needed here");
            for (const toml::node& quantity : *names) {
                const auto text = quantity.value_exact<std::string>();
                if (!text) complain(quantity, name, "a text in quotes is needed here");
                experiment_.quantities.push_back(
                    {*text, key.str() == "turn", {line_of(&quantity), name}});
            }
        }
    }

    Experiment& experiment_;
};

}  // namespace

void refuse(const Experiment& experiment, const Place& place, std::string_view reason) {
    throw cli::Refused(
        fmt::format("{}: line {}: {}: {}", experiment.file, place.line, place.key, reason));
}

Experiment read_experiment(const std::string& file) {
    Experiment experiment;
    experiment.file = file;
    experiment.text = read_text(file);
    try {
        Reader(experiment).read(toml::parse(std::string_view(experiment.text)));
    } catch (const toml::parse_error& error) {
        // Text has no such bound.
        const bool is_large = error.description().find("64 bits") != std::string_view::npos;
        throw cli::Refused(fmt::format("{}: line {}: {}{}", file, error.source().begin.line,
                                       error.description(),
                                       is_large ? "; a larger seed needs quotation marks" : ""));
    }
    return experiment;
}

}  // namespace occasus::lab
