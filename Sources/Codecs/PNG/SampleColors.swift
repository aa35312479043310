import FramewrightCLCMS
import FramewrightDrawing

/// The colours a file's samples stand for, and the way from there to sRGB.
///
/// Profiles are converted with the intent they ask for, alpha stays. The arithmetic is Little CMS's: a level more or less
/// from version to version is possible, for pictures that are not sRGB only.
enum SampleColors: Equatable {
    /// Also what says nothing else, as in browsers.
    case sRGB
    /// An ICC profile, not checked.
    case profile([UInt8])
    /// The exponent a screen applies, and x and y of white, red, green and blue; exponent 0 is sRGB's curve.
    case primaries(exponent: Double, xy: [Double])

    /// SMPTE EG 432-1 with sRGB's white and curve.
    static let displayP3 = SampleColors.primaries(
        exponent: 0, xy: [0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06])

    /// From hundred thousandths, as PNG has them: a file's encoding exponent, and its white and primaries or zeros.
    ///
    /// sRGB within five hundredths of the exponent and one hundredth of a coordinate: programs write such numbers for it,
    /// and mean its curve. Numbers no screen has are ignored.
    init(exponent: Int, xy: [Int]) {
        let xy = xy.allSatisfy { $0 == 0 } ? Self.standard : xy
        let isStandard = zip(xy, Self.standard).allSatisfy { abs($0 - $1) <= 1_000 }
        let isPossible = (1_000...1_000_000).contains(exponent) && xy.allSatisfy { (1...100_000).contains($0) }
        if !isPossible || isStandard && abs(exponent - 45_455) <= 2_273 {
            self = .sRGB
        } else {
            self = .primaries(exponent: 100_000 / Double(exponent), xy: xy.map { Double($0) / 100_000 })
        }
    }

    /// IEC 61966-2-1: white, red, green, blue.
    private static let standard = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]

    /// Straight pixels in these colours become sRGB. A profile that is for neither RGB nor grey, or broken, changes
    /// nothing.
    func convert(_ pixels: inout [PremultipliedPixel]) {
        switch self {
        case .sRGB: break
        case .profile(let profile):
            if unsafe !convert(&pixels, { unsafe framewright_lcms_rgba(profile, UInt32(profile.count), $0, $1) }) {
                convertGreys(&pixels, profile)
            }
        case .primaries(let exponent, let xy):
            _ = unsafe convert(&pixels) { unsafe framewright_lcms_primaries(xy, exponent, $0, $1) }
        }
    }

    private func convert(
        _ pixels: inout [PremultipliedPixel], _ conversion: (UnsafeMutablePointer<UInt32>?, UInt32) -> Int32
    ) -> Bool {
        unsafe pixels.withUnsafeMutableBufferPointer { pixels in
            unsafe pixels.withMemoryRebound(to: UInt32.self) { pixels in
                unsafe conversion(pixels.baseAddress, UInt32(pixels.count)) == 1
            }
        }
    }

    /// A grey profile belongs to a grey picture: red, green and blue are equal.
    private func convertGreys(_ pixels: inout [PremultipliedPixel], _ profile: [UInt8]) {
        var colors = [UInt8](repeating: 0, count: 3 * 256)
        guard unsafe framewright_lcms_greys(profile, UInt32(profile.count), &colors) == 1 else { return }
        let packed = (0..<256).map { grey in
            colors[3 * grey..<3 * grey + 3].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in pixels.indices {
            let pixel = pixels[index]
            pixels[index] = PremultipliedPixel(packed: packed[Int(pixel.red)] | pixel.packed & 0xFF00_0000)
        }
    }
}
