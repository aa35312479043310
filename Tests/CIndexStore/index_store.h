// Reads the index that the compiler writes beside a debug build, with the toolchain's libIndexStore.
#pragma once
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// An occurrence of a symbol in a file. Strings are valid during the call only.
struct framewright_occurrence {
    const char *file;
    size_t file_length;
    const char *usr;
    size_t usr_length;
    const char *name;
    size_t name_length;
    /// Bits: 1 declaration, 2 definition, 4 reference, 8 read, 16 write, 32 call.
    uint64_t roles;
    /// 9 for an extension.
    int kind;
    /// Seconds since 1970 at which the file was indexed, to tell a stale unit from a current one.
    int64_t time;
};

typedef void (*framewright_occurrence_handler)(void *context, const struct framewright_occurrence *occurrence);
/// Returns whether the occurrences of a file are wanted.
typedef bool (*framewright_file_filter)(void *context, const char *file, size_t length, int64_t time);

typedef struct {
    const char *data;
    size_t length;
} framewright_index_string;

struct framewright_index {
    void *library, *store;
    void *context;
    framewright_file_filter wants;
    framewright_occurrence_handler handle;
    struct framewright_occurrence occurrence;
};

#define FRAMEWRIGHT_INDEX(index, result, name, ...) ((result(*)(__VA_ARGS__))dlsym((index)->library, "indexstore_" name))

static inline bool framewright_index_occurrence(void *context, void *item) {
    struct framewright_index *index = (struct framewright_index *)context;
    void *symbol = FRAMEWRIGHT_INDEX(index, void *, "occurrence_get_symbol", void *)(item);
    framewright_index_string usr = FRAMEWRIGHT_INDEX(index, framewright_index_string, "symbol_get_usr", void *)(symbol);
    framewright_index_string name = FRAMEWRIGHT_INDEX(index, framewright_index_string, "symbol_get_name", void *)(symbol);
    index->occurrence.usr = usr.data;
    index->occurrence.usr_length = usr.length;
    index->occurrence.name = name.data;
    index->occurrence.name_length = name.length;
    index->occurrence.kind = FRAMEWRIGHT_INDEX(index, int, "symbol_get_kind", void *)(symbol);
    index->occurrence.roles = FRAMEWRIGHT_INDEX(index, uint64_t, "occurrence_get_roles", void *)(item);
    index->handle(index->context, &index->occurrence);
    return true;
}

static inline bool framewright_index_dependency(void *context, void *dependency) {
    struct framewright_index *index = (struct framewright_index *)context;
    const int record = 2;
    if (FRAMEWRIGHT_INDEX(index, int, "unit_dependency_get_kind", void *)(dependency) != record) return true;
    framewright_index_string path =
        FRAMEWRIGHT_INDEX(index, framewright_index_string, "unit_dependency_get_filepath", void *)(dependency);
    if (path.length != index->occurrence.file_length || memcmp(path.data, index->occurrence.file, path.length))
        return true;
    framewright_index_string name =
        FRAMEWRIGHT_INDEX(index, framewright_index_string, "unit_dependency_get_name", void *)(dependency);
    char *terminated = strndup(name.data, name.length);
    void *reader =
        FRAMEWRIGHT_INDEX(index, void *, "record_reader_create", void *, const char *, void *)(index->store, terminated, NULL);
    free(terminated);
    if (!reader) return true;
    FRAMEWRIGHT_INDEX(index, bool, "record_reader_occurrences_apply_f", void *, void *, bool (*)(void *, void *))
    (reader, index, framewright_index_occurrence);
    FRAMEWRIGHT_INDEX(index, void, "record_reader_dispose", void *)(reader);
    return true;
}

static inline bool framewright_index_unit(void *context, framewright_index_string name) {
    struct framewright_index *index = (struct framewright_index *)context;
    char *terminated = strndup(name.data, name.length);
    void *reader =
        FRAMEWRIGHT_INDEX(index, void *, "unit_reader_create", void *, const char *, void *)(index->store, terminated, NULL);
    free(terminated);
    if (!reader) return true;
    framewright_index_string file =
        FRAMEWRIGHT_INDEX(index, framewright_index_string, "unit_reader_get_main_file", void *)(reader);
    int64_t seconds = 0, nanoseconds = 0;
    FRAMEWRIGHT_INDEX(index, void, "unit_reader_get_modification_time", void *, int64_t *, int64_t *)
    (reader, &seconds, &nanoseconds);
    index->occurrence.file = file.data;
    index->occurrence.file_length = file.length;
    index->occurrence.time = seconds;
    if (index->wants(index->context, file.data, file.length, seconds))
        FRAMEWRIGHT_INDEX(index, bool, "unit_reader_dependencies_apply_f", void *, void *, bool (*)(void *, void *))
        (reader, index, framewright_index_dependency);
    FRAMEWRIGHT_INDEX(index, void, "unit_reader_dispose", void *)(reader);
    return true;
}

/// Calls `handle` with every occurrence in the files that `wants` accepts. Returns false if the library or the store
/// cannot be opened.
static inline bool framewright_index_read(
    const char *library, const char *store, void *context, framewright_file_filter wants,
    framewright_occurrence_handler handle) {
    struct framewright_index index = {.context = context, .wants = wants, .handle = handle};
    index.library = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    if (!index.library) return false;
    index.store = FRAMEWRIGHT_INDEX(&index, void *, "store_create", const char *, void *)(store, NULL);
    if (!index.store) return false;
    FRAMEWRIGHT_INDEX(
        &index, bool, "store_units_apply_f", void *, unsigned, void *, bool (*)(void *, framewright_index_string))
    (index.store, 0, &index, framewright_index_unit);
    FRAMEWRIGHT_INDEX(&index, void, "store_dispose", void *)(index.store);
    return true;
}
