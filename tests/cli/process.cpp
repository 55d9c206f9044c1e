#include "process.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "record/json.h"

namespace occasus::test {

namespace fs = std::filesystem;

namespace {

// In the child: the three streams become files, then the program takes over.
[[noreturn]] void become(std::vector<char*> arguments, const fs::path& folder) {
    const auto redirect = [](const char* name, int flags, int stream) {
        const int file = ::open(name, flags, 0600);
        if (file < 0 || ::dup2(file, stream) < 0) ::_exit(126);
    };
    if (::chdir(folder.c_str()) != 0) ::_exit(126);
    redirect(".in", O_RDWR, STDIN_FILENO);
    redirect(".out", O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
    redirect(".err", O_WRONLY | O_CREAT | O_TRUNC, STDERR_FILENO);
    ::execvp(arguments.front(), arguments.data());
    ::_exit(127);
}

}  // namespace

void write_file(const fs::path& path, std::string_view text) {
    std::ofstream(path, std::ios::binary) << text;
}

CommandLine::CommandLine() {
    std::string name = (fs::temp_directory_path() / "occasus-cli-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder for the test");
    folder_ = name;
}

CommandLine::~CommandLine() {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

namespace {

// Whether the program has a handler for SIGINT, as the system tells it.
bool takes_interrupts(pid_t child) {
    std::istringstream status(read_file("/proc/" + std::to_string(child) + "/status"));
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("SigCgt:"))
            return (std::stoull(line.substr(7), nullptr, 16) >> (SIGINT - 1) & 1) != 0;
    return false;
}

std::vector<std::string> of_occasus(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), OCCASUS_PROGRAM);
    return arguments;
}

}  // namespace

pid_t CommandLine::start(std::vector<std::string> words) const {
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    const pid_t child = ::fork();
    if (child == 0) become(std::move(pointers), folder_);
    return child;
}

Finished CommandLine::finish(pid_t child) const {
    int status = 0;
    ::waitpid(child, &status, 0);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read_file(folder_ / ".out"),
            read_file(folder_ / ".err")};
}

Finished CommandLine::run(const std::vector<std::string>& arguments, std::string_view input) const {
    return run_other(of_occasus(arguments), input);
}

Finished CommandLine::run_other(const std::vector<std::string>& words,
                                std::string_view input) const {
    write_file(folder_ / ".in", input);
    return finish(start(words));
}

Finished CommandLine::interrupt(const std::vector<std::string>& arguments,
                                std::string_view awaited) const {
    // A pipe that nobody writes to: the program waits, as for a player who thinks.
    if (::mkfifo((folder_ / ".in").c_str(), 0600) != 0) throw std::runtime_error("no pipe");
    const pid_t child = start(of_occasus(arguments));
    for (int tries = 0; tries < 1000; ++tries) {
        if (takes_interrupts(child) &&
            read_file(folder_ / ".out").find(awaited) != std::string::npos)
            break;
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    ::kill(child, SIGINT);
    fs::remove(folder_ / ".in");
    return finish(child);
}

std::string CommandLine::text(const std::vector<std::string>& arguments,
                              std::string_view input) const {
    const Finished done = run(arguments, input);
    EXPECT_EQ(done.exit, 0) << done.err;
    return done.out;
}

Value CommandLine::json(const std::vector<std::string>& arguments, std::string_view input) const {
    const std::string printed = text(arguments, input);
    const Result<Value> document = parse_json(printed);
    EXPECT_TRUE(bool(document)) << printed;
    return document ? *document : Value();
}

void CommandLine::begin(const std::string& name, const std::vector<std::string>& more) const {
    std::vector<std::string> arguments = {"new", "rome_must_fall", "-o", name, "--force"};
    if (std::find(more.begin(), more.end(), "--dice") == more.end())
        arguments.insert(arguments.end(), {"--seed", "7"});
    arguments.insert(arguments.end(), more.begin(), more.end());
    text(arguments);
}

const Value& at(const Value& document, std::string_view path) {
    const Value* found = &document;
    std::istringstream steps{std::string(path)};
    for (std::string step; found != nullptr && std::getline(steps, step, '.');) {
        const Value::List* items = found->items();
        if (items == nullptr) {
            found = found->find(step);
        } else {
            const auto number = static_cast<std::size_t>(std::stoul(step));
            found = number < items->size() ? &(*items)[number] : nullptr;
        }
    }
    EXPECT_NE(found, nullptr) << "no " << path << " in " << to_json(document);
    static const Value kNone;
    return found != nullptr ? *found : kNone;
}

std::int64_t number_at(const Value& document, std::string_view path) {
    const Value& value = at(document, path);
    EXPECT_NE(value.number(), nullptr) << path << " is " << to_json(value);
    return value.number() != nullptr ? *value.number() : -1;
}

double real_at(const Value& document, std::string_view path) {
    const Value& value = at(document, path);
    if (const double* real = std::get_if<double>(&value.content())) return *real;
    EXPECT_NE(value.number(), nullptr) << path << " is " << to_json(value);
    return value.number() != nullptr ? static_cast<double>(*value.number()) : -1;
}

std::string text_at(const Value& document, std::string_view path) {
    const Value& value = at(document, path);
    EXPECT_NE(value.text(), nullptr) << path << " is " << to_json(value);
    return value.text() != nullptr ? *value.text() : "";
}

testing::AssertionResult is_one_line_with(const std::string& text,
                                          const std::vector<std::string>& words) {
    if (std::count(text.begin(), text.end(), '\n') != 1 || text.back() != '\n')
        return testing::AssertionFailure() << "not one line: " << text;
    for (const std::string& word : words)
        if (text.find(word) == std::string::npos)
            return testing::AssertionFailure() << "no \"" << word << "\" in: " << text;
    return testing::AssertionSuccess();
}

}  // namespace occasus::test
