#pragma once

/// The exit codes that say why a process was ended.
enum verdict {
    /// It could not give its result, because code of a preview has closed all files. Given by the kit.
    has_closed_files = 120,
    /// It took its processor time.
    took_processor_time = 121,
    /// It took much longer than its processor time, and was not kept from running by other processes.
    took_time = 122,
    /// It stopped itself by a signal.
    was_stopped = 123,
};

/// Runs `work` in a child, and ends it after `seconds` of processor time, or if it waits for longer. Returns its exit
/// code, which is 1 if it is one of the verdicts, or ends by the same signal, or returns a verdict.
int watch(int (*work)(int count, char **arguments), int count, char **arguments, double seconds);

/// Begins to count the time of this process. Called when its libraries are loaded, which may take long on slow disks.
void start_counting(void);

/// Keeps the file descriptor 3 for `framewright_write_result` and closes it, so that other code does not find it. The
/// file holds a word that marks the results of this process.
void take_result_file(void);
