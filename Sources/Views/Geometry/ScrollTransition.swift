import FramewrightDrawing
public import FramewrightLayoutEngine

/// The phase of a view that enters or leaves the visible part of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// The view is leaving at the top or leading edge.
    case topLeading
    /// The view is visible.
    case identity
    /// The view is entering at the bottom or trailing edge.
    case bottomTrailing

    /// Whether the view is visible, and so should be drawn unchanged.
    public var isIdentity: Bool { self == .identity }

    /// -1 at the top or leading edge, 0 for a visible view, 1 at the bottom or trailing edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// The way in which a scroll transition follows the position of its view.
public struct ScrollTransitionConfiguration: Sendable {
    /// The place at which a view counts as visible.
    public struct Threshold: Sendable {
        /// The visible share, 0 to 1; nil for the distance from the centre.
        var visible: Double?
        /// The distance in points by which the threshold is moved towards the centre.
        var inset = 0.0

        /// Fully visible.
        public static let visible = Threshold(visible: 1)
        /// Fully hidden.
        public static let hidden = Threshold(visible: 0)
        /// In the centre of the scroll view.
        public static let centered = Threshold(visible: nil)

        /// Visible with a share of its length.
        public static func visible(_ amount: Double) -> Threshold { Threshold(visible: min(max(amount, 0), 1)) }

        /// Returns a threshold between this one and another.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            guard let visible, let end = other.visible else { return amount < 0.5 ? self : other }
            return Threshold(visible: visible + (end - visible) * amount)
        }

        /// Returns the threshold moved towards the centre by a distance in points.
        public func inset(by distance: Double) -> Threshold {
            Threshold(visible: visible, inset: inset + distance)
        }
    }

    private enum Mode {
        case interactive
        case animated
        case identity
    }

    private var mode: Mode
    private var curve = UnitCurve.easeInOut
    private var threshold = Threshold.visible

    /// The effect follows the position of the view.
    public static let interactive = ScrollTransitionConfiguration(mode: .interactive)
    /// The effect changes when the view passes the threshold. The change itself is not animated.
    public static let animated = ScrollTransitionConfiguration(mode: .animated)
    /// The effect is never applied.
    public static let identity = ScrollTransitionConfiguration(mode: .identity)

    /// The effect follows the position of the view, by a curve.
    public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
        var configuration = interactive
        configuration.curve = timingCurve
        return configuration
    }

    /// The effect changes when the view passes the threshold. The change itself is not animated.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { animated }

    /// Returns the configuration with another threshold.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.threshold = threshold
        return configuration
    }

    /// Returns the configuration with an animation, which has no effect.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

    private init(mode: Mode) { self.mode = mode }

    /// Returns the share of the transition, 0 for a visible view and 1 for one that is hidden, by the positions of the
    /// view and of the visible part along the axis.
    func share(of view: ClosedRange<Double>, in window: ClosedRange<Double>) -> Double {
        let length = max(view.upperBound - view.lowerBound, 1e-6)
        let (start, end) = (window.lowerBound + threshold.inset, window.upperBound - threshold.inset)
        let share: Double
        if let visible = threshold.visible {
            let shown = max(0, min(view.upperBound, end) - max(view.lowerBound, start)) / length
            share = visible > 0 ? min(max(1 - shown / visible, 0), 1) : (shown > 0 ? 0 : 1)
        } else {
            let distance = abs(view.lowerBound + view.upperBound - start - end) / 2
            share = min(distance / max((end - start + length) / 2, 1e-6), 1)
        }
        return switch mode {
        case .identity: 0
        case .animated: share > 0 ? 1 : 0
        case .interactive: curve.value(at: share)
        }
    }
}

extension View {
    /// Changes the drawing of the view while it enters and leaves the visible part of the scroll view around it.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Changes the drawing of the view while it enters and leaves the visible part of the scroll view around it, in a
    /// different way at each edge.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        VisualEffectView(content: self, name: "ScrollTransition") { site, environment in
            let spaces = environment.coordinateSpaces
            let identity = transition(EmptyVisualEffect(), .identity).steps
            guard let mark = spaces.scrollView, let window = site.markedFrames[mark] else { return identity }
            let axis = axis ?? (spaces.marks[ScrollSpaceName.horizontal] == mark ? .horizontal : .vertical)
            let (own, whole) = (site.frame.range(along: axis), window.range(along: axis))
            let isBefore = own.lowerBound + own.upperBound < whole.lowerBound + whole.upperBound
            let share = (isBefore ? topLeading : bottomTrailing).share(of: own, in: whole)
            let hidden = transition(EmptyVisualEffect(), isBefore ? .topLeading : .bottomTrailing).steps
            return identity.moved(towards: hidden, share: share)
        }
    }
}

extension VisualEffectSteps {
    /// Returns the steps part of the way to others of the same kinds; the others themselves if they differ in kind.
    fileprivate func moved(towards other: VisualEffectSteps, share: Double) -> VisualEffectSteps {
        guard share > 0 else { return self }
        guard share < 1, list.map(\.name) == other.list.map(\.name) else { return other }
        return VisualEffectSteps(
            list: zip(list, other.list).map { own, other in
                guard var distance = FigureNumbers(own.figure).distance(to: FigureNumbers(other.figure)) else {
                    return own
                }
                distance.scale(by: share)
                return Step(name: own.name, figure: own.figure.moved(by: distance))
            })
    }
}

extension Rect {
    fileprivate func range(along axis: Axis) -> ClosedRange<Double> {
        axis == .horizontal ? minX...max(minX, maxX) : minY...max(minY, maxY)
    }
}
