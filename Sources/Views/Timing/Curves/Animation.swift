import FramewrightLayoutEngine

/// The timing of an animated change. A value that is evaluated with basic arithmetic alone, and so the same on every
/// machine.
public struct Animation: Hashable, Sendable {
    indirect enum Form: Hashable, Sendable {
        case curve(UnitCurve, duration: Double)
        case spring(Spring)
        /// A spring that is added to the running animations, instead of replacing them.
        case interpolatingSpring(Spring, initialVelocity: Double)
        case delayed(Form, by: Double)
        case sped(Form, by: Double)
        /// A repetition; a `count` of nil repeats forever.
        case repeated(Form, count: Int?, autoreverses: Bool)
        /// A form that counts as logically complete after some seconds at the latest.
        case completing(Form, after: Double)
        case custom(CustomCurve)
    }

    let form: Form

    /// The default animation: `spring(response: 0.55, dampingFraction: 1)`, as on Apple's platforms since 2023.
    public static let `default` = spring(response: 0.55, dampingFraction: 1)

    /// The default duration of a curve, in seconds.
    static let usualDuration = 0.35
}

extension Animation {
    /// A curve over a duration in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
        Animation(form: .curve(curve, duration: max(0, duration)))
    }

    /// A cubic Bézier curve over a duration in seconds. The control points' x coordinates are clamped to 0 through 1.
    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2)),
            duration: duration)
    }

    /// A constant speed over 0.35 s.
    public static var linear: Animation { linear(duration: usualDuration) }
    /// A slow start over 0.35 s.
    public static var easeIn: Animation { easeIn(duration: usualDuration) }
    /// A slow end over 0.35 s.
    public static var easeOut: Animation { easeOut(duration: usualDuration) }
    /// A slow start and a slow end over 0.35 s.
    public static var easeInOut: Animation { easeInOut(duration: usualDuration) }

    /// A constant speed over a duration in seconds.
    public static func linear(duration: Double) -> Animation { timingCurve(.linear, duration: duration) }
    /// A slow start over a duration in seconds.
    public static func easeIn(duration: Double) -> Animation { timingCurve(.easeIn, duration: duration) }
    /// A slow end over a duration in seconds.
    public static func easeOut(duration: Double) -> Animation { timingCurve(.easeOut, duration: duration) }
    /// A slow start and a slow end over a duration in seconds.
    public static func easeInOut(duration: Double) -> Animation { timingCurve(.easeInOut, duration: duration) }
}

extension Animation {
    /// A given spring. `blendDuration` is ignored, here and below: one spring takes over from another at once.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        Animation(form: .spring(spring))
    }

    /// A spring that continues from the current position and velocity.
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        spring(Spring(duration: duration, bounce: bounce))
    }

    /// A spring by its period in seconds. A call `spring()` without arguments uses `duration` and `bounce`.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// A spring without bounce that takes 0.5 s.
    public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

    /// A fast spring, for views that follow a touch.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction)
    }

    /// A fast spring, for views that follow a touch.
    public static var interactiveSpring: Animation { interactiveSpring() }

    /// A spring whose effect is added to the running animations.
    ///
    /// - Parameter initialVelocity: In full distances per second.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
    }

    /// A spring whose effect is added to the running animations, by its duration in seconds.
    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A given spring whose effect is added to the running animations.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(form: .interpolatingSpring(spring, initialVelocity: initialVelocity))
    }

    /// A spring without bounce.
    public static var smooth: Animation { smooth() }
    /// A spring with little bounce.
    public static var snappy: Animation { snappy() }
    /// A spring with visible bounce.
    public static var bouncy: Animation { bouncy() }

    /// A spring without bounce, by its duration in seconds.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with little bounce, by its duration in seconds.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with visible bounce, by its duration in seconds.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

extension Animation {
    /// Starts the animation after `delay` seconds.
    public func delay(_ delay: Double) -> Animation { Animation(form: .delayed(form, by: max(0, delay))) }

    /// Multiplies the speed, also that of delays and repetitions applied before.
    public func speed(_ speed: Double) -> Animation { Animation(form: .sped(form, by: max(0, speed))) }

    /// Repeats the animation, every other time backwards by default. At the end the change is complete, even if the
    /// last repetition ran backwards.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(form: .repeated(form, count: max(1, repeatCount), autoreverses: autoreverses))
    }

    /// Repeats the animation without end, every other time backwards by default.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(form: .repeated(form, count: nil, autoreverses: autoreverses))
    }

    /// Counts as logically complete after `duration` seconds at the latest. The motion itself is unchanged.
    public func logicallyComplete(after duration: Double) -> Animation {
        Animation(form: .completing(form, after: max(0, duration)))
    }
}
