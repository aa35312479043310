internal import FramewrightDrawing

/// A colour matrix in fixed point, with factors in 1/65536. A row with factors above 2^24 is scaled down as a whole,
/// which keeps its threshold.
struct ColorMatrixKernel {
    private let factors: [Int]
    private let readsPremultiplied: Bool
    private static let largest = Double(1 << 24)

    init(_ matrix: ColorMatrix) {
        let values = matrix.values
        factors = values.indices.map { index in
            let row = values[index / 5 * 5..<index / 5 * 5 + 5]
            let largest = row.reduce(0) { max($0, abs($1)) }
            return Int((values[index] * min(1, Self.largest / max(largest, 1)) * 65_536).rounded())
        }
        readsPremultiplied = matrix.readsPremultiplied
    }

    /// Changes every pixel; computes runs of one colour once, as they are common in interfaces.
    mutating func apply(to pixels: inout MutableSpan<PremultipliedPixel>) {
        var last: (before: UInt32, after: UInt32) = (0, changed(0))
        for index in 0..<pixels.count {
            let before = pixels[index].packed
            if before != last.before { last = (before, changed(before)) }
            pixels[index] = PremultipliedPixel(packed: last.after)
        }
    }

    /// Returns the changed pixel. Straight components have 16 bits, so that dividing and multiplying by alpha is
    /// lossless.
    func changed(_ packed: UInt32) -> UInt32 {
        let alpha = Int(packed >> 24)
        func component(_ shift: UInt32) -> Int {
            let value = Int(packed >> shift & 255)
            return readsPremultiplied ? value * 257 : alpha == 0 ? 0 : (value * 65_535 + alpha / 2) / alpha
        }
        let (red, green, blue) = (component(0), component(8), component(16))
        func row(_ index: Int) -> Int {
            let start = index * 5
            let sum =
                factors[start] * red + factors[start + 1] * green + factors[start + 2] * blue
                + factors[start + 3] * alpha * 257 + factors[start + 4] * 65_535
            return min(max((sum + 32_768) >> 16, 0), 65_535)
        }
        let opacity = row(3)
        func byte(_ value: Int) -> UInt32 { UInt32((value * opacity / 65_535 + 128) / 257) }
        return byte(row(0)) | byte(row(1)) << 8 | byte(row(2)) << 16 | byte(65_535) << 24
    }
}
