#include <stddef.h>
#include <stdint.h>

#include "processor.h"

// The rounds of SHA-256 by the processor's SHA instructions. Written with the compiler's vectors and built-in functions
// instead of <immintrin.h>, which every Swift module that imports this one would have to read.

#if defined(__x86_64__)

typedef int32_t framewright_words __attribute__((vector_size(16)));
typedef char framewright_bytes __attribute__((vector_size(16)));

/// Returns true if the processor has the instructions. Keep the result: `cpuid` is slow in virtual machines.
static inline _Bool framewright_has_sha256(void) {
    uint32_t features = framewright_cpuid(1).c;
    // SSSE3 and SSE4.1
    if (!(features >> 9 & 1) || !(features >> 19 & 1)) return 0;
    return framewright_cpuid(7).b >> 29 & 1;
}

/// Mixes `blocks` blocks of 64 bytes into the eight words of the state; `constants` are the 64 round constants.
__attribute__((target("sha,ssse3,sse4.1"))) static inline void framewright_sha256(
    uint32_t *_Nonnull state, const void *_Nonnull data, size_t blocks, const uint32_t *_Nonnull constants) {
    framewright_words abcd, efgh;
    __builtin_memcpy(&abcd, state, 16);
    __builtin_memcpy(&efgh, state + 4, 16);
    // The instructions expect the variables in this order.
    framewright_words feba = __builtin_shufflevector(abcd, efgh, 5, 4, 1, 0);
    framewright_words hgdc = __builtin_shufflevector(abcd, efgh, 7, 6, 3, 2);
    for (const char *block = data; blocks > 0; blocks -= 1, block += 64) {
        framewright_words first = feba, second = hgdc;
        framewright_words words[4];
        for (int group = 0; group < 4; group += 1) {
            framewright_bytes bytes;
            __builtin_memcpy(&bytes, block + group * 16, 16);
            words[group] = (framewright_words)__builtin_shufflevector(
                bytes, bytes, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12);
        }
#pragma clang loop unroll(full)
        for (int group = 0; group < 16; group += 1) {
            if (group >= 4) {
                // Each word is computed from the words 16, 15, 7 and 2 places before it.
                framewright_words sevens =
                    __builtin_shufflevector(words[(group + 2) & 3], words[(group + 3) & 3], 1, 2, 3, 4);
                framewright_words sixteens = __builtin_ia32_sha256msg1(words[group & 3], words[(group + 1) & 3]);
                words[group & 3] = __builtin_ia32_sha256msg2(sixteens + sevens, words[(group + 3) & 3]);
            }
            framewright_words sums;
            __builtin_memcpy(&sums, constants + group * 4, 16);
            sums += words[group & 3];
            second = __builtin_ia32_sha256rnds2(second, first, sums);
            first = __builtin_ia32_sha256rnds2(first, second, __builtin_shufflevector(sums, sums, 2, 3, 2, 3));
        }
        feba += first;
        hgdc += second;
    }
    abcd = __builtin_shufflevector(feba, hgdc, 3, 2, 7, 6);
    efgh = __builtin_shufflevector(feba, hgdc, 1, 0, 5, 4);
    __builtin_memcpy(state, &abcd, 16);
    __builtin_memcpy(state + 4, &efgh, 16);
}

#else

static inline _Bool framewright_has_sha256(void) { return 0; }

static inline void framewright_sha256(
    uint32_t *_Nonnull state, const void *_Nonnull data, size_t blocks, const uint32_t *_Nonnull constants) {}

#endif
