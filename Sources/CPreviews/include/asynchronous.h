#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Takes work that is to run `seconds` later on the main thread.
typedef void (*framewright_work_handler)(double seconds, void (*run)(void *), void *context);

/// Passes jobs of Swift's global executor, and what is dispatched for later, to `handler` from now on. Only in a
/// process of `framewright-preview-runner`, whose functions replace those of libdispatch; elsewhere it has no effect.
void framewright_take_work(framewright_work_handler handler);

/// Runs what the main queue holds, and waits for blocks on other queues if it is empty. To be called on the main
/// thread.
///
/// Returns false if there was nothing to run.
bool framewright_drain_main_queue(void);

/// Sets the time of the process's clock, in nanoseconds since its start.
void framewright_set_process_time(int64_t nanoseconds);
