public import FramewrightDrawing

extension Spring {
    /// Returns the value at `time` on the way from `fromValue` to `toValue`.
    ///
    /// - Parameter initialVelocity: The initial change per second.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: Double) -> V {
        var value = toValue
        value.animatableData =
            fromValue.animatableData
            + self.value(
                target: toValue.animatableData - fromValue.animatableData,
                initialVelocity: initialVelocity.animatableData, time: time)
        return value
    }

    /// Returns the change per second at `time` on the way from `fromValue` to `toValue`.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: Double) -> V {
        var velocity = toValue
        velocity.animatableData = self.velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return velocity
    }

    /// Advances a value and its velocity (the change per second) towards `target` by `deltaTime` seconds.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: Double) {
        let swing = swing(at: deltaTime)
        let distance = value - target
        value = target + distance.scaled(by: swing.left) + velocity.scaled(by: swing.carried)
        velocity = distance.scaled(by: swing.leftVelocity) + velocity.scaled(by: swing.carriedVelocity)
    }

    /// Returns the change of the velocity per second at a position and velocity.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness / mass) - velocity.scaled(by: damping / mass)
    }

    /// Returns the change of the velocity per second at a position and velocity. `fromValue` has no influence.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var force = toValue
        force.animatableData = self.force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return force
    }
}
