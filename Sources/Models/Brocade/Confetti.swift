/// The confetti of a completed brocade: a seeded function from time to particles.
///
/// Each of four shapes is emitted twice per second at even intervals, endlessly. All other values are drawn uniformly
/// from the documented mean ± half the range. Particles do not accelerate or fade: a particle is `speed · age` points
/// from the emitter.
public struct Confetti: Hashable, Sendable {
    /// A uniform distribution, given by its mean and total width.
    public struct Spread: Hashable, Sendable {
        /// The mean.
        public let mean: Double
        /// The difference between the largest and the smallest value.
        public let range: Double

        func value(_ generator: inout SeededGenerator) -> Double { mean + range * (generator.nextUnit() - 0.5) }
    }

    /// A particle.
    public struct Particle: Hashable, Sendable {
        /// The number of the particle, counted from 0.
        public let index: Int
        /// The number of the shape, 0 to 3.
        public let shape: Int
        /// The age in seconds.
        public let age: Double
        /// The total lifetime in seconds.
        public let lifetime: Double
        /// The speed in points per second.
        public let speed: Double
        /// The direction in degrees, clockwise from the right: -90 is up.
        public let direction: Double
        /// The scale of the image.
        public let scale: Double
        /// The rotation since the particle was emitted, in degrees clockwise.
        public let rotation: Double
    }

    /// The number of shapes.
    public static let shapeCount = 4
    /// The number of particles emitted per second, of all shapes together.
    public static let birthRate = 8
    /// The lifetime in seconds.
    public static let lifetime = Spread(mean: 3, range: 1.5)
    /// The speed in points per second.
    public static let speed = Spread(mean: 150, range: 100)
    /// The direction in degrees, clockwise from the right.
    public static let direction = Spread(mean: -90, range: 90)
    /// The scale of a particle's image.
    public static let scale = Spread(mean: 0.7, range: 0.3)
    /// The rotation in degrees per second.
    public static let spin = Spread(mean: 90, range: 45)
    /// The position of the emitter on the documented screen of 375x667 points: the middle of the bar, 10 points above
    /// the bottom.
    public static let emitter = (x: 187.5, y: 657.0)

    private let seed: UInt64

    /// Creates confetti with a random seed.
    public init(seed: UInt64) { self.seed = seed }

    /// Returns the particles that are alive `time` seconds after the win, oldest first, at most 31. Returns none for
    /// negative times and NaN. After ten thousand days the result no longer changes.
    public func particles(at time: Double) -> [Particle] {
        guard time >= 0 else { return [] }
        let time = min(time, 864_000_000)
        let rate = Double(Self.birthRate)
        let newest = Int(time * rate)
        let longest = Self.lifetime.mean + Self.lifetime.range / 2
        let oldest = max(0, newest - Int(longest * rate))
        return (oldest...newest).compactMap { particle($0, age: time - Double($0) / rate) }
    }

    private func particle(_ index: Int, age: Double) -> Particle? {
        var generator = SeededGenerator(seed: seed ^ UInt64(index) &* 0xD1B5_4A32_D192_ED03)
        let lifetime = Self.lifetime.value(&generator)
        guard age < lifetime else { return nil }
        return Particle(
            index: index, shape: index % Self.shapeCount, age: age, lifetime: lifetime,
            speed: Self.speed.value(&generator), direction: Self.direction.value(&generator),
            scale: Self.scale.value(&generator), rotation: age * Self.spin.value(&generator))
    }
}
