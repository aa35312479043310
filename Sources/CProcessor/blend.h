#include <stddef.h>
#include <stdint.h>

#include "processor.h"

// Blending with vectors of 32 bytes (AVX2). The results equal those of the vectors of 16 bytes in Swift.

#if defined(__x86_64__)

typedef uint16_t framewright_channels __attribute__((vector_size(32)));

/// Returns true if the processor and the operating system support AVX2. Keep the result: `cpuid` is slow in virtual
/// machines.
static inline _Bool framewright_has_avx2(void) {
    uint32_t features = framewright_cpuid(1).c;
    // OSXSAVE and AVX: the processor has the wide registers, and `xgetbv` returns which the system saves.
    if (!(features >> 27 & 1) || !(features >> 28 & 1)) return 0;
    uint32_t saved, high;
    __asm__("xgetbv" : "=a"(saved), "=d"(high) : "c"(0));
    if ((saved & 6) != 6) return 0;
    return framewright_cpuid(7).b >> 5 & 1;
}

/// Returns `round(channel * factor / 255)`; both are 0 to 255.
__attribute__((target("avx2"))) static inline framewright_channels framewright_scaled(
    framewright_channels channels, framewright_channels factor) {
    framewright_channels sum = channels * factor + 128;
    return (sum + (sum >> 8)) >> 8;
}

/// Blends a premultiplied colour over the pixels in whole groups of eight. Returns their number; the caller blends the
/// rest.
__attribute__((target("avx2"))) static inline size_t framewright_blend(
    uint32_t *_Nonnull pixels, size_t count, uint32_t color) {
    typedef uint32_t words __attribute__((vector_size(32)));
    framewright_channels source = (framewright_channels)(words){color, color, color, color, color, color, color, color};
    framewright_channels rest = (framewright_channels){} + (uint16_t)(255 - (color >> 24));
    size_t whole = count & ~(size_t)7;
    for (uint32_t *end = pixels + whole; pixels < end; pixels += 8) {
        framewright_channels below;
        __builtin_memcpy(&below, pixels, 32);
        below = source + (framewright_scaled(below & 255, rest) | framewright_scaled(below >> 8, rest) << 8);
        __builtin_memcpy(pixels, &below, 32);
    }
    return whole;
}

#else

static inline _Bool framewright_has_avx2(void) { return 0; }

/// Blends no pixel and returns 0.
static inline size_t framewright_blend(uint32_t *_Nonnull pixels, size_t count, uint32_t color) { return 0; }

#endif
