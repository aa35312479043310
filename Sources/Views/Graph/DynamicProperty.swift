/// A stored property of a view that reads from outside the view: state, environment, or a value made of such.
///
/// A view's properties are linked just before its body is evaluated, those of nested dynamic properties too. Unlike in
/// SwiftUI there is no `update()`: what needs work before a body does it when read.
@MainActor
public protocol DynamicProperty {}

/// A dynamic property with a place in the graph.
@MainActor
protocol LinkedProperty: DynamicProperty {
    func link(_ linking: inout Linking)
}

/// Hands a view's properties their places, in the order they are declared.
@MainActor
struct Linking {
    let lowering: Lowering
    let node: GraphNode
    private var nextSlot = 0

    init(_ lowering: Lowering, node: GraphNode) {
        self.lowering = lowering
        self.node = node
    }

    /// The next property's memory, made if it is new.
    mutating func slot<Slot: AnyObject>(_ make: () -> Slot) -> Slot {
        defer { nextSlot += 1 }
        if nextSlot < node.slots.count, let known = node.slots[nextSlot] as? Slot { return known }
        let slot = make()
        node.slots.append(slot)
        return slot
    }

    /// Links all dynamic properties stored in a value.
    ///
    /// Reflection costs microseconds, so types without any are remembered.
    mutating func link(propertiesOf value: Any) {
        let mirror = { Mirror(reflecting: value).children.lazy.map(\.value) }
        guard
            lowering.graph.hasProperties(type(of: value), { mirror().contains { $0 is any DynamicProperty } })
        else { return }
        for property in mirror() where property is any DynamicProperty {
            if let linked = property as? any LinkedProperty { linked.link(&self) } else { link(propertiesOf: property) }
        }
    }
}
