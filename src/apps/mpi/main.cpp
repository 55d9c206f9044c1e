// occasus-mpi: plays an experiment on many machines at once.
//
// Rank 0 has the store and the desk. It hands out chunks, keeps what comes back, and plays itself
// in a thread of its own. Every other rank has two chunks at a time, the second to begin with while
// the result of the first is on its way. A rank that is lost costs its chunks alone: what was kept
// stays, and the same command goes on.
#include <CLI/CLI.hpp>
#include <array>
#include <chrono>
#include <fmt/core.h>
#include <mpi.h>
#include <thread>

#include "apps/cli/exit.h"
#include "apps/lab/crew.h"
#include "record/digest.h"

namespace occasus::lab {

namespace {

constexpr int kTaskTag = 1;
constexpr int kResultTag = 2;
constexpr int kTasksAtOnce = 2;
// How long rank 0 waits before it looks for news again; its processor is for playing.
constexpr std::chrono::microseconds kNap(500);

// A task on its way: cell, first game, number of games; no games mean that there is no more to do.
using Order = std::array<std::uint64_t, 3>;

void send_order(int rank, const std::optional<Task>& task) {
    const Order order = task ? Order{task->cell, task->first, task->count} : Order{};
    MPI_Send(order.data(), static_cast<int>(order.size()), MPI_UINT64_T, rank, kTaskTag,
             MPI_COMM_WORLD);
}

// A result and the task it is of, or nothing at first: either asks for another task.
void send_result(const std::optional<Task>& task, const std::string& result) {
    std::string text;
    if (task) text = fmt::format("{} {} {}\n{}", task->cell, task->first, task->count, result);
    MPI_Send(text.data(), static_cast<int>(text.size()), MPI_CHAR, 0, kResultTag, MPI_COMM_WORLD);
}

void work_for_others(const Layout& layout) {
    for (int n = 0; n < kTasksAtOnce; ++n) send_result(std::nullopt, "");
    for (int ended = 0; ended < kTasksAtOnce;) {
        Order order{};
        MPI_Recv(order.data(), static_cast<int>(order.size()), MPI_UINT64_T, 0, kTaskTag,
                 MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        if (order[2] == 0) {
            ++ended;
            continue;
        }
        const Task task{order[0], order[1], order[2]};
        send_result(task, whole_text(play_chunk(layout.cells[task.cell], task.first, task.count)));
    }
}

void take(Desk& desk, const std::string& text) {
    if (text.empty()) return;
    Task task;
    const std::size_t end = text.find('\n');
    if (std::sscanf(text.c_str(), "%zu %lu %lu", &task.cell, &task.first, &task.count) != 3)
        throw cli::Fault("a rank sent no result");
    Result<ChunkResult> result = read_whole(std::string_view(text).substr(end + 1));
    if (!result) throw cli::Fault("a rank sent no result: " + result.refusal().text);
    desk.give(task, std::move(*result));
}

void serve_others(Desk& desk, int ranks) {
    for (int ended = 0; ended < kTasksAtOnce * (ranks - 1);) {
        int there = 0;
        MPI_Status status;
        MPI_Iprobe(MPI_ANY_SOURCE, kResultTag, MPI_COMM_WORLD, &there, &status);
        if (there == 0) {
            std::this_thread::sleep_for(kNap);
            continue;
        }
        int size = 0;
        MPI_Get_count(&status, MPI_CHAR, &size);
        std::string text(static_cast<std::size_t>(size), '\0');
        MPI_Recv(text.data(), size, MPI_CHAR, status.MPI_SOURCE, kResultTag, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
        take(desk, text);
        const std::optional<Task> task = desk.next();
        send_order(status.MPI_SOURCE, task);
        if (!task) ++ended;
    }
}

void lead(const Experiment& experiment, const Layout& layout, const std::string& file, int ranks) {
    Store store(file);
    store.begin(experiment, layout);
    LabProgress progress(store.experiment());
    Desk desk(layout, store, {}, experiment.chunk,
              [&](const Progress& step) { progress.tell(step); });
    progress.expect(desk.left());
    {
        const std::jthread player([&] { play_in_threads(layout, desk, 1); });
        serve_others(desk, ranks);
    }
    progress.finish();
}

// Ranks that would play different games must not play at all: a file that differs between machines.
void check_same(const Layout& layout) {
    std::string ids;
    for (const Cell& cell : layout.cells) ids += cell.id;
    const Digest mine = sha256(ids);
    Digest theirs = mine;
    MPI_Bcast(theirs.data(), static_cast<int>(theirs.size()), MPI_UINT8_T, 0, MPI_COMM_WORLD);
    if (theirs != mine)
        throw cli::Fault("the ranks have different experiments: do all see the same files?");
}

int run(int argc, char** argv, int rank, int ranks) {
    CLI::App app("Plays an experiment with many processes; see `occasus lab`.", "occasus-mpi");
    std::string file;
    std::string store;
    app.add_option("experiment", file, "The file of the experiment")
        ->required()
        ->type_name("EXPERIMENT");
    app.add_option("--store", store, "Where results are kept; rank 0 writes it")
        ->required()
        ->type_name("FILE");
    app.footer("Example:\n  mpirun -n 8 occasus-mpi huns.toml --store huns.sqlite");
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return rank == 0 ? app.exit(error) : error.get_exit_code();
    }
    Experiment experiment;
    Layout layout;
    try {
        experiment = read_experiment(file);
        layout = lay_out(experiment);
    } catch (const cli::Refused& error) {
        // Every rank reads the same file, so every rank ends here.
        if (rank == 0) fmt::print(stderr, "occasus-mpi: {}\n", error.what());
        return static_cast<int>(cli::Exit::Refused);
    }
    check_same(layout);
    if (rank == 0)
        lead(experiment, layout, store, ranks);
    else
        work_for_others(layout);
    return 0;
}

}  // namespace

}  // namespace occasus::lab

int main(int argc, char** argv) {
    int level = 0;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &level);
    int rank = 0;
    int ranks = 1;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    try {
        const int code = occasus::lab::run(argc, argv, rank, ranks);
        MPI_Finalize();
        return code;
    } catch (const std::exception& error) {
        fmt::print(stderr, "occasus-mpi: {}\n", error.what());
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
}
