public import FramewrightDrawing
import FramewrightLayoutEngine

/// The geometry of a scroll view, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// The distance by which the content is moved to the left and upwards. At rest at the top it is 0; with insets,
    /// minus the inset.
    public var contentOffset: Point
    /// The size of the content.
    public var contentSize: Size
    /// The insets of the content from the safe area and the margins.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view.
    public var containerSize: Size

    /// Creates a geometry.
    public init(contentOffset: Point, contentSize: Size, contentInsets: EdgeInsets, containerSize: Size) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The visible rectangle, in coordinates of the content.
    public var visibleRect: Rect { Rect(origin: contentOffset, size: containerSize) }

    /// The rectangle of the scroll view, in coordinates of the content.
    public var bounds: Rect { visibleRect }
}

extension ScrollGeometry {
    init(_ extent: ScrollExtent) {
        self.init(
            contentOffset: extent.window.origin - extent.content.origin, contentSize: extent.content.size,
            contentInsets: .zero, containerSize: extent.window.size)
    }
}

/// The context of a change of a scroll view's phase.
public struct ScrollPhaseChangeContext {
    /// The geometry at the time of the change.
    public let geometry: ScrollGeometry
    /// The velocity; nil, because there is no momentum.
    public let velocity: Size?
}

extension View {
    /// Runs an action with a value of the geometry of the scroll view inside, at first and whenever it changes.
    public func onScrollGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        ScrollObserver(content: self) { settings, memory in
            settings.observers.append { geometry in
                let value = transform(geometry)
                let old = memory.value as? Value ?? value
                guard memory.value == nil || old != value else { return }
                memory.value = value
                action(old, value)
            }
        }
    }

    /// Runs an action with the old and the new phase of the scroll view inside.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Runs an action with the old and the new phase of the scroll view inside, and its geometry.
    public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        ScrollObserver(content: self) { settings, memory in
            settings.phases.append { phase, geometry in
                let old = memory.value as? ScrollPhase ?? .idle
                guard old != phase else { return }
                memory.value = phase
                action(old, phase, ScrollPhaseChangeContext(geometry: geometry, velocity: nil))
            }
        }
    }
}

/// The last reported value of an observer.
@MainActor
private final class ScrollMemory {
    var value: Any?
}

/// A view with an observer of the scroll view inside.
private struct ScrollObserver<Content: View>: PrimitiveView {
    let content: Content
    let add: (inout ScrollSettings.Own, ScrollMemory) -> Void

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        let memory = inner.remembered { ScrollMemory() }
        return inner.with { add(&$0.scrollSettings.own, memory) }.nodes(of: content)
    }
}
