// A disk that loses what was not synced. Loaded before a program with LD_PRELOAD, it remembers for
// every file in the folder UNSYNCED_FOLDER what stood there before each write since the file's last
// fsync or fdatasync. At SIGUSR2 the power is cut: what was not synced is taken back, and the
// program ends at once, without a chance to do anything else.
//
// With UNSYNCED_LIES=1 nothing ever counts as synced, as on a disk that only says so: a test that
// passes even then would prove nothing.
//
// That a file was made or deleted is kept as it happened. Shared memory of SQLite (-shm) is passed
// over: it is made anew at every start.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct Before {
    char* path;
    off_t size;    // Of the file.
    off_t offset;  // Where something was written over.
    size_t length;
    char* bytes;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct Before* befores;
static size_t count, room;
static sem_t cut;

#define REAL(name) ((__typeof__(name)*)dlsym(RTLD_NEXT, #name))

static ssize_t read_old(int fd, char* bytes, size_t length, off_t offset) {
    // The program's descriptor may be for writing alone.
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    const int again = open(link, O_RDONLY | O_CLOEXEC);
    if (again < 0) return 0;
    const ssize_t got = pread(again, bytes, length, offset);
    close(again);
    return got < 0 ? 0 : got;
}

// Whether the file of this descriptor is one that loses things; then its path.
static int is_ours(int fd, char* path) {
    const char* folder = getenv("UNSYNCED_FOLDER");
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    const ssize_t length = readlink(link, path, PATH_MAX - 1);
    if (!folder || length < 0) return 0;
    path[length] = '\0';
    const size_t end = (size_t)length;
    if (end > 4 && strcmp(path + end - 4, "-shm") == 0) return 0;
    return strncmp(path, folder, strlen(folder)) == 0;
}

static void remember(int fd, off_t offset, size_t length) {
    char path[PATH_MAX];
    struct stat file;
    if (!is_ours(fd, path) || fstat(fd, &file) != 0) return;
    if (count == room) {
        room = room ? 2 * room : 64;
        befores = realloc(befores, room * sizeof *befores);
    }
    struct Before* before = &befores[count++];
    *before = (struct Before){strdup(path), file.st_size, offset, length, malloc(length + 1)};
    before->length = (size_t)read_old(fd, before->bytes, length, offset);
}

static void synced(int fd) {
    const char* lies = getenv("UNSYNCED_LIES");
    char path[PATH_MAX];
    if ((lies && *lies == '1') || !is_ours(fd, path)) return;
    size_t kept = 0;
    for (size_t i = 0; i < count; ++i) {
        if (strcmp(befores[i].path, path) != 0) {
            befores[kept++] = befores[i];
            continue;
        }
        free(befores[i].path);
        free(befores[i].bytes);
    }
    count = kept;
}

ssize_t pwrite64(int fd, const void* bytes, size_t length, off_t offset) {
    pthread_mutex_lock(&mutex);
    remember(fd, offset, length);
    const ssize_t written = REAL(pwrite64)(fd, bytes, length, offset);
    pthread_mutex_unlock(&mutex);
    return written;
}

ssize_t pwrite(int fd, const void* bytes, size_t length, off_t offset) {
    return pwrite64(fd, bytes, length, offset);
}

ssize_t write(int fd, const void* bytes, size_t length) {
    char path[PATH_MAX];
    if (!is_ours(fd, path)) return REAL(write)(fd, bytes, length);
    pthread_mutex_lock(&mutex);
    remember(fd, lseek(fd, 0, SEEK_CUR), length);
    const ssize_t written = REAL(write)(fd, bytes, length);
    pthread_mutex_unlock(&mutex);
    return written;
}

int ftruncate64(int fd, off_t size) {
    struct stat file;
    pthread_mutex_lock(&mutex);
    if (fstat(fd, &file) == 0)
        remember(fd, size, file.st_size > size ? (size_t)(file.st_size - size) : 0);
    const int result = REAL(ftruncate64)(fd, size);
    pthread_mutex_unlock(&mutex);
    return result;
}

int ftruncate(int fd, off_t size) {
    return ftruncate64(fd, size);
}

int fdatasync(int fd) {
    pthread_mutex_lock(&mutex);
    synced(fd);
    pthread_mutex_unlock(&mutex);
    return 0;
}

int fsync(int fd) {
    return fdatasync(fd);
}

static void ask_for_cut(int signal) {
    (void)signal;
    sem_post(&cut);
}

static void* wait_for_cut(void* nothing) {
    while (sem_wait(&cut) != 0) continue;
    pthread_mutex_lock(&mutex);  // For ever: nobody writes any more.
    for (size_t i = count; i-- > 0;) {
        const struct Before* before = &befores[i];
        const int fd = open(before->path, O_WRONLY | O_CLOEXEC);
        if (fd < 0) continue;
        if (before->length > 0) REAL(pwrite64)(fd, before->bytes, before->length, before->offset);
        REAL(ftruncate64)(fd, before->size);
        close(fd);
    }
    _exit(99);
    return nothing;
}

__attribute__((constructor)) static void begin(void) {
    if (!getenv("UNSYNCED_FOLDER")) return;
    pthread_t thread;
    sigset_t all, old;
    sem_init(&cut, 0, 0);
    struct sigaction action = {.sa_handler = ask_for_cut};
    sigaction(SIGUSR2, &action, NULL);
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &old);
    pthread_create(&thread, NULL, wait_for_cut, NULL);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
}
