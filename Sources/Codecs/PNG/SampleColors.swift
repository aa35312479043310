import FramewrightCLCMS
import FramewrightDrawing

/// The colour space of a file's samples, and the conversion to sRGB.
///
/// Profiles are converted with their own rendering intent; alpha is unchanged. Little CMS does the arithmetic, so
/// images that are not sRGB may differ by one level between its versions.
enum SampleColors: Equatable {
    /// sRGB, also if the file defines nothing else, as in browsers.
    case sRGB
    /// An ICC profile, not validated.
    case profile([UInt8])
    /// A display gamma and the x and y of white, red, green and blue; exponent 0 is sRGB's transfer curve.
    case primaries(exponent: Double, xy: [Double])

    /// SMPTE EG 432-1 primaries with sRGB's white point and transfer curve.
    static let displayP3 = SampleColors.primaries(
        exponent: 0, xy: [0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06])

    /// Creates a colour space from the hundred-thousandths of PNG: a file's encoding gamma, and its white point and
    /// primaries or zeros.
    ///
    /// Values within 0.05 relative of sRGB's gamma and 0.01 of its coordinates become sRGB: programs write such
    /// rounded numbers for it and mean its curve. Impossible values are ignored.
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

    /// Converts straight pixels to sRGB. A profile that is damaged, or for neither RGB nor grey, changes nothing.
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

    /// Converts with a grey profile, which implies a grey image: red, green and blue are equal.
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
