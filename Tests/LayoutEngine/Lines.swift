import FramewrightDrawing

@testable import FramewrightLayoutEngine

/// A line of text of given size and metrics; its baseline lies `ascent` below its top.
struct Line: LeafLayout {
    var size: Size
    var metrics: TextSpacing

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size { size }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing(text: metrics) }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> Double? {
        guide == .firstTextBaseline || guide == .lastTextBaseline ? bounds.minY + metrics.ascent : nil
    }
}

extension TextSpacing {
    /// The platforms' own typeface at 17 points: 2048 units per em, ascent 1950, descent 494, capital height 1443.
    static let body = TextSpacing(
        lineHeight: 17 * 2444 / 2048, ascent: 17 * 1950 / 2048, descent: 17 * 494 / 2048,
        capHeight: 17 * 1443 / 2048, leading: 2)

    /// The same at 13 points, as on a desktop, where lines have no leading.
    static let desktop = TextSpacing(
        lineHeight: 13 * 2444 / 2048, ascent: 13 * 1950 / 2048, descent: 13 * 494 / 2048, capHeight: 13 * 1443 / 2048,
        leading: 0)

    static func baseline(_ ascent: Double, _ descent: Double) -> TextSpacing {
        TextSpacing(lineHeight: ascent + descent, ascent: ascent, descent: descent, capHeight: ascent, leading: 0)
    }
}

extension LayoutNode<String> {
    static func line(_ name: String, _ width: Double, _ height: Double, _ metrics: TextSpacing = .body) -> Node {
        Node(name, layout: Line(size: Size(width: width, height: height), metrics: metrics))
    }

    /// Returns a line 10 points wide with a baseline.
    static func text(_ name: String, ascent: Double, descent: Double) -> Node {
        line(name, 10, ascent + descent, .baseline(ascent, descent))
    }

    func padded(_ insets: EdgeInsets) -> Node { Node("padding", layout: PaddingLayout(insets), children: [self]) }

    func laid(by layout: some Layout, _ name: String = "modifier") -> Node {
        Node(name, layout: layout, children: [self])
    }
}
