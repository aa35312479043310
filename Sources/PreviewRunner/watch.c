// Watches the process that draws previews from another one.
#define _GNU_SOURCE
#include "watch.h"
#include "original.h"
#include "sandbox.h"
#include <dirent.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/// The time for waiting beside the processor time, in seconds.
static const double spare = 0.5;
/// The limit of wall time in seconds, for a process that gets hardly any processor time.
static const double longest = 60;
/// The time between two looks at a process, in nanoseconds.
static const long interval = 50000000;

/// Whether the child has loaded its libraries; in memory that both processes share.
static _Atomic bool *is_started;

void start_counting(void) { atomic_store(is_started, true); }

static double seconds_now(void) {
    static _Atomic(void *) known;
    int (*system)(clockid_t, struct timespec *) = original(&known, "clock_gettime");
    struct timespec time;
    system(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/// Whether the folder of processes shows those of this namespace. A container may not allow that.
static bool has_process_folder(void) {
    char number[32];
    ssize_t count = readlink("/proc/self", number, sizeof number - 1);
    if (count <= 0) return false;
    number[count] = 0;
    return atoi(number) == getpid();
}

/// Returns the longest time in seconds for which a thread of a process was ready to run and had no processor; 0 if it
/// is unknown.
static double delay(pid_t process) {
    if (!has_process_folder()) return 0;
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/task", process);
    DIR *folder = opendir(path);
    unsigned long long longest = 0;
    struct dirent *entry;
    while (folder && (entry = readdir(folder))) {
        unsigned long long run = 0, waited = 0;
        snprintf(path, sizeof path, "/proc/%d/task/%.16s/schedstat", process, entry->d_name);
        FILE *file = entry->d_name[0] == '.' ? NULL : fopen(path, "r");
        if (!file) continue;
        if (fscanf(file, "%llu %llu", &run, &waited) == 2 && waited > longest) longest = waited;
        fclose(file);
    }
    if (folder) closedir(folder);
    return (double)longest / 1e9;
}

/// Waits until the child has ended or stopped, at most for a moment. Returns 0 if it runs.
static pid_t state(pid_t child, int *status, struct rusage *usage) {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGCHLD);
    struct timespec time = {0, interval};
    pid_t ended = wait4(child, status, WNOHANG | WUNTRACED, usage);
    if (ended) return ended;
    sigtimedwait(&signals, NULL, &time);
    return wait4(child, status, WNOHANG | WUNTRACED, usage);
}

static double processor_time(const struct rusage *usage) {
    return (double)(usage->ru_utime.tv_sec + usage->ru_stime.tv_sec)
        + (double)(usage->ru_utime.tv_usec + usage->ru_stime.tv_usec) / 1e6;
}

/// Ends a process that took too long.
static int end(pid_t child, double seconds) {
    struct rusage usage;
    kill(child, SIGKILL);
    return wait4(child, NULL, 0, &usage) == child && processor_time(&usage) > seconds * 0.8 ? took_processor_time : took_time;
}

static int end_stopped(pid_t child) {
    end(child, 0);
    return was_stopped;
}

static int observe(pid_t child, double seconds) {
    double begun = seconds_now(), started = 0, delay_before = 0;
    while (true) {
        int status = 0;
        struct rusage usage;
        pid_t found = state(child, &status, &usage);
        double now = seconds_now();
        if (found && WIFSTOPPED(status)) return end_stopped(child);
        if (found) {
            int signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
            bool is_over = signal == SIGXCPU || (signal == SIGKILL && processor_time(&usage) > seconds * 0.8);
            if (is_over && seconds > 0) return took_processor_time;
            return WIFEXITED(status) && WEXITSTATUS(status) >= took_processor_time ? 1 : end_like(status);
        }
        if (seconds <= 0) continue;
        if (now - begun > longest + seconds * 2) return end(child, seconds);
        if (!started && atomic_load(is_started)) {
            started = now;
            delay_before = delay(child);
        }
        // The delays are read only when they matter.
        if (!started || now - started < seconds + spare) continue;
        if (now - started - (delay(child) - delay_before) >= seconds + spare) return end(child, seconds);
    }
}

int watch(int (*work)(int count, char **arguments), int count, char **arguments, double seconds) {
    is_started = mmap(NULL, sizeof *is_started, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    sigset_t signals, before;
    sigemptyset(&signals);
    sigaddset(&signals, SIGCHLD);
    sigprocmask(SIG_BLOCK, &signals, &before);
    pid_t watcher = getpid();
    pid_t child = is_started == MAP_FAILED ? -1 : fork();
    if (child < 0) {
        perror("error: a process cannot be started");
        return 70;
    }
    if (child > 0) return observe(child, seconds);
    sigprocmask(SIG_SETMASK, &before, NULL);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != watcher) return 70;
    return work(count, arguments);
}
