// The clock, the random source and the delays of a preview's process. The functions replace those of the system for all
// libraries that are loaded later, so that two runs draw the same pixels.
#define _GNU_SOURCE
#include "fixed.h"
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/personality.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

/// 2026-01-01T09:41:00Z in seconds since 1970.
static const int64_t start = 1767260460;
/// The seconds since the machine was started.
static const int64_t uptime = 1000;
static const int64_t second = 1000000000;

/// The virtual time in nanoseconds: that of the screen, that of the sleeps of the main thread, and the advance of the
/// clock while a timer fires.
static _Atomic int64_t screen_time, slept_time, ahead;

static int64_t now(void) { return atomic_load(&screen_time) + atomic_load(&slept_time) + atomic_load(&ahead); }

void framewright_set_ahead(int64_t nanoseconds) { atomic_store(&ahead, nanoseconds); }

/// Sets the screen's time.
void framewright_set_time(int64_t nanoseconds) { atomic_store(&screen_time, nanoseconds); }

/// Swift's library, which this program may be linked with, reads its settings before `main`.
void fix_environment(char **arguments) {
    const char *hashing = "SWIFT_DETERMINISTIC_HASHING";
    if (getenv(hashing)) return;
    setenv(hashing, "1", 1);
    setenv("TZ", "UTC", 1);
    // A crash is reported in one line; a backtrace takes seconds.
    setenv("SWIFT_BACKTRACE", "enable=no", 1);
    // The order of sets of objects follows their addresses.
    personality(ADDR_NO_RANDOMIZE);
    execv("/proc/self/exe", arguments);
}

static void *original(const char *name) { return dlsym(RTLD_NEXT, name); }

// the clock

int clock_gettime(clockid_t clock, struct timespec *time) {
    if (clock == CLOCK_PROCESS_CPUTIME_ID || clock == CLOCK_THREAD_CPUTIME_ID) {
        static int (*system)(clockid_t, struct timespec *);
        if (!system) system = (int (*)(clockid_t, struct timespec *))original("clock_gettime");
        return system(clock, time);
    }
    int is_date = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
    int64_t moment = now();
    time->tv_sec = (is_date ? start : uptime) + moment / second;
    time->tv_nsec = moment % second;
    return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    (void)zone;
    int64_t moment = now();
    time->tv_sec = start + moment / second;
    time->tv_usec = moment % second / 1000;
    return 0;
}

time_t time(time_t *result) {
    time_t seconds = start + now() / second;
    if (result) *result = seconds;
    return seconds;
}

/// Waits of a millisecond or more take no time but the virtual one. Shorter ones, by which threads wait for each other,
/// are real.
int nanosleep(const struct timespec *request, struct timespec *remaining) {
    int64_t length = request->tv_sec * second + request->tv_nsec;
    if (length < second / 1000) {
        static int (*system)(const struct timespec *, struct timespec *);
        if (!system) system = (int (*)(const struct timespec *, struct timespec *))original("nanosleep");
        return system(request, remaining);
    }
    atomic_fetch_add(&slept_time, length);
    return 0;
}

int usleep(useconds_t microseconds) {
    struct timespec request = {microseconds / 1000000, microseconds % 1000000 * 1000};
    return nanosleep(&request, NULL);
}

unsigned int sleep(unsigned int seconds) {
    struct timespec request = {seconds, 0};
    nanosleep(&request, NULL);
    return 0;
}

// chance

/// A byte of a linear congruential generator, whose sequence is the same in every process.
static unsigned char random_byte(void) {
    static _Atomic uint64_t state = 0x5DEECE66D;
    uint64_t next = atomic_load(&state), value;
    do { value = next * 6364136223846793005u + 1442695040888963407u; }
    while (!atomic_compare_exchange_weak(&state, &next, value));
    return value >> 56;
}

static void fill(void *bytes, size_t count) {
    for (size_t index = 0; index < count; index++) ((unsigned char *)bytes)[index] = random_byte();
}

ssize_t getrandom(void *bytes, size_t count, unsigned int flags) {
    (void)flags;
    fill(bytes, count);
    return count;
}

int getentropy(void *bytes, size_t count) {
    fill(bytes, count);
    return 0;
}

uint32_t arc4random(void) {
    uint32_t value;
    fill(&value, sizeof value);
    return value;
}

void arc4random_buf(void *bytes, size_t count) { fill(bytes, count); }

uint32_t arc4random_uniform(uint32_t bound) { return bound < 2 ? 0 : (uint32_t)((uint64_t)arc4random() * bound >> 32); }

/// The standard library asks the kernel for random bytes by its number.
long syscall(long number, ...) {
    va_list list;
    va_start(list, number);
    long values[6];
    for (int index = 0; index < 6; index++) values[index] = va_arg(list, long);
    va_end(list);
    if (number == SYS_getrandom) return getrandom((void *)values[0], values[1], values[2]);
    static long (*system)(long, ...);
    if (!system) system = (long (*)(long, ...))original("syscall");
    return system(number, values[0], values[1], values[2], values[3], values[4], values[5]);
}

/// The descriptor of the system's random file; -1 if it is not open.
static _Atomic int random_file = -1;

static int open_file(const char *path, int flags, mode_t mode) {
    int file = openat(AT_FDCWD, path, flags, mode);
    if (file >= 0 && (!strcmp(path, "/dev/urandom") || !strcmp(path, "/dev/random"))) atomic_store(&random_file, file);
    return file;
}

int open(const char *path, int flags, ...) {
    va_list list;
    va_start(list, flags);
    mode_t mode = va_arg(list, unsigned int);
    va_end(list);
    return open_file(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    va_list list;
    va_start(list, flags);
    mode_t mode = va_arg(list, unsigned int);
    va_end(list);
    return open_file(path, flags, mode);
}

ssize_t read(int file, void *bytes, size_t count) {
    if (file >= 0 && file == atomic_load(&random_file)) {
        fill(bytes, count);
        return count;
    }
    static ssize_t (*system)(int, void *, size_t);
    if (!system) system = (ssize_t (*)(int, void *, size_t))original("read");
    return system(file, bytes, count);
}

int close(int file) {
    int expected = file;
    if (file >= 0) atomic_compare_exchange_strong(&random_file, &expected, -1);
    static int (*system)(int);
    if (!system) system = (int (*)(int))original("close");
    return system(file);
}
