import FramewrightDrawing
import Glibc

/// What a frame's rows have in common, found row by row.
struct RowScan {
    private(set) var isOpaque = true
    /// Red, green and blue of every pixel are the same.
    private(set) var isGrey = true

    mutating func look(_ row: UnsafeBufferPointer<PremultipliedPixel>) {
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

/// All rows of a picture, for the layout that suits them.
struct PictureScan {
    private(set) var rows = RowScan()
    private(set) var repeats: [Bool] = []

    init(_ bitmap: Bitmap) {
        repeats.reserveCapacity(bitmap.height)
        unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
            guard let picture = pixels.baseAddress else { return }
            for y in 0..<bitmap.height {
                let isRepeat = unsafe isRepeat(y, of: bitmap, picture)
                repeats.append(isRepeat)
                if isRepeat { continue }
                unsafe rows.look(UnsafeBufferPointer(start: picture + y * bitmap.width, count: bitmap.width))
            }
        }
    }
}

extension RowScan {
    /// One row in 32, and the last: what these hold the picture holds.
    init(sampleOf bitmap: Bitmap) {
        unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
            for y in sampledRows(bitmap.height) + [bitmap.height - 1] {
                unsafe look(UnsafeBufferPointer(rebasing: pixels[y * bitmap.width..<(y + 1) * bitmap.width]))
            }
        }
    }
}

func sampledRows(_ height: Int) -> [Int] { Array(stride(from: 0, to: height, by: 32)) }

/// Whether a row equals the one above; the first never does. `picture` are all pixels. What the painter knew is not looked at.
@inline(__always)
func isRepeat(_ y: Int, of bitmap: Bitmap, _ picture: UnsafePointer<PremultipliedPixel>) -> Bool {
    if !bitmap.repeatedRows.isEmpty, bitmap.repeatedRows[y] { return true }
    let row = unsafe picture + y &* bitmap.width
    return unsafe y > 0 && areEqual(row, row - bitmap.width, count: bitmap.width &* 4)
}

/// Rows of most frames repeat the one above, so this runs at the speed of memory.
@inline(__always)
func areEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, count: Int) -> Bool {
    unsafe memcmp(one, other, count) == 0
}
