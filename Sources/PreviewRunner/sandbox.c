// A process without network, with a read-only file system but for one folder, and with a process table of its own.
#define _GNU_SOURCE
#include "sandbox.h"
#include "scratch.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <linux/mount.h>
#include <linux/securebits.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/// The exit code if the system does not allow a sandbox.
static const int refused = 71;
/// Folders with sockets of services, which a read-only file system does not protect.
static const char *const hidden[] = {"/run", "/var/run"};

static int fail(const char *step) {
    fprintf(stderr, "error: %s: %s\n", step, strerror(errno));
    return -1;
}

static bool write_file(const char *path, const char *text) {
    int file = open(path, O_WRONLY | O_CLOEXEC);
    if (file < 0) return false;
    bool written = write(file, text, strlen(text)) == (ssize_t)strlen(text);
    close(file);
    return written;
}

/// Enters namespaces of its own. A user namespace is needed without the rights of root, and gives no more rights.
static int enter_namespaces(void) {
    uid_t user = geteuid();
    gid_t group = getegid();
    int kinds = CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC;
    if (unshare(CLONE_NEWUSER | kinds)) return user == 0 ? unshare(kinds) : -1;
    char map[64];
    snprintf(map, sizeof map, "%u %u 1\n", user, user);
    if (!write_file("/proc/self/setgroups", "deny") && errno != ENOENT) return -1;
    if (!write_file("/proc/self/uid_map", map)) return -1;
    snprintf(map, sizeof map, "%u %u 1\n", group, group);
    return write_file("/proc/self/gid_map", map) ? 0 : -1;
}

static int set_read_only(const char *path, bool is_read_only, unsigned int flags) {
    struct mount_attr change = {0};
    if (is_read_only) {
        change.attr_set = MOUNT_ATTR_RDONLY;
    } else {
        change.attr_clr = MOUNT_ATTR_RDONLY;
    }
    return (int)syscall(SYS_mount_setattr, AT_FDCWD, path, flags, &change, sizeof change);
}

/// Makes all files read-only but for those of a folder, and hides the sockets of services.
///
/// The folder is an empty one in memory if `megabytes` is not 0.
static int protect_files(const char *folder, unsigned long megabytes) {
    if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL)) return fail("mounts cannot be made private");
    if (megabytes ? mount_scratch(folder, megabytes) : mount(folder, folder, NULL, MS_BIND, NULL)) return fail(folder);
    for (size_t index = 0; index < sizeof hidden / sizeof *hidden; index++) {
        struct stat place;
        if (lstat(hidden[index], &place) || !S_ISDIR(place.st_mode)) continue;
        if (mount("none", hidden[index], "tmpfs", MS_NOSUID | MS_NODEV, "size=64k")) return fail(hidden[index]);
    }
    if (set_read_only("/", true, AT_RECURSIVE)) return fail("files cannot be made read-only (needs Linux 5.12)");
    if (set_read_only(folder, false, 0)) return fail(folder);
    return 0;
}

/// Gives up the rights that changing mounts again needs, for this program and those that it starts.
static int drop_rights(void) {
    for (int capability = 0; capability <= CAP_LAST_CAP; capability++) prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
    prctl(PR_SET_SECUREBITS, SECBIT_NOROOT | SECBIT_NOROOT_LOCKED | SECBIT_NO_SETUID_FIXUP, 0, 0, 0);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return -1;
    struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
    struct __user_cap_data_struct none[2] = {0};
    return (int)syscall(SYS_capset, &header, none);
}

/// Waits for a process. Returns -1 if it is none of this one's.
static int status_of(pid_t process) {
    int status = 0;
    while (waitpid(process, &status, 0) < 0) {
        if (errno != EINTR) return -1;
    }
    return status;
}

/// Runs a program as the child of the namespace's first process, which ends all others when the program ends. The
/// status of the program is written to `result`.
static void run_first_process(char **program, int result) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    // Shows the processes of the namespace only. A container may not allow it; the old table shows others, no more.
    mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC | MS_RDONLY, NULL);
    pid_t child = drop_rights() ? -1 : fork();
    if (child < 0) {
        fail("a process cannot be started in the sandbox");
        _exit(refused);
    }
    if (child == 0) {
        execvp(program[0], program);
        fail(program[0]);
        _exit(127);
    }
    int status = status_of(child);
    if (write(result, &status, sizeof status) != sizeof status) _exit(refused);
    _exit(0);
}

int end_like(int status) {
    if (!WIFSIGNALED(status)) return WEXITSTATUS(status);
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    signal(WTERMSIG(status), SIG_DFL);
    raise(WTERMSIG(status));
    return 128 + WTERMSIG(status);
}

/// Starts a program in the sandbox, and waits until all of its processes have ended. Returns false if that failed.
static bool run(char **program, int *status, int *code) {
    int result[2];
    pid_t first = pipe2(result, O_CLOEXEC) ? -1 : fork();
    if (first < 0) {
        fail("a process cannot be started");
        *code = refused;
        return false;
    }
    if (first == 0) run_first_process(program, result[1]);
    close(result[1]);
    ssize_t count = read(result[0], status, sizeof *status);
    int end = status_of(first);
    *code = WIFEXITED(end) && WEXITSTATUS(end) ? WEXITSTATUS(end) : refused;
    return count == sizeof *status;
}

int run_in_sandbox(const char *folder, unsigned long megabytes, char **program) {
    // Opened before the folder of that name is another one.
    int output = megabytes ? open_output(folder) : -1;
    if (megabytes && output < 0) {
        fail(folder);
        return refused;
    }
    if (enter_namespaces()) {
        fail("namespaces are not allowed here");
        return refused;
    }
    int status = 0, code = 0;
    if (protect_files(folder, megabytes)) return refused;
    if (!run(program, &status, &code)) return code;
    if (megabytes) keep_output(folder, output);
    return end_like(status);
}
