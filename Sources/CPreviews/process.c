#define _GNU_SOURCE
#include "process.h"
#include <dlfcn.h>

bool framewright_has_result(void) {
    bool (*has)(void) = (bool (*)(void))dlsym(RTLD_DEFAULT, "framewright_has_result_file");
    return has && has();
}

bool framewright_give_result(const char *bytes, size_t count) {
    bool (*write)(const char *, size_t) = (bool (*)(const char *, size_t))dlsym(RTLD_DEFAULT, "framewright_write_result");
    return write && write(bytes, count);
}

const char *framewright_requested_host(void) {
    const char *(*host)(void) = (const char *(*)(void))dlsym(RTLD_DEFAULT, "framewright_network_host");
    return host ? host() : NULL;
}
