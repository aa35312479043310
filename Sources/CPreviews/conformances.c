#include "conformances.h"
#include <stdbool.h>
#include <stdint.h>

// The layouts are those of Swift's ABI on Linux, from MetadataSections.h and Metadata.h of its runtime.

struct range {
    uintptr_t start;
    size_t length;
};

struct sections {
    uintptr_t version;
    const void *base;
    void *unused[2];
    struct range protocols, conformances;
};

struct conformance {
    int32_t protocol, type, witnesses;
    uint32_t flags;
};

struct type_descriptor {
    uint32_t flags;
    int32_t parent, name, access;
};

struct metadata_response {
    const void *metadata;
    size_t state;
};

struct search {
    const void *protocol;
    void *context;
    framewright_type_handler handle;
};

void swift_enumerateAllMetadataSections(
    bool (*body)(const struct sections *sections, void *context), void *context) __attribute__((weak));

static const void *resolved(const int32_t *offset) { return *offset ? (const char *)offset + *offset : NULL; }

/// An offset whose lowest bit says that it leads to a pointer.
static const void *resolved_indirectable(const int32_t *offset) {
    int32_t value = *offset;
    if (!value) return NULL;
    const char *target = (const char *)offset + (value & ~1);
    return value & 1 ? *(const void *const *)target : target;
}

static void visit(const struct conformance *conformance, const struct search *search) {
    if (resolved_indirectable(&conformance->protocol) != search->protocol) return;
    unsigned kind = (conformance->flags >> 3) & 7;
    const void *type = resolved(&conformance->type);
    if (kind == 1 && type) type = *(const void *const *)type;
    if (kind > 1 || !type) return;
    const struct type_descriptor *descriptor = type;
    bool is_generic = descriptor->flags & 0x80;
    const void *access = resolved(&descriptor->access);
    if (is_generic || !access) return;
    __attribute__((swiftcall)) struct metadata_response (*accessor)(size_t) = (void *)access;
    search->handle(search->context, accessor(0).metadata);
}

static bool visit_image(const struct sections *sections, void *context) {
    const int32_t *offset = (const int32_t *)sections->conformances.start;
    size_t count = sections->conformances.length / sizeof(int32_t);
    for (size_t index = 0; index < count; index++) {
        const struct conformance *conformance = resolved(offset + index);
        if (conformance) visit(conformance, context);
    }
    return true;
}

struct existential_metadata {
    uintptr_t kind;
    uint32_t flags, count;
    const void *protocols[];
};

void framewright_conforming_types(const void *existential, void *context, framewright_type_handler handle) {
    const struct existential_metadata *metadata = existential;
    // No superclass, and one protocol.
    if (metadata->kind != 0x303 || metadata->flags & 0x40000000 || metadata->count != 1) return;
    struct search search = {metadata->protocols[0], context, handle};
    if (swift_enumerateAllMetadataSections) swift_enumerateAllMetadataSections(visit_image, &search);
}
