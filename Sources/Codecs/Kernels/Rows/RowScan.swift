import FramewrightDrawing
import Glibc

/// Common properties of a frame's rows, determined row by row.
struct RowScan {
    private(set) var isOpaque = true
    /// True if red, green and blue of every pixel are equal.
    private(set) var isGrey = true

    mutating func examine(_ row: UnsafeBufferPointer<PremultipliedPixel>) {
        if isOpaque {
            var alpha: UInt32 = 0xFF00_0000
            for index in row.indices { unsafe alpha &= row[index].packed }
            isOpaque = alpha == 0xFF00_0000
        }
        if isGrey {
            var unlike: UInt32 = 0
            for index in row.indices { unsafe unlike |= row[index].packed >> 8 ^ row[index].packed }
            isGrey = unlike & 0xFFFF == 0
        }
    }
}

/// The properties of all rows of an image, for choosing its layout.
struct ImageScan {
    private(set) var rows = RowScan()
    private(set) var repeats: [Bool] = []

    init(_ image: SparseBitmap) {
        repeats.reserveCapacity(image.size.height)
        image.withRows { lines in
            for y in 0..<lines.size.height {
                let isRepeat = lines.repeats(y)
                repeats.append(isRepeat)
                if !isRepeat { unsafe rows.examine(lines[y]) }
            }
        }
    }
}

extension RowScan {
    /// Examines every 32nd row and the last, as a sample.
    init(sampleOf image: SparseBitmap) {
        image.withRows { rows in
            for y in sampledRows(rows.size.height) + [rows.size.height - 1] { unsafe examine(rows[y]) }
        }
    }
}

func sampledRows(_ height: Int) -> [Int] { Array(stride(from: 0, to: height, by: 32)) }

/// Whether `count` bytes are equal. Uses `memcmp`, because the rows of most frames repeat.
@inline(__always)
func areEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, count: Int) -> Bool {
    unsafe memcmp(one, other, count) == 0
}
