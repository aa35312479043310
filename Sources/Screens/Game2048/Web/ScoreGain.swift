import Framewright

/// The points scored by the last merges.
struct ScoreGain: Hashable, Sendable {
    private(set) var points = 0
    /// The number of swipes that have scored, used as an animation trigger.
    private(set) var count = 0

    mutating func add(_ points: Int) {
        guard points > 0 else { return }
        self.points = points
        count += 1
    }
}

/// The text "+N", which rises out of the score's box and fades, documented for 600 ms. The parent layout moves it.
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
        Text(verbatim: "+\(gain.points)")
            .font(.system(relativeSize: WebMeasures.lineShare, weight: .bold))
            .lineLimit(1)
            .foregroundStyle(ThemeColor("color.game2048Web.ink").opacity(0.9))
            .opacity(1 - way)
            .accessibilityIdentifier("gain")
            .allowsHitTesting(false)
            .layoutValue(key: GainProgress.self, value: way)
    }
}

/// The progress of "+N" on its way up, from 0 to 1.
enum GainProgress: LayoutValueKey {
    static let defaultValue = 0.0
}

/// The vertical position of the middle of "+N", below the top of the score's box, and its font size; both relative to
/// a box of 55 points.
struct GainPath {
    let start: Double
    let end: Double
    var size = 25.0

    /// Returns the documented path, moved up by `lift`: a line of 25 points moves from 25 points below the box's top
    /// to 50 above it.
    static func documented(lift: Double) -> GainPath { GainPath(start: 37.5 - lift, end: -37.5 - lift) }

    /// The path between the box and a title above it.
    static let low = GainPath(start: -9, end: -19, size: 20)

    func middle(_ way: Double) -> Double { start + (end - start) * way }
}
