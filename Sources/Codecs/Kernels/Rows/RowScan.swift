import FramewrightDrawing

/// What a frame's rows have in common, found in one pass.
struct RowScan {
    /// Whether a row equals the one above; the first never does.
    private(set) var repeats: [Bool] = []
    private(set) var isOpaque = true
    /// Red, green and blue of every pixel are the same.
    private(set) var isGrey = true

    /// Rows that repeat are compared as memory and not looked at further.
    init(_ bitmap: Bitmap) {
        let width = bitmap.width
        var alpha: UInt32 = 0xFF00_0000
        var unlike: UInt32 = 0
        unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
            for y in 0..<bitmap.height {
                let row = unsafe UnsafeBufferPointer(rebasing: pixels[y &* width..<(y &+ 1) &* width])
                let isRepeat =
                    unsafe y > 0 && row.baseAddress.map { unsafe areEqual($0, $0 - width, count: width &* 4) } ?? false
                repeats.append(isRepeat)
                if isRepeat { continue }
                for index in row.indices {
                    let pixel = unsafe row[index].packed
                    alpha &= pixel
                    unlike |= pixel >> 8 ^ pixel
                }
            }
        }
        isOpaque = alpha == 0xFF00_0000
        isGrey = unlike & 0xFFFF == 0
    }
}

/// Eight words a step, so that a difference at the start of a row is found at once and equal rows run at full speed.
func areEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, count: Int) -> Bool {
    var offset = 0
    while offset &+ 64 <= count {
        var difference: UInt64 = 0
        for word in 0..<8 {
            difference |=
                unsafe one.loadUnaligned(fromByteOffset: offset &+ word &* 8, as: UInt64.self)
                ^ other.loadUnaligned(fromByteOffset: offset &+ word &* 8, as: UInt64.self)
        }
        if difference != 0 { return false }
        offset &+= 64
    }
    while offset < count {
        if unsafe one.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            != other.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        {
            return false
        }
        offset &+= 4
    }
    return true
}
