#pragma once
#include <stddef.h>

/// Called with the metadata of a type that conforms.
typedef void (*framewright_type_handler)(void *context, const void *metadata);

/// Calls `handle` with every type of the loaded images that conforms to a protocol, in the order of the images, without
/// generic types. `existential` is the metadata of the protocol's existential type, such as `(any Sendable).self`.
void framewright_conforming_types(const void *existential, void *context, framewright_type_handler handle);
