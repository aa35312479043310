#pragma once

/// Mounts an empty folder in memory, with a folder `output` in it, over a folder. Returns 0 if it succeeds.
int mount_scratch(const char *folder, unsigned long megabytes);

/// Opens the folder `output` in a folder. Returns -1 if it is not there.
int open_output(const char *folder);

/// Copies the files in `output` in a folder to another one. Links, pipes, devices and folders are left out.
void keep_output(const char *folder, int output);
