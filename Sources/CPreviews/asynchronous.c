#define _GNU_SOURCE
#include "asynchronous.h"
#include <dlfcn.h>
#include <poll.h>
#include <stddef.h>
#include <unistd.h>

// The hooks are those of Swift's concurrency library, from ConcurrencyHooks.def of its runtime.

#define SWIFT __attribute__((swiftcall))

struct executor {
    void *identity, *implementation;
};

typedef SWIFT void (*enqueue_original)(void *job);
typedef SWIFT void (*enqueue_hook)(void *job, enqueue_original original);
typedef void (*delayed_handler)(double seconds, void (*run)(void *), void *context);

SWIFT void swift_job_run(void *job, struct executor executor) __attribute__((weak));

static framewright_work_handler handler;

static void run_job(void *job) { swift_job_run(job, (struct executor){NULL, NULL}); }

static SWIFT void enqueue(void *job, enqueue_original original) {
    (void)original;
    handler(0, run_job, job);
}

void framewright_take_work(framewright_work_handler receiver) {
    void (*on_delayed)(delayed_handler) = (void (*)(delayed_handler))dlsym(RTLD_DEFAULT, "framewright_on_delayed");
    enqueue_hook *hook = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
    if (!on_delayed || !hook || !swift_job_run) return;
    handler = receiver;
    *hook = enqueue;
    on_delayed(receiver);
}

/// The longest that blocks on other queues are waited for, in milliseconds.
static const int longest_wait = 2000;
/// The number of blocks that did not end in that time, and are not waited for again.
static int stuck;

static bool wait_for_queues(int file) {
    int (*running)(void) = (int (*)(void))dlsym(RTLD_DEFAULT, "framewright_running_blocks");
    struct pollfd main_queue = {file, POLLIN, 0};
    if (running && running() < stuck) stuck = running();
    for (int waited = 0; running && running() > stuck; waited++) {
        if (poll(&main_queue, 1, 1) > 0) return true;
        if (waited == longest_wait) stuck = running();
    }
    return poll(&main_queue, 1, 0) > 0;
}

/// Runs what waits for a pass of Foundation's main run loop.
static void run_main_loop(void) {
    static void (*run)(void);
    if (!run) run = (void (*)(void))dlsym(RTLD_DEFAULT, "framewright_run_main_loop");
    if (run) run();
}

/// Waits until libdispatch has started the timers that code has asked for. Returns false if there was nothing to do.
static bool await_timers(void) {
    static bool (*await)(void);
    if (!await) await = (bool (*)(void))dlsym(RTLD_DEFAULT, "framewright_await_manager");
    return await && await();
}

bool framewright_drain_main_queue(void) {
    static int (*handle)(void);
    static void (*drain)(void *);
    if (!handle) {
        handle = (int (*)(void))dlsym(RTLD_DEFAULT, "_dispatch_get_main_queue_handle_4CF");
        drain = (void (*)(void *))dlsym(RTLD_DEFAULT, "_dispatch_main_queue_callback_4CF");
    }
    if (!handle || !drain) return false;
    int file = handle();
    if (!wait_for_queues(file)) {
        run_main_loop();
        return await_timers();
    }
    uint64_t signal;
    if (read(file, &signal, sizeof signal) < 0) return false;
    drain(NULL);
    return true;
}

void framewright_set_process_time(int64_t nanoseconds) {
    void (*set)(int64_t) = (void (*)(int64_t))dlsym(RTLD_DEFAULT, "framewright_set_time");
    if (set) set(nanoseconds);
}
