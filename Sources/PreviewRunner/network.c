// The network of a preview's process. Look-ups of hosts fail after a while that is longer than a frame takes, so that
// views show that they are loading on every machine, with or without a network.
#define _GNU_SOURCE
#include "original.h"
#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <poll.h>
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

static void remember_address(const struct sockaddr *address, socklen_t length) {
    char text[INET6_ADDRSTRLEN];
    const void *number = NULL;
    if (address->sa_family == AF_INET && length >= sizeof(struct sockaddr_in)) {
        number = &((const struct sockaddr_in *)address)->sin_addr;
    } else if (address->sa_family == AF_INET6 && length >= sizeof(struct sockaddr_in6)) {
        number = &((const struct sockaddr_in6 *)address)->sin6_addr;
    }
    if (number && inet_ntop(address->sa_family, number, text, sizeof text)) remember(text);
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
    static _Atomic(void *) known;
    int (*system)(const char *, const char *, const struct addrinfo *, struct addrinfo **) =
        original(&known, "getaddrinfo");
    return system(host, service, hints, result);
}

/// Connections to addresses without a look-up of a host fail at once.
int connect(int socket, const struct sockaddr *address, socklen_t length) {
    if (address && (address->sa_family == AF_INET || address->sa_family == AF_INET6)) {
        remember_address(address, length);
        errno = ENETUNREACH;
        return -1;
    }
    static _Atomic(void *) known;
    int (*system)(int, const struct sockaddr *, socklen_t) = original(&known, "connect");
    return system(socket, address, length);
}
