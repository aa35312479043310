import FramewrightLayoutEngine

/// How a change takes its time: a value, evaluated by sums, products and quotients alone.
public struct Animation: Hashable, Sendable {
    indirect enum Form: Hashable, Sendable {
        case curve(UnitCurve, duration: Double)
        case spring(Spring)
        /// Adds up with what goes on, instead of taking over.
        case interpolatingSpring(Spring, initialVelocity: Double)
        case delayed(Form, by: Double)
        case sped(Form, by: Double)
        /// Nil repeats for ever.
        case repeated(Form, count: Int?, autoreverses: Bool)
        /// Seems done after some seconds at the latest.
        case completing(Form, after: Double)
        case custom(CustomCurve)
    }

    let form: Form

    /// `spring(response: 0.55, dampingFraction: 1)`, as on the platforms since 2023.
    public static let `default` = spring(response: 0.55, dampingFraction: 1)

    /// Seconds of a curve that does not say.
    static let usualDuration = 0.35
}

extension Animation {
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
        Animation(form: .curve(curve, duration: max(0, duration)))
    }

    /// A cubic with two handles; those along the time are held between 0 and 1.
    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2)),
            duration: duration)
    }

    public static var linear: Animation { linear(duration: usualDuration) }
    public static var easeIn: Animation { easeIn(duration: usualDuration) }
    public static var easeOut: Animation { easeOut(duration: usualDuration) }
    public static var easeInOut: Animation { easeInOut(duration: usualDuration) }

    public static func linear(duration: Double) -> Animation { timingCurve(.linear, duration: duration) }
    public static func easeIn(duration: Double) -> Animation { timingCurve(.easeIn, duration: duration) }
    public static func easeOut(duration: Double) -> Animation { timingCurve(.easeOut, duration: duration) }
    public static func easeInOut(duration: Double) -> Animation { timingCurve(.easeInOut, duration: duration) }
}

extension Animation {
    /// `blendDuration` is there to be read over, here and below: one spring takes over from another at once.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        Animation(form: .spring(spring))
    }

    /// A spring that begins where a change has come to, as fast as it goes.
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        spring(Spring(duration: duration, bounce: bounce))
    }

    /// A spring by the time of one swing. Without arguments `spring()` is that of `duration` and `bounce`.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction))
    }

    public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

    /// A quick spring for what follows a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction)
    }

    public static var interactiveSpring: Animation { interactiveSpring() }

    /// A spring whose effect adds to those that are still going on.
    ///
    /// - Parameter initialVelocity: in whole ways a second.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
    }

    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(form: .interpolatingSpring(spring, initialVelocity: initialVelocity))
    }

    public static var smooth: Animation { smooth() }
    public static var snappy: Animation { snappy() }
    public static var bouncy: Animation { bouncy() }

    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

extension Animation {
    /// Begins later, in seconds.
    public func delay(_ delay: Double) -> Animation { Animation(form: .delayed(form, by: max(0, delay))) }

    /// Twice as fast at 2; delays and repetitions told before too.
    public func speed(_ speed: Double) -> Animation { Animation(form: .sped(form, by: max(0, speed))) }

    /// Again and again, every other time backwards unless told; at the end the change is done, whichever way it went last.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(form: .repeated(form, count: max(1, repeatCount), autoreverses: autoreverses))
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(form: .repeated(form, count: nil, autoreverses: autoreverses))
    }

    /// Counts as logically complete after some seconds, unless it does earlier; it moves on to its own end all the same.
    public func logicallyComplete(after duration: Double) -> Animation {
        Animation(form: .completing(form, after: max(0, duration)))
    }
}
