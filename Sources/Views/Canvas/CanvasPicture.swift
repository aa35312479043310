import FramewrightDrawing
import FramewrightLayoutEngine

/// The destination of drawing commands.
@MainActor
final class DrawingTarget {
    var commands: [DisplayList.Item.Command] = []
}

/// The views that a canvas draws, and what is needed to make more of them.
@MainActor
final class CanvasResources {
    let lowering: Lowering
    let symbols: [AnyHashable: CanvasPicture]
    let size: Size

    init(lowering: Lowering, symbols: [AnyHashable: CanvasPicture], size: Size) {
        (self.lowering, self.symbols, self.size) = (lowering, symbols, size)
    }

    /// Returns the node of a view.
    func picture(of view: some View) -> CanvasPicture? {
        lowering.with { $0.stackAxis = nil }.nodes(of: view).first.map { CanvasPicture($0) }
    }
}

/// A view to draw in a canvas.
@MainActor
struct CanvasPicture {
    let node: ViewNode

    init(_ node: ViewNode) { self.node = node }

    /// Returns the size for a proposal.
    func size(for proposal: ProposedViewSize) -> Size {
        let wrapped = node.wrapped(in: ProposalLayout(proposal: proposal), as: ViewContent("Symbol"))
        let screen = ScreenArea(size: proposal.replacingUnspecifiedDimensions(by: Size(width: 1000, height: 1000)))
        return (try? wrapped.resolved(on: screen).placed(on: screen))?.nodes.first?.frame.size ?? .zero
    }

    /// Returns the commands that draw the view at the origin in a size.
    func commands(in size: Size) -> [DisplayList.Item.Command] {
        let screen = ScreenArea(size: size)
        guard let tree = try? node.resolved(on: screen).placed(on: screen) else { return [] }
        return tree.displayList().items.map(\.command)
    }
}
