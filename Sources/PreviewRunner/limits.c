// The limits of a process that draws previews.
#define _GNU_SOURCE
#include "limits.h"
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <malloc.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

/// The limit of a file that is written, in bytes.
static const rlim_t largest_file = 256 << 20;
/// The address space that threads and allocators reserve without using it, in bytes.
static const rlim_t reserved = 1 << 30;

#if defined(__x86_64__)
static const unsigned architecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
static const unsigned architecture = AUDIT_ARCH_AARCH64;
#else
static const unsigned architecture = 0;
#endif

/// The process is warned at the limit by a signal that says which one it was, and killed one unit later.
static int limit(int resource, unsigned long long value, unsigned long long unit) {
    if (value == 0) return 0;
    struct rlimit limit = {value * unit, (value + 1) * unit};
    return setrlimit(resource, &limit);
}

int set_limits(unsigned long long memory, unsigned long long seconds) {
    // Every further arena of the allocator reserves 64 MB of addresses.
    mallopt(M_ARENA_MAX, 4);
    struct rlimit none = {0, 0}, files = {largest_file, largest_file};
    return setrlimit(RLIMIT_FSIZE, &files) || limit(RLIMIT_DATA, memory, 1 << 20) || limit(RLIMIT_CPU, seconds, 1)
        || setrlimit(RLIMIT_CORE, &none);
}

void limit_processor_time(unsigned long long seconds) {
    if (seconds == 0) return;
    struct rlimit limit = {seconds, seconds + 5}, none = {0, 0};
    setrlimit(RLIMIT_CPU, &limit);
    setrlimit(RLIMIT_CORE, &none);
}

void limit_addresses(unsigned long long memory) {
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (!file) return;
    int found = fscanf(file, "%lu", &pages);
    fclose(file);
    if (found != 1 || memory == 0) return;
    rlim_t most = (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE) + (memory << 20) + reserved;
    struct rlimit limit = {most, most};
    setrlimit(RLIMIT_AS, &limit);
}

/// The calls that fail whatever their arguments are.
static const int forbidden[] = {
    // processes
#ifdef SYS_fork
    SYS_fork, SYS_vfork,
#endif
    SYS_execve, SYS_execveat, SYS_tkill, SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_pidfd_open,
    SYS_pidfd_send_signal,
    // namespaces and mounts
    SYS_unshare, SYS_setns, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot,
    // memory beside that of the process
    SYS_memfd_create, SYS_shmget, SYS_msgget, SYS_mq_open,
    // parts of the kernel that no preview needs
    SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_io_uring_setup, SYS_keyctl, SYS_add_key, SYS_request_key,
};

/// The calls that may send signals to this process only.
static const int signals[] = {SYS_kill, SYS_tgkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo};

/// A filter that is being written.
struct program {
    struct sock_filter steps[256];
    unsigned short count;
};

static void add(struct program *program, struct sock_filter step) { program->steps[program->count++] = step; }

static void load(struct program *program, size_t offset) {
    add(program, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (unsigned)offset));
}

static void give(struct program *program, unsigned result) {
    add(program, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, result));
}

/// If the loaded word passes the test, the next step is run, otherwise the one behind it.
static void test(struct program *program, unsigned short condition, unsigned value) {
    add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_K | condition, value, 0, 1));
}

/// Lets a call succeed or fail by its first argument.
static void decide(struct program *program, int call, unsigned short condition, unsigned value, unsigned results[2]) {
    add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_K | BPF_JEQ, (unsigned)call, 0, 4));
    load(program, offsetof(struct seccomp_data, args[0]));
    test(program, condition, value);
    give(program, results[0]);
    give(program, results[1]);
}

void forbid_calls(void) {
    if (!architecture) return;
    unsigned allow = SECCOMP_RET_ALLOW, fail = SECCOMP_RET_ERRNO | EPERM, missing = SECCOMP_RET_ERRNO | ENOSYS;
    unsigned if_so[2] = {allow, fail}, unless[2] = {fail, allow};
    struct program program = {.count = 0};
    load(&program, offsetof(struct seccomp_data, arch));
    add(&program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_K | BPF_JEQ, architecture, 1, 0));
    give(&program, missing);
    load(&program, offsetof(struct seccomp_data, nr));
    // the numbers of another interface of the same processor
    test(&program, BPF_JGE, 0x40000000);
    give(&program, missing);
    for (size_t index = 0; index < sizeof forbidden / sizeof *forbidden; index++) {
        test(&program, BPF_JEQ, (unsigned)forbidden[index]);
        give(&program, fail);
    }
    // The C library then starts threads by the older call, whose flags can be seen here.
    test(&program, BPF_JEQ, SYS_clone3);
    give(&program, missing);
    decide(&program, SYS_clone, BPF_JSET, CLONE_THREAD, if_so);
    for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) {
        decide(&program, signals[index], BPF_JEQ, (unsigned)getpid(), if_so);
    }
    decide(&program, SYS_socket, BPF_JEQ, AF_UNIX, unless);
    // The signal by which this process ends with the one that watches it.
    decide(&program, SYS_prctl, BPF_JEQ, PR_SET_PDEATHSIG, unless);
    give(&program, allow);
    struct sock_fprog filter = {program.count, program.steps};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter);
}
