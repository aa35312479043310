#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Fixes time zone and hashing in the environment, and starts the program again if it had none of them.
void fix_environment(char **arguments);

/// Sets the nanoseconds by which the clock is ahead of the screen's time.
void framewright_set_ahead(int64_t nanoseconds);

/// Whether a receiver of delayed work is set.
bool framewright_has_delayed(void);

/// The number of times that the thread of dispatched timers was woken.
unsigned framewright_manager_wakes(void);

/// Waits until the thread of dispatched timers has no work. Returns whether it has worked since the last call.
bool framewright_await_manager(void);

/// Runs a function on the main thread after a delay in the screen's time.
void framewright_delay(double seconds, void (*run)(void *), void *context);
