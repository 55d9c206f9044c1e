#include "apps/lab/summary.h"

#include <algorithm>
#include <cmath>
#include <fmt/core.h>
#include <map>
#include <optional>

#include "core/list_of.h"

#include "apps/cli/exit.h"
#include "apps/lab/desk.h"
#include "apps/statistics.h"
#include "record/json.h"

namespace occasus::lab {

namespace {

// More values than this are put into as many classes.
constexpr std::size_t kMostBars = 40;

Value whole(std::uint64_t number) {
    return static_cast<std::int64_t>(number);
}

Value interval(const Measure& rate) {
    return Value::list().push(rate.value).push(rate.low).push(rate.high);
}

std::optional<double> real(const Value& value) {
    if (const std::int64_t* number = value.number()) return static_cast<double>(*number);
    if (const double* number = std::get_if<double>(&value.content())) return *number;
    return std::nullopt;
}

// Games in which a quantity had a certain value, and who won them.
struct Bar {
    std::uint64_t games = 0;
    std::vector<std::uint64_t> wins;

    void add(const std::vector<bool>& won) {
        ++games;
        wins.resize(won.size());
        for (std::size_t seat = 0; seat < won.size(); ++seat) wins[seat] += won[seat] ? 1 : 0;
    }
    void add(const Bar& other) {
        games += other.games;
        wins.resize(other.wins.size());
        for (std::size_t seat = 0; seat < wins.size(); ++seat) wins[seat] += other.wins[seat];
    }
    Value document(Value value) const {
        return Value::list().push(std::move(value)).push(whole(games)).push(list_of(wins, whole));
    }
};

// The values of a quantity at the end of the games of a cell.
class Values {
  public:
    void add(const Value& value, const std::vector<bool>& won) {
        if (const std::optional<double> number = real(value)) {
            sample_.add(*number);
            numbers_[*number].add(won);
        } else if (const std::string* text = value.text()) {
            texts_[*text].add(won);
        } else {
            missing_.add(won);
        }
    }

    Value document(const std::string& name) const {
        Value bars = Value::list();
        double width = 0;
        for (const auto& [number, bar] : classes(width)) bars.push(bar.document(number));
        for (const auto& [text, bar] : texts_) bars.push(bar.document(text));
        return Value::fields()
            .set("name", name)
            .set("count", whole(sample_.count()))
            .set("mean", interval(sample_.mean()))
            .set("class_width", width)
            .set("bars", std::move(bars))
            .set("missing", missing_.games == 0 ? Value() : missing_.document(nullptr));
    }
    Value mean() const { return sample_.count() == 0 ? Value() : Value(sample_.mean().value); }

  private:
    // By the lowest number of each class; `width` is 0 when every number has a bar of its own.
    std::map<double, Bar> classes(double& width) const {
        if (numbers_.size() <= kMostBars) return numbers_;
        const double low = numbers_.begin()->first;
        const double span = numbers_.rbegin()->first - low;
        // 1, 2 or 5 times a power of ten.
        const double least = span / static_cast<double>(kMostBars);
        const double power = std::pow(10, std::floor(std::log10(least)));
        width = power * (least <= power ? 1 : least <= 2 * power ? 2 : least <= 5 * power ? 5 : 10);
        std::map<double, Bar> classes;
        for (const auto& [number, bar] : numbers_)
            classes[std::floor(number / width) * width].add(bar);
        return classes;
    }

    Sample sample_;
    std::map<double, Bar> numbers_;
    std::map<std::string, Bar> texts_;
    Bar missing_;
};

// The winners of a game, by seat.
std::vector<bool> winners(const ChunkResult& result, std::size_t game, int winning_score) {
    std::vector<bool> won;
    won.reserve(result.scores.size());
    for (const std::vector<int>& scores : result.scores)
        won.push_back(scores[game] >= winning_score);
    return won;
}

Value counts(const Histogram& histogram) {
    return list_of(histogram, [](const auto& bar) {
        return Value::list().push(bar.first).push(whole(bar.second));
    });
}

const Value& list_at(const Value& document, std::string_view name) {
    return *document.find(name);
}

// Everything about one cell, from one passage over its games.
class CellSummary {
  public:
    // `first`: who won each game of the first cell, to be compared with the same dice; or nullptr.
    CellSummary(const KeptExperiment& experiment, const KeptExperiment::KeptCell& cell,
                const std::map<std::uint64_t, std::vector<bool>>* first)
        : cell_(cell),
          test_(stop_test(experiment)),
          seats_(experiment.document.find("seats")->items()->size()),
          first_(first),
          standings_(seats_),
          scores_(seats_),
          shares_(seats_),
          against_first_(seats_) {
        const Value& record = *cell.document.find("record");
        for (const Value& name : *list_at(record, "end").items())
            end_names_.push_back(*name.text());
        for (const Value& name : *list_at(record, "turn").items())
            turn_names_.push_back(*name.text());
        end_values_.resize(end_names_.size());
        turn_values_.resize(turn_names_.size());
    }

    void read(Store& store) {
        each_counted(store, cell_.id, test_, [&](std::uint64_t first, const ChunkResult& result) {
            count(first, result);
            if (end_names_.empty() && turn_names_.empty()) return;
            store.each_row(
                cell_.id, first, result.games(), [&](std::uint64_t game, const std::string& row) {
                    const Result<Value> recorded = parse_json(row);
                    if (!recorded) throw cli::Fault("the store is damaged");
                    count_row(*recorded, winners(result, game - first, test_.winning_score));
                });
        });
    }

    std::map<std::uint64_t, std::vector<bool>> won;

    Value document() const {
        Value seats = Value::list();
        for (std::size_t seat = 0; seat < seats_; ++seat) seats.push(seat_document(seat));
        Value quantities = Value::list();
        for (std::size_t n = 0; n < end_names_.size(); ++n)
            quantities.push(end_values_[n].document(end_names_[n]));
        Value per_turn = Value::list();
        for (std::size_t n = 0; n < turn_names_.size(); ++n) per_turn.push(turn_document(n));
        return Value::fields()
            .set("id", cell_.id)
            .set("levels", list_of(cell_.levels))
            .set("document", cell_.document)
            .set("games", whole(standings_[0].games))
            .set("seconds", seconds_)
            .set("mean_turn", interval(sample_of(turns_).mean()))
            .set("turns", counts(turns_))
            .set("seats", std::move(seats))
            .set("quantities", std::move(quantities))
            .set("per_turn", std::move(per_turn));
    }

    // With names for the columns of a table.
    Value row(const KeptExperiment& experiment) const {
        Value row = Value::fields();
        const Value::List& variables = *experiment.document.find("variables")->items();
        for (std::size_t n = 0; n < variables.size(); ++n)
            row.set(*variables[n].find("name")->text(), cell_.levels[n]);
        row.set("cell", cell_.id).set("games", whole(standings_[0].games));
        const Value::List& seats = *experiment.document.find("seats")->items();
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            const std::string id = *seats[seat].find("id")->text();
            const Measure rate = rate_of(seat);
            row.set("wins_" + id, whole(standings_[seat].wins))
                .set("rate_" + id, rate.value)
                .set("low_" + id, rate.low)
                .set("high_" + id, rate.high);
        }
        row.set("mean_turn", sample_of(turns_).mean().value);
        for (std::size_t n = 0; n < end_names_.size(); ++n)
            row.set("mean_" + end_names_[n], end_values_[n].mean());
        return row;
    }

  private:
    void count(std::uint64_t first, const ChunkResult& result) {
        seconds_ += result.seconds;
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            standings_[seat].add(result, seat, test_.winning_score);
            for (const int score : result.scores[seat]) ++scores_[seat][score];
        }
        for (const int turn : result.turns) ++turns_[turn];
        has_rivals_ = has_rivals_ || !result.rivals_scores.empty();
        for (std::size_t game = 0; game < result.games(); ++game) {
            compare(first + game, winners(result, game, test_.winning_score));
            if (seats_ > 2) count_shares(result, game);
        }
    }

    // A game that several share counts one over their number for each.
    void count_shares(const ChunkResult& result, std::size_t game) {
        const auto score_of = [&](std::size_t seat) { return result.scores[seat][game]; };
        int best = 0;
        for (std::size_t seat = 0; seat < seats_; ++seat) best = std::max(best, score_of(seat));
        double sharers = 0;
        for (std::size_t seat = 0; seat < seats_; ++seat) sharers += score_of(seat) == best;
        for (std::size_t seat = 0; seat < seats_; ++seat)
            shares_[seat].add(best > 0 && score_of(seat) == best ? 1 / sharers : 0);
    }

    void compare(std::uint64_t game, std::vector<bool> winners) {
        if (first_ == nullptr) {
            won.emplace(game, std::move(winners));
            return;
        }
        const auto same = first_->find(game);
        if (same == first_->end()) return;
        ++compared_;
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            if (winners[seat] && !same->second[seat]) ++against_first_[seat].gained;
            if (!winners[seat] && same->second[seat]) ++against_first_[seat].lost;
        }
    }

    void count_row(const Value& row, const std::vector<bool>& winners) {
        if (const Value* end = row.find("end"))
            for (std::size_t n = 0; n < end_values_.size(); ++n)
                end_values_[n].add((*end->items())[n], winners);
        if (const Value* turns = row.find("turns"))
            for (const Value& turn : *turns->items()) {
                const Value::List& values = *turn.items();
                for (std::size_t n = 0; n < turn_values_.size(); ++n)
                    if (const std::optional<double> number = real(values[n + 1]))
                        turn_values_[n][static_cast<int>(*values[0].number())].add(*number);
            }
    }

    Measure rate_of(std::size_t seat) const {
        const Standing& standing = standings_[seat];
        if (test_.exists || standing.games == 0)
            return rate_at_any_time(standing.wins, standing.games);
        return wilson_rate(standing.wins, standing.games);
    }

    Value seat_document(std::size_t seat) const {
        const Standing& standing = standings_[seat];
        Value document = Value::fields()
                             .set("wins", whole(standing.wins))
                             .set("rate", interval(rate_of(seat)))
                             .set("scores", counts(scores_[seat]));
        if (shares_[seat].count() > 0) document.set("share", interval(shares_[seat].mean()));
        if (has_rivals_)
            document.set("difference",
                         interval(test_.exists ? difference_at_any_time(
                                                     standing.gained, standing.lost, standing.games)
                                               : paired_difference(standing.gained, standing.lost,
                                                                   standing.games)));
        // The sequential test may be certain before the interval of the difference leaves 0 out.
        if (has_rivals_ && test_.exists)
            document.set("is_decided", is_decided(standing.gained, standing.lost));
        if (first_ != nullptr && compared_ > 0)
            document.set("than_first",
                         interval(paired_difference(against_first_[seat].gained,
                                                    against_first_[seat].lost, compared_)));
        return document;
    }

    Value turn_document(std::size_t n) const {
        const auto turns = list_of(turn_values_[n], [](const auto& turn) {
            const auto& [number, sample] = turn;
            const Measure mean = sample.mean();
            return Value::list()
                .push(number)
                .push(whole(sample.count()))
                .push(mean.value)
                .push(mean.low)
                .push(mean.high);
        });
        return Value::fields().set("name", turn_names_[n]).set("turns", turns);
    }

    const KeptExperiment::KeptCell& cell_;
    StopTest test_;
    std::size_t seats_;
    const std::map<std::uint64_t, std::vector<bool>>* first_;
    std::vector<std::string> end_names_;
    std::vector<std::string> turn_names_;
    std::vector<Standing> standings_;
    std::vector<Histogram> scores_;
    std::vector<Sample> shares_;  // Shares of the result, in games for more than two.
    std::vector<Standing> against_first_;
    std::uint64_t compared_ = 0;
    Histogram turns_;
    std::vector<Values> end_values_;
    std::vector<std::map<int, Sample>> turn_values_;
    double seconds_ = 0;
    bool has_rivals_ = false;
};

std::string csv_field(const std::string& text) {
    if (text.find_first_of(",\"\n\r") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char c : text) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + "\"";
}

std::string csv_line(const Value& row, bool names) {
    std::string line;
    for (const auto& [name, value] : *row.members()) {
        if (&name != &row.members()->front().first) line += ',';
        const std::string* text = value.text();
        line += csv_field(names             ? name
                          : value.is_null() ? ""
                          : text != nullptr ? *text
                                            : to_json(value));
    }
    return line;
}

}  // namespace

Value summarise(Store& store) {
    const KeptExperiment experiment = store.experiment();
    std::map<std::uint64_t, std::vector<bool>> first;
    Value cells = Value::list();
    const bool same_dice = *experiment.document.find("same_dice")->truth();
    for (const KeptExperiment::KeptCell& cell : experiment.cells) {
        const bool compares = same_dice && &cell != &experiment.cells.front();
        CellSummary summary(experiment, cell, compares ? &first : nullptr);
        summary.read(store);
        cells.push(summary.document());
        if (&cell == &experiment.cells.front()) first = std::move(summary.won);
    }
    return Value::fields()
        .set("experiment", experiment.document)
        .set("text", experiment.text)
        .set("id", experiment.id)
        .set("cells", std::move(cells));
}

void each_cell_row(Store& store, const std::function<void(const Value&)>& tell) {
    const KeptExperiment experiment = store.experiment();
    for (const KeptExperiment::KeptCell& cell : experiment.cells) {
        CellSummary summary(experiment, cell, nullptr);
        summary.read(store);
        tell(summary.row(experiment));
    }
}

namespace {

// The rows of the games of one cell.
class GameRows {
  public:
    GameRows(Store& store, const KeptExperiment& experiment, const KeptExperiment::KeptCell& cell)
        : store_(store), cell_(cell), seats_(*experiment.document.find("seats")->items()) {
        const Value::List& variables = *experiment.document.find("variables")->items();
        for (std::size_t n = 0; n < variables.size(); ++n)
            begun_.set(*variables[n].find("name")->text(), cell.levels[n]);
        begun_.set("cell", cell.id);
        for (const Value& name : *list_at(*cell.document.find("record"), "end").items())
            names_.push_back(*name.text());
    }

    void tell(std::uint64_t first, const ChunkResult& result,
              const std::function<void(const Value&)>& tell) const {
        const std::map<std::uint64_t, Value> ends = recorded(first, result.games());
        for (std::size_t n = 0; n < result.games(); ++n) {
            Value row = begun_;
            row.set("game", whole(first + n)).set("turn", result.turns[n]);
            add_scores(row, "score_", result.scores, n);
            add_scores(row, "rival_score_", result.rivals_scores, n);
            const auto end = ends.find(first + n);
            for (std::size_t at = 0; at < names_.size(); ++at)
                row.set(names_[at], end == ends.end() ? Value() : (*end->second.items())[at]);
            tell(row);
        }
    }

  private:
    // By the number of the game.
    std::map<std::uint64_t, Value> recorded(std::uint64_t first, std::uint64_t count) const {
        std::map<std::uint64_t, Value> ends;
        if (names_.empty()) return ends;
        store_.each_row(cell_.id, first, count, [&](std::uint64_t game, const std::string& row) {
            const Result<Value> document = parse_json(row);
            if (!document) throw cli::Fault("the store is damaged");
            ends[game] = *document->find("end");
        });
        return ends;
    }

    void add_scores(Value& row, const std::string& name,
                    const std::vector<std::vector<int>>& scores, std::size_t game) const {
        for (std::size_t seat = 0; seat < scores.size(); ++seat)
            row.set(name + *seats_[seat].find("id")->text(), scores[seat][game]);
    }

    Store& store_;
    const KeptExperiment::KeptCell& cell_;
    const Value::List& seats_;
    Value begun_ = Value::fields();
    std::vector<std::string> names_;
};

}  // namespace

void each_game_row(Store& store, const std::function<void(const Value&)>& tell) {
    const KeptExperiment experiment = store.experiment();
    const StopTest test = stop_test(experiment);
    for (const KeptExperiment::KeptCell& cell : experiment.cells) {
        const GameRows rows(store, experiment, cell);
        each_counted(store, cell.id, test, [&](std::uint64_t first, const ChunkResult& result) {
            rows.tell(first, result, tell);
        });
    }
}

std::string csv_names(const Value& row) {
    return csv_line(row, true);
}

std::string csv_values(const Value& row) {
    return csv_line(row, false);
}

}  // namespace occasus::lab
