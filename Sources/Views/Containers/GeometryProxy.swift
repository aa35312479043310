public import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// The geometry of a view.
public struct GeometryProxy: Sendable {
    let site: DeferredSite
    private let spaces: CoordinateSpaces

    /// Creates the geometry of a node that was lowered in an environment. Leading and trailing insets are swapped in
    /// right-to-left environments, because the layout engine reports left and right.
    init(_ site: DeferredSite, in environment: EnvironmentValues) {
        var site = site
        if environment.layoutDirection == .rightToLeft {
            let insets = site.safeAreaInsets
            (site.safeAreaInsets.leading, site.safeAreaInsets.trailing) = (insets.trailing, insets.leading)
        }
        self.site = site
        spaces = environment.coordinateSpaces
    }

    /// The size in points.
    public var size: Size { site.size }

    /// The insets of the safe area, in points, on the edges at which the view touches it.
    public var safeAreaInsets: EdgeInsets { site.safeAreaInsets }

    /// Returns the view's frame in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> Rect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the view's frame in a coordinate space. The space of the screen stands in for a name that no enclosing
    /// view has.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> Rect {
        switch coordinateSpace {
        case .global: site.frame
        case .local: Rect(origin: .zero, size: site.size)
        case .named(let name): site.frame.offset(by: Point.zero - (spaceFrame(name)?.origin ?? .zero))
        }
    }

    /// Returns the frame of an enclosing view with a coordinate space, in the coordinates of this view; nil if there is
    /// none with that name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> Rect? {
        spaceFrame(coordinateSpace.name).map { $0.offset(by: Point.zero - site.frame.origin) }
    }

    /// Returns the value of an anchor in the coordinates of this view.
    public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value(site.markedFrames, site.frame.origin) }

    private func spaceFrame(_ name: AnyHashable) -> Rect? { spaces.marks[name].flatMap { site.markedFrames[$0] } }
}

extension View {
    /// Gives the view's coordinate space a name, for the views inside.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        CoordinateSpaceView(content: self, name: name.name)
    }

    /// Gives the view's coordinate space a name, for the views inside.
    public func coordinateSpace(name: some Hashable) -> some View {
        CoordinateSpaceView(content: self, name: AnyHashable(name))
    }
}

private struct CoordinateSpaceView<Content: View>: PrimitiveView {
    let content: Content
    let name: AnyHashable

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        let mark = inner.mark
        var nodes = inner.with { $0.coordinateSpaces.marks[name] = mark }.nodes(of: content)
        for index in nodes.indices { nodes[index].payload.coordinateSpaces.append(.named(name)) }
        return nodes.marked(mark)
    }
}
