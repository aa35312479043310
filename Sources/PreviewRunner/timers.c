// Timers of Foundation and of dispatch sources, which wait for the kernel's clock by file descriptors. Here they wait for
// the screen's virtual time. Replaces a function of the system for all libraries that are loaded later.
#define _GNU_SOURCE
#include "fixed.h"
#include <dlfcn.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/timerfd.h>
#include <time.h>

enum { most_files = 1024, longest_wait = 100 };

/// The number of times that each descriptor was set, by which expired settings are recognised.
static _Atomic unsigned settings[most_files];
/// The clock of each descriptor.
static clockid_t clocks[most_files];

/// A setting of a timer.
struct alarm {
    int file;
    unsigned setting;
    bool is_of_run_loop;
};

static int set(int file, int flags, const struct itimerspec *value, struct itimerspec *old) {
    static int (*system)(int, int, const struct itimerspec *, struct itimerspec *);
    if (!system) {
        system = (int (*)(int, int, const struct itimerspec *, struct itimerspec *))dlsym(RTLD_NEXT, "timerfd_settime");
    }
    return system(file, flags, value, old);
}

int timerfd_create(int clock, int flags) {
    static int (*system)(int, int);
    if (!system) system = (int (*)(int, int))dlsym(RTLD_NEXT, "timerfd_create");
    int file = system(clock, flags);
    if (file >= 0 && file < most_files) clocks[file] = clock;
    return file;
}

void framewright_run_main_loop(void) {
    static int (*run)(const void *, double, unsigned char);
    static const void **mode;
    if (!run) {
        run = (int (*)(const void *, double, unsigned char))dlsym(RTLD_DEFAULT, "CFRunLoopRunInMode");
        mode = dlsym(RTLD_DEFAULT, "kCFRunLoopDefaultMode");
    }
    if (run && mode) run(*mode, 0, 0);
}

/// Lets the kernel's timer expire at once, and waits until its owner has seen it. The clock is a little ahead meanwhile,
/// because Foundation's dates are rounded to a tenth of a microsecond.
static void ring(void *context) {
    struct alarm alarm = *(struct alarm *)context;
    free(context);
    if (atomic_load(&settings[alarm.file]) != alarm.setting) return;
    struct itimerspec soon = {{0, 0}, {0, 1}};
    framewright_set_ahead(2000);
    set(alarm.file, 0, &soon, NULL);
    struct pollfd timer = {alarm.file, POLLIN, 0};
    if (alarm.is_of_run_loop) {
        poll(&timer, 1, longest_wait);
        framewright_run_main_loop();
    } else {
        for (int waited = 0; waited < longest_wait; waited++) {
            if (atomic_load(&settings[alarm.file]) != alarm.setting) break;
            poll(NULL, 0, 1);
        }
    }
    framewright_set_ahead(0);
}

/// Whether code at an address belongs to a library.
static bool is_in(const char *library, void *address) {
    Dl_info info;
    return dladdr(address, &info) && info.dli_fname && strstr(info.dli_fname, library);
}

int timerfd_settime(int file, int flags, const struct itimerspec *value, struct itimerspec *old) {
    void *caller = __builtin_return_address(0);
    bool is_of_run_loop = is_in("libFoundation.so", caller);
    if (file < 0 || file >= most_files || !framewright_has_delayed() || !(flags & TFD_TIMER_ABSTIME)
        || !(is_of_run_loop || is_in("libdispatch.so", caller))) {
        return set(file, flags, value, old);
    }
    unsigned setting = atomic_fetch_add(&settings[file], 1) + 1;
    struct itimerspec never = {{0, 0}, {0, 0}};
    int result = set(file, 0, &never, old);
    if (result || (!value->it_value.tv_sec && !value->it_value.tv_nsec)) return result;
    struct timespec now;
    clock_gettime(clocks[file], &now);
    double delay = (double)(value->it_value.tv_sec - now.tv_sec) + (value->it_value.tv_nsec - now.tv_nsec) / 1e9;
    struct alarm *alarm = malloc(sizeof *alarm);
    if (!alarm) return set(file, flags, value, old);
    *alarm = (struct alarm){file, setting, is_of_run_loop};
    // Rounded down to a microsecond, so that an alarm at a whole second does not miss the frame of that second.
    double whole = (double)(int64_t)(delay * 1e6) / 1e6;
    framewright_delay(whole, ring, alarm);
    return 0;
}
