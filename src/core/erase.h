// Erased<Rules, Text>: makes an AnyGame from a game's Rules and its words.
#pragma once

#include <algorithm>
#include <cstring>
#include <string>
#include <utility>

#include "core/any_game.h"

namespace occasus {

// FNV-1a over the bytes of a State: equal states, equal hashes, on every machine of one byte order.
template <class State>
std::uint64_t hash_bytes(const State& state, std::uint64_t hash = 0xcbf29ce484222325U) {
    std::byte bytes[sizeof(State)];
    std::memcpy(bytes, &state, sizeof(State));
    for (std::byte byte : bytes) hash = (hash ^ static_cast<std::uint64_t>(byte)) * 0x100000001b3U;
    return hash;
}

// `Text` gives the words. Its members have the names and the meaning of those of AnyGame, but work
// on the game's own State and take the Rules as first parameter; phase, turn_title and facts may
// leave it out. A game without sealed stages needs no members for them.
template <GameRules R, class Text>
class Erased final : public AnyGame {
  public:
    using State = typename R::State;
    using Words = Text;
    static_assert(sizeof(State) <= kMaxStateBytes);

    Erased(R rules, std::string board_text, bool built_in)
        : rules_(std::move(rules)), board_text_(std::move(board_text)), built_in_(built_in) {}

    const R& rules() const { return rules_; }
    // Precondition: this game filled `any`.
    static State get(const AnyState& any) {
        State state;
        std::memcpy(&state, any.bytes, sizeof(State));
        return state;
    }
    static void put(AnyState& any, const State& state) {
        std::memcpy(any.bytes, &state, sizeof(State));
    }

    const GameFacts& facts() const override {
        if constexpr (requires { Text::facts(rules_); })
            return Text::facts(rules_);
        else
            return Text::facts();
    }
    std::string_view board_text() const override { return board_text_; }
    bool board_is_built_in() const override { return built_in_; }

    std::size_t state_size() const override { return sizeof(State); }
    void start(AnyState& any) const override { put(any, rules_.start()); }
    Seat to_move(const AnyState& any) const override { return rules_.to_move(get(any)); }
    int chance_sides(const AnyState& any) const override { return rules_.chance_sides(get(any)); }
    void legal_actions(const AnyState& any, std::vector<Action>& out) const override {
        typename R::ActionList list;
        rules_.legal_actions(get(any), list);
        out.assign(list.begin(), list.end());
    }
    bool is_legal(const AnyState& any, Action action) const override {
        typename R::ActionList list;
        rules_.legal_actions(get(any), list);
        return std::binary_search(list.begin(), list.end(), action);
    }
    Action random_action(const AnyState& any, Rng& rng) const override {
        return rules_.random_action(get(any), rng);
    }
    void apply(AnyState& any, Action action, std::vector<Event>& log) const override {
        State state = get(any);
        EventLog sink{std::move(log), {}};
        rules_.apply(state, action, sink);
        log = std::move(sink.events);
        put(any, state);
    }
    std::vector<Happening> happenings(const AnyState& any, Action action) const override {
        State state = get(any);
        std::vector<Happening> told;
        EventLog sink;
        sink.witness = [&] {
            told.push_back({sink.events.back(), {}});
            put(told.back().state, state);
        };
        rules_.apply(state, action, sink);
        return told;
    }
    AnyState observe(const AnyState& any, Seat seat) const override {
        AnyState seen{};
        put(seen, rules_.observe(get(any), seat));
        return seen;
    }
    int score(const AnyState& any, Seat seat) const override {
        return rules_.score(get(any), seat);
    }
    std::string_view broken_invariant(const AnyState& any) const override {
        return rules_.broken_invariant(get(any));
    }
    std::uint64_t hash(const AnyState& any) const override { return hash_bytes(get(any)); }
    bool same(const AnyState& a, const AnyState& b) const override { return get(a) == get(b); }

    std::string action_text(const AnyState& any, Action action) const override {
        return Text::action_text(rules_, get(any), action);
    }
    Result<Action> parse_action(const AnyState& any, std::string_view text) const override {
        return Text::parse_action(rules_, get(any), text);
    }
    std::optional<Refusal> why_not(const AnyState& any, Action action) const override {
        return Text::why_not(rules_, get(any), action);
    }
    Value position(const AnyState& any) const override { return Text::position(rules_, get(any)); }
    Result<AnyState> from_position(const Value& value) const override {
        const Result<State> state = Text::from_position(rules_, value);
        if (!state) return state.refusal();
        AnyState any{};
        put(any, *state);
        return any;
    }
    Value view(const AnyState& any, Seat seat) const override {
        return Text::view(rules_, rules_.observe(get(any), seat));
    }
    Value board() const override {
        Value board = Text::board(rules_, built_in_);
        if (facts().phases.empty()) return board;
        Value phases = Value::list();
        for (const PhaseFact& phase : facts().phases)
            phases.push(Value::fields()
                            .set("id", phase.id.empty() ? Value() : Value(phase.id))
                            .set("mark", phase.mark)
                            .set("title", phase.title)
                            .set("is_yours", phase.is_yours));
        return board.set("phases", phases);
    }
    std::string phase(const AnyState& any) const override {
        if constexpr (requires(const State& state) { Text::phase(rules_, state); })
            return Text::phase(rules_, get(any));
        else
            return Text::phase(get(any));
    }
    std::string turn_title(const AnyState& any) const override {
        if constexpr (requires(const State& state) { Text::turn_title(rules_, state); })
            return Text::turn_title(rules_, get(any));
        else
            return Text::turn_title(get(any));
    }
    Prompt prompt(const AnyState& any) const override { return Text::prompt(rules_, get(any)); }
    std::vector<Offer> offers(const AnyState& any) const override {
        return Text::offers(rules_, get(any));
    }
    std::string picture(const AnyState& any, Seat seat) const override {
        return Text::picture(rules_, rules_.observe(get(any), seat));
    }
    std::string_view event_kind(const Event& event) const override {
        return Text::event_kind(event);
    }
    std::string describe(const Event& event, Seat seat) const override {
        return Text::describe(rules_, event, seat);
    }
    Telling telling(const Event& event, Seat seat) const override {
        return Text::telling(rules_, event, seat);
    }
    Value event_args(const Event& event) const override { return Text::event_args(rules_, event); }
    std::vector<EventFact> event_facts() const override { return Text::event_facts(rules_); }
    Outcome outcome(const AnyState& any) const override { return Text::outcome(rules_, get(any)); }
    Result<Value> odds(const AnyState& any, const Value& query) const override {
        return Text::odds(rules_, get(any), query);
    }

    std::vector<Seat> sealed_seats([[maybe_unused]] const AnyState& any) const override {
        if constexpr (kHasSealedStages) return Text::sealed_seats(rules_, get(any));
        return {};
    }
    OrderSet read_orders([[maybe_unused]] const AnyState& any, [[maybe_unused]] Seat seat,
                         [[maybe_unused]] const std::vector<std::string>& texts) const override {
        if constexpr (kHasSealedStages) return Text::read_orders(rules_, get(any), seat, texts);
        return {};
    }
    OrderSet no_orders([[maybe_unused]] const AnyState& any,
                       [[maybe_unused]] Seat seat) const override {
        if constexpr (kHasSealedStages) return Text::no_orders(rules_, get(any), seat);
        return {};
    }

    std::uint64_t play_out(AnyState& any, Rng& rng) const override {
        State state = get(any);
        const std::uint64_t transitions = play_to_the_end(state, rng);
        put(any, state);
        return transitions;
    }

    Playouts playouts(const AnyState& any, std::uint64_t seed, std::uint64_t first,
                      int count) const override {
        Playouts result;
        const State root = get(any);
        for (int game = 0; game < count; ++game) {
            Rng rng(seed, first + static_cast<std::uint64_t>(game));
            State state = root;
            result.transitions += play_to_the_end(state, rng);
            result.signature = signature_of(state, result.signature * 31);
        }
        return result;
    }

  private:
    // The signature of a finished game. A game whose signature shall not depend on how its State is
    // laid out has a Text::signature().
    static std::uint64_t signature_of(const State& state, std::uint64_t hash) {
        if constexpr (requires { Text::signature(state, hash); })
            return Text::signature(state, hash);
        else
            return hash_bytes(state, hash);
    }

    static constexpr bool kHasSealedStages =
        requires(const R& rules, const State& state) { Text::sealed_seats(rules, state); };

    std::uint64_t play_to_the_end(State& state, Rng& rng) const {
        NullSink sink;
        std::uint64_t transitions = 0;
        for (; rules_.to_move(state) != Seat::Nobody; ++transitions)
            rules_.apply(state, rules_.random_action(state, rng), sink);
        return transitions;
    }

    R rules_;
    std::string board_text_;
    bool built_in_;
};

}  // namespace occasus
