// The documents that command line and server share; shapes as in docs/protocol.md.
#include <array>
#include <string>

#include "core/list_of.h"

#include "record/match.h"

namespace occasus {

namespace {

// "a,b,c" as a list, where commas separate; null when empty.
Value split_list(std::string_view values, char separator) {
    if (values.empty()) return {};
    Value list = Value::list();
    while (!values.empty()) {
        const std::size_t end = std::min(values.find(separator), values.size());
        list.push(values.substr(0, end));
        values.remove_prefix(std::min(end + 1, values.size()));
    }
    return list;
}

Value seats_document(std::span<const SeatFact> seats) {
    return list_of(seats, [](const SeatFact& seat) {
        return Value::fields()
            .set("id", seat.id)
            .set("title", seat.title)
            .set("name", seat.in_sentence())
            .set("for_newcomers", seat.for_newcomers);
    });
}

// "game=standard" as an option and its value; null when empty.
Value condition_document(std::string_view condition) {
    if (condition.empty()) return {};
    const std::size_t equals = condition.find('=');
    return Value::fields()
        .set("option", condition.substr(0, equals))
        .set("value", condition.substr(equals + 1));
}

Value option_document(const OptionFact& option) {
    return Value::fields()
        .set("name", option.name)
        .set("title", option.title)
        .set("values", split_list(option.values, ','))
        .set("titles", split_list(option.titles, ';'))
        .set("default", option.fallback.empty() ? Value() : Value(option.fallback))
        .set("only_with", condition_document(option.only_with));
}

Value offer_document(const AnyGame& game, const Offer& offer) {
    Value document = Value::fields();
    document.set("action", offer.action).set("label", offer.label).set("group", offer.group);
    document.set("rule", rule_id(game.facts(), offer.rule));
    document.set("refused",
                 offer.refused ? refusal_document(&game.facts(), *offer.refused) : Value());
    document.set("marks", offer.marks);
    if (offer.form)
        document.set("form", Value::fields()
                                 .set("slots", list_of(offer.form->slots))
                                 .set("choices", list_of(offer.form->choices))
                                 .set("distinct", offer.form->distinct));
    return document;
}

Value outcome_document(const GameFacts& facts, const Outcome& outcome, Value rule) {
    Value scores = Value::fields();
    for (std::size_t seat = 0; seat < outcome.scores.size(); ++seat)
        scores.set(facts.seats[seat].id, outcome.scores[seat]);
    return Value::fields()
        .set("title", outcome.title)
        .set("grade", outcome.grade)
        .set("scores", scores)
        .set("rule", std::move(rule))
        .set("text", outcome.text);
}

// The rulings that name a rule; the reader of the rule finds them there.
Value rulings_on(const RuleSection& rule, const GameFacts& facts) {
    const std::string link = "<a href=\"#" + std::string(rule.id) + "\">";
    Value rulings = Value::list();
    for (const RuleSection& ruling : facts.rulebook)
        if (ruling.source == "ruling" && ruling.html.find(link) != std::string_view::npos)
            rulings.push(ruling.id);
    return rulings;
}

}  // namespace

std::string_view seat_id(const GameFacts& facts, Seat seat) {
    if (seat == Seat::Chance) return "dice";
    if (seat == Seat::Nobody) return {};
    return facts.seats[at(seat_index(seat))].id;
}

std::optional<Seat> find_seat(const GameFacts& facts, std::string_view id) {
    if (id == "dice") return Seat::Chance;
    for (std::size_t seat = 0; seat < facts.seats.size(); ++seat)
        if (facts.seats[seat].id == id) return seat_at(static_cast<int>(seat));
    return std::nullopt;
}

std::string_view rule_id(const GameFacts& facts, Cite rule) {
    return facts.rulebook[rule.index].id;
}

std::string entry_text(const AnyGame& game, const LogEntry& entry, Seat reader) {
    return entry.words.empty() ? game.describe(entry.event, reader) : entry.words;
}

std::string_view entry_rule(const GameFacts& facts, const LogEntry& entry) {
    return entry.words.empty() ? rule_id(facts, entry.event.rule) : std::string_view();
}

std::string_view refusal_kind_id(RefusalKind kind) {
    static constexpr std::array<std::string_view, 5> kIds = {"unreadable", "illegal",
                                                             "not_your_turn", "stale", "over"};
    return kIds[at(kind)];
}

std::string_view dice_standing_id(DiceStanding standing) {
    static constexpr std::array<std::string_view, 6> kIds = {"none",   "verified", "partly",
                                                             "sealed", "typed",    "mixed"};
    return kIds[at(standing)];
}

Value added_document(const GameFacts& facts, const std::vector<AddedNumber>& numbers) {
    return list_of(numbers, [&](const AddedNumber& one) {
        return Value::fields()
            .set("seat", seat_id(facts, one.seat))
            .set("ply", one.ply)
            .set("number", to_hex(one.number))
            .set("draw", static_cast<std::int64_t>(one.draw));
    });
}

Value stretches_document(const Match& match) {
    return list_of(match.dice(), [&](const DiceStretch& stretch) {
        return Value::fields()
            .set("begin", stretch.begin)
            .set("revealed", stretch.revealed)
            .set("drawn", stretch.drawn)
            .set("foreseeable", stretch.foreseeable)
            .set("typed", stretch.typed)
            .set("unread", stretch.unread)
            .set("added", added_document(match.game().facts(), stretch.added));
    });
}

Value brought_document(const Match& match) {
    return match.brought() ? Value(*match.brought()) : Value();
}

Value signature_document(const std::optional<RecordSignature>& made) {
    if (!made) return {};
    const std::optional<bool> genuine = is_genuine(*made);
    return Value::fields()
        .set("key", to_hex(made->key.data(), made->key.size()))
        .set("genuine", genuine ? Value(*genuine) : Value());
}

std::string refusal_line(const GameFacts* facts, const Refusal& refusal) {
    std::string line(refusal_kind_id(refusal.kind));
    if (refusal.rule && facts != nullptr)
        line += " (" + std::string(rule_id(*facts, *refusal.rule)) + ")";
    return line + ": " + refusal.text;
}

Value entry_document(const AnyGame& game, const LogEntry& entry, Seat reader) {
    const bool is_event = entry.words.empty();
    const std::string_view rule = entry_rule(game.facts(), entry);
    const std::string_view kind_of_words = !entry.beside.empty()       ? entry.beside
                                           : entry.who == Seat::Nobody ? "other_rules"
                                                                       : "written";
    Value document =
        Value::fields()
            .set("n", entry.n)
            .set("ply", entry.ply)
            .set("rule", rule.empty() ? Value() : Value(rule))
            .set("kind", is_event ? game.event_kind(entry.event) : kind_of_words)
            .set("text", entry_text(game, entry, reader))
            .set("args", is_event ? game.event_args(entry.event) : Value::fields())
            .set("who",
                 entry.who == Seat::Nobody ? Value() : Value(seat_id(game.facts(), entry.who)))
            .set("undone", entry.undone);
    if (!is_event) return document;
    const Telling telling = game.telling(entry.event, reader);
    if (telling.with_next) document.set("with_next", true);
    if (!telling.heading.empty()) document.set("heading", telling.heading);
    return document;
}

Value refusal_document(const GameFacts* facts, const Refusal& refusal) {
    const bool has_rule = refusal.rule && facts != nullptr;
    return Value::fields()
        .set("kind", refusal_kind_id(refusal.kind))
        .set("text", refusal.text)
        .set("rule", has_rule ? Value(rule_id(*facts, *refusal.rule)) : Value())
        .set("field", refusal.field.empty() ? Value() : Value(refusal.field));
}

Value prompt_document(const AnyGame& game, const AnyState& state) {
    const Prompt prompt = game.prompt(state);
    return Value::fields()
        .set("text", prompt.text)
        .set("detail", prompt.detail)
        .set("rule", rule_id(game.facts(), prompt.rule));
}

Value offers_document(const AnyGame& game, const AnyState& state) {
    return list_of(game.offers(state),
                   [&](const Offer& offer) { return offer_document(game, offer); });
}

Value result_document(const AnyGame& game, const AnyState& state) {
    if (game.to_move(state) != Seat::Nobody) return {};
    const Outcome outcome = game.outcome(state);
    return outcome_document(game.facts(), outcome, Value(rule_id(game.facts(), outcome.rule)));
}

Value result_document(const Match& match) {
    if (!match.ending()) return result_document(match.game(), match.state());
    return outcome_document(match.game().facts(), match.outcome(), Value());
}

Value options_document(const RecordHeader& header) {
    Value options = Value::fields();
    for (const auto& [name, value] : header.options) options.set(name, value);
    return options;
}

Value facts_document(const GameFacts& facts) {
    const auto variant_document = [](const VariantFact& variant) {
        return Value::fields()
            .set("option", variant.option)
            .set("value", variant.value)
            .set("title", variant.title)
            .set("seats", seats_document(variant.seats));
    };
    return Value::fields()
        .set("id", facts.id)
        .set("title", facts.title)
        .set("line", facts.line)
        .set("credit", facts.credit)
        .set("minutes", facts.minutes)
        .set("rules_version", facts.rules_version)
        .set("seats", seats_document(facts.seats))
        .set("options", list_of(facts.options, option_document))
        .set("variants", list_of(facts.variants, variant_document))
        .set("grades", list_of(facts.grades))
        .set("dice", facts.has_dice)
        .set("sealed", facts.has_sealed_stages)
        .set("reconstructed", facts.reconstructed);
}

Value rulebook_document(const GameFacts& facts) {
    // One book for every variant.
    std::string title(facts.title);
    for (const VariantFact& variant : facts.variants)
        if (variant.title != facts.title) title += " and " + std::string(variant.title);
    Value chapters = Value::list();
    for (const RuleChapter& chapter : facts.chapters) {
        Value rules = Value::list();
        for (const RuleSection& rule : facts.rulebook)
            if (rule.chapter == chapter.id)
                rules.push(Value::fields()
                               .set("id", rule.id)
                               .set("title", rule.title)
                               .set("gist", rule.gist)
                               .set("html", rule.html)
                               .set("source", rule.source)
                               .set("see", rulings_on(rule, facts)));
        chapters.push(
            Value::fields().set("id", chapter.id).set("title", chapter.title).set("rules", rules));
    }
    return Value::fields().set("game", facts.id).set("title", title).set("chapters", chapters);
}

}  // namespace occasus
