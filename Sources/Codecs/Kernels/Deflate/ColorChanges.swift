/// Where the pixels of rows differ from the pixel before.
///
/// Found at once and without a branch. A search that finds them on its way guesses wrong at every second one: half of a radial
/// gradient's wrong guesses, by callgrind, 2026-11-24.
@safe struct ColorChanges: ~Copyable {
    /// Rising offsets from where the search begins, then `end`.
    private let memory: UnsafeMutablePointer<UInt32>
    static let end = UInt32.max

    /// For so many bytes of rows.
    init(capacity: Int, stride: Int) { unsafe memory = .allocate(capacity: capacity / stride + 2) }

    deinit { unsafe memory.deallocate() }

    var places: UnsafePointer<UInt32> { unsafe UnsafePointer(memory) }

    /// From `start`, the first byte of a row, to the end. A row's first pixel has none before it.
    func find(_ bytes: StreamBytes, from start: Int, stride: Int, rowBytes: Int) {
        switch stride {
        case 3: find(bytes, start, stride: 3, rowBytes)
        case 4: find(bytes, start, stride: 4, rowBytes)
        default: find(bytes, start, stride: stride, rowBytes)
        }
    }

    /// Two pixels a step.
    @inline(__always)
    private func find(_ bytes: StreamBytes, _ start: Int, stride: Int, _ rowBytes: Int) {
        let first: UInt64 = 1 &<< UInt64(8 &* stride) &- 1
        let second = first &<< UInt64(8 &* stride)
        var (row, count) = (start, 0)
        while row < bytes.end {
            let end = row &+ rowBytes
            var position = row &+ 1 &+ stride
            while position &+ stride < end {
                let difference = bytes.word(position) ^ bytes.word(position &- stride)
                append(position &- start, if: difference & first, &count)
                append(position &+ stride &- start, if: difference & second, &count)
                position &+= 2 &* stride
            }
            if position < end {
                append(position &- start, if: (bytes.word(position) ^ bytes.word(position &- stride)) & first, &count)
            }
            row = end
        }
        unsafe memory[count] = Self.end
    }

    @inline(__always)
    private func append(_ place: Int, if difference: UInt64, _ count: inout Int) {
        unsafe memory[count] = UInt32(truncatingIfNeeded: place)
        count &+= difference == 0 ? 0 : 1
    }
}
