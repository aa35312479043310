#include <stddef.h>
#include <stdint.h>
#include <wchar.h>

_Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "a wide character is one pixel");

/// Stores `word` `count` times. A wide character of C is one of Swift's `Unicode.Scalar`s, which not every pixel is.
static inline void framewright_fill(uint32_t *_Nonnull first, uint32_t word, size_t count) {
    wmemset((wchar_t *)first, (wchar_t)word, count);
}

/// Prefetches the cache line at an address for writing. The address need not be mapped.
static inline void framewright_prefetch(const void *_Nonnull address) { __builtin_prefetch(address, 1); }
