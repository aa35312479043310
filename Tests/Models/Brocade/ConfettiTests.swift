import FramewrightModels
import Testing

struct ConfettiTests {
    private let confetti = Confetti(seed: 1)

    @Test func `each of four shapes is emitted twice a second`() {
        var births: [Int: Int] = [:]
        for tick in 0..<1000 {
            for particle in confetti.particles(at: Double(tick) / 100) { births[particle.index] = particle.shape }
        }
        #expect(births.count == 80 && (0..<4).allSatisfy { shape in births.values.count { $0 == shape } == 20 })
    }

    @Test func `every value is evenly distributed around its mean`() {
        let particles = (0..<4000).flatMap { confetti.particles(at: Double($0)) }
        check(particles.map(\.lifetime), 2.25...3.75, tolerance: 0.1)
        check(particles.map(\.speed), 100...200, tolerance: 2)
        check(particles.map(\.direction), -135 ... -45, tolerance: 2)
        check(particles.map(\.scale), 0.55...0.85, tolerance: 0.01)
        check(particles.filter { $0.age > 0.1 }.map { $0.rotation / $0.age }, 67.5...112.5, tolerance: 1)
    }

    @Test func `a particle keeps its properties while it ages`() {
        let now = confetti.particles(at: 10)
        let later = confetti.particles(at: 10.5).filter { $0.index <= now.last?.index ?? 0 }
        #expect(!later.isEmpty)
        for particle in later {
            let before = now.first { $0.index == particle.index }
            #expect(before?.speed == particle.speed && before?.direction == particle.direction)
            #expect(before.map { $0.age + 0.5 } == particle.age && before?.lifetime == particle.lifetime)
        }
    }

    @Test func `at any time all particles younger than their lifetime exist, at most 31`() {
        for tick in 0..<500 {
            let particles = confetti.particles(at: Double(tick) / 50)
            #expect(particles.count <= 31 && particles.allSatisfy { 0 <= $0.age && $0.age < $0.lifetime })
            #expect(tick < 200 || particles.count >= 18)
        }
    }

    @Test(arguments: [-1, -.infinity, .nan, .infinity, 1e300])
    func `invalid times give no particles or the last ones`(time: Double) {
        #expect(
            time > 0
                ? confetti.particles(at: time) == confetti.particles(at: 864_000_000)
                : confetti.particles(at: time).isEmpty)
    }

    @Test func `a seed gives the same confetti`() {
        #expect(confetti.particles(at: 7) == Confetti(seed: 1).particles(at: 7))
        #expect(confetti.particles(at: 7) != Confetti(seed: 2).particles(at: 7))
    }

    /// Expects values in the range, reaching near both ends, with a mean near the middle.
    private func check(_ values: [Double], _ range: ClosedRange<Double>, tolerance: Double) {
        let mean = values.reduce(0, +) / Double(values.count)
        #expect(values.allSatisfy(range.contains) && abs(mean - (range.lowerBound + range.upperBound) / 2) < tolerance)
        #expect(
            (values.min() ?? 0) < range.lowerBound + tolerance && (values.max() ?? 0) > range.upperBound - tolerance)
    }
}
