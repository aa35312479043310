import Framewright

/// What the last merges have scored.
struct ScoreGain: Hashable, Sendable {
    private(set) var points = 0
    /// Counts the swipes that have scored.
    private(set) var count = 0

    mutating func add(_ points: Int) {
        guard points > 0 else { return }
        self.points = points
        count += 1
    }
}

/// "+N", which rises out of the box of the score and fades: documented for 600 ms. Who places it moves it.
struct ScoreGainView: View {
    let gain: ScoreGain

    var body: some View {
        KeyframeAnimator(initialValue: 1, trigger: gain.count) { way in
            if way < 1 { rising(way) }
        } keyframes: { _ in
            MoveKeyframe(0)
            LinearKeyframe(1, duration: 0.6, timingCurve: .easeIn)
        }
    }

    private func rising(_ way: Double) -> some View {
        Text("+\(gain.points)")
            .font(.system(relativeSize: WebMeasures.lineShare, weight: .bold))
            .lineLimit(1)
            .foregroundStyle(ThemeColor("color.game2048Web.ink").opacity(0.9))
            .opacity(1 - way)
            .accessibilityIdentifier("gain")
            .allowsHitTesting(false)
            .layoutValue(key: GainProgress.self, value: way)
    }
}

/// How far "+N" has come on its way up: from 0 to 1.
enum GainProgress: LayoutValueKey {
    static let defaultValue = 0.0
}

/// Where the middle of "+N" is, below the top of the box of the score, and how large it is; all in proportion to a box of 55
/// points.
struct GainPath {
    let start: Double
    let end: Double
    var size = 25.0

    /// Documented: a line of 25 points from 25 points below the box's top to 50 above it, here `lift` higher.
    static func documented(lift: Double) -> GainPath { GainPath(start: 37.5 - lift, end: -37.5 - lift) }

    /// Between the box and a title above it.
    static let low = GainPath(start: -9, end: -19, size: 20)

    func middle(_ way: Double) -> Double { start + (end - start) * way }
}
