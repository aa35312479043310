// Draws the previews of a compiled library, in a process of its own with limits.
//
//   framewright-preview-runner KIT LIBRARY MEMORY SECONDS ARGUMENTS...
//
// KIT is the library with SwiftUI's names and the engine, LIBRARY the user's code, or several separated by colons. MEMORY is the limit in MB, SECONDS
// that of processor time; 0 is none. The rest goes to the kit's entry point.
//
//   framewright-preview-runner sandbox FOLDER PROGRAM ARGUMENTS...
//
// runs a program that can write to FOLDER only and has no network.
#include "fixed.h"
#include "sandbox.h"
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

/// The limit of a file that is written, in bytes.
static const rlim_t largest_file = 256 << 20;

/// The process is warned at the limit by a signal that says which one it was, and killed one unit later.
static int limit(int resource, const char *text, unsigned long long unit) {
    unsigned long long value = strtoull(text, NULL, 10);
    if (value == 0) return 0;
    struct rlimit limit = {value * unit, (value + 1) * unit};
    return setrlimit(resource, &limit);
}

static void *open_library(const char *path) {
    void *library = dlopen(path, RTLD_NOW | RTLD_GLOBAL);
    if (!library) fprintf(stderr, "error: %s\n", dlerror());
    return library;
}

int main(int count, char **arguments) {
    if (count > 3 && strcmp(arguments[1], "sandbox") == 0) return run_in_sandbox(arguments[2], arguments + 3);
    fix_environment(arguments);
    if (count < 6) {
        fputs("error: usage: framewright-preview-runner KIT LIBRARY MEMORY SECONDS ARGUMENTS...\n", stderr);
        return 64;
    }
    struct rlimit none = {0, 0}, files = {largest_file, largest_file};
    if (setrlimit(RLIMIT_FSIZE, &files) || limit(RLIMIT_DATA, arguments[3], 1 << 20) || limit(RLIMIT_CPU, arguments[4], 1) || setrlimit(RLIMIT_CORE, &none)) {
        perror("error: the limits cannot be set");
        return 70;
    }
    void *kit = open_library(arguments[1]);
    if (!kit) return 69;
    // A page's server is an entry point of its own.
    const char *entry = strcmp(arguments[5], "serve") == 0 ? "framewright_preview_serve" : "framewright_preview_main";
    int (*run)(int, char **) = (int (*)(int, char **))dlsym(kit, entry);
    if (!run) {
        fprintf(stderr, "error: no preview kit, in %s\n", arguments[1]);
        return 69;
    }
    char *rest = NULL;
    for (char *path = strtok_r(arguments[2], ":", &rest); path; path = strtok_r(NULL, ":", &rest)) {
        if (!open_library(path)) return 65;
    }
    return run(count - 5, arguments + 5);
}
