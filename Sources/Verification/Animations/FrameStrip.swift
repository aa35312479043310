import Framewright
import FramewrightCodecs
import FramewrightDrawing

/// A contact sheet of an animation: up to eight frames from the first to the last, side by side.
struct FrameStrip {
    private static let length = 8
    private static let spacing = 8

    /// The size of all frames, which the mount determines.
    let frame: PixelSize

    /// Returns the indices of up to eight evenly spaced frames out of `count`.
    static func moments(of count: Int) -> [Int] {
        guard count > length else { return Array(0..<count) }
        return (0..<length).map { $0 * (count - 1) / (length - 1) }
    }

    /// Arranges frames in one row, or in several if one would exceed the maximum bitmap width.
    func sheet(_ frames: [Bitmap]) throws(CodecError) -> Bitmap {
        try ContactSheet(columns: columns, spacing: Self.spacing, background: background).bitmap(frames)
    }

    /// The size of a strip with the maximum number of frames.
    var largestSize: PixelSize? { ContactSheet(columns: columns, spacing: Self.spacing).size(of: Self.length, frame) }

    /// Returns one strip above another.
    static func pair(_ before: Bitmap, _ after: Bitmap) -> Bitmap? {
        try? ContactSheet(columns: 1, spacing: 4 * spacing, background: background).bitmap([before, after])
    }

    /// Returns a frame cut out of a strip, or nil if it lies outside.
    func frame(_ number: Int, of strip: Bitmap) -> Bitmap? {
        let (row, column) = number.quotientAndRemainder(dividingBy: columns)
        return strip.part(x: column * (frame.width + Self.spacing), y: row * (frame.height + Self.spacing), frame)
    }

    private var columns: Int {
        max(1, min(Self.length, (PixelSize.maximumSide + Self.spacing) / (frame.width + Self.spacing)))
    }

    private static let background = SRGBColor(red8: 128, green8: 128, blue8: 128)
    private var background: SRGBColor { Self.background }
}

extension Bitmap {
    /// Returns the bitmap blended half and half with the average of its neighbours, which must have the same size.
    /// Moving objects appear at their previous and next positions.
    func onionSkin(over neighbours: [Bitmap]) -> Bitmap {
        guard !neighbours.isEmpty else { return self }
        let share = neighbours.count
        let mixed = pixels.indices.map { index in
            var mixed: UInt32 = 0
            for shift: UInt32 in [0, 8, 16, 24] {
                var sum = Int(pixels[index].packed >> shift & 255) * share
                for neighbour in neighbours { sum += Int(neighbour.pixels[index].packed >> shift & 255) }
                mixed |= UInt32((sum + share) / (2 * share)) << shift
            }
            return PremultipliedPixel(packed: mixed)
        }
        return Bitmap(size: size, pixels: mixed)
    }
}
