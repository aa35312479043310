extension Animation {
    /// Seconds until nothing moves any more; for a spring its `settlingDuration`, infinite if it repeats forever.
    public var settlingDuration: Double { form.settlingDuration }

    /// Seconds until the change seems complete; for a spring its `duration`.
    public var logicalDuration: Double { form.logicalDuration }

    /// Whether it is a spring that continues from the position and velocity of the animation it replaces.
    var takesOver: Bool { form.takesOver }

    /// Whether it is a spring that is added to the running animations.
    var addsUp: Bool { form.addsUp }

    /// Returns the remaining part of a change after `seconds`.
    func decay(at seconds: Double) -> Decay { form.decay(at: seconds) }
}

extension Animation.Form {
    fileprivate var takesOver: Bool {
        switch self {
        case .spring: true
        case .sped(let form, _), .completing(let form, _): form.takesOver
        case .curve, .interpolatingSpring, .delayed, .repeated, .custom: false
        }
    }

    fileprivate var addsUp: Bool {
        switch self {
        case .interpolatingSpring: true
        case .sped(let form, _), .completing(let form, _): form.addsUp
        case .curve, .spring, .delayed, .repeated, .custom: false
        }
    }

    fileprivate var settlingDuration: Double {
        switch self {
        case .curve(_, let duration): duration
        case .spring(let spring), .interpolatingSpring(let spring, _): spring.settlingDuration
        case .delayed(let form, let delay): delay + form.settlingDuration
        case .sped(let form, let speed): speed > 0 ? form.settlingDuration / speed : .infinity
        case .repeated(let form, let count, _): count.map { Double($0) * form.settlingDuration } ?? .infinity
        case .completing(let form, _): form.settlingDuration
        case .custom(let curve): curve.settlingDuration
        }
    }

    fileprivate var logicalDuration: Double {
        switch self {
        case .curve(_, let duration): duration
        case .spring(let spring), .interpolatingSpring(let spring, _): spring.duration
        case .delayed(let form, let delay): delay + form.logicalDuration
        case .sped(let form, let speed): speed > 0 ? form.logicalDuration / speed : .infinity
        case .repeated(let form, let count, _):
            count.map { Double($0 - 1) * form.settlingDuration + form.logicalDuration } ?? .infinity
        case .completing(let form, let duration): min(form.logicalDuration, duration)
        case .custom(let curve): curve.logicalDuration
        }
    }

    fileprivate func decay(at seconds: Double) -> Decay {
        switch self {
        case .curve(let curve, let duration): Self.decay(of: curve, duration, at: seconds)
        case .spring(let spring): spring.swing(at: seconds)
        case .interpolatingSpring(let spring, let velocity): spring.swing(at: seconds).pushed(by: velocity)
        case .delayed(let form, let delay): seconds < delay ? .start : form.decay(at: seconds - delay)
        case .sped(let form, let speed): form.decay(at: seconds * speed).sped(by: speed)
        case .repeated(let form, let count, let autoreverses):
            Self.decay(of: form, count, autoreverses, at: seconds)
        case .completing(let form, _): form.decay(at: seconds)
        case .custom(let curve): curve.decay(at: seconds)
        }
    }

    private static func decay(of curve: UnitCurve, _ duration: Double, at seconds: Double) -> Decay {
        guard seconds < duration else { return .end }
        guard seconds > 0 else { return .start }
        let share = seconds / duration
        let velocity = min(max(curve.velocity(at: share), -fastest), fastest)
        return Decay(
            left: 1 - curve.value(at: share), carried: 0, leftVelocity: -velocity / duration, carriedVelocity: 0)
    }

    /// The limit of a curve's velocity, in full distances per duration. Some curves are vertical at one point, from
    /// where a spring that takes over would start far too fast.
    private static let fastest = 20.0

    private static func decay(
        of form: Animation.Form, _ count: Int?, _ autoreverses: Bool, at seconds: Double
    ) -> Decay {
        let duration = form.settlingDuration
        guard duration > 0, duration.isFinite else { return form.decay(at: seconds) }
        let turn = (seconds / duration).rounded(.down)
        if let count, turn >= Double(count) { return .end }
        let rest = seconds - turn * duration
        let isReversed = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
        var decay = form.decay(at: isReversed ? duration - rest : rest)
        if isReversed { decay.leftVelocity = -decay.leftVelocity }
        if turn > 0 { (decay.carried, decay.carriedVelocity) = (0, 0) }
        return decay
    }
}

extension Decay {
    /// Applies an initial velocity towards the target, in full distances per second.
    fileprivate func pushed(by velocity: Double) -> Decay {
        var decay = self
        decay.left -= velocity * carried
        decay.leftVelocity -= velocity * carriedVelocity
        return decay
    }

    /// Scales time by `factor`. Initial and current velocities are those in outer, unscaled time.
    fileprivate func sped(by factor: Double) -> Decay {
        guard factor > 0 else { return .start }
        return Decay(
            left: left, carried: carried / factor, leftVelocity: leftVelocity * factor, carriedVelocity: carriedVelocity
        )
    }
}
