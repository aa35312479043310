#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <signal.h>
#include <unistd.h>

// Reports a crash as a lack of memory, if little of the limited address space is left. Calls only functions that are
// safe in a signal handler (signal-safety(7)), and takes no memory.
struct framewright_exhaustion {
    unsigned long limit, page;
    const char *text;
    size_t length;
    int status;
};

// Swift emits only those variables of a header that are in functions.
static struct framewright_exhaustion *framewright_exhaustion(void) {
    static struct framewright_exhaustion state;
    return &state;
}

// The address space in use, in bytes; 0 if it cannot be read.
static unsigned long framewright_used_space(void) {
    char text[64];
    int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    ssize_t count = read(file, text, sizeof text);
    close(file);
    unsigned long pages = 0;
    for (ssize_t i = 0; i < count && text[i] >= '0' && text[i] <= '9'; i++) {
        pages = pages * 10 + (unsigned long)(text[i] - '0');
    }
    return pages * framewright_exhaustion()->page;
}

static void framewright_crashed(int number) {
    // An allocation that failed leaves its reason; it may have asked for more than the rest, which need not be little.
    int error = errno;
    unsigned long little = 32ul << 20;
    if (error == ENOMEM || framewright_used_space() + little > framewright_exhaustion()->limit) {
        (void)!write(STDERR_FILENO, framewright_exhaustion()->text, framewright_exhaustion()->length);
        _exit(framewright_exhaustion()->status);
    }
    // SA_RESETHAND has restored the default, which ends the process as the handler returns.
    raise(number);
}

// Ends the process with a text on standard error and an exit status if it crashes for lack of address space.
static void framewright_report_exhaustion(unsigned long limit, const char *text, size_t length, int status) {
    // A stack that has overflowed has no room for the handler.
    static char room[1 << 16];
    stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
    sigaltstack(&stack, 0);
    framewright_exhaustion()->limit = limit;
    framewright_exhaustion()->page = (unsigned long)sysconf(_SC_PAGESIZE);
    framewright_exhaustion()->text = text;
    framewright_exhaustion()->length = length;
    framewright_exhaustion()->status = status;
    const int numbers[] = {SIGABRT, SIGTRAP, SIGILL, SIGSEGV, SIGBUS};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        struct sigaction action = {.sa_handler = framewright_crashed, .sa_flags = (int)(SA_ONSTACK | SA_RESETHAND)};
        sigaction(numbers[i], &action, 0);
    }
}
