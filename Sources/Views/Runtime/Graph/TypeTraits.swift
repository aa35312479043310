import FramewrightDrawing

/// The properties of a view's, modifier's or property's type that apply to all its values.
final class TypeTraits {
    /// The stored properties to link before the body is evaluated.
    let properties: LinkedProperties
    /// Whether bodies are evaluated in every frame while `animatableData` is animated.
    let isAnimated: Bool
    /// Whether values can be compared.
    let isComparable: Bool
    /// Whether every value of the type gives the same traits.
    let isCommon: Bool

    /// Determines the traits from the first value.
    init<Value>(of value: Value) {
        (properties, isCommon) = LinkedProperties.found(in: value)
        isAnimated =
            (value as? any Animatable).map { !($0 is any ShapeOutline) && $0.hasAnimatableData } ?? false
        isComparable = value is any Equatable
    }
}

/// The way to find the dynamic properties of a type's values.
enum LinkedProperties {
    case none
    case placed(PropertyPlaces)
    /// By index in a mirror, for types whose values store different properties.
    case listed([Int])

    /// Returns the properties of the first value, and whether they are those of every value.
    fileprivate static func found<Value>(in value: Value) -> (LinkedProperties, isCommon: Bool) {
        let places = PropertyPlaces(in: Value.self)
        if let places, !places.isOpen { return (places.count == 0 ? .none : .placed(places), true) }
        let mirror = Mirror(reflecting: value)
        let positions = mirror.children.enumerated().filter { $1.value is any DynamicProperty }.map(\.offset)
        guard !positions.isEmpty else { return (.none, false) }
        // A property declared as an optional or an existential is dynamic in some values only.
        guard let places, places.count == positions.count else { return (.listed(positions), false) }
        return (.placed(places), false)
    }
}

extension Animatable {
    fileprivate var hasAnimatableData: Bool { AnimatableData.self != EmptyAnimatableData.self }
}
