import FramewrightCodecs
import FramewrightDrawing

/// Small animations of cases that are difficult for encoders: repeated frames, shapes that appear, disappear and
/// move, pixels that become transparent, noise, odd sizes.
struct RandomAnimation {
    enum Opacity: CaseIterable { case opaque, transparent, translucent }

    let frames: [AnimationFrame]

    init(seed: UInt64, opacity: Opacity, colorCount: Int = 300, durations: [FrameTime] = [.frame(perSecond: 25)]) {
        var dice = Dice(seed: seed)
        let size = pixelSize(1 + dice.roll(40), 1 + dice.roll(30))
        let colors = (0..<1 + dice.roll(colorCount)).map { _ in Self.color(opacity, &dice) }
        var bitmap = Bitmap(size: size, filledWith: opacity == .opaque ? colors[0] : .clear)
        frames = (0..<1 + dice.roll(12)).map { number in
            if number == 0 || dice.roll(4) > 0 { Self.change(&bitmap, colors, &dice) }
            return AnimationFrame(bitmap, duration: durations[dice.roll(durations.count)])
        }
    }

    private static func color(_ opacity: Opacity, _ dice: inout Dice) -> PremultipliedPixel {
        let alpha =
            switch opacity {
            case .opaque: 255
            case .transparent: dice.roll(3) == 0 ? 0 : 255
            case .translucent: [0, 1, 127, 128, 254, 255, 255][dice.roll(7)]
            }
        return premultiplied(dice.roll(256), dice.roll(256), dice.roll(256), alpha)
    }

    private static func change(_ bitmap: inout Bitmap, _ colors: [PremultipliedPixel], _ dice: inout Dice) {
        for _ in 0..<1 + dice.roll(3) {
            let (left, top) = (dice.roll(bitmap.width), dice.roll(bitmap.height))
            let (right, bottom) = (left + 1 + dice.roll(bitmap.width - left), top + 1 + dice.roll(bitmap.height - top))
            let isNoise = dice.roll(3) == 0
            let color = colors[dice.roll(colors.count)]
            for y in top..<bottom {
                for x in left..<right { bitmap[x, y] = isNoise ? colors[dice.roll(colors.count)] : color }
            }
        }
    }

    /// The frames as a player shows them: consecutive equal frames are merged.
    var shown: [AnimationFrame] {
        frames.reduce(into: []) { shown, frame in
            if let last = shown.last, last.bitmap == frame.bitmap, let sum = last.duration.adding(frame.duration) {
                shown[shown.count - 1].duration = sum
            } else {
                shown.append(frame)
            }
        }
    }
}
