#include "apps/cli/completion_script.h"

#include <algorithm>
#include <fmt/core.h>
#include <string_view>

#include "games/registry.h"

namespace occasus::cli {

namespace {

// What a shell can offer for a value.
struct Values {
    std::vector<std::string> words;
    bool files = false;
    bool folders = false;
    bool is_number = false;  // Nothing can be offered, but it is known to be one.
    std::string asked;       // What `occasus complete` is asked for, as the help calls it.
};

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> all) {
    return std::find(all.begin(), all.end(), word) != all.end();
}

Values values_of(const ArgumentHelp& argument, const CommandHelp& program) {
    Values values{.words = argument.choices,
                  .files = false,
                  .folders = argument.word == "DIR",
                  .is_number = !argument.least.empty(),
                  .asked = {}};
    if (is_one_of(argument.word,
                  {"A,B", "SEAT=PLAYER", "NAME=VALUE", "PLAYER", "SEAT", "OPTION", "ACTION"}))
        values.asked = argument.word;
    values.files = is_one_of(argument.word, {"FILE", "SAVE", "STORE", "EXPERIMENT", "GAME|SAVE"});
    if (is_one_of(argument.word, {"GAME", "GAME|SAVE"}))
        for (const GameKind& kind : all_games()) values.words.emplace_back(kind.facts.id);
    if (argument.word == "COMMAND") values.words = names_within(program);
    return values;
}

// All commands, each before those within it.
void each_command(const CommandHelp& command, const auto& act) {
    act(command);
    for (const CommandHelp& inner : command.commands) each_command(inner, act);
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size())
        text.replace(at, what.size(), by);
    return text;
}

// A list has room for a line.
std::string first_sentence(const std::string& text) {
    return text.substr(0, std::min(text.find(". "), text.find("; ")));
}

// The words that the script of bash has for what it can offer.
std::string bash_kind(const Values& values) {
    std::vector<std::string> kinds = values.words;
    if (values.files) kinds.emplace_back("@files");
    if (values.folders) kinds.emplace_back("@folders");
    if (values.is_number) kinds.emplace_back("@number");
    if (!values.asked.empty()) kinds.push_back("@ask:" + values.asked);
    return kinds.empty() ? "@nothing" : joined(kinds);
}

std::string bash_facts(const CommandHelp& command, const CommandHelp& program) {
    std::vector<std::string> options;
    std::string valued;
    for (const ArgumentHelp& option : command.options) {
        options.insert(options.end(), option.names.begin(), option.names.end());
        if (option.word.empty()) continue;
        for (const std::string& name : option.names)
            valued += fmt::format(" [{}]='{}'", name, bash_kind(values_of(option, program)));
    }
    std::string arguments;
    for (const ArgumentHelp& argument : command.arguments) {
        arguments += fmt::format(" '{}'", bash_kind(values_of(argument, program)));
        if (argument.repeated) arguments += " '@again'";
    }
    return fmt::format(
        "        '{}')\n"
        "            commands='{}'\n"
        "            options='{}'\n"
        "            valued=({})\n"
        "            arguments=({}) ;;\n",
        joined(command.path), joined(names_within(command)), joined(options),
        valued.empty() ? valued : valued.substr(1),
        arguments.empty() ? arguments : arguments.substr(1));
}

// What follows the facts of the commands. "--data=DIR" comes as three words.
constexpr std::string_view kBashRest = R"(    esac
}

_occasus_ask() {
    local line typed=$current before='' end=$COMP_CWORD
    # "a=b" comes as three words, of which the last is completed.
    if [[ ${COMP_WORDS[end]} == = ]]; then
        before=${COMP_WORDS[end - 1]}= typed=$before
    elif [[ ${COMP_WORDS[end - 1]} == = && ${COMP_WORDS[end - 2]} != -* ]]; then
        before=${COMP_WORDS[end - 2]}= typed=$before$current
    fi
    while IFS= read -r line; do
        [[ $line == *= ]] && compopt -o nospace 2>/dev/null
        line=${line#"$before"}
        [[ $line == *' '* ]] && line="\"$line\""
        COMPREPLY+=("$line")
    done < <("${COMP_WORDS[0]}" complete "$1" "$typed" "${COMP_WORDS[@]:1:end - 1}" 2>/dev/null)
}

_occasus_offer() {
    local kind
    for kind in $1; do
        case $kind in
            @nothing | @number) ;;
            @files | @folders)
                compopt -o filenames 2>/dev/null
                local line letter=f
                [[ $kind == @folders ]] && letter=d
                while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -$letter -- "$current") ;;
            @ask:*) _occasus_ask "${kind#@ask:}" ;;
            *) [[ $kind == "$current"* ]] && COMPREPLY+=("$kind") ;;
        esac
    done
}

_occasus() {
    local current=${COMP_WORDS[COMP_CWORD]} path=occasus place=0 awaited='' taken='' word n
    local commands options arguments
    local -A valued
    COMPREPLY=()
    _occasus_facts "$path"
    for ((n = 1; n < COMP_CWORD; ++n)); do
        word=${COMP_WORDS[n]}
        if [[ $word == = ]]; then
            [[ ${COMP_WORDS[n - 1]} == -* ]] || awaited=$taken
        elif [[ $awaited ]]; then
            taken=$awaited awaited=''
        elif [[ $word == -?* ]]; then
            awaited=${valued[$word]}
        elif [[ " $commands " == *" $word "* ]]; then
            path+=" $word"
            _occasus_facts "$path"
        else
            commands=''
            [[ ${arguments[place + 1]} == @again ]] || ((++place))
        fi
    done
    [[ $current == = && ${COMP_WORDS[COMP_CWORD - 1]} != -* ]] && awaited=$taken
    [[ $current == = ]] && current=''
    if [[ $awaited ]]; then
        _occasus_offer "$awaited"
    elif [[ $current == -* ]]; then
        _occasus_offer "$options"
    else
        _occasus_offer "$commands ${arguments[place]}"
    fi
}

complete -F _occasus occasus
)";

std::string in_quotes(const std::string& text) {
    return "'" + replaced(text, "'", R"('\'')") + "'";
}

// zsh ends a description at a bracket, and the name of a command at a colon.
std::string zsh_text(const std::string& about) {
    std::string text = replaced(first_sentence(about), "\\", "\\\\");
    for (const char* sign : {"[", "]", ":"}) text = replaced(text, sign, std::string("\\") + sign);
    return text;
}

std::string zsh_action(const Values& values) {
    const std::string words = "(" + joined(values.words) + ")";
    if (values.files && !values.words.empty())
        return fmt::format("{{_alternative \"words:word:{}\" \"files:file:_files\"}}", words);
    if (values.files) return "_files";
    if (values.folders) return "_files -/";
    if (!values.asked.empty()) return "{_occasus_ask " + values.asked + "}";
    return values.words.empty() ? " " : words;
}

// One more line of a call of _arguments.
std::string zsh_line(const std::string& text) {
    return " \\\n        " + in_quotes(text);
}

constexpr std::string_view kZshAsk = R"zsh(_occasus_ask() {
    local -a before=(${(Q)${(z)LBUFFER}})
    local -a offered=(${(f)"$($before[1] complete $1 "$PREFIX" ${before[2,-1]} 2>/dev/null)"})
    compadd -a offered
}

)zsh";

std::string zsh_option(const ArgumentHelp& option, const CommandHelp& program) {
    std::string rest = fmt::format("[{}]", zsh_text(option.about));
    if (!option.word.empty())
        rest += fmt::format(":{}:{}", option.word, zsh_action(values_of(option, program)));
    std::string text;
    for (const std::string& name : option.names) {
        // One of several names rules out the others, but for what may be given several times.
        const std::string others = option.repeated           ? "*"
                                   : option.names.size() > 1 ? "(" + joined(option.names) + ")"
                                                             : "";
        text += zsh_line(fmt::format("{}{}{}", others, name, rest));
    }
    return text;
}

std::string zsh_argument(const ArgumentHelp& argument, const CommandHelp& program) {
    const std::string_view place = argument.repeated ? "*:" : argument.required ? ":" : "::";
    return zsh_line(
        fmt::format("{}{}:{}", place, argument.word, zsh_action(values_of(argument, program))));
}

std::string zsh_function(const CommandHelp& command) {
    return "_" + joined(command.path, "_");
}

std::string zsh_commands_within(const CommandHelp& command, const CommandHelp& program) {
    std::string text = "    case $state in\n        first)\n            local -a commands=(";
    for (const CommandHelp& inner : command.commands)
        text += "\n                " +
                in_quotes(inner.path.back() + ":" + replaced(zsh_text(inner.about), "\\[", "["));
    text += ")\n            _describe -t commands command commands";
    for (const ArgumentHelp& argument : command.arguments)
        if (values_of(argument, program).files) text += "\n            _files";
    text += " ;;\n        rest)\n            case $line[1] in\n";
    for (const CommandHelp& inner : command.commands)
        text += fmt::format("                {}) {} ;;\n", inner.path.back(), zsh_function(inner));
    return text + "            esac ;;\n    esac\n";
}

std::string zsh_command(const CommandHelp& command, const CommandHelp& program) {
    std::string text = zsh_function(command) + "() {\n";
    const bool has_commands = !command.commands.empty();
    if (has_commands)
        text += "    local curcontext=$curcontext state line\n    typeset -A opt_args\n";
    text += has_commands ? "    _arguments -C" : "    _arguments -s";
    for (const ArgumentHelp& option : command.options) text += zsh_option(option, program);
    if (has_commands)
        text += " \\\n        '1: :->first' \\\n        '*:: :->rest'";
    else
        for (const ArgumentHelp& argument : command.arguments)
            text += zsh_argument(argument, program);
    text += "\n";
    if (has_commands) text += zsh_commands_within(command, program);
    return text + "}\n\n";
}

std::string fish_quoted(const std::string& text) {
    return "'" + replaced(replaced(text, "\\", "\\\\"), "'", "\\'") + "'";
}

// Whether the command has been said, and none of those within it.
std::string fish_condition(const CommandHelp& command) {
    const std::vector<std::string> said(command.path.begin() + 1, command.path.end());
    std::string text = "__occasus_said";
    if (!said.empty()) text += " " + joined(said);
    for (const CommandHelp& inner : command.commands)
        text += fmt::format("; and not __occasus_said {}",
                            joined({inner.path.begin() + 1, inner.path.end()}));
    return "complete -c occasus -n " + fish_quoted(text);
}

std::string fish_values(const Values& values, bool is_option) {
    std::string text;
    if (values.files)
        text += is_option ? " -r -F" : " -F";
    else if (is_option)
        text += " -x";
    if (values.folders) return text + " -a '(__fish_complete_directories)'";
    if (!values.asked.empty())
        return text + " -a '(occasus complete " + values.asked +
               " (commandline -ct) (commandline -opc)[2..])'";
    return values.words.empty() ? text : text + " -a " + fish_quoted(joined(values.words));
}

std::string fish_option(const ArgumentHelp& option, const CommandHelp& program) {
    std::string text;
    for (const std::string& name : option.names)
        text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    if (!option.word.empty()) text += fish_values(values_of(option, program), true);
    return text + " -d " + fish_quoted(first_sentence(option.about));
}

std::string fish_command(const CommandHelp& command, const CommandHelp& program) {
    const std::string condition = fish_condition(command);
    std::string text;
    for (const CommandHelp& inner : command.commands)
        text += fmt::format("{} -a {} -d {}\n", condition, inner.path.back(),
                            fish_quoted(first_sentence(inner.about)));
    for (const ArgumentHelp& option : command.options)
        text += condition + fish_option(option, program) + "\n";
    for (const ArgumentHelp& argument : command.arguments) {
        const std::string values = fish_values(values_of(argument, program), false);
        if (!values.empty()) text += condition + values + "\n";
    }
    return text;
}

constexpr std::string_view kFishBegin = R"(# Made by `occasus completion fish`.
function __occasus_said
    set -l said (string match -v -- '-*' (commandline -opc)[2..])
    set -l length (count $argv)
    test $length -eq 0; and return
    test (count $said) -ge $length; and test "$said[1..$length]" = "$argv"
end

complete -c occasus -f
)";

}  // namespace

std::string bash_completion(const CommandHelp& program) {
    std::string text =
        "# Made by `occasus completion bash`.\n"
        "_occasus_facts() {\n    case $1 in\n";
    each_command(program,
                 [&](const CommandHelp& command) { text += bash_facts(command, program); });
    return text + std::string(kBashRest);
}

std::string zsh_completion(const CommandHelp& program) {
    std::string text = "#compdef occasus\n# Made by `occasus completion zsh`.\n";
    text += kZshAsk;
    each_command(program,
                 [&](const CommandHelp& command) { text += zsh_command(command, program); });
    // As a file of functions, or read into a running shell.
    return text +
           "if [[ $funcstack[1] == _occasus ]]; then\n    _occasus \"$@\"\nelse\n"
           "    compdef _occasus occasus\nfi\n";
}

std::string fish_completion(const CommandHelp& program) {
    std::string text(kFishBegin);
    each_command(program,
                 [&](const CommandHelp& command) { text += fish_command(command, program); });
    return text;
}

}  // namespace occasus::cli
