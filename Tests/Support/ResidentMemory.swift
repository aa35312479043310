import Foundation

/// Returns the resident memory of this process, in kilobytes. Call it in a separate process (`processExitsWith`),
/// because other tests run concurrently.
///
/// Returns 0 under a sanitizer, whose allocator delays freeing: there the work is done, but its memory not checked.
package func residentKilobytes() -> Int {
    guard !isSanitized else { return 0 }
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    guard let kilobytes = line.split(separator: " ").compactMap({ Int($0) }).first else {
        preconditionFailure("/proc/self/status says nothing of memory")
    }
    return kilobytes
}

private let isSanitized = unsafe dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
