// The file for the result of a process, apart from standard output, where the code of previews writes too.
#define _GNU_SOURCE
#include "watch.h"
#include <fcntl.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/// The number of letters of the word that marks a result.
enum { mark_length = 32 };

static int result = -1;
/// The number of bytes that were written.
static off_t size;
static char mark[mark_length];

void take_result_file(void) {
    struct stat status;
    if (fstat(3, &status) || !S_ISREG(status.st_mode)) return;
    if (pread(3, mark, mark_length, 0) != mark_length || ftruncate(3, 0)) return;
    // Code that closes the files which it has opened may close some more.
    result = fcntl(3, F_DUPFD_CLOEXEC, 1000);
    close(3);
}

bool framewright_has_result_file(void) { return result >= 0; }

static bool write_all(const char *bytes, size_t count, off_t place) {
    size_t sent = 0;
    while (sent < count) {
        ssize_t more = pwrite(result, bytes + sent, count - sent, place + (off_t)sent);
        if (more <= 0) return false;
        sent += (size_t)more;
    }
    return true;
}

bool framewright_write_result(const char *bytes, size_t count) {
    if (size == 0 && (ftruncate(result, 0) || !write_all(mark, mark_length, 0))) return false;
    if (size == 0) size = mark_length;
    if (!write_all(bytes, count, size)) return false;
    size += (off_t)count;
    return true;
}
