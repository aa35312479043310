#pragma once
// Needs _GNU_SOURCE.
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>

/// Returns the system's function with the name of one of this program. `known` keeps it for all threads.
static inline void *original(_Atomic(void *) *known, const char *name) {
    void *function = atomic_load(known);
    if (!function) {
        function = dlsym(RTLD_NEXT, name);
        atomic_store(known, function);
    }
    return function;
}

/// Whether code at an address belongs to a library.
static inline bool is_in(const char *library, void *address) {
    Dl_info info;
    return dladdr(address, &info) && info.dli_fname && strstr(info.dli_fname, library);
}
