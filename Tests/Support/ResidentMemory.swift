import Foundation

/// Memory of this process that is really there: ask in a process of one's own (`processExitsWith`), for other tests run beside.
///
/// 0 under a sanitizer, whose allocator holds back what is freed: the work is done there, and its memory not judged.
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
