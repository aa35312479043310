// Timers of Foundation and of dispatch sources, which wait for the kernel's clock by file descriptors. Here they wait
// for the screen's virtual time. Replaces a function of the system for all libraries that are loaded later.
#define _GNU_SOURCE
#include "fixed.h"
#include "original.h"
#include <dlfcn.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/timerfd.h>
#include <time.h>

/// The number of descriptors, and the limit of a wait in milliseconds.
enum { maximum_files = 1024, maximum_wait = 100 };

/// The limit of a delay in seconds, about 30 years.
static const double maximum_delay = 1e9;
/// The number of times that each descriptor was created or set, by which expired settings are recognised.
static _Atomic unsigned settings[maximum_files];
/// The clock of each descriptor.
static _Atomic clockid_t clocks[maximum_files];

/// A setting of a timer.
struct timer_setting {
    int file;
    unsigned setting;
    bool is_of_run_loop;
};

static int set(int file, int flags, const struct itimerspec *value, struct itimerspec *old) {
    static _Atomic(void *) known;
    int (*system)(int, int, const struct itimerspec *, struct itimerspec *) = original(&known, "timerfd_settime");
    return system(file, flags, value, old);
}

int timerfd_create(int clock, int flags) {
    static _Atomic(void *) known;
    int (*system)(int, int) = original(&known, "timerfd_create");
    int file = system(clock, flags);
    if (file >= 0 && file < maximum_files) {
        // The settings of an earlier timer with the same descriptor have expired.
        atomic_fetch_add(&settings[file], 1);
        atomic_store(&clocks[file], clock);
    }
    return file;
}

void framewright_run_main_loop(void) {
    // Looked up each time until Foundation is loaded.
    int (*run)(const void *, double, unsigned char) = dlsym(RTLD_DEFAULT, "CFRunLoopRunInMode");
    const void **mode = dlsym(RTLD_DEFAULT, "kCFRunLoopDefaultMode");
    if (run && mode) run(*mode, 0, 0);
}

/// Lets the kernel's timer expire at once, and waits until its owner has seen it. The clock is a little ahead
/// meanwhile, because Foundation's dates are rounded to a tenth of a microsecond.
static void fire(void *context) {
    struct timer_setting timer = *(struct timer_setting *)context;
    free(context);
    if (atomic_load(&settings[timer.file]) != timer.setting) return;
    struct itimerspec soon = {{0, 0}, {0, 1}};
    unsigned wakes = framewright_manager_wakes();
    framewright_set_ahead(2000);
    if (set(timer.file, 0, &soon, NULL)) return framewright_set_ahead(0);
    struct pollfd ready = {timer.file, POLLIN, 0};
    if (timer.is_of_run_loop) {
        poll(&ready, 1, maximum_wait);
        framewright_run_main_loop();
    } else {
        for (int waited = 0; framewright_manager_wakes() == wakes && waited < maximum_wait; waited++) poll(NULL, 0, 1);
        framewright_await_manager();
    }
    framewright_set_ahead(0);
}

/// Returns the seconds until a time, at most `maximum_delay`, rounded down to a microsecond, so that a timer at a whole
/// second does not miss the frame of that second.
static double delay_until(const struct timespec *time, clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    double delay = (double)time->tv_sec - (double)now.tv_sec + (double)(time->tv_nsec - now.tv_nsec) / 1e9;
    if (delay > maximum_delay) delay = maximum_delay;
    if (delay < -maximum_delay) delay = -maximum_delay;
    return (double)(int64_t)(delay * 1e6) / 1e6;
}

int timerfd_settime(int file, int flags, const struct itimerspec *value, struct itimerspec *old) {
    void *caller = __builtin_return_address(0);
    bool is_of_run_loop = is_in("libFoundation.so", caller);
    if (file < 0 || file >= maximum_files || !framewright_has_delayed() || !(flags & TFD_TIMER_ABSTIME)
        || !(is_of_run_loop || is_in("libdispatch.so", caller))) {
        return set(file, flags, value, old);
    }
    unsigned setting = atomic_fetch_add(&settings[file], 1) + 1;
    struct itimerspec never = {{0, 0}, {0, 0}};
    int result = set(file, 0, &never, old);
    if (result || (!value->it_value.tv_sec && !value->it_value.tv_nsec)) return result;
    struct timer_setting *timer = malloc(sizeof *timer);
    if (!timer) return set(file, flags, value, old);
    *timer = (struct timer_setting){file, setting, is_of_run_loop};
    framewright_delay(delay_until(&value->it_value, atomic_load(&clocks[file])), fire, timer);
    return 0;
}
