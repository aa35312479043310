#pragma once
#include <stdbool.h>
#include <stddef.h>

/// Whether the program that has started this process reads a result from it.
bool framewright_has_result(void);

/// Gives that program a part of the result of this process, behind earlier ones. Returns false if that fails, such as
/// when code of a preview has closed all files. Only in a process of `framewright-preview-runner`.
bool framewright_give_result(const char *bytes, size_t count);

/// Returns the first host that code has asked for over the network, which previews don't have; NULL if there was none.
const char *framewright_requested_host(void);
