#include "apps/cli/play/play_session.h"

#include <algorithm>
#include <fmt/core.h>
#include <fmt/ranges.h>
#include <optional>
#include <sstream>
#include <string_view>
#include <vector>

#include "core/number.h"

#include "ai/any_player.h"
#include "ai/counsel.h"
#include "apps/cli/exit.h"
#include "apps/cli/play/input_lines.h"
#include "apps/cli/play/rule_text.h"
#include "apps/cli/records/log_lines.h"
#include "apps/cli/study/odds_query.h"
#include "apps/cli/study/simulation.h"
#include "apps/cli/terminal.h"
#include "apps/steady_clock.h"
#include "record/action_script.h"

namespace occasus::cli {

namespace {

std::vector<std::string> words_of(const std::string& line) {
    std::istringstream stream(line);
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

bool means_quit(const std::string& word) {
    return word == "quit" || word == "q" || word == "exit";
}

std::string percent(double share) {
    return fmt::format("{:.0f} %", share * 100);
}

class PlaySession {
  public:
    PlaySession(Match match, const std::map<Seat, std::string>& computers,
                std::unique_ptr<SaveFile> kept, std::unique_ptr<SaveFile> brought,
                std::uint64_t seed)
        : match_(std::move(match)),
          computer_names_(computers),
          kept_(std::move(kept)),
          saved_(std::move(brought)),
          thought_(seed),
          told_(match_.log().size()) {
        for (const auto& [seat, name] : computers) {
            std::unique_ptr<AnyPlayer> player = make_player(game(), name, steady_nanoseconds);
            if (!player) throw UsageError(no_such_player(facts().id, name));
            computers_.emplace(seat, std::move(player));
        }
        for (std::size_t i = 0; i < facts().seats.size(); ++i)
            if (const Seat seat = seat_at(static_cast<int>(i)); !computers_.contains(seat))
                by_hand_.push_back(seat);
        AnyState first{};
        game().start(first);
        is_sealed_ = !game().sealed_seats(first).empty();
    }

    void run() {
        InputLines::catch_interrupts();
        fmt::print("{}\n", paint_.bold(facts().title));
        if (!facts().reconstructed.empty()) fmt::print("{}\n", facts().reconstructed);
        fmt::print("{}\n", paint_.dim("Type help for the commands, quit to leave."));
        while (!match_.over() && !left_) {
            if (InputLines::interrupted()) break;
            if (!move_without_asking()) decide();
        }
        if (match_.over()) show_result();
        if (InputLines::interrupted()) fmt::print("\nInterrupted.\n");
        if (kept_) {
            store();
            fmt::print("Saved in {}.\n", kept_->path());
        }
    }

  private:
    // The effect of a line of input.
    enum class Turn { Again, Moved, Quit };

    // The reader at the terminal: the seat that is played by hand; if there are several, the one
    // that is asked; if none is asked, a spectator.
    Seat reader() const {
        if (by_hand_.size() == 1) return by_hand_.front();
        const Seat asked = match_.to_move();
        const bool is_here = std::find(by_hand_.begin(), by_hand_.end(), asked) != by_hand_.end();
        return is_here ? asked : Seat::Nobody;
    }

    // Dice, computers and forced moves need no input from the player.
    bool move_without_asking() {
        const Seat seat = match_.to_move();
        if (seat == Seat::Chance) {
            roll();
            return true;
        }
        if (computers_.contains(seat)) {
            play_computer(seat);
            return true;
        }
        return play_forced(seat);
    }

    void roll() {
        if (!match_.can_draw()) {
            if (!ask_for_face()) left_ = true;
            return;
        }
        match_.draw_all();
        changed_ = true;
        tell_new_events();
    }

    // Faces, or any command. False when the input has ended or the player quits.
    bool ask_for_face() {
        const std::optional<std::string> line =
            ask(fmt::format("{} Face of the die, 1 to {}: ", game().prompt(match_.state()).text,
                            game().chance_sides(match_.state())));
        if (!line) return false;
        const std::vector<std::string> words = words_of(*line);
        if (words.empty()) return true;
        if (words.front() != "roll" && !parse_number<std::size_t>(words.front()))
            return obey(*line) != Turn::Quit;
        warned_ = false;
        ActionScript script(match_, {}, std::nullopt);
        const std::string faces = words.front() == "roll" ? *line : "roll " + *line;
        if (const auto refusal = script.take(faces))
            fmt::print("{}\n", refusal_line(&facts(), *refusal));
        changed_ = true;
        tell_new_events();
        return true;
    }

    void play_computer(Seat seat) {
        const Action action =
            computers_.at(seat)->choose(game().observe(match_.state(), seat), thought_);
        const std::string text = game().action_text(match_.state(), action);
        if (shown_turn_ != game().turn_title(match_.state())) show_board();
        if (!is_sealed_)
            fmt::print("{} ({}): {}\n", seat_id(facts(), seat), computer_names_.at(seat),
                       paint_.bold(text));
        if (const auto refusal = match_.act(seat, text))
            throw Fault(fmt::format("{} chose an illegal action: {}", computer_names_.at(seat),
                                    refusal_line(&facts(), *refusal)));
        changed_ = true;
        tell_new_events();
    }

    bool play_forced(Seat seat) {
        std::vector<Action> actions;
        game().legal_actions(match_.state(), actions);
        if (actions.size() != 1) return false;
        const std::string text = game().action_text(match_.state(), actions.front());
        fmt::print("{} {}\n", game().prompt(match_.state()).text,
                   paint_.dim(fmt::format("({}: the only choice)", text)));
        if (const auto refusal = match_.act(seat, text))
            throw Fault("the only legal action was refused: " + refusal_line(&facts(), *refusal));
        changed_ = true;
        tell_new_events();
        return true;
    }

    Turn decide() {
        offers_ = game().offers(match_.state());
        const bool needs_board =
            std::any_of(offers_.begin(), offers_.end(),
                        [](const Offer& offer) { return offer.form.has_value(); });
        if (needs_board || shown_turn_ != game().turn_title(match_.state())) show_board();
        show_prompt();
        show_offers();
        for (;;) {
            const std::optional<std::string> line = ask("> ");
            if (!line) {
                left_ = true;
                return Turn::Quit;
            }
            const Turn turn = obey(*line);
            if (turn == Turn::Quit) left_ = true;
            if (turn != Turn::Again) return turn;
        }
    }

    Turn obey(const std::string& line) {
        const std::vector<std::string> words = words_of(line);
        if (words.empty()) {
            show_prompt();
            show_offers();
            return Turn::Again;
        }
        const std::string& verb = words.front();
        const std::string rest =
            words.size() > 1 ? line.substr(line.find(words[1], line.find(verb) + verb.size())) : "";
        if (!means_quit(verb)) warned_ = false;
        if (words.size() == 1)
            if (const auto number = parse_number<std::size_t>(verb)) return choose(*number);
        if (means_quit(verb)) return quit();
        if (verb == "undo" || verb == "u") return undo();
        if (verb == "help" || verb == "?")
            show_help();
        else if (verb == "board" || verb == "b")
            show_board();
        else if (verb == "rules" || verb == "rule")
            show_rule(rest);
        else if (verb == "why")
            explain(rest);
        else if (verb == "advise" || verb == "a")
            advise();
        else if (verb == "odds")
            show_odds(rest);
        else if (verb == "log")
            show_log();
        else if (verb == "save")
            save(rest);
        else
            return act(line);
        return Turn::Again;
    }

    Turn choose(std::size_t number) {
        if (number == 0 || number > offers_.size()) {
            fmt::print("There is no choice {}; choose 1 to {}.\n", number, offers_.size());
            return Turn::Again;
        }
        const Offer offer = offers_[number - 1];
        if (offer.refused) {
            fmt::print("{}\n", refusal_line(&facts(), *offer.refused));
            return Turn::Again;
        }
        return offer.form ? fill_form(offer) : act(offer.action);
    }

    // Slot by slot; several answers may be typed at once. "back" or an empty line gives the form
    // up, "quit" the game.
    Turn fill_form(const Offer& offer) {
        std::vector<std::string> left = offer.form->choices;
        std::string action = offer.action;
        std::vector<std::string> answers;
        for (const std::string& slot : offer.form->slots) {
            Turn leave = Turn::Again;
            const bool forced = left.size() == 1 && offer.form->distinct;
            const std::optional<std::string> choice =
                forced ? left.front() : fill_slot(slot, left, answers, leave);
            if (!choice) return leave;
            action += " " + *choice;
            if (offer.form->distinct) std::erase(left, *choice);
        }
        return act(action);
    }

    // One of the choices left, from what has been typed ahead or asked for now. Nothing: the form
    // is left, and `leave` says how.
    std::optional<std::string> fill_slot(const std::string& slot,
                                         const std::vector<std::string>& left,
                                         std::vector<std::string>& answers, Turn& leave) {
        for (;;) {
            if (answers.empty()) {
                const auto line = ask(fmt::format("{} ({}): ", slot, fmt::join(left, " ")));
                if (!line) leave = Turn::Quit;
                answers = words_of(line.value_or(""));
                if (answers.empty()) return std::nullopt;
            }
            std::string choice = answers.front();
            answers.erase(answers.begin());
            if (choice == "back") return std::nullopt;
            if (means_quit(choice)) {
                leave = quit();
                return std::nullopt;
            }
            if (std::find(left.begin(), left.end(), choice) != left.end()) return choice;
            fmt::print("{} is not among {}.\n", choice, fmt::join(left, " "));
            answers.clear();
        }
    }

    Turn act(const std::string& action) {
        if (const auto refusal = match_.act(match_.to_move(), action)) {
            fmt::print("{}\n", refusal_line(&facts(), *refusal));
            return Turn::Again;
        }
        changed_ = true;
        tell_new_events();
        return Turn::Moved;
    }

    Turn undo() {
        ActionScript script(match_, {}, std::nullopt);
        if (const auto refusal = script.take("undo")) {
            fmt::print("{}\n", refusal_line(&facts(), *refusal));
            return Turn::Again;
        }
        fmt::print("Taken back.\n");
        changed_ = true;
        told_ = match_.log().size();
        return Turn::Moved;
    }

    // At a terminal nobody loses a game by a slip of the hand.
    Turn quit() {
        if (changed_ && !kept_ && !warned_ && is_terminal(stdin)) {
            warned_ = true;
            fmt::print(
                "The game is not saved: type save FILE to keep it, or quit again to drop it.\n");
            return Turn::Again;
        }
        return Turn::Quit;
    }

    void explain(const std::string& action) const {
        const Result<Action> parsed = game().parse_action(match_.state(), action);
        if (!parsed) {
            fmt::print("{}\n", refusal_line(&facts(), parsed.refusal()));
            return;
        }
        const auto refusal = game().why_not(match_.state(), *parsed);
        if (!refusal) {
            fmt::print("{} is legal.\n", game().action_text(match_.state(), *parsed));
            return;
        }
        fmt::print("{}\n", refusal_line(&facts(), *refusal));
        if (refusal->rule) fmt::print("{}\n", facts().rulebook[refusal->rule->index].gist);
    }

    void show_rule(const std::string& id) const {
        for (const RuleSection& rule : facts().rulebook)
            if (rule.id == id) {
                fmt::print("{}", rule_text(rule, std::min(terminal_width(stdout), 100)));
                return;
            }
        if (!id.empty()) fmt::print("There is no rule {}.\n", id);
        for (const RuleChapter& chapter : facts().chapters) {
            fmt::print("{} {}\n", chapter.id, paint_.bold(chapter.title));
            for (const RuleSection& rule : facts().rulebook)
                if (rule.chapter == chapter.id) fmt::print("  {:<5} {}\n", rule.id, rule.title);
        }
        fmt::print("{}\n", paint_.dim("rules ID prints one of them."));
    }

    void advise() {
        const auto players = players_of(facts().id);
        const auto adviser = std::find_if(players.rbegin(), players.rend(),
                                          [](const PlayerFact& player) { return player.advises; });
        if (adviser == players.rend()) {
            fmt::print("There is no advice in this game.\n");
            return;
        }
        if (match_.to_move() == Seat::Chance) {
            fmt::print("Roll the die first; there is nothing to advise on.\n");
            return;
        }
        const AnyState seen = game().observe(match_.state(), match_.to_move());
        const Advice advice =
            make_player(game(), adviser->id, steady_nanoseconds)->advise(seen, thought_);
        fmt::print("{}: {}  {}\n", adviser->title,
                   paint_.bold(game().action_text(match_.state(), advice.action)), advice.text);
        for (const std::string& point : advice.points) fmt::print("  - {}\n", point);
        const Counsel counsel = Counsellor(game()).about(seen, advice);
        fmt::print("  Biggest risk: {}\n", counsel.fear);
        for (const Rejected& other : counsel.instead) fmt::print("  Instead: {}\n", other.text);
        fmt::print("  {}\n", paint_.dim("chance to win, estimated: " + percent(advice.value)));
    }

    void show_odds(const std::string& draft) const {
        try {
            fmt::print("{}", readable(exact_odds(game(), match_.state(), words_of(draft), "odds")));
        } catch (const std::runtime_error& error) {
            fmt::print("{}\n", error.what());
        }
    }

    void save(const std::string& path) {
        std::unique_ptr<SaveFile>& file =
            kept_ && (path.empty() || path == kept_->path()) ? kept_ : saved_;
        if (path.empty() && !file) return fmt::print("save FILE: the name of a file is needed.\n");
        try {
            if (path.empty() || (file && path == file->path())) {
                file->store(match_);
            } else {
                auto other = std::make_unique<SaveFile>(path, Existing::Refuse);
                other->store(match_);
                saved_ = std::move(other);
            }
            changed_ = false;
            fmt::print("Saved in {}.\n", path.empty() ? file->path() : path);
        } catch (const FileError& error) {
            fmt::print("{}\n", error.what());
        }
    }

    void show_board() {
        shown_turn_ = game().turn_title(match_.state());
        fmt::print("\n{}", game().picture(match_.state(), reader()));
    }

    void show_prompt() const {
        const Prompt prompt = game().prompt(match_.state());
        fmt::print("\n{} {}\n", paint_.bold(prompt.text),
                   paint_.dim(std::string(rule_id(facts(), prompt.rule))));
        if (!prompt.detail.empty()) fmt::print("{}\n", prompt.detail);
    }

    // The legal offers, in as many columns as fit; the others dimmed, each on its own line.
    void show_offers() const {
        std::vector<std::size_t> open;
        std::string refused;
        std::size_t label_width = 0;
        std::size_t action_width = 0;
        for (std::size_t i = 0; i < offers_.size(); ++i) {
            if (offers_[i].refused) {
                refused +=
                    fmt::format("{}{} {}", refused.empty() ? "" : ", ", i + 1, offers_[i].label);
                continue;
            }
            open.push_back(i);
            label_width = std::max(label_width, offers_[i].label.size());
            action_width = std::max(action_width, offers_[i].action.size());
        }
        const std::size_t cell_width = 5 + label_width + 2 + action_width + 2;
        const auto columns =
            std::max<std::size_t>(1, static_cast<std::size_t>(terminal_width(stdout)) / cell_width);
        const std::size_t rows = (open.size() + columns - 1) / columns;
        for (std::size_t row = 0; row < rows; ++row) {
            for (std::size_t at = row; at < open.size(); at += rows) {
                const Offer& offer = offers_[open[at]];
                const bool last = at + rows >= open.size();
                fmt::print(
                    "{:>3}  {:<{}}  {}", open[at] + 1, offer.label, label_width,
                    paint_.dim(fmt::format("{:<{}}", offer.action, last ? 0 : action_width + 2)));
            }
            fmt::print("\n");
        }
        if (!refused.empty())
            fmt::print("{}\n",
                       paint_.dim("Not available now (type the number to see why): " + refused));
    }

    void show_log() const { print_log(match_, 0, reader(), LogForm::Text); }

    void show_help() const {
        fmt::print(
            "  NUMBER       take that choice, or read why it is refused; when a die is due, its\n  "
            "    "
            "         face, or several in order\n  an action    in notation, as shown behind each "
            "choice\n  why ACTION   whether it is legal, and the rule\n  odds [DRAFT] exact odds; "
            "DRAFT: all dice in order, or SLOT=DIE for some\n  advise       what a computer player "
            "would do, and why\n  undo         take the last action back, unless a die was rolled "
            "since\n  board, log   the position; the log, as the seat to move sees it\n  rules "
            "[ID]   "
            "the rulebook, or one rule of it\n  save FILE    save the game; occasus play FILE "
            "continues it\n  quit         leave\nAn empty line repeats the choices.\n");
    }

    void tell_new_events() {
        constexpr std::size_t kIndent = 8;
        const std::vector<LogEntry>& log = match_.log();
        while (told_ < log.size()) {
            // Six dice are one piece of news.
            const LogEntry& first = log[told_];
            std::string news;
            for (; told_ < log.size() && log[told_].event.kind == first.event.kind; ++told_)
                if (match_.may_hear(log[told_], reader()))
                    news += entry_text(game(), log[told_], reader()) + " ";
            if (news.empty()) continue;
            const int width = std::min(terminal_width(stdout), 100) - static_cast<int>(kIndent);
            fmt::print("  {} {}", paint_.dim(fmt::format("{:<5}", entry_rule(facts(), first))),
                       wrapped(news, width, kIndent));
        }
        if (kept_) store();
    }

    void show_result() {
        show_board();
        const Outcome outcome = game().outcome(match_.state());
        fmt::print("\n{} {}\n{}\n", paint_.bold(outcome.title),
                   paint_.dim(std::string(rule_id(facts(), outcome.rule))), outcome.text);
    }

    void store() {
        kept_->store(match_);
        changed_ = false;
    }

    // A pipe sees what was read behind the prompt, as a terminal shows what was typed.
    std::optional<std::string> ask(std::string_view prompt) {
        fmt::print("{}", prompt);
        std::fflush(stdout);
        std::optional<std::string> line = input_.next();
        if (!is_terminal(stdin)) fmt::print("{}\n", line.value_or(""));
        return line;
    }

    const AnyGame& game() const { return match_.game(); }
    const GameFacts& facts() const { return match_.game().facts(); }

    Match match_;
    std::map<Seat, std::unique_ptr<AnyPlayer>> computers_;
    std::map<Seat, std::string> computer_names_;
    std::unique_ptr<SaveFile> kept_;   // Written after every action, or null.
    std::unique_ptr<SaveFile> saved_;  // Written when the player says so, or null.
    Rng thought_;
    Paint paint_{stdout};
    InputLines input_;
    std::vector<Offer> offers_;
    std::vector<Seat> by_hand_;
    bool is_sealed_ = false;  // Orders are secret until all are given.
    std::size_t told_ = 0;    // Log entries gone through so far.
    std::string shown_turn_;  // Title of the turn whose board was shown last.
    bool changed_ = false;    // Since the last save.
    bool warned_ = false;     // That quitting loses the game.
    bool left_ = false;
};

}  // namespace

void play_session(Match match, const std::map<Seat, std::string>& computers,
                  std::unique_ptr<SaveFile> kept, std::unique_ptr<SaveFile> brought,
                  std::uint64_t seed) {
    PlaySession(std::move(match), computers, std::move(kept), std::move(brought), seed).run();
}

}  // namespace occasus::cli
