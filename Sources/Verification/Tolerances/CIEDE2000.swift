import FramewrightDrawing

extension CIELab {
    /// The colour difference of ISO/CIE 11664-6, all weights 1, in the order of Sharma, Wu and Dalal (2005).
    func ciede2000(to other: CIELab) -> Double {
        let stretch = 1 + 0.5 * (1 - Self.seventh((chroma + other.chroma) / 2))
        let (old, new) = (Polar(self, stretch), Polar(other, stretch))
        let turn = Polar.turn(from: old, to: new)
        let lightness = other.lightness - self.lightness
        let chroma = new.chroma - old.chroma
        let hue = 2 * (old.chroma * new.chroma).squareRoot() * Trigonometry.sine(turn / 2)
        let middle = Polar.middle(old, new)
        let fifty = (self.lightness + other.lightness) / 2 - 50
        let l = lightness / (1 + 0.015 * fifty * fifty / (20 + fifty * fifty).squareRoot())
        let c = chroma / (1 + 0.045 * middle.chroma)
        let h = hue / (1 + 0.015 * middle.chroma * Self.hueWeight(middle.hue))
        let rest = l * l + c * c + h * h + Self.blueTurn(middle) * c * h
        return rest > 0 ? rest.squareRoot() : 0
    }

    private var chroma: Double { (a * a + b * b).squareRoot() }

    /// The root of c^7 / (c^7 + 25^7).
    private static func seventh(_ chroma: Double) -> Double {
        let cube = chroma * chroma * chroma
        let power = cube * cube * chroma
        return (power / (power + 6_103_515_625)).squareRoot()
    }

    private static func hueWeight(_ hue: Double) -> Double {
        1 - 0.17 * Trigonometry.cosine(hue - radians(30)) + 0.24 * Trigonometry.cosine(2 * hue)
            + 0.32 * Trigonometry.cosine(3 * hue + radians(6)) - 0.2 * Trigonometry.cosine(4 * hue - radians(63))
    }

    /// What turns the ellipses of blue.
    private static func blueTurn(_ middle: Polar) -> Double {
        let place = (middle.hue - radians(275)) / radians(25)
        let angle = radians(60) * Exponential.power(-place * place)
        return -2 * seventh(middle.chroma) * Trigonometry.sine(angle)
    }

    /// A colour by chroma and hue, after the red-green axis was stretched.
    private struct Polar {
        let chroma: Double
        /// Radians, 0 to a turn.
        let hue: Double

        init(chroma: Double, hue: Double) { (self.chroma, self.hue) = (chroma, hue) }

        init(_ lab: CIELab, _ stretch: Double) {
            let a = lab.a * stretch
            let angle = Trigonometry.arcTangent(y: lab.b, x: a)
            self.init(chroma: (a * a + lab.b * lab.b).squareRoot(), hue: angle < 0 ? angle + 2 * .pi : angle)
        }

        /// The shorter way round; nothing where one is a grey.
        static func turn(from old: Polar, to new: Polar) -> Double {
            guard old.chroma * new.chroma > 0 else { return 0 }
            let turn = new.hue - old.hue
            return turn > half ? turn - 2 * .pi : turn < -half ? turn + 2 * .pi : turn
        }

        static func middle(_ old: Polar, _ new: Polar) -> Polar {
            let (sum, chroma) = (old.hue + new.hue, (old.chroma + new.chroma) / 2)
            guard old.chroma * new.chroma > 0 else { return Polar(chroma: chroma, hue: sum) }
            guard abs(old.hue - new.hue) > half else { return Polar(chroma: chroma, hue: sum / 2) }
            return Polar(chroma: chroma, hue: sum < 2 * .pi ? sum / 2 + .pi : sum / 2 - .pi)
        }
    }
}

/// Half a turn, a little longer so that rounding does not send opposite hues round the other way.
private let half = Double.pi + 1e-12

private func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
