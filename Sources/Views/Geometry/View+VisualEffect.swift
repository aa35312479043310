import FramewrightDrawing
import FramewrightLayoutEngine

extension View {
    /// Changes the drawing of the view depending on its geometry, without effect on layout.
    ///
    /// ```swift
    /// Text("Title").visualEffect { content, proxy in
    ///     content.opacity(proxy.frame(in: .scrollView).minY < 0 ? 0.5 : 1)
    /// }
    /// ```
    public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        VisualEffectView(content: self, name: "VisualEffect") { site, environment in
            effect(EmptyVisualEffect(), GeometryProxy(site, in: environment)).steps
        }
    }
}

/// A view whose drawing is changed by steps that depend on its frame.
struct VisualEffectView<Content: View>: PrimitiveView {
    let content: Content
    let name: String
    let steps: @Sendable (DeferredSite, EnvironmentValues) -> VisualEffectSteps

    func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.graph.notes.hasDeferred = true
        return lowering.nodes(of: content).map { node in
            var wrapper = node.wrapped(in: PaddingLayout(.zero), as: ViewContent(modifier: name))
            wrapper.deferral = { [steps, environment = lowering.environment] site, children in
                children.map { $0.changed(by: steps(site, environment)) }
            }
            return wrapper
        }
    }
}

/// The number of nodes that an effect has put around a view.
private enum EffectDepth: LayoutValueKey {
    static let defaultValue = 0
}

extension ViewNode {
    /// Returns the node with other steps around it, instead of those it has. The content that deferred nodes inside
    /// have so far is kept.
    fileprivate func changed(by steps: VisualEffectSteps) -> ViewNode {
        var core = self
        for _ in 0..<values[EffectDepth.self] { core = core.children[0] }
        for step in steps.list {
            core = core.wrapped(in: PaddingLayout(.zero), as: ViewContent(step.name, step.figure))
        }
        core.values[EffectDepth.self] = steps.list.count
        return core
    }
}
