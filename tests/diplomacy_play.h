// For tests: Diplomacy from a position, played answer by answer.
#pragma once

#include <algorithm>
#include <gtest/gtest.h>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ai/any_player.h"
#include "games/diplomacy/game.h"
#include "record/json.h"

namespace occasus::diplomacy {

class Play {
  public:
    // Powers that own nothing and have no unit are out.
    explicit Play(std::string_view position,
                  std::vector<std::pair<std::string, std::string>> options = {})
        : game_(*make_game({.options = std::move(options), .board = {}})) {
        Value document = *parse_json(position);
        if (document.find("eliminated") == nullptr) document.set("eliminated", absent(document));
        const auto state = game_->from_position(document);
        EXPECT_TRUE(state) << state.refusal().text;
        if (state) state_ = *state;
    }

    // The next answers, each from whoever is asked.
    Play& answer(std::initializer_list<std::string_view> actions) {
        for (const std::string_view text : actions) {
            const auto action = game_->parse_action(state_, text);
            EXPECT_TRUE(action && !game_->why_not(state_, *action)) << asked() << ": " << text;
            if (action) game_->apply(state_, *action, log_);
        }
        return *this;
    }
    // What a computer player answers for the power that is asked, to the end of its questions.
    std::vector<std::string> answers_of(std::string_view player, std::uint64_t seed = 1) {
        const auto thinker = make_player(*game_, player);
        Rng rng(seed);
        std::vector<std::string> answers;
        const std::string power = asked();
        const std::string stage = phase();
        while (asked() == power && phase() == stage) {
            const AnyState seen = game_->observe(state_, game_->to_move(state_));
            answers.push_back(game_->action_text(state_, thinker->choose(seen, rng)));
            answer({answers.back()});
        }
        std::sort(answers.begin(), answers.end());
        return answers;
    }

    std::string phase() const { return game_->phase(state_); }
    // The power that is asked; nothing when the game is over.
    std::string asked() const { return word("acting"); }
    std::string ending() const { return word("ending"); }
    std::string winner() const { return word("winner"); }
    std::vector<std::string> units(std::string_view power) const { return list("units", power); }
    std::vector<std::string> centres(std::string_view power) const {
        return list("centers", power);
    }
    int missed(std::string_view power) const {
        return static_cast<int>(*game_->position(state_).find("missed")->find(power)->number());
    }
    std::vector<std::string> legal() const {
        std::vector<Action> actions;
        game_->legal_actions(state_, actions);
        std::vector<std::string> texts;
        for (const Action action : actions) texts.push_back(game_->action_text(state_, action));
        return texts;
    }
    bool happened(std::string_view kind) const {
        return std::any_of(log_.begin(), log_.end(),
                           [&](const Event& event) { return game_->event_kind(event) == kind; });
    }

  private:
    Value absent(const Value& document) const {
        Value powers = Value::list();
        AnyState usual{};
        game_->start(usual);
        const Value position = game_->position(usual);
        for (const auto& [power, number] : *position.find("counted")->members()) {
            const Value* owned = document.find("centers")->find(power);
            const Value* standing = document.find("units")->find(power);
            if (owned == nullptr && standing == nullptr) powers.push(power);
        }
        return powers;
    }
    std::string word(std::string_view field) const {
        const Value document = game_->position(state_);
        const std::string* text = document.find(field)->text();
        return text == nullptr ? std::string() : *text;
    }
    std::vector<std::string> list(std::string_view field, std::string_view power) const {
        const Value document = game_->position(state_);
        std::vector<std::string> texts;
        if (const Value* found = document.find(field)->find(power))
            for (const Value& text : *found->items()) texts.push_back(*text.text());
        return texts;
    }

    std::shared_ptr<const AnyGame> game_;
    AnyState state_{};
    std::vector<Event> log_;
};

using Texts = std::vector<std::string>;

}  // namespace occasus::diplomacy
