import Framewright
import FramewrightCodecs
import FramewrightDrawing

/// What is kept of a film to be looked at: up to eight frames from the first to the last, side by side.
struct FrameStrip {
    private static let length = 8
    private static let spacing = 8

    /// One size for all, which the mount says.
    let frame: PixelSize

    /// The frames that are kept of so many, evenly spread.
    static func moments(of count: Int) -> [Int] {
        guard count > length else { return Array(0..<count) }
        return (0..<length).map { $0 * (count - 1) / (length - 1) }
    }

    /// In one row, or in more where pictures are that wide.
    func sheet(_ frames: [Bitmap]) throws(CodecError) -> Bitmap {
        try ContactSheet(columns: columns, spacing: Self.spacing, background: background).bitmap(frames)
    }

    /// The size of the longest strip.
    var largestSize: PixelSize? { ContactSheet(columns: columns, spacing: Self.spacing).size(of: Self.length, frame) }

    /// One strip over another.
    static func pair(_ before: Bitmap, _ after: Bitmap) -> Bitmap? {
        try? ContactSheet(columns: 1, spacing: 4 * spacing, background: background).bitmap([before, after])
    }

    /// A frame cut out of a strip; nil where the strip does not reach that far.
    func frame(_ number: Int, of strip: Bitmap) -> Bitmap? {
        let (row, column) = number.quotientAndRemainder(dividingBy: columns)
        return strip.part(x: column * (frame.width + Self.spacing), y: row * (frame.height + Self.spacing), frame)
    }

    private var columns: Int {
        max(1, min(Self.length, (PixelSize.maximumSide + Self.spacing) / (frame.width + Self.spacing)))
    }

    private static let background = Color(red8: 128, green8: 128, blue8: 128)
    private var background: Color { Self.background }
}

extension Bitmap {
    /// Half the picture and half those around it, of its size: what moves is seen where it was and where it will be.
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
