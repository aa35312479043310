/// The body that a style makes for a control, lowered with the style's own environment properties.
struct StyledView<Style, Content: View>: PrimitiveView {
    let style: Style
    let content: @MainActor (Style) -> Content

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Style.self)
        inner.link(propertiesOf: style)
        let nodes = inner.nodes(of: content(style))
        return inner.node.slots.isEmpty ? nodes : inner.watched(nodes)
    }
}
