/// The confetti of a finished brocade: which particles there are at any time, from a seed.
///
/// Each of four shapes is born twice a second, evenly spaced, for ever; all else is drawn evenly from the documented
/// mean ± half its range. Nothing accelerates or fades: a particle is `speed · age` points from the emitter.
public struct Confetti: Hashable, Sendable {
    /// A mean and the whole width of the band around it.
    public struct Spread: Hashable, Sendable {
        /// The middle.
        public let mean: Double
        /// From the least to the most.
        public let range: Double

        func value(_ generator: inout SeededGenerator) -> Double { mean + range * (generator.nextUnit() - 0.5) }
    }

    /// A piece of paper in the air.
    public struct Particle: Hashable, Sendable {
        /// Its number since the start, from 0.
        public let index: Int
        /// From 0 to 3.
        public let shape: Int
        /// Seconds since it was born.
        public let age: Double
        /// Seconds it is seen, its age included.
        public let lifetime: Double
        /// Points a second.
        public let speed: Double
        /// Degrees clockwise from the right: -90 is straight up.
        public let direction: Double
        /// Of its picture.
        public let scale: Double
        /// Degrees it has turned since it was born, clockwise.
        public let rotation: Double
    }

    /// Shapes that are drawn.
    public static let shapeCount = 4
    /// Particles born a second, of all shapes.
    public static let birthRate = 8
    /// Seconds.
    public static let lifetime = Spread(mean: 3, range: 1.5)
    /// Points a second.
    public static let speed = Spread(mean: 150, range: 100)
    /// Degrees clockwise from the right.
    public static let direction = Spread(mean: -90, range: 90)
    /// Of a particle's picture.
    public static let scale = Spread(mean: 0.7, range: 0.3)
    /// Degrees a second.
    public static let spin = Spread(mean: 90, range: 45)
    /// The emitter on the documented screen of 375x667 points: the middle of the bar, 10 points above the bottom.
    public static let emitter = (x: 187.5, y: 657.0)

    private let seed: UInt64

    /// The parameter chooses among all confettis.
    public init(seed: UInt64) { self.seed = seed }

    /// The particles in the air `time` seconds after the win, oldest first: at most 31. None before the win and for
    /// times that are no number; after ten thousand days always those of then.
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
