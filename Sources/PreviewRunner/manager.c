// The thread on which libdispatch starts and fires timers. The main thread waits for it before the screen's time goes
// on, so that no timer starts late or misses the time at which it is due. Replaces functions of libdispatch and of the
// system for all libraries that are loaded later.
#define _GNU_SOURCE
#include "fixed.h"
#include "original.h"
#include <poll.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/epoll.h>

/// The limit of a wait in milliseconds.
static const int patience = 1000;

/// Whether code has created a timer, which needs the thread.
static _Atomic bool has_timers;
/// The descriptor at which the thread waits; -1 before it has started.
static _Atomic int events_file = -1;
static _Atomic bool is_waiting;
/// The number of times that the thread was woken.
static _Atomic unsigned wakes;

void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
    static _Atomic(void *) known;
    void *(*system)(const void *, uintptr_t, uintptr_t, void *) = original(&known, "dispatch_source_create");
    if (type == dlsym(RTLD_DEFAULT, "_dispatch_source_type_timer")) atomic_store(&has_timers, true);
    return system(type, handle, mask, queue);
}

/// Events are left in the queue until the thread is marked as working, so that it never seems to wait while it has work.
int epoll_wait(int file, struct epoll_event *events, int maximum, int timeout) {
    static _Atomic(void *) known;
    int (*system)(int, struct epoll_event *, int, int) = original(&known, "epoll_wait");
    if (timeout >= 0 || !is_in("libdispatch.so", __builtin_return_address(0))) {
        return system(file, events, maximum, timeout);
    }
    atomic_store(&events_file, file);
    for (;;) {
        struct pollfd ready = {file, POLLIN, 0};
        atomic_store(&is_waiting, true);
        int result = poll(&ready, 1, -1);
        atomic_store(&is_waiting, false);
        if (result >= 0) result = system(file, events, maximum, 0);
        if (result) {
            atomic_fetch_add(&wakes, 1);
            return result;
        }
    }
}

static bool has_work(int file) {
    struct pollfd ready = {file, POLLIN, 0};
    return poll(&ready, 1, 0) > 0 || !atomic_load(&is_waiting);
}

unsigned framewright_manager_wakes(void) { return atomic_load(&wakes); }

bool framewright_await_manager(void) {
    static unsigned seen;
    static bool has_started;
    if (!atomic_load(&has_timers)) return false;
    for (int waited = 0; waited < patience; waited++) {
        int file = atomic_load(&events_file);
        // A timer that was never started needs no thread, so its start is waited for once only.
        if (file < 0 ? has_started : !has_work(file)) break;
        poll(NULL, 0, 1);
    }
    has_started = true;
    unsigned now = atomic_load(&wakes);
    bool has_worked = now != seen;
    seen = now;
    return has_worked;
}
