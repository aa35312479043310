import Foundation
import FramewrightCAllocator

/// Memory of this process that is really there.
package func residentKilobytes() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
}

/// Gives back what the allocator holds for later, so that growth from here on is growth.
package func releaseFreedMemory() { malloc_trim(0) }
