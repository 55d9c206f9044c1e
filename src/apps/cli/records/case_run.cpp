#include "apps/cli/records/case_run.h"

#include <algorithm>
#include <fmt/core.h>
#include <functional>
#include <memory>
#include <optional>
#include <set>

#include "core/number.h"

#include "games/registry.h"
#include "record/action_script.h"
#include "record/json.h"
#include "record/match.h"

namespace occasus::cli {

namespace {

// One step of a path: a field, an item by its number, or the item whose "id" is that name.
const Value* step_into(const Value& document, const std::string& name) {
    const Value::List* items = document.items();
    if (items == nullptr) return document.find(name);
    if (const std::optional<std::size_t> number = parse_number<std::size_t>(name))
        return *number < items->size() ? &(*items)[*number] : nullptr;
    for (const Value& item : *items) {
        const Value* id = item.find("id");
        if (id != nullptr && id->text() != nullptr && *id->text() == name) return &item;
    }
    return nullptr;
}

const Value* find_path(const Value& document, std::string_view path) {
    const Value* at = &document;
    while (at != nullptr && !path.empty()) {
        const std::size_t dot = std::min(path.find('.'), path.size());
        at = step_into(*at, std::string(path.substr(0, dot)));
        path.remove_prefix(std::min(dot + 1, path.size()));
    }
    return at;
}

bool starts_with(std::string_view text, std::string_view start) {
    return text.substr(0, start.size()) == start;
}

class Run {
  public:
    Run(const CaseFile& file, const GameFacts& facts, Match& match)
        : file_(file), facts_(facts), match_(match) {}

    std::vector<std::string> differences() {
        look_at_question();
        for (const CaseStep& step : file_.script) {
            if (!take(step)) return std::move(differences_);  // Later steps would mean nothing.
            check_position(step);
            look_at_question();
        }
        for (const CaseField& field : file_.expect) compare(field);
        find_events();
        check_claims();
        return std::move(differences_);
    }

  private:
    void differ(int line, const std::string& text) {
        differences_.push_back(fmt::format("line {}: {}", line, text));
    }

    bool take(const CaseStep& step) {
        if (step.refused) {
            expect_refusal(step);
            return true;
        }
        ActionScript script(match_, {}, std::nullopt);
        const std::optional<Refusal> refusal = script.take(step.action);
        if (refusal) differ(step.line, step.action + ": " + refusal_line(&facts_, *refusal));
        return !refusal;
    }

    // Wherever a case leads, the position is one that the game itself would accept.
    void check_position(const CaseStep& step) {
        const AnyGame& game = match_.game();
        if (const std::string_view broken = game.broken_invariant(match_.state()); !broken.empty())
            return differ(step.line, fmt::format("{}: {}", step.action, broken));
        const Result<AnyState> again = game.from_position(game.position(match_.state()));
        if (!again)
            differ(step.line, step.action + ": " + refusal_line(&facts_, again.refusal()));
        else if (!game.same(match_.state(), *again))
            differ(step.line, step.action + ": the position does not come back from its text");
    }

    void expect_refusal(const CaseStep& step) {
        const AnyState before = match_.state();
        const std::string record = match_.record();
        ActionScript script(match_, {}, std::nullopt);
        const std::optional<Refusal> refusal = script.take(step.action);
        if (!match_.game().same(before, match_.state()) || match_.record() != record)
            differ(step.line, step.action + ": the position changed");
        if (!refusal) return differ(step.line, step.action + ": expected a refusal, was accepted");
        const std::string rule =
            refusal->rule ? std::string(rule_id(facts_, *refusal->rule)) : "no rule";
        shown_.insert(rule);
        if (!step.rule.empty() && rule != step.rule)
            differ(step.line, fmt::format("{}: expected refusal by {}, found {}", step.action,
                                          step.rule, refusal_line(&facts_, *refusal)));
        if (!step.kind.empty() && refusal_kind_id(refusal->kind) != step.kind)
            differ(step.line, fmt::format("{}: expected {}, found {}", step.action, step.kind,
                                          refusal_line(&facts_, *refusal)));
    }

    Value document_of(std::string_view& path) const {
        const AnyGame& game = match_.game();
        if (starts_with(path, "view.")) {
            path.remove_prefix(std::string_view("view.").size());
            return game.view(match_.state(), Seat::Nobody);
        }
        if (starts_with(path, "board.")) {
            path.remove_prefix(std::string_view("board.").size());
            return game.board();
        }
        return game.position(match_.state());
    }
    void compare(const CaseField& field) {
        std::string_view path = field.path;
        const Value document = document_of(path);
        const Value* found = find_path(document, path);
        if (found == nullptr)
            differ(field.line, fmt::format("{}: expected {}, there is no such field", field.path,
                                           to_json(field.value)));
        else if (*found != field.value)
            differ(field.line, fmt::format("{}: expected {}, found {}", field.path,
                                           to_json(field.value), to_json(*found)));
    }

    bool fits(const CaseEvent& expected, const LogEntry& entry) const {
        if (entry.undone || rule_id(facts_, entry.event.rule) != expected.rule) return false;
        if (match_.game().event_kind(entry.event) != expected.kind) return false;
        const Value args = match_.game().event_args(entry.event);
        for (const auto& [name, value] : *expected.args.members()) {
            const Value* found = args.find(name);
            if (found == nullptr || *found != value) return false;
        }
        return true;
    }
    // The expected events must be in the log in this order; others may stand between them.
    void find_events() {
        auto from = match_.log().begin();
        for (const CaseEvent& expected : file_.events) {
            const auto found = std::find_if(from, match_.log().end(), [&](const LogEntry& entry) {
                return fits(expected, entry);
            });
            if (found == match_.log().end())
                differ(expected.line,
                       fmt::format("expected event {} {} {}, not in the log there", expected.rule,
                                   expected.kind, to_json(expected.args)));
            else
                from = found + 1;
        }
    }

    // The rules that the question of the moment, or the end, names.
    void look_at_question() {
        const AnyGame& game = match_.game();
        if (match_.over()) return show(game.outcome(match_.state()).rule);
        show(game.prompt(match_.state()).rule);
        for (const Offer& offer : game.offers(match_.state())) {
            show(offer.rule);
            if (offer.refused && offer.refused->rule) show(*offer.refused->rule);
        }
    }
    void show(Cite rule) { shown_.emplace(rule_id(facts_, rule)); }

    void check_claims() {
        for (const LogEntry& entry : match_.log()) show(entry.event.rule);
        for (const std::string& rule : file_.rules) {
            const bool excused =
                std::any_of(file_.silent.begin(), file_.silent.end(),
                            [&](const SilentRule& silent) { return silent.rule == rule; });
            if (shown_.contains(rule) == excused)
                differences_.push_back(
                    excused
                        ? fmt::format("{} is shown here, so remove it from \"silent\"", rule)
                        : fmt::format("the case claims to show {}, but nothing in it does", rule));
        }
    }

    const CaseFile& file_;
    const GameFacts& facts_;
    Match& match_;
    std::set<std::string, std::less<>> shown_;
    std::vector<std::string> differences_;
};

bool has_rule(const GameFacts& facts, const std::string& id) {
    return std::any_of(facts.rulebook.begin(), facts.rulebook.end(),
                       [&](const RuleSection& section) { return section.id == id; });
}

// The rules the case speaks of that the rulebook does not have.
std::vector<std::string> unknown_rules(const CaseFile& file, const GameFacts& facts) {
    std::vector<std::string> unknown;
    const auto check = [&](const std::string& rule) {
        if (!rule.empty() && !has_rule(facts, rule))
            unknown.push_back(fmt::format("the rulebook has no rule {}", rule));
    };
    for (const std::string& rule : file.rules) check(rule);
    for (const CaseStep& step : file.script) check(step.rule);
    for (const CaseEvent& event : file.events) check(event.rule);
    return unknown;
}

}  // namespace

std::vector<std::string> run_case(const CaseFile& file) {
    const GameKind* kind = find_game(file.game);
    if (kind == nullptr) return {fmt::format("there is no game \"{}\"", file.game)};
    if (std::vector<std::string> unknown = unknown_rules(file, kind->facts); !unknown.empty())
        return unknown;
    Result<Match> match = begin_case(*kind, file);
    if (!match) return {refusal_line(&kind->facts, match.refusal())};
    return Run(file, kind->facts, *match).differences();
}

}  // namespace occasus::cli
