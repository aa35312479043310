#pragma once
#include <stddef.h>

/// Called with the metadata of a type that conforms.
typedef void (*framewright_type_handler)(void *context, const void *metadata);

/// Calls `handle` with every type of the loaded images that conforms to a protocol, in the order of the images, without
/// generic types. `protocol` is the mangled name of its descriptor, such as "$s16FramewrightViews15PreviewProviderMp".
void framewright_conforming_types(const char *protocol, void *context, framewright_type_handler handle);
