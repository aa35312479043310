/// A stored property of a view that reads data from outside the view, such as state or environment values.
///
/// Properties are linked right before the view's body is evaluated, including those of nested dynamic properties.
/// Unlike in SwiftUI there is no `update()`; work is done when the property is read.
@MainActor @preconcurrency
public protocol DynamicProperty {}

/// A dynamic property with storage in the graph.
@MainActor
protocol LinkedProperty: DynamicProperty {
    func link(_ linking: inout PropertyLinker)
}

/// Assigns a view's properties their storage, in the order of declaration.
@MainActor
struct PropertyLinker {
    let lowering: Lowering
    let node: GraphNode
    private var nextSlot = 0
    /// Whether a property has no value, so that the body cannot be evaluated.
    private(set) var hasFailed = false

    init(_ lowering: Lowering, node: GraphNode) {
        self.lowering = lowering
        self.node = node
    }

    /// Reports a property without a value.
    mutating func fail(missing type: Any.Type) {
        hasFailed = true
        lowering.report.add(.missingObject("\(type)", view: node.path))
    }

    /// Returns the next property's storage, which is created if it is new.
    mutating func slot<Slot: AnyObject>(_ make: () -> Slot) -> Slot {
        defer { nextSlot += 1 }
        if nextSlot < node.slots.count, let known = node.slots[nextSlot] as? Slot { return known }
        let slot = make()
        node.slots.append(slot)
        return slot
    }

    /// Links all dynamic properties of a value.
    mutating func link<Value>(propertiesOf value: Value) {
        link(propertiesOf: value, lowering.graph.traits(of: value))
    }

    /// Links the dynamic properties of a value whose type has the given traits.
    mutating func link<Value>(propertiesOf value: Value, _ traits: TypeTraits) {
        switch traits.properties {
        case .none: break
        case .placed(let places): places.link(value, &self)
        case .listed(let positions): link(positions, of: Mirror(reflecting: value).children)
        }
    }

    private mutating func link(_ positions: [Int], of stored: Mirror.Children) {
        // Another case of an enum may store fewer values.
        for position in positions where position < stored.count {
            let property = stored[stored.index(stored.startIndex, offsetBy: position)].value
            if let linked = property as? any LinkedProperty {
                linked.link(&self)
            } else if let dynamic = property as? any DynamicProperty {
                link(inside: dynamic)
            }
        }
    }

    private mutating func link(inside property: some DynamicProperty) { link(propertiesOf: property) }
}
