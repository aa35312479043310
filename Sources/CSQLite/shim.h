// SQLite's settings of a connection are a variadic function, which Swift cannot call.
#ifndef FRAMEWRIGHT_CSQLITE_SHIM_H
#define FRAMEWRIGHT_CSQLITE_SHIM_H

#include <sqlite3.h>

// Refuses functions with side effects in the views, triggers and indices of the file. Returns SQLite's code.
static inline int framewright_sqlite_distrust_schema(sqlite3 *connection) {
    return sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
}

static inline int framewright_sqlite_count(void *left) { return --*(int *)left <= 0; }

// Interrupts the connection's statements after `*left` thousand of SQLite's instructions. `left` must outlive the connection.
static inline void framewright_sqlite_limit_work(sqlite3 *connection, int *left) {
    sqlite3_progress_handler(connection, 1000, framewright_sqlite_count, left);
}

#endif
