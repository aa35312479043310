#pragma once

/// Runs a program that can write to one folder only, has no network and sees no other processes. Returns its exit code,
/// or ends by the same signal; 71 if the system does not allow it.
///
/// If `megabytes` is not 0, the folder is an empty one in memory of that size, and the program's files in `output` in
/// it are copied to the real folder when the program has ended.
int run_in_sandbox(const char *folder, unsigned long megabytes, char **program);

/// Ends this process by the same signal as another one. Returns its exit code if it ended by itself.
int end_like(int status);
