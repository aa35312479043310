@testable import FramewrightCodecs

/// Returns the bytes of deflate blocks, at most `count`; empty if they are damaged.
func inflated(_ blocks: [UInt8], count: Int) -> [UInt8] {
    unsafe blocks.withUnsafeBufferPointer { input in
        guard let start = input.baseAddress else { return [] }
        var inflation = unsafe Inflation(start, count: input.count)
        return unsafe [UInt8](unsafeUninitializedCapacity: count + 1000) { output, length in
            guard let base = output.baseAddress else { return }
            let end = unsafe inflation.run(base, from: 0, to: count + 900)
            length = inflation.isFinished && !inflation.hasFailed ? end : 0
        }
    }
}
