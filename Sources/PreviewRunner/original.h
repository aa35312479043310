#pragma once
#include <dlfcn.h>
#include <stdatomic.h>

/// Returns the system's function with the name of one of this program. `known` keeps it for all threads.
static inline void *original(_Atomic(void *) *known, const char *name) {
    void *function = atomic_load(known);
    if (!function) {
        function = dlsym(RTLD_NEXT, name);
        atomic_store(known, function);
    }
    return function;
}
