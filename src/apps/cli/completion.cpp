// occasus completion: scripts with which a shell asks the program what may be typed next.
#include <algorithm>
#include <fmt/core.h>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string_view>

#include "core/options.h"

#include "ai/any_player.h"
#include "apps/cli/command_tree.h"
#include "apps/cli/commands.h"
#include "apps/cli/game_setup.h"
#include "apps/cli/option_values.h"
#include "apps/cli/records/save_file.h"
#include "games/registry.h"

namespace occasus::cli {

namespace {

using Words = std::vector<std::string>;

// An offer may be followed by a tab and by what it means; "@files" and "@folders" are for the shell
// to replace. Each script asks `occasus complete` with the words up to the cursor.
constexpr std::string_view kBash = R"(# Made by `occasus completion bash`.
_occasus() {
    local words line kept current=''
    read -ra words <<<"${COMP_LINE:0:COMP_POINT}"
    [[ ${COMP_LINE:0:COMP_POINT} == *[[:space:]] ]] && words+=('')
    current=${words[-1]} COMPREPLY=()
    # A part before "=" or ":" is a word of its own to bash, and stays.
    kept=${current%"${current##*[=:]}"}
    while IFS=$'\t' read -r line _; do
        case $line in
            @files | @folders)
                compopt -o filenames 2>/dev/null
                local letter=f
                [[ $line == @folders ]] && letter=d
                while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -$letter -- "${current#"$kept"}") ;;
            *)
                [[ $line == *= ]] && compopt -o nospace 2>/dev/null
                line=${line#"$kept"}
                [[ $line == *' '* ]] && line="\"$line\""
                COMPREPLY+=("$line") ;;
        esac
    done < <("${words[0]}" complete "${words[@]:1}" 2>/dev/null)
}

complete -F _occasus occasus
)";

constexpr std::string_view kZsh = R"(#compdef occasus
# Made by `occasus completion zsh`.
_occasus() {
    local word about
    local -a offers
    while IFS=$'\t' read -r word about; do
        case $word in
            @files) compset -P '*='; _files ;;
            @folders) compset -P '*='; _files -/ ;;
            *) offers+=("${word//:/\\:}:$about") ;;
        esac
    done < <("${(Q)words[1]}" complete "${(@Q)words[2,CURRENT-1]}" "$PREFIX" 2>/dev/null)
    (( $#offers )) && _describe offer offers
}
if [[ $funcstack[1] == _occasus ]]; then
    _occasus "$@"
else
    compdef _occasus occasus
fi
)";

constexpr std::string_view kFish = R"(# Made by `occasus completion fish`.
function __occasus_offers
    set -l words (commandline -opc)
    for line in ($words[1] complete $words[2..] (commandline -ct) 2>/dev/null)
        switch $line
            case @files
                __fish_complete_path (commandline -ct)
            case @folders
                __fish_complete_directories (commandline -ct)
            case '*'
                echo $line
        end
    end
end
complete -c occasus -f -a '(__occasus_offers)'
)";

// A list has room for a line.
std::string first_sentence(const std::string& text) {
    return text.substr(0, std::min(text.find(". "), text.find("; ")));
}

// The saved game among the words, if there is one.
std::optional<Match> save_among(const Words& words) {
    for (const std::string& word : words) try {
            if (word != "-") return load_save(word);
        } catch (const std::exception&) {
            continue;  // It was another word.
        }
    return std::nullopt;
}

const GameFacts* game_among(const Words& words) {
    for (const std::string& word : words)
        if (const GameKind* kind = find_game(word)) return &kind->facts;
    const std::optional<Match> match = save_among(words);
    return match ? &find_game(match->game().facts().id)->facts : nullptr;
}

// "crt33=" of every option, or the values of the one that is typed.
Words option_values(const GameFacts& facts, std::string_view typed) {
    Words all;
    for (const OptionFact& option : facts.options) {
        const std::string name = std::string(option.name) + "=";
        if (!typed.starts_with(name)) {
            all.push_back(name);
            continue;
        }
        for (const std::string& value : split_list(std::string(option.values)))
            if (is_listed(option, value)) all.push_back(name + value);
        if (takes_file(option)) all.emplace_back("@files");
    }
    return all;
}

// Names of players; "A,B" and "SEAT=PLAYER" have them after a comma, or after a seat and "=".
Words players(const GameFacts& facts, const std::string& typed, bool is_list) {
    const std::size_t comma = is_list ? typed.rfind(',') + 1 : 0;  // 0: there is none.
    const std::size_t equals = typed.find('=', comma);
    const bool is_seated = equals != std::string::npos;
    const std::string before = typed.substr(0, is_seated ? equals + 1 : comma);
    Words all;
    for (const PlayerFact& player : players_of(facts.id))
        all.push_back(before + std::string(player.id));
    if (is_list && !is_seated)
        for (const SeatFact& seat : facts.seats) all.push_back(before + std::string(seat.id) + "=");
    return all;
}

Words legal_actions(const Words& words) {
    const std::optional<Match> match = save_among(words);
    if (!match) return {};
    std::vector<Action> actions;
    match->game().legal_actions(match->state(), actions);
    Words texts = {"roll", "undo"};
    for (const Action action : actions)
        texts.push_back(match->game().action_text(match->state(), action));
    return texts;
}

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> all) {
    return std::find(all.begin(), all.end(), word) != all.end();
}

// The words that may stand for a value, which the help calls by the word of the argument.
Words values_of(const ArgumentHelp& argument, const std::string& typed, const Words& before) {
    const std::string& word = argument.word;
    Words all = argument.choices;
    if (word == "DIR") all.emplace_back("@folders");
    if (is_one_of(word, {"FILE", "SAVE", "STORE", "EXPERIMENT", "GAME|SAVE", "PROGRAM"}))
        all.emplace_back("@files");
    if (is_one_of(word, {"GAME", "GAME|SAVE"}))
        for (const GameKind& kind : all_games()) all.emplace_back(kind.facts.id);
    if (word == "ACTION") return legal_actions(before);
    const GameFacts* facts = game_among(before);
    if (facts == nullptr && word == "PLAYER")
        for (const GameKind& kind : all_games())
            for (const std::string& player : players(kind.facts, typed, false))
                all.push_back(player);
    if (facts == nullptr) return all;
    if (word == "OPTION")
        for (const OptionFact& option : facts->options)
            if (takes_file(option)) all.emplace_back(option.name);
    if (word == "NAME=VALUE") return option_values(*facts, typed);
    if (word == "PLAYER") return players(*facts, typed, false);
    if (is_one_of(word, {"A,B", "SEAT=PLAYER"})) return players(*facts, typed, true);
    if (word == "SEAT")
        for (const SeatFact& seat : facts->seats) all.emplace_back(seat.id);
    return all;
}

const ArgumentHelp* option_named(const CommandHelp& command, const std::string& name) {
    for (const ArgumentHelp& option : command.options)
        if (std::find(option.names.begin(), option.names.end(), name) != option.names.end())
            return &option;
    return nullptr;
}

// Where somebody is on a command line.
struct Cursor {
    const CommandHelp* command = nullptr;
    const ArgumentHelp* awaited = nullptr;  // An option whose value comes next.
    std::size_t place = 0;                  // The next argument's.

    void pass(const std::string& word) {
        if (awaited != nullptr) {
            awaited = nullptr;
            return;
        }
        if (word.size() > 1 && word.starts_with('-')) {
            const ArgumentHelp* option = option_named(*command, word);
            if (option != nullptr && !option->word.empty()) awaited = option;
            return;
        }
        for (const CommandHelp& inner : command->commands)
            if (place == 0 && inner.path.back() == word) {
                command = &inner;
                return;
            }
        if (place >= command->arguments.size() || !command->arguments[place].repeated) ++place;
    }
};

Words offers_at(const Cursor& cursor, const std::string& typed, const Words& before) {
    const CommandHelp& command = *cursor.command;
    if (cursor.awaited != nullptr) return values_of(*cursor.awaited, typed, before);
    Words all;
    if (typed.starts_with('-')) {
        const std::size_t equals = typed.find('=');
        const ArgumentHelp* option = option_named(command, typed.substr(0, equals));
        if (equals != std::string::npos && option != nullptr) {
            for (std::string& value : values_of(*option, typed.substr(equals + 1), before))
                all.push_back(value.starts_with('@') ? value : typed.substr(0, equals + 1) + value);
            return all;
        }
        for (const ArgumentHelp& one : command.options)
            for (const std::string& name : one.names)
                all.push_back(name + "\t" + first_sentence(one.about));
        return all;
    }
    if (cursor.place < command.arguments.size())
        all = values_of(command.arguments[cursor.place], typed, before);
    for (const CommandHelp& inner : command.commands)
        if (cursor.place == 0)
            all.push_back(inner.path.back() + "\t" + first_sentence(inner.about));
    return all;
}

}  // namespace

Words offers(const CLI::App& app, const Words& words) {
    const CommandHelp program = command_tree(app);
    const std::string typed = words.empty() ? "" : words.back();
    const Words before(words.begin(), words.empty() ? words.end() : words.end() - 1);
    Cursor cursor{&program};
    for (const std::string& word : before) cursor.pass(word);
    Words all = offers_at(cursor, typed, before);
    std::erase_if(all, [&](const std::string& offer) {
        return !offer.starts_with('@') && !offer.starts_with(typed);
    });
    return all;
}

void add_completion(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "completion", "Print a script with which a shell completes what you type");
    const auto shell = std::make_shared<std::string>();
    command->add_option("shell", *shell, "The shell")
        ->required()
        ->check(one_of({"bash", "zsh", "fish"}));
    command->footer(
        "Examples:\n  source <(occasus completion bash)\n  source <(occasus completion zsh)\n"
        "  occasus completion fish > ~/.config/fish/completions/occasus.fish");
    command->callback([shell] {
        fmt::print("{}", *shell == "bash" ? kBash : *shell == "zsh" ? kZsh : kFish);
    });
}

}  // namespace occasus::cli
