#pragma once

/// Fixes time zone and hashing in the environment, and starts the program again if it had none of them.
void fix_environment(char **arguments);
