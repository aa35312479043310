import FramewrightDrawing

/// A small seeded random generator (a 64-bit linear congruential generator, upper half).
struct Dice {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % sides
    }
}

/// Kinds of images that PNG stores in different ways.
enum Subject: CaseIterable {
    case opaque, translucent, fewColors, fewTranslucentColors, grey, greyAlpha, blackAndWhite, fourGreys, sixteenGreys

    private func pixel(_ dice: inout Dice) -> PremultipliedPixel {
        switch self {
        case .opaque: premultiplied(dice.roll(256), dice.roll(256), dice.roll(256), 255)
        case .translucent: premultiplied(dice.roll(256), dice.roll(256), dice.roll(256), dice.roll(256))
        case .fewColors: premultiplied(dice.roll(3) * 99, dice.roll(2) * 255, 7, 255)
        case .fewTranslucentColors: premultiplied(dice.roll(2) * 200, 90, 9, dice.roll(4) * 85)
        case .grey: greyPixel(dice.roll(256), 255)
        case .greyAlpha: greyPixel(dice.roll(256), dice.roll(256))
        case .blackAndWhite: greyPixel(dice.roll(2) * 255, 255)
        case .fourGreys: greyPixel(dice.roll(4) * 85, 255)
        case .sixteenGreys: greyPixel(dice.roll(16) * 17, 255)
        }
    }

    func bitmap(width: Int, height: Int, seed: UInt64) -> Bitmap {
        var dice = Dice(seed: seed)
        let size = pixelSize(width, height)
        return Bitmap(size: size, pixels: (0..<size.area).map { _ in pixel(&dice) })
    }
}

func pixelSize(_ width: Int, _ height: Int) -> PixelSize {
    guard let size = PixelSize(width: width, height: height) else { preconditionFailure("no size: \(width)x\(height)") }
    return size
}

/// The reference implementation: multiplies, divides and rounds to the nearest.
func premultiplied(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int) -> PremultipliedPixel {
    func times(_ component: Int) -> Int { Int((Double(component * alpha) / 255).rounded()) }
    return PremultipliedPixel(packed: UInt32(times(red) | times(green) << 8 | times(blue) << 16 | alpha << 24))
}

private func greyPixel(_ level: Int, _ alpha: Int) -> PremultipliedPixel { premultiplied(level, level, level, alpha) }
