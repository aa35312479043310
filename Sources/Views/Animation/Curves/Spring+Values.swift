public import FramewrightDrawing

extension Spring {
    /// How far a value has come on its way from one value to another.
    ///
    /// - Parameter initialVelocity: what the value would change by in a second.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: Double) -> V {
        var value = toValue
        value.animatableData =
            fromValue.animatableData
            + self.value(
                target: toValue.animatableData - fromValue.animatableData,
                initialVelocity: initialVelocity.animatableData, time: time)
        return value
    }

    /// How fast a value moves on its way from one value to another: what it would change by in a second.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: Double) -> V {
        var velocity = toValue
        velocity.animatableData = self.velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return velocity
    }

    /// Lets a value and its velocity, what it would change by in a second, go on towards a target for some seconds.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: Double) {
        let swing = swing(at: deltaTime)
        let distance = value - target
        value = target + distance.scaled(by: swing.left) + velocity.scaled(by: swing.carried)
        velocity = distance.scaled(by: swing.leftVelocity) + velocity.scaled(by: swing.carriedVelocity)
    }

    /// What the velocity changes by in a second, at a position and with a velocity.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness / mass) - velocity.scaled(by: damping / mass)
    }

    /// What the velocity changes by in a second on the way from one value to another. What lies behind does
    /// not count.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var force = toValue
        force.animatableData = self.force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return force
    }
}
