// A folder in memory for the files of one process: what is written to it costs no disk space, has a limit, and is gone
// at once.
#define _GNU_SOURCE
#include "scratch.h"
#include <dirent.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

/// The largest number of files and folders.
static const int largest_count = 16384;

static int path_of_output(char *path, size_t size, const char *folder) {
    return snprintf(path, size, "%s/output", folder) < (int)size ? 0 : -1;
}

int mount_scratch(const char *folder, unsigned long megabytes) {
    char text[4096];
    snprintf(text, sizeof text, "size=%lum,nr_inodes=%d,mode=700", megabytes, largest_count);
    if (mount("none", folder, "tmpfs", MS_NOSUID | MS_NODEV, text)) return -1;
    return path_of_output(text, sizeof text, folder) || mkdir(text, 0700);
}

int open_output(const char *folder) {
    char path[4096];
    return path_of_output(path, sizeof path, folder) ? -1 : open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
}

static bool copy(int from, int to) {
    char bytes[65536];
    ssize_t count;
    while ((count = read(from, bytes, sizeof bytes)) > 0) {
        if (write(to, bytes, (size_t)count) != count) return false;
    }
    return count == 0;
}

/// Copies a file from one folder to another.
static void keep(int folder, const char *name, int output) {
    int file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    struct stat status;
    if (file >= 0 && fstat(file, &status) == 0 && S_ISREG(status.st_mode)) {
        int copied = openat(output, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0644);
        if (copied >= 0) {
            if (!copy(file, copied)) unlinkat(output, name, 0);
            close(copied);
        }
    }
    if (file >= 0) close(file);
}

void keep_output(const char *folder, int output) {
    char path[4096];
    if (path_of_output(path, sizeof path, folder)) return;
    DIR *entries = opendir(path);
    if (!entries) return;
    struct dirent *entry;
    while ((entry = readdir(entries))) keep(dirfd(entries), entry->d_name, output);
    closedir(entries);
}
