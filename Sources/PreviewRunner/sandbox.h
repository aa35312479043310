#pragma once

/// Runs a program that can write to one folder only, has no network and sees no other processes. Returns its exit code,
/// or ends by the same signal; 71 if the system does not allow it.
int run_in_sandbox(const char *folder, char **program);
