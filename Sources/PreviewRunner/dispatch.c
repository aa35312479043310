// Blocks that are dispatched for later, and the number of those that other threads run. Replaces functions of
// libdispatch for all libraries that are loaded later.
#define _GNU_SOURCE
#include "fixed.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef void (*function)(void *);

/// The start of a block of Apple's extension of C.
struct block {
    void *isa;
    int flags, reserved;
    void (*invoke)(void *);
};

/// A block on another queue than the main one.
struct call {
    function run;
    void *context;
};

/// Takes work that is to run `seconds` later on the main thread. NULL before the kit is set up.
static void (*later)(double seconds, function run, void *context);
static _Atomic int running;
static const double second = 1e9;

/// Sets the receiver of delayed work.
void framewright_on_delayed(void (*handler)(double, function, void *)) { later = handler; }

bool framewright_has_delayed(void) { return later != NULL; }

void framewright_delay(double seconds, void (*run)(void *), void *context) { later(seconds, run, context); }

/// The number of blocks that other threads have not finished.
int framewright_running_blocks(void) { return atomic_load(&running); }

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

static void *copied(void *block) {
    static void *(*copy)(const void *);
    if (!copy) copy = (void *(*)(const void *))dlsym(RTLD_DEFAULT, "_Block_copy");
    return copy(block);
}

static void run_block(void *context) {
    static void (*release)(const void *);
    if (!release) release = (void (*)(const void *))dlsym(RTLD_DEFAULT, "_Block_release");
    ((struct block *)context)->invoke(context);
    release(context);
}

/// Returns the seconds until a time of libdispatch, whose two highest bits name its clock.
static double delay(uint64_t when) {
    struct timespec time;
    int clock = when >> 62;
    clock_gettime(clock == 3 ? CLOCK_REALTIME : CLOCK_MONOTONIC, &time);
    double now = time.tv_sec + time.tv_nsec / second;
    if (clock == 3) return (double)-(int64_t)when / second - now;
    return (double)(when & ~(1ull << 63)) / second - now;
}

void dispatch_after_f(uint64_t when, void *queue, void *context, function run) {
    if (later) return later(delay(when), run, context);
    static void (*system)(uint64_t, void *, void *, function);
    if (!system) system = (void (*)(uint64_t, void *, void *, function))next("dispatch_after_f");
    system(when, queue, context, run);
}

void dispatch_after(uint64_t when, void *queue, void *block) {
    dispatch_after_f(when, queue, copied(block), run_block);
}

static void run_counted(void *context) {
    struct call call = *(struct call *)context;
    free(context);
    call.run(call.context);
    atomic_fetch_sub(&running, 1);
}

/// Whether code at an address belongs to Swift's concurrency library.
static bool is_in_concurrency(void *address) {
    static void *concurrency;
    Dl_info info;
    if (!dladdr(address, &info)) return false;
    if (!concurrency && info.dli_fname && strstr(info.dli_fname, "libswift_Concurrency.so")) concurrency = info.dli_fbase;
    return info.dli_fbase == concurrency;
}

/// Jobs of Swift's global executor run on the main thread too, in the order in which they were added.
void dispatch_async_f(void *queue, void *context, function run) {
    static void *main_queue;
    static void (*system)(void *, void *, function);
    if (!system) {
        main_queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
        system = (void (*)(void *, void *, function))next("dispatch_async_f");
    }
    if (queue != main_queue && later && is_in_concurrency(__builtin_return_address(0))) return later(0, run, context);
    system(queue, context, run);
}

void dispatch_async(void *queue, void *block) {
    static void *main_queue;
    static void (*system)(void *, void *);
    static void (*system_function)(void *, void *, function);
    if (!system) {
        main_queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
        system_function = (void (*)(void *, void *, function))next("dispatch_async_f");
        system = (void (*)(void *, void *))next("dispatch_async");
    }
    struct call *call = queue == main_queue ? NULL : malloc(sizeof(struct call));
    if (!call) return system(queue, block);
    *call = (struct call){run_block, copied(block)};
    atomic_fetch_add(&running, 1);
    system_function(queue, call, run_counted);
}
