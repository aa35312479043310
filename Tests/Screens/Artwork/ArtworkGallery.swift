import Framewright
import FramewrightModels

@testable import FramewrightScreens

/// Renders artworks like the screens do: through views, layout and the painter.
@MainActor
enum ArtworkGallery {
    /// All artworks.
    static let all: [Artwork] =
        [Brocade.picture, Brocade.cloth, Brocade.bandsOnly, Brocade.hero] + Brocade.motifs
        + BrocadeBand.allCases.map(\.artwork) + ConfettiShape.allCases.map(\.artwork)
        + Pet.allCases.map(\.portrait)

    /// Paints the artwork alone on white, with this width and the height of its aspect ratio.
    static func paint(_ artwork: Artwork, width: Double, scale: Double = 1) throws -> Bitmap {
        let size = Size(width: width, height: width / artwork.aspectRatio)
        let layout = try Screenshots.renderer.layout(
            ArtworkView(artwork), in: Viewport(size: size, scale: scale), theme: .documented)
        return try Screenshots.renderer.paint(layout)
    }
}

extension Bitmap {
    /// The largest difference of any channel of any pixel from its mirror image.
    var mirrorDifference: Int {
        let pixels = pixels
        var most = 0
        for y in 0..<height {
            // A plain loop, because tests are not optimized.
            var (left, right) = (y * width, (y + 1) * width - 1)
            while left < right {
                if pixels[left] != pixels[right] {
                    most = max(most, pixels[left].farthestChannel(from: pixels[right]))
                }
                (left, right) = (left + 1, right - 1)
            }
        }
        return most
    }

    /// True if all pixels have one colour.
    var isBlank: Bool { pixels.allSatisfy { $0 == pixels[0] } }

    /// Returns the pixels of a rectangle.
    func part(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
        Bitmap(
            size: PixelSize(width: width, height: height)!,
            pixels: (y..<y + height).flatMap { row($0).dropFirst(x).prefix(width) })
    }
}

extension PremultipliedPixel {
    fileprivate func farthestChannel(from other: PremultipliedPixel) -> Int {
        [(red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha)]
            .map { abs(Int($0.0) - Int($0.1)) }.max() ?? 0
    }
}
