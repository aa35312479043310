// Counts what the program takes from the allocator, for tests of work that should take nothing.
#ifndef FRAMEWRIGHT_ALLOCATION_COUNTER_H
#define FRAMEWRIGHT_ALLOCATION_COUNTER_H

#include <stdint.h>

// Whether allocations can be counted here: not under a sanitizer, which has an allocator of its own.
int framewright_counts_allocations(void);

// From now on this thread's allocations are counted, from 0.
void framewright_start_counting(void);

// How many there were; counting ends.
uint64_t framewright_stop_counting(void);

#endif
