// The network of a preview's process. Look-ups of hosts fail after a while that is longer than a frame takes, so that views
// show that they are loading on every machine, with or without a network.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <netdb.h>
#include <poll.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <sys/socket.h>

/// The real time until the first look-up fails, in milliseconds. Later ones fail at once.
static const int delay = 3000;

static char requested[256];
static _Atomic int has_requested, has_failed;

/// The first host that was asked for; NULL if there was none.
const char *framewright_network_host(void) { return atomic_load(&has_requested) == 2 ? requested : NULL; }

static void remember(const char *host) {
    int none = 0;
    if (!atomic_compare_exchange_strong(&has_requested, &none, 1)) return;
    strncpy(requested, host, sizeof requested - 1);
    atomic_store(&has_requested, 2);
}

int getaddrinfo(
    const char *restrict host, const char *restrict service, const struct addrinfo *restrict hints,
    struct addrinfo **restrict result) {
    if (host && !(hints && hints->ai_flags & AI_NUMERICHOST)) {
        remember(host);
        if (!atomic_load(&has_failed)) poll(NULL, 0, delay);
        atomic_store(&has_failed, 1);
        return EAI_AGAIN;
    }
    static int (*original)(const char *, const char *, const struct addrinfo *, struct addrinfo **);
    if (!original) {
        original = (int (*)(const char *, const char *, const struct addrinfo *, struct addrinfo **))dlsym(
            RTLD_NEXT, "getaddrinfo");
    }
    return original(host, service, hints, result);
}

int connect(int socket, const struct sockaddr *address, socklen_t length) {
    if (address && (address->sa_family == AF_INET || address->sa_family == AF_INET6)) {
        errno = ENETUNREACH;
        return -1;
    }
    static int (*original)(int, const struct sockaddr *, socklen_t);
    if (!original) original = (int (*)(int, const struct sockaddr *, socklen_t))dlsym(RTLD_NEXT, "connect");
    return original(socket, address, length);
}
