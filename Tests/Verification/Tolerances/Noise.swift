import Framewright
import FramewrightTestSupport
import Testing

/// Random images.
struct Noise {
    let size: PixelSize
    private var chance: SplitMix

    init(_ width: Int, _ height: Int, seed: UInt64) throws {
        size = try #require(PixelSize(width: width, height: height))
        chance = SplitMix(state: seed)
    }

    /// Returns an image of random pixels, opaque by default.
    mutating func image(translucent: Bool = false) -> Bitmap {
        let pixels = (0..<size.area).map { _ in
            let alpha = translucent ? UInt32.random(in: 0...255, using: &chance) : 255
            let colors = [0, 8, 16].map { UInt32.random(in: 0...alpha, using: &chance) << $0 }
            return PremultipliedPixel(packed: colors.reduce(alpha << 24, |))
        }
        return Bitmap(size: size, pixels: pixels)
    }

    /// Returns the image with a share of its pixels changed by up to `step`.
    mutating func disturbed(_ image: Bitmap, share: Double, step: Int) -> Bitmap {
        let pixels = image.pixels.map { pixel in
            guard Double.random(in: 0...1, using: &chance) < share else { return pixel }
            let colors = [UInt32(0), 8, 16].map { shift in
                let value = Int(pixel.packed >> shift & 255) + Int.random(in: -step...step, using: &chance)
                return UInt32(min(max(value, 0), Int(pixel.alpha))) << shift
            }
            return PremultipliedPixel(packed: colors.reduce(UInt32(pixel.alpha) << 24, |))
        }
        return Bitmap(size: size, pixels: pixels)
    }
}

extension Bitmap {
    /// The bytes R, G, B, A of every pixel.
    var bytes: [UInt8] { pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] } }
}
