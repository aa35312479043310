import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// The reasons for which content is replaced.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    /// The bits of the reasons.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Content that is not loaded yet: texts and images are drawn as grey bars.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Content that is private. It is drawn unchanged.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// Content that is out of date. It is drawn unchanged.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
    /// Replaces texts and images inside by grey bars, if the reasons contain `placeholder`.
    public func redacted(reason: RedactionReasons) -> some View { RedactedView(content: self, reasons: reason) }

    /// Keeps the view's content as it is inside a redacted view.
    public func unredacted() -> some View {
        modified(by: PaddingLayout(.zero), named: RedactedView<Self>.exception)
            .changingEnvironment { $0.redactionReasons = [] }
    }

    /// Marks the content as private. Accepted without effect.
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}

extension EnvironmentValues {
    /// The reasons for which content inside is replaced.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }
}

private enum RedactionKey: EnvironmentKey {
    static let defaultValue: RedactionReasons = []
}

private struct RedactedView<Content: View>: PrimitiveView {
    let content: Content
    let reasons: RedactionReasons

    static var exception: String { "Unredacted" }

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.with { $0.redactionReasons.formUnion(reasons) }
        let nodes = inner.nodes(of: content)
        guard reasons.contains(.placeholder) else { return nodes }
        let paint = lowering.paint(.control(.placeholder)).opacity(0.6)
        return nodes.map { redacted($0, paint) }
    }

    private func redacted(_ node: ViewNode, _ paint: Paint) -> ViewNode {
        guard node.payload.name != Self.exception else { return node }
        var node = node
        switch node.payload.figure {
        case .text(let figure): node.payload.figure = .shape(TextBars(figure: figure), paint)
        case .image: node.payload.figure = .shape(RoundedRectangle(cornerRadius: 4), paint)
        default: break
        }
        node.children = node.children.map { redacted($0, paint) }
        if let deferral = node.deferral {
            node.deferral = { site, nodes in deferral(site, nodes).map { redacted($0, paint) } }
        }
        return node
    }
}

/// A rounded bar for each line of a text.
private struct TextBars: Shape {
    let figure: TextFigure

    nonisolated func path(in rect: Rect) -> Path {
        var path = Path()
        guard let layout = try? figure.layout(for: ProposedViewSize(width: rect.width, height: rect.height)) else {
            return path
        }
        for line in layout.lines {
            let bar = Rect(
                x: rect.minX + line.frame.minX, y: rect.minY + line.frame.minY + line.frame.height * 0.14,
                width: line.frame.width, height: line.frame.height * 0.72)
            path.addRoundedRect(in: bar, cornerSize: Size(width: 4, height: 4))
        }
        return path
    }
}
