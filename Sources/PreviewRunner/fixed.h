#pragma once

/// Fixes time zone and hashing. To be called before Swift code is loaded.
void fix_environment(void);
