// Draws the previews of a compiled library, in a process of its own with limits.
//
//   framewright-preview-runner KIT LIBRARY MEMORY SECONDS ARGUMENTS...
//
// KIT is the library with SwiftUI's names and the engine, LIBRARY the user's code, or several separated by colons. MEMORY
// is the limit in MB, SECONDS that of processor time; 0 is none. The rest goes to the kit's entry point, which runs in a
// child of this process, watched by it. The exit code is that of the child, or one of `enum verdict`.
//
//   framewright-preview-runner limited SECONDS PROGRAM ARGUMENTS...
//
// runs a program each of whose processes has a limit of processor time; 0 is none.
//
//   framewright-preview-runner sandbox SECONDS FOLDER PROGRAM ARGUMENTS...
//
// runs a program that can write to FOLDER only and has no network.
//
//   framewright-preview-runner scratch MEGABYTES FOLDER PROGRAM ARGUMENTS...
//
// does the same with an empty FOLDER in memory; the files that the program leaves in FOLDER/output are kept.
#include "fixed.h"
#include "limits.h"
#include "sandbox.h"
#include "watch.h"
#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void *open_library(const char *path) {
    void *library = dlopen(path, RTLD_NOW | RTLD_GLOBAL);
    if (!library) fprintf(stderr, "error: %s\n", dlerror());
    return library;
}

/// Loads the libraries, and runs the kit's entry point.
static int draw(int count, char **arguments) {
    if (set_limits(strtoull(arguments[3], NULL, 10), strtoull(arguments[4], NULL, 10))) {
        perror("error: the limits cannot be set");
        return 70;
    }
    take_result_file();
    void *kit = open_library(arguments[1]);
    if (!kit) return 69;
    // A page's server is an entry point of its own.
    const char *entry = strcmp(arguments[5], "serve") == 0 ? "framewright_preview_serve" : "framewright_preview_main";
    int (*run)(int, char **) = (int (*)(int, char **))dlsym(kit, entry);
    if (!run) {
        fprintf(stderr, "error: no preview kit, in %s\n", arguments[1]);
        return 69;
    }
    limit_addresses(strtoull(arguments[3], NULL, 10));
    forbid_calls();
    char *rest = NULL;
    for (char *path = strtok_r(arguments[2], ":", &rest); path; path = strtok_r(NULL, ":", &rest)) {
        if (!open_library(path)) return 65;
    }
    start_counting();
    int code = run(count - 5, arguments + 5);
    // Other threads of the preview may still run, and no longer matter.
    fflush(stdout);
    _exit(code);
}

static bool is_command(const char *name, int count, char **arguments, int least) {
    return count >= least && strcmp(arguments[1], name) == 0;
}

int main(int count, char **arguments) {
    unsigned long number = count > 2 ? strtoul(arguments[2], NULL, 10) : 0;
    if (is_command("scratch", count, arguments, 5)) return run_in_sandbox(arguments[3], number, arguments + 4);
    if (is_command("sandbox", count, arguments, 5) || is_command("limited", count, arguments, 4)) {
        limit_processor_time(number);
        if (strcmp(arguments[1], "sandbox") == 0) return run_in_sandbox(arguments[3], 0, arguments + 4);
        execvp(arguments[3], arguments + 3);
        perror(arguments[3]);
        return 127;
    }
    fix_environment(arguments);
    if (count < 6) {
        fputs("error: usage: framewright-preview-runner KIT LIBRARY MEMORY SECONDS ARGUMENTS...\n", stderr);
        return 64;
    }
    return watch(draw, count, arguments, strtod(arguments[4], NULL));
}
