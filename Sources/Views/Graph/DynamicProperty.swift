import FramewrightDrawing

/// A stored property of a view that reads from outside the view: state, environment, or a value made of such.
///
/// A view's properties are linked just before its body is evaluated, those of nested dynamic properties too. Unlike in
/// SwiftUI there is no `update()`: what needs work before a body does it when read.
@MainActor
public protocol DynamicProperty {}

/// A dynamic property with a place in the graph.
@MainActor
protocol LinkedProperty: DynamicProperty {
    func link(_ linking: inout PropertyLinker)
}

/// Hands a view's properties their places, in the order they are declared.
@MainActor
struct PropertyLinker {
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
    mutating func link<Value>(propertiesOf value: Value) {
        link(propertiesOf: value, lowering.graph.traits(of: value))
    }

    /// Links the dynamic properties of a value of the type with these traits.
    mutating func link<Value>(propertiesOf value: Value, _ traits: TypeTraits) {
        switch traits.properties {
        case .none: break
        case .placed(let places): places.link(value, &self)
        case .listed(let positions): link(positions, of: Mirror(reflecting: value).children)
        }
    }

    private mutating func link(_ positions: [Int], of stored: Mirror.Children) {
        // Another case of an enumeration may store less.
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

extension ViewGraph {
    /// What the type of a view, modifier or property says; looked up once.
    func traits<Value>(of value: Value) -> TypeTraits {
        traits(Value.self) {
            TypeTraits(
                properties: .found(in: value),
                isAnimated: (value as? any Animatable).map { !($0 is any Shape) && $0.hasAnimatableData } ?? false,
                isComparable: value is any Equatable)
        }
    }
}

/// What a view's, modifier's or property's type says about all its values.
final class TypeTraits {
    /// Which stored properties must be linked before they are read.
    let properties: LinkedProperties
    /// Its bodies are evaluated at every moment while its `animatableData` is on its way.
    let isAnimated: Bool
    /// Its values can be told to be the same.
    let isComparable: Bool

    init(properties: LinkedProperties, isAnimated: Bool, isComparable: Bool) {
        self.properties = properties
        self.isAnimated = isAnimated
        self.isComparable = isComparable
    }
}

/// How the dynamic properties of a type's values are found.
enum LinkedProperties {
    case none
    case placed(PropertyPlaces)
    /// By a mirror, as the so manieth of what a value stores: of what may store something else another time.
    case listed([Int])

    static func found<Value>(in value: Value) -> LinkedProperties {
        let mirror = Mirror(reflecting: value)
        let positions = mirror.children.enumerated().filter { $1.value is any DynamicProperty }.map(\.offset)
        guard !positions.isEmpty else { return .none }
        guard mirror.displayStyle == .struct else { return .listed(positions) }
        let places = PropertyPlaces(in: Value.self)
        // A property declared as an optional or as any of a kind is dynamic in some values only.
        return places.count == positions.count ? .placed(places) : .listed(positions)
    }
}

extension Animatable {
    fileprivate var hasAnimatableData: Bool { AnimatableData.self != EmptyAnimatableData.self }
}
