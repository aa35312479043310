#pragma once
#include <stdint.h>

// The processor's description of itself. The compiler's <cpuid.h> has no module and would be read by every Swift module
// that imports this one.

#if defined(__x86_64__)

/// The registers that `cpuid` returns.
typedef struct {
    uint32_t a, b, c, d;
} framewright_registers;

/// Returns the registers for a leaf and its subleaf 0; zeros if the processor lacks the leaf.
static inline framewright_registers framewright_cpuid(uint32_t leaf) {
    framewright_registers found = {0, 0, 0, 0};
    __asm__("cpuid" : "+a"(found.a), "=b"(found.b), "+c"(found.c), "=d"(found.d));
    if (found.a < leaf) return (framewright_registers){0, 0, 0, 0};
    found.a = leaf, found.c = 0;
    __asm__("cpuid" : "+a"(found.a), "=b"(found.b), "+c"(found.c), "=d"(found.d));
    return found;
}

#endif
