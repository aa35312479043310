#pragma once

/// Limits the memory in MB, the processor time in seconds, and the size of written files of this process.
int set_limits(unsigned long long memory, unsigned long long seconds);

/// Limits the processor time of each process that comes of this one. At the limit a process gets a signal, which lets the
/// compiler report what it was doing, and a few seconds for that.
void limit_processor_time(unsigned long long seconds);

/// Limits the address space, shared memory included, to what is used now and `memory` MB.
void limit_addresses(unsigned long long memory);

/// Makes all calls of the kernel fail by which this process could start others, send them signals, talk to services, or
/// take memory that is not counted. If the kernel has no filters for calls, nothing is changed.
void forbid_calls(void);
