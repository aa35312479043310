#include "AllocationCounter.h"

#include <errno.h>
#include <stddef.h>

// A program's own malloc takes the place of the C library's for all it loads; the library's stays behind these names.
#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static __thread int is_counting;
static __thread uint64_t allocations;

static void note(void) { allocations += (uint64_t)is_counting; }

void *malloc(size_t size) {
    note();
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    note();
    return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
    note();
    return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    note();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    note();
    *memory = __libc_memalign(alignment, size);
    return *memory ? 0 : ENOMEM;
}

int framewright_counts_allocations(void) { return 1; }

void framewright_start_counting(void) {
    allocations = 0;
    is_counting = 1;
}

uint64_t framewright_stop_counting(void) {
    is_counting = 0;
    return allocations;
}

#else

int framewright_counts_allocations(void) { return 0; }
void framewright_start_counting(void) {}
uint64_t framewright_stop_counting(void) { return 0; }

#endif
